import type { Contract } from '#api/contract/contract.ts';
import { ApiFehler, type FehlerDetail, istVerboten } from './api-fehler.ts';
import type { CallKey, CallShape, ResponseOf } from './contract.ts';
import { merkeAktion } from './letzte-aktionen.ts';
import { nimmMitgabe } from './mitgabe.ts';
import { CLIENT } from './texte.ts';
import { uuid } from './uuid.ts';
import { zyklusHeader } from './zyklus-cookie.ts';

const TIMEOUT_MS = 30_000;

interface CommonOptions {
	/** Joined with the time-out. */
	signal?: AbortSignal;
	/** One per intent of the user; a retry of the same intent sends the same key. */
	idempotencyKey?: string;
	headers?: Readonly<Record<string, string>>;
	timeoutMs?: number;
	/** Of a file: how much of it has arrived. */
	onBytes?: (bytes: number) => void;
}

type ParamsOf<C extends CallShape> = keyof C['params'] extends never ? { params?: undefined } : { params: C['params'] };
type QueryOf<C extends CallShape> =
	Partial<NonNullable<C['query']>> extends NonNullable<C['query']> ? { query?: C['query'] } : { query: C['query'] };
type BodyOf<C extends CallShape> = undefined extends C['body'] ? { body?: C['body'] } : { body: C['body'] };
type CallOptions<C extends CallShape> = ParamsOf<C> & QueryOf<C> & BodyOf<C> & CommonOptions;
type Args<C extends CallShape> =
	Record<never, never> extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>];

/** What `send` needs, once the types have done their work. */
interface Request {
	params?: Readonly<Record<string, string>> | undefined;
	query?: unknown;
	body?: unknown;
}

/** Told of every call that is forbidden; the portal then shows the forbidden screen. */
let beiVerbot: () => void = () => {};
export function onForbidden(handler: () => void) {
	beiVerbot = handler;
}

/** In the paths of the calls that hand over; themselves they may need a renewal first. */
const HANDOVER = '/impersonat';

/** Ways in that need no session: whoever is refused there is told so on the page itself. */
const ZUGAENGE = ['/v1/auth/login', '/v1/auth/password-reset'];

/** A call is under way that hands the browser another session, or has been: whether it did. The page is left right after. */
let handover: Promise<boolean> | null = null;

/**
 * Sessions begin, change and are renewed one after another in all tabs of a browser: where a renewal is refused, it takes
 * away the cookies, and they would be those of the session that has come meanwhile. Only over TLS, as browsers have it.
 */
const oneAtATime = <T>(run: () => Promise<T>): Promise<T> =>
	navigator.locks ? navigator.locks.request('session', run) : run();

/** Does what hands over the session. Meanwhile no other call renews the one that ends. */
export function handOver<T>(run: () => Promise<T>): Promise<T> {
	const result = oneAtATime(run);
	handover = result.then(
		() => true,
		() => false,
	);
	return result;
}

/**
 * Calls the API as the contract declares it: `call('PUT /v1/land/{id}', { params: { id }, body })`.
 * A 401 is answered by one refresh and one retry with the same idempotency key.
 */
export async function call<K extends CallKey>(key: K, ...[options]: Args<Contract[K]>): Promise<ResponseOf<K>> {
	const [method, path] = key.split(' ') as [string, string];
	const request: Request & CommonOptions = options ?? {};
	const url = buildUrl(path, request);
	merkeAktion(key);
	const mitgebracht = method === 'GET' ? nimmMitgabe(url) : undefined;
	if (mitgebracht !== undefined) return mitgebracht as ResponseOf<K>;
	const init = (): RequestInit => ({
		method,
		credentials: 'same-origin',
		headers: buildHeaders(method, request, idempotencyKey),
		body: bodyOf(request.body),
		signal: signalOf(request),
	});
	const idempotencyKey = request.idempotencyKey ?? uuid();
	const isLogin = ZUGAENGE.some((zugang) => path.startsWith(zugang));
	const seen = refreshes;
	let response = await (isLogin ? oneAtATime(() => send(url, init())) : send(url, init()));
	if (response.status === 401 && !isLogin) {
		await gelesen(response);
		const isHandover = path.includes(HANDOVER);
		if (!isHandover && (await handover)) return await new Promise<never>(() => {});
		if (await refreshSince(seen, isHandover)) response = await send(url, init());
	}
	try {
		return (await read(response, request.onBytes)) as ResponseOf<K>;
	} catch (error) {
		if (istVerboten(error) && !isLogin) beiVerbot();
		throw error;
	}
}

