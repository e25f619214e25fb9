import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { alsBefehl, type Benutzerbefehl } from '#commands/benutzer/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { entschluessele, verschluessele } from '#commands/zugang/geheimnis.ts';
import { widerrufAller } from '#commands/zugang/sitzungen.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { userAggregat } from '#domain/user/user.ts';
import {
	entferneZweitenFaktor,
	pruefeEinrichtung,
	pruefeFremdenFaktor,
	richteZweitenFaktorEin,
} from '#domain/user/zweiter-faktor.ts';
import type { DB } from '#projections/db.ts';
import { Gebremst, loeseBremse, ZWEITER_FAKTOR, zaehleFehlversuch } from './bremse.ts';
import { bestaetigeKennwort } from './kennwort-bestaetigen.ts';
import { base32, schrittDesCodes } from './totp.ts';
import { neueCodes, speichereCodes } from './wiederherstellung.ts';

/** What the secrets of the second factor need besides the database: the key they are stored under. */
export interface Faktorumgebung {
	readonly umgebung: Umgebung;
	readonly hauptschluessel: string;
}

/** Keeps this key apart from every other that is made from the same. */
const ZWECK = 'zweiter-faktor';
const GEHEIMNIS_BYTES = 20;

/**
 * Makes a secret for the app; it counts only once a code has shown that the app has it. A repetition makes another: what
 * was answered isn't kept anywhere to be answered again.
 */
export async function beginneEinrichtung(
	{ umgebung, hauptschluessel }: Faktorumgebung,
	befehl: Benutzerbefehl,
	{ userID, passwort }: { readonly userID: string; readonly passwort: string },
): Promise<{ readonly geheimnis: string }> {
	await bestaetigeKennwort(umgebung.db, userID, passwort);
	const geheimnis = randomBytes(GEHEIMNIS_BYTES);
	const zeile = {
		geheimnis: verschluessele(hauptschluessel, geheimnis.toString('base64'), ZWECK),
		letzter_schritt: null,
		erstellt_am: sql<string>`now()`,
	};
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		pruefeEinrichtung(await sitzung.lies(userAggregat, userID));
		sitzung.tabelle(
			sitzung.db
				.insertInto('zweiter_faktor')
				.values({ user_id: userID, ...zeile })
				.onConflict((oc) => oc.column('user_id').doUpdateSet(zeile).where('zweiter_faktor.aktiv_seit', 'is', null)),
			NICHT_BEGONNEN,
		);
	});
	return { geheimnis: base32(geheimnis) };
}

/** The app has shown its first code: from now on signing in asks for one. Returns the codes for an emergency. */
export async function richteEin(
	{ umgebung, hauptschluessel }: Faktorumgebung,
	befehl: Benutzerbefehl,
	{ userID, code, familie }: { readonly userID: string; readonly code: string; readonly familie: string },
): Promise<readonly string[]> {
	const { db } = umgebung;
	if ((await zaehleFehlversuch(db, ZWEITER_FAKTOR, userID)) > ZWEITER_FAKTOR.anzahl) throw new Gebremst(ZWEITER_FAKTOR);
	const { geheimnis } = await liesGeheimnis({ umgebung, hauptschluessel }, userID);
	if (!geheimnis) throw new Abgelehnt([NICHT_BEGONNEN]);
	const schritt = schrittDesCodes(geheimnis, code, Date.now());
	if (schritt === null) throw new Abgelehnt([CODE_FALSCH]);
	const codes = neueCodes();
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const user = await sitzung.lies(userAggregat, userID);
		sitzung.schreibe(userAggregat, userID, richteZweitenFaktorEin(user));
		sitzung.tabelle(
			sitzung.db
				.updateTable('zweiter_faktor')
				.set({ aktiv_seit: sql<string>`now()`, letzter_schritt: schritt })
				.where('user_id', '=', userID)
				.where('aktiv_seit', 'is', null),
			NICHT_BEGONNEN,
		);
		for (const anweisung of speichereCodes(sitzung.db, userID, codes)) sitzung.tabelle(anweisung);
		sitzung.tabelle(widerrufAller(sitzung.db, userID, familie));
	});
	await loeseBremse(db, ZWEITER_FAKTOR, userID);
	return codes;
}

