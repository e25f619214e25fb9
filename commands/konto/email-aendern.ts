import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import { perLink } from '#commands/befehl.ts';
import { alsBefehl, type Benutzerbefehl } from '#commands/benutzer/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { inhaberVon, LINK_UNGUELTIG, verbrauch, verfall } from '#commands/zugang/einmal-token.ts';
import { inhaber } from '#commands/zugang/inhaber.ts';
import { kontoBestehtMail } from '#commands/zugang/konto-besteht.ts';
import { widerrufAller } from '#commands/zugang/sitzungen.ts';
import { emailUebernehmen, pruefeEmailUebernahme } from '#domain/akte/entscheidungen/freiwilliger/email-uebernehmen.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import {
	bestaetigeEmailAenderung,
	fordereEmailAenderungAn,
	pruefeFremdeEmail,
	verwerfeEmailAenderung,
} from '#domain/user/email-aendern.ts';
import { EMAIL_VERGEBEN } from '#domain/user/entscheidungen.ts';
import { type User, userAggregat } from '#domain/user/user.ts';
import { bestaetigeKennwort } from './kennwort-bestaetigen.ts';

/** Whoever is signed in asks for another login; the mail to the new address proves it. */
export async function aendereEigeneEmail(
	umgebung: Umgebung,
	befehl: Benutzerbefehl,
	{ userID, email, passwort }: { readonly userID: string; readonly email: string; readonly passwort: string },
): Promise<void> {
	await bestaetigeKennwort(umgebung.db, userID, passwort);
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		await fordereAn(sitzung, await sitzung.lies(userAggregat, userID), email);
	});
}

/** Staff asks for another login of somebody; who owns the new address decides by its mail. */
export async function aendereFremdeEmail(
	umgebung: Umgebung,
	befehl: Benutzerbefehl,
	{ userID, email }: { readonly userID: string; readonly email: string },
): Promise<void> {
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const user = await sitzung.lies(userAggregat, userID);
		pruefeFremdeEmail(user, befehl.akteur);
		await fordereAn(sitzung, user, email);
	});
}

export async function verwerfeEigeneEmail(umgebung: Umgebung, befehl: Benutzerbefehl, userID: string): Promise<void> {
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const user = await sitzung.lies(userAggregat, userID);
		sitzung.schreibe(userAggregat, userID, verwerfeEmailAenderung(user));
	});
}

export async function verwerfeFremdeEmail(umgebung: Umgebung, befehl: Benutzerbefehl, userID: string): Promise<void> {
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const user = await sitzung.lies(userAggregat, userID);
		pruefeFremdeEmail(user, befehl.akteur);
		sitzung.schreibe(userAggregat, userID, verwerfeEmailAenderung(user));
	});
}

/**
 * The holder of the link proves the new address: it becomes the login, and in a volunteer's file the address too.
 * The link is used up, those sent to the old address open nothing any more, and all sessions but `familie` end.
 */
export async function bestaetigeEmail(
	umgebung: Umgebung,
	{
		token,
		familie,
		idempotenz,
	}: { readonly token: string; readonly familie: string | null; readonly idempotenz: Idempotenz | null },
): Promise<void> {
	const [userID = '', anfrage = ''] = (await inhaberVon(umgebung.db, 'EMAIL_AENDERUNG', token))?.split(':') ?? [];
	if (!userID) throw new Abgelehnt([LINK_UNGUELTIG]);
	const befehl = perLink(userID, idempotenz);
	await execute(umgebung, befehl, async (sitzung) => {
		const user = await sitzung.lies(userAggregat, userID);
		const { email: bisher, emailNeu: neu } = user;
		if (neu === null || user.geloescht || user.emailAnfrage !== Number(anfrage)) throw new Abgelehnt([LINK_UNGUELTIG]);
		sitzung.schreibe(userAggregat, userID, bestaetigeEmailAenderung(user));
		sitzung.gib('EMAIL', bisher.toLowerCase(), userAggregat, userID);
		sitzung.nimm('EMAIL', neu.toLowerCase(), userAggregat, userID, EMAIL_VERGEBEN);
		if (user.freiwilligerID) await uebernimm(sitzung, user.freiwilligerID, userID, neu);
		sitzung.tabelle(widerrufAller(sitzung.db, userID, familie));
		sitzung.tabelle(verfall(sitzung.db, ['PASSWORT', 'ANMELDUNG'], userID));
		sitzung.tabelle(verbrauch(sitzung.db, 'EMAIL_AENDERUNG', token), LINK_UNGUELTIG);
	});
}

/** The address may be taken until it is proven. Of one that is taken already its owner learns, never who asks for it. */
async function fordereAn(sitzung: Sitzung, user: User, email: string): Promise<void> {
	const ereignisse = fordereEmailAenderungAn(user, email);
	const { id, freiwilligerID } = user;
	const { emailNeu } = sitzung.schreibe(userAggregat, id, ereignisse);
	if (emailNeu === null) return;
	if (freiwilligerID) {
		pruefeEmailUebernahme(await ladeLage(sitzung, inhaber(id, freiwilligerID), freiwilligerID), { email: emailNeu });
	}
	const mail = await kontoBestehtMail(sitzung.db, emailNeu);
	if (mail) sitzung.outbox(mail);
}

async function uebernimm(sitzung: Sitzung, freiwilligerID: string, userID: string, email: string): Promise<void> {
	const lage = await ladeLage(sitzung, inhaber(userID, freiwilligerID), freiwilligerID);
	schreibe(sitzung, freiwilligerID, emailUebernehmen(lage, { email }));
}
