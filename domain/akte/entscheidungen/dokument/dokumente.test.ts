import { beforeEach, describe, expect, it } from 'vitest';
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { einwilligungen } from '#domain/akte/freiwilliger/einwilligung.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { ungepruefteAngaben } from '#domain/akte/steuerwerte.ts';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import {
	ADMIN,
	ERWACHSEN,
	freiwillig,
	MINDERJAEHRIG,
	SYSTEM,
	TRAEGER,
	VEREIN1,
	VEREIN2,
} from '#domain/akte/tests/personen.fixture.ts';
import { beworben, bis, geeinigt, inVerhandlung, vertragAn, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Dokument } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Akteur } from '#domain/rollen.ts';
import { anforderungOeffnen, anforderungSchliessen, anforderungZurueckziehen } from './anforderung-pflegen.ts';
import { dokumentAnfordern } from './dokument-anfordern.ts';
import { dokumentBereitstellen } from './dokument-bereitstellen.ts';
import { dokumentHochladen } from './dokument-hochladen.ts';
import { dokumentInvalidieren } from './dokument-invalidieren.ts';
import { dokumentLoeschen } from './dokument-loeschen.ts';
import { type DokumentPruefenEingabe, dokumentPruefen, eingereichtesPruefen } from './dokument-pruefen.ts';
import { dokumenteAblaufenLassen } from './dokumente-ablaufen.ts';

/** Table: FreiwilligerDokument, row by row; Request commands. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen({ parameter: { pdfSignatures: true } });
});

const FW = freiwillig('f');
const NACHWEIS = testSpec({
	id: 'nw',
	bezeichnung: 'Nachweis',
	stufen: [{ abStatus: 3000, stufe: 'PFLICHT' }],
	uploadRollen: ['MA_VEREIN'],
});
const ERKLAERUNG = testSpec({
	id: 'er',
	bezeichnung: 'Erklärung',
	nutzungsart: 'GESTELLT',
	stufen: [{ abStatus: 3000, stufe: 'PFLICHT' }],
	signaturparteien: ['FREIWILLIGER', 'TRAEGER'],
	uploadRollen: ['MA_VERWALTUNG'],
});

/** A volunteer in 2800 who was asked for exactly this. */
function gefragtNach(...specs: readonly DokumentSpec[]): void {
	welt.aendere({ specs });
	bis(welt, 'f', 2800);
}

const anforderung = (specID: string) => {
	const eine = welt.akte('f').anforderungen.findLast((a) => a.specID === specID);
	if (!eine) throw new Error(`keine Anforderung ${specID}`);
	return eine;
};
const stand = (specID: string) => standDerAnforderung(welt.akte('f'), anforderung(specID));
const dokument = (id: string): Dokument | undefined => welt.akte('f').dokumente.find((d) => d.id === id);
const datei = { uploadID: 'u1', sha256: 'ab', name: 'nachweis.pdf' };
/** As the portal fills it in for signing. */
const papier = { uploadID: 'u0', sha256: 'leer', name: 'erklärung.pdf' };

const hochladen = (specID: string, akteur: Akteur = FW, dokumentID = 'd1', einsatzortID: string | null = null) =>
	[akteur, dokumentHochladen, { dokumentID, anforderungID: anforderung(specID).id, datei, einsatzortID }] as const;
const unveraendert = (specID: string, akteur: Akteur) =>
	[
		akteur,
		dokumentHochladen,
		{ dokumentID: 'd2', anforderungID: anforderung(specID).id, datei: papier, einsatzortID: null },
	] as const;
const pruefen = (eingabe: Partial<DokumentPruefenEingabe> = {}, akteur: Akteur = TRAEGER) =>
	[akteur, dokumentPruefen, { dokumentID: 'd1', ergebnis: 'OK', ...eingabe } as DokumentPruefenEingabe] as const;
