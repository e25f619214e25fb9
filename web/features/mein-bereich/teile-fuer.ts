import type { Parameter } from '../../client/contract.ts';
import { freieFelder } from '../akte/daten/freie-felder.ts';
import type { Freiwilliger } from '../akte/typen.ts';
import { DATENTEILE, type Datenteil } from './datenteile.ts';

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
