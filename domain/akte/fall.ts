import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import type { Lage } from './lage.ts';
import type { Vertrag, Vertragsbedingungen, Wunsch } from './zustand.ts';

/** What is being decided: the volunteer's file and what was entered. */
export interface Fall<E = unknown> {
	readonly lage: Lage;
	/** null: nothing has been entered; somebody asks what would be possible. */
	readonly eingabe: E | null;
}

/** A decision about one wish and its contract, both as they would be with the input. */
export interface Wunschfall<E = unknown> extends Fall<E> {
	readonly wunsch: Wunsch;
	/** null: the wish has none, or a cancelled one. */
	readonly vertrag: Vertrag | null;
	/** Terms that would change. */
	readonly aenderungen: Partial<Vertragsbedingungen>;
}

/** A rule's answer: what is violated, the met condition in short words, or null where it doesn't apply. */
export type Befund = Regelverstoss | string | null;
export type Regel<F extends Fall> = (fall: F, titel: string) => Befund | readonly Befund[];

/** The contract a wish rests on: its newest, unless that was cancelled. */
export function geltenderVertrag<V extends Pick<Vertrag, 'wunschID' | 'status'>>(
	{ vertraege }: { readonly vertraege: readonly V[] },
	wunschID: string,
): V | null {
	return vertraege.findLast((v) => v.wunschID === wunschID && v.status !== VERTRAG.nr.Storniert) ?? null;
}

/** What the input would change; the rest is looked up in the file. */
interface Vorhaben {
	readonly wunsch?: Partial<Pick<Wunsch, 'dienstartID' | 'betreuerUserID'>>;
	/** null: none; undefined: the one the wish rests on. */
	readonly vertrag?: Vertrag | null;
	readonly felder?: Partial<Vertragsbedingungen>;
	readonly daten?: Partial<Pick<Vertrag, 'dienstantritt' | 'dienstende' | 'vertragsnummer'>>;
}

export function wunschfall<E>(lage: Lage, wunsch: Wunsch, eingabe: E | null, vorhaben: Vorhaben = {}): Wunschfall<E> {
	const { vertrag = geltenderVertrag(lage.akte, wunsch.id), felder = {}, daten } = vorhaben;
	const aenderungen = vertrag ? geaendert(vertrag, felder) : {};
	return {
		lage,
		eingabe,
		wunsch: { ...wunsch, ...ohneLuecken(vorhaben.wunsch ?? {}) },
		vertrag: vertrag && { ...vertrag, ...aenderungen, ...daten },
		aenderungen,
	};
}

/** The terms that really differ. */
function geaendert(vertrag: Vertrag, felder: Partial<Vertragsbedingungen>): Partial<Vertragsbedingungen> {
	const bisher: Partial<Record<string, unknown>> = { ...vertrag };
	return Object.fromEntries(
		Object.entries(felder).filter(([feld, wert]) => wert !== undefined && wert !== bisher[feld]),
	);
}

function ohneLuecken<T extends object>(werte: T): Partial<T> {
	return Object.fromEntries(Object.entries(werte).filter(([, wert]) => wert !== undefined)) as Partial<T>;
}
