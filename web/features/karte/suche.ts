import { eines, ganzzahl, kennung, mehrere, suche, wahr, wort } from '../../client/suche.ts';

/** Radii to choose from, in kilometres. */
export const UMKREISE = [10, 25, 50, 100, 200] as const;
export const UMKREIS_STANDARD = 25;

const MAX_ORT = 100;
const ort = (wert: unknown) => {
	const getrimmt = wort(wert)?.trim();
	return getrimmt && getrimmt.length <= MAX_ORT ? getrimmt : undefined;
};
const kennungen = mehrere(kennung, { von: 1, bis: 50 });

/** What the address says; what it says wrongly counts as not said. */
export const kartensuche = suche({
	/** Postcode or name to search around. */
	ort,
	km: eines(UMKREISE),
	/** The cycle to begin with; left out: the one that comes first. */
	zyklus: kennung,
	dienstart: kennungen,
	sportart: kennungen,
	feld: kennungen,
	alter: ganzzahl(10, 99),
	unterkunft: wahr,
	frei: wahr,
	/** Only what the map shows. */
	sicht: wahr,
	sort: eines(['name']),
});
export type Kartensuche = ReturnType<typeof kartensuche>;

/** Is anything set that hides places? */
export const istGefiltert = ({ sort: _, km: __, zyklus: ___, ...rest }: Kartensuche): boolean =>
	Object.values(rest).some((wert) => wert !== undefined);
