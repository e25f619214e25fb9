import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { FREIWILLIG_JA as T } from '../../texte/freiwillig-ja.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { CheckboxField, Form, RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { CheckboxGroupField } from '../../ui/fields/option-fields.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { BETROFFEN, type Konfiguration } from './queries.ts';

interface Werte {
	url: string;
	schluessel: string;
	dienstartIDs: string[];
	aktiv: boolean;
}

/** Where places go; the key is entered, never shown. */
export function KonfigurationDialog({ konfiguration, onClose }: { konfiguration: Konfiguration; onClose: () => void }) {
	const id = useId();
	const { isEingerichtet, url, dienstartIDs, aktiv } = konfiguration;
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const form = useForm<Werte>({
		initialValues: { url, schluessel: '', dienstartIDs: [...dienstartIDs], aktiv: aktiv || !isEingerichtet },
	});
	const speichern = useCommand({
		run: (body: Werte, idempotencyKey) =>
			call('POST /v1/integrations/freiwillig-ja/configuration', { body, idempotencyKey }),
		invalidates: BETROFFEN,
		onDone: () => {
			toast.success(T.gespeichert);
			onClose();
		},
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	const { error } = speichern;
	return (
		<Dialog
			opened
			onClose={onClose}
			title={T.dialog}
			width={680}
			primary={
				<Button variant="primary" type="submit" form={id} loading={speichern.isRunning}>
					{UI.speichern}
				</Button>
			}
		>
			<Form id={id} gap={16} onSubmit={form.onSubmit(speichern.execute)}>
				<RequiredHint />
				{error && Object.keys(feldFehler(error)).length === 0 && <ErrorBox text={error.message} />}
				<TextField required data-autofocus label={T.url} description={T.urlHilfe} {...form.getInputProps('url')} />
				<PasswordField
					required={!isEingerichtet}
					label={T.schluessel}
					description={isEingerichtet ? T.schluesselBleibt : undefined}
					autoComplete="off"
					{...form.getInputProps('schluessel')}
				/>
				<CheckboxGroupField
					required
					label={T.dienstarten}
					options={dienstarten.map(({ id: value, bezeichnung: label }) => ({ value, label }))}
					{...form.getInputProps('dienstartIDs')}
				/>
				<CheckboxField
					label={T.aktiv}
					description={T.aktivHilfe}
					{...form.getInputProps('aktiv', { type: 'checkbox' })}
				/>
			</Form>
		</Dialog>
	);
}
