/** A stream by its aggregate and id; its name is both, joined by the first hyphen. */
export interface StreamRef {
	readonly aggregat: string;
	readonly id: string;
}

export const streamName = (ref: StreamRef): string => `${ref.aggregat}-${ref.id}`;

/** Code-unit order, which is the "C" collation of the tables: locks are taken in it. */
export const nachNamen = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
