/** What stands on the pages of a paper besides its text: letterhead, foot, and the marks of a letter (DIN 5008, form B). */

import { rgb } from '@libpdf/core';
import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import { groesster } from '#domain/beliebig-viele.ts';
import type { Bezugszeichen, Briefkopf } from '#domain/papier/papier.ts';
import { fett, grundlinie, schlicht } from './fliesstext.ts';
import type { Element } from './gliederung.ts';
import { BREITE, BRIEF, FUSS_UNTEN, GRUND, KLEIN, mm, PARTEI, ZUR_KOPFLINIE } from './masse.ts';
import { type Pruefvermerk, QR, setzeVermerk, vermerkbreite } from './pruefvermerk.ts';
import { type Farbe, GRAU, type Stift } from './stift.ts';

export interface Bogen {
	readonly briefkopf: Briefkopf;
	readonly logo: Pdfbild | undefined;
	readonly links: number;
	readonly breite: number;
}

const LOGO = mm(11.6);
const NAME = { groesse: 13, zeile: 16 } as const;
const ZUSATZ = { groesse: 8.8, zeile: 12 } as const;

/** `kopf`: what it belongs to on the first page; on the others it is furniture. */
export function setzeKopf(stift: Stift, { briefkopf, logo, links, breite }: Bogen, kopf: Element | undefined): void {
	const { name, zusatz, kontakt, farbe, logoText } = briefkopf;
	const ganzOben = mm(briefkopf.rand.oben);
	const bildbreite = logo
		? stift.bild(logo, {
				...{ x: links, y: ganzOben, breite: 3.5 * LOGO, hoehe: LOGO, text: logoText },
				...(kopf && { in: kopf.unter('Figure') }),
			}) + 9
		: 0;
	const hoch = NAME.zeile + (zusatz ? ZUSATZ.zeile : 0);
	let y = ganzOben + (LOGO - hoch) / 2;
	stift.text(fett(schlicht(name)), {
		...{ x: links + bildbreite, y: y + grundlinie(NAME), groesse: NAME.groesse, in: kopf?.unter('P') },
	});
	y += NAME.zeile;
	if (zusatz)
		stift.text(schlicht(zusatz), {
			...{
				x: links + bildbreite,
				y: y + grundlinie(ZUSATZ),
				groesse: ZUSATZ.groesse,
				farbe: GRAU,
				in: kopf?.unter('P'),
			},
		});
	const kontakte = kopf?.unter('P');
	let oben = ganzOben + Math.max(0, (LOGO - kontakt.length * KLEIN.zeile) / 2);
	for (const eintrag of kontakt) {
		const x = links + breite - stift.schrift.breite(eintrag, 'normal', KONTAKT);
		stift.text(schlicht(eintrag), { x, y: oben + grundlinie(KLEIN), groesse: KONTAKT, farbe: GRAU, in: kontakte });
		oben += KLEIN.zeile + 0.5;
	}
	const linie = ganzOben + ZUR_KOPFLINIE;
	stift.strich({ x: links, y: linie }, { x: links + breite, y: linie }, { farbe: alsFarbe(farbe), dick: 1.6 });
}

const KONTAKT = 7.8;

function alsFarbe(hex: string): Farbe {
	const [rot, gruen, blau] = [1, 3, 5].map((stelle) => Number.parseInt(hex.slice(stelle, stelle + 2), 16) / 255);
	return rgb(rot ?? 0, gruen ?? 0, blau ?? 0) as Farbe;
}

export interface Fuss {
	readonly titel: string;
	readonly person: string | null;
	readonly seite: number;
	readonly seiten: number;
	readonly vermerk: Pruefvermerk | null;
	/** Where the note is read out; none: only seen. */
	readonly in: Element | undefined;
}

interface Fusszeilen {
	readonly links: readonly string[];
	readonly hoch: number;
}

/** Lines of the foot: whose it is, what it is, which page of how many; with a note how it is checked as high as its code. */
export function fusszeilen(
	{ schrift }: Stift,
	breite: number,
	briefkopf: Briefkopf | null,
	vermerk: Pruefvermerk | null,
): Fusszeilen {
	const zeilen = briefkopf ? [briefkopf.name, ...briefkopf.fuss] : [];
	const frei = vermerk && breite - vermerkbreite(schrift, vermerk) - MITTE - 2 * SPALT;
	const links = frei === null ? zeilen : zeilen.flatMap((zeile) => umbrochen(schrift, zeile, frei));
	return { links, hoch: Math.max(2 * KLEIN.zeile, links.length * KLEIN.zeile, vermerk ? QR : 0) };
}

const umbrochen = (schrift: Stift['schrift'], text: string, breite: number): readonly string[] =>
	schrift.umbrich([schlicht(text)], breite, KLEIN.groesse).map((teile) => teile.map((teil) => teil.text).join(''));

export function setzeFuss(
	stift: Stift,
	{ links, breite }: Pick<Bogen, 'links' | 'breite'>,
	briefkopf: Briefkopf | null,
	fuss: Fuss,
): void {
	const { links: zeilen, hoch } = fusszeilen(stift, breite, briefkopf, fuss.vermerk);
	const oben = FUSS_UNTEN - hoch;
	stift.strich({ x: links, y: oben - mm(2.5) }, { x: links + breite, y: oben - mm(2.5) });
	const zeile = (text: string, x: number, nr: number, istFett = false) => {
		const stelle = { x, y: oben + nr * KLEIN.zeile + grundlinie(KLEIN), groesse: KLEIN.groesse, farbe: GRAU };
		stift.text(istFett ? fett(schlicht(text)) : schlicht(text), stelle);
	};
	for (const [i, text] of zeilen.entries()) zeile(text, links, i, i === 0);
	const { vermerk } = fuss;
	if (vermerk) setzeMitVermerk(stift, { links, breite, oben, hoch, zeile }, zeilen, { ...fuss, vermerk });
	else setzeRechts(stift, { links, breite, zeile }, briefkopf !== null, fuss);
}

