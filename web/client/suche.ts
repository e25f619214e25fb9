/** Reads one value of an address; what is no use counts as absent. */
export type Leser<T> = (wert: unknown) => T | undefined;
type Gelesen<L extends Readonly<Record<string, Leser<unknown>>>> = { [K in keyof L]?: ReturnType<L[K]> };

/** What the address of a page holds, key by key; others are dropped. Every page knows this, so it is kept small. */
export const suche =
	<const L extends Readonly<Record<string, Leser<unknown>>>>(leser: L) =>
	(roh: Readonly<Record<string, unknown>>): Gelesen<L> => {
		const gelesen = Object.entries(leser).map(([key, lies]) => [key, lies(roh[key])] as const);
		return Object.fromEntries(gelesen.filter(([, wert]) => wert !== undefined)) as Gelesen<L>;
	};

export const text: Leser<string> = (wert) => (typeof wert === 'string' ? wert : undefined);
/** `?text=4711` arrives as a number. */
export const wort: Leser<string> = (wert) => text(typeof wert === 'number' ? String(wert) : wert);
export const muster =
	(passt: RegExp | ((wert: string) => boolean)): Leser<string> =>
	(wert) =>
		typeof wert === 'string' && (passt instanceof RegExp ? passt.test(wert) : passt(wert)) ? wert : undefined;
/** Id of a record. */
export const kennung = muster(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i);
export const ganzzahl =
	(von: number, bis = Number.MAX_SAFE_INTEGER): Leser<number> =>
	(wert) =>
		Number.isInteger(wert) && von <= (wert as number) && (wert as number) <= bis ? (wert as number) : undefined;
export const janein: Leser<boolean> = (wert) => (typeof wert === 'boolean' ? wert : undefined);
export const wahr: Leser<true> = (wert) => (wert === true ? wert : undefined);
export const eines =
	<const W extends string | number>(werte: readonly W[]): Leser<W> =>
	(wert) =>
		werte.find((einer) => einer === wert);
/** All of them are of use, or none. */
export const mehrere =
	<T>(lies: Leser<T>, { von = 0, bis = Number.MAX_SAFE_INTEGER } = {}): Leser<T[]> =>
	(wert) => {
		if (!Array.isArray(wert) || wert.length < von || bis < wert.length) return undefined;
		const gelesen = wert.map(lies).filter((einer): einer is T & {} => einer !== undefined);
		return gelesen.length === wert.length ? gelesen : undefined;
	};
