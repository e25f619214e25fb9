import { z } from 'zod';
import { perLink } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { inhaberVon, LINK_UNGUELTIG, verbrauch } from '#commands/zugang/einmal-token.ts';
import { hashKennwort, kennwortZeile } from '#commands/zugang/kennwort.ts';
import { passwortSchema } from '#domain/felder/passwort.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { schritt, statusAm } from '#domain/user/einladung.ts';
import {
	EMAIL_VERGEBEN,
	legeUserAn,
	schalteFrei,
	setzeAutomatischeZuweisung,
	setzeKennwort,
} from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { type Einladung, einladungVon } from '#projections/queries/zugang/einladungen.ts';
import { beende, wechsel } from './einladungen.ts';

const ZWECK = 'BENUTZER_EINLADUNG';

/** The invitation a link leads to that is still good; looking uses nothing up. */
export async function einladungZumLink({ db, ctx }: Umgebung, token: string): Promise<Einladung> {
	const id = await inhaberVon(db, ZWECK, token);
	const einladung = id && (await einladungVon(db, id));
	if (!einladung || statusAm(einladung, ctx().jetzt) !== 'OFFEN') throw new Abgelehnt([LINK_UNGUELTIG]);
	return einladung;
}

/**
 * Who holds the link proves the invited address: the account is made and opens in one append that also uses the link up.
 * Returns whose account it is.
 */
export async function nimmBenutzerEinladungAn(
	umgebung: Umgebung,
	{
		token,
		kennwort,
		idempotenz,
	}: { readonly token: string; readonly kennwort: string | null; readonly idempotenz: Idempotenz | null },
): Promise<string> {
	const einladung = await einladungZumLink(umgebung, token);
	const { passwort } = pruefeFelder(z.object({ passwort: passwortSchema(einladung.email) }), {
		passwort: kennwort ?? '',
	});
	const hash = await hashKennwort(passwort);
	const userID = umgebung.ctx().neueID();
	const befehl = perLink(userID, idempotenz);
	return execute(umgebung, befehl, async (sitzung) => {
		const status = schritt(einladung, 'Angenommen', sitzung.ctx.jetzt);
		const user = await sitzung.lies(userAggregat, userID);
		sitzung.schreibe(userAggregat, userID, legeUserAn(user, { ...einladung, freiwilligerID: null, sprache: 'de' }));
		sitzung.nimm('EMAIL', einladung.email.toLowerCase(), userAggregat, userID, EMAIL_VERGEBEN);
		sitzung.schreibe(userAggregat, userID, [
			...schalteFrei(user),
			...setzeKennwort(user),
			...setzeAutomatischeZuweisung(user, einladung.isBetreuerAutomatischZuweisen),
		]);
		sitzung.tabelle(kennwortZeile(sitzung.db, userID, hash));
		sitzung.tabelle(wechsel(sitzung.db, einladung, { status, user_id: userID }), LINK_UNGUELTIG);
		sitzung.tabelle(verbrauch(sitzung.db, ZWECK, token), LINK_UNGUELTIG);
		return userID;
	});
}

/** The invited doesn't want it. */
export async function lehneEinladungAb(
	umgebung: Umgebung,
	token: string,
	idempotenz: Idempotenz | null,
): Promise<void> {
	const einladung = await einladungZumLink(umgebung, token);
	const befehl = perLink(null, idempotenz);
	await execute(umgebung, befehl, async (sitzung) => beende(sitzung, einladung));
}
