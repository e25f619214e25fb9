import { afterEach, expect, it } from 'vitest';
import { datumszeile } from '../features/start/begruessung.ts';
import { MAHNWESEN } from '../texte/verwaltung/mahnwesen.ts';
import { nenneDatenIn } from './datumssprache.ts';
import { kurzerMonatMitJahr, monatsname } from './datumsworte.ts';

afterEach(() => nenneDatenIn('de'));

it('names months and weekdays in the language of who is signed in, and nothing else', () => {
	const worte = () => [
		monatsname('2026-10'),
		kurzerMonatMitJahr('2026-10-01'),
		datumszeile('2026-08-19', undefined),
		MAHNWESEN.wochentag('2026-08-19'),
	];
	expect(worte()).toEqual(['Oktober 2026', 'Okt. 26', 'Mittwoch, 19. August 2026.', 'Mi']);
	nenneDatenIn('en');
	expect(worte()).toEqual(['October 2026', 'Oct 26', 'Wednesday, 19 August 2026.', 'Wed']);
});
