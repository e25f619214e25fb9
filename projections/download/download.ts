import { downloadStammdatum } from '#domain/download/download.ts';
import { infoStammdatum } from '#domain/download/info.ts';
import { ordnungStammdatum } from '#domain/download/ordnung.ts';
import { projection } from '#projections/engine/projection.ts';

export const download = projection({
	table: 'download',
	version: 1,
	of: downloadStammdatum.aggregat,
	spalten: {
		id: 'uuid not null',
		titel: 'text not null',
		beschreibung: 'text',
		upload_id: 'uuid not null',
		tags: 'text[] not null',
		rollen: 'text[] not null',
		version: 'int not null',
	},
	key: ['id'],
	rows({ id, existiert, geloescht, felder, version }) {
		const { titel, beschreibung, uploadID, tags, rollen } = felder;
		return existiert && !geloescht ? [{ id, titel, beschreibung, upload_id: uploadID, tags, rollen, version }] : [];
	},
});

/** The place of each, from 1 without a gap. */
export const downloadordnung = projection({
	table: 'downloadordnung',
	version: 1,
	of: ordnungStammdatum.aggregat,
	spalten: { download_id: 'uuid not null', pos: 'int not null' },
	key: ['download_id'],
	rows: ({ felder }) => felder.downloadIDs.map((download_id, stelle) => ({ download_id, pos: stelle + 1 })),
});

/** What Einsatzstellen were told, for the mails that tell them. */
export const downloadinfo = projection({
	table: 'downloadinfo',
	version: 1,
	of: infoStammdatum.aggregat,
	spalten: { id: 'uuid not null', download_ids: 'uuid[] not null', text: 'text' },
	key: ['id'],
	rows: ({ id, existiert, felder }) => (existiert ? [{ id, download_ids: felder.downloadIDs, text: felder.text }] : []),
});
