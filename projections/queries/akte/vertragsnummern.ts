import { type Kysely, sql } from 'kysely';
import { GLOBALER_KREIS, nummernkreisVon } from '#domain/akte/vertrag/vertragsnummer.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { DB } from '#projections/db.ts';

/** What the one sequence of contract numbers gives next, the parameter aside. */
export const laufendeNummer = async (db: Kysely<DB>): Promise<number> =>
	(await staende(db, [GLOBALER_KREIS])).get(GLOBALER_KREIS) ?? 1;

export interface Beispielnummer {
	readonly dienstart: string;
	readonly nummer: string;
}

/** What a contract of each Dienstart would get next in the cycle that is active; numbers given by hand aside. */
export async function nummernJeDienstart(db: Kysely<DB>, referenz: Referenz): Promise<readonly Beispielnummer[]> {
	const zyklus = [...referenz.zyklen.values()].find((z) => z.status === 'AKTIV');
	if (!zyklus) return [];
	const jeDienstart = { ...referenz, parameter: { ...referenz.parameter, vertragsnummerModus: 'PREFIX' } } as const;
	const kreise = [...referenz.dienstarten.values()].flatMap(({ id, kurz }) => {
		const kreis = nummernkreisVon(jeDienstart, { dienstartID: id, zyklusID: zyklus.id });
		return kreis ? [{ dienstart: kurz, kreis }] : [];
	});
	const naechste = await staende(
		db,
		kreise.map(({ kreis }) => kreis.schluessel),
	);
	return kreise.map(({ dienstart, kreis }) => ({
		dienstart,
		nummer: kreis.formatiere(naechste.get(kreis.schluessel) ?? kreis.ab),
	}));
}

async function staende(db: Kysely<DB>, schluessel: readonly string[]): Promise<ReadonlyMap<string, number>> {
	const kreise = await db
		.selectFrom('nummernkreis')
		.select(['schluessel', 'naechste'])
		.where('schluessel', '=', sql<string>`any(${sql.val(schluessel)})`)
		.execute();
	return new Map(kreise.map((kreis) => [kreis.schluessel, Number(kreis.naechste)]));
}
