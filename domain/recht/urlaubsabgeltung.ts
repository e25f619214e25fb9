import { formatEuro, formatTage, tageworte } from '#domain/format/zahl.ts';
import { type Abgeltungswerte, RECHT, type Recht } from './recht.ts';
import { fassungAm, quelle } from './regelwerk.ts';

/** What holiday is paid out by that the end of the service leaves no time for. */
export interface Abgeltungsgrundlage {
	/** A month's allowance as it counts on the last day, cents. */
	readonly taschengeld: number;
	/** Days of holiday that are left, tenths. */
	readonly tage: number;
	/** Service days per week, tenths. */
	readonly diensttageProWoche: number;
}

export interface Abgeltungsrechnung extends Abgeltungsgrundlage, Abgeltungswerte {
	/** Cents. */
	readonly betrag: number;
	/** Where it is written that it is paid out. */
	readonly stelle: string;
}

/** Rounded once, half up (table: Vertrag, Urlaubsabgeltung). */
export function rechneAbgeltung(
	grundlage: Abgeltungsgrundlage,
	dienstende: string,
	recht: Recht = RECHT,
): Abgeltungsrechnung {
	const { taschengeld, tage, diensttageProWoche } = grundlage;
	const fassung = fassungAm(recht.urlaubsabgeltung, dienstende);
	const { monate, wochen } = fassung.werte;
	const zaehler = taschengeld * monate * tage;
	const nenner = wochen * diensttageProWoche;
	const betrag = Math.floor((2 * zaehler + nenner) / (2 * nenner));
	return { taschengeld, tage, diensttageProWoche, monate, wochen, betrag, stelle: quelle(fassung) };
}

/** `450,00 € × 3 ÷ (13 × 5) × 2 Tage` */
export const abgeltungsformel = ({
	taschengeld,
	tage,
	diensttageProWoche,
	monate,
	wochen,
}: Omit<Abgeltungsrechnung, 'betrag' | 'stelle'>): string =>
	`${formatEuro(taschengeld)} × ${monate} ÷ (${wochen} × ${formatTage(diensttageProWoche)}) × ${tageworte(tage)}`;
