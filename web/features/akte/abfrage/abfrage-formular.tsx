import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { ApiFehler, feldFehler } from '../../../client/api-fehler.ts';
import { call } from '../../../client/call.ts';
import { ABFRAGE } from '../../../texte/listen/feldabfragen.ts';
import { Button } from '../../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../../ui/feedback/unsaved-changes-guard.tsx';
import { Form, ReadOnlyField } from '../../../ui/fields/fields.tsx';
import { Ablehnungsgrund } from '../../formular/ablehnungsgrund.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { useAkteBefehl } from '../befehl.ts';
import type { Personenwert } from '../daten/personenfelder.ts';
import css from './abfrage.module.css';
import { AbfrageEingabe } from './abfrage-eingabe.tsx';
import type { Abfragefeld } from './queries.ts';

interface AbfrageFormularProps {
	zielStatus: number;
	wunschID: string | null;
	felder: readonly Abfragefeld[];
	einleitung: string;
}

type Werte = Record<string, Personenwert>;

/** The asked fields as a form that may be saved half filled; what others fill in is named. */
/** Of what he may not read the viewer isn't told whether it is there. */
function fuellstand(isAusgefuellt: boolean | null): string {
	if (isAusgefuellt === null) return ABFRAGE.verborgen;
	return isAusgefuellt ? ABFRAGE.ausgefuellt : ABFRAGE.offen;
}

export function AbfrageFormular({ zielStatus, wunschID, felder, einleitung }: AbfrageFormularProps) {
	const id = useId();
	const { freiwilliger, heute } = useAkte();
	const eigene = felder.filter((f) => f.isBearbeitbar);
	const form = useForm<Werte>({ initialValues: Object.fromEntries(eigene.map((f) => [f.feldKey, f.wert])) });
	const befehl = useAkteBefehl<Werte>({
		run: (werte, idempotencyKey) =>
			call('PUT /v1/feldabfrage/daten/{freiwilligerId}/{zielStatus}', {
				params: { freiwilligerId: freiwilliger.id, zielStatus: String(zielStatus) },
				body: { ...(wunschID === null ? {} : { adresswunschId: wunschID }), werte: ohneLeere(werte) },
				idempotencyKey,
			}),
		meldung: ABFRAGE.gespeichert,
		onDone: () => form.resetDirty(),
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	const sende = (werte: Werte) => {
		form.clearErrors();
		befehl.execute(Object.fromEntries(Object.entries(werte).filter(([feld]) => form.isDirty(feld))));
	};
	const labels = Object.fromEntries(felder.map((f) => [f.feldKey, f.bezeichnung]));
	return (
		<Form id={id} gap={16} pt={8} aria-label={ABFRAGE.titel} onSubmit={form.onSubmit(sende)}>
			<UnsavedChangesGuard dirty={form.isDirty() && !befehl.isRunning} />
			<Text variant="secondary">{einleitung}</Text>
			<Ablehnungsgrund fehler={befehl.error instanceof ApiFehler ? befehl.error : null} labels={labels} id={id} />
			<div className={css.felder}>
				{felder.map(({ feldKey, bezeichnung, hilfetext, isPflicht, isBearbeitbar, isAusgefuellt }) =>
					isBearbeitbar ? (
						<AbfrageEingabe
							key={feldKey}
							feldKey={feldKey}
							heute={heute}
							geburtsdatum={freiwilliger.geburtsdatum}
							label={bezeichnung}
							description={hilfetext ?? undefined}
							required={isPflicht}
							value={form.values[feldKey]}
							onChange={(wert) => form.setFieldValue(feldKey, wert)}
							error={form.errors[feldKey]}
							id={`${id}${feldKey}`}
						/>
					) : (
						<ReadOnlyField key={feldKey} label={bezeichnung}>
							{fuellstand(isAusgefuellt)}
						</ReadOnlyField>
					),
				)}
			</div>
			{eigene.length > 0 && (
				<Button type="submit" loading={befehl.isRunning} className={css.knopf}>
					{ABFRAGE.speichern}
				</Button>
			)}
		</Form>
	);
}

/** An emptied input gives an empty text; it means nothing. */
const ohneLeere = (werte: Werte): Record<string, NonNullable<Personenwert> | null> =>
	Object.fromEntries(Object.entries(werte).map(([feld, wert]) => [feld, wert === '' ? null : (wert ?? null)]));
