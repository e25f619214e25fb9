/** The HTML frame of every mail: inline styles only, readable without images and in a dark reader. */

import type { Block, Spanne } from '#domain/format/markup.ts';
import { nachrichtbloecke } from '#domain/format/nachrichtmarkup.ts';

const ERSATZ: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

export const maskiere = (text: string): string => text.replace(/[&<>"']/g, (z) => ERSATZ[z] as string);

/** Escaped, with the line breaks of a free text kept. */
export const mitUmbruechen = (text: string): string => maskiere(text).replace(/\r?\n/g, '<br>');

export interface Absender {
	readonly bezeichnung: string;
	readonly url: string;
	/** `#RRGGBB`. */
	readonly farbe: string;
}

const SCHRIFT = 'font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5';

export function rahmen(titel: string, inhalt: string, { bezeichnung, url, farbe }: Absender): string {
	const fuss = `${maskiere(bezeichnung)}<br><a href="${maskiere(url)}" style="color:${farbe}">${maskiere(url)}</a>`;
	return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${maskiere(titel)}</title>
</head>
<body style="margin:0;padding:24px;${SCHRIFT}">
<div style="max-width:600px;margin:0 auto;border-top:4px solid ${farbe};padding-top:24px">
${inhalt}
<p style="margin-top:32px;font-size:14px">${fuss}</p>
</div>
</body>
</html>
`;
}

export const absatz = (html: string): string => `<p>${html}</p>`;
export const zitat = (html: string, farbe: string): string =>
	`<blockquote style="margin:16px 0;padding-left:16px;border-left:4px solid ${farbe}">${html}</blockquote>`;
export const liste = (eintraege: readonly string[]): string =>
	`<ul>${eintraege.map((e) => `<li>${maskiere(e)}</li>`).join('')}</ul>`;

/** What somebody shaped in light markup; in a paragraph of its own. */
export const gestaltet = (markup: string, farbe: string): string =>
	nachrichtbloecke(markup)
		.map((block) => blockHtml(block, (spannen) => spannen.map((spanne) => spanneHtml(spanne, farbe)).join('')))
		.join('\n');

function blockHtml(block: Block, zeile: (spannen: readonly Spanne[]) => string): string {
	if (block.art === 'LISTE') return `<ul>${block.punkte.map((punkt) => `<li>${zeile(punkt)}</li>`).join('')}</ul>`;
	return absatz(block.art === 'ABSATZ' ? block.zeilen.map(zeile).join('<br>') : zeile(block.inhalt));
}

function spanneHtml(spanne: Spanne, farbe: string): string {
	const text = maskiere(spanne.text);
	if (spanne.art === 'FETT') return `<b>${text}</b>`;
	return spanne.art === 'LINK' ? `<a href="${maskiere(spanne.ziel)}" style="color:${farbe}">${text}</a>` : text;
}

/** A link that looks like a button where styles are shown. */
export const knopf = (beschriftung: string, ziel: string, farbe: string): string =>
	`<p><a href="${maskiere(ziel)}" style="display:inline-block;padding:12px 24px;border-radius:8px;` +
	`background:${farbe};color:#fff;text-decoration:none">${beschriftung}</a></p>`;
