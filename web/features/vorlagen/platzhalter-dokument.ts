import { zerlege } from '#domain/vorlagen/platzhalter.ts';
import { alsMarkup, alsDokument as ausMarkup, type Knoten } from '../texte/editor-dokument.ts';

/** The name of the editor's node for a placeholder. */
export const PLATZHALTER = 'mention';

/**
 * What a template is written in: light markup, or the plain source of a mail, whose lines stand as they are; a
 * subject is one line of it.
 */
export type Vorlagenformat = 'MARKUP' | 'MAIL' | 'ZEILE';

/** The document of the editor; each `{{ name }}` is a node of its own, what holds no name stays text. */
export function alsDokument(vorlage: string, format: Vorlagenformat): Knoten {
	const dokument = format === 'MARKUP' ? ausMarkup(vorlage) : ausZeilen(vorlage);
	return mitPlatzhaltern(dokument);
}

export function alsVorlage(dokument: Knoten, format: Vorlagenformat): string {
	const text = ohnePlatzhalter(dokument);
	if (format === 'MARKUP') return alsMarkup(text);
	const absaetze = (text.content ?? []).map(zeilenVon);
	return format === 'ZEILE'
		? absaetze.join(' ').replace(/\s+/g, ' ').trim()
		: absaetze
				.map((absatz) => absatz.trim())
				.filter((absatz) => absatz !== '')
				.join('\n\n');
}

function ausZeilen(vorlage: string): Knoten {
	const absaetze = vorlage.trim().split(/\n{2,}/);
	return { type: 'doc', content: absaetze.map(absatz) };
}

const absatz = (text: string): Knoten => ({
	type: 'paragraph',
	content: text
		.split('\n')
		.flatMap((zeile, stelle) => [
			...(stelle > 0 ? [{ type: 'hardBreak' }] : []),
			...(zeile ? [{ type: 'text', text: zeile }] : []),
		]),
});

const zeilenVon = ({ content = [] }: Knoten): string =>
	content.map(({ type, text = '' }) => (type === 'hardBreak' ? '\n' : text)).join('');

function mitPlatzhaltern(knoten: Knoten): Knoten {
	if (!knoten.content) return knoten;
	return { ...knoten, content: knoten.content.flatMap((teil) => (teil.text ? zerteile(teil) : mitPlatzhaltern(teil))) };
}

const zerteile = (knoten: Knoten): Knoten[] =>
	zerlege(knoten.text ?? '').map((stueck): Knoten => {
		if (stueck.art === 'TEXT') return { ...knoten, text: stueck.text };
		if (stueck.name === null) return { ...knoten, text: stueck.roh };
		const { text: _, ...rest } = knoten;
		return { ...rest, type: PLATZHALTER, attrs: { id: stueck.name } };
	});

function ohnePlatzhalter(knoten: Knoten): Knoten {
	if (!knoten.content) return knoten;
	return { ...knoten, content: verbinde(knoten.content.map(alsText)) };
}

function alsText(knoten: Knoten): Knoten {
	if (knoten.type !== PLATZHALTER) return ohnePlatzhalter(knoten);
	const text = `{{ ${String(knoten.attrs?.id)} }}`;
	return { type: 'text', text, ...(knoten.marks && { marks: knoten.marks }) };
}

/** Neighbours under the same marks become one text: a mark is written around all of it. */
function verbinde(knoten: readonly Knoten[]): Knoten[] {
	const ergebnis: Knoten[] = [];
	for (const teil of knoten) {
		const letzter = ergebnis.at(-1);
		if (teil.text !== undefined && letzter?.text !== undefined && gleicheMarken(letzter, teil)) {
			ergebnis[ergebnis.length - 1] = { ...letzter, text: letzter.text + teil.text };
		} else ergebnis.push(teil);
	}
	return ergebnis;
}

const gleicheMarken = (a: Knoten, b: Knoten): boolean =>
	JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);
