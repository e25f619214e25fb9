import { useQuery } from '@tanstack/react-query';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { NameZelle, oderLeer, tagZelle } from '../liste/zellen.tsx';
import { Status } from '../status/status.tsx';
import { useAdresse } from './adress-kontext.tsx';
import css from './adressen.module.css';
import { freiwilligeQuery } from './queries.ts';

const titel = (name: keyof typeof FREIWILLIGE.spalten): string => FREIWILLIGE.spalten[name].titel;

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
					<SimpleTable
						rows={data}
						rowKey={(z) => z.freiwilligerID}
						columns={[
							{ head: titel('name'), isRowHead: true, cell: (z) => <NameZelle person={z} /> },
							{ head: titel('status'), cell: (z) => <Status katalog={FREIWILLIGER} nummer={z.status} /> },
							{ head: titel('dienstart'), cell: (z) => oderLeer(z.dienstart) },
							{ head: titel('einsatzort'), cell: (z) => oderLeer(z.einsatzort) },
							{ head: titel('vertragsbeginn'), cell: (z) => tagZelle(z.vertragsbeginn) },
							{ head: titel('vertragsende'), cell: (z) => tagZelle(z.vertragsende) },
						]}
					/>
				</div>
			)}
		</Geladen>
	);
}
