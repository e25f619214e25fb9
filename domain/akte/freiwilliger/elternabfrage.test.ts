import { beforeEach, describe, expect, it } from 'vitest';
import { lieseAbfrage, personenteilAusfuellen } from '#domain/akte/entscheidungen/freiwilliger/abfrage-ausfuellen.ts';
import { erziehungsberechtigteAnlegen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-anlegen.ts';
import { freiwillig, MINDERJAEHRIG, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import { beworben, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Bearbeiter } from '#domain/feldabfrage/feldabfrage.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { ELTERNFELDER } from '#domain/felder/elternfelder.ts';
import type { Akteur } from '#domain/rollen.ts';
import { sichtIn } from '../zugang.ts';
import { abfrageblick } from './abfrageblick.ts';

const LENA = freiwillig('f');
const EINS = { vorname: 'Petra', nachname: 'Hoffmann' };

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
	beworben(welt, 'f', ['o1'], MINDERJAEHRIG);
	frage(['FW', 'MV']);
});

function frage(isBearbeitbarDurch: readonly Bearbeiter[]): void {
	const felder = ELTERNFELDER.map((feld) => {
		const bezeichnung = FELD_BEZEICHNUNG[feld];
		return { feld, bezeichnung, isPflicht: true, isBearbeitbarDurch, hilfetext: null };
	});
	welt.aendere({ feldabfragen: [{ id: 'q', zielStatus: 2500, dienstartIDs: [], isAktiv: true, felder }] });
}

const eingabe = (werte: Record<string, unknown>) => ({ ziel: 2500, wunschID: null, werte });
const ausfuellen = (lage: Parameters<typeof lieseAbfrage>[0], e: Parameters<typeof lieseAbfrage>[1]) =>
	personenteilAusfuellen(lage, lieseAbfrage(lage, e));
const fuelle = (wer: Akteur, werte: Record<string, unknown>) => welt.tue('f', wer, ausfuellen, eingabe(werte));
const verstoesse = (wer: Akteur, werte: Record<string, unknown>) =>
	welt.verstoesse('f', wer, ausfuellen, eingabe(werte)).map(({ feld, code }) => [feld, code]);
const eltern = () => welt.akte('f').erziehungsberechtigte;
const lege = (person: object, mehr: object = {}) =>
	welt.tue('f', TRAEGER, erziehungsberechtigteAnlegen, {
		...{ art: 'MUTTER', isUnterschriftErforderlich: true, isAlleinigesSorgerecht: false, aufPapier: true, ...mehr },
		person: { ...EINS, ...person },
	});
const zeilen = (wer: Akteur) => {
	const lage = welt.lage('f', wer);
	const sicht = sichtIn(lage);
	return sicht ? (abfrageblick(lage, sicht, { ziel: 2500, wunschID: null })?.zeilen ?? []) : [];
};

