import { describe, expect, it, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { type Dokumentvorlage, dokumentSpecAggregat, dokumentSpecAlsReferenz } from './dokumentspec.ts';
import { type DokumentSpecFelder, OHNE_ANGABEN } from './dokumentspec-felder.ts';
import {
	aendereSpec,
	alsEinsichtnahme,
	entsperre,
	legeSpecAn,
	legeVersionAn,
	loeseAb,
	sperre,
	veroeffentliche,
} from './entscheidungen.ts';
import type { DokumentSpecEreignis } from './ereignisse.ts';
import { specverlauf } from './verlauf.ts';

const META = { userID: 'u', rollen: [], impersoniertVon: null, commandID: 'c', zeit: '2026-03-01T10:00:00.000Z' };
const akteur = (rolle: Rolle): Akteur => ({
	art: 'USER',
	userID: 'u',
	rollen: [rolle],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
});
const ADMIN = akteur('ADMIN');

const aufgezeichnet = (ereignisse: readonly DokumentSpecEreignis[], ab = 0) =>
	ereignisse.map((e, i) => ({ ...e, version: ab + i + 1, meta: META }) as Aufgezeichnet<DokumentSpecEreignis>);
/** A Traeger who has said nothing of his admission. */
const OHNE = { zulassung: null };

const weiter = (vorlage: Dokumentvorlage, ereignisse: readonly DokumentSpecEreignis[]): Dokumentvorlage =>
	falte(dokumentSpecAggregat, vorlage.id, aufgezeichnet(ereignisse, vorlage.version), structuredClone(vorlage));

const neu = (id: string, felder: Partial<DokumentSpecFelder> = {}): Dokumentvorlage => {
	const start = dokumentSpecAggregat.start(id);
	return weiter(start, legeSpecAn(start, { ...OHNE_ANGABEN, bezeichnung: 'Ehrenkodex', ...felder }));
};
const entwurf = neu('a');
const offen = weiter(entwurf, veroeffentliche(entwurf, [], OHNE));
const abgeloest = weiter(offen, loeseAb(offen, neu('b'), [], OHNE).vorlage);
const gesperrt = weiter(offen, sperre(offen));

const text = (tue: () => unknown): string => {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse.map((v) => v.text).join(' | ');
		throw fehler;
	}
	return 'möglich';
};

/** Table: DokumentSpec; `-`: there is no such step. */
const UEBERGAENGE: readonly [string, Dokumentvorlage, Readonly<Record<string, number | '-' | 'weg'>>][] = [
	['0 Entwurf', entwurf, { veroeffentlichen: 10, abloesen: '-', sperren: 'weg', entsperren: '-', version: '-' }],
	['10 Veröffentlicht', offen, { veroeffentlichen: '-', abloesen: 30, sperren: 90, entsperren: '-', version: 10 }],
	['30 Abgelöst', abgeloest, { veroeffentlichen: '-', abloesen: '-', sperren: 90, entsperren: '-', version: 30 }],
	['90 Gesperrt', gesperrt, { veroeffentlichen: '-', abloesen: '-', sperren: '-', entsperren: 10, version: '-' }],
];
const SCHRITTE: Readonly<Record<string, (v: Dokumentvorlage) => readonly DokumentSpecEreignis[]>> = {
	veroeffentlichen: (v) => veroeffentliche(v, [], OHNE),
	abloesen: (v) => loeseAb(v, neu('c'), [], OHNE).vorlage,
	sperren: sperre,
	entsperren: (v) => entsperre(v, ADMIN, [], OHNE),
	version: (v) => legeVersionAn('n', v, 1).slice(1),
};

