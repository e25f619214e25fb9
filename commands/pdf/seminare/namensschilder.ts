import { type EmbeddedFont, ops, type PDFImage, type PDFPage, rgb } from '@libpdf/core';
import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { ohneZufall } from '../ohne-zufall.ts';
import { Element, gliedere } from '../papier/gliederung.ts';
import { kennzeichne } from '../papier/kennzeichnung.ts';
import { marke } from '../papier/stift.ts';
import { GRAU, neuesPdf } from '../satz/blatt.ts';
import { lesbar, type Schnitt, schriften } from '../satz/schriften.ts';

/** Name tags to be cut out (table: Papers, lists, feeds). */
export interface Namensschilder {
	readonly art: 'NAMENSSCHILDER';
	readonly mandant: string;
	readonly logo: Pdfbild | null;
	/** What the seminar is called. */
	readonly titel: string;
	readonly personen: readonly Schild[];
	readonly filter: string;
	/** ISO 8601. */
	readonly erstellt: string;
}
interface Schild {
	readonly vorname: string;
	readonly nachname: string;
	readonly einsatzstelle: string | null;
}

const MM = 72 / 25.4;
const SEITE = { breite: 210 * MM, hoehe: 297 * MM };
/** Fits the tags that are sold: two beside each other, five below. */
const MASS = { breite: 90 * MM, hoehe: 55 * MM };
const SPALTEN = 2;
const ZEILEN = 5;
const RAND = { links: (SEITE.breite - SPALTEN * MASS.breite) / 2, oben: (SEITE.hoehe - ZEILEN * MASS.hoehe) / 2 };
const POLSTER = 6 * MM;
const TEXTBREITE = MASS.breite - 2 * POLSTER;
const LOGO = { breite: 34 * MM, hoehe: 9 * MM };
/** By so many millimetres names stand higher. */
const OHNE_LOGO = 4;
const SCHNITTLINIE = rgb(0.75, 0.75, 0.75);
const SCHWARZ = rgb(0.1, 0.1, 0.1);

interface Stift {
	readonly schrift: (schnitt: Schnitt) => EmbeddedFont;
	readonly logo: PDFImage | null;
	readonly dokument: Element;
	/** So far marked on the page. */
	readonly marken: Map<PDFPage, number>;
	readonly seiten: PDFPage[];
}

/** Says of what is drawn what it belongs to; nothing: it is furniture. */
function markiert({ marken, seiten }: Stift, seite: PDFPage, element: Element | undefined, zeichne: () => void): void {
	const nr = marken.get(seite) ?? 0;
	if (element) {
		element.marke(seiten.indexOf(seite), nr);
		marken.set(seite, nr + 1);
	}
	seite.drawOperators([marke(element, nr)]);
	zeichne();
	seite.drawOperators([ops.endMarkedContent()]);
}

export async function setzeNamensschilder(schilder: Namensschilder): Promise<Uint8Array> {
	const { mandant, titel, logo, personen, filter, erstellt } = schilder;
	const angaben = { titel: `Namensschilder ${titel}`, verfasser: mandant, zeit: new Date(erstellt) };
	const pdf = neuesPdf(angaben);
	const stift: Stift = {
		...{ schrift: schriften(pdf), logo: logo && pdf.embedImage(logo) },
		...{ dokument: new Element('Document'), marken: new Map(), seiten: [] },
	};
	const fuss = `Namensschilder ${titel}: ${filter}. Stand: ${formatDatumUhrzeit(erstellt)}. ${mandant}`;
	const jeBlatt = SPALTEN * ZEILEN;
	for (let von = 0; von === 0 || von < personen.length; von += jeBlatt) {
		const seite = pdf.addPage({ width: SEITE.breite, height: SEITE.hoehe });
		stift.seiten.push(seite);
		for (const [i, schild] of personen.slice(von, von + jeBlatt).entries()) setzeSchild(seite, stift, schild, i);
		const stand = { text: fuss, schnitt: 'normal', groesse: 6.5, mindestens: 6.5 } as const;
		const ort = { x: RAND.links, y: RAND.oben / 2, breite: SPALTEN * MASS.breite };
		setzeZeile(seite, stift, stand, { ...ort, in: stift.dokument.unter('P') });
	}
	kennzeichne(pdf, angaben);
	gliedere(pdf, stift.dokument, stift.seiten);
	return ohneZufall(await pdf.save({ subsetFonts: true, useXRefStream: false }));
}

