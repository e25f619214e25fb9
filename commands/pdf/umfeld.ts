import type { PDFPage } from '@libpdf/core';
import { groesster, kleinster } from '#domain/beliebig-viele.ts';
import type { Blattstelle, Feldart } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { alsStelle } from './satz/seitenmass.ts';

/** A piece of text as one reads it in one go. */
export interface Stueck {
	readonly text: string;
	readonly stelle: Blattstelle;
}

/** Wider than a space between words: another label begins. Of the size of the letters. */
const LUECKE = 1.1;
const HOECHSTENS = 5_000;

/** What is printed on a page. Fields are filled as well where nobody can read the rest of it. */
export function textstuecke(seite: PDFPage): readonly Stueck[] {
	try {
		const zeichen = seite
			.extractText()
			.lines.flatMap(({ spans }) => spans.map(({ chars }) => chars.filter(({ char }) => char.trim() !== '')));
		return zeichen
			.flatMap((zeile) => getrennt(zeile))
			.slice(0, HOECHSTENS)
			.map((stueck) => ({ text: textAus(stueck), stelle: alsStelle(seite, grenzen(stueck)) }));
	} catch {
		return [];
	}
}

type Zeichen = ReturnType<PDFPage['extractText']>['lines'][number]['spans'][number]['chars'][number];

function getrennt(zeile: readonly Zeichen[]): Zeichen[][] {
	const stuecke: Zeichen[][] = [];
	for (const zeichen of zeile) {
		const letztes = stuecke.at(-1)?.at(-1);
		if (letztes && abstand(letztes, zeichen) <= LUECKE * zeichen.fontSize) stuecke.at(-1)?.push(zeichen);
		else stuecke.push([zeichen]);
	}
	return stuecke;
}

const abstand = (a: Zeichen, b: Zeichen): number => b.bbox.x - (a.bbox.x + a.bbox.width);
/** Narrower is the room between two letters of a word. */
const WORTLUECKE = 0.15;

const textAus = (stueck: readonly Zeichen[]): string =>
	stueck
		.map((zeichen, i) => {
			const davor = stueck[i - 1];
			return davor && abstand(davor, zeichen) > WORTLUECKE * zeichen.fontSize ? ` ${zeichen.char}` : zeichen.char;
		})
		.join('');

function grenzen(stueck: readonly Zeichen[]): [number, number, number, number] {
	const x = stueck.map(({ bbox }) => bbox.x);
	const y = stueck.map(({ bbox }) => bbox.y);
	return [
		kleinster(x),
		kleinster(y),
		groesster(stueck.map(({ bbox }) => bbox.x + bbox.width)),
		groesster(stueck.map(({ bbox }) => bbox.y + bbox.height)),
	];
}

/** How far a label may stand from its field, in parts of the page. */
const DANEBEN = 2_500;
const HINTER_KREUZ = 400;
const DARUEBER = 260;
const SPIEL = 60;
/** What is longer is a text of the form, no label. */
const BESCHRIFTUNG_LAENGE = 80;

/** What is printed beside a field and probably names it: of a box what follows, else what stands before, then above. */
export function umfeldVon(
	art: Feldart,
	stelle: Blattstelle,
	andere: readonly Blattstelle[],
	stuecke: readonly Stueck[],
): readonly string[] {
	const kurz = stuecke.filter(({ text }) => art === 'KREUZ' || text.length <= BESCHRIFTUNG_LAENGE);
	const inZeile = kurz.filter((stueck) => istInZeile(stueck.stelle, stelle));
	const frei = (von: number, bis: number) =>
		!andere.some(
			(eine) =>
				eine !== stelle &&
				eine.seite === stelle.seite &&
				istInZeile(eine, stelle) &&
				eine.x < bis - SPIEL &&
				eine.x + eine.breite > von + SPIEL,
		);
	const davor = naechstes(inZeile, ({ stelle: s }) => {
		const ende = s.x + s.breite;
		return ende <= stelle.x + SPIEL && stelle.x - ende <= DANEBEN && frei(ende, stelle.x) ? stelle.x - ende : null;
	});
	const danach = naechstes(inZeile, ({ stelle: s }) => {
		const ende = stelle.x + stelle.breite;
		return s.x >= ende - SPIEL && s.x - ende <= HINTER_KREUZ && frei(ende, s.x) ? s.x - ende : null;
	});
	const darueber = naechstes(kurz, ({ stelle: s }) => {
		const weg = stelle.y - (s.y + s.hoehe);
		const beginntDort = s.x >= stelle.x - 2 * SPIEL && s.x < stelle.x + stelle.breite;
		return beginntDort && weg >= -SPIEL && weg <= DARUEBER ? weg : null;
	});
	const reihenfolge = art === 'KREUZ' ? [danach, davor] : [davor, darueber];
	return reihenfolge.flatMap((stueck) => (stueck ? [stueck.text.replace(/[\s:_.…]+$/, '')] : [])).filter(Boolean);
}

/** Their middles stand at about the same height. */
const istInZeile = (a: Blattstelle, b: Blattstelle): boolean => {
	const mitte = a.y + a.hoehe / 2;
	return mitte >= b.y - SPIEL / 2 && mitte <= b.y + b.hoehe + SPIEL / 2;
};

function naechstes(stuecke: readonly Stueck[], weg: (stueck: Stueck) => number | null): Stueck | null {
	let bestes: { stueck: Stueck; weg: number } | null = null;
	for (const stueck of stuecke) {
		const seiner = weg(stueck);
		if (seiner !== null && (bestes === null || seiner < bestes.weg)) bestes = { stueck, weg: seiner };
	}
	return bestes?.stueck ?? null;
}
