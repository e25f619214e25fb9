import type { QueryConfig } from 'pg';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { BefehlZeile } from './event-store/append.ts';

/** What makes the repetition of a request recognisable. */
export interface Idempotenz {
	/** The header `Idempotency-Key`. */
	readonly schluessel: string;
	/** Hash over method, path and body. */
	readonly bodyHash: string;
	/** Status the success answers with. */
	readonly status: number;
}

/** Thrown inside a decision when its command has succeeded before; carries what was remembered. */
export class Wiederholung {
	readonly ergebnis: unknown;
	constructor(ergebnis: unknown) {
		this.ergebnis = ergebnis;
	}
}

/** Anonymous requests share one space of keys; the hash of the body keeps them apart. */
const nutzer = (userID: string | null): string => userID ?? '';

export function befehlAnweisung(userID: string | null, { schluessel }: Idempotenz): QueryConfig {
	return {
		name: 'befehl_lesen',
		text: 'select body_hash, ergebnis from befehl where user_id = $1 and schluessel = $2 and laeuft_ab_am > now()',
		values: [nutzer(userID), schluessel],
	};
}

export function befehlZeile(
	userID: string | null,
	{ schluessel, bodyHash, status }: Idempotenz,
	ergebnis: unknown,
): BefehlZeile {
	return { user_id: nutzer(userID), schluessel, body_hash: bodyHash, status, ergebnis };
}

/** Throws when the key was used before: the remembered success, or the refusal of another body. */
export function pruefeBefehl(
	zeilen: readonly { body_hash: string; ergebnis: unknown }[],
	{ bodyHash }: Idempotenz,
): void {
	const [zeile] = zeilen;
	if (!zeile) return;
	if (zeile.body_hash === bodyHash) throw new Wiederholung(zeile.ergebnis ?? undefined);
	const text = 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.';
	throw new Abgelehnt([{ code: 'IDEMPOTENZ', text, http: 422 }]);
}
