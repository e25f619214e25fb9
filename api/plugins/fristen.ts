import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Takes a file, which may take longer. */
		mitDatei?: boolean;
	}
}

const SEKUNDE = 1000;
/** So long a request with a file may take to arrive, however steadily it comes. */
export const FRIST_DATEI = 300 * SEKUNDE;

interface Fristen {
	/** So long a request may take to arrive. */
	readonly ms: number;
	/** In each stretch of that time a file brings at least so many bytes: the slowest of mobile lines does. */
	readonly mindestens: number;
}
const FRISTEN: Fristen = { ms: 60 * SEKUNDE, mindestens: 64 * 1024 };

/** The server itself knows one time limit for all: it is that of files, the shorter one is kept here. */
export function registriereFristen(app: FastifyInstance, { ms, mindestens }: Fristen = FRISTEN): void {
	app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
		const hatInhalt = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
		if (!hatInhalt) return;
		const pruefe = routeOptions.config.mitDatei ? beiStillstand(raw, mindestens) : () => raw.destroy();
		const takt = setInterval(pruefe, ms);
		raw.once('end', () => clearInterval(takt)).once('close', () => clearInterval(takt));
	});
}

/** Ends what brought less than that since it was asked last; what is all there waits for us, not for the sender. */
function beiStillstand(raw: FastifyRequest['raw'], mindestens: number): () => void {
	let bisher = raw.socket.bytesRead;
	return () => {
		const seither = raw.socket.bytesRead - bisher;
		bisher += seither;
		if (seither < mindestens && !raw.complete) raw.destroy();
	};
}
