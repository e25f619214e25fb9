import { alterAm, begonneneMonate } from '#domain/datum.ts';
import { RECHT, type Recht } from './recht.ts';
import { werteAm } from './regelwerk.ts';

/** How the fewest days of holiday come about (table: Vertrag, Holiday minimum). */
export interface Urlaubsrechnung {
	/** 1 January of the year the contract begins in. */
	readonly stichtag: string;
	/** Age on that day; null: not known, counted as of age. */
	readonly alter: number | null;
	/** A year, as the law counts. */
	readonly werktage: number;
	/** A year, in working days of the portal's week. */
	readonly imJahr: number;
	readonly monate: number;
	readonly tage: number;
}

export function rechneUrlaub(
	geburtsdatum: string | null | undefined,
	von: string,
	bis: string,
	recht: Recht = RECHT,
): Urlaubsrechnung {
	const werte = werteAm(recht.urlaub, von);
	const stichtag = `${von.slice(0, 4)}-01-01`;
	const alter = geburtsdatum ? alterAm(geburtsdatum, stichtag) : null;
	const stufe = werte.jugend.find(({ unter }) => alter !== null && alter < unter);
	const werktage = stufe?.werktage ?? werte.werktage;
	const imJahr = Math.ceil((werktage * werte.wochentage.portal) / werte.wochentage.gesetz);
	const monate = begonneneMonate(von, bis);
	return { stichtag, alter, werktage, imJahr, monate, tage: Math.ceil((imJahr * monate) / 12) };
}

/** Fewest days of holiday by age on 1 January of the year the contract begins in, pro rata of the months. */
export function mindesturlaub(
	geburtsdatum: string | null | undefined,
	von: string,
	bis: string,
	recht: Recht = RECHT,
): number {
	return rechneUrlaub(geburtsdatum, von, bis, recht).tage;
}
