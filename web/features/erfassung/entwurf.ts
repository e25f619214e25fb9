import { type Angaben, LEER } from './angaben.ts';

const SCHLUESSEL = 'erfassung';

type Speicher = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft of this browser window, so that a reload loses nothing. */
export function ladeEntwurf(speicher: Speicher): Angaben | null {
	const text = speicher.getItem(SCHLUESSEL);
	if (text === null) return null;
	try {
		return { ...LEER, ...(JSON.parse(text) as Partial<Angaben>) };
	} catch {
		return null;
	}
}

/** Without room or permission for it the entry goes on without a draft. */
export function speichereEntwurf(speicher: Speicher, angaben: Angaben): boolean {
	try {
		speicher.setItem(SCHLUESSEL, JSON.stringify(angaben));
		return true;
	} catch {
		return false;
	}
}

export const loescheEntwurf = (speicher: Speicher): void => speicher.removeItem(SCHLUESSEL);
