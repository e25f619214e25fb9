import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Aktensicht } from '#domain/akte/sicht/sicht.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';

export type Typ = AkteEreignis['type'];
export type Facts<T extends Typ> = Extract<AkteEreignis, { type: T }>['facts'];

/** What happened, and to which file, before and after. */
export interface Tatfall {
	readonly lage: Lage;
	readonly danach: Akte;
	readonly ereignisse: readonly AkteEreignis[];
	readonly platzereignisse: readonly KontingentEreignis[];
	/** What whoever asks sees of it before or after; null: nothing. */
	readonly sichten: readonly Aktensicht[];
}

export function alle<T extends Typ>({ ereignisse }: Tatfall, typ: T): Facts<T>[] {
	return ereignisse.flatMap((e) => (e.type === typ ? [e.facts as Facts<T>] : []));
}

/** One sentence for each of them. */
export const jedes = <T extends Typ>(
	fall: Tatfall,
	typ: T,
	satz: (facts: Facts<T>, fall: Tatfall) => string,
): string[] => alle(fall, typ).map((facts) => satz(facts, fall));

export const zahlsatz = (n: number, eines: string, mehrere: string): string[] =>
	n === 0 ? [] : [n === 1 ? `${eines}.` : `${n} ${mehrere}.`];

export const ort = ({ referenz }: Lage, id: string | undefined): string =>
	(id !== undefined && referenz.adressen.get(id)?.bezeichnung) || 'einer anderen Stelle';
