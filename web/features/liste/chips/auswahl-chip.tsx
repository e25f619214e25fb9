import { useState } from 'react';
import { LISTE } from '../../../texte/listen/listen.ts';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import { auswahl, auswahlbedingung } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';
import { type Option, Wahl } from './wahl.tsx';

const SUCHE_AB = 9;
/** Names shown in the chip; the rest is counted. */
const NAMEN = 2;

/** Some of a list; what is typed narrows it here, and, of one too long for a page, on the server. */
export function AuswahlChip({
	feld,
	titel,
	optionen,
	bedingung,
	onChange,
	defaultOpened,
	suche: aufDemServer,
}: ChipProps & {
	optionen: readonly Option[] | undefined;
	suche?: { text: string; onChange: (text: string) => void };
}) {
	const [eigener, setEigener] = useState('');
	const { text, onChange: setText } = aufDemServer ?? { text: eigener, onChange: setEigener };
	const gewaehlt = auswahl(bedingung);
	const namen = gewaehlt.flatMap((id) => optionen?.find((option) => option.id === id)?.name ?? []);
	const passend = optionen?.filter(({ name }) => name.toLocaleLowerCase('de').includes(text.trim().toLowerCase()));
	const mitSuche = text !== '' || (optionen?.length ?? 0) >= SUCHE_AB;
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