/** New codes for an emergency in place of those that are left. */
export async function erneuereCodes(
	{ db }: Umgebung,
	{ userID, passwort }: { readonly userID: string; readonly passwort: string },
): Promise<readonly string[]> {
	await bestaetigeKennwort(db, userID, passwort);
	const codes = neueCodes();
	await db.transaction().execute(async (tx) => {
		const zeile = await tx
			.selectFrom('zweiter_faktor')
			.select('user_id')
			.where('user_id', '=', userID)
			.where('aktiv_seit', 'is not', null)
			.forUpdate()
			.executeTakeFirst();
		if (!zeile) throw new Abgelehnt([NICHT_EINGERICHTET]);
		for (const anweisung of speichereCodes(tx, userID, codes)) await anweisung.execute();
	});
	return codes;
}

export async function schalteEigenenFaktorAus(
	umgebung: Umgebung,
	befehl: Benutzerbefehl,
	{ userID, passwort }: { readonly userID: string; readonly passwort: string },
): Promise<void> {
	await bestaetigeKennwort(umgebung.db, userID, passwort);
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const user = await sitzung.lies(userAggregat, userID);
		sitzung.schreibe(userAggregat, userID, entferneZweitenFaktor(user));
		for (const anweisung of loescheFaktor(sitzung.db, userID)) sitzung.tabelle(anweisung);
	});
}

/** For somebody who has lost both the app and the codes; whoever is signed in there is signed out. */
export async function schalteFremdenFaktorAus(
	umgebung: Umgebung,
	befehl: Benutzerbefehl,
	userID: string,
): Promise<void> {
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const user = await sitzung.lies(userAggregat, userID);
		pruefeFremdenFaktor(user, befehl.akteur);
		sitzung.schreibe(userAggregat, userID, entferneZweitenFaktor(user));
		for (const anweisung of loescheFaktor(sitzung.db, userID)) sitzung.tabelle(anweisung);
		sitzung.tabelle(widerrufAller(sitzung.db, userID));
	});
}

/** The statements by which nothing of the second factor is left. */
export const loescheFaktor = (db: Kysely<DB>, userID: string) => [
	db.deleteFrom('zweiter_faktor').where('user_id', '=', userID),
	db.deleteFrom('wiederherstellungscode').where('user_id', '=', userID),
];

/** null: none is stored, or under another key. */
export async function liesGeheimnis(
	{ umgebung: { db }, hauptschluessel }: Faktorumgebung,
	userID: string,
): Promise<{ readonly geheimnis: Buffer | null; readonly istAktiv: boolean }> {
	const zeile = await db
		.selectFrom('zweiter_faktor')
		.select(['geheimnis', 'aktiv_seit'])
		.where('user_id', '=', userID)
		.executeTakeFirst();
	const text = zeile && entschluessele(hauptschluessel, zeile.geheimnis, ZWECK);
	return { geheimnis: text ? Buffer.from(text, 'base64') : null, istAktiv: Boolean(zeile?.aktiv_seit) };
}

const NICHT_BEGONNEN: Regelverstoss = {
	code: 'ZWEITER_FAKTOR',
	http: 409,
	text: 'Bitte beginnen Sie die Einrichtung des zweiten Faktors noch einmal.',
};
const NICHT_EINGERICHTET: Regelverstoss = {
	code: 'ZWEITER_FAKTOR',
	http: 409,
	text: 'Der zweite Faktor ist nicht eingerichtet.',
};
const CODE_FALSCH: Regelverstoss = {
	code: 'CODE',
	http: 422,
	feld: 'code',
	text: 'Der Code ist falsch oder abgelaufen.',
};
