import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { FeldEingabe } from '../daten/feld-eingabe.tsx';
import { feldVon, type Personenwert } from '../daten/personenfelder.ts';
import { DienstwocheEingabe } from '../vertrag/dienstwoche-eingabe.tsx';
import { auswahl, SEITENFELDER } from '../vertrag/vertragsfelder.ts';

interface AbfrageEingabeProps {
	feldKey: string;
	value: Personenwert;
	onChange: (wert: Personenwert) => void;
	heute: string;
	geburtsdatum?: string | null;
	id: string;
	label: string;
	description?: string | undefined;
	required: boolean;
	error?: React.ReactNode;
}

/** The input that fits an asked field, of the person or of the contract. */
export function AbfrageEingabe({ feldKey, heute, geburtsdatum, value, onChange, ...rest }: AbfrageEingabeProps) {
	const vertragsfeld = SEITENFELDER.find(({ feld }) => feld === feldKey);
	const zahl = typeof value === 'number' ? value : null;
	const text = typeof value === 'string' && value !== '' ? value : null;
	if (!vertragsfeld) {
		return (
			<FeldEingabe
				{...rest}
				feld={feldVon(feldKey)}
				heute={heute}
				geburtsdatum={geburtsdatum}
				value={value}
				onChange={onChange}
			/>
		);
	}
	switch (vertragsfeld.art) {
		case 'tag':
			return <DateField clearable {...rest} value={text} onChange={onChange} />;
		case 'auswahl':
			return (
				<SelectField
					clearable
					{...rest}
					data={Object.entries(auswahl(feldKey)).map(([wert, label]) => ({ value: wert, label }))}
					value={text}
					onChange={onChange}
				/>
			);
		case 'woche':
			return <DienstwocheEingabe {...rest} value={text} onChange={onChange} />;
		case 'euro':
			return <NumberField unit="€" decimalScale={2} {...rest} value={zahl} onChange={onChange} />;
		default:
			return (
				<NumberField
					unit={vertragsfeld.einheit}
					decimalScale={vertragsfeld.art === 'anzahl' ? 0 : 1}
					{...rest}
					value={zahl}
					onChange={onChange}
				/>
			);
	}
}
