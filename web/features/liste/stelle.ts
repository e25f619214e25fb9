import { useRouter, useSearch } from '@tanstack/react-router';
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
	/** Its entry in the history, which the browser's own way back leads to. */
	eintrag?: string | undefined;
}

declare module '@tanstack/react-router' {
	interface HistoryState {
		aus?: Listenstelle;
		/** Come back to a list from what was opened of it. */
		zurueck?: boolean;
	}
}

/** What was opened last of a list. */
interface Zuletzt extends Pick<Listenstelle, 'liste' | 'position' | 'eintrag'> {
	/** First what was opened, then what follows it there: it may have left the list meanwhile. */
	ids: readonly string[];
}

let zuletzt: Zuletzt | null = null;

export function merkeZuletzt({ liste, position, eintrag }: Listenstelle, ids: readonly string[]): void {
	zuletzt = { liste, position, eintrag, ids };
}

/** Where one who comes back to a list goes on; null for who comes anew. Each time the same until the list is left. */
export function useRueckkehr({ name }: Pick<Listendefinition, 'name'>): Zuletzt | null {
	const { state } = useRouter().latestLocation;
	const [rueckkehr] = useState(() => {
		const isZurueck = state.zurueck || (zuletzt?.eintrag !== undefined && zuletzt.eintrag === state.__TSR_key);
		return isZurueck && zuletzt?.liste === name ? zuletzt : null;
	});
	return rueckkehr;
}

/** The row to go on at; -1: none of this page. Of several rows of one volunteer the one that was opened. */
export function zeileVon(
	{ ids, position }: Pick<Zuletzt, 'ids' | 'position'>,
	zeilen: readonly string[],
	anfang: number,
): number {
	if (zeilen[position - anfang] === ids[0]) return position - anfang;
	const noch = ids.find((id) => zeilen.includes(id));
	return noch === undefined ? -1 : zeilen.indexOf(noch);
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
	const router = useRouter();
	const filter = JSON.stringify(und);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the filter is made anew each time, what it says is in its text.
	return useMemo(() => {
		const anfang = (seite - 1) * groesse;
		const eintrag = router.latestLocation.state.__TSR_key;
		return (row) => {
			const index = zeilen.indexOf(row);
			const position = anfang + index;
			return index < 0 ? null : { liste: name, und, text, sort, groesse, position, seit, suche, eintrag };
		};
	}, [name, filter, text, sort, seite, groesse, zeilen, seit, suche, router]);
}
