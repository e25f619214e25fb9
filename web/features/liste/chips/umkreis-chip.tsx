import { useState } from 'react';
import { LISTE } from '../../../texte/listen/listen.ts';
import { FieldRow, TextField } from '../../../ui/fields/fields.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import { useTypingPause } from '../../../ui/table/typing-pause.ts';
import type { Bedingung } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';

const PAUSE_MS = 400;
const PLZ_STELLEN = 5;
const UEBLICH_KM = 30;
const HOECHSTENS_KM = 1000;

interface Umkreis {
	plz: string;
	km: number | null;
}

/** So many kilometres around a postcode. */
export function UmkreisChip({ feld, titel, bedingung, onChange, defaultOpened }: ChipProps) {
	const umkreis = gelesen(bedingung);
	const melde = ({ plz, km }: Umkreis) =>
		onChange(plz.length === PLZ_STELLEN && km ? { feld, op: 'zwischen', wert: [plz, km] } : null);
	return (
		<FilterChip
			name={titel}
			value={bedingung && LISTE.umkreis(String(umkreis.km), umkreis.plz)}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
		>
			{() => <Felder umkreis={umkreis} onChange={melde} />}
		</FilterChip>
	);
}

function gelesen(bedingung: Bedingung | undefined): Umkreis {
	const [plz, km] = Array.isArray(bedingung?.wert) ? bedingung.wert : [];
	return { plz: typeof plz === 'string' ? plz : '', km: typeof km === 'number' ? km : UEBLICH_KM };
}

function Felder({ umkreis, onChange }: { umkreis: Umkreis; onChange: (umkreis: Umkreis) => void }) {
	const [getippt, setGetippt] = useState(umkreis);
	const { tell: melde, onBlur } = useTypingPause(onChange, PAUSE_MS);
	const aendere = (teil: Partial<Umkreis>) => {
		const neu = { ...getippt, ...teil };
		setGetippt(neu);
		melde(neu);
	};
	return (
		<FieldRow columns="120px 120px">
			<TextField
				label={LISTE.plz}
				inputMode="numeric"
				maxLength={PLZ_STELLEN}
				value={getippt.plz}
				onBlur={onBlur}
				onChange={(event) => aendere({ plz: event.currentTarget.value.replace(/\D/g, '') })}
			/>
			<NumberField
				label={LISTE.entfernung}
				unit="km"
				min={1}
				max={HOECHSTENS_KM}
				value={getippt.km}
				onBlur={onBlur}
				onChange={(km) => aendere({ km })}
			/>
		</FieldRow>
	);
}
