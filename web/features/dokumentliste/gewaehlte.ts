import { abfrage, type Listenstand } from '../liste/suche.ts';
import type { Gewaehltes } from '../sammelaktion/use-auswahl.ts';
import { DOKUMENTELISTE, type Dokumentzeile } from './liste.ts';

/** As many as the call takes. */
export const HOECHSTENS = 500;
const SEITE = 200;

/** The rows that are ticked, on whatever page they stand. */
export async function ladeGewaehlte(
	stand: Listenstand,
	{ alle, ids }: Pick<Gewaehltes, 'alle' | 'ids'>,
	signal: AbortSignal,
): Promise<readonly Dokumentzeile[]> {
	const seiten = alle ? seitenVon(stand) : teileVon([...ids]);
	const antworten = await Promise.all(seiten.map((was) => DOKUMENTELISTE.lade(was, signal)));
	return antworten.flatMap(({ data }) => data).slice(0, HOECHSTENS);
}

const seitenVon = (stand: Listenstand) =>
	Array.from({ length: Math.ceil(HOECHSTENS / SEITE) }, (_, i) => abfrage({ ...stand, seite: i + 1, groesse: SEITE }));

/** A filter takes as many values as a page has rows. */
function teileVon(ids: readonly string[]) {
	const teile = Array.from({ length: Math.ceil(ids.length / SEITE) }, (_, i) => ids.slice(i * SEITE, (i + 1) * SEITE));
	return teile.map((wert) =>
		abfrage({
			ansicht: null,
			und: [{ feld: 'id', op: 'in', wert }],
			text: '',
			sort: DOKUMENTELISTE.sort,
			seite: 1,
			groesse: SEITE,
		}),
	);
}
