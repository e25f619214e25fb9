import { beforeEach, describe, expect, it } from 'vitest';
import { bearbeiten } from '#domain/akte/entscheidungen/freiwilliger/bearbeiten.ts';
import { kontoEroeffnen } from '#domain/akte/entscheidungen/freiwilliger/konto-eroeffnen.ts';
import { loeschen } from '#domain/akte/entscheidungen/freiwilliger/loeschen.ts';
import { registrieren } from '#domain/akte/entscheidungen/freiwilliger/registrieren.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { kontaktieren } from '#domain/akte/entscheidungen/wunsch/kontaktieren.ts';
import { verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { wunschBearbeiten } from '#domain/akte/entscheidungen/wunsch/wunsch-bearbeiten.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import { NIRGENDS } from '#domain/akte/freiwilliger/aufbewahrung.ts';
import { PERSONENFELDNAMEN, type Personendaten } from '#domain/felder/personenfelder.ts';
import {
	ERWACHSEN,
	freiwillig,
	OEFFENTLICH,
	SYSTEM,
	TOKEN,
	TRAEGER,
	VEREIN1,
	VEREIN2,
} from './tests/personen.fixture.ts';
import { abgeschlossen, beworben, bis, geeinigt, weltMitPlaetzen, wunschAn } from './tests/wege.fixture.ts';
import type { Welt } from './tests/welt.fixture.ts';

/** Who may at all, who sees what: before any rule is asked. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});

const fuer = (einsatzortID = 'o1') => ({ wunschID: wunschAn(welt, 'f', einsatzortID).id });

describe('Zugang', () => {
	it('verwehrt, was die Rolle nie darf', () => {
		bis(welt, 'f', 2800);
		for (const akteur of [VEREIN1, freiwillig('f'), OEFFENTLICH]) {
			expect(welt.verstoesse('f', akteur, abschliessen, fuer())).toMatchObject([{ code: 'BERECHTIGUNG', http: 403 }]);
		}
		expect(welt.verstoesse('f', SYSTEM, abschliessen, { ...fuer(), vertragsnummer: 'A-1' })).toEqual([]);
	});

	it('zeigt Fremdes wie nicht Vorhandenes', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		const nichtGefunden = [{ code: 'NICHT_GEFUNDEN', http: 404, text: 'Der Datensatz wurde nicht gefunden.' }];
		expect(welt.verstoesse('f', VEREIN1, kontaktieren, fuer('o3'))).toMatchObject(nichtGefunden);
		expect(welt.verstoesse('f', VEREIN1, kontaktieren, { wunschID: 'gibt es nicht' })).toMatchObject(nichtGefunden);
		expect(welt.verstoesse('f', freiwillig('g'), zurueckziehen, fuer())).toMatchObject(nichtGefunden);
		expect(welt.verstoesse('f', VEREIN2, kontaktieren, fuer('o3'))).toEqual([]);
	});

	it('I14: nach dem Abschluss sieht ihn nur noch die Einsatzstelle des Vertrags', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		welt.tue('f', VEREIN1, verhandeln, { ...fuer(), dienstartID: 'fsj', betreuerUserID: 'verein1' });
		geeinigt(welt, 'f');
		abgeschlossen(welt, 'f');
		expect(welt.verstoesse('f', VEREIN2, kontaktieren, fuer('o3'))).toMatchObject([{ http: 404 }]);
	});

	it('vor der Bestätigung der E-Mail-Adresse sieht ihn keine Einsatzstelle', () => {
		const eingabe = { userID: 'user-f', person: ERWACHSEN, wuensche: [{ einsatzortID: 'o1' }] };
		welt.tue('f', OEFFENTLICH, registrieren, eingabe);
		expect(welt.verstoesse('f', VEREIN1, kontaktieren, fuer())).toMatchObject([{ http: 404 }]);
		expect(welt.verstoesse('f', TRAEGER, kontaktieren, fuer())).toMatchObject([
			{ code: 'G22', http: 409, text: 'Die Aktion „Kontaktieren“ ist im Status 0000 (OptIn) nicht möglich.' },
		]);
		expect(welt.verstoesse('f', freiwillig('f'), zurueckziehen, fuer())).toEqual([]);
		welt.tue('f', TOKEN, kontoEroeffnen, { userID: 'user-f' });
		expect(welt.akte('f').status).toBe(1500);
	});

	it('G32: in der Ansicht eines anderen wird weder zurückgezogen noch gelöscht', () => {
		beworben(welt, 'f');
		const ansicht = { ...freiwillig('f'), impersoniertVon: 'traeger' };
		const text = 'Diese Aktion ist in der Benutzeransicht eines anderen nicht möglich.';
		expect(welt.verstoesse('f', ansicht, zurueckziehen, fuer())).toMatchObject([{ code: 'G32', http: 403, text }]);
		const traeger = { ...TRAEGER, impersoniertVon: 'admin' };
		expect(welt.verstoesse('f', traeger, loeschen, { genanntes: NIRGENDS })).toMatchObject([
			{ code: 'G32', http: 403, text },
		]);
	});
});

describe('G22 Ausgangsstatus', () => {
	it('nennt Aktion und Status', () => {
		bis(welt, 'f', 2500);
		expect(welt.verstoesse('f', VEREIN1, kontaktieren, fuer())).toMatchObject([
			{
				code: 'G22',
				http: 409,
				text: 'Die Aktion „Kontaktieren“ ist im Status 3000 (In Vertragsverhandlung) nicht möglich.',
			},
		]);
	});
});

describe('Löschen', () => {
	it('G26: der Begriff muss stimmen', () => {
		bis(welt, 'f', 3000);
		expect(welt.verstoesse('f', TRAEGER, loeschen, { bestaetigung: 'löschen', genanntes: NIRGENDS })).toMatchObject([
			{ code: 'G26', http: 422, text: 'Der eingegebene Bestätigungsbegriff stimmt nicht.' },
		]);
	});

	it('G27: ohne Begriff nur vor der Einigung', () => {
		bis(welt, 'f', 2800);
		expect(welt.verstoesse('f', TRAEGER, loeschen, { genanntes: NIRGENDS })).toMatchObject([
			{
				code: 'G27',
				http: 409,
				text: 'Nach der Vertragseinigung kann nur noch über die Stammdaten gelöscht werden.',
			},
		]);
		bis(welt, 'g', 2500);
		expect(welt.verstoesse('g', TRAEGER, loeschen, { genanntes: NIRGENDS })).toEqual([]);
	});

	it('gibt den Platz frei und lässt die Akte verschwinden', () => {
		bis(welt, 'f', 3000);
		welt.tue('f', TRAEGER, loeschen, { bestaetigung: 'LÖSCHEN', genanntes: NIRGENDS });
		expect(welt.kontingente.get('s1')?.belegungen.size).toBe(0);
		expect(welt.verstoesse('f', TRAEGER, bearbeiten, { felder: {} })).toMatchObject([{ http: 404 }]);
		expect(welt.verstoesse('f', TOKEN, kontoEroeffnen, { userID: 'u' })).toMatchObject([{ http: 404 }]);
	});
});

describe('Eigene Daten', () => {
	it('sperrt Name, Geburtsdatum und Geschlecht ab der Einigung', () => {
		bis(welt, 'f', 2500);
		const aendere = () => welt.verstoesse('f', freiwillig('f'), bearbeiten, { felder: { nachname: 'Koch' } });
		expect(aendere()).toEqual([]);
		welt = weltMitPlaetzen();
		bis(welt, 'f', 2800);
		expect(aendere()).toMatchObject([
			{
				code: 'G21',
				http: 403,
				feld: 'nachname',
				text: 'Das Feld „Nachname“ kann nur durch den Träger geändert werden.',
			},
		]);
		expect(welt.verstoesse('f', freiwillig('f'), bearbeiten, { felder: { ort: 'Gießen' } })).toEqual([]);
	});

	it('sagt dem Träger nie, nur er dürfe es, sondern wo es eingetragen wird', () => {
		bis(welt, 'f', 2000);
		welt.akte('f').userID = 'konto';
		const felder = Object.fromEntries(PERSONENFELDNAMEN.map((feld) => [feld, 'x'])) as Personendaten;
		const verstoesse = welt.verstoesse('f', TRAEGER, bearbeiten, { felder });
		const gesperrt = verstoesse.filter(({ code }) => code === 'G21');
		expect(gesperrt.map(({ feld }) => feld)).toEqual(
			expect.arrayContaining(['email', 'fuehrungszeugnisEingesehenAm', 'isEinschlaegigVerurteilt', 'freiesFeldEins']),
		);
		for (const { text } of gesperrt) expect(text).not.toMatch(/nur durch den Träger|lässt sich hier nicht/);
		expect(gesperrt.find(({ feld }) => feld === 'fuehrungszeugnisDatum')?.text).toContain('Einsicht festhalten');
	});

	it('schreibt je Art von Daten ein Ereignis, nur mit dem, was sich ändert', () => {
		bis(welt, 'f', 2000);
		const felder = { ort: 'Gießen', plz: ERWACHSEN.plz, iban: 'DE89370400440532013000', allergien: 'Nüsse' };
		const ereignisse = welt.tue('f', freiwillig('f'), bearbeiten, { felder });
		expect(ereignisse.map((e) => [e.art, 'felder' in e.facts && e.facts.felder])).toEqual([
			['KONTAKT', ['ort']],
			['BANK', ['iban']],
			['GESUNDHEIT', ['allergien']],
		]);
		const version = welt.akte('f').personVersion;
		expect(
			welt.verstoesse('f', TRAEGER, bearbeiten, { felder: { ort: 'Wetzlar' }, version: version - 1 }),
		).toMatchObject([{ code: 'VERSION', http: 409 }]);
		expect(welt.verstoesse('f', TRAEGER, bearbeiten, { felder: { ort: 'Wetzlar' }, version })).toEqual([]);
	});

	it('lässt Freiwillige an ihrer Bewerbung nur Dienstart und Reihenfolge ändern, solange niemand reagiert hat', () => {
		bis(welt, 'f', 2000);
		const aendere = (rest: object) => welt.verstoesse('f', freiwillig('f'), wunschBearbeiten, { ...fuer(), ...rest });
		expect(aendere({ dienstartID: 'fsj', prioritaet: 2 })).toEqual([]);
		expect(aendere({ bemerkung: 'eilt' })).toMatchObject([{ code: 'G21', http: 403 }]);
		welt.tue('f', VEREIN1, kontaktieren, fuer());
		expect(aendere({ prioritaet: 1 })).toMatchObject([{ code: 'G22' }]);
	});
});
