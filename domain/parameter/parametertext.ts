import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { freiesFeldText } from '#domain/felder/freie-felder.ts';
import { stammtext } from '#domain/stammdaten/stammtext.ts';
import { PARAMETERFELDER, type Parameterangaben, type ParameterFelder, type Parameterfeld } from './parameterfelder.ts';

/** A value as the history writes it; null: there is none. */
export function parameterText<F extends Parameterfeld>(feld: F, wert: ParameterFelder[F]): string | null {
	const angaben: Parameterangaben = PARAMETERFELDER[feld];
	return angaben.art === 'eigen' ? EIGENE[feld as Eigener](wert as never) : stammtext(angaben, wert, (id) => id);
}

type Eigener = 'einigungFelderEinsatzstelle' | 'freieFelderBezeichnung' | 'freieFelder';
const EIGENE: { readonly [F in Eigener]: (wert: ParameterFelder[F]) => string | null } = {
	einigungFelderEinsatzstelle: (felder) => felder.map((feld) => FELD_BEZEICHNUNG[feld]).join(', '),
	freieFelderBezeichnung: (namen) => namen.filter(Boolean).join(', ') || null,
	freieFelder: (felder) => felder.map((feld, nr) => `${nr + 1}: ${freiesFeldText(feld)}`).join('; '),
};
