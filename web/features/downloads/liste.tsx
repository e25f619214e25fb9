import { DOWNLOADS as T } from '../../texte/listen/downloads.ts';
import { cx } from '../../ui/cx.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { Datei, sichtbarFuer, Tags, Titel } from './datei.tsx';
import css from './downloads.module.css';
import { type DarstellungProps, ziel } from './karten.tsx';

/** A row for each, in their order. */
export function Liste({ downloads, ordnung, menue }: DarstellungProps) {
	return (
		<SimpleTable
			top
			className={css.tabelle}
			rows={downloads}
			rowKey={({ id }) => id}
			rowProps={({ id }) => ({
				className: cx(ordnung && css.ziehbar, ordnung && ziel(ordnung, id) && css.ziel),
				...ordnung?.zug(id),
			})}
			columns={[
				ordnung !== null && { head: T.spalte.pos, cell: ({ pos }) => pos },
				{
					head: T.spalte.titel,
					isRowHead: true,
					className: css.titelspalte,
					cell: (download) => (
						<>
							<Titel download={download} />
							{download.beschreibung && <span className={css.neben}>{download.beschreibung}</span>}
						</>
					),
				},
				{ head: T.spalte.tags, cell: ({ tags }) => <Tags tags={tags} /> },
				{ head: T.spalte.datei, cell: (download) => <Datei download={download} /> },
				ordnung !== null && { head: T.spalte.sichtbar, cell: sichtbarFuer },
				ordnung !== null && { head: T.spalte.abrufe, cell: ({ abrufe }) => abrufe },
				ordnung !== null && { head: T.spalte.aktionen, cell: menue },
			]}
		/>
	);
}
