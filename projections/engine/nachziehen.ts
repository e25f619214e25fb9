import type { Client } from 'pg';
import { type Aggregat, hebe } from '#domain/aggregat.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { ausZeile, EREIGNIS_SPALTEN, EREIGNIS_TABELLEN, type EreignisZeile } from './ereignis-zeile.ts';
import type { Projektion, Zeile } from './projection.ts';
import { loeschSql, upsertSql } from './schreiben.ts';
import { nachSchluessel } from './unterschied.ts';

/** A table being built and where its rows go meanwhile. */
export interface Baustelle {
	readonly projektion: Projektion;
	readonly table: string;
}

const JE_ABRUF = 100;

/** Streams of these aggregates with events recorded after `position`. */
export async function geaenderteStreams(
	client: Client,
	baustellen: readonly Baustelle[],
	position: string,
): Promise<string[]> {
	const { rows } = await client.query<{ stream: string }>(
		`select distinct stream from event where position > $1 and split_part(stream, '-', 1) = any ($2)`,
		[position, [...new Set(baustellen.map((b) => b.projektion.of.name))]],
	);
	return rows.map((r) => r.stream);
}

/**
 * Folds changed streams again. Which of their events after `position` the table shows already is unknown, so the rows
 * of every state since then are removed before the present ones are written.
 */
export async function zieheNach(
	client: Client,
	baustellen: readonly Baustelle[],
	streams: readonly string[],
	position: string,
) {
	for (let i = 0; i < streams.length; i += JE_ABRUF) {
		const { rows } = await client.query<[string, boolean, ...EreignisZeile]>({
			text: `select e.stream, e.position > $2, ${EREIGNIS_SPALTEN} from ${EREIGNIS_TABELLEN}
				where e.stream = any ($1) order by e.stream, e.version`,
			values: [streams.slice(i, i + JE_ABRUF), position],
			rowMode: 'array',
		});
		const jeStream = Map.groupBy(rows, (r) => r[0]);
		for (const { projektion, table } of baustellen) {
			const weg: Zeile[] = [];
			const neu: Zeile[] = [];
			for (const [name, zeilen] of jeStream) {
				if (!name.startsWith(`${projektion.of.name}-`)) continue;
				const ereignisse = zeilen.map(([, spaeter, ...z]) => ({ spaeter, ereignis: ausZeile(z) }));
				const verlauf = zeilenverlauf(projektion, name.slice(projektion.of.name.length + 1), ereignisse);
				haengeAn(weg, verlauf.weg);
				haengeAn(neu, verlauf.neu);
			}
			await client.query(loeschSql(projektion, table), [JSON.stringify(weg)]);
			await client.query(upsertSql(projektion, table), [JSON.stringify(neu)]);
		}
	}
}

function zeilenverlauf(
	projektion: Projektion,
	id: string,
	ereignisse: readonly { spaeter: boolean; ereignis: Aufgezeichnet }[],
) {
	const aggregat: Aggregat = projektion.of;
	const zustand = aggregat.start(id);
	const weg = new Map<string, Zeile>();
	for (const [i, { spaeter, ereignis }] of ereignisse.entries()) {
		if (spaeter && i > 0)
			for (const [s, zeile] of nachSchluessel(projektion, projektion.rows(zustand))) weg.set(s, zeile);
		aggregat.evolve(zustand, hebe(aggregat, ereignis));
	}
	return { weg: [...weg.values()], neu: projektion.rows(zustand) };
}
