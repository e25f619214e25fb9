import { useState } from 'react';
import type { Sendeanfrage } from '#api/contract/sendung.ts';
import { useFormular, type Vorgaben } from '../formular/formular.ts';
import { frageVorab } from './vorhaben.ts';

type Formularvorgaben<V> = Pick<Vorgaben<V>, 'initialValues' | 'labels' | 'pruefe' | 'onRefused'>;

/** A form that sends: what it would send is asked first, and what is refused then stands at its fields. */
export function useSendeformular<V extends Record<string, unknown>, A extends Sendeanfrage>({
	anfrage,
	...vorgaben
}: Formularvorgaben<V> & { anfrage: (werte: V) => A }) {
	const [gefragt, setGefragt] = useState<A | null>(null);
	const formular = useFormular<V>({
		...vorgaben,
		run: (werte) => frageVorab(anfrage(werte)),
		meldung: () => null,
		invalidates: [],
		onDone: (_, werte) => setGefragt(anfrage(werte)),
	});
	/** null: it is still being filled in. */
	return { formular, gefragt, zurueck: () => setGefragt(null) };
}
