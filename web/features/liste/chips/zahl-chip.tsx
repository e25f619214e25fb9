import { useState } from 'react';
import { LISTE } from '../../../texte/listen/listen.ts';
import { FieldRow } from '../../../ui/fields/fields.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import { useTypingPause } from '../../../ui/table/typing-pause.ts';
import { type Bereich, zahlbedingung, zahlbereich } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';

const PAUSE_MS = 400;
const HOECHSTALTER = 120;

/** Whole years. */
export const AlterChip = (props: ChipProps) => <ZahlChip {...props} einheit={LISTE.jahre} max={HOECHSTALTER} />;

interface Grenzen {
	einheit?: string;
	max?: number;
}

/** Whole numbers, either end open. */
export function ZahlChip({ feld, titel, bedingung, onChange, defaultOpened, ...grenzen }: ChipProps & Grenzen) {
	const bereich = zahlbereich(bedingung);
	return (
		<FilterChip
			name={titel}
			value={bedingung && bereichText(bereich)}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
		>
			{() => <Felder {...grenzen} bereich={bereich} onChange={(neu) => onChange(zahlbedingung(feld, neu))} />}
		</FilterChip>
	);
}

interface FelderProps extends Grenzen {
	bereich: Bereich<number>;
	onChange: (bereich: Bereich<number>) => void;
}

function Felder({ bereich, onChange, einheit, max }: FelderProps) {
	const [getippt, setGetippt] = useState(bereich);
	const { tell: melde, onBlur } = useTypingPause(onChange, PAUSE_MS);
	const aendere = (teil: Partial<Bereich<number>>) => {
		const neu = { ...getippt, ...teil };
		setGetippt(neu);
		melde(neu);
	};
	const gemeinsam = { unit: einheit, min: 0, max, onBlur } as const;
	return (
		<FieldRow columns="120px 120px">
			<NumberField {...gemeinsam} label={LISTE.von} value={getippt.von} onChange={(von) => aendere({ von })} />
			<NumberField {...gemeinsam} label={LISTE.bis} value={getippt.bis} onChange={(bis) => aendere({ bis })} />
		</FieldRow>
	);
}

function bereichText({ von, bis }: Bereich<number>): string {
	if (von === null) return bis === null ? '' : LISTE.bisWert(String(bis));
	if (bis === null) return LISTE.ab(String(von));
	return von === bis ? String(von) : `${von}–${bis}`;
}
