import { createFormContext } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contract } from '#api/contract/contract.ts';
import { type ApiFehler, feldFehler, hatStatus } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { UI } from '../../texte/ui.ts';
import { PARAMETER as T } from '../../texte/verwaltung/parameter.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { parameterQuery } from '../portal/portal.ts';
import { type Mandant, parameterHistorieQuery } from './queries.ts';
import { alsAenderung, auswahl, type Feld, geaenderte, type Werte, werteVon } from './werte.ts';

/** What saving would do, asked before it does. */
export type Nachfrage = Readonly<Record<'titel' | 'text' | 'verb', string>>;

type Aenderung = Contract['PUT /v1/parameter']['body'];

const [FormularProvider, useFormularKontext, useForm] = createFormContext<Werte>();

export { FormularProvider, useFormularKontext };

/** All tabs are one form: what was shown, what was entered, and what came between. */
export function useFormular(mandant: Mandant) {
	const client = useQueryClient();
	const [basis, setBasis] = useState(mandant);
	const [konflikt, setKonflikt] = useState<ApiFehler | null>(null);
	const [loest, setLoest] = useState(false);
	const [fehler, setFehler] = useState<Readonly<Record<string, string>>>({});
	const form = useForm({ initialValues: werteVon(mandant) });
	const ausgang = werteVon(basis);
	const geaendert = geaenderte(ausgang, form.values);
	const beginne = (neu: Mandant, werte: Werte = werteVon(neu)) => {
		setBasis(neu);
		form.setValues(werte);
		form.clearErrors();
		setFehler({});
		setKonflikt(null);
	};
	const speichern = useCommand({
		run: (felder: readonly Feld[], idempotencyKey) => {
			// Numbers left empty are refused by the server, which knows the words for it.
			const body = { ...alsAenderung(form.values, felder), version: basis.version } as Aenderung;
			return call('PUT /v1/parameter', { body, idempotencyKey });
		},
		invalidates: [parameterHistorieQuery.queryKey],
		onDone: ({ data }) => {
			// The frame and the theme follow at once.
			client.setQueryData(parameterQuery.queryKey, data);
			beginne(data);
			toast.success(UI.gespeichert);
		},
		onRefused: (abgelehnt) => {
			const istKonflikt = hatStatus(abgelehnt, 409);
			setKonflikt(istKonflikt ? abgelehnt : null);
			if (istKonflikt) return;
			form.setErrors(feldFehler(abgelehnt));
			setFehler(feldFehler(abgelehnt));
		},
	});
	/** Goes on from what is there now; `meine`: what collided stays as it was entered here. */
	async function loese(meine: boolean) {
		setLoest(true);
		const neu = await client.query({ ...parameterQuery, staleTime: 0 }).catch(() => null);
		setLoest(false);
		if (!neu) return void toast.error(UI.ladefehler);
		const kollidiert = konflikt?.details.map(({ feld }) => feld) ?? [];
		const behalten = geaendert.filter((feld) => meine || !kollidiert.includes(feld));
		beginne(neu, { ...werteVon(neu), ...auswahl(form.values, behalten) });
	}
	return {
		form,
		basis,
		geaendert,
		konflikt,
		/** Of the last refused save, by field. */
		fehler,
		nachfragen: nachfragen(ausgang, form.values),
		speichern: () => speichern.execute(geaendert),
		verwerfen: () => beginne(basis),
		loese,
		laeuft: speichern.isRunning || loest,
		stoerung: konflikt || Object.keys(fehler).length > 0 ? null : speichern.error,
	};
}

function nachfragen(vorher: Werte, { baseUrl, isWartungsmodus }: Werte): Nachfrage[] {
	const anderswo = baseUrl !== vorher.baseUrl && URL.canParse(baseUrl) && new URL(baseUrl).host !== location.host;
	return [
		...(anderswo ? [T.adresseDialog(new URL(baseUrl).origin, location.host)] : []),
		...(!vorher.isWartungsmodus && isWartungsmodus ? [T.wartungDialog] : []),
	];
}
