import { describe, expect, it, test } from 'vitest';
import { SIGNATURFORMEN, type Signaturform } from '#domain/referenzsaetze.ts';
import { type DokumentSpecFelder, OHNE_ANGABEN } from './dokumentspec-felder.ts';
import { formImPortal, SIGNATURANGABEN, schriftlichNach, signaturformfehler, waehlbareFormen } from './signaturform.ts';

const dienst = (...werte: string[]) => [{ art: 'DIENSTART', ist: true, werte }] as const;
const VEREINBARUNG: DokumentSpecFelder = {
	...OHNE_ANGABEN,
	bezeichnung: 'Vereinbarung',
	nutzungsart: 'BEIDES',
	isVertragsrelevant: true,
	signaturparteien: ['FREIWILLIGER', 'TRAEGER'],
	bedingungen: dienst('FSJ', 'FOEJ'),
};
const EHRENKODEX: DokumentSpecFelder = { ...VEREINBARUNG, isVertragsrelevant: false };

/** BGB: what replaces the written form, and what doesn't. */
test.each<[Signaturform, string, boolean, string]>([
	['TEXTFORM', '§ 126b BGB', false, 'Textform, ersetzt nicht die Schriftform'],
	[
		'EINFACH',
		'Artikel 3 Nummer 10 eIDAS-Verordnung',
		false,
		'einfache elektronische Signatur, ersetzt nicht die Schriftform',
	],
	[
		'FORTGESCHRITTEN',
		'Artikel 26 eIDAS-Verordnung',
		false,
		'fortgeschrittene elektronische Signatur, ersetzt nicht die Schriftform',
	],
	[
		'QES',
		'§ 126a BGB',
		true,
		'qualifizierte elektronische Signatur, ersetzt die Schriftform (§ 126a BGB); ob das Zertifikat qualifiziert ist, prüft das Portal nicht',
	],
	['PAPIER', '§ 126 BGB', true, 'eigenhändig auf Papier unterschrieben, Schriftform (§ 126 BGB)'],
])('%s: %s', (form, norm, istSchriftlich, satz) => {
	expect(SIGNATURANGABEN[form]).toMatchObject({ norm, istSchriftlich, satz });
});

/** The two Acts ask for writing of agreement and reference; of nothing else do they say "schriftlich". */
test.each<[string, Partial<DokumentSpecFelder>, string | null]>([
	['agreement, FSJ', VEREINBARUNG, '§ 11 Abs. 1 JFDG'],
	['agreement, BFD', { ...VEREINBARUNG, bedingungen: dienst('BFD') }, '§ 8 Abs. 1 BFDG'],
	['agreement of all', { ...VEREINBARUNG, bedingungen: [] }, '§ 11 Abs. 1 JFDG und § 8 Abs. 1 BFDG'],
	['agreement of another service', { ...VEREINBARUNG, bedingungen: dienst('SONSTIGE') }, null],
	['reference, FSJ', { ...EHRENKODEX, nachweisFuer: 'ZEUGNIS' }, '§ 11 Abs. 4 JFDG'],
	['reference, BFD', { ...EHRENKODEX, nachweisFuer: 'ZEUGNIS', bedingungen: dienst('BFD') }, '§ 11 Abs. 2 BFDG'],
	['certificate', { ...EHRENKODEX, nachweisFuer: 'BESCHEINIGUNG' }, null],
	['declaration', EHRENKODEX, null],
])('%s is wanted in writing by %j', (_, felder, norm) => {
	expect(schriftlichNach({ ...OHNE_ANGABEN, ...felder })).toBe(norm);
});

describe('what may be chosen', () => {
	it('is nothing where nobody signs, all where the file comes back, what the screen can do otherwise', () => {
		expect(waehlbareFormen({ ...EHRENKODEX, signaturparteien: [] })).toEqual([]);
		expect(waehlbareFormen(EHRENKODEX)).toEqual(SIGNATURFORMEN);
		expect(waehlbareFormen({ ...EHRENKODEX, nutzungsart: 'GESTELLT' })).toEqual(['TEXTFORM', 'EINFACH']);
		const zeugnis = { ...EHRENKODEX, nutzungsart: 'GESTELLT', signaturparteien: ['TRAEGER'] } as const;
		expect(waehlbareFormen(zeugnis)).toEqual(['TEXTFORM', 'EINFACH', 'PAPIER']);
		expect(waehlbareFormen({ ...zeugnis, nutzungsart: 'BEIDES' })).toEqual(['TEXTFORM', 'EINFACH']);
		expect(waehlbareFormen({ ...EHRENKODEX, isMehrereDateien: true })).toEqual(['TEXTFORM', 'EINFACH']);
	});

	test.each<[string, Partial<DokumentSpecFelder>, readonly string[]]>([
		['undecided', {}, ['Die Form der Unterschrift ist nicht festgelegt']],
		[
			'for what nobody signs',
			{ signaturform: 'EINFACH', signaturparteien: [] },
			['Was niemand unterschreibt, hat keine Form der Unterschrift'],
		],
		[
			'less than the law wants, without a reason',
			{ signaturform: 'EINFACH' },
			['Das Gesetz verlangt dieses Dokument schriftlich: Bitte nennen Sie den Grund für eine andere Form'],
		],
		['less than the law wants, with one', { signaturform: 'EINFACH', signaturgrund: 'Entscheidung des Vorstands' }, []],
		['less, where it wants none', { signaturform: 'TEXTFORM', isVertragsrelevant: false }, []],
		['what it wants', { signaturform: 'QES' }, []],
		[
			'outside, though the portal provides it',
			{ signaturform: 'PAPIER', nutzungsart: 'GESTELLT' },
			[
				'Was außerhalb des Portals unterschrieben wird, kommt als Datei zurück: Bitte wählen Sie die Nutzungsart „Vorlage ausfüllen und hochladen“',
			],
		],
	])('%s', (_, felder, fehler) => {
		expect(signaturformfehler({ ...VEREINBARUNG, ...felder })).toEqual(fehler);
	});
});

it('who signs on the screen meets no more than that, and nothing is claimed where nobody decided', () => {
	expect([null, ...SIGNATURFORMEN].map((form) => formImPortal(form))).toEqual([
		null,
		'TEXTFORM',
		'EINFACH',
		'EINFACH',
		'EINFACH',
		'EINFACH',
	]);
});
