import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { seminartage } from './seminartage.ts';

describe('seminartage', () => {
	const dienstart: Dienstart = {
		id: 'fsj',
		key: 'FSJ',
		bezeichnung: 'Freiwilliges Soziales Jahr',
		kurz: 'FSJ',
		art: 'FSJ',
		isUe27: false,
		minAlter: null,
		maxAlter: 26,
		minMonate: 6,
		maxMonate: 18,
		seminartageBasis: 25,
		seminartageAbzug: 2,
		seminartageZuschlag: 1,
		seminartageUe27ProMonat: 1,
		isAktiv: true,
		sortierung: 1,
	};
	const bfd: Dienstart = { ...dienstart, art: 'BFD', maxAlter: null };
	const vertrag = (vertragsbeginn: string, vertragsende: string) => ({
		vertragsbeginn,
		vertragsende,
		geplantesEnde: null,
		seminartagePflicht: null,
	});

	it.each([
		['2025-09-01', '2026-08-31', 25, 12],
		['2025-09-01', '2026-02-28', 13, 6],
		['2025-09-01', '2026-02-15', 13, 6],
		['2025-09-15', '2026-08-31', 25, 12],
		['2025-10-01', '2026-08-31', 23, 11],
		['2025-09-01', '2026-01-31', 11, 5],
		['2025-08-01', '2026-08-31', 26, 13],
		['2025-09-01', '2027-02-28', 31, 18],
		['2025-09-01', '2027-08-31', 37, 24],
	])('%s to %s: %i under 27, %i from 27 in the BFD', (von, bis, unter27, ueber27) => {
		expect(seminartage(vertrag(von, bis), dienstart, '2006-05-04')).toBe(unter27);
		expect(seminartage(vertrag(von, bis), bfd, '2006-05-04')).toBe(unter27);
		expect(seminartage(vertrag(von, bis), bfd, '1980-05-04')).toBe(ueber27);
	});

	it('goes by the 27th birthday on or before the begin', () => {
		expect(seminartage(vertrag('2025-09-01', '2026-08-31'), bfd, '1998-09-01')).toBe(12);
		expect(seminartage(vertrag('2025-09-01', '2026-08-31'), bfd, '1998-09-02')).toBe(25);
	});

	it('counts up to the actual end, and bows to the figure set by hand', () => {
		const frueh = { ...vertrag('2025-09-01', '2026-08-31'), dienstende: '2026-01-31' };
		expect(seminartage(frueh, dienstart, '2006-05-04')).toBe(11);
		expect(seminartage({ ...frueh, seminartagePflicht: 15 }, dienstart, '2006-05-04')).toBe(15);
	});

	it('is open while the period is', () => {
		const offen = { ...vertrag('2025-09-01', '2026-08-31'), vertragsende: null };
		expect(seminartage(offen, dienstart, '2006-05-04')).toBeNull();
	});

	it('never falls when the service grows longer', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 700 }), (tage) => {
				const bis = addiereTage('2025-09-01', tage);
				const kurz = seminartage(vertrag('2025-09-01', bis), dienstart, null) as number;
				const lang = seminartage(vertrag('2025-09-01', addiereTage(bis, 1)), dienstart, null) as number;
				expect(lang).toBeGreaterThanOrEqual(kurz);
			}),
		);
	});
});
