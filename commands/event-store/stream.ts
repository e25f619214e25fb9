/** A stream by its aggregate and id; its name is both, joined by the first hyphen. */
export interface StreamRef {
	readonly aggregat: string;
	readonly id: string;
}

export const streamName = (ref: StreamRef): string => `${ref.aggregat}-${ref.id}`;

export function streamRef(name: string): StreamRef {
	const trenner = name.indexOf('-');
	return { aggregat: name.slice(0, trenner), id: name.slice(trenner + 1) };
}

/** Code-unit order, which is the "C" collation of the tables: locks are taken in it. */
export const nachNamen = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
