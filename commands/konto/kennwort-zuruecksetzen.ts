import { z } from 'zod';
import { perLink } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { inhaberVon, LINK_UNGUELTIG, verbrauch, verfall } from '#commands/zugang/einmal-token.ts';
import { hashKennwort, kennwortZeile } from '#commands/zugang/kennwort.ts';
import { widerrufAller } from '#commands/zugang/sitzungen.ts';
import { passwortSchema } from '#domain/felder/passwort.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { setzeKennwort } from '#domain/user/entscheidungen.ts';
import { istAktiv, userAggregat } from '#domain/user/user.ts';
import { type Konto, kontoVon } from '#projections/queries/zugang/akteur.ts';
import { ANMELDUNG, KENNWORTMAIL, loeseBremse } from './bremse.ts';
import { sendeLink } from './linkmail.ts';
import type { Codepruefung } from './zweiter-faktor-pruefen.ts';

/** Sends the link by which the owner of an open account chooses a new password. */
export function sendeKennwortLink(umgebung: Umgebung, email: string): Promise<void> {
	const mail = ({ id, isAktiv }: Konto) =>
		isAktiv ? mailzeile('PASSWORT_RESET', { art: 'USER', id }, { userID: id }) : null;
	return sendeLink(umgebung, { email, grenze: KENNWORTMAIL, mail });
}

/** The account a link that is still good belongs to; looking uses nothing up. */
export async function kontoZumKennwortLink({ db }: Umgebung, token: string): Promise<Konto | null> {
	const userID = await inhaberVon(db, 'PASSWORT', token);
	const konto = userID === null ? null : await kontoVon(db, userID);
	return konto?.isAktiv ? konto : null;
}

interface Ruecksetzung {
	readonly token: string;
	readonly kennwort: string;
	readonly ip: string;
	readonly pruefeCode: Codepruefung;
	readonly idempotenz: Idempotenz | null;
}

/**
 * The holder of the link chooses a new password: the link is used up, every session of the account ends, and a link
 * for signing in that is still on its way opens nothing.
 */
export async function setzeKennwortZurueck(
	umgebung: Umgebung,
	{ token, kennwort, ip, pruefeCode, idempotenz }: Ruecksetzung,
): Promise<void> {
	const konto = await kontoZumKennwortLink(umgebung, token);
	if (!konto) throw new Abgelehnt([LINK_UNGUELTIG]);
	const { id, email } = konto;
	const { passwort } = pruefeFelder(z.object({ passwort: passwortSchema(email) }), { passwort: kennwort });
	await pruefeCode(konto);
	const hash = await hashKennwort(passwort);
	const befehl = perLink(id, idempotenz);
	await execute(umgebung, befehl, async (sitzung) => {
		const user = await sitzung.lies(userAggregat, id);
		if (!istAktiv(user)) throw new Abgelehnt([LINK_UNGUELTIG]);
		sitzung.schreibe(userAggregat, id, setzeKennwort(user));
		sitzung.tabelle(kennwortZeile(sitzung.db, id, hash));
		sitzung.tabelle(widerrufAller(sitzung.db, id));
		sitzung.tabelle(verfall(sitzung.db, ['ANMELDUNG'], id));
		sitzung.tabelle(verbrauch(sitzung.db, 'PASSWORT', token), LINK_UNGUELTIG);
	});
	// Whoever had forgotten the password has often just tried too many.
	await loeseBremse(umgebung.db, ANMELDUNG, email.toLowerCase(), ip);
}
