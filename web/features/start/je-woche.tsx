import { Text } from '@mantine/core';
import { formatZahl } from '#domain/format/zahl.ts';
import { START } from '../../texte/start.ts';
import { ChartTable, ColumnChart, useTableSwitch } from '../../ui/figures/charts.tsx';
import { Section } from '../../ui/layout/page.tsx';
import type { Startseite } from './queries.ts';
import { letzteWochen } from './wochen.ts';

export function BewerbungenJeWoche({ jeWoche, heute }: { jeWoche: Startseite['bewerbungenJeWoche']; heute: string }) {
	const [alsTabelle, schalter] = useTableSwitch();
	const wochen = letzteWochen(jeWoche, heute);
	const saeulen = wochen.map(({ key, nummer, anzahl, laeuft }) => ({
		key,
		label: nummer,
		value: anzahl,
		text: formatZahl(anzahl, 0),
		open: laeuft,
	}));
	return (
		<Section title={START.jeWoche} size="sm" aside={schalter}>
			<Text variant="hint" mb={8}>
				{START.wochen(wochen[0]?.nummer ?? '', wochen.at(-1)?.nummer ?? '')}
			</Text>
			{alsTabelle ? (
				<ChartTable caption={START.jeWoche} dimension={START.woche} rows={saeulen} />
			) : (
				<ColumnChart caption={START.jeWoche} columns={saeulen} />
			)}
		</Section>
	);
}
