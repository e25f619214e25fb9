import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** A file of scripts as the bundler leaves it. */
export interface Skript {
	readonly name: string;
	readonly kB: number;
	/** The files of styles that come with it, with their kB. */
	readonly stile: ReadonlyMap<string, number>;
	/** Scripts it is loaded with. */
	readonly braucht: readonly string[];
	/** Paths of what it is made of. */
	readonly module: readonly string[];
	/** The way in, or fetched by itself when it is needed. */
	readonly art: 'einstieg' | 'nachgeladen' | 'teil';
}

/** As it goes over the wire. */
const kB = (inhalt: string | Uint8Array): number => gzipSync(inhalt).length / 1000;

/** Builds the client without writing it. */
export async function skripteVon(config: InlineConfig): Promise<Skript[]> {
	let skripte: Skript[] = [];
	const merke = {
		name: 'merke',
		// After the bundler has written down what each import brings with it.
		generateBundle: {
			order: 'post' as const,
			handler: (_: unknown, bundle: Rolldown.OutputBundle) => {
				skripte = skripteAus(bundle);
			},
		},
	};
	await build({
		...config,
		logLevel: 'error',
		plugins: [...(config.plugins ?? []), merke],
		build: { ...config.build, write: false, reportCompressedSize: false },
	});
	return skripte;
}

/** What a bundle holds. */
export function skripteAus(bundle: Rolldown.OutputBundle): Skript[] {
	const gewichte = new Map<string, number>();
	for (const datei of Object.values(bundle)) {
		if (datei.type === 'asset' && datei.fileName.endsWith('.css')) gewichte.set(datei.fileName, kB(datei.source));
	}
	const chunks = Object.values(bundle).filter((datei) => datei.type === 'chunk');
	return chunks.map(({ fileName, code, imports, moduleIds, isEntry, isDynamicEntry, viteMetadata }) => ({
		name: fileName,
		kB: kB(code),
		stile: new Map([...(viteMetadata?.importedCss ?? [])].map((name) => [name, gewichte.get(name) ?? 0])),
		braucht: imports,
		module: moduleIds,
		art: isEntry ? 'einstieg' : isDynamicEntry ? 'nachgeladen' : 'teil',
	}));
}

/** What the router splits off a file of web/routes: what it shows, and what it loads for it. */
const SEITE = /\/web\/routes\/(.+)\.tsx\?tsr-split=component/;

/** What of a file of web/routes is known beforehand: how its address reads. */
const ROUTE = /\/web\/routes\/(.+)\.tsx$/;

/** The addresses of all pages. */
const BAUM = /\/web\/routeTree\.gen\.ts$/;

/** Comes to every page within that frame at once, though no page waits for it. */
const NACHZUEGLER = new Map([['admin', /\/web\/features\/(?:eingang\/glocke|shell\/zyklus-switch)\.tsx$/]]);

/** By page, as its file in web/routes is called, the scripts that hold it and all that stands around it. */
export function seitenIn(skripte: readonly Skript[]): Map<string, string[]> {
	const einstiege = skripte.filter(({ art }) => art === 'einstieg').map(({ name }) => name);
	const amAnfang = seitennamen(geladenMit(skripte, einstiege), ROUTE);
	const wo = seitennamen(skripte, SEITE);
	const umgibt = (aussen: string, seite: string) => seite.startsWith(`${aussen}/`) || seite.startsWith(`${aussen}.`);
	const seiten = new Map<string, string[]>();
	for (const [seite, eigenes] of wo) {
		const aussen = [...wo.keys()].filter((name) => umgibt(name, seite));
		const rahmen = aussen.flatMap((name) => wo.get(name) ?? []);
		const baum = amAnfang.has(seite) ? [] : mit(skripte, BAUM);
		const nachzuegler = aussen.flatMap((name) => mit(skripte, NACHZUEGLER.get(name)));
		seiten.set(seite, [...new Set([...einstiege, ...baum, ...rahmen, eigenes, ...nachzuegler])]);
	}
	return seiten;
}

function seitennamen(skripte: readonly Skript[], muster: RegExp): Map<string, string> {
	const wo = new Map<string, string>();
	for (const { name, module } of skripte) {
		for (const pfad of module) {
			const seite = muster.exec(pfad)?.[1];
			if (seite) wo.set(seite, name);
		}
	}
	return wo;
}

/** The scripts that hold such a module. */
export const mit = (skripte: readonly Skript[], muster: RegExp | undefined): string[] =>
	skripte.filter(({ module }) => module.some((pfad) => muster?.test(pfad))).map(({ name }) => name);

/** All that is loaded with these. */
export function geladenMit(skripte: readonly Skript[], namen: readonly string[]): Skript[] {
	const nach = new Map(skripte.map((skript) => [skript.name, skript]));
	const geladen = new Set<Skript>();
	const lade = (name: string) => {
		const skript = nach.get(name);
		if (!skript || geladen.has(skript)) return;
		geladen.add(skript);
		skript.braucht.forEach(lade);
	};
	namen.forEach(lade);
	return [...geladen];
}
