import { describe, expect, it } from 'vitest';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { freiwillig, SYSTEM, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import {
	abgeschlossen,
	beworben,
	geeinigt,
	inVerhandlung,
	vertragAn,
	weltMitPlaetzen,
	wunschAn,
} from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { ZEUGNISFELDER, type Zeugnistexte } from '#domain/zeugnis/texte.ts';
import { dienstort, orteVon } from './dienstort.ts';
import { bescheinigungAusstellen } from './entscheidungen/dokument/bescheinigung-ausstellen.ts';
import { dokumentAnfordern } from './entscheidungen/dokument/dokument-anfordern.ts';
import { dokumentBereitstellen } from './entscheidungen/dokument/dokument-bereitstellen.ts';
import { dokumentHochladen } from './entscheidungen/dokument/dokument-hochladen.ts';
import { direktUnterschreiben } from './entscheidungen/dokument/unterschreiben.ts';
import { annullieren } from './entscheidungen/vertrag/annullieren.ts';
import { antreten } from './entscheidungen/vertrag/antreten.ts';
import { beenden } from './entscheidungen/vertrag/beenden.ts';
import { vertragBearbeiten } from './entscheidungen/vertrag/vertrag-bearbeiten.ts';
import * as zeugnis from './entscheidungen/vertrag/zeugnis.ts';
import { einigen } from './entscheidungen/wunsch/einigen.ts';
import { zurueckziehen } from './entscheidungen/wunsch/zurueckziehen.ts';
import { istFuerSeinenOrt } from './sicht/dokumente.ts';
import { satzVon } from './verlauf/saetze.ts';
import { sichtIn } from './zugang.ts';

/** Applied to at o1; the contract is for o2, another Einsatzort of the same Einsatzstelle (table: Vertrag, einsatzortID). */
function amAnderenOrt(bis: 2500 | 2800 | 3000 | 4000 | 9000, specs: readonly DokumentSpec[] = []): Welt {
	const welt = weltMitPlaetzen();
	welt.aendere({ specs });
	beworben(welt, 'f');
	inVerhandlung(welt, 'f');
	if (bis >= 2800) geeinigt(welt, 'f', { einsatzortID: 'o2' });
	if (bis >= 3000) abgeschlossen(welt, 'f');
	if (bis >= 4000) {
		welt.heute = '2025-09-01';
		welt.tue('f', TRAEGER, antreten, { datum: '2025-09-01' });
	}
	if (bis >= 9000) {
		welt.heute = '2026-08-31';
		welt.tue('f', TRAEGER, beenden, { datum: '2026-08-31' });
		welt.heute = '2026-09-01';
	}
	return welt;
}
const nurAn = (ort: string): Akteur => ({
	...VEREIN1,
	...{ userID: `nur-${ort}`, einsatzstelleIDs: [], einsatzortIDs: [ort] },
});
const stelle = (welt: Welt) => dienstort(welt.akte('f'), wunschAn(welt, 'f'));
const orte = (welt: Welt) => orteVon(welt.akte('f'), wunschAn(welt, 'f'));

const datei = (id: string) => ({ uploadID: `u-${id}`, sha256: id, name: `${id}.pdf` });
const GESTELLT = { nutzungsart: 'GESTELLT', uploadRollen: ['MA_VERWALTUNG', 'MA_VEREIN'], vorlage: 'TEXT' } as const;
const BESCHEINIGUNG = testSpec({
	...{ id: 'be', bezeichnung: 'Bescheinigung', nachweisFuer: 'BESCHEINIGUNG', ...GESTELLT },
	signaturparteien: ['EINSATZSTELLE', 'TRAEGER'],
});
const ZEUGNIS = testSpec({
	...{ id: 'ze', bezeichnung: 'Zeugnis', nachweisFuer: 'ZEUGNIS', ...GESTELLT },
	signaturparteien: ['EINSATZSTELLE'],
});
const VEREINBARUNG = testSpec({
	...{ id: 'vb', bezeichnung: 'Vereinbarung', isVertragsrelevant: true, ...GESTELLT },
	signaturparteien: ['EINSATZSTELLE', 'TRAEGER'],
});

describe('the place of a service', () => {
	it('is the contract’s, and before there is one that applied to', () => {
		expect(stelle(amAnderenOrt(2500))).toBe('o1');
		expect(stelle(amAnderenOrt(2800))).toBe('o2');
		expect(stelle(amAnderenOrt(9000))).toBe('o2');
	});

	it('stays with the draft that comes after an annulment, and with a wish that ends', () => {
		const welt = amAnderenOrt(2800);
		welt.tue('f', TRAEGER, annullieren, { grund: 'neu verhandeln' });
		expect(stelle(welt)).toBe('o2');
		welt.tue('f', TRAEGER, zurueckziehen, { wunschID: wunschAn(welt, 'f').id, grund: 'verzogen' });
		expect([vertragAn(welt, 'f').status, stelle(welt)]).toEqual([9500, 'o2']);
	});

	it('is whose wish it is: until the contract is concluded with the one applied to, then alone', () => {
		expect(orte(amAnderenOrt(2500))).toEqual(['o1']);
		expect(orte(amAnderenOrt(2800))).toEqual(['o1', 'o2']);
		expect(orte(amAnderenOrt(3000))).toEqual(['o2']);
	});

	it('is named in the history of the contract, the one applied to in that of the application', () => {
		const welt = amAnderenOrt(4000);
		const namen = { einsatzort: (id: string) => id } as Parameters<typeof satzVon>[2];
		const satz = (type: string) => {
			const e = welt.verlauf.get('f')?.find((einer) => einer.type === type);
			return e && satzVon(e, welt.akte('f'), namen)?.satz;
		};
		expect(satz('VerhandlungBegonnen')).toBe('hat mit o1 die Vertragsverhandlung begonnen.');
		expect(satz('VertragAbgeschlossen')).toBe('hat den Vertrag mit o2 abgeschlossen.');
	});
});

describe('its papers', () => {
	it('are issued for it: the Bescheinigung', () => {
		const welt = amAnderenOrt(9000, [BESCHEINIGUNG]);
		welt.tue('f', TRAEGER, bescheinigungAusstellen, { dokumentID: 'b', datei: datei('b'), luecken: [] });
		expect(welt.akte('f').dokumente).toMatchObject([{ id: 'b', einsatzortID: 'o2' }]);
		expect(unterschreibt(welt, 'o2', 'b')).toEqual([]);
	});

	it('are issued for it: the Zeugnis', () => {
		const welt = amAnderenOrt(4000, [ZEUGNIS]);
		const vertragID = vertragAn(welt, 'f').id;
		const texte = Object.fromEntries(ZEUGNISFELDER.map((feld) => [feld, 'gut'])) as Zeugnistexte;
		welt.tue('f', freiwillig('f'), zeugnis.zeugnisVerlangen, { vertragID, umfang: 'ERWEITERT' });
		welt.tue('f', TRAEGER, zeugnis.zeugnisSchreiben, { vertragID, texte });
		welt.tue('f', TRAEGER, zeugnis.zeugnisWeitergeben, { vertragID });
		welt.tue('f', TRAEGER, zeugnis.zeugnisFreigeben, { vertragID });
		const [anforderungID = ''] = zeugnis.auszustellende(welt.akte('f'));
		const einsatzortID = zeugnis.ortDesZeugnisses(welt.akte('f'), anforderungID);
		expect(einsatzortID).toBe('o2');
		const was = { dokumentID: 'z', anforderungID, specID: null, datei: datei('z'), einsatzortID, automatisch: true };
		expect(welt.verstoesse('f', SYSTEM, dokumentBereitstellen, was)).toEqual([]);
		expect(unterschreibt(welt, 'o2', 'z')).toEqual([]);
	});

	it('are signed by its staff; until the contract is concluded by those of the place applied to as well', () => {
		const welt = amAnderenOrt(2800, [VEREINBARUNG]);
		const ziel = { anforderungID: null, specID: 'vb', einsatzortID: null };
		welt.tue('f', TRAEGER, dokumentBereitstellen, { dokumentID: 'v', datei: datei('v'), automatisch: false, ...ziel });
		expect(unterschreibt(welt, 'o2', 'v')).toEqual([]);
		expect(unterschreibt(welt, 'o1', 'v')).toEqual([]);
	});

	it('are its staff’s to read, though they were handed in for the place applied to', () => {
		const NACHWEIS = testSpec({ id: 'na', bezeichnung: 'Nachweis', uploadRollen: ['MA_VEREIN'] });
		const welt = amAnderenOrt(2500, [NACHWEIS]);
		welt.tue('f', TRAEGER, dokumentAnfordern, { specID: 'na' });
		const anforderungID = welt.akte('f').anforderungen[0]?.id ?? '';
		welt.tue('f', freiwillig('f'), dokumentHochladen, {
			...{ dokumentID: 'n', anforderungID, datei: datei('n'), einsatzortID: 'o1' },
		});
		const liest = (ort: string) => istFuerSeinenOrt(welt.lage('f', nurAn(ort)), 'o1');
		expect([liest('o1'), liest('o2')]).toEqual([true, false]);
		geeinigt(welt, 'f', { einsatzortID: 'o2' });
		expect([liest('o1'), liest('o2'), liest('o3')]).toEqual([true, true, false]);
	});
});

/** What keeps the staff of this place alone from signing. */
function unterschreibt(welt: Welt, ort: string, dokumentID: string): readonly unknown[] {
	const lage = welt.lage('f', nurAn(ort));
	expect(sichtIn(lage)).not.toBeNull();
	const worte = { art: 'GETIPPT', name: 'Kim Beck', bild: null, isEinverstanden: true, ipHash: null } as const;
	try {
		direktUnterschreiben(lage, { dokumentID, ...worte });
		return [];
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
		return fehler.verstoesse;
	}
}

describe('its rules', () => {
	/** At o2 nobody under 27, and what is asked for at a nursery. */
	function mitO2(aenderung: { mindestalter?: number; attributIDs?: string[] }, specs: DokumentSpec[] = []): Welt {
		const welt = amAnderenOrt(2500);
		const adressen = new Map(welt.referenz.adressen);
		const o2 = adressen.get('o2');
		if (o2) adressen.set('o2', { ...o2, ...aenderung });
		welt.aendere({ adressen, specs });
		return welt;
	}
	const einigeAufO2 = (welt: Welt) =>
		welt
			.verstoesse('f', TRAEGER, einigen, { wunschID: wunschAn(welt, 'f').id, felder: { einsatzortID: 'o2' } })
			.map(({ code }) => code);

	it('are asked at the agreement: the age (G12)', () => {
		expect(einigeAufO2(mitO2({ mindestalter: 27 }))).toEqual(['G12']);
		expect(einigeAufO2(mitO2({ mindestalter: 16 }))).toEqual([]);
	});

	it('and again when the agreed place changes', () => {
		const welt = mitO2({ mindestalter: 27 });
		geeinigt(welt, 'f');
		const was = { vertragID: vertragAn(welt, 'f').id, felder: { einsatzortID: 'o2' } };
		expect(welt.verstoesse('f', TRAEGER, vertragBearbeiten, was).map(({ code }) => code)).toEqual(['G12']);
	});

	it('are asked at the agreement: documents for places like that (G01)', () => {
		const MASERN = testSpec({
			...{ id: 'ma', bezeichnung: 'Masernschutz', stufen: [{ abStatus: 2800, stufe: 'UEBERPRUEFUNG' }] },
			bedingungen: [{ art: 'EINSATZORT_ATTRIBUT', ist: true, werte: ['kita'] }],
		});
		expect(einigeAufO2(mitO2({ attributIDs: ['kita'] }, [MASERN]))).toEqual(['G01']);
		expect(einigeAufO2(mitO2({}, [MASERN]))).toEqual([]);
		const spaeter = mitO2({ attributIDs: ['kita'] }, [
			{ ...MASERN, stufen: [{ abStatus: 4000, stufe: 'UEBERPRUEFUNG' }] },
		]);
		einigeAufO2(spaeter);
		expect(spaeter.akte('f').anforderungen.map(({ specID }) => specID)).toEqual(['ma']);
	});
});
