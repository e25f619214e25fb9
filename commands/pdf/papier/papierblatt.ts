import { PDF } from '@libpdf/core';
import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import type { Papier, Papierteil } from '#domain/papier/papier.ts';
import { ohneZufall } from '../ohne-zufall.ts';
import { angabenkaesten, spaltenkaesten, tabellenkaesten } from './angaben.ts';
import { type Bogen, fusszeilen, setzeBrief, setzeFuss, setzeKopf } from './briefbogen.ts';
import { absatzkaesten, type Satz, schlicht, textkaesten } from './fliesstext.ts';
import { type Element, gliedere } from './gliederung.ts';
import { aufSeiten, type Kasten } from './kasten.ts';
import { kennzeichne, SPRACHE } from './kennzeichnung.ts';
import { BREITE, BRIEF, FUSS_UNTEN, GRUND, mm, TEXT_OBEN_OHNE_KOPF, TEXT_ZUM_FUSS, ZUM_TEXT } from './masse.ts';
import type { Pruefvermerk } from './pruefvermerk.ts';
import { Stift } from './stift.ts';
import { unterschriftskaesten } from './unterschriften.ts';

interface Herkunft {
	readonly logo: Pdfbild | undefined;
	readonly verfasser: string;
	readonly zeit: Date;
	/** null: it is shown, not issued. */
	readonly vermerk: Pruefvermerk | null;
}

const OHNE_KOPF = { links: 25, rechts: 20 };

/** The paper as a tagged PDF; the same bytes for the same paper. */
export const setzePapierblatt = (papier: Papier, herkunft: Herkunft): Promise<Uint8Array> =>
	setzePapiere(papier, [papier], herkunft);

/** Several papers as one PDF, each beginning a page and counting its own. */
export async function setzePapiere(
	{ titel, briefkopf }: Pick<Papier, 'titel' | 'briefkopf'>,
	papiere: readonly Papier[],
	{ logo, verfasser, zeit, vermerk }: Herkunft,
): Promise<Uint8Array> {
	const pdf = PDF.create();
	pdf.setMetadata({
		...{ title: titel, author: verfasser, subject: titel, language: SPRACHE },
		...{ creator: 'Freiwilligenportal', producer: 'Freiwilligenportal', creationDate: zeit, modificationDate: zeit },
	});
	kennzeichne(pdf, { titel, verfasser, zeit });
	const stift = new Stift(pdf, briefkopf?.schrift);
	const rand = briefkopf?.rand ?? OHNE_KOPF;
	const links = mm(rand.links);
	const breite = BREITE - links - mm(rand.rechts);
	const bogen = briefkopf && { briefkopf, logo, links, breite };
	for (const papier of papiere) {
		const dokument = papiere.length === 1 ? stift.dokument : stift.dokument.unter('Sect');
		setze(stift, papier, { dokument, links, breite, vermerk, ...(bogen && { bogen }) });
	}
	stift.fertig();
	gliedere(pdf, stift.dokument, stift.seiten);
	return ohneZufall(await pdf.save({ subsetFonts: true, useXRefStream: false }));
}

interface Raum {
	/** What the paper belongs to. */
	readonly dokument: Element;
	readonly links: number;
	readonly breite: number;
	readonly vermerk: Pruefvermerk | null;
	readonly bogen?: Bogen;
}

function setze(stift: Stift, papier: Papier, { dokument, links, breite, vermerk, bogen }: Raum): void {
	const kopf = bogen && dokument.unter('Sect');
	const anschrift = papier.teile.find((teil) => teil.art === 'ANSCHRIFT');
	const brief = anschrift && bogen?.briefkopf.isFenster ? dokument.unter('Sect') : null;
	const satz: Satz = { stift, dokument, links, breite };
	const teile = papier.teile.filter((teil) => teil !== anschrift || !brief);
	const kaesten = teile.flatMap((teil, i) => {
		const [erster, ...weitere] = kaestenVon(satz, teil, teile[i + 1]);
		if (!erster) return [];
		const kaesten = [{ ...erster, davor: davorNach(teile, i) ?? erster.davor }, ...weitere];
		return fuehrtZuUnterschriften(teile, i) ? kaesten.map((kasten) => ({ ...kasten, bindet: true })) : kaesten;
	});
	const oben = bogen ? mm(bogen.briefkopf.rand.oben) + ZUM_TEXT : TEXT_OBEN_OHNE_KOPF;
	const unten = FUSS_UNTEN - fusszeilen(stift, breite, papier.briefkopf, vermerk).hoch - TEXT_ZUM_FUSS;
	const obenErste = brief ? BRIEF.text : oben;
	const seiten = aufSeiten(kaesten, unten - oben, unten - obenErste);
	for (const [i, gestellte] of seiten.entries()) {
		stift.neueSeite();
		if (bogen) setzeKopf(stift, bogen, i === 0 ? kopf : undefined);
		if (i === 0 && brief && bogen && anschrift)
			setzeBrief(stift, bogen, { anschrift: anschrift.zeilen, bezug: papier.bezug, in: brief });
		for (const { kasten, y } of gestellte) kasten.setze((i === 0 ? obenErste : oben) + y);
		const { titel, person } = papier;
		const istLetzte = i === seiten.length - 1;
		setzeFuss(stift, { links, breite }, papier.briefkopf, {
			...{ titel, person, seite: i + 1, seiten: seiten.length, vermerk },
			in: istLetzte && vermerk ? dokument.unter('Sect') : undefined,
		});
	}
}

/** The last before the signatures: they never stand on a page without a word of what is signed. */
function fuehrtZuUnterschriften(teile: readonly Papierteil[], stelle: number): boolean {
	if (teile[stelle]?.art !== 'ABSATZ') return false;
	const danach = teile.slice(stelle + 1).find(({ art }) => art !== 'UEBERSCHRIFT' && art !== 'UNTERZEILE');
	return danach?.art === 'UNTERSCHRIFTEN';
}

const UNTER_TITEL = 16;
const UNTER_UEBERSCHRIFT = 1;

/** Room above what follows a heading; null: as it has it by itself. */
function davorNach(teile: readonly Papierteil[], stelle: number): number | null {
	if (teile[stelle]?.art === 'UNTERZEILE') return null;
	if (teile[stelle - 1]?.art === 'UEBERSCHRIFT') return UNTER_UEBERSCHRIFT;
	const davor = teile.slice(0, stelle).findLast(({ art }) => art !== 'UNTERZEILE');
	return davor?.art === 'TITEL' || davor?.art === 'BETREFF' ? UNTER_TITEL : null;
}

function kaestenVon(satz: Satz, teil: Papierteil, danach: Papierteil | undefined): Kasten[] {
	switch (teil.art) {
		case 'ANGABEN':
			return angabenkaesten(satz, teil.paare);
		case 'SPALTEN':
			return spaltenkaesten(satz, teil.spalten);
		case 'TABELLE':
			return tabellenkaesten(satz, teil);
		case 'UNTERSCHRIFTEN':
			return unterschriftskaesten(satz, teil.bloecke);
		case 'ANSCHRIFT':
			return absatzkaesten(satz, {
				...{ zeilen: teil.zeilen.map(schlicht), art: GRUND, in: satz.dokument.unter('P'), davor: 0 },
			});
		default:
			return textkaesten(satz, teil, danach);
	}
}
