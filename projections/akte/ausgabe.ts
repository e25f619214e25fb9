import { akteAggregat } from '#domain/akte/akte.ts';
import { ausgabestand } from '#domain/akte/dokument/ausgabestand.ts';
import { seminarpapierstand } from '#domain/akte/seminar/seminarpapier.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { projection } from '#projections/engine/projection.ts';

/**
 * Which files went out under a number, and what became of them. It names neither whose they are nor the number, and
 * stays when the file of the volunteer is erased (docs/adr/0067).
 */
export const ausgabe = projection({
	table: 'ausgabe',
	version: 2,
	of: akteAggregat,
	spalten: {
		kennung: 'text not null',
		sha256: 'text not null',
		nr: 'int not null',
		/** null: it is a paper about seminars, of which `papier` says the kind. */
		spec_id: 'uuid',
		papier: 'text',
		am: 'date not null',
		stand: 'text not null',
	},
	key: ['kennung', 'sha256'],
	indexe: ['(sha256)'],
	rows: (akte) => [
		...akte.dokumente.flatMap((d) =>
			d.ausgaben.map((eine, nr) => ({
				kennung: eine.kennung,
				sha256: eine.sha256,
				nr,
				spec_id: d.specID,
				papier: null,
				am: tagInBerlin(eine.am),
				stand: ausgabestand(akte, d, eine),
			})),
		),
		...akte.seminarpapiere.map((eines) => ({
			kennung: eines.kennung,
			sha256: eines.sha256,
			nr: 0,
			spec_id: null,
			papier: eines.papier,
			am: tagInBerlin(eines.am),
			stand: seminarpapierstand(akte, eines),
		})),
	],
});