const bereitstellen = (mehr: object = {}, akteur: Akteur = TRAEGER) =>
	[
		akteur,
		dokumentBereitstellen,
		{
			dokumentID: 'd1',
			specID: 'er' as string | null,
			anforderungID: null,
			datei: papier,
			einsatzortID: null,
			automatisch: false,
			...mehr,
		},
	] as const;

type Zug<E> = readonly [Akteur, (lage: Lage, eingabe: E) => Entschluss, E];
const tue = <E>([akteur, verb, eingabe]: Zug<E>) => welt.tue('f', akteur, verb, eingabe).map((e) => e.type);
const abgewiesen = <E>([akteur, verb, eingabe]: Zug<E>) => welt.verstoesse('f', akteur, verb, eingabe)[0];

describe('Form der Unterschrift', () => {
	const aussen = (signaturform: DokumentSpec['signaturform']): DokumentSpec => ({
		...ERKLAERUNG,
		...{ nutzungsart: 'BEIDES', vorlage: 'TEXT', signaturform },
	});

	it('auf Papier: der Scan wird geprüft, auch vom Träger, und gilt mit dem Ort des Originals als unterschrieben', () => {
		gefragtNach(aussen('PAPIER'));
		tue(hochladen('er', TRAEGER));
		expect(dokument('d1')).toMatchObject({ status: 0 });
		expect(abgewiesen(pruefen())).toMatchObject({ code: 'P', feld: 'original', http: 422 });
		expect(tue(pruefen({ original: ' Ordner 12 ' }))).toContain('DokumentGeprueft');
		expect(dokument('d1')).toMatchObject({
			...{ status: 2000, isPapier: true, signaturform: 'PAPIER', original: 'Ordner 12' },
		});
		expect(stand('er')).toMatch(/^(SIGNED|FINISHED)$/);
	});

	it('elektronisch außerhalb: die geprüfte Datei gilt als unterschrieben, ohne dass jemand gebeten wird', () => {
		gefragtNach(aussen('QES'));
		tue(hochladen('er'));
		tue(pruefen());
		expect(dokument('d1')).toMatchObject({ status: 2000, isPapier: false, signaturform: 'QES', original: null });
		expect(welt.akte('f').signaturen).toEqual([]);
	});

	it('wird mit der Bitte um die Unterschrift festgehalten; ohne Entscheidung steht nichts da', () => {
		gefragtNach({ ...ERKLAERUNG, signaturform: 'EINFACH' });
		tue(bereitstellen());
		expect(welt.akte('f').signaturen.map((s) => s.form)).toEqual(['EINFACH']);
		welt = weltMitPlaetzen({ parameter: { pdfSignatures: true } });
		gefragtNach(ERKLAERUNG);
		tue(bereitstellen());
		expect(welt.akte('f').signaturen.map((s) => s.form)).toEqual([undefined]);
	});

	it('steht auch am Papier, das statt der Unterschriften am Bildschirm bestätigt wird', () => {
		gefragtNach({ ...ERKLAERUNG, signaturform: 'EINFACH' });
		tue(hochladen('er', TRAEGER));
		tue(pruefen({ papier: true, original: 'Akte' }));
		expect(dokument('d1')).toMatchObject({ status: 2000, isPapier: true, signaturform: 'PAPIER', original: 'Akte' });
	});
});

