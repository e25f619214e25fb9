import { useForm } from '@mantine/form';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ApiFehler, feldFehler } from '../../client/api-fehler.ts';
import { type Befehl, useBefehl } from './befehl.ts';

export interface Vorgaben<V, R = unknown> extends Omit<Befehl<V, R>, 'onRefused'> {
	initialValues: V;
	/** Field names as people read them, for the summary of errors; a constant. */
	labels: Readonly<Record<string, string>>;
	/** What can be said before sending: messages by field. */
	pruefe?: ((values: V) => Readonly<Record<string, string>>) | undefined;
	/** True: the refusal has been dealt with and isn't shown. */
	onRefused?: ((fehler: ApiFehler) => boolean) | undefined;
}

/** A form: values stay whatever happens, refusals stand at their fields and on top. */
export function useFormular<V extends Record<string, unknown>, R = unknown>(
	vorgaben: Vorgaben<V, R> & { invalidates: readonly QueryKey[] },
) {
	const id = useId();
	const form = useForm<V>({
		initialValues: vorgaben.initialValues,
		onValuesChange: (werte, vorher) => {
			const maengel = vorgaben.pruefe?.(werte) ?? {};
			form.setErrors((fehler) => nochGueltige(fehler, { werte, vorher, maengel }));
		},
	});
	const [abgelehnt, setAbgelehnt] = useState<ApiFehler | null>(null);
	const offen = Object.keys(form.errors).join(' ');
	const befehl = useBefehl<V, R>({
		...vorgaben,
		onDone: (antwort, werte) => {
			form.resetDirty(werte);
			vorgaben.onDone?.(antwort, werte);
		},
		onRefused: (fehler) => {
			if (vorgaben.onRefused?.(fehler)) return befehl.reset();
			const verstanden = ohneStelle(fehler, form.getValues());
			setAbgelehnt(verstanden);
			form.setErrors(feldFehler(verstanden));
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
		/** The last refusal is dealt with. */
		vergiss: befehl.reset,
		fehler: useMemo(
			() => (befehl.error && abgelehnt ? nochOffen(abgelehnt, vorgaben.labels, offen) : null),
			[befehl.error, abgelehnt, vorgaben.labels, offen],
		),
		senden: () => {
			const werte = form.getValues();
			const maengel = vorgaben.pruefe?.(werte) ?? {};
			const [erster] = Object.keys(maengel);
			form.setErrors(maengel);
			setAbgelehnt(null);
			if (erster) document.getElementById(`${id}${erster}`)?.focus();
			else befehl.execute(werte);
		},
	};
}

/** What the frame of a form needs of it, whatever the values are. */
export type Formularrahmen = Pick<
	ReturnType<typeof useFormular>,
	'id' | 'labels' | 'geaendert' | 'laeuft' | 'fehler' | 'senden'
>;

/** What of a refusal still holds: a field that has been put right isn't named any more. */
function nochOffen(fehler: ApiFehler, labels: Readonly<Record<string, string>>, offen: string): ApiFehler | null {
	const felder = new Set(offen.split(' '));
	const details = fehler.details.filter(({ feld }) => !feld || !labels[feld] || felder.has(feld));
	if (details.length === fehler.details.length) return fehler;
	return details.length > 0 ? new ApiFehler(fehler.status, fehler.code, fehler.message, details) : null;
}

type Meldungen = Readonly<Record<string, ReactNode>>;

/**
 * A message goes with what it was about: once that has been changed, it stays only as far as it can be said before
 * sending, and then in the words that fit now. One within a list is known by its place there.
 */
function nochGueltige<V extends object>(
	fehler: Meldungen,
	{ werte, vorher, maengel }: { werte: V; vorher: V; maengel: Readonly<Record<string, string>> },
): Record<string, ReactNode> {
	const geaendert = (feld: string) => wertIn(werte, feld) !== wertIn(vorher, feld);
	return Object.fromEntries(
		Object.entries(fehler).flatMap(([feld, text]) =>
			geaendert(feld) ? (maengel[feld] ? [[feld, maengel[feld]]] : []) : [[feld, text]],
		),
	);
}

const wertIn = (werte: object, feld: string): unknown =>
	feld.split('.').reduce<unknown>((wert, teil) => (wert as Record<string, unknown> | null | undefined)?.[teil], werte);

/**
 * A list of one is sent for a single thing: `0.einsatzortID` is its `einsatzortID`. A text is sent as a list of what stands
 * between its commas: `domains.1` is `domains`.
 */
function ohneStelle({ status, code, message, details }: ApiFehler, werte: Record<string, unknown>): ApiFehler {
	const genannt = details.map((d) => {
		if (!d.feld) return d;
		const pfad = d.feld.replace(/^0\./, '');
		const [feld = ''] = pfad.split('.');
		return { ...d, feld: typeof werte[feld] === 'string' ? feld : pfad };
	});
	return new ApiFehler(status, code, message, genannt);
}
