import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { SYSTEMINFO as T } from '../../texte/systeminfo.ts';
import { Section } from '../../ui/page.tsx';
import type { Betriebslage } from './queries.ts';
import css from './systeminfo.module.css';

/** What a job couldn't do for one of many yet. */
export function Reste({ reste }: Pick<Betriebslage, 'reste'>) {
	return (
		<Section title={T.reste} ruled>
			<p className={css.text}>{T.resteText}</p>
			<table className={css.tabelle}>
				<thead>
					<tr>
						<th scope="col">{T.rest.auftrag}</th>
						<th scope="col">{T.rest.stream}</th>
						<th scope="col">{T.rest.fehler}</th>
						<th scope="col" className={css.zahl}>
							{T.rest.versuche}
						</th>
						<th scope="col">{T.rest.seit}</th>
					</tr>
				</thead>
				<tbody>
					{reste.map(({ auftrag, stream, fehler, versuche, seit }) => (
						<tr key={`${auftrag} ${stream}`}>
							<td>{auftrag}</td>
							<td>{stream}</td>
							<td>{fehler}</td>
							<td className={css.zahl}>{formatZahl(versuche, 0)}</td>
							<td>{formatDatumUhrzeit(seit)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Section>
	);
}
