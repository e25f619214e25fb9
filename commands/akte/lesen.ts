import { readStreams } from '#commands/event-store/read.ts';
import { lesesitzung } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet, Ereignis } from '#domain/ereignis.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import type { Akteur } from '#domain/rollen.ts';
import { ladeLage } from './lage.ts';

/** A file with everything that happened in it. */
export interface GeleseneAkte {
	readonly akte: Akte;
	readonly ereignisse: readonly Aufgezeichnet<AkteEreignis>[];
}

/** Folds a file; with `bis` (ISO time) as it stood then. */
export async function liesAkte({ pool }: Umgebung, id: string, bis?: string): Promise<GeleseneAkte> {
	const [inhalt] = await readStreams(pool, [{ aggregat: akteAggregat.name, id }], bis === undefined ? {} : { bis });
	const ereignisse = (inhalt?.ereignisse ?? []) as Aufgezeichnet<AkteEreignis>[];
	return { akte: falte(akteAggregat as Aggregat<Akte, AkteEreignis>, id, ereignisse), ereignisse };
}

/** Several files as they stand, in the order of the ids. */
export async function liesAkten({ pool }: Umgebung, ids: readonly string[]): Promise<readonly Akte[]> {
	const refs = ids.map((id) => ({ aggregat: akteAggregat.name, id }));
	const inhalte = await readStreams(pool, refs);
	const aggregat: Aggregat<Akte, AkteEreignis> = akteAggregat;
	return inhalte.map(({ ereignisse }, i) => falte(aggregat, ids[i] ?? '', ereignisse as Aufgezeichnet<AkteEreignis>[]));
}

/** The state of a stream as it stands; with `bis` as it stood then. */
async function liesZustand<Z, E extends Ereignis>(
	{ pool }: Umgebung,
	aggregat: Aggregat<Z, E>,
	id: string,
	bis?: string,
): Promise<Z> {
	const [inhalt] = await readStreams(pool, [{ aggregat: aggregat.name, id }], bis === undefined ? {} : { bis });
	return falte(aggregat, id, (inhalt?.ereignisse ?? []) as Aufgezeichnet<E>[]);
}

export const liesKontingent = (umgebung: Umgebung, einsatzstelleID: string, bis?: string): Promise<Kontingent> =>
	liesZustand(umgebung, kontingentAggregat, einsatzstelleID, bis);

/** The quotas of every place that the wishes of a file name, as they stood then. */
export async function liesKontingente(
	umgebung: Umgebung,
	{ wuensche }: Akte,
	bis: string,
): Promise<ReadonlyMap<string, Kontingent>> {
	const ids = [...new Set(wuensche.map(({ einsatzstelleID }) => einsatzstelleID))];
	return new Map(await Promise.all(ids.map(async (id) => [id, await liesKontingent(umgebung, id, bis)] as const)));
}

/** The situation as a decision would find it now, for showing what is possible. */
export function liesLage(umgebung: Umgebung, akteur: Akteur, id: string): Promise<Lage> {
	return ladeLage(lesesitzung(umgebung), akteur, id);
}
