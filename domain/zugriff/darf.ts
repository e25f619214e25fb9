import type { Akteur } from '#domain/rollen.ts';
import { type Aktion, type Recht, recht } from './matrix.ts';

/** What an action is done to, as far as ownership depends on it; what is left out isn't looked at. */
export interface Gegenstand {
	readonly einsatzortID?: string | null;
	readonly freiwilligerID?: string | null;
}

/**
 * May the actor do this, by one of his roles? Without `gegenstand`: to anything at all. Whether he can see the thing
 * is another question, answered by `aktensicht`.
 */
export function darf(akteur: Akteur, aktion: Aktion, gegenstand: Gegenstand = {}): boolean {
	if (akteur.art === 'SYSTEM') return true;
	// Whoever has signed in asks in his role: what the public may do isn't always his.
	if (akteur.rollen.length) return akteur.rollen.some((r) => passt(recht(r, aktion), akteur, r, gegenstand));
	const offen = recht('OEFFENTLICH', aktion);
	return offen === 'x' || (offen === 't' && akteur.art === 'TOKEN');
}

function passt(r: Recht, akteur: Akteur, rolle: string, gegenstand: Gegenstand): boolean {
	if (r === 'x') return true;
	if (r !== 'o' && r !== 'of') return false;
	if (rolle === 'MA_VEREIN') {
		const ort = gegenstand.einsatzortID;
		return ort === undefined || (ort !== null && akteur.einsatzortIDs.includes(ort));
	}
	return gegenstand.freiwilligerID === undefined || gegenstand.freiwilligerID === akteur.freiwilligerID;
}

/** Answers the call at all: signed in with a fitting role, or open to everybody or to the holder of its token. */
export function offenFuer(akteur: Akteur, aktion: Aktion): boolean {
	return recht('OEFFENTLICH', aktion) === 't' || darf(akteur, aktion);
}
