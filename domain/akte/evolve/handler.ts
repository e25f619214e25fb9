import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Akte, Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';

export type Typ = AkteEreignis['type'];
export type Aufzeichnung<T extends Typ> = Aufgezeichnet<Extract<AkteEreignis, { type: T }>>;
/** How one type of event changes the file. */
export type Handler = { readonly [T in Typ]: (akte: Akte, e: Aufzeichnung<T>) => void };

/** History always names a wish that was made before; a missing one means a broken stream. */
export function wunschIn(akte: Akte, id: string): Wunsch {
	const wunsch = akte.wuensche.find((w) => w.id === id);
	if (!wunsch) throw new Error(`Akte ${akte.id}: Wunsch ${id} fehlt`);
	return wunsch;
}

export function vertragIn(akte: Akte, id: string): Vertrag {
	const vertrag = akte.vertraege.find((v) => v.id === id);
	if (!vertrag) throw new Error(`Akte ${akte.id}: Vertrag ${id} fehlt`);
	return vertrag;
}
