import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { CheckboxField, TextField } from '../../../ui/fields/fields.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { useFormular } from './formular.ts';
import { Folgen } from './tatfolgen.tsx';

const TEXT = DIALOG.loeschen;
const LABELS = { bestaetigung: TEXT.label, widersprochen: TEXT.widersprochen };
/** Only after a service there is a certificate to be kept. */
const NACH_DEM_DIENST = 9000;

/** Deletes the file for good; the term has to be typed. */
export function LoeschenDialog({ aktion, onClose }: AktionProps) {
	const { freiwilliger } = useAkte();
	const navigate = useNavigate();
	const name = anzeigename(freiwilliger);
	const formular = useFormular<{ bestaetigung: string; widersprochen: boolean }>({
		initialValues: { bestaetigung: '', widersprochen: false },
		labels: LABELS,
		// Without a term applicants would be deleted as from a list.
		pruefe: ({ bestaetigung }): Record<string, string> =>
			bestaetigung === TEXT.begriff ? {} : { bestaetigung: TEXT.falsch },
		run: ({ bestaetigung, widersprochen }, idempotencyKey) =>
			call('DELETE /v1/freiwilliger/{id}', {
				params: { id: freiwilliger.id },
				query: { bestaetigung, ...(widersprochen && { widersprochen: 'true' as const }) },
				idempotencyKey,
			}),
		meldung: TEXT.meldung(name),
		onDone: () => navigate({ to: '/admin/bewerbungen', replace: true }),
	});
	return (
		<AktionsDialog
			aktion={aktion}
			titel={TEXT.titel(name)}
			onClose={onClose}
			formular={formular}
			verb={TEXT.verb}
			gefahr
		>
			<Text variant="secondary">{TEXT.text}</Text>
			<Folgen tat={{ tat: 'loeschen' }} aktion={aktion} />
			{freiwilliger.status >= NACH_DEM_DIENST && (
				<CheckboxField
					label={TEXT.widersprochen}
					{...formular.form.getInputProps('widersprochen', { type: 'checkbox' })}
				/>
			)}
			<TextField label={TEXT.label} autoComplete="off" required data-autofocus {...formular.feld('bestaetigung')} />
		</AktionsDialog>
	);
}
