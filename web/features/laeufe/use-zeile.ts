import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { useBefehl } from '../formular/befehl.ts';
import { betroffen, type Lauf, type Posten } from './queries.ts';

interface Zeilenaenderung {
	posten: readonly Pick<Posten, 'vertragID' | 'monat'>[];
	was: 'HERAUSNEHMEN' | 'ZURUECKLEGEN';
}

/** Takes a row out of a run, or puts it back. */
export const useZeile = ({ id }: Pick<Lauf, 'id'>) =>
	useBefehl<Zeilenaenderung>({
		run: ({ posten, was }, idempotencyKey) =>
			call('POST /v1/exporte/laeufe/{id}/zeilen', {
				params: { id },
				body: { zeilen: posten.map(({ vertragID, monat }) => ({ vertragID, monat })), was },
				idempotencyKey,
			}),
		invalidates: betroffen,
		meldung: UI.gespeichert,
	});
