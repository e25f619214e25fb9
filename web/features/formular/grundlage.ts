import type { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { eigenesIn, vereint } from './vereint.ts';

type Formularwerte<V extends Record<string, unknown>> = Pick<
	ReturnType<typeof useForm<V>>,
	'getValues' | 'isDirty' | 'resetDirty' | 'setValues'
>;

const NICHTS = { eigene: [], strittig: [] };

/** As it was when this opened: what a dialog changes is what was seen, whatever is read meanwhile. */
export function useAnfang<T>(jetzt: T): T {
	const [anfang] = useState(jetzt);
	return anfang;
}

/** What a form stands on, and how it comes to terms with what others have saved meanwhile. */
export interface Grundlage<T> {
	/** What a change refers to: its version is the one to send. */
	readonly stand: T;
	/** Fields others have changed to something else than was entered here. */
	readonly strittig: readonly PropertyKey[];
	/** Goes on from what there is now; of what both changed the own stays, or theirs comes. */
	readonly loese: (wer: 'MEINES' | 'ANDERES') => void;
}

interface Vorgaben<T, V extends Record<string, unknown>> {
	form: Formularwerte<V>;
	neueste: T;
	werteVon: (von: T) => V;
	/** It is just being saved: what comes then is one's own. */
	laeuft: boolean;
}

/**
 * What a form began with. What others save meanwhile comes into the fields nothing was changed in, and the form then
 * stands on that; where both changed the same, it goes on standing on what was seen, so that the server refuses to undo
 * what somebody else did (409). What is typed stays.
 */
export function useGrundlage<T, V extends Record<string, unknown>>(vorgaben: Vorgaben<T, V>): Grundlage<T> {
	const { form, neueste, werteVon, laeuft } = vorgaben;
	const [stand, setStand] = useState(neueste);
	const staende = () => ({ vorher: werteVon(stand), jetzt: werteVon(neueste), hier: form.getValues() });
	const isNeu = neueste !== stand && !laeuft;
	const { eigene, strittig } = isNeu && form.isDirty() ? eigenesIn(staende()) : NICHTS;
	const gehtVon = (felder: readonly (keyof V)[]) => {
		const alle = staende();
		setStand(neueste);
		form.setValues(vereint(alle, felder));
		form.resetDirty(alle.jetzt);
	};
	useEffect(() => {
		if (isNeu && strittig.length === 0) gehtVon(eigene);
	});
	return {
		stand,
		strittig,
		loese: (wer) => gehtVon(wer === 'MEINES' ? eigene : eigene.filter((feld) => !strittig.includes(feld))),
	};
}
