import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { projection } from '#projections/engine/projection.ts';
import { kennung } from './kennung.ts';

/** Places asked for (Q) and approved (K) per Einsatzstelle, cycle and Dienstart; null: not asked for, not decided. */
export const genehmigung = projection({
	table: 'genehmigung',
	version: 2,
	of: kontingentAggregat,
	spalten: {
		id: 'uuid not null',
		einsatzstelle_id: 'uuid not null',
		zyklus_id: 'uuid not null',
		dienstart_id: 'uuid not null',
		angefragt: 'int',
		genehmigt: 'int',
	},
	key: ['zyklus_id', 'einsatzstelle_id', 'dienstart_id'],
	indexe: ['unique (id)'],
	rows: (k) =>
		[...new Set([...k.genehmigt.keys(), ...k.angefragt.keys()])].map((schluessel) => {
			const [zyklusID = '', dienstartID = ''] = schluessel.split('/');
			return {
				id: kennung(zyklusID, k.einsatzstelleID, dienstartID),
				einsatzstelle_id: k.einsatzstelleID,
				zyklus_id: zyklusID,
				dienstart_id: dienstartID,
				angefragt: k.angefragt.get(schluessel) ?? null,
				genehmigt: k.genehmigt.get(schluessel) ?? null,
			};
		}),
});

/** Allotted places Z per Einsatzort, cycle and Dienstart. */
export const zuteilung = projection({
	table: 'zuteilung',
	version: 2,
	of: kontingentAggregat,
	spalten: {
		id: 'uuid not null',
		einsatzort_id: 'uuid not null',
		einsatzstelle_id: 'uuid not null',
		zyklus_id: 'uuid not null',
		dienstart_id: 'uuid not null',
		zugeteilt: 'int not null',
		is_uebernahme: 'boolean not null',
	},
	key: ['zyklus_id', 'einsatzort_id', 'dienstart_id'],
	indexe: ['unique (id)', '(einsatzstelle_id)'],
	rows: (k) =>
		[...k.zugeteilt.values()].map((z) => ({
			id: kennung(z.zyklusID, z.einsatzortID, z.dienstartID),
			einsatzort_id: z.einsatzortID,
			einsatzstelle_id: k.einsatzstelleID,
			zyklus_id: z.zyklusID,
			dienstart_id: z.dienstartID,
			zugeteilt: z.zugeteilt,
			is_uebernahme: z.isUebernahmeAusEinsatzstelle,
		})),
});

/** Recognised BFD places, of the Einsatzstelle under its own id and of Einsatzorte that have a limit of their own. */
export const anerkennung = projection({
	table: 'anerkennung',
	version: 1,
	of: kontingentAggregat,
	spalten: { adresse_id: 'uuid not null', einsatzstelle_id: 'uuid not null', plaetze: 'int not null' },
	key: ['adresse_id'],
	rows: (k) =>
		[[k.einsatzstelleID, k.anerkanntePlaetze] as const, ...k.anerkanntePlaetzeOrt].flatMap(([adresseID, plaetze]) =>
			plaetze === null ? [] : [{ adresse_id: adresseID, einsatzstelle_id: k.einsatzstelleID, plaetze }],
		),
});

/** Until when Einsatzstellen are recognised, where that has an end. */
export const anerkennungsfrist = projection({
	table: 'anerkennungsfrist',
	version: 1,
	of: kontingentAggregat,
	spalten: { einsatzstelle_id: 'uuid not null', bis: 'date not null' },
	key: ['einsatzstelle_id'],
	rows: ({ einsatzstelleID, anerkanntBis }) =>
		anerkanntBis === null ? [] : [{ einsatzstelle_id: einsatzstelleID, bis: anerkanntBis }],
});

/** How far the inquiry has come, per Einsatzstelle and cycle; none: ENTWURF. */
export const kontingentabfrage = projection({
	table: 'kontingentabfrage',
	version: 1,
	of: kontingentAggregat,
	spalten: {
		einsatzstelle_id: 'uuid not null',
		zyklus_id: 'uuid not null',
		status: 'text not null',
		frist: 'date',
		text: 'text',
		bemerkung: 'text',
		gesendet_am: 'timestamptz',
		erinnert_am: 'timestamptz',
		beantwortet_am: 'timestamptz',
		entschieden_am: 'timestamptz',
		entschieden_von: 'uuid',
	},
	key: ['zyklus_id', 'einsatzstelle_id'],
	rows: (k) =>
		[...k.abfragen].map(([zyklusID, a]) => ({
			einsatzstelle_id: k.einsatzstelleID,
			zyklus_id: zyklusID,
			status: a.status,
			frist: a.frist,
			text: a.text,
			bemerkung: a.bemerkung,
			gesendet_am: a.gesendetAm,
			erinnert_am: a.erinnertAm,
			beantwortet_am: a.beantwortetAm,
			entschieden_am: a.entschiedenAm,
			entschieden_von: a.entschiedenVon,
		})),
});

/** Places taken, with their period; what is free on a day is summed in the query. */
export const belegung = projection({
	table: 'belegung',
	version: 2,
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
	indexe: ['(einsatzort_id, dienstart_id, bis)', '(dienstart_id, bis)', '(einsatzstelle_id)'],
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
