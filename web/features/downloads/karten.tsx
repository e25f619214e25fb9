import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { DOWNLOADS as T } from '../../texte/listen/downloads.ts';
import { cx } from '../../ui/cx.ts';
import { Datei, sichtbarFuer, Tags, Titel } from './datei.tsx';
import css from './downloads.module.css';
import type { Download } from './queries.ts';
import type { Ordnung } from './use-ordnung.ts';

export interface DarstellungProps {
	downloads: readonly Download[];
	/** null: they are only read. */
	ordnung: Ordnung | null;
	menue: (download: Download) => ReactNode;
}

/** A card for each, in their order. */
export function Karten({ downloads, ordnung, menue }: DarstellungProps) {
	return (
		<ul className={css.karten}>
			{downloads.map((download) => (
				<li
					key={download.id}
					className={cx(css.karte, ordnung && css.ziehbar, ordnung && ziel(ordnung, download.id) && css.ziel)}
					{...ordnung?.zug(download.id)}
				>
					<Group align="flex-start">
						<b className={css.name}>
							<Titel download={download} />
						</b>
						{menue(download)}
					</Group>
					{download.beschreibung && <p className={css.beschreibung}>{download.beschreibung}</p>}
					<Datei download={download} />
					<Tags tags={download.tags} />
					{ordnung && (
						<span className={css.neben}>
							{sichtbarFuer(download)} · {T.abrufe(download.abrufe ?? 0)}
						</span>
					)}
				</li>
			))}
		</ul>
	);
}

export const ziel = ({ gezogen, ueber }: Ordnung, id: string): boolean =>
	gezogen !== null && gezogen !== id && ueber === id;
