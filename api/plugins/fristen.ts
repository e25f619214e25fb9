import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Takes a file, which may take longer. */
		mitDatei?: boolean;
	}
}

const SEKUNDE = 1000;
/** So long a request may take to arrive; one with a file may take longer, over a slow line. */
const FRIST = 30 * SEKUNDE;
export const FRIST_DATEI = 300 * SEKUNDE;

/** The server itself knows one time limit for all: it is that of files, the shorter one is kept here. */
export function registriereFristen(app: FastifyInstance, ms = FRIST): void {
	app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
		const hatInhalt = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
		if (!hatInhalt || routeOptions.config.mitDatei) return;
		const frist = setTimeout(() => raw.destroy(), ms);
		raw.once('end', () => clearTimeout(frist)).once('close', () => clearTimeout(frist));
	});
}
