import type { PoolClient } from 'pg';
import type { Brief } from './inhalt/brief.ts';
import type { Sendung } from './versand.ts';

/** What is kept of a mail about a volunteer. */
export interface Mailkopie {
	readonly an: string;
	readonly betreff: string;
	readonly text: string;
	readonly anhaenge: readonly string[];
}

/** 32 bytes, as one-time links carry them: nobody gets in by what is kept. */
const TOKEN = /\/[\w-]{43}(?![\w-])/g;

/** null: it is about nobody, or about several, of whom each could only be erased with the others. */
export function kopieVon(brief: Brief, { betreff, text }: Sendung, anhaenge: readonly string[]): Mailkopie | null {
	if (brief.betrifft.length !== 1) return null;
	return { an: brief.leser.name, betreff, text: text.replace(TOKEN, '/…'), anhaenge };
}

/** A mail that is sent again takes the place of the one before. */
export async function behalte(client: PoolClient, id: string, { an, betreff, text, anhaenge }: Mailkopie) {
	await client.query(
		`insert into mailkopie (outbox_id, an, betreff, text, anhaenge) values ($1, $2, $3, $4, $5)
		on conflict (outbox_id) do update set (an, betreff, text, anhaenge, gesendet_am) =
			(excluded.an, excluded.betreff, excluded.text, excluded.anhaenge, now())`,
		[id, an, betreff, text, anhaenge],
	);
}
