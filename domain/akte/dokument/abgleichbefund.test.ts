import { describe, expect, it } from 'vitest';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import {
	type AkteEreignis,
	AnforderungGeoeffnet,
	AnforderungUebertragen,
	AnforderungZurueckgezogen,
	DokumentAngefordert,
} from '../ereignisse.ts';
import type { Lage } from '../lage.ts';
import { abgleichbefunde } from './abgleichbefund.ts';

const ALT = { ...testSpec({ id: 'alt', bezeichnung: 'alt' }), status: 30 as const, nachfolgerID: 'neu' };
const NEU = testSpec({ id: 'neu', bezeichnung: 'neu' });
const ANDERE = testSpec({ id: 'andere', bezeichnung: 'andere' });

/** One request of each, by the id of its specification. */
const lage = {
	akte: { anforderungen: ['alt', 'neu', 'andere'].map((specID) => ({ id: `a-${specID}`, specID })) },
	referenz: { specs: [ALT, NEU, ANDERE] },
} as unknown as Lage;

const angefordert = (specID: string): AkteEreignis =>
	DokumentAngefordert({ anforderungID: `b-${specID}`, specID, isManuell: false, frist: null });
const zurueckgezogen = (specID: string) =>
	AnforderungZurueckgezogen({ anforderungID: `a-${specID}`, anlass: 'BEDINGUNG' });

describe('what a specification came to in a file', () => {
	it.each<[string, readonly AkteEreignis[], readonly string[]]>([
		['nothing', [], []],
		['asked for', [angefordert('neu')], ['ANGEFORDERT']],
		['asked for again', [AnforderungGeoeffnet({ anforderungID: 'a-neu' })], ['ANGEFORDERT']],
		[
			'goes on under the one that superseded it',
			[AnforderungUebertragen({ anforderungID: 'a-alt', von: 'alt', nach: 'neu' })],
			['ANGEFORDERT'],
		],
		['no longer asked for', [zurueckgezogen('neu')], ['ENTFALLEN']],
		['what it superseded is no longer asked for', [zurueckgezogen('alt')], ['ENTFALLEN']],
		['each once', [zurueckgezogen('alt'), angefordert('neu'), angefordert('neu')], ['ENTFALLEN', 'ANGEFORDERT']],
		['another one is none of its business', [angefordert('andere'), zurueckgezogen('andere')], []],
	])('%s', (_, ereignisse, befunde) => {
		expect(abgleichbefunde(lage, 'neu', ereignisse)).toEqual(befunde);
	});

	it('of one that was locked its own requests go', () => {
		expect(abgleichbefunde(lage, 'andere', [zurueckgezogen('andere')])).toEqual(['ENTFALLEN']);
	});
});
