import { beforeEach, describe, expect, it } from 'vitest';
import { bescheinigungsvorlage, bescheinigungVon } from '#domain/akte/dokument/bescheinigung.ts';
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nachbearbeitungAbschliessen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-abschliessen.ts';
import { wunschDesDokuments } from '#domain/akte/signatur/partei.ts';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import { type Stand, weltIn } from '#domain/akte/tests/staende.fixture.ts';
import { bis, endetFrueh, vertragAn, weltMitPlaetzen, zweiterDienst } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Akteur } from '#domain/rollen.ts';
import { bescheinigungAusstellen } from './bescheinigung-ausstellen.ts';
import { dokumentAnfordern } from './dokument-anfordern.ts';
import { dokumentBereitstellen } from './dokument-bereitstellen.ts';
import { dokumentInvalidieren } from './dokument-invalidieren.ts';

/** The certificate by law (rules.md §8; § 11 Abs. 3 JFDG, § 11 BFDG). */

const BESCHEINIGUNG = testSpec({
	...{ id: 'be', bezeichnung: 'Bescheinigung', nutzungsart: 'GESTELLT', nachweisFuer: 'BESCHEINIGUNG' },
	...{ vorlage: 'TEXT', uploadRollen: ['MA_VERWALTUNG'] },
});
const ENDE = '2026-08-31';

let welt: Welt;
beforeEach(() => nach(5500));

/** A service that has come this far, looked at on a day after its end. */
function nach(stand: Stand, specs: readonly DokumentSpec[] = [BESCHEINIGUNG], heute = '2026-09-04'): void {
	welt = weltIn(stand, { parameter: { pdfSignatures: true } });
	welt.aendere({ specs });
	welt.heute = heute;
}

let nr = 0;
const eingabe = (luecken: readonly string[] = []) => {
	nr += 1;
	return { dokumentID: `d${nr}`, datei: { uploadID: `u${nr}`, sha256: 'ab', name: 'Bescheinigung.pdf' }, luecken };
};
const stelleAus = (akteur: Akteur = TRAEGER) => welt.tue('f', akteur, bescheinigungAusstellen, eingabe());
const grund = (akteur: Akteur = TRAEGER, luecken?: readonly string[]) =>
	welt.verstoesse('f', akteur, bescheinigungAusstellen, eingabe(luecken))[0];
const vorhanden = () => bescheinigungVon(welt.akte('f'), welt.referenz.specs);

describe('is issued after the service', () => {
	it('asked for or not, and counts at once where nobody signs', () => {
		expect(stelleAus().map((e) => e.type)).toEqual([
			...['DokumentAngefordert', 'DokumentHochgeladen', 'AnforderungGeschlossen'],
		]);
		expect(vorhanden()).toMatchObject({ status: 1000, herkunft: 'BEREITGESTELLT' });
	});

	it('as the answer to its request, where one stands', () => {
		welt.tue('f', TRAEGER, dokumentAnfordern, { specID: 'be' });
		const [gefragt] = welt.akte('f').anforderungen;
		expect(stelleAus().map((e) => e.type)).toEqual(['DokumentHochgeladen', 'AnforderungGeschlossen']);
		expect(vorhanden()?.anforderungID).toBe(gefragt?.id);
		expect(gefragt && standDerAnforderung(welt.akte('f'), gefragt)).toBe('FINISHED');
	});

	it('to be signed, where its specification names who signs', () => {
		nach(5500, [{ ...BESCHEINIGUNG, signaturparteien: ['EINSATZSTELLE', 'TRAEGER'] }]);
		stelleAus();
		expect(vorhanden()).toMatchObject({ status: 1500 });
		expect(welt.akte('f').signaturen.map(({ partei }) => partei)).toEqual(['EINSATZSTELLE']);
		const dokument = vorhanden();
		expect(dokument && wunschDesDokuments(welt.akte('f'), dokument)).toMatchObject({
			einsatzortID: 'o1',
			status: 5500,
		});
		expect(grund()).toMatchObject({ code: 'BESCHEINIGT', text: expect.stringContaining('Unterschreiben') });
	});

	it('also where it ended early', () => {
		nach(5400);
		stelleAus();
		expect(vorhanden()?.status).toBe(1000);
	});
});

