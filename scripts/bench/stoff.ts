import { randomUUID } from 'node:crypto';
import type { Aggregat } from '#domain/aggregat.ts';
import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import { projection } from '#projections/engine/projection.ts';

/** What both sides store: events of the size of a status change. */
export interface Wechsel {
	readonly verlaufID: string;
	readonly wunschID: string;
	readonly einsatzortID: string;
	readonly dienstartID: string;
	readonly von: number;
	readonly nach: number;
	readonly am: string;
}
export const Gewechselt = ereignis<Wechsel>()('Gewechselt', 1);
type Gewechselt = EreignisVon<typeof Gewechselt>;

const EINSATZORT = randomUUID();
const DIENSTART = randomUUID();

function wechsel(verlaufID: string, nr: number): Wechsel {
	const [von, nach] = [2000 + nr, 2001 + nr];
	const orte = { einsatzortID: EINSATZORT, dienstartID: DIENSTART };
	return { verlaufID, wunschID: `w${nr % 7}`, ...orte, von, nach, am: '2026-09-01' };
}
export const wechselListe = (verlaufID: string, anzahl: number): Wechsel[] =>
	Array.from({ length: anzahl }, (_, nr) => wechsel(verlaufID, nr));

/** The state both sides fold. */
export interface Verlauf {
	readonly id: string;
	anzahl: number;
	nach: number;
	am: string;
	readonly jeWunsch: Map<string, number>;
}

export const neuerVerlauf = (id: string): Verlauf => ({ id, anzahl: 0, nach: 0, am: '', jeWunsch: new Map() });

export function wende(verlauf: Verlauf, { wunschID, nach, am }: Wechsel): void {
	verlauf.anzahl += 1;
	verlauf.nach = nach;
	verlauf.am = am;
	verlauf.jeWunsch.set(wunschID, nach);
}

export const verlauf: Aggregat<Verlauf, Gewechselt> = {
	name: 'Verlauf',
	maschinen: [],
	start: neuerVerlauf,
	evolve: (zustand, e) => wende(zustand, e.facts),
};

/** As many tables as a change of a volunteer's status touches: his row, his wish's row, the log of changes. */
export const TABELLEN = 3;

/** One row per stream. */
export const verlaufslisten = Array.from({ length: TABELLEN }, (_, nr) =>
	projection({
		table: `verlaufsliste_${nr}`,
		version: 1,
		of: verlauf,
		spalten: { id: 'text', anzahl: 'int not null', status: 'int not null', am: 'text not null' },
		key: ['id'],
		indexe: ['(status)'],
		rows: (v) => [{ id: v.id, anzahl: v.anzahl, status: v.nach, am: v.am }],
	}),
);
export const [verlaufsliste] = verlaufslisten as [(typeof verlaufslisten)[number]];

export const AKTEUR = { userID: randomUUID(), rollen: ['MA_VERWALTUNG'], impersoniertVon: null };
