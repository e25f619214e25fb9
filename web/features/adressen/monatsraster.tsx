import { kurzerMonat, kurzerMonatMitJahr } from '../../client/datumsworte.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { cx } from '../../ui/cx.ts';
import css from './adressen.module.css';
import type { Platzzeile } from './queries.ts';

/** Taken and all places of each month, beginning with the August before the cycle. */
export function Monatsraster({ zeilen }: { zeilen: readonly Platzzeile[] }) {
	const monate = zeilen[0]?.monate ?? [];
	return (
		<>
			<div className={css.rahmen}>
				<table className={css.tabelle}>
					<thead>
						<tr>
							<th scope="col">{ADRESSE.kontingent.dienstart}</th>
							{monate.map(({ von }, i) => (
								<th key={von} scope="col" className={cx(i === 0 && css.august)}>
									{(i === 0 || i === monate.length - 1 ? kurzerMonatMitJahr : kurzerMonat)(von)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{zeilen.map((zeile) => (
							<tr key={zeile.dienstartID}>
								<th scope="row">{zeile.dienstart}</th>
								{zeile.monate.map(({ von, belegt, frei }, i) => (
									<td key={von} className={cx(i === 0 && css.august)}>
										<span
											className={cx(css.zelle, belegt > 0 && css.voll)}
											title={ADRESSE.monate.zelle(belegt, frei)}
											aria-label={ADRESSE.monate.zelle(belegt, frei)}
											role="img"
										>
											{belegt}/{belegt + frei}
										</span>
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p className={css.hinweis}>{ADRESSE.monate.hinweis}</p>
		</>
	);
}
