import { setTimeout as warte } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { pruefeKennwort } from '#commands/zugang/kennwort.ts';
import { USER } from '#domain/status/user.ts';
import type { DB } from '#projections/db.ts';
import { alsText } from '#projections/queries/liste/ausdruck.ts';
import { type Konto, kontoVon } from '#projections/queries/zugang/akteur.ts';
import {
	ANMELDUNG,
	ANMELDUNG_JE_ADRESSE,
	ANMELDUNG_JE_KONTO,
	loeseBremse,
	nimmZurueck,
	verzoegerung,
	zaehleFehlversuch,
} from './bremse.ts';

/** How an attempt to sign in ended; only with the right password does anybody learn more than "wrong". */
export type Anmeldung =
	| { readonly art: 'ANGEMELDET'; readonly konto: Konto }
	| { readonly art: 'FALSCH' | 'GESPERRT' | 'UNBESTAETIGT' | 'GEBREMST' };

interface Versuch {
	readonly login: string;
	readonly kennwort: string;
	/** Address of the caller: the brake counts per account and address. */
	readonly ip: string;
}

/**
 * Checks login and password (table: User, login limits). The attempt counts before the password is looked at, so that
 * many at once can't slip through; a success takes the count back.
 */
export async function meldeAn(db: Kysely<DB>, { login, kennwort, ip }: Versuch): Promise<Anmeldung> {
	const email = login.trim().toLowerCase();
	if ((await zaehleFehlversuch(db, ANMELDUNG, email, ip)) > ANMELDUNG.anzahl) return { art: 'GEBREMST' };
	if ((await zaehleFehlversuch(db, ANMELDUNG_JE_ADRESSE, ip)) > ANMELDUNG_JE_ADRESSE.anzahl) return { art: 'GEBREMST' };
	await warte(verzoegerung(ANMELDUNG_JE_KONTO, await zaehleFehlversuch(db, ANMELDUNG_JE_KONTO, email)));
	const gespeichert = await kennwortZu(db, email);
	if (!(await pruefeKennwort(gespeichert?.hash ?? null, kennwort.normalize('NFC'), ip)) || !gespeichert) {
		return { art: 'FALSCH' };
	}
	const konto = await kontoVon(db, gespeichert.userID);
	if (!konto) return { art: 'FALSCH' };
	await loeseBremse(db, ANMELDUNG, email, ip);
	await loeseBremse(db, ANMELDUNG_JE_KONTO, email);
	await nimmZurueck(db, ANMELDUNG_JE_ADRESSE, ip);
	if (konto.isGesperrt) return { art: 'GESPERRT' };
	if (konto.status !== USER.nr.Freigeschaltet) return { art: 'UNBESTAETIGT' };
	return konto.isAktiv ? { art: 'ANGEMELDET', konto } : { art: 'FALSCH' };
}

async function kennwortZu(db: Kysely<DB>, email: string) {
	return db
		.selectFrom('benutzer as b')
		.innerJoin('kennwort as k', (join) => join.on('k.user_id', '=', alsText('b.id')))
		.select(['b.id as userID', 'k.hash'])
		.where(sql`lower(b.email)`, '=', email)
		.limit(1)
		.executeTakeFirst();
}
