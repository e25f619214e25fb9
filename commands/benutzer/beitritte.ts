import { execute } from '#commands/execute.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { IDENTITAET_VERGEBEN, verbindeIdentitaet } from '#commands/zugang/identitaet.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss, VERALTET } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import type { Beitrittsstatus } from '#domain/status/zugang.ts';
import { entscheideBeitritt } from '#domain/user/beitritt.ts';
import { EMAIL_VERGEBEN, legeUserAn } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { pruefeNeuenZugang } from '#domain/user/zugangsangaben.ts';
import { type Beitritt, beitrittVon } from '#projections/queries/zugang/beitritte.ts';
import { alsZuordnung } from './adressen.ts';
import { alsBefehl, type Benutzerbefehl } from './befehl.ts';
import { haltenAlsBerechtigt } from './verwalten.ts';

/** What is decided on one request; roles and places only where it is accepted. */
export interface Entscheid {
	readonly id: string;
	readonly annehmen: boolean;
	readonly rollen: readonly Rolle[];
	readonly adresseIDs: readonly string[];
}

/** How it went with one of them. */
export interface Ergebnis {
	readonly id: string;
	/** As it is now; null: there is no such request. */
	readonly status: Beitrittsstatus | null;
	readonly userID: string | null;
	/** Why it couldn't be decided so. */
	readonly verstoesse: readonly Regelverstoss[];
}

/** Decides on several requests, each by itself: what can't be done of one stops no other. */
export async function entscheideBeitritte(
	umgebung: Umgebung,
	befehl: Benutzerbefehl,
	entscheide: readonly Entscheid[],
): Promise<Ergebnis[]> {
	const ergebnisse: Ergebnis[] = [];
	for (const entscheid of entscheide) {
		try {
			ergebnisse.push(await entscheideEinen(umgebung, befehl, entscheid));
		} catch (fehler) {
			if (!(fehler instanceof Abgelehnt)) throw fehler;
			const { id } = entscheid;
			const status = (await beitrittVon(umgebung.db, id))?.status ?? null;
			ergebnisse.push({ id, status, userID: null, verstoesse: fehler.verstoesse });
		}
	}
	return ergebnisse;
}

function entscheideEinen(
	umgebung: Umgebung,
	{ akteur, idempotenz }: Benutzerbefehl,
	entscheid: Entscheid,
): Promise<Ergebnis> {
	const { id, annehmen } = entscheid;
	const eigene = idempotenz && { ...idempotenz, schluessel: `${idempotenz.schluessel} ${id}` };
	return execute(umgebung, alsBefehl({ akteur, idempotenz: eigene ?? null }), async (sitzung) => {
		await haltenAlsBerechtigt(sitzung, akteur);
		const anfrage = await beitrittVon(sitzung.db, id);
		if (!anfrage) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const status = entscheideBeitritt(anfrage.status, annehmen);
		const userID = annehmen ? await eroeffneZugang(sitzung, akteur, anfrage, entscheid) : null;
		sitzung.tabelle(
			sitzung.db
				.updateTable('beitrittsanfrage')
				.set({ status, entschieden_am: sitzung.ctx.jetzt, entschieden_von: akteur.userID, user_id: userID })
				.where('id', '=', id)
				.where('status', '=', anfrage.status),
			VERALTET,
		);
		sitzung.outbox(mailzeile('JOIN_ERGEBNIS', { art: 'BEITRITT', id }, { beitrittID: id }));
		return { id, status, userID, verstoesse: [] };
	});
}

/** An account that waits for the proof of its address, linked to the identity by which access was asked for. */
async function eroeffneZugang(
	sitzung: Sitzung,
	akteur: Akteur,
	{ vorname, nachname, email, ssoIssuer, ssoSubject }: Beitritt,
	{ rollen, adresseIDs }: Entscheid,
): Promise<string> {
	const zuordnung = await alsZuordnung(sitzung, adresseIDs);
	const neuer = pruefeNeuenZugang(akteur, { vorname, nachname, email, rollen, ...zuordnung });
	const userID = sitzung.ctx.neueID();
	const user = await sitzung.lies(userAggregat, userID);
	sitzung.schreibe(userAggregat, userID, legeUserAn(user, neuer));
	sitzung.nimm('EMAIL', neuer.email, userAggregat, userID, EMAIL_VERGEBEN);
	if (ssoIssuer !== null && ssoSubject !== null) {
		const identitaet = { issuer: ssoIssuer, subject: ssoSubject };
		sitzung.tabelle(verbindeIdentitaet(sitzung.db, userID, identitaet), IDENTITAET_VERGEBEN);
	}
	return userID;
}
