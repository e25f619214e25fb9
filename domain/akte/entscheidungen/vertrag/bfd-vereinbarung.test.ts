import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, freiwillig, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import {
	abgeschlossen,
	beworben,
	bis,
	geeinigt,
	inVerhandlung,
	vertragAn,
	weltMitPlaetzen,
} from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Akteur } from '#domain/rollen.ts';
import { type BfdSchrittEingabe, bfdVereinbarungPflegen, moeglicheSchritte } from './bfd-vereinbarung.ts';

/** Table: money.md, BFD agreement at the federal office. */

type Schritt = Omit<BfdSchrittEingabe, 'vertragID'>;

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
	beworben(welt, 'f');
	inVerhandlung(welt, 'f', 'o1', 'bfd');
	geeinigt(welt, 'f');
	abgeschlossen(welt, 'f');
	welt.heute = '2025-08-20';
});
const vertrag = () => vertragAn(welt, 'f');
const tue = (schritt: Schritt, wer: Akteur = TRAEGER) =>
	welt.tue('f', wer, bfdVereinbarungPflegen, { vertragID: vertrag().id, ...schritt });
const grund = (schritt: Schritt, wer: Akteur = TRAEGER) =>
	welt.verstoesse('f', wer, bfdVereinbarungPflegen, { vertragID: vertrag().id, ...schritt }).map(({ text }) => text);

const EINREICHEN: Schritt = { schritt: 'EINREICHEN', am: '2025-07-01', an: 'ZENTRALSTELLE' };
const GENEHMIGEN: Schritt = { schritt: 'GENEHMIGEN', am: '2025-08-01', bfdKennung: '1234-A' };

describe('the way of a BFD agreement', () => {
	it('begins with nothing handed in', () => {
		expect(vertrag().bfd).toBeNull();
		expect(moeglicheSchritte(vertrag())).toEqual(['EINREICHEN']);
	});
	it('leads over a question to the approval, whose number is among the personal data', () => {
		tue(EINREICHEN);
		tue({ schritt: 'RUECKFRAGE', am: '2025-07-10', grund: 'Bankverbindung fehlt' });
		expect(vertrag().bfd).toMatchObject({ stand: 'RUECKFRAGE', grund: 'Bankverbindung fehlt' });
		tue({ schritt: 'BEANTWORTEN', am: '2025-07-12' });
		// It has waited since it was handed in, whatever was asked meanwhile.
		expect(vertrag().bfd).toEqual({
			...{ stand: 'EINGEREICHT', standAm: '2025-07-12', eingereichtAm: '2025-07-01' },
			...{ an: 'ZENTRALSTELLE', grund: null },
		});
		const ereignisse = tue(GENEHMIGEN, ADMIN);
		expect(ereignisse.map(({ type }) => type)).toEqual(['BfdVereinbarungGenehmigt', 'PersonendatenGeaendert']);
		expect(welt.akte('f').person.bfdKennung).toBe('1234-A');
		expect(JSON.stringify(ereignisse.map(({ facts }) => facts))).not.toContain('1234-A');
		expect(moeglicheSchritte(vertrag())).toEqual([]);
	});
	it('can begin again after a refusal', () => {
		tue(EINREICHEN);
		tue({ schritt: 'ABLEHNEN', am: '2025-07-20', grund: 'Einsatzstelle nicht anerkannt' });
		expect(moeglicheSchritte(vertrag())).toEqual(['EINREICHEN']);
		tue({ ...EINREICHEN, am: '2025-07-25', an: 'ABRECHNUNGSSTELLE' });
		expect(vertrag().bfd).toMatchObject({ stand: 'EINGEREICHT', eingereichtAm: '2025-07-25', grund: null });
	});
});

describe('is refused', () => {
	it('for a step it isn’t at', () => {
		expect(grund(GENEHMIGEN)).toEqual([
			'Die Aktion „Genehmigung eintragen“ ist im Stand „nicht eingereicht“ nicht möglich.',
		]);
		tue(EINREICHEN);
		expect(grund({ schritt: 'BEANTWORTEN', am: '2025-07-02' })).toEqual([
			'Die Aktion „Rückfrage beantworten“ ist im Stand „eingereicht“ nicht möglich.',
		]);
	});
	it('for days that can’t be', () => {
		expect(grund({ ...EINREICHEN, am: '2025-08-21' })).toEqual(['Der Tag darf nicht in der Zukunft liegen.']);
		tue(EINREICHEN);
		expect(grund({ ...GENEHMIGEN, am: '2025-06-30' })).toEqual(['Der Tag darf nicht vor dem 01.07.2025 liegen.']);
	});
	it('for what is missing or can’t be read', () => {
		expect(grund({ schritt: 'EINREICHEN', am: '2025-07-01' })).toEqual(['Dies ist ein Pflichtfeld']);
		tue(EINREICHEN);
		expect(grund({ schritt: 'GENEHMIGEN', am: '2025-07-02' })).toEqual(['Dies ist ein Pflichtfeld']);
		expect(grund({ schritt: 'ABLEHNEN', am: '2025-07-02', grund: '  ' })).toEqual(['Dies ist ein Pflichtfeld']);
		expect(grund({ ...GENEHMIGEN, bfdKennung: 'a b' })).toEqual(['Invalides Format']);
	});
	it('for whom it isn’t: the site and the volunteer', () => {
		for (const wer of [VEREIN1, freiwillig('f')])
			expect(grund(EINREICHEN, wer)).toEqual(['Für diese Aktion fehlt Ihnen die Berechtigung.']);
	});
	it('for a contract of another service', () => {
		welt = weltMitPlaetzen();
		bis(welt, 'f', 3000);
		expect(grund(EINREICHEN)).toEqual(['Beim Bundesamt wird nur ein Vertrag im Bundesfreiwilligendienst eingereicht.']);
	});
});
