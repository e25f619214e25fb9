import type { Kysely } from 'kysely';
import { perLink } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import { KEINE_EINSATZSTELLE } from '#commands/konto/beitritt-anfragen.ts';
import { beitrittsanfrageMail } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { LINK_UNGUELTIG } from '#commands/zugang/einmal-token.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { stelleBeitritt } from '#domain/user/beitritt.ts';
import { beitrittSchema } from '#domain/user/beitritt-felder.ts';
import type { DB } from '#projections/db.ts';
import type { Blick } from '#projections/queries/liste/sicht.ts';
import { istZuSehen } from '#projections/queries/orte/adressen.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { liesKonfiguration } from './konfiguration.ts';
import { einloesung, type Nachweis, sieheEin, type Vorlage } from './nachweis.ts';

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

/** What he can choose from. */
interface Fragender {
	readonly blick: Blick;
	readonly zyklusID: string;
}

/** Shows the pending request to the browser that holds it. */
export async function zeigeBeitritt(db: Kysely<DB>, vorlage: Vorlage): Promise<Beitritt> {
	const nachweis = await sieheEin(db, vorlage);
	if (!nachweis) throw new Abgelehnt([LINK_UNGUELTIG]);
	const { vorname, nachname, email } = nachweis;
	return { vorname, nachname, email, hindernis: await hindernis(db, nachweis) };
}

/** Asks for an account that is linked to this identity once an administrator has agreed. */
export async function frageBeitrittAn(
	umgebung: Umgebung,
	vorlage: Vorlage,
	{ blick, zyklusID, ...wunsch }: Beitrittswunsch & Fragender,
	idempotenz: Idempotenz | null,
): Promise<void> {
	const { db } = umgebung;
	const nachweis = await sieheEin(db, vorlage);
	if (!nachweis) throw new Abgelehnt([LINK_UNGUELTIG]);
	const dagegen = await hindernis(db, nachweis);
	if (dagegen) throw new Abgelehnt([dagegen]);
	if (!(await istZuSehen(umgebung, blick, zyklusID, wunsch.adresseID))) throw new Abgelehnt([KEINE_EINSATZSTELLE]);
	await execute(umgebung, perLink(null, idempotenz), async (sitzung) => {
		const id = sitzung.ctx.neueID();
		sitzung.tabelle(einloesung(db, vorlage, null), LINK_UNGUELTIG);
		sitzung.tabelle(fruehereAnfragen(db, nachweis));
		const schon = { index: 'beitrittsanfrage_identitaet', verstoss: SCHON_GEFRAGT };
		sitzung.tabelle(anfrage(db, id, { nachweis, wunsch }), undefined, schon);
		sitzung.outbox(beitrittsanfrageMail(id));
	});
}

/** Whoever asks again corrects himself. */
const fruehereAnfragen = (db: Kysely<DB>, { issuer, subject }: Nachweis) =>
	db
		.deleteFrom('beitrittsanfrage')
		.where('status', '=', 'OFFEN')
		.where('sso_issuer', '=', issuer)
		.where('sso_subject', '=', subject);

function anfrage(db: Kysely<DB>, id: string, { nachweis, wunsch }: { nachweis: Nachweis; wunsch: Beitrittswunsch }) {
	const { email, vorname, nachname, issuer, subject } = nachweis;
	return db.insertInto('beitrittsanfrage').values({
		id,
		status: stelleBeitritt(),
		email: email ?? '',
		vorname,
		nachname,
		adresse_id: wunsch.adresseID,
		nachricht: wunsch.nachricht || null,
		sso_issuer: issuer,
		sso_subject: subject,
	});
}

const PERSON = beitrittSchema.pick({ vorname: true, nachname: true, email: true });

/** His verified address decides; an account that has it already he owns, and links it himself. */
async function hindernis(db: Kysely<DB>, nachweis: Nachweis): Promise<Regelverstoss | null> {
	const { email } = nachweis;
	if (email === null) return OHNE_EMAIL;
	if (!PERSON.safeParse(nachweis).success) return OHNE_ANGABEN;
	const konfiguration = await liesKonfiguration(db);
	const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
	if (!konfiguration?.aktiv || !konfiguration.domains.includes(domain)) return FREMDE_DOMAIN;
	return (await kontoZurEmail(db, email)) ? HAT_KONTO : null;
}

/** In another window, at the same moment. */
const SCHON_GEFRAGT: Regelverstoss = {
	code: 'SSO_ANFRAGE',
	http: 409,
	text: 'Ihre Anfrage liegt schon vor.',
};
const OHNE_EMAIL: Regelverstoss = {
	code: 'SSO_EMAIL',
	http: 409,
	text: 'Der Anbieter hat keine bestätigte E-Mail-Adresse von Ihnen genannt.',
};
const OHNE_ANGABEN: Regelverstoss = {
	code: 'SSO_ANGABEN',
	http: 409,
	text: 'Was der Anbieter von Ihnen nennt, reicht für eine Anfrage nicht: Vorname, Nachname und E-Mail-Adresse.',
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
