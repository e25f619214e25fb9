import { describe, expect, it } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { dokumentPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { bearbeiten } from '#domain/akte/entscheidungen/freiwilliger/bearbeiten.ts';
import { bemerken } from '#domain/akte/entscheidungen/freiwilliger/bemerken.ts';
import { statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { ADMIN, freiwillig, TRAEGER, vereinAn } from '#domain/akte/tests/personen.fixture.ts';
import {
	beworben,
	bis,
	endetFrueh,
	geeinigt,
	inVerhandlung,
	vertragAn,
	weltMitPlaetzen,
	wunschAn,
} from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { unterschiede } from './angaben.ts';
import type { Namen } from './saetze.ts';
import { type VerlaufEintrag, verlauf } from './verlauf.ts';

const namen: Namen = {
	einsatzort: (id) => `Ort ${id}`,
	dienstart: (id) => (id ?? '').toUpperCase(),
	benutzer: (id) => `Name ${id}`,
	zyklus: (id) => `Zyklus ${id}`,
	dokument: (id) => `Dokument ${id}`,
	eintrag: (id) => `Eintrag ${id}`,
	feld: (feld) => FELD_BEZEICHNUNG[feld],
};

const erzaehle = (welt: Welt): VerlaufEintrag[] => verlauf('v', welt.verlauf.get('v') ?? [], namen);
const letzter = (welt: Welt): VerlaufEintrag => erzaehle(welt).at(-1) as VerlaufEintrag;

describe('the timeline', () => {
	it('tells a registration as one act of the volunteer, without the first filling of the file', () => {
		const welt = weltMitPlaetzen();
		beworben(welt, 'v', ['o1']);
		expect(erzaehle(welt).map((e) => [e.userID, e.satz])).toEqual([
			['user-v', 'hat sich registriert.'],
			['user-v', 'hat der Datenschutzerklärung vom 10.01.2025 zugestimmt.'],
			['user-v', 'hat die Bewerbung für Ort o1 eingetragen.'],
			['user-v', 'hat die E-Mail-Adresse bestätigt.'],
			['user-v', 'hat die Bewerbung abgesendet.'],
		]);
	});

	it('joins what a command did to wish, contract and volunteer into one line', () => {
		const welt = weltMitPlaetzen();
		beworben(welt, 'v');
		inVerhandlung(welt, 'v');
		geeinigt(welt, 'v');
		const { satz, userID, statuswechsel } = letzter(welt);
		expect(satz).toBe('hat die Vertragseinigung mit Ort o1 erzielt.');
		expect(userID).toBe(TRAEGER.userID);
		expect(statuswechsel).toEqual([
			{ katalog: 'VERTRAG', von: 0, nach: 2000 },
			{ katalog: 'WUNSCH', von: 3000, nach: 3500 },
			{ katalog: 'FREIWILLIGER', von: 2500, nach: 2800 },
		]);
	});

	it('has every status change of wish, contract and volunteer exactly once', () => {
		const welt = weltMitPlaetzen();
		beworben(welt, 'v', ['o1', 'o2']);
		inVerhandlung(welt, 'v');
		geeinigt(welt, 'v', { vertragsbeginn: '2025-09-01', vertragsende: '2026-08-31' });
		welt.tue('v', TRAEGER, abschliessen, { wunschID: wunschAn(welt, 'v').id, vertragsnummer: 'FSJ25-0001' });
		const erzaehlt = erzaehle(welt).flatMap((e) => e.statuswechsel);
		const geschehen = (welt.verlauf.get('v') ?? []).filter(
			(e) => 'nach' in e.facts && typeof e.facts.nach === 'number',
		);
		expect(erzaehlt).toHaveLength(geschehen.length);
		expect(new Set(erzaehlt.map((s) => JSON.stringify(s))).size).toBeGreaterThan(6);
	});

	it('shows changed values old and new, as a person reads them', () => {
		const welt = weltMitPlaetzen();
		beworben(welt, 'v');
		inVerhandlung(welt, 'v');
		const vertrag = vertragAn(welt, 'v');
		welt.tue('v', vereinAn('o1'), vertragBearbeiten, { vertragID: vertrag.id, felder: { wochenstunden: 375 } });
		expect(letzter(welt)).toMatchObject({ art: 'VERTRAG', satz: 'hat den Vertrag geändert.' });
		expect(letzter(welt).aenderungen).toMatchObject([{ gruppe: 'Vertrag', nach: '37,5' }]);
		welt.tue('v', TRAEGER, bearbeiten, { felder: { geburtsort: 'Gießen', isBildrechte: true } });
		expect(letzter(welt).satz).toBe('hat 2 Angaben geändert.');
		expect(letzter(welt).aenderungen.map(({ bezeichnung, von, nach }) => [bezeichnung, von, nach])).toEqual([
			['Geburtsort', null, 'Gießen'],
			[expect.stringContaining('Bild'), null, 'ja'],
		]);
	});

	it('tells what is asked for once, and every step of a document with its status', () => {
		const welt = weltMitPlaetzen();
		const stufen = [{ abStatus: 2000, stufe: 'PFLICHT' }] as const;
		welt.aendere({ specs: ['a', 'b'].map((id) => testSpec({ id, bezeichnung: id, stufen })) });
		beworben(welt, 'v');
		expect(letzter(welt)).toMatchObject({
			art: 'DOKUMENT',
			satz: 'hat Dokumente angefordert, die nun gebraucht werden.',
			aenderungen: [
				{ gruppe: 'Dokumente', bezeichnung: 'Dokument a', von: null, nach: 'Fehlt' },
				{ gruppe: 'Dokumente', bezeichnung: 'Dokument b', von: null, nach: 'Fehlt' },
			],
		});
		const anforderungID = welt.akte('v').anforderungen[0]?.id ?? '';
		const datei = { uploadID: 'u', sha256: 'ab', name: 'ausweis.pdf' };
		const eingabe = { dokumentID: 'd', anforderungID, datei, einsatzortID: null };
		welt.tue('v', freiwillig('v'), dokumentHochladen, eingabe);
		expect(letzter(welt)).toMatchObject({
			satz: 'hat zu „Dokument a“ eine Datei hochgeladen.',
			statuswechsel: [{ katalog: 'DOKUMENT', von: null, nach: 0 }],
		});
		welt.tue('v', TRAEGER, dokumentPruefen, { dokumentID: 'd', ergebnis: 'ABGELEHNT', grund: 'nicht lesbar' });
		expect(letzter(welt)).toMatchObject({
			satz: 'hat das Dokument „Dokument a“ zurückgewiesen.',
			text: 'nicht lesbar',
			statuswechsel: [{ katalog: 'DOKUMENT', von: 0, nach: 9000 }],
		});
	});

	it.each([
		['geändert', 'hat das Dokument „Dokument a“ für ungültig erklärt, weil sich der Vertrag geändert hat.'],
		['storniert', 'hat das Dokument „Dokument a“ für ungültig erklärt, weil der Vertrag storniert ist.'],
	])('says what of the contract made a document void: %s', (was, satz) => {
		const welt = weltMitPlaetzen();
		const stufen = [{ abStatus: 2800, stufe: 'ERINNERN' }] as const;
		welt.aendere({ specs: [testSpec({ id: 'a', bezeichnung: 'a', stufen, isVertragsrelevant: true })] });
		beworben(welt, 'v');
		inVerhandlung(welt, 'v');
		geeinigt(welt, 'v', { vertragsbeginn: '2025-09-01', vertragsende: '2026-08-31' });
		const anforderungID = welt.akte('v').anforderungen[0]?.id ?? '';
		const datei = { uploadID: 'u', sha256: 'ab', name: 'vertrag.pdf' };
		welt.tue('v', freiwillig('v'), dokumentHochladen, { dokumentID: 'd', anforderungID, datei, einsatzortID: null });
		const vertragID = vertragAn(welt, 'v').id;
		if (was === 'geändert') welt.tue('v', TRAEGER, vertragBearbeiten, { vertragID, felder: { wochenstunden: 300 } });
		else welt.tue('v', TRAEGER, annullieren, { wunschID: wunschAn(welt, 'v').id, grund: 'verzogen' });
		expect(erzaehle(welt).map((e) => e.satz)).toContain(satz);
	});

	it('carries remarks with who may read them, and nothing of them once they are erased', () => {
		const welt = weltMitPlaetzen();
		beworben(welt, 'v');
		welt.tue('v', TRAEGER, bemerken, { text: 'Bitte zurückrufen.', sichtbarkeit: 'MA_VERWALTUNG' });
		expect(letzter(welt)).toMatchObject({
			art: 'BEMERKUNG',
			text: 'Bitte zurückrufen.',
			sichtbarkeit: 'MA_VERWALTUNG',
		});
		const ereignisse = (welt.verlauf.get('v') ?? []).map((e) => ({ ...e, person: null }));
		expect(verlauf('v', ereignisse, namen).at(-1)).toMatchObject({
			satz: 'hat eine Bemerkung geschrieben.',
			text: null,
		});
	});
});

describe('what is set by hand', () => {
	it('is told with what an administrator let pass, and an end that is corrected with both days', () => {
		const welt = weltMitPlaetzen();
		bis(welt, 'v', 4000);
		endetFrueh(welt, 'v');
		const setze = (ziel: 4000 | 9300, datum: string, rest = {}) => {
			const eingabe = { ziel, wunschID: wunschAn(welt, 'v').id, datum, grund: 'nach Aktenlage berichtigt', ...rest };
			welt.tue('v', ADMIN, statusSetzen, eingabe);
			return erzaehle(welt).findLast(({ satz }) => satz.startsWith('hat den Status von Hand')) as VerlaufEintrag;
		};
		const berichtigt = setze(9300, '2026-01-29');
		expect(berichtigt.satz).toBe('hat den Status von Hand auf 9300 (Vorzeitiges Dienstende) gesetzt.');
		expect(berichtigt.aenderungen.map(({ bezeichnung, von, nach }) => [bezeichnung, von, nach])).toEqual([
			['Dienstende', '31.01.2026', '29.01.2026'],
		]);
		const zurueck = setze(4000, '2025-09-01', { ohneDokumente: true, kontingentUeberziehen: true });
		expect(zurueck.satz).toBe(
			'hat den Status von Hand auf 4000 (Im Dienst) gesetzt und dabei fehlende Dokumente und ein überschrittenes Kontingent zugelassen.',
		);
		expect(zurueck.aenderungen.map(({ bezeichnung, von, nach }) => [bezeichnung, von, nach])).toContainEqual([
			'Dienstende',
			'29.01.2026',
			null,
		]);
	});
});

describe('the difference between two days', () => {
	it('lists statuses and terms that differ, and nothing else', () => {
		const welt = weltMitPlaetzen();
		beworben(welt, 'v');
		const damals = falte(akteAggregat, 'v', structuredClone(welt.verlauf.get('v') ?? []));
		inVerhandlung(welt, 'v');
		const liste = unterschiede(damals, welt.akte('v'), namen);
		expect(liste.find((u) => u.bezeichnung === 'Freiwilliger')).toMatchObject({
			von: '2000 (Beworben)',
			nach: '2500 (In Verhandlung)',
		});
		expect(liste.find((u) => u.bezeichnung === 'Wunsch Ort o1')).toMatchObject({
			von: '0000 (Beworben)',
			nach: '3000 (In Vertragsverhandlung)',
		});
		expect(liste.some((u) => u.gruppe === 'Vertrag' && u.von === null)).toBe(true);
		expect(liste.some((u) => u.gruppe === 'Persönliche Daten')).toBe(false);
		expect(unterschiede(damals, damals, namen)).toEqual([]);
	});
});