describe('transitions', () => {
	test.each(UEBERGAENGE)('%s', (_, vorlage, erwartet) => {
		for (const [was, nach] of Object.entries(erwartet)) {
			const schritt = () => SCHRITTE[was]?.(vorlage) ?? [];
			if (nach === '-') {
				expect(text(schritt), was).toMatch(/^Die Aktion „.+“ ist im Status \d\d \(.+\) nicht möglich\.$/);
				continue;
			}
			const danach = weiter(vorlage, schritt());
			expect(danach.geloescht ? 'weg' : danach.status, was).toBe(nach);
		}
	});

	/** Columns: what may change once it is published, anything else. */
	test.each([
		['0 Entwurf', entwurf, 'möglich', 'möglich'],
		[
			'10 Veröffentlicht',
			offen,
			'möglich',
			'Veröffentlichte Vorlagen können nicht geändert werden. Bitte legen Sie eine neue Version an.',
		],
		...(
			[
				['30 Abgelöst', abgeloest],
				['90 Gesperrt', gesperrt],
			] as const
		).map(([name, vorlage]) => {
			const nie = `Die Aktion „Vorlage ändern“ ist im Status ${name.replace(' ', ' (')}) nicht möglich.`;
			return [name, vorlage, nie, nie] as const;
		}),
	] as const)('%s is edited', (_, vorlage, stufen, anderes) => {
		const neueStufen = [{ abStatus: 4000, stufe: 'ERINNERN' }] as const;
		for (const werte of [{ bezeichnung: 'Kodex' }, { beschreibung: 'x' }, { tags: ['x'] }, { sortierung: 9 }])
			expect(text(() => aendereSpec(vorlage, werte))).toBe(stufen);
		expect(text(() => aendereSpec(vorlage, { stufen: neueStufen }))).toBe(stufen);
		for (const werte of [{ isGesundheit: true }, { frist: 14 }, { dienstartIDs: ['fsj'] }, { vorlageText: 'x' }])
			expect(text(() => aendereSpec(vorlage, werte))).toBe(anderes);
	});

	it('goes back to what it was before it was locked', () => {
		const zu = weiter(abgeloest, sperre(abgeloest));
		expect(weiter(zu, entsperre(zu, ADMIN, [], OHNE)).status).toBe(30);
	});

	it('is unlocked by administrators only', () => {
		const verwaltung = () => entsperre(gesperrt, akteur('MA_VERWALTUNG'), [], OHNE);
		expect(text(verwaltung)).toBe('Nur die Administration darf gesperrte Vorlagen entsperren.');
	});
});

describe('a published specification', () => {
	it('changes its name, description, tags, order and levels', () => {
		const werte = { bezeichnung: 'Kodex', beschreibung: 'Neu', tags: ['Sport'], sortierung: 5 };
		const stufen = [{ abStatus: 4000, stufe: 'PFLICHT' }] as const;
		const danach = weiter(offen, aendereSpec(offen, { ...werte, stufen }));
		expect(danach.felder).toMatchObject({ ...werte, stufen });
	});

	it('changes nothing else', () => {
		expect(text(() => aendereSpec(offen, { isGesundheit: true }))).toBe(
			'Veröffentlichte Vorlagen können nicht geändert werden. Bitte legen Sie eine neue Version an.',
		);
		expect(aendereSpec(offen, { isGesundheit: false })).toEqual([]);
	});

	it('is told late how it is signed, once, and only what goes on in the portal', () => {
		const parteien = weiter(
			neu('p'),
			aendereSpec(neu('p'), { signaturparteien: ['TRAEGER'], signaturform: 'EINFACH' }),
		);
		const frueher = { ...parteien, status: 10 as const, felder: { ...parteien.felder, signaturform: null } };
		expect(text(() => aendereSpec(frueher, { signaturform: 'PAPIER' }))).toBe(
			'Diese Vorlage wird schon im Portal unterschrieben. Für eine Form außerhalb des Portals legen Sie bitte eine neue Version an.',
		);
		const danach = weiter(frueher, aendereSpec(frueher, { signaturform: 'EINFACH', signaturgrund: 'Beschluss' }));
		expect(danach.felder).toMatchObject({ signaturform: 'EINFACH', signaturgrund: 'Beschluss' });
		expect(text(() => aendereSpec(danach, { signaturform: 'TEXTFORM' }))).toMatch(/^Veröffentlichte Vorlagen/);
	});

	it('comes back from being locked as it was before anybody was asked', () => {
		const felder = { ...offen.felder, signaturparteien: ['TRAEGER'] as const };
		expect(text(() => entsperre({ ...gesperrt, felder }, ADMIN, [], OHNE))).toBe('möglich');
		expect(text(() => veroeffentliche({ ...entwurf, felder }, [], OHNE))).toBe(
			'Die Vorlage kann nicht veröffentlicht werden: Die Form der Unterschrift ist nicht festgelegt.',
		);
	});

	it('has a next version that begins as its copy', () => {
		const start = dokumentSpecAggregat.start('n');
		const version = weiter(start, legeVersionAn('n', offen, 4));
		expect([version.nummer, version.ketteID, version.vorgaengerID, version.status]).toEqual([5, 'a', 'a', 0]);
		expect(version.felder).toEqual(offen.felder);
	});

	it('is replaced by a draft, which is published with it, or by another one in use', () => {
		const folgt = neu('b');
		const { vorlage, nachfolger } = loeseAb(offen, folgt, [], OHNE);
		expect(dokumentSpecAlsReferenz(weiter(offen, vorlage))).toMatchObject({ status: 30, nachfolgerID: 'b' });
		expect(weiter(folgt, nachfolger).status).toBe(10);
		expect(loeseAb(offen, weiter(folgt, veroeffentliche(folgt, [], OHNE)), [], OHNE).nachfolger).toEqual([]);
	});

	it('is replaced neither by itself nor by what is out of use', () => {
		const falsch = 'Bitte wählen Sie einen Entwurf oder eine veröffentlichte Vorlage als Nachfolger.';
		for (const folgt of [offen, gesperrt, abgeloest, dokumentSpecAggregat.start('z')])
			expect(text(() => loeseAb(offen, folgt, [], OHNE))).toBe(falsch);
	});
});

