import { monatsname } from '../../client/datumsworte.ts';
import { FELD } from '../../texte/zugang/registrierung.ts';
import type { Nachschlag } from './nachschlag.ts';

/** The starts to choose among, in words; a cycle's name says little to who applies. */
export const dienstbeginne = ({ bewerbbar, umfeld }: Pick<Nachschlag, 'bewerbbar' | 'umfeld'>) =>
	bewerbbar.map(({ id, start }) => ({
		value: id,
		label: FELD.dienstbeginn(monatsname(start.slice(0, 7))),
		...(start < umfeld.heute ? { description: FELD.schonBegonnen } : {}),
	}));
