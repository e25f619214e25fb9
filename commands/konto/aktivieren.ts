import { z } from 'zod';
import { nimmBenutzerEinladungAn } from '#commands/benutzer/einladung-oeffnen.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { passwortSchema } from '#domain/felder/passwort.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { setzeKennwort } from '#domain/user/entscheidungen.ts';
import { type User, userAggregat } from '#domain/user/user.ts';
import { inhaberVon, LINK_UNGUELTIG, verbrauch } from './einmal-token.ts';
import { schalteKontoFrei } from './freischalten.ts';
import { hashKennwort, kennwortZeile } from './kennwort.ts';

/**
 * The holder of the link proves his address: the account opens, and with it the volunteer's file, in one append that
 * also uses the link up. Returns whose account it is.
 */
export async function aktiviere(
	umgebung: Umgebung,
	{ token, kennwort }: { readonly token: string; readonly kennwort: string | null },
): Promise<string> {
	const userID = await inhaberVon(umgebung.db, 'AKTIVIERUNG', token);
	// The link of an invitation opens an account too, one that it makes.
	if (!userID) return nimmBenutzerEinladungAn(umgebung, { token, kennwort });
	const hash = kennwort === null ? null : await hashKennwort(kennwort.normalize('NFC'));
	const auftrag = { akteur: { userID, rollen: [], impersoniertVon: null } };
	await execute(umgebung, auftrag, async (sitzung) => {
		const user = await sitzung.lies(userAggregat, userID);
		pruefeKennwortAngabe(user, kennwort);
		await schalteKontoFrei(sitzung, user);
		if (hash !== null) {
			sitzung.schreibe(userAggregat, userID, setzeKennwort(user));
			sitzung.tabelle(kennwortZeile(sitzung.db, userID, hash));
		}
		sitzung.tabelle(verbrauch(sitzung.db, 'AKTIVIERUNG', token), LINK_UNGUELTIG);
	});
	return userID;
}

/** Whoever registered has chosen a password already; whoever was invited chooses it now. */
function pruefeKennwortAngabe(user: User, kennwort: string | null): void {
	if (kennwort === null && user.hatKennwort) return;
	pruefeFelder(z.object({ passwort: passwortSchema(user.email) }), { passwort: kennwort ?? '' });
}
