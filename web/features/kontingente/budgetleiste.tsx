import { Group } from '@mantine/core';
import { formatZahl } from '#domain/format/zahl.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { cx } from '../../ui/cx.ts';
import { OccupancyBar } from '../../ui/figures/occupancy.tsx';
import css from './kontingente.module.css';
import type { Budget, Dienstart } from './queries.ts';

const TEXT = KONTINGENTE.budget;
const zahl = (n: number): string => formatZahl(n, 0);

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
	);
}
