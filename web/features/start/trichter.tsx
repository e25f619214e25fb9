import { Link } from '@tanstack/react-router';
import { formatZahl } from '#domain/format/zahl.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { START } from '../../texte/start.ts';
import { BarList, ChartTable, useTableSwitch } from '../../ui/figures/charts.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Status } from '../status/status.tsx';
import { statusziel } from './listenziel.ts';
import type { Startseite } from './queries.ts';

const STUFEN: readonly FreiwilligerStatus[] = [2000, 2100, 2500, 2800, 3000, 4000];

/** How many volunteers stand on each step of the cycle; each step leads to its list. */
export function Trichter({ jeStatus, zyklus }: Pick<Startseite, 'jeStatus'> & { zyklus: string }) {
	const [alsTabelle, schalter] = useTableSwitch();
	const titel = START.trichter(zyklus);
	const rows = STUFEN.map((nummer) => {
		const anzahl = jeStatus.find(({ status }) => status === nummer)?.anzahl ?? 0;
		return {
			key: String(nummer),
			label: (
				<Link {...statusziel(nummer)}>
					<Status katalog={FREIWILLIGER} nummer={nummer} />
				</Link>
			),
			value: anzahl,
			text: formatZahl(anzahl, 0),
			phase: FREIWILLIGER.eintraege[nummer].phase,
		};
	});
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
