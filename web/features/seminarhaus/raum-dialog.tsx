import { useState } from 'react';
import { RAUMARTEN } from '#domain/seminar/haus/ereignisse.ts';
import { call } from '../../client/call.ts';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, FieldRow, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen, type Hausraum } from '../seminare/haus-query.ts';

interface RaumDialogProps {
	seminarID: string;
	/** null: a new one. */
	raum: Hausraum | null;
	/** Who sleeps there. */
	belegt: number;
	onClose: () => void;
}

interface Werte extends Record<string, unknown> {
	bezeichnung: string;
	betten: number | null;
	fuer: string | null;
	isBarrierefrei: boolean;
}

const NEU: Werte = { bezeichnung: '', betten: null, fuer: null, isBarrierefrei: false };
const FUER = RAUMARTEN.map((value) => ({ value, label: T.fuer[value] }));

export function RaumDialog({ seminarID, raum, belegt, onClose }: RaumDialogProps) {
	const [entfernen, setEntfernen] = useState(false);
	const formular = useFormular<Werte>({
		initialValues: raum ? { ...raum } : NEU,
		labels: T.feld,
		run: async ({ bezeichnung, betten, fuer, isBarrierefrei }, idempotencyKey) => {
			const body = { bezeichnung, betten, fuer, isBarrierefrei };
			if (!raum)
				return void (await call('POST /v1/seminar/{id}/haus/raeume', {
					params: { id: seminarID },
					body,
					idempotencyKey,
				}));
			const params = { id: seminarID, raumID: raum.id };
			return call('PUT /v1/seminar/{id}/haus/raeume/{raumID}', { params, body, idempotencyKey });
		},
		meldung: raum ? T.raumGeaendert : T.raumAngelegt,
		invalidates: betroffen(seminarID),
		onDone: onClose,
	});
	const { feld, form } = formular;
	if (raum && entfernen) return <Entfernen seminarID={seminarID} raum={raum} belegt={belegt} onClose={onClose} />;
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={raum ? T.raumBearbeiten : T.raumNeu}
			verb={raum ? UI.speichern : T.raumAnlegen}
		>
			<FieldRow columns="1fr 112px">
				<TextField label={T.feld.bezeichnung} required maxLength={60} data-autofocus {...feld('bezeichnung')} />
				<NumberField label={T.feld.betten} required min={1} {...feld('betten')} />
			</FieldRow>
			<SelectField label={T.feld.fuer} required data={FUER} {...feld('fuer')} />
			<CheckboxField label={T.feld.isBarrierefrei} {...form.getInputProps('isBarrierefrei', { type: 'checkbox' })} />
			{raum && (
				<div>
					<Button size="sm" variant="danger" onClick={() => setEntfernen(true)}>
						{T.raumEntfernen} …
					</Button>
				</div>
			)}
		</FormularDialog>
	);
}

const Entfernen = ({ seminarID, raum, belegt, onClose }: RaumDialogProps & { raum: Hausraum }) => (
	<BefehlDialog
		danger
		title={T.raumEntfernenFrage(raum.bezeichnung)}
		confirm={T.raumEntfernen}
		run={(idempotencyKey) =>
			call('DELETE /v1/seminar/{id}/haus/raeume/{raumID}', {
				params: { id: seminarID, raumID: raum.id },
				idempotencyKey,
			})
		}
		meldung={T.raumEntfernt}
		invalidates={betroffen(seminarID)}
		onClose={onClose}
	>
		{T.raumEntfernenText(belegt)}
	</BefehlDialog>
);
