import { useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { UI } from '../../texte/ui.ts';
import { DIENSTART } from '../../texte/verwaltung/stammdaten.ts';
import { CheckboxField, FieldRow, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useAnfang } from '../formular/grundlage.ts';
import { BETROFFENE, dienstartQuery } from './arten.ts';

type Dienstart = DataOf<'GET /v1/stammdaten/dienstart/{id}'>;
type Werte = Omit<Dienstart, 'id' | 'version'>;

const NEU: Werte = {
	key: '',
	bezeichnung: '',
	kurz: '',
	art: 'FSJ',
	isUe27: false,
	minAlter: null,
	maxAlter: 26,
	minMonate: 6,
	maxMonate: 18,
	seminartageBasis: 25,
	seminartageAbzug: 2,
	seminartageZuschlag: 1,
	seminartageUe27ProMonat: 1,
	farbe: null,
	sortierung: 0,
	isAktiv: true,
};
const ARTEN = Object.entries(DIENSTART.art).map(([value, label]) => ({ value, label }));

/** A new Dienstart, or one that exists, once it is loaded. */
export function DienstartDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
	const { data } = useQuery({ ...dienstartQuery(id ?? ''), enabled: id !== null });
	if (id !== null && !data) return null;
	return <Formular dienstart={data ?? null} onClose={onClose} />;
}

function Formular({ dienstart: jetzt, onClose }: { dienstart: Dienstart | null; onClose: () => void }) {
	const dienstart = useAnfang(jetzt);
	const { id, version, ...werte } = dienstart ?? { ...NEU, id: '', version: 0 };
	const formular = useFormular<Werte & Record<string, unknown>>({
		initialValues: werte,
		labels: DIENSTART.feld,
		run: ({ isAktiv, ...felder }, idempotencyKey) =>
			dienstart
				? call('PUT /v1/stammdaten/dienstart/{id}', {
						params: { id },
						body: { ...felder, isAktiv, version },
						idempotencyKey,
					})
				: call('POST /v1/stammdaten/dienstart', { body: felder, idempotencyKey }),
		meldung: () => DIENSTART.gespeichert,
		invalidates: BETROFFENE,
		onDone: onClose,
	});
	const { feld, form } = formular;
	const { feld: L, einheit } = DIENSTART;
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={dienstart ? DIENSTART.bearbeitenTitel : DIENSTART.neu}
			verb={UI.speichern}
			breite={680}
		>
			<FieldRow columns="2fr 1fr 1fr">
				<TextField label={L.bezeichnung} required {...feld('bezeichnung')} />
				<TextField label={L.kurz} required {...feld('kurz')} />
				<TextField label={L.key} required {...feld('key')} />
			</FieldRow>
			<SelectField label={L.art} data={ARTEN} allowDeselect={false} {...feld('art')} />
			<CheckboxField label={L.isUe27} {...form.getInputProps('isUe27', { type: 'checkbox' })} />
			<FieldRow columns="1fr 1fr 1fr 1fr">
				<NumberField label={L.minAlter} unit={einheit.jahre} {...feld('minAlter')} />
				<NumberField label={L.maxAlter} unit={einheit.jahre} {...feld('maxAlter')} />
				<NumberField label={L.minMonate} unit={einheit.monate} required {...feld('minMonate')} />
				<NumberField label={L.maxMonate} unit={einheit.monate} required {...feld('maxMonate')} />
			</FieldRow>
			<FieldRow columns="1fr 1fr">
				<NumberField label={L.seminartageBasis} unit={einheit.tage} required {...feld('seminartageBasis')} />
				<NumberField
					label={L.seminartageUe27ProMonat}
					unit={einheit.tage}
					required
					{...feld('seminartageUe27ProMonat')}
				/>
				<NumberField label={L.seminartageAbzug} unit={einheit.tage} required {...feld('seminartageAbzug')} />
				<NumberField label={L.seminartageZuschlag} unit={einheit.tage} required {...feld('seminartageZuschlag')} />
			</FieldRow>
			<NumberField label={L.sortierung} required {...feld('sortierung')} />
			{dienstart && <CheckboxField label={L.isAktiv} {...form.getInputProps('isAktiv', { type: 'checkbox' })} />}
		</FormularDialog>
	);
}
