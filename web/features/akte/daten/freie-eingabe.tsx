import { useQuery } from '@tanstack/react-query';
import { istFreiesFeld, JA, NEIN, STANDARD_FREIES_FELD } from '#domain/felder/freie-felder.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { parameterQuery } from '../../shell/portal.ts';
import type { FeldEingabeProps } from './feld-eingabe.tsx';
import { FREIE_FELDER } from './personenfelder.ts';

type FreieEingabeProps = Omit<FeldEingabeProps, 'value' | 'heute' | 'fest' | 'geburtsdatum'> & { value: string };

/** The input of a free field, by what the tenant has made of it. */
export function FreieEingabe({ feld: { feld }, value, onChange, ...rest }: FreieEingabeProps) {
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