describe('hochladen', () => {
	it('führt zur Prüfung, vom Träger gleich als geprüft', () => {
		gefragtNach(NACHWEIS);
		tue(hochladen('nw'));
		expect(dokument('d1')).toMatchObject({ status: 0, hochgeladenVon: 'user-f', geprueftAm: null, vertragID: null });
		expect(stand('nw')).toBe('NEEDS_REVIEW');
		expect(tue(hochladen('nw', TRAEGER, 'd2'))).toEqual(['DokumentHochgeladen', 'AnforderungGeschlossen']);
		expect(dokument('d2')).toMatchObject({ status: 1000, geprueftVon: 'traeger' });
		expect(stand('nw')).toBe('FINISHED');
	});

	it('überspringt die Prüfung, wo die Vorlage es sagt, und befristet die Gültigkeit', () => {
		gefragtNach({ ...NACHWEIS, isPruefungUeberspringen: true, gueltigkeitMonate: 3, isMehrereDateien: true });
		tue(hochladen('nw'));
		expect(dokument('d1')).toMatchObject({ status: 1000, gueltigBis: '2025-09-02' });
		expect(stand('nw')).toBe('PROVIDED');
	});

	it('lässt die Einsatzstelle nur, wo die Vorlage und der Einsatzort ihre sind', () => {
		gefragtNach(NACHWEIS, ERKLAERUNG);
		expect(abgewiesen(hochladen('er', VEREIN1))).toMatchObject({ http: 404 });
		expect(abgewiesen(hochladen('nw', VEREIN2))).toMatchObject({ http: 404 });
		expect(abgewiesen(hochladen('nw', VEREIN1, 'd1', 'o3'))).toMatchObject({ http: 404 });
		tue(hochladen('nw', VEREIN1, 'd1', 'o1'));
		expect(dokument('d1')).toMatchObject({ status: 0, einsatzortID: 'o1' });
	});

	it('zeigt der Einsatzstelle vor der Einigung und zur Gesundheit nichts', () => {
		welt.aendere({ specs: [{ ...NACHWEIS, stufen: [{ abStatus: 2000, stufe: 'ERINNERN' }] }] });
		beworben(welt, 'f');
		expect(abgewiesen(hochladen('nw', VEREIN1))).toMatchObject({ http: 404 });
		inVerhandlung(welt, 'f');
		geeinigt(welt, 'f');
		welt.aendere({ specs: welt.referenz.specs.map((s) => ({ ...s, isGesundheit: true })) });
		expect(abgewiesen(hochladen('nw', VEREIN1))).toMatchObject({ http: 404 });
	});

	it('I18: nimmt zu einer gesperrten Vorlage nichts an, zu einer abgelösten noch die offene Anforderung', () => {
		gefragtNach(NACHWEIS);
		welt.aendere({ specs: [{ ...NACHWEIS, status: 90 }] });
		expect(abgewiesen(hochladen('nw'))).toMatchObject({
			http: 409,
			text: 'Diese Dokumentvorlage ist gesperrt.',
		});
		welt.aendere({ specs: [{ ...NACHWEIS, status: 30 }] });
		tue(hochladen('nw'));
	});

	it('erkennt das Papier des Portals wieder, das noch niemand unterschrieben hat', () => {
		gefragtNach(ERKLAERUNG);
		tue(bereitstellen());
		for (const wer of [FW, TRAEGER])
			expect(abgewiesen(unveraendert('er', wer))).toEqual({
				code: 'OHNE_UNTERSCHRIFT',
				http: 422,
				text: 'Diese Datei enthält noch keine Unterschrift. Bitte laden Sie das Dokument hoch, nachdem es unterschrieben wurde.',
			});
		// Made invalid it is still the same paper.
		tue([TRAEGER, dokumentInvalidieren, { anforderungID: anforderung('er').id, grund: 'neu' }]);
		expect(abgewiesen(unveraendert('er', FW))).toMatchObject({ code: 'OHNE_UNTERSCHRIFT' });
		tue(hochladen('er', FW, 'd2'));
	});

	it('nimmt dieselbe Datei, wo niemand unterschreibt oder nur jemand sie schon einmal hochlud', () => {
		gefragtNach({ ...ERKLAERUNG, signaturparteien: [], isMehrereDateien: true }, NACHWEIS);
		tue(bereitstellen());
		tue(unveraendert('er', FW));
		tue(hochladen('nw', FW, 'd3'));
		tue(hochladen('nw', FW, 'd4'));
	});

	it('verweigert eine abgeschlossene Anforderung', () => {
		gefragtNach(NACHWEIS);
		tue(hochladen('nw', TRAEGER));
		expect(abgewiesen(hochladen('nw', FW, 'd2'))).toMatchObject({
			code: 'G22',
			text: 'Die Aktion „Dokument hochladen“ ist im Status „Abgeschlossen“ nicht möglich.',
		});
	});
});

