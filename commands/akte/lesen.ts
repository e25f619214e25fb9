import { readStreams } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet, Ereignis } from '#domain/ereignis.ts';
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

/** The situation as a decision would find it now, for showing what is possible. */
export async function liesLage(umgebung: Umgebung, akteur: Akteur, id: string): Promise<Lage> {
	const ctx = umgebung.ctx();
	const lies = async <Z, E extends Ereignis>(aggregat: Aggregat<Z, E>, streamID: string): Promise<Z> => {
		const [inhalt] = await readStreams(umgebung.pool, [{ aggregat: aggregat.name, id: streamID }]);
		return falte(aggregat, streamID, (inhalt?.ereignisse ?? []) as Aufgezeichnet<E>[]);
	};
	return ladeLage({ ctx, db: umgebung.db, lies }, akteur, id);
}
