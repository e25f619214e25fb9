/**
 * When the demo plays in tests: its people, and what is due of them, go by the day. What passes today passes next
 * month; `TEST_JETZT` sets another time, to be tried now and then.
 */
export const TESTBEGINN = process.env.TEST_JETZT ?? '2026-11-25T09:00:00Z';

/** The clock nobody sets, in milliseconds: for what has to do with the world outside. */
export const weltzeit = (): number => performance.timeOrigin + performance.now();

/** How far the clock of a run is ahead of the world's, in milliseconds: the same in all of its processes. */
export function vorsprung(): number {
	process.env.TEST_VORSPRUNG_MS ??= String(Date.parse(TESTBEGINN) - weltzeit());
	return Number(process.env.TEST_VORSPRUNG_MS);
}

/** Lets `Date` run ahead by so many milliseconds. Needs nothing around it, so that a page can be given it as well. */
export function stelleUhr(millisekunden: number): void {
	const Wirklich = Date;
	const jetzt = () => Wirklich.now() + millisekunden;
	globalThis.Date = new Proxy(Wirklich, {
		construct: (ziel, teile, neu) => Reflect.construct(ziel, teile.length === 0 ? [jetzt()] : teile, neu) as Date,
		apply: () => new Wirklich(jetzt()).toString(),
		get: (ziel, name, empfaenger) => (name === 'now' ? jetzt : (Reflect.get(ziel, name, empfaenger) as unknown)),
	});
}
