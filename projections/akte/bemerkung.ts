import { akteAggregat } from '#domain/akte/akte.ts';
import { projection } from '#projections/engine/projection.ts';

/** Where a remark lies, who may read it, and when it wants to be looked at again. */
export const bemerkung = projection({
	table: 'bemerkung',
	version: 2,
	of: akteAggregat,
	spalten: {
		id: 'uuid',
		freiwilliger_id: 'uuid',
		autor_user_id: 'uuid',
		sichtbarkeit: 'text',
		einsatzstelle_id: 'uuid',
		geschrieben_am: 'timestamptz',
		wiedervorlage_am: 'date',
	},
	key: ['id'],
	indexe: ['(autor_user_id, wiedervorlage_am) where wiedervorlage_am is not null', '(freiwilliger_id, geschrieben_am)'],
	rows: (akte) =>
		akte.geloescht
			? []
			: akte.bemerkungen.map((b) => ({
					id: b.id,
					freiwilliger_id: akte.id,
					autor_user_id: b.autorUserID,
					sichtbarkeit: b.sichtbarkeit,
					einsatzstelle_id: b.einsatzstelleID,
					geschrieben_am: b.geschriebenAm,
					wiedervorlage_am: b.wiedervorlageAm,
				})),
});
