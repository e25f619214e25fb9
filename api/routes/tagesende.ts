/** The last moment of a day in Germany, in UTC. */
export function endeDesTages(tag: string): string {
	const mitternachtUtc = Date.parse(`${tag}T23:59:59.999Z`);
	return new Date(mitternachtUtc - versatz(mitternachtUtc)).toISOString();
}

const BERLIN = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** By how much the clock in Germany is ahead of UTC, in milliseconds. */
function versatz(zeit: number): number {
	const name = BERLIN.formatToParts(zeit).find((t) => t.type === 'timeZoneName')?.value ?? '';
	return Number(/GMT\+(\d\d)/.exec(name)?.[1] ?? 0) * 3_600_000;
}
