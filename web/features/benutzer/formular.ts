import { useForm } from '@mantine/form';
import type { QueryKey } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { ApiFehler, feldFehler } from '../../client/api-fehler.ts';
import { useCommand } from '../../client/use-command.ts';
import { toast } from '../../ui/toast.tsx';
import { BETROFFEN } from './queries.ts';

interface Vorgaben<V> {
	initialValues: V;
	/** Field names as people read them, for the summary of errors; a constant. */
	labels: Readonly<Record<string, string>>;
	run: (values: V, idempotencyKey: string) => Promise<unknown>;
	meldung: (values: V) => string;
	/** Left out: what shows users. */
	invalidates?: readonly QueryKey[];
	onDone?: (values: V) => void;
}

/** A form about users: values stay whatever happens, refusals stand at their fields and on top. */
export function useFormular<V extends Record<string, unknown>>(vorgaben: Vorgaben<V>) {
	const id = useId();
	const form = useForm<V>({ initialValues: vorgaben.initialValues });
	const befehl = useCommand<V, unknown>({
		run: vorgaben.run,
		invalidates: vorgaben.invalidates ?? BETROFFEN,
		onDone: (_, werte) => {
			toast.success(vorgaben.meldung(werte));
			form.resetDirty(werte);
			vorgaben.onDone?.(werte);
		},
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	return {
		id,
		form,
		labels: vorgaben.labels,
		/** Props of the input of a field. */
		feld: (name: keyof V & string) => ({ id: `${id}${name}`, ...form.getInputProps(name) }),
		geaendert: form.isDirty(),
		laeuft: befehl.isRunning,
		fehler: useMemo(() => (befehl.error instanceof ApiFehler ? befehl.error : null), [befehl.error]),
		senden: () => {
			form.clearErrors();
			befehl.execute(form.getValues());
		},
	};
}

/** What the frame of a form needs of it, whatever the values are. */
export type Formularrahmen = Pick<
	ReturnType<typeof useFormular>,
	'id' | 'labels' | 'geaendert' | 'laeuft' | 'fehler' | 'senden'
>;
