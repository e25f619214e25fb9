import { useState } from 'react';
import { PARAMETER_BEZEICHNUNG, PARAMETER_WAHL } from '#domain/stammdaten/parameter-bezeichnung.ts';
import type { Traegerbild } from '#domain/upload/traegerbild.ts';
import { traegerbild } from '../../client/traegerbild.ts';
import { PARAMETER as T } from '../../texte/parameter.ts';
import { TextAreaField, TextField } from '../../ui/fields.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RadioField, SwitchField } from '../../ui/option-fields.tsx';
import { BILDER, DateiFeld, type Hochgeladen } from '../dateien/datei-feld.tsx';
import { TextEingabe } from '../texte/text-eingabe.tsx';
import { useFormularKontext } from './use-formular.ts';
import type { Feld, Werte } from './werte.ts';

/* Fields of the form by the name of their parameter: label and explanation come with it. */

type Mit<T> = { [F in Feld]: T extends Werte[F] ? F : never }[Feld];
type Textfeld = Exclude<Mit<string>, Wahlfeld | Traegerbild>;
type Zahlfeld = Mit<null>;
type Schalterfeld = Mit<boolean>;
type Wahlfeld = keyof typeof PARAMETER_WAHL;

const hinweis = (feld: Feld): string | undefined => (T.hinweis as Partial<Record<Feld, string>>)[feld];
/** The id a summary of errors leads to. */
export const feldID = (feld: string): string => `parameter-${feld}`;

function useEingabe(feld: Feld) {
	const form = useFormularKontext();
	return {
		id: feldID(feld),
		label: PARAMETER_BEZEICHNUNG[feld],
		description: hinweis(feld),
		...form.getInputProps(feld),
	};
}

export function Text({ feld, pflicht = false, max }: { feld: Textfeld; pflicht?: boolean; max?: number }) {
	return <TextField required={pflicht} maxLength={max} autoComplete="off" {...useEingabe(feld)} />;
}

export function Absatz({ feld, max }: { feld: Textfeld; max: number }) {
	return <TextAreaField maxLength={max} {...useEingabe(feld)} />;
}

/** A text with headings, lists and links. */
export function Gestaltet({ feld }: { feld: Textfeld }) {
	const { id, label, description, error, value, onChange } = useEingabe(feld);
	return <TextEingabe {...{ id, label, description, error, onChange }} value={value ?? ''} />;
}

/** Shown as it is kept, or as it was just uploaded; saved with the form. */
export function Bild({ feld }: { feld: Traegerbild }) {
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

export function Zahl({ feld, einheit }: { feld: Zahlfeld; einheit?: string }) {
	return <NumberField required unit={einheit} {...useEingabe(feld)} />;
}

export function Schalter({ feld }: { feld: Schalterfeld }) {
	const form = useFormularKontext();
	const { value: _, ...eingabe } = useEingabe(feld);
	return <SwitchField {...eingabe} {...form.getInputProps(feld, { type: 'checkbox' })} />;
}

export function Wahl<F extends Wahlfeld>({ feld }: { feld: F }) {
	const form = useFormularKontext();
	const { value, onChange: _, ...eingabe } = useEingabe(feld);
	const texte: Readonly<Record<string, string>> = T.wahlText[feld];
	const options = Object.entries(PARAMETER_WAHL[feld]).map(([key, label]) => ({
		value: key,
		label: label as string,
		description: texte[key],
	}));
	const setze = (key: string) => {
		const wert = typeof form.values[feld] === 'number' ? Number(key) : key;
		form.setFieldValue(feld as Wahlfeld, wert as Werte[Wahlfeld]);
	};
	return <RadioField {...eingabe} options={options} value={String(value)} onChange={setze} />;
}
