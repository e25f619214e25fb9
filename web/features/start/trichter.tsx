import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatZahl } from '#domain/format/zahl.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { START } from '../../texte/start.ts';
import { BarList } from '../../ui/figures/charts.tsx';
import { counted, Picture } from '../../ui/figures/picture.tsx';
import { Status } from '../status/status.tsx';
import { listenziel } from './listenziel.ts';
import type { Startseite } from './queries.ts';

/** How many stand on each step of the cycle; each step leads to as many rows. */
export function Trichter({ stufen, zyklus }: Pick<Startseite, 'stufen'> & { zyklus: string }) {
	const titel = START.trichter(zyklus);
	const rows = stufen.map(({ status, anzahl, ...liste }) => ({
		key: String(status),
		label: (
			<Link {...listenziel(liste)}>
				<Status katalog={FREIWILLIGER} nummer={status} />
			</Link>
		),
		value: anzahl,
		text: formatZahl(anzahl, 0),
		phase: FREIWILLIGER.eintraege[status].phase,
	}));
	return (
		<Picture title={titel} caption={titel} rows={rows} rowKey={({ key }) => key} columns={counted(START.status)}>
			<Text variant="hint" mb={8}>
				{START.trichterZaehlt}
			</Text>
			<BarList caption={titel} rows={rows} />
		</Picture>
	);
}
