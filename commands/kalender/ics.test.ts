import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, it, test } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import type { Kalendereintrag } from '#domain/seminar/kalendereintraege.ts';
import type { Termin } from '#domain/seminar/seminar-felder.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { schreibeKalender } from './ics.ts';

/** What is written is read by two programs that know nothing of each other. */

const termin = (von: string, bis: string, beginn: string | null = null, ende: string | null = null): Termin => ({
	...{ von, bis, beginn, ende },
});
const eintrag = (rest: Partial<Kalendereintrag> = {}): Kalendereintrag => ({
	...{
		uid: 'aaaaaaaa-0000-4000-8000-000000000001-1',
		folge: 0,
		titel: 'Einführung',
		ort: 'Edersee',
		status: 'CONFIRMED',
	},
	...{ termin: termin('2026-12-01', '2026-12-04'), geaendertAm: '2026-09-01T10:00:00.000Z' },
	...rest,
});

/** As both understand it: days as they are written, times as moments. */
interface Gelesen {
	readonly uid: string;
	readonly folge: number;
	readonly titel: string;
	readonly ort: string | null;
	readonly status: string;
	readonly ganztags: boolean;
	readonly von: string;
	readonly bis: string;
	readonly gestempelt: string;
}

function mitNodeIcal(text: string): Gelesen[] {
	const alle = Object.values(nodeIcal.sync.parseICS(text)).filter((teil) => teil?.type === 'VEVENT') as VEvent[];
	return alle.map((e) => {
		const ganztags = e.datetype === 'date';
		// Days it reads as midnight of where it runs.
		const wann = (zeit: Date) => (ganztags ? ortstag(zeit) : zeit.toISOString());
		return {
			...{ uid: e.uid, folge: Number(e.sequence), titel: worte(e.summary), ort: worte(e.location) || null },
			...{ status: String(e.status), ganztags, von: wann(e.start), bis: wann(e.end as Date) },
			gestempelt: e.dtstamp.toISOString(),
		};
	});
}
const worte = (wert: unknown): string =>
	typeof wert === 'object' && wert !== null && 'val' in wert ? String(wert.val) : String(wert ?? '');
const ortstag = (zeit: Date): string =>
	[zeit.getFullYear(), zeit.getMonth() + 1, zeit.getDate()].map((n) => String(n).padStart(2, '0')).join('-');

