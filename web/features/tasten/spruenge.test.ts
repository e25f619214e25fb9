import { expect, test } from 'vitest';
import type { MenuGroup } from '../portal/menu.ts';
import { buchstabe, spruenge } from './spruenge.ts';

const ICON = () => null;
const gruppe = (...seiten: [string, string][]): MenuGroup => ({
	entries: seiten.map(([label, to]) => ({ label, icon: ICON as never, link: { to: to as '/admin' } })),
});

test('only pages the menu shows have a letter, in its order', () => {
	const menue = [
		gruppe(['Start', '/admin']),
		gruppe(['Texte', '/admin/system/texte'], ['Kontingente', '/admin/kontingente']),
	];
	expect(spruenge(menue).map(({ label, taste }) => [label, taste])).toEqual([
		['Start', 's'],
		['Kontingente', 'k'],
	]);
});

test('a page nobody jumps to has none', () => {
	expect(buchstabe({ to: '/admin/system/texte' })).toBeUndefined();
});
