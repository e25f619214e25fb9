import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { DOKUMENTENCENTER as T } from '../../texte/dokumentencenter.ts';
import css from './dokumentencenter.module.css';
import { reichweiteQuery } from './queries.ts';
import type { Specwerte } from './werte.ts';

const PAUSE_MS = 400;

/** How many of those who apply meet the conditions today, while they are edited. */
export function Reichweite({ werte }: { werte: Specwerte }) {
	const { dienstartIDs, zyklusVon, zyklusBis, bedingungen, nachweisFuer } = werte;
	const [gefragt] = useDebouncedValue(
		JSON.stringify({ dienstartIDs, zyklusVon, zyklusBis, bedingungen, nachweisFuer }),
		PAUSE_MS,
	);
	const { data, isError } = useQuery(reichweiteQuery(gefragt));
	return (
		<span className={css.reichweite} role="status">
			{data && !isError && (
				<>
					<b>{T.reichweite(data.erfuellt, data.von)}</b> {T.erfuellen(data.von)}
				</>
			)}
		</span>
	);
}
