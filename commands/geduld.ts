/** How long somebody waits who must not wait for ever. */

const SCHLAG_MS = 100;

/**
 * Calls after so long, in beats: a process that is busy itself hears answers late and beats slower, so that it doesn't
 * take for silence what it has not listened to. The function returned lets it be.
 */
export function nachSchlaegen(ms: number, tu: () => void): () => void {
	let schlaege = Math.ceil(ms / SCHLAG_MS);
	const uhr = setInterval(() => {
		if (--schlaege > 0) return;
		clearInterval(uhr);
		tu();
	}, SCHLAG_MS).unref();
	return () => clearInterval(uhr);
}

/** What is answered within this time, or else that. */
export async function binnen<T, S>(ms: number, antwort: Promise<T>, sonst: S): Promise<T | S> {
	const { promise: zuLang, resolve: vergangen } = Promise.withResolvers<S>();
	const lasse = nachSchlaegen(ms, () => vergangen(sonst));
	try {
		return await Promise.race([antwort, zuLang]);
	} finally {
		lasse();
	}
}
