import { useForm } from '@mantine/form';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ZUGANG } from '../../texte/zugang/zugang.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { FieldRow, Form, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { AdressAuswahl } from './adress-auswahl.tsx';
import type { Beitrittsziel } from './ziele.ts';

interface Anfrage {
	vorname: string;
	nachname: string;
	email: string;
	ziel: Beitrittsziel | null;
	nachricht: string;
}

const LEER: Anfrage = { vorname: '', nachname: '', email: '', ziel: null, nachricht: '' };
const pflicht = (wert: string) => (wert.trim() ? null : ZUGANG.pflicht);

export function ZugangFormular({ onGesendet }: { onGesendet: (email: string) => void }) {
	const form = useForm<Anfrage>({
		initialValues: LEER,
		validate: { vorname: pflicht, nachname: pflicht, email: pflicht, ziel: (ziel) => (ziel ? null : ZUGANG.pflicht) },
	});
	const anfragen = useCommand({
		run: ({ ziel, ...angaben }: Anfrage, idempotencyKey) =>
			call('POST /v1/auth/join', { body: { ...angaben, adresseID: ziel?.id ?? '' }, idempotencyKey }),
		onDone: (_, { email }) => onGesendet(email.trim()),
		onRefused: (fehler) => {
			const { adresseID, ...felder } = feldFehler(fehler);
			form.setErrors({ ...felder, ziel: adresseID });
		},
	});
	const { error } = anfragen;
	return (
		<Form gap={16} onSubmit={form.onSubmit(anfragen.execute)}>
			<UnsavedChangesGuard dirty={form.isDirty() && !anfragen.isRunning} />
			{error && Object.keys(feldFehler(error)).length === 0 && <ErrorBox text={error.message} />}
			<FieldRow columns="1fr 1fr">
				<TextField
					required
					size="md"
					autoComplete="given-name"
					label={ZUGANG.vorname}
					{...form.getInputProps('vorname')}
				/>
				<TextField
					required
					size="md"
					autoComplete="family-name"
					label={ZUGANG.nachname}
					{...form.getInputProps('nachname')}
				/>
			</FieldRow>
			<TextField
				required
				size="md"
				type="email"
				autoComplete="email"
				label={ZUGANG.email}
				{...form.getInputProps('email')}
			/>
			<AdressAuswahl required size="md" label={ZUGANG.ziel} {...form.getInputProps('ziel')} value={form.values.ziel} />
			<TextAreaField
				size="md"
				label={ZUGANG.nachricht}
				description={ZUGANG.nachrichtText}
				maxLength={1000}
				{...form.getInputProps('nachricht')}
			/>
			<div>
				<Button variant="primary" size="xl" type="submit" loading={anfragen.isRunning}>
					{ZUGANG.anfragen}
				</Button>
			</div>
		</Form>
	);
}
