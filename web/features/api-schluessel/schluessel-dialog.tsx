import { useForm } from '@mantine/form';
import { useId } from 'react';
import { API_SCOPES, type ApiScope } from '#domain/zugriff/api.ts';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { API_SCHLUESSEL as T } from '../../texte/api-schluessel.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxGroupField, Form, RequiredHint, TextField } from '../../ui/fields.tsx';
import { ErrorBox } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import css from './api-schluessel.module.css';
import { type ApiSchluessel, apiSchluesselQuery } from './queries.ts';

interface Werte {
	bezeichnung: string;
	scopes: ApiScope[];
	gueltigBis: string | null;
}

const OPTIONEN = API_SCOPES.map((value) => {
	const { label, description } = T.berechtigung[value];
	return { value, label, description };
});

interface SchluesselDialogProps {
	/** Left out: a new one. */
	schluessel?: ApiSchluessel;
	onClose: () => void;
	onGeheimnis?: (geheimnis: string) => void;
}

export function SchluesselDialog({ schluessel, onClose, onGeheimnis }: SchluesselDialogProps) {
	const id = useId();
	const form = useForm<Werte>({
		initialValues: {
			bezeichnung: schluessel?.bezeichnung ?? '',
			scopes: [...(schluessel?.scopes ?? [])],
			gueltigBis: schluessel?.gueltigBis ?? null,
		},
	});
	const speichern = useCommand({
		run: async (body: Werte, idempotencyKey) => {
			if (!schluessel) return (await call('POST /v1/api-keys', { body, idempotencyKey })).data.key;
			await call('PUT /v1/api-keys/{id}', { params: { id: schluessel.id }, body, idempotencyKey });
			return null;
		},
		invalidates: [apiSchluesselQuery.queryKey],
		onDone: (geheimnis) => {
			onClose();
			if (geheimnis === null) toast.success(UI.gespeichert);
			else onGeheimnis?.(geheimnis);
		},
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	const { error } = speichern;
	return (
		<Dialog
			opened
			onClose={onClose}
			title={schluessel ? T.bearbeitenVon(schluessel.bezeichnung) : T.neu}
			width={680}
			primary={
				<Button variant="primary" type="submit" form={id} loading={speichern.isRunning}>
					{schluessel ? UI.speichern : T.erzeugen}
				</Button>
			}
		>
			<Form id={id} className={css.formular} onSubmit={form.onSubmit(speichern.execute)}>
				<RequiredHint />
				{error && Object.keys(feldFehler(error)).length === 0 && <ErrorBox text={error.message} />}
				<TextField
					required
					data-autofocus
					maxLength={100}
					autoComplete="off"
					label={T.bezeichnung}
					description={T.bezeichnungHilfe}
					{...form.getInputProps('bezeichnung')}
				/>
				<DateField
					clearable
					label={T.gueltigBis}
					description={T.gueltigBisHilfe}
					{...form.getInputProps('gueltigBis')}
				/>
				<CheckboxGroupField required label={T.berechtigungen} options={OPTIONEN} {...form.getInputProps('scopes')} />
			</Form>
		</Dialog>
	);
}
