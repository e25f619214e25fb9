import type { Reaktion } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { reagiereAufAkte } from './akte.ts';

/** What every event of the portal leaves in the outbox. */
export const reaktion: Reaktion = (ereignis, zustand, aggregat) =>
	aggregat.name === akteAggregat.name ? reagiereAufAkte(ereignis as Aufgezeichnet<AkteEreignis>, zustand as Akte) : [];
