import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liesKonfiguration, uhr } from '#api/config.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { aktiviere } from '#commands/konto/aktivieren.ts';
import { meldeAn } from '#commands/konto/anmelden.ts';
import { aendere } from '#commands/parameter/aendern.ts';
import { STANDARD_DOKUMENTSPECS } from '#domain/dokumentspec/standard.ts';
import { STANDARD_LAENDER } from '#domain/laender.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { PORTAL } from '#domain/rollen.ts';
import { orte } from '#scripts/betrieb/datenbank.ts';
import { mitClient, mitDatenbank } from '#scripts/postgres/zugang.ts';
import { frischeDatenbank, loesche, type TestDatenbank } from '#scripts/test/datenbank.ts';
import { type Angaben, legeMandantAn, pruefeAngaben } from './anlegen.ts';
import { listeMandanten } from './liste.ts';
import { Bedienfehler } from './wahl.ts';

// Of this run alone: the server may be somebody's own.
const NR = randomBytes(6).toString('hex');
const angaben = (key: string): Angaben => ({
	key: `${key}-${NR}`,
	host: `${key}.test`,
	bezeichnung: 'FSJ Nord e. V. (2026)',
	kurz: 'FSJ Nord',
	admin: 'Erste@nord.test',
	antwort: 'dienste@nord.test',
	zyklus: '2027',
});
const NORD = angaben('nord');
const SUED = angaben('sued');
const namen = [`portal_nord_${NR}`, `portal_sued_${NR}`];

let haupt: TestDatenbank;
let verzeichnis: string;
beforeAll(async () => {
	haupt = await frischeDatenbank();
	verzeichnis = mkdtempSync(join(tmpdir(), 'mandant-'));
});
afterAll(async () => {
	for (const name of await vorhandene()) await loesche(haupt.ownerUrl, name);
	await haupt.stop();
	rmSync(verzeichnis, { recursive: true });
});

const vorhandene = async (): Promise<string[]> => {
	const suche = 'select datname as name from pg_database where datname = any($1) order by 1';
	return (await mitClient(haupt.ownerUrl, (client) => client.query(suche, [namen]))).rows.map(({ name }) => name);
};
const env = () => ({
	DATA_DIR: verzeichnis,
	DATABASE_URL: haupt.ownerUrl,
	DATABASE_APP_URL: haupt.appUrl,
	LOG_LEVEL: 'silent',
});
const konfiguration = (MANDANTEN = '') => liesKonfiguration({ ...env(), NODE_ENV: 'test', MANDANTEN });
const datenbank = () => ({ url: haupt.appUrl, ownerUrl: haupt.ownerUrl, stop: async () => {} });
const lege = (was: Angaben, mandanten?: string) =>
	legeMandantAn(konfiguration(mandanten), { datenbank: datenbank() }, was);
const rufe = (skript: string, umgebung: NodeJS.ProcessEnv, ...argumente: string[]) =>
	promisify(execFile)(process.execPath, [join(import.meta.dirname, `../${skript}.ts`), ...argumente], {
		env: { PATH: process.env.PATH, ...env(), ...umgebung },
	});
const imNorden = async (sql: string) =>
	(await mitClient(mitDatenbank(haupt.ownerUrl, namen[0] ?? ''), (client) => client.query(sql))).rows;