describe('prüfen', () => {
	it('nimmt an, schließt die einzelne Datei ab und merkt sich die Gültigkeit', () => {
		gefragtNach({ ...NACHWEIS, gueltigkeitMonate: 14 });
		tue(hochladen('nw'));
		expect(tue(pruefen())).toEqual(['DokumentGeprueft', 'AnforderungGeschlossen']);
		expect(dokument('d1')).toMatchObject({ status: 1000, gueltigBis: '2026-08-02', geprueftVon: 'traeger' });
	});

	it('weist nur mit Grund zurück und verlangt dann ein neues', () => {
		gefragtNach(NACHWEIS);
		tue(hochladen('nw'));
		expect(abgewiesen(pruefen({ ergebnis: 'ABGELEHNT', grund: ' ' }))).toMatchObject({ http: 422, feld: 'grund' });
		tue(pruefen({ ergebnis: 'ABGELEHNT', grund: 'nicht lesbar' }));
		expect(dokument('d1')).toMatchObject({ status: 9000, grund: 'nicht lesbar' });
		expect(stand('nw')).toBe('NOT_PROVIDED');
		expect(abgewiesen(pruefen())).toMatchObject({
			code: 'G22',
			text: 'Die Aktion „Dokument prüfen“ ist im Status 9000 (Zurückgewiesen) nicht möglich.',
		});
	});

	it('ist Sache der prüfenden Organisation', () => {
		gefragtNach(NACHWEIS);
		tue(hochladen('nw'));
		expect(abgewiesen(pruefen({}, VEREIN1))).toMatchObject({ http: 403 });
		expect(abgewiesen(pruefen({}, FW))).toMatchObject({ http: 403 });
		welt.aendere({ specs: [{ ...NACHWEIS, pruefendeOrganisation: 'EINSATZSTELLE' }] });
		tue(pruefen({}, VEREIN1));
		expect(dokument('d1')?.status).toBe(1000);
	});

	it('nimmt die vom Prüfenden bestätigten Felder auf, und nur die der Vorlage', () => {
		gefragtNach({ ...NACHWEIS, steuerungsfelder: [{ feld: 'isBildrechte', modus: 'SETZEN' }] });
		tue(hochladen('nw'));
		expect(abgewiesen(pruefen({ steuerwerte: { iban: 'DE1' } }))).toMatchObject({ http: 422, feld: 'iban' });
		expect(abgewiesen(pruefen({ steuerwerte: { isBildrechte: 'ja' } }))).toMatchObject({ http: 422 });
		tue(pruefen({ steuerwerte: { isBildrechte: true } }));
		expect(welt.akte('f').person.isBildrechte).toBe(true);
		const { ctx, referenz } = welt.lage('f', TRAEGER);
		expect(einwilligungen(welt.akte('f'), referenz.specs, ctx.heute)).toMatchObject([
			{ feld: 'isBildrechte', wert: true, text: { bezeichnung: NACHWEIS.bezeichnung, version: NACHWEIS.version } },
		]);
	});

	it('belegt, was bis dahin nur gesagt ist: schwimmen zu können', () => {
		const schwimmen = testSpec({
			...{ id: 'sw', bezeichnung: 'Schwimmnachweis' },
			stufen: [{ abStatus: 3000, stufe: 'PFLICHT' }],
			steuerungsfelder: [{ feld: 'isRettungsschwimmabzeichen', modus: 'SETZEN' }],
		});
		gefragtNach(schwimmen);
		const offen = () => ungepruefteAngaben(welt.akte('f'), welt.referenz.specs);
		expect(offen()).toEqual([]);
		const person = {
			isSchwimmfaehigkeit: true,
			isRettungsschwimmabzeichen: true,
			rettungsschwimmStufe: 'GOLD',
		} as const;
		Object.assign(welt.akte('f').person, person);
		expect(offen()).toEqual(Object.keys(person));
		tue(hochladen('sw'));
		expect(offen()).toEqual(Object.keys(person));
		tue(pruefen());
		expect(offen()).toEqual(['isSchwimmfaehigkeit']);
		tue([TRAEGER, dokumentInvalidieren, { anforderungID: anforderung('sw').id, grund: 'Nicht lesbar' }]);
		expect(offen()).toEqual(Object.keys(person));
	});

	it('beurteilt eine ersetzte Datei nicht mehr', () => {
		gefragtNach(NACHWEIS);
		tue(hochladen('nw'));
		tue(hochladen('nw', FW, 'd2'));
		expect(abgewiesen(pruefen())).toMatchObject({ code: 'ERSETZT' });
		tue(pruefen({ dokumentID: 'd2' }));
	});

	it('führt zu den Unterschriften, wo unterschrieben wird', () => {
		gefragtNach(ERKLAERUNG);
		tue(hochladen('er'));
		expect(tue(pruefen())).toEqual(['DokumentGeprueft', 'SignaturAngefordert']);
		expect(dokument('d1')?.status).toBe(1500);
		expect(stand('er')).toBe('WAIT_SIGNING');
		expect(welt.akte('f').signaturen).toMatchObject([{ partei: 'FREIWILLIGER', status: 'CREATED' }]);
	});

	it('ohne Unterschriften im Portal genügt die geprüfte Kopie', () => {
		welt.aendere({ parameter: { pdfSignatures: false } });
		gefragtNach(ERKLAERUNG);
		tue(hochladen('er'));
		expect(tue(pruefen())).toEqual(['DokumentGeprueft']);
		expect(stand('er')).toBe('PROVIDED');
		expect(abgewiesen(pruefen({ papier: true }))).toMatchObject({ code: 'PAPIER', http: 409 });
	});

	it('bestätigt die Papierfassung aus der Prüfung und aus Verifiziert', () => {
		gefragtNach(ERKLAERUNG);
		tue(hochladen('er', TRAEGER));
		expect(tue(pruefen({ papier: true }))).toEqual(['DokumentGeprueft']);
		expect(dokument('d1')).toMatchObject({ status: 2000, isPapier: true });
		expect(stand('er')).toBe('SIGNED');
	});

	it('löst das ältere ab, das noch unterschrieben wird', () => {
		gefragtNach(ERKLAERUNG);
		tue(bereitstellen());
		tue(hochladen('er', FW, 'd2'));
		expect(tue(pruefen({ dokumentID: 'd2', papier: true }))).toEqual([
			'SignaturAbgebrochen',
			'DokumentInvalidiert',
			'DokumentGeprueft',
		]);
		expect([dokument('d1')?.status, dokument('d2')?.status]).toEqual([8000, 2000]);
	});

	it('G13: sammelt für Minderjährige nichts ohne Erziehungsberechtigte', () => {
		welt.aendere({ specs: [{ ...ERKLAERUNG, signaturparteien: ['ERZIEHUNGSBERECHTIGTER'] }] });
		beworben(welt, 'f', ['o1'], MINDERJAEHRIG);
		welt.tue('f', TRAEGER, dokumentAnfordern, { specID: 'er' });
		tue(hochladen('er'));
		expect(abgewiesen(pruefen())).toMatchObject({ code: 'G13', http: 409 });
		expect(abgewiesen(bereitstellen({ dokumentID: 'd2' }))).toMatchObject({ code: 'G13' });
	});
});

