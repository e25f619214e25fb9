import { abschrift } from '#domain/abschrift.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { akteAggregat } from './akte.ts';
import type { AkteEreignis } from './ereignisse.ts';
import type { Lage } from './lage.ts';
import type { Akte } from './zustand.ts';

/** The file as it will be. */
export function vorausschau(lage: Lage, ereignisse: readonly AkteEreignis[]): Akte {
	const danach = abschrift(lage.akte);
	spieleEin(lage, danach, ereignisse);
	return danach;
}

/** Folds what is being decided into a file nobody else holds. */
export function spieleEin({ ctx, akteur }: Lage, akte: Akte, ereignisse: readonly AkteEreignis[]): void {
	const { userID, rollen, impersoniertVon } = akteur;
	const meta = { userID, rollen, impersoniertVon, commandID: VORAUSSCHAU, zeit: ctx.jetzt };
	for (const e of ereignisse) {
		akteAggregat.evolve(akte, { ...e, version: akte.version + 1, meta } as Aufgezeichnet<AkteEreignis>);
	}
}

/** Stands for the command that is still being decided. */
const VORAUSSCHAU = 'vorausschau';
