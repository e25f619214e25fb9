/**
 * When the demo plays in tests: its people, and what is due of them, go by the day. What passes today passes next
 * month; `TEST_JETZT` sets another time, to be tried now and then.
 */
export const TESTBEGINN = process.env.TEST_JETZT ?? '2026-11-25T09:00:00Z';

/** How far the portals of a run and their browsers are ahead of the real clock: the same in all of its processes. */
export function vorsprungMs(): number {
	process.env.TEST_VORSPRUNG_MS ??= String(Date.parse(TESTBEGINN) - Date.now());
	return Number(process.env.TEST_VORSPRUNG_MS);
}

/** What a portal under test says, and whoever looks at it: the test itself goes by the real clock, as its peers do. */
export const testjetzt = (): Date => new Date(Date.now() + vorsprungMs());

/** Given to a page: lets its `Date` run ahead by so many milliseconds. */
export function stelleUhr(millisekunden: number): void {
	const Wirklich = Date;
	const jetzt = () => Wirklich.now() + millisekunden;
	globalThis.Date = new Proxy(Wirklich, {
		construct: (ziel, teile, neu) => Reflect.construct(ziel, teile.length === 0 ? [jetzt()] : teile, neu) as Date,
		apply: () => new Wirklich(jetzt()).toString(),
		get: (ziel, name, empfaenger) => (name === 'now' ? jetzt : (Reflect.get(ziel, name, empfaenger) as unknown)),
	});
}
