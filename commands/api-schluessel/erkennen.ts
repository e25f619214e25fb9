import { sql } from 'kysely';
import { type Grenze, istGebremst, sekundenGebremst, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import { liegtIn } from '#commands/netz/netze.ts';
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

/** What a key opens, and of what. */
export interface Schluesselinhaber {
	readonly id: string;
	readonly scopes: readonly ApiScope[];
	/** None: the whole tenant. */
	readonly einsatzstelleIDs: readonly string[];
	/** Of these Einsatzstellen. */
	readonly einsatzortIDs: readonly string[];
}

export type Erkennung =
	| ({ readonly art: 'ERKANNT' } & Schluesselinhaber)
	| { readonly art: 'UNGUELTIG' }
	| { readonly art: 'FREMDES_NETZ' }
	| { readonly art: 'GEBREMST'; readonly sekunden: number };

/**
 * Whose key this is. It is looked up by its hash, so what the answer takes says nothing about the secret. Why one isn't
 * good (unknown, deleted, expired, the function switched off) stays untold.
 */
export async function erkenneSchluessel(umgebung: Umgebung, schluessel: string, ip: string): Promise<Erkennung> {
	const { db } = umgebung;
	const treffer = istSchluessel(schluessel) ? await gueltiger(umgebung, schluessel) : null;
	if (!treffer) return verwirf(umgebung, ip);
	const { netze, ...inhaber } = treffer;
	if (netze.length > 0 && !liegtIn(netze, ip)) return { art: 'FREMDES_NETZ' };
	const aufrufe = await zaehleFehlversuch(db, AUFRUFE, inhaber.id);
	if (aufrufe > AUFRUFE.anzahl) return { art: 'GEBREMST', sekunden: await sekundenGebremst(db, AUFRUFE, inhaber.id) };
	// The first call of a minute stands for all of it.
	if (aufrufe === 1) await merkeBenutzung(umgebung, inhaber.id);
	return { art: 'ERKANNT', ...inhaber };
}

async function gueltiger(
	{ db, ctx }: Umgebung,
	schluessel: string,
): Promise<(Schluesselinhaber & { readonly netze: readonly string[] }) | null> {
	const zeile = await db
		.selectFrom('api_schluessel as k')
		.select(['k.id', 'k.scopes', 'k.netze', 'k.einsatzstelle_ids as einsatzstelleIDs'])
		.select(
			sql<string[]>`array(select a.id from adresse a
				where a.einsatzstelle_id = any(k.einsatzstelle_ids) and a.typ = 'EINSATZORT' order by a.id)`.as(
				'einsatzortIDs',
			),
		)
		.where('k.hash', '=', schluesselHash(schluessel))
		.where('k.geloescht_am', 'is', null)
		.where((eb) => eb.or([eb('k.gueltig_bis', 'is', null), eb('k.gueltig_bis', '>=', ctx().heute)]))
		.executeTakeFirst();
	return zeile && (await istFreigeschaltet(db, 'API')) ? zeile : null;
}

async function verwirf({ db }: Umgebung, ip: string): Promise<Erkennung> {
	if (await istGebremst(db, RATEN, ip)) return { art: 'GEBREMST', sekunden: await sekundenGebremst(db, RATEN, ip) };
	await zaehleFehlversuch(db, RATEN, ip);
	return { art: 'UNGUELTIG' };
}

async function merkeBenutzung({ db }: Umgebung, id: string): Promise<void> {
	await db.updateTable('api_schluessel').set({ zuletzt_benutzt: sql<string>`now()` }).where('id', '=', id).execute();
}
