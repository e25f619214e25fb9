import type { Parameter } from '../../client/contract.ts';
import { FREIE_FELDER } from '../akte/daten/personenfelder.ts';
import type { Freiwilliger } from '../akte/typen.ts';

/** Parts of the volunteer's own data (table: Volunteer area), as the address names them. */
export const DATENTEILE = ['persoenlich', 'kontakt', 'bank', 'weitere', 'frei', 'eltern'] as const;
export type Datenteil = (typeof DATENTEILE)[number];

interface FreiesFeld {
	feld: (typeof FREIE_FELDER)[number];
	label: string;
}

/** Free fields the provider has named; one without a name doesn't exist. */
export function freieFelder({ freieFelderBezeichnung }: Pick<Parameter, 'freieFelderBezeichnung'>): FreiesFeld[] {
	return FREIE_FELDER.flatMap((feld, i) => {
		const label = freieFelderBezeichnung[i];
		return label ? [{ feld, label }] : [];
	});
}

/** Parts there is something in: free fields where some have a name, guardians where one is needed or entered. */
export function teileFuer(
	parameter: Pick<Parameter, 'freieFelderBezeichnung'>,
	{ isMinderjaehrig, erziehungsberechtigte }: Pick<Freiwilliger, 'isMinderjaehrig' | 'erziehungsberechtigte'>,
): Datenteil[] {
	const leer: Partial<Record<Datenteil, boolean>> = {
		frei: freieFelder(parameter).length === 0,
		eltern: !isMinderjaehrig && erziehungsberechtigte.length === 0,
	};
	return DATENTEILE.filter((teil) => !leer[teil]);
}
