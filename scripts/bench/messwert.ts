import { availableParallelism, loadavg } from 'node:os';

/** Figures beside the rate, on stderr, with what the machine had to do besides. */
export function melde(angaben: Readonly<Record<string, number>>): void {
	const [fall, seite] = process.argv.slice(2);
	const last = Math.round((loadavg()[0] ?? 0) * 10) / 10;
	console.error(JSON.stringify({ case: fall, seite, ...angaben, kerne: availableParallelism(), last }));
}
