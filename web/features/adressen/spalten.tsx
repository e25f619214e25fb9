import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ADRESSTYP_BEZEICHNUNG } from '#domain/adresse/bezeichnung.ts';
import { ADRESSEN } from '../../texte/adressen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { dienstartenQuery } from '../akte/queries.ts';
import { Leerwort, oderLeer } from '../liste/zellen.tsx';
import type { Adresszeile } from './queries.ts';

const TITEL = ADRESSEN.spalte;
const janein = (wert: boolean) => (wert ? ADRESSEN.ja : <Leerwort wort={ADRESSEN.nein} />);

export const ADRESSSPALTEN: readonly TableColumn<Adresszeile>[] = [
	{
		id: 'bezeichnung',
		header: TITEL.bezeichnung,
		size: 220,
		pinned: true,
		strong: true,
		sortable: true,
		grow: true,
		cell: ({ id, bezeichnung }) => (
			<Link to="/admin/adressen/$id" params={{ id }} tabIndex={-1}>
				{bezeichnung}
			</Link>
		),
	},
	{
		id: 'kurzname',
		header: TITEL.kurzname,
		size: 110,
		sortable: true,
		minWindow: 1600,
		cell: ({ kurzname }) => oderLeer(kurzname),
	},
	{ id: 'typ', header: TITEL.typ, size: 110, sortable: true, cell: ({ typ }) => ADRESSTYP_BEZEICHNUNG[typ] },
	{
		id: 'externeNummer',
		header: TITEL.externeNummer,
		size: 110,
		sortable: true,
		cell: ({ externeNummer }) => oderLeer(externeNummer),
	},
	{ id: 'vkz', header: TITEL.vkz, size: 96, sortable: true, minWindow: 1600, cell: ({ vkz }) => oderLeer(vkz) },
	{
		id: 'ort',
		header: TITEL.ort,
		size: 148,
		sortable: true,
		cell: ({ plz, ort }) => `${plz ?? ''} ${ort ?? ''}`.trim(),
	},
	{
		id: 'dienstarten',
		header: TITEL.dienstarten,
		size: 150,
		cell: ({ dienstartIDs }) => <Dienstarten ids={dienstartIDs} />,
	},
	{
		id: 'plaetze',
		header: TITEL.plaetze,
		size: 110,
		cell: ({ frei, zugeteilt }) =>
			zugeteilt ? ADRESSEN.plaetze(frei ?? 0, zugeteilt) : <Leerwort wort={ADRESSEN.keine} />,
	},
	{ id: 'imZyklus', header: TITEL.imZyklus, size: 84, cell: ({ isAktiv }) => janein(isAktiv) },
	{ id: 'online', header: TITEL.online, size: 68, cell: ({ isOnline }) => janein(isOnline) },
	{ id: 'aktiv', header: TITEL.aktiv, size: 68, optional: true, cell: ({ isDeaktiviert }) => janein(!isDeaktiviert) },
];

/** By their short names, in the order of the master data. */
function Dienstarten({ ids }: { ids: readonly string[] }) {
	const { data = [] } = useQuery(dienstartenQuery);
	const namen = data.filter(({ id }) => ids.includes(id)).map(({ kurz }) => kurz);
	return oderLeer(namen.join(', ') || null, ADRESSEN.keine);
}
