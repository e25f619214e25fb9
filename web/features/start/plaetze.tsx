import { Text } from '@mantine/core';
import { formatZahl } from '#domain/format/zahl.ts';
import { START } from '../../texte/start.ts';
import { UI } from '../../texte/ui.ts';
import { OccupancyBar, OccupancyLegend } from '../../ui/figures/occupancy.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import css from './plaetze.module.css';
import type { Startseite } from './queries.ts';

const zahl = (n: number): string => formatZahl(n, 0);

type Platzzeile = Startseite['plaetze'][number];
const SPALTEN = ['belegt', 'reserviert', 'frei'] as const;

/** Places per Dienstart, approved or allotted; more bound than there are leaves none. */
export function FreiePlaetze({ plaetze }: Pick<Startseite, 'plaetze'>) {
	const titel = plaetze.some(({ isGenehmigt }) => isGenehmigt) ? START.genehmigt : START.zugeteilt;
	return (
		<Picture
			title={titel}
			size="sm"
			caption={titel}
			rows={plaetze}
			rowKey={({ dienstartID }) => dienstartID}
			columns={[
				{ head: START.dienstart, isRowHead: true, cell: ({ dienstart }) => dienstart },
				{ head: START.alle, align: 'end', cell: ({ plaetze: alle }) => zahl(alle) },
				...SPALTEN.map((was) => ({
					head: UI[was],
					align: 'end' as const,
					cell: (zeile: Platzzeile) => zahl(Math.max(0, zeile[was])),
				})),
			]}
		>
			{plaetze.length === 0 && <Text variant="secondary">{START.keinePlaetze}</Text>}
			{plaetze.length > 0 && (
				<>
					<OccupancyLegend />
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
				</>
			)}
		</Picture>
	);
}
