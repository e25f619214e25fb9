import { call } from '../../client/call.ts';
import { MEETINGS } from '../../texte/meetings.ts';
import { UI } from '../../texte/ui.ts';
import { CheckboxField, TextField } from '../../ui/fields/fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import type { Meetingkonfiguration } from './queries.ts';

const { einstellungen: T } = MEETINGS;
const LABELS = { vorlage: T.vorlage };

interface VideogespraecheDialogProps {
	konfiguration: Meetingkonfiguration;
	onClose: () => void;
}

/** Where rooms come from, and whether talks are agreed on at all. */
export function VideogespraecheDialog({ konfiguration, onClose }: VideogespraecheDialogProps) {
	const { isEingerichtet, vorlage, aktiv } = konfiguration;
	const formular = useFormular<{ vorlage: string; aktiv: boolean }>({
		initialValues: { vorlage, aktiv: aktiv || !isEingerichtet },
		labels: LABELS,
		run: (body, idempotencyKey) => call('POST /v1/integrations/meetings/configuration', { body, idempotencyKey }),
		invalidates: [['integrationen']],
		meldung: T.gespeichert,
		onDone: onClose,
	});
	const { form, feld } = formular;
	return (
		<FormularDialog formular={formular} onClose={onClose} titel={T.dialog} verb={UI.speichern} breite={680}>
			<TextField required data-autofocus label={T.vorlage} description={T.vorlageHilfe} {...feld('vorlage')} />
			<CheckboxField label={T.aktiv} {...form.getInputProps('aktiv', { type: 'checkbox' })} />
		</FormularDialog>
	);
}
