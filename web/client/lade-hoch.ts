import type { Contract } from '#api/contract/contract.ts';
import { ApiFehler } from './api-fehler.ts';
import { basePath, call, toFehler } from './call.ts';
import { CLIENT } from './texte.ts';
import { uuid } from './uuid.ts';

type Antwort = Contract['PUT /v1/upload']['response']['data'];

interface Optionen {
	readonly signal: AbortSignal;
	/** Share of the bytes that are on their way. */
	readonly onProgress: (share: number) => void;
}

/** Uploads a file, to be assigned by what it belongs to. */
export const ladeHoch = (datei: File, optionen: Optionen): Promise<Antwort> =>
	sendeDatei({ method: 'PUT', path: '/v1/upload' }, datei, optionen);

interface Ziel {
	readonly method: 'PUT' | 'POST';
	/** With all that is in braces filled in. */
	readonly path: string;
}

/** Sends a file to a call that takes one. A session that has run out is renewed once, and the file sent again. */
export async function sendeDatei<T>(ziel: Ziel, datei: File, optionen: Optionen): Promise<T> {
	const idempotencyKey = uuid();
	try {
		return await sende<T>(ziel, datei, { ...optionen, idempotencyKey });
	} catch (fehler) {
		if (!(fehler instanceof ApiFehler && fehler.status === 401)) throw fehler;
		await call('GET /v1/auth/check', { signal: optionen.signal });
		return sende<T>(ziel, datei, { ...optionen, idempotencyKey });
	}
}

const ZEIT_MS = 300_000;

/** `fetch` doesn't tell how far it is. */
function sende<T>(
	{ method, path }: Ziel,
	datei: File,
	{ signal, onProgress, idempotencyKey }: Optionen & { idempotencyKey: string },
): Promise<T> {
	const form = new FormData();
	form.set('expectedLength', String(datei.size));
	form.set('content', datei);
	return new Promise((erfuelle, weiseAb) => {
		const anfrage = new XMLHttpRequest();
		anfrage.open(method, `${basePath()}${path}`);
		anfrage.setRequestHeader('idempotency-key', idempotencyKey);
		anfrage.responseType = 'json';
		anfrage.timeout = ZEIT_MS;
		anfrage.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		anfrage.onload = () => {
			if (anfrage.status === 200 || anfrage.status === 201) erfuelle((anfrage.response as { data: T }).data);
			else weiseAb(toFehler(anfrage.status, anfrage.response));
		};
		anfrage.onerror = () => weiseAb(new ApiFehler(0, 'NETZ', CLIENT.netz));
		anfrage.ontimeout = () => weiseAb(new ApiFehler(0, 'ZEIT', CLIENT.zeit));
		anfrage.onabort = () => weiseAb(signal.reason);
		signal.addEventListener('abort', () => anfrage.abort(), { once: true });
		if (signal.aborted) return weiseAb(signal.reason);
		anfrage.send(form);
	});
}
