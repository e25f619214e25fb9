import { sql } from 'kysely';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { OutboxZeile, Umgebung } from '#commands/umgebung.ts';
import { type Konto, kontoZurEmail } from '#projections/queries/akteur.ts';
import { AKTIVIERUNGSMAIL, zaehleFehlversuch } from './bremse.ts';

/** Sends the activation link again, a few times an hour at most; the caller never learns whether there is an account. */
export async function sendeAktivierung({ db, outboxGefuellt }: Umgebung, email: string): Promise<void> {
	const anzahl = await zaehleFehlversuch(db, AKTIVIERUNGSMAIL, email.trim().toLowerCase());
	const konto = await kontoZurEmail(db, email);
	if (konto?.status !== 0 || anzahl > AKTIVIERUNGSMAIL.anzahl) return;
	const { art, schluessel, empfaenger, daten } = await mail(db, konto);
	await db
		.insertInto('outbox')
		.values({ art, schluessel, empfaenger: JSON.stringify(empfaenger), daten: JSON.stringify(daten) })
		.execute();
	outboxGefuellt?.();
}

/** A volunteer whose file waits for the address gets the mail of the registration, everybody else that of an account. */
async function mail(db: Umgebung['db'], { id, freiwilligerID }: Konto): Promise<OutboxZeile> {
	const { rows } = await sql<{ wartet: boolean }>`
		select status = 0 as wartet from freiwilliger where id = ${freiwilligerID}`.execute(db);
	return freiwilligerID && rows[0]?.wartet
		? mailzeile('OPTIN_FREIWILLIGER', { art: 'FREIWILLIGER', id: freiwilligerID }, { freiwilligerID })
		: mailzeile('USER_OPTIN', { art: 'USER', id }, { userID: id });
}