function mitIcalJs(text: string): Gelesen[] {
	const kalender = new ICAL.Component(ICAL.parse(text));
	for (const zone of kalender.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
	return kalender.getAllSubcomponents('vevent').map((teil) => {
		const e = new ICAL.Event(teil);
		const ganztags = e.startDate.isDate;
		const wann = (zeit: ICAL.Time) => (ganztags ? zeit.toString() : zeit.toJSDate().toISOString());
		return {
			...{ uid: e.uid, folge: Number(e.sequence), titel: e.summary, ort: e.location || null },
			...{
				status: String(teil.getFirstPropertyValue('status')),
				ganztags,
				von: wann(e.startDate),
				bis: wann(e.endDate),
			},
			gestempelt: (teil.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate().toISOString(),
		};
	});
}

const LESER = [
	['node-ical', mitNodeIcal],
	['ical.js', mitIcalJs],
] as const;
const kalender = (...eintraege: Kalendereintrag[]) => schreibeKalender(eintraege, { name: 'Seminare' });

describe.each(LESER)('%s reads', (_, lies) => {
	const gelesen = (rest: Partial<Kalendereintrag>) => lies(kalender(eintrag(rest)))[0];

	it('whole days, the last of which is part of it', () => {
		expect(gelesen({})).toMatchObject({ ganztags: true, von: '2026-12-01', bis: '2026-12-05' });
	});

	it.each([
		// From Friday to Monday over the Sunday on which the clocks are put back, or forward.
		['2026-10-23', '2026-10-26', '2026-10-23T07:00:00.000Z', '2026-10-26T15:30:00.000Z'],
		['2027-03-26', '2027-03-29', '2027-03-26T08:00:00.000Z', '2027-03-29T14:30:00.000Z'],
	])('the same hours on both sides of a change of the clocks: %s to %s', (von, bis, anfang, schluss) => {
		const zeit = termin(von, bis, '09:00', '16:30');
		expect(gelesen({ termin: zeit })).toMatchObject({ ganztags: false, von: anfang, bis: schluss });
	});

	it.each([
		['bis 12:00 Uhr', null, '12:00'],
		['ab 10:00 Uhr', '10:00', null],
	])('whole days, where only one time is known: %s', (uhrzeit, beginn, ende) => {
		expect(gelesen({ termin: termin('2026-07-01', '2026-07-02', beginn, ende) })).toMatchObject({
			...{ ganztags: true, von: '2026-07-01', bis: '2026-07-03', titel: `Einführung (${uhrzeit})` },
		});
	});

	it('what is off, and what is only held', () => {
		expect(gelesen({ status: 'CANCELLED', folge: 4 })).toMatchObject({ status: 'CANCELLED', folge: 4 });
		expect(gelesen({ status: 'TENTATIVE' })).toMatchObject({ status: 'TENTATIVE' });
	});

	it('words as they are: umlauts, commas, semicolons, backslashes, lines, and a title longer than a line', () => {
		const titel = `Über Grenzen; „Nähe, Distanz“ \\ Verantwortung 🙂 ${'ä'.repeat(120)}`;
		expect(gelesen({ titel, ort: 'Haus Süd\nObergeschoß; Raum 3, links' })).toMatchObject({
			...{ titel, ort: 'Haus Süd\nObergeschoß; Raum 3, links' },
		});
	});

	it('a place that isn’t there as none', () => {
		expect(gelesen({ ort: null })).toMatchObject({ ort: null });
	});
});

const zeichen = fc.constantFrom(...('aäöüßÄ€🙂,;:\\"\' %=/<>&'.match(/./gu) as string[]));
const text = fc
	.array(zeichen, { minLength: 1, maxLength: 150 })
	.map((z) => z.join('').trim())
	// One of the two takes quotation marks around the whole for its own.
	.filter((t) => t !== '' && !/^".*"$/.test(t));
const tag = fc.integer({ min: 0, max: 3000 }).map((n) => addiereTage('2024-01-01', n));
// Not within the hours that clocks skip or repeat.
const uhrzeit = fc
	.tuple(fc.integer({ min: 4, max: 23 }), fc.integer({ min: 0, max: 59 }))
	.map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const beliebigerTermin = fc
	.record({ von: tag, dauer: fc.integer({ min: 1, max: 6 }), zeiten: fc.option(fc.tuple(uhrzeit, uhrzeit)) })
	.map(({ von, dauer, zeiten }) => termin(von, addiereTage(von, dauer), ...(zeiten ?? [])));
const beliebiger = fc.record({
	uid: fc.uuid().map((id) => `${id}-1`),
	folge: fc.nat(1000),
	titel: text,
	ort: fc.option(text),
	termin: beliebigerTermin,
	status: fc.constantFrom('CONFIRMED' as const, 'TENTATIVE' as const, 'CANCELLED' as const),
	geaendertAm: fc
		.integer({ min: 0, max: 100_000_000 })
		.map((s) => new Date(1_700_000_000_000 + s * 1000).toISOString()),
});

test('what goes in comes out of both', () => {
	const verschiedene = fc.uniqueArray(beliebiger, { maxLength: 8, selector: ({ uid }) => uid });
	fc.assert(
		fc.property(verschiedene, (eintraege) => {
			const ics = kalender(...eintraege);
			const nachUid = (a: Gelesen, b: Gelesen) => a.uid.localeCompare(b.uid);
			const [eine, andere] = LESER.map(([, lies]) => lies(ics).toSorted(nachUid));
			expect(eine).toEqual(andere);
			expect(andere).toEqual(eintraege.map(erwartet).toSorted(nachUid));
			for (const zeile of ics.split('\r\n')) expect(Buffer.byteLength(zeile)).toBeLessThanOrEqual(75);
			expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
		}),
		{ numRuns: oft(60, 2000) },
	);
});

function erwartet({ uid, folge, titel, ort, termin: t, status, geaendertAm }: Kalendereintrag): Gelesen {
	const ganztags = t.beginn === null;
	return {
		...{ uid, folge, titel, ort, status, ganztags, gestempelt: geaendertAm },
		von: ganztags ? t.von : inBerlin(t.von, t.beginn ?? ''),
		bis: ganztags ? addiereTage(t.bis, 1) : inBerlin(t.bis, t.ende ?? ''),
	};
}

/** The moment at which clocks there show this, found by looking at a clock. */
function inBerlin(datum: string, zeit: string): string {
	const format = new Intl.DateTimeFormat('sv-SE', {
		...{ timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' },
		...{ hour: '2-digit', minute: '2-digit' },
	});
	const moment = [1, 2]
		.map((versatz) => new Date(Date.parse(`${datum}T${zeit}:00Z`) - versatz * 3_600_000))
		.find((wann) => format.format(wann) === `${datum} ${zeit}`);
	return moment?.toISOString() ?? '';
}

it('is written alike in whatever zone the server stands', () => {
	const vorher = process.env.TZ;
	const zeit = termin('2026-03-08', '2026-03-09', '02:30', '16:00');
	const texte = ['UTC', 'America/New_York', 'Asia/Kolkata'].map((zone) => {
		process.env.TZ = zone;
		return kalender(eintrag({ termin: zeit }), eintrag({ uid: 'b-1' }));
	});
	if (vorher === undefined) delete process.env.TZ;
	else process.env.TZ = vorher;
	expect(new Set(texte).size).toBe(1);
	expect(texte[0]).toContain('DTSTART;TZID=Europe/Berlin:20260308T023000\r\n');
});

it('holds its zone, whatever else is in it', () => {
	for (const ics of [
		kalender(),
		kalender(eintrag()),
		kalender(eintrag({ termin: termin('2026-07-01', '2026-07-01', '09:00', '10:00') })),
	]) {
		const zonen = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vtimezone');
		expect(zonen.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['Europe/Berlin']);
		expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
	}
});

it('brings its zone along, and stamps in UTC', () => {
	const ics = kalender(eintrag({ termin: termin('2026-07-01', '2026-07-01', '09:00', '10:00') }));
	expect(ics).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
	expect(ics).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n');
	expect(ics).toContain('DTSTAMP:20260901T100000Z\r\n');
	expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it('says by mail what is to be done with it, and whose it is', () => {
	const veranstalter = { name: 'Sportjugend, Hessen; e. V.', email: 'portal@traeger.test' };
	const ics = schreibeKalender([eintrag({ status: 'CANCELLED' })], { methode: 'CANCEL', veranstalter });
	const gelesen = new ICAL.Component(ICAL.parse(ics));
	expect(gelesen.getFirstPropertyValue('method')).toBe('CANCEL');
	const organizer = gelesen.getFirstSubcomponent('vevent')?.getFirstProperty('organizer');
	expect([organizer?.getFirstParameter('cn'), organizer?.getFirstValue()]).toEqual([
		veranstalter.name,
		`mailto:${veranstalter.email}`,
	]);
});
