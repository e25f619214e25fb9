import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { SYSTEMINFO as T } from '../../texte/verwaltung/systeminfo.ts';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import type { Betriebslage } from './queries.ts';
import css from './systeminfo.module.css';

/** What a job couldn't do for one of many yet. */
export function Reste({ reste }: Pick<Betriebslage, 'reste'>) {
	return (
		<Section title={T.reste} ruled>
			<p className={css.text}>{T.resteText}</p>
			<SimpleTable
				rows={reste}
				rowKey={({ auftrag, stream }) => `${auftrag} ${stream}`}
				columns={[
					{ head: T.rest.auftrag, cell: ({ auftrag }) => auftrag },
					{ head: T.rest.stream, cell: ({ stream }) => stream },
					{ head: T.rest.fehler, cell: ({ fehler }) => fehler },
					{ head: T.rest.versuche, align: 'end', cell: ({ versuche }) => formatZahl(versuche, 0) },
					{ head: T.rest.seit, cell: ({ seit }) => formatDatumUhrzeit(seit) },
				]}
			/>
		</Section>
	);
}
