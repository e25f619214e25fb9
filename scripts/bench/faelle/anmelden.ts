import type { FastifyInstance } from 'fastify';
import type { Fall, Messung } from '../fall.ts';
import { KENNWORT, KONTEN, legeKontenAn, mitPortal } from '../portal.ts';
import { mitServer } from '../server.ts';

const VERSUCHE = 60;
const LOGINS = 500;
const RUHE = 200;

const quantil = (werte: readonly number[], anteil: number): number =>
	werte.toSorted((a, b) => a - b)[Math.floor(werte.length * anteil)] ?? 0;

/** How often a second such a login is refused, by the median of its duration. */
const abgelehnt =
	(login: string): Messung =>
	async (ort) => {
		await legeKontenAn(ort);
		return mitPortal(ort, async (app) => {
			const dauern: number[] = [];
			for (let nr = 0; nr < VERSUCHE; nr++) dauern.push(await dauerDerAblehnung(app, login, nr));
			// The first ones warm up.
			return 1_000 / quantil(dauern.slice(10), 0.5);
		});
	};

async function dauerDerAblehnung(app: FastifyInstance, login: string, nr: number): Promise<number> {
	const beginn = performance.now();
	const antwort = await app.inject({
		method: 'POST',
		url: '/api/v1/auth/login',
		// From another address each time, or the brake would answer.
		remoteAddress: `10.0.${nr >> 8}.${nr & 255}`,
		payload: { login, password: 'Falsches-Wort-1' },
	});
	const dauer = performance.now() - beginn;
	if (antwort.statusCode !== 401) throw new Error(`Anmeldung: ${antwort.statusCode} ${antwort.body}`);
	return dauer;
}

/** Nobody's name takes as long as a wrong password. */
export const anmeldenUnbekannt: Fall = {
	name: 'login of nobody / of a wrong password',
	unsere: abgelehnt('niemand@bench.test'),
	vergleich: abgelehnt(KONTEN.offen),
};

/** So does a blocked account. */
export const anmeldenGesperrt: Fall = {
	name: 'login of a blocked account / of a wrong password',
	unsere: abgelehnt(KONTEN.gesperrt),
	vergleich: abgelehnt(KONTEN.offen),
};

/** How many light calls a second the slowest of twenty allows, alone or beside so many logins at once. */
const leichteRufe =
	(logins: number): Messung =>
	async (ort) => {
		await legeKontenAn(ort);
		return mitServer(ort, async (adresse) => {
			const basis = `${adresse}/api/v1`;
			const token = await meldeAn(basis);
			const dauern: number[] = [];
			const rufe = async (anzahl: number) => {
				for (let nr = 0; nr < anzahl; nr++) dauern.push(await dauerDesRufs(basis, token));
			};
			await rufe(RUHE);
			dauern.length = 0;
			const sturm = Promise.all(Array.from({ length: logins }, (_, nr) => versuche(basis, `jemand${nr}@bench.test`)));
			let tobt = logins > 0;
			const ende = sturm.finally(() => {
				tobt = false;
			});
			do await rufe(tobt ? 1 : RUHE);
			while (tobt);
			await ende;
			return 1_000 / quantil(dauern, 0.95);
		});
	};

const versuche = (basis: string, login: string, password = 'Falsches-Wort-1') =>
	fetch(`${basis}/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ login, password }),
	}).then(async (antwort) => ({
		status: antwort.status,
		inhalt: (await antwort.json()) as { data?: { token: string } },
	}));

async function meldeAn(basis: string): Promise<string> {
	const { status, inhalt } = await versuche(basis, KONTEN.offen, KENNWORT);
	if (!inhalt.data) throw new Error(`Anmeldung: ${status}`);
	return inhalt.data.token;
}

async function dauerDesRufs(basis: string, token: string): Promise<number> {
	const beginn = performance.now();
	const antwort = await fetch(`${basis}/auth/check`, { headers: { authorization: `Bearer ${token}` } });
	await antwort.arrayBuffer();
	if (antwort.status !== 200) throw new Error(`Leichter Ruf: ${antwort.status}`);
	return performance.now() - beginn;
}

/** Five hundred logins at once leave the other calls fast. */
export const anmeldesturm: Fall = {
	name: 'light call (p95) beside 500 logins / alone',
	unsere: leichteRufe(LOGINS),
	vergleich: leichteRufe(0),
};
