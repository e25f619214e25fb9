import { Checkbox } from '@mantine/core';
import { Fragment, type Ref } from 'react';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import css from './kontingente.module.css';
import { Ortszeile } from './ortszeile.tsx';
import type { Stelle } from './queries.ts';
import type { Rahmen } from './rahmen.ts';
import { Stellenzeile } from './stellenzeile.tsx';

const TEXT = KONTINGENTE;

interface MatrixProps {
	ref: Ref<HTMLElement>;
	zeilen: readonly Stelle[];
	rahmen: Rahmen;
	/** Left out: nothing can be done with several at once. */
	auswahl?: { gewaehlt: ReadonlySet<string>; onChange: (gewaehlt: ReadonlySet<string>) => void };
	mitAbfrage: boolean;
	busy: boolean;
	/** Einsatzstellen whose Einsatzorte are shown. */
	offen: ReadonlySet<string>;
	onOffen: (offen: ReadonlySet<string>) => void;
}

/** Einsatzstelle × Dienstart; a row opens to its Einsatzorte. */
export function Matrix({ ref, zeilen, rahmen, auswahl, mitAbfrage, busy, offen, onOffen }: MatrixProps) {
	const alle = zeilen.length > 0 && zeilen.every(({ id }) => auswahl?.gewaehlt.has(id));
	return (
		<section ref={ref} className={css.scroller} aria-label={TEXT.titel} aria-busy={busy}>
			<table className={css.matrix}>
				<thead>
					<tr>
						{auswahl && (
							<th scope="col" className={css.wahl}>
								<Checkbox
									size="xs"
									aria-label={TEXT.spalte.auswahl}
									checked={alle}
									onChange={() => auswahl.onChange(alle ? new Set() : new Set(zeilen.map((z) => z.id)))}
								/>
							</th>
						)}
						<th scope="col" className={css.ecke}>
							{TEXT.spalte.einsatzstelle}
						</th>
						<th scope="col" className={css.zahl}>
							{TEXT.spalte.anerkannt}
						</th>
						{!rahmen.ohne &&
							rahmen.dienstarten.map((d) => (
								<th key={d.id} scope="col" className={css.dienstart}>
									{d.kurz}
								</th>
							))}
						{mitAbfrage && (
							<th scope="col" className={css.dienstart}>
								{TEXT.spalte.abfrage}
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{zeilen.map((zeile) => (
						<Fragment key={zeile.id}>
							<Stellenzeile
								{...{ zeile, rahmen, mitAbfrage }}
								wahl={
									auswahl && {
										gewaehlt: auswahl.gewaehlt.has(zeile.id),
										onChange: () => auswahl.onChange(umgeschaltet(auswahl.gewaehlt, zeile.id)),
									}
								}
								isOffen={offen.has(zeile.id)}
								onOffen={() => onOffen(umgeschaltet(offen, zeile.id))}
							/>
							{offen.has(zeile.id) &&
								!rahmen.ohne &&
								zeile.orte.map((ort) => (
									<Ortszeile key={ort.id} {...{ ort, zeile, rahmen, mitAbfrage }} mitWahl={auswahl !== undefined} />
								))}
						</Fragment>
					))}
				</tbody>
			</table>
		</section>
	);
}

function umgeschaltet(menge: ReadonlySet<string>, id: string): ReadonlySet<string> {
	return menge.has(id) ? new Set([...menge].filter((x) => x !== id)) : new Set([...menge, id]);
}
