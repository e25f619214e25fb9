import { describe, expect, it } from 'vitest';
import { akteAggregat } from '#domain/akte/akte.ts';
import { testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { STANDARD_DOKUMENTSPECS } from '#domain/dokumentspec/standard.ts';
import { istVertraulich } from '#domain/dokumentspec/vertraulich.ts';
import type { DokumentStatus } from '#domain/status/dokument.ts';
import type { Dokument } from '../zustand.ts';
import { fertigeDatei, istMailbar, mailbaresDokument } from './mailbar.ts';

describe('what goes with a message', () => {
	it('of the papers shipped: what the Traeger issues, without bank, insurance and health', () => {
		const mailbare = STANDARD_DOKUMENTSPECS.filter((felder) =>
			istMailbar({ ...felder, isVertraulich: istVertraulich(felder) }),
		);
		expect(mailbare.map(({ bezeichnung }) => bezeichnung)).toEqual([
			'Vereinbarung (Freiwilligenvertrag)',
			'BFD-Vereinbarung',
			'Verpflichtungserklärung / Ehrenkodex',
			'Datenschutzerklärung',
			'Bildrechte',
			'Ausweis für Freiwillige',
			'Bescheinigung',
			'Zeugnis (BFD)',
			'Zeugnis (FSJ und FÖJ)',
		]);
	});

	it('and none whose text names what no mail may carry', () => {
		const [eine] = STANDARD_DOKUMENTSPECS;
		const mit = (vorlageText: string) => eine && istVertraulich({ ...eine, vorlageText });
		expect([mit('{{ freiwilliger.vorname }}'), mit('Konto: {{ freiwilliger.iban }}')]).toEqual([false, true]);
	});

	const ALT = testSpec({
		id: 'v1',
		bezeichnung: 'Vereinbarung',
		nutzungsart: 'GESTELLT',
		status: 30,
		nachfolgerID: 'v2',
	});
	const NEU = testSpec({ id: 'v2', bezeichnung: 'Vereinbarung', nutzungsart: 'GESTELLT', vorgaengerID: 'v1' });
	const dokument = (id: string, status: DokumentStatus, mehr: Partial<Dokument> = {}) =>
		testDokument({ id, anforderungID: 'a', specID: 'v2', status, ...mehr });
	const gewaehlt = (...dokumente: Dokument[]) =>
		mailbaresDokument({ ...akteAggregat.start('f'), dokumente }, NEU, [ALT, NEU])?.id ?? null;

	it.each([
		['nothing', [], null],
		['the newest', [dokument('a', 1000), dokument('b', 1500)], 'b'],
		['an older version of the specification', [dokument('a', 2000, { specID: 'v1' })], 'a'],
		['none of another', [dokument('a', 2000, { specID: 'anderes' })], null],
		['what still counts before what was rejected', [dokument('a', 2000), dokument('b', 9000)], 'a'],
		['none that expired', [dokument('a', 4000)], null],
		['none that was invalidated', [dokument('a', 8000)], null],
		['none the contract left behind', [dokument('a', 2000, { isUeberholt: true })], null],
		['none that was deleted', [dokument('a', 2000, { isGeloescht: true })], null],
	] as const)('%s', (_, dokumente, id) => {
		expect(gewaehlt(...dokumente)).toBe(id);
	});

	it('as the finished file once all have signed', () => {
		const vorher = dokument('a', 1500, { uploadID: 'datei' });
		expect(fertigeDatei(vorher)).toBe('datei');
		expect(fertigeDatei({ ...vorher, siegel: { uploadID: 'besiegelt', sha256: 'ab' } })).toBe('besiegelt');
	});
});
