import { Link } from '@tanstack/react-router';
import { formatZahl } from '#domain/format/zahl.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { START } from '../../texte/start.ts';
import { BarList, ChartTable, useTableSwitch } from '../../ui/figures/charts.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Status } from '../status/status.tsx';
import { listenziel } from './listenziel.ts';
import type { Startseite } from './queries.ts';

/** How many stand on each step of the cycle; each step leads to as many rows. */
export function Trichter({ stufen, zyklus }: Pick<Startseite, 'stufen'> & { zyklus: string }) {
	const [alsTabelle, schalter] = useTableSwitch();
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
		<Section title={titel} aside={schalter}>
			{alsTabelle ? (
				<ChartTable caption={titel} dimension={START.status} rows={rows} />
			) : (
				<BarList caption={titel} rows={rows} />
			)}
		</Section>
	);
}
