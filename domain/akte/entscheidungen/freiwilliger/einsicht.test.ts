import { beforeEach, describe, expect, it } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { dokumentPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { type AkteEreignis, AnforderungGeschlossen } from '#domain/akte/ereignisse.ts';
import { faktenUeberfaellig, hatFakten } from '#domain/akte/freiwilliger/einsicht.ts';
import { testAnforderung, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { freiwillig, SYSTEM, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import { bis, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import { verlauf } from '#domain/akte/verlauf/verlauf.ts';
import { addiereTage } from '#domain/datum.ts';
import { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import { einblickNehmen } from './einblick-nehmen.ts';
import { einsichtFesthalten } from './einsicht-festhalten.ts';
import { einsichtenBereinigen } from './einsichten-bereinigen.ts';

const SPEC = testSpec({
	id: 'fz',
	bezeichnung: 'Erweitertes Führungszeugnis',
	nutzungsart: 'EINSICHTNAHME',
	stufen: [{ abStatus: 4000, stufe: 'UEBERPRUEFUNG' }],
});
const DATEI = { uploadID: 'u', sha256: 'abcdef', name: 'Führungszeugnis Mara Muster.pdf' };
const FAKTEN = { fuehrungszeugnisDatum: '2025-05-01', isEinschlaegigVerurteilt: false };

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
	welt.aendere({ specs: [SPEC] });
	bis(welt, 'f', 3000);
	if (!welt.akte('f').anforderungen.length)
		welt.akte('f').anforderungen.push(testAnforderung({ id: 'a', specID: SPEC.id }));
});

const anforderung = () => {
	const [eine] = welt.akte('f').anforderungen;
	if (!eine) throw new Error('keine Anforderung');
	return eine;
};
const stand = () => standDerAnforderung(welt.akte('f'), anforderung());
const reicheEin = () =>
	welt.tue('f', freiwillig('f'), dokumentHochladen, {
		dokumentID: 'd',
		anforderungID: anforderung().id,
		datei: DATEI,
		einsatzortID: null,
	});
const typen = () => (welt.verlauf.get('f') ?? []).map(({ type }) => type);
const fakten = () => {
	const {
		fuehrungszeugnisEingesehenAm: am,
		fuehrungszeugnisDatum: vom,
		isEinschlaegigVerurteilt: ja,
	} = welt.akte('f').person;
	return [am, vom, ja];
};

describe('Einsichtnahme', () => {
	it('auf Papier: drei Angaben bleiben, die Anforderung ist erfüllt', () => {
		welt.tue('f', TRAEGER, einsichtFesthalten, { anforderungID: anforderung().id, werte: FAKTEN });
		expect(fakten()).toEqual([welt.heute, '2025-05-01', false]);
		expect(stand()).toBe('PROVIDED');
	});

	it('fragt nach beiden Angaben, und nimmt kein Datum der Zukunft', () => {
		const ohne = { anforderungID: anforderung().id, werte: {} };
		expect(welt.verstoesse('f', TRAEGER, einsichtFesthalten, ohne)).toMatchObject([
			{ code: 'P', feld: 'fuehrungszeugnisDatum' },
			{ code: 'P', feld: 'isEinschlaegigVerurteilt' },
		]);
		const morgen = { ...ohne, werte: { ...FAKTEN, fuehrungszeugnisDatum: addiereTage(welt.heute, 1) } };
		expect(welt.verstoesse('f', TRAEGER, einsichtFesthalten, morgen)).toMatchObject([{ code: 'DAT' }]);
	});

	it('mit einschlägiger Verurteilung bleibt der Dienstantritt gesperrt', () => {
		const werte = { ...FAKTEN, isEinschlaegigVerurteilt: true };
		welt.tue('f', TRAEGER, einsichtFesthalten, { anforderungID: anforderung().id, werte });
		expect(stand()).toBe('NEEDS_REVIEW');
		welt.heute = '2025-09-01';
		expect(welt.verstoesse('f', TRAEGER, antreten, { datum: '2025-09-01' })).toMatchObject([{ code: 'G01' }]);
	});

	it('hochgeladen: nichts der Datei steht in den Ereignissen, auch der Träger überspringt die Prüfung nicht', () => {
		reicheEin();
		expect(JSON.stringify(welt.verlauf.get('f'))).not.toMatch(/abcdef|Mara Muster/);
		expect(stand()).toBe('NEEDS_REVIEW');
	});

	it.each(['OK', 'ABGELEHNT'] as const)('mit der Prüfung (%s) geht die Datei', (ergebnis) => {
		reicheEin();
		welt.tue('f', TRAEGER, dokumentPruefen, { dokumentID: 'd', ergebnis, grund: 'unlesbar', steuerwerte: FAKTEN });
		expect(typen()).toContain('DokumentGeloescht');
		expect(typen().includes('EinsichtFestgehalten')).toBe(ergebnis === 'OK');
		expect(welt.akte('f').dokumente).toMatchObject([{ isGeloescht: true }]);
		expect(stand()).toBe(ergebnis === 'OK' ? 'PROVIDED' : 'NOT_PROVIDED');
	});

	it('ohne die Angaben wird nichts verifiziert', () => {
		reicheEin();
		const ohne = { dokumentID: 'd', ergebnis: 'OK' } as const;
		expect(welt.verstoesse('f', TRAEGER, dokumentPruefen, ohne)).toMatchObject([{ code: 'P' }, { code: 'P' }]);
	});

	it('ansehen kann sie nur, wer prüft, und nur einmal', () => {
		reicheEin();
		expect(welt.verstoesse('f', VEREIN1, einblickNehmen, { dokumentID: 'd' })).not.toEqual([]);
		welt.tue('f', TRAEGER, einblickNehmen, { dokumentID: 'd' });
		welt.tue('f', TRAEGER, einblickNehmen, { dokumentID: 'd' });
		expect(typen().filter((t) => t === 'EinblickGenommen')).toHaveLength(1);
		welt.heute = addiereTage(welt.heute, 1);
		expect(welt.verstoesse('f', TRAEGER, einblickNehmen, { dokumentID: 'd' })).toMatchObject([{ code: 'EINSICHT' }]);
		expect(welt.verstoesse('f', freiwillig('f'), einblickNehmen, { dokumentID: 'd' })).toEqual([]);
	});

	it('ungeprüft geht sie nach 30 Tagen', () => {
		reicheEin();
		welt.heute = addiereTage(welt.heute, 29);
		expect(einsichtenBereinigen(welt.lage('f', SYSTEM)).akte).toEqual([]);
		welt.heute = addiereTage(welt.heute, 1);
		welt.tue('f', SYSTEM, (l) => einsichtenBereinigen(l), undefined);
		expect(welt.akte('f').dokumente).toMatchObject([{ isGeloescht: true }]);
		expect(stand()).toBe('NOT_PROVIDED');
	});
});

describe('die drei Angaben gehen', () => {
	const faellig = () => faktenUeberfaellig(welt.akte('f'), welt.heute);
	beforeEach(() => {
		welt.tue('f', TRAEGER, einsichtFesthalten, { anforderungID: anforderung().id, werte: FAKTEN });
	});

	it('sechs Monate nach dem letzten Diensttag', () => {
		expect(faellig()).toBe(false);
		welt.heute = '2025-09-01';
		welt.tue('f', TRAEGER, antreten, { datum: '2025-09-01' });
		welt.heute = '2026-08-31';
		welt.tue('f', TRAEGER, beenden, { datum: '2026-08-31', bestaetigt: true });
		welt.heute = '2027-02-27';
		expect(faellig()).toBe(false);
		welt.heute = '2027-02-28';
		expect(faellig()).toBe(true);
	});

	it('sofort, wenn es zu keinem Dienst kommt', () => {
		welt.heute = '2025-09-01';
		welt.tue('f', TRAEGER, nichtAntreten, { grund: 'nicht erschienen' });
		expect(faellig()).toBe(true);
	});

	it('und nichts in der Akte weiß sie noch', () => {
		const geloescht = PersonenbezugGeloescht({ betroffener: 'f', arten: ['EINSICHT'] });
		welt.tue('f', SYSTEM, () => ({ akte: [geloescht], kontingente: new Map(), vertragsnummern: [] }), undefined);
		expect(hatFakten(welt.akte('f'))).toBe(false);
		expect(fakten()).toEqual([undefined, undefined, undefined]);
	});
});

describe('afterwards nothing tells what was found', () => {
	const namen: Namen = {
		...{ einsatzort: String, dienstart: String, benutzer: String, zyklus: String },
		...{ dokument: String, eintrag: String, feld: String },
	};
	/** The same file with either result, the facts erased as the job does it; by hand the convicted one is closed. */
	function spuren(isEinschlaegigVerurteilt: boolean) {
		welt = weltMitPlaetzen();
		welt.aendere({ specs: [SPEC] });
		bis(welt, 'f', 3000);
		reicheEin();
		const pruefung = { dokumentID: 'd', ergebnis: 'OK', grund: 'x' } as const;
		const steuerwerte = { fuehrungszeugnisDatum: '2025-05-01', isEinschlaegigVerurteilt };
		welt.tue('f', TRAEGER, dokumentPruefen, { ...pruefung, steuerwerte });
		const zu = { anforderungID: anforderung().id };
		welt.tue(
			'f',
			TRAEGER,
			() => entschluss(AnforderungGeschlossen({ ...zu, anlass: isEinschlaegigVerurteilt ? 'HAND' : 'AUTOMATISCH' })),
			undefined,
		);
		const vorher = (welt.verlauf.get('f') ?? []).length;
		welt.tue(
			'f',
			SYSTEM,
			() => entschluss(PersonenbezugGeloescht({ betroffener: 'f', arten: ['EINSICHT'] })),
			undefined,
		);
		const ereignisse = (welt.verlauf.get('f') ?? []).map((e) => (e.art === 'EINSICHT' ? { ...e, person: null } : e));
		const damals = ereignisse.slice(0, vorher);
		return {
			jetzt: [stand(), anforderung()],
			damals: falte(akteAggregat, 'f', damals).anforderungen,
			neuGefaltet: falte(akteAggregat, 'f', ereignisse).anforderungen,
			verlauf: verlauf('f', ereignisse, namen).map(({ satz }) => satz),
		};
	}
	const entschluss = (...akte: AkteEreignis[]) => ({ akte, kontingente: new Map(), vertragsnummern: [] });

	it('in no state of the file and in no sentence', () => {
		const [ja, nein] = [spuren(true), spuren(false)];
		expect(ja).toEqual(nein);
		expect(ja.jetzt[0]).toBe('FINISHED');
		expect(ja.neuGefaltet).toEqual([ja.jetzt[1]]);
		expect(ja.damals).toEqual(ja.neuGefaltet);
		expect(ja.verlauf.join(' ')).not.toMatch(/eingesehen|Anforderung|Angabe|gelöscht hat/);
		expect(ja.verlauf).toContain('hat personenbezogene Daten gelöscht.');
	});
});
