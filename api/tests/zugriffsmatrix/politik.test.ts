import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Aktion, ALLE_AKTIONEN, type Recht, recht } from '#domain/zugriff/matrix.ts';
import { ohneErwartung, SPALTEN, type Spalte, type Zelle } from './erwartung.fixture.ts';
import { OHNE_AUFRUF, TABELLE, TEILE } from './tabelle.fixture.ts';

/** The policy says what the tables of roles and calls say, and no line of it can be changed unnoticed. */

type Politik = (spalte: Spalte, aktion: Aktion) => Recht;

function unterschiede(politik: Politik): string[] {
	const zeilen = [
		...TABELLE.map((e) => [`${e.methode} ${e.pfad}`, e.aktion, e.rechte] as const),
		...Object.entries(OHNE_AUFRUF).map(([aktion, rechte]) => [aktion, aktion as Aktion, rechte] as const),
	];
	return zeilen.flatMap(([was, aktion, rechte]) =>
		SPALTEN.filter((spalte) => zelle(politik(spalte, aktion)) !== rechte[spalte]).map(
			(spalte) => `${was}: ${spalte} ${rechte[spalte]}, nicht ${politik(spalte, aktion)}`,
		),
	);
}
/** Which fields of its own a role may write is another table. */
const zelle = (r: Recht): Zelle => (r === 'of' ? 'o' : r);

it('every call has its line', () => {
	expect(ohneErwartung(TABELLE)).toEqual([]);
});

it('every part of the table is asked', () => {
	const dateien = globSync('matrix-*.integration.test.ts', { cwd: import.meta.dirname });
	const gefragt = dateien.flatMap((datei) => {
		const text = readFileSync(`${import.meta.dirname}/${datei}`, 'utf8');
		return [...text.matchAll(/^pruefeTeil\('(\w+)', /gm)].map(([, teil]) => teil);
	});
	expect(gefragt.toSorted()).toEqual(Object.keys(TEILE).toSorted());
});

it('the policy agrees with the table', () => {
	expect(unterschiede(recht)).toEqual([]);
});

describe('a changed line is noticed', () => {
	it.each(ALLE_AKTIONEN)('%s', (aktion) => {
		for (const spalte of SPALTEN) {
			for (const anders of ['x', 'o', '-', 't'] as const) {
				if (anders === zelle(recht(spalte, aktion))) continue;
				const geaendert: Politik = (s, a) => (s === spalte && a === aktion ? anders : recht(s, a));
				expect(unterschiede(geaendert).length, `${spalte}: ${anders}`).toBeGreaterThan(0);
			}
		}
	});
});
