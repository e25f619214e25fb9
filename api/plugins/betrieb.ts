import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Portal } from '../portal.ts';
import { antworteNichtGefunden } from './fehler.ts';

const LOKAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Is the process there, can it work, and how does it fare. */
export function registriereBetrieb(app: FastifyInstance, { umgebung }: Portal): void {
	const versteckt = { schema: { hide: true }, logLevel: 'warn' } as const;
	app.get('/health/live', versteckt, async () => ({ status: 'ok' }));
	app.get('/health/ready', versteckt, async () => {
		await sql`select 1`.execute(umgebung.db);
		return { status: 'ok' };
	});

	const register = new Registry();
	collectDefaultMetrics({ register });
	const dauer = new Histogram({
		name: 'http_request_seconds',
		help: 'Dauer der Aufrufe',
		labelNames: ['method', 'route', 'status'],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
		registers: [register],
	});
	const fehler = new Counter({ name: 'http_errors_total', help: 'Antworten mit 5xx', registers: [register] });
	app.addHook('onResponse', async (request, reply) => {
		const route = request.routeOptions.url ?? 'unbekannt';
		dauer.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
		if (reply.statusCode >= 500) fehler.inc();
	});
	// Figures tell about the house: only whoever is on the machine may read them.
	app.get('/metrics', versteckt, async (request, reply) => {
		if (!LOKAL.has(request.socket.remoteAddress ?? '')) return antworteNichtGefunden(request, reply);
		return reply.type(register.contentType).send(await register.metrics());
	});
}
