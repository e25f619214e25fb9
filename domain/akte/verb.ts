/**
 * One mechanism for doing and explaining. A verb declares its rules once, in the order of the tables; `pruefe` throws
 * what refuses it, `erklaere` says everything that would.
 */

import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import type { Befund, Fall, Regel } from './fall.ts';
import { nichtMoeglich } from './regeln/ausgang.ts';
import { ansicht, zugang } from './zugang.ts';

/** `K`: a verb on the file, or another action that is decided by rules. */
export interface Verb<F extends Fall = Fall, K extends Aktion = AktionKey> {
	readonly key: K;
	/** As on the button. */
	readonly titel: string;
	/** Possible before the e-mail address is confirmed; what the tables list otherwise answers G22 then. */
	readonly unbestaetigt?: boolean;
	/** Limits of the acting person beyond the matrix of permissions. */
	readonly rechte?: readonly Regel<F>[];
	/** From which state, then which side may. */
	readonly ausgang: readonly Regel<F>[];
	/** Violations are told all at once. */
	readonly felder?: readonly Regel<F>[];
	/** Of these the first violation is told. */
	readonly regeln?: readonly Regel<F>[];
}

/** Throws what refuses the decision (table: Guard catalogue, evaluation order). */
export function pruefe<F extends Fall>(verb: Verb<F, Aktion>, fall: F): void {
	verlange(verstoesse([ansicht(verb.key, fall.lage)]));
	verlange(verstoesse([zugang(verb.key, fall)]));
	pruefeRegeln(verb, fall);
}

/** The rules alone: for a file that only comes into being, or a one-time token that stands for the permission. */
export function pruefeRegeln<F extends Fall>(verb: Verb<F, Aktion>, fall: F): void {
	if (fall.lage.akte.geloescht) verlange([NICHT_GEFUNDEN]);
	const verlangeAlle = (regeln: readonly Regel<F>[] = []) => {
		for (const regel of regeln) verlange(verstoesse(befunde(verb, [regel], fall)));
	};
	verlangeAlle(verb.rechte);
	verlange(verstoesse([unbestaetigt(verb, fall)]));
	verlangeAlle(verb.ausgang);
	verlange(verstoesse(befunde(verb, verb.felder, fall)));
	verlangeAlle(verb.regeln);
}

export interface Erklaerung {
	readonly gruende: readonly Regelverstoss[];
	readonly erfuellt: readonly string[];
}

/** Every reason against and every condition met; null where the verb isn't this person's. */
export function erklaere<F extends Fall>(verb: Verb<F, Aktion>, fall: F): Erklaerung | null {
	if (zugang(verb.key, fall)) return null;
	const vorab = [ansicht(verb.key, fall.lage), unbestaetigt(verb, fall)];
	const zuerst = verstoesse([...vorab, ...befunde(verb, verb.rechte, fall), ...befunde(verb, verb.ausgang, fall)]);
	// From a state the verb doesn't start from its other conditions mean nothing.
	if (zuerst.length) return { gruende: zuerst, erfuellt: [] };
	const alle = [...befunde(verb, verb.felder, fall), ...befunde(verb, verb.regeln, fall)];
	return { gruende: verstoesse(alle), erfuellt: alle.filter((b) => typeof b === 'string') };
}

function befunde<F extends Fall>(verb: Verb<F, Aktion>, regeln: readonly Regel<F>[] = [], fall: F): Befund[] {
	return regeln.flatMap((regel) => regel(fall, verb.titel));
}

const verstoesse = (befunde: readonly Befund[]): Regelverstoss[] =>
	befunde.filter((b) => b !== null && typeof b !== 'string');

function verlange(verstoesse: readonly Regelverstoss[]): void {
	if (verstoesse.length) throw new Abgelehnt(verstoesse);
}

function unbestaetigt(verb: Verb<never, Aktion>, { lage }: Fall): Regelverstoss | null {
	const wartet = lage.akte.existiert && lage.akte.status === FREIWILLIGER.nr.OptIn;
	return wartet && !verb.unbestaetigt ? nichtMoeglich(verb.titel, lage.akte) : null;
}
