import { lookup } from 'node:dns/promises';
import { request as httpAnfrage, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsAnfrage } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { istOeffentlich } from './oeffentlich.ts';

/** Why an address that somebody entered wasn't asked, or didn't answer as it should. */
export class AbrufVerweigert extends Error {
	override name = 'AbrufVerweigert';
}

export interface Abrufauftrag {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | Uint8Array | null;
	readonly signal?: AbortSignal | undefined;
}
export type Abruf = (url: string, auftrag?: Abrufauftrag) => Promise<Response>;

interface Ziel {
	readonly address: string;
	readonly family: number;
}

interface Optionen {
	/** Of a development machine: hosts (`localhost` or `localhost:4000`) that may be private and without TLS. */
	readonly erlaubteHosts?: readonly string[];
	readonly fristMs?: number;
	readonly hoechstensBytes?: number;
	readonly loeseAuf?: (host: string) => Promise<readonly Ziel[]>;
}

/**
 * Requests to addresses that somebody has entered. The host is resolved once, each of its addresses must be public,
 * and the connection goes to that very address; redirects aren't followed, and neither time nor size is unlimited.
 */
export function sichererAbruf(optionen: Optionen = {}): Abruf {
	const { erlaubteHosts = [], fristMs = 5_000, hoechstensBytes = 1024 * 1024, loeseAuf = alleAdressen } = optionen;
	return async (adresse, { signal, ...auftrag } = {}) => {
		const url = new URL(adresse);
		const frist = AbortSignal.timeout(fristMs);
		const ende = signal ? AbortSignal.any([signal, frist]) : frist;
		const ziel = await vorBeidem(ende, bestimmeZiel(url, { erlaubteHosts, loeseAuf }));
		return lies(await sende(url, ziel, { ...auftrag, signal: ende }), hoechstensBytes);
	};
}

/** May this address be asked at all, apart from where its name leads? */
export function istErlaubteAdresse(url: URL, erlaubteHosts: readonly string[]): boolean {
	if (url.username || url.password) return false;
	return url.protocol === 'https:' || (url.protocol === 'http:' && istErlaubt(url, erlaubteHosts));
}

const istErlaubt = ({ host, hostname }: URL, erlaubteHosts: readonly string[]): boolean =>
	erlaubteHosts.includes(host) || erlaubteHosts.includes(hostname);

const alleAdressen = (host: string) => lookup(host, { all: true, verbatim: true });

async function bestimmeZiel(
	url: URL,
	{ erlaubteHosts, loeseAuf }: Required<Pick<Optionen, 'erlaubteHosts' | 'loeseAuf'>>,
): Promise<Ziel> {
	if (!istErlaubteAdresse(url, erlaubteHosts)) throw new AbrufVerweigert(`${url.protocol} ist nicht erlaubt`);
	// The parser has turned every other way of writing an IPv4 address into its usual form.
	const host = url.hostname.replace(/^\[|\]$/g, '');
	const familie = isIP(host);
	const ziele = familie ? [{ address: host, family: familie }] : await loeseAuf(host);
	const [erstes] = ziele;
	if (!erstes) throw new AbrufVerweigert('Der Name führt nirgendwohin');
	if (!istErlaubt(url, erlaubteHosts) && !ziele.every(({ address }) => istOeffentlich(address))) {
		throw new AbrufVerweigert('Die Adresse ist nicht öffentlich');
	}
	return erstes;
}

/** A name server that doesn't answer can't be stopped, but needn't be waited for. */
function vorBeidem<T>(ende: AbortSignal, arbeit: Promise<T>): Promise<T> {
	ende.throwIfAborted();
	return new Promise((resolve, reject) => {
		ende.addEventListener('abort', () => reject(ende.reason), { once: true });
		arbeit.then(resolve, reject);
	});
}

function sende(
	url: URL,
	{ address, family }: Ziel,
	{ method = 'GET', headers = {}, body, signal }: Abrufauftrag,
): Promise<IncomingMessage> {
	const nurDorthin: LookupFunction = (_host, { all }, fertig) =>
		all ? fertig(null, [{ address, family }]) : fertig(null, address, family);
	const optionen: RequestOptions = { method, headers: { ...headers }, signal, agent: false, lookup: nurDorthin };
	const oeffne = url.protocol === 'https:' ? httpsAnfrage : httpAnfrage;
	return new Promise((resolve, reject) => {
		oeffne(url, optionen, resolve).on('error', reject).end(body);
	});
}

const OHNE_INHALT = new Set([204, 205, 304]);

async function lies(antwort: IncomingMessage, hoechstensBytes: number): Promise<Response> {
	const stuecke: Buffer[] = [];
	let bytes = 0;
	for await (const stueck of antwort as AsyncIterable<Buffer>) {
		bytes += stueck.length;
		if (bytes > hoechstensBytes) {
			antwort.destroy();
			throw new AbrufVerweigert('Die Antwort ist zu groß');
		}
		stuecke.push(stueck);
	}
	const status = antwort.statusCode ?? 0;
	if (status < 200) throw new AbrufVerweigert(`Unerwartete Antwort ${status}`);
	const headers = new Headers();
	for (const [name, wert] of Object.entries(antwort.headers)) {
		for (const einer of [wert ?? []].flat()) headers.append(name, einer);
	}
	return new Response(OHNE_INHALT.has(status) ? null : Buffer.concat(stuecke), { status, headers });
}
