import { knopfIn, zitatIn } from '#domain/vorlagen/bloecke.ts';
import { zerlege } from '#domain/vorlagen/platzhalter.ts';
import { JE, WENN } from '#domain/vorlagen/teilung.ts';
import { alsMarkup, alsDokument as ausMarkup, type Knoten, type Umfang } from '../texte/editor-dokument.ts';

/** The name of the editor's node for a placeholder. */
export const PLATZHALTER = 'mention';
/** The name of its node for a button of a mail: its label inside, where it leads beside. */
export const KNOPF = 'knopf';

/** The name of its node for a brace of a part, which leaves the text or is there several times. */
export const KLAMMER = 'klammer';

/**
 * What a template is written in: light markup; what a message may hold of it; the source of a mail with its quotations
 * and buttons; one line.
 */
export type Vorlagenformat = 'MARKUP' | 'NACHRICHT' | 'MAIL' | 'ZEILE';

const UMFANG: Readonly<Partial<Record<Vorlagenformat, Umfang>>> = { MARKUP: 'SEITE', NACHRICHT: 'NACHRICHT' };

/** The document of the editor; each `{{ name }}` is a node of its own, what holds no name stays text. */
export function alsDokument(vorlage: string, format: Vorlagenformat): Knoten {
	const umfang = UMFANG[format];
	const bloecke = () =>
		vorlage
			.trim()
			.split(/\n{2,}/)
			.map(format === 'MAIL' ? mailblock : absatz);
	const roh: Knoten = umfang ? ausMarkup(vorlage, umfang) : { type: 'doc', content: bloecke() };
	return mitKlammern(mitPlatzhaltern(roh), format === 'MARKUP' ? [WENN, JE] : [WENN]);
}

export function alsVorlage(dokument: Knoten, format: Vorlagenformat): string {
	const text = ohnePlatzhalter(dokument);
	const umfang = UMFANG[format];
	if (umfang) return alsMarkup(text, umfang);
	const absaetze = (text.content ?? []).map(blockVon);
	return format === 'ZEILE'
		? absaetze.join(' ').replace(/\s+/g, ' ').trim()
		: absaetze
				.map((absatz) => absatz.trim())
				.filter((absatz) => absatz !== '')
				.join('\n\n');
}

function mailblock(roh: string): Knoten {
	const knopf = knopfIn(roh);
	if (knopf) return { type: KNOPF, attrs: { ziel: knopf.ziel }, content: [{ type: 'text', text: knopf.beschriftung }] };
	const zitat = zitatIn(roh)?.join('\n');
	return zitat?.trim() ? { type: 'blockquote', content: [absatz(zitat)] } : absatz(roh);
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

function blockVon(knoten: Knoten): string {
	if (knoten.type === KNOPF) {
		const beschriftung = zeilenVon(knoten).replace(/[[\]]/g, '').trim();
		return beschriftung && `[${beschriftung}](${String(knoten.attrs?.ziel)})`;
	}
	if (knoten.type !== 'blockquote') return zeilenVon(knoten);
	const zeilen = (knoten.content ?? []).map(zeilenVon).join('\n');
	return zeilen.trim() && zeilen.replace(/^/gm, '> ');
}

const zeilenVon = ({ content = [] }: Knoten): string =>
	content.map(({ type, text = '' }) => (type === 'hardBreak' ? '\n' : text)).join('');

function mitPlatzhaltern(knoten: Knoten): Knoten {
	// What a button is called isn't filled in.
	if (!knoten.content || knoten.type === KNOPF) return knoten;
	return { ...knoten, content: knoten.content.flatMap((teil) => (teil.text ? zerteile(teil) : mitPlatzhaltern(teil))) };
}

const zerteile = (knoten: Knoten): Knoten[] =>
	zerlege(knoten.text ?? '').map((stueck): Knoten => {
		if (stueck.art === 'TEXT') return { ...knoten, text: stueck.text };
		if (stueck.name === null) return { ...knoten, text: stueck.roh };
		const { text: _, ...rest } = knoten;
		return { ...rest, type: PLATZHALTER, attrs: { id: stueck.name } };
	});

type Klammern = typeof WENN | typeof JE;

/** The braces of parts as signs of their own, where both are there; any other stays the text it is. */
function mitKlammern(dokument: Knoten, arten: readonly Klammern[]): Knoten {
	const zeichen = arten.flatMap(({ auf, zu }) => [auf, zu] as const);
	const offen: { readonly nr: number; readonly schliesst: string }[] = [];
	const gepaart = new Set<number>();
	let anzahl = 0;
	durchText(dokument, (text) => {
		for (const stueck of geteilt(text, zeichen)) {
			const nr = istKlammer(stueck, zeichen) ? anzahl++ : -1;
			const oeffnet = arten.find(({ auf }) => auf === stueck);
			if (oeffnet) offen.push({ nr, schliesst: oeffnet.zu });
			else if (nr >= 0 && offen.at(-1)?.schliesst === stueck) gepaart.add(offen.pop()?.nr as number).add(nr);
		}
	});
	let stelle = 0;
	const wandle = (knoten: Knoten): Knoten => {
		if (!knoten.content || knoten.type === KNOPF) return knoten;
		const content = knoten.content.flatMap((teil) => {
			if (teil.text === undefined) return wandle(teil);
			const { text, ...rest } = teil;
			return geteilt(text, zeichen).map((stueck): Knoten => {
				if (!istKlammer(stueck, zeichen) || !gepaart.has(stelle++)) return { ...rest, text: stueck };
				return { ...rest, type: KLAMMER, attrs: { zeichen: stueck } };
			});
		});
		return { ...knoten, content: verbinde(content) };
	};
	return wandle(dokument);
}

function durchText(knoten: Knoten, lies: (text: string) => void): void {
	if (knoten.type === KNOPF) return;
	if (knoten.text !== undefined) lies(knoten.text);
	for (const teil of knoten.content ?? []) durchText(teil, lies);
}

const istKlammer = (stueck: string, zeichen: readonly string[]): boolean => zeichen.includes(stueck);

/** At each of these braces, from the left. */
function geteilt(text: string, zeichen: readonly string[]): string[] {
	const stuecke: string[] = [];
	let ab = 0;
	for (let i = 0; i < text.length - 1; i++) {
		if (!istKlammer(text.slice(i, i + 2), zeichen)) continue;
		if (i > ab) stuecke.push(text.slice(ab, i));
		stuecke.push(text.slice(i, i + 2));
		ab = i + 2;
		i += 1;
	}
	return ab < text.length ? [...stuecke, text.slice(ab)] : stuecke;
}

function ohnePlatzhalter(knoten: Knoten): Knoten {
	if (!knoten.content) return knoten;
	return { ...knoten, content: verbinde(knoten.content.map(alsText)) };
}

function alsText(knoten: Knoten): Knoten {
	if (knoten.type !== PLATZHALTER && knoten.type !== KLAMMER) return ohnePlatzhalter(knoten);
	const text = knoten.type === KLAMMER ? String(knoten.attrs?.zeichen) : `{{ ${String(knoten.attrs?.id)} }}`;
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
