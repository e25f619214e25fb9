/** Parts of a template in the editor: where they begin and end, what they depend on, and how one is made of a selection. */
import type { Node as Dokumentknoten } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { istJeAngabe } from '#domain/vorlagen/platzhalter.ts';
import { istTatsache } from '#domain/vorlagen/tatsachen.ts';
import { JE, WENN } from '#domain/vorlagen/teilung.ts';
import { KLAMMER, PLATZHALTER } from './platzhalter-dokument.ts';

type Teilart = 'WENN' | 'JE';
const KLAMMERN = { WENN, JE } as const;

interface Klammer {
	readonly pos: number;
	readonly zeichen: string;
}

/** `von`, `bis`: of its two braces, each one sign wide. */
export interface Teilstelle {
	readonly art: Teilart;
	readonly von: number;
	readonly bis: number;
}

function klammernIn(doc: Dokumentknoten): Klammer[] {
	const gefunden: Klammer[] = [];
	doc.descendants((knoten, pos) => {
		if (knoten.type.name === KLAMMER) gefunden.push({ pos, zeichen: String(knoten.attrs.zeichen) });
	});
	return gefunden;
}

/** Each brace with the one that closes it; those that have none are left over. */
function paare(klammern: readonly Klammer[]): {
	readonly teile: readonly Teilstelle[];
	readonly lose: readonly Klammer[];
} {
	const offen: Klammer[] = [];
	const teile: Teilstelle[] = [];
	const lose: Klammer[] = [];
	for (const klammer of klammern) {
		const art = (['WENN', 'JE'] as const).find((eine) => KLAMMERN[eine].zu === klammer.zeichen);
		if (!art) offen.push(klammer);
		else if (offen.at(-1)?.zeichen === KLAMMERN[art].auf)
			teile.push({ art, von: (offen.pop() as Klammer).pos, bis: klammer.pos });
		else lose.push(klammer);
	}
	return { teile: teile.toSorted((a, b) => a.von - b.von), lose: [...lose, ...offen] };
}

export const teileVon = (doc: Dokumentknoten): readonly Teilstelle[] => paare(klammernIn(doc)).teile;

/** What stands in it, as a template has it. */
export const inhaltVon = (doc: Dokumentknoten, { von, bis }: Teilstelle): string =>
	doc.textBetween(von + 1, bis, '\n', (blatt) => {
		if (blatt.type.name === PLATZHALTER) return `{{ ${String(blatt.attrs.id)} }}`;
		return blatt.type.name === KLAMMER ? String(blatt.attrs.zeichen) : '\n';
	});

/** The innermost part of this kind around the place. */
export const teilUm = (doc: Dokumentknoten, pos: number, art?: Teilart): Teilstelle | null =>
	teileVon(doc).findLast((teil) => (!art || teil.art === art) && teil.von < pos && pos <= teil.bis) ?? null;

/** What would become a part: what is selected, or the paragraph with the caret; over several of them, all of each. */
function bereich({ doc, selection }: EditorState): { von: number; bis: number } {
	const { $from, $to, empty } = selection;
	if (!empty && $from.sameParent($to)) return { von: selection.from, bis: selection.to };
	const anfang = $from.parent.isTextblock ? $from.start() : selection.from;
	const ende = $to.parent.isTextblock ? $to.end() : selection.to;
	return { von: anfang, bis: Math.min(ende, doc.content.size) };
}

/** Parts of one kind don't stand in one another, and none crosses another. */
export function kannTeil(state: EditorState, art: Teilart): boolean {
	const { von, bis } = bereich(state);
	return teileVon(state.doc).every((teil) => {
		const beginntDrin = von <= teil.von && teil.von < bis;
		const endetDrin = von <= teil.bis && teil.bis < bis;
		if (beginntDrin !== endetDrin) return false;
		const istBeteiligt = beginntDrin || (teil.von < von && bis <= teil.bis);
		return !istBeteiligt || teil.art !== art;
	});
}

/** Makes a part of what is selected, or of the paragraph; `angabe`: what it depends on, written into it where it isn't yet. */
export function macheTeil(state: EditorState, art: Teilart, angabe: string): Transaction | null {
	if (!kannTeil(state, art)) return null;
	const { von, bis } = bereich(state);
	const { nodes } = state.schema;
	const klammer = (zeichen: string) => nodes[KLAMMER]?.create({ zeichen });
	const platzhalter = nodes[PLATZHALTER]?.create({ id: angabe });
	const [auf, zu] = [klammer(KLAMMERN[art].auf), klammer(KLAMMERN[art].zu)];
	if (!auf || !zu || !platzhalter) return null;
	const genannt = namenIn(state.doc, von, bis);
	const traegt = art === 'JE' ? genannt.some(istJeAngabe) : genannt.includes(angabe);
	const istVorn = istTatsache(angabe);
	const { tr } = state;
	const istLeer = state.doc.textBetween(von, bis, '', 'x').trim() === '';
	const angefuegt = traegt || istVorn ? [] : [...(istLeer ? [] : [state.schema.text(' ')]), platzhalter];
	const vorangestellt = traegt || !istVorn ? [auf] : [auf, platzhalter];
	tr.insert(bis, [...angefuegt, zu]);
	tr.insert(von, vorangestellt);
	const breite = [...vorangestellt, ...angefuegt].reduce((summe, { nodeSize }) => summe + nodeSize, 0);
	// On with writing in it.
	return tr.setSelection(TextSelection.create(tr.doc, bis + breite)).scrollIntoView();
}

function namenIn(doc: Dokumentknoten, von: number, bis: number): string[] {
	const namen: string[] = [];
	doc.nodesBetween(von, bis, (knoten) => {
		if (knoten.type.name === PLATZHALTER) namen.push(String(knoten.attrs.id));
	});
	return namen;
}

/** Its braces go, what stands between them stays; a fact in it was there for the condition alone. */
export function loeseTeil(state: EditorState): Transaction | null {
	const teil = teilUm(state.doc, state.selection.from);
	if (!teil) return null;
	const weg = [teil.von, teil.bis];
	if (teil.art === 'WENN')
		state.doc.nodesBetween(teil.von, teil.bis, (knoten, pos) => {
			if (knoten.type.name === PLATZHALTER && istTatsache(String(knoten.attrs.id))) weg.push(pos);
		});
	return ohneZeichen(state, weg);
}

/** What is left of a part whose other brace was deleted goes, too. */
export function ohneLose(state: EditorState): Transaction | null {
	const { lose } = paare(klammernIn(state.doc));
	if (!lose.length) return null;
	return ohneZeichen(
		state,
		lose.map(({ pos }) => pos),
	);
}

/** Without the signs at these places, from behind. */
function ohneZeichen({ tr }: EditorState, stellen: readonly number[]): Transaction {
	for (const pos of stellen.toSorted((a, b) => b - a)) tr.delete(pos, pos + 1);
	return tr;
}
