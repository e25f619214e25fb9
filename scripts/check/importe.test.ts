import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { QUELLEN } from '../check.ts';

const wurzel = resolve(import.meta.dirname, '../..');
const befehl = [join(wurzel, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'), '--output-type', 'json'];
const bericht = z.object({
	summary: z.object({
		violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
	}),
});

function untersuche(verzeichnis: string, ...ziele: string[]) {
	const { stdout } = spawnSync(process.execPath, [...befehl, '--config', '.dependency-cruiser.cjs', ...ziele], {
		cwd: verzeichnis,
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	});
	const { violations } = bericht.parse(JSON.parse(stdout)).summary;
	return violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

const fixture = mkdtempSync(join(tmpdir(), 'importe-'));
afterAll(() => rmSync(fixture, { recursive: true }));

function lege(dateien: Record<string, string>): void {
	for (const [name, inhalt] of Object.entries(dateien)) {
		const datei = join(fixture, name);
		mkdirSync(dirname(datei), { recursive: true });
		writeFileSync(datei, inhalt);
	}
}

test('planted violations are caught, each by its rule, in all of our folders', () => {
	execFileSync('cp', ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json', fixture], { cwd: wurzel });
	lege({
		'commands/anhaengen.ts': "import { starte } from '#api/server.ts';\nexport const anhaengen = () => starte;\n",
		'projections/liste.ts': "import { anhaengen } from '#commands/anhaengen.ts';\nexport const liste = anhaengen;\n",
		'api/server.ts': "import { seite } from '#web/seite.ts';\nexport const starte = () => seite;\n",
		'api/contract/routen.ts': 'export const routen = [];\n',
		'domain/zeit.ts': "import { cwd } from 'node:process';\nexport const ort = cwd;\n",
		'domain/eins.ts': "import { zwei } from './zwei.ts';\nexport const eins = () => zwei;\n",
		'domain/zwei.ts': "import { eins } from './eins.ts';\nexport const zwei = () => eins;\n",
		'domain/liest.ts': "import type { liste } from '#projections/liste.ts';\nexport type Liste = typeof liste;\n",
		'domain/alles.ts': "export { ort } from './zeit.ts';\n",
		'migrations/0001.ts': "import { ort } from '#domain/zeit.ts';\nexport const up = ort;\n",
		'web/seite.ts': "import { routen } from '#api/contract/routen.ts';\nexport const seite = routen;\n",
		'web/schreibt.ts': "import { anhaengen } from '#commands/anhaengen.ts';\nexport const schreibt = anhaengen;\n",
		'web/ruft.ts': "import { starte } from '#api/server.ts';\nexport const ruft = starte;\n",
		'scripts/werkzeug.ts': "export { ruft } from '#web/ruft.ts';\n",
	});
	const verstoesse = untersuche(fixture, ...QUELLEN);
	expect(verstoesse.filter((zeile) => !zeile.endsWith('keine-zyklen')).sort()).toEqual([
		'api/server.ts: api-ohne-web',
		'commands/anhaengen.ts: commands-importiert-nur-erlaubtes',
		'domain/alles.ts: keine-sammelmodule',
		'domain/liest.ts: domain-importiert-nur-erlaubtes',
		'domain/zeit.ts: domain-ohne-laufzeit',
		'migrations/0001.ts: migrations-importiert-nur-erlaubtes',
		'projections/liste.ts: projections-importiert-nur-erlaubtes',
		'scripts/werkzeug.ts: keine-sammelmodule',
		'web/ruft.ts: web-importiert-nur-erlaubtes',
		'web/schreibt.ts: web-importiert-nur-erlaubtes',
	]);
	expect(verstoesse).toContain('domain/eins.ts: keine-zyklen');
});
