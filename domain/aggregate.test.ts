import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AGGREGATE } from './aggregate.ts';

const istAggregat = (wert: unknown): wert is { readonly name: string } =>
	typeof wert === 'object' && wert !== null && 'evolve' in wert && 'start' in wert && 'name' in wert;

test('replay and restore know every kind of stream there is', async () => {
	const dateien = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((d) => !/\.(test|tabelle)\.ts$/.test(d));
	const module = await Promise.all(
		dateien.map((d): Promise<Record<string, unknown>> => import(join(import.meta.dirname, d))),
	);
	const werte = module.flatMap((m) => Object.values(m));
	const namen = werte
		.flatMap((wert) => [wert, (wert as { aggregat?: unknown } | null)?.aggregat])
		.filter(istAggregat)
		.map(({ name }) => name);
	const bekannt = AGGREGATE.map(({ name }) => name);
	expect([...new Set(namen)].filter((name) => !bekannt.includes(name))).toEqual([]);
	expect(namen).toContain('Portaltext');
});
