import { genehmigtVon, gesamtVon, zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { projection } from '#projections/engine/projection.ts';

/** G and ΣK per cycle and Dienstart; null: unlimited. */
export const zyklusbudget = projection({
	table: 'zyklusbudget',
	version: 1,
	of: zyklusbudgetAggregat,
	spalten: {
		zyklus_id: 'uuid not null',
		dienstart_id: 'uuid not null',
		gesamtkontingent: 'int',
		genehmigt: 'int not null',
	},
	key: ['zyklus_id', 'dienstart_id'],
	rows: (b) =>
		[...new Set([...b.gesamt.keys(), ...b.genehmigt.keys()])].map((dienstartID) => ({
			zyklus_id: b.zyklusID,
			dienstart_id: dienstartID,
			gesamtkontingent: gesamtVon(b, dienstartID),
			genehmigt: genehmigtVon(b, dienstartID),
		})),
});
