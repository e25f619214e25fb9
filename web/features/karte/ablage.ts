import { LEER, type Wunschstelle } from '../registrierung/angaben.ts';
import { ladeEntwurf, type Speicher, speichereEntwurf } from '../registrierung/entwurf.ts';

/** Where marked places are kept in this browser window. */
export interface Ablage {
	lies: (speicher: Speicher) => readonly Wunschstelle[];
	/** With the cycle they are places of. */
	schreibe: (speicher: Speicher, stellen: readonly Wunschstelle[], zyklusID: string) => void;
}

/** Of a guest: the first step of his application, kept in its draft. */
export const ENTWURFSABLAGE: Ablage = {
	lies: (speicher) => ladeEntwurf(speicher)?.angaben.wuensche ?? [],
	schreibe: (speicher, stellen, zyklusID) => {
		const entwurf = ladeEntwurf(speicher) ?? { angaben: LEER, erreicht: 0 };
		const angaben = { ...entwurf.angaben, zyklusID, wuensche: [...stellen] };
		speichereEntwurf(speicher, { ...entwurf, angaben, gespeichertUm: new Date().toISOString() });
	},
};

/** The cycle a guest has chosen before. */
export const zyklusImEntwurf = (speicher: Speicher): string | null => ladeEntwurf(speicher)?.angaben.zyklusID ?? null;

const SCHLUESSEL = 'merkliste';

/** Of who is signed in: beside any draft, for that may be somebody else's. */
export const EIGENE_ABLAGE: Ablage = {
	lies: (speicher) => {
		try {
			const stellen: unknown = JSON.parse(speicher.getItem(SCHLUESSEL) ?? '[]');
			return Array.isArray(stellen) ? (stellen as Wunschstelle[]) : [];
		} catch {
			return [];
		}
	},
	schreibe: (speicher, stellen) => {
		try {
			speicher.setItem(SCHLUESSEL, JSON.stringify(stellen));
		} catch {
			// Without room the list lasts as long as the page is open.
		}
	},
};
