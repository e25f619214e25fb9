import { Text } from '@mantine/core';
import { formatZahl } from '#domain/format/zahl.ts';
import { START } from '../../texte/start.ts';
import { ColumnChart } from '../../ui/figures/charts.tsx';
import { counted, Picture } from '../../ui/figures/picture.tsx';
import type { Startseite } from './queries.ts';
import { letzteWochen } from './wochen.ts';

export function BewerbungenJeWoche({ jeWoche, heute }: { jeWoche: Startseite['bewerbungenJeWoche']; heute: string }) {
	const wochen = letzteWochen(jeWoche, heute);
	const saeulen = wochen.map(({ key, nummer, anzahl, laeuft }) => ({
		key,
		label: nummer,
		value: anzahl,
		text: formatZahl(anzahl, 0),
		open: laeuft,
	}));
	return (
		<Picture
			title={START.jeWoche}
			size="sm"
			caption={START.jeWoche}
			rows={saeulen}
			rowKey={({ key }) => key}
			columns={counted(START.woche)}
		>
			<Text variant="hint" mb={8}>
				{START.wochen(wochen[0]?.nummer ?? '', wochen.at(-1)?.nummer ?? '')}
			</Text>
			<ColumnChart caption={START.jeWoche} columns={saeulen} />
		</Picture>
	);
}
