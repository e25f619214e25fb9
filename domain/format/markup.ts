/**
 * The light markup of texts that are edited in the portal. There are only these blocks and spans, so that whatever else
 * somebody writes, HTML included, is plain text: paragraphs, `## headings` and `- lists`, divided by empty lines; in
 * them `**bold**`, `*italic*` and `[label](target)`.
 */

export type Spanne =
	| { readonly art: 'TEXT' | 'FETT' | 'KURSIV'; readonly text: string }
	| { readonly art: 'LINK'; readonly text: string; readonly ziel: string };

export type Block =
	| { readonly art: 'ABSATZ'; readonly zeilen: readonly (readonly Spanne[])[] }
	| { readonly art: 'UEBERSCHRIFT'; readonly inhalt: readonly Spanne[] }
	| { readonly art: 'LISTE'; readonly punkte: readonly (readonly Spanne[])[] };

/** As it is stored: one kind of line break, no control characters, links only where they may lead. */
export function bereinige(text: string): string {
	return text
		.normalize('NFC')
		.replace(/\r\n?/g, '\n')
		.replace(/[^\P{C}\n\t]|\p{Cs}/gu, '')
		.replace(LINK, (ganz, label: string, ziel: string) => (istZiel(ziel) ? ganz : label))
		.trim();
}

export const bloecke = (text: string): Block[] => teileVon(text).map(block);

/** What empty lines divide, as its lines. */
export function teileVon(text: string): string[][] {
	const teile = text.split(/\n[\t ]*\n+/).filter((teil) => teil.trim() !== '');
	return teile.map((teil) => teil.trim().split('\n'));
}

/** Where a link may lead: the web, a mail, a phone, or a page of the portal. */
export const istZiel = (ziel: string): boolean => /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s"'<>`\\]*$/i.test(ziel);

export const PUNKT = /^[-*] +/;

function block(zeilen: readonly string[]): Block {
	const [erste = ''] = zeilen;
	if (zeilen.length === 1 && erste.startsWith('## ')) return { art: 'UEBERSCHRIFT', inhalt: spannen(erste.slice(3)) };
	if (zeilen.every((zeile) => PUNKT.test(zeile))) {
		return { art: 'LISTE', punkte: zeilen.map((zeile) => spannen(zeile.replace(PUNKT, ''))) };
	}
	return { art: 'ABSATZ', zeilen: zeilen.map(spannen) };
}

// Lengths are bounded so that no text makes the search run away.
const LINK = /\[([^\][\n]{1,200})\]\(([^()\s]{1,500})\)/g;
const SPANNE = /\*\*([^*\n]{1,1000})\*\*|\*([^*\n]{1,1000})\*|\[([^\][\n]{1,200})\]\(([^()\s]{1,500})\)/g;

const spannen = (zeile: string): Spanne[] => zerteile(zeile, SPANNE, spanne);

type Treffer = readonly (string | undefined)[];
/** Cuts a line at what the pattern finds. */
export function zerteile(zeile: string, muster: RegExp, lies: (treffer: Treffer) => Spanne): Spanne[] {
	const gefunden: Spanne[] = [];
	let stelle = 0;
	for (const treffer of zeile.matchAll(muster)) {
		const davor = zeile.slice(stelle, treffer.index);
		if (davor) gefunden.push({ art: 'TEXT', text: davor });
		gefunden.push(lies(treffer));
		stelle = treffer.index + treffer[0].length;
	}
	const rest = zeile.slice(stelle);
	return rest ? [...gefunden, { art: 'TEXT', text: rest }] : gefunden;
}

function spanne([, fett, kursiv, label = '', ziel = '']: Treffer): Spanne {
	if (fett !== undefined) return { art: 'FETT', text: fett };
	if (kursiv !== undefined) return { art: 'KURSIV', text: kursiv };
	return istZiel(ziel) ? { art: 'LINK', text: label, ziel } : { art: 'TEXT', text: label };
}
