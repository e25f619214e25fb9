// A call takes only so many arguments (about 120,000): whatever has no bound is gone through, not spread into one.

/** The largest of them; of none -Infinity, as `Math.max()` has it. */
export function groesster(zahlen: Iterable<number>): number {
	let bisher = Number.NEGATIVE_INFINITY;
	for (const zahl of zahlen) bisher = Math.max(bisher, zahl);
	return bisher;
}

/** The smallest of them; of none Infinity. */
export function kleinster(zahlen: Iterable<number>): number {
	let bisher = Number.POSITIVE_INFINITY;
	for (const zahl of zahlen) bisher = Math.min(bisher, zahl);
	return bisher;
}

/** Puts them all behind what is there. */
export function haengeAn<T>(liste: T[], weitere: Iterable<T>): void {
	for (const einer of weitere) liste.push(einer);
}