it('says why it cannot be published', () => {
	const ohne = neu('x', { nutzungsart: 'GESTELLT' });
	expect(text(() => veroeffentliche(ohne, [], OHNE))).toBe(
		'Die Vorlage kann nicht veröffentlicht werden: Es fehlt die Vorlage zum Ausfüllen.',
	);
});

/** Table: DokumentSpec, fields. */
test.each([
	[{ bezeichnung: '' }, 'Dies ist ein Pflichtfeld'],
	[{ bezeichnung: 'x'.repeat(151) }, 'Bitte geben Sie höchstens 150 Zeichen ein'],
	[{ beschreibung: 'x'.repeat(2001) }, 'Bitte geben Sie höchstens 2000 Zeichen ein'],
	[{ gueltigkeitMonate: 121 }, 'Bitte geben Sie höchstens 120 ein'],
	[{ gueltigkeitMonate: -1 }, 'Bitte geben Sie einen positiven Wert ein'],
	[{ tags: Array.from({ length: 11 }, (_, i) => `Tag ${i}`) }, 'Es sind höchstens 10 Schlagwörter erlaubt.'],
	[{ zyklusVon: '2026-09-01', zyklusBis: '2025-09-01' }, 'Das Ende darf nicht vor dem Beginn liegen.'],
	[
		{ vorlageText: 'Text', vorlageUploadID: 'u' },
		'Bitte verwenden Sie als Vorlage entweder einen Text oder eine PDF-Datei.',
	],
	[{ bedingungen: [{ art: 'DIENSTART', ist: true, werte: ['XY'] }] }, 'Invalides Format'],
	[{ bedingungen: [{ art: 'VOLLJAEHRIG', ist: true, werte: ['FSJ'] }] }, 'Invalides Format'],
] as const)('%j: %s', (felder, erwartet) => {
	expect(text(() => aendereSpec(entwurf, felder as Partial<DokumentSpecFelder>))).toBe(erwartet);
});

