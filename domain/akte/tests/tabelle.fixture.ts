/** Tables of commands as tests: which state allows what to whom, and what everything else answers. */
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { AkteEreignis } from '../ereignisse.ts';
import type { Entschluss, Lage } from '../lage.ts';
import { vorausschau } from '../vorausschau.ts';
import type { Akte } from '../zustand.ts';
import { ADMIN, freiwillig, OEFFENTLICH, TRAEGER, VEREIN1, VEREIN2 } from './personen.fixture.ts';
import type { Welt } from './welt.fixture.ts';

/** Columns of roles; `fremd`: of another Einsatzstelle, or another volunteer. */
export const WER = {
	PUB: OEFFENTLICH,
	FW: freiwillig('f'),
	'FW fremd': freiwillig('g'),
	ME: VEREIN1,
	'ME fremd': VEREIN2,
	MV: TRAEGER,
	AD: ADMIN,
} as const satisfies Record<string, Akteur>;
export type Wer = keyof typeof WER;
export const ALLE_WER = Object.keys(WER) as Wer[];

/** The file a decision would leave, and everything it appends; nothing is recorded. */
export interface Ausgang {
	readonly akte: Akte;
	readonly entschluss: Entschluss;
}

/** What a decision about the volunteer `f` comes to: an outcome, or the first reason against it. */
export function entscheide(
	welt: Welt,
	wer: Akteur,
	tat: (lage: Lage) => Entschluss,
): { readonly ausgang: Ausgang; readonly grund: null } | { readonly ausgang: null; readonly grund: Regelverstoss } {
	const lage = welt.lage('f', wer);
	try {
		const entschluss = tat(lage);
		return { ausgang: { akte: vorausschau(lage, entschluss.akte), entschluss }, grund: null };
	} catch (fehler) {
		if (fehler instanceof Abgelehnt && fehler.verstoesse[0]) return { ausgang: null, grund: fehler.verstoesse[0] };
		throw fehler;
	}
}

/** Names of what is appended to the file. */
export const typen = (ereignisse: readonly AkteEreignis[]): string[] => ereignisse.map((e) => e.type);
