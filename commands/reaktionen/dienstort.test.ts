import { expect, test } from 'vitest';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { zeugnisVerlangen } from '#domain/akte/entscheidungen/vertrag/zeugnis.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { freiwillig, TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
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
import type { Dokument } from '#domain/akte/zustand.ts';
import { reagiereAufAkte } from './akte.ts';
import type { Empfaenger } from './mailzeile.ts';
import { empfaengerDerBitte } from './signatur.ts';

/** Applied to at o1; the contract is for o2, another Einsatzort of the same Einsatzstelle. */
function geeinigtAufO2(): Welt {
	const welt = weltMitPlaetzen();
	const ZEUGNIS = testSpec({ id: 'ze', bezeichnung: 'Zeugnis', nutzungsart: 'GESTELLT', nachweisFuer: 'ZEUGNIS' });
	welt.aendere({ specs: [{ ...ZEUGNIS, vorlage: 'TEXT' }] });
	beworben(welt, 'f');
	inVerhandlung(welt, 'f');
	geeinigt(welt, 'f', { einsatzortID: 'o2' });
	return welt;
}

/** To which places the last event of this kind writes. */
function orte(welt: Welt, type: AkteEreignis['type']): readonly (string | null | undefined)[] {
	const e = welt.verlauf.get('f')?.findLast((einer) => einer.type === type);
	if (!e) throw new Error(`kein ${type}`);
	const empfaenger = reagiereAufAkte(e, welt.akte('f')).map((zeile) => zeile.empfaenger as Empfaenger | undefined);
	return empfaenger.filter((an) => an?.art === 'EINSATZORT').map((an) => an?.id);
}

test('host mails go to where the service takes place', () => {
	const welt = geeinigtAufO2();
	expect(orte(welt, 'VerhandlungBegonnen')).toEqual(['o2']);
	expect(orte(welt, 'EinigungErzielt')).toEqual(['o2']);
	abgeschlossen(welt, 'f');
	expect(orte(welt, 'VertragAbgeschlossen')).toEqual(['o2']);
	welt.heute = '2025-09-01';
	welt.tue('f', TRAEGER, antreten, { datum: '2025-09-01' });
	expect(orte(welt, 'DienstAngetreten')).toEqual(['o2']);
	welt.tue('f', freiwillig('f'), zeugnisVerlangen, { vertragID: vertragAn(welt, 'f').id, umfang: 'ERWEITERT' });
	expect(orte(welt, 'ZeugnisVerlangt')).toEqual(['o2']);
	expect(orte(welt, 'DokumentAngefordert')).toEqual(['o2']);
});

test('whom the volunteer leaves hears of it, though the contract is cancelled with that', () => {
	const welt = geeinigtAufO2();
	welt.tue('f', TRAEGER, zurueckziehen, { wunschID: wunschAn(welt, 'f').id, grund: 'verzogen' });
	expect(orte(welt, 'WunschZurueckgezogen')).toEqual(['o2']);
});

test('so does the request to sign', () => {
	const welt = geeinigtAufO2();
	const akte = welt.akte('f');
	akte.dokumente.push({ id: 'd', vertragID: vertragAn(welt, 'f').id, einsatzortID: null } as Dokument);
	const an = empfaengerDerBitte(akte, { partei: 'EINSATZSTELLE', unterzeichnerID: null, dokumentID: 'd' } as never);
	expect(an).toEqual({ art: 'EINSATZORT', id: 'o2' });
});
