import { expect, it } from 'vitest';
import { akteAggregat } from '#domain/akte/akte.ts';
import { testDokument } from '#domain/akte/tests/dokumente.fixture.ts';
import type { Akte, Mahnadressat, SignaturStatus } from '#domain/akte/zustand.ts';
import { mahnmail } from './mahnung.ts';

const akte = (): Akte => akteAggregat.start('v');
const gemahnt = (an: readonly Mahnadressat[], perMail = true) => ({
	anforderungID: 'a',
	tag: '2026-09-11',
	stufe: 1,
	an,
	vonHand: false,
	perMail,
});

it('sends nothing of what is only counted', () => {
	expect(mahnmail(akte(), gemahnt([{ partei: 'FREIWILLIGER', id: 'v' }], false))).toEqual([]);
});

it.each([
	[
		{ partei: 'FREIWILLIGER', id: 'v' },
		{ art: 'FREIWILLIGER', id: 'v' },
	],
	[
		{ partei: 'ERZIEHUNGSBERECHTIGTER', id: 'm' },
		{ art: 'ERZIEHUNGSBERECHTIGTER', id: 'm' },
	],
	[
		{ partei: 'EINSATZSTELLE', id: 'ort' },
		{ art: 'EINSATZORT', id: 'ort' },
	],
	[
		{ partei: 'TRAEGER', id: 'u' },
		{ art: 'USER', id: 'u' },
	],
	[
		{ partei: 'TRAEGER', id: null },
		{ art: 'MANDANT_AP', id: null },
	],
] as const)('%j is reminded as %j', (adressat, empfaenger) => {
	expect(mahnmail(akte(), gemahnt([adressat]))).toEqual([
		{
			art: 'mail',
			schluessel: 'DOKUMENT_MAHNUNG',
			empfaenger,
			daten: { freiwilligerID: 'v', anforderungIDs: ['a'] },
		},
	]);
});

it('brings a guardian to the signature that waits, not to one that is over', () => {
	const sitzung = (id: string, unterzeichnerID: string, status: SignaturStatus) => ({
		...{ id, unterzeichnerID, status, dokumentID: 'd', fassung: 1, partei: 'ERZIEHUNGSBERECHTIGTER' as const },
		...{ angefordertAm: '2026-09-01T10:00:00.000Z', gueltigBis: '2026-10-02T21:59:59.999Z', vorschauAm: null },
		...{ unterschriebenAm: null, unterschriebenVon: null, name: null, gefragt: null },
	});
	const minderjaehrig = akte();
	minderjaehrig.dokumente = [testDokument({ id: 'd', anforderungID: 'a', specID: 's', status: 1500 })];
	minderjaehrig.signaturen = [
		sitzung('alt', 'm', 'CANCELED'),
		sitzung('neu', 'm', 'STARTED'),
		sitzung('vater', 'p', 'CREATED'),
	];
	const [zeile] = mahnmail(minderjaehrig, gemahnt([{ partei: 'ERZIEHUNGSBERECHTIGTER', id: 'm' }]));
	expect(zeile?.daten).toMatchObject({ sitzungID: 'neu' });
});
