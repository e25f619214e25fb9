import type { Pool, QueryConfig } from 'pg';
import { z } from 'zod';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { frageText } from '#projections/roh.ts';
import type { BefehlZeile } from './event-store/append.ts';

/** What makes the repetition of a request recognisable. */
export interface Idempotenz {
	/** The header `Idempotency-Key`. */
	readonly schluessel: string;
	/** Hash over method, path and body. */
	readonly bodyHash: string;
	/** Status the success answers with. */
	readonly status: number;
	/** Of the holder of a one-time link: whose account it is, or becomes, is known only behind it. */
	readonly isPerLink?: true;
}

/** Thrown inside a decision when its command has succeeded before; carries what was remembered. */
export class Wiederholung {
	readonly ergebnis: unknown;
	constructor(ergebnis: unknown) {
		this.ergebnis = ergebnis;
	}
}

export const BEFEHL = z.strictObject({ body_hash: z.string(), ergebnis: z.unknown() });

/** Anonymous requests share one space of keys; the hash of path and body keeps them apart. */
const nutzer = (userID: string | null, { isPerLink }: Idempotenz): string => (isPerLink ? '' : (userID ?? ''));

export function befehlAnweisung(userID: string | null, idempotenz: Idempotenz): QueryConfig {
	return {
		name: 'befehl_lesen',
		text: 'select body_hash, ergebnis from befehl where user_id = $1 and schluessel = $2 and laeuft_ab_am > now()',
		values: [nutzer(userID, idempotenz), idempotenz.schluessel],
	};
}

export function befehlZeile(userID: string | null, idempotenz: Idempotenz, ergebnis: unknown): BefehlZeile {
	const { schluessel, bodyHash, status } = idempotenz;
	return { user_id: nutzer(userID, idempotenz), schluessel, body_hash: bodyHash, status, ergebnis };
}

/** Throws when the key was used before: the remembered success, or the refusal of another body. */
export function pruefeBefehl(zeilen: readonly z.infer<typeof BEFEHL>[], { bodyHash }: Idempotenz): void {
	const [zeile] = zeilen;
	if (!zeile) return;
	if (zeile.body_hash === bodyHash) throw new Wiederholung(zeile.ergebnis ?? undefined);
	const text = 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.';
	throw new Abgelehnt([{ code: 'IDEMPOTENZ', text, http: 422 }]);
}

/**
 * What the holder of a one-time link was answered, when the answer got lost and he sends the same again: the link is
 * used up by then. Only shortly, for it opens nothing any more.
 */
export async function ebenBeantwortet(pool: Pool, { schluessel, bodyHash }: Idempotenz): Promise<Wiederholung | null> {
	const [befehl] = await frageText(
		pool,
		BEFEHL.pick({ ergebnis: true }),
		`select ergebnis from befehl where user_id = '' and schluessel = $1 and body_hash = $2
			and laeuft_ab_am > now() + interval '24 hours' - interval '10 minutes'`,
		[schluessel, bodyHash],
	);
	return befehl ? new Wiederholung(befehl.ergebnis ?? undefined) : null;
}