describe('prüfen, zusammen mit anderen', () => {
	const zusammen = (gesehen: string | null, urteil: Pick<DokumentPruefenEingabe, 'ergebnis' | 'grund'>) =>
		[TRAEGER, eingereichtesPruefen, { anforderungID: anforderung('nw').id, gesehen, ...urteil }] as const;

	it.each([{ ergebnis: 'OK' }, { ergebnis: 'ABGELEHNT', grund: 'Unleserlich' }] as const)(
		'trifft die Datei des Probelaufs, keine spätere: $ergebnis',
		(urteil) => {
			gefragtNach(NACHWEIS);
			tue(hochladen('nw'));
			tue(hochladen('nw', FW, 'd2'));
			expect(abgewiesen(zusammen('d1', urteil))).toMatchObject({ code: 'ANDERE_DATEI', http: 409 });
			expect(abgewiesen(zusammen(null, urteil))).toMatchObject({ code: 'ANDERE_DATEI' });
			tue(zusammen('d2', urteil));
			expect(dokument('d2')?.status).not.toBe(0);
		},
	);

	it('auch wo mehrere Dateien nebeneinander gelten', () => {
		gefragtNach({ ...NACHWEIS, isMehrereDateien: true });
		tue(hochladen('nw'));
		tue(hochladen('nw', FW, 'd2'));
		expect(abgewiesen(zusammen('d1', { ergebnis: 'OK' }))).toMatchObject({ code: 'ANDERE_DATEI' });
	});
});

