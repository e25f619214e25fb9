import { describe, expect, it } from 'vitest';
import { FSJ, QUELLE, RAHMEN } from './angebot.fixture.ts';
import { angebotVon } from './angebot.ts';
import { beanstandet, gestoert } from './antwort.ts';
import { nachAussen } from './nach-aussen.ts';

const angebot = angebotVon('id', { ...QUELLE, beschreibung: 'x'.repeat(2184) }, RAHMEN);
const platz = nachAussen(
	{ ...angebot, hindernis: null, geaendertAm: '2026-11-22T08:00:00.000Z' },
	{ seiten: 'https://portal.example.org', aufrufe: 'https://portal.example.org/api' },
	'test',
);

describe('a refusal', () => {
	it.each([
		[
			{ field: 'description', code: 'TOO_LONG', max: 2000 },
			'Die Beschreibung ist zu lang: 2.184 Zeichen, erlaubt sind 2.000.',
			'beschreibung',
		],
		[{ field: 'postalCode', code: 'MISMATCH' }, 'Die Postleitzahl 35390 gehört nicht zu „Gießen“.', 'plz'],
		[{ field: 'title', message: 'too loud\u0000' }, 'Die Bezeichnung wird nicht angenommen: „too loud“.', 'titel'],
		[{ message: 'Nein' }, 'freiwillig-ja hat die Stelle abgelehnt: „Nein“.', null],
		[{ field: 'toString' }, 'freiwillig-ja hat die Stelle abgelehnt.', null],
		[{}, 'freiwillig-ja hat die Stelle abgelehnt.', null],
	])('%o', (beanstandung, text, feld) => {
		expect(beanstandet(platz, beanstandung)).toMatchObject({ text, feld });
	});

	it('quotes no more than a line', () => {
		expect(beanstandet(platz, { message: 'x'.repeat(5000) }).text.length).toBeLessThan(300);
	});
});

it('tells a disturbance from a key that isn’t taken', () => {
	const text = (status: number) => {
		const aufnahme = gestoert(status, null);
		return aufnahme.art === 'GESTOERT' ? aufnahme.fehler.text : '';
	};
	expect([401, 404, 302, 503].map(text)).toEqual([
		'freiwillig-ja nimmt den Schlüssel nicht an.',
		'Unter dieser Adresse nimmt niemand Stellen entgegen.',
		'freiwillig-ja leitet an eine andere Adresse weiter.',
		'freiwillig-ja meldet eine Störung (Antwort 503).',
	]);
});

describe('a place', () => {
	it('is for people up to 26 where nobody says otherwise, and for older ones of their own Dienstart', () => {
		const alter = (hoechstalter: number | null, dienstart = FSJ) =>
			angebotVon('id', { ...QUELLE, hoechstalter }, { ...RAHMEN, dienstart }).hoechstalter;
		expect(alter(null, { ...FSJ, maxAlter: null })).toBe(26);
		expect(alter(21)).toBe(21);
		expect(alter(null, { ...FSJ, isUe27: true, maxAlter: null })).toBeNull();
	});
});
