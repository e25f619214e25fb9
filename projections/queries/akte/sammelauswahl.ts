import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import type { DB } from '#projections/db.ts';
import { bescheinigungenplan } from '../dokumente/bescheinigungen.ts';
import { dokumenteplan } from '../dokumente/dokumente.ts';
import { type Anfrage, alle, type Listenplan, nurDiese } from '../liste/liste.ts';
import type { Blick } from '../liste/sicht.ts';
import type { Zusatz } from '../liste/zusatzfelder.ts';
import { bewerbungenplan } from './bewerbungen.ts';
import { freiwilligenplan } from './freiwillige.ts';
import { poolplan } from './pool.ts';

/** Lists whose rows an action can be done to together. */
export type Sammelliste = 'BEWERBUNGEN' | 'FREIWILLIGE' | 'POOL' | 'DOKUMENTE' | 'BESCHEINIGUNGEN';

/** A row of a list as somebody who means it. */
export interface Sammelzeile {
	/** The id the list knows it by. */
	readonly eintragID: string;
	/** null: there is no such row in the list of who asks. */
	readonly freiwilligerID: string | null;
	readonly wunschID: string | null;
	/** The newest document, where the list shows documents. */
	readonly dokumentID: string | null;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly einsatzort: string | null;
	readonly dienstart: string | null;
	readonly dokument: string | null;
	readonly status: FreiwilligerStatus | null;
	readonly wunschstatus: WunschStatus | null;
}

const ORT = sql`left join adresse o on o.id = t.einsatzort_id left join dienstart d on d.id = t.dienstart_id`;

const PLAENE: Readonly<
	Record<
		Sammelliste,
		{
			readonly plan: (blick: Blick, zusatz: Zusatz) => Listenplan;
			readonly dazu: RawBuilder<unknown>;
			readonly spalten: RawBuilder<unknown>;
		}
	>
> = {
	BEWERBUNGEN: {
		plan: bewerbungenplan,
		dazu: ORT,
		spalten: sql`t.id as "eintragID", t.freiwilliger_id as "freiwilligerID", t.id as "wunschID", null as "dokumentID", t.vorname, t.nachname,
			t.freiwilliger_status as status, t.status as wunschstatus, o.bezeichnung as einsatzort, d.kurz as dienstart, null as dokument`,
	},
	FREIWILLIGE: {
		plan: freiwilligenplan,
		dazu: ORT,
		spalten: sql`t.id as "eintragID", t.id as "freiwilligerID", null as "wunschID", null as "dokumentID", t.vorname, t.nachname,
			t.status, null as wunschstatus, o.bezeichnung as einsatzort, d.kurz as dienstart, null as dokument`,
	},
	POOL: {
		plan: poolplan,
		dazu: sql`left join dienstart d on d.id = t.dienstart_wunsch_id`,
		spalten: sql`t.id as "eintragID", t.id as "freiwilligerID", null as "wunschID", null as "dokumentID", t.vorname, t.nachname,
			t.status, null as wunschstatus, null as einsatzort, d.kurz as dienstart, null as dokument`,
	},
	DOKUMENTE: {
		plan: (blick) => dokumenteplan(blick),
		dazu: ORT,
		spalten: sql`t.id as "eintragID", t.freiwilliger_id as "freiwilligerID", null as "wunschID", t.dokument_id as "dokumentID", t.vorname, t.nachname,
			t.freiwilliger_status as status, null as wunschstatus, o.bezeichnung as einsatzort, d.kurz as dienstart, t.dokument`,
	},
	BESCHEINIGUNGEN: {
		plan: bescheinigungenplan,
		dazu: ORT,
		spalten: sql`t.id as "eintragID", t.id as "freiwilligerID", null as "wunschID", t.dokument_id as "dokumentID", t.vorname, t.nachname,
			t.status, null as wunschstatus, o.bezeichnung as einsatzort, d.kurz as dienstart, null as dokument`,
	},
};

interface Gewaehlt {
	readonly liste: Sammelliste;
	/** null: all that the list finds. */
	readonly ids: readonly string[] | null;
	/** Fields beyond the list's own that its filter asks about. */
	readonly zusatz: Zusatz;
}

/** The list's own rows in its order. */
export async function sammelauswahl(
	db: Kysely<DB>,
	blick: Blick,
	{ liste, ids, zusatz }: Gewaehlt,
	anfrage: Anfrage,
): Promise<readonly Sammelzeile[]> {
	const { plan, dazu, spalten } = PLAENE[liste];
	const ganz = { ...plan(blick, zusatz), dazu, spalten };
	const gewaehlt = ids === null ? ganz : nurDiese(ganz, ids);
	const zeilen = await alle<Sammelzeile>(db, gewaehlt, anfrage);
	return ids === null ? zeilen : [...zeilen, ...fehlende(ids, zeilen)];
}

function fehlende(ids: readonly string[], zeilen: readonly Sammelzeile[]): readonly Sammelzeile[] {
	const da = new Set(zeilen.map(({ eintragID }) => eintragID));
	return [...new Set(ids)].filter((id) => !da.has(id)).map((eintragID) => ({ ...UNBEKANNT, eintragID }));
}

const UNBEKANNT = {
	freiwilligerID: null,
	wunschID: null,
	dokumentID: null,
	vorname: null,
	nachname: null,
	einsatzort: null,
	dienstart: null,
	dokument: null,
	status: null,
	wunschstatus: null,
} as const;
