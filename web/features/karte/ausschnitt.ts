import { groesster, kleinster } from '#domain/beliebig-viele.ts';
import type { Flach } from '#domain/geo/mercator.ts';

/** What of the map is shown: its middle, and how many pixels the whole world would be wide. */
export interface Ausschnitt extends Flach {
	readonly skala: number;
}

export interface Groesse {
	readonly breite: number;
	readonly hoehe: number;
}

interface Rahmen {
	readonly von: Flach;
	readonly bis: Flach;
}

/** From the whole country on a small window down to a few streets: closer the outline would only mislead. */
const SKALA = { von: 9_000, bis: 900_000 };
const RAND_PX = 48;
/** One press of + or −, one notch of the wheel. */
export const STUFE = 1.6;

const zwischen = (wert: number, von: number, bis: number): number => Math.min(bis, Math.max(von, wert));

/** The smallest frame around all points; null: there are none. */
export function rahmenUm(punkte: readonly Flach[]): Rahmen | null {
	if (punkte.length === 0) return null;
	const xs = punkte.map(({ x }) => x);
	const ys = punkte.map(({ y }) => y);
	return { von: { x: kleinster(xs), y: kleinster(ys) }, bis: { x: groesster(xs), y: groesster(ys) } };
}

/** Shows the frame as large as it fits, but no closer than `hoechstens`. */
export function passend({ von, bis }: Rahmen, { breite, hoehe }: Groesse, hoechstens = SKALA.bis): Ausschnitt {
	const innen = (ganz: number) => Math.max(ganz - 2 * RAND_PX, ganz / 2, 1);
	const skala = Math.min(innen(breite) / (bis.x - von.x || 1e-9), innen(hoehe) / (bis.y - von.y || 1e-9));
	return {
		x: (von.x + bis.x) / 2,
		y: (von.y + bis.y) / 2,
		skala: zwischen(skala, SKALA.von, Math.min(hoechstens, SKALA.bis)),
	};
}

/** Does the closest look keep all of them from being one bundle? */
export function sindTrennbar(punkte: readonly Flach[], abstandPx: number): boolean {
	const rahmen = rahmenUm(punkte);
	return (
		rahmen !== null && Math.hypot(rahmen.bis.x - rahmen.von.x, rahmen.bis.y - rahmen.von.y) * SKALA.bis >= abstandPx
	);
}

/** Closer or farther, so that the point under the pointer (from the middle, in pixels) stays there. */
export function zoome(a: Ausschnitt, faktor: number, um: Flach = { x: 0, y: 0 }): Ausschnitt {
	const skala = zwischen(a.skala * faktor, SKALA.von, SKALA.bis);
	const bleibt = 1 / a.skala - 1 / skala;
	return { x: a.x + um.x * bleibt, y: a.y + um.y * bleibt, skala };
}

/** Moves the map by pixels, never away from what there is to see. */
export function verschiebe(a: Ausschnitt, um: Flach, grenze: Rahmen): Ausschnitt {
	return {
		skala: a.skala,
		x: zwischen(a.x - um.x / a.skala, grenze.von.x, grenze.bis.x),
		y: zwischen(a.y - um.y / a.skala, grenze.von.y, grenze.bis.y),
	};
}

/** Where a point of the map stands in the window, from its upper left. */
export function imFenster(a: Ausschnitt, { breite, hoehe }: Groesse, p: Flach): Flach {
	return { x: (p.x - a.x) * a.skala + breite / 2, y: (p.y - a.y) * a.skala + hoehe / 2 };
}

/** The point of the map at a place in the window. */
export function ausFenster(a: Ausschnitt, { breite, hoehe }: Groesse, { x, y }: Flach): Flach {
	return { x: a.x + (x - breite / 2) / a.skala, y: a.y + (y - hoehe / 2) / a.skala };
}

/** Is the point in the window, or not farther outside than `rand`? */
export function istZuSehen(a: Ausschnitt, groesse: Groesse, p: Flach, rand = 0): boolean {
	const { x, y } = imFenster(a, groesse, p);
	return x >= -rand && y >= -rand && x <= groesse.breite + rand && y <= groesse.hoehe + rand;
}
