import type { Client } from 'pg';
import { type Bereich, falteBereich, halbiere } from './faltung.ts';
import { kopiere } from './kopie.ts';
import type { Baustelle } from './nachziehen.ts';
import { mitVerbindung } from './verbindung.ts';

type Gruppe = readonly [Baustelle, ...Baustelle[]];

/** Fills the new tables from all events one snapshot shows, each aggregate folded once. Returns the number of rows. */
export function falteBestand(ownerUrl: string, baustellen: readonly Baustelle[]): Promise<number> {
	return mitVerbindung(ownerUrl, async (halter) => {
		await halter.query('begin isolation level repeatable read, read only');
		const { rows } = await halter.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
		const snapshot = rows[0]?.snapshot as string;
		let anzahl = 0;
		for (const gruppe of Map.groupBy(baustellen, (b) => b.projektion.of.name).values() as Iterable<Gruppe>) {
			const bereiche = await halbiere(halter, gruppe[0].projektion.of);
			const zahlen = await Promise.all(bereiche.map((bereich) => fuelle(ownerUrl, snapshot, gruppe, bereich)));
			for (const zahl of zahlen) anzahl += zahl;
		}
		return anzahl;
	});
}

async function fuelle(ownerUrl: string, snapshot: string, gruppe: Gruppe, bereich: Bereich): Promise<number> {
	return mitVerbindung(ownerUrl, (leser) =>
		mitVerbindung(ownerUrl, async (schreiber) => {
			await leser.query('begin isolation level repeatable read, read only');
			await leser.query(`set transaction snapshot ${leser.escapeLiteral(snapshot)}`);
			return falteIn(leser, schreiber, gruppe, bereich);
		}),
	);
}

async function falteIn(leser: Client, schreiber: Client, gruppe: Gruppe, bereich: Bereich): Promise<number> {
	let anzahl = 0;
	for await (const staende of falteBereich(leser, gruppe[0].projektion.of, bereich)) {
		for (const { projektion, table } of gruppe) {
			const zeilen = staende.flatMap((s) => projektion.rows(s.zustand));
			if (zeilen.length) await kopiere(schreiber, projektion, table, zeilen);
			anzahl += zeilen.length;
		}
	}
	return anzahl;
}
