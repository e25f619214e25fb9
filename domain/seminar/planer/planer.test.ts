import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { OHNE_ANGABEN } from '../seminar-felder.ts';
import { abdeckung } from './abdeckung.ts';
import { feiertage } from './feiertage.ts';
import { konflikte } from './konflikte.ts';
import type { Plan, Plangruppe, Planseminar } from './plan.ts';
import { uebernimm, verlegt, wochenversatz } from './uebernahme.ts';
import { aufFeiertag, seminarname, spanne, und, vomBis } from './worte.ts';

/** The planner of the mockup: groups of Lahn and Main, in the middle of November 2026. */

const FSJ = 'fsj';

const gruppe = (bezeichnung: string, mitglieder: number, rest: Partial<Plangruppe> = {}): Plangruppe => ({
	id: bezeichnung,
	bezeichnung,
	mitglieder,
	pflicht: 250,
	von: '2026-09-01',
	bis: '2027-08-31',
	dienstartIDs: [FSJ],
	brauchtAbschluss: true,
	...rest,
});

const seminar = (bezeichnung: string, von: string, rest: Partial<Planseminar> = {}, tage = 5): Planseminar => ({
	id: `${bezeichnung} ${von}`,
	bezeichnung,
	seminartypID: 'ZWISCHEN',
	status: 1000,
	termine: [{ von, bis: addiereTage(von, tage - 1), beginn: null, ende: null }],
	geplanteTage: tage * 10,
	ort: null,
	adresse: null,
	isOnline: false,
	maxTeilnehmer: 25,
	angemeldet: 0,
	wartend: 0,
	leitungPersonID: null,
	leitung: null,
	seminargruppeIDs: [],
	dienstartIDs: [],
	...rest,
});

const plan = (rest: Partial<Plan>): Plan => ({
	heute: '2026-11-18',
	zyklus: { start: '2026-09-01', ende: '2027-08-31' },
	gruppen: [],
	seminare: [],
	dabei: [],
	ausserhalb: [],
	ferien: [],
	feiertage: [],
	leitungen: [],
	...rest,
});

const OSTERFERIEN = { bezeichnung: 'Osterferien', von: '2027-03-22', bis: '2027-04-03' };

