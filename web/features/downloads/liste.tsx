import { DOWNLOADS as T } from '../../texte/downloads.ts';
import { cx } from '../../ui/cx.ts';
import { Datei, sichtbarFuer, Tags, Titel } from './datei.tsx';
import css from './downloads.module.css';
import { type DarstellungProps, ziel } from './karten.tsx';

const { pos, titel, tags, datei, sichtbar, abrufe, aktionen } = T.spalte;

/** A row for each, in their order. */
export function Liste({ downloads, ordnung, menue }: DarstellungProps) {
	const spalten = ordnung ? [pos, titel, tags, datei, sichtbar, abrufe, aktionen] : [titel, tags, datei];
	return (
		<table className={css.tabelle}>
			<thead>
				<tr>
					{spalten.map((spalte) => (
						<th key={spalte} scope="col">
							{spalte}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{downloads.map((download) => (
					<tr
						key={download.id}
						className={cx(ordnung && css.ziehbar, ordnung && ziel(ordnung, download.id) && css.ziel)}
						{...ordnung?.zug(download.id)}
					>
						{ordnung && <td>{download.pos}</td>}
						<th scope="row">
							<Titel download={download} />
							{download.beschreibung && <span className={css.neben}>{download.beschreibung}</span>}
						</th>
						<td>
							<Tags tags={download.tags} />
						</td>
						<td>
							<Datei download={download} />
						</td>
						{ordnung && (
							<>
								<td>{sichtbarFuer(download)}</td>
								<td>{download.abrufe}</td>
								<td>{menue(download)}</td>
							</>
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}
