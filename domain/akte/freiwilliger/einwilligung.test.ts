import { beforeEach, describe, expect, it } from 'vitest';
import { bearbeiten } from '#domain/akte/entscheidungen/freiwilliger/bearbeiten.ts';
import { erziehungsberechtigteAnlegen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-anlegen.ts';
import { freiwillig, TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
import { beworben, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { einwilligungen } from './einwilligung.ts';

/** Table: Minors, consent: a guardian's agreement while minor. */

let welt: Welt;
const stand = (heute = '2025-06-02') => einwilligungen(welt.akte('v'), [], heute);
const eltern = () => welt.akte('v').erziehungsberechtigte;
const MUTTER = {
	art: 'MUTTER',
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: false,
	person: { vorname: 'Anna', nachname: 'Hoffmann', email: 'anna@test.test' },
} as const;
const VATER = {
	...MUTTER,
	art: 'VATER',
	person: { vorname: 'Jan', nachname: 'Hoffmann', email: 'jan@test.test' },
} as const;

beforeEach(() => {
	welt = weltMitPlaetzen();
	beworben(welt, 'v', ['o1']);
	welt.tue('v', TRAEGER, bearbeiten, { felder: { geburtsdatum: '2008-09-01' } });
});
const willigeEin = (wert = true) => welt.tue('v', TRAEGER, bearbeiten, { felder: { isBildrechte: wert } });

function abgelehnt(tue: () => unknown): readonly unknown[] {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse.map(({ http, text }) => [http, text]);
		throw fehler;
	}
	return [];
}

describe('a consent', () => {
	it('has its moment and who said it, also when it is refused; emptied there is none', () => {
		expect(stand()).toEqual([]);
		welt.tue('v', TRAEGER, bearbeiten, { felder: { isBildrechte: false } });
		const { zeit, userID } = welt.verlauf.get('v')?.at(-1)?.meta ?? {};
		expect(stand()).toMatchObject([{ feld: 'isBildrechte', wert: false, am: zeit, userID, fehltZustimmung: false }]);
		welt.tue('v', TRAEGER, bearbeiten, { felder: { isBildrechte: null } });
		expect(stand()).toEqual([]);
	});

	it('is withdrawn by the volunteer himself, whoever entered it; given it is as before', () => {
		const selbst = (isBildrechte: boolean | null) =>
			abgelehnt(() => welt.tue('v', freiwillig('v'), bearbeiten, { felder: { isBildrechte } }));
		willigeEin();
		expect(selbst(false)).toEqual([]);
		expect(stand()).toMatchObject([{ feld: 'isBildrechte', wert: false, userID: freiwillig('v').userID }]);
		expect(selbst(true)).toMatchObject([[403, expect.any(String)]]);
		willigeEin();
		expect(selbst(null)).toMatchObject([[403, expect.any(String)]]);
		const fremd = { felder: { isBildrechte: false } };
		expect(abgelehnt(() => welt.tue('v', freiwillig('w'), bearbeiten, fremd))).not.toEqual([]);
	});

	it('of a minor needs everybody who signs for him; of an adult nobody', () => {
		willigeEin();
		expect(stand()[0]).toMatchObject({ wert: true, fehltZustimmung: true });
		welt.tue('v', TRAEGER, erziehungsberechtigteAnlegen, MUTTER);
		welt.tue('v', TRAEGER, erziehungsberechtigteAnlegen, VATER);
		for (const [i, { id }] of eltern().entries()) {
			expect(stand()[0]?.fehltZustimmung).toBe(true);
			welt.tue('v', TRAEGER, bearbeiten, { felder: { isBildrechte: true }, zustimmungVon: id });
			expect(stand()[0]?.eltern).toHaveLength(i + 1);
		}
		expect(stand()[0]).toMatchObject({ fehltZustimmung: false, eltern: eltern().map(({ id }) => ({ id })) });
		// Said anew it has to be agreed to anew.
		willigeEin(false);
		willigeEin();
		expect(stand()[0]).toMatchObject({ eltern: [], fehltZustimmung: true });
		expect(stand('2026-09-01')[0]?.fehltZustimmung).toBe(false);
	});

	it('is agreed to by nobody whom the file does not know, noted by the Traeger alone, and only once it is given', () => {
		welt.tue('v', TRAEGER, erziehungsberechtigteAnlegen, MUTTER);
		const [mutter] = eltern();
		const vermerke = (akteur: typeof TRAEGER, zustimmungVon: string) => () =>
			welt.tue('v', akteur, bearbeiten, { felder: { isBildrechte: true }, zustimmungVon });
		const id = mutter?.id ?? '';
		expect(abgelehnt(vermerke(TRAEGER, id))).toEqual([
			[422, 'Zugestimmt wird nur einer Einwilligung, die erteilt ist.'],
		]);
		willigeEin();
		expect(abgelehnt(vermerke(TRAEGER, 'fremd'))).toEqual([
			[422, 'Bitte wählen Sie eine erziehungsberechtigte Person dieser Akte.'],
		]);
		expect(abgelehnt(vermerke(freiwillig('v'), id))).toEqual([
			[403, 'Das Feld „Zustimmung der Erziehungsberechtigten“ kann nur durch den Träger geändert werden.'],
		]);
	});
});