describe('coverage', () => {
	const einfuehrung = seminar('Einführung', '2026-09-14', { seminargruppeIDs: ['Lahn 1'], status: 5000 });

	it('counts own seminars, open ones with a place for everybody, and what is missing', () => {
		const offen = seminar('Inklusion', '2027-03-09', { maxTeilnehmer: 24, angemeldet: 4 }, 2);
		const gruppen = [gruppe('Lahn 1', 20, { pflicht: 100 })];
		expect(abdeckung(plan({ gruppen, seminare: [einfuehrung, offen] })).get('Lahn 1')).toEqual({
			geplant: 50,
			moeglich: 20,
			fehlen: 30,
			moeglicheIDs: [offen.id],
		});
		const eng = { ...offen, angemeldet: 5 };
		expect(abdeckung(plan({ gruppen, seminare: [einfuehrung, eng] })).get('Lahn 1')).toMatchObject({ moeglich: 0 });
		const dabei = [{ seminarID: offen.id, gruppeID: 'Lahn 1', anzahl: 1 }];
		expect(abdeckung(plan({ gruppen, seminare: [einfuehrung, eng], dabei })).get('Lahn 1')).toMatchObject({
			moeglich: 20,
		});
	});

	it('gives the places to the group whose service begins first', () => {
		const offen = seminar('Erste Hilfe', '2027-01-19', { maxTeilnehmer: 20 }, 1);
		const gruppen = [gruppe('Main 2', 12, { von: '2026-12-01' }), gruppe('Lahn 1', 12)];
		const jeGruppe = abdeckung(plan({ gruppen, seminare: [offen] }));
		expect([jeGruppe.get('Lahn 1')?.moeglich, jeGruppe.get('Main 2')?.moeglich]).toEqual([10, 0]);
	});

	it.each([
		['is over', { termine: seminar('', '2026-11-16').termine }],
		['has a waiting list', { wartend: 1 }],
		['isn’t published', { status: 0 as const }],
		['is for others', { dienstartIDs: ['bfd'] }],
		['lies behind the service', { termine: seminar('', '2027-09-06').termine }],
	])('an open seminar that %s is no possibility', (_, rest) => {
		const offen = seminar('Inklusion', '2027-03-09', rest);
		expect(abdeckung(plan({ gruppen: [gruppe('Lahn 1', 5)], seminare: [offen] })).get('Lahn 1')?.moeglich).toBe(0);
	});

	it('takes no two at once, and none it doesn’t need', () => {
		const eigenes = seminar('Zwischen', '2027-02-01', { seminargruppeIDs: ['Lahn 1'] });
		const seminare = [
			eigenes,
			seminar('Inklusion', '2027-02-03'),
			seminar('ÜL-Basis', '2027-03-01'),
			seminar('Tanz', '2027-04-12'),
		];
		expect(abdeckung(plan({ gruppen: [gruppe('Lahn 1', 5, { pflicht: 100 })], seminare })).get('Lahn 1')).toEqual({
			geplant: 50,
			moeglich: 50,
			fehlen: 0,
			moeglicheIDs: ['ÜL-Basis 2027-03-01'],
		});
	});

	it('what lies outside the service of a group that begins later isn’t planned for it', () => {
		const gruppen = [gruppe('Main 2', 18, { von: '2026-12-01', pflicht: 190 })];
		const frueh = seminar('Einführung', '2026-09-28', { seminargruppeIDs: ['Main 2'] });
		expect(abdeckung(plan({ gruppen, seminare: [frueh] })).get('Main 2')).toMatchObject({ geplant: 0, fehlen: 190 });
	});

	const zahl = (max: number) => fc.integer({ min: 0, max });
	const beliebig = fc.record({
		gruppen: fc.array(fc.record({ mitglieder: zahl(30), pflicht: zahl(25), monat: zahl(9) }), { maxLength: 6 }),
		seminare: fc.array(
			fc.record({
				tag: zahl(360),
				tage: fc.integer({ min: 1, max: 5 }),
				max: zahl(60),
				angemeldet: zahl(20),
				fuer: zahl(8),
			}),
			{ maxLength: 12 },
		),
	});

	it('covers what is required or says what is missing, and never gives a place twice', () => {
		fc.assert(
			fc.property(beliebig, (wie) => {
				const gruppen = wie.gruppen.map(({ mitglieder, pflicht, monat }, i) =>
					gruppe(`G${i}`, mitglieder, { pflicht: pflicht * 10, von: addiereTage('2026-09-01', monat * 30) }),
				);
				const seminare = wie.seminare.map(({ tag, tage, max, angemeldet, fuer }, i) =>
					seminar(
						`S${i}`,
						addiereTage('2026-09-01', tag),
						{
							maxTeilnehmer: max + angemeldet + 1,
							angemeldet,
							seminargruppeIDs: fuer < gruppen.length ? [`G${fuer}`] : [],
						},
						tage,
					),
				);
				const jeGruppe = abdeckung(plan({ gruppen, seminare }));
				for (const g of gruppen) {
					const { geplant = 0, moeglich = 0, fehlen = 0 } = jeGruppe.get(g.id) ?? {};
					expect(geplant + moeglich + fehlen).toBeGreaterThanOrEqual(g.pflicht);
					if (fehlen > 0) expect(geplant + moeglich + fehlen).toBe(g.pflicht);
				}
				for (const s of seminare) {
					const gegeben = gruppen
						.filter(({ id }) => jeGruppe.get(id)?.moeglicheIDs.includes(s.id))
						.reduce((summe, { mitglieder }) => summe + mitglieder, 0);
					expect(gegeben).toBeLessThanOrEqual((s.maxTeilnehmer ?? 0) - s.angemeldet);
				}
			}),
			{ numRuns: oft(100, 10_000) },
		);
	});
});

