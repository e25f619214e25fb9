import type { FastifyInstance } from 'fastify';
import { Zurueckgewiesen } from './fehler.ts';

/** Forms with files that may be arriving at the same moment: from one address (an office shares one), and in all. */
const HOECHSTENS = { jeAdresse: 32, gesamt: 128 };
const SPAETER_SEKUNDEN = 10;

/** Whoever opens many and lets them drip keeps nobody else from sending his. */
export function begrenzeSendungen(app: FastifyInstance, hoechstens = HOECHSTENS): void {
	const offen = new Map<string, number>();
	let gesamt = 0;
	app.addHook('onRequest', async ({ ip, headers }, reply) => {
		if (!headers['content-type']?.startsWith('multipart/')) return;
		const vonDort = offen.get(ip) ?? 0;
		if (vonDort >= hoechstens.jeAdresse || gesamt >= hoechstens.gesamt) {
			reply.header('retry-after', String(SPAETER_SEKUNDEN));
			throw new Zurueckgewiesen(
				429,
				'ZU_OFT',
				'Es werden gerade zu viele Dateien gesendet. Bitte versuchen Sie es gleich noch einmal.',
			);
		}
		offen.set(ip, vonDort + 1);
		gesamt++;
		// Comes after the answer as well as when the sender goes away.
		reply.raw.once('close', () => {
			gesamt--;
			const rest = (offen.get(ip) ?? 1) - 1;
			if (rest > 0) offen.set(ip, rest);
			else offen.delete(ip);
		});
	});
}
