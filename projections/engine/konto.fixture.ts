import type { Aggregat } from '#domain/aggregat.ts';
import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import { projection } from './projection.ts';

/** A small aggregate that the tests of the store and of the engine share. */
export const KontoEroeffnet = ereignis<{ art: string }, { inhaber: string }>()('KontoEroeffnet', 1);
export const Gebucht = ereignis<{ buchungID: string; cent: number }>()('Gebucht', 2);
export const BuchungStorniert = ereignis<{ buchungID: string }>()('BuchungStorniert', 1);

export type KontoEreignis = EreignisVon<typeof KontoEroeffnet | typeof Gebucht | typeof BuchungStorniert>;

export interface Konto {
	readonly id: string;
	art: string | null;
	inhaber: string | null;
	saldo: number;
	buchungen: Map<string, number>;
}

export const konto: Aggregat<Konto, KontoEreignis> = {
	name: 'Konto',
	maschinen: [],
	start: (id) => ({ id, art: null, inhaber: null, saldo: 0, buchungen: new Map() }),
	evolve(zustand, e) {
		switch (e.type) {
			case 'KontoEroeffnet':
				zustand.art = e.facts.art;
				zustand.inhaber = e.person?.inhaber ?? null;
				break;
			case 'Gebucht':
				zustand.buchungen.set(e.facts.buchungID, e.facts.cent);
				zustand.saldo += e.facts.cent;
				break;
			case 'BuchungStorniert':
				zustand.saldo -= zustand.buchungen.get(e.facts.buchungID) ?? 0;
				zustand.buchungen.delete(e.facts.buchungID);
		}
	},
	// Version 1 counted in whole euros.
	upcaster: {
		Gebucht: { 1: ({ facts, person }) => ({ facts: { ...facts, cent: Number(facts.euro) * 100 }, person }) },
	},
};

export const kontoliste = projection({
	table: 'kontoliste',
	version: 1,
	of: konto,
	spalten: {
		id: 'uuid',
		art: 'text',
		inhaber: 'text',
		saldo: 'bigint not null',
		anzahl: 'int not null',
		buchungen: 'jsonb not null',
	},
	key: ['id'],
	indexe: ['(art, saldo)'],
	rows: (k) => [
		{
			id: k.id,
			art: k.art,
			inhaber: k.inhaber,
			saldo: k.saldo,
			anzahl: k.buchungen.size,
			buchungen: [...k.buchungen.keys()],
		},
	],
});

export const buchungsliste = projection({
	table: 'buchungsliste',
	version: 1,
	of: konto,
	spalten: { konto_id: 'uuid', buchung_id: 'text', cent: 'bigint not null' },
	key: ['konto_id', 'buchung_id'],
	rows: (k) => [...k.buchungen].map(([id, cent]) => ({ konto_id: k.id, buchung_id: id, cent })),
});