describe('conflicts', () => {
	const abschluss = (id: string) =>
		seminar('Abschluss', '2027-05-31', {
			seminargruppeIDs: [id],
			seminartypID: 'ABSCHLUSS',
			status: 0,
			maxTeilnehmer: null,
		});

	it('a leader is at two places', () => {
		const leitung = { leitungPersonID: 'markus', leitung: 'Markus Thielen' };
		const lahn = seminar('Zwischen', '2027-02-22', { ...leitung, seminargruppeIDs: ['Lahn 2'] });
		const kinzig = seminar('Zwischen', '2027-02-22', {
			...leitung,
			id: 'Zwischen Kinzig',
			seminargruppeIDs: ['Kinzig'],
			status: 0,
		});
		const gruppen = [
			gruppe('Lahn 2', 24, { brauchtAbschluss: false }),
			gruppe('Kinzig', 19, { brauchtAbschluss: false }),
		];
		const leitungen = [
			{ id: 'markus', name: 'Markus Thielen' },
			{ id: 'sabine', name: 'Sabine Koch' },
		];
		expect(konflikte(plan({ gruppen, seminare: [lahn, kinzig], leitungen }))).toEqual([
			{
				art: 'LEITUNG',
				schwere: 'ROT',
				titel: 'Leitung doppelt',
				text: 'Markus Thielen leitet vom 22. bis 26.02.2027 Zwischen Lahn 2 und Zwischen Kinzig.',
				seminarIDs: [lahn.id, kinzig.id],
				heilung: {
					art: 'LEITUNG',
					verb: 'Leitung wechseln',
					vorher: 'Zwischen Kinzig: Markus Thielen',
					nachher: 'Zwischen Kinzig: Sabine Koch',
					seminarID: kinzig.id,
					leitungPersonID: 'sabine',
				},
			},
		]);
		const [ohne] = konflikte(plan({ gruppen, seminare: [lahn, kinzig], leitungen: leitungen.slice(0, 1) }));
		expect(ohne?.heilung).toMatchObject({ nachher: 'Zwischen Kinzig: Leitung noch offen', leitungPersonID: null });
	});

	it('holidays and public holidays: the nearest free week is proposed', () => {
		const zwischen = seminar('Zwischen', '2027-03-22', { seminargruppeIDs: ['Main 2'], status: 0 });
		const gruppen = [gruppe('Main 2', 18, { brauchtAbschluss: false })];
		const frei = { ferien: [OSTERFERIEN], feiertage: feiertage('HE', '2026-09-01', '2027-08-31') };
		expect(konflikte(plan({ gruppen, seminare: [zwischen], ...frei }))).toMatchObject([
			{
				schwere: 'GELB',
				titel: 'Feiertag im Seminar',
				text: 'Zwischen Main 2 vom 22. bis 26.03.2027 liegt in den Osterferien und auf Karfreitag.',
				heilung: {
					art: 'VERLEGEN',
					verb: '15.–19.03.2027 vorschlagen',
					vorher: '22.–26.03.2027',
					nachher: '15.–19.03.2027',
					termine: [{ von: '2027-03-15', bis: '2027-03-19' }],
				},
			},
		]);
		// Somebody of the group has something else in that week.
		const anderes = seminar('Pol. Bildung', '2027-03-17', { seminargruppeIDs: ['Main 2'] }, 2);
		const [konflikt] = konflikte(plan({ gruppen, seminare: [zwischen, anderes], ...frei }));
		expect(konflikt?.heilung?.nachher).toBe('08.–12.03.2027');
		expect(konflikte(plan({ seminare: [zwischen], ferien: [OSTERFERIEN] }))[0]?.titel).toBe('Ferien im Seminar');
	});

	it('open final seminars are too small: places are given once', () => {
		const offen = seminar('Abschluss', '2027-06-07', { seminartypID: 'ABSCHLUSS', maxTeilnehmer: 30, angemeldet: 6 });
		const gruppen = [
			gruppe('Lahn 1', 25),
			gruppe('Lahn 2', 24),
			gruppe('Main 2', 18, { von: '2026-12-01', bis: '2027-08-31' }),
		];
		expect(konflikte(plan({ gruppen, seminare: [abschluss('Lahn 1'), offen] }))).toMatchObject([
			{
				art: 'ABSCHLUSS',
				schwere: 'ROT',
				titel: 'Abschluss: 18 Plätze fehlen',
				text: 'Lahn 2 und Main 2 brauchen 42, im offenen Seminar vom 07.06.2027 sind 24 frei.',
				seminarIDs: [offen.id],
				heilung: {
					art: 'ANLEGEN',
					verb: 'Abschluss für Main 2 anlegen',
					gruppeID: 'Main 2',
					seminartypID: 'ABSCHLUSS',
				},
			},
		]);
		expect(konflikte(plan({ gruppen: gruppen.slice(0, 2), seminare: [abschluss('Lahn 1'), offen] }))).toEqual([]);
	});

	it('a group has no final seminar at all; whose Dienstart prescribes none needs none', () => {
		const taunus = gruppe('Taunus', 10, { brauchtAbschluss: false });
		expect(konflikte(plan({ gruppen: [gruppe('Main 2', 18), taunus] }))).toMatchObject([
			{
				titel: 'Ohne Abschluss',
				text: 'Main 2 hat kein Abschlussseminar.',
				heilung: { von: '2027-06-21', bis: '2027-06-25' },
			},
		]);
		expect(konflikte(plan({ gruppen: [gruppe('Main 2', 18), gruppe('Main 1', 9)] }))[0]?.text).toBe(
			'Main 1 und Main 2 haben kein Abschlussseminar.',
		);
	});

	it('a seminar has fewer places than its group has members', () => {
		const zwischen = seminar('Zwischen', '2027-02-01', { seminargruppeIDs: ['Lahn 1'], maxTeilnehmer: 20 });
		const gruppen = [gruppe('Lahn 1', 25, { brauchtAbschluss: false })];
		expect(konflikte(plan({ gruppen, seminare: [zwischen] }))).toMatchObject([
			{
				schwere: 'ROT',
				titel: 'Zu wenig Plätze',
				text: 'Zwischen Lahn 1 hat 20 Plätze, zur Gruppe gehören 25.',
				heilung: {
					art: 'PLAETZE',
					verb: '25 Plätze vorsehen',
					vorher: '20 Plätze',
					nachher: '25 Plätze',
					maxTeilnehmer: 25,
				},
			},
		]);
	});

	it('lies outside the service of some, or of all', () => {
		const frueh = seminar('Einführung', '2026-11-23', { seminargruppeIDs: ['Main 2'] });
		const gruppen = [gruppe('Main 2', 18, { von: '2026-12-01', brauchtAbschluss: false })];
		const wie = (anzahl: number) =>
			konflikte(
				plan({ gruppen, seminare: [frueh], ausserhalb: [{ seminarID: frueh.id, gruppeID: 'Main 2', anzahl }] }),
			);
		expect(wie(18)).toMatchObject([
			{
				schwere: 'ROT',
				titel: 'Außerhalb der Dienstzeit',
				text: 'Einführung Main 2 vom 23. bis 27.11.2026 liegt für 18 von 18 nicht im Dienst.',
				heilung: { verb: '07.–11.12.2026 vorschlagen' },
			},
		]);
		expect(wie(3)).toMatchObject([{ schwere: 'GELB' }]);
		expect(wie(0)).toEqual([]);
	});

	it('two are in the same house', () => {
		const haus = { ort: 'Sporthaus Grünberg', status: 0 as const };
		const a = seminar('Einführung Lahn', '2027-02-01', haus);
		const b = seminar('Einführung Main', '2027-02-03', haus);
		expect(konflikte(plan({ seminare: [a, b] }))).toMatchObject([
			{
				schwere: 'GELB',
				titel: 'Haus doppelt',
				text: 'Einführung Lahn und Einführung Main sind vom 03. bis 05.02.2027 im selben Haus: Sporthaus Grünberg.',
				heilung: { verb: '27.–31.01.2027 vorschlagen' },
			},
		]);
		expect(konflikte(plan({ seminare: [a, { ...b, isOnline: true }] }))).toEqual([]);
	});

	it('says nothing of what is over', () => {
		const vorbei = seminar('Zwischen', '2026-10-05', { status: 5000 });
		expect(
			konflikte(plan({ seminare: [vorbei], ferien: [{ ...OSTERFERIEN, von: '2026-10-05', bis: '2026-10-17' }] })),
		).toEqual([]);
	});
});

