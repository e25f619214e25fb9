import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pruefeWorte } from './worte.ts';

const wurzel = mkdtempSync(join(tmpdir(), 'worte-'));
afterAll(() => rmSync(wurzel, { recursive: true }));

test('words nobody shows are found, those handed over together are shown', () => {
	mkdirSync(join(wurzel, 'web/texte'), { recursive: true });
	const worte = [
		...['export const WORTE = {', "\tgezeigt: 'a',", "\tvergessen: 'b',", '\talle: {', "\t\tdabei: 'c',", '\t},'],
		...['\teinige: {', "\t\tgenommen: 'd',", "\t\tuebrig: 'e',", '\t},', '} as const;'],
	];
	writeFileSync(join(wurzel, 'web/texte/worte.ts'), worte.join('\n'));
	writeFileSync(join(wurzel, 'web/seite.tsx'), 'zeige(WORTE.gezeigt, WORTE.alle, WORTE.einige.genommen);');
	writeFileSync(join(wurzel, 'web/seite.test.ts'), 'expect(WORTE.vergessen);');
	expect(pruefeWorte(wurzel)).toEqual([
		'web/texte/worte.ts:3: das Wort vergessen zeigt niemand',
		'web/texte/worte.ts:9: das Wort uebrig zeigt niemand',
	]);
});
