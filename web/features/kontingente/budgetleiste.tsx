import { Group } from '@mantine/core';
import { formatZahl } from '#domain/format/zahl.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { cx } from '../../ui/cx.ts';
import { OccupancyBar } from '../../ui/figures/occupancy.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import css from './kontingente.module.css';
import type { Budget, Dienstart } from './queries.ts';

const TEXT = KONTINGENTE.budget;
const zahl = (n: number): string => formatZahl(n, 0);
const oderStrich = (n: number | null): string => (n === null ? '–' : zahl(n));
const SPALTEN = ['genehmigt', 'belegt', 'reserviert'] as const;

/** What the Traeger has of each Dienstart: approved, taken, and how many are left. */
export function Budgetleiste({
	budget,
	dienstarten,
}: {
	budget: readonly Budget[];
	dienstarten: readonly Dienstart[];
}) {
	const zeilen = budget.flatMap((b) => {
		const dienstart = dienstarten.find((d) => d.id === b.dienstartID);
		return dienstart ? [{ ...b, kurz: dienstart.kurz }] : [];
	});
	if (zeilen.length === 0) return null;
	return (
		<Picture
			caption={TEXT.titel}
			rows={zeilen}
			rowKey={({ dienstartID }) => dienstartID}
			columns={[
				{ head: TEXT.spalte.dienstart, isRowHead: true, cell: ({ kurz }) => kurz },
				{ head: TEXT.spalte.gesamt, align: 'end', cell: ({ gesamt }) => oderStrich(gesamt) },
				...SPALTEN.map((was) => ({
					head: TEXT.spalte[was],
					align: 'end' as const,
					cell: (zeile: Budget) => oderStrich(zeile[was]),
				})),
				{ head: TEXT.spalte.rest, align: 'end', cell: ({ rest }) => oderStrich(rest) },
			]}
		>
			<ul className={css.budget}>
				{zeilen.map((b) => (
					<li key={b.dienstartID}>
						<Group gap={12} align="stretch" justify="space-between">
							<b>{b.kurz}</b>
							<span>
								<b>{zahl(b.genehmigt)}</b> {TEXT.genehmigt(b.gesamt === null ? null : zahl(b.gesamt))}
							</span>
						</Group>
						<OccupancyBar
							belegt={b.belegt}
							reserviert={b.reserviert}
							frei={Math.max(0, b.genehmigt - b.belegt - b.reserviert)}
						/>
						<p className={cx(css.rest, b.rest === 0 && css.knapp)}>
							{b.rest === null || b.gesamt === null ? TEXT.unbegrenzt : TEXT.rest(zahl(b.rest), zahl(b.gesamt), b.kurz)}
							{b.belegungProzent !== null && (
								<span className={css.belegungProzent}>{TEXT.belegungProzent(b.belegungProzent)}</span>
							)}
						</p>
					</li>
				))}
			</ul>
		</Picture>
	);
}
