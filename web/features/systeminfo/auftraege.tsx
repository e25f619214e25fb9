import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { SYSTEMINFO as T } from '../../texte/systeminfo.ts';
import type { Betriebslage } from './queries.ts';
import css from './systeminfo.module.css';

/** How many mails and jobs there are in which state. */
export function Auftraege({ auftraege }: Pick<Betriebslage, 'auftraege'>) {
	if (auftraege.length === 0) return <p>{T.keineAuftraege}</p>;
	return (
		<table className={css.tabelle}>
			<thead>
				<tr>
					<th scope="col">{T.spalte.art}</th>
					<th scope="col">{T.spalte.stand}</th>
					<th scope="col" className={css.zahl}>
						{T.spalte.anzahl}
					</th>
					<th scope="col">{T.spalte.aelteste}</th>
				</tr>
			</thead>
			<tbody>
				{auftraege.map(({ art, status, anzahl, aelteste }) => (
					<tr key={`${art} ${status}`}>
						<td>{T.art[art]}</td>
						<td>{T.stand[status] ?? status}</td>
						<td className={css.zahl}>{formatZahl(anzahl, 0)}</td>
						<td>{formatDatumUhrzeit(aelteste)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
