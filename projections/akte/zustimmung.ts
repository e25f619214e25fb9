import { akteAggregat } from '#domain/akte/akte.ts';
import { ausstehend } from '#domain/akte/vertrag/zustimmung.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { projection } from '#projections/engine/projection.ts';

const SEITEN = ['TRAEGER', 'EINSATZSTELLE'] as const;

/** Which side still has to agree to changed terms of which contract; volunteers agree by signing. */
export const zustimmung = projection({
	table: 'zustimmung',
	version: 1,
	of: akteAggregat,
	spalten: {
		vertrag_id: 'uuid',
		seite: 'text',
		freiwilliger_id: 'uuid',
		wunsch_id: 'uuid',
		seit: 'timestamptz',
	},
	key: ['vertrag_id', 'seite'],
	indexe: ['(seite, seit)'],
	rows: (akte) => {
		const vertraege = akte.geloescht ? [] : akte.vertraege.filter((v) => v.status < VERTRAG.nr.Archiviert);
		return vertraege.flatMap((v) =>
			SEITEN.filter((seite) => ausstehend(v, seite).length > 0).map((seite) => ({
				vertrag_id: v.id,
				seite,
				freiwilliger_id: akte.id,
				wunsch_id: v.wunschID,
				seit: v.bedingungenSeit,
			})),
		);
	},
});
