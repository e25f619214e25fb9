import { Group, Stack } from '@mantine/core';
import { ROLLEN, ROLLEN_LABEL, type Rolle, rang } from '#domain/rollen.ts';
import { call } from '../../../client/call.ts';
import { VERLAUF } from '../../../texte/akte/akte-verlauf.ts';
import { UI } from '../../../texte/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../../ui/feedback/unsaved-changes-guard.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Form, TextAreaField } from '../../../ui/fields/fields.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { Ablehnungsgrund } from '../../formular/ablehnungsgrund.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { useFormular } from '../dialoge/formular.ts';
import css from './verlauf.module.css';

const LABELS = {
	text: VERLAUF.bemerkung,
	sichtbarkeit: VERLAUF.sichtbarkeit,
	wiedervorlageAm: VERLAUF.wiedervorlage,
};

interface Werte extends Record<string, unknown> {
	text: string;
	sichtbarkeit: string;
	wiedervorlageAm: string | null;
}

/** A remark, written beside the history; visible to the own rank unless a lower one is chosen. */
export function BemerkungFormular({ onClose }: { onClose: () => void }) {
	const { freiwilliger, sitzung } = useAkte();
	const formular = useFormular<Werte>({
		initialValues: { text: '', sichtbarkeit: sitzung.rolle, wiedervorlageAm: null },
		labels: LABELS,
		run: ({ text, sichtbarkeit, wiedervorlageAm }, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/historie', {
				params: { id: freiwilliger.id },
				body: { text, sichtbarkeit: sichtbarkeit as Rolle, wiedervorlageAm },
				idempotencyKey,
			}),
		meldung: VERLAUF.gespeichert,
		onDone: onClose,
	});
	const rollen = ROLLEN.filter((rolle) => rang(rolle) <= rang(sitzung.rolle)).toReversed();
	return (
		<Form
			className={css.formular}
			aria-label={VERLAUF.schreiben}
			onSubmit={(event) => {
				event.preventDefault();
				formular.senden();
			}}
			onCancel={formular.geaendert ? undefined : onClose}
		>
			<UnsavedChangesGuard dirty={formular.form.values.text.trim() !== '' && !formular.laeuft} />
			<Stack gap={8}>
				<Ablehnungsgrund fehler={formular.fehler} labels={formular.labels} id={formular.id} />
				<TextAreaField label={VERLAUF.bemerkung} required autoFocus {...formular.feld('text')} />
				<SelectField
					label={VERLAUF.sichtbarkeit}
					description={VERLAUF.sichtbarkeitHilfe}
					allowDeselect={false}
					data={rollen.map((rolle) => ({ value: rolle, label: ROLLEN_LABEL[rolle] }))}
					{...formular.feld('sichtbarkeit')}
				/>
				<DateField label={VERLAUF.wiedervorlage} clearable {...formular.feld('wiedervorlageAm')} />
				<Group wrap="wrap" justify="end">
					<Button size="sm" onClick={onClose}>
						{UI.abbrechen}
					</Button>
					<Button size="sm" type="submit" loading={formular.laeuft}>
						{UI.speichern}
					</Button>
				</Group>
			</Stack>
		</Form>
	);
}
