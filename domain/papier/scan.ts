/** Sorts scanned pages by the prints whose codes stand on them. */
import { liesDruckcode } from './druckcode.ts';

/** One page of what was scanned, with all that its codes say. */
export interface Scanseite {
	/** Which of the files, and which page in it from 1. */
	readonly datei: number;
	readonly seite: number;
	readonly codes: readonly string[];
}

export interface Scanstapel {
	readonly nummer: string;
	/** As the codes say. */
	readonly seiten: number;
	/** What was found of each page, from the first on; empty: it is missing, more than one: it is there twice. */
	readonly gefunden: readonly (readonly Scanseite[])[];
}

/** KEIN_CODE: none was read. FREMD: a code that no print carries. MEHRERE: of more than one print, so which isn't known. */
export type Ratlosgrund = 'KEIN_CODE' | 'FREMD' | 'MEHRERE';

export interface Scansortierung {
	/** In the order in which they lie in the scan. */
	readonly stapel: readonly Scanstapel[];
	readonly ratlos: readonly { readonly seite: Scanseite; readonly grund: Ratlosgrund }[];
}

export function sortiereScans(seiten: readonly Scanseite[]): Scansortierung {
	const stapel = new Map<string, { seiten: number; gefunden: Scanseite[][] }>();
	const ratlos: Scansortierung['ratlos'][number][] = [];
	for (const seite of seiten) {
		const gelesen = seite.codes.flatMap((code) => liesDruckcode(code) ?? []);
		const [eine, ...weitere] = gelesen;
		if (!eine) {
			ratlos.push({ seite, grund: seite.codes.length === 0 ? 'KEIN_CODE' : 'FREMD' });
			continue;
		}
		const da = stapel.get(eine.nummer) ?? { seiten: eine.seiten, gefunden: leer(eine.seiten) };
		const passt = weitere.every((w) => w.nummer === eine.nummer && w.seite === eine.seite) && da.seiten === eine.seiten;
		if (!passt) {
			ratlos.push({ seite, grund: 'MEHRERE' });
			continue;
		}
		stapel.set(eine.nummer, da);
		da.gefunden[eine.seite - 1]?.push(seite);
	}
	return { stapel: [...stapel].map(([nummer, da]) => ({ nummer, ...da })), ratlos };
}

const leer = (seiten: number): Scanseite[][] => Array.from({ length: seiten }, () => []);

/** What keeps a stack from being one scan, each in a sentence; empty: it is whole. */
export function scanmaengel({ seiten, gefunden }: Scanstapel): string[] {
	const fehlen = nummern(gefunden, (da) => da.length === 0);
	const doppelt = nummern(gefunden, (da) => da.length > 1);
	return [
		...(fehlen.length > 0 ? [`${seitenwort(fehlen)} von ${seiten} ${fehlen.length === 1 ? 'fehlt' : 'fehlen'}.`] : []),
		...(doppelt.length > 0
			? [
					`${seitenwort(doppelt)} ${doppelt.length === 1 ? 'ist' : 'sind'} mehrfach da. Bitte scannen Sie jede Seite einmal.`,
				]
			: []),
	];
}

/** The pages in their order, where each is there once; null: something is missing or doubled. */
export function ganzerScan({ gefunden }: Scanstapel): readonly Scanseite[] | null {
	const einzeln = gefunden.flatMap((da) => (da.length === 1 ? da : []));
	return einzeln.length === gefunden.length ? einzeln : null;
}

const nummern = (gefunden: Scanstapel['gefunden'], ist: (da: readonly Scanseite[]) => boolean): number[] =>
	gefunden.flatMap((da, i) => (ist(da) ? [i + 1] : []));

const seitenwort = (seiten: readonly number[]): string => {
	const letzte = seiten.at(-1);
	return seiten.length === 1 ? `Seite ${letzte}` : `Die Seiten ${seiten.slice(0, -1).join(', ')} und ${letzte}`;
};
