import { createContext, useContext } from 'react';
import type { Bedingung } from './bedingung.ts';
import type { Listendefinition, Listenstand } from './suche.ts';

/** The place in a list from which something was opened: it travels in the history beside the address. */
export interface Listenstelle {
	liste: Listendefinition['name'];
	und: readonly Bedingung[];
	text: string;
	sort: string;
	groesse: number;
	/** From 0, over all pages. */
	position: number;
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

/** Finds the rows of a page by their identity. */
export function stellenfinder(
	{ name }: Pick<Listendefinition, 'name'>,
	{ und, text, sort, seite, groesse }: Listenstand,
	zeilen: readonly unknown[],
): Stellenfinder {
	return (row) => {
		const index = zeilen.indexOf(row);
		return index < 0 ? null : { liste: name, und, text, sort, groesse, position: (seite - 1) * groesse + index };
	};
}
