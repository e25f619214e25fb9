import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { SYSTEMINFO as T } from '../../texte/verwaltung/systeminfo.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import type { Betriebslage } from './queries.ts';

/** How many mails and jobs there are in which state. */
export function Auftraege({ auftraege }: Pick<Betriebslage, 'auftraege'>) {
	if (auftraege.length === 0) return <p>{T.keineAuftraege}</p>;
	return (
		<SimpleTable
			rows={auftraege}
			rowKey={({ art, status }) => `${art} ${status}`}
			columns={[
				{ head: T.spalte.art, cell: ({ art }) => T.art[art] },
				{ head: T.spalte.stand, cell: ({ status }) => T.stand[status] ?? status },
				{ head: T.spalte.anzahl, align: 'end', cell: ({ anzahl }) => formatZahl(anzahl, 0) },
				{ head: T.spalte.aelteste, cell: ({ aelteste }) => formatDatumUhrzeit(aelteste) },
			]}
		/>
	);
}
