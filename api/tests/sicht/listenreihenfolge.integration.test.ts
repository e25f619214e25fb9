import { type Kysely, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { PORTAL } from '#domain/rollen.ts';
import type { DB } from '#projections/db.ts';
import { bewerbungen } from '#projections/queries/akte/bewerbungen.ts';
import { bfdVereinbarungen } from '#projections/queries/akte/bfd-vereinbarungen.ts';
import { freiwillige } from '#projections/queries/akte/freiwillige.ts';
import { pool } from '#projections/queries/akte/pool.ts';
import { statuswechsel } from '#projections/queries/akte/statuswechsel.ts';
import { zeugnisse } from '#projections/queries/akte/zeugnisse.ts';
import { dokumente } from '#projections/queries/dokumente/dokumente.ts';
import { offeneSignaturen } from '#projections/queries/dokumente/signaturen.ts';
import type { Leser } from '#projections/queries/liste/leser.ts';
import type { Anfrage } from '#projections/queries/liste/liste.ts';
import { adressen } from '#projections/queries/orte/adressen.ts';
import { personen } from '#projections/queries/orte/personen.ts';
import { seminargruppen } from '#projections/queries/seminare/gruppen.ts';
import { seminarnachweise } from '#projections/queries/seminare/nachweise.ts';
import { seminare } from '#projections/queries/seminare/seminare.ts';
import { verwalteteBenutzer } from '#projections/queries/zugang/benutzerverwaltung.ts';
import { zugriffe } from '#projections/queries/zugang/zugriffe.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/**
 * The first page of a list in its own order is what is opened most. However many rows there are, it is found by an index
 * in that order, and nothing is sorted for it. Left out: the certificates, ordered by a day that is reckoned from three,
 * of those alone whose service has ended or soon does; and what is short: the matrix of quotas, the papers of an address,
 * invitations and requests to join.
 */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

const HEUTE = '2026-09-01';
const AKTEUR = { ...PORTAL, art: 'USER', rollen: ['ADMIN'] } as const;
const BLICK = { akteur: AKTEUR, heute: HEUTE, modus: 'EIGENE', freieFelder: [] } as const;

type Lies = (leser: Leser, anfrage: Anfrage) => Promise<unknown>;

const LISTEN: Readonly<Record<string, Lies>> = {
	bewerbungen: (leser, anfrage) => bewerbungen(leser, BLICK, anfrage),
	freiwillige: (leser, anfrage) => freiwillige(leser, BLICK, anfrage),
	pool: (leser, anfrage) => pool(leser, BLICK, anfrage),
	dokumente: (leser, anfrage) => dokumente(leser, BLICK, STANDARD_PARAMETER, anfrage),
	unterschriften: (leser, anfrage) => offeneSignaturen(leser, BLICK, anfrage),
	zeugnisse: (leser, anfrage) => zeugnisse(leser, BLICK, STANDARD_PARAMETER, anfrage),
	'bfd-vereinbarungen': (leser, anfrage) => bfdVereinbarungen(leser, BLICK, STANDARD_PARAMETER, anfrage),
	statuswechsel: (leser, anfrage) => statuswechsel(leser, BLICK, anfrage),
	adressen: (leser, anfrage) => adressen(leser, BLICK, anfrage),
	personen: (leser, anfrage) => personen(leser, AKTEUR, { funktionen: [] }, anfrage),
	seminare: (leser, anfrage) => seminare(leser, AKTEUR, anfrage),
	seminargruppen: (leser, anfrage) => seminargruppen(leser, anfrage),
	seminarnachweise: (leser, anfrage) => seminarnachweise(leser, anfrage),
	benutzer: (leser, anfrage) => verwalteteBenutzer(leser, anfrage),
	zugriffe: (leser, anfrage) => zugriffe(leser, BLICK, anfrage),
};

interface Knoten {
	readonly 'Node Type': string;
	readonly 'Subplan Name'?: string;
	readonly 'Relation Name'?: string;
	readonly 'Sort Key'?: readonly string[];
	readonly Plans?: readonly Knoten[];
}

/** What the database would do for the page, if it could help sorting and reading everything. */
async function plan(db: Kysely<DB>, seite: RawBuilder<unknown>): Promise<Knoten> {
	return db.transaction().execute(async (tx) => {
		for (const weg of ['sort', 'incremental_sort', 'seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
			await sql`set local ${sql.raw(`enable_${weg}`)} = off`.execute(tx);
		const { rows } = await sql<{ 'QUERY PLAN': readonly [{ Plan: Knoten }] }>`explain (format json) ${seite}`.execute(
			tx,
		);
		return (rows[0] as (typeof rows)[0])['QUERY PLAN'][0].Plan;
	});
}

const alle = (knoten: Knoten): Knoten[] => [knoten, ...(knoten.Plans ?? []).flatMap(alle)];

/** What is sorted on the way to the rows of the page. Those few found along an index may be put into order once more. */
function sortiert(ganz: Knoten): string[] {
	const gefunden = alle(ganz).find((k) => k['Subplan Name'] === 'CTE treffer');
	if (!gefunden) throw new Error('Die Seite wird anders gefunden');
	return alle(gefunden)
		.filter((k) => /Sort/.test(k['Node Type']) && alle(k).some((darunter) => darunter['Relation Name'] !== undefined))
		.map((k) => (k['Sort Key'] ?? []).join());
}

it.each(Object.entries(LISTEN))('%s', async (_, lies) => {
	const { db } = t.umgebung;
	let seite: RawBuilder<unknown> | undefined;
	const leser: Leser = {
		eine: async (a) => {
			seite = a;
			return [];
		},
		zusammen: async (a) => {
			seite = a;
			return [[], []];
		},
	};
	const { rows } = await sql<{ id: string }>`select id from zyklus limit 1`.execute(db);
	const anfrage = { filter: null, text: null, sort: [], seite: 1, groesse: 50, heute: HEUTE };
	await lies(leser, { ...anfrage, zyklusID: rows[0]?.id ?? '' });
	if (!seite) throw new Error('Es wurde nichts gefragt');
	expect(sortiert(await plan(db, seite))).toEqual([]);
});
