import { expect, test } from 'vitest';
import type { Planeintrag, Planung } from '../seminarplanung/queries.ts';
import { naechstes, seminarschritte } from './seminarschritte.ts';

const HEUTE = '2026-11-24';
const eintrag = (von: string, rest: Partial<Planeintrag> = {}) =>
	({ id: von, titel: `Seminar ${von}`, seminarID: 's', status: 0, von, bis: von, grund: null, ...rest }) as Planeintrag;
const planung = (eintraege: Planeintrag[], warteliste: Planung['warteliste'] = []) =>
	({ eintraege, warteliste }) as unknown as Planung;
const titel = (p: Planung) => seminarschritte(p, HEUTE).map((schritt) => schritt.titel);

test('an offered place is answered before papers are handed in', () => {
	const angebot = { seminarID: 'a', bezeichnung: 'Edersee', stand: 'ANGEBOTEN', frist: '2026-11-25T09:00:00.000Z' };
	const wartend = { seminarID: 'b', bezeichnung: 'Wetzlar', stand: 'WARTELISTE', frist: null };
	const eigenes = eintrag('2026-10-01', { seminarID: null });
	expect(titel(planung([eigenes], [wartend, angebot] as Planung['warteliste']))).toEqual([
		'Ein Platz ist frei: Edersee',
		'Nachweis einreichen: Seminar 2026-10-01',
	]);
});

test('of what the Traeger holds nothing is handed in, unless he refused it', () => {
	const abgelehnt = eintrag('2026-09-01', { status: 90, grund: 'Der Stempel fehlt.' });
	const kommt = eintrag('2026-12-01', { seminarID: null });
	const plan = planung([abgelehnt, eintrag('2026-10-01'), eintrag('2026-10-05', { status: 10 }), kommt]);
	expect(titel(plan)).toEqual(['Nachweis noch einmal einreichen: Seminar 2026-09-01']);
	expect(seminarschritte(plan, HEUTE)[0]?.text).toBe('Der Träger hat ihn nicht anerkannt: Der Stempel fehlt.');
	expect(seminarschritte(null, HEUTE)).toEqual([]);
});

test('the next one is the first that is not over', () => {
	const laeuft = eintrag('2026-11-23', { bis: '2026-11-27' });
	expect(naechstes(planung([eintrag('2026-10-01'), laeuft, eintrag('2026-12-01')]), HEUTE)?.id).toBe('2026-11-23');
	expect(naechstes(planung([eintrag('2026-12-01', { status: 50 })]), HEUTE)).toBeNull();
});
