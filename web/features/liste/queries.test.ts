import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { listenKeys, seiteQuery } from './queries.ts';
import type { Listenabfrage, Listendefinition } from './suche.ts';

interface Zeile {
	id: string;
}

let client: QueryClient;
let gefragt: Listenabfrage[];

const was = (seite: number): Listenabfrage => ({ sort: 'name', seite: String(seite), groesse: '50' });
const liste: Listendefinition<Zeile> = {
	name: 'bewerbungen',
	pfad: '/admin/bewerbungen',
	ansichten: [{ key: 'alle', titel: 'Alle', und: () => [] }],
	sortierbar: ['name'],
	sort: 'name',
	lade: async (abfrage) => {
		gefragt.push(abfrage);
		return { data: [{ id: `erste ${abfrage.seite}` }, { id: `letzte ${abfrage.seite}` }], total: 500 };
	},
	zaehle: async () => ({ data: [] }),
	kennung: ({ id }) => id,
};

const lies = (seite: number, von: Listendefinition<Zeile> = liste) => client.query(seiteQuery(von, was(seite)));

beforeEach(() => {
	client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	gefragt = [];
});

it('asks for the page behind one that has been read by its last row, and for the one before by its first', async () => {
	await lies(7);
	await lies(8);
	await lies(6);
	expect(gefragt).toEqual([was(7), { ...was(8), nach: 'letzte 7' }, { ...was(6), vor: 'erste 7' }]);
});

it('any other page has no neighbour', async () => {
	await lies(7);
	await lies(9);
	expect(gefragt).toEqual([was(7), was(9)]);
});

it('a page that something has changed since is no neighbour', async () => {
	await lies(7);
	await client.invalidateQueries({ queryKey: listenKeys.seite(liste.name, was(7)) });
	await lies(8);
	expect(gefragt).toEqual([was(7), was(8)]);
});

it('a list whose call knows no neighbours is asked for its pages alone', async () => {
	const { kennung: _, ...ohne } = liste;
	await lies(7, ohne);
	await lies(8, ohne);
	expect(gefragt).toEqual([was(7), was(8)]);
});
