import { PERSON_BEZEICHNUNG } from '#domain/person/bezeichnung.ts';
import { call } from '../../client/call.ts';
import { PERSON } from '../../texte/personen.ts';
import { CheckboxField, FieldRow, RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { AdressAuswahl, type Adresse } from './adress-auswahl.tsx';
import { ANREDEN } from './felder.ts';
import { Funktionswahl } from './funktionswahl.tsx';

const TEXT = PERSON.anlegen;
const LEER = {
	anrede: null as string | null,
	vorname: '',
	nachname: '',
	position: '',
	email: '',
	telefon: '',
	mobil: '',
	isSystemmailEmpfaenger: true,
	adresseID: null as Adresse | null,
	funktionen: [] as readonly string[],
};
type Werte = typeof LEER;
const TEXTE = ['anrede', 'vorname', 'nachname', 'position', 'email', 'telefon', 'mobil'] as const;
const LABELS = {
	...PERSON_BEZEICHNUNG,
	adresseID: PERSON.funktionen.adresse,
	funktionen: PERSON.funktionen.funktionen,
};

interface AnlegenDialogProps {
	sitzung: Sitzung;
	onClose: () => void;
	onAngelegt: (id: string) => void;
}

/** Files a person, with his functions at one address to begin with; a site's persons have at least one. */
export function AnlegenDialog({ sitzung, onClose, onAngelegt }: AnlegenDialogProps) {
	const formular = useFormular<Werte, { data: { id: string } }>({
		initialValues: LEER,
		labels: LABELS,
		pruefe: ({ adresseID, funktionen }) => {
			const braucht = !darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') || adresseID !== null || funktionen.length > 0;
			return {
				...(braucht && !adresseID && { adresseID: PERSON.funktionen.waehleAdresse }),
				...(braucht && funktionen.length === 0 && { funktionen: PERSON.funktionen.waehleFunktion }),
			};
		},
		run: ({ adresseID, funktionen, isSystemmailEmpfaenger, ...werte }, idempotencyKey) => {
			const texte = Object.fromEntries(TEXTE.map((feld) => [feld, werte[feld]?.trim() || null]));
			const angaben = funktionen.map((funktionID) => ({ adresseID: adresseID?.id ?? '', funktionID }));
			return call('POST /v1/person', {
				body: { ...texte, isSystemmailEmpfaenger, funktionen: angaben },
				idempotencyKey,
			});
		},
		invalidates: [['listen']],
		meldung: PERSON.angelegt,
		onDone: ({ data }) => onAngelegt(data.id),
	});
	const { form, id } = formular;
	const feld = (name: (typeof TEXTE)[number]) => ({ label: PERSON_BEZEICHNUNG[name], ...formular.feld(name) });
	return (
		<FormularDialog formular={formular} titel={TEXT.titel} verb={TEXT.verb} breite={680} onClose={onClose}>
			<RequiredHint />
			<FieldRow columns="1fr 2fr 2fr">
				<SelectField data={[...ANREDEN]} clearable {...feld('anrede')} />
				<TextField required data-autofocus {...feld('vorname')} />
				<TextField required {...feld('nachname')} />
			</FieldRow>
			<FieldRow columns="1fr 1fr">
				<TextField type="email" required={form.values.isSystemmailEmpfaenger} {...feld('email')} />
				<TextField {...feld('position')} />
				<TextField type="tel" {...feld('telefon')} />
				<TextField type="tel" {...feld('mobil')} />
			</FieldRow>
			<CheckboxField
				label={PERSON_BEZEICHNUNG.isSystemmailEmpfaenger}
				{...form.getInputProps('isSystemmailEmpfaenger', { type: 'checkbox' })}
			/>
			<AdressAuswahl
				id={`${id}adresseID`}
				value={form.values.adresseID}
				onChange={(adresse) => form.setFieldValue('adresseID', adresse)}
				error={form.errors.adresseID}
			/>
			<Funktionswahl
				id={`${id}funktionen`}
				gewaehlt={form.values.funktionen}
				onChange={(wahl) => form.setFieldValue('funktionen', wahl)}
				error={form.errors.funktionen}
			/>
		</FormularDialog>
	);
}
