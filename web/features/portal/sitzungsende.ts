import type { QueryClient } from '@tanstack/react-query';
import { istHinterAnmeldung, meldetSichAb, zurAnmeldung } from './abmelden.ts';
import { frageSitzung, type Sitzung, zuletztAngemeldet } from './sitzung.ts';

let beendet: Sitzung | null = null;
const hoerer = new Set<() => void>();

/** The session that ended while its page was open; null: none has. For `useSyncExternalStore`. */
export const beendeteSitzung = (): Sitzung | null => beendet;

export function beiSitzungsende(melde: () => void): () => void {
	hoerer.add(melde);
	return () => hoerer.delete(melde);
}

function setze(sitzung: Sitzung | null): void {
	beendet = sitzung;
	for (const melde of hoerer) melde();
}

/**
 * The session is gone. An open page stays behind the sign-in, with all that has been entered; who looks with another
 * user's eyes, or hasn't been signed in here, goes to the login.
 */
export function sitzungEndete(): void {
	if (beendet || meldetSichAb()) return;
	const sitzung = zuletztAngemeldet();
	if (sitzung && !sitzung.imp && istHinterAnmeldung()) setze(sitzung);
	else zurAnmeldung();
}

/**
 * Whether somebody is signed in again: the same goes on where he was, for anybody else the page begins anew. Asked beside
 * the cache: there an older answer may be on its way, and that nobody is there is no news for the page.
 */
export async function pruefeAnmeldung(client: QueryClient): Promise<void> {
	const sitzung = await frageSitzung();
	if (!sitzung || !beendet) return;
	if (sitzung.userID !== beendet.userID) return window.location.reload();
	setze(null);
	await client.invalidateQueries();
}

/** Meanwhile no key reaches the page behind: it would close what is open there, or lead away. First of all listeners. */
export function haltTastenAn(): void {
	addEventListener(
		'keydown',
		(event) => {
			const { key, target, altKey, ctrlKey, metaKey } = event;
			const isEingabe = target instanceof HTMLInputElement && !altKey && !ctrlKey && !metaKey && key !== 'Escape';
			if (beendet && !isEingabe) event.stopImmediatePropagation();
		},
		{ capture: true },
	);
}
