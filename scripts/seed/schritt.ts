/** Something that happens on a day; steps of one day run in the order they were planned in. */
export interface Schritt {
	readonly tag: string;
	tue(): void;
}
