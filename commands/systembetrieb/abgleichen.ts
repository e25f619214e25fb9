/** Makes what is derived agree with what happened. Tables: invariants I1–I5; calls of the system area. */
import { setTimeout as warte } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { fuehreAus } from '#commands/akte/befehl.ts';
import { ProzessVeraltet } from '#commands/event-store/fehler.ts';
import { readStreams } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { abgleichen } from '#domain/akte/entscheidungen/dokument/abgleichen.ts';
import type { Akteur } from '#domain/rollen.ts';
import { berichtige } from '#projections/engine/berichtigen.ts';
import { leseEpoche } from '#projections/engine/epoche.ts';
import type { Projektion } from '#projections/engine/projection.ts';
import { frageText } from '#projections/roh.ts';

/** Ids from the first to the last; null: without an end on this side. */
export interface Bereich {
	readonly von: string | null;
	readonly bis: string | null;
}

/** So many streams stand still at a time. */
const AUF_EINMAL = 20;

/** Everything of the range, or of one kind of streams alone. Returns how much was wrong: rows and derived values. */
export async function gleicheAb(
	umgebung: Umgebung,
	akteur: Akteur,
	bereich: Bereich,
	nur: string | null = null,
): Promise<number> {
	const jeAggregat = Map.groupBy(umgebung.projektionen, (p) => p.of.name);
	let berichtigt = 0;
	for (const [aggregat, projektionen] of jeAggregat) {
		if (nur !== null && aggregat !== nur) continue;
		for await (const ids of streamsIn(umgebung, aggregat, bereich)) {
			berichtigt += await berichtigeZeilen(umgebung, aggregat, projektionen, ids);
			if (aggregat === akteAggregat.name) for (const id of ids) berichtigt += await leiteAb(umgebung, akteur, id);
			// Others are served in between.
			await warte(1);
		}
	}
	return berichtigt;
}

const STROM = z.strictObject({ name: z.string() });

async function* streamsIn({ pool }: Umgebung, aggregat: string, { von, bis }: Bereich): AsyncGenerator<string[]> {
	const [erster, letzter] = [`${aggregat}-${von ?? ''}`, bis === null ? `${aggregat}.` : `${aggregat}-${bis}`];
	for (let nach: string | null = null; ; ) {
		const stroeme: z.infer<typeof STROM>[] = await frageText(
			pool,
			STROM,
			`select name from stream where name >= $1 and name <= $2 and ($3::text is null or name > $3)
			order by name limit ${AUF_EINMAL}`,
			[erster, letzter, nach],
		);
		nach = stroeme.at(-1)?.name ?? null;
		if (nach === null) return;
		yield stroeme.map(({ name }) => name.slice(aggregat.length + 1));
	}
}

/** Commands on these streams wait, and so does an exchange of the tables. */
async function berichtigeZeilen(
	umgebung: Umgebung,
	aggregat: string,
	projektionen: readonly Projektion[],
	ids: readonly string[],
): Promise<number> {
	const namen = ids.map((id) => `${aggregat}-${id}`);
	return inTransaktion(umgebung, async (client) => {
		await client.query('lock table stream in row exclusive mode');
		await client.query('select from stream where name = any ($1) order by name for share', [namen]);
		if ((await leseEpoche(client, umgebung.projektionen)) === null) throw new ProzessVeraltet('Andere Projektionen');
		const inhalte = await readStreams(
			client,
			ids.map((id) => ({ aggregat, id })),
		);
		const verlaeufe = inhalte.map(({ ereignisse }, i) => ({ id: ids[i] ?? '', ereignisse }));
		let berichtigt = 0;
		for (const projektion of projektionen) berichtigt += await berichtige(client, projektion, verlaeufe);
		return berichtigt;
	});
}

async function inTransaktion<T>({ pool }: Umgebung, arbeite: (client: PoolClient) => Promise<T>): Promise<T> {
	const client = await pool.connect();
	let defekt: Error | undefined;
	try {
		await client.query('begin');
		const ergebnis = await arbeite(client);
		await client.query('commit');
		return ergebnis;
	} catch (fehler) {
		await client.query('rollback').catch((weiterer: Error) => {
			defekt = weiterer;
		});
		throw fehler;
	} finally {
		client.release(defekt);
	}
}

async function leiteAb(umgebung: Umgebung, akteur: Akteur, id: string): Promise<number> {
	let anzahl = 0;
	await fuehreAus(umgebung, { akteur }, id, (lage) => {
		const entschluss = abgleichen(lage);
		anzahl = [entschluss.akte, ...entschluss.kontingente.values()].reduce((n, liste) => n + liste.length, 0);
		return entschluss;
	});
	return anzahl;
}
