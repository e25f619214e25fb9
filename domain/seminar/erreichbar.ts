/** What of the required days can still be attended, and until when. Table: Computations, Composition. */
import { addiereTage } from '#domain/datum.ts';
import { ersterTag, letzterTag, type Termin } from './seminar-felder.ts';

/** A seminar somebody could attend: inside his service, published for him, he is in it or a place is free. */
export interface Gelegenheit {
	readonly termine: readonly Termin[];
	/** Tenths of a day. */
	readonly geplanteTage: number;
}

/**
 * E(d) of the table for every day d at once: the most tenths of a day in seminars that begin on it or later, no two of
 * them at once. By first day; between two of them it is that of the later one, after the last nothing.
 */
export type Angebot = readonly { readonly ab: string; readonly tage: number }[];

export const OHNE_ANGEBOT: Angebot = [];

/** The most days that can be attended beginning on a day or later, in tenths. */
export function hoechstens(angebot: Angebot, ab: string): number {
	return angebot[stelle(angebot, (stufe) => stufe.ab >= ab)]?.tage ?? 0;
}

/** The first d from today on with E(d) below what is open (tenths of a day); null: nothing is open. */
export function nichtMehrErreichbarAb(offen: number, angebot: Angebot, heute: string): string | null {
	if (offen <= 0) return null;
	// Never more later on: enough is there up to the last first day on which it still is.
	const letzte = angebot[stelle(angebot, ({ tage }) => tage < offen) - 1];
	return letzte === undefined || letzte.ab < heute ? heute : addiereTage(letzte.ab, 1);
}

/** May both be attended? */
export const ueberschneidenSich = (a: Pick<Gelegenheit, 'termine'>, b: Pick<Gelegenheit, 'termine'>): boolean =>
	a.termine.some((x) => b.termine.some((y) => x.von <= y.bis && y.von <= x.bis));

/** More series than these at once nobody plans; any further one counts as if it took all the time between its dates. */
const REIHEN = 8;

/** Each choice of series with what of the single ones falls into place beside it. */
export function angebotAus(gelegenheiten: readonly Gelegenheit[]): Angebot {
	const mitBeginn = gelegenheiten.filter(({ termine }) => termine.length > 0);
	const reihen = mitBeginn.filter(({ termine }) => termine.length > 1).slice(0, REIHEN);
	const einzelne = mitBeginn.filter((g) => !reihen.includes(g));
	const beginne = [...new Set(mitBeginn.map(beginn))].toSorted();
	const beste = beginne.map(() => 0);
	const versuche = (
		gewaehlt: readonly Gelegenheit[],
		uebrige: readonly Gelegenheit[],
		frei: readonly Gelegenheit[],
	) => {
		const [erste, ...andere] = uebrige;
		if (erste) {
			const passt = (g: Gelegenheit) => !ueberschneidenSich(erste, g);
			versuche(gewaehlt, andere, frei);
			if (gewaehlt.every(passt)) versuche([...gewaehlt, erste], andere, frei.filter(passt));
			return;
		}
		const tage = gewaehlt.reduce((n, g) => n + g.geplanteTage, 0);
		const daneben = nacheinander(frei);
		const spaetestens = gewaehlt.map(beginn).toSorted()[0];
		for (const [i, ab] of beginne.entries()) {
			if (spaetestens !== undefined && ab > spaetestens) break;
			beste[i] = Math.max(beste[i] ?? 0, tage + hoechstens(daneben, ab));
		}
	};
	versuche([], reihen, einzelne);
	return beginne.map((ab, i) => ({ ab, tage: beste[i] ?? 0 }));
}

/** Of those that follow one another, from the last to the first: each with what begins after it, or without. */
function nacheinander(gelegenheiten: readonly Gelegenheit[]): Angebot {
	const nachBeginn = gelegenheiten.toSorted((a, b) => (beginn(a) < beginn(b) ? -1 : 1));
	const stufen = nachBeginn.map((g) => ({ ab: beginn(g), tage: 0 }));
	for (let i = nachBeginn.length - 1; i >= 0; i--) {
		const dieses = nachBeginn[i] as Gelegenheit;
		const danach = stufen[stelle(stufen, ({ ab }) => ab > ende(dieses))]?.tage ?? 0;
		(stufen[i] as { tage: number }).tage = Math.max(stufen[i + 1]?.tage ?? 0, dieses.geplanteTage + danach);
	}
	// Of several on one day the first step counts them all.
	return stufen.filter(({ ab }, i) => ab !== stufen[i - 1]?.ab);
}

/** Where in a row that turns once it has turned; its length: it hasn't. */
function stelle<T>(reihe: readonly T[], gedreht: (eines: T) => boolean): number {
	let [von, bis] = [0, reihe.length];
	while (von < bis) {
		const mitte = (von + bis) >> 1;
		if (gedreht(reihe[mitte] as T)) bis = mitte;
		else von = mitte + 1;
	}
	return von;
}

const beginn = (gelegenheit: Gelegenheit): string => ersterTag(gelegenheit) ?? '';
const ende = (gelegenheit: Gelegenheit): string => letzterTag(gelegenheit) ?? '';
