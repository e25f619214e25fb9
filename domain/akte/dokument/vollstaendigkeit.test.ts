import { beforeEach, describe, expect, it } from 'vitest';
import { bearbeiten } from '#domain/akte/entscheidungen/freiwilliger/bearbeiten.ts';
import { statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nachbearbeitungAbschliessen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-abschliessen.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { testAnforderung, testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { ADMIN, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import {
	abgeschlossen,
	beworben,
	bis,
	geeinigt,
	inVerhandlung,
	weltMitPlaetzen,
	wunschAn,
} from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { DokumentSpec, Stufe } from '#domain/referenzsaetze.ts';
import type { DokumentStatus } from '#domain/status/dokument.ts';
import type { SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';

/** G01, G19, G20, G33: documents and queried fields, read from the file and the specifications. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});

const spec = (id: string, bezeichnung: string, abweichung: Partial<DokumentSpec> = {}): DokumentSpec =>
	testSpec({ id, bezeichnung, ...abweichung });
const fuehrungszeugnis = (stufe: Stufe): DokumentSpec =>
	spec('fz', 'Erweitertes Führungszeugnis', { stufen: [{ abStatus: 4000, stufe }] });

/** As if requested, and handed in where a status is given. */
function angefordert(specID: string, status: DokumentStatus | null): void {
	const akte = welt.akte('f');
	const anforderungID = `a-${specID}`;
	akte.anforderungen = akte.anforderungen.filter((a) => a.id !== anforderungID);
	akte.anforderungen.push(testAnforderung({ id: anforderungID, specID }));
	if (status === null) return;
	akte.dokumente.push(
		testDokument({
			id: `d-${akte.dokumente.length}`,
			anforderungID,
			specID,
			status,
			vertragID: akte.vertraege.at(-1)?.id ?? null,
		}),
	);
}

const antritt = () => welt.verstoesse('f', TRAEGER, antreten, { datum: '2025-09-01' });

describe('Szenario 6 (G01): das Führungszeugnis zum Dienstantritt', () => {
	const text = 'Der Statuswechsel ist nicht möglich, weil noch Pflichtdokumente fehlen: Erweitertes Führungszeugnis.';
	beforeEach(() => {
		bis(welt, 'f', 3000);
		welt.heute = '2025-09-01';
	});

	it('als Pflicht: fehlt es, geht es nicht; eingereicht genügt', () => {
		welt.aendere({ specs: [fuehrungszeugnis('PFLICHT')] });
		angefordert('fz', null);
		expect(antritt()).toMatchObject([{ code: 'G01', http: 409, text, ziel: 'akte' }]);
		angefordert('fz', 0);
		expect(antritt()).toEqual([]);
	});

	it('mit Überprüfung: erst nach der Prüfung', () => {
		welt.aendere({ specs: [fuehrungszeugnis('UEBERPRUEFUNG')] });
		angefordert('fz', 0);
		expect(antritt()).toMatchObject([{ code: 'G01', text }]);
		angefordert('fz', 1000);
		expect(antritt()).toEqual([]);
	});

	it('als Erinnerung hindert es nichts', () => {
		welt.aendere({ specs: [fuehrungszeugnis('ERINNERN')] });
		expect(antritt()).toEqual([]);
	});

	it('nennt alle fehlenden', () => {
		const zweites = spec('ek', 'Ehrenkodex', { stufen: [{ abStatus: 4000, stufe: 'PFLICHT' }] });
		welt.aendere({ specs: [fuehrungszeugnis('PFLICHT'), zweites] });
		expect(antritt()[0]?.text).toMatch(/fehlen: Erweitertes Führungszeugnis, Ehrenkodex\.$/);
	});

	it('hindert keinen Ausgang', () => {
		welt.aendere({
			specs: [fuehrungszeugnis('PFLICHT'), spec('x', 'Nachweis', { stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] })],
		});
		expect(welt.verstoesse('f', TRAEGER, nichtAntreten, { grund: 'nicht erschienen' })).toEqual([]);
		bis(welt, 'g', 2000);
		expect(welt.verstoesse('g', TRAEGER, ablehnen, { wunschID: wunschAn(welt, 'g').id, grund: 'voll' })).toEqual([]);
	});

	it('übergeht nur eine Administratorin, mit Vermerk', () => {
		welt.aendere({ specs: [fuehrungszeugnis('PFLICHT')] });
		const eingabe = {
			ziel: 4000,
			wunschID: wunschAn(welt, 'f').id,
			datum: '2025-09-01',
			grund: 'Zeugnis lag im Original vor',
		} as const;
		expect(welt.verstoesse('f', TRAEGER, statusSetzen, eingabe)).toMatchObject([{ code: 'G01' }]);
		const ohne = { ...eingabe, ohneDokumente: true };
		expect(welt.verstoesse('f', TRAEGER, statusSetzen, ohne)).toMatchObject([{ http: 403 }]);
		expect(welt.verstoesse('f', ADMIN, statusSetzen, ohne)).toEqual([]);
		const vermerk = welt.verlauf.get('f')?.find((e) => e.type === 'StatusManuellGesetzt');
		expect(vermerk?.facts).toMatchObject({ ohneDokumente: true });
	});
});

describe('G19 Unterschriften', () => {
	const vereinbarung = spec('v', 'Vereinbarung', {
		isVertragsrelevant: true,
		signaturparteien: ['FREIWILLIGER', 'TRAEGER'],
	});
	const schliesseAb = () =>
		welt.verstoesse('f', TRAEGER, abschliessen, { wunschID: wunschAn(welt, 'f').id, vertragsnummer: 'A-1' });

	beforeEach(() => bis(welt, 'f', 2800));

	it('verlangt das unterschriebene Dokument', () => {
		welt.aendere({ specs: [vereinbarung] });
		angefordert('v', 1500);
		expect(schliesseAb()).toMatchObject([
			{
				code: 'G19',
				http: 409,
				text: 'Der Vertrag ist noch nicht vollständig unterschrieben. Es fehlt: Vereinbarung.',
			},
		]);
		angefordert('v', 2000);
		expect(schliesseAb()).toEqual([]);
	});

	it('nimmt ohne Unterschrift im Portal die geprüfte Papierfassung', () => {
		welt.aendere({ specs: [vereinbarung], parameter: { pdfSignatures: false } });
		angefordert('v', 1000);
		expect(schliesseAb()).toEqual([]);
	});
});

describe('G20 Feldabfrage', () => {
	it('nennt die leeren Pflichtfelder, auch aus dem Vertrag', () => {
		bis(welt, 'f', 2500);
		welt.aendere({
			feldabfragen: [
				{
					id: 'fa',
					zielStatus: 2800,
					dienstartIDs: [],
					isAktiv: true,
					felder: [
						{ feld: 'geburtsort', bezeichnung: 'Geburtsort', isPflicht: true, isBearbeitbarDurch: [], hilfetext: null },
						{ feld: 'unterkunft', bezeichnung: 'Unterkunft', isPflicht: true, isBearbeitbarDurch: [], hilfetext: null },
						{ feld: 'allergien', bezeichnung: 'Allergien', isPflicht: false, isBearbeitbarDurch: [], hilfetext: null },
					],
				},
			],
		});
		const einige = (felder = {}) =>
			welt.verstoesse('f', TRAEGER, einigen, { wunschID: wunschAn(welt, 'f').id, felder });
		expect(einige()).toMatchObject([
			{
				code: 'G20',
				http: 409,
				text: 'Bitte füllen Sie zuerst die abgefragten Felder aus: Geburtsort, Unterkunft.',
				ziel: 'daten',
			},
		]);
		welt.tue('f', TRAEGER, bearbeiten, { felder: { geburtsort: 'Gießen' } });
		expect(einige()).toMatchObject([{ text: 'Bitte füllen Sie zuerst die abgefragten Felder aus: Unterkunft.' }]);
		expect(einige({ unterkunft: 'ROOM' })).toEqual([]);
	});

	it.each([
		[['FW'], ['FREIWILLIGER', 'MA_VERWALTUNG', 'ADMIN']],
		[
			['FW', 'ME'],
			['SELBST', 'FREIWILLIGER', 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'],
		],
		[['ME'], ['SELBST', 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN']],
		[[], ['MA_VERWALTUNG', 'ADMIN']],
	] as const)('ausfüllen kann, wen die Abfrage nennt: %j', (isBearbeitbarDurch, behebbarDurch) => {
		bis(welt, 'f', 2500);
		const feld = { feld: 'allergien', bezeichnung: 'Allergien', isPflicht: true, hilfetext: null } as const;
		const abfrage = { id: 'fa', zielStatus: 2800, dienstartIDs: [], isAktiv: true } as const;
		welt.aendere({ feldabfragen: [{ ...abfrage, felder: [{ ...feld, isBearbeitbarDurch }] }] });
		const verstoesse = welt.verstoesse('f', VEREIN1, einigen, { wunschID: wunschAn(welt, 'f').id, felder: {} });
		expect(verstoesse).toMatchObject([{ code: 'G20', behebbarDurch }]);
	});
});

describe('G33 Nachbearbeitung', () => {
	const schliesseAb = () => welt.verstoesse('f', TRAEGER, nachbearbeitungAbschliessen, undefined);
	const bescheinigung = spec('b', 'Bescheinigung', {
		nachweisFuer: 'BESCHEINIGUNG',
		stufen: [{ abStatus: 9900, stufe: 'PFLICHT' }],
	});

	it('verlangt nach dem Dienst die Bescheinigung', () => {
		bis(welt, 'f', 4000);
		welt.heute = '2026-08-31';
		welt.tue('f', TRAEGER, beenden, { datum: '2026-08-31' });
		expect(schliesseAb()).toMatchObject([
			{
				code: 'G33',
				http: 409,
				text: 'Die Nachbearbeitung kann noch nicht abgeschlossen werden. Offen: Bescheinigung.',
			},
		]);
		welt.aendere({ specs: [bescheinigung] });
		angefordert('b', 1000);
		expect(schliesseAb()).toEqual([]);
		expect(welt.akte('f').status).toBe(9900);
	});

	it('verlangt, dass über jeden Seminarnachweis entschieden ist', () => {
		bis(welt, 'f', 4000);
		const angaben = { seminartypID: null, termine: [], geplant: 50, kosten: null };
		const nachweis = (id: string, status: SeminarnachweisStatus, titel: string | null) =>
			welt.akte('f').seminarnachweise.push({
				...{
					id,
					seminarID: null,
					titel,
					veranstalter: null,
					tage: null,
					pruefanlass: null,
					grund: null,
					datei: null,
					anwesenheit: [],
					version: 1,
				},
				...{ ...angaben, status, statusSeit: '2026-01-01T10:00:00.000Z' },
			});
		nachweis('n1', 10, 'Lehrgang');
		nachweis('n2', 0, null);
		nachweis('n3', 90, 'Abgelehnt');
		welt.heute = '2026-08-31';
		welt.tue('f', TRAEGER, beenden, { datum: '2026-08-31' });
		welt.aendere({ specs: [bescheinigung] });
		angefordert('b', 1000);
		expect(schliesseAb()).toMatchObject([
			{
				text: 'Die Nachbearbeitung kann noch nicht abgeschlossen werden. Offen: Seminarnachweis „Lehrgang“.',
				ziel: 'seminare',
			},
		]);
		welt.aendere({ parameter: { isSeminarverwaltungEnabled: false } });
		expect(schliesseAb()).toEqual([]);
	});

	it('geht nach dem Dienst, der zuletzt geendet hat, nicht nach der neuesten Bewerbung', () => {
		// The second service is at the place applied for first, in the BFD: it needs a Zeugnis.
		beworben(welt, 'g', ['o1', 'o3']);
		inVerhandlung(welt, 'g', 'o3');
		geeinigt(welt, 'g', { vertragsende: '2026-02-28', urlaubstage: 15 }, 'o3');
		abgeschlossen(welt, 'g', 'o3');
		welt.heute = '2025-09-01';
		welt.tue('g', TRAEGER, antreten, { datum: '2025-09-01' });
		welt.heute = '2026-02-28';
		welt.tue('g', TRAEGER, beenden, { datum: '2026-02-28' });
		const erste = wunschAn(welt, 'g', 'o1');
		Object.assign(erste, { dienstartID: 'bfd', betreuerUserID: VEREIN1.userID });
		welt.tue('g', ADMIN, statusSetzen, { ziel: 2500, wunschID: erste.id, grund: 'zweiter Dienst bei o1' });
		geeinigt(welt, 'g', { vertragsbeginn: '2026-03-01', urlaubstage: 15 }, 'o1');
		abgeschlossen(welt, 'g', 'o1');
		welt.heute = '2026-03-01';
		welt.tue('g', TRAEGER, antreten, { datum: '2026-03-01' });
		welt.heute = '2026-08-31';
		welt.tue('g', TRAEGER, beenden, { datum: '2026-08-31' });
		expect(welt.verstoesse('g', TRAEGER, nachbearbeitungAbschliessen, undefined)).toMatchObject([
			{ text: expect.stringContaining('Offen: Bescheinigung, Zeugnis.') },
		]);
	});

	it('verlangt nach dem Nichtantritt keine', () => {
		bis(welt, 'f', 3000);
		welt.heute = '2025-09-01';
		welt.tue('f', TRAEGER, nichtAntreten, { grund: 'nicht erschienen' });
		expect(schliesseAb()).toEqual([]);
		expect(welt.akte('f').status).toBe(9900);
	});
});