describe('is refused, with the reason', () => {
	it('a second time, until it has been withdrawn', () => {
		stelleAus();
		expect(grund()).toMatchObject({ code: 'BESCHEINIGT', text: 'Die Bescheinigung ist schon ausgestellt.' });
		const anforderungID = vorhanden()?.anforderungID ?? '';
		welt.tue('f', TRAEGER, dokumentInvalidieren, { anforderungID, grund: 'Falscher Zeitraum' });
		expect(vorhanden()).toBeNull();
		stelleAus();
		expect(vorhanden()?.status).toBe(1000);
		const { dokumente } = welt.akte('f');
		expect(dokumente.map(({ status }) => status)).toEqual([8000, 1000]);
		expect(dokumente.map((d) => d.anforderungID)).toEqual([anforderungID, anforderungID]);
	});

	it.each([
		[5000, '2026-08-20', 'Der Dienst dauert noch bis zum 31.08.2026.'],
		[5000, '2026-09-04', 'Das Dienstende ist noch nicht eingetragen.'],
		// Its end is recorded ahead.
		[5500, '2026-08-20', 'Der Dienst dauert noch bis zum 31.08.2026.'],
	] as const)('before the end (%s on %s)', (stand, heute, text) => {
		nach(stand, [BESCHEINIGUNG], heute);
		expect(grund()).toMatchObject({ code: 'DIENST_LAEUFT', text });
	});

	it('not on the last day: the service is done', () => {
		nach(5500, [BESCHEINIGUNG], ENDE);
		expect(grund()).toBeUndefined();
	});

	it.each([4000, 8000] as const)('without a service (%s)', (stand) => {
		nach(stand);
		expect(grund()).toMatchObject({ code: 'G22' });
	});

	it('where no template is meant for the volunteer, or it has no content', () => {
		nach(5500, [{ ...BESCHEINIGUNG, dienstartIDs: ['bfd'] }]);
		expect(bescheinigungsvorlage(welt.lage('f', TRAEGER))).toBeNull();
		expect(grund()).toMatchObject({ code: 'BESCHEINIGUNG' });
		nach(5500, [{ ...BESCHEINIGUNG, vorlage: null }]);
		expect(grund()).toMatchObject({ code: 'BESCHEINIGUNG' });
	});

	it('where something is missing that it says, by name', () => {
		nach(5500, [{ ...BESCHEINIGUNG, steuerungsfelder: [{ feld: 'iban', modus: 'LESEN' }] }]);
		delete (welt.akte('f').person as { geburtsdatum?: string }).geburtsdatum;
		expect(grund()).toMatchObject({
			code: 'STEUERFELDER',
			text: 'Für dieses Dokument fehlen Angaben: Geburtsdatum, IBAN.',
		});
	});

	it('where a sentence of the template would stay open', () => {
		expect(grund(TRAEGER, ['Der Dienst dauerte vom  bis zum.'])).toMatchObject({ code: 'BESCHEINIGUNG_LUECKE' });
	});

	it('to whom its specification doesn’t name', () => {
		expect(grund(VEREIN1)).toMatchObject({ code: expect.stringMatching(/BERECHTIGUNG|NICHT_GEFUNDEN/) });
	});
});

it('takes the specification that was asked for, and a newer one only where nobody was', () => {
	const neu = { ...BESCHEINIGUNG, id: 'be2', vorgaengerID: 'be' };
	welt.tue('f', TRAEGER, dokumentAnfordern, { specID: 'be' });
	welt.aendere({ specs: [{ ...BESCHEINIGUNG, status: 30, nachfolgerID: 'be2' }, neu] });
	expect(bescheinigungsvorlage(welt.lage('f', TRAEGER))?.spec.id).toBe('be');
	nach(5500, [{ ...BESCHEINIGUNG, status: 30, nachfolgerID: 'be2' }, neu]);
	expect(bescheinigungsvorlage(welt.lage('f', TRAEGER))?.spec.id).toBe('be2');
});

/** Table: Derivation rule, "second service in the same cycle"; G33. */
describe('of a second service', () => {
	const schliesseAb = () => welt.verstoesse('f', TRAEGER, nachbearbeitungAbschliessen, undefined);
	const OFFEN = [{ code: 'G33', text: expect.stringContaining('Offen: Bescheinigung.') }];

	/** The first one certified, then the second served. */
	function zweimal(spec: Partial<DokumentSpec> = {}): void {
		welt = weltMitPlaetzen({ specs: [{ ...BESCHEINIGUNG, ...spec }], parameter: { pdfSignatures: true } });
		bis(welt, 'f', 4000);
		endetFrueh(welt, 'f');
		stelleAus();
		zweiterDienst(welt, 'f');
	}

	it('is issued anew, and the file isn’t closed without', () => {
		zweimal();
		expect(vorhanden()).toBeNull();
		expect(schliesseAb()).toMatchObject(OFFEN);
		expect(stelleAus().map((e) => e.type)).toContain('DokumentAngefordert');
		const { dokumente, vertraege } = welt.akte('f');
		expect(dokumente.map(({ status, nachweisZu }) => [status, nachweisZu])).toEqual([
			...vertraege.map(({ id }) => [1000, id]),
		]);
		expect(grund()).toMatchObject({ code: 'BESCHEINIGT' });
		expect(schliesseAb()).toEqual([]);
	});

	it('answers a request of its own, also where that of the first stays open as long as it can be signed', () => {
		const signaturparteien = ['TRAEGER'] as const;
		zweimal({ signaturparteien, stufen: [{ abStatus: 9900, stufe: 'PFLICHT' }] });
		stelleAus();
		const { dokumente, anforderungen } = welt.akte('f');
		expect(dokumente.map((d) => d.anforderungID)).toEqual(anforderungen.map(({ id }) => id));
		expect(anforderungen).toHaveLength(2);
	});

	it('goes by the day it came, where it is from before the service was recorded with it', () => {
		zweimal();
		const alt = () => welt.akte('f').dokumente.map((d) => Object.assign(d, { nachweisZu: null }));
		alt();
		expect(schliesseAb()).toMatchObject(OFFEN);
		stelleAus();
		alt();
		expect(vorhanden()).toMatchObject({ status: 1000 });
		expect(schliesseAb()).toEqual([]);
	});

	it('of the only service one from before counts whenever it came', () => {
		nach(5000);
		const datei = { uploadID: 'u', sha256: 'ab', name: 'Bescheinigung.pdf' };
		welt.heute = '2026-08-20';
		const ziel = { anforderungID: null, specID: 'be', einsatzortID: null, automatisch: false };
		welt.tue('f', TRAEGER, dokumentBereitstellen, { dokumentID: 'd', datei, ...ziel });
		welt.heute = ENDE;
		welt.tue('f', TRAEGER, beenden, { datum: ENDE });
		expect(vorhanden()).toMatchObject({ nachweisZu: vertragAn(welt, 'f').id });
		Object.assign(welt.akte('f').dokumente[0] ?? {}, { nachweisZu: null });
		expect(schliesseAb()).toEqual([]);
	});
});
