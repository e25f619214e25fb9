import { beforeEach, describe, expect, it } from 'vitest';
import { abgleichen } from '#domain/akte/entscheidungen/dokument/abgleichen.ts';
import { anforderungOeffnen } from '#domain/akte/entscheidungen/dokument/anforderung-pflegen.ts';
import { dokumentAnfordern } from '#domain/akte/entscheidungen/dokument/dokument-anfordern.ts';
import { dokumentBereitstellen } from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { dokumentPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { signaturAnfordern } from '#domain/akte/entscheidungen/dokument/signatur-anfordern.ts';
import { loeschen } from '#domain/akte/entscheidungen/freiwilliger/loeschen.ts';
import { statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { bewerben } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import { NIRGENDS } from '#domain/akte/freiwilliger/aufbewahrung.ts';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { freiwillig, MINDERJAEHRIG, SYSTEM, TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
import {
	abgeschlossen,
	beworben,
	bis,
	geeinigt,
	inVerhandlung,
	vertragAn,
	weltMitPlaetzen,
	wunschAn,
} from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { DokumentSpec, Stufe } from '#domain/referenzsaetze.ts';
import { kommtMit, umfeldDerAkte } from './dokumentbedarf.ts';
import { anforderungen, nichtAngefordert } from './dokumentblick.ts';
import { standDerAnforderung } from './dokumentregeln.ts';

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen({ parameter: { pdfSignatures: true } });
});

const vorlage = (id: string, abStatus: number, stufe: Stufe, mehr: Partial<DokumentSpec> = {}): DokumentSpec =>
	testSpec({ id, bezeichnung: `Dokument ${id}`, stufen: [{ abStatus, stufe }], ...mehr });
const VERTRAG = testSpec({
	id: 'vb',
	bezeichnung: 'Vereinbarung',
	nutzungsart: 'GESTELLT',
	isVertragsrelevant: true,
	signaturparteien: ['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER'],
	uploadRollen: ['MA_VERWALTUNG'],
});

const akte = () => welt.akte('f');
const gefragt = () => akte().anforderungen.map((a) => a.specID);
const staende = () => akte().anforderungen.map((a) => [a.specID, standDerAnforderung(akte(), a)]);
const anforderungID = (specID: string) => akte().anforderungen.findLast((a) => a.specID === specID)?.id ?? 'keine';
const datei = { uploadID: 'u', sha256: 'ab', name: 'datei.pdf' };
const typen = (ereignisse: readonly { readonly type: string }[]) => ereignisse.map((e) => e.type);

function reicheEin(specID: string, dokumentID: string, akteur = freiwillig('f')): void {
	const eigene = { ...datei, sha256: dokumentID };
	const eingabe = { dokumentID, anforderungID: anforderungID(specID), datei: eigene, einsatzortID: null };
	welt.tue('f', akteur, dokumentHochladen, eingabe);
}
function stelleBereit(dokumentID = 'd1'): void {
	const wo = { dokumentID, specID: 'vb', anforderungID: null, datei, einsatzortID: null, automatisch: false };
	welt.tue('f', TRAEGER, dokumentBereitstellen, wo);
}

describe('Anforderungen von selbst', () => {
	// Table: Requirement levels, next(n).
	it.each([
		[2000, ['2000', '2100', '2500']],
		[2500, ['2000', '2100', '2500', '2800']],
		[2800, ['2000', '2100', '2500', '2800', '3000', '4000']],
		[3000, ['2000', '2100', '2500', '2800', '3000', '4000']],
		[4000, ['2000', '2100', '2500', '2800', '3000', '4000', '9000']],
	] as const)('gibt es in %i bis zur nächsten Stufe', (status, erwartet) => {
		const stufen = [2000, 2100, 2500, 2800, 3000, 4000, 9000, 9900];
		welt.aendere({ specs: stufen.map((ab) => vorlage(String(ab), ab, 'ERINNERN')) });
		bis(welt, 'f', status);
		expect(gefragt()).toEqual(expect.arrayContaining([...erwartet]));
		expect(gefragt()).toHaveLength(erwartet.length);
	});

	it.each([
		[9000, () => welt.tue('f', TRAEGER, beenden, { datum: '2026-08-31' })],
		[
			9300,
			() =>
				welt.tue('f', TRAEGER, beenden, {
					datum: '2026-08-15',
					kuendigungDurch: 'FREIWILLIGER',
					grund: 'Studienplatz',
					bestaetigt: true,
				}),
		],
	] as const)('gibt es nach dem Dienst, in %i, bis zum Abschluss der Nachbearbeitung', (status, endet) => {
		welt.aendere({ specs: [vorlage('nach', 9900, 'PFLICHT'), vorlage('optional', 9900, 'OPTIONAL')] });
		bis(welt, 'f', 4000);
		expect(gefragt()).toEqual([]);
		welt.heute = '2026-08-20';
		endet();
		expect([akte().status, gefragt()]).toEqual([status, ['nach']]);
	});

	it('gibt es ohne Wunsch nur zur Bewerbung, vor der Bestätigung keine', () => {
		welt.aendere({ specs: [vorlage('a', 2000, 'PFLICHT'), vorlage('b', 2500, 'PFLICHT')] });
		beworben(welt, 'f', []);
		expect(akte().status).toBe(1000);
		expect(gefragt()).toEqual(['a']);
	});

	it('gibt es nicht für Freiwilliges, Entwürfe und was nicht zutrifft', () => {
		welt.aendere({
			specs: [
				vorlage('optional', 2000, 'OPTIONAL'),
				vorlage('entwurf', 2000, 'PFLICHT', { status: 0 }),
				vorlage('bfd', 2000, 'PFLICHT', { dienstartIDs: ['bfd'] }),
				vorlage('eltern', 2000, 'PFLICHT', { bedingungen: [{ art: 'VOLLJAEHRIG', ist: false, werte: [] }] }),
			],
		});
		beworben(welt, 'f');
		expect(gefragt()).toEqual([]);
		const specs = welt.referenz.specs;
		const umfeld = umfeldDerAkte(welt.lage('f', TRAEGER));
		expect(nichtAngefordert(akte(), specs, umfeld).map((s) => s.id)).toEqual(['optional']);
	});

	it('verlangt Vertragsrelevantes erst mit der Einigung, und rechnet die Frist vom Vertragsbeginn', () => {
		welt.aendere({ specs: [{ ...VERTRAG, frist: 30 }] });
		bis(welt, 'f', 2500);
		expect(gefragt()).toEqual([]);
		geeinigt(welt, 'f');
		expect(akte().anforderungen).toMatchObject([{ specID: 'vb', frist: '2025-08-02', isManuell: false }]);
	});

	it('setzt keine Frist in die Vergangenheit', () => {
		welt.aendere({ specs: [vorlage('a', 3000, 'PFLICHT', { frist: 200 })] });
		bis(welt, 'f', 2800);
		expect(akte().anforderungen).toMatchObject([{ frist: '2025-06-02' }]);
	});
});

describe('Szenario 6: fehlendes Führungszeugnis', () => {
	const trittAn = () => welt.verstoesse('f', TRAEGER, antreten, { datum: '2025-09-01' });

	it.each([
		['PFLICHT', true],
		['UEBERPRUEFUNG', false],
	] as const)('hält mit der Stufe %s den Dienstantritt auf', (stufe, genuegtHochladen) => {
		welt.aendere({ specs: [vorlage('fz', 4000, stufe, { bezeichnung: 'Führungszeugnis' })] });
		bis(welt, 'f', 3000);
		welt.heute = '2025-09-01';
		const G01 = {
			code: 'G01',
			http: 409,
			text: 'Der Statuswechsel ist nicht möglich, weil noch Pflichtdokumente fehlen: Führungszeugnis.',
		};
		expect(trittAn()).toMatchObject([G01]);
		reicheEin('fz', 'd1');
		expect(staende()).toEqual([['fz', 'NEEDS_REVIEW']]);
		if (!genuegtHochladen) {
			expect(trittAn()).toMatchObject([G01]);
			welt.tue('f', TRAEGER, dokumentPruefen, { dokumentID: 'd1', ergebnis: 'OK' });
			expect(staende()).toEqual([['fz', 'FINISHED']]);
		}
		expect(trittAn()).toEqual([]);
		expect(akte().status).toBe(4000);
	});
});

describe('wenn der Vertrag nicht bleibt', () => {
	beforeEach(() => {
		welt.aendere({ specs: [VERTRAG] });
		bis(welt, 'f', 2800);
		stelleBereit();
	});
	const ERWARTET = ['SignaturAbgebrochen', 'DokumentInvalidiert'];

	it('Szenario 3: mit dem Zurückziehen werden seine Dokumente ungültig', () => {
		const eingabe = { wunschID: wunschAn(welt, 'f').id, bestaetigt: true };
		expect(typen(welt.tue('f', freiwillig('f'), zurueckziehen, eingabe))).toEqual(expect.arrayContaining(ERWARTET));
		expect(akte().dokumente).toMatchObject([{ status: 8000 }]);
		expect(akte().signaturen).toMatchObject([{ status: 'CANCELED' }]);
	});

	it('W16: mit dem Annullieren ebenso; nach der neuen Einigung ist die Anforderung wieder offen', () => {
		expect(typen(welt.tue('f', TRAEGER, annullieren, { grund: 'Neuer Beginn' }))).toEqual(
			expect.arrayContaining(ERWARTET),
		);
		geeinigt(welt, 'f');
		expect(staende()).toEqual([['vb', 'NOT_PROVIDED']]);
		stelleBereit('d2');
		expect(akte().dokumente.at(-1)).toMatchObject({ status: 1500, vertragID: vertragAn(welt, 'f').id });
	});

	it('von Hand zurückgesetzt ebenso', () => {
		const eingabe = { ziel: 2500, wunschID: wunschAn(welt, 'f').id, datum: null, grund: 'nach Aktenlage berichtigt' };
		expect(typen(welt.tue('f', TRAEGER, statusSetzen, { ...eingabe, ziel: 2500 }))).toEqual(
			expect.arrayContaining(ERWARTET),
		);
	});

	it('mit der Akte enden offene Unterschriften, das Dokument bleibt, wie es war', () => {
		expect(typen(welt.tue('f', TRAEGER, loeschen, { bestaetigung: 'LÖSCHEN', genanntes: NIRGENDS }))).toEqual([
			'FreiwilligerGeloescht',
			'SignaturAbgebrochen',
		]);
		expect(akte().dokumente).toMatchObject([{ status: 1500 }]);
	});
});

it('Szenario 7: der nicht angetretene Dienst schließt, was offen ist', () => {
	welt.aendere({
		specs: [vorlage('offen', 4000, 'ERINNERN'), vorlage('da', 4000, 'ERINNERN', { isMehrereDateien: true })],
	});
	bis(welt, 'f', 3000);
	reicheEin('da', 'd1', TRAEGER);
	welt.heute = '2025-09-01';
	welt.tue('f', TRAEGER, nichtAntreten, { grund: 'nicht erschienen' });
	expect(staende()).toEqual([
		['offen', 'FINISHED'],
		['da', 'PROVIDED'],
	]);
});

it('der nicht angetretene Dienst beendet, was noch zu unterschreiben war, bis jemand es wieder öffnet', () => {
	const spec = vorlage('kodex', 4000, 'ERINNERN', {
		nutzungsart: 'GESTELLT',
		signaturparteien: ['FREIWILLIGER', 'TRAEGER'],
		uploadRollen: ['MA_VERWALTUNG'],
	});
	welt.aendere({ specs: [spec] });
	bis(welt, 'f', 3000);
	const eingabe = { dokumentID: 'd1', specID: 'kodex', anforderungID: null, datei, einsatzortID: null };
	welt.tue('f', TRAEGER, dokumentBereitstellen, { ...eingabe, automatisch: false });
	expect(akte().signaturen.map((s) => s.status)).toEqual(['CREATED']);
	welt.heute = '2025-09-01';
	expect(typen(welt.tue('f', TRAEGER, nichtAntreten, { grund: 'nicht erschienen' }))).toEqual(
		expect.arrayContaining(['AnforderungGeschlossen', 'SignaturAbgebrochen']),
	);
	expect(akte().signaturen.map((s) => s.status)).toEqual(['CANCELED']);
	expect(akte().dokumente).toMatchObject([{ status: 1500 }]);
	const anfrage = { dokumentID: 'd1', partei: 'FREIWILLIGER', unterzeichnerID: null } as const;
	expect(welt.verstoesse('f', TRAEGER, signaturAnfordern, anfrage).map((v) => v.code)).toEqual(['GESCHLOSSEN']);
	welt.tue('f', TRAEGER, anforderungOeffnen, { anforderungID: anforderungID('kodex') });
	welt.tue('f', TRAEGER, signaturAnfordern, anfrage);
	expect(akte().signaturen.map((s) => s.status)).toEqual(['CANCELED', 'CREATED']);
});

describe('Abgleich', () => {
	const gleicheAb = () => typen(welt.tue('f', SYSTEM, abgleichen, undefined));

	it('zieht zurück, was nicht mehr zutrifft, und stellt es wieder, wenn es doch zutrifft', () => {
		const eltern = vorlage('el', 2000, 'PFLICHT', { bedingungen: [{ art: 'VOLLJAEHRIG', ist: false, werte: [] }] });
		welt.aendere({ specs: [eltern] });
		beworben(welt, 'f', ['o1'], MINDERJAEHRIG);
		expect(gleicheAb()).toEqual([]);
		welt.heute = '2026-03-02';
		expect(gleicheAb()).toEqual(['AnforderungZurueckgezogen']);
		welt.aendere({ specs: [{ ...eltern, bedingungen: [] }] });
		expect(gleicheAb()).toEqual(['DokumentAngefordert']);
	});

	it('lässt Beantwortetes und von Hand Gestelltes stehen', () => {
		const spec = vorlage('a', 2000, 'PFLICHT');
		const vonHand = vorlage('b', 9900, 'OPTIONAL');
		welt.aendere({ specs: [spec, vonHand] });
		beworben(welt, 'f');
		reicheEin('a', 'd1');
		welt.tue('f', TRAEGER, dokumentAnfordern, { specID: 'b' });
		welt.aendere({ specs: [spec, vonHand].map((s) => ({ ...s, dienstartIDs: ['bfd'] })) });
		expect(gleicheAb()).toEqual([]);
	});

	it('zieht Unbeantwortetes einer gesperrten Vorlage zurück', () => {
		welt.aendere({ specs: [vorlage('a', 2000, 'PFLICHT'), vorlage('b', 2000, 'PFLICHT')] });
		beworben(welt, 'f');
		reicheEin('a', 'd1');
		welt.aendere({ specs: welt.referenz.specs.map((s) => ({ ...s, status: 90 })) });
		expect(gleicheAb()).toEqual(['AnforderungZurueckgezogen']);
		const blick = anforderungen(akte(), welt.referenz.specs, umfeldDerAkte(welt.lage('f', TRAEGER)));
		expect(blick.map((b) => b.spec.id)).toEqual(['a']);
	});

	it('überträgt Unbeantwortetes auf die neue Version; Beantwortetes bleibt und gilt statt ihrer', () => {
		const alt = vorlage('v1', 2000, 'PFLICHT', { isMehrereDateien: true });
		welt.aendere({ specs: [alt] });
		beworben(welt, 'f');
		beworben(welt, 'g');
		reicheEin('v1', 'd1');
		welt.aendere({
			specs: [
				{ ...alt, status: 30, nachfolgerID: 'v2' },
				{ ...alt, id: 'v2', vorgaengerID: 'v1' },
			],
		});
		expect(gleicheAb()).toEqual([]);
		expect(staende()).toEqual([['v1', 'NEEDS_REVIEW']]);
		expect(typen(welt.tue('g', SYSTEM, abgleichen, undefined))).toEqual(['AnforderungUebertragen']);
		expect(welt.akte('g').anforderungen).toMatchObject([{ specID: 'v2' }]);
	});
});

it('verlangt für einen zweiten Dienst im Zyklus einen neuen Vertrag zur Unterschrift', () => {
	welt.aendere({ specs: [VERTRAG] });
	bis(welt, 'f', 2800);
	stelleBereit();
	const papier = { dokumentID: 'd2', ergebnis: 'OK', papier: true } as const;
	reicheEin('vb', 'd2', TRAEGER);
	welt.tue('f', TRAEGER, dokumentPruefen, papier);
	abgeschlossen(welt, 'f');
	welt.heute = '2025-09-01';
	welt.tue('f', TRAEGER, antreten, { datum: '2025-09-01' });
	welt.tue('f', TRAEGER, beenden, {
		datum: '2025-09-20',
		kuendigungDurch: 'FREIWILLIGER',
		grund: 'Umzug',
		bestaetigt: true,
	});
	welt.tue('f', TRAEGER, bewerben, { wuensche: [{ einsatzortID: 'o3', dienstartID: 'fsj' }] });
	inVerhandlung(welt, 'f', 'o3');
	geeinigt(welt, 'f', { vertragsbeginn: '2025-10-01', vertragsende: '2026-08-31' }, 'o3');
	expect(staende()).toEqual([
		['vb', 'SIGNED'],
		['vb', 'NOT_PROVIDED'],
	]);
	const wunschID = wunschAn(welt, 'f', 'o3').id;
	expect(welt.verstoesse('f', TRAEGER, abschliessen, { wunschID, vertragsnummer: 'N-2' })).toMatchObject([
		{ code: 'G19' },
	]);
});

it('zeigt, ab wann eine Anforderung aufhält', () => {
	welt.aendere({ specs: [vorlage('a', 3000, 'PFLICHT'), vorlage('b', 4000, 'ERINNERN'), VERTRAG] });
	bis(welt, 'f', 2500);
	geeinigt(welt, 'f');
	const blick = () => anforderungen(akte(), welt.referenz.specs, umfeldDerAkte(welt.lage('f', TRAEGER)));
	expect(blick().map((b) => [b.spec.id, b.stufe, b.status, b.blockiertAb])).toEqual([
		['a', 'PFLICHT', 'NOT_PROVIDED', 3000],
		['b', 'ERINNERN', 'NOT_PROVIDED', null],
		['vb', 'UEBERPRUEFUNG', 'NOT_PROVIDED', 3000],
	]);
	reicheEin('a', 'd1');
	expect(blick()[0]).toMatchObject({ status: 'NEEDS_REVIEW', blockiertAb: null, dokumente: [{ id: 'd1' }] });
});

describe('was noch kommt', () => {
	const kommend = () => {
		const naechstes = kommtMit(welt.lage('f', TRAEGER));
		return naechstes && [naechstes.status, naechstes.specs.map((spec) => spec.id)];
	};

	it('kommt mit dem ersten Status, der mehr verlangt', () => {
		const stufen = [2800, 4000, 9900];
		welt.aendere({ specs: [VERTRAG, ...stufen.map((ab) => vorlage(String(ab), ab, 'ERINNERN'))] });
		beworben(welt, 'f');
		expect(kommend()).toEqual([2500, ['2800']]);
		inVerhandlung(welt, 'f');
		expect(kommend()).toEqual([2800, ['vb', '4000']]);
		geeinigt(welt, 'f');
		expect(kommend()).toEqual([9000, ['9900']]);
	});

	it('ist nichts, wo keine Vorlage mehr zutrifft, und nicht, was schon angefordert ist', () => {
		welt.aendere({ specs: [vorlage('4000', 4000, 'PFLICHT'), vorlage('frei', 2800, 'OPTIONAL')] });
		beworben(welt, 'f');
		expect(kommend()).toEqual([2800, ['4000']]);
		welt.tue('f', TRAEGER, dokumentAnfordern, { specID: '4000' });
		expect(kommend()).toBe(null);
	});
});
