import { sql } from 'kysely';
import { istSchluessel, schluesselHash } from '#commands/api-schluessel/geheimnis.ts';
import { type Grenze, istGebremst, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Akteur, PORTAL } from '#domain/rollen.ts';

const AUFRUFE: Grenze = { zweck: 'scim-aufrufe', anzahl: 1200, minuten: 1 };
/** Guesses from one address. */
const RATEN: Grenze = { zweck: 'scim-token', anzahl: 20, minuten: 15 };

/**
 * The directory as it acts on accounts: with the rights of the administrator who let it in, and no role it may give
 * but those of the mapping. In events the id of its access stands where a user's would.
 */
const verzeichnis = (zugangID: string): Akteur => ({ ...PORTAL, userID: zugangID, rollen: ['ADMIN'] });

export type Erkennung =
	| { readonly art: 'ERKANNT'; readonly akteur: Akteur }
	| { readonly art: 'UNGUELTIG' }
	| { readonly art: 'GEBREMST'; readonly sekunden: number };

/** Whose token this is; why one isn't good (unknown, renewed, deleted, expired) stays untold. */
export async function erkenneVerzeichnis(umgebung: Umgebung, token: string, ip: string): Promise<Erkennung> {
	const { db } = umgebung;
	const id = istSchluessel(token, 'scim') ? await gueltiger(umgebung, token) : null;
	if (id === null) return verwirf(umgebung, ip);
	const aufrufe = await zaehleFehlversuch(db, AUFRUFE, id);
	if (aufrufe > AUFRUFE.anzahl) return { art: 'GEBREMST', sekunden: AUFRUFE.minuten * 60 };
	// The first call of a minute stands for all of it.
	if (aufrufe === 1) {
		await db.updateTable('scim_zugang').set({ zuletzt_benutzt: sql<string>`now()` }).where('id', '=', id).execute();
	}
	return { art: 'ERKANNT', akteur: verzeichnis(id) };
}

async function gueltiger({ db, ctx }: Umgebung, token: string): Promise<string | null> {
	const zeile = await db
		.selectFrom('scim_zugang')
		.select('id')
		.where('hash', '=', schluesselHash(token))
		.where('geloescht_am', 'is', null)
		.where((eb) => eb.or([eb('gueltig_bis', 'is', null), eb('gueltig_bis', '>=', ctx().heute)]))
		.executeTakeFirst();
	return zeile?.id ?? null;
}

async function verwirf({ db }: Umgebung, ip: string): Promise<Erkennung> {
	if (await istGebremst(db, RATEN, ip)) return { art: 'GEBREMST', sekunden: RATEN.minuten * 60 };
	await zaehleFehlversuch(db, RATEN, ip);
	return { art: 'UNGUELTIG' };
}
