import { expect, test } from 'vitest';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Dienstart, Zyklus } from '#domain/referenzsaetze.ts';
import { OHNE_RECHTSTEXTE } from '#domain/text/rechtstexte.ts';
import type { Vertrag } from '../zustand.ts';
import { nummernkreisVon } from './vertragsnummer.ts';

const vertrag = { dienstartID: 'd', zyklusID: 'z' } as Vertrag;
const referenz = (kurz: string, modus: 'AUS' | 'GLOBAL' | 'PREFIX'): Referenz => ({
	parameter: { ...STANDARD_PARAMETER, vertragsnummerModus: modus },
	zyklen: new Map([['z', { id: 'z', start: '2025-09-01' } as Zyklus]]),
	dienstarten: new Map([['d', { id: 'd', kurz } as Dienstart]]),
	adressen: new Map(),
	benutzer: new Map(),
	specs: [],
	feldabfragen: [],
	rechtstexte: OHNE_RECHTSTEXTE,
	laenderEU: [],
});
const nummer = (kurz: string, modus: 'AUS' | 'GLOBAL' | 'PREFIX') =>
	nummernkreisVon(referenz(kurz, modus), vertrag)?.formatiere(1);

test.each([
	['FSJ', 'FSJ25-0001'],
	['BFD U27', 'BFDU27-25-0001'],
	['BFD Ü27', 'BFDUe27-25-0001'],
	['FÖJ', 'FOeJ25-0001'],
])('numbers of %s begin with its prefix and the year of the cycle: %s', (kurz, erwartet) => {
	expect(nummer(kurz, 'PREFIX')).toBe(erwartet);
});

test('one sequence for all', () => expect(nummer('FSJ', 'GLOBAL')).toBe('0001'));
test('numbers by hand need no sequence', () => expect(nummer('FSJ', 'AUS')).toBeUndefined());
