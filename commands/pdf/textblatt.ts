import { type Block, bloecke, type Spanne as Markupspanne } from '#domain/format/markup.ts';
import { zerlege } from '#domain/vorlagen/platzhalter.ts';
import { ohneLeereTeile } from '#domain/vorlagen/teile.ts';
import { Blaetter } from './blatt.ts';
import type { Spanne } from './umbruch.ts';
import type { Pdfvorlage, Pdfwerte } from './vorlage.ts';

type Textvorlage = Extract<Pdfvorlage, { art: 'TEXT' }>;

const LOGO = 'mandant.logo';
const GRUNDSCHRIFT = { groesse: 10 } as const;
const EINZUG = 14;

/**
 * A text in the light markup, on A4. It is taken apart before values are put in, so that no value is ever read as
 * markup or as template.
 */
export async function setzeText({ titel, inhalt, logo }: Textvorlage, werte: Pdfwerte): Promise<Uint8Array> {
	const wert = (name: string) => werte.get(name) ?? '';
	const { text, stellen } = merke(ohneLeereTeile(inhalt, (name) => name !== LOGO && wert(name) === ''));
	const fuelle = (roh: string) => roh.replace(MARKE, (_, nummer: string) => wert(stellen[Number(nummer)] ?? ''));
	const blaetter = new Blaetter({ titel, verfasser: wert('mandant.bezeichnung'), zeit: tagDerAusgabe(werte) });
	for (const block of bloecke(text)) {
		if (istLogo(block, stellen)) {
			if (logo) blaetter.bild(logo, { breite: 180, hoehe: 60 });
		} else setze(blaetter, block, fuelle);
		blaetter.abstand(8);
	}
	return blaetter.fertig();
}

/** A text in the light markup among others. */
export function setzeGestaltetes(blaetter: Blaetter, text: string): void {
	for (const block of bloecke(text)) {
		setze(blaetter, block, (roh) => roh);
		blaetter.abstand(8);
	}
}

/** Private characters, which no stored text holds, around the number of a placeholder. */
const MARKE = /\uE000(\d+)\uE001/g;

/** Placeholders as marks the markup leaves alone. */
function merke(inhalt: string): { readonly text: string; readonly stellen: readonly string[] } {
	const stellen: string[] = [];
	const stuecke = zerlege(inhalt.replace(/[\uE000\uE001]/g, '')).map((stueck) => {
		if (stueck.art === 'TEXT') return stueck.text;
		return stueck.name === null ? stueck.roh : `\uE000${stellen.push(stueck.name) - 1}\uE001`;
	});
	return { text: stuecke.join(''), stellen };
}

function istLogo(block: Block, stellen: readonly string[]): boolean {
	if (block.art !== 'ABSATZ' || block.zeilen.length !== 1) return false;
	const roh = block.zeilen[0]?.map((s) => s.text).join('') ?? '';
	const [, nummer] = /^\uE000(\d+)\uE001$/.exec(roh) ?? [];
	return nummer !== undefined && stellen[Number(nummer)] === LOGO;
}

function setze(blaetter: Blaetter, block: Block, fuelle: (roh: string) => string): void {
	switch (block.art) {
		case 'UEBERSCHRIFT':
			// A heading doesn't stay behind alone at the end of a page.
			blaetter.halte(60);
			blaetter.fliesstext(spannen(block.inhalt, fuelle, 'fett'), { groesse: 13 });
			break;
		case 'LISTE':
			for (const punkt of block.punkte) {
				blaetter.fliesstext(spannen(punkt, fuelle), { ...GRUNDSCHRIFT, links: EINZUG, zeichen: '•' });
			}
			break;
		case 'ABSATZ':
			for (const zeile of block.zeilen) blaetter.fliesstext(spannen(zeile, fuelle), GRUNDSCHRIFT);
	}
}

const SCHNITTE = { TEXT: 'normal', FETT: 'fett', KURSIV: 'kursiv', LINK: 'normal' } as const;

function spannen(teile: readonly Markupspanne[], fuelle: (roh: string) => string, alle?: 'fett'): Spanne[] {
	return teile.map((teil) => {
		const text = teil.art === 'LINK' && teil.ziel !== teil.text ? `${teil.text} (${teil.ziel})` : teil.text;
		return { text: fuelle(text), schnitt: alle ?? SCHNITTE[teil.art] };
	});
}

/** Nothing but what was put in says when: `datum.heute`, as it is written. */
function tagDerAusgabe(werte: Pdfwerte): Date {
	const [, tag, monat, jahr] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(werte.get('datum.heute') ?? '') ?? [];
	return new Date(jahr ? `${jahr}-${monat}-${tag}T00:00:00Z` : 0);
}
