import { akteAggregat } from '#domain/akte/akte.ts';
import { ausgabestand } from '#domain/akte/dokument/ausgabestand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { projection } from '#projections/engine/projection.ts';

/**
 * Which files went out under a number, and what became of them. It names neither whose they are nor the number, and
 * stays when the file of the volunteer is erased (docs/adr/0067).
 */
export const ausgabe = projection({
	table: 'ausgabe',
	version: 1,
	of: akteAggregat,
	spalten: {
		kennung: 'text not null',
		sha256: 'text not null',
		nr: 'int not null',
		spec_id: 'uuid not null',
		am: 'date not null',
		stand: 'text not null',
	},
	key: ['kennung', 'sha256'],
	indexe: ['(sha256)'],
	rows: (akte) =>
		akte.dokumente.flatMap((d) =>
			d.ausgaben.map((eine, nr) => ({
				kennung: eine.kennung,
				sha256: eine.sha256,
				nr,
				spec_id: d.specID,
				am: tagInBerlin(eine.am),
				stand: ausgabestand(akte, d, eine),
			})),
		),
});