describe('bereitstellen', () => {
	it('geht nur für Gestelltes und mit einer Rolle der Vorlage', () => {
		gefragtNach({ ...ERKLAERUNG, uploadRollen: ['MA_VEREIN'] }, { ...NACHWEIS, uploadRollen: ['MA_VERWALTUNG'] });
		expect(abgewiesen(bereitstellen())).toMatchObject({ http: 403 });
		expect(abgewiesen(bereitstellen({ specID: 'nw' }))).toMatchObject({ code: 'NUTZUNGSART', http: 409 });
		tue(bereitstellen({}, VEREIN1));
		expect(dokument('d1')).toMatchObject({ status: 1500, herkunft: 'BEREITGESTELLT' });
	});

	it('stellt die Anforderung selbst, wo keine ist', () => {
		welt.aendere({ specs: [{ ...ERKLAERUNG, stufen: [], signaturparteien: [] }] });
		bis(welt, 'f', 2000);
		expect(tue(bereitstellen())).toEqual(['DokumentAngefordert', 'DokumentHochgeladen', 'AnforderungGeschlossen']);
		expect(anforderung('er')).toMatchObject({ isManuell: true });
	});

	it('füllt von selbst nichts mit Lücken', () => {
		gefragtNach({ ...ERKLAERUNG, steuerungsfelder: [{ feld: 'iban', modus: 'LESEN' }] });
		expect(abgewiesen(bereitstellen({ automatisch: true }, SYSTEM))).toMatchObject({
			http: 409,
			text: 'Für dieses Dokument fehlen Angaben: IBAN.',
		});
		tue(bereitstellen());
	});
});

