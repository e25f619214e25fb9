import { useQuery } from '@tanstack/react-query';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { Geladen } from '../../ui/geladen.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { NameZelle, oderLeer, tagZelle } from '../liste/zellen.tsx';
import { Status } from '../status/status.tsx';
import { useAdresse } from './adress-kontext.tsx';
import css from './freiwillige.module.css';
import { freiwilligeQuery } from './queries.ts';

const SPALTEN = (['name', 'status', 'dienstart', 'einsatzort', 'vertragsbeginn', 'vertragsende'] as const).map(
	(name) => FREIWILLIGE.spalten[name].titel,
);

/** Whose contract is with this Einsatzstelle in the chosen cycle. */
export function FreiwilligeReiter() {
	const { adresse } = useAdresse();
	const query = useQuery(freiwilligeQuery(adresse.id));
	return (
		<Geladen
			query={query}
			lines={6}
			isEmpty={({ total }) => total === 0}
			empty={<EmptyState text={ADRESSE.freiwilligeLeer} />}
		>
			{({ data }) => (
				<div className={css.rahmen}>
					<table className={css.personen}>
						<thead>
							<tr>
								{SPALTEN.map((titel) => (
									<th key={titel} scope="col">
										{titel}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{data.map((z) => (
								<tr key={z.freiwilligerID}>
									<th scope="row">
										<NameZelle person={z} />
									</th>
									<td>
										<Status katalog={FREIWILLIGER} nummer={z.status} />
									</td>
									<td>{oderLeer(z.dienstart)}</td>
									<td>{oderLeer(z.einsatzort)}</td>
									<td>{tagZelle(z.vertragsbeginn)}</td>
									<td>{tagZelle(z.vertragsende)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</Geladen>
	);
}
