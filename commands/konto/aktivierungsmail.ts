import { sql } from 'kysely';
import { z } from 'zod';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { OutboxZeile, Umgebung } from '#commands/umgebung.ts';
import type { Konto } from '#projections/queries/zugang/akteur.ts';
import { frageRohEine } from '#projections/roh.ts';
import { AKTIVIERUNGSMAIL } from './bremse.ts';
import { sendeLink } from './linkmail.ts';

/** Sends the activation link of an account that waits for it again. */
export function sendeAktivierung(umgebung: Umgebung, email: string): Promise<void> {
	const mail = (konto: Konto) => (konto.status === 0 ? aktivierungsmail(umgebung.db, konto) : null);
	return sendeLink(umgebung, { email, grenze: AKTIVIERUNGSMAIL, mail });
}

const AKTE = z.strictObject({ wartet: z.boolean() });

/** A volunteer whose file waits for the address gets the mail of the registration, everybody else that of an account. */
async function aktivierungsmail(db: Umgebung['db'], { id, freiwilligerID }: Konto): Promise<OutboxZeile> {
	const akte = await frageRohEine(
		db,
		AKTE,
		sql`
		select status = 0 as wartet from freiwilliger where id = ${freiwilligerID}`,
	);
	return freiwilligerID && akte?.wartet
		? mailzeile('OPTIN_FREIWILLIGER', { art: 'FREIWILLIGER', id: freiwilligerID }, { freiwilligerID })
		: mailzeile('USER_OPTIN', { art: 'USER', id }, { userID: id });
}
