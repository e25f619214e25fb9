import { type Block, bloecke, type Spanne as Markupspanne } from '#domain/format/markup.ts';
import { papierteile } from '#domain/papier/aus-vorlage.ts';
import type { Bezugszeichen } from '#domain/papier/papier.ts';
import { setzePapierblatt } from '../papier/papierblatt.ts';
import type { Pruefvermerk } from '../papier/pruefvermerk.ts';
import type { Pdfvorlage, Pdfwerte } from '../vorlage.ts';
import type { Blaetter } from './blatt.ts';
import type { Spanne } from './umbruch.ts';

type Textvorlage = Extract<Pdfvorlage, { art: 'TEXT' }>;

/** A text in the light markup, as a paper of the tenant's. */
export const setzeText = (
	{ titel, inhalt, briefkopf, logo }: Textvorlage,
	werte: Pdfwerte,
	vermerk: Pruefvermerk | null,
): Promise<Uint8Array> => {
	const wert = (name: string) => werte.get(name) ?? '';
	const papier = {
		...{ titel, briefkopf: briefkopf ?? null, bezug: bezug(wert), teile: papierteile(inhalt, werte) },
		person: wert('freiwilliger.name') || null,
	};
	return setzePapierblatt(papier, {
		logo,
		verfasser: wert('mandant.bezeichnung'),
		zeit: tagDerAusgabe(werte),
		vermerk,
	});
};

const bezug = (wert: (name: string) => string): Bezugszeichen =>
	(
		[
			['Aktenzeichen', wert('vertrag.nummer')],
			['Es betreut Sie', wert('traeger_betreuer.name')],
			['Telefon', wert('traeger_betreuer.telefon')],
			['Datum', wert('datum.heute')],
		] as const
	).filter(([, was]) => was !== '');

/** Nothing but what was put in says when: `datum.heute`, as it is written. */
function tagDerAusgabe(werte: Pdfwerte): Date {
	const [, tag, monat, jahr] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(werte.get('datum.heute') ?? '') ?? [];
	return new Date(jahr ? `${jahr}-${monat}-${tag}T00:00:00Z` : 0);
}

const GRUNDSCHRIFT = { groesse: 10 } as const;
const EINZUG = 14;

/** A text in the light markup among others. */
export function setzeGestaltetes(blaetter: Blaetter, text: string): void {
	for (const block of bloecke(text)) {
		setze(blaetter, block);
		blaetter.abstand(8);
	}
}

function setze(blaetter: Blaetter, block: Block): void {
	switch (block.art) {
		case 'UEBERSCHRIFT':
			// A heading doesn't stay behind alone at the end of a page.
			blaetter.halte(60);
			blaetter.fliesstext(spannen(block.inhalt, 'fett'), { groesse: 13, rolle: 'H2' });
			break;
		case 'LISTE':
			for (const punkt of block.punkte) {
				blaetter.fliesstext(spannen(punkt), { ...GRUNDSCHRIFT, links: EINZUG, zeichen: '•' });
			}
			break;
		case 'ABSATZ':
			for (const zeile of block.zeilen) blaetter.fliesstext(spannen(zeile), GRUNDSCHRIFT);
	}
}

const SCHNITTE = { TEXT: 'normal', FETT: 'fett', KURSIV: 'kursiv', LINK: 'normal' } as const;

const spannen = (teile: readonly Markupspanne[], alle?: 'fett'): Spanne[] =>
	teile.map((teil) => {
		const text = teil.art === 'LINK' && teil.ziel !== teil.text ? `${teil.text} (${teil.ziel})` : teil.text;
		return { text, schnitt: alle ?? SCHNITTE[teil.art] };
	});
