import { type Block, bloecke, istZiel, type Spanne } from '#domain/format/markup.ts';
import { istWebziel, nachrichtbloecke } from '#domain/format/nachrichtmarkup.ts';

/** The document of the editor, as far as the light markup goes: what else somebody pastes has no place in it. */

/** What a text is for says what it may hold. */
export type Umfang = 'SEITE' | 'NACHRICHT';

interface Marke {
	type: string;
	attrs?: Record<string, unknown>;
}

export interface Knoten {
	type?: string;
	attrs?: Record<string, unknown>;
	content?: Knoten[];
	marks?: Marke[];
	text?: string;
}

export function alsDokument(markup: string, umfang: Umfang = 'SEITE'): Knoten {
	const content = (umfang === 'SEITE' ? bloecke : nachrichtbloecke)(markup).map(alsBlock);
	return { type: 'doc', content: content.length ? content : [{ type: 'paragraph' }] };
}

function alsBlock(block: Block): Knoten {
	switch (block.art) {
		case 'UEBERSCHRIFT':
			return { type: 'heading', attrs: { level: 2 }, content: alsText(block.inhalt) };
		case 'LISTE':
			return { type: 'bulletList', content: block.punkte.map((p) => ({ type: 'listItem', content: [absatz([p])] })) };
		case 'ABSATZ':
			return absatz(block.zeilen);
	}
}

const absatz = (zeilen: readonly (readonly Spanne[])[]): Knoten => ({
	type: 'paragraph',
	content: zeilen.flatMap((zeile, stelle) => [...(stelle > 0 ? [{ type: 'hardBreak' }] : []), ...alsText(zeile)]),
});

const MARKE = { FETT: 'bold', KURSIV: 'italic' } as const;

const alsText = (spannen: readonly Spanne[]): Knoten[] =>
	spannen.map((spanne) => {
		const { art, text } = spanne;
		if (art === 'TEXT') return { type: 'text', text };
		const marke = art === 'LINK' ? { type: 'link', attrs: { href: spanne.ziel } } : { type: MARKE[art] };
		return { type: 'text', text, marks: [marke] };
	});

/** The markup that is stored; a mark the markup can't hold is left out, its words stay. */
export const alsMarkup = (dokument: Knoten, umfang: Umfang = 'SEITE'): string =>
	(dokument.content ?? [])
		.map((block) => blockMarkup(block, umfang))
		.filter((teil) => teil.trim() !== '')
		.join('\n\n');

function blockMarkup(knoten: Knoten, umfang: Umfang): string {
	if (knoten.type === 'heading') return `## ${einzeilig(knoten, umfang)}`;
	if (knoten.type === 'bulletList')
		return punkte(knoten, umfang)
			.map((punkt) => `- ${punkt}`)
			.join('\n');
	return textMarkup(knoten, umfang)
		.split('\n')
		.filter((zeile) => zeile.trim() !== '')
		.join('\n');
}

/** Lists have one level. */
const punkte = (liste: Knoten, umfang: Umfang): string[] =>
	(liste.content ?? []).flatMap(({ content = [] }) =>
		content.flatMap((teil) => (teil.type === 'bulletList' ? punkte(teil, umfang) : [einzeilig(teil, umfang)])),
	);

const einzeilig = (knoten: Knoten, umfang: Umfang): string => textMarkup(knoten, umfang).replace(/\n/g, ' ');

const textMarkup = ({ content = [] }: Knoten, umfang: Umfang): string =>
	content.map((teil) => (teil.type === 'hardBreak' ? '\n' : spanneMarkup(teil, umfang))).join('');

const MAX_WORTE = 1000;
const MAX_LABEL = 200;
const MAX_ZIEL = 500;

function spanneMarkup({ text = '', marks = [] }: Knoten, umfang: Umfang): string {
	const href = marks.find(({ type }) => type === 'link')?.attrs?.href;
	if (typeof href === 'string') return link(text, href, ZIELE[umfang]);
	const passt = !text.includes('*') && text.length <= MAX_WORTE;
	if (passt && marks.some(({ type }) => type === 'bold')) return `**${text}**`;
	if (passt && marks.some(({ type }) => type === 'italic')) return `*${text}*`;
	return text;
}

/** Where links of a text may lead. */
export const ZIELE = { SEITE: istZiel, NACHRICHT: istWebziel } as const satisfies Record<Umfang, unknown>;

function link(text: string, href: string, darf: (ziel: string) => boolean): string {
	const ziel = href.trim().replace(/\(/g, '%28').replace(/\)/g, '%29');
	const label = text.replace(/[[\]]/g, '');
	const passt = darf(ziel) && ziel.length <= MAX_ZIEL && label !== '' && label.length <= MAX_LABEL;
	return passt ? `[${label}](${ziel})` : text;
}
