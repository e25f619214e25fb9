import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Stufenbalken } from '../akte/dokumente/stufenbalken.tsx';
import { Beispielbrief } from './beispielbrief.tsx';
import css from './mahnwesen.module.css';
import type { Mahnwesen } from './queries.ts';

const MIT_ERINNERUNG = ['ERINNERN', 'PFLICHT', 'UEBERPRUEFUNG'] as const;

/** By which rules reminders are made. */
export function Takt({ takt: { erste, danach, hoechstens } }: { takt: Mahnwesen['takt'] }) {
	return (
		<aside className={css.takt} aria-label={T.takt}>
			<Section title={T.takt} size="sm" as="h2">
				<table className={css.stufen}>
					<thead>
						<tr>
							{[T.stufe, T.erste, T.danach, T.hoechstens].map((spalte) => (
								<th key={spalte} scope="col">
									{spalte}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						<tr>
							<Stufe stufe="OPTIONAL" />
							<td colSpan={3} className={css.nie}>
								{T.nie}
							</td>
						</tr>
						{MIT_ERINNERUNG.map((stufe) => (
							<tr key={stufe}>
								<Stufe stufe={stufe} />
								<td>{T.nachTagen(erste)}</td>
								<td>{T.alleTageWert(danach)}</td>
								<td>{T.mal(hoechstens)}</td>
							</tr>
						))}
					</tbody>
				</table>
				<ul className={css.regeln}>
					{T.regeln.map((regel) => (
						<li key={regel}>{regel}</li>
					))}
				</ul>
			</Section>
			<Beispielbrief />
		</aside>
	);
}

const Stufe = ({ stufe }: { stufe: keyof typeof T.stufen }) => (
	<th scope="row">
		<Stufenbalken stufe={stufe} /> {T.stufen[stufe]}
	</th>
);
