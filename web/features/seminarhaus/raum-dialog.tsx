import { useState } from 'react';
import { RAUMARTEN } from '#domain/seminar/haus/ereignisse.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { HAUS as T } from '../../texte/seminarhaus.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { CheckboxField, FieldRow, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
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
				<NumberField
					label={T.feld.betten}
					required
					min={1}
					{...feld('betten')}
					value={form.values.betten}
					onChange={(betten) => form.setFieldValue('betten', betten)}
				/>
			</FieldRow>
			<SelectField
				label={T.feld.fuer}
				required
				data={FUER}
				{...feld('fuer')}
				value={form.values.fuer}
				onChange={(fuer) => form.setFieldValue('fuer', fuer)}
			/>
			<CheckboxField
				label={T.feld.isBarrierefrei}
				checked={form.values.isBarrierefrei}
				onChange={(event) => form.setFieldValue('isBarrierefrei', event.currentTarget.checked)}
			/>
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

function Entfernen({ seminarID, raum, belegt, onClose }: RaumDialogProps & { raum: Hausraum }) {
	const entfernen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/seminar/{id}/haus/raeume/{raumID}', {
				params: { id: seminarID, raumID: raum.id },
				idempotencyKey,
			}),
		invalidates: betroffen(seminarID),
		onDone: () => {
			toast.success(T.raumEntfernt);
			onClose();
		},
		onRefused: (fehler) => {
			toast.error(fehler.message);
			onClose();
		},
	});
	return (
		<ConfirmDialog
			opened
			danger
			onClose={onClose}
			title={T.raumEntfernenFrage(raum.bezeichnung)}
			confirm={T.raumEntfernen}
			loading={entfernen.isRunning}
			onConfirm={() => entfernen.execute(undefined)}
		>
			{T.raumEntfernenText(belegt)}
		</ConfirmDialog>
	);
}
