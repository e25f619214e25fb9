import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { feldFehler } from '../../client/api-fehler.ts';
import { bildadresse } from '../../client/bild.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { UI } from '../../texte/ui.ts';
import { KONTO } from '../../texte/zugang/konto.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { CheckboxField, Form, ReadOnlyField, TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { DateiFeld } from '../dateien/datei-feld.tsx';
import { sitzungQuery } from '../portal/sitzung.ts';
import { type Konto, kontoQuery } from './queries.ts';

const SPRACHEN = (['de', 'en'] as const).map((value) => ({ value, label: KONTO.sprachen[value] }));

/** The name under which others see what this account does, and how it is addressed and assigned. */
export function AngabenFormular({ konto }: { konto: Konto }) {
	const client = useQueryClient();
	const router = useRouter();
	const form = useForm({ initialValues: angabenVon(konto) });
	const speichern = useCommand({
		run: (body: ReturnType<typeof angabenVon>, idempotencyKey) => call('PUT /v1/user/me', { body, idempotencyKey }),
		invalidates: [kontoQuery.queryKey],
		onDone: async ({ data }) => {
			const neu = angabenVon(data);
			form.setInitialValues(neu);
			form.setValues(neu);
			form.resetDirty(neu);
			toast.success(UI.gespeichert);
			// The frame shows the name too.
			await client.query({ ...sitzungQuery, staleTime: 0 });
			await router.invalidate();
		},
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	const { error } = speichern;
	return (
		<Form gap={16} maw={400} pt={16} onSubmit={form.onSubmit(speichern.execute)}>
			<UnsavedChangesGuard dirty={form.isDirty()} />
			{error && Object.keys(feldFehler(error)).length === 0 && <ErrorBox text={error.message} />}
			{konto.isNameFest ? (
				<ReadOnlyField label={KONTO.name} hint={KONTO.nameFest}>
					{konto.vorname} {konto.nachname}
				</ReadOnlyField>
			) : (
				<>
					<TextField required autoComplete="given-name" label={KONTO.vorname} {...form.getInputProps('vorname')} />
					<TextField required autoComplete="family-name" label={KONTO.nachname} {...form.getInputProps('nachname')} />
				</>
			)}
			<SelectField
				label={KONTO.sprache}
				description={KONTO.spracheText}
				data={SPRACHEN}
				allowDeselect={false}
				{...form.getInputProps('sprache')}
			/>
			{konto.isBetreuerAutomatischZuweisen !== null && (
				<CheckboxField
					label={KONTO.zuweisen}
					description={KONTO.zuweisenText}
					{...form.getInputProps('isBetreuerAutomatischZuweisen', { type: 'checkbox' })}
				/>
			)}
			{konto.zweiterFaktor && <Unterschrift {...form.getInputProps('unterschriftUploadID')} />}
			<div>
				<Button variant="primary" type="submit" loading={speichern.isRunning}>
					{UI.speichern}
				</Button>
			</div>
		</Form>
	);
}

interface UnterschriftProps {
	value?: string | null;
	error?: ReactNode;
	onChange: (uploadID: string | null) => void;
}

/** Stands under what the portal writes in the name of this user. */
function Unterschrift({ value, error, onChange }: UnterschriftProps) {
	return (
		<DateiFeld
			label={KONTO.unterschrift}
			description={KONTO.unterschriftText}
			error={error}
			endungen={['png']}
			maxMB={1}
			value={value ? { uploadID: value, src: bildadresse(value) } : null}
			onChange={(bild) => onChange(bild?.uploadID ?? null)}
		/>
	);
}

/** What doesn't concern this account isn't sent. */
function angabenVon({ vorname, nachname, sprache, isBetreuerAutomatischZuweisen, ...rest }: Konto) {
	return {
		vorname,
		nachname,
		sprache,
		...(isBetreuerAutomatischZuweisen === null ? {} : { isBetreuerAutomatischZuweisen }),
		...(rest.zweiterFaktor === null ? {} : { unterschriftUploadID: rest.unterschriftUploadID }),
	};
}
