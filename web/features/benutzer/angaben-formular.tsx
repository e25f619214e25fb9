import type { Rolle } from '#domain/rollen.ts';
import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { BENUTZERSEITE, ZUGANG } from '../../texte/verwaltung/benutzer.ts';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { CheckboxField, FieldRow, Form, TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Ablehnungsgrund } from '../formular/ablehnungsgrund.tsx';
import { useFormular } from '../formular/formular.ts';
import { type Grundlage, useGrundlage } from '../formular/grundlage.ts';
import { AdressenWahl } from './adressen-wahl.tsx';
import { type Adressname, BETROFFEN, type Benutzerdaten } from './queries.ts';
import { RollenWahl } from './rollen-wahl.tsx';
import { genannteRollen } from './worte.ts';

interface Angaben extends Record<string, unknown> {
	vorname: string;
	nachname: string;
	rollen: Rolle[];
	adressen: Adressname[];
	isBetreuerAutomatischZuweisen: boolean;
	sprache: 'de' | 'en';
}

const angabenVon = ({ rollen, adressen, ...benutzer }: Benutzerdaten): Angaben => ({
	...{ vorname: benutzer.vorname, nachname: benutzer.nachname, sprache: benutzer.sprache },
	rollen: genannteRollen(rollen),
	adressen: [...adressen],
	isBetreuerAutomatischZuweisen: benutzer.isBetreuerAutomatischZuweisen,
});

const LABELS = {
	vorname: ZUGANG.vorname,
	nachname: ZUGANG.nachname,
	rollen: ZUGANG.rollen,
	adresseIDs: ZUGANG.adressen,
};
const SPRACHEN = [
	{ value: 'de', label: ZUGANG.deutsch },
	{ value: 'en', label: ZUGANG.englisch },
];

/** Name, rights and defaults of an account. */
export function AngabenFormular({ benutzer }: { benutzer: Benutzerdaten }) {
	const { id } = benutzer;
	const formular = useFormular<Angaben>({
		initialValues: angabenVon(benutzer),
		labels: LABELS,
		run: ({ adressen: stellen, ...werte }, idempotencyKey) =>
			call('PUT /v1/user/{id}', {
				params: { id },
				body: { ...werte, adresseIDs: stellen.map((stelle) => stelle.id), version: grundlage.stand.version },
				idempotencyKey,
			}),
		invalidates: BETROFFEN,
		meldung: BENUTZERSEITE.gespeichert,
	});
	const { form } = formular;
	const grundlage: Grundlage<Benutzerdaten> = useGrundlage({
		form,
		neueste: benutzer,
		werteVon: angabenVon,
		laeuft: formular.laeuft,
	});
	const { rollen } = form.values;
	return (
		<Form
			gap={16}
			id={formular.id}
			onSubmit={(event) => {
				event.preventDefault();
				formular.senden();
			}}
		>
			<UnsavedChangesGuard dirty={formular.geaendert} />

			<Ablehnungsgrund
				fehler={formular.fehler}
				labels={formular.labels}
				id={formular.id}
				grundlage={grundlage}
				onGeloest={formular.vergiss}
			/>
			<FieldRow columns="1fr 1fr">
				<TextField label={ZUGANG.vorname} required {...formular.feld('vorname')} />
				<TextField label={ZUGANG.nachname} required {...formular.feld('nachname')} />
			</FieldRow>
			<RollenWahl
				id={`${formular.id}rollen`}
				value={rollen}
				onChange={(neu) => form.setFieldValue('rollen', neu)}
				error={form.errors.rollen}
			/>
			<AdressenWahl
				id={`${formular.id}adresseIDs`}
				value={form.values.adressen}
				onChange={(neu) => form.setFieldValue('adressen', neu)}
				required={rollen.includes('MA_VEREIN')}
				error={form.errors.adresseIDs}
			/>
			<CheckboxField
				label={ZUGANG.automatisch}
				{...form.getInputProps('isBetreuerAutomatischZuweisen', { type: 'checkbox' })}
			/>
			<SelectField label={ZUGANG.sprache} data={SPRACHEN} allowDeselect={false} {...formular.feld('sprache')} />
			<div>
				<Button type="submit" variant="primary" loading={formular.laeuft}>
					{UI.speichern}
				</Button>
			</div>
		</Form>
	);
}
