import type { auth } from '#api/contract/zugang/auth.ts';
import { Zurueckgewiesen } from '#api/plugins/fehler.ts';
import { abgelaufen, gibPaar, raeumeCookies, refreshCookie } from '#api/plugins/sitzung.ts';
import { istZustimmungOffen } from '#api/plugins/zustimmung.ts';
import type { Portal } from '#api/portal.ts';
import { ebenBeantwortet, type Idempotenz } from '#commands/idempotenz.ts';
import { aktiviere } from '#commands/konto/aktivieren.ts';
import { sendeAktivierung } from '#commands/konto/aktivierungsmail.ts';
import { meldeAnPerLink, sendeAnmeldelink } from '#commands/konto/anmeldelink.ts';
import { type Anmeldung, meldeAn } from '#commands/konto/anmelden.ts';
import { frageBeitrittAn } from '#commands/konto/beitritt-anfragen.ts';
import { EINMAL_LINK, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import { praegeDownloadToken } from '#commands/konto/download-token.ts';
import { bestaetigeEmail } from '#commands/konto/email-aendern.ts';
import {
	kontoZumKennwortLink,
	sendeKennwortLink,
	setzeKennwortZurueck,
} from '#commands/konto/kennwort-zuruecksetzen.ts';
import { sendeLinkErneut } from '#commands/konto/link-erneut.ts';
import type { Faktorumgebung } from '#commands/konto/zweiter-faktor.ts';
import { type Codepruefung, pruefeZweitenFaktor } from '#commands/konto/zweiter-faktor-pruefen.ts';
import { istBekannt, LINK_UNGUELTIG } from '#commands/zugang/einmal-token.ts';
import { beendeSitzung, erneuereSitzung, eroeffneSitzung } from '#commands/zugang/sitzungen.ts';
import { merkeFehlversuch } from '#commands/zugang/zugriff.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Anlass } from '#domain/zugriff/protokoll.ts';
import { alleRollen, type Konto, kontoDerSitzung, kontoVon } from '#projections/queries/zugang/akteur.ts';
import { blickVon } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** What an attempt to get in is answered when it fails. */
const ABSAGE: Readonly<Record<Exclude<Anmeldung['art'], 'ANGEMELDET'>, () => Zurueckgewiesen>> = {
	FALSCH: () => new Zurueckgewiesen(401, 'ANMELDUNG', 'Benutzername oder Kennwort sind falsch.'),
	GESPERRT: () => new Zurueckgewiesen(403, 'GESPERRT', 'Ihr Benutzer wurde gesperrt. Sie können sich nicht anmelden.'),
	UNBESTAETIGT: () => new Zurueckgewiesen(409, 'OPTIN', 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.'),
	GEBREMST: () => new Zurueckgewiesen(429, 'ZU_OFT', 'Zu viele Anmeldeversuche. Bitte versuchen Sie es später erneut.'),
};

/** Signing in and out, keeping a session alive, opening an account. */
export const authHandlers: Handlers<typeof auth> = {
	async anmelden(anruf) {
		const { login, password } = anruf.body;
		const anmeldung = await meldeAn(anruf.umgebung.db, { login, kennwort: password, ip: anruf.request.ip });
		if (anmeldung.art !== 'ANGEMELDET') {
			await merkeFehlversuch(anruf.umgebung.db, { login, anlass: anmeldung.art, ip: anruf.request.ip });
			throw ABSAGE[anmeldung.art]();
		}
		await pruefeCode(anruf, anruf.body.code)(anmeldung.konto);
		return neueSitzung(anruf, anmeldung.konto, 'KENNWORT');
	},

	erneuern: async (anruf) => erneuere(anruf, anruf.body.refreshToken),

	async erneuernMitCookie(anruf) {
		const token = refreshCookie(anruf.request);
		try {
			if (!token) throw abgelaufen();
			await erneuere(anruf, token);
		} catch (fehler) {
			if (fehler instanceof Zurueckgewiesen) raeumeCookies(anruf.portal, anruf.reply);
			throw fehler;
		}
	},

	async abmelden(anruf) {
		const { umgebung, request, reply, portal } = anruf;
		const refreshToken = anruf.body?.refreshToken ?? refreshCookie(request);
		await beendeSitzung(umgebung.db, { refreshToken, familie: request.familie, ip: request.ip });
		raeumeCookies(portal, reply);
	},

	async pruefeSitzung({ request, umgebung }) {
		const { konto } = request;
		if (!konto) throw abgelaufen();
		const { id, vorname, nachname, name, email, freiwilligerID, einsatzstelleIDs, einsatzortIDs } = konto;
		const dahinter = konto.impersoniertVon ? await kontoVon(umgebung.db, konto.impersoniertVon) : null;
		return {
			data: {
				user: { id, vorname, nachname, name, email, freiwilligerID, einsatzstelleIDs, einsatzortIDs },
				permissions: alleRollen(konto.rollen),
				sprache: konto.sprache,
				isDatenschutzOffen: await istZustimmungOffen(request.portal, request),
				...(dahinter ? { imp: { id: dahinter.id, name: dahinter.name } } : {}),
			},
		};
	},

	async aktivieren(anruf) {
		const { umgebung, params, body } = anruf;
		const angaben = { token: params.registrierungOptin, kennwort: body?.passwort ?? null };
		return sitzungFuer(
			anruf,
			await mitEinmalLink(anruf, angaben.token, (idempotenz) => aktiviere(umgebung, { ...angaben, idempotenz })),
			'FREISCHALTUNG',
		);
	},

	async sendeAktivierung({ umgebung, body }) {
		await sendeAktivierung(umgebung, body.email);
	},

	async sendeAnmeldelink({ umgebung, body }) {
		await sendeAnmeldelink(umgebung, body.email);
	},

	async sendeLinkErneut({ umgebung, params }) {
		await sendeLinkErneut(umgebung, params.token);
	},

	async meldeAnPerLink(anruf) {
		const { umgebung, params, body } = anruf;
		const angaben = {
			token: params.token,
			kennwort: body?.passwort ?? null,
			pruefeCode: pruefeCode(anruf, body?.code),
		};
		return sitzungFuer(
			anruf,
			await mitEinmalLink(anruf, angaben.token, (idempotenz) => meldeAnPerLink(umgebung, { ...angaben, idempotenz })),
			'ANMELDELINK',
		);
	},

	async sendeKennwortLink({ umgebung, body }) {
		await sendeKennwortLink(umgebung, body.email);
	},

	async pruefeKennwortLink(anruf) {
		const { umgebung, params } = anruf;
		const gueltig = (await kontoZumKennwortLink(umgebung, params.key)) !== null;
		if (!gueltig) await zaehleGeratenen(anruf, params.key);
		return { data: { gueltig } };
	},

	async holeDownloadToken({ umgebung, request, body }) {
		if (!request.familie) throw abgelaufen();
		return { data: { token: await praegeDownloadToken(umgebung.db, request.familie, body.pfad) } };
	},

	async frageBeitrittAn(anruf) {
		const { umgebung, body, request, zyklusID, idempotenz } = anruf;
		const blick = await blickVon(anruf);
		await frageBeitrittAn(umgebung, body, { ip: request.ip, idempotenz, blick, zyklusID });
	},

	async bestaetigeEmail(anruf) {
		const { umgebung, params, request } = anruf;
		const angaben = { token: params.optinKey, familie: request.familie };
		await mitEinmalLink(anruf, angaben.token, (idempotenz) => bestaetigeEmail(umgebung, { ...angaben, idempotenz }));
		return { data: {} };
	},

	async setzeKennwortZurueck(anruf) {
		const { umgebung, params, body, request } = anruf;
		const angaben = {
			token: params.key,
			kennwort: body.passwort,
			ip: request.ip,
			pruefeCode: pruefeCode(anruf, body.code),
		};
		await mitEinmalLink(anruf, angaben.token, (idempotenz) =>
			setzeKennwortZurueck(umgebung, { ...angaben, idempotenz }),
		);
	},
};

/**
 * What a one-time link opens. Who sends the same again, because the answer got lost, gets it once more. Guessing links is
 * hopeless, and noisy guessing is stopped.
 */
export async function mitEinmalLink<T>(
	anruf: Umstand,
	token: string,
	oeffne: (idempotenz: Idempotenz | null) => Promise<T>,
): Promise<T> {
	const {
		umgebung: { db, pool },
		request: { ip },
	} = anruf;
	const idempotenz = anruf.idempotenz && { ...anruf.idempotenz, isPerLink: true as const };
	try {
		return await oeffne(idempotenz);
	} catch (fehler) {
		if (fehler instanceof Abgelehnt && fehler.verstoesse[0]?.code === LINK_UNGUELTIG.code) {
			const eben = idempotenz && (await ebenBeantwortet(pool, idempotenz));
			if (eben) return eben.ergebnis as T;
			await zaehleGeratenen(anruf, token);
			await merkeFehlversuch(db, { login: null, anlass: 'LINK', ip });
		}
		throw fehler;
	}
}

/** Who opens a link of ours once more has guessed nothing; one that is good works whatever others did from there. */
export async function zaehleGeratenen({ umgebung: { db }, request: { ip } }: Umstand, token: string): Promise<void> {
	if (await istBekannt(db, token)) return;
	if ((await zaehleFehlversuch(db, EINMAL_LINK, ip)) > EINMAL_LINK.anzahl) throw ABSAGE.GEBREMST();
}

/** Asks for the second factor of those who have one; a wrong code is recorded as a failed login. */
function pruefeCode({ umgebung, portal, request: { ip } }: Umstand, code: string | undefined): Codepruefung {
	return async ({ id, email: login }) => {
		const befund = await pruefeZweitenFaktor(faktorumgebung({ umgebung, portal }), id, code ?? null);
		if (befund === 'STIMMT') return;
		if (befund === 'FEHLT') throw CODE_FEHLT();
		const anlass = befund === 'FALSCH' ? 'CODE' : befund;
		await merkeFehlversuch(umgebung.db, { login, anlass, ip });
		throw befund === 'FALSCH' ? CODE_FALSCH() : ABSAGE.GEBREMST();
	};
}

export const faktorumgebung = ({ umgebung, portal }: Pick<Umstand, 'umgebung' | 'portal'>): Faktorumgebung => ({
	umgebung,
	hauptschluessel: portal.konfiguration.jwtSecret,
});

const CODE_FEHLT = () =>
	new Zurueckgewiesen(401, 'ZWEITER_FAKTOR', 'Bitte geben Sie den Code aus Ihrer Authentifizierungs-App ein.');
const CODE_FALSCH = () => new Zurueckgewiesen(401, 'CODE', 'Der Code ist falsch, abgelaufen oder wurde schon benutzt.');

async function sitzungFuer(umstand: Umstand, userID: string, weg: Anlass) {
	const konto = await kontoVon(umstand.umgebung.db, userID);
	if (!konto?.isAktiv) throw abgelaufen();
	return neueSitzung(umstand, konto, weg);
}

async function neueSitzung({ umgebung, portal, reply, request: { ip } }: Umstand, konto: Konto, weg: Anlass) {
	return gibPaar(portal, reply, konto, await eroeffneSitzung(umgebung.db, konto.id, { weg, ip }));
}

async function erneuere({ umgebung, portal, reply }: Umstand, refreshToken: string) {
	const sitzung = await erneuereSitzung(umgebung.db, schluessel(portal), refreshToken);
	const konto = sitzung && (await kontoDerSitzung(umgebung.db, sitzung.familie));
	if (!sitzung || !konto?.isAktiv) throw abgelaufen();
	return gibPaar(portal, reply, konto, sitzung);
}

/** From this key the children of refresh tokens are made; it is not the one that signs. */
const schluessel = ({ konfiguration }: Portal): string => `refresh:${konfiguration.jwtSecret}`;
