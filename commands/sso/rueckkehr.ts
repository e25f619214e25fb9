import type { Kysely } from 'kysely';
import {
	AuthorizationResponseError,
	authorizationCodeGrant,
	type Configuration,
	fetchUserInfo,
	type IDToken,
	type UserInfoResponse,
} from 'openid-client';
import { perLink } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { schalteKontoFrei } from '#commands/konto/freischalten.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { verbindeIdentitaet } from '#commands/zugang/identitaet.ts';
import { kennwortHash } from '#commands/zugang/kennwort.ts';
import { USER } from '#domain/status/user.ts';
import { userAggregat } from '#domain/user/user.ts';
import type { DB } from '#projections/db.ts';
import { type Konto, kontoVon, kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { aktiverAnbieter, type SsoUmgebung } from './konfiguration.ts';
import { hinterlege, type Nachweis } from './nachweis.ts';
import { type Vorgang, verbraucheVorgang } from './vorgang.ts';

/** Why nobody is signed in; each has its words on the page. */
export type Hindernis = 'VORGANG' | 'AUS' | 'ANBIETER' | 'GESPERRT' | 'UNBESTAETIGT' | 'OHNE_ZUGANG' | 'ZU_OFT';

/** Where a return from the provider leads. */
export type Rueckkehr =
	| { readonly art: 'ANGEMELDET'; readonly konto: Konto; readonly ziel: string }
	/** Proven to be somebody: with the token an account is linked (by its owner) or asked for. */
	| { readonly art: 'UNBEKANNT' | 'VERBINDEN'; readonly token: string }
	| { readonly art: 'GESCHEITERT'; readonly grund: Hindernis; readonly konto?: Konto; readonly ursache?: unknown }
	/** In the provider's own words. */
	| { readonly art: 'ABGELEHNT'; readonly error: string; readonly beschreibung: string };

interface Antwort {
	/** With all the provider has attached to it. */
	readonly adresse: URL;
	/** What the cookie says. */
	readonly browser: string | null;
}

/** Somebody returns from the provider: the state is used up first, whatever the answer says. */
export async function kehreZurueck(sso: SsoUmgebung, { adresse, browser }: Antwort): Promise<Rueckkehr> {
	const state = adresse.searchParams.get('state');
	const vorgang = state && browser ? await verbraucheVorgang(sso.umgebung.db, state, browser) : null;
	if (!state || !browser || !vorgang) return { art: 'GESCHEITERT', grund: 'VORGANG' };
	const antwort = await frage(sso, { adresse, state, vorgang });
	return 'art' in antwort ? antwort : entscheide(sso, { nachweis: antwort, vorgang, browser });
}

async function frage(
	sso: SsoUmgebung,
	antwort: { adresse: URL; state: string; vorgang: Vorgang },
): Promise<Nachweis | Extract<Rueckkehr, { art: 'GESCHEITERT' | 'ABGELEHNT' }>> {
	const aktiv = await aktiverAnbieter(sso);
	if (!aktiv) return { art: 'GESCHEITERT', grund: 'AUS' };
	try {
		return await tausche(aktiv.anbieter, antwort);
	} catch (ursache) {
		if (!(ursache instanceof AuthorizationResponseError)) return { art: 'GESCHEITERT', grund: 'ANBIETER', ursache };
		return { art: 'ABGELEHNT', error: ursache.error, beschreibung: ursache.error_description ?? '' };
	}
}

async function entscheide(
	{ umgebung }: SsoUmgebung,
	{ nachweis, vorgang, browser }: { nachweis: Nachweis; vorgang: Vorgang; browser: string },
): Promise<Rueckkehr> {
	const { db } = umgebung;
	const { userID, ziel } = vorgang;
	if (userID !== null) {
		return { art: 'VERBINDEN', token: await hinterlege(db, nachweis, { browser, userID }) };
	}
	const { issuer, subject } = nachweis;
	const verbunden =
		(await db
			.selectFrom('sso_identitaet')
			.select('user_id')
			.where('issuer', '=', issuer)
			.where('subject', '=', subject)
			.executeTakeFirst()) ?? (await verbindeAusVerzeichnis(db, nachweis));
	// An address that an account has as well proves nothing: its owner signs in by other means and links the two.
	if (!verbunden) return { art: 'UNBEKANNT', token: await hinterlege(db, nachweis, { browser, userID: null }) };
	const konto = await oeffneFallsBewiesen(umgebung, await kontoVon(db, verbunden.user_id), nachweis);
	if (konto?.isAktiv) return { art: 'ANGEMELDET', konto, ziel };
	if (!konto) return { art: 'GESCHEITERT', grund: 'OHNE_ZUGANG' };
	const grund = konto.isGesperrt ? 'GESPERRT' : konto.status === 0 ? 'UNBESTAETIGT' : 'OHNE_ZUGANG';
	return { art: 'GESCHEITERT', grund, konto };
}

/**
 * An account that the directory has made has no password to link it with: the same organisation says who its owner is
 * and vouches for his address. One with a password, or that another is linked to at this provider, stays its owner's.
 */
async function verbindeAusVerzeichnis(
	db: Kysely<DB>,
	{ issuer, subject, email }: Nachweis,
): Promise<{ user_id: string } | null> {
	const konto = email === null ? null : await kontoZurEmail(db, email);
	if (!konto || !(await istOhneAnmeldung(db, konto.id, issuer))) return null;
	const { numInsertedOrUpdatedRows } = await verbindeIdentitaet(db, konto.id, {
		issuer,
		subject,
	}).executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows ? { user_id: konto.id } : null;
}

async function istOhneAnmeldung(db: Kysely<DB>, userID: string, issuer: string): Promise<boolean> {
	const eintrag = await db
		.selectFrom('scim_benutzer')
		.select('id')
		.where('id', '=', userID)
		.where('geloescht_am', 'is', null)
		.executeTakeFirst();
	const identitaet = await db
		.selectFrom('sso_identitaet')
		.select('user_id')
		.where('user_id', '=', userID)
		.where('issuer', '=', issuer)
		.executeTakeFirst();
	return eintrag !== undefined && identitaet === undefined && (await kennwortHash(db, userID)) === null;
}

/** An account that waits for the proof of its address opens: the provider has just given it. */
async function oeffneFallsBewiesen(
	umgebung: Umgebung,
	konto: Konto | null,
	{ email }: Nachweis,
): Promise<Konto | null> {
	if (konto?.status !== 0 || konto.isGesperrt || konto.email.toLowerCase() !== email?.toLowerCase()) return konto;
	const { id } = konto;
	// Somebody set a password before; who proves the address by the link of the mail says it again.
	if ((await kennwortHash(umgebung.db, id)) !== null) return konto;
	await execute(umgebung, perLink(id, null), async (sitzung) => {
		const user = await sitzung.lies(userAggregat, id);
		if (user.status === USER.nr.OptIn && !user.isGesperrt && !user.geloescht)
			await schalteKontoFrei(sitzung, user, { art: 'BLEIBT' });
	});
	return kontoVon(umgebung.db, id);
}

/** Exchanges the code; state, nonce, PKCE, issuer, audience, signature and time are all checked by the library. */
async function tausche(
	anbieter: Configuration,
	{ adresse, state, vorgang }: { adresse: URL; state: string; vorgang: Vorgang },
): Promise<Nachweis> {
	const antwort = await authorizationCodeGrant(anbieter, adresse, {
		expectedState: state,
		expectedNonce: vorgang.nonce,
		pkceCodeVerifier: vorgang.codeVerifier,
		idTokenExpected: true,
	});
	const anspruch = antwort.claims();
	if (!anspruch) throw new Error('Der Anbieter hat kein ID-Token gesendet');
	const auskunft =
		anspruch.email === undefined && anbieter.serverMetadata().userinfo_endpoint
			? await fetchUserInfo(anbieter, antwort.access_token, anspruch.sub)
			: {};
	return alsNachweis(anspruch, { ...auskunft, ...anspruch });
}

type Angaben = Partial<IDToken & UserInfoResponse>;

function alsNachweis({ iss, sub }: IDToken, angaben: Angaben): Nachweis {
	const { email, email_verified, given_name, family_name, name } = angaben;
	const [erster, ...rest] = wort(name).split(' ');
	return {
		issuer: iss,
		subject: sub,
		email: email_verified === true ? wort(email) || null : null,
		vorname: wort(given_name) || (erster ?? ''),
		nachname: wort(family_name) || rest.join(' '),
	};
}

const HOECHSTENS = 254;
const wort = (wert: unknown): string => (typeof wert === 'string' ? wert.trim().slice(0, HOECHSTENS) : '');
