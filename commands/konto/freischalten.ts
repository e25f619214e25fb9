import type { Kysely } from 'kysely';
import { z } from 'zod';
import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { inhaber } from '#commands/zugang/inhaber.ts';
import { hashKennwort, kennwortHash, kennwortZeile, pruefeKennwort } from '#commands/zugang/kennwort.ts';
import { kontoEroeffnen } from '#domain/akte/entscheidungen/freiwilliger/konto-eroeffnen.ts';
import { passwortSchema } from '#domain/felder/passwort.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { schalteFrei, setzeKennwort } from '#domain/user/entscheidungen.ts';
import { type User, userAggregat } from '#domain/user/user.ts';
import type { DB } from '#projections/db.ts';
import type { Konto } from '#projections/queries/zugang/akteur.ts';

/**
 * What becomes of the password of an account that opens. One set before the address was proven may be anybody's: it
 * stays only if whoever proves the address knows it.
 */
export type Kennwortfolge = { readonly art: 'BLEIBT' } | { readonly art: 'NEU'; readonly hash: string };

/** The owner of the address says the password again, or another one; refused without. */
export async function kennwortfolge(
	db: Kysely<DB>,
	{ id, email }: Pick<Konto, 'id' | 'email'>,
	kennwort: string | null,
): Promise<Kennwortfolge> {
	const bisher = await kennwortHash(db, id);
	if (bisher !== null && kennwort !== null && (await pruefeKennwort(bisher, kennwort.normalize('NFC')))) {
		return { art: 'BLEIBT' };
	}
	const { passwort } = pruefeFelder(z.object({ passwort: passwortSchema(email) }), { passwort: kennwort ?? '' });
	return { art: 'NEU', hash: await hashKennwort(passwort) };
}

/** The address of the account is proven: it opens, and with it the volunteer's file, in the same append. */
export async function schalteKontoFrei(sitzung: Sitzung, user: User, folge: Kennwortfolge): Promise<void> {
	oeffneKonto(sitzung, user, folge);
	if (user.freiwilligerID) await oeffneAkte(sitzung, user.id, user.freiwilligerID);
}

/** The account alone. */
export function oeffneKonto(sitzung: Sitzung, user: User, folge: Kennwortfolge): void {
	sitzung.schreibe(userAggregat, user.id, schalteFrei(user));
	if (folge.art !== 'NEU') return;
	sitzung.schreibe(userAggregat, user.id, setzeKennwort(user));
	sitzung.tabelle(kennwortZeile(sitzung.db, user.id, folge.hash));
}

async function oeffneAkte(sitzung: Sitzung, userID: string, freiwilligerID: string): Promise<void> {
	const lage = await ladeLage(sitzung, inhaber(userID, freiwilligerID), freiwilligerID);
	schreibe(sitzung, freiwilligerID, kontoEroeffnen(lage, { userID }));
}
