import { afterAll, beforeAll, expect, test } from 'vitest';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { STANDARD_LAENDER } from '#domain/laender.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/parameter/parameter.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { landStammdatum } from '#domain/stammdaten/land.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';
import { trageLaenderNach } from './laender-nachtragen.ts';

let t: Testumgebung;
beforeAll(async () => {
	t = await testumgebung(PROJEKTIONEN);
});
afterAll(() => t.stop());

const laender = async () =>
	(await t.umgebung.pool.query<{ key: string; bezeichnung: string }>('select id as key, bezeichnung from land')).rows;

test('a tenant from before gets the countries that came later, once, and keeps its own words', async () => {
	await trageLaenderNach(t);
	expect(await laender()).toEqual([]);
	await execute(t.umgebung, VON_SELBST, async (sitzung) => {
		const [land] = STANDARD_LAENDER.filter(({ key }) => key === 'DE');
		if (!land) throw new Error('Deutschland fehlt');
		const leer = await sitzung.lies(landStammdatum.aggregat, 'DE');
		sitzung.schreibe(landStammdatum.aggregat, 'DE', landStammdatum.erfasse(leer, { ...land, bezeichnung: 'BRD' }));
		const parameter = await sitzung.lies(parameterStammdatum.aggregat, PARAMETER_ID);
		sitzung.schreibe(
			parameterStammdatum.aggregat,
			PARAMETER_ID,
			parameterStammdatum.erfasse(parameter, STANDARD_PARAMETER),
		);
	});
	await trageLaenderNach(t);
	const nachher = await laender();
	expect(nachher).toHaveLength(STANDARD_LAENDER.length);
	expect(nachher.find(({ key }) => key === 'DE')?.bezeichnung).toBe('BRD');
	const ereignisse = async () => (await t.umgebung.pool.query('select count(*)::int as n from event')).rows[0].n;
	const vorher = await ereignisse();
	await trageLaenderNach(t);
	expect(await ereignisse()).toBe(vorher);
});
