import { expect, test } from 'vitest';
import { naechsteTests } from './naechste.ts';

const WELT = new Map([
	['domain/ort.ts', ''],
	['domain/mensch.ts', "import { x } from './ort.ts';"],
	['projections/orte.ts', "import { ort } from '#domain/ort.ts';"],
	['api/contract/orte/orte.ts', "route({ path: '/v1/ort' }), route({ path: '/v1/ort/{id}/tor' })"],
	['api/contract/menschen/menschen.ts', "route({ path: '/v1/mensch/{id}' })"],
	[
		'api/routes/orte.ts',
		"import type { orte } from '#api/contract/orte/orte.ts';\nimport { y } from '#projections/orte.ts';",
	],
	[
		'api/routes/menschen.ts',
		"import type { m } from '#api/contract/menschen/menschen.ts';\nimport { z } from '../../domain/mensch.ts';\nimport { w } from './hilfe.ts';",
	],
	['api/routes/hilfe.ts', "import { y } from '#projections/orte.ts';"],
	['api/tests/a.integration.test.ts', "frage('/v1/mensch/1')"],
	['api/tests/b.integration.test.ts', "frage('/v1/ort'); frage('/v1/mensch/2')"],
	['api/tests/c.integration.test.ts', "frage('/v1/ort'); frage('/v1/ort/3/tor')"],
	['api/tests/d.integration.test.ts', 'frage()'],
]);

test.each([
	['a query', 'projections/orte.ts', ['c', 'b']],
	['a rule, by the nearest of its handlers', 'domain/mensch.ts', ['a', 'b']],
	['what a handler answers', 'api/contract/menschen/menschen.ts', ['a', 'b']],
	['a handler itself', 'api/routes/orte.ts', ['c', 'b']],
	['nothing the portal knows', 'web/main.tsx', []],
])('a change of %s', (_, datei, erwartet) => {
	expect(naechsteTests(WELT, [datei])).toEqual(erwartet.map((name) => `api/tests/${name}.integration.test.ts`));
});
