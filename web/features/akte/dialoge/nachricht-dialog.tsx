import { Text } from '@mantine/core';
import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { DATEIEN } from '../../../texte/dateien.ts';
import { CheckboxField, TextAreaField, TextField } from '../../../ui/fields/fields.tsx';
import { AnhaengeFeld } from '../../dateien/anhaenge-feld.tsx';
import type { Hochgeladen } from '../../dateien/datei-feld.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { useZurueck } from '../zuruecknehmen.ts';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { useFormular } from './formular.ts';

const TEXT = DIALOG.senden;
const LABELS = { betreff: TEXT.betreff, text: TEXT.text, anhaenge: DATEIEN.anhang(1) };

/** A mail to the volunteer, kept in the history. */
export function NachrichtDialog({ aktion, onClose }: AktionProps) {
	const { freiwilliger } = useAkte();
	const zurueck = useZurueck();
	const formular = useFormular<{ betreff: string; text: string; anhaenge: Hochgeladen[]; kopieAnMich: boolean }>({
		initialValues: { betreff: '', text: '', anhaenge: [], kopieAnMich: false },
		labels: LABELS,
		run: ({ anhaenge, ...rest }, idempotencyKey) =>
			call('POST /v1/freiwilliger/{freiwilligerID}/nachricht', {
				params: { freiwilligerID: freiwilliger.id },
				body: { ...rest, anhaenge: anhaenge.map(({ uploadID }) => uploadID) },
				idempotencyKey,
			}),
		meldung: TEXT.meldung,
		gegenteil: () => zurueck(freiwilliger.id, 'nachricht', null),
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
			<Text variant="secondary">{freiwilliger.email ? TEXT.an(freiwilliger.email) : TEXT.ohneEmail}</Text>
			<TextField label={TEXT.betreff} required data-autofocus {...formular.feld('betreff')} />
			<TextAreaField label={TEXT.text} required minRows={6} {...formular.feld('text')} />
			<AnhaengeFeld
				value={formular.form.values.anhaenge}
				error={formular.form.errors.anhaenge}
				onChange={(anhaenge) => formular.form.setFieldValue('anhaenge', anhaenge)}
			/>
			<CheckboxField label={TEXT.kopie} {...formular.form.getInputProps('kopieAnMich', { type: 'checkbox' })} />
		</AktionsDialog>
	);
}
