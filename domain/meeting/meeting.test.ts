import { describe, expect, it, test } from 'vitest';
import { NEU, uebergang } from '#domain/maschine.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { MEETING, type MeetingStatus } from '#domain/status/meeting.ts';
import { meetingMaschine } from './meeting.machine.ts';
import { brauchtErinnerung, istVorbei, schritt, zeitverstoesse } from './meeting.ts';
import { istRaumvorlage, RAUM_ZEICHEN, raumlink, raumname } from './raum.ts';

/** Table: Meeting. */
const PAARE: Readonly<Record<string, MeetingStatus>> = {
	'neu Vereinbart': 0,
	'0 Eingeladen': 0,
	'0 Gestartet': 1000,
	'1000 Beendet': 2000,
	'0 Beendet': 2000,
	'0 Abgesagt': 9000,
	// Beyond the table: another of the times the volunteer was offered.
	'0 Verlegt': 0,
};
const ZUSTAENDE = [NEU, 0, 1000, 2000, 9000] as const;
const EREIGNISSE = ['Vereinbart', 'Eingeladen', 'Verlegt', 'Gestartet', 'Beendet', 'Abgesagt'] as const;

describe('the map of a talk', () => {
	it.each(ZUSTAENDE)('%s goes where the table says, and nowhere else', (von) => {
		for (const was of EREIGNISSE)
			expect(uebergang(meetingMaschine, von, was), `${von} ${was}`).toBe(PAARE[`${von} ${was}`] ?? null);
	});

	it('has the states of the catalogue', () => {
		expect(Object.values(MEETING.eintraege).map(({ nummer, label }) => [nummer, label])).toEqual([
			[0, 'Geplant'],
			[1000, 'Gestartet'],
			[2000, 'Beendet'],
			[9000, 'Abgesagt'],
		]);
	});

	it('refuses in words what it doesn’t have', () => {
		expect(() => schritt(9000, 'Eingeladen')).toThrow(Abgelehnt);
		expect(() => schritt(9000, 'Eingeladen')).toThrow(
			'Die Aktion „Einladen“ ist im Status 9000 (Abgesagt) nicht möglich.',
		);
	});
});

const JETZT = '2026-09-15T10:00:00.000Z';
const feld = 'termin';

test.each([
	[['2026-09-15T10:00:00Z'], 15, []],
	[['2027-09-15T10:00:00Z'], 240, []],
	[['2026-09-15T09:59:59Z'], 30, ['termin']],
	[['2026-10-15T10:00:00Z', '2026-09-14T10:00:00Z'], 14, ['termin', 'dauerMinuten']],
	[['2026-10-15T10:00:00Z'], 241, ['dauerMinuten']],
])('times from now on, 15 to 240 minutes: %j for %i', (termine, dauerMinuten, felder) => {
	expect(zeitverstoesse({ termine, dauerMinuten, feld }, JETZT).map((v) => v.feld)).toEqual(felder);
});

test.each([
	[0, '2026-09-14T10:00:00Z', null, true],
	[0, '2026-09-14T10:00:01Z', null, false],
	// It lasts from when it really began.
	[1000, '2026-09-13T10:00:00Z', '2026-09-14T11:00:00Z', false],
	[1000, '2026-09-13T10:00:00Z', '2026-09-14T10:00:00Z', true],
	[2000, '2026-09-01T10:00:00Z', null, false],
	[9000, '2026-09-01T10:00:00Z', null, false],
] as const)('in %i of %s, begun %s: over a day later: %s', (status, termin, gestartetAm, vorbei) => {
	expect(istVorbei({ status, termin, gestartetAm }, JETZT)).toBe(vorbei);
});

test.each([
	['a day before', '2026-09-16T10:00:00Z', '2026-09-10T10:00:00Z', true],
	['not earlier', '2026-09-16T10:00:01Z', '2026-09-10T10:00:00Z', false],
	['not who agreed on it within that day', '2026-09-16T09:00:00Z', '2026-09-15T09:30:00Z', false],
	['not of what has begun', '2026-09-15T10:00:00Z', '2026-09-10T10:00:00Z', false],
])('reminds %s', (_, termin, vereinbartAm, ja) => {
	expect(brauchtErinnerung({ status: 0, termin, vereinbartAm, erinnertAm: null }, JETZT)).toBe(ja);
	expect(brauchtErinnerung({ status: 0, termin, vereinbartAm, erinnertAm: JETZT }, JETZT)).toBe(false);
	expect(brauchtErinnerung({ status: 9000, termin, vereinbartAm, erinnertAm: null }, JETZT)).toBe(false);
});

describe('rooms', () => {
	it.each([
		['https://meet.example.org/{zufall}', true],
		['https://bbb.example.org/rooms/{zufall}/join?x=1', true],
		['https://meet.example.org/?raum={zufall}', true],
		['http://meet.example.org/{zufall}', false],
		['https://meet.example.org/', false],
		['https://meet.example.org/{zufall}/{zufall}', false],
		['https://{zufall}.example.org/', false],
		['https://ada:geheim@meet.example.org/{zufall}', false],
		['https://meet.example.org/{zufall} jetzt', false],
		['https://meet.example.org/{name}/{zufall}', false],
		['javascript:{zufall}', false],
		['', false],
	])('%s: %s', (vorlage, ja) => {
		expect(istRaumvorlage(vorlage)).toBe(ja);
	});

	it('have names of letters and digits out of all the randomness', () => {
		const name = raumname(Array.from({ length: 100 }, (_, i) => (i * 37) % 256));
		expect(name).toMatch(/^[a-hjkmnp-z2-9]+$/);
		expect(name).toHaveLength(RAUM_ZEICHEN);
		expect(raumlink('https://meet.test/{zufall}', name)).toBe(`https://meet.test/${name}`);
		expect(() => raumname([1, 2, 3])).toThrow();
	});
});
