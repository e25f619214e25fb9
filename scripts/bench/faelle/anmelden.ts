import type { FastifyInstance } from 'fastify';
import { mitClient } from '#scripts/postgres/zugang.ts';
import type { Fall, Messort, Messung } from '../fall.ts';
import { aktiverZyklus, bevoelkert } from '../mandant.ts';
import { KENNWORT, KONTEN, legeKontenAn, mitPortal } from '../portal.ts';
import { mitServer } from '../server.ts';
import { entfache, type Sturm } from '../sturm.ts';
import { alsTraeger } from '../zugang.ts';

const VERSUCHE = 60;
const RUHE = 200;
const FREIWILLIGE = 2_000;

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

/** What somebody else calls meanwhile, and where. */
interface Alltag {
	readonly ort: Messort;
	readonly pfad: string;
	readonly kopf: (adresse: string) => Promise<Record<string, string>>;
}

async function leichterRuf(ort: Messort): Promise<Alltag> {
	await legeKontenAn(ort);
	return { ort, pfad: '/auth/check', kopf: (adresse) => meldeAn(`${adresse}/api/v1`) };
}

/** The first page of the volunteers of the active cycle. */
async function liste(ort: Messort): Promise<Alltag> {
	const seiner = await bevoelkert(ort, 'bench_alltag', FREIWILLIGE);
	// What the storm before left there would slow this one's login down.
	await mitClient(seiner.ownerUrl, (client) => client.query('truncate bremse'));
	const zyklus = JSON.stringify({ id: await aktiverZyklus(seiner) });
	const kopf = async (adresse: string) => ({ ...(await alsTraeger(adresse)), 'x-zyklus': zyklus });
	return { ort: seiner, pfad: '/freiwilliger/list-freiwillige', kopf };
}

/** How many such calls a second the slowest of twenty allows, alone or beside what others do to the server. */
const rufeBeiSturm =
	(alltag: (ort: Messort) => Promise<Alltag>, sturm: Sturm | null): Messung =>
	async (messort) => {
		const { ort, pfad, kopf } = await alltag(messort);
		return mitServer(ort, async (adresse) => {
			const basis = `${adresse}/api/v1`;
			const headers = await kopf(adresse);
			const dauern: number[] = [];
			const rufe = async (anzahl: number) => {
				for (let nr = 0; nr < anzahl; nr++) dauern.push(await dauerDesRufs(`${basis}${pfad}`, headers));
			};
			await rufe(RUHE);
			dauern.length = 0;
			let tobt = sturm !== null;
			const ende =
				sturm &&
				entfache(sturm, basis, headers).finally(() => {
					tobt = false;
				});
			do await rufe(tobt ? 1 : RUHE);
			while (tobt);
			await ende;
			return 1_000 / quantil(dauern, 0.95);
		});
	};

async function meldeAn(basis: string): Promise<{ authorization: string }> {
	const antwort = await fetch(`${basis}/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ login: KONTEN.offen, password: KENNWORT }),
	});
	const inhalt = (await antwort.json()) as { data?: { token: string } };
	if (!inhalt.data) throw new Error(`Anmeldung: ${antwort.status}`);
	return { authorization: `Bearer ${inhalt.data.token}` };
}

async function dauerDesRufs(adresse: string, headers: Record<string, string>): Promise<number> {
	const beginn = performance.now();
	const antwort = await fetch(adresse, { headers });
	await antwort.arrayBuffer();
	if (antwort.status !== 200) throw new Error(`${adresse}: ${antwort.status}`);
	return performance.now() - beginn;
}

/** Five hundred logins at once leave the other calls fast. */
export const anmeldesturm: Fall = {
	name: 'light call (p95) beside 500 logins / alone',
	unsere: rufeBeiSturm(leichterRuf, { anmeldungen: 500 }),
	vergleich: rufeBeiSturm(leichterRuf, null),
};

/** So do three hundred from the same address as the others'. */
export const anmeldesturmListe: Fall = {
	name: 'list (p95) beside 300 logins of one address / alone',
	unsere: rufeBeiSturm(liste, { anmeldungen: 300 }),
	vergleich: rufeBeiSturm(liste, null),
};

/** What anybody may send is refused by its length. */
export const grosserInhalt: Fall = {
	name: 'list (p95) beside 10 bodies of 0.7 MB of strangers / alone',
	unsere: rufeBeiSturm(liste, {
		inhalte: { method: 'POST', pfad: '/freiwilliger/registrierung', als: false, status: 413 },
	}),
	vergleich: rufeBeiSturm(liste, null),
};

/** What users send is read, one after the other. */
export const grosserInhaltVonBenutzern: Fall = {
	name: 'list (p95) beside 10 bodies of 0.7 MB of users / alone',
	unsere: rufeBeiSturm(liste, { inhalte: { method: 'PUT', pfad: '/user/me/ansichten', als: true, status: 422 } }),
	vergleich: rufeBeiSturm(liste, null),
};
