import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alsApp, Konfigurationsfehler, liesKonfiguration } from '#api/config.ts';
import { heim, postgresBenutzer } from '#scripts/postgres/ort.ts';
import { type Postgres, startPostgres } from '#scripts/postgres/postgres.ts';
import { adresse, leseZugang, mitClient, mitDatenbank } from '#scripts/postgres/zugang.ts';
import { bereiteVor, oeffneDatenbank } from './datenbank.ts';
import { fehlendes, type Stand } from './voraussetzungen.ts';

const WURZEL = mkdtempSync(join(tmpdir(), 'voraussetzungen-'));
let cluster: Postgres;
let superuser: string;
beforeAll(async () => {
	const datenVerzeichnis = join(WURZEL, 'postgres');
	cluster = await startPostgres({ datenVerzeichnis, fluechtig: true });
	superuser = adresse(await leseZugang(heim(datenVerzeichnis, postgresBenutzer())), 'postgres', 'postgres');
	await alsSuperuser(`create role eng login password 'x'`);
});
afterAll(async () => {
	await cluster.stop();
	rmSync(WURZEL, { recursive: true, force: true });
});

const alsSuperuser = (sql: string, url = superuser) => mitClient(url, (client) => client.query(sql));
const DE = `template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'de'`;

/** A server and database as somebody else has set them up, and the login he gave us. */
let anzahl = 0;
let ownerUrl: string;
const name = () => new URL(ownerUrl).pathname.slice(1);
async function vorgefunden(angelegt = DE, eigentuemer = 'eng'): Promise<void> {
	anzahl += 1;
	await alsSuperuser(`create database eng_${anzahl} ${angelegt} owner ${eigentuemer}`);
	const { port } = new URL(superuser);
	ownerUrl = `postgresql://eng:x@127.0.0.1:${port}/eng_${anzahl}`;
}
const GRANT = 'grant portal_app to eng with set true, inherit false';

describe('a login that may do nothing beyond its own database', () => {
	beforeEach(() => alsSuperuser('revoke portal_app from eng'));

	test('suffices where the role of requests exists and is granted', async () => {
		await vorgefunden();
		await alsSuperuser(GRANT);
		await bereiteVor({ ownerUrl, url: alsApp(ownerUrl) });
		const { rows } = await mitClient(alsApp(ownerUrl), (client) => client.query('select current_user as wer'));
		expect(rows).toEqual([{ wer: 'portal_app' }]);
	});

	test('or where requests have a login of their own', async () => {
		await vorgefunden();
		await bereiteVor({ ownerUrl, url: mitDatenbank(cluster.url, name()) });
	});

	test('and otherwise is told in one sentence before anything is made', async () => {
		await vorgefunden();
		const satz = `Die Datenbank „${name()}“ genügt nicht: „eng“ darf die Rolle portal_app nicht annehmen (als Superuser: grant portal_app to "eng" with set true, inherit false).`;
		await expect(bereiteVor({ ownerUrl, url: alsApp(ownerUrl) })).rejects.toThrow(new Konfigurationsfehler(satz));
		const { rows } = await mitClient(ownerUrl, (client) => client.query(`select to_regclass('stream') as da`));
		expect(rows).toEqual([{ da: null }]);
	});

	test('a login for requests that is none of the portal, or none at all, is one sentence too', async () => {
		await vorgefunden();
		await alsSuperuser(`create role fremd_${anzahl} login password 'x'`);
		const fremd = ownerUrl.replace('//eng:', `//fremd_${anzahl}:`);
		const ohneRolle = `Die Anmeldung „fremd_${anzahl}“ der Anfragen hat die Rolle portal_app nicht.`;
		await expect(bereiteVor({ ownerUrl, url: fremd })).rejects.toThrow(new Konfigurationsfehler(ohneRolle));
		const falsch = fremd.replace(':x@', ':y@');
		await expect(bereiteVor({ ownerUrl, url: falsch })).rejects.toThrow(
			/^Die Anmeldung „fremd_\d+“ der Anfragen gelingt nicht: /,
		);
	});
});

test('all that is missing is named at once', async () => {
	await vorgefunden(`template template0 encoding 'SQL_ASCII' locale 'C' locale_provider libc`, 'portal_owner');
	await alsSuperuser('revoke portal_app from eng');
	const satz = await bereiteVor({ ownerUrl, url: alsApp(ownerUrl) }).catch(({ message }) => message);
	expect(satz.split(/: |; /)).toEqual([
		`Die Datenbank „${name()}“ genügt nicht`,
		`sie braucht UTF-8 und die ICU-Sortierung de (create database "${name()}" ${DE})`,
		`„eng“ fehlt das Recht CREATE (grant create on database "${name()}" to "eng")`,
		'„eng“ darf keine Tabellen anlegen (grant create on schema public to "eng")',
		expect.stringContaining('die Erweiterung pg_trgm fehlt (als Superuser'),
		'create extension pg_trgm)',
		expect.stringContaining('„eng“ darf die Rolle portal_app nicht annehmen'),
		expect.stringContaining('grant portal_app to "eng"'),
	]);
});

const GENUEGT: Stand = {
	...{ datenbank: 'portal', eigentuemer: 'eng', version: 160_004, kodierung: 'UTF8', icu: 'de', isNeu: true },
	...{ darfSchema: true, darfTabellen: true, erweiterung: 'ANLEGBAR', rolle: 'DA', darfRolle: true },
};

test.each<[string, Partial<Stand>, string[]]>([
	['what is needed', {}, []],
	['an older server', { version: 150_018 }, ['nötig ist PostgreSQL ab Version 16, dort läuft 15']],
	['a portal that was sorted otherwise already', { icu: '', isNeu: false }, []],
	['German of Austria', { icu: 'de-AT' }, []],
	[
		'a server without the extension',
		{ erweiterung: 'UNBEKANNT' },
		['der Server kennt die Erweiterung pg_trgm nicht (Paket postgresql-contrib)'],
	],
	[
		'no role, and no right to make it',
		{ rolle: 'FEHLT', darfRolle: false },
		[
			'die Rolle portal_app fehlt (als Superuser: create role portal_app; grant portal_app to "eng" with set true, inherit false)',
		],
	],
	['no role, but the right to make it', { rolle: 'ANLEGBAR' }, []],
])('%s', (_, abweichung, saetze) => {
	expect(fehlendes({ ...GENUEGT, ...abweichung }, { mitEigenerAnmeldung: false })).toEqual(saetze);
});

test('a database that is missing is made where it is asked for, or one sentence says how', async () => {
	await vorgefunden();
	const fehlende = mitDatenbank(ownerUrl, 'fehlt');
	const konfiguration = liesKonfiguration({ DATA_DIR: WURZEL, DATABASE_URL: fehlende });
	const nein = `Die Datenbank „fehlt“ gibt es nicht, und „eng“ darf keine anlegen: Ihm fehlt CREATEDB (oder als Superuser: create database "fehlt" ${DE} owner "eng").`;
	const oeffne = (anlegen: boolean) => oeffneDatenbank(konfiguration, { teilen: true, anlegen });
	await expect(oeffne(true)).rejects.toThrow(new Konfigurationsfehler(nein));
	const fort = 'DATABASE_URL: die Datenbank antwortet nicht (database "fehlt" does not exist).';
	await expect(oeffne(false)).rejects.toThrow(new Konfigurationsfehler(fort));
	await alsSuperuser('alter role eng createdb');
	await alsSuperuser(GRANT);
	await oeffne(true);
	await bereiteVor({ ownerUrl: fehlende, url: alsApp(fehlende) });
});
