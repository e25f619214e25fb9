/** Whoever leaves breaks off what was loading: that fails without anything being wrong. */
let leaving = false;

export const isLeaving = (): boolean => leaving;

/** From the page's beginning on. Who is asked whether to stay may stay: what relies on this waits, it doesn't give up. */
export function watchLeaving(): void {
	addEventListener('beforeunload', () => {
		leaving = true;
	});
}
