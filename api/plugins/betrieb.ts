import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { bereitschaft } from '../bereitschaft.ts';
import type { Mandanten } from '../mandanten.ts';
import { unbehandelte } from '../unbehandelt.ts';
import { antworteNichtGefunden } from './fehler.ts';
import { kommtVomProxy } from './proxys.ts';

const VERSTECKT = { schema: { hide: true }, logLevel: 'warn', config: { ohneMandant: true } } as const;

/** Is the process there, can it work, and how does it fare. */
export function registriereBetrieb(app: FastifyInstance, mandanten: Mandanten): void {
	app.get('/health/live', VERSTECKT, async () => ({ status: 'ok' }));
	// One tenant without its database is no reason to take the process from all others.
	app.get('/health/ready', VERSTECKT, async (request, reply) => {
		const stand = await Promise.all(mandanten.alle.map(bereitschaft));
		const status = stand.includes('ok') ? 'ok' : (stand[0] ?? 'ok');
		if (status !== 'ok') reply.code(503).header('retry-after', '5');
		if (!istLokal(request)) return { status };
		return { status, mandanten: Object.fromEntries(mandanten.alle.map(({ key }, i) => [key, stand[i]])) };
	});

	const register = messe(app, mandanten);
	app.get('/metrics', VERSTECKT, async (request, reply) => {
		if (!istLokal(request)) return antworteNichtGefunden(request, reply);
		return reply.type(register.contentType).send(await register.metrics());
	});
}

const LOKAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Figures and tenants tell about the house: only whoever is on the machine may read them, not through its proxy. */
const istLokal = (request: FastifyRequest): boolean =>
	LOKAL.has(request.socket.remoteAddress ?? '') && LOKAL.has(request.ip) && !kommtVomProxy(request);

function messe(app: FastifyInstance, mandanten: Mandanten): Registry {
	const register = new Registry();
	const registers = [register];
	collectDefaultMetrics({ register });
	const dauer = new Histogram({
		name: 'http_request_seconds',
		help: 'Dauer der Aufrufe',
		labelNames: ['method', 'route', 'status'],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
		registers,
	});
	const labelNames = ['mandant'] as const;
	const aufrufe = new Counter({ name: 'http_requests_total', help: 'Aufrufe je Mandant', labelNames, registers });
	const fehler = new Counter({
		name: 'http_errors_total',
		help: 'Antworten mit 5xx je Mandant',
		labelNames,
		registers,
	});
	app.addHook('onResponse', async (request, reply) => {
		const route = request.routeOptions.url ?? 'unbekannt';
		dauer.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
		const mandant = mandanten.zuHost(request.hostname)?.key ?? '';
		aufrufe.inc({ mandant });
		if (reply.statusCode >= 500) fehler.inc({ mandant });
	});
	new Counter({
		name: 'unhandled_rejections_total',
		help: 'Fehler, auf die niemand wartete; jeder ist ein Fehler des Programms',
		registers,
		collect() {
			this.reset();
			this.inc(unbehandelte());
		},
	});
	new Gauge({
		name: 'db_connections',
		help: 'Verbindungen zur Datenbank je Mandant; -1: noch nicht geöffnet',
		labelNames,
		registers,
		collect() {
			for (const { key, offen } of mandanten.alle) this.set({ mandant: key }, offen()?.umgebung.pool.totalCount ?? -1);
		},
	});
	return register;
}
