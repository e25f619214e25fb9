import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FieldRow, Form, NumberField, TextField } from '../../ui/fields.tsx';
import { Row, Section, Stack } from '../../ui/page.tsx';
import { ErrorBox } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/unsaved-changes-guard.tsx';
import { useAdresse } from './adress-kontext.tsx';
import css from './adressen.module.css';
import { TEXTABSCHNITTE } from './informationen.ts';
import { AbrechnungFelder, BewerbungFelder, LeistungenFelder, TextFelder } from './informationen-felder.tsx';
import { betroffen } from './queries.ts';
import { type Formular, LABELS, useInformationen } from './use-informationen.ts';

/** Master data, contact, texts, benefits and billing in one form with one bar to save it. */
export function InformationenReiter() {
	const formular = useInformationen();
	const { form, id, maengel, fehler, konflikt } = formular;
	const genannt = Object.keys(maengel).map((feld) => ({ id: `${id}${feld}`, label: LABELS[feld] ?? feld }));
	const dirty = form.isDirty();
	return (
		<Form
			className={css.formular}
			onSubmit={(event) => {
				event.preventDefault();
				formular.speichere();
			}}
		>
			<UnsavedChangesGuard dirty={dirty && !formular.laeuft} />
			<ErrorSummary errors={genannt} />
			{fehler && genannt.length === 0 && <ErrorBox text={fehler.message} />}
			{konflikt && <Button onClick={() => void formular.neuLaden()}>{ADRESSE.neuLaden}</Button>}
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
			<LeistungenFelder formular={formular} />
			<BewerbungFelder formular={formular} />
			<AbrechnungFelder formular={formular} />
			{dirty && (
				<div className={css.leiste}>
					<span role="status">{ADRESSE.ungespeichert}</span>
					<Row>
						<Button onClick={formular.verwirf}>{ADRESSE.verwerfen}</Button>
						<Button variant="primary" type="submit" loading={formular.laeuft}>
							{ADRESSE.speichern}
						</Button>
					</Row>
				</div>
			)}
		</Form>
	);
}

/** Entered, or those of the postcode. */
function Koordinaten({ formular }: { formular: Formular }) {
	const { adresse } = useAdresse();
	const ermittle = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/adresse/{id}/coordinates', { params: { id: adresse.id }, body: {}, idempotencyKey }),
		invalidates: betroffen(adresse.id),
		onDone: () => {
			toast.success(ADRESSE.ermittelt);
			void formular.neuLaden();
		},
		onRefused: (fehler) => toast.error(fehler.message),
	});
	return (
		<Row gap={12}>
			<NumberField decimalScale={6} {...formular.feld('lat')} />
			<NumberField decimalScale={6} {...formular.feld('lon')} />
			<Button
				disabled={formular.form.isDirty()}
				loading={ermittle.isRunning}
				onClick={() => ermittle.execute(undefined)}
			>
				{ADRESSE.ermitteln}
			</Button>
		</Row>
	);
}
