import { type Angaben, LEER } from './angaben.ts';

/** Each user has his own: the next one at this window sees nothing of it. */
const schluessel = (userID: string): string => `erfassung/${userID}`;

type Speicher = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft of this browser window, so that a reload loses nothing. */
export function ladeEntwurf(speicher: Speicher, userID: string): Angaben | null {
	const text = speicher.getItem(schluessel(userID));
	if (text === null) return null;
	try {
		return { ...LEER, ...(JSON.parse(text) as Partial<Angaben>) };
	} catch {
		return null;
	}
}

/** Without room or permission for it the entry goes on without a draft. */
export function speichereEntwurf(speicher: Speicher, userID: string, angaben: Angaben): boolean {
	try {
		speicher.setItem(schluessel(userID), JSON.stringify(angaben));
		return true;
	} catch {
		return false;
	}
}

export const loescheEntwurf = (speicher: Speicher, userID: string): void => speicher.removeItem(schluessel(userID));
