import { aufKarte } from '#domain/geo/mercator.ts';
import { EINHEITEN } from '#domain/geo/zeichnung.ts';
import type { Koordinate } from './quellen.ts';

/** Germany and what is around it. */
export const AUSSCHNITT = { west: 4, ost: 17, sued: 46, nord: 56 } as const;

export const zeichne = ([lon, lat]: Koordinate): Koordinate => {
	const { x, y } = aufKarte({ lat, lon });
	return [x * EINHEITEN, y * EINHEITEN];
};

const [links, unten] = zeichne([AUSSCHNITT.west, AUSSCHNITT.sued]);
const [rechts, oben] = zeichne([AUSSCHNITT.ost, AUSSCHNITT.nord]);

type Seite = readonly [achse: 0 | 1, grenze: number, zeichen: 1 | -1];
const SEITEN: readonly Seite[] = [
	[0, links, 1],
	[0, rechts, -1],
	[1, oben, 1],
	[1, unten, -1],
];

export const istDrin = (p: Koordinate): boolean => SEITEN.every((seite) => istInnen(p, seite));
const istInnen = (p: Koordinate, [achse, grenze, zeichen]: Seite): boolean => (p[achse] - grenze) * zeichen >= 0;

/** What of a ring lies in the frame (Sutherland and Hodgman); empty: nothing. */
export function beschneide(ring: readonly Koordinate[]): readonly Koordinate[] {
	return SEITEN.reduce<readonly Koordinate[]>((punkte, seite) => {
		const [achse, grenze] = seite;
		return punkte.flatMap((p, i) => {
			const vor = punkte.at(i - 1) ?? p;
			const teil = (grenze - vor[achse]) / (p[achse] - vor[achse] || 1);
			const schnitt: Koordinate = [vor[0] + (p[0] - vor[0]) * teil, vor[1] + (p[1] - vor[1]) * teil];
			const wechselt = istInnen(p, seite) !== istInnen(vor, seite);
			return [...(wechselt ? [schnitt] : []), ...(istInnen(p, seite) ? [p] : [])];
		});
	}, ring);
}
