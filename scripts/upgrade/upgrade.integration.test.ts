import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ablage } from '#commands/dateien/ablage.ts';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { pruefeAlle } from '#commands/event-store/pruefung.ts';
import { siegelzertifikat } from '#commands/pdf/siegel/zertifikat.ts';
import { reaktion } from '#commands/reaktionen/reaktion.ts';
import { erzeugeUmgebung } from '#commands/umgebung.ts';
import { besiegleDokument, holeBesiegelungNach } from '#commands/unterschrift/besiegeln.ts';
import { migriere } from '#migrations/migrate.ts';
import { alsEinziger, baueUm } from '#projections/engine/rebuild.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { bereiteVor } from '#scripts/betrieb/datenbank.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { frischeDatenbank, leereDatenbank, type TestDatenbank } from '#scripts/test/datenbank.ts';
import { KEIM, oft } from '#scripts/test/keim.ts';
import { ABZUEGE, abzuege, HOECHSTENS_BYTES, lade } from './laden.ts';

/** The data of every release start with this version. */

let datenbank: TestDatenbank;

const frage = async <Z extends object>(sql: string, werte: readonly unknown[] = []): Promise<Z[]> =>
	(await mitClient(datenbank.ownerUrl, (client) => client.query<Z>(sql, [...werte]))).rows;

/** What each start does. */
const starte = () => bereiteVor({ url: datenbank.appUrl, ownerUrl: datenbank.ownerUrl });

const ALLE = abzuege();
const DER_REIHE_NACH = [ALLE.at(-1), ALLE[0], ALLE[KEIM % ALLE.length], ...ALLE];
/** Each is started; the last, the first and one by turns are built anew besides, in the long run all. */
const UMGEBAUT = DER_REIHE_NACH.slice(0, oft(3, DER_REIHE_NACH.length));

/** All rows of all projections. */
const projiziert = (): Promise<Record<string, unknown[]>> =>
	mitClient(datenbank.ownerUrl, async (client) => {
		const alle: Record<string, unknown[]> = {};
		for (const { table } of PROJEKTIONEN)
			alle[table] = (await client.query(`select * from ${table} t order by t::text`)).rows;
		return alle;
	});

/** As releases up to 4.13 kept them. */
const GESPEICHERT = ['Meine', 'Abgelehnte'].map((name) => ({ name, filter: '{}', spalten: ['name'], sortierung: '' }));

const UNBESIEGELT = `select count(*)::int as n from dokument where siegel_wartet_seit is not null`;

it('there is a dump of each release, none too large', () => {
	expect(ALLE.length).toBeGreaterThanOrEqual(3);
	for (const abzug of ALLE) expect(statSync(join(ABZUEGE, abzug)).size).toBeLessThanOrEqual(HOECHSTENS_BYTES);
});

