/** Documents of a contract and the contract they belong to (table: Decided after measuring, D3, D4, D9). */
import { beforeEach, describe, expect, it } from 'vitest';
import { dokumentAnfordern } from '#domain/akte/entscheidungen/dokument/dokument-anfordern.ts';
import { dokumentBereitstellen } from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import { dokumentBesiegeln } from '#domain/akte/entscheidungen/dokument/dokument-besiegeln.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { dokumentPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { signaturAnfordern } from '#domain/akte/entscheidungen/dokument/signatur-anfordern.ts';
import { direktUnterschreiben } from '#domain/akte/entscheidungen/dokument/unterschreiben.ts';
import { statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { zyklusUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import { ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import { istOffen } from '#domain/akte/signatur/ablauf.ts';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { freiwillig, SYSTEM, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
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
import type { Zyklus } from '#domain/referenzsaetze.ts';
import { automatischBereitzustellen } from '../automatik.ts';
import { standDerAnforderung } from './dokumentregeln.ts';

const VEREINBARUNG = testSpec({
	id: 'vb',
	bezeichnung: 'Vereinbarung',
	nutzungsart: 'GESTELLT',
	isVertragsrelevant: true,
	isAutomatischBereitstellen: true,
	vorlage: 'TEXT',
	signaturparteien: ['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER'],
	uploadRollen: ['MA_VERWALTUNG'],
});

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen({
		parameter: { pdfSignatures: true, vertragsnummerModus: 'GLOBAL' },
		specs: [VEREINBARUNG],
	});
});

const akte = () => welt.akte('f');
const wunschID = () => wunschAn(welt, 'f').id;
const dokument = (id: string) => akte().dokumente.find((d) => d.id === id);
const offene = (id: string) => akte().signaturen.filter((s) => s.dokumentID === id && istOffen(s));
const datei = { uploadID: 'u', sha256: 'ab', name: 'vereinbarung.pdf' };

function stelleBereit(dokumentID: string): void {
	const was = { dokumentID, specID: 'vb', anforderungID: null, datei, einsatzortID: null, automatisch: false };
	welt.tue('f', TRAEGER, dokumentBereitstellen, was);
}

const UNTERSCHRIFT = { art: 'GETIPPT', name: 'Lena Weber', bild: null, isEinverstanden: true, ipHash: null } as const;

function unterschreibenAlle(dokumentID: string): void {
	for (const akteur of [freiwillig('f'), VEREIN1, TRAEGER])
		welt.tue('f', akteur, direktUnterschreiben, { ...UNTERSCHRIFT, dokumentID });
	besiegle('f', dokumentID);
}

const besiegle = (akteID: string, dokumentID: string): void =>
	void welt.tue(akteID, SYSTEM, dokumentBesiegeln, { dokumentID, fassung: 1, uploadID: 'siegel', sha256: 'cd' });

const NICHT_GEEINIGT = { code: 'ENTWURF', http: 409, text: 'Der Vertrag ist noch nicht geeinigt.' };

describe('vor der Einigung', () => {
	it.each([
		['ohne Vertragsentwurf', () => beworben(welt, 'f')],
		['mit Vertragsentwurf', () => bis(welt, 'f', 2500)],
	])('ist %s nur ein Entwurf bereitzustellen, den niemand unterschreibt', (_, weg) => {
		weg();
		stelleBereit('d1');
		expect(dokument('d1')).toMatchObject({ status: 1000, isVereinbart: false });
		const anfrage = { dokumentID: 'd1', partei: 'FREIWILLIGER', unterzeichnerID: null } as const;
		expect(welt.verstoesse('f', TRAEGER, signaturAnfordern, anfrage)).toMatchObject([NICHT_GEEINIGT]);
		const papier = { dokumentID: 'd1', ergebnis: 'OK', papier: true } as const;
		expect(welt.verstoesse('f', TRAEGER, dokumentPruefen, papier)).toMatchObject([NICHT_GEEINIGT]);
	});

	it.each([
		['ohne Vertragsentwurf', () => beworben(welt, 'f')],
		['mit Vertragsentwurf', () => bis(welt, 'f', 2500)],
	])('ist ein %s hochgeladenes Exemplar nach der Prüfung kein unterschriebenes', (_, weg) => {
		weg();
		welt.tue('f', TRAEGER, dokumentAnfordern, { specID: 'vb' });
		const anforderungID = akte().anforderungen.at(-1)?.id ?? '';
		welt.tue('f', freiwillig('f'), dokumentHochladen, { dokumentID: 'd1', anforderungID, datei, einsatzortID: null });
		welt.tue('f', TRAEGER, dokumentPruefen, { dokumentID: 'd1', ergebnis: 'OK' });
		expect(dokument('d1')?.status).toBe(1000);
		expect(akte().signaturen).toEqual([]);
	});

	it.each([
		['ohne Vertragsentwurf', () => beworben(welt, 'f'), () => inVerhandlung(welt, 'f')],
		['mit Vertragsentwurf', () => bis(welt, 'f', 2500), () => undefined],
	])(
		'ist ein %s bereitgestellter Entwurf mit der Einigung überholt, und der Vertrag wird neu bereitgestellt',
		(_, weg, weiter) => {
			weg();
			stelleBereit('d1');
			weiter();
			geeinigt(welt, 'f');
			expect(dokument('d1')).toMatchObject({ status: 8000, isUeberholt: true });
			expect(akte().anforderungen.map((a) => standDerAnforderung(akte(), a))).toEqual(['NOT_PROVIDED']);
			expect(automatischBereitzustellen(welt.lage('f', TRAEGER))).toEqual(akte().anforderungen.map((a) => a.id));
			const abschluss = { wunschID: wunschID(), vertragsnummer: 'N-1' };
			expect(welt.verstoesse('f', TRAEGER, abschliessen, abschluss)).toMatchObject([{ code: 'G19' }]);
			stelleBereit('d2');
			unterschreibenAlle('d2');
			expect(dokument('d2')?.status).toBe(2000);
			welt.tue('f', TRAEGER, abschliessen, abschluss);
			expect(akte().status).toBe(3000);
		},
	);

	it('zählt auch ohne Unterschriften im Portal kein geprüftes Exemplar von vor der Einigung', () => {
		welt.aendere({ parameter: { pdfSignatures: false } });
		bis(welt, 'f', 2500);
		stelleBereit('d1');
		geeinigt(welt, 'f');
		const abschluss = { wunschID: wunschID(), vertragsnummer: 'N-1' };
		expect(welt.verstoesse('f', TRAEGER, abschliessen, abschluss)).toMatchObject([{ code: 'G19' }]);
		stelleBereit('d2');
		welt.tue('f', TRAEGER, abschliessen, abschluss);
		expect(akte().status).toBe(3000);
	});
});

describe('nach der Einigung', () => {
	it('gelten Dokumente nur für die Bedingungen, mit denen sie bereitgestellt wurden', () => {
		bis(welt, 'f', 2800);
		stelleBereit('d1');
		const { id: vertragID } = vertragAn(welt, 'f');
		welt.tue('f', TRAEGER, vertragBearbeiten, { vertragID, felder: { unterkunft: 'ROOM' } });
		expect(dokument('d1')).toMatchObject({ status: 8000, isUeberholt: true });
		expect(offene('d1')).toEqual([]);
	});

	it('trägt jede Unterschrift den Fingerabdruck der Bedingungen, die vereinbart sind', () => {
		bis(welt, 'f', 2800);
		stelleBereit('d1');
		unterschreibenAlle('d1');
		const verlauf = welt.verlauf.get('f') ?? [];
		const geeinigte = verlauf.flatMap((e) => (e.type === 'VertragGeeinigt' ? [e.facts.hash] : []));
		const unterschriebene = verlauf.flatMap((e) => (e.type === 'UnterschriftGeleistet' ? [e.facts.bedingungen] : []));
		expect(unterschriebene).toEqual(Array.from({ length: 3 }, () => geeinigte.at(-1)));
	});

	it.each([
		['Annullieren', () => welt.tue('f', TRAEGER, annullieren, { grund: 'anders vereinbart' })],
		['Zurückziehen', () => welt.tue('f', TRAEGER, zurueckziehen, { wunschID: wunschID() })],
		['Ablehnen', () => welt.tue('f', TRAEGER, ablehnen, { wunschID: wunschID(), grund: 'kein Bedarf' })],
		[
			'Status manuell setzen',
			() => welt.tue('f', TRAEGER, statusSetzen, { ziel: 1500, grund: 'auf Wunsch der Familie' }),
		],
	])('nimmt %s sie mit, unterschrieben oder nicht', (_, tat) => {
		bis(welt, 'f', 2800);
		stelleBereit('d1');
		welt.tue('f', freiwillig('f'), direktUnterschreiben, { ...UNTERSCHRIFT, dokumentID: 'd1' });
		tat();
		expect(dokument('d1')?.status).toBe(8000);
		expect(offene('d1')).toEqual([]);
	});

	it('schließt nach einer Annullierung kein zweiter Vertrag auf die alten Unterschriften', () => {
		bis(welt, 'f', 2800);
		stelleBereit('d1');
		unterschreibenAlle('d1');
		welt.tue('f', TRAEGER, annullieren, { grund: 'anders vereinbart' });
		geeinigt(welt, 'f', { unterkunft: 'ROOM' });
		const abschluss = { wunschID: wunschID(), vertragsnummer: 'N-1' };
		expect(welt.verstoesse('f', TRAEGER, abschliessen, abschluss)).toMatchObject([{ code: 'G19' }]);
	});

	it('bleiben sie, wenn der Dienst nicht angetreten wird oder endet', () => {
		for (const [akteID, ende] of [
			['f', () => welt.tue('f', TRAEGER, nichtAntreten, { grund: 'nicht erschienen' })],
			[
				'g',
				() =>
					welt.tue('g', TRAEGER, beenden, {
						datum: '2025-09-20',
						kuendigungDurch: 'FREIWILLIGER',
						grund: 'Umzug',
						bestaetigt: true,
					}),
			],
		] as const) {
			bis(welt, akteID, 2800);
			const was = { specID: 'vb', anforderungID: null, datei, einsatzortID: null, automatisch: false };
			welt.tue(akteID, TRAEGER, dokumentBereitstellen, { ...was, dokumentID: akteID });
			for (const akteur of [freiwillig(akteID), VEREIN1, TRAEGER])
				welt.tue(akteID, akteur, direktUnterschreiben, { ...UNTERSCHRIFT, dokumentID: akteID });
			besiegle(akteID, akteID);
			const abschluss = { wunschID: wunschAn(welt, akteID).id, vertragsnummer: `N-${akteID}` };
			if (welt.akte(akteID).status < 3000) welt.tue(akteID, TRAEGER, abschliessen, abschluss);
			if (akteID === 'g') welt.tue('g', TRAEGER, statusSetzen, ANGETRETEN());
			welt.heute = '2025-09-01';
			ende();
			expect(welt.akte(akteID).dokumente).toMatchObject([{ status: 2000 }]);
		}
	});
});

const ANGETRETEN = () => {
	welt.heute = '2025-09-01';
	const grund = 'ist am ersten Tag gekommen';
	return { ziel: 4000, wunschID: wunschAn(welt, 'g').id, datum: '2025-09-01', grund } as const;
};

describe('in der Verhandlung (D4)', () => {
	it.each([
		['Zurückziehen', () => welt.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschID() })],
		['Ablehnen', () => welt.tue('f', VEREIN1, ablehnen, { wunschID: wunschID(), grund: 'kein Bedarf' })],
	])('nimmt %s den Entwurf des Vertrags mit', (_, tat) => {
		bis(welt, 'f', 2500);
		stelleBereit('d1');
		tat();
		expect(dokument('d1')?.status).toBe(8000);
	});

	it('nimmt die Übernahme in einen anderen Zyklus ihn mit', () => {
		bis(welt, 'f', 2500);
		stelleBereit('d1');
		const [alt] = welt.referenz.zyklen.values();
		const neu = { ...(alt as Zyklus), id: 'z2', start: '2026-09-01', ende: '2027-08-31', status: 'AKTIV' as const };
		const bisherige = [...welt.referenz.zyklen.values()].map((z) => ({ ...z, status: 'BEENDET' as const }));
		welt.aendere({ zyklen: new Map([...bisherige, neu].map((z) => [z.id, z])) });
		welt.tue('f', TRAEGER, zyklusUebernehmen, undefined);
		expect(dokument('d1')?.status).toBe(8000);
	});
});

describe('Anforderung mit einer Datei (D9)', () => {
	const EINZEL = testSpec({ id: 'fz', bezeichnung: 'Führungszeugnis', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });

	it('schließt der Träger mit seiner Datei; in eine geschlossene kommt keine mehr', () => {
		welt.aendere({ specs: [EINZEL] });
		beworben(welt, 'f');
		const anforderungID = akte().anforderungen.at(-1)?.id ?? '';
		const eingabe = { anforderungID, datei, einsatzortID: null };
		welt.tue('f', TRAEGER, dokumentHochladen, { ...eingabe, dokumentID: 'd1' });
		expect(akte().anforderungen.map((a) => standDerAnforderung(akte(), a))).toEqual(['FINISHED']);
		for (const akteur of [freiwillig('f'), TRAEGER])
			expect(welt.verstoesse('f', akteur, dokumentHochladen, { ...eingabe, dokumentID: 'd2' })).toMatchObject([
				{ code: 'G22', http: 409 },
			]);
	});
});
