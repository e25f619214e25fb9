import type { sso } from '#api/contract/zugang/sso.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { abgelaufen, gibPaar } from '#api/plugins/sitzung.ts';
import {
	entferneKonfiguration as entferneFreiwilligJa,
	liesKonfiguration as liesFreiwilligJa,
} from '#commands/freiwillig-ja/konfiguration.ts';
import { type Grenze, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import {
	entferneKonfiguration as entferneMeetings,
	liesKonfiguration as liesMeetings,
} from '#commands/meeting/konfiguration.ts';
import { frageBeitrittAn, zeigeBeitritt } from '#commands/sso/beitritt.ts';
import {
	AnbieterGestoert,
	entferneKonfiguration,
	liesKonfiguration,
	type SsoUmgebung,
	speichereKonfiguration,
} from '#commands/sso/konfiguration.ts';
import { trenneKonto, verbindeKonto, verbundenSeit } from '#commands/sso/konto.ts';
import { NACHWEIS_MINUTEN } from '#commands/sso/nachweis.ts';
import { type Hindernis, kehreZurueck, type Rueckkehr } from '#commands/sso/rueckkehr.ts';
import { beginneVorgang } from '#commands/sso/vorgang.ts';
import { eroeffneSitzung } from '#commands/zugang/sitzungen.ts';
import { merkeFehlversuch } from '#commands/zugang/zugriff.ts';
import { sicheresZiel } from '#domain/format/ziel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { blickVon } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { mitEinmalLink } from './auth.ts';
import { portalbasis, rueckwegcookie } from './rueckweg.ts';
import { kehreVomVideodienstZurueck, raeumeVon, verbindeVideodienst } from './videodienst.ts';

const SSO = 'single-sign-on';
const FREIWILLIG_JA = 'freiwillig-ja';
const MEETINGS = 'meetings';
const INTEGRATIONEN = [FREIWILLIG_JA, MEETINGS, SSO];
const ENTFERNEN: Readonly<Record<string, (anruf: Umstand) => Promise<boolean>>> = {
	[SSO]: ({ umgebung }) => entferneKonfiguration(umgebung.db),
	[FREIWILLIG_JA]: ({ umgebung }) => entferneFreiwilligJa(umgebung.db),
	[MEETINGS]: (anruf) => entferneMeetings(raeumeVon(anruf)),
};
const COOKIE = 'sso';
const AUFBRUCH: Grenze = { zweck: 'sso-aufbruch', anzahl: 60, minuten: 5 };

/** Single sign-on, and the list of integrations it is one of. */
export const ssoHandlers: Handlers<typeof sso> = {
	async listeAlleIntegrationen({ umgebung }) {
		const meetings = await liesMeetings(umgebung.db);
		const eingerichtet: Readonly<Record<string, { readonly aktiv: boolean } | null>> = {
			[SSO]: await liesKonfiguration(umgebung.db),
			[FREIWILLIG_JA]: await liesFreiwilligJa(umgebung.db),
			[MEETINGS]: meetings?.istVerbunden ? meetings : null,
		};
		const stand = (key: string) => {
			const eine = eingerichtet[key] ?? null;
			return { key, aktiv: eine?.aktiv ?? false, verbunden: eine !== null };
		};
		return { data: INTEGRATIONEN.map(stand) };
	},

	async trenneIntegration(anruf) {
		const entferne = ENTFERNEN[anruf.params.key];
		if (!(await entferne?.(anruf))) throw nichtGefunden();
	},

	async verbindeIntegration(anruf) {
		const { key } = anruf.params;
		if (key === MEETINGS) anruf.reply.header('location', await verbindeVideodienst(anruf));
		else if (key === SSO) await leiteWeiter(anruf, () => brichAuf(anruf, { userID: userIDVon(anruf), ziel: '' }));
		else throw nichtGefunden();
	},

	async holeVerbindungsadresse(anruf) {
		const { key } = anruf.params;
		if (key === MEETINGS) return { data: { uri: await verbindeVideodienst(anruf) } };
		if (key === SSO) return { data: { uri: await adresseZumVerbinden(anruf) } };
		throw nichtGefunden();
	},

	async kehreZurIntegrationZurueck(anruf) {
		if (anruf.params.key !== MEETINGS) throw nichtGefunden();
		anruf.reply.header('location', await kehreVomVideodienstZurueck(anruf, anruf.query));
	},

	holeSsoKonfiguration: zeigeKonfiguration,

	async speichereSsoKonfiguration(anruf) {
		const { clientSecret, ...body } = anruf.body;
		const eingabe = { ...body, clientSecret: clientSecret || null };
		await speichereKonfiguration(ssoUmgebung(anruf), eingabe, userIDVon(anruf));
		return zeigeKonfiguration(anruf);
	},

	async holeSsoInformation(anruf) {
		const eingerichtet = await liesKonfiguration(anruf.umgebung.db);
		if (!eingerichtet?.aktiv) return { data: { aktiv: false, label: '', uri: '' } };
		return { data: { aktiv: true, label: eingerichtet.label, uri: `${pfad(anruf)}/start` } };
	},

	async beginneSso(anruf) {
		const ziel = sicheresZiel(anruf.query.ziel, portalbasis(anruf));
		await leiteWeiter(anruf, async () => {
			const versuche = await zaehleFehlversuch(anruf.umgebung.db, AUFBRUCH, anruf.request.ip);
			if (versuche > AUFBRUCH.anzahl) return gescheitert('ZU_OFT');
			return brichAuf(anruf, { userID: null, ziel });
		});
	},

	async kehreVonSsoZurueck(anruf) {
		const { request } = anruf;
		const { rueckkehr } = ssoUmgebung(anruf);
		const adresse = new URL(`${rueckkehr}${new URL(request.url, rueckkehr).search}`);
		await leiteWeiter(anruf, async () => {
			const ergebnis = await kehreZurueck(ssoUmgebung(anruf), { adresse, browser: cookieVon(anruf) });
			return folge(anruf, ergebnis);
		});
	},

	async holeSsoKonto(anruf) {
		return { data: { verbundenSeit: await verbundenSeit(anruf.umgebung.db, userIDVon(anruf)) } };
	},

	async beginneSsoVerbindung(anruf) {
		return { data: { uri: await adresseZumVerbinden(anruf) } };
	},

	async verbindeSsoKonto(anruf) {
		const { umgebung, body } = anruf;
		await mitEinmalLink(anruf, body.code, () =>
			verbindeKonto(umgebung.db, userIDVon(anruf), vorlage(anruf, body.code)),
		);
		raeumeCookie(anruf);
	},

	async trenneSsoKonto(anruf) {
		if (!(await trenneKonto(anruf.umgebung.db, userIDVon(anruf)))) throw nichtGefunden();
	},

	async holeSsoBeitritt(anruf) {
		const { umgebung, query } = anruf;
		const beitritt = await mitEinmalLink(anruf, query.token, () =>
			zeigeBeitritt(umgebung.db, vorlage(anruf, query.token)),
		);
		return { data: { ...beitritt, hindernis: beitritt.hindernis?.text ?? null } };
	},

	async frageSsoBeitrittAn(anruf) {
		const { umgebung, query, body, zyklusID } = anruf;
		const wunsch = { ...body, blick: await blickVon(anruf), zyklusID };
		await mitEinmalLink(anruf, query.token, (idempotenz) =>
			frageBeitrittAn(umgebung, vorlage(anruf, query.token), wunsch, idempotenz),
		);
		raeumeCookie(anruf);
	},
};

async function zeigeKonfiguration(anruf: Umstand) {
	const eingerichtet = await liesKonfiguration(anruf.umgebung.db);
	const { rueckkehr: redirectUri } = ssoUmgebung(anruf);
	const hat = eingerichtet !== null;
	return { data: { ...(eingerichtet ?? LEER), isEingerichtet: hat, hatClientSecret: hat, redirectUri } };
}

const LEER = {
	issuer: '',
	clientId: '',
	domains: [],
	label: 'Single Sign-on',
	aktiv: false,
	geaendertAm: null,
	geaendertVon: null,
};

/** A page of the portal, with what it is to say. */
const seite = (weg: string, angaben: Readonly<Record<string, string>>): string =>
	`${weg}?${new URLSearchParams(angaben)}`;
const gescheitert = (fehler: Hindernis): string => seite('/sso/redirect', { fehler });

/** Where a return from the provider leads; only now is anybody signed in. */
async function folge(anruf: Umstand, ergebnis: Rueckkehr): Promise<string> {
	const { portal, umgebung, request, reply } = anruf;
	switch (ergebnis.art) {
		case 'ANGEMELDET': {
			const { konto, ziel } = ergebnis;
			const weg = { weg: 'SSO', ip: request.ip } as const;
			gibPaar(portal, reply, konto, await eroeffneSitzung(umgebung.db, konto.id, weg));
			raeumeCookie(anruf);
			return ziel;
		}
		case 'UNBEKANNT':
			return seite('/sso/beitritt', { token: ergebnis.token });
		case 'VERBINDEN':
			return seite('/admin/sso', { code: ergebnis.token });
		case 'ABGELEHNT':
			return seite('/sso/redirect', { error: ergebnis.error, error_description: ergebnis.beschreibung });
		case 'GESCHEITERT':
			await merkeGescheitert(anruf, ergebnis);
			if (ergebnis.ursache) request.log.warn({ err: ergebnis.ursache }, 'Einmalanmeldung');
			return gescheitert(ergebnis.grund);
	}
}

/** Whose account it is that nobody gets into, is recorded as with a password. */
async function merkeGescheitert({ umgebung, request }: Umstand, ergebnis: Rueckkehr): Promise<void> {
	if (ergebnis.art !== 'GESCHEITERT' || !ergebnis.konto) return;
	const { grund, konto } = ergebnis;
	if (grund !== 'GESPERRT' && grund !== 'UNBESTAETIGT') return;
	await merkeFehlversuch(umgebung.db, { login: konto.email, anlass: grund, ip: request.ip });
}

/** Whoever comes here sees pages, so a failure has one too. */
async function leiteWeiter({ request, reply }: Umstand, wohin: () => Promise<string>): Promise<void> {
	try {
		reply.header('location', await wohin());
	} catch (err) {
		if (!(err instanceof AnbieterGestoert)) throw err;
		request.log.warn({ err }, 'Einmalanmeldung');
		reply.header('location', gescheitert('ANBIETER'));
	}
}

/** Sets out to the provider; the cookie is what the return is recognised by. */
async function brichAuf(anruf: Umstand, wunsch: { userID: string | null; ziel: string }): Promise<string> {
	const aufbruch = await beginneVorgang(ssoUmgebung(anruf), wunsch);
	if (!aufbruch) return gescheitert('AUS');
	anruf.reply.setCookie(COOKIE, aufbruch.browser, { ...cookieArt(anruf), maxAge: NACHWEIS_MINUTEN * 60 });
	return aufbruch.uri;
}

async function adresseZumVerbinden(anruf: Umstand): Promise<string> {
	try {
		return await brichAuf(anruf, { userID: userIDVon(anruf), ziel: '' });
	} catch (err) {
		if (!(err instanceof AnbieterGestoert)) throw err;
		anruf.request.log.warn({ err }, 'Einmalanmeldung');
		throw new Abgelehnt([{ code: 'SSO_ANBIETER', http: 409, text: 'Der Anbieter antwortet nicht.' }]);
	}
}

const vorlage = (anruf: Umstand, token: string) => ({ token, browser: cookieVon(anruf) ?? '' });
const cookieVon = ({ request }: Umstand): string | null => request.cookies[COOKIE] ?? null;
const raeumeCookie = (anruf: Umstand) => anruf.reply.clearCookie(COOKIE, cookieArt(anruf));
const cookieArt = (anruf: Umstand) => rueckwegcookie(anruf, pfad(anruf));

const pfad = ({ portal }: Umstand): string => `${portal.konfiguration.apiBasisPfad}/v1/integrations/${SSO}`;

function ssoUmgebung(anruf: Umstand): SsoUmgebung {
	const { jwtSecret, erlaubteHosts } = anruf.portal.konfiguration;
	const rueckkehr = new URL(`${pfad(anruf)}/redirect`, portalbasis(anruf)).href;
	return { umgebung: anruf.umgebung, hauptschluessel: jwtSecret, erlaubteHosts, rueckkehr };
}

function userIDVon({ akteur }: Umstand): string {
	if (akteur.userID === null) throw abgelaufen();
	return akteur.userID;
}
