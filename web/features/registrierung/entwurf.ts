import { type Angaben, LEER } from './angaben.ts';

/** What is kept between two visits of the page: neither the password nor the consent, and no file. */
type Entwurfsangaben = Omit<Angaben, 'passwort' | 'passwortWiederholung' | 'datenschutz' | 'profilbild'>;

export interface Entwurf {
	angaben: Angaben;
	/** Index of the furthest step that was reached. */
	erreicht: number;
	/** ISO 8601 */
	gespeichertUm: string;
}

interface Ablage {
	/** A draft of another version of the form isn't read. */
	fassung: number;
	angaben: Entwurfsangaben;
	erreicht: number;
	gespeichertUm: string;
}

export type Speicher = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const SCHLUESSEL = 'registrierung';
const FASSUNG = 1;

/** The draft of this browser window; null: there is none that could be used. */
export function ladeEntwurf(speicher: Speicher): Entwurf | null {
	const ablage = lies(speicher.getItem(SCHLUESSEL));
	if (ablage?.fassung !== FASSUNG) return null;
	const { angaben, erreicht, gespeichertUm } = ablage;
	return { angaben: { ...LEER, ...angaben }, erreicht, gespeichertUm };
}

/** Keeps the draft; false where the browser has no room or no permission for it. */
export function speichereEntwurf(speicher: Speicher, { angaben, erreicht, gespeichertUm }: Entwurf): boolean {
	const { passwort: _, passwortWiederholung: __, datenschutz: ___, profilbild: ____, ...rest } = angaben;
	const ablage: Ablage = { fassung: FASSUNG, angaben: rest, erreicht, gespeichertUm };
	try {
		speicher.setItem(SCHLUESSEL, JSON.stringify(ablage));
		return true;
	} catch {
		return false;
	}
}

export function loescheEntwurf(speicher: Speicher): void {
	speicher.removeItem(SCHLUESSEL);
}

function lies(text: string | null): Ablage | null {
	try {
		return text === null ? null : (JSON.parse(text) as Ablage);
	} catch {
		return null;
	}
}
