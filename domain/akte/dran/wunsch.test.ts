import { beforeEach, describe, expect, it } from 'vitest';
import { erziehungsberechtigteAnlegen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-anlegen.ts';
import { registrieren } from '#domain/akte/entscheidungen/freiwilliger/registrieren.ts';
import { nachfragen } from '#domain/akte/entscheidungen/wunsch/nachfragen.ts';
import { testAnforderung, testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import {
	freiwillig,
	MINDERJAEHRIG,
	OEFFENTLICH,
	TRAEGER,
	VEREIN1,
	VEREIN2,
} from '#domain/akte/tests/personen.fixture.ts';
import {
	beworben,
	bis,
	geeinigt,
	inVerhandlung,
	vertragAn,
	weltMitPlaetzen,
	wunschAn,
} from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Anforderung } from '#domain/akte/zustand.ts';
import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import type { Feldabfrage } from '#domain/feldabfrage/feldabfrage.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import { DRAN_KUERZEL } from './dran.ts';
import { dranAmWunsch } from './wunsch.ts';

/** Table: FreiwilligerAdresswunsch, by whom each step is taken. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});

const VEREINBARUNG = testSpec({ id: 's', bezeichnung: 'Vereinbarung', isVertragsrelevant: true });
const umfeld = () => ({
	akte: welt.akte('f'),
	referenz: { ...welt.referenz, specs: [VEREINBARUNG] },
	heute: welt.heute,
});

function kurz(ort = 'o1') {
	const dran = dranAmWunsch(umfeld(), wunschAn(welt, 'f', ort));
	return dran && `${DRAN_KUERZEL[dran.partei]} ${dran.tat}`;
}

describe('whose turn it is at an application', () => {
	it.each<[WunschStatus, string | null]>([
		[0, 'ES KONTAKTIEREN'],
		[500, 'ES KONTAKTIEREN'],
		[1000, 'FW ANTWORTEN'],
		[2000, 'ES VERHANDELN'],
		[3000, 'ES EINIGEN'],
		[5400, null],
		[5500, null],
		[8000, null],
		[9000, null],
		[9500, null],
	])('%i: %s', (status, wer) => {
		beworben(welt, 'f');
		wunschAn(welt, 'f').status = status;
		expect(kurz()).toBe(wer);
	});

	it('before the address is proven the volunteer has to do that', () => {
		const person = { vorname: 'Mia', nachname: 'Muster' };
		welt.tue('f', OEFFENTLICH, registrieren, { userID: 'u', person, wuensche: [{ einsatzortID: 'o1' }] });
		expect(kurz()).toBe('FW BESTAETIGEN');
	});

	it('it waits since it was sent off, not since it was written down', () => {
		beworben(welt, 'f');
		const spaeter = '2027-01-05T08:00:00.000Z';
		welt.akte('f').bewerbungAbgesendetAm = spaeter;
		expect(dranAmWunsch(umfeld(), wunschAn(welt, 'f'))?.seit).toBe(spaeter);
	});

	it('where only the Traeger sets the Dienstart, he negotiates until it is set', () => {
		welt = weltMitPlaetzen({ parameter: { isFestlegungDienstartSportjugend: true } });
		beworben(welt, 'f');
		const wunsch = wunschAn(welt, 'f');
		Object.assign(wunsch, { status: 2000, dienstartID: null });
		expect(kurz()).toBe('TR VERHANDELN');
		wunsch.dienstartID = 'fsj';
		expect(kurz()).toBe('ES VERHANDELN');
	});

	it('beside an agreement nobody has to do anything', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		inVerhandlung(welt, 'f');
		geeinigt(welt, 'f');
		expect(kurz('o3')).toBeNull();
	});
});

describe('the agreement waits for the volunteer while something is missing that only she gives', () => {
	const fehlt = (aenderung: Parameters<Welt['aendere']>[0] = {}) => {
		welt.aendere(aenderung);
		const { referenz, heute } = welt;
		const dran = dranAmWunsch({ akte: welt.akte('f'), referenz, heute }, wunschAn(welt, 'f'));
		return dran && `${DRAN_KUERZEL[dran.partei]} ${dran.tat}`;
	};
	const abfrage = (isPflicht: boolean, isBearbeitbarDurch: ('FW' | 'ME' | 'MV')[]): Feldabfrage => ({
		...{ id: 'q', zielStatus: 2800, dienstartIDs: [], isAktiv: true },
		felder: [{ feld: 'geburtsort', bezeichnung: 'Geburtsort', isPflicht, isBearbeitbarDurch, hilfetext: null }],
	});

	it('a guardian of a minor, until one is entered who signs', () => {
		beworben(welt, 'f', ['o1'], MINDERJAEHRIG);
		inVerhandlung(welt, 'f');
		expect(fehlt()).toBe('FW ERGAENZEN');
		welt.tue('f', VEREIN1, nachfragen, { wunschID: wunschAn(welt, 'f').id });
		expect(wunschAn(welt, 'f').nachfragen).toMatchObject([{ partei: 'FREIWILLIGER' }]);
		const eltern = {
			art: 'MUTTER',
			isUnterschriftErforderlich: true,
			isAlleinigesSorgerecht: false,
			person: { vorname: 'Petra', nachname: 'Hoffmann', email: 'petra@example.org' },
		} as const;
		welt.tue('f', freiwillig('f'), erziehungsberechtigteAnlegen, eltern);
		expect(fehlt()).toBe('ES EINIGEN');
	});

	it.each<[string, boolean, ('FW' | 'ME' | 'MV')[], string]>([
		['what only she is asked', true, ['FW', 'MV'], 'FW ERGAENZEN'],
		['what the site may enter as well', true, ['FW', 'ME'], 'ES EINIGEN'],
		['what may stay empty', false, ['FW'], 'ES EINIGEN'],
		['what only the Traeger knows', true, ['MV'], 'ES EINIGEN'],
	])('%s', (_, isPflicht, wer, erwartet) => {
		beworben(welt, 'f');
		inVerhandlung(welt, 'f');
		expect(fehlt({ feldabfragen: [abfrage(isPflicht, wer)] })).toBe(erwartet);
		welt.akte('f').person.geburtsort = 'Gießen';
		expect(fehlt()).toBe('ES EINIGEN');
	});

	it('a document she has to bring before the agreement, until it is there', () => {
		beworben(welt, 'f');
		inVerhandlung(welt, 'f');
		const ausweis = (abStatus: 2800 | 3000) => ({
			specs: [testSpec({ id: 's', bezeichnung: 'Ausweis', stufen: [{ abStatus, stufe: 'PFLICHT' }] })],
		});
		welt.akte('f').anforderungen = [testAnforderung({ id: 'a', specID: 's' })];
		expect(fehlt(ausweis(3000))).toBe('ES EINIGEN');
		expect(fehlt(ausweis(2800))).toBe('FW ERGAENZEN');
		welt.akte('f').dokumente = [testDokument({ id: 'd', anforderungID: 'a', specID: 's', status: 0 })];
		expect(fehlt()).toBe('ES EINIGEN');
	});
});

describe('a place asks whom it waits for', () => {
	const frage = () => nachfragen(welt.lage('f', VEREIN1), { wunschID: wunschAn(welt, 'f').id });
	const gefragt = () => frage().akte.flatMap((e) => (e.type === 'WunschNachgefragt' ? [e.facts] : []));
	const warum = () => welt.verstoesse('f', VEREIN1, nachfragen, { wunschID: wunschAn(welt, 'f').id });
	const heute = () => welt.heute;

	it('not while it is its own turn', () => {
		beworben(welt, 'f');
		expect(warum()).toMatchObject([
			{ code: 'G22', text: 'Nachfragen können Sie, sobald hier jemand anderes dran ist.' },
		]);
	});

	it.each<[string, readonly Anforderung[], object]>([
		['the Traeger, who concludes', [], { partei: 'TRAEGER', anforderungID: null }],
		[
			'the volunteer, for a document',
			[testAnforderung({ id: 'a', specID: 's' })],
			{ partei: 'FREIWILLIGER', anforderungID: 'a', an: [{ partei: 'FREIWILLIGER', id: 'f' }] },
		],
	])('%s', (_, anforderungen, wen) => {
		bis(welt, 'f', 2800);
		welt.aendere({ specs: [VEREINBARUNG] });
		welt.akte('f').anforderungen = [...anforderungen];
		expect(gefragt()).toMatchObject([{ tag: heute(), ...wen }]);
	});

	it('the same side once a week, and says when it asked last', () => {
		bis(welt, 'f', 2800);
		const damals = heute();
		welt.tue('f', VEREIN1, nachfragen, { wunschID: wunschAn(welt, 'f').id });
		welt.heute = addiereTage(damals, 6);
		const [am, ab] = [damals, addiereTage(damals, 7)].map((tag) => formatDatum(tag));
		const text = `Sie haben zuletzt am ${am} nachgefragt. Bitte lassen Sie etwas Zeit: Ab dem ${ab} geht es wieder.`;
		expect(warum()).toMatchObject([{ code: 'NACHFRAGE', http: 409, text }]);
		welt.heute = addiereTage(damals, 7);
		expect(warum()).toEqual([]);
	});

	it('only the place it is about, and nobody of the Traeger', () => {
		bis(welt, 'f', 2800);
		const eingabe = { wunschID: wunschAn(welt, 'f').id };
		expect(welt.verstoesse('f', VEREIN2, nachfragen, eingabe)).toMatchObject([{ http: 404 }]);
		expect(welt.verstoesse('f', TRAEGER, nachfragen, eingabe)).toMatchObject([{ http: 403 }]);
	});
});

describe('whose turn it is at a contract', () => {
	const SEIT = '2026-01-10T10:00:00.000Z';

	it('agreed: whoever its documents have waited for longest', () => {
		bis(welt, 'f', 2800);
		const akte = welt.akte('f');
		akte.anforderungen = [testAnforderung({ id: 'a', specID: 's', offenSeit: SEIT })];
		akte.dokumente = [];
		expect(kurz()).toBe('FW EINREICHEN');
		akte.dokumente = [testDokument({ id: 'd', anforderungID: 'a', specID: 's', status: 0, statusSeit: SEIT })];
		expect(kurz()).toBe('TR PRUEFEN');
	});

	it('agreed, and nothing is waited for: the Traeger concludes, since the last document was done', () => {
		bis(welt, 'f', 2800);
		const akte = welt.akte('f');
		const fertig = '2099-01-01T10:00:00.000Z';
		akte.anforderungen = [testAnforderung({ id: 'a', specID: 's', geschlossenAm: SEIT })];
		akte.dokumente = [testDokument({ id: 'd', anforderungID: 'a', specID: 's', status: 2000, statusSeit: fertig })];
		expect(dranAmWunsch(umfeld(), wunschAn(welt, 'f'))).toEqual({
			partei: 'TRAEGER',
			tat: 'ABSCHLIESSEN',
			seit: fertig,
		});
	});

	it('concluded: nobody until the day it begins, then the Traeger', () => {
		bis(welt, 'f', 3000);
		const { vertragsbeginn } = vertragAn(welt, 'f');
		expect(kurz()).toBeNull();
		welt.heute = vertragsbeginn ?? '';
		expect(kurz()).toBe('TR ANTRETEN');
		expect(tagInBerlin(dranAmWunsch(umfeld(), wunschAn(welt, 'f'))?.seit ?? '')).toBe(vertragsbeginn);
	});

	it('in service: nobody until the day it ends, or is planned to', () => {
		bis(welt, 'f', 4000);
		expect(kurz()).toBeNull();
		const vertrag = vertragAn(welt, 'f');
		welt.heute = vertrag.vertragsende ?? '';
		expect(kurz()).toBe('TR BEENDEN');
		vertrag.geplantesEnde = '2099-01-01';
		expect(kurz()).toBeNull();
	});
});
