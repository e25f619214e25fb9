/** Placeholders that stand for a field of the volunteer or the contract, as the catalogues declare them. */
import type { Feldangaben, Feldart } from '#domain/felder/feld.ts';
import { istSensibel, PERSONENFELDER, PERSONENFELDNAMEN } from '#domain/felder/personenfelder.ts';
import { VERTRAGSFELDER, VERTRAGSFELDNAMEN } from '#domain/felder/vertragsfelder.ts';

interface Feldplatzhalter<Feld extends string> {
	readonly feld: Feld;
	/** `freiwilliger.vorname` */
	readonly variable: string;
	/** Without its group. */
	readonly name: string;
	readonly beispiel: string;
	readonly angaben: Feldart & Feldangaben;
}

function platzhalter<Feld extends string>(
	gruppe: string,
	namen: readonly Feld[],
	katalog: Readonly<Record<Feld, Feldart & Feldangaben>>,
): readonly Feldplatzhalter<Feld>[] {
	return namen.flatMap((feld) => {
		const angaben = katalog[feld];
		if (!angaben.platzhalter) return [];
		return [{ feld, ...angaben.platzhalter, variable: `${gruppe}.${angaben.platzhalter.name}`, angaben }];
	});
}

export const PERSONENPLATZHALTER = platzhalter('freiwilliger', PERSONENFELDNAMEN, PERSONENFELDER);
export const VERTRAGSPLATZHALTER = platzhalter('vertrag', VERTRAGSFELDNAMEN, VERTRAGSFELDER);

/** Nothing a mail may carry (table: Field-level limits). */
export const SENSIBLE_PLATZHALTER = PERSONENPLATZHALTER.filter(({ feld }) => istSensibel(feld));