describe('guardians as asked fields', () => {
	it('enters a guardian by name and contact, and the second after the first', () => {
		fuelle(LENA, {
			erziehungsberechtigterEinsArt: 'MUTTER',
			erziehungsberechtigterEinsVorname: 'Petra',
			erziehungsberechtigterEinsNachname: 'Hoffmann',
			erziehungsberechtigterEinsEmail: 'petra@example.org',
			erziehungsberechtigterZweiVorname: 'Karl',
			erziehungsberechtigterZweiNachname: 'Hoffmann',
			erziehungsberechtigterZweiEmail: 'karl@example.org',
		});
		expect(eltern()).toMatchObject([
			{ art: 'MUTTER', isUnterschriftErforderlich: true, person: { ...EINS, email: 'petra@example.org' } },
			{ art: 'SONSTIGE', person: { vorname: 'Karl', nachname: 'Hoffmann' } },
		]);
	});

	it('wants a whole name, an e-mail address of their own, and the first before the second', () => {
		expect(verstoesse(LENA, { erziehungsberechtigterEinsVorname: 'Petra' })).toEqual([
			['erziehungsberechtigterEinsNachname', 'P'],
		]);
		const gleich = {
			erziehungsberechtigterEinsVorname: 'Petra',
			erziehungsberechtigterEinsNachname: 'Hoffmann',
			erziehungsberechtigterEinsEmail: MINDERJAEHRIG.email,
		};
		expect(verstoesse(LENA, gleich)).toEqual([['erziehungsberechtigterEinsEmail', 'FELD']]);
		const zweite = {
			erziehungsberechtigterZweiVorname: 'Karl',
			erziehungsberechtigterZweiNachname: 'Hoffmann',
			erziehungsberechtigterZweiEmail: 'karl@example.org',
		};
		expect(verstoesse(LENA, zweite)).toEqual([['erziehungsberechtigterZweiVorname', 'FELD']]);
	});

	it('wants an address to sign with where contracts of minors are signed in the portal', () => {
		const name = { erziehungsberechtigterEinsVorname: 'Petra', erziehungsberechtigterEinsNachname: 'Hoffmann' };
		const fehlt = [['erziehungsberechtigterEinsEmail', 'P']];
		expect([verstoesse(LENA, name), verstoesse(TRAEGER, name)]).toEqual([fehlt, fehlt]);
		const mitAdresse = { ...name, erziehungsberechtigterEinsEmail: 'petra@example.org' };
		fuelle(LENA, mitAdresse);
		expect(verstoesse(TRAEGER, { erziehungsberechtigterEinsEmail: null })).toEqual(fehlt);
	});

	it('wants none where they are signed outside the portal', () => {
		welt.aendere({ parameter: { pdfSignatures: false } });
		fuelle(LENA, { erziehungsberechtigterEinsVorname: 'Petra', erziehungsberechtigterEinsNachname: 'Hoffmann' });
		expect(eltern()).toMatchObject([{ person: EINS }]);
	});

	it('asks for none of who signs on paper, as staff have said', () => {
		lege({});
		expect(verstoesse(LENA, { erziehungsberechtigterEinsTelefon: '0641 1234567' })).toEqual([]);
	});

	it('lets the volunteer add what is missing, and only the provider change what is there', () => {
		lege({});
		fuelle(LENA, { erziehungsberechtigterEinsTelefon: '0641 1234567' });
		expect(eltern()).toMatchObject([{ art: 'MUTTER', person: { ...EINS, telefon: '0641 1234567' } }]);
		expect(verstoesse(LENA, { erziehungsberechtigterEinsVorname: 'Paula' })).toEqual([
			['erziehungsberechtigterEinsVorname', 'G21'],
		]);
		fuelle(TRAEGER, { erziehungsberechtigterEinsVorname: 'Paula' });
		expect(eltern()).toMatchObject([{ person: { vorname: 'Paula', telefon: '0641 1234567' } }]);
	});

	it('keeps the volunteer from adding to a guardian where the query leaves that to the provider', () => {
		lege({});
		frage(['MV']);
		expect(verstoesse(LENA, { erziehungsberechtigterEinsTelefon: '0641 1234567' })).toEqual([
			['erziehungsberechtigterEinsTelefon', 'G21'],
		]);
	});

	it('asks nothing about a second one beside sole custody, and nothing of adults', () => {
		expect(zeilen(TRAEGER)).toHaveLength(10);
		lege({}, { isAlleinigesSorgerecht: true });
		expect(zeilen(TRAEGER).map((z) => z.feldKey)).toEqual(ELTERNFELDER.slice(0, 5));
		welt.heute = '2026-03-02';
		expect(zeilen(TRAEGER)).toEqual([]);
	});

	it('shows a site neither names nor contact, and lets it fill in nothing', () => {
		lege({ telefon: '0641 1234567' });
		const gesehen = zeilen(VEREIN1);
		expect(gesehen).toHaveLength(10);
		expect(gesehen.every((z) => z.wert === null && !z.isBearbeitbar)).toBe(true);
	});
});
