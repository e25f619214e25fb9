import { beforeEach, describe, expect, it } from 'vitest';
import { aktionen } from '#domain/akte/aktionen.ts';
import { erziehungsberechtigteAnlegen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-anlegen.ts';
import { erziehungsberechtigteEntfernen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-entfernen.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { betreuerAendern } from '#domain/akte/entscheidungen/vertrag/betreuer-aendern.ts';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import { vertragsnummerSetzen } from '#domain/akte/entscheidungen/vertrag/vertragsnummer-setzen.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { freiwillig, MINDERJAEHRIG, SYSTEM, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
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
import { sichtIn } from '#domain/akte/zugang.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';

/** G09, G10, G11, G13, G21, G34 and what may change in a contract in which state. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});

const wunschID = (): string => wunschAn(welt, 'f').id;
const vertragID = (): string => vertragAn(welt, 'f').id;
const einige = (felder: Partial<Vertragsbedingungen> = {}, akteur = TRAEGER, rest: object = {}) =>
	welt.verstoesse('f', akteur, einigen, { wunschID: wunschID(), felder, ...rest });
const bearbeite = (felder: Partial<Vertragsbedingungen>, akteur = TRAEGER) =>
	welt.verstoesse('f', akteur, vertragBearbeiten, { vertragID: vertragID(), felder });

describe('G09 Betreuer', () => {
	const text = 'Für diesen Status muss eine Betreuerin oder ein Betreuer ausgewählt sein.';

	it('muss vor der Verhandlung feststehen', () => {
		bis(welt, 'f', 2000);
		const eingabe = { wunschID: wunschID(), dienstartID: 'fsj' };
		expect(welt.verstoesse('f', VEREIN1, verhandeln, eingabe)).toMatchObject([{ code: 'G09', http: 409, text }]);
	});

	it('gehört zur Einsatzstelle oder zum Träger', () => {
		bis(welt, 'f', 2500);
		const waehle = (betreuerUserID: string) =>
			welt.verstoesse('f', TRAEGER, betreuerAendern, { wunschID: wunschID(), betreuerUserID });
		expect(waehle('verein2')).toMatchObject([{ code: 'G09', text }]);
		expect(waehle('traeger')).toEqual([]);
		expect(waehle('verein1')).toEqual([]);
	});

	it('muss bei der Einigung noch aktiv sein', () => {
		bis(welt, 'f', 2500);
		const elke = welt.referenz.benutzer.get('verein1');
		if (!elke) throw new Error('Welt unvollständig');
		welt.aendere({ benutzer: new Map([...welt.referenz.benutzer, ['verein1', { ...elke, isAktiv: false }]]) });
		expect(einige()).toMatchObject([{ code: 'G09', text }]);
	});
});

describe('G10 Vertragsdaten', () => {
	it('von Hand: die Auskunft verspricht keine vollständigen Daten, und die fehlende Nummer steht am Feld', () => {
		bis(welt, 'f', 2800);
		const auskunft = () =>
			aktionen(welt.lage('f', TRAEGER)).find((a) => a.aktion === 'abschliessen' && a.wunschID === wunschID());
		welt.aendere({ parameter: { vertragsnummerModus: 'AUS' } });
		expect(auskunft()?.erfuellt).toContain('Vertragsdaten bis auf die Vertragsnummer, die hier einzutragen ist');
		expect(auskunft()?.erfuellt).not.toContain('Vertragsdaten vollständig');
		expect(welt.verstoesse('f', TRAEGER, abschliessen, { wunschID: wunschID() })).toMatchObject([
			{
				code: 'G10',
				feld: 'vertragsnummer',
				text: 'Für den Vertragsabschluss fehlen folgende Angaben: Vertragsnummer.',
			},
		]);
		welt.aendere({ parameter: { vertragsnummerModus: 'GLOBAL' } });
		expect(auskunft()?.erfuellt).toContain('Vertragsdaten vollständig');
	});

	it('nennt alles, was fehlt', () => {
		bis(welt, 'f', 2500);
		expect(einige({ vertragsbeginn: null, vertragsende: null })).toEqual([]);
		expect(welt.verstoesse('f', TRAEGER, abschliessen, { wunschID: wunschID() })).toMatchObject([
			{
				code: 'G10',
				http: 409,
				text: 'Für den Vertragsabschluss fehlen folgende Angaben: Vertragsbeginn, Vertragsende, Vertragsnummer.',
			},
		]);
	});

	it('nimmt die gezogene Nummer nur, wo Nummern vergeben werden und keine da ist', () => {
		bis(welt, 'f', 2800);
		const eingabe = { wunschID: wunschID(), neueNummer: 'FSJ25-0001' };
		expect(welt.verstoesse('f', TRAEGER, abschliessen, eingabe)).toMatchObject([{ code: 'G10' }]);
		welt.aendere({ parameter: { vertragsnummerModus: 'PREFIX' } });
		expect(welt.verstoesse('f', TRAEGER, abschliessen, { ...eingabe, vertragsnummer: 'HAND-1' })).toEqual([]);
		expect(vertragAn(welt, 'f').vertragsnummer).toBe('HAND-1');
	});
});

describe('G11 und die übrigen Bedingungen', () => {
	it('nennt alle Feldfehler auf einmal, vor den übrigen Regeln', () => {
		bis(welt, 'f', 2500);
		const fehler = einige({ vertragsende: '2025-12-31', wochenstunden: 200, taschengeld: 30_000, urlaubstage: 1 });
		expect(fehler.map((v) => [v.http, v.feld, v.text])).toEqual([
			[422, 'vertragsende', 'Der Freiwilligendienst muss mindestens 6 und darf höchstens 18 Monate dauern.'],
			[422, 'wochenstunden', 'Die Wochenarbeitszeit muss mehr als 20 Stunden betragen.'],
			[422, 'urlaubstage', 'Es sind mindestens 7 Urlaubstage zu gewähren.'],
		]);
	});

	it('lässt nur Einsatzorte der Einsatzstelle zu', () => {
		bis(welt, 'f', 2500);
		expect(einige({ einsatzortID: 'o3' })).toMatchObject([{ code: 'EINSATZORT', http: 422 }]);
		expect(einige({ einsatzortID: 'o2' })).toEqual([]);
		expect(welt.kontingente.get('s1')?.belegungen.get(wunschID())?.einsatzortID).toBe('o2');
	});
});

describe('G13 Erziehungsberechtigte', () => {
	const MUTTER = {
		art: 'MUTTER',
		isUnterschriftErforderlich: true,
		isAlleinigesSorgerecht: false,
		person: { vorname: 'Petra', nachname: 'Hoffmann', email: 'petra@post.test' },
	} as const;
	const text = 'Für Minderjährige muss mindestens eine erziehungsberechtigte Person hinterlegt sein.';

	beforeEach(() => {
		beworben(welt, 'f', ['o1'], MINDERJAEHRIG);
		inVerhandlung(welt, 'f');
	});

	it('verlangt eine Person, die unterschreibt', () => {
		welt.tue('f', freiwillig('f'), erziehungsberechtigteAnlegen, { ...MUTTER, isUnterschriftErforderlich: false });
		expect(einige()).toMatchObject([{ code: 'G13', http: 409, text, ziel: 'erziehungsberechtigte' }]);
		welt.tue('f', freiwillig('f'), erziehungsberechtigteAnlegen, MUTTER);
		expect(einige()).toEqual([]);
	});

	it('gilt ab dem 18. Geburtstag nicht mehr', () => {
		const felder = { vertragsbeginn: '2026-03-01' };
		welt.heute = '2026-03-01';
		expect(einige(felder)).toMatchObject([{ code: 'G13' }]);
		welt.heute = '2026-03-02';
		expect(einige(felder, TRAEGER, { grund: 'Hat gestern begonnen', bestaetigt: true })).toEqual([]);
	});

	it('hält die letzte Person fest, solange ein Vertrag bindet', () => {
		welt.tue('f', freiwillig('f'), erziehungsberechtigteAnlegen, MUTTER);
		geeinigt(welt, 'f');
		const erziehungsberechtigterID = welt.akte('f').erziehungsberechtigte[0]?.id ?? '';
		expect(welt.verstoesse('f', TRAEGER, erziehungsberechtigteEntfernen, { erziehungsberechtigterID })).toMatchObject([
			{ code: 'G13', text },
		]);
	});

	it('verlangt eine andere E-Mail-Adresse als die des Freiwilligen', () => {
		const person = { ...MUTTER.person, email: 'LENA@example.org' };
		expect(welt.verstoesse('f', freiwillig('f'), erziehungsberechtigteAnlegen, { ...MUTTER, person })).toMatchObject([
			{ http: 422, feld: 'email', text: 'Die E-Mail-Adresse muss sich von Ihrer eigenen unterscheiden.' },
		]);
		expect(welt.verstoesse('f', TRAEGER, erziehungsberechtigteAnlegen, { ...MUTTER, person })).toMatchObject([
			{ http: 422, feld: 'email', text: 'Die E-Mail-Adresse muss sich von der des Freiwilligen unterscheiden.' },
		]);
	});
});

describe('G21 Felder der Einsatzstelle', () => {
	beforeEach(() => bis(welt, 'f', 2500));

	it('lässt Beginn und Ende immer zu', () => {
		welt.aendere({ parameter: { einigungFelderEinsatzstelle: [] } });
		expect(einige({ vertragsbeginn: '2025-10-01', vertragsende: '2026-08-31' }, VEREIN1)).toEqual([]);
	});

	it('weist einen geänderten anderen Wert ab, denselben nicht', () => {
		expect(einige({ taschengeld: 50_000 }, VEREIN1)).toMatchObject([
			{
				code: 'G21',
				http: 403,
				feld: 'taschengeld',
				text: 'Das Feld „Taschengeld“ kann nur durch den Träger geändert werden.',
			},
		]);
		expect(einige({ taschengeld: 45_000 }, VEREIN1)).toEqual([]);
	});

	it('gilt auch für die Dienstart, wo nur der Träger sie festlegt', () => {
		welt = weltMitPlaetzen({ parameter: { isFestlegungDienstartSportjugend: true } });
		bis(welt, 'f', 2000);
		const eingabe = { wunschID: wunschID(), dienstartID: 'fsj', betreuerUserID: 'verein1' };
		expect(welt.verstoesse('f', VEREIN1, verhandeln, eingabe)).toMatchObject([
			{ code: 'G21', http: 403, text: 'Das Feld „Dienstart“ kann nur durch den Träger geändert werden.' },
		]);
		expect(welt.verstoesse('f', TRAEGER, verhandeln, eingabe)).toEqual([]);
	});
});

describe('G34 Vertragsnummer', () => {
	const setze = (vertragsnummer: string | null) =>
		welt.verstoesse('f', TRAEGER, vertragsnummerSetzen, { vertragID: vertragID(), vertragsnummer });

	it('wird nie zweimal vergeben', () => {
		bis(welt, 'g', 3000);
		const vergeben = vertragAn(welt, 'g').vertragsnummer;
		bis(welt, 'f', 2800);
		expect(setze(vergeben)).toMatchObject([
			{ code: 'G34', http: 409, text: `Die Vertragsnummer ${vergeben} ist bereits vergeben.` },
		]);
	});

	it('kehrt nur an den Vertrag zurück, der sie schon hatte', () => {
		bis(welt, 'f', 2800);
		expect([setze('A-1'), setze('A-2'), setze('A-1'), setze('A-2')]).toEqual([[], [], [], []]);
		welt.tue('f', TRAEGER, annullieren, { grund: 'anders vereinbart' });
		const verstoss = { code: 'G34', http: 409, text: 'Die Vertragsnummer A-1 ist bereits vergeben.' };
		expect(setze('A-1')).toMatchObject([verstoss]);
		expect(setze('A-3')).toEqual([]);
	});

	it('hat höchstens 30 Zeichen aus ihrem Vorrat und bleibt ab dem Abschluss', () => {
		bis(welt, 'f', 2800);
		expect(setze('x'.repeat(31))).toMatchObject([{ http: 422, text: 'Bitte geben Sie höchstens 30 Zeichen ein' }]);
		expect(setze('Ä 1')).toMatchObject([{ http: 422, text: 'Invalides Format' }]);
		expect(setze('A-1')).toEqual([]);
		expect(setze(null)).toEqual([]);
		abgeschlossen(welt, 'f');
		expect(setze('')).toMatchObject([{ http: 422, text: 'Dies ist ein Pflichtfeld' }]);
	});
});

it('der Entwurf an einem zweiten Einsatzort derselben Einsatzstelle bleibt ihr nach der Einigung offen (D11)', () => {
	beworben(welt, 'f', ['o1', 'o2']);
	inVerhandlung(welt, 'f', 'o1');
	inVerhandlung(welt, 'f', 'o2');
	geeinigt(welt, 'f', {}, 'o1');
	const zweiter = vertragAn(welt, 'f', 'o2');
	expect(sichtIn(welt.lage('f', VEREIN1))?.wuensche).toHaveLength(2);
	const eingabe = { vertragID: zweiter.id, felder: { vertragsbeginn: '2025-10-01' } };
	expect(welt.verstoesse('f', VEREIN1, vertragBearbeiten, eingabe)).toEqual([]);
});

it('was das Portal inzwischen tut, macht keine Eingabe ungültig (D14)', () => {
	bis(welt, 'f', 2800);
	const { id, version } = vertragAn(welt, 'f');
	welt.tue('f', SYSTEM, abschliessen, { wunschID: wunschID(), vertragsnummer: 'A-1' });
	expect(vertragAn(welt, 'f')).toMatchObject({ status: 3000, version });
	const aendere = (felder: Partial<Vertragsbedingungen>) =>
		welt.verstoesse('f', TRAEGER, vertragBearbeiten, { vertragID: id, felder, version });
	expect(aendere({ unterkunft: 'ROOM' })).toEqual([]);
	expect(aendere({ unterkunft: 'APARTMENT' })).toMatchObject([{ code: 'VERSION', http: 409 }]);
});

describe('Vertrag bearbeiten', () => {
	const UNTERSCHRIEBEN =
		'Der Vertrag wurde bereits unterschrieben. Bitte annullieren Sie den Vertrag, um ihn zu ändern.';

	it('im Entwurf frei, ohne Kontingent', () => {
		bis(welt, 'f', 2500);
		welt.teileZu('o1', 'fsj', 0);
		expect(bearbeite({ vertragsbeginn: '2025-10-01', taschengeld: 40_000 })).toEqual([]);
	});

	it('nach der Einigung gegen Kontingent, Alter und Erziehungsberechtigte', () => {
		bis(welt, 'f', 2800);
		expect(bearbeite({ vertragsbeginn: '2025-08-01', vertragsende: '2026-07-31' })).toEqual([]);
		welt.teileZu('o2', 'fsj', 0);
		expect(bearbeite({ einsatzortID: 'o2' })).toMatchObject([{ code: 'G04' }]);
	});

	it('nach dem Abschluss nur noch Ende und Nebenleistungen, durch den Träger', () => {
		bis(welt, 'f', 3000);
		expect(bearbeite({ taschengeld: 40_000 })).toMatchObject([{ http: 409, text: UNTERSCHRIEBEN }]);
		expect(bearbeite({ unterkunft: 'ROOM', estBeitrag: 60_000 })).toEqual([]);
		expect(bearbeite({ unterkunft: 'NONE' }, VEREIN1)).toMatchObject([{ code: 'G21', http: 403 }]);
		expect(bearbeite({ geplantesEnde: '2025-12-31' })).toMatchObject([{ code: 'G11', http: 422 }]);
		expect(bearbeite({ geplantesEnde: '2026-05-31' })).toEqual([]);
		expect(welt.kontingente.get('s1')?.belegungen.get(wunschID())?.bis).toBe('2026-05-31');
	});

	it('archiviert oder storniert nie', () => {
		bis(welt, 'f', 2800);
		const alt = vertragID();
		welt.tue('f', TRAEGER, annullieren, { grund: 'neue Bedingungen' });
		const eingabe = { vertragID: alt, felder: { unterkunft: 'ROOM' } } as const;
		expect(welt.verstoesse('f', TRAEGER, vertragBearbeiten, eingabe)).toMatchObject([
			{ http: 409, text: 'Archivierte oder stornierte Verträge können nicht geändert werden.' },
		]);
	});

	it('weist einen veralteten Stand ab', () => {
		bis(welt, 'f', 2500);
		const eingabe = { vertragID: vertragID(), felder: { unterkunft: 'ROOM' }, version: 1 } as const;
		expect(welt.verstoesse('f', TRAEGER, vertragBearbeiten, eingabe)).toMatchObject([
			{
				code: 'VERSION',
				http: 409,
				text: 'Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.',
			},
		]);
	});
});
