import { useState } from 'react';
import { formatZahl } from '#domain/format/zahl.ts';
import { TABELLE } from '../../texte/tabelle.ts';
import type { Selection } from '../../ui/data-table/data-table-props.ts';
import { abfrage, type Listenstand } from '../liste/suche.ts';
import type { Auswahl } from './aktionen.ts';

interface Gewaehlt {
	/** What the list was asked for; another filter begins anew. */
	frage: string;
	ids: ReadonlySet<string>;
	/** Exactly the list's filter, whatever is ticked. */
	alle: boolean;
}

const NICHTS: ReadonlySet<string> = new Set();
/** Stands for all hits, on a page without rows as well. */
const ALLE = 'alle';

/** Rows ticked over several pages of one filter, or all it finds. */
export function useAuswahl(stand: Listenstand) {
	const { f } = abfrage(stand);
	const frage = f ?? '';
	const [zuletzt, setGewaehlt] = useState<Gewaehlt>({ frage, ids: NICHTS, alle: false });
	const gewaehlt = zuletzt.frage === frage ? zuletzt : { frage, ids: NICHTS, alle: false };
	const { ids, alle } = gewaehlt;

	return {
		ids,
		alle,
		/** On the buttons: how many rows they reach, of so many the list finds. */
		reichweite: (total: number): string =>
			alle ? TABELLE.reichweite.alle(formatZahl(total, 0)) : formatZahl(ids.size, 0),
		waehleAlle: () => setGewaehlt({ ...gewaehlt, alle: true }),
		hebeAuf: () => setGewaehlt({ frage, ids: NICHTS, alle: false }),
		/** With all hits chosen every row of the page is ticked; taking one away leaves the others of the page. */
		selection: (seite: readonly string[]): Selection => ({
			selected: alle ? new Set([ALLE, ...seite]) : ids,
			onChange: (selected) =>
				setGewaehlt({ frage, ids: new Set([...selected].filter((id) => id !== ALLE)), alle: false }),
		}),
		/** The ticked rows; null: what the list is filtered by anyway. */
		nur: alle ? null : [...ids],
		auswahl: (): Auswahl => (alle ? { filter: f ? JSON.parse(f) : {}, sort: stand.sort as never } : { ids: [...ids] }),
	};
}
export type Gewaehltes = ReturnType<typeof useAuswahl>;
