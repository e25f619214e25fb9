import { setImmediate as naechsteRunde } from 'node:timers/promises';
import type { Grundlage } from './grundlage.ts';
import type { Schritt } from './schritt.ts';
import type { Welt } from './welt.ts';

/** So many steps are run before whoever writes what was played before has his turn. */
const JE_RUNDE = 100;

/** Runs all steps in the order of their days; none is later than `jetzt`, whatever the time of the day is now. */
export async function laufe(
	welt: Welt,
	grundlage: Grundlage,
	schritte: readonly Schritt[],
	jetzt: string,
): Promise<void> {
	let tag = '';
	let minute = 0;
	for (const [nr, schritt] of schritte.toSorted(zuerst).entries()) {
		if (nr % JE_RUNDE === 0) await naechsteRunde();
		minute = schritt.tag === tag ? minute + 1 : 0;
		tag = schritt.tag;
		const dann = schritt.um === undefined ? zeitpunkt(tag, minute) : `${tag}T${schritt.um}:00.000Z`;
		welt.jetzt = dann < jetzt ? dann : jetzt;
		welt.referenz = () => grundlage.referenzAm(schritt.tag);
		schritt.tue();
	}
}

function zuerst(a: Schritt, b: Schritt): number {
	if (a.tag !== b.tag) return a.tag < b.tag ? -1 : 1;
	const [um = '24', und = '24'] = [a.um, b.um];
	return um < und ? -1 : um > und ? 1 : 0;
}

/** Some time in the morning, then one step after the other; a day with very many steps squeezes them. */
function zeitpunkt(tag: string, nr: number): string {
	const mitternacht = Date.parse(`${tag}T00:00:00.000Z`);
	const ersteMinute = 7 * 60 + (((mitternacht / 86_400_000) * 37) % 170);
	const sekunden = ersteMinute * 60 + Math.min(nr * 37, 6 * 3600);
	return new Date(mitternacht + sekunden * 1000 + (nr % 1000)).toISOString();
}