describe('a tenant is refused before anything is made', () => {
	test.each([
		[{ key: 'Nord' }, '--key: ein Schlüssel besteht aus a–z'],
		[{ key: 'x"; drop database portal; --' }, '--key: ein Schlüssel besteht aus a–z'],
		[{ key: 'a/../b' }, '--key: ein Schlüssel besteht aus a–z'],
		[{ host: 'https://nord.test' }, '--host: ein Host wie portal.example.org wird erwartet'],
		[{ host: 'nord.test:3000' }, '--host: ein Host wie portal.example.org wird erwartet'],
		[{ host: 'Nord.test' }, '--host: ein Host wie portal.example.org wird erwartet'],
		[{ bezeichnung: ' ' }, '--bezeichnung: Dies ist ein Pflichtfeld'],
		[{ admin: 'niemand' }, '--admin: Bitte geben Sie eine gültige E-Mail-Adresse ein'],
		[{ admin: 'leitung@nord.example' }, '--admin: An Adressen unter „example“ sendet das Portal nichts.'],
		[{ absender: 'portal@example.org' }, '--absender: An Adressen unter „example“ sendet das Portal nichts.'],
		[{ bezeichnung: 'x'.repeat(31), kurz: undefined }, '--kurz: Die Bezeichnung hat mehr als 30 Zeichen'],
		[{ zyklus: '2027/2028' }, '--zyklus: Ein Jahr wie 2027 wird erwartet'],
	])('with %j', (werte, satz) => {
		expect(() => pruefeAngaben({ ...NORD, ...werte })).toThrow(satz);
	});

	test('with the key or host of another', async () => {
		const ueberall =
			'--host: Der Mandant demo antwortet unter jedem Host, seine Adresse ist BASE_URL; ein weiterer braucht einen eigenen --key.';
		await expect(lege({ ...NORD, key: 'demo' })).rejects.toThrow(new Bedienfehler(ueberall));
		const welcher = new Bedienfehler('--key: Es gibt mehrere Mandanten; bitte nennen Sie den gemeinten.');
		await expect(lege({ ...NORD, key: 'demo' }, '{"n.test": {"key": "nord"}}')).rejects.toThrow(welcher);
		const wo = new Bedienfehler('--host: ein Host wird erwartet.');
		await expect(lege({ ...NORD, host: undefined })).rejects.toThrow(wo);
		const vergeben = new Bedienfehler('--host: „nord.test“ gehört schon dem Mandanten anderer.');
		await expect(lege(NORD, '{"nord.test": {"key": "anderer"}}')).rejects.toThrow(vergeben);
		const woanders = new Bedienfehler(`--key: „${NORD.key}“ gibt es schon, mit anderen Hosts.`);
		await expect(lege(NORD, `{"n.test": {"key": "${NORD.key}"}}`)).rejects.toThrow(woanders);
		expect(await vorhandene()).toEqual([]);
	});
});

