import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ZIELSTATUS, type Zielstatus } from '#domain/feldabfrage/zielstatus.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { call } from '../../client/call.ts';
import { FELDABFRAGEN as T } from '../../texte/listen/feldabfragen.ts';
import { UI } from '../../texte/ui.ts';
import { CheckboxField, FieldRow, TextField } from '../../ui/fields/fields.tsx';
import { MultiSelectField, SelectField } from '../../ui/fields/select-fields.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useAnfang } from '../formular/grundlage.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { Felderliste } from './felderliste.tsx';
import { type Abfragezeile, BETROFFENE, type Feldabfrage } from './queries.ts';

type Werte = Pick<Feldabfrage, 'bezeichnung' | 'dienstartIDs' | 'isAktiv'> & {
	/** As the selection has it. */
	zielStatus: string;
	felder: readonly Abfragezeile[];
};

const NEU: Werte = { bezeichnung: '', zielStatus: '2800', dienstartIDs: [], felder: [], isAktiv: true };
const ZIELE = ZIELSTATUS.map((nummer) => ({
	value: String(nummer),
	label: `${nummer} (${FREIWILLIGER.eintraege[nummer].label})`,
}));

interface FeldabfrageDialogProps {
	/** null: a new one. */
	abfrage: Feldabfrage | null;
	onClose: () => void;
}

export function FeldabfrageDialog({ abfrage: jetzt, onClose }: FeldabfrageDialogProps) {
	const abfrage = useAnfang(jetzt);
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const [fragt, setFragt] = useState(false);
	const formular = useFormular<Werte & Record<string, unknown>>({
		initialValues: abfrage ? alsWerte(abfrage) : NEU,
		labels: T.feld,
		run: ({ zielStatus, felder, ...rest }, idempotencyKey) => {
			const body = { ...rest, zielStatus: Number(zielStatus), felder: [...felder] };
			if (!abfrage) return call('POST /v1/feldabfrage', { body, idempotencyKey });
			const { id, version } = abfrage;
			return call('PUT /v1/feldabfrage/{id}', { params: { id }, body: { ...body, version }, idempotencyKey });
		},
		meldung: () => T.gespeichert,
		invalidates: BETROFFENE,
		onDone: onClose,
	});
	const { feld, form } = formular;
	if (fragt && abfrage)
		return (
			<BefehlDialog
				danger
				title={T.loeschen}
				confirm={T.loeschen}
				run={(idempotencyKey) => call('DELETE /v1/feldabfrage/{id}', { params: { id: abfrage.id }, idempotencyKey })}
				meldung={T.geloescht}
				invalidates={BETROFFENE}
				onClose={() => setFragt(false)}
				onDone={onClose}
			>
				{T.loeschenFrage(abfrage.bezeichnung)}
			</BefehlDialog>
		);
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={abfrage ? T.bearbeitenTitel : T.neu}
			verb={UI.speichern}
			breite={680}
		>
			<TextField label={T.feld.bezeichnung} required maxLength={100} data-autofocus {...feld('bezeichnung')} />
			<FieldRow columns="1fr 1fr">
				<SelectField label={T.feld.zielStatus} required allowDeselect={false} data={ZIELE} {...feld('zielStatus')} />
				<MultiSelectField
					label={T.feld.dienstartIDs}
					description={T.dienstartHilfe}
					inputWrapperOrder={['label', 'input', 'description', 'error']}
					data={dienstarten.map((d) => ({ value: d.id, label: d.bezeichnung }))}
					{...feld('dienstartIDs')}
				/>
			</FieldRow>
			<Felderliste
				zielStatus={Number(form.values.zielStatus) as Zielstatus}
				felder={form.values.felder}
				fehler={form.errors}
				onChange={(felder) => form.setFieldValue('felder', felder)}
			/>
			<CheckboxField label={T.feld.isAktiv} {...form.getInputProps('isAktiv', { type: 'checkbox' })} />
			{abfrage && (
				<TextButton type="button" onClick={() => setFragt(true)}>
					{T.loeschen} …
				</TextButton>
			)}
		</FormularDialog>
	);
}

function alsWerte({ bezeichnung, zielStatus, dienstartIDs, felder, isAktiv }: Feldabfrage): Werte {
	const zeilen = felder.map(({ bezeichnung: _, ...zeile }) => zeile);
	return { bezeichnung, zielStatus: String(zielStatus), dienstartIDs, felder: zeilen, isAktiv };
}