describe('the copy of an earlier cycle', () => {
	const umfeld = {
		von: '2025-09-01',
		nach: '2026-09-01',
		gruppen: [{ id: 'neu', bezeichnung: 'Lahn 1' }],
		leitungIDs: new Set(['sabine']),
		seminartypIDs: new Set(['ZWISCHEN']),
		dienstartIDs: new Set([FSJ]),
		ferien: [OSTERFERIEN],
		feiertage: feiertage('HE', '2026-09-01', '2027-08-31'),
		heute: '2026-07-01',
		vorhandene: [],
	};
	const vorlage = (felder: object, gruppen: readonly string[] = ['Lahn 1']) => ({
		id: 'alt',
		gruppen,
		felder: {
			...OHNE_ANGABEN,
			bezeichnung: 'Zwischen',
			seminartypID: 'ZWISCHEN',
			termine: [{ von: '2026-02-02', bis: '2026-02-06', beginn: '10:00', ende: null }],
			anmeldeschluss: '2026-01-12',
			leitungPersonID: 'sabine',
			dienstartIDs: [FSJ],
			seminargruppeIDs: ['alt-lahn'],
			...felder,
		},
	});

	it('keeps week and weekday, groups by their names, and who leads', () => {
		expect(wochenversatz(umfeld)).toBe(364);
		expect(uebernimm(vorlage({}), umfeld)).toEqual({
			felder: {
				...vorlage({}).felder,
				termine: [{ von: '2027-02-01', bis: '2027-02-05', beginn: '10:00', ende: null }],
				anmeldeschluss: '2027-01-11',
				seminargruppeIDs: ['neu'],
			},
			hinweise: [],
			vorschlag: null,
			isRatsam: true,
		});
	});

	it('says what can’t be kept, and proposes another week where there are holidays', () => {
		const ostern = vorlage(
			{
				termine: [{ von: '2026-03-23', bis: '2026-03-27', beginn: null, ende: null }],
				leitungPersonID: 'markus',
				dienstartIDs: ['weg'],
			},
			['Lahn 9'],
		);
		const ergebnis = uebernimm(ostern, umfeld);
		expect(ergebnis?.felder).toMatchObject({ leitungPersonID: null, seminargruppeIDs: [], dienstartIDs: [] });
		expect(ergebnis?.felder.termine[0]?.von).toBe('2027-03-22');
		expect(ergebnis?.hinweise).toEqual([
			'Liegt in den Osterferien und auf Karfreitag, frei wäre 15.–19.03.2027.',
			'Ohne Lahn 9: Diese Gruppe gibt es hier nicht.',
			'Die bisherige Leitung steht nicht mehr zur Wahl.',
			'Eine Dienstart steht nicht mehr zur Wahl.',
		]);
		const felder = ergebnis?.felder ?? OHNE_ANGABEN;
		expect(verlegt({ ...felder, anmeldeschluss: '2027-03-01' }, ergebnis?.vorschlag ?? [])).toMatchObject({
			termine: [{ von: '2027-03-15', bis: '2027-03-19' }],
			anmeldeschluss: '2027-02-22',
		});
	});

	it('doesn’t advise what is over, or planned already', () => {
		const wie = (rest: object) => {
			const { hinweise, isRatsam } = uebernimm(vorlage({}), { ...umfeld, ...rest }) ?? {};
			return [isRatsam, hinweise];
		};
		expect(wie({ heute: '2027-02-01' })).toEqual([false, ['Der Termin wäre schon vorbei.']]);
		expect(wie({ vorhandene: ['zwischen '] })).toEqual([false, ['„Zwischen“ gibt es hier schon.']]);
	});

	it('leaves out what is of no kind any more', () => {
		expect(uebernimm(vorlage({ seminartypID: 'FREI' }), umfeld)).toBeNull();
	});
});

