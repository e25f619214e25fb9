/** Rules on what was entered; while nothing has been, they say nothing. */
import type { Fall, Regel } from '#domain/akte/fall.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';

export const pflichtfeld = (feld: string): Regelverstoss => ({ code: 'P', http: 422, feld, text: MELDUNG.P });

/** The text must be given. */
export function angegeben<F extends string>(feld: F): Regel<Fall<{ readonly [K in F]?: string | null }>> {
	return ({ eingabe }) => (eingabe === null || eingabe[feld]?.trim() ? null : pflichtfeld(feld));
}

/** What a dialog asks for is no obstacle until it has been left open. */
export function erfragt<F extends Fall>(regel: Regel<F>): Regel<F> {
	return (fall, titel) => {
		const befunde = [regel(fall, titel)].flat();
		return fall.eingabe === null ? befunde.filter((b) => typeof b === 'string') : befunde;
	};
}
