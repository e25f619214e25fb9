import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';
import type { Konto } from '#projections/queries/zugang/akteur.ts';
import { loeseBremse, ZWEITER_FAKTOR, zaehleFehlversuch } from './bremse.ts';
import { schrittDesCodes } from './totp.ts';
import { loeseCodeEin } from './wiederherstellung.ts';
import { type Faktorumgebung, liesGeheimnis } from './zweiter-faktor.ts';

/** `STIMMT` also where no code is asked for. */
export type Codebefund = 'STIMMT' | 'FEHLT' | 'FALSCH' | 'GEBREMST';

/** Throws unless the account's owner shows his second factor, where he has one. */
export type Codepruefung = (konto: Konto) => Promise<void>;

/**
 * Whether whoever has proven the first factor proves the second too, where the account has one. The attempt counts
 * before the code is looked at, per account: its codes are short, and who guesses them knows the password.
 */
export async function pruefeZweitenFaktor(
	faktor: Faktorumgebung,
	userID: string,
	code: string | null,
): Promise<Codebefund> {
	const { db } = faktor.umgebung;
	const { geheimnis, istAktiv } = await liesGeheimnis(faktor, userID);
	if (!istAktiv) return 'STIMMT';
	if (!code?.trim()) return 'FEHLT';
	if ((await zaehleFehlversuch(db, ZWEITER_FAKTOR, userID)) > ZWEITER_FAKTOR.anzahl) return 'GEBREMST';
	const schritt = geheimnis && schrittDesCodes(geheimnis, code, Date.now());
	const stimmt = schritt === null ? await loeseCodeEin(db, userID, code) : await nimmSchritt(db, userID, schritt);
	if (!stimmt) return 'FALSCH';
	await loeseBremse(db, ZWEITER_FAKTOR, userID);
	return 'STIMMT';
}

/** A code is good once: neither it nor one before it is taken again. */
async function nimmSchritt(db: Kysely<DB>, userID: string, schritt: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('zweiter_faktor')
		.set({ letzter_schritt: schritt })
		.where('user_id', '=', userID)
		.where('letzter_schritt', '<', String(schritt))
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}
