import { type Kysely, sql } from 'kysely';
import { LINK_UNGUELTIG } from '#commands/konto/einmal-token.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { DB } from '#migrations/db.ts';
import { kontoZurEmail } from '#projections/queries/akteur.ts';
import { liesKonfiguration } from './konfiguration.ts';
import { loeseEin, type Nachweis, sieheEin, type Vorlage } from './nachweis.ts';

/** What somebody whom the provider knows, and the portal doesn't, can do. */
export interface Beitritt {
	readonly vorname: string;
	readonly nachname: string;
	readonly email: string | null;
	/** Why he can't ask for an account; null: he can. */
	readonly hindernis: Regelverstoss | null;
}

export interface Beitrittswunsch {
	readonly adresseID: string;
	readonly nachricht: string;
}

/** Shows the pending request to the browser that holds it. */
export async function zeigeBeitritt(db: Kysely<DB>, vorlage: Vorlage): Promise<Beitritt> {
	const nachweis = await sieheEin(db, vorlage);
	if (!nachweis) throw new Abgelehnt([LINK_UNGUELTIG]);
	const { vorname, nachname, email } = nachweis;
	return { vorname, nachname, email, hindernis: await hindernis(db, nachweis) };
}

/** Asks for an account that is linked to this identity once an administrator has agreed. */
export async function frageBeitrittAn(db: Kysely<DB>, vorlage: Vorlage, wunsch: Beitrittswunsch): Promise<void> {
	await db.transaction().execute(async (tx) => {
		const nachweis = await loeseEin(tx, vorlage, null);
		if (!nachweis) throw new Abgelehnt([LINK_UNGUELTIG]);
		const dagegen = await hindernis(tx, nachweis);
		if (dagegen) throw new Abgelehnt([dagegen]);
		const { email, vorname, nachname, issuer, subject } = nachweis;
		// Whoever asks again corrects himself.
		await tx
			.deleteFrom('beitrittsanfrage')
			.where('status', '=', 'OFFEN')
			.where('sso_issuer', '=', issuer)
			.where('sso_subject', '=', subject)
			.execute();
		await tx
			.insertInto('beitrittsanfrage')
			.values({
				email: email ?? '',
				vorname,
				nachname,
				adresse_id: wunsch.adresseID,
				nachricht: wunsch.nachricht,
				sso_issuer: issuer,
				sso_subject: subject,
				erstellt_am: sql<string>`now()`,
			})
			.execute();
	});
}

/** His verified address decides; an account that has it already he owns, and links it himself. */
async function hindernis(db: Kysely<DB>, { email }: Nachweis): Promise<Regelverstoss | null> {
	if (email === null) return OHNE_EMAIL;
	const konfiguration = await liesKonfiguration(db);
	const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
	if (!konfiguration?.aktiv || !konfiguration.domains.includes(domain)) return FREMDE_DOMAIN;
	return (await kontoZurEmail(db, email)) ? HAT_KONTO : null;
}

const OHNE_EMAIL: Regelverstoss = {
	code: 'SSO_EMAIL',
	http: 409,
	text: 'Der Anbieter hat keine bestätigte E-Mail-Adresse von Ihnen genannt.',
};
const FREMDE_DOMAIN: Regelverstoss = {
	code: 'SSO_DOMAIN',
	http: 409,
	text: 'Mit dieser E-Mail-Adresse kann hier kein Zugang angefragt werden.',
};
const HAT_KONTO: Regelverstoss = {
	code: 'SSO_KONTO',
	http: 409,
	text: 'Zu Ihrer E-Mail-Adresse besteht bereits ein Konto. Melden Sie sich mit Ihrem Kennwort an und verbinden Sie es.',
};