describe('a tenant that was begun', () => {
	const EINTRAG = `{"nord.test": {"key": "${NORD.key}"}}`;
	const token = (link: string | null) =>
		/^http:\/\/nord\.test:3000\/bestaetigen\/([\w-]{43})$/.exec(link ?? '')?.[1] ?? '';

	test('is completed: base data, no demo, nobody but its administrator, no mail', async () => {
		// Stopped right after its first step.
		await mitClient(haupt.ownerUrl, (client) => client.query(`create database ${namen[0]} template template0`));
		const anlage = await lege(NORD);
		expect(anlage).toMatchObject({ datenbank: namen[0], isDatenbankNeu: false, sindGrunddatenNeu: true });
		expect(anlage.zeile).toBe(`MANDANTEN='{"nord.test":{"key":"${NORD.key}"}}'`);
		const [zahlen] = await imNorden(`select
			(select count(*)::int from land) as laender, (select count(*)::int from dienstart) as dienstarten,
			(select count(*)::int from feldabfrage where referenz @> '{"isAktiv": true}') as feldabfragen,
			(select count(*)::int from freiwilliger) as freiwillige, (select count(*)::int from outbox) as mails,
			(select json_agg(email) from benutzer) as benutzer,
			(select count(*)::int from dokumentspec where status <> 0) as gueltig,
			(select count(*)::int from dokumentspec) as vorlagen,
			(select json_agg(bezeichnung || ' ' || status) from zyklus) as zyklen,
			(select referenz from parameter) as parameter`);
		const { parameter, ...anzahl } = zahlen;
		expect(anzahl).toEqual({
			laender: STANDARD_LAENDER.length,
			dienstarten: 4,
			feldabfragen: 3,
			freiwillige: 0,
			mails: 0,
			benutzer: ['erste@nord.test'],
			gueltig: 0,
			vorlagen: STANDARD_DOKUMENTSPECS.length,
			zyklen: ['2027/2028 AKTIV'],
		});
		expect(parameter).toMatchObject({
			mandantBezeichnung: NORD.bezeichnung,
			mandantKurzBezeichnung: NORD.kurz,
			mailReplyTo: NORD.antwort,
			mandantApMail: NORD.antwort,
			mailAbsender: null,
		});
	});

	test('stays as it is when it is asked for again; only the link is a new one', async () => {
		const stand = () => imNorden('select count(*) as n from event');
		const vorher = await stand();
		const [erster, zweiter] = [await lege(NORD), await lege({ ...NORD, bezeichnung: 'Anders' }, EINTRAG)];
		expect([erster, zweiter]).toMatchObject(Array(2).fill({ isDatenbankNeu: false, sindGrunddatenNeu: false }));
		expect([erster.zeile !== null, zweiter.zeile]).toEqual([true, null]);
		expect(await stand()).toEqual(vorher);

		const umgebung = await oeffneUmgebung(mitDatenbank(haupt.appUrl, namen[0] ?? ''), uhr(konfiguration()), () => {});
		try {
			const kennwort = 'Ein-Langes-Kennwort-1';
			const oeffne = (link: string | null) => aktiviere(umgebung, { token: token(link), kennwort, idempotenz: null });
			await expect(oeffne(erster.link)).rejects.toThrow(Abgelehnt);
			await oeffne(zweiter.link);
			const anmeldung = await meldeAn(umgebung.db, { login: 'erste@nord.test', kennwort, ip: '192.0.2.1' });
			expect(anmeldung).toMatchObject({ art: 'ANGEMELDET', konto: { rollen: expect.arrayContaining(['ADMIN']) } });
		} finally {
			await umgebung.pool.end();
		}
	});

	test('has its administrator now: others are his to invite', async () => {
		expect((await lege(NORD)).link).toBeNull();
		const satz = '--admin: Dieser Mandant hat schon einen Administrator.';
		await expect(lege({ ...NORD, admin: 'zweite@nord.test' })).rejects.toThrow(new Bedienfehler(satz));
	});
});

describe('the one tenant there is, under every host', () => {
	const einer = pruefeAngaben({ bezeichnung: 'FSJ West', admin: 'erste@west.test' });

	test('is not given an account before its base data: the command for it is named', async () => {
		const satz =
			'Dieser Mandant hat noch keine Grunddaten. Zuerst: npm run mandant -- anlegen --bezeichnung <Name> --admin <E-Mail>';
		const angaben = ['--rolle', 'ADMIN', '--email', 'a@west.test', '--vorname', 'Ada', '--nachname', 'Aue'];
		await expect(rufe('benutzer', {}, 'anlegen', ...angaben)).rejects.toMatchObject({ code: 1, stderr: `${satz}\n` });
	});

	test('begins the same way, in the database of DATABASE_URL', async () => {
		const anlage = await lege(einer);
		expect(anlage).toMatchObject({ sindGrunddatenNeu: true, zyklus: null, zeile: null });
		expect(anlage.datenbank).toBe(new URL(haupt.ownerUrl).pathname.slice(1));
		expect(anlage.link).toMatch(/^http:\/\/localhost:3000\/bestaetigen\/[\w-]{43}$/);
		const inDerDatenbank = async (sql: string) => (await mitClient(haupt.ownerUrl, (c) => c.query(sql))).rows;
		const kurz = `select referenz ->> 'mandantKurzBezeichnung' as kurz, referenz ->> 'mailReplyTo' as antwort from parameter`;
		expect(await inDerDatenbank(kurz)).toEqual([{ kurz: 'FSJ West', antwort: 'erste@west.test' }]);
		expect(await inDerDatenbank('select count(*)::int as n from dienstart')).toEqual([{ n: 4 }]);
		expect(await lege({ ...einer, zyklus: '2028' })).toMatchObject({ sindGrunddatenNeu: false, zyklus: '2028/2029' });
	});

	test('is led back to where it can be reached, when its pages lead elsewhere', async () => {
		const umgebung = await oeffneUmgebung(haupt.appUrl, uhr(konfiguration()), () => {});
		try {
			const wahl = { isRedirectToBaseOnProduction: true, baseUrl: 'https://vertippt.test' };
			const eigner = { produktion: true, hosts: ['vertippt.test'] };
			await aendere(umgebung, { akteur: PORTAL, idempotenz: null }, { werte: wahl, ...eigner });
		} finally {
			await umgebung.pool.end();
		}
		const schalte = async (...wie: string[]) => (await rufe('mandant', {}, 'umleitung', ...wie)).stdout;
		expect(await schalte('aus')).toBe('Umleitung von demo: ausgeschaltet\n');
		expect(await schalte('aus', '--mandant', 'demo')).toBe('Umleitung von demo: war schon aus\n');
		await expect(schalte('an')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Aufruf:') });
	});

	test('then takes further accounts, but none nothing can be sent to', async () => {
		const person = ['--vorname', 'Ada', '--nachname', 'Aue', '--rolle', 'SYSTEMADMIN'];
		const nirgends = rufe('benutzer', {}, 'anlegen', ...person, '--email', 'betrieb@example.org');
		await expect(nirgends).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('unter „example“') });
		const { stdout } = await rufe('benutzer', {}, 'anlegen', ...person, '--email', 'betrieb@west.test');
		expect(stdout).toContain('betrieb@west.test per Mail');
	});
});

