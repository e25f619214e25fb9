import { useSearch } from '@tanstack/react-router';
import { createContext, useContext, useMemo, useState } from 'react';
import type { Bedingung } from './bedingung.ts';
import type { Listendefinition, Listenstand, Listensuche } from './suche.ts';

/** The place in a list from which something was opened: it travels in the history beside the address. */
export interface Listenstelle {
	liste: Listendefinition['name'];
	und: readonly Bedingung[];
	text: string;
	sort: string;
	groesse: number;
	/** From 0, over all pages. */
	position: number;
	/** When the list was entered: what is gone through from then on stays as it was. */
	seit: number;
	/** The way back to it. */
	suche: Listensuche;
}

declare module '@tanstack/react-router' {
	interface HistoryState {
		aus?: Listenstelle;
	}
}

/** Null outside of a list, or where its rows are no longer what they were. */
type Stellenfinder = (row: object) => Listenstelle | null;

export const Stellenkontext = createContext<Stellenfinder>(() => null);

/** What a link to a row's file carries. */
export function useStelle(row: object): { aus?: Listenstelle } {
	const aus = useContext(Stellenkontext)(row);
	return aus ? { aus } : {};
}

type Eintritt = Pick<Listenstelle, 'seit' | 'suche'>;

/** The visit of a list, from opening its page to leaving it. */
export function useEintritt(): Eintritt {
	const [seit] = useState(() => Date.now());
	return { seit, suche: useSearch({ strict: false }) as Listensuche };
}

/** Finds the rows of a page by their identity; the same function until the page or the way to it changes. */
export function useStellenfinder(
	{ name }: Pick<Listendefinition, 'name'>,
	{ und, text, sort, seite, groesse }: Omit<Listenstand, 'ansicht'>,
	zeilen: readonly unknown[],
	{ seit, suche }: Eintritt,
): Stellenfinder {
	const filter = JSON.stringify(und);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the filter is made anew each time, what it says is in its text.
	return useMemo(() => {
		const anfang = (seite - 1) * groesse;
		return (row) => {
			const index = zeilen.indexOf(row);
			return index < 0 ? null : { liste: name, und, text, sort, groesse, position: anfang + index, seit, suche };
		};
	}, [name, filter, text, sort, seite, groesse, zeilen, seit, suche]);
}
