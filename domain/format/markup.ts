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

/**
 * What a text may hold of it. A message has no headings and no italics, so that `Teilnehmer*innen` stays as written, its
 * links lead to the web alone, and a list may follow a line at once.
 */
export type Umfang = 'SEITE' | 'NACHRICHT';

export function bloecke(text: string, umfang: Umfang = 'SEITE'): Block[] {
	const teile = text.split(/\n[\t ]*\n+/).filter((teil) => teil.trim() !== '');
	const zeilen = teile.map((teil) => teil.trim().split('\n'));
	if (umfang === 'SEITE') return zeilen.map(block);
	return zeilen.flatMap(gruppen).map(nachrichtblock);
}

/** The text of a message as plain words. */
export const klartext = (text: string): string =>
	bloecke(text, 'NACHRICHT')
		.map((block) => zeilenVon(block).join('\n'))
		.join('\n\n');

function zeilenVon(block: Block): string[] {
	switch (block.art) {
		case 'UEBERSCHRIFT':
			return [worte(block.inhalt)];
		case 'LISTE':
			return block.punkte.map((punkt) => `- ${worte(punkt)}`);
		case 'ABSATZ':
			return block.zeilen.map(worte);
	}
}

const worte = (spannen: readonly Spanne[]): string =>
	spannen.map((s) => (s.art === 'LINK' && s.text !== s.ziel ? `${s.text} (${s.ziel})` : s.text)).join('');

/** Joins what stands on both sides and is seen by nobody. */
const BINDER = '\u2060';
/** What is filled into the text of a message says nothing about its shape, whatever it holds. */
export const ohneMarkup = (wert: string): string => wert.replace(/\*(?=\*)|\](?=\()/g, `$&${BINDER}`);

/** Where a link may lead: the web, a mail, a phone, or a page of the portal. */
export const istZiel = (ziel: string): boolean => /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s"'<>`\\]*$/i.test(ziel);

/** Where a link in a message may lead. */
export const istWebziel = (ziel: string): boolean => /^https?:/i.test(ziel) && istZiel(ziel);

const PUNKT = /^[-*] +/;

function block(zeilen: readonly string[]): Block {
	const [erste = ''] = zeilen;
	if (zeilen.length === 1 && erste.startsWith('## ')) return { art: 'UEBERSCHRIFT', inhalt: spannen(erste.slice(3)) };
	return zeilen.every((zeile) => PUNKT.test(zeile))
		? liste(zeilen, spannen)
		: { art: 'ABSATZ', zeilen: zeilen.map(spannen) };
}

const nachrichtblock = (zeilen: readonly string[]): Block =>
	PUNKT.test(zeilen[0] ?? '')
		? liste(zeilen, spannenDerNachricht)
		: { art: 'ABSATZ', zeilen: zeilen.map(spannenDerNachricht) };

const liste = (zeilen: readonly string[], lies: (zeile: string) => Spanne[]): Block => ({
	art: 'LISTE',
	punkte: zeilen.map((zeile) => lies(zeile.replace(PUNKT, ''))),
});

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
const LINK = /\[([^\][\n]{1,200})\]\(([^()\s]{1,500})\)/g;
const SPANNE =
	/\*\*(?<fett>[^*\n]{1,1000})\*\*|\*(?<kursiv>[^*\n]{1,1000})\*|\[(?<label>[^\][\n]{1,200})\]\((?<ziel>[^()\s]{1,500})\)/g;
const SPANNE_DER_NACHRICHT =
	/\*\*(?<fett>[^*\n]{1,1000})\*\*|\[(?<label>[^\][\n]{1,200})\]\((?<ziel>[^()\s]{1,500})\)/g;

const spannen = (zeile: string): Spanne[] =>
	zerteile(zeile, SPANNE, (text, ziel) => (istZiel(ziel) ? { art: 'LINK', text, ziel } : { art: 'TEXT', text }));

/** A link that leads elsewhere is what stands there. */
const spannenDerNachricht = (zeile: string): Spanne[] =>
	zerteile(zeile, SPANNE_DER_NACHRICHT, (text, ziel) =>
		istWebziel(ziel) ? { art: 'LINK', text, ziel } : { art: 'TEXT', text: `[${text}](${ziel})` },
	);

function zerteile(zeile: string, muster: RegExp, link: (label: string, ziel: string) => Spanne): Spanne[] {
	const gefunden: Spanne[] = [];
	let stelle = 0;
	for (const treffer of zeile.matchAll(muster)) {
		const davor = zeile.slice(stelle, treffer.index);
		if (davor) gefunden.push({ art: 'TEXT', text: davor });
		const { fett, kursiv, label = '', ziel = '' } = treffer.groups ?? {};
		if (fett !== undefined) gefunden.push({ art: 'FETT', text: fett });
		else if (kursiv !== undefined) gefunden.push({ art: 'KURSIV', text: kursiv });
		else gefunden.push(link(label, ziel));
		stelle = treffer.index + treffer[0].length;
	}
	const rest = zeile.slice(stelle);
	return rest ? [...gefunden, { art: 'TEXT', text: rest }] : gefunden;
}