describe('words', () => {
	it.each([
		['2027-02-22', '2027-02-26', 'vom 22. bis 26.02.2027', '22.–26.02.2027'],
		['2027-03-29', '2027-04-02', 'vom 29.03. bis 02.04.2027', '29.03.–02.04.2027'],
		['2026-12-28', '2027-01-01', 'vom 28.12.2026 bis 01.01.2027', '28.12.2026–01.01.2027'],
		['2027-01-19', '2027-01-19', 'am 19.01.2027', '19.01.2027'],
	])('%s to %s', (von, bis, lang, kurz) => {
		expect([vomBis({ von, bis }), spanne({ von, bis })]).toEqual([lang, kurz]);
	});

	it('names', () => {
		expect(und(['Lahn 1', 'Lahn 2', 'Main 1'])).toBe('Lahn 1, Lahn 2 und Main 1');
		expect(seminarname('Abschluss Lahn 1', ['Lahn 1'])).toBe('Abschluss Lahn 1');
		expect(['Karfreitag', 'Tag der Arbeit', '1. Weihnachtstag', 'Fronleichnam'].map(aufFeiertag)).toEqual([
			'auf Karfreitag',
			'auf dem Tag der Arbeit',
			'auf dem 1. Weihnachtstag',
			'auf Fronleichnam',
		]);
	});

	it('public holidays are those of the Land', () => {
		const im = (land: 'HE' | 'BY' | null) =>
			feiertage(land, '2026-11-01', '2027-01-31').map(({ tag, name }) => `${tag} ${name}`);
		expect(im(null)).toEqual(['2026-12-25 1. Weihnachtstag', '2026-12-26 2. Weihnachtstag', '2027-01-01 Neujahrstag']);
		expect(im('BY')).toContain('2027-01-06 Heilige Drei Könige');
		expect(im('HE')).not.toContain('2027-01-06 Heilige Drei Könige');
	});
});
