import { liesLage } from '#commands/akte/lesen.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import { automatischBereitzustellen } from '#domain/akte/automatik.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { PORTAL } from '#domain/rollen.ts';
import { stelleGefuelltBereit } from './bereitstellen.ts';

/** Provides what the portal can in the file the row of the outbox names. */
export async function stelleAusOutboxBereit(mandant: Mandant, id: string): Promise<void> {
	await ausOutbox(mandant.umgebung, id, async ({ daten }) => {
		const lage = await liesLage(mandant.umgebung, PORTAL, daten.freiwilligerID ?? '');
		await stelleAutomatischBereit(mandant, lage);
		return undefined;
	});
}

/** A request that a rule refuses to answer. */
interface Absage {
	readonly specID: string;
	readonly code: string;
}

/** Each request by itself; one that a rule refuses as things stand waits for the next time. */
export async function stelleAutomatischBereit(
	{ umgebung, dateien }: Pick<Mandant, 'umgebung' | 'dateien'>,
	lage: Lage,
): Promise<readonly Absage[]> {
	const { id: freiwilligerID, anforderungen } = lage.akte;
	const absagen: Absage[] = [];
	for (const gemeint of automatischBereitzustellen(lage)) {
		const was = { freiwilligerID, gemeint, einsatzortID: null, automatisch: true };
		try {
			await stelleGefuelltBereit(umgebung, dateien, { akteur: PORTAL }, was);
		} catch (fehler) {
			if (!(fehler instanceof Abgelehnt)) throw fehler;
			const specID = anforderungen.find(({ id }) => id === gemeint)?.specID ?? '';
			haengeAn(
				absagen,
				fehler.verstoesse.map(({ code }) => ({ specID, code })),
			);
		}
	}
	return absagen;
}
