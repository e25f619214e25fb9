import { expect, test } from 'vitest';
import { ergaenzt, gekuerzt } from './ansichten.ts';
import { listensuche } from './suche.ts';

const ID = '11111111-2222-4333-8444-555555555555';
const FEHLT = { feld: 'dokumentlage', op: 'in' as const, wert: ['FEHLT'] };
const ANSICHT = {
	id: ID,
	name: 'Ohne Papiere',
	filter: JSON.stringify({ und: [FEHLT], text: 'Wetzlar' }),
	spalten: [],
	sortierung: 'name',
	geteilt: true,
	istEigene: false,
};
const lies = (suche: object) => listensuche({ ...suche });

test('the id of a saved view alone says filter, search and order', () => {
	expect(ergaenzt(lies({ ansicht: ID }), ANSICHT)).toEqual({
		ansicht: ID,
		f: { und: [FEHLT] },
		text: 'Wetzlar',
		sort: 'name',
	});
	expect(ergaenzt(lies({ ansicht: ID }), null)).toEqual({ ansicht: ID });
});

test('what the address says itself wins, an empty search too', () => {
	expect(ergaenzt(lies({ ansicht: ID, f: { und: [] }, text: '', sort: '-name', seite: 2 }), ANSICHT)).toEqual({
		ansicht: ID,
		f: { und: [] },
		text: '',
		sort: '-name',
		seite: 2,
	});
});

test('what the view says anyway doesn’t stand in the address', () => {
	const kurz = (dazu: object) =>
		JSON.parse(JSON.stringify(gekuerzt({ ...ergaenzt(lies({ ansicht: ID }), ANSICHT), ...dazu }, ANSICHT)));
	expect(kurz({})).toEqual({ ansicht: ID });
	expect(kurz({ seite: 3 })).toEqual({ ansicht: ID, seite: 3 });
	expect(kurz({ text: 'Gießen' })).toEqual({ ansicht: ID, text: 'Gießen' });
	expect(kurz({ text: '' })).toEqual({ ansicht: ID, text: '' });
	expect(kurz({ f: { und: [] }, sort: '-name' })).toEqual({ ansicht: ID, f: { und: [] }, sort: '-name' });
	// Another view's address is its own.
	expect(kurz({ ansicht: 'offen' })).toMatchObject({ ansicht: 'offen', text: 'Wetzlar' });
});

test('shortened and filled in again it says the same', () => {
	const suche = ergaenzt(lies({ ansicht: ID, text: 'Gießen', seite: 2 }), ANSICHT);
	expect(ergaenzt(gekuerzt(suche, ANSICHT), ANSICHT)).toEqual(suche);
});
