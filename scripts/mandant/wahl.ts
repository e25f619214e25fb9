import { type Konfiguration, Konfigurationsfehler } from '#api/config.ts';
import type { Mandantort } from '#api/mandanten.ts';
import { type Datenbanken, oeffneDatenbanken } from '#scripts/betrieb/datenbank.ts';

/** A command was called in a way it can't follow; the message is for whoever called it. */
export class Bedienfehler extends Error {}

/**
 * A command on the databases, beside a running portal or alone; what went wrong by its use is one sentence. With `anlegen`
 * it makes the portal's own where there is none.
 */
export async function mitDatenbanken(
	konfiguration: Konfiguration,
	arbeite: (datenbanken: Datenbanken) => Promise<void>,
	wie: { readonly anlegen?: boolean } = {},
): Promise<void> {
	try {
		const datenbanken = await oeffneDatenbanken(konfiguration, { ...wie, teilen: true });
		try {
			await arbeite(datenbanken);
		} finally {
			await datenbanken.stop();
		}
	} catch (fehler) {
		if (!(fehler instanceof Bedienfehler || fehler instanceof Konfigurationsfehler)) throw fehler;
		console.error(fehler.message);
		process.exitCode = 1;
	}
}

type Mandanten = readonly Mandantort[];

/** `--mandant <key>` names one; without it all are meant. */
export function gemeinte(mandanten: Mandanten, key: string | undefined): Mandanten {
	if (key === undefined) return mandanten;
	const genannte = mandanten.filter((m) => m.key === key);
	if (genannte.length) return genannte;
	throw new Bedienfehler(`Einen Mandanten „${key}“ gibt es nicht. ${auswahl(mandanten)}`);
}

/** For what is done to one alone: the one named, or the only one. */
export function gemeinter(mandanten: Mandanten, key: string | undefined): Mandantort {
	const [einer, ...weitere] = gemeinte(mandanten, key);
	if (einer && weitere.length === 0) return einer;
	throw new Bedienfehler(`--mandant fehlt: Es gibt mehrere. ${auswahl(mandanten)}`);
}

const auswahl = (mandanten: Mandanten) => `Bekannt: ${mandanten.map((m) => m.key).join(', ')}.`;

/** Does it for one after the other. Of several, one that fails doesn't stop the next; exit code 1 tells of it. */
export async function fuerJeden(mandanten: Mandanten, tue: (mandant: Mandantort) => Promise<void>): Promise<void> {
	const [einziger, ...weitere] = mandanten;
	if (einziger && weitere.length === 0) return tue(einziger);
	const gescheitert = new Map<string, unknown>();
	for (const mandant of mandanten) await tue(mandant).catch((fehler) => gescheitert.set(mandant.key, fehler));
	if (meldeGescheiterte(gescheitert)) process.exitCode = 1;
}

/** Names those that failed, with the reason; true if there are any. */
export function meldeGescheiterte(fehler: ReadonlyMap<string, unknown>): boolean {
	for (const [key, grund] of fehler) {
		console.error(`Mandant ${key}: ${grund instanceof Error ? grund.message : String(grund)}`);
	}
	return fehler.size > 0;
}
