/** German labels of all personal and contract fields, as forms, lists and messages name them. */
import { ELTERNFELD_BEZEICHNUNG, type Elternfeld } from './elternfelder.ts';
import { bezeichnungen } from './feld.ts';
import { PERSONENFELDER, type Personenfeld } from './personenfelder.ts';
import { VERTRAGSFELDER, type Vertragsfeld } from './vertragsfelder.ts';

/** Beside a contract's own fields. */
const DANEBEN = {
	dienstartID: 'Dienstart',
	betreuerUserID: 'Betreuung in der Einsatzstelle',
	traegerBetreuerUserID: 'Betreuung beim Träger',
};

export const FELD_BEZEICHNUNG: Readonly<
	Record<Personenfeld | Vertragsfeld | Elternfeld | keyof typeof DANEBEN, string>
> = {
	...bezeichnungen(PERSONENFELDER),
	...bezeichnungen(VERTRAGSFELDER),
	...DANEBEN,
	...ELTERNFELD_BEZEICHNUNG,
};
