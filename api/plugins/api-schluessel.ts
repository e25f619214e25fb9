import type { FastifyReply, FastifyRequest } from 'fastify';
import { erkenneSchluessel } from '#commands/api-schluessel/erkennen.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { apiAkteur, oeffnet } from '#domain/zugriff/api.ts';
import type { Definition } from '../contract/route.ts';
import { Zurueckgewiesen } from './fehler.ts';
import { mitCookie } from './sitzung.ts';

const KOPF = 'x-api-key';

/** Who asks by a key in the header; false: no key was sent. A key that isn't good never falls back to the public. */
export async function erkenneSchluesselinhaber(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
	const schluessel = request.headers[KOPF];
	if (schluessel === undefined) return false;
	if (request.headers.authorization !== undefined || mitCookie(request)) throw new Abgelehnt([ZWEIERLEI]);
	const erkannt = await erkenneSchluessel(request.portal.umgebung, String(schluessel), request.ip);
	if (erkannt.art === 'GEBREMST') {
		reply.header('retry-after', String(erkannt.sekunden));
		throw new Zurueckgewiesen(429, 'ZU_OFT', 'Zu viele Aufrufe. Bitte versuchen Sie es später erneut.');
	}
	if (erkannt.art === 'UNGUELTIG') throw new Zurueckgewiesen(401, 'API_SCHLUESSEL', 'Der API-Schlüssel ist ungültig.');
	if (erkannt.art === 'FREMDES_NETZ') {
		throw new Zurueckgewiesen(403, 'NETZ', 'Von dieser Netzadresse aus darf der API-Schlüssel nicht benutzt werden.');
	}
	request.akteur = apiAkteur(erkannt);
	return true;
}

/** A call is open to keys only where it says so, and only to those with its scope. */
export function pruefeOeffnung(akteur: Akteur, { api }: Pick<Definition, 'api'>): void {
	if (akteur.art !== 'API' || (api && oeffnet(akteur, api))) return;
	const text = api
		? `Dem API-Schlüssel fehlt die Berechtigung ${api}.`
		: 'Dieser Aufruf steht API-Schlüsseln nicht offen.';
	throw new Zurueckgewiesen(403, 'BERECHTIGUNG', text);
}

const ZWEIERLEI = {
	code: 'ANMELDUNG',
	http: 400,
	text: 'Bitte senden Sie entweder einen API-Schlüssel oder eine Anmeldung, nicht beides.',
} as const;
