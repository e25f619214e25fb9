import type { Plugin } from 'vite';
import { geladenMit, type Skript, seitenIn, skripteAus } from './dateien.ts';

/** What a page loads besides the way in, for whoever sends it: its address as an expression, and the files. */
interface Vorgriff {
	readonly adresse: string;
	readonly dateien: readonly string[];
}

/** In the order they are to be tried. */
export function vorgriffe(skripte: readonly Skript[]): Vorgriff[] {
	const einstiege = skripte.filter(({ art }) => art === 'einstieg').map(({ name }) => name);
	const ohnehin = new Set(dateienVon(skripte, einstiege));
	const jeAdresse = new Map<string, string[]>();
	for (const [seite, namen] of seitenIn(skripte)) {
		const adresse = adresseVon(seite);
		const dateien = dateienVon(skripte, namen).filter((datei) => !ohnehin.has(datei));
		// Of a frame and what stands in it at the same address, the latter loads both.
		if ((jeAdresse.get(adresse)?.length ?? -1) < dateien.length) jeAdresse.set(adresse, dateien);
	}
	// A name goes before a place for any: `neu` before an id.
	const rang = (adresse: string) => adresse.replaceAll('[', '~');
	const adressen = [...jeAdresse.keys()].sort((a, b) => (rang(a) < rang(b) ? -1 : 1));
	return adressen.map((adresse) => ({ adresse, dateien: jeAdresse.get(adresse) ?? [] }));
}

function dateienVon(skripte: readonly Skript[], namen: readonly string[]): string[] {
	const geladen = geladenMit(skripte, namen);
	return [...new Set(geladen.flatMap(({ name, stile }) => [name, ...stile.keys()]))];
}

/** As the router reads the name of a file of web/routes. */
function adresseVon(seite: string): string {
	const teile = seite.split(/[/.]/).filter((teil) => teil !== 'index');
	const muster = teile.map((teil) => (teil.startsWith('$') ? '[^/]+' : teil.replace(/_$/, '').replace(/^\[_\]/, '_')));
	return `^/${muster.join('/')}/?$`;
}

/** Beside the page lies what it would otherwise ask for only after its first script has run. */
export const vorgriff: Plugin = {
	name: 'vorgriff',
	apply: 'build',
	generateBundle: {
		// After the bundler has written down what each import brings with it.
		order: 'post',
		handler(_, bundle) {
			const source = JSON.stringify(vorgriffe(skripteAus(bundle)));
			this.emitFile({ type: 'asset', fileName: 'seiten.json', source });
		},
	},
};
