import { PersonendatenGeaendert } from './ereignisse.ts';
import { artVon, type Personenfeld } from './personendaten.ts';
import type { Personendaten } from './zustand.ts';

/** One event per kind of personal data, with the fields that really change. */
export function personendatenGeaendert(freiwilligerID: string, vorher: Personendaten, werte: Personendaten) {
	const jeArt = Map.groupBy(geaenderteFelder(vorher, werte), artVon);
	return [...jeArt].map(([art, geaendert]) => {
		const daten = { werte: Object.fromEntries(geaendert.map((feld) => [feld, werte[feld]])) };
		return PersonendatenGeaendert({ felder: geaendert }, { betroffener: freiwilligerID, art, daten });
	});
}

export function geaenderteFelder(vorher: Personendaten, werte: Personendaten): Personenfeld[] {
	const genannt = (Object.keys(werte) as Personenfeld[]).filter((feld) => werte[feld] !== undefined);
	return genannt.filter((feld) => !gleich(vorher[feld], werte[feld]));
}

/** A field that was never given and one emptied on purpose look the same to whoever fills the form in. */
function gleich(a: unknown, b: unknown): boolean {
	return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