describe('invalidieren, löschen, ablaufen', () => {
	it('invalidiert die Datei, die zu sehen war, keine neuere', () => {
		gefragtNach(NACHWEIS);
		tue(hochladen('nw'));
		const zug = (dokumentID: string) =>
			[TRAEGER, dokumentInvalidieren, { anforderungID: anforderung('nw').id, grund: 'falsch', dokumentID }] as const;
		tue(hochladen('nw', FW, 'd2'));
		expect(abgewiesen(zug('d1'))).toMatchObject({ code: 'ERSETZT', http: 409 });
		expect(tue(zug('d2'))).toContain('DokumentInvalidiert');
	});

	it('erklärt mit Grund für ungültig und beendet die Unterschriften', () => {
		gefragtNach(ERKLAERUNG);
		tue(bereitstellen());
		const zug = (grund: string) =>
			[TRAEGER, dokumentInvalidieren, { anforderungID: anforderung('er').id, grund }] as const;
		expect(abgewiesen(zug(''))).toMatchObject({ http: 422, feld: 'grund' });
		expect(tue(zug('falsche Fassung'))).toEqual(['SignaturAbgebrochen', 'DokumentInvalidiert']);
		expect(stand('er')).toBe('NOT_PROVIDED');
		expect(abgewiesen(zug('noch einmal'))).toMatchObject({ code: 'G22', http: 409 });
	});

	it('löscht Ungeprüftes, wer es hochlud, und der Träger; Geprüftes die Administration mit Grund', () => {
		gefragtNach(NACHWEIS);
		tue(hochladen('nw'));
		const zug = (akteur: Akteur, grund?: string) => [akteur, dokumentLoeschen, { dokumentID: 'd1', grund }] as const;
		expect(abgewiesen(zug(VEREIN1))).toMatchObject({ http: 403 });
		expect(abgewiesen(zug({ ...FW, impersoniertVon: 'admin' }))).toMatchObject({ code: 'G32' });
		tue(zug(FW));
		expect(dokument('d1')).toMatchObject({ isGeloescht: true, name: 'nachweis.pdf' });
		tue(hochladen('nw', TRAEGER, 'd2'));
		const geprueft = (akteur: Akteur, grund?: string) =>
			[akteur, dokumentLoeschen, { dokumentID: 'd2', grund }] as const;
		expect(abgewiesen(geprueft(TRAEGER, 'irrtümlich'))).toMatchObject({ code: 'G22' });
		expect(abgewiesen(geprueft(ADMIN))).toMatchObject({ http: 422, feld: 'grund' });
		tue(geprueft(ADMIN, 'irrtümlich'));
		expect(stand('nw')).toBe('NOT_PROVIDED');
	});

	it('lässt ablaufen, was gestern zuletzt galt, und öffnet die Anforderung', () => {
		gefragtNach({ ...NACHWEIS, gueltigkeitMonate: 1 });
		tue(hochladen('nw', TRAEGER));
		const ablaufen = [SYSTEM, dokumenteAblaufenLassen, {}] as const;
		welt.heute = '2025-07-02';
		expect(tue(ablaufen)).toEqual([]);
		welt.heute = '2025-07-03';
		expect(tue(ablaufen)).toEqual(['DokumentAbgelaufen']);
		expect([dokument('d1')?.status, stand('nw')]).toEqual([4000, 'NOT_PROVIDED']);
		expect(tue(ablaufen)).toEqual([]);
	});

	it('lässt auch Unterschriebenes ablaufen', () => {
		gefragtNach({ ...ERKLAERUNG, gueltigkeitMonate: 1 });
		tue(hochladen('er', TRAEGER));
		tue(pruefen({ papier: true }));
		welt.heute = '2025-07-03';
		expect(tue([SYSTEM, dokumenteAblaufenLassen, {}] as const)).toEqual(['DokumentAbgelaufen']);
		expect([dokument('d1')?.status, stand('er')]).toEqual([4000, 'NOT_PROVIDED']);
	});

	it('beendet mit dem Löschen, worum zur Unterschrift gebeten war', () => {
		gefragtNach(ERKLAERUNG);
		tue(bereitstellen());
		const zug = [ADMIN, dokumentLoeschen, { dokumentID: 'd1', grund: 'falsche Person' }] as const;
		expect(tue(zug)).toEqual(['SignaturAbgebrochen', 'DokumentGeloescht']);
		expect(welt.akte('f').signaturen.map((s) => s.status)).toEqual(['CANCELED']);
		expect(stand('er')).toBe('NOT_PROVIDED');
	});

	it('lässt Vertragsrelevantes nicht ablaufen', () => {
		gefragtNach({ ...NACHWEIS, isVertragsrelevant: true, gueltigkeitMonate: 1 });
		tue(hochladen('nw', TRAEGER));
		expect(dokument('d1')?.vertragID).toBe(vertragAn(welt, 'f').id);
		welt.heute = '2025-08-01';
		expect(tue([SYSTEM, dokumenteAblaufenLassen, {}])).toEqual([]);
	});
});

