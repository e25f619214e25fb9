import { useForm } from '@mantine/form';
import { useId, useMemo } from 'react';
import { ApiFehler, feldFehler } from '../../../client/api-fehler.ts';
import { useAkteBefehl } from '../befehl.ts';

interface Vorgaben<V> {
	initialValues: V;
	/** Field names as people read them, for the summary of errors; a constant. */
	labels: Readonly<Record<string, string>>;
	/** What can be said before sending: messages by field. */
	pruefe?: (values: V) => Record<string, string>;
	run: (values: V, idempotencyKey: string) => Promise<unknown>;
	meldung: string | ((values: V) => string);
	gegenteil?: (values: V) => { run: () => Promise<unknown>; meldung: string } | null;
	onDone: () => void;
	/** True: the refusal has been dealt with and isn't shown. */
	onRefused?: (fehler: ApiFehler) => boolean;
}

/** A dialog's form: values stay whatever happens, refusals stand at their fields and on top. */
export function useFormular<V extends Record<string, unknown>>(vorgaben: Vorgaben<V>) {
	const id = useId();
	const form = useForm<V>({ initialValues: vorgaben.initialValues });
	const befehl = useAkteBefehl<V>({
		run: vorgaben.run,
		meldung: vorgaben.meldung,
		gegenteil: vorgaben.gegenteil,
		onDone: vorgaben.onDone,
		onRefused: (fehler) => {
			if (vorgaben.onRefused?.(fehler)) befehl.reset();
			else form.setErrors(feldFehler(ohneStelle(fehler)));
		},
	});
	return {
		id,
		form,
		labels: vorgaben.labels,
		/** Props of the input of a field. */
		feld: (name: keyof V & string) => ({ id: `${id}${name}`, ...form.getInputProps(name) }),
		geaendert: form.isDirty(),
		laeuft: befehl.isRunning,
		fehler: useMemo(() => (befehl.error instanceof ApiFehler ? ohneStelle(befehl.error) : null), [befehl.error]),
		senden: () => {
			const werte = form.getValues();
			const maengel = vorgaben.pruefe?.(werte) ?? {};
			const [erster] = Object.keys(maengel);
			form.setErrors(maengel);
			if (erster) document.getElementById(`${id}${erster}`)?.focus();
			else befehl.execute(werte);
		},
	};
}

/** What the frame of a dialog needs of its form, whatever the values are. */
export type Formularrahmen = Pick<
	ReturnType<typeof useFormular>,
	'id' | 'labels' | 'geaendert' | 'laeuft' | 'fehler' | 'senden'
>;

/** A list of one is sent for a single thing: `0.einsatzortID` is its `einsatzortID`. */
function ohneStelle({ status, code, message, details }: ApiFehler): ApiFehler {
	const genannt = details.map((d) => (d.feld ? { ...d, feld: d.feld.replace(/^0\./, '') } : d));
	return new ApiFehler(status, code, message, genannt);
}
