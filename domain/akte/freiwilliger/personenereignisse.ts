import { artVon, type Einwilligungsfeld, istEinwilligung } from '#domain/felder/personendaten.ts';
import type { Personendaten, Personenfeld } from '#domain/felder/personenfelder.ts';
import { PersonendatenGeaendert } from '../ereignisse.ts';
import type { Akte } from '../zustand.ts';

/** One event per kind of personal data, with the fields that really change. */
export const personendatenGeaendert = (freiwilligerID: string, vorher: Personendaten, werte: Personendaten) =>
	jeArt(freiwilligerID, geaenderteFelder(vorher, werte), werte);

/** What a document says, consents with it: to these one can agree once more, as the text may be another. */
export function ausDokument(akte: Akte, werte: Personendaten, dokumentID: string) {
	const genannte = Object.keys(werte) as Personenfeld[];
	const geaendert = geaenderteFelder(akte.person, werte).filter((feld) => !istEinwilligung(feld));
	return [
		...jeArt(akte.id, geaendert, werte),
		...jeArt(akte.id, genannte.filter(istEinwilligung), werte, { dokumentID }),
	];
}

/** A guardian agrees to what the minor has consented to; the values stay. */
export function zustimmungVermerkt(akte: Akte, felder: readonly Einwilligungsfeld[], erziehungsberechtigterID: string) {
	return jeArt(akte.id, felder, akte.person, { erziehungsberechtigterID });
}

function jeArt(
	freiwilligerID: string,
	felder: readonly Personenfeld[],
	werte: Personendaten,
	herkunft: { readonly dokumentID?: string; readonly erziehungsberechtigterID?: string } = {},
) {
	return [...Map.groupBy(felder, artVon)].map(([art, geaendert]) => {
		const daten = { werte: Object.fromEntries(geaendert.map((feld) => [feld, werte[feld]])) };
		return PersonendatenGeaendert({ felder: geaendert, ...herkunft }, { betroffener: freiwilligerID, art, daten });
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
