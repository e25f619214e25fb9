import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ADRESSEN as ERKLAERT } from '#domain/liste/adressen.ts';
import { ADRESSEN } from '../../texte/adressen.ts';
import { jaNein, tabellenspalten } from '../liste/erklaert.tsx';
import { Leerwort, oderLeer } from '../liste/zellen.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import type { Adresszeile } from './queries.ts';

export const ADRESSSPALTEN = tabellenspalten<typeof ERKLAERT, Adresszeile>(ERKLAERT, {
	bezeichnung: ({ id, bezeichnung }) => (
		<Link to="/admin/adressen/$id" params={{ id }} tabIndex={-1}>
			{bezeichnung}
		</Link>
	),
	dienstarten: ({ dienstartIDs }) => <Dienstarten ids={dienstartIDs} />,
	plaetze: ({ typ, frei, genehmigt, zugeteilt }) => {
		const von = typ === 'EINSATZSTELLE' ? genehmigt : zugeteilt;
		if (!von) return <Leerwort wort={ADRESSEN.keine} />;
		return typ === 'EINSATZSTELLE' ? ADRESSEN.genehmigt(frei ?? 0, von) : ADRESSEN.zugeteilt(frei ?? 0, von);
	},
	aktiv: ({ isDeaktiviert }) => jaNein(!isDeaktiviert),
});

/** By their short names, in the order of the master data. */
function Dienstarten({ ids }: { ids: readonly string[] }) {
	const { data = [] } = useQuery(dienstartenQuery);
	const namen = data.filter(({ id }) => ids.includes(id)).map(({ kurz }) => kurz);
	return oderLeer(namen.join(', ') || null, ADRESSEN.keine);
}
