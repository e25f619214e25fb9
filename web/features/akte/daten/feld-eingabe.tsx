import { useQuery } from '@tanstack/react-query';
import { addiereMonate } from '#domain/datum.ts';
import { istFreiesFeld, JA, NEIN, STANDARD_FREIES_FELD } from '#domain/felder/freie-felder.ts';
import { bildadresse } from '../../../client/bild.ts';
import { monatsname } from '../../../client/datumsworte.ts';
import { DATEN } from '../../../texte/akte/akte-daten.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextAreaField, TextField } from '../../../ui/fields/fields.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { MultiSelectField, SelectField } from '../../../ui/fields/select-fields.tsx';
import { BILDER, DateiFeld } from '../../dateien/datei-feld.tsx';
import { parameterQuery } from '../../portal/portal.ts';
import { dienstartenQuery, laenderQuery } from '../../stammlisten/queries.ts';
import { waehlbare, wahllistenQuery } from '../../stammlisten/wahllisten.ts';
import { auswahlVon, type Feld, FREIE_FELDER, hinweisZu, type Personenwert } from './personenfelder.ts';

export interface FeldEingabeProps {
	feld: Feld;
	value: Personenwert;
	onChange: (wert: string | number | boolean | string[] | null) => void;
	/** Left out where a visible label stands elsewhere; then `aria-label`. */
	label?: string;
	'aria-label'?: string;
	id?: string;
	error?: React.ReactNode;
	required?: boolean;
	description?: string;
	autoFocus?: boolean;
	/** Can't be emptied. */
	fest?: boolean;
	/** Months are offered around this day. */
	heute: string;
	/** Of the same person, as far as it may be seen: some numbers contain it. */
	geburtsdatum?: string | null;
}

/** The input that fits a personal field; an emptied one gives null. */
export function FeldEingabe({ feld, value, onChange, fest = false, heute, geburtsdatum, ...rest }: FeldEingabeProps) {
	const text = typeof value === 'string' ? value : '';
	switch (feld.art) {
		case 'absatz':
			return <TextAreaField {...rest} value={text} onChange={(e) => onChange(e.currentTarget.value)} />;
		case 'tag':
			return <DateField {...rest} clearable={!fest} value={text || null} onChange={onChange} />;
		case 'zahl':
			return <NumberField {...rest} value={typeof value === 'number' ? value : null} onChange={onChange} />;
		case 'janein':
			return (
				<SelectField
					{...rest}
					data={JA_NEIN}
					clearable
					placeholder={DATEN.unbeantwortet}
					value={typeof value === 'boolean' ? String(value) : null}
					onChange={(wahl) => onChange(wahl === null ? null : wahl === 'true')}
				/>
			);
		case 'auswahl':
			return <Auswahl {...rest} fest={fest} data={optionen(auswahlVon(feld.feld))} value={text} onChange={onChange} />;
		case 'monat':
			return <Auswahl {...rest} fest={fest} data={monate(heute, text)} value={text} onChange={onChange} />;
		case 'land':
			return <LandAuswahl {...rest} fest={fest} value={text} onChange={onChange} />;
		case 'liste':
			return <Listenwahl {...rest} feld={feld} fest={fest} value={text} onChange={onChange} />;
		case 'listen':
			return <Mehrfachwahl {...rest} feld={feld} value={Array.isArray(value) ? value : []} onChange={onChange} />;
		case 'bild':
			return <Bildwahl {...rest} value={text} onChange={onChange} />;
		case 'frei':
			return <FreieEingabe {...rest} feld={feld} value={text} onChange={onChange} />;
		case 'dienstart':
			return <DienstartwunschAuswahl {...rest} fest={fest} value={text} onChange={onChange} />;
		default:
			return (
				<TextField
					{...rest}
					description={hinweisZu(feld.feld, text, geburtsdatum) ?? rest.description}
					value={text}
					onChange={(e) => onChange(e.currentTarget.value)}
				/>
			);
	}
}

