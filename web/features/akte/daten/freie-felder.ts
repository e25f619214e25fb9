import type { Parameter } from '../../../client/contract.ts';
import { type Feld, FREIE_FELDER } from './personenfelder.ts';

interface FreiesFeld {
	feld: Feld;
	label: string;
}

/** Free fields there are for the viewer: one without a name doesn't exist. */
export function freieFelder({ freieFelderBezeichnung }: Pick<Parameter, 'freieFelderBezeichnung'>): FreiesFeld[] {
	return FREIE_FELDER.flatMap((feld, nr) => {
		const label = freieFelderBezeichnung[nr];
		return label ? [{ feld, label }] : [];
	});
}
