import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { PERSON_BEZEICHNUNG } from '#domain/person/bezeichnung.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { PERSON } from '../../texte/personen.ts';
import { CheckboxField, FieldRow, RequiredHint, SelectField, TextField } from '../../ui/fields.tsx';
import { toast } from '../../ui/toast.tsx';
import { darf, type Sitzung } from '../shell/sitzung.ts';
import { AdressAuswahl, type Adresse } from './adress-auswahl.tsx';
import { ANREDEN } from './felder.ts';
import { FormularDialog, type Maengel, maengelAus } from './formular-dialog.tsx';
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
};
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
	const id = useId();
	const form = useForm({ initialValues: LEER });
	const [adresse, setAdresse] = useState<Adresse | null>(null);
	const [funktionen, setFunktionen] = useState<readonly string[]>([]);
	const [maengel, setMaengel] = useState<Maengel>({});
	const anlegen = useCommand({
		run: (_: undefined, idempotencyKey) => {
			const werte = form.getValues();
			const texte = Object.fromEntries(TEXTE.map((feld) => [feld, werte[feld]?.trim() || null]));
			const angaben = funktionen.map((funktionID) => ({ adresseID: adresse?.id ?? '', funktionID }));
			const { isSystemmailEmpfaenger } = werte;
			return call('POST /v1/person', {
				body: { ...texte, isSystemmailEmpfaenger, funktionen: angaben },
				idempotencyKey,
			});
		},
		invalidates: [['listen']],
		onDone: ({ data }) => {
			toast.success(PERSON.angelegt);
			onAngelegt(data.id);
		},
		onRefused: (fehler) => setMaengel(maengelAus(fehler, LABELS)),
	});
	const sende = () => {
		const braucht = !darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') || adresse !== null || funktionen.length > 0;
		const fehlend: Maengel = {
			...(braucht && !adresse && { adresseID: PERSON.funktionen.waehleAdresse }),
			...(braucht && funktionen.length === 0 && { funktionen: PERSON.funktionen.waehleFunktion }),
		};
		setMaengel(fehlend);
		if (Object.keys(fehlend).length === 0) anlegen.execute(undefined);
	};
	const feld = (name: (typeof TEXTE)[number]) => ({
		id: `${id}${name}`,
		label: PERSON_BEZEICHNUNG[name],
		...form.getInputProps(name),
		error: maengel[name],
	});
	return (
		<FormularDialog
			id={id}
			titel={TEXT.titel}
			verb={TEXT.verb}
			breite={680}
			geaendert={form.isDirty() || adresse !== null || funktionen.length > 0}
			laeuft={anlegen.isRunning}
			labels={LABELS}
			maengel={maengel}
			fehler={anlegen.error}
			onSend={sende}
			onClose={onClose}
		>
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
			<AdressAuswahl id={`${id}adresseID`} value={adresse} onChange={setAdresse} error={maengel.adresseID} />
			<Funktionswahl
				id={`${id}funktionen`}
				gewaehlt={funktionen}
				onChange={setFunktionen}
				error={maengel.funktionen ?? null}
			/>
		</FormularDialog>
	);
}
