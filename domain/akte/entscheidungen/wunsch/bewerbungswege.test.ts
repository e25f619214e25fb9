import { beforeEach, describe, expect, it } from 'vitest';
import { einladungAnnehmen } from '#domain/akte/entscheidungen/freiwilliger/einladung-annehmen.ts';
import { erfassen } from '#domain/akte/entscheidungen/freiwilliger/erfassen.ts';
import { reaktivieren } from '#domain/akte/entscheidungen/freiwilliger/reaktivieren.ts';
import { zyklusUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { ERWACHSEN, freiwillig, TOKEN, TRAEGER, VEREIN1, VEREIN2 } from '#domain/akte/tests/personen.fixture.ts';
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
import { ablehnen } from './ablehnen.ts';
import { bewerben } from './bewerben.ts';
import { vorschlagAblehnen } from './vorschlag-ablehnen.ts';
import { vorschlagAnnehmen } from './vorschlag-annehmen.ts';
import { vorschlagen } from './vorschlagen.ts';
import { zurueckziehen } from './zurueckziehen.ts';

/** Other ways to a wish: proposal, invitation, entry by staff, reactivation, the next cycle. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});

/** Confirmed, without an open wish: 1500. */
function imPool(): void {
	beworben(welt, 'f', ['o4']);
	welt.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschAn(welt, 'f', 'o4').id });
}

const VORSCHLAG = {
	einsatzortID: 'o1',
	betreuerUserID: 'verein1',
	nachricht: 'Kommen Sie zu uns!',
	dienstartID: 'fsj',
};

describe('Vorschlag', () => {
	it('G30: Einsatzort, Betreuer und Nachricht gehören dazu', () => {
		imPool();
		const text = 'Für einen Stellenvorschlag sind Einsatzort, Betreuer und eine persönliche Nachricht erforderlich.';
		for (const fehlt of [{ nachricht: ' ' }, { betreuerUserID: null }, { betreuerUserID: 'verein2' }]) {
			expect(welt.verstoesse('f', TRAEGER, vorschlagen, { ...VORSCHLAG, ...fehlt })[0]).toMatchObject({
				code: 'G30',
				http: 422,
				text,
			});
		}
	});

	it('geht von der Einsatzstelle nur für eigene Einsatzorte und in den Pool', () => {
		welt.aendere({ parameter: { freiwilligenSichtbarkeitMode: 'EIGENE_UND_POOL' } });
		imPool();
		expect(welt.verstoesse('f', VEREIN2, vorschlagen, VORSCHLAG)).toMatchObject([{ http: 403 }]);
		expect(welt.verstoesse('f', VEREIN1, vorschlagen, VORSCHLAG)).toEqual([]);
		expect(welt.akte('f').status).toBe(1500);
	});

	it('wird mit Ja zur eigenen Bewerbung, mit Nein abgesagt', () => {
		imPool();
		welt.tue('f', TRAEGER, vorschlagen, VORSCHLAG);
		welt.tue('f', TRAEGER, vorschlagen, { ...VORSCHLAG, einsatzortID: 'o2' });
		welt.tue('f', freiwillig('f'), vorschlagAblehnen, { wunschID: wunschAn(welt, 'f', 'o2').id });
		expect(wunschAn(welt, 'f', 'o2')).toMatchObject({ status: 9000, beendetVon: 'FREIWILLIGER', beendetAus: 1000 });
		welt.tue('f', freiwillig('f'), vorschlagAnnehmen, { wunschID: wunschAn(welt, 'f').id });
		expect(wunschAn(welt, 'f').status).toBe(2000);
		expect(welt.akte('f').status).toBe(2100);
	});
});

it('ein Vorschlag führt auch nach einem Dienst wieder in die Bewerbung', () => {
	bis(welt, 'f', 4000);
	const datum = vertragAn(welt, 'f').vertragsende ?? '';
	welt.heute = datum;
	welt.tue('f', TRAEGER, beenden, { datum });
	expect(welt.akte('f').status).toBe(9000);
	welt.tue('f', TRAEGER, bewerben, { wuensche: [{ einsatzortID: 'o4' }] });
	welt.tue('f', TRAEGER, vorschlagen, { ...VORSCHLAG, einsatzortID: 'o2' });
	welt.tue('f', TRAEGER, ablehnen, { wunschID: wunschAn(welt, 'f', 'o4').id, grund: 'Kein Platz' });
	expect(welt.akte('f').status).toBe(9000);
	welt.tue('f', TRAEGER, vorschlagAnnehmen, { wunschID: wunschAn(welt, 'f', 'o2').id });
	expect(welt.akte('f').status).toBe(2100);
});