describe('Anforderungen', () => {
	const anfordern = (mehr: object = {}, akteur: Akteur = TRAEGER) =>
		[akteur, dokumentAnfordern, { specID: 'nw', ...mehr }] as const;
	const pflege = (verb: typeof anforderungSchliessen) =>
		[TRAEGER, verb, { anforderungID: anforderung('nw').id }] as const;
	const NACH_WUNSCH = { ...NACHWEIS, stufen: [], frist: 14 };

	it('werden von Hand gestellt, mit der Frist der Vorlage oder einer eigenen', () => {
		gefragtNach(NACH_WUNSCH);
		expect(abgewiesen(anfordern({ frist: '2025-06-01' }))).toMatchObject({ http: 422, feld: 'frist' });
		expect(abgewiesen(anfordern({}, FW))).toMatchObject({ http: 403 });
		tue(anfordern({ bemerkung: 'Bitte im Original.' }, VEREIN1));
		expect(anforderung('nw')).toMatchObject({ isManuell: true, frist: '2025-08-18', bemerkung: 'Bitte im Original.' });
		expect(abgewiesen(anfordern())).toMatchObject({ http: 409, text: 'Dieses Dokument ist bereits angefordert.' });
	});

	it('werden nachträglich verweigert, wo die Vorlage es sagt', () => {
		welt.aendere({ specs: [{ ...NACH_WUNSCH, isNachtraeglicheAnforderungVerhindert: true }] });
		bis(welt, 'f', 3000);
		expect(abgewiesen(anfordern())).toMatchObject({
			http: 409,
			text: 'Dieses Dokument kann nachträglich nicht mehr angefordert werden.',
		});
	});

	it.each([
		[0, 'Diese Dokumentvorlage ist nicht veröffentlicht.'],
		[30, 'Diese Dokumentvorlage wurde durch eine neue Version abgelöst.'],
		[90, 'Diese Dokumentvorlage ist gesperrt.'],
	] as const)('werden zu einer Vorlage in %i nicht gestellt', (status, text) => {
		gefragtNach({ ...NACH_WUNSCH, status });
		expect(abgewiesen(anfordern())).toMatchObject({ http: 409, text });
	});

	it('schließt von Hand gestellte jederzeit, andere nur mit einem geprüften Dokument', () => {
		gefragtNach({ ...NACHWEIS, isMehrereDateien: true });
		expect(abgewiesen(pflege(anforderungSchliessen))).toMatchObject({ code: 'OHNE_DOKUMENT', http: 409 });
		tue(hochladen('nw', TRAEGER));
		expect(stand('nw')).toBe('PROVIDED');
		tue(pflege(anforderungSchliessen));
		expect(stand('nw')).toBe('FINISHED');
		tue(pflege(anforderungOeffnen));
		expect(stand('nw')).toBe('PROVIDED');
		expect(abgewiesen(pflege(anforderungOeffnen))).toMatchObject({ code: 'G22' });
	});

	it('zieht nur zurück, was von Hand gestellt und unbeantwortet ist', () => {
		gefragtNach(NACH_WUNSCH);
		tue(anfordern());
		tue(pflege(anforderungZurueckziehen));
		expect(stand('nw')).toBe('NOT_REQUESTED');
		tue(pflege(anforderungOeffnen));
		tue(hochladen('nw'));
		expect(abgewiesen(pflege(anforderungZurueckziehen))).toMatchObject({ code: 'G22' });
		gefragtNachVonSelbst();
	});

	function gefragtNachVonSelbst(): void {
		welt = weltMitPlaetzen({ specs: [NACHWEIS] });
		beworben(welt, 'f', ['o1'], ERWACHSEN);
		inVerhandlung(welt, 'f');
		geeinigt(welt, 'f');
		expect(abgewiesen(pflege(anforderungZurueckziehen))).toMatchObject({ code: 'AUTOMATISCH', http: 409 });
	}
});
