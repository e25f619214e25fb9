import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UI } from '../../texte/ui.ts';
import { Geladen, type Ladestand, WithReason } from './geladen.tsx';

const refetch = () => undefined;
const kaputt = new Error('kein Netz');

const zeige = (query: Ladestand<readonly string[]>, anders = {}) =>
	renderToStaticMarkup(
		<MantineProvider>
			<Geladen query={query} empty="nichts da" {...anders}>
				{(liste) => liste.join(' ')}
			</Geladen>
		</MantineProvider>,
	).replace(/<style.*?<\/style>/gs, '');

test('until it comes it says so; without data it says why there are none', () => {
	expect(zeige({ data: undefined, error: null, refetch })).toContain(`aria-label="${UI.laedt}"`);
	const fehler = zeige({ data: undefined, error: kaputt, refetch });
	expect(fehler).toContain(UI.ladefehler);
	expect(fehler).toContain(UI.erneutVersuchen);
	expect(fehler).not.toContain(UI.laedt);
	expect(zeige({ data: undefined, error: kaputt, refetch }, { failed: WithReason })).toContain('kein Netz');
});

test('what came is shown, and stays when fetching it again fails', () => {
	expect(zeige({ data: ['a', 'b'], error: null, refetch })).toBe('a b');
	const beides = zeige({ data: ['a', 'b'], error: kaputt, refetch });
	expect(beides).toContain(UI.ladefehler);
	expect(beides).toContain('a b');
});

test('what is empty is said instead of it, by the rule of the page where it has one', () => {
	expect(zeige({ data: [], error: null, refetch })).toBe('nichts da');
	const isEmpty = (liste: readonly string[]) => liste[0] === 'a';
	expect(zeige({ data: ['a'], error: null, refetch }, { isEmpty })).toBe('nichts da');
	expect(zeige({ data: [], error: null, refetch }, { isEmpty })).toBe('');
});

test('a frame stands around what waits, not around what came', () => {
	const frame = (state: unknown) => <i>{state as string}</i>;
	expect(zeige({ data: undefined, error: null, refetch }, { frame })).toMatch(/^<i>.*<\/i>$/);
	expect(zeige({ data: ['a'], error: kaputt, refetch }, { frame })).toBe('a');
});
