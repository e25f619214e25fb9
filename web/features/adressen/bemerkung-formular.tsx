import { Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ROLLEN, ROLLEN_LABEL, type Rolle, rang } from '#domain/rollen.ts';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Form, TextAreaField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useAdresse } from './adress-kontext.tsx';
import { historieQuery } from './queries.ts';

const TEXT = ADRESSE.verlauf;

/** A remark; visible to the own rank unless a lower one is chosen. */
export function BemerkungFormular({ onClose }: { onClose: () => void }) {
	const { adresse, sitzung } = useAdresse();
	const form = useForm({ initialValues: { text: '', sichtbarkeit: sitzung.rolle as string } });
	const schreibe = useCommand({
		run: ({ text, sichtbarkeit }: typeof form.values, idempotencyKey) =>
			call('POST /v1/adresse/{id}/historie', {
				params: { id: adresse.id },
				body: { text, sichtbarkeit: sichtbarkeit as Rolle },
				idempotencyKey,
			}),
		invalidates: [historieQuery(adresse.id).queryKey],
		onDone: () => {
			toast.success(TEXT.geschrieben);
			onClose();
		},
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	const rollen = ROLLEN.filter((rolle) => rolle !== 'FREIWILLIGER' && rang(rolle) <= rang(sitzung.rolle)).toReversed();
	return (
		<Form
			gap={8}
			aria-label={TEXT.schreiben}
			onCancel={form.isDirty() ? undefined : onClose}
			onSubmit={form.onSubmit((werte) => schreibe.execute(werte))}
		>
			<UnsavedChangesGuard dirty={form.values.text.trim() !== '' && !schreibe.isRunning} />
			{schreibe.error && Object.keys(form.errors).length === 0 && <ErrorBox text={schreibe.error.message} />}
			<TextAreaField label={TEXT.bemerkung} required autoFocus {...form.getInputProps('text')} />
			<SelectField
				label={TEXT.sichtbarkeit}
				allowDeselect={false}
				data={rollen.map((rolle) => ({ value: rolle, label: ROLLEN_LABEL[rolle] }))}
				{...form.getInputProps('sichtbarkeit')}
			/>
			<Group wrap="wrap" justify="end">
				<Button size="sm" onClick={onClose}>
					{UI.abbrechen}
				</Button>
				<Button size="sm" type="submit" loading={schreibe.isRunning}>
					{UI.speichern}
				</Button>
			</Group>
		</Form>
	);
}
