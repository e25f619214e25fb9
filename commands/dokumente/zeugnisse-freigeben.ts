/** Many certificates are released: each a command of its own, decided by the rules of a single one. */
import type { Kysely } from 'kysely';
import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import type { Befehl } from '#commands/befehl.ts';
import { type Begonnen, beginneSammelaktion } from '#commands/sammellauf/beginne.ts';
import type { Werk } from '#commands/sammellauf/werk.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { zeugnisFreigeben } from '#domain/akte/entscheidungen/vertrag/zeugnis.ts';
import { geltenderVertrag } from '#domain/akte/fall.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { GETAN } from '#domain/sammelbescheid.ts';
import type { DB } from '#projections/db.ts';
import { pruefeZeugnispapier } from './zeugnispapier.ts';

/** What isn't to be released is told with its row. */
export async function gibZeugnisseFrei(
	umgebung: Umgebung,
	befehl: Befehl,
	vertragIDs: readonly string[],
): Promise<Begonnen> {
	const gefunden = await vertraege(umgebung.db, vertragIDs);
	return beginneSammelaktion(umgebung, befehl, {
		liste: 'FREIWILLIGE',
		eingabe: { aktion: 'zeugnisFreigeben' },
		zeilen: vertragIDs.map((id) => {
			const { freiwilligerID = null, wunschID = null } = gefunden.get(id) ?? {};
			return { eintragID: freiwilligerID ?? id, freiwilligerID, wunschID };
		}),
	});
}

async function vertraege(db: Kysely<DB>, ids: readonly string[]) {
	const zeilen = await db
		.selectFrom('zeugnis')
		.select(['id', 'freiwilliger_id as freiwilligerID', 'wunsch_id as wunschID'])
		.where('id', 'in', [...ids])
		.execute();
	return new Map(zeilen.map((zeile) => [zeile.id, zeile]));
}

export const GIBT_ZEUGNIS_FREI: Werk<'zeugnisFreigeben'> = {
	stream: ({ freiwilligerID }) => `${akteAggregat.name}-${freiwilligerID}`,
	async tue(sitzung, akteur, { freiwilligerID, wunschID }) {
		const lage = await ladeLage(sitzung, akteur, freiwilligerID ?? '');
		const vertrag = geltenderVertrag(lage.akte, wunschID ?? '');
		if (!vertrag) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const entschluss = zeugnisFreigeben(lage, { vertragID: vertrag.id });
		await pruefeZeugnispapier(sitzung.db, lage, vertrag);
		schreibe(sitzung, lage.akte.id, entschluss);
		return GETAN;
	},
};
