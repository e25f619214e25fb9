import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pruefeRaeume } from './raeume.ts';

const wurzel = mkdtempSync(join(tmpdir(), 'raeume-'));
afterAll(() => rmSync(wurzel, { recursive: true }));

function lege(name: string, inhalt = ''): void {
	mkdirSync(dirname(join(wurzel, name)), { recursive: true });
	writeFileSync(join(wurzel, name), inhalt);
}

test('rooms that need one another are found, also by way of a third, and tests may reach everywhere', () => {
	const dateien: Record<string, string> = {
		'haus/keller/a.ts': '',
		'haus/keller/a.test.ts': "import { b } from '../dach/b.ts';",
		'haus/dach/b.ts': "import { a } from '../keller/a.ts';",
		'haus/stube/c.ts': "import { d } from '#haus/kueche/d.ts';",
		'haus/kueche/d.ts': "import { e } from '../flur.ts';\nimport { b } from '../dach/b.ts';",
		'haus/flur.ts': "import type { C } from './stube/c.ts';",
	};
	for (const [name, inhalt] of Object.entries(dateien)) lege(name, inhalt);
	expect(pruefeRaeume(wurzel, ['haus'], ['haus'])).toEqual([
		'haus/flur.ts → haus/stube/c.ts: flur.ts und stube brauchen einander',
		'haus/kueche/d.ts → haus/flur.ts: kueche und flur.ts brauchen einander',
		'haus/stube/c.ts → haus/kueche/d.ts: stube und kueche brauchen einander',
	]);
});

test('a room has forty files at most, tests included; a series may be longer', () => {
	for (let i = 1; i <= 40; i++) {
		lege(`hof/scheune/${i}.ts`);
		lege(`migrations/${i}.ts`);
	}
	lege('migrations/41.ts');
	expect(pruefeRaeume(wurzel, ['hof', 'migrations'], [])).toEqual([]);
	lege('hof/scheune/1.test.ts');
	expect(pruefeRaeume(wurzel, ['hof', 'migrations'], [])).toEqual(['hof/scheune: 41 Dateien, höchstens 40']);
});