/** § 72a Abs. 5 SGB VIII: nobody keeps a certificate of conduct. */
describe('a certificate of conduct from the time it was kept', () => {
	const nachher = (felder: Partial<DokumentSpecFelder>, wird = (v: Dokumentvorlage) => v) => {
		const vorlage = wird(neu('z', { nutzungsart: 'ANGEFORDERT', ...felder }));
		return weiter(vorlage, alsEinsichtnahme(vorlage)).felder.nutzungsart;
	};

	it.each([
		'Führungszeugnis',
		'Erweitertes Führungszeugnis',
		'Erw. Führungszeugnis',
		'Polizeiliches Führungszeugnis (erweitert)',
		'Europäisches Führungszeugnis',
	])('is known by its name: %s', (bezeichnung) => {
		expect(nachher({ bezeichnung })).toBe('EINSICHTNAHME');
	});

	it('is known by the date it sets, whatever it is called, and with a form to ask for it', () => {
		const steuerungsfelder = [{ feld: 'fuehrungszeugnisDatum', modus: 'SETZEN' }] as const;
		expect(nachher({ bezeichnung: 'Nachweis', nutzungsart: 'BEIDES', steuerungsfelder: [...steuerungsfelder] })).toBe(
			'EINSICHTNAHME',
		);
	});

	it('is only looked at in every state: files lie there from before', () => {
		const bezeichnung = 'Führungszeugnis';
		const veroeffentlicht = (v: Dokumentvorlage) => weiter(v, veroeffentliche(v, [], OHNE));
		const ersetzt = (v: Dokumentvorlage) => {
			const benutzt = veroeffentlicht(v);
			return weiter(benutzt, loeseAb(benutzt, neu('b'), [], OHNE).vorlage);
		};
		const gesperrtes = (v: Dokumentvorlage) => {
			const benutzt = veroeffentlicht(v);
			return weiter(benutzt, sperre(benutzt));
		};
		for (const wird of [veroeffentlicht, ersetzt, gesperrtes])
			expect(nachher({ bezeichnung }, wird)).toBe('EINSICHTNAHME');
	});

	it.each(['Antrag auf ein Führungszeugnis', 'Zeugnis'])('is not: %s', (bezeichnung) => {
		expect(nachher({ bezeichnung })).toBe('ANGEFORDERT');
	});

	it('is told of in no other document', () => {
		const vorlage = neu('z', {
			nutzungsart: 'GESTELLT',
			vorlageText: 'Guten Tag',
			steuerungsfelder: [{ feld: 'fuehrungszeugnisDatum', modus: 'LESEN' }],
		});
		expect(text(() => veroeffentliche(vorlage, [], OHNE))).toBe(
			'Die Vorlage kann nicht veröffentlicht werden: Angaben aus einem Führungszeugnis dürfen in keinem anderen Dokument stehen.',
		);
	});
});

it('keeps what may name a person out of the facts', () => {
	const [e] = legeSpecAn(dokumentSpecAggregat.start('a'), {
		...OHNE_ANGABEN,
		bezeichnung: 'Für Mara',
		tags: ['Mara'],
		beschreibung: 'Mara',
		vorlageText: 'Mara',
	});
	expect(JSON.stringify(e?.facts)).not.toContain('Mara');
	expect(e?.betroffener).toBe('a');
});

it('tells its history', () => {
	const ereignisse = [
		...legeSpecAn(dokumentSpecAggregat.start('a'), { ...OHNE_ANGABEN, bezeichnung: 'Ehrenkodex' }),
		...aendereSpec(entwurf, { frist: 14, bedingungen: [{ art: 'DIENSTART', ist: true, werte: ['FSJ', 'FOEJ'] }] }),
		...loeseAb(offen, neu('b'), [], OHNE).vorlage,
	];
	expect(specverlauf(aufgezeichnet(ereignisse), () => 'Kodex').map((e) => [e.satz, e.aenderungen])).toEqual([
		['hat die Vorlage durch „Kodex“ abgelöst.', []],
		[
			'hat die Vorlage geändert.',
			[
				{ bezeichnung: 'Bedingungen', von: null, nach: 'Dienst ist FSJ oder FÖJ' },
				{ bezeichnung: 'Frist in Tagen vor Dienstantritt', von: null, nach: '14' },
			],
		],
		['hat die Vorlage angelegt.', []],
	]);
});
