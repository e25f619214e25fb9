import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte-dialoge.ts';
import { CheckboxField, TextAreaField, TextField } from '../../../ui/fields.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import css from './dialoge.module.css';
import { useFormular } from './formular.ts';

const TEXT = DIALOG.senden;
const LABELS = { betreff: TEXT.betreff, text: TEXT.text };

/** A mail to the volunteer, kept in the history. */
export function NachrichtDialog({ aktion, onClose }: AktionProps) {
	const { freiwilliger } = useAkte();
	const formular = useFormular<{ betreff: string; text: string; kopieAnMich: boolean }>({
		initialValues: { betreff: '', text: '', kopieAnMich: false },
		labels: LABELS,
		run: (body, idempotencyKey) =>
			call('POST /v1/freiwilliger/{freiwilligerID}/nachricht', {
				params: { freiwilligerID: freiwilliger.id },
				body,
				idempotencyKey,
			}),
		meldung: TEXT.meldung,
		onDone: onClose,
	});
	return (
		<AktionsDialog
			aktion={aktion}
			onClose={onClose}
			formular={formular}
			titel={TEXT.titel}
			verb={TEXT.verb}
			breite={680}
		>
			<p className={css.hinweis}>{freiwilliger.email ? TEXT.an(freiwilliger.email) : TEXT.ohneEmail}</p>
			<TextField label={TEXT.betreff} required data-autofocus {...formular.feld('betreff')} />
			<TextAreaField label={TEXT.text} required minRows={6} {...formular.feld('text')} />
			<CheckboxField label={TEXT.kopie} {...formular.form.getInputProps('kopieAnMich', { type: 'checkbox' })} />
		</AktionsDialog>
	);
}
