import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { projection } from '#projections/engine/projection.ts';

/** Approved places K per Einsatzstelle, cycle and Dienstart. */
export const genehmigung = projection({
	table: 'genehmigung',
	version: 1,
	of: kontingentAggregat,
	spalten: {
		einsatzstelle_id: 'uuid not null',
		zyklus_id: 'uuid not null',
		dienstart_id: 'uuid not null',
		genehmigt: 'int not null',
	},
	key: ['zyklus_id', 'einsatzstelle_id', 'dienstart_id'],
	rows: (k) =>
		[...k.genehmigt].map(([schluessel, genehmigt]) => {
			const [zyklusID = '', dienstartID = ''] = schluessel.split('/');
			return { einsatzstelle_id: k.einsatzstelleID, zyklus_id: zyklusID, dienstart_id: dienstartID, genehmigt };
		}),
});

/** Allotted places Z per Einsatzort, cycle and Dienstart. */
export const zuteilung = projection({
	table: 'zuteilung',
	version: 1,
	of: kontingentAggregat,
	spalten: {
		einsatzort_id: 'uuid not null',
		einsatzstelle_id: 'uuid not null',
		zyklus_id: 'uuid not null',
		dienstart_id: 'uuid not null',
		zugeteilt: 'int not null',
	},
	key: ['zyklus_id', 'einsatzort_id', 'dienstart_id'],
	rows: (k) =>
		[...k.zugeteilt.values()].map((z) => ({
			einsatzort_id: z.einsatzortID,
			einsatzstelle_id: k.einsatzstelleID,
			zyklus_id: z.zyklusID,
			dienstart_id: z.dienstartID,
			zugeteilt: z.zugeteilt,
		})),
});

/** Places taken, with their period; what is free on a day is summed in the query. */
export const belegung = projection({
	table: 'belegung',
	version: 1,
	of: kontingentAggregat,
	spalten: {
		wunsch_id: 'uuid not null',
		freiwilliger_id: 'uuid not null',
		einsatzstelle_id: 'uuid not null',
		einsatzort_id: 'uuid not null',
		zyklus_id: 'uuid not null',
		dienstart_id: 'uuid not null',
		art: 'text not null',
		von: 'date not null',
		bis: 'date not null',
	},
	key: ['wunsch_id'],
	indexe: ['(einsatzort_id, dienstart_id, bis)', '(dienstart_id, bis)'],
	rows: (k) =>
		[...k.belegungen.values()].map((b) => ({
			wunsch_id: b.wunschID,
			freiwilliger_id: b.freiwilligerID,
			einsatzstelle_id: k.einsatzstelleID,
			einsatzort_id: b.einsatzortID,
			zyklus_id: b.zyklusID,
			dienstart_id: b.dienstartID,
			art: b.art,
			von: b.von,
			bis: b.bis,
		})),
});
