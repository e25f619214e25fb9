import { beforeEach, describe, expect, it } from 'vitest';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { kontaktieren } from '#domain/akte/entscheidungen/wunsch/kontaktieren.ts';
import { vorschlagen } from '#domain/akte/entscheidungen/wunsch/vorschlagen.ts';
import { wartelisteSetzen } from '#domain/akte/entscheidungen/wunsch/warteliste-setzen.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import { freiwillig, TRAEGER, VEREIN1 } from './tests/personen.fixture.ts';
import { beworben, bis, geeinigt, inVerhandlung, weltMitPlaetzen, wunschAn } from './tests/wege.fixture.ts';
import type { Welt } from './tests/welt.fixture.ts';

/** The coupling table: wish, its newest contract, the volunteer's number and the place, row by row. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});

const wunschID = (): string => wunschAn(welt, 'f').id;

function stand() {
	const akte = welt.akte('f');
	const wunsch = wunschAn(welt, 'f');
	const vertrag = akte.vertraege.findLast((v) => v.wunschID === wunsch.id)?.status ?? null;
	const platz = welt.kontingente.get('s1')?.belegungen.get(wunsch.id) ?? null;
	return { wunsch: wunsch.status, vertrag, freiwilliger: akte.status, platz: platz?.art ?? null };
}

const kein = { vertrag: null, platz: null } as const;

describe('Kopplungstabelle', () => {
	it('0 und 500: kein Vertrag, 2000, kein Platz', () => {
		bis(welt, 'f', 2000);
		expect(stand()).toEqual({ wunsch: 0, freiwilliger: 2000, ...kein });
		welt.tue('f', VEREIN1, wartelisteSetzen, { wunschID: wunschID() });
		expect(stand()).toEqual({ wunsch: 500, freiwilliger: 2000, ...kein });
	});

	it('500 von Anfang an, wo nichts frei ist', () => {
		for (const id of ['g1', 'g2']) {
			beworben(welt, id);
			inVerhandlung(welt, id);
			geeinigt(welt, id);
		}
		for (const dienstart of ['bfd', 'bfd27', 'foej']) welt.teileZu('o1', dienstart, 0);
		bis(welt, 'f', 2000);
		expect(stand()).toEqual({ wunsch: 500, freiwilliger: 2000, ...kein });
	});

	it('1000: kein Vertrag, 1500, kein Platz', () => {
		beworben(welt, 'f', ['o3']);
		welt.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschAn(welt, 'f', 'o3').id });
		const vorschlag = { einsatzortID: 'o1', betreuerUserID: 'verein1', nachricht: 'Kommen Sie zu uns!' };
		welt.tue('f', TRAEGER, vorschlagen, vorschlag);
		expect(stand()).toEqual({ wunsch: 1000, freiwilliger: 1500, ...kein });
	});

	it('2000: kein Vertrag, 2100, kein Platz', () => {
		bis(welt, 'f', 2000);
		welt.tue('f', VEREIN1, kontaktieren, { wunschID: wunschID() });
		expect(stand()).toEqual({ wunsch: 2000, freiwilliger: 2100, ...kein });
	});

	it('3000: Entwurf, 2500, kein Platz', () => {
		bis(welt, 'f', 2500);
		expect(stand()).toEqual({ wunsch: 3000, vertrag: 0, freiwilliger: 2500, platz: null });
	});

	it('3500: Einigung, 2800, reserviert', () => {
		bis(welt, 'f', 2800);
		expect(stand()).toEqual({ wunsch: 3500, vertrag: 2000, freiwilliger: 2800, platz: 'RESERVIERT' });
	});

	it('4000: unterschrieben, 3000, belegt', () => {
		bis(welt, 'f', 3000);
		expect(stand()).toEqual({ wunsch: 4000, vertrag: 3000, freiwilliger: 3000, platz: 'BELEGT' });
	});

	it('5000: laufend, 4000, belegt', () => {
		bis(welt, 'f', 4000);
		expect(stand()).toEqual({ wunsch: 5000, vertrag: 4000, freiwilliger: 4000, platz: 'BELEGT' });
	});

	it('5500: archiviert, 9000, belegt über den ganzen Zeitraum', () => {
		bis(welt, 'f', 4000);
		welt.heute = '2026-08-20';
		welt.tue('f', TRAEGER, beenden, { datum: '2026-08-31' });
		expect(stand()).toEqual({ wunsch: 5500, vertrag: 9000, freiwilliger: 9000, platz: 'BELEGT' });
		expect(welt.kontingente.get('s1')?.belegungen.get(wunschID())).toMatchObject({
			von: '2025-09-01',
			bis: '2026-08-31',
		});
	});

	it('5400: archiviert, 9300, belegt bis zum Dienstende', () => {
		bis(welt, 'f', 4000);
		welt.heute = '2026-01-20';
		welt.tue('f', TRAEGER, beenden, {
			datum: '2026-01-15',
			kuendigungDurch: 'FREIWILLIGER',
			grund: 'Studienplatz',
			bestaetigt: true,
		});
		expect(stand()).toEqual({ wunsch: 5400, vertrag: 9000, freiwilliger: 9300, platz: 'BELEGT' });
		expect(welt.kontingente.get('s1')?.belegungen.get(wunschID())).toMatchObject({ bis: '2026-01-15' });
	});

	it('8000: archiviert, 9500, Platz frei', () => {
		bis(welt, 'f', 3000);
		welt.heute = '2025-09-02';
		welt.tue('f', TRAEGER, nichtAntreten, { grund: 'nicht erschienen' });
		expect(stand()).toEqual({ wunsch: 8000, vertrag: 9000, freiwilliger: 9500, platz: null });
	});

	it('9000 und 9500: kein oder stornierter Vertrag, 1500, Platz frei', () => {
		bis(welt, 'f', 2000);
		welt.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschID() });
		expect(stand()).toEqual({ wunsch: 9000, freiwilliger: 1500, ...kein });

		welt = weltMitPlaetzen();
		bis(welt, 'f', 2800);
		welt.tue('f', TRAEGER, ablehnen, { wunschID: wunschID(), grund: 'Einsatzstelle geschlossen' });
		expect(stand()).toEqual({ wunsch: 9500, vertrag: 9500, freiwilliger: 1500, platz: null });
	});

	it('hält jeden Schritt genau einmal fest', () => {
		bis(welt, 'f', 4000);
		expect((welt.verlauf.get('f') ?? []).map((e) => e.type)).toEqual([
			'FreiwilligerRegistriert',
			'DatenschutzZugestimmt',
			'PersonendatenGeaendert',
			'WunschGeaeussert',
			'FreiwilligerStatusGeaendert',
			'KontoEroeffnet',
			'BewerbungAbgesendet',
			'FreiwilligerStatusGeaendert',
			'DienstartFestgelegt',
			'BetreuerGeaendert',
			'VerhandlungBegonnen',
			'VertragEntworfen',
			'FreiwilligerStatusGeaendert',
			'VertragGeeinigt',
			'EinigungErzielt',
			'FreiwilligerStatusGeaendert',
			'VertragsnummerVergeben',
			'VertragUnterschrieben',
			'VertragAbgeschlossen',
			'FreiwilligerStatusGeaendert',
			'VertragAngetreten',
			'DienstAngetreten',
			'FreiwilligerStatusGeaendert',
		]);
	});
});
