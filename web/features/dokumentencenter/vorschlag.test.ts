import { expect, test } from 'vitest';
import { VORLAGENVARIABLEN } from '#domain/vorlagen/variablen.ts';
import { ersetzePlatzhalter, vorschlag } from './vorschlag.ts';

const BEKANNTE = VORLAGENVARIABLEN.map(({ name }) => name);

test.each([
	['vertrag.urlaub', 'vertrag.urlaubstage'],
	['freiwilliger.nachnahme', 'freiwilliger.nachname'],
	['freiwilliger.geburtsdatun', 'freiwilliger.geburtsdatum'],
	['vertrag.raumfahrt', null],
	['unbekannt.name', null],
	['name', null],
])('for %s it offers %s', (unbekannt, gemeint) => {
	expect(vorschlag(unbekannt, BEKANNTE)).toBe(gemeint);
});

test('puts another placeholder wherever the one stands, and leaves the rest as it is', () => {
	const text = 'Urlaub {{ vertrag.urlaub }} und {{vertrag.urlaub}}, {{ vertrag.urlaubstage }}, {{ sem vertrag.urlaub';
	expect(ersetzePlatzhalter(text, 'vertrag.urlaub', 'vertrag.urlaubstage')).toBe(
		'Urlaub {{ vertrag.urlaubstage }} und {{ vertrag.urlaubstage }}, {{ vertrag.urlaubstage }}, {{ sem vertrag.urlaub',
	);
});
