import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { erkenneVerzeichnis } from '#commands/scim/erkennen.ts';
import { antworteNichtGefunden, Zurueckgewiesen } from './fehler.ts';

/** Who asks is the directory, by its token alone; what a browser or a key sends besides counts for nothing. */
export async function erkenneVerzeichnisdienst(request: FastifyRequest, reply: FastifyReply): Promise<void> {
	const token = /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
	const erkannt = await erkenneVerzeichnis(request.portal.umgebung, token, request.ip);
	if (erkannt.art === 'GEBREMST') {
		reply.header('retry-after', String(erkannt.sekunden));
		throw new Zurueckgewiesen(429, 'ZU_OFT', 'Zu viele Aufrufe. Bitte versuchen Sie es später erneut.');
	}
	if (erkannt.art === 'UNGUELTIG') {
		reply.header('www-authenticate', 'Bearer');
		throw new Zurueckgewiesen(401, 'SCIM_TOKEN', 'Das Token ist ungültig.');
	}
	request.akteur = erkannt.akteur;
}

/** What SCIM has and the portal hasn't, answers in the form of SCIM too. */
export function registriereScimRest(app: FastifyInstance): void {
	app.all('/scim/v2/*', { schema: { hide: true }, config: { inScim: true } }, async (request, reply) => {
		reply.header('cache-control', 'no-store');
		await erkenneVerzeichnisdienst(request, reply);
		if (request.url.startsWith('/scim/v2/Groups')) throw new Zurueckgewiesen(403, 'mutability', FESTE_GRUPPEN);
		return antworteNichtGefunden(request, reply);
	});
}

const FESTE_GRUPPEN =
	'Welche Gruppen es gibt, legt die Administration des Portals fest. Das Verzeichnis ändert nur ihre Mitglieder.';
