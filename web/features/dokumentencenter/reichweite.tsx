import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import css from './dokumentencenter.module.css';
import { reichweiteQuery } from './queries.ts';
import type { Specwerte } from './werte.ts';

const PAUSE_MS = 500;

/** How many of those who apply meet the conditions today, while they are edited. */
export function Reichweite({ werte }: { werte: Specwerte }) {
	const { dienstartIDs, zyklusVon, zyklusBis, bedingungen, nachweisFuer } = werte;
	const geltung = JSON.stringify({ dienstartIDs, zyklusVon, zyklusBis, bedingungen, nachweisFuer });
	const [gefragt] = useDebouncedValue(geltung, PAUSE_MS);
	const { data, isError, isFetching } = useQuery(reichweiteQuery(gefragt));
	// The count of other conditions would be taken for the count of these.
	const zaehlt = isFetching || gefragt !== geltung;
	return (
		<span className={css.reichweite} role="status">
			{zaehlt && T.wirdGezaehlt}
			{!zaehlt && isError && T.nichtGezaehlt}
			{!zaehlt && data && !isError && (
				<>
					<b>{T.reichweite(data.erfuellt, data.von)}</b> {T.erfuellen(data.von)}
				</>
			)}
		</span>
	);
}
