/** The way of an administrator to the service that rooms of talks are ordered from, and back. */
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { abgelaufen } from '#api/plugins/sitzung.ts';
import { beginneVerbindung, kehreZurueck, VORGANG_MINUTEN } from '#commands/meeting/verbindung.ts';
import type { Raeume } from '#commands/meeting/videodienst.ts';
import type { Umstand } from '../handler.ts';
import { portalbasis, rueckwegcookie } from './rueckweg.ts';

const COOKIE = 'videodienst';

export const raeumeVon = ({ umgebung, portal: { konfiguration } }: Pick<Umstand, 'umgebung' | 'portal'>): Raeume => ({
	umgebung,
	hauptschluessel: konfiguration.jwtSecret,
	erlaubteHosts: konfiguration.erlaubteHosts,
});

/** Sets out to the service; the cookie is what the return is recognised by. */
export async function verbindeVideodienst(anruf: Umstand): Promise<string> {
	const { akteur, reply } = anruf;
	if (akteur.userID === null) throw abgelaufen();
	const aufbruch = await beginneVerbindung(wegVon(anruf), akteur.userID);
	if (!aufbruch) throw nichtGefunden();
	reply.setCookie(COOKIE, aufbruch.browser, { ...cookieArt(anruf), maxAge: VORGANG_MINUTEN * 60 });
	return aufbruch.uri;
}

interface Antwort {
	readonly state?: string | undefined;
	readonly code?: string | undefined;
	readonly error?: string | undefined;
}

/** Whoever comes here sees pages: that of the integrations says how it ended. */
export async function kehreVomVideodienstZurueck(anruf: Umstand, { state, code, error }: Antwort): Promise<string> {
	const { request, reply } = anruf;
	const browser = request.cookies[COOKIE] ?? null;
	const { ergebnis, ursache } = await kehreZurueck(wegVon(anruf), { state, code, error, browser });
	if (ursache) request.log.warn({ err: ursache }, 'Videodienst');
	if (ergebnis !== 'VORGANG') reply.clearCookie(COOKIE, cookieArt(anruf));
	return `/admin/system/integrationen?${new URLSearchParams({ videodienst: ergebnis })}`;
}

const pfad = ({ portal }: Pick<Umstand, 'portal'>): string =>
	`${portal.konfiguration.apiBasisPfad}/v1/integrations/meetings`;

export function rueckkehradresse(anruf: Pick<Umstand, 'portal' | 'request'>): string {
	return new URL(`${pfad(anruf)}/redirect`, portalbasis(anruf)).href;
}

const wegVon = (anruf: Umstand) => ({ ...raeumeVon(anruf), rueckkehr: rueckkehradresse(anruf) });

const cookieArt = (anruf: Umstand) => rueckwegcookie(anruf, pfad(anruf));
