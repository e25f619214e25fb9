import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sendeanfrage } from '#api/contract/sendung.ts';
import { istStoerung } from '../../client/api-fehler.ts';
import { useFormular, type Vorgaben } from '../formular/formular.ts';
import { frageVorab } from './vorhaben.ts';

type Formularvorgaben<V> = Pick<Vorgaben<V>, 'initialValues' | 'labels' | 'pruefe' | 'onRefused'>;

/** What is done once it was seen. */
interface Tat<A> {
	run: (anfrage: A, idempotencyKey: string) => Promise<unknown>;
	meldung: (anfrage: A) => string;
	invalidates: readonly QueryKey[];
	onDone: () => void;
}

type Vorgabe<V, A> = Formularvorgaben<V> & {
	anfrage: (werte: V) => A;
	/** Done at once where nobody gets a mail: there is nothing to be seen. */
	tat?: Tat<A>;
};

/** A form that sends: what it would send is asked first, and what is refused then stands at its fields. */
export function useSendeformular<V extends Record<string, unknown>, A extends Sendeanfrage>({
	anfrage,
	tat,
	...vorgaben
}: Vorgabe<V, A>) {
	const [gefragt, setGefragt] = useState<A | null>(null);
	const formular = useFormular<V, boolean>({
		...vorgaben,
		run: async (werte, idempotencyKey) => {
			const was = anfrage(werte);
			const sendung = await frageVorab(was).catch(wennGestoert);
			if (!tat || !sendung || sendung.mails.some(({ grund }) => grund === null)) return false;
			await tat.run(was, idempotencyKey);
			return true;
		},
		meldung: (werte, istGetan) => (tat && istGetan ? tat.meldung(anfrage(werte)) : null),
		invalidates: tat?.invalidates ?? [],
		onDone: (istGetan, werte) => (istGetan ? tat?.onDone() : setGefragt(anfrage(werte))),
	});
	const zurueck = () => setGefragt(null);
	/** null: it is still being filled in. */
	return { formular, gefragt, zurueck, frage: gefragt && tat ? alsFrage(gefragt, tat, zurueck) : null };
}

/** The next step says so, and goes on all the same. */
export function wennGestoert(fehler: unknown): null {
	if (istStoerung(fehler)) return null;
	throw fehler;
}

const alsFrage = <A extends Sendeanfrage>(anfrage: A, { run, ...tat }: Tat<A>, onClose: () => void) => ({
	...{ ...tat, anfrage, onClose, auchOhne: true, meldung: () => tat.meldung(anfrage) },
	run: (idempotencyKey: string) => run(anfrage, idempotencyKey),
});
