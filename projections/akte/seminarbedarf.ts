import { akteAggregat } from '#domain/akte/akte.ts';
import { laufenderBedarf } from '#domain/akte/seminar/bedarf.ts';
import type { Bedarf } from '#domain/seminar/pflicht.ts';
import { projection } from '#projections/engine/projection.ts';

/** What the seminar days of a running service are reckoned from; until when they can be had also depends on what is on offer. */
export const seminarbedarf = projection({
	table: 'seminarbedarf',
	version: 1,
	of: akteAggregat,
	spalten: {
		freiwilliger_id: 'uuid not null',
		zyklus_id: 'uuid not null',
		schluessel: 'text not null',
		dienstart_id: 'uuid not null',
		gruppe_id: 'uuid',
		von: 'date not null',
		bis: 'date not null',
		bedarf: 'jsonb not null',
	},
	key: ['freiwilliger_id'],
	indexe: ['(zyklus_id, schluessel, freiwilliger_id)'],
	rows: (akte) => {
		const laufend = akte.geloescht || akte.zyklusID === null ? null : laufenderBedarf(akte);
		if (laufend === null || akte.zyklusID === null) return [];
		const { dienstartID, rechnung, pflicht, gezaehltes, istHinweis } = laufend;
		const bedarf: Bedarf = { pflicht, gezaehltes, istHinweis };
		return [
			{
				freiwilliger_id: akte.id,
				zyklus_id: akte.zyklusID,
				// The same for all to whom the same is on offer.
				schluessel: [dienstartID, akte.seminargruppeID ?? '', rechnung.von, rechnung.bis].join(' '),
				dienstart_id: dienstartID,
				gruppe_id: akte.seminargruppeID,
				von: rechnung.von,
				bis: rechnung.bis,
				bedarf,
			},
		];
	},
});