describe.each(ALLE)('%s', (abzug) => {
	let verzeichnis: string;
	let vorher: number;
	let gespeichert: typeof GESPEICHERT;
	beforeAll(async () => {
		datenbank = await leereDatenbank();
		verzeichnis = mkdtempSync(join(tmpdir(), 'upgrade-'));
		await lade(abzug, datenbank.ownerUrl, verzeichnis);
		const [{ n } = { n: 0 }] = await frage<{ n: number }>('select count(*)::int as n from event');
		vorher = n;
		const gewesen = await frage(`select from kysely_migration where name = '0056_ansicht_id'`);
		gespeichert = gewesen.length ? [] : GESPEICHERT;
		await frage('insert into ansicht values ($1, $2, $3)', ['alt', 'bewerbungen', JSON.stringify(gespeichert)]);
		await starte();
	}, 120_000);
	afterAll(async () => {
		await datenbank.stop();
		rmSync(verzeichnis, { recursive: true });
	});

	it('is brought to the newest state, whole and the same when it is rebuilt, and starts again', async () => {
		expect(vorher).toBeGreaterThan(500);
		const { ereignisse, fehler } = await mitClient(datenbank.ownerUrl, pruefeAlle);
		expect([ereignisse, fehler]).toEqual([vorher, []]);
		const danach = await projiziert();
		expect(Object.values(danach).filter((zeilen) => zeilen.length > 0).length).toBeGreaterThan(20);
		if (!UMGEBAUT.includes(abzug)) return;
		await alsEinziger(datenbank.ownerUrl, (leitung) => baueUm(datenbank.ownerUrl, leitung, PROJEKTIONEN));
		expect(await projiziert()).toEqual(danach);
		await starte();
	}, 120_000);

	it('views saved before they had an id have one each, in their order', async () => {
		const [zeile] = await frage<{ ansichten: object[] }>(`select ansichten from ansicht where user_id = 'alt'`);
		const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
		expect(zeile?.ansichten).toEqual(
			gespeichert.map((eine) => ({ ...eine, id: expect.stringMatching(UUID), geteilt: false })),
		);
	});

	// Releases since then have sealed all of their demo's themselves.
	if (abzug >= '2026-11-23') return;

	it('documents that were stuck without their sealed file are sealed by themselves', async () => {
		// Given up after its attempts, as the last version left it.
		await frage(`update outbox set status = 'failed', versuch = 8 where schluessel = 'dokument-besiegeln'`);
		const [{ n: stecken } = { n: 0 }] = await frage<{ n: number }>(UNBESIEGELT);
		expect(stecken).toBeGreaterThan(0);

		const pool = oeffnePool(datenbank.appUrl);
		const ctx = () => ({
			...{ jetzt: '2026-11-23T08:00:00.000Z', heute: '2026-11-23' },
			neueID: randomUUID,
			fingerabdruck,
		});
		const umgebung = await erzeugeUmgebung({ pool, projektionen: PROJEKTIONEN, ctx, reaktion });
		const siegel = (inhaber: { name: string; heute: string }) => siegelzertifikat(verzeichnis, null, inhaber);
		const arbeite = async () => {
			await holeBesiegelungNach(umgebung);
			const auftraege = `select id from outbox where schluessel = 'dokument-besiegeln' and status = 'queued'`;
			const faellige = await frage<{ id: string }>(auftraege);
			for (const { id } of faellige) await besiegleDokument({ umgebung, dateien: ablage(verzeichnis), siegel }, id);
			return faellige.length;
		};
		try {
			expect(await arbeite()).toBe(stecken);
			expect(await frage(UNBESIEGELT)).toEqual([{ n: 0 }]);
			const [{ besiegelt } = { besiegelt: 0 }] = await frage<{ besiegelt: number }>(
				'select count(*)::int as besiegelt from dokument where siegel_upload_id is not null and status = 2000',
			);
			expect(besiegelt).toBe(stecken);
			expect(await arbeite()).toBe(0);
			expect((await mitClient(datenbank.ownerUrl, pruefeAlle)).fehler).toEqual([]);
		} finally {
			await pool.end();
		}
	});
});

describe('the list of executed migrations', () => {
	beforeEach(async () => {
		datenbank = await frischeDatenbank();
	});
	afterEach(() => datenbank.stop());

	const ALTE_NAMEN = [
		`update kysely_migration set name = '0020_download' where name = '0018_download'`,
		`update kysely_migration set name = '0019_mailbetrieb' where name = '0017_mailbetrieb'`,
		`insert into kysely_migration select name, (select min(timestamp) from kysely_migration where name > '0017')
			from (values ('0017_dokumentspec'), ('0018_signatur')) alte(name)`,
	];
	const OHNE_SPALTE = `alter table outbox drop column adress_hash`;
	/** Executed while the migration was still empty. */
	const OHNE_MAILBETRIEB = [
		OHNE_SPALTE,
		'drop table mail_sperre',
		'alter table outbox drop column wartet_bis, drop column gesammelt_in',
		'drop index outbox_sammelbar',
	];

	it.each([
		['as the last release with the old numbers left it', []],
		['before the last column of one was added', [OHNE_SPALTE]],
		['while one of them was still empty', OHNE_MAILBETRIEB],
	] as const)('is put right: %s', async (_, anweisungen) => {
		const soll = await frage('select name from kysely_migration order by name');
		const tabelle = `select column_name from information_schema.columns where table_name = 'outbox' order by 1`;
		const spalten = await frage(tabelle);
		for (const anweisung of [...anweisungen, ...ALTE_NAMEN]) await frage(anweisung);
		await migriere(datenbank.ownerUrl);
		expect(await frage('select name from kysely_migration order by name')).toEqual(soll);
		expect(await frage(tabelle)).toEqual(spalten);
		await migriere(datenbank.ownerUrl);
	});
});
