import { describe, expect, it } from 'vitest';
import { entschluessele, verschluessele } from './geheimnis.ts';

const SCHLUESSEL = 'ein-schluessel-mit-genug-zeichen-darin';

describe('a secret', () => {
	it('comes back with its key, and looks different each time', () => {
		const [eins, zwei] = [verschluessele(SCHLUESSEL, 'Grüße'), verschluessele(SCHLUESSEL, 'Grüße')];
		expect(eins.equals(zwei)).toBe(false);
		expect([entschluessele(SCHLUESSEL, eins), entschluessele(SCHLUESSEL, zwei)]).toEqual(['Grüße', 'Grüße']);
	});

	it('stays closed to another key', () => {
		expect(entschluessele(`${SCHLUESSEL}!`, verschluessele(SCHLUESSEL, 'geheim'))).toBeNull();
	});

	it('stays closed when a single bit of it was changed, or some of it is missing', () => {
		const daten = verschluessele(SCHLUESSEL, 'geheim');
		for (let stelle = 0; stelle < daten.length; stelle++) {
			const veraendert = Buffer.from(daten);
			veraendert[stelle] = (veraendert[stelle] ?? 0) ^ 1;
			expect(entschluessele(SCHLUESSEL, veraendert)).toBeNull();
			expect(entschluessele(SCHLUESSEL, daten.subarray(0, stelle))).toBeNull();
		}
	});
});
