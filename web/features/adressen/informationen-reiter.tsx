import { Group, Stack } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import type { Punkt } from '#domain/geo/punkt.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { FieldRow, Form, RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { zeigeAblehnung } from '../formular/ablehnung.tsx';
import { istVeraltet, Zwischenstand } from '../formular/zwischenstand.tsx';
import { useAdresse } from './adress-kontext.tsx';
import css from './adressen.module.css';
import { BilderFeld } from './bilder-feld.tsx';
import { TEXTABSCHNITTE } from './informationen.ts';
import {
	AbrechnungFelder,
	BewerbungFelder,
	LeistungenFelder,
	TextFelder,
	ZuordnungFelder,
} from './informationen-felder.tsx';
import { KoordinatenDialog } from './koordinaten-dialog.tsx';
import { betroffen } from './queries.ts';
import { type Formular, useInformationen } from './use-informationen.ts';

/** Master data, contact, texts, benefits and billing in one form with one bar to save it. */
export function InformationenReiter() {
	const formular = useInformationen();
	const { form, id, labels, maengel, fehler, grundlage } = formular;
	const genannt = Object.keys(maengel).map((feld) => ({ id: `${id}${feld}`, label: labels[feld] ?? feld }));
	const dirty = form.isDirty();
	return (
		<Form
			gap={24}
			maw={880}
			pb={72}
			onSubmit={(event) => {
				event.preventDefault();
				formular.speichere();
			}}
		>
			<UnsavedChangesGuard dirty={dirty && !formular.laeuft} />
			<RequiredHint />
			<ErrorSummary errors={genannt} />
			{fehler && genannt.length === 0 && !istVeraltet(fehler) && <ErrorBox text={fehler.message} />}
			<Zwischenstand {...{ grundlage, fehler, labels }} onGeloest={formular.vergiss} />
			{TEXTABSCHNITTE.map(({ titel, zeilen }) => (
				<Section key={titel} title={titel} ruled>
					<Stack>
						{zeilen.map(({ columns, felder }) => (
							<FieldRow key={felder.join()} columns={columns}>
								{felder.map((name) => (
									<TextField key={name} {...formular.feld(name)} />
								))}
							</FieldRow>
						))}
						{titel === ADRESSE.abschnitt.anschrift && <Koordinaten formular={formular} />}
					</Stack>
				</Section>
			))}
			<TextFelder formular={formular} />
			<BilderFeld formular={formular} />
			<ZuordnungFelder formular={formular} />
			<LeistungenFelder formular={formular} />
			<BewerbungFelder formular={formular} />
			<AbrechnungFelder formular={formular} />
			{dirty && (
				<div className={css.leiste}>
					<span role="status">{ADRESSE.ungespeichert}</span>
					<Group wrap="wrap">
						<Button onClick={formular.verwirf}>{ADRESSE.verwerfen}</Button>
						<Button variant="primary" type="submit" loading={formular.laeuft}>
							{ADRESSE.speichern}
						</Button>
					</Group>
				</div>
			)}
		</Form>
	);
}

/** Entered, pointed at on the map, or those of the postcode. */
function Koordinaten({ formular }: { formular: Formular }) {
	const { adresse, istTraeger } = useAdresse();
	const [zeigt, setZeigt] = useState(false);
	const setze = useCommand({
		run: (lage: Punkt | null, idempotencyKey) =>
			call('POST /v1/adresse/{id}/coordinates', { params: { id: adresse.id }, body: lage ?? {}, idempotencyKey }),
		invalidates: betroffen(adresse.id),
		onDone: ({ data: { bereich } }) => {
			toast.success(ADRESSE.ermittelt, bereich === null ? undefined : { text: ADRESSE.ungefaehr(bereich) });
		},
		onRefused: zeigeAblehnung,
	});
	const { form } = formular;
	const { lat, lon } = form.values;
	return (
		<Group gap={12} align="flex-end" wrap="wrap">
			<NumberField decimalScale={6} {...formular.feld('lat')} />
			<NumberField decimalScale={6} {...formular.feld('lon')} />
			<Button
				disabled={form.isDirty()}
				title={form.isDirty() ? ADRESSE.erstSpeichern : undefined}
				loading={setze.isRunning}
				onClick={() => setze.execute(null)}
			>
				{ADRESSE.ermitteln}
			</Button>
			<Button
				icon={IconMapPin}
				disabled={!istTraeger && form.isDirty()}
				title={!istTraeger && form.isDirty() ? ADRESSE.erstSpeichern : undefined}
				onClick={() => setZeigt(true)}
			>
				{ADRESSE.karte.knopf} …
			</Button>
			{zeigt && (
				<KoordinatenDialog
					lage={lat === null || lon === null ? null : { lat, lon }}
					onClose={() => setZeigt(false)}
					onWahl={(lage) => {
						// A site's form holds no coordinates: its own call takes them.
						if (istTraeger) form.setValues(lage);
						else setze.execute(lage);
						setZeigt(false);
					}}
				/>
			)}
		</Group>
	);
}
