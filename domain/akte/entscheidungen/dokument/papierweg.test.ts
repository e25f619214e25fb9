import { beforeEach, describe, expect, it } from 'vitest';
import { ausgabestand } from '#domain/akte/dokument/ausgabestand.ts';
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { dranAmDokument, wirdErinnert } from '#domain/akte/dran/dokument.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { freiwillig, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import { bis, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { dokumentAnfordern } from './dokument-anfordern.ts';
import { dokumentBereitstellen } from './dokument-bereitstellen.ts';
import { dokumentDrucken } from './dokument-drucken.ts';
import { dokumentPruefen } from './dokument-pruefen.ts';
import { scanhindernisse, scanZuordnen } from './scan-zuordnen.ts';

/** What is signed by hand, from the print to its scan. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen({ parameter: { pdfSignatures: true } });
});

const FW = freiwillig('f');
const ERKLAERUNG = testSpec({
	...{ id: 'er', bezeichnung: 'Erklärung', nutzungsart: 'BEIDES', vorlage: 'TEXT', signaturform: 'PAPIER' },
	...{ stufen: [{ abStatus: 3000, stufe: 'PFLICHT' }], signaturparteien: ['FREIWILLIGER'] },
});
const ZEUGNIS = testSpec({
	...{ id: 'zg', bezeichnung: 'Zeugnis', nutzungsart: 'GESTELLT', vorlage: 'TEXT', signaturform: 'PAPIER' },
	...{ stufen: [], signaturparteien: ['TRAEGER'], uploadRollen: ['MA_VERWALTUNG'] },
});

function gefragtNach(spec: DokumentSpec): string {
	welt.aendere({ specs: [spec] });
	bis(welt, 'f', 2800);
	if (spec.stufen.length === 0) welt.tue('f', TRAEGER, dokumentAnfordern, { specID: spec.id });
	const eine = welt.akte('f').anforderungen.find((a) => a.specID === spec.id);
	if (!eine) throw new Error('keine Anforderung');
	return eine.id;
}

const drucken = (anforderungID: string, kennung: string, akteur: Akteur = TRAEGER, seiten = 2) => {
	const druck = { nummer: `N-${kennung}`, kennung, seiten, sha256: `hash-${kennung}` };
	return [akteur, dokumentDrucken, { anforderungID, einsatzortID: null, druck }] as const;
};
const scannen = (kennung: string, seiten = 2, dokumentID = 'scan') => {
	const datei = { uploadID: 'u-scan', sha256: 'scan', name: 'scan.pdf' };
	return [TRAEGER, scanZuordnen, { dokumentID, kennung, seiten, datei, original: ' Ordner 12 ' }] as const;
};
const bereitstellen = (anforderungID: string, dokumentID = 'd1') => {
	const datei = { uploadID: 'u1', sha256: 'papier', name: 'zeugnis.pdf', pruefung: { nummer: 'P', kennung: 'p' } };
	const eingabe = { dokumentID, anforderungID, specID: null, datei, einsatzortID: null, automatisch: false };
	return [TRAEGER, dokumentBereitstellen, eingabe] as const;
};
type Tat<E> = readonly [Akteur, (lage: Lage, eingabe: E) => Entschluss, E];
const tue = <E>([wer, verb, eingabe]: Tat<E>) => welt.tue('f', wer, verb, eingabe);
const hindert = <E>(tat: Tat<E>): string => {
	try {
		tue(tat);
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse[0]?.text ?? '';
		throw fehler;
	}
	return '';
};
const dokument = (id: string) => welt.akte('f').dokumente.find((d) => d.id === id);

describe('ein Druck', () => {
	it('wird mit Nummer, Seiten und Hash festgehalten; derselbe noch einmal nicht', () => {
		const a = gefragtNach(ERKLAERUNG);
		tue(drucken(a, 'k1', FW));
		tue(drucken(a, 'k1'));
		expect(welt.akte('f').drucke).toMatchObject([
			{ anforderungID: a, dokumentID: null, kennung: 'k1', nummer: 'N-k1', seiten: 2, sha256: 'hash-k1' },
		]);
	});

	it('ist nur von dem möglich, was auf Papier unterschrieben wird, und vom Gestellten erst, wenn es da ist', () => {
		const a = gefragtNach({ ...ERKLAERUNG, signaturform: 'EINFACH' });
		expect(hindert(drucken(a, 'k1'))).toBe('Dieses Dokument wird nicht auf Papier unterschrieben.');
		welt = weltMitPlaetzen({ parameter: { pdfSignatures: true } });
		const z = gefragtNach(ZEUGNIS);
		expect(hindert(drucken(z, 'k1'))).toMatch(/^Bitte stellen Sie das Dokument zuerst bereit/);
		tue(bereitstellen(z));
		expect(hindert(drucken(z, 'k1', FW))).not.toBe('');
		tue(drucken(z, 'k1'));
		expect(welt.akte('f').drucke).toMatchObject([{ dokumentID: 'd1' }]);
	});
});

describe('der Scan eines Drucks', () => {
	it('kommt mit dem Ort des Originals zur Prüfung und gilt danach als auf Papier unterschrieben', () => {
		const a = gefragtNach(ERKLAERUNG);
		tue(drucken(a, 'k1', FW));
		expect(scanhindernisse(welt.lage('f', TRAEGER), 'k1')).toEqual([]);
		tue(scannen('k1'));
		expect(dokument('scan')).toMatchObject({ status: 0, druck: 'k1', sha256: 'scan', original: 'Ordner 12' });
		tue([TRAEGER, dokumentPruefen, { dokumentID: 'scan', ergebnis: 'OK' }]);
		const unterschrieben = { status: 2000, isPapier: true, signaturform: 'PAPIER', original: 'Ordner 12' };
		expect(dokument('scan')).toMatchObject(unterschrieben);
		expect(hindert(scannen('k1', 2, 'zwei'))).toBe('Der Scan dieses Drucks ist bereits eingegangen.');
	});

	it('fehlt eine Seite, oder wurde seitdem anderes gedruckt, wird er nicht angenommen', () => {
		const a = gefragtNach(ERKLAERUNG);
		tue(drucken(a, 'k1'));
		expect(hindert(scannen('k1', 1))).toBe('Der Druck hat 2 Seiten, der Scan 1.');
		tue(drucken(a, 'k2'));
		expect(hindert(scannen('k1'))).toMatch(/^Dieser Druck gilt nicht mehr/);
		expect(scanhindernisse(welt.lage('f', TRAEGER), 'k1')).toHaveLength(1);
		tue(scannen('k2'));
		expect(dokument('scan')).toMatchObject({ druck: 'k2' });
	});

	it('reicht nur ein, wer es auch sonst darf', () => {
		const a = gefragtNach(ERKLAERUNG);
		tue(drucken(a, 'k1'));
		const [, verb, eingabe] = scannen('k1');
		expect(hindert([VEREIN1, verb, eingabe])).not.toBe('');
	});
});

describe('was keine freiwillige Person unterschreibt', () => {
	it('wartet bereitgestellt auf die Unterschrift auf Papier, und sein Papier bleibt gültig', () => {
		const z = gefragtNach(ZEUGNIS);
		tue(bereitstellen(z));
		const akte = () => welt.akte('f');
		const anforderung = akte().anforderungen.find((eine) => eine.id === z);
		if (!anforderung) throw new Error('keine Anforderung');
		expect(dokument('d1')).toMatchObject({ status: 1500, isAufPapier: true });
		expect(akte().signaturen).toEqual([]);
		const dran = dranAmDokument(akte(), anforderung, ZEUGNIS, welt.heute);
		expect(dran).toMatchObject({ partei: 'TRAEGER', tat: 'PAPIER_EINHOLEN' });
		expect(dran && wirdErinnert(dran)).toBe(false);
		tue(drucken(z, 'k1'));
		tue(scannen('k1'));
		const stand = () => {
			const papier = dokument('d1');
			const [ausgabe] = papier?.ausgaben ?? [];
			return papier && ausgabe && ausgabestand(akte(), papier, ausgabe);
		};
		expect(stand()).toBe('UNTERSCHRIFT_OFFEN');
		tue([TRAEGER, dokumentPruefen, { dokumentID: 'scan', ergebnis: 'OK' }]);
		expect([dokument('d1')?.status, dokument('scan')?.status]).toEqual([8000, 2000]);
		expect(standDerAnforderung(akte(), anforderung)).toBe('SIGNED');
		expect(stand()).toBe('GUELTIG');
	});
});
