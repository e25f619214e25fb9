import { type Kysely, sql } from 'kysely';

/** Of an address, and of an identity at the provider of single sign-on, one request for access is open at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [DOPPELTE, JE_ADRESSE, JE_IDENTITAET]) await sql.raw(anweisung).execute(db);
}

// The first stays: it is the one the administrators were told of.
const DOPPELTE = `
delete from beitrittsanfrage spaeter using beitrittsanfrage frueher
where spaeter.status = 'OFFEN' and frueher.status = 'OFFEN'
	and (frueher.erstellt_am, frueher.id) < (spaeter.erstellt_am, spaeter.id)
	and spaeter.sso_issuer is not distinct from frueher.sso_issuer
	and spaeter.sso_subject is not distinct from frueher.sso_subject
	and (spaeter.sso_issuer is not null or lower(spaeter.email) = lower(frueher.email))
`;
const JE_ADRESSE = `
create unique index beitrittsanfrage_offen on beitrittsanfrage (lower(email))
where status = 'OFFEN' and sso_issuer is null
`;
const JE_IDENTITAET = `
create unique index beitrittsanfrage_identitaet on beitrittsanfrage (sso_issuer, sso_subject) where status = 'OFFEN'
`;
