import { dirname, posix } from 'node:path';

/** Source and test files by their paths from the root, with `/`. */
export type Dateien = ReadonlyMap<string, string>;

/** As many as run in less than a minute. */
const HOECHSTENS = 3;

/**
 * Tests over the whole portal import everything; these are the ones nearest to a change: of the calls whose handlers
 * stand the fewest imports away from it, those that name their paths most often.
 */
export function naechsteTests(dateien: Dateien, geaendert: readonly string[]): string[] {
	const wege = handlerBei(dateien, geaendert).flatMap((handler) => pfadeVon(dateien, handler));
	const pfade = [...new Set(wege)];
	const tests = [...dateien].filter(([pfad]) => pfad.startsWith('api/tests/') && pfad.endsWith('.integration.test.ts'));
	return tests
		.map(([pfad, text]) => ({ pfad, nennungen: pfade.reduce((n, weg) => n + anzahl(text, weg), 0) }))
		.filter(({ nennungen }) => nennungen > 0)
		.toSorted((a, b) => b.nennungen - a.nennungen)
		.slice(0, HOECHSTENS)
		.map(({ pfad }) => pfad);
}

const IMPORT = /from '(#|[.]{1,2}\/)([^']+)'/g;

/** What a file imports of ours, by path from the root. */
export const importeVon = (datei: string, text: string): string[] =>
	[...text.matchAll(IMPORT)].map(([, art = '', pfad = '']) =>
		art === '#' ? pfad : posix.normalize(posix.join(dirname(datei), art, pfad)),
	);

const VERTRAG = /^api\/contract\/\w+\//;

/** Files of handlers, and of those the fewest imports away. */
function handlerBei(dateien: Dateien, geaendert: readonly string[]): string[] {
	const importiertVon = new Map<string, string[]>();
	for (const [datei, text] of dateien) {
		if (/\.test\.|\.fixture\.|\.e2e\./.test(datei)) continue;
		for (const importiert of importeVon(datei, text)) {
			importiertVon.set(importiert, [...(importiertVon.get(importiert) ?? []), datei]);
		}
	}
	const istHandler = (datei: string) =>
		datei.startsWith('api/routes/') && importeVon(datei, dateien.get(datei) ?? '').some((i) => VERTRAG.test(i));
	const gesehen = new Set(geaendert);
	for (let stufe: readonly string[] = geaendert; stufe.length > 0; ) {
		const handler = stufe.filter(istHandler);
		if (handler.length > 0) return handler;
		stufe = [...new Set(stufe.flatMap((datei) => importiertVon.get(datei) ?? []))].filter((d) => !gesehen.has(d));
		for (const datei of stufe) gesehen.add(datei);
	}
	return [];
}

/** Paths of the calls a file of handlers answers, up to their first placeholder. */
function pfadeVon(dateien: Dateien, handler: string): string[] {
	const vertraege = importeVon(handler, dateien.get(handler) ?? '').filter((datei) => VERTRAG.test(datei));
	return vertraege.flatMap((datei) =>
		[...(dateien.get(datei) ?? '').matchAll(/path: '(\/[^'{]+)/g)].map(([, pfad = '']) => pfad.replace(/\/$/, '')),
	);
}

const anzahl = (text: string, pfad: string): number => text.split(`${pfad}`).length - 1;
