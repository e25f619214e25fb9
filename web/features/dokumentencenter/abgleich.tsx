import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { EINGANG } from '../../texte/eingang.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { abgleichQuery } from './queries.ts';

/** How far the files have come since the specification was changed, and what came of it. */
export function Abgleich({ specID }: { specID: string }) {
	const { data: lauf } = useQuery(abgleichQuery(specID));
	if (!lauf) return null;
	const { beendetAm, erledigt, gesamt, angefordert, entfallen, unausgefuellt, unbearbeitet } = lauf;
	const ergebnis = EINGANG.abgleichErgebnis(angefordert, entfallen);
	if (beendetAm === null)
		return (
			<Stack gap={4} maw={560}>
				<ProgressBar label={T.abgleichLaeuft(EINGANG.von(erledigt, gesamt))} done={erledigt} of={Math.max(gesamt, 1)} />
				<Text variant="secondary">{T.abgleichWeiter}</Text>
			</Stack>
		);
	return (
		<Text variant="secondary" role="status">
			{[
				T.abgleichFertig(formatDatumUhrzeit(beendetAm), erledigt, ergebnis),
				unausgefuellt > 0 && T.unausgefuellt(unausgefuellt),
				unbearbeitet > 0 && T.unbearbeitet(unbearbeitet),
			]
				.filter(Boolean)
				.join(' ')}
		</Text>
	);
}
