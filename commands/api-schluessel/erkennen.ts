import { sql } from 'kysely';
import { type Grenze, istGebremst, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { ApiScope } from '#domain/zugriff/api.ts';
import { istFreigeschaltet } from '#projections/queries/traeger/features.ts';
import { istSchluessel, schluesselHash } from './geheimnis.ts';

/**
 * Calls of one key. Counted in the database, which all processes share; a store of each process alone would let a key
 * ask as often as there are processes, and Redis is optional.
 */
const AUFRUFE: Grenze = { zweck: 'api-aufrufe', anzahl: 600, minuten: 1 };
/** Guesses from one address. */
const RATEN: Grenze = { zweck: 'api-schluessel', anzahl: 20, minuten: 15 };

export type Erkennung =
	| { readonly art: 'ERKANNT'; readonly id: string; readonly scopes: readonly ApiScope[] }
	| { readonly art: 'UNGUELTIG' }
	| { readonly art: 'GEBREMST'; readonly sekunden: number };

/**
 * Whose key this is. It is looked up by its hash, so what the answer takes says nothing about the secret. Why one isn't
 * good (unknown, deleted, expired, the function switched off) stays untold.
 */
export async function erkenneSchluessel(umgebung: Umgebung, schluessel: string, ip: string): Promise<Erkennung> {
	const { db } = umgebung;
	const treffer = istSchluessel(schluessel) ? await gueltiger(umgebung, schluessel) : null;
	if (!treffer) return verwirf(umgebung, ip);
	const aufrufe = await zaehleFehlversuch(db, AUFRUFE, treffer.id);
	if (aufrufe > AUFRUFE.anzahl) return { art: 'GEBREMST', sekunden: AUFRUFE.minuten * 60 };
	// The first call of a minute stands for all of it.
	if (aufrufe === 1) await merkeBenutzung(umgebung, treffer.id);
	return { art: 'ERKANNT', ...treffer };
}

async function gueltiger(
	{ db, ctx }: Umgebung,
	schluessel: string,
): Promise<{ id: string; scopes: readonly ApiScope[] } | null> {
	const zeile = await db
		.selectFrom('api_schluessel')
		.select(['id', 'scopes'])
		.where('hash', '=', schluesselHash(schluessel))
		.where('geloescht_am', 'is', null)
		.where((eb) => eb.or([eb('gueltig_bis', 'is', null), eb('gueltig_bis', '>=', ctx().heute)]))
		.executeTakeFirst();
	if (!zeile || !(await istFreigeschaltet(db, 'API'))) return null;
	return { id: zeile.id, scopes: zeile.scopes as ApiScope[] };
}

async function verwirf({ db }: Umgebung, ip: string): Promise<Erkennung> {
	if (await istGebremst(db, RATEN, ip)) return { art: 'GEBREMST', sekunden: RATEN.minuten * 60 };
	await zaehleFehlversuch(db, RATEN, ip);
	return { art: 'UNGUELTIG' };
}

async function merkeBenutzung({ db }: Umgebung, id: string): Promise<void> {
	await db.updateTable('api_schluessel').set({ zuletzt_benutzt: sql<string>`now()` }).where('id', '=', id).execute();
}