test('the command creates a tenant from nothing, and the list says which are served', async () => {
	const MANDANTEN = `{"nord.test": {"key": "${NORD.key}"}, "west.test": {"key": "west-${NR}"}}`;
	const rufeMandant = (...argumente: string[]) => rufe('mandant', { MANDANTEN }, ...argumente);
	const optionen = Object.entries(SUED).flatMap(([name, wert]) => [`--${name}`, wert]);
	const { stdout } = await rufeMandant('anlegen', ...optionen);
	expect(stdout).toContain(`Datenbank ${namen[1]}: angelegt\nGrunddaten: angelegt\nZyklus: 2027/2028\n`);
	expect(stdout).toMatch(/http:\/\/sued\.test:3000\/bestaetigen\/[\w-]{43}\n/);
	// As a shell reads it from a file of settings.
	const zeile = /^ {2}(MANDANTEN='.*')$/m.exec(stdout)?.[1] ?? '';
	const gelesen = await promisify(execFile)('bash', ['-c', `set -a; ${zeile}; set +a; printenv MANDANTEN`]);
	const nord = { 'nord.test': { key: NORD.key }, 'west.test': { key: `west-${NR}` } };
	expect(JSON.parse(gelesen.stdout)).toEqual({ ...nord, 'sued.test': { key: SUED.key } });
	expect(stdout).not.toContain('postgres');
	await expect(rufeMandant('loeschen')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Aufruf:') });

	const { rows } = await mitClient(haupt.ownerUrl, (client) =>
		client.query(`select datlocprovider as art, datlocale as ort from pg_database where datname = '${namen[1]}'`),
	);
	expect(rows).toEqual([{ art: 'i', ort: 'de' }]);

	const { mandanten } = konfiguration(MANDANTEN);
	const liste = await listeMandanten({ datenbank: datenbank(), mandanten: orte({ mandanten }, datenbank()) });
	const stand = liste.map((zeile) => zeile.split('\t')).filter((zeile) => zeile.some((feld) => feld.includes(NR)));
	expect(stand.map(([key, host, , wie]) => [key, host, wie])).toEqual([
		[NORD.key, 'nord.test', 'bereit'],
		[`west-${NR}`, 'west.test', 'nicht angelegt'],
		['–', '–', 'fehlt in MANDANTEN'],
	]);
});