describe('Einladung', () => {
	const EINLADUNG = {
		einladungID: 'e1',
		zyklusID: 'z',
		einsatzortID: 'o1',
		dienstartID: 'fsj',
		betreuerUserID: 'verein1',
		userID: 'user-f',
		person: ERWACHSEN,
	};
	const nimmAn = (rest: Partial<typeof EINLADUNG> = {}) =>
		welt.verstoesse('f', TOKEN, einladungAnnehmen, { ...EINLADUNG, ...rest });

	it('beginnt eine neue Akte mit 2100 und einem bestätigten Konto', () => {
		expect(nimmAn()).toEqual([]);
		expect(welt.akte('f')).toMatchObject({ status: 2100, herkunft: 'EINLADUNG', zyklusID: 'z' });
		expect(welt.akte('f').kontoEroeffnetAm).not.toBeNull();
		expect(wunschAn(welt, 'f')).toMatchObject({ status: 2000, dienstartID: 'fsj', betreuerUserID: 'verein1' });
	});

	it('führt neben einer Verhandlung zu 2500', () => {
		beworben(welt, 'f', ['o3']);
		inVerhandlung(welt, 'f', 'o3');
		expect(nimmAn()).toEqual([]);
		expect(welt.akte('f').status).toBe(2500);
	});

	it('E10, G29: braucht einen freien Platz, nimmt aber keinen', () => {
		const text = 'Für eine Einladung sind Dienstart, Betreuer und freies Kontingent am Einsatzort erforderlich.';
		for (const id of ['g', 'h']) {
			beworben(welt, id);
			inVerhandlung(welt, id);
			geeinigt(welt, id);
		}
		expect(nimmAn()).toMatchObject([{ code: 'G29', http: 409, text }]);
		welt.teileZu('o1', 'fsj', 3);
		expect(nimmAn({ betreuerUserID: 'verein2' })).toMatchObject([{ code: 'G29', http: 422, text }]);
		expect(nimmAn()).toEqual([]);
		expect(welt.kontingente.get('s1')?.belegungen.size).toBe(2);
	});

	it('geht nach der Einigung nicht mehr', () => {
		bis(welt, 'f', 2800);
		expect(nimmAn({ einsatzortID: 'o2' })).toMatchObject([{ code: 'G22' }]);
	});
});

describe('Erfassung', () => {
	it('beginnt mit 1500 oder 2000, ohne Grenze der Anzahl und außerhalb der Bewerbungsphase', () => {
		welt.aendere({ parameter: { isBewerbungsphase: false, maxBewerbungen: 1 } });
		const eingabe = { zyklusID: 'z', userID: null, person: ERWACHSEN };
		welt.tue('f', TRAEGER, erfassen, { ...eingabe, wuensche: [] });
		expect(welt.akte('f').status).toBe(1500);
		welt.tue('g', TRAEGER, erfassen, { ...eingabe, wuensche: [{ einsatzortID: 'o1' }, { einsatzortID: 'o2' }] });
		expect(welt.akte('g').status).toBe(2000);
		expect(welt.verstoesse('h', VEREIN1, erfassen, { ...eingabe, wuensche: [] })).toMatchObject([{ http: 403 }]);
	});

	it('verlangt das Mindestalter', () => {
		const person = { ...ERWACHSEN, geburtsdatum: '2011-06-03' };
		expect(
			welt.verstoesse('f', TRAEGER, erfassen, { zyklusID: 'z', userID: null, person, wuensche: [] }),
		).toMatchObject([{ http: 422, feld: 'geburtsdatum', text: 'Eine Bewerbung ist erst ab 14 Jahren möglich.' }]);
	});
});

describe('Reaktivieren', () => {
	const zurueck = (ort = 'o1') =>
		welt.verstoesse('f', TRAEGER, reaktivieren, { wunschID: wunschAn(welt, 'f', ort).id });

	it('führt zur Bewerbung, zum Kontakt oder zum Vorschlag zurück', () => {
		bis(welt, 'f', 2000);
		welt.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschAn(welt, 'f').id });
		expect(zurueck()).toEqual([]);
		expect(wunschAn(welt, 'f').status).toBe(0);

		inVerhandlung(welt, 'f');
		welt.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschAn(welt, 'f').id });
		expect(zurueck()).toEqual([]);
		expect(wunschAn(welt, 'f').status).toBe(2000);

		welt.tue('f', TRAEGER, vorschlagen, { ...VORSCHLAG, einsatzortID: 'o2' });
		welt.tue('f', freiwillig('f'), vorschlagAblehnen, { wunschID: wunschAn(welt, 'f', 'o2').id });
		expect(zurueck('o2')).toEqual([]);
		expect(wunschAn(welt, 'f', 'o2').status).toBe(1000);
	});

	it('geht nach der Einigung nicht', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		welt.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschAn(welt, 'f', 'o3').id });
		inVerhandlung(welt, 'f');
		geeinigt(welt, 'f');
		expect(zurueck('o3')).toMatchObject([
			{ code: 'G22', text: 'Die Aktion „Reaktivieren“ ist im Status 2800 (Vertragseinigung) nicht möglich.' },
		]);
	});
});

describe('Übernahme in den aktiven Zyklus', () => {
	it('lässt zurück, was nicht mitkommt', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		welt.tue('f', TRAEGER, vorschlagen, { ...VORSCHLAG, einsatzortID: 'o2' });
		const [z, z1] = [welt.referenz.zyklen.get('z'), welt.referenz.zyklen.get('z1')];
		const o3 = welt.referenz.adressen.get('o3');
		if (!z || !z1 || !o3) throw new Error('Welt unvollständig');
		welt.aendere({
			zyklen: new Map([
				['z', { ...z, status: 'BEENDET' }],
				['z1', { ...z1, status: 'AKTIV' }],
			]),
			adressen: new Map([...welt.referenz.adressen, ['o3', { ...o3, aktivInZyklen: ['z'] }]]),
		});
		welt.tue('f', TRAEGER, zyklusUebernehmen, undefined);
		expect(['o1', 'o2', 'o3'].map((ort) => wunschAn(welt, 'f', ort))).toMatchObject([
			{ status: 0, zyklusID: 'z1' },
			{ status: 9500, zyklusID: 'z', beendetVon: 'SYSTEM' },
			{ status: 9500, zyklusID: 'z', beendetVon: 'SYSTEM' },
		]);
		expect(welt.akte('f').status).toBe(2000);
	});
});
