import type { Bedingungswerte } from '#domain/felder/vertragsfelder.ts';
import type { Monat } from '#domain/recht/monate.ts';

/** The terms of a contract that are paid or charged month by month. */
export const GELDTERME = [
	'taschengeld',
	'geldersatzUnterkunft',
	'geldersatzVerpflegung',
	'zuschussDeutschlandticket',
	'mobilitaetszuschlag',
	'estBeitrag',
] as const satisfies readonly (keyof Bedingungswerte)[];
export type Geldterm = (typeof GELDTERME)[number];
export type Geldterme = Pick<Bedingungswerte, Geldterm>;

/** A change of a concluded contract, in the order they were made: from its day on it counts, whatever was said before. */
export interface Geldaenderung {
	/** The first of a month. */
	readonly gueltigAb: string;
	readonly von: Partial<Geldterme>;
	readonly nach: Partial<Geldterme>;
}

/** What of these terms changes, where something does. */
export function geldaenderung(bisher: Geldterme, neu: Partial<Geldterme>, gueltigAb: string): Geldaenderung | null {
	const felder = GELDTERME.filter((feld) => neu[feld] !== undefined && neu[feld] !== bisher[feld]);
	if (felder.length === 0) return null;
	const auswahl = (werte: Partial<Geldterme>) => Object.fromEntries(felder.map((feld) => [feld, werte[feld]]));
	return { gueltigAb, von: auswahl(bisher), nach: auswahl(neu) };
}

/** The terms as they count in a month. */
export function geldtermeAm(
	vertrag: Geldterme & { readonly geldaenderungen: readonly Geldaenderung[] },
	monat: Monat,
): Geldterme {
	return Object.fromEntries(GELDTERME.map((feld) => [feld, termAm(vertrag, feld, monat)])) as unknown as Geldterme;
}

/** Where the newest change doesn't count yet, what stood before it, unless an earlier one says otherwise. */
function termAm(
	vertrag: Geldterme & { readonly geldaenderungen: readonly Geldaenderung[] },
	feld: Geldterm,
	monat: Monat,
): number | null {
	let wert = vertrag[feld];
	for (const { gueltigAb, von, nach } of vertrag.geldaenderungen.toReversed()) {
		if (!(feld in nach)) continue;
		if (gueltigAb.slice(0, 7) <= monat) return nach[feld] ?? null;
		wert = von[feld] ?? null;
	}
	return wert;
}
