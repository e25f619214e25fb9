import type { Nachrichttext } from '#domain/vorlagen/nachricht.ts';

/** Messages begun and kept in this browser, per user and target. They may name people: signing out takes them away. */
const ANFANG = 'nachricht:';

const schluessel = (userID: string, ziel: string): string => `${ANFANG}${userID}:${ziel}`;

export function liesEntwurf(userID: string, ziel: string): Nachrichttext | null {
	const roh = localStorage.getItem(schluessel(userID, ziel));
	if (roh === null) return null;
	try {
		const { betreff, text } = JSON.parse(roh) as Partial<Nachrichttext>;
		return typeof betreff === 'string' && typeof text === 'string' ? { betreff, text } : null;
	} catch {
		return null;
	}
}

export const behalteEntwurf = (userID: string, ziel: string, { betreff, text }: Nachrichttext): void =>
	localStorage.setItem(schluessel(userID, ziel), JSON.stringify({ betreff, text }));

export const verwirfEntwurf = (userID: string, ziel: string): void => localStorage.removeItem(schluessel(userID, ziel));

/** Those of everybody who was signed in here. */
export function verwirfEntwuerfe(): void {
	for (const key of Object.keys(localStorage)) if (key.startsWith(ANFANG)) localStorage.removeItem(key);
}
