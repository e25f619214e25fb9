import { perLink } from '#commands/befehl.ts';
import { nimmBenutzerEinladungAn } from '#commands/benutzer/einladung-oeffnen.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { inhaberVon, LINK_UNGUELTIG, verbrauch } from '#commands/zugang/einmal-token.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { userAggregat } from '#domain/user/user.ts';
import { kontoVon } from '#projections/queries/zugang/akteur.ts';
import { kennwortfolge, schalteKontoFrei } from './freischalten.ts';

/**
 * The holder of the link proves his address: the account opens, and with it the volunteer's file, in one append that
 * also uses the link up. Returns whose account it is.
 */
export async function aktiviere(
	umgebung: Umgebung,
	angaben: { readonly token: string; readonly kennwort: string | null; readonly idempotenz: Idempotenz | null },
): Promise<string> {
	const { token, kennwort, idempotenz } = angaben;
	const userID = await inhaberVon(umgebung.db, 'AKTIVIERUNG', token);
	// The link of an invitation opens an account too, one that it makes.
	if (!userID) return nimmBenutzerEinladungAn(umgebung, angaben);
	const konto = await kontoVon(umgebung.db, userID);
	if (!konto) throw new Abgelehnt([LINK_UNGUELTIG]);
	const folge = await kennwortfolge(umgebung.db, konto, kennwort);
	const befehl = perLink(userID, idempotenz);
	return execute(umgebung, befehl, async (sitzung) => {
		await schalteKontoFrei(sitzung, await sitzung.lies(userAggregat, userID), folge);
		sitzung.tabelle(verbrauch(sitzung.db, 'AKTIVIERUNG', token), LINK_UNGUELTIG);
		return userID;
	});
}
