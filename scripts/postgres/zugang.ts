import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';
import { z } from 'zod';
import { mitVerbindung } from '#projections/engine/verbindung.ts';

/** Port and passwords of an embedded cluster; readable by the starting user only. */
const zugangSchema = z.object({
	port: z.number(),
	postgres: z.string(),
	portal_owner: z.string(),
	portal_app: z.string(),
});
export type Zugang = z.infer<typeof zugangSchema>;
type Rolle = 'postgres' | 'portal_owner' | 'portal_app';

const datei = (ort: string) => join(ort, 'zugang.json');
const lies = (ort: string): Zugang => zugangSchema.parse(JSON.parse(readFileSync(datei(ort), 'utf8')));
const kennwort = () => randomBytes(24).toString('base64url');

/** Passwords are kept, the port is that of this start. */
export function schreibeZugang(ort: string, port: number): Zugang {
	const bisher = existsSync(datei(ort))
		? lies(ort)
		: { postgres: kennwort(), portal_owner: kennwort(), portal_app: kennwort() };
	const zugang = { ...bisher, port };
	writeFileSync(datei(ort), JSON.stringify(zugang), { mode: 0o600 });
	return zugang;
}

const GEDULD_MS = 15_000;

/** The access to a running cluster; waits for one that is only just starting. */
export async function leseZugang(ort: string): Promise<Zugang> {
	const ende = Date.now() + GEDULD_MS;
	for (;;) {
		try {
			const zugang = lies(ort);
			await mitClient(adresse(zugang, 'portal_app', 'portal'), (client) => client.query('select 1'));
			return zugang;
		} catch (fehler) {
			if (Date.now() > ende) throw fehler;
			await warte(200);
		}
	}
}

export const adresse = (zugang: Zugang, rolle: Rolle, datenbank: string) =>
	`postgresql://${rolle}:${zugang[rolle]}@127.0.0.1:${zugang.port}/${datenbank}`;

/** The same login to another database of the server. */
export function mitDatenbank(url: string, datenbank: string): string {
	const adresse = new URL(url);
	adresse.pathname = `/${datenbank}`;
	return adresse.href;
}

export const mitClient = mitVerbindung;

// The owner creates the application's role where a migration finds none, and further databases on the same cluster.
const RECHTE = { portal_owner: 'createrole createdb', portal_app: '' };

/** Both roles and the database. */
export async function richteEin(zugang: Zugang): Promise<void> {
	await mitClient(adresse(zugang, 'postgres', 'postgres'), async (client) => {
		const gibtEs = async (sql: string) => (await client.query(sql)).rowCount === 1;
		for (const rolle of ['portal_owner', 'portal_app'] as const) {
			if (await gibtEs(`select from pg_roles where rolname = '${rolle}'`)) continue;
			await client.query(`create role ${rolle} login ${RECHTE[rolle]} password '${zugang[rolle]}'`);
		}
		if (await gibtEs(`select from pg_database where datname = 'portal'`)) return;
		await client.query('create database portal owner portal_owner');
	});
}
