import { beforeEach, describe, expect, test } from 'vitest';
import {
	EinladungAngenommen,
	FreiwilligerStatusGeaendert,
	SignaturGeoeffnet,
	VertragAnnulliert,
	VertragGeeinigt,
	WunschKontaktiert,
	WunschManuellGesetzt,
} from './ereignisse.ts';
import { bis, vertragAn, weltMitPlaetzen, wunschAn } from './test-wege.ts';
import type { Welt } from './test-welt.ts';
import { pruefeUebergang } from './uebergangspruefung.ts';

/** That every decision passes it the walks at random show: each of their events goes through it. */
let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
	bis(welt, 'f', 2500);
});
const akte = () => welt.akte('f');
const wunschID = () => wunschAn(welt, 'f').id;
const neu = (nach: 0 | 2000) => {
	const { zyklusID, einsatzortID, einsatzstelleID } = wunschAn(welt, 'f');
	const ort = { zyklusID, einsatzortID, einsatzstelleID, dienstartID: null, betreuerUserID: null };
	return EinladungAngenommen({ ...ort, wunschID: 'neu', nach, einladungID: 'e' });
};

describe('what the maps know is written', () => {
	test.each([
		['a wish begun by an invitation', () => neu(2000)],
		[
			'an override the table allows',
			() => WunschManuellGesetzt({ wunschID: wunschID(), von: 3000, nach: 0, beendetVon: null }),
		],
		['a derived number', () => FreiwilligerStatusGeaendert({ von: 2500, nach: 2800, manuell: false })],
		['a number set by hand', () => FreiwilligerStatusGeaendert({ von: 2500, nach: 4000, manuell: true })],
	])('%s', (_, ereignis) => {
		expect(() => pruefeUebergang(akte(), ereignis())).not.toThrow();
	});
});

describe('past them nothing is', () => {
	test.each([
		['a wish begun elsewhere than its row says', () => neu(0)],
		[
			'a step from a status it does not start from',
			() => WunschKontaktiert({ wunschID: wunschID(), von: 3000, nach: 2000 }),
		],
		[
			'a step from another status than it stands in',
			() => WunschKontaktiert({ wunschID: wunschID(), von: 0, nach: 2000 }),
		],
		[
			'an annulment before the agreement',
			() => VertragAnnulliert({ wunschID: wunschID(), vertragID: vertragAn(welt, 'f').id, von: 3000, nach: 3000 }),
		],
		[
			'a contract that jumps',
			() =>
				VertragGeeinigt({
					...{ vertragID: vertragAn(welt, 'f').id, wunschID: wunschID(), von: 0, nach: 3000 },
					...{ hash: null, seminarsaetze: null },
				}),
		],
		['a step of a session there is none of', () => SignaturGeoeffnet({ sitzungID: 'keine' })],
		['a derived number that skips', () => FreiwilligerStatusGeaendert({ von: 2500, nach: 4000, manuell: false })],
		['a number from another than it is', () => FreiwilligerStatusGeaendert({ von: 2100, nach: 2800, manuell: false })],
	])('%s', (_, ereignis) => {
		expect(() => pruefeUebergang(akte(), ereignis())).toThrow(/kein Übergang/);
	});
});
