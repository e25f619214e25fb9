import { feldabfrageAlsReferenz, feldabfrageStammdatum } from '#domain/feldabfrage/feldabfrage.ts';
import { alsFoerderprogramm, foerderprogrammStammdatum } from '#domain/geld/foerderung/programm.ts';
import { parameterAlsReferenz, parameterStammdatum } from '#domain/parameter/parameter.ts';
import { dienstartAlsReferenz, dienstartStammdatum } from '#domain/stammdaten/dienstart.ts';
import { landStammdatum } from '#domain/stammdaten/land.ts';
import { LISTEN, type Listeneintrag } from '#domain/stammdaten/listen.ts';
import { schulferienStammdatum } from '#domain/stammdaten/schulferien.ts';
import type { Stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { projection } from '#projections/engine/projection.ts';

/** `referenz` is what decisions are handed; the other columns are for lists and joins. */
export const dienstart = projection({
	table: 'dienstart',
	version: 2,
	of: dienstartStammdatum.aggregat,
	spalten: {
		id: 'uuid not null',
		bezeichnung: 'text not null',
		kurz: 'text not null',
		farbe: 'text',
		sortierung: 'int not null',
		is_aktiv: 'boolean not null',
		referenz: 'jsonb not null',
	},
	key: ['id'],
	rows: (satz) =>
		satz.existiert && !satz.geloescht
			? [
					{
						id: satz.id,
						bezeichnung: satz.felder.bezeichnung,
						kurz: satz.felder.kurz,
						farbe: satz.felder.farbe,
						sortierung: satz.felder.sortierung,
						is_aktiv: satz.isAktiv,
						referenz: dienstartAlsReferenz(satz),
					},
				]
			: [],
});

export const land = projection({
	table: 'land',
	version: 1,
	of: landStammdatum.aggregat,
	spalten: {
		id: 'text not null',
		bezeichnung: 'text not null',
		is_eu: 'boolean not null',
		sortierung: 'int not null',
		is_aktiv: 'boolean not null',
	},
	key: ['id'],
	rows: (satz) =>
		satz.existiert && !satz.geloescht
			? [
					{
						id: satz.id,
						bezeichnung: satz.felder.bezeichnung,
						is_eu: satz.felder.isEU,
						sortierung: satz.felder.sortierung,
						is_aktiv: satz.isAktiv,
					},
				]
			: [],
});

export const schulferien = projection({
	table: 'schulferien',
	version: 1,
	of: schulferienStammdatum.aggregat,
	spalten: {
		id: 'uuid not null',
		land: 'text not null',
		bezeichnung: 'text not null',
		von: 'date not null',
		bis: 'date not null',
		is_aktiv: 'boolean not null',
	},
	key: ['id'],
	indexe: ['(land, bis)'],
	rows: (satz) => (satz.existiert && !satz.geloescht ? [{ id: satz.id, ...satz.felder, is_aktiv: satz.isAktiv }] : []),
});

/** What the portal comes with has a row once something was said of it; `referenz` is what money is reckoned by. */
export const foerderprogramm = projection({
	table: 'foerderprogramm',
	version: 2,
	of: foerderprogrammStammdatum.aggregat,
	spalten: { id: 'text not null', referenz: 'jsonb not null' },
	key: ['id'],
	rows: (satz) => (satz.existiert && !satz.geloescht ? [{ id: satz.id, referenz: alsFoerderprogramm(satz) }] : []),
});

/** `referenz` is what decisions are handed. */
export const feldabfrage = projection({
	table: 'feldabfrage',
	version: 2,
	of: feldabfrageStammdatum.aggregat,
	spalten: { id: 'uuid not null', bezeichnung: 'text not null', referenz: 'jsonb not null' },
	key: ['id'],
	rows: (satz) =>
		satz.existiert && !satz.geloescht
			? [{ id: satz.id, bezeichnung: satz.felder.bezeichnung, referenz: feldabfrageAlsReferenz(satz) }]
			: [],
});

/** One record per tenant; no row: the standard parameters count. */
export const parameter = projection({
	table: 'parameter',
	version: 18,
	of: parameterStammdatum.aggregat,
	spalten: { id: 'text not null', referenz: 'jsonb not null' },
	key: ['id'],
	rows: (satz) => (satz.existiert ? [{ id: satz.id, referenz: parameterAlsReferenz(satz) }] : []),
});

/** The plain selection lists, a table each. */
export const listen = LISTEN.map((liste) => auswahlliste(liste as Stammdatum<string, Listeneintrag>));

function auswahlliste({ key, aggregat, vorgaben }: Stammdatum<string, Listeneintrag>) {
	return projection({
		table: key,
		version: 1,
		of: aggregat,
		spalten: {
			// Those the portal comes with are known by a word.
			id: vorgaben ? 'text not null' : 'uuid not null',
			bezeichnung: 'text not null',
			sortierung: 'int not null',
			is_aktiv: 'boolean not null',
		},
		key: ['id'],
		rows: (satz) =>
			satz.existiert && !satz.geloescht ? [{ id: satz.id, ...satz.felder, is_aktiv: satz.isAktiv }] : [],
	});
}
