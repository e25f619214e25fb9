import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { PROGRAMM as T } from '../../texte/geld/foerderung.ts';
import { LAEUFE } from '../../texte/geld/laeufe.ts';
import { Geladen, type Ladestand } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Laufstand } from '../laeufe/laufstand.tsx';
import type { Laufkopf } from '../laeufe/queries.ts';

/** The claims of a programme, the newest first. */
export function Abrufe({ query }: { query: Ladestand<readonly Laufkopf[]> }) {
	return (
		<Geladen query={query} empty={<EmptyState title={T.abrufeLeer} text={T.abrufeLeerText} />}>
			{(abrufe) => (
				<SimpleTable
					className="tabular"
					label={T.reiter.abrufe}
					rows={abrufe}
					rowKey={({ id }) => id}
					columns={[
						{
							head: LAEUFE.zeitraum,
							isRowHead: true,
							cell: ({ id, von, bis }) => (
								<TextLink to="/admin/laeufe/$id" params={{ id }}>
									{LAEUFE.monate(von, bis)}
								</TextLink>
							),
						},
						{ head: LAEUFE.nr, cell: ({ nr }) => nr },
						{ head: LAEUFE.status, cell: ({ status }) => <Laufstand status={status} />, nowrap: true },
						{ head: LAEUFE.seit, cell: ({ statusSeit }) => formatDatum(tagInBerlin(statusSeit)), nowrap: true },
						{ head: LAEUFE.zeilen, cell: ({ zeilen }) => zeilen, align: 'end' },
						{
							head: LAEUFE.summe,
							cell: ({ summe, status }) => (status === 'VERWORFEN' ? <s>{LAEUFE.euro(summe)}</s> : LAEUFE.euro(summe)),
							align: 'end',
							nowrap: true,
						},
					]}
				/>
			)}
		</Geladen>
	);
}
