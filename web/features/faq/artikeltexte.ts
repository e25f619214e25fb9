import { artikelMit, HILFEARTIKEL, type Hilfeartikel } from '#domain/hilfe/artikel.ts';
import { gefaltet } from '#domain/suche/schreibweise.ts';

/** The articles as they lie in docs/hilfe, all in one file: searched here, without asking the server. */
const DATEIEN = import.meta.glob<string>('../../../docs/hilfe/*.md', { query: '?raw', import: 'default', eager: true });

const TEXTE: ReadonlyMap<string, string> = new Map(
	Object.entries(DATEIEN).map(([pfad, text]) => [pfad.replace(/^.*\/|\.md$/g, ''), text]),
);

/** An article with its text in Markdown. */
export interface Artikeltext extends Hilfeartikel {
	readonly text: string;
}

const mitText = (artikel: Hilfeartikel): Artikeltext => ({ ...artikel, text: TEXTE.get(artikel.slug) ?? '' });

export function artikeltext(slug: string): Artikeltext | undefined {
	const artikel = artikelMit(slug);
	return artikel && mitText(artikel);
}

/** As somebody reads it: without the signs of Markdown. */
export const lesetext = (text: string): string =>
	text
		.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
		.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replaceAll(/^(?:#+|\d+\.|-)\s+/gm, '')
		.replaceAll(/\*\*|`/g, '');

/** All that hold every word, however it is spelt; those that have it in their title or rule come first. */
export function findeArtikel(suche: string): readonly Artikeltext[] {
	const worte = gefaltet(suche).split(' ').filter(Boolean);
	if (worte.length === 0) return HILFEARTIKEL.map(mitText);
	const haben = (text: string) => worte.every((wort) => text.includes(wort));
	const gefunden = INDEX.filter(({ alles }) => haben(alles));
	return [...gefunden.filter(({ titel }) => haben(titel)), ...gefunden.filter(({ titel }) => !haben(titel))].map(
		({ artikel }) => artikel,
	);
}

const INDEX = HILFEARTIKEL.map(mitText).map((artikel) => {
	const titel = gefaltet(`${artikel.titel} ${artikel.regeln.join(' ')}`);
	return { artikel, titel, alles: `${titel} ${gefaltet(lesetext(artikel.text))}` };
});
