import { randomBytes } from 'node:crypto';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sitzungspaar } from '#commands/zugang/sitzungen.ts';
import { REFRESH_TAGE } from '#commands/zugang/sitzungen.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import {
	alleRollen,
	alsAkteur,
	type Konto,
	kontoDerSitzung,
	OEFFENTLICHKEIT,
	type Sitzungskonto,
} from '#projections/queries/zugang/akteur.ts';
import type { Definition } from '../contract/route.ts';
import type { Portal } from '../portal.ts';
import { Zurueckgewiesen } from './fehler.ts';

declare module 'fastify' {
	interface FastifyRequest {
		akteur: Akteur;
		/** Family of refresh tokens of this session. */
		familie: string | null;
		konto: Sitzungskonto | null;
	}
}
declare module '@fastify/jwt' {
	interface FastifyJWT {
		payload: Anspruch;
		user: Anspruch;
	}
}

/** What the access token says; rights are judged by the session on the server all the same. */
interface Anspruch {
	readonly sub: string;
	readonly sid: string;
	readonly permissions: readonly string[];
	readonly imp?: string;
}

const ACCESS_MINUTEN = 10;
const FAT = 'fat';
const RAT = 'rat';

export async function registriereSitzung(app: FastifyInstance): Promise<void> {
	await app.register(jwt, {
		// Every tenant signs by its own key; what was signed without one is good nowhere.
		secret: randomBytes(32),
		sign: { algorithm: 'HS256', expiresIn: `${ACCESS_MINUTEN}m` },
		verify: { algorithms: ['HS256'] },
	});
	app.decorateRequest('akteur', null as unknown as Akteur);
	app.decorateRequest('familie', null);
	app.decorateRequest('konto', null);
}

/** Calls that nobody needs a session for and that an expired one must not stop. */
const OHNE_SITZUNG: ReadonlySet<Aktion> = new Set([
	'anmelden',
	'kontoEroeffnen',
	'kennwortZuruecksetzen',
	'emailBestaetigen',
	'beitrittAnfragen',
	'einladungAnnehmen',
	'vorschlagPerLink',
	'kalenderAbrufen',
	'seminarangebotPerLink',
	'nachweisPerLink',
	'benutzerEinladungOeffnen',
	'registrieren',
	'ssoBeitreten',
	'fehlerMelden',
]);

const NICHT_ANGEMELDET = 'Bitte melden Sie sich an.';

/**
 * Who asks. A session that was sent must still be good; without one the public asks. A call `nurMitBearer` doesn't
 * look at cookies.
 */
export async function erkenneAkteur(
	portal: Portal,
	request: FastifyRequest,
	{ action, nurMitBearer }: Pick<Definition, 'action' | 'nurMitBearer'>,
): Promise<void> {
	request.akteur = OEFFENTLICHKEIT;
	const cookies = nurMitBearer ? {} : request.cookies;
	const token = bearer(request) ?? cookies[FAT] ?? null;
	const istOhneSitzung = OHNE_SITZUNG.has(action);
	if (!token) {
		if (cookies[RAT] && !istOhneSitzung) throw abgelaufen();
		return;
	}
	const konto = await kontoZum(portal, request, token);
	if (!konto) {
		if (istOhneSitzung) return;
		throw abgelaufen();
	}
	request.konto = konto;
	request.akteur = alsAkteur(konto, konto.impersoniertVon);
}

async function kontoZum(portal: Portal, request: FastifyRequest, token: string): Promise<Sitzungskonto | null> {
	let anspruch: Anspruch;
	try {
		anspruch = request.server.jwt.verify<Anspruch>(token, { key: portal.konfiguration.jwtSecret });
	} catch {
		return null;
	}
	const konto = await kontoDerSitzung(portal.umgebung.db, anspruch.sid);
	if (!konto?.isAktiv || konto.id !== anspruch.sub) return null;
	request.familie = anspruch.sid;
	return konto;
}

export const abgelaufen = () => new Zurueckgewiesen(401, 'ANMELDUNG', NICHT_ANGEMELDET);

function bearer(request: FastifyRequest): string | null {
	return /^Bearer (\S{1,4096})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Do cookies speak for the caller? Then the browser must prove that this site asks. */
export const mitCookie = (request: FastifyRequest): boolean =>
	bearer(request) === null && (request.cookies[FAT] !== undefined || request.cookies[RAT] !== undefined);

export const refreshCookie = (request: FastifyRequest): string | null => request.cookies[RAT] ?? null;

/** The pair of a session: into the body for API clients, into cookies that no script reads for the browser. */
export function gibPaar(portal: Portal, reply: FastifyReply, konto: Konto, sitzung: Sitzungspaar) {
	const anspruch: Anspruch = {
		sub: konto.id,
		sid: sitzung.familie,
		permissions: alleRollen(konto.rollen),
		...(sitzung.impersoniertVon ? { imp: sitzung.impersoniertVon } : {}),
	};
	const token = reply.server.jwt.sign(anspruch, { key: portal.konfiguration.jwtSecret });
	const maxAge = REFRESH_TAGE * 24 * 60 * 60;
	reply.setCookie(FAT, token, { ...cookieArt(portal), maxAge });
	reply.setCookie(RAT, sitzung.refreshToken, { ...cookieArt(portal), maxAge });
	reply.header('cache-control', 'no-store');
	return { data: { token, refreshToken: sitzung.refreshToken } };
}

export function raeumeCookies(portal: Portal, reply: FastifyReply): void {
	reply.clearCookie(FAT, cookieArt(portal)).clearCookie(RAT, cookieArt(portal));
}

const cookieArt = ({ konfiguration }: Portal) =>
	({ path: '/', httpOnly: true, sameSite: 'strict', secure: konfiguration.produktion }) as const;