function setzeSchild(seite: PDFPage, stift: Stift, { vorname, nachname, einsatzstelle }: Schild, i: number): void {
	const x = RAND.links + (i % SPALTEN) * MASS.breite;
	const oben = SEITE.hoehe - RAND.oben - Math.floor(i / SPALTEN) * MASS.hoehe;
	const kasten = { x, y: oben - MASS.hoehe, width: MASS.breite, height: MASS.hoehe };
	markiert(stift, seite, undefined, () =>
		seite.drawRectangle({ ...kasten, borderColor: SCHNITTLINIE, borderWidth: 0.4 }),
	);
	const links = x + POLSTER;
	const { logo } = stift;
	// Once for each would be read out again and again.
	if (logo) markiert(stift, seite, undefined, () => setzeLogo(seite, logo, { x: links, y: oben - POLSTER }));
	const hoeher = stift.logo ? 0 : OHNE_LOGO;
	const schild = stift.dokument.unter('Sect');
	const ort = (y: number) => ({
		...{ x: links, y: oben - (y - hoeher) * MM, breite: TEXTBREITE },
		in: schild.unter('P'),
	});
	setzeZeile(seite, stift, { text: vorname, schnitt: 'fett', groesse: 30, mindestens: 12 }, ort(30));
	setzeZeile(seite, stift, { text: nachname, schnitt: 'normal', groesse: 16, mindestens: 10 }, ort(38));
	setzeZeile(seite, stift, { text: einsatzstelle ?? '', schnitt: 'normal', groesse: 9, mindestens: 6.5 }, ort(48));
}

function setzeLogo(seite: PDFPage, logo: PDFImage, { x, y }: { x: number; y: number }): void {
	const faktor = Math.min(LOGO.breite / logo.width, LOGO.hoehe / logo.height);
	const mass = { width: logo.width * faktor, height: logo.height * faktor };
	seite.drawImage(logo, { x, y: y - mass.height, ...mass });
}

interface Textzeile {
	readonly text: string;
	readonly schnitt: Schnitt;
	readonly groesse: number;
	readonly mindestens: number;
}

/** One line: made smaller until it fits, and in the end shortened. */
function setzeZeile(
	seite: PDFPage,
	stift: Stift,
	{ text, schnitt, groesse, mindestens }: Textzeile,
	{ x, y, breite, in: element }: { x: number; y: number; breite: number; in: Element },
): void {
	const font = stift.schrift(schnitt);
	const ganz = lesbar(text.replace(/\s+/g, ' ').trim(), font);
	if (!ganz) return;
	const passend = Math.min(groesse, (groesse * breite) / font.getTextWidth(ganz, groesse));
	const size = Math.max(passend, mindestens);
	markiert(stift, seite, element, () =>
		seite.drawText(gekuerzt(ganz, font, size, breite), { x, y, font, size, color: groesse > 7 ? SCHWARZ : GRAU }),
	);
}

function gekuerzt(text: string, font: EmbeddedFont, groesse: number, breite: number): string {
	const passt = (eines: string) => font.getTextWidth(eines, groesse) <= breite + 0.01;
	if (passt(text)) return text;
	const zeichen = [...text];
	while (zeichen.length > 1 && !passt(`${zeichen.join('')}…`)) zeichen.pop();
	return `${zeichen.join('').trimEnd()}…`;
}
