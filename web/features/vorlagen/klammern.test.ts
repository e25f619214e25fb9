import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { getSchema } from '@tiptap/react';
import { describe, expect, it, test } from 'vitest';
import { ERWEITERUNGEN } from '../texte/textregeln.ts';
import { klammerKnoten } from './klammer-knoten.ts';
import { inhaltVon, kannTeil, loeseTeil, macheTeil, ohneLose, teileVon } from './klammern.ts';
import { alsDokument, alsVorlage } from './platzhalter-dokument.ts';
import { platzhalterKnoten } from './platzhalter-knoten.ts';

const KLASSEN = { klammer: '', wenn: '', je: '', block: '', verborgen: '', worte: '' };
const schema = getSchema([
	...ERWEITERUNGEN,
	platzhalterKnoten({ isBekannt: () => true, finde: () => [], zeige: () => ({}), klasse: '', unbekannt: '' }),
	klammerKnoten(KLASSEN, () => undefined),
]);

/** The text with what stands between `«` and `»` selected. */
function geoeffnet(text: string): EditorState {
	const doc = schema.nodeFromJSON(alsDokument(text, 'MARKUP'));
	let state = EditorState.create({ doc });
	for (const zeichen of ['»', '«']) {
		state.doc.descendants((knoten, pos) => {
			const stelle = knoten.text?.indexOf(zeichen) ?? -1;
			if (stelle === -1) return;
			const [von, bis] = [pos + stelle, state.selection.to];
			const tr = state.tr.delete(von, von + 1);
			const ende = zeichen === '»' ? von : bis - 1;
			state = state.apply(tr.setSelection(TextSelection.create(tr.doc, von, ende)));
		});
	}
	return state;
}
const gespeichert = (state: EditorState) => alsVorlage(state.doc.toJSON(), 'MARKUP');
const nach = (state: EditorState, schritt: Transaction | null) => gespeichert(schritt ? state.apply(schritt) : state);

describe('a part is made', () => {
	test.each([
		['of the words selected', 'A «B» C', 'wenn.bfd', 'A {?{{ wenn.bfd }}B?} C'],
		['of the paragraph with the caret', 'A\n\nB«»B\n\nC', 'wenn.bfd', 'A\n\n{?{{ wenn.bfd }}BB?}\n\nC'],
		['of an entry of a list', '- A\n- B«»', 'wenn.bfd', '- A\n- {?{{ wenn.bfd }}B?}'],
		['of whole paragraphs', '## A«A\n\nB»B', 'wenn.bfd', '## {?{{ wenn.bfd }}AA\n\nBB?}'],
		['with the value it depends on', 'in «Bonn»', 'vertrag.nummer', 'in {?Bonn {{ vertrag.nummer }}?}'],
		['of the value alone', 'Nr. «{{ vertrag.nummer }}»', 'vertrag.nummer', 'Nr. {?{{ vertrag.nummer }}?}'],
	])('%s', (_, text, angabe, erwartet) => {
		const state = geoeffnet(text);
		expect(nach(state, macheTeil(state, 'WENN', angabe))).toBe(erwartet);
	});

	test.each([
		['Ich, «wir»', 'Ich, {+wir {{ vertretende.name }}+}'],
		['«{{ unterschrift.erziehungsberechtigter }}»', '{+{{ unterschrift.erziehungsberechtigter }}+}'],
		['{?{{ wenn.bfd }}A «B» C?}', '{?{{ wenn.bfd }}A {+B {{ vertretende.name }}+} C?}'],
	])('for each guardian: %s', (text, erwartet) => {
		const state = geoeffnet(text);
		expect(nach(state, macheTeil(state, 'JE', 'vertretende.name'))).toBe(erwartet);
	});

	it('never within one of its kind, nor across another', () => {
		expect(kannTeil(geoeffnet('{?{{ wenn.bfd }}A «B»?}'), 'WENN')).toBe(false);
		expect(kannTeil(geoeffnet('{?{{ wenn.bfd }}A «B?} C»'), 'JE')).toBe(false);
		expect(kannTeil(geoeffnet('«{?{{ wenn.bfd }}A?} C»'), 'JE')).toBe(true);
		expect(macheTeil(geoeffnet('{?{{ wenn.bfd }}A «B»?}'), 'WENN', 'wenn.fsj')).toBeNull();
	});
});

it('is undone: the words stay, the fact goes', () => {
	const state = geoeffnet('X {?{{ wenn.bfd }}A «»B {{ vertrag.nummer }}?} Y');
	expect(nach(state, loeseTeil(state))).toBe('X A B {{ vertrag.nummer }} Y');
	expect(loeseTeil(geoeffnet('X«»'))).toBeNull();
});

it('goes with either of its braces', () => {
	const state = geoeffnet('X {?{{ wenn.bfd }}A?} Y {+{{ vertretende.name }}+}');
	const [wenn] = teileVon(state.doc);
	if (!wenn) throw new Error('Es gibt keinen Teil');
	expect(inhaltVon(state.doc, wenn)).toBe('{{ wenn.bfd }}A');
	for (const pos of [wenn.von, wenn.bis]) {
		const ohne = state.apply(state.tr.delete(pos, pos + 1));
		expect(nach(ohne, ohneLose(ohne))).toBe('X {{ wenn.bfd }}A Y {+{{ vertretende.name }}+}');
	}
	expect(ohneLose(state)).toBeNull();
});
