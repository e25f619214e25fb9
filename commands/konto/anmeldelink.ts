import { perLink } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { inhaberVon, LINK_UNGUELTIG, verbrauch } from '#commands/zugang/einmal-token.ts';
import { darfPerLink } from '#commands/zugang/konto-besteht.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { USER } from '#domain/status/user.ts';
import { userAggregat } from '#domain/user/user.ts';
import { type Konto, kontoVon } from '#projections/queries/zugang/akteur.ts';
import { ANMELDEMAIL } from './bremse.ts';
import { kennwortfolge, schalteKontoFrei } from './freischalten.ts';
import { sendeLink } from './linkmail.ts';
import type { Codepruefung } from './zweiter-faktor-pruefen.ts';

/** Sends the link that signs in without a password; an account that waits for its confirmation gets it too. */
export function sendeAnmeldelink(umgebung: Umgebung, email: string): Promise<void> {
	const mail = (konto: Konto) =>
		darfPerLink(konto) ? mailzeile('ANMELDELINK', { art: 'USER', id: konto.id }, { userID: konto.id }) : null;
	return sendeLink(umgebung, { email, grenze: ANMELDEMAIL, mail });
}

interface Vorweis {
	readonly token: string;
	/** Asked for where the link opens the account. */
	readonly kennwort: string | null;
	readonly pruefeCode: Codepruefung;
	readonly idempotenz: Idempotenz | null;
}

/** The holder of the link signs in, once. It proves the address: an account that waits for that opens. Whose it is. */
export async function meldeAnPerLink(
	umgebung: Umgebung,
	{ token, kennwort, pruefeCode, idempotenz }: Vorweis,
): Promise<string> {
	const userID = await inhaberVon(umgebung.db, 'ANMELDUNG', token);
	const konto = userID && (await kontoVon(umgebung.db, userID));
	if (!konto) throw new Abgelehnt([LINK_UNGUELTIG]);
	await pruefeCode(konto);
	const folge = konto.status === 0 ? await kennwortfolge(umgebung.db, konto, kennwort) : null;
	const befehl = perLink(userID, idempotenz);
	return execute(umgebung, befehl, async (sitzung) => {
		const user = await sitzung.lies(userAggregat, userID);
		if (user.geloescht || user.isGesperrt) throw new Abgelehnt([LINK_UNGUELTIG]);
		if (user.status === USER.nr.OptIn && folge) await schalteKontoFrei(sitzung, user, folge);
		sitzung.tabelle(verbrauch(sitzung.db, 'ANMELDUNG', token), LINK_UNGUELTIG);
		return userID;
	});
}
