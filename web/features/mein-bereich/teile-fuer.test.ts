import { expect, test } from 'vitest';
import { freieFelder } from '../akte/daten/freie-felder.ts';
import type { Freiwilliger } from '../akte/typen.ts';
import { teileFuer } from './teile-fuer.ts';

const parameter = (...freieFelderBezeichnung: string[]) => ({ freieFelderBezeichnung });
const UNBENANNT = parameter('', '', '', '', '');
const mutter = { id: 'e1' } as Freiwilliger['erziehungsberechtigte'][number];

test('only free fields with a name are there', () => {
	expect(freieFelder(parameter('', 'Trikotnummer', '', '', 'Führerschein'))).toEqual([
		{ feld: { feld: 'freiesFeldZwei', art: 'frei' }, label: 'Trikotnummer' },
		{ feld: { feld: 'freiesFeldFuenf', art: 'frei' }, label: 'Führerschein' },
	]);
});

test.each([
	[UNBENANNT, false, [], ['persoenlich', 'kontakt', 'bank', 'weitere']],
	[parameter('Trikotnummer'), false, [], ['persoenlich', 'kontakt', 'bank', 'weitere', 'frei']],
	[UNBENANNT, true, [], ['persoenlich', 'kontakt', 'bank', 'weitere', 'eltern']],
	[UNBENANNT, false, [mutter], ['persoenlich', 'kontakt', 'bank', 'weitere', 'eltern']],
])('parts with something in them, case %#', (namen, isMinderjaehrig, erziehungsberechtigte, erwartet) => {
	expect(teileFuer(namen, { isMinderjaehrig, erziehungsberechtigte })).toEqual(erwartet);
});
