/** What the active Feldabfragen ask of one volunteer before a status, several merged (G20). */

import { type Abfragefeld, istVertragsfeld } from '#domain/feldabfrage/abfragefelder.ts';
import type { Feldabfrage } from '#domain/feldabfrage/feldabfrage.ts';
import { elternplatz, istElternfeld } from '#domain/felder/elternfelder.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import type { Akte, Vertrag, Vertragsbedingungen, Wunsch } from '../zustand.ts';
import { elternwert } from './elternabfrage.ts';

/** An asked field as the merged queries have it. */
export type GefragtesFeld = Feldabfrage['felder'][number];

/** What decides whether a field matters to somebody at all. */
interface Abfrageumfeld {
	readonly vertrag: Partial<Vertragsbedingungen> | null;
	/** How many guardians are asked for. */
	readonly eltern: 0 | 1 | 2;
}

/** The wishes somebody is asked for: what is open or bound, a chosen one alone. */
export function gefragteWuensche({ wuensche, zyklusID }: Akte, wunschID: string | null): readonly Wunsch[] {
	if (wunschID !== null) return wuensche.filter((w) => w.id === wunschID);
	const laufende = wuensche.filter((w) => w.zyklusID === zyklusID && w.status < WUNSCH.nr.Abgesagt);
	return laufende.toSorted((a, b) => b.status - a.status);
}

/** The contract whose terms are asked for: that of the wish that has come furthest. */
export function gefragterVertrag({ vertraege }: Akte, wuensche: readonly Wunsch[]): Vertrag | null {
	const vertrag = wuensche.map((w) =>
		vertraege.findLast((v) => v.wunschID === w.id && v.status !== VERTRAG.nr.Storniert),
	);
	return vertrag.find((v) => v !== undefined) ?? null;
}

/** In the order of the queries; a field that several ask for is mandatory if one of them says so. */
export function gefragteFelder(
	feldabfragen: readonly Feldabfrage[],
	ziel: number,
	wuensche: readonly (Pick<Wunsch, 'dienstartID'> | null)[],
	{ vertrag, eltern }: Abfrageumfeld,
): GefragtesFeld[] {
	const gesehen = new Map<Abfragefeld, GefragtesFeld>();
	for (const feld of feldabfragen.filter((abfrage) => gilt(abfrage, ziel, wuensche)).flatMap((a) => a.felder)) {
		if (!wirdGebraucht(feld.feld, { vertrag, eltern })) continue;
		const bisher = gesehen.get(feld.feld);
		gesehen.set(feld.feld, bisher ? vereine(bisher, feld) : feld);
	}
	return [...gesehen.values()];
}

function gilt(
	{ isAktiv, zielStatus, dienstartIDs }: Feldabfrage,
	ziel: number,
	wuensche: readonly (Pick<Wunsch, 'dienstartID'> | null)[],
): boolean {
	if (!isAktiv || zielStatus !== ziel) return false;
	return dienstartIDs.length === 0 || wuensche.some((w) => dienstartIDs.includes(w?.dienstartID ?? ''));
}

function vereine(a: GefragtesFeld, b: GefragtesFeld): GefragtesFeld {
	return {
		...a,
		isPflicht: a.isPflicht || b.isPflicht,
		isBearbeitbarDurch: [...new Set([...a.isBearbeitbarDurch, ...b.isBearbeitbarDurch])],
		hilfetext: a.hilfetext ?? b.hilfetext,
	};
}

/** Tables: Freiwilliger, "if Buchhaltung Traeger". Whoever doesn't keep the payroll has no business with these. */
const NUR_BUCHHALTUNG: readonly Abfragefeld[] = ['familienstand', 'konfession', 'steuerID'];
/** Tables: Freiwilliger, "if Taschengeld is paid by transfer". */
const NUR_TASCHENGELD: readonly Abfragefeld[] = ['kontoinhaber', 'iban', 'bic', 'bankname'];

/** It matters to whom it would be asked of. */
export function wirdGebraucht(feld: Abfragefeld, { vertrag, eltern }: Abfrageumfeld): boolean {
	if (istElternfeld(feld)) return (elternplatz(feld)?.platz ?? 0) < eltern;
	if (vertrag === null) return true;
	if (NUR_BUCHHALTUNG.includes(feld)) return vertrag.isBuchhaltungTraeger !== false;
	return !NUR_TASCHENGELD.includes(feld) || vertrag.taschengeld !== 0;
}

export const istLeer = (wert: unknown): boolean =>
	wert === undefined || wert === null || wert === '' || (Array.isArray(wert) && wert.length === 0);

/** The value of a field, of the person, a guardian or the contract. */
export function wertVon(
	akte: Pick<Akte, 'person' | 'erziehungsberechtigte'>,
	vertrag: Partial<Vertragsbedingungen> | null,
	feld: Abfragefeld,
): unknown {
	if (istElternfeld(feld)) return elternwert(akte, feld);
	return (istVertragsfeld(feld) ? vertrag?.[feld] : akte.person[feld]) ?? null;
}
