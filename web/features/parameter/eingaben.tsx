import { useState } from 'react';
import {
	type Abschnitt,
	PARAMETERFELDER,
	type Parameterangaben,
	type ParameterMit,
} from '#domain/parameter/parameterfelder.ts';
import type { Traegerbild } from '#domain/upload/traegerbild.ts';
import { traegerbild } from '../../client/traegerbild.ts';
import { TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RadioField, SwitchField } from '../../ui/fields/option-fields.tsx';
import { BILDER, DateiFeld, type Hochgeladen } from '../dateien/datei-feld.tsx';
import { TextEingabe } from '../texte/text-eingabe.tsx';
import { useFormularKontext } from './use-formular.ts';
import type { Feld, Werte } from './werte.ts';

/* Fields of the form by the name of their parameter: label and explanation come with it. */

type Zahlfeld = ParameterMit<{ art: 'zahl' }>;
type Schalterfeld = ParameterMit<{ abschnitt: Abschnitt; art: 'schalter' }>;
type Textfeld = ParameterMit<{ art: 'text' | 'absatz' | 'gestaltet' }>;
type Wahlfeld = ParameterMit<{ art: 'auswahl' | 'zahlauswahl' }>;

/** The id a summary of errors leads to. */
export const feldID = (feld: string): string => `parameter-${feld}`;

function useEingabe(feld: Feld) {
	const form = useFormularKontext();
	const { bezeichnung, hilfe }: Parameterangaben = PARAMETERFELDER[feld];
	return {
		id: feldID(feld),
		label: bezeichnung,
		description: hilfe,
		...form.getInputProps(feld),
	};
}

/** As what it holds is entered; colours and what has a shape of its own have their own. */
export function Eingabe({ feld }: { feld: Feld }) {
	const angaben: Parameterangaben = PARAMETERFELDER[feld];
	switch (angaben.art) {
		case 'text':
			return <Text feld={feld as Textfeld} max={'max' in angaben ? angaben.max : undefined} />;
		case 'absatz':
			return <Absatz feld={feld as Textfeld} max={angaben.max} />;
		case 'gestaltet':
			return <Gestaltet feld={feld as Textfeld} />;
		case 'bild':
			return <Bild feld={feld as Traegerbild} />;
		case 'zahl':
			return <Zahl feld={feld as Zahlfeld} />;
		case 'schalter':
			return <Schalter feld={feld as Schalterfeld} />;
		case 'auswahl':
		case 'zahlauswahl':
			return <Wahl feld={feld as Wahlfeld} />;
		default:
			throw new Error(`Für ${feld} gibt es keine Eingabe`);
	}
}

export function Text({ feld, max }: { feld: Textfeld; max?: number | undefined }) {
	const { immer }: Parameterangaben = PARAMETERFELDER[feld];
	return <TextField required={immer === true} maxLength={max} autoComplete="off" {...useEingabe(feld)} />;
}

function Absatz({ feld, max }: { feld: Textfeld; max: number }) {
	return <TextAreaField maxLength={max} {...useEingabe(feld)} />;
}

/** A text with headings, lists and links. */
function Gestaltet({ feld }: { feld: Textfeld }) {
	const { id, label, description, error, value, onChange } = useEingabe(feld);
	return <TextEingabe {...{ id, label, description, error, onChange }} value={value ?? ''} />;
}

/** Shown as it is kept, or as it was just uploaded; saved with the form. */
function Bild({ feld }: { feld: Traegerbild }) {
	const [neu, setNeu] = useState<Hochgeladen | null>(null);
	const { id, label, description, error, value: uploadID, onChange } = useEingabe(feld);
	const bisher = { uploadID, src: traegerbild(uploadID) };
	return (
		<DateiFeld
			{...{ id, label, description, error }}
			endungen={BILDER}
			value={uploadID ? (neu?.uploadID === uploadID ? neu : bisher) : null}
			onChange={(bild) => {
				setNeu(bild);
				onChange(bild?.uploadID ?? '');
			}}
		/>
	);
}

function Zahl({ feld }: { feld: Zahlfeld }) {
	const { einheit }: Parameterangaben = PARAMETERFELDER[feld];
	return <NumberField required unit={einheit} {...useEingabe(feld)} />;
}

function Schalter({ feld }: { feld: Schalterfeld }) {
	const form = useFormularKontext();
	const { value: _, ...eingabe } = useEingabe(feld);
	return <SwitchField {...eingabe} {...form.getInputProps(feld, { type: 'checkbox' })} />;
}

function Wahl({ feld }: { feld: Wahlfeld }) {
	const form = useFormularKontext();
	const { value, onChange: _, ...eingabe } = useEingabe(feld);
	const { werte } = PARAMETERFELDER[feld];
	const { wahlhilfe: texte = {} }: Parameterangaben = PARAMETERFELDER[feld];
	const options = Object.entries<string>(werte).map(([key, label]) => ({
		value: key,
		label,
		description: texte[key],
	}));
	const setze = (key: string) => {
		const wert = typeof form.values[feld] === 'number' ? Number(key) : key;
		form.setFieldValue(feld, wert as Werte[Wahlfeld]);
	};
	return <RadioField {...eingabe} options={options} value={String(value)} onChange={setze} />;
}
