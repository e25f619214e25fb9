import { enthaltene, laufAggregat } from '#domain/geld/lauf/lauf.ts';
import { projection } from '#projections/engine/projection.ts';

/** Accounting runs. */
export const lauf = projection({
	table: 'lauf',
	version: 3,
	of: laufAggregat,
	spalten: {
		id: 'uuid not null',
		nr: 'int not null',
		art: 'text not null',
		/** Whose claim it is. */
		programm_id: 'text',
		zyklus_id: 'uuid',
		von: 'text not null',
		bis: 'text not null',
		status: 'text not null',
		status_seit: 'timestamptz not null',
		/** Of the last job that reckoned it: who ordered it, how it ended. */
		bestellt_von: 'uuid',
		bestellt_am: 'timestamptz',
		gerechnet_am: 'timestamptz',
		berechnung: 'text',
		/** Every event up to it counts. */
		position: 'text not null',
		zeilen: 'int not null',
		summe: 'bigint not null',
		version: 'int not null',
	},
	key: ['id'],
	indexe: ['(nr desc)', '(art, nr desc)', '(programm_id)', '(bestellt_von, bestellt_am)'],
	rows: (einer) => {
		if (!einer.existiert) return [];
		const zeilen = enthaltene(einer);
		const { id, nr, art, programmID, zyklusID, zeitraum, status, statusSeit, rechnung, version, auftrag } = einer;
		return [
			{
				...{
					id,
					nr,
					art,
					programm_id: programmID,
					zyklus_id: zyklusID,
					...zeitraum,
					status,
					status_seit: statusSeit,
					version,
				},
				bestellt_von: auftrag?.von ?? null,
				bestellt_am: auftrag?.am ?? null,
				gerechnet_am: auftrag?.bis ?? null,
				berechnung: einer.berechnung,
				position: rechnung.position,
				zeilen: zeilen.length,
				summe: zeilen.reduce((summe, { betrag }) => summe + betrag, 0),
			},
		];
	},
});

/** What each run pays or takes back for a contract and month. */
export const laufzeile = projection({
	table: 'laufzeile',
	version: 2,
	of: laufAggregat,
	spalten: {
		lauf_id: 'uuid not null',
		nr: 'int not null',
		vertrag_id: 'uuid not null',
		freiwilliger_id: 'uuid not null',
		monat: 'text not null',
		anteil: 'int not null',
		teile: 'jsonb not null',
		betrag: 'int not null',
		/** Thirtieths of a unit that is claimed. */
		menge: 'int',
		ausgleich_zu: 'int',
	},
	key: ['lauf_id', 'nr'],
	indexe: ['(freiwilliger_id)', '(vertrag_id, monat)'],
	rows: (einer) =>
		einer.status === 'VERWORFEN'
			? []
			: enthaltene(einer).map(
					({ nr, vertragID, freiwilligerID, monat, anteil, teile, betrag, menge, ausgleichZu }) => ({
						...{ lauf_id: einer.id, nr, vertrag_id: vertragID, freiwilliger_id: freiwilligerID, monat },
						...{ anteil, teile, betrag, menge: menge ?? null, ausgleich_zu: ausgleichZu ?? null },
					}),
				),
});