function buildUrl(path: string, { params = {}, query }: Request): string {
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = params[name];
		if (!value) throw new Error('required parameter missing');
		return encodeURIComponent(value);
	});
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
		if (value !== undefined && value !== null)
			search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
	const text = search.toString();
	return `${path.startsWith('/v1/') ? basePath() : ''}${filled}${text ? `?${text}` : ''}`;
}

/** The server writes its base path into the page (API_BASE_PATH). */
export function basePath(): string {
	return document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api';
}

function buildHeaders(method: string, { body, headers }: Request & CommonOptions, idempotencyKey: string): Headers {
	const result = new Headers({ accept: 'application/json', ...headers });
	if (body !== undefined && !(body instanceof FormData)) result.set('content-type', 'application/json');
	if (method !== 'GET') result.set('idempotency-key', idempotencyKey);
	const zyklus = zyklusHeader();
	if (zyklus && !result.has('x-zyklus')) result.set('x-zyklus', zyklus);
	return result;
}

function bodyOf(body: unknown): BodyInit | undefined {
	if (body === undefined || body instanceof FormData) return body;
	return JSON.stringify(body);
}

function signalOf({ signal, timeoutMs = TIMEOUT_MS }: CommonOptions): AbortSignal {
	const timeout = AbortSignal.timeout(timeoutMs);
	return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function send(url: string, init: RequestInit): Promise<Response> {
	try {
		return await fetch(url, init);
	} catch (error) {
		throw alsFehler(error);
	}
}

function alsFehler(error: unknown): unknown {
	if (error instanceof DOMException && error.name === 'TimeoutError') return new ApiFehler(0, 'ZEIT', CLIENT.zeit);
	if (error instanceof DOMException && error.name === 'AbortError') return error;
	return new ApiFehler(0, 'NETZ', CLIENT.netz);
}

/** An answer nobody reads to its end keeps its connection, and a browser has six of them. */
const gelesen = (response: Response): Promise<unknown> => response.clone().arrayBuffer();

let refreshing: Promise<boolean> | null = null;
/** How often the session was renewed. */
let refreshes = 0;

/** A session renewed since the call went out is new enough: its answer was only slower than the others'. */
async function refreshSince(seen: number, isHandover: boolean): Promise<boolean> {
	if (refreshes > seen) return true;
	// What hands over has its turn already.
	return isHandover ? refresh() : refreshForAll();
}

/** One refresh for all calls that meet a 401 at the same time. */
function refreshForAll(): Promise<boolean> {
	refreshing ??= oneAtATime(refresh).finally(() => {
		refreshing = null;
	});
	return refreshing;
}

async function refresh(): Promise<boolean> {
	const response = await send('/admin/refresh', {
		method: 'POST',
		credentials: 'same-origin',
		headers: { 'idempotency-key': uuid() },
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	await gelesen(response);
	if (response.ok) refreshes++;
	return response.ok;
}

async function read(response: Response, onBytes: CommonOptions['onBytes']): Promise<unknown> {
	if (response.status === 204) return undefined;
	const type = response.headers.get('content-type') ?? '';
	const isJson = type.includes('json');
	if (response.ok)
		return isJson ? response.json() : type.startsWith('text/') ? response.text() : datei(response, onBytes);
	throw toFehler(response.status, isJson ? await response.json() : null);
}

/** A file is on its way for as long as it is made: it may still break off. */
async function datei(response: Response, onBytes: CommonOptions['onBytes']): Promise<Blob> {
	const stuecke: Uint8Array<ArrayBuffer>[] = [];
	let bytes = 0;
	try {
		const leser = response.body?.getReader();
		for (let stueck = await leser?.read(); stueck?.value; stueck = await leser?.read()) {
			stuecke.push(stueck.value);
			bytes += stueck.value.length;
			onBytes?.(bytes);
		}
	} catch (error) {
		throw alsFehler(error);
	}
	return new Blob(stuecke, { type: response.headers.get('content-type') ?? '' });
}

export function toFehler(status: number, body: unknown): ApiFehler {
	const error = (body as { error?: { code?: string; message?: string; details?: FehlerDetail[] } } | null)?.error;
	return new ApiFehler(status, error?.code ?? String(status), error?.message ?? CLIENT.unbekannt, error?.details ?? []);
}
