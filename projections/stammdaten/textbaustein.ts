import { textbausteinAggregat } from '#domain/textbaustein/textbaustein.ts';
import { projection } from '#projections/engine/projection.ts';

/** Texts for messages; `user_id`: whose it is. */
export const textbaustein = projection({
	table: 'textbaustein',
	version: 1,
	of: textbausteinAggregat,
	spalten: {
		id: 'uuid not null',
		bezeichnung: 'text not null',
		betreff: 'text not null',
		text: 'text not null',
		umfang: 'text not null',
		user_id: 'text',
		version: 'int not null',
		geaendert_am: 'timestamptz not null',
	},
	key: ['id'],
	rows({ id, existiert, geloescht, felder, version, geaendertAm }) {
		const { userID, ...angaben } = felder;
		return existiert && !geloescht ? [{ id, ...angaben, user_id: userID, version, geaendert_am: geaendertAm }] : [];
	},
});
