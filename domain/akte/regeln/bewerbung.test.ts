import { beforeEach, describe, expect, it } from 'vitest';
import { datenschutzZustimmen } from '#domain/akte/entscheidungen/freiwilliger/datenschutz-zustimmen.ts';
import { kontoEroeffnen } from '#domain/akte/entscheidungen/freiwilliger/konto-eroeffnen.ts';
import { registrieren } from '#domain/akte/entscheidungen/freiwilliger/registrieren.ts';
import { zyklusUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts';
import { dienstartFestlegen } from '#domain/akte/entscheidungen/vertrag/dienstart-festlegen.ts';
import { bewerben } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { kontaktieren } from '#domain/akte/entscheidungen/wunsch/kontaktieren.ts';
import { verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { wunschBearbeiten } from '#domain/akte/entscheidungen/wunsch/wunsch-bearbeiten.ts';
import {
	ERWACHSEN,
	freiwillig,
	OEFFENTLICH,
	TOKEN,
	TRAEGER,
	VEREIN1,
	VEREIN2,
} from '#domain/akte/tests/personen.fixture.ts';
import { beworben, bis, geeinigt, inVerhandlung, weltMitPlaetzen, wunschAn } from '#domain/akte/tests/wege.fixture.ts';
import { RECHTSTEXTE_DA, type Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';
import type { Akteur } from '#domain/rollen.ts';

/** G02, G03, G07, G08, G12, G14, G23, G24, G25, G36 with their texts. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});

const fuer = (einsatzortID: string, dienstartID: string | null = null) => ({
	wuensche: [{ einsatzortID, dienstartID }],
});
const bewirb = (ort: string, dienstart: string | null = null) =>
	welt.verstoesse('f', freiwillig('f'), bewerben, fuer(ort, dienstart));

function aendereZyklus(aenderung: (z: Zyklus) => Partial<Zyklus>): void {
	const z = welt.referenz.zyklen.get('z');
	if (!z) throw new Error('Welt unvollständig');
	welt.aendere({ zyklen: new Map([...welt.referenz.zyklen, ['z', { ...z, ...aenderung(z) }]]) });
}

function stoppe(...dienstarten: string[]): void {
	aendereZyklus((z) => ({
		dienstarten: new Map(
			[...z.dienstarten].map(([id, d]) => [id, { ...d, isBewerbungsstopp: dienstarten.includes(id) }]),
		),
	}));
}

describe('G02 Bewerbungsstopp', () => {
	beforeEach(() => beworben(welt, 'f', []));

	it('verhindert neue Wünsche mit der Dienstart', () => {
		stoppe('fsj');
		expect(bewirb('o1', 'fsj')).toMatchObject([
			{
				code: 'G02',
				http: 409,
				text: 'Für die Dienstart Freiwilliges Soziales Jahr gilt derzeit ein Bewerbungsstopp.',
			},
		]);
		expect(bewirb('o1', 'bfd')).toEqual([]);
	});

	it('verhindert Wünsche ohne Dienstart erst, wenn alle angebotenen gesperrt sind', () => {
		stoppe('fsj', 'bfd', 'bfd27');
		expect(bewirb('o1')).toEqual([]);
		stoppe('fsj', 'bfd', 'bfd27', 'foej');
		expect(bewirb('o2')).toMatchObject([{ code: 'G02' }]);
	});
});

describe('G03 Bewerbungsphase', () => {
	it('bindet Freiwillige und die Registrierung, nicht den Träger', () => {
		beworben(welt, 'f', []);
		welt.aendere({ parameter: { isBewerbungsphase: false } });
		const text = 'Die Bewerbungsphase ist derzeit geschlossen. Neue Bewerbungen sind nicht möglich.';
		expect(bewirb('o1')).toMatchObject([{ code: 'G03', http: 409, text }]);
		const eingabe = { userID: 'u', person: ERWACHSEN, ...fuer('o1') };
		expect(welt.verstoesse('g', OEFFENTLICH, registrieren, eingabe)).toMatchObject([{ code: 'G03', text }]);
		expect(welt.verstoesse('f', TRAEGER, bewerben, fuer('o1'))).toEqual([]);
	});

	it('spricht bei der Registrierung nach den Angaben und dem Bewerbungsstopp (D12)', () => {
		welt.aendere({ parameter: { isBewerbungsphase: false } });
		stoppe('fsj', 'bfd', 'bfd27', 'foej');
		const registriere = (person: typeof ERWACHSEN, einsatzortID: string) =>
			welt.verstoesse('g', OEFFENTLICH, registrieren, { userID: 'u', person, ...fuer(einsatzortID) })[0];
		expect(registriere({ ...ERWACHSEN, geburtsdatum: '2015-01-01' }, 'o1')).toMatchObject({ http: 422 });
		expect(registriere(ERWACHSEN, 'gibt es nicht')).toMatchObject({ http: 422 });
		expect(registriere(ERWACHSEN, 'o1')).toMatchObject({ code: 'G02' });
	});
});

describe('der Zyklus, für den man sich registriert', () => {
	const eingabe = { userID: 'u', person: ERWACHSEN, ...fuer('o1') };
	const nimmtAn = (bewerbungVon: string | null, bewerbungBis: string | null = null) => {
		const zyklen = new Map(welt.referenz.zyklen);
		const z1 = zyklen.get('z1');
		if (z1) welt.aendere({ zyklen: zyklen.set('z1', { ...z1, bewerbungVon, bewerbungBis }) });
	};

	it('ist ohne Angabe der aktive', () => {
		nimmtAn(welt.heute);
		welt.tue('g', OEFFENTLICH, registrieren, eingabe);
		expect(welt.akte('g')).toMatchObject({ zyklusID: 'z', wuensche: [{ zyklusID: 'z' }] });
	});

	it('ist der nächste, solange dessen Bewerbungszeit läuft', () => {
		nimmtAn(welt.heute, welt.heute);
		welt.tue('g', OEFFENTLICH, registrieren, { ...eingabe, zyklusID: 'z1' });
		expect(welt.akte('g')).toMatchObject({ zyklusID: 'z1', wuensche: [{ zyklusID: 'z1' }] });
	});

	it('ist sonst keiner', () => {
		const text = 'Für diesen Dienstbeginn sind zurzeit keine Bewerbungen möglich.';
		const abgelehnt = [{ code: 'ZYKLUS', http: 422, feld: 'zyklusID', text }];
		expect(welt.verstoesse('g', OEFFENTLICH, registrieren, { ...eingabe, zyklusID: 'z1' })).toMatchObject(abgelehnt);
		expect(welt.verstoesse('g', OEFFENTLICH, registrieren, { ...eingabe, zyklusID: 'y' })).toMatchObject(abgelehnt);
	});

	it('ist später nicht der, in den übernommen wird', () => {
		nimmtAn(welt.heute);
		welt.tue('g', OEFFENTLICH, registrieren, { ...eingabe, zyklusID: 'z1' });
		welt.tue('g', TOKEN, kontoEroeffnen, { userID: 'u' });
		expect(welt.verstoesse('g', TRAEGER, zyklusUebernehmen, undefined)).toMatchObject([{ code: 'G17', http: 409 }]);
	});
});

describe('G12 der gewünschten Dienstart', () => {
	const mitWunsch = (geburtsdatum: string) => ({
		userID: 'u',
		person: { ...ERWACHSEN, geburtsdatum, dienstartWunschID: 'bfd27' },
		wuensche: [],
	});

	it('nimmt mit 17 keinen BFD Ü27, mit 27 schon', () => {
		expect(welt.verstoesse('g', OEFFENTLICH, registrieren, mitWunsch('2008-03-01'))).toMatchObject([
			{ code: 'G12', http: 422, feld: 'dienstartWunschID', text: 'BFD Ü27 ist erst ab 27 Jahren möglich.' },
		]);
		expect(welt.verstoesse('g', OEFFENTLICH, registrieren, mitWunsch('1998-03-01'))).toEqual([]);
	});
});

describe('G36 rechtliche Texte', () => {
	const eingabe = { userID: 'u', person: ERWACHSEN, ...fuer('o1') };

	it('ohne sie bewirbt sich niemand und registriert sich niemand; der Träger erfasst weiter', () => {
		beworben(welt, 'f', []);
		welt.aendere({ rechtstexte: { ...RECHTSTEXTE_DA, impressum: null } });
		const text = 'Bewerbungen sind noch nicht möglich. Im Portal fehlt noch: Impressum.';
		expect(bewirb('o1')).toMatchObject([{ code: 'G36', http: 409, text }]);
		expect(welt.verstoesse('g', OEFFENTLICH, registrieren, eingabe)).toMatchObject([{ code: 'G36', text }]);
		expect(welt.verstoesse('f', TRAEGER, bewerben, fuer('o1'))).toEqual([]);
	});

	it('der Haken hält fest, welcher Fassung er gilt', () => {
		const { version, hash, vom } = RECHTSTEXTE_DA.datenschutz ?? {};
		const ereignisse = welt.tue('g', OEFFENTLICH, registrieren, { ...eingabe, datenschutzVersion: 1 });
		expect(ereignisse).toContainEqual(
			expect.objectContaining({
				type: 'DatenschutzZugestimmt',
				facts: { textVersion: version, textHash: hash, textVom: vom },
			}),
		);
		expect(welt.verstoesse('h', OEFFENTLICH, registrieren, { ...eingabe, datenschutzVersion: 0 })).toMatchObject([
			{
				feld: 'datenschutz',
				http: 422,
				text: 'Die Datenschutzerklärung wurde inzwischen geändert. Bitte lesen Sie sie noch einmal.',
			},
		]);
	});

	it('eine neue Fassung wird noch einmal zugestimmt, dieselbe nicht, und niemand tut es für einen anderen', () => {
		beworben(welt, 'f', []);
		const stimmeZu = (wer: Akteur, datenschutzVersion: number) =>
			welt.tue('f', wer, datenschutzZustimmen, { datenschutzVersion }).map((e) => e.type);
		expect(stimmeZu(freiwillig('f'), 1)).toEqual([]);
		const neu = { version: 2, hash: 'd2', vom: '2025-05-01T08:00:00.000Z' };
		welt.aendere({ rechtstexte: { ...RECHTSTEXTE_DA, datenschutz: neu } });
		expect(welt.verstoesse('f', TRAEGER, datenschutzZustimmen, { datenschutzVersion: 2 })).toMatchObject([
			{ http: 403 },
		]);
		const ansicht = { ...freiwillig('f'), impersoniertVon: 'traeger' };
		expect(welt.verstoesse('f', ansicht, datenschutzZustimmen, { datenschutzVersion: 2 })).toMatchObject([
			{ code: 'G32' },
		]);
		expect(stimmeZu(freiwillig('f'), 2)).toEqual(['DatenschutzZugestimmt']);
		expect(welt.akte('f').datenschutz).toMatchObject({ version: 2, hash: 'd2' });
	});
});

describe('G07 Dienstart fest', () => {
	const wahl = 'Bitte wählen Sie eine Dienstart aus.';

	it('ab 2500: vor der Verhandlung', () => {
		bis(welt, 'f', 2000);
		const eingabe = { wunschID: wunschAn(welt, 'f').id, betreuerUserID: 'verein1' };
		expect(welt.verstoesse('f', VEREIN1, kontaktieren, eingabe)).toEqual([]);
		expect(welt.verstoesse('f', VEREIN1, verhandeln, eingabe)).toMatchObject([
			{ code: 'G07', http: 409, text: 'Bitte legen Sie vor Beginn der Vertragsverhandlung die Dienstart fest.' },
		]);
	});

	it('ab 2100: vor dem Kontakt', () => {
		welt.aendere({ parameter: { festlegungDienstartAbStatus: 2100 } });
		bis(welt, 'f', 2000);
		const eingabe = { wunschID: wunschAn(welt, 'f').id };
		expect(welt.verstoesse('f', VEREIN1, kontaktieren, eingabe)).toMatchObject([{ code: 'G07', text: wahl }]);
	});

	it('ab 2000: vor der Bewerbung, außer der Träger legt sie fest', () => {
		beworben(welt, 'f', []);
		welt.aendere({ parameter: { festlegungDienstartAbStatus: 2000 } });
		expect(bewirb('o1')).toMatchObject([{ code: 'G07', text: wahl }]);
		welt.aendere({ parameter: { isFestlegungDienstartSportjugend: true } });
		expect(bewirb('o1')).toEqual([]);
	});

	it('lässt sich nicht wieder nehmen', () => {
		beworben(welt, 'f', []);
		welt.aendere({ parameter: { festlegungDienstartAbStatus: 2000 } });
		expect(bewirb('o1', 'fsj')).toEqual([]);
		const eingabe = { wunschID: wunschAn(welt, 'f').id, dienstartID: null };
		expect(welt.verstoesse('f', TRAEGER, dienstartFestlegen, eingabe)).toMatchObject([{ code: 'G07' }]);
	});
});

describe('G08 Dienstart unveränderlich', () => {
	it('steht ab der Verhandlung fest', () => {
		bis(welt, 'f', 2500);
		const eingabe = { wunschID: wunschAn(welt, 'f').id, dienstartID: 'bfd' };
		expect(welt.verstoesse('f', TRAEGER, wunschBearbeiten, eingabe)).toMatchObject([
			{
				code: 'G08',
				http: 409,
				text: 'Die Dienstart kann nach Beginn der Vertragsverhandlung nicht mehr geändert werden.',
			},
		]);
		expect(welt.verstoesse('f', TRAEGER, wunschBearbeiten, { ...eingabe, dienstartID: 'fsj' })).toEqual([]);
	});
});

describe('G12 Alter', () => {
	const text = 'Die Altersgrenze (15–26 Jahre) ist zum Dienstbeginn nicht eingehalten.';
	const geboren = (geburtsdatum: string) => beworben(welt, 'f', [], { ...ERWACHSEN, geburtsdatum });

	it('misst die Dienstart am Beginn des Zyklus', () => {
		geboren('1998-09-01');
		expect(bewirb('o1', 'fsj')).toMatchObject([{ code: 'G12', http: 409, text }]);
		expect(bewirb('o1', 'bfd27')).toEqual([]);
	});

	it('lässt am Tag davor noch zu', () => {
		geboren('1998-09-02');
		expect(bewirb('o1', 'fsj')).toEqual([]);
	});

	it('misst ohne Dienstart nur den Einsatzort und das Mindestalter', () => {
		geboren('1990-01-01');
		expect(bewirb('o1')).toEqual([]);
		const ort = welt.referenz.adressen.get('o2');
		if (!ort) throw new Error('Welt unvollständig');
		welt.aendere({
			adressen: new Map([...welt.referenz.adressen, ['o2', { ...ort, mindestalter: 18, hoechstalter: 30 }]]),
		});
		expect(bewirb('o2')).toMatchObject([
			{ code: 'G12', text: 'Die Altersgrenze (18–30 Jahre) ist zum Dienstbeginn nicht eingehalten.' },
		]);
	});

	it('nimmt den gewünschten Beginn, vor dem Vertrag', () => {
		beworben(welt, 'f', [], { ...ERWACHSEN, geburtsdatum: '2010-12-01', gewuenschterBeginn: '2025-09' });
		expect(bewirb('o1', 'bfd')).toMatchObject([
			{ code: 'G12', text: 'Die Altersgrenze (ab 15 Jahren) ist zum Dienstbeginn nicht eingehalten.' },
		]);
	});

	it('nimmt den Vertragsbeginn, sobald einer feststeht', () => {
		beworben(welt, 'f', ['o1'], { ...ERWACHSEN, geburtsdatum: '1999-01-15' });
		inVerhandlung(welt, 'f');
		const felder = { vertragsbeginn: '2026-02-01', vertragsende: '2026-08-31' };
		const eingabe = { wunschID: wunschAn(welt, 'f').id, felder };
		expect(welt.verstoesse('f', TRAEGER, einigen, eingabe)).toMatchObject([{ code: 'G12', text }]);
	});
});

describe('G14 Einigung vorhanden', () => {
	it('friert die anderen Wünsche ein', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		inVerhandlung(welt, 'f');
		geeinigt(welt, 'f');
		const eingabe = { wunschID: wunschAn(welt, 'f', 'o3').id };
		for (const versuch of [
			() => welt.verstoesse('f', VEREIN2, kontaktieren, eingabe),
			() => welt.verstoesse('f', VEREIN2, verhandeln, { ...eingabe, dienstartID: 'fsj', betreuerUserID: 'verein2' }),
		]) {
			expect(versuch()).toMatchObject([
				{ code: 'G14', http: 409, text: 'Es besteht bereits eine Vertragseinigung mit einem anderen Einsatzort.' },
			]);
		}
	});
});

describe('G23 Doppelte Bewerbung', () => {
	it('gilt je Einsatzort, auch innerhalb einer Bewerbung', () => {
		bis(welt, 'f', 2000);
		const text = 'Für diesen Einsatzort liegt bereits eine Bewerbung vor.';
		expect(bewirb('o1')).toMatchObject([{ code: 'G23', http: 409, text }]);
		const doppelt = { wuensche: [{ einsatzortID: 'o2' }, { einsatzortID: 'o2' }] };
		expect(welt.verstoesse('f', freiwillig('f'), bewerben, doppelt)).toMatchObject([{ code: 'G23', text }]);
		expect(bewirb('o2')).toEqual([]);
	});
});

describe('G24 Anzahl Bewerbungen', () => {
	it('zählt die eigenen offenen Wünsche', () => {
		welt.aendere({ parameter: { maxBewerbungen: 2 } });
		beworben(welt, 'f', ['o1', 'o2']);
		expect(bewirb('o3')).toMatchObject([
			{ code: 'G24', http: 409, text: 'Es sind höchstens 2 gleichzeitige Bewerbungen möglich.' },
		]);
	});
});

describe('G25 Zyklus', () => {
	it('nimmt in einem abgeschlossenen Zyklus keine Wünsche an', () => {
		beworben(welt, 'f', []);
		aendereZyklus(() => ({ isAbgeschlossen: true }));
		expect(bewirb('o1')).toMatchObject([
			{
				code: 'G25',
				http: 409,
				text: 'Der Zyklus 2025/2026 ist abgeschlossen und kann nicht mehr bearbeitet werden.',
			},
		]);
	});
});

describe('Neue Wünsche', () => {
	it('nennen einen Einsatzort und eine Dienstart, die es dort gibt', () => {
		beworben(welt, 'f', []);
		expect(bewirb('unbekannt')).toMatchObject([{ code: 'EINSATZORT', http: 422, feld: 'einsatzortID' }]);
		expect(bewirb('o1', 'unbekannt')).toMatchObject([{ code: 'DIENSTART', http: 422, feld: 'dienstartID' }]);
	});

	it('gehen an den Betreuer, der sie übernimmt', () => {
		const elke = welt.referenz.benutzer.get('verein1');
		if (!elke) throw new Error('Welt unvollständig');
		const automatisch = { ...elke, isBetreuerAutomatischZuweisen: true };
		welt.aendere({ benutzer: new Map([...welt.referenz.benutzer, ['verein1', automatisch]]) });
		beworben(welt, 'f', ['o1', 'o3']);
		expect(wunschAn(welt, 'f', 'o1').betreuerUserID).toBe('verein1');
		expect(wunschAn(welt, 'f', 'o3').betreuerUserID).toBeNull();
		expect(welt.akte('f').wuensche.map((w) => w.prioritaet)).toEqual([1, 2]);
	});
});
