import { queryOptions } from '@tanstack/react-query';
import type { Listenstelle } from '../liste/stelle.ts';
import { abfrage, type Listendefinition } from '../liste/suche.ts';

/** The files of a list in the order they had when it was entered. */
export interface Durchgang {
	ids: readonly string[];
	/** Where each stood in the list, from 0. */
	stellen: readonly number[];
	/** The list is longer: these are those around the place it was entered at. */
	gekuerzt: boolean;
}

type Laden = (seite: number) => Promise<{ ids: readonly string[]; total: number }>;

/** As many as a list gives at once. */
const JE_SEITE = 200;
const SEITEN = 3;

/** Reads the list once. A volunteer may stand in several rows; a file is gone through once. */
export async function leseDurchgang(position: number, lade: Laden): Promise<Durchgang> {
	const eigene = Math.floor(position / JE_SEITE) + 1;
	const erste = Math.max(1, eigene - SEITEN + 2);
	const anfang = await lade(erste);
	const seiten = Math.ceil(anfang.total / JE_SEITE);
	const letzte = Math.min(seiten, erste + SEITEN - 1);
	const weitere = Array.from({ length: Math.max(0, letzte - erste) }, (_, i) => lade(erste + i + 1));
	const alle = [anfang, ...(await Promise.all(weitere))].flatMap(({ ids }) => ids);
	const ids = [...new Set(alle)];
	const davor = (erste - 1) * JE_SEITE;
	return { ids, stellen: ids.map((id) => davor + alle.indexOf(id)), gekuerzt: erste > 1 || letzte < seiten };
}

/** The same place after going on to another file: the way back leads to the page that has it. */
export function weiter(aus: Listenstelle, { ids, stellen }: Durchgang, id: string): Listenstelle {
	const position = stellen[ids.indexOf(id)] ?? aus.position;
	// The columns of a board turn their pages apart from the address.
	if (aus.suche.darstellung) return { ...aus, position };
	const seite = Math.floor(position / aus.groesse) + 1;
	return { ...aus, position, suche: { ...aus.suche, seite: seite === 1 ? undefined : seite } };
}

/** Those before and behind; a file that isn't in it has none. */
export function nachbarn({ ids }: Pick<Durchgang, 'ids'>, id: string) {
	const stelle = ids.indexOf(id);
	return { stelle, davor: ids[stelle - 1] ?? null, danach: stelle < 0 ? null : (ids[stelle + 1] ?? null) };
}

/** Read once, and kept through a reload of this tab: it holds no more than which files. */
export function durchgangQuery(liste: Listendefinition<{ freiwilligerID: string }>, aus: Listenstelle) {
	const { und, text, sort, position, seit } = aus;
	const key = JSON.stringify([liste.name, seit, und, text, sort]);
	return queryOptions({
		queryKey: ['durchgang', key],
		queryFn: async ({ signal }) => {
			const gemerkt = gemerkte().find((eine) => eine.key === key);
			if (gemerkt) return gemerkt.durchgang;
			const durchgang = await leseDurchgang(position, async (seite) => {
				const was = abfrage({ ansicht: null, und, text, sort, seite, groesse: JE_SEITE });
				const { data, total } = await liste.lade(was, signal);
				return { ids: data.map(({ freiwilligerID }) => freiwilligerID), total };
			});
			merke({ key, durchgang });
			return durchgang;
		},
		staleTime: 'static',
		placeholderData: undefined,
	});
}

interface Gemerkt {
	key: string;
	durchgang: Durchgang;
}

const ABLAGE = 'durchgaenge-mit-stellen';
/** What one may come back to by the browser's own buttons. */
const GEMERKT = 5;

function gemerkte(): readonly Gemerkt[] {
	try {
		const wert: unknown = JSON.parse(sessionStorage.getItem(ABLAGE) ?? '[]');
		return Array.isArray(wert) ? wert : [];
	} catch {
		// Blocked or damaged storage: the list is read anew after a reload.
		return [];
	}
}

function merke(neu: Gemerkt) {
	try {
		sessionStorage.setItem(ABLAGE, JSON.stringify([neu, ...gemerkte()].slice(0, GEMERKT)));
	} catch {
		// Blocked or full storage: as above.
	}
}
