import { describe, expect, test } from 'vitest';
import { SEMINARTAGE as W } from '../../texte/seminare/seminartage.ts';
import type { Block } from './queries.ts';
import { ohnePlatz, rest } from './rest.ts';

const stand = (anerkannt: number, pruefung: number, geplant: number) =>
	({ anerkannt, pruefung, geplant, offen: 0, nichtMehrErreichbarAb: null, danach: 0, istVerplant: false }) as const;
const teil = (seminartypID: string, anerkannt: number, pruefung: number, geplant: number) => ({
	...{ seminartypID, seminartyp: seminartypID, mindestens: 5 },
	stand: stand(anerkannt, pruefung, geplant),
});
const block = (alles: ReturnType<typeof stand>, teile: Block['teile'], pflicht = 25) => ({
	stand: alles,
	pflicht,
	teile,
});

test('what goes beyond the parts is free to choose, what is recognised first', () => {
	const teile = [teil('EINFUEHRUNG', 7, 0, 0), teil('ZWISCHEN', 3, 4, 0), teil('ABSCHLUSS', 0, 0, 5)];
	// 2 of 7 are left, 2 of 4, none of 5; and 3 own ones.
	const frei = rest(block(stand(13, 4, 5), teile));
	expect(frei?.mindestens).toBe(10);
	expect(frei?.stand).toMatchObject({ anerkannt: 5, pruefung: 2, geplant: 0, offen: 5, istVerplant: false });
});

test('more than the rest asks for is not shown, and without parts or rest there is none', () => {
	const voll = rest(block(stand(5, 0, 30), [teil('POLITISCHE_BILDUNG', 5, 0, 0)]));
	expect(voll?.stand).toMatchObject({ anerkannt: 0, geplant: 20, offen: 20, istVerplant: true });
	expect(rest(block(stand(5, 0, 0), []))).toBeNull();
	expect(rest(block(stand(0, 0, 0), [teil('EINFUEHRUNG', 0, 0, 0)], 5))).toBeNull();
});

describe('days there is no seminar for', () => {
	const stand = { ...{ anerkannt: 0, pruefung: 0, geplant: 0, offen: 19, danach: 15 }, istVerplant: false };
	const satz = (ab: string, moeglich: Parameters<typeof ohnePlatz>[1]) => {
		const { tage, abTag, was } = ohnePlatz({ ...stand, nichtMehrErreichbarAb: ab }, moeglich, '2026-12-01');
		return `${W.ohneSeminar(tage, 19, abTag)}. ${W.ohneSeminarText[was]}`;
	};

	test('are told by their own number, and the volunteer has nothing to do', () => {
		expect(satz('2026-12-01', [])).toBe(
			'Für 4 von 19 Tagen gibt es zurzeit kein Seminar mit freiem Platz. ' +
				'Ihr Träger sieht das ebenfalls und ist dafür zuständig. Für diese Tage müssen Sie nichts tun.',
		);
	});

	test('that threaten are met by registering, where one can', () => {
		expect(satz('2027-03-10', [{ warteplatz: null, geschlossenSeit: null }])).toBe(
			'Ab 2027-03-10 gibt es für 4 von 19 Tagen kein Seminar mit freiem Platz mehr. ' +
				'Melden Sie sich bis dahin zu einem der Seminare mit freien Plätzen an.',
		);
		expect(satz('2027-03-10', [{ warteplatz: 3, geschlossenSeit: null }])).toContain('Ihr Träger sieht das ebenfalls');
	});
});
