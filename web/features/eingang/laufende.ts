/** What was going on when it was last asked about: kept by the browser, so that its end is told once, whatever is open. */
const SCHLUESSEL = 'eingang-laufend';

export function liesLaufende(): ReadonlySet<string> {
	try {
		const gelesen: unknown = JSON.parse(localStorage.getItem(SCHLUESSEL) ?? '[]');
		return new Set(Array.isArray(gelesen) ? gelesen.map(String) : []);
	} catch {
		// Blocked or damaged storage: then only the inbox tells.
		return new Set();
	}
}

export function merkeLaufende(ids: readonly string[]) {
	try {
		if (ids.length > 0) localStorage.setItem(SCHLUESSEL, JSON.stringify(ids));
		else localStorage.removeItem(SCHLUESSEL);
	} catch {
		// As above.
	}
}
