import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatDateigroesse } from '#domain/format/zahl.ts';
import { DOWNLOADS as T } from '../../texte/listen/downloads.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { OuterLink } from '../../ui/text-link.tsx';
import css from './downloads.module.css';
import { type Download, dateiadresse } from './queries.ts';

/** The title, which leads to the file. */
export function Titel({ download: { id, titel, datei } }: { download: Download }) {
	if (!datei) return titel;
	return (
		<OuterLink href={dateiadresse(id)} download draggable={false}>
			{titel}
		</OuterLink>
	);
}

/** `Handbuch.pdf · 1,2 MB · vom 01.09.2026` */
export function Datei({ download: { datei } }: { download: Download }) {
	if (!datei) return <span className={css.entfernt}>{T.dateiEntfernt}</span>;
	const { name, groesse, hochgeladenAm } = datei;
	const vom = T.vom(formatDatum(tagInBerlin(hochgeladenAm)));
	return (
		<span className={css.neben}>{[name, formatDateigroesse(groesse, 1).replace(' ', '\u00A0'), vom].join(' · ')}</span>
	);
}

export function Tags({ tags }: Pick<Download, 'tags'>) {
	return (
		<span className={css.tags}>
			{tags.map((tag) => (
				<Tag key={tag}>{tag}</Tag>
			))}
		</span>
	);
}

export const istFuerEinsatzstellen = ({ rollen }: Pick<Download, 'rollen'>): boolean => rollen.includes('MA_VEREIN');

export const sichtbarFuer = (download: Download): string =>
	istFuerEinsatzstellen(download) ? T.fuerAlle : T.nurTraeger;
