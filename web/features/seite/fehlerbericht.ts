import { ApiFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';

const MAX_STELLEN = 12;

/**
 * Reports an error to the server's log under the number the user reads. Neither its message nor the address goes along:
 * both may name people.
 */
export async function meldeFehler(fehlerID: string, error: unknown, seite: string): Promise<void> {
	await call('POST /v1/system/fehler', {
		body: { fehlerID, art: artVon(error), seite, stellen: stellenVon(error), ...antwortVon(error) },
	});
}

const artVon = (error: unknown): string =>
	error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Unbekannt';

const antwortVon = (error: unknown) =>
	error instanceof ApiFehler
		? { status: error.status, ...(/^[A-Z0-9_]{1,40}$/.test(error.code) ? { code: error.code } : {}) }
		: {};

/** File, line and column of each frame, whichever way the browser writes its stack: `index-Bx7.js:12:345`. */
export function stellenVon(error: unknown): string[] {
	const stack = error instanceof Error ? (error.stack ?? '') : '';
	const stellen = stack.split('\n').map((zeile) => /\/([\w.-]{1,80}:\d{1,7}:\d{1,7})\)?$/.exec(zeile)?.[1]);
	return stellen.filter((stelle) => stelle !== undefined).slice(0, MAX_STELLEN);
}
