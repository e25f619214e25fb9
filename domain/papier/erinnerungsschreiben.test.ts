import { describe, expect, it } from 'vitest';
import type { Fehlendes } from '#domain/akte/mahnwesen/mahnbrief.ts';
import { BEISPIELSCHREIBEN, erinnerungsschreiben, type Schreiben } from './erinnerungsschreiben.ts';
import type { Papier, Papierzeile } from './papier.ts';

const NICHTS: Fehlendes = { dokument: 'Ausweis', frist: null, bemerkung: null, isEinsicht: false, unterschrift: null };
const KNAPP: Schreiben = {
	name: 'Łukasz Müßig-Śmigły',
	anschrift: ['Rheinweg 12a', '53113 Bonn'],
	vertretende: null,
	fehlendes: [NICHTS],
	traeger: 'Sportjugend',
	postanschrift: null,
	portal: null,
	kontakt: { name: null, telefon: null, email: null },
	vertragsnummer: null,
	tag: '2026-09-14',
	briefkopf: null,
};
const VOLL: Schreiben = {
	...KNAPP,
	...BEISPIELSCHREIBEN('2026-09-14'),
	vertragsnummer: 'FSJ-2026-017',
	postanschrift: 'Am Stadion 1, 50933 Köln',
	portal: 'https://portal.sj.test',
	kontakt: { name: 'Tom Kühn', telefon: '0221 98765-0', email: 'kuehn@sj.test' },
};

const zeile = (z: Papierzeile) => z.map(({ text }) => text).join('');
const worte = ({ teile }: Papier): string[] =>
	teile.flatMap((teil) => {
		switch (teil.art) {
			case 'ANSCHRIFT':
				return teil.zeilen;
			case 'BETREFF':
			case 'UEBERSCHRIFT':
				return zeile(teil.inhalt);
			case 'LISTE':
				return teil.punkte.map(zeile);
			case 'ABSATZ':
				return teil.zeilen.map(zeile);
			default:
				return [];
		}
	});

describe('the letter', () => {
	it('to who is of age, of whom and of the Traeger the least is known', () => {
		const brief = erinnerungsschreiben(KNAPP);
		expect(brief.bezug).toEqual([['Datum', '14.09.2026']]);
		expect(worte(brief)).toEqual([
			...['Łukasz Müßig-Śmigły', 'Rheinweg 12a', '53113 Bonn'],
			'Erinnerung: Es fehlt noch ein Dokument',
			'Guten Tag Łukasz Müßig-Śmigły,',
			'für Ihren Freiwilligendienst fehlt uns noch:',
			'Ausweis',
			'So reichen Sie ein',
			'Im Portal: Sie können sich anmelden und auf der Seite „Meine Dokumente“ Fotos oder Dateien hochladen und unterschreiben.',
			'Haben Sie eine Frage, oder ist Ihnen etwas dazwischengekommen? Wir helfen Ihnen gern weiter.',
			'Wenn sich dieser Brief mit Ihrer Sendung überschnitten hat, müssen Sie nichts weiter tun. Vielen Dank!',
			...['Freundliche Grüße', 'Sportjugend'],
		]);
	});

	it('to the guardians of a minor, with everything there may be', () => {
		const brief = erinnerungsschreiben(VOLL);
		expect(brief.bezug.map(([was]) => was)).toEqual(['Aktenzeichen', 'Es betreut Sie', 'Telefon', 'Datum']);
		expect(worte(brief)).toEqual([
			...['An die gesetzlichen Vertretungen von', 'Łukasz Müßig-Śmigły', 'Rheinweg 12a', '53113 Bonn'],
			'Erinnerung: Es fehlen noch 3 Dokumente',
			'Guten Tag Marion Müßig, guten Tag Piotr Śmigły,',
			'für den Freiwilligendienst von Łukasz Müßig-Śmigły fehlen uns noch:',
			'Mitgliedsbescheinigung der Krankenkasse: bitte bis zum 28.09.2026',
			'Erweitertes Führungszeugnis: wir hatten bis zum 07.09.2026 darum gebeten; wir sehen es nur ein und bewahren es nicht auf',
			'Bildrechte: Ihre Unterschrift fehlt noch',
			'So reichen Sie ein',
			'Im Portal: Łukasz Müßig-Śmigły kann sich unter https://portal.sj.test anmelden und auf der Seite „Meine Dokumente“ Fotos oder Dateien hochladen und unterschreiben.',
			'Mit dem Link: Zum Unterschreiben haben Sie von uns einen Link per E-Mail bekommen. Auf Wunsch senden wir ihn noch einmal.',
			'Per Post: an Sportjugend, Am Stadion 1, 50933 Köln. Bitte legen Sie diesen Brief oder eine Kopie davon bei.',
			'Auf Papier: Möchten Sie lieber von Hand unterschreiben, melden Sie sich bitte bei uns.',
			'Haben Sie eine Frage, oder ist Ihnen etwas dazwischengekommen? Tom Kühn hilft Ihnen gern weiter, telefonisch unter 0221 98765-0 oder per E-Mail an kuehn@sj.test.',
			'Wenn sich dieser Brief mit Ihrer Sendung überschnitten hat, müssen Sie nichts weiter tun. Vielen Dank!',
			...['Freundliche Grüße', 'Sportjugend', 'Tom Kühn'],
		]);
	});

	it.each([
		[['Marion Müßig'], 'An die gesetzliche Vertretung von', 'Guten Tag Marion Müßig,'],
		[[], 'An die gesetzlichen Vertretungen von', 'Guten Tag,'],
	])('to %j', (vertretende, an, anrede) => {
		const texte = worte(erinnerungsschreiben({ ...KNAPP, vertretende }));
		expect(texte[0]).toBe(an);
		expect(texte).toContain(anrede);
	});

	it('about signatures alone says how to sign, and asks for nothing by post', () => {
		const fehlendes = [{ ...NICHTS, unterschrift: 'FREIWILLIGE' as const, bemerkung: 'Bitte vor dem Seminar.' }];
		const texte = worte(erinnerungsschreiben({ ...VOLL, vertretende: null, fehlendes })).join('\n');
		expect(texte).toContain('Erinnerung: Es fehlt noch eine Unterschrift');
		expect(texte).toContain('Ausweis: Ihre Unterschrift fehlt noch; Bitte vor dem Seminar.');
		expect(texte).toContain('So unterschreiben Sie');
		expect(texte).not.toContain('Per Post');
		const elternbrief = worte(erinnerungsschreiben({ ...VOLL, fehlendes })).join('\n');
		expect(elternbrief).toContain('die Unterschrift von Łukasz Müßig-Śmigły fehlt noch');
	});
});
