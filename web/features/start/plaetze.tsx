import { Text } from '@mantine/core';
import { START } from '../../texte/start.ts';
import { OccupancyBar, OccupancyLegend } from '../../ui/figures/occupancy.tsx';
import { Section } from '../../ui/layout/page.tsx';
import css from './plaetze.module.css';
import type { Startseite } from './queries.ts';

/** Places per Dienstart, approved or allotted; more bound than there are leaves none. */
export function FreiePlaetze({ plaetze }: Pick<Startseite, 'plaetze'>) {
	const titel = plaetze.some(({ isGenehmigt }) => isGenehmigt) ? START.genehmigt : START.zugeteilt;
	return (
		<Section title={titel} size="sm" aside={<OccupancyLegend />}>
			{plaetze.length === 0 && <Text variant="secondary">{START.keinePlaetze}</Text>}
			{plaetze.length > 0 && (
				<table className={css.tabelle} aria-label={titel}>
					<tbody>
						{plaetze.map(({ dienstartID, dienstart, plaetze: alle, belegt, reserviert, frei }) => {
							const worte = START.plaetzeFrei(Math.max(0, frei), alle);
							return (
								<tr key={dienstartID}>
									<th scope="row">{dienstart}</th>
									<td className={css.balken}>
										<OccupancyBar belegt={belegt} reserviert={reserviert} frei={Math.max(0, frei)} />
									</td>
									<td className={css.frei}>
										<b>{worte.frei}</b> {worte.rest}
									</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			)}
		</Section>
	);
}
