import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real OAuth 2.0 service on this machine that makes rooms by the portal's contract. */
export interface Videodienst {
	readonly host: string;
	/** What an administrator enters. */
	readonly eingabe: Readonly<Record<string, unknown>>;
	/** Rooms that are open, by id, with what was said of them. */
	readonly raeume: Map<string, object>;
	/** `POST /token refresh_token` and the like, in the order they came. */
	readonly angefragt: string[];
	/** All that came: addresses, headers, bodies. */
	readonly empfangen: string[];
	/** How it answers under a path instead of as it should. */
	readonly gestoert: Map<string, Stoerung>;
	/** Seconds its tokens are good for. */
	gilt: number;
	/** Tokens it has given out are good no longer; `alles`: nor those to renew them with. */
	entwerte(alles: boolean): void;
	/** The administrator's browser at its page; `ablehnen`: he doesn't agree. */
	beimDienst(uri: string, ablehnen?: boolean): Promise<URL>;
	stop(): Promise<void>;
}

export type Stoerung = 'FEHLER' | 'UNSINN' | 'HAENGT' | { readonly status: number; readonly inhalt: unknown };

export const CLIENT = { id: 'portal', secret: 'geheim+fuer/das=portal' } as const;

interface Erlaubnis {
	readonly redirectUri: string;
	readonly challenge: string;
}

export async function starteVideodienst(): Promise<Videodienst> {
	const codes = new Map<string, Erlaubnis>();
	const zugang = new Set<string>();
	const erneuerung = new Set<string>();
	const server = createServer(async (req, res) => {
		antworte(req, res, await lies(req));
	});
	await new Promise<void>((fertig) => server.listen(0, '127.0.0.1', fertig));
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	const dienst: Videodienst = {
		host,
		eingabe: {
			clientId: CLIENT.id,
			clientSecret: CLIENT.secret,
			anmeldeadresse: `http://${host}/authorize?sprache=de`,
			tokenadresse: `http://${host}/token`,
			widerrufsadresse: `http://${host}/revoke`,
			raumadresse: `http://${host}/v1/rooms/`,
			bereiche: 'rooms:write offline',
		},
		raeume: new Map(),
		angefragt: [],
		empfangen: [],
		gestoert: new Map(),
		gilt: 3600,
		entwerte(alles) {
			zugang.clear();
			if (alles) erneuerung.clear();
		},
		async beimDienst(uri, ablehnen = false) {
			const antwort = await fetch(ablehnen ? `${uri}&ablehnen=1` : uri, { redirect: 'manual' });
			return new URL(antwort.headers.get('location') ?? 'http://nirgends');
		},
		stop: () =>
			new Promise((fertig) => {
				server.close(() => fertig());
				server.closeAllConnections();
			}),
	};

	function antworte(req: IncomingMessage, res: ServerResponse, inhalt: string): unknown {
		const { pathname, searchParams } = new URL(req.url ?? '/', `http://${host}`);
		const felder = new URLSearchParams(inhalt);
		dienst.angefragt.push([req.method, pathname, felder.get('grant_type')].filter(Boolean).join(' '));
		dienst.empfangen.push(`${req.url} ${JSON.stringify(req.headers)} ${inhalt}`);
		const stoerung = dienst.gestoert.get(pathname);
		if (stoerung === 'HAENGT') return;
		if (stoerung === 'FEHLER') return sende(res, 500, { error: 'server_error' });
		if (stoerung === 'UNSINN') return sende(res, 200, '<html>Wartung</html>');
		if (stoerung) return sende(res, stoerung.status, stoerung.inhalt);
		if (pathname === '/authorize') return melde(res, searchParams);
		if (pathname === '/token' || pathname === '/revoke') {
			const ausweis = `Basic ${Buffer.from(`${CLIENT.id}:${encodeURIComponent(CLIENT.secret)}`).toString('base64')}`;
			if (req.headers.authorization !== ausweis) return sende(res, 401, { error: 'invalid_client' });
			return pathname === '/token' ? gibToken(res, felder) : widerrufe(res, felder);
		}
		if (!zugang.has(req.headers.authorization?.replace('Bearer ', '') ?? '')) return sende(res, 401, {});
		return raum(req, res, { pathname, inhalt });
	}

	function melde(res: ServerResponse, angaben: URLSearchParams): unknown {
		const ziel = new URL(angaben.get('redirect_uri') ?? '');
		ziel.searchParams.set('state', angaben.get('state') ?? '');
		if (angaben.has('ablehnen')) {
			ziel.searchParams.set('error', 'access_denied');
		} else {
			const code = randomUUID();
			codes.set(code, {
				redirectUri: angaben.get('redirect_uri') ?? '',
				challenge: angaben.get('code_challenge_method') === 'S256' ? (angaben.get('code_challenge') ?? '') : '',
			});
			ziel.searchParams.set('code', code);
			// As services with metadata do; ours has none.
			ziel.searchParams.set('iss', 'https://woanders.test');
		}
		return res.writeHead(302, { location: ziel.href }).end();
	}

	function gibToken(res: ServerResponse, felder: URLSearchParams): unknown {
		const istNeu = felder.get('grant_type') === 'authorization_code';
		if (!(istNeu ? loestCodeEin(felder) : erneuerung.delete(felder.get('refresh_token') ?? '')))
			return sende(res, 400, { error: 'invalid_grant' });
		const [access, refresh] = [`zugang-${randomUUID()}`, `erneuerung-${randomUUID()}`];
		zugang.add(access);
		erneuerung.add(refresh);
		return sende(res, 200, {
			access_token: access,
			refresh_token: refresh,
			token_type: 'Bearer',
			expires_in: dienst.gilt,
		});
	}

	function loestCodeEin(felder: URLSearchParams): boolean {
		const erlaubnis = codes.get(felder.get('code') ?? '');
		codes.delete(felder.get('code') ?? '');
		const challenge = createHash('sha256')
			.update(felder.get('code_verifier') ?? '')
			.digest('base64url');
		return erlaubnis?.challenge === challenge && erlaubnis.redirectUri === felder.get('redirect_uri');
	}

	function widerrufe(res: ServerResponse, felder: URLSearchParams): unknown {
		erneuerung.delete(felder.get('token') ?? '');
		zugang.clear();
		return sende(res, 200, {});
	}

	function raum(req: IncomingMessage, res: ServerResponse, { pathname, inhalt }: { pathname: string; inhalt: string }) {
		if (req.method === 'DELETE') {
			const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
			res.writeHead(dienst.raeume.delete(id) ? 204 : 404).end();
		} else {
			const id = `raum/${randomUUID()}`;
			dienst.raeume.set(id, JSON.parse(inhalt));
			sende(res, 201, { id, joinUrl: `https://video.test/${encodeURIComponent(id)}` });
		}
	}

	return dienst;
}

async function lies(req: IncomingMessage): Promise<string> {
	return Buffer.concat(await req.toArray()).toString();
}

function sende(res: ServerResponse, status: number, inhalt: unknown): void {
	const istText = typeof inhalt === 'string';
	res.writeHead(status, { 'content-type': istText ? 'text/html' : 'application/json' });
	res.end(istText ? inhalt : JSON.stringify(inhalt));
}
