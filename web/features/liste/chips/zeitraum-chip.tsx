import { formatDatum } from '#domain/format/datum.ts';
import { LISTE } from '../../../texte/listen/listen.ts';
import { later } from '../../../ui/later.tsx';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import { type Bereich, zeitraum } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';

// Many lists begin with days, and few people change them.
const Zeitraumfelder = later(async () => (await import('./zeitraumfelder.tsx')).Zeitraumfelder);

/** Days from and to, either end open. */
export function ZeitraumChip({ feld, titel, bedingung, onChange, defaultOpened }: ChipProps) {
	return (
		<FilterChip
			name={titel}
			value={bedingung && zeitraumText(zeitraum(bedingung))}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
			preload={Zeitraumfelder.preload}
		>
			<Zeitraumfelder {...{ feld, bedingung, onChange }} />
		</FilterChip>
	);
}

/** `18.08. – 19.08.2026`: the year once where both share it. */
function zeitraumText({ von, bis }: Bereich<string>): string {
	if (von === null) return bis === null ? '' : LISTE.bisWert(formatDatum(bis));
	if (bis === null) return LISTE.ab(formatDatum(von));
	if (von === bis) return formatDatum(von);
	const kurz = von.slice(0, 4) === bis.slice(0, 4) ? formatDatum(von).slice(0, 6) : formatDatum(von);
	return LISTE.zeitraum(kurz, formatDatum(bis));
}
