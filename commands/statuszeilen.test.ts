import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UPLOADSTATUS } from '#domain/status/upload.ts';
import { BEITRITTSSTATUS, EINLADUNGSSTATUS } from '#domain/status/zugang.ts';

/** What leads the statuses of rows are the maps, by the decisions; what streams write the append asks them about. */
const WORTE = [...new Set([UPLOADSTATUS, BEITRITTSSTATUS, EINLADUNGSSTATUS].flatMap(Object.keys))].join('|');
const SCHREIBT = new RegExp(`(?:\\bstatus: |\\bset\\b(?:(?!\\bwhere\\b)[^;\`])*\\bstatus = )'(?:${WORTE})'`, 'g');
const schreibt = (text: string): string[] => [...text.matchAll(SCHREIBT)].map(([treffer]) => treffer);

test('no command writes a status of a row by its name', () => {
	const dateien = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((d) => !/\.(test|fixture)\.ts$/.test(d));
	const text = (datei: string) => readFileSync(join(import.meta.dirname, datei), 'utf8');
	expect(dateien.flatMap((datei) => schreibt(text(datei)).map((treffer) => `${datei}: ${treffer}`))).toEqual([]);
	expect(schreibt(".set({ status: 'ANGENOMMEN', freiwilliger_id })")).toHaveLength(1);
	expect(schreibt("update upload set geaendert_am = now(), status = 'Referenced' where id = $1")).toHaveLength(1);
	expect(schreibt("update upload set status = $1 where status = 'Uploaded'")).toEqual([]);
});
