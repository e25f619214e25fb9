import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '#scripts/test/zufall.ts';
import { KOMPETENZEN, sagt, schalteAussage, taetigkeitsvorschlag } from './aussagen.ts';

const SAETZE = KOMPETENZEN.flatMap(({ saetze }) => saetze);
const einSatz = fc.constantFrom(...SAETZE);
const text = fc.string().map((t) => t.trim());

describe('statements', () => {
	it('stand as sentences, each its own, none within another', () => {
		for (const satz of SAETZE) {
			expect(satz).toMatch(/^\p{Lu}.*\.$/u);
			expect(SAETZE.filter((anderer) => anderer.includes(satz))).toEqual([satz]);
		}
	});

	it('name nobody, and grade nothing', () => {
		for (const satz of SAETZE) {
			expect(satz).not.toMatch(/\b(?:er|sie|ihr|sein|ihre|seine|Herr|Frau)\b/i);
			expect(satz).not.toMatch(/vollst(?:e|er)n? Zufriedenheit|stets bemüht|zu unserer Zufriedenheit/i);
		}
	});

	it('are put behind what was written, and taken out again', () => {
		fc.assert(
			fc.property(text, einSatz, (davor, satz) => {
				fc.pre(!sagt(davor, satz));
				const danach = schalteAussage(davor, satz);
				expect(sagt(danach, satz)).toBe(true);
				expect(danach.startsWith(davor)).toBe(true);
				expect(schalteAussage(danach, satz)).toBe(davor);
			}),
		);
	});

	it('leave the others as they are, in whatever order they go', () => {
		fc.assert(
			fc.property(fc.uniqueArray(einSatz, { minLength: 2 }), fc.nat(), (saetze, n) => {
				const alle = saetze.reduce(schalteAussage, '');
				const [weg = ''] = saetze.slice(n % saetze.length);
				const rest = schalteAussage(alle, weg);
				expect(rest).toBe(saetze.filter((satz) => satz !== weg).join(' '));
			}),
		);
	});
});

it.each([
	[[], ''],
	[['Sport mit Kindern'], 'Zu den Aufgaben gehörten: Sport mit Kindern.'],
	[['Büro', 'Technik', 'Turniere'], 'Zu den Aufgaben gehörten: Büro, Technik und Turniere.'],
])('activities of %j', (bezeichnungen, satz) => {
	expect(taetigkeitsvorschlag(bezeichnungen)).toBe(satz);
});
