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

type Zeile<N extends number> = readonly [nummer: N, key: string, label: string, phase: Phase, beschreibung: string];

export function katalog<const N extends number>(
	name: string,
	stellen: 2 | 4,
	zeilen: readonly Zeile<N>[],
): Statuskatalog<N> {
	const eintraege = Object.fromEntries(
		zeilen.map(([nummer, key, label, phase, beschreibung]) => [nummer, { nummer, key, label, phase, beschreibung }]),
	) as unknown as Record<N, StatusEintrag>;
	return { name, stellen, eintraege };
}

/** `2100 (Kontaktiert)`: padded number and label in brackets. */
export function formatStatus<N extends number>(katalog: Statuskatalog<N>, nummer: N): string {
	return `${formatStatusnummer(katalog, nummer)} (${katalog.eintraege[nummer].label})`;
}

export function formatStatusnummer<N extends number>(katalog: Statuskatalog<N>, nummer: N): string {
	return String(nummer).padStart(katalog.stellen, '0');
}