/** Beside the letterhead's lines, or without them on both sides. */
function setzeRechts(
	stift: Stift,
	{ links, breite, zeile }: Pick<Fussraum, 'links' | 'breite' | 'zeile'>,
	istMitKopf: boolean,
	fuss: Fuss,
): void {
	const seite = `Seite ${fuss.seite} von ${fuss.seiten}`;
	const was = [fuss.titel, fuss.person].filter(Boolean).join(', ');
	const rechts = links + breite;
	const frei = istMitKopf ? breite * 0.55 : breite - 80;
	const [kurz = []] = stift.schrift.umbrich([schlicht(was)], frei, KLEIN.groesse);
	const gezeigt = kurz.map(({ text }) => text).join('');
	const rechtsbuendig = (text: string, istFett: boolean) =>
		rechts - stift.schrift.breite(text, istFett ? 'fett' : 'normal', KLEIN.groesse);
	if (istMitKopf) {
		zeile(gezeigt, rechtsbuendig(gezeigt, false), 0);
		zeile(seite, rechtsbuendig(seite, true), 1, true);
	} else {
		zeile(gezeigt, links, 0);
		zeile(seite, rechtsbuendig(seite, true), 0, true);
	}
}

/** Never narrower: what it is and which page stands there. */
const MITTE = 90;
const SPALT = 16;

interface Fussraum {
	readonly links: number;
	readonly breite: number;
	readonly oben: number;
	readonly hoch: number;
	readonly zeile: (text: string, x: number, nr: number, istFett?: boolean) => void;
}

/** Three columns: whose it is, what it is, how it is checked. */
function setzeMitVermerk(
	stift: Stift,
	{ links, breite, oben, hoch, zeile }: Fussraum,
	zeilen: readonly string[],
	{ vermerk, titel, person, seite, seiten, in: element }: Fuss & { readonly vermerk: Pruefvermerk },
): void {
	const rechts = links + breite;
	setzeVermerk(stift, vermerk, { rechts, oben, in: element });
	const bis = rechts - vermerkbreite(stift.schrift, vermerk) - SPALT;
	const erste = groesster([0, ...zeilen.map((z, i) => stift.schrift.breite(z, i ? 'normal' : 'fett', KLEIN.groesse))]);
	const mitte = erste === 0 ? links : Math.min(Math.max(links + erste + SPALT, links + breite * 0.34), bis - MITTE);
	const umbrich = (text: string) => umbrochen(stift.schrift, text, bis - mitte);
	const inEiner = umbrich([titel, person].filter(Boolean).join(', '));
	// A name stays in one piece, and which page it is always stands below.
	const platz = Math.floor(hoch / KLEIN.zeile) - 1;
	const was =
		inEiner.length === 1 || !person
			? inEiner.slice(0, platz)
			: [...umbrich(titel).slice(0, platz - 1), ...umbrich(person).slice(0, 1)];
	for (const [i, text] of was.entries()) zeile(text, mitte, i);
	zeile(`Seite ${seite} von ${seiten}`, mitte, was.length, true);
}

interface Brief {
	readonly anschrift: readonly string[];
	readonly bezug: Bezugszeichen;
	readonly in: Element;
}

const ABSENDER = 6.6;

/** Address in the window, what it refers to beside it, marks to fold and punch at. */
export function setzeBrief(stift: Stift, { briefkopf, links }: Bogen, { anschrift, bezug, in: element }: Brief): void {
	const absender = [briefkopf.name, briefkopf.anschrift].filter(Boolean).join(', ');
	stift.text(schlicht(absender), {
		x: links,
		y: BRIEF.absender,
		groesse: ABSENDER,
		farbe: GRAU,
		in: element.unter('P'),
	});
	stift.strich({ x: links, y: BRIEF.absenderlinie }, { x: links + BRIEF.fensterbreite, y: BRIEF.absenderlinie });
	const empfaenger = element.unter('P');
	for (const [i, zeile] of stift.schrift.umbrich(anschrift.map(schlicht), BRIEF.fensterbreite, GRUND.groesse).entries())
		stift.text(zeile, { x: links, y: BRIEF.anschrift + i * GRUND.zeile, groesse: GRUND.groesse, in: empfaenger });
	const spalte = Math.max(0, groesster(bezug.map(([was]) => stift.schrift.breite(was, 'normal', PARTEI.groesse)))) + 10;
	const liste = bezug.length ? element.unter('L') : null;
	for (const [i, [was, wert]] of bezug.entries()) {
		const eintrag = liste?.unter('LI');
		const stelle = { y: BRIEF.bezug.y + i * PARTEI.zeile + grundlinie(PARTEI), groesse: PARTEI.groesse };
		stift.text(schlicht(was), { ...stelle, x: BRIEF.bezug.x, farbe: GRAU, in: eintrag?.unter('Lbl') });
		const body = eintrag?.unter('LBody');
		const frei = links + (BREITE - links) - BRIEF.bezug.x - spalte - mm(20);
		const [erste = []] = stift.schrift.umbrich([schlicht(wert)], frei, PARTEI.groesse);
		stift.text(erste, { ...stelle, x: BRIEF.bezug.x + spalte, in: body });
	}
	for (const [y, lang] of [...BRIEF.falz.map((f) => [f, 5] as const), [BRIEF.lochung, 7] as const])
		stift.strich({ x: mm(1), y }, { x: mm(lang), y });
}
