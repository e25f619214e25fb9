import type { FastifyReply, FastifyRequest } from 'fastify';
import { EINMAL_LINK, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import { istTicketBekannt, loeseDownloadTokenEin } from '#commands/konto/download-token.ts';
import { alsAkteur, kontoDerSitzung } from '#projections/queries/zugang/akteur.ts';
import type { Definition } from '../contract/route.ts';
import { nichtGefunden, Zurueckgewiesen } from './fehler.ts';
import { verwehreVorabruf } from './herkunft.ts';

/** Answers with a file that a browser can fetch by its address alone. */
export const istDownload = ({ method, contentType }: Pick<Definition, 'method' | 'contentType'>): boolean =>
	method === 'GET' && contentType !== undefined;

/**
 * A ticket in the address (`token`) speaks for the session that asked for it, with what that may do at this moment.
 * One that was used, has expired or is for another file answers like a file that doesn't exist.
 */
export async function erkenneTicketinhaber(request: FastifyRequest, reply: FastifyReply, d: Definition) {
	const query = request.query as Record<string, unknown>;
	if (!istDownload(d) || query.token === undefined) return false;
	const { token } = query;
	delete query.token;
	verwehreVorabruf(request, reply);
	const { db } = request.portal.umgebung;
	const familie = await loeseDownloadTokenEin(db, String(token), pfadOhneBasis(request));
	const konto = familie === null ? null : await kontoDerSitzung(db, familie);
	if (!konto?.isAktiv) {
		await zaehleGeratenes(request, String(token));
		throw nichtGefunden();
	}
	request.konto = konto;
	request.akteur = alsAkteur(konto, konto.impersoniertVon);
	request.familie = familie;
	return true;
}

/** As with links: a ticket that was used is no guess. */
async function zaehleGeratenes({ portal, ip }: FastifyRequest, token: string): Promise<void> {
	const { db } = portal.umgebung;
	if (await istTicketBekannt(db, token)) return;
	if ((await zaehleFehlversuch(db, EINMAL_LINK, ip)) > EINMAL_LINK.anzahl) {
		throw new Zurueckgewiesen(429, 'ZU_OFT', 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.');
	}
}

/** As the contract writes it. */
const pfadOhneBasis = ({ url, portal }: FastifyRequest): string => url.slice(portal.konfiguration.apiBasisPfad.length);
