/** Status catalogues: number, key and label as the specification lists them; the phase fixes colour and shape. */

export const PHASEN = ['BEWERBEN', 'VERHANDELN', 'VERTRAGLICH', 'IM_DIENST', 'BEENDET', 'ABGESAGT'] as const;
export type Phase = (typeof PHASEN)[number];

export interface StatusEintrag {
	readonly nummer: number;
	readonly key: string;
	readonly label: string;
	readonly phase: Phase;
	/** What the status means. */
	readonly beschreibung: string;
}

export interface Statuskatalog<Nummer extends number = number> {
	readonly name: string;
	/** Digits the number is padded to on display. */
	readonly stellen: 2 | 4;
	readonly eintraege: Readonly<Record<Nummer, StatusEintrag>>;
}

type Zeile = readonly [nummer: number, key: string, label: string, phase: Phase, beschreibung: string];

interface MitNummern<Z extends Zeile> extends Statuskatalog<Z[0]> {
	/** The numbers by their keys: what a comparison with a status means. */
	readonly nr: { readonly [Eine in Z as Eine[1]]: Eine[0] };
}

export function katalog<const Z extends Zeile>(name: string, stellen: 2 | 4, zeilen: readonly Z[]): MitNummern<Z> {
	const eintraege = Object.fromEntries(
		zeilen.map(([nummer, key, label, phase, beschreibung]) => [nummer, { nummer, key, label, phase, beschreibung }]),
	) as Record<Z[0], StatusEintrag>;
	const nr = Object.fromEntries(zeilen.map(([nummer, key]) => [key, nummer])) as MitNummern<Z>['nr'];
	return { name, stellen, eintraege, nr };
}

/** `2100 (Kontaktiert)`: padded number and label in brackets. */
export function formatStatus<N extends number>(katalog: Statuskatalog<N>, nummer: N): string {
	return `${formatStatusnummer(katalog, nummer)} (${katalog.eintraege[nummer].label})`;
}

export function formatStatusnummer<N extends number>(katalog: Statuskatalog<N>, nummer: N): string {
	return String(nummer).padStart(katalog.stellen, '0');
}
