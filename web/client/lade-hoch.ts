import type { Contract } from '#api/contract/contract.ts';
import { CLIENT } from '../texte/client.ts';
import { ApiFehler } from './api-fehler.ts';
import { basePath, call, toFehler } from './call.ts';

type Antwort = Contract['PUT /v1/upload']['response']['data'];

interface Optionen {
	readonly signal: AbortSignal;
	/** Share of the bytes that are on their way. */
	readonly onProgress: (share: number) => void;
}

/** Uploads a file. A session that has run out is renewed once, and the file sent again. */
export async function ladeHoch(datei: File, optionen: Optionen): Promise<Antwort> {
	try {
		return await sende(datei, optionen);
	} catch (fehler) {
		if (!(fehler instanceof ApiFehler && fehler.status === 401)) throw fehler;
		await call('GET /v1/auth/check', { signal: optionen.signal });
		return sende(datei, optionen);
	}
}

const ZEIT_MS = 300_000;

/** `fetch` doesn't tell how far it is. */
function sende(datei: File, { signal, onProgress }: Optionen): Promise<Antwort> {
	const form = new FormData();
	form.set('expectedLength', String(datei.size));
	form.set('content', datei);
	return new Promise((erfuelle, weiseAb) => {
		const anfrage = new XMLHttpRequest();
		anfrage.open('PUT', `${basePath()}/v1/upload`);
		anfrage.responseType = 'json';
		anfrage.timeout = ZEIT_MS;
		anfrage.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		anfrage.onload = () => {
			if (anfrage.status === 200) erfuelle((anfrage.response as { data: Antwort }).data);
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
