import { useState } from 'react';
import { LISTE } from '../../../texte/listen/listen.ts';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import { auswahl, auswahlbedingung } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';
import { type Option, Wahl } from './wahl.tsx';

const SUCHE_AB = 9;
/** Names shown in the chip; the rest is counted. */
const NAMEN = 2;

/** Some of a short list that the page already has. */
export function AuswahlChip({
	feld,
	titel,
	optionen,
	bedingung,
	onChange,
	defaultOpened,
}: ChipProps & { optionen: readonly Option[] | undefined }) {
	const [text, setText] = useState('');
	const gewaehlt = auswahl(bedingung);
	const namen = gewaehlt.flatMap((id) => optionen?.find((option) => option.id === id)?.name ?? []);
	const passend = optionen?.filter(({ name }) => name.toLocaleLowerCase('de').includes(text.trim().toLowerCase()));
	const mitSuche = (optionen?.length ?? 0) >= SUCHE_AB;
	return (
		<FilterChip
			name={titel}
			value={bedingung && (namen.slice(0, NAMEN).join(', ') || LISTE.ausgewaehlt(gewaehlt.length))}
			more={Math.max(0, namen.length - NAMEN)}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
		>
			<Wahl
				titel={titel}
				optionen={passend}
				gewaehlt={gewaehlt}
				onChange={(ids) => onChange(auswahlbedingung(feld, ids))}
				suche={mitSuche ? { text, onChange: setText } : undefined}
			/>
		</FilterChip>
	);
}
