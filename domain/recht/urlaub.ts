import { alterAm, begonneneMonate, volleMonate } from '#domain/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { istMinderjaehrig } from './alter.ts';
import { RECHT, type Recht } from './recht.ts';
import { werteAm } from './regelwerk.ts';

/** What the holiday of a contract is reckoned from. */
export interface Urlaubsgrundlage {
	readonly geburtsdatum: string | null | undefined;
	readonly von: string;
	readonly bis: string;
	/** Service days per week, tenths. */
	readonly diensttage: number;
}

/** How the fewest days of holiday come about (table: Vertrag, Holiday minimum). */
export interface Urlaubsrechnung {
	/** Under age on the first day: by which age on which day; null: of age, or not known. */
	readonly jugend: { readonly stichtag: string; readonly alter: number } | null;
	/** A year, for a week of `wochentage` days; 0: the agreement decides. */
	readonly werktage: number;
	readonly wochentage: number;
	/** Twelfths of a year that count. */
	readonly monate: number;
	/** To two decimals, before it is rounded. */
	readonly genau: number;
	/** What is demanded. */
	readonly tage: number;
	/** The part of a day beyond it, less than a half; 0: none. */
	readonly rest: number;
}

const MONATE_IM_JAHR = 12;

/** A twelfth more or less per full month beyond or missing to twelve (§ 13a BFDG, § 13a JFDG). */
function urlaubsmonate(von: string, bis: string): number {
	const begonnene = begonneneMonate(von, bis);
	return begonnene <= MONATE_IM_JAHR ? begonnene : volleMonate(von, bis);
}

/** Days of a year's claim for the contract, rounded once: half a day and more goes up, less stays a rest. */
function anteil(
	imJahr: number,
	wochentage: number,
	{ von, bis, diensttage }: Pick<Urlaubsgrundlage, 'von' | 'bis' | 'diensttage'>,
): Pick<Urlaubsrechnung, 'monate' | 'genau' | 'tage' | 'rest'> {
	const monate = urlaubsmonate(von, bis);
	const zaehler = imJahr * diensttage * monate;
	const nenner = wochentage * 10 * MONATE_IM_JAHR;
	const rest = zaehler % nenner;
	const aufgerundet = rest * 2 >= nenner;
	const genau = zaehler / nenner;
	return {
		monate,
		genau: Math.round(genau * 100) / 100,
		tage: aufgerundet ? Math.ceil(genau) : Math.floor(genau),
		rest: aufgerundet ? 0 : Math.round((rest / nenner) * 100) / 100,
	};
}

export function rechneUrlaub(grundlage: Urlaubsgrundlage, recht: Recht = RECHT): Urlaubsrechnung {
	const { geburtsdatum, von } = grundlage;
	if (geburtsdatum && istMinderjaehrig(geburtsdatum, von, recht)) {
		const { stufen, wochentage } = werteAm(recht.jugendurlaub, von);
		const stichtag = `${von.slice(0, 4)}-01-01`;
		const alter = alterAm(geburtsdatum, stichtag);
		const werktage = stufen.find(({ unter }) => alter < unter)?.werktage ?? 0;
		return { jugend: { stichtag, alter }, werktage, wochentage, ...anteil(werktage, wochentage, grundlage) };
	}
	const { werktage, wochentage } = werteAm(recht.urlaub, von);
	return { jugend: null, werktage, wochentage, ...anteil(werktage, wochentage, grundlage) };
}

/** Fewest days of holiday. */
export const mindesturlaub = (grundlage: Urlaubsgrundlage, recht: Recht = RECHT): number =>
	rechneUrlaub(grundlage, recht).tage;

/** What a tenant grants for twelve months of five days a week, for this contract. */
export const ueblicherUrlaub = (
	imJahr: number,
	grundlage: Pick<Urlaubsgrundlage, 'von' | 'bis' | 'diensttage'>,
): number => anteil(imJahr, REGELWOCHE, grundlage).tage;

const REGELWOCHE = 5;

/** The part of a day that comes on top of whole days; null: none. */
export const resttext = ({ rest }: Pick<Urlaubsrechnung, 'rest'>): string | null =>
	rest > 0 ? `zusätzlich ${formatZahl(rest)} Tage` : null;