const JA_NEIN = [
	{ value: 'true', label: DATEN.ja },
	{ value: 'false', label: DATEN.nein },
];

const optionen = (auswahl: Readonly<Record<string, string>>) =>
	Object.entries(auswahl).map(([value, label]) => ({ value, label }));

const MONATE = 24;

/** The months ahead, and the chosen one wherever it lies. */
function monate(heute: string, gewaehlt: string) {
	const liste = Array.from({ length: MONATE }, (_, n) => addiereMonate(`${heute.slice(0, 7)}-01`, n).slice(0, 7));
	const alle = gewaehlt && !liste.includes(gewaehlt) ? [gewaehlt, ...liste] : liste;
	return alle.map((monat) => ({ value: monat, label: monatsname(monat) }));
}

type Auswahlprops = Omit<FeldEingabeProps, 'feld' | 'value' | 'onChange' | 'heute'> & {
	value: string;
	onChange: (wert: string | null) => void;
};

function Auswahl({
	fest,
	value,
	...rest
}: Auswahlprops & { data: { value: string; label: string }[]; searchable?: boolean }) {
	return <SelectField {...rest} clearable={!fest} allowDeselect={!fest} value={value || null} />;
}

function LandAuswahl(props: Auswahlprops) {
	const { data = [] } = useQuery(laenderQuery);
	return (
		<Auswahl {...props} searchable data={data.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))} />
	);
}

function DienstartwunschAuswahl(props: Auswahlprops) {
	const { data = [] } = useQuery(dienstartenQuery);
	return <Auswahl {...props} data={data.map(({ id, kurz }) => ({ value: id, label: kurz }))} />;
}

function Listenwahl({ feld, ...rest }: Auswahlprops & { feld: Feld }) {
	const { data = {} } = useQuery(wahllistenQuery);
	return <Auswahl {...rest} searchable data={waehlbare(data[feld.feld] ?? [], [rest.value])} />;
}

function Bildwahl({ value, onChange, label, 'aria-label': name = '', ...rest }: Auswahlprops) {
	return (
		<DateiFeld
			{...rest}
			label={label ?? name}
			isLabelHidden={label === undefined}
			endungen={BILDER}
			maxMB={5}
			value={value ? { uploadID: value, src: bildadresse(value) } : null}
			onChange={(neu) => onChange(neu?.uploadID ?? null)}
		/>
	);
}

type Mehrfachprops = Omit<FeldEingabeProps, 'value' | 'onChange' | 'heute' | 'fest'> & {
	value: string[];
	onChange: (wert: string[]) => void;
};

function Mehrfachwahl({ feld, value, ...rest }: Mehrfachprops) {
	const { data = {} } = useQuery(wahllistenQuery);
	return <MultiSelectField {...rest} data={waehlbare(data[feld.feld] ?? [], value)} value={value} />;
}

type FreieEingabeProps = Omit<FeldEingabeProps, 'value' | 'heute' | 'fest' | 'geburtsdatum'> & { value: string };

/** The input of a free field, by what the tenant has made of it. */
function FreieEingabe({ feld: { feld }, value, onChange, ...rest }: FreieEingabeProps) {
	const { data: parameter } = useQuery(parameterQuery);
	const nr = FREIE_FELDER.findIndex((frei) => frei.feld === feld);
	const { art, optionen } = (istFreiesFeld(feld) && parameter?.freieFelder?.[nr]) || STANDARD_FREIES_FELD;
	switch (art) {
		case 'DATUM':
			return (
				<DateField {...rest} clearable value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null} onChange={onChange} />
			);
		case 'JA_NEIN':
			return <SelectField {...rest} clearable data={[JA, NEIN]} value={value || null} onChange={onChange} />;
		case 'AUSWAHL':
			return <SelectField {...rest} clearable data={[...optionen]} value={value || null} onChange={onChange} />;
		default:
			return <TextField {...rest} value={value} onChange={(e) => onChange(e.currentTarget.value)} />;
	}
}
