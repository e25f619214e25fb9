import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { fuerJedes } from '#commands/jedes.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import { verlaengere } from '#commands/mail/outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import { AKTEN_ABGLEICHEN } from '#commands/reaktionen/dokumentspec.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { abgleichen } from '#domain/akte/entscheidungen/dokument/abgleichen.ts';
import { dokumenteAblaufenLassen } from '#domain/akte/entscheidungen/dokument/dokumente-ablaufen.ts';
import type { Entschluss } from '#domain/akte/lage.ts';
import { PORTAL } from '#domain/rollen.ts';
import { aktenMitAbgelaufenem, aktenMitDokumenten } from '#projections/queries/dokumente/dokumentbestand.ts';
import { stelleAutomatischBereit } from './automatik.ts';
import { entscheide } from './befehl.ts';

/** How many requests came about, and how many went. */
interface Abgleich {
	readonly neu: number;
	readonly entfallen: number;
}

const NEU: readonly string[] = ['DokumentAngefordert', 'AnforderungGeoeffnet'];
const ENTFALLEN: readonly string[] = ['AnforderungZurueckgezogen', 'AnforderungGeschlossen'];

/** Brings the requests of one file up to date. Table: Request commands, refresh. */
export function gleicheAkteAb(umgebung: Umgebung, befehl: Aktenbefehl, freiwilligerID: string): Promise<Abgleich> {
	return entscheide(umgebung, befehl, freiwilligerID, (lage) => {
		const entschluss = abgleichen(lage);
		const zaehle = (typen: readonly string[]) => entschluss.akte.filter(({ type }) => typen.includes(type)).length;
		return { entschluss, ergebnis: { neu: zaehle(NEU), entfallen: zaehle(ENTFALLEN) } };
	});
}

/**
 * Brings all files up to date: birthdays and other days that make conditions come true, specifications that were
 * published, changed, superseded or locked. Files that are as they should be aren't touched, so that whoever begins
 * again after an interruption soon gets where it stopped. `id`: the row of the outbox that asked for it; every night none.
 */
export async function gleicheAktenAb(mandant: Mandant, id: string): Promise<void> {
	if (!id) return gleicheAlleAb(mandant, async () => undefined);
	const { umgebung } = mandant;
	await ausOutbox(umgebung, id, async (zeile) => {
		await gleicheAlleAb(mandant, () => verlaengere(umgebung.pool, zeile));
		return undefined;
	});
}

const AUF_EINMAL = 50;

/** `weiter`: called between the batches. */
async function gleicheAlleAb(mandant: Mandant, weiter: () => Promise<void>): Promise<void> {
	await fuerJedes(mandant.umgebung, portionsweise(mandant.umgebung, weiter), {
		auftrag: AKTEN_ABGLEICHEN,
		stream: akteName,
		tue: (id) => bringeAufStand(mandant, id),
	});
}

async function* portionsweise({ db }: Umgebung, weiter: () => Promise<void>): AsyncGenerator<string> {
	let akten = await aktenMitDokumenten(db, null, AUF_EINMAL);
	while (akten.length) {
		yield* akten;
		await weiter();
		akten = await aktenMitDokumenten(db, akten.at(-1) ?? null, AUF_EINMAL);
	}
}

const akteName = (id: string) => `${akteAggregat.name}-${id}`;

async function bringeAufStand(mandant: Mandant, freiwilligerID: string): Promise<void> {
	const { umgebung } = mandant;
	const lage = await liesLage(umgebung, PORTAL, freiwilligerID);
	if (!istLeer(abgleichen(lage))) await gleicheAkteAb(umgebung, { akteur: PORTAL }, freiwilligerID);
	await stelleAutomatischBereit(mandant, freiwilligerID);
}

const istLeer = ({ akte, kontingente }: Entschluss): boolean =>
	akte.length === 0 && [...kontingente.values()].every((ereignisse) => ereignisse.length === 0);

/** Every night: what is no longer valid is asked for again. */
export async function lasseDokumenteAblaufen(umgebung: Umgebung): Promise<void> {
	await fuerJedes(umgebung, await aktenMitAbgelaufenem(umgebung.db, umgebung.ctx().heute), {
		auftrag: 'dokumente-ablaufen',
		stream: akteName,
		tue: (id) =>
			entscheide(umgebung, { akteur: PORTAL }, id, (lage) => ({
				entschluss: dokumenteAblaufenLassen(lage, {}),
				ergebnis: null,
			})),
	});
}
