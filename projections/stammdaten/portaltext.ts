import { portaltextStammdatum } from '#domain/text/portaltext.ts';
import { projection } from '#projections/engine/projection.ts';

/** Texts of pages as the tenant wrote them. */
export const portaltext = projection({
	table: 'portaltext',
	version: 3,
	of: portaltextStammdatum.aggregat,
	spalten: {
		key: 'text not null',
		content: 'text',
		von: 'date',
		bis: 'date',
		version: 'int not null',
		geaendert_am: 'timestamptz not null',
	},
	key: ['key'],
	rows: ({ id, existiert, felder, version, geaendertAm }) =>
		existiert ? [{ key: id, ...felder, version, geaendert_am: geaendertAm }] : [],
});
