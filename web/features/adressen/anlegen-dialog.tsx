import { useQuery } from '@tanstack/react-query';
import { ADRESSE_BEZEICHNUNG, istPflicht } from '#domain/adresse/adressfelder.ts';
import type { Adresstyp } from '#domain/stammdaten/adresstyp.ts';
import { ADRESSTYP_BEZEICHNUNG } from '#domain/stammdaten/adresstyp.ts';
import { call } from '../../client/call.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { CheckboxField, FieldRow, RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { CheckboxGroupField } from '../../ui/fields/option-fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useZyklus } from '../portal/zyklus.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { Auswahlfelder } from './auswahlfelder.tsx';
import { adressenVomTyp } from './queries.ts';

const TEXT = ADRESSE.anlegenDialog;
const TYPEN = Object.entries(ADRESSTYP_BEZEICHNUNG).map(([value, label]) => ({ value, label }));

interface AnlegenDialogProps {
	/** The Einsatzstelle a new Einsatzort belongs to. */
	stelleID?: string;
	onClose: () => void;
	onAngelegt: (id: string) => void;
}

/** Files an address with what it must have; everything else follows on its page. */
export function AnlegenDialog({ stelleID, onClose, onAngelegt }: AnlegenDialogProps) {
	const zyklus = useZyklus();
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const { data: stellen = [] } = useQuery(adressenVomTyp('EINSATZSTELLE'));
	const formular = useFormular({
		initialValues: {
			typ: (stelleID ? 'EINSATZORT' : 'EINSATZSTELLE') as Adresstyp,
			bezeichnung: '',
			uebergeordneteID: stelleID ?? null,
			strasse: '',
			hausnummer: '',
			plz: '',
			ort: '',
			email: '',
			dienstartIDs: [] as string[],
			sportartIDs: [] as string[],
			taetigkeitsfeldIDs: [] as string[],
			attribut1ID: null as string | null,
			attribut2ID: null as string | null,
			nimmtTeil: true,
		},
		labels: ADRESSE_BEZEICHNUNG,
		run: ({ nimmtTeil, uebergeordneteID, ...werte }, idempotencyKey) => {
			const zyklen = nimmtTeil && zyklus ? [{ zyklusID: zyklus.id, isAktiv: true, isOnline: false }] : [];
			return call('POST /v1/adresse', {
				body: { ...werte, uebergeordneteID: werte.typ === 'EINSATZORT' ? uebergeordneteID : null, zyklen },
				idempotencyKey,
			});
		},
		invalidates: [['listen'], ['adresse'], ['adressen']],
		meldung: ADRESSE.angelegt,
		onDone: ({ data }) => onAngelegt(data.id),
	});
	const { form, id } = formular;
	const { typ } = form.values;
	const istOrt = typ === 'EINSATZORT';
	const feld = (name: Exclude<keyof typeof form.values, 'dienstartIDs' | 'nimmtTeil'>) => ({
		label: ADRESSE_BEZEICHNUNG[name],
		required: istPflicht(name, typ),
		...formular.feld(name),
	});
	return (
		<FormularDialog formular={formular} titel={TEXT.titel} verb={TEXT.verb} breite={680} onClose={onClose}>
			<RequiredHint />
			<FieldRow columns="1fr 2fr">
				<SelectField data={TYPEN} allowDeselect={false} {...feld('typ')} />
				<TextField data-autofocus {...feld('bezeichnung')} />
			</FieldRow>
			{istOrt && (
				<SelectField
					searchable
					data={stellen.map((s) => ({ value: s.id, label: s.bezeichnung }))}
					{...feld('uebergeordneteID')}
				/>
			)}
			<FieldRow columns="3fr 1fr">
				<TextField {...feld('strasse')} />
				<TextField {...feld('hausnummer')} />
			</FieldRow>
			<FieldRow columns="1fr 3fr">
				<TextField {...feld('plz')} />
				<TextField {...feld('ort')} />
			</FieldRow>
			<TextField type="email" {...feld('email')} />
			{istOrt && (
				<CheckboxGroupField
					id={`${id}dienstartIDs`}
					label={ADRESSE_BEZEICHNUNG.dienstartIDs}
					required
					options={dienstarten.map((d) => ({ value: d.id, label: d.kurz }))}
					{...form.getInputProps('dienstartIDs')}
				/>
			)}
			<Auswahlfelder feld={feld} istPlatz={typ === 'EINSATZSTELLE' || istOrt} />
			<CheckboxField label={TEXT.imZyklus} {...form.getInputProps('nimmtTeil', { type: 'checkbox' })} />
		</FormularDialog>
	);
}
