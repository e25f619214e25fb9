import { beforeEach, describe, expect, test } from 'vitest';
import { erfassen } from '#domain/akte/entscheidungen/freiwilliger/erfassen.ts';
import { erziehungsberechtigteAnlegen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-anlegen.ts';
import { ERWACHSEN, freiwillig, MINDERJAEHRIG, TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
import { beworben, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';

const MUTTER = {
	art: 'MUTTER',
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: false,
	person: { vorname: 'Petra', nachname: 'Hoffmann' },
} as const;
const FEHLT = [{ code: 'P', http: 422, feld: 'email' }];

describe('a guardian without e-mail address, where contracts are signed in the portal', () => {
	let welt: Welt;
	beforeEach(() => {
		welt = weltMitPlaetzen({ parameter: { pdfSignatures: true } });
		beworben(welt, 'f', ['o1'], MINDERJAEHRIG);
	});
	const trageEin = (wer: typeof TRAEGER, mehr: object = {}, akte = 'f') =>
		welt.verstoesse(akte, wer, erziehungsberechtigteAnlegen, { ...MUTTER, ...mehr });

	test('is refused to the volunteer, whatever he says of paper', () => {
		expect(trageEin(freiwillig('f'))).toMatchObject(FEHLT);
		expect(trageEin(freiwillig('f'), { aufPapier: true })).toMatchObject(FEHLT);
	});

	test('is refused to staff unless they say that it is signed on paper', () => {
		expect(trageEin(TRAEGER)).toMatchObject(FEHLT);
		expect(trageEin(TRAEGER, { aufPapier: true })).toEqual([]);
	});

	test('is refused at the entry of a volunteer by staff, too, unless on paper', () => {
		const erfasse = (mehr: object, person: Personendaten = MINDERJAEHRIG) =>
			welt.verstoesse('neu', TRAEGER, erfassen, {
				...{ zyklusID: 'z', userID: null, person, wuensche: [] },
				erziehungsberechtigte: [
					{ ...MUTTER, person: { ...MUTTER.person, email: 'a@post.test' } },
					{ ...MUTTER, ...mehr },
				],
			});
		expect(erfasse({})).toMatchObject([{ code: 'P', http: 422, feld: 'erziehungsberechtigte.1.email' }]);
		expect(erfasse({ aufPapier: true })).toEqual([]);
		expect(erfasse({}, ERWACHSEN)).toEqual([]);
	});

	test('is accepted who has an address, or signs nothing', () => {
		expect(trageEin(TRAEGER, { person: { ...MUTTER.person, email: 'petra@post.test' } })).toEqual([]);
		expect(trageEin(freiwillig('f'), { isUnterschriftErforderlich: false })).toEqual([]);
	});

	test('is accepted where no guardian signs, or nobody signs in the portal', () => {
		beworben(welt, 'e', ['o1'], ERWACHSEN);
		expect(trageEin(freiwillig('e'), {}, 'e')).toEqual([]);
		welt.aendere({ parameter: { pdfSignatures: false } });
		expect(trageEin(freiwillig('f'))).toEqual([]);
	});
});
