import type { Referenz } from '#domain/referenz.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';

/** G25: a closed cycle is no longer edited. */
function zyklusOffen({ isAbgeschlossen, bezeichnung }: Pick<Zyklus, 'isAbgeschlossen' | 'bezeichnung'>) {
	const text = `Der Zyklus ${bezeichnung} ist abgeschlossen und kann nicht mehr bearbeitet werden.`;
	const verstoss: Regelverstoss = { code: 'G25', text, http: 409, behebbarDurch: ['ADMIN'] };
	return isAbgeschlossen ? verstoss : null;
}

/** The cycle, if it may be edited. */
export function pruefeOffen(referenz: Pick<Referenz, 'zyklen'>, zyklusID: string): Zyklus {
	const zyklus = referenz.zyklen.get(zyklusID);
	if (!zyklus) throw new Error(`Zyklus ${zyklusID} fehlt in den Referenzdaten`);
	const verstoss = zyklusOffen(zyklus);
	if (verstoss) throw new Abgelehnt([verstoss]);
	return zyklus;
}
