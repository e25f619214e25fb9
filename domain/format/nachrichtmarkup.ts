/**
 * What a message holds of the light markup: no headings and no italics, so that `Teilnehmer*innen` stays as written; links
 * that lead to the web alone; and a list may follow a line at once.
 */
import { type Block, istZiel, PUNKT, type Spanne, teileVon, zerteile } from './markup.ts';

export const nachrichtbloecke = (text: string): Block[] => teileVon(text).flatMap(gruppen).map(block);

/** The text of a message as plain words. */
export const klartext = (text: string): string =>
	nachrichtbloecke(text)
		.map((einer) => zeilenVon(einer).join('\n'))
		.join('\n\n');

function zeilenVon(einer: Block): string[] {
	switch (einer.art) {
		case 'UEBERSCHRIFT':
			return [worte(einer.inhalt)];
		case 'LISTE':
			return einer.punkte.map((punkt) => `- ${worte(punkt)}`);
		case 'ABSATZ':
			return einer.zeilen.map(worte);
	}
}

const worte = (spannen: readonly Spanne[]): string =>
	spannen.map((s) => (s.art === 'LINK' && s.text !== s.ziel ? `${s.text} (${s.ziel})` : s.text)).join('');

/** Joins what stands on both sides and is seen by nobody. */
const BINDER = '\u2060';
/** What is filled into the text of a message says nothing about its shape, whatever it holds. */
export const ohneMarkup = (wert: string): string => wert.replace(/\*(?=\*)|\](?=\()/g, `$&${BINDER}`);

/** Where a link in a message may lead. */
export const istWebziel = (ziel: string): boolean => /^https?:/i.test(ziel) && istZiel(ziel);

function block(zeilen: readonly string[]): Block {
	if (!PUNKT.test(zeilen[0] ?? '')) return { art: 'ABSATZ', zeilen: zeilen.map(spannen) };
	return { art: 'LISTE', punkte: zeilen.map((zeile) => spannen(zeile.replace(PUNKT, ''))) };
}

/** Lines of a list from those around them. */
function gruppen(zeilen: readonly string[]): string[][] {
	const ergebnis: string[][] = [];
	for (const zeile of zeilen) {
		const letzte = ergebnis.at(-1);
		if (letzte && PUNKT.test(letzte[0] ?? '') === PUNKT.test(zeile)) letzte.push(zeile);
		else ergebnis.push([zeile]);
	}
	return ergebnis;
}

// Lengths are bounded so that no text makes the search run away.
const SPANNE = /\*\*([^*\n]{1,1000})\*\*|\[([^\][\n]{1,200})\]\(([^()\s]{1,500})\)/g;

/** A link that leads elsewhere is what stands there. */
const spannen = (zeile: string): Spanne[] =>
	zerteile(zeile, SPANNE, ([roh = '', fett, text = '', ziel = '']) => {
		if (fett !== undefined) return { art: 'FETT', text: fett };
		return istWebziel(ziel) ? { art: 'LINK', text, ziel } : { art: 'TEXT', text: roh };
	});
