import type { Ausnahmeregel, Ausnahmeumfang } from '#domain/mahnausnahme.ts';
import { call } from '../../client/call.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { useBefehl } from '../formular/befehl.ts';
import { MAHNWESEN_KEY } from './queries.ts';

export interface Wovon {
	readonly umfang: Ausnahmeumfang;
	readonly id: string;
}

export interface NeueAusnahme extends Wovon {
	readonly regel: Ausnahmeregel;
	readonly grund: string;
}

const INVALIDATES = [MAHNWESEN_KEY, ['akte'], ['listen'], ['dokumentspecs']] as const;

const beendet = ({ umfang, id }: Wovon, idempotencyKey: string) =>
	call('DELETE /v1/mahnwesen/ausnahme/{umfang}/{id}', { params: { umfang, id }, idempotencyKey });

/** Setting an exception from the reminders, and ending it. */
export function useAusnahmen(onDone?: () => void) {
	const setze = useBefehl({
		run: (body: NeueAusnahme, idempotencyKey) => call('POST /v1/mahnwesen/ausnahme', { body, idempotencyKey }),
		meldung: T.gesetzt,
		gegenteil: (ausnahme) => ({ run: (key) => beendet(ausnahme, key), meldung: T.beendet }),
		invalidates: INVALIDATES,
		onDone,
	});
	const beende = useBefehl({ run: beendet, meldung: T.beendet, invalidates: INVALIDATES, onDone });
	return { setze, beende };
}
