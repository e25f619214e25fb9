import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bildadresse } from '../../client/bild.ts';
import { PERSON } from '../../texte/personen.ts';
import { InlineEditor } from '../../ui/edit-in-place/inline-editor.tsx';
import { TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { BILDER, DateiFeld } from '../dateien/datei-feld.tsx';
import { titelQuery, waehlbare } from '../stammlisten/wahllisten.ts';
import { useFeldSpeichern } from './feld-speichern.ts';
import { ANREDEN, type Feld, feldtext, type Wert } from './felder.ts';

interface FeldBearbeitungProps {
	feld: Feld;
	label: string;
	hinweis: string | undefined;
	onClose: (gespeichert: boolean) => void;
}

/** The input of a field in place. */
export function FeldBearbeitung({ feld, label, hinweis, onClose }: FeldBearbeitungProps) {
	const saving = useFeldSpeichern(feld, () => onClose(true));
	const { data: titel = [] } = useQuery({ ...titelQuery, enabled: feld.art === 'titel' });
	const format = (wert: Wert) =>
		feld.art === 'bild'
			? wert
				? PERSON.vorhanden
				: null
			: feld.art === 'titel'
				? (titel.find(({ id }) => id === wert)?.bezeichnung ?? null)
				: feldtext(wert);
	return (
		<InlineEditor<Wert> label={label} saving={saving} format={format} onClose={onClose}>
			{(input) => <Eingabe {...input} feld={feld} description={hinweis} />}
		</InlineEditor>
	);
}

interface EingabeProps {
	feld: Feld;
	value: Wert;
	onChange: (wert: Wert) => void;
	'aria-label': string;
	error: ReactNode;
	autoFocus: boolean;
	description: string | undefined;
}

const JA_NEIN = [
	{ value: 'true', label: PERSON.ja },
	{ value: 'false', label: PERSON.nein },
];

function Eingabe({ feld, value, onChange, ...rest }: EingabeProps) {
	const text = typeof value === 'string' ? value : '';
	switch (feld.art) {
		case 'absatz':
			return <TextAreaField {...rest} value={text} onChange={(e) => onChange(e.currentTarget.value)} />;
		case 'titel':
			return <Titelwahl {...rest} value={text || null} onChange={onChange} />;
		case 'bild':
			return (
				<DateiFeld
					{...rest}
					label={rest['aria-label']}
					isLabelHidden
					endungen={BILDER}
					maxMB={5}
					value={text ? { uploadID: text, src: bildadresse(text) } : null}
					onChange={(neu) => onChange(neu?.uploadID ?? null)}
				/>
			);
		case 'janein':
			return (
				<SelectField
					{...rest}
					data={JA_NEIN}
					allowDeselect={false}
					value={String(value)}
					onChange={(wahl) => onChange(wahl === 'true')}
				/>
			);
		case 'anrede': {
			const data = text && !ANREDEN.includes(text) ? [...ANREDEN, text] : [...ANREDEN];
			return <SelectField {...rest} data={data} clearable value={text || null} onChange={onChange} />;
		}
		default: {
			const type = feld.art === 'email' ? 'email' : 'text';
			return <TextField {...rest} type={type} value={text} onChange={(e) => onChange(e.currentTarget.value)} />;
		}
	}
}

type TitelwahlProps = Omit<EingabeProps, 'feld' | 'value'> & { value: string | null };

/** Active titles, and the one the person has. */
function Titelwahl({ value, ...rest }: TitelwahlProps) {
	const { data: titel = [] } = useQuery(titelQuery);
	const data = waehlbare(titel, value === null ? [] : [value]);
	return <SelectField {...rest} data={data} clearable value={value} />;
}
