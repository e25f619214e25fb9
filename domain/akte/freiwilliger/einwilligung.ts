/** Consents (pictures, swimming): by whom, when, to which text, and for a minor by which guardians. */

import { EINWILLIGUNGEN, type Einwilligungsfeld } from '#domain/felder/personendaten.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Akte, Einwilligung, ZustimmungDerEltern } from '../zustand.ts';

export interface Einwilligungsstand extends Omit<Einwilligung, 'dokumentID'> {
	readonly feld: Einwilligungsfeld;
	/** What was agreed to; null: no text was. */
	readonly text: { readonly bezeichnung: string; readonly version: number } | null;
	/** The checked copy stands for all signatures. */
	readonly isPapier: boolean;
	/** A minor has agreed, and not yet everybody whose agreement it takes. */
	readonly fehltZustimmung: boolean;
}

export function einwilligungen(
	akte: Akte,
	specs: readonly DokumentSpec[],
	heute: string,
): readonly Einwilligungsstand[] {
	return EINWILLIGUNGEN.flatMap((feld) => {
		const einwilligung = akte.einwilligungen[feld];
		if (!einwilligung) return [];
		const { dokumentID, ...rest } = einwilligung;
		const dokument = akte.dokumente.find(({ id }) => id === dokumentID);
		const spec = specs.find(({ id }) => id === dokument?.specID);
		const eltern = zustimmendeEltern(akte, einwilligung);
		const isPapier = dokument?.isPapier ?? false;
		return [
			{
				...rest,
				feld,
				eltern,
				text: spec ? { bezeichnung: spec.bezeichnung, version: spec.version } : null,
				isPapier,
				fehltZustimmung: einwilligung.wert && !isPapier && fehltZustimmung(akte, eltern, heute),
			},
		];
	});
}

/** Those noted by hand, and those who signed what it was taken over of. */
export const zustimmendeEltern = (akte: Akte, { eltern, dokumentID }: Einwilligung): ZustimmungDerEltern[] => [
	...eltern,
	...unterzeichnende(akte, dokumentID),
];

/** The guardians who signed the document as it is now. */
function unterzeichnende({ dokumente, signaturen }: Akte, dokumentID: string | null): ZustimmungDerEltern[] {
	const dokument = dokumente.find(({ id }) => id === dokumentID);
	return signaturen.flatMap(({ partei, unterzeichnerID: id, unterschriebenAm: am, ...sitzung }) => {
		const isDieses = sitzung.dokumentID === dokument?.id && sitzung.fassung === dokument.fassung;
		return isDieses && partei === 'ERZIEHUNGSBERECHTIGTER' && id !== null && am !== null ? [{ id, am }] : [];
	});
}

/** Those who sign for the minor agree for him, all of them. */
function fehltZustimmung(akte: Akte, eltern: readonly ZustimmungDerEltern[], heute: string): boolean {
	const { geburtsdatum } = akte.person;
	if (!geburtsdatum || !istMinderjaehrig(geburtsdatum, heute)) return false;
	const noetig = akte.erziehungsberechtigte.filter((e) => e.isUnterschriftErforderlich);
	return noetig.length === 0 || noetig.some(({ id }) => !eltern.some((einer) => einer.id === id));
}
