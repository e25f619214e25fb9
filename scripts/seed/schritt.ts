/** Something that happens on a day; steps of one day run in the order they were planned in. */
export interface Schritt {
	readonly tag: string;
	/** Time of the day in UTC; left out: some time after that, at working hours. */
	readonly um?: string;
	tue(): void;
}
