/** What is done to many addresses at once: each for itself, with a word on how it went. */
import { stadtImBereich } from '#domain/geo/ortssuche.ts';
import type { Punkt } from '#domain/geo/punkt.ts';
import { nicht, type Sammelbescheid } from '#domain/sammelbescheid.ts';
import type { AdresseFelder } from './adressfelder.ts';

/** An address as far as its presence on the map depends on it. */
export interface Kartenadresse extends Pick<AdresseFelder, 'typ' | 'plz' | 'ort' | 'landID' | 'lat'> {
	readonly isAktiv: boolean;
	readonly isOnline: boolean;
}

/** null: it can be put online. */
export function gegenOnline({ typ, isAktiv, isOnline }: Kartenadresse): Sammelbescheid | null {
	if (typ !== 'EINSATZORT') return nicht('Nur Einsatzorte stehen auf der Karte.');
	if (!isAktiv) return nicht('Die Adresse ist deaktiviert.');
	return isOnline ? { ergebnis: 'SCHON', text: 'War schon online.' } : null;
}

/** An approximate place counts as one: nobody looks for the house there. */
export const istOnline = ({ lat }: Kartenadresse): Sammelbescheid => ({
	ergebnis: 'GETAN',
	text: lat === null ? 'Online, aber noch ohne Koordinaten.' : 'Steht jetzt auf der Karte.',
});

/** A postcode's place: from the operator's table, or the middle of the area its first three digits stand for. */
export interface Fundstelle extends Punkt {
	/** The town of the area; null: the postcode itself is known. */
	readonly bereich: string | null;
}

/** By what the portal comes with; null: unknown. */
export function imBereich({ landID, plz, ort }: Pick<AdresseFelder, 'landID' | 'plz' | 'ort'>): Fundstelle | null {
	const stadt = landID === 'DE' ? stadtImBereich(plz, ort) : null;
	return stadt && { lat: stadt.lat, lon: stadt.lon, bereich: stadt.name };
}

export const OHNE_LAGE = (plz: string): string =>
	`Zur Postleitzahl ${plz} ist keine Lage bekannt. Mitgeliefert sind die Bereiche der ersten drei Ziffern in Deutschland; genaue Lagen aller Postleitzahlen liest der Betreiber mit „npm run plz“ aus einer Datei ein. Sie können die Koordinaten auch selbst eingeben.`;

/** What became of an address that was to be found. */
export function verortet({ plz }: Pick<Kartenadresse, 'plz'>, stelle: Fundstelle | null): Sammelbescheid {
	if (!stelle) return nicht(OHNE_LAGE(plz));
	const text = stelle.bereich
		? `Ungefähr gesetzt: Bereich ${plz.slice(0, 3)} (${stelle.bereich}).`
		: `Nach der Postleitzahl ${plz} gesetzt.`;
	return { ergebnis: 'GETAN', text };
}

export const SCHON_VERORTET: Sammelbescheid = { ergebnis: 'SCHON', text: 'Hat schon Koordinaten.' };
