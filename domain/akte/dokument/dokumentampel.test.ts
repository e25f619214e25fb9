import { expect, it } from 'vitest';
import { ampelfarbe, ampelkurzwort, ampelwort } from './dokumentampel.ts';

it.each([
	[{ fehlen: 0, offen: 0, gesamt: 0 }, 'GRUEN', null, null],
	[{ fehlen: 0, offen: 0, gesamt: 3 }, 'GRUEN', 'vollständig', 'vollständig'],
	[{ fehlen: 0, offen: 2, gesamt: 3 }, 'GELB', '2 offen', '2 offen'],
	[{ fehlen: 1, offen: 2, gesamt: 6 }, 'ROT', '1 von 6 fehlt', '1 fehlt'],
	[{ fehlen: 2, offen: 0, gesamt: 6 }, 'ROT', '2 von 6 fehlen', '2 fehlen'],
] as const)('%j is %s: %s', (ampel, farbe, wort, kurz) => {
	expect([ampelfarbe(ampel), ampelwort(ampel), ampelkurzwort(ampel)]).toEqual([farbe, wort, kurz]);
});

it('says nothing where nobody may see it', () => {
	expect([ampelwort(null), ampelkurzwort(null)]).toEqual([null, null]);
});
