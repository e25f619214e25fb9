import '../../client/zod-ohne-eval.ts';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { AUSWAHL } from '#domain/felder/auswahl.ts';
import { feldFehler, istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { ORTSEINLADUNG } from '../../texte/adressen.ts';
import { ANGABEN } from '../../texte/zugang/registrierung.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { CheckboxField, FieldRow, Form, RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { NeuesKennwortFeld } from '../oeffentlich/neues-kennwort-feld.tsx';
import { textQuery } from '../texte/queries.ts';

export type Einladung = DataOf<'GET /v1/freiwilliger/invitation/{token}'>;

export interface AnnahmeProps {
	token: string;
	einladung: Einladung;
	onAngenommen: () => void;
	onUngueltig: () => void;
}

const TEXT = ORTSEINLADUNG;
const GESCHLECHTER = Object.entries(AUSWAHL.geschlecht).map(([value, label]) => ({ value, label }));

/** Whoever is new says who he is and chooses a password; the address is the invited one. */
export function OrtseinladungFormular({ token, einladung, onAngenommen, onUngueltig }: AnnahmeProps) {
	const form = useForm({
		initialValues: {
			vorname: einladung.vorname,
			nachname: einladung.nachname,
			geschlecht: null as string | null,
			geburtsdatum: null as string | null,
			passwort: '',
			datenschutz: false,
		},
	});
	const { data: text } = useQuery(textQuery('datenschutz'));
	const annehmen = useCommand({
		run: ({ datenschutz, geschlecht, geburtsdatum, ...werte }: typeof form.values, idempotencyKey) =>
			call('POST /v1/freiwilliger/invitation/accept/{token}', {
				params: { token },
				body: {
					...werte,
					...(geburtsdatum ? { geburtsdatum } : {}),
					...(geschlecht ? { geschlecht: geschlecht as keyof typeof AUSWAHL.geschlecht } : {}),
					...(datenschutz ? { datenschutz, datenschutzVersion: text?.version } : {}),
				},
				idempotencyKey,
			}),
		onDone: onAngenommen,
		onRefused: (fehler) => (istUngueltigerLink(fehler) ? onUngueltig() : form.setErrors(feldFehler(fehler))),
	});
	const allgemein = annehmen.error && Object.keys(form.errors).length === 0;
	return (
		<Form gap={16} onSubmit={form.onSubmit((werte) => annehmen.execute(werte))}>
			<p>{TEXT.neu}</p>
			<RequiredHint />
			{allgemein && <ErrorBox text={annehmen.error?.message} />}
			<FieldRow columns="1fr 1fr">
				<TextField
					required
					size="md"
					autoComplete="given-name"
					label={TEXT.vorname}
					{...form.getInputProps('vorname')}
				/>
				<TextField
					required
					size="md"
					autoComplete="family-name"
					label={TEXT.nachname}
					{...form.getInputProps('nachname')}
				/>
			</FieldRow>
			<FieldRow columns="1fr 1fr">
				<SelectField
					required
					size="md"
					label={TEXT.geschlecht}
					data={GESCHLECHTER}
					{...form.getInputProps('geschlecht')}
				/>
				<DateField required size="md" label={TEXT.geburtsdatum} {...form.getInputProps('geburtsdatum')} />
			</FieldRow>
			{/* Tells password managers whose password this is. */}
			<input type="text" autoComplete="username" value={einladung.email} readOnly hidden />
			<NeuesKennwortFeld size="md" label={TEXT.kennwort} {...form.getInputProps('passwort')} />
			<CheckboxField required label={TEXT.datenschutz} {...form.getInputProps('datenschutz', { type: 'checkbox' })} />
			<TextLink to="/datenschutz" target="_blank">
				{ANGABEN.datenschutzLesen}
			</TextLink>
			<div>
				<Button variant="primary" size="xl" type="submit" loading={annehmen.isRunning}>
					{TEXT.annehmen}
				</Button>
			</div>
		</Form>
	);
}
