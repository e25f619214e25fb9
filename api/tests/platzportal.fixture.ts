import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as warte } from 'node:timers/promises';

/** How the platform treats one request. */
export type Laune =
	| 'OK'
	/** Takes nothing. */
	| 'FEHLER'
	/** Takes it, and says that it failed. */
	| 'FEHLER_DOCH_GETAN'
	/** Takes it and never answers. */
	| 'STUMM'
	/** Takes it long after whoever asked has given up. */
	| 'SPAET'
	/** Takes it, answers late. */
	| 'LANGSAM'
	/** Takes it now, and once more later. */
	| 'DOPPELT'
	| 'PAUSE'
	| 'FORT';

/** A platform as the portal thinks of freiwillig-ja: places under an address of their own, behind a key. */
export interface Plattform {
	readonly url: string;
	readonly schluessel: string;
	/** What stands there, by id. */
	readonly plaetze: Map<string, Readonly<Record<string, unknown>>>;
	/** Method and path, with when. */
	readonly anfragen: { readonly was: string; readonly am: number; readonly kopf: IncomingMessage['headers'] }[];
	laune: (was: string) => Laune;
	/** What it says of a place it doesn't want; null: it takes it. */
	ablehnung: (platz: Readonly<Record<string, unknown>>) => object | null;
	/** How long SPAET and LANGSAM take. */
	traegheitMs: number;
	/** What comes late has come. */
	ruhe(): Promise<void>;
	stop(): Promise<void>;
}

export async function startePlattform(): Promise<Plattform> {
	const offen = new Set<Promise<unknown>>();
	const server = createServer((anfrage, antwort) => {
		const arbeit = bediene(plattform, offen, anfrage, antwort).finally(() => offen.delete(arbeit));
		offen.add(arbeit);
	});
	await new Promise<void>((fertig) => server.listen(0, '127.0.0.1', fertig));
	const plattform: Plattform = {
		url: `http://localhost:${(server.address() as AddressInfo).port}/api/v2`,
		schluessel: 'ein-schluessel-fuer-das-portal',
		plaetze: new Map(),
		anfragen: [],
		laune: () => 'OK',
		ablehnung: () => null,
		traegheitMs: 50,
		async ruhe() {
			while (offen.size > 0) await Promise.all(offen);
		},
		stop: () =>
			new Promise((fertig) => {
				server.close(() => fertig());
				server.closeAllConnections();
			}),
	};
	return plattform;
}

const PFAD = /^\/api\/v2\/places(?:\/([0-9a-f-]{36}))?$/;

async function bediene(
	plattform: Plattform,
	offen: Set<Promise<unknown>>,
	anfrage: IncomingMessage,
	antwort: ServerResponse,
): Promise<void> {
	const { method = '', url = '', headers: kopf } = anfrage;
	const was = `${method} ${url}`;
	plattform.anfragen.push({ was, am: performance.now(), kopf });
	const body = await liesGanz(anfrage);
	const sage = (status: number, inhalt: object | null = null, weitere: Record<string, string> = {}) => {
		antwort.writeHead(status, { 'content-type': 'application/json', ...weitere });
		antwort.end(inhalt === null ? '' : JSON.stringify(inhalt));
	};
	const id = PFAD.exec(url);
	if (kopf.authorization !== `Bearer ${plattform.schluessel}`) return sage(401);
	if (!id) return sage(404);
	const tue = () => fuehreAus(plattform, method, id[1] ?? null, body);
	const spaeter = (wie: () => unknown) => {
		const arbeit = warte(plattform.traegheitMs)
			.then(wie)
			.finally(() => offen.delete(arbeit));
		offen.add(arbeit);
	};
	switch (plattform.laune(was)) {
		case 'FEHLER':
			return sage(500);
		case 'FEHLER_DOCH_GETAN':
			tue();
			return sage(502);
		case 'PAUSE':
			return sage(429, null, { 'retry-after': '1' });
		case 'FORT':
			antwort.destroy();
			return;
		case 'STUMM':
			tue();
			return;
		case 'SPAET':
			return spaeter(tue);
		case 'LANGSAM':
			await warte(plattform.traegheitMs);
			break;
		case 'DOPPELT':
			spaeter(tue);
			break;
		case 'OK':
			break;
	}
	const { status, inhalt } = tue();
	sage(status, inhalt);
}

async function liesGanz(anfrage: IncomingMessage): Promise<string> {
	const stuecke: Buffer[] = [];
	for await (const stueck of anfrage as AsyncIterable<Buffer>) stuecke.push(stueck);
	return Buffer.concat(stuecke).toString('utf8');
}

function fuehreAus({ plaetze, ablehnung }: Plattform, method: string, id: string | null, body: string) {
	if (method === 'GET' && id === null) {
		const data = [...plaetze].map(([nr, { version }]) => ({ id: nr, version }));
		return { status: 200, inhalt: { data } };
	}
	if (id === null) return { status: 405, inhalt: null };
	if (method === 'DELETE') return { status: plaetze.delete(id) ? 204 : 404, inhalt: null };
	if (method !== 'PUT') return { status: 405, inhalt: null };
	const platz = JSON.parse(body) as Record<string, unknown>;
	if (platz.id !== id) return { status: 400, inhalt: { errors: [{ field: 'id', code: 'MISMATCH' }] } };
	const grund = ablehnung(platz);
	if (grund) return { status: 422, inhalt: { errors: [grund] } };
	const status = plaetze.has(id) ? 200 : 201;
	plaetze.set(id, platz);
	return { status, inhalt: { id } };
}
