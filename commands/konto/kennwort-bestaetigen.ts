import type { Kysely } from 'kysely';
import { kennwortHash, pruefeKennwort } from '#commands/zugang/kennwort.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { Gebremst, KENNWORTWECHSEL, loeseBremse, zaehleFehlversuch } from './bremse.ts';

/** Answer to a wrong password of whoever is signed in. */
const KENNWORT_FALSCH: Regelverstoss = {
	code: 'KENNWORT',
	http: 422,
	feld: 'passwort',
	text: 'Das Kennwort ist falsch.',
};

const OHNE_KENNWORT: Regelverstoss = {
	code: 'KENNWORT',
	http: 422,
	feld: 'passwort',
	text: 'Bitte wählen Sie zuerst ein Kennwort.',
};

/**
 * Whoever is signed in proves that he knows the password: a session left open on a foreign machine isn't enough.
 * Attempts count before the password is looked at, as at the login. Returns its hash.
 */
export async function bestaetigeKennwort(
	db: Kysely<DB>,
	userID: string,
	kennwort: string,
	falsch: Regelverstoss = KENNWORT_FALSCH,
): Promise<string> {
	if ((await zaehleFehlversuch(db, KENNWORTWECHSEL, userID)) > KENNWORTWECHSEL.anzahl)
		throw new Gebremst(KENNWORTWECHSEL);
	const hash = await kennwortHash(db, userID);
	if (hash === null) throw new Abgelehnt([OHNE_KENNWORT]);
	if (!(await pruefeKennwort(hash, kennwort.normalize('NFC')))) throw new Abgelehnt([falsch]);
	await loeseBremse(db, KENNWORTWECHSEL, userID);
	return hash;
}
