/** What of the required days can still be attended, and until when. Table: Computations, Composition. */
import { addiereTage } from '#domain/datum.ts';
import { ersterTag, letzterTag, type Termin } from './seminar-felder.ts';

/** A seminar somebody could attend: inside his service, published for him, with a place. */
export interface Gelegenheit {
	readonly termine: readonly Termin[];
	/** Tenths of a day. */
	readonly geplanteTage: number;
}

/** The most days that can be attended beginning on a day or later: no two seminars at once. In tenths. */
export function hoechstens(gelegenheiten: readonly Gelegenheit[], ab: string): number {
	const moeglich = gelegenheiten.filter((a) => (ersterTag(a) ?? '') >= ab);
	return groessteAuswahl(moeglich);
}

/**
 * First day, from today on, from which too little is left; null: nothing is open.
 * `offen` in tenths of a day.
 */
export function nichtMehrErreichbarAb(
	offen: number,
	gelegenheiten: readonly Gelegenheit[],
	heute: string,
): string | null {
	if (offen <= 0) return null;
	// Only after a seminar has begun there is less than before.
	const beginne = gelegenheiten.map((a) => ersterTag(a)).filter((tag): tag is string => tag !== null && tag >= heute);
	const wechsel = [heute, ...beginne.map((tag) => addiereTage(tag, 1))].toSorted();
	// Never more later on: halved until it is found. After the last beginning nothing is left.
	let [von, bis] = [0, wechsel.length - 1];
	while (von < bis) {
		const mitte = Math.floor((von + bis) / 2);
		if (hoechstens(gelegenheiten, wechsel[mitte] as string) < offen) bis = mitte;
		else von = mitte + 1;
	}
	return wechsel[von] as string;
}

/** May both be attended? */
export const ueberschneidenSich = (a: Pick<Gelegenheit, 'termine'>, b: Pick<Gelegenheit, 'termine'>): boolean =>
	a.termine.some((x) => b.termine.some((y) => x.von <= y.bis && y.von <= x.bis));

/** More series than these at once nobody plans; any further one counts as if it took all the time between its dates. */
const REIHEN = 8;

/** Tries each series with and without; what has one date falls into place by itself. */
function groessteAuswahl(gelegenheiten: readonly Gelegenheit[]): number {
	const reihen = gelegenheiten.filter(({ termine }) => termine.length > 1);
	const einzelne = gelegenheiten.filter((gelegenheit) => !reihen.slice(0, REIHEN).includes(gelegenheit));
	const versuche = (uebrige: readonly Gelegenheit[], frei: readonly Gelegenheit[]): number => {
		const [erste, ...andere] = uebrige;
		if (!erste) return nacheinander(frei);
		const passt = (anderes: Gelegenheit) => !ueberschneidenSich(erste, anderes);
		return Math.max(versuche(andere, frei), erste.geplanteTage + versuche(andere.filter(passt), frei.filter(passt)));
	};
	return versuche(reihen.slice(0, REIHEN), einzelne);
}

/** The most days of those that follow one another: for each, by its last day, with it or without. */
function nacheinander(gelegenheiten: readonly Gelegenheit[]): number {
	const beste: { readonly bis: string; readonly tage: number }[] = [];
	for (const gelegenheit of gelegenheiten.toSorted((a, b) => ende(a).localeCompare(ende(b)))) {
		const davor = beste.findLast(({ bis }) => bis < (ersterTag(gelegenheit) ?? ''))?.tage ?? 0;
		const ohne = beste.at(-1)?.tage ?? 0;
		beste.push({ bis: ende(gelegenheit), tage: Math.max(ohne, davor + gelegenheit.geplanteTage) });
	}
	return beste.at(-1)?.tage ?? 0;
}

const ende = (gelegenheit: Gelegenheit): string => letzterTag(gelegenheit) ?? '';
