import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Konfiguration, liesKonfiguration, uhr } from '#api/config.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { AUFTRAGSARTEN } from '#commands/auftraege/arten.ts';
import { type Ablage, ablage, dateienVor, ort } from '#commands/dateien/ablage.ts';
import { pruefeAlle } from '#commands/event-store/pruefung.ts';
import type { Mandant } from '#commands/mandant.ts';
import { pruefeIban } from '#domain/felder/bank.ts';
import { alsEinziger, baueUm } from '#projections/engine/rebuild.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { frischeDatenbank, type TestDatenbank } from '#scripts/test/datenbank.ts';
import { KEIM, oft } from '#scripts/test/keim.ts';
import { DEMO_FREIWILLIGE, saeDemo } from './demo.ts';

const MANDATE = `select iban, mandatsdatum::text as mandatsdatum from adresse where mandatsreferenz is not null`;
const JE_STATUS = 'select status, count(*)::int as anzahl from freiwilliger group by 1 order by 1';
const UPLOADS = 'select id, sha256, besitzer_id, besitzer_art, status from upload';
const DOKUMENTE = `
	select facts->>'dokumentID' as id, facts->>'uploadID' as upload, facts->>'sha256' as sha256 from event
	where type in ('DokumentHochgeladen', 'DokumentBesiegelt') and facts->>'dokumentID' not in (
		select facts->>'dokumentID' from event where type = 'DokumentGeloescht')`;
const TYPEN = `
	select distinct type || coalesce('.' || (facts->>'nach'), '') as typ from event
	where type ~ '^(Dokument|Unterschrift|Signatur)' and type !~ 'Spec' order by 1`;
const FREI = `
	select z.zugeteilt - count(b.wunsch_id)::int as frei
	from zuteilung z
	join zyklus y on y.id = z.zyklus_id and y.status = 'AKTIV'
	left join belegung b on b.einsatzort_id = z.einsatzort_id and b.dienstart_id = z.dienstart_id
		and b.zyklus_id = z.zyklus_id and b.bis >= y.ende
	where z.zugeteilt > 0 group by z.einsatzort_id, z.dienstart_id, z.zyklus_id, z.zugeteilt`;

/** Something of everything that can become of a document by itself. */
const GESCHEHEN = [
	'DokumentAngefordert',
	'DokumentGemahnt',
	'DokumentGeprueft.1000',
	'DokumentGeprueft.2000',
	'DokumentHochgeladen.0',
	'DokumentHochgeladen.1500',
	'DokumentUnterschrieben.2000',
	'DokumentBesiegelt',
	'DokumentZurueckgewiesen.9000',
	'SignaturAngefordert',
	'UnterschriftGeleistet',
] as const;

/** Whose turn it is to sign, where a login of the demo is to find something. */
const ZU_UNTERSCHREIBEN = `
	select distinct s.partei from signatur s join freiwilliger f on f.id = s.freiwilliger_id
	where s.offen and (s.partei = 'TRAEGER'
		or (s.partei = 'FREIWILLIGER' and f.user_id = (select id from benutzer where email = 'freiwillig@demo.test'))
		or (s.partei = 'EINSATZSTELLE' and f.einsatzstelle_id = any (
			select unnest(einsatzstelle_ids) from benutzer where email = 'verein@demo.test')))
	order by 1`;
const DOWNLOADS = 'select d.id, u.besitzer_id from download d join upload u on u.id = d.upload_id::text';
const POST = `select status, count(*)::int as anzahl from outbox where art = 'mail' group by 1 order by 1`;
const SPAETER = `select type, stream from event where meta ->> 'zeit' > $1`;
const SEITHER = 'select type, stream from event where position > $1 order by 1, 2';

interface Zeile {
	readonly id: string;
	readonly sha256: Buffer;
	readonly besitzer_id: string;
	readonly besitzer_art: string;
}

const TAGE = ['2026-09-01', '2026-11-21', '2027-02-28', '2027-08-31', '2028-02-29'];
/** Each takes half a minute: one of them in every run, by turns. */
const DRAN = Array.from({ length: oft(1, TAGE.length) }, (_, i) => TAGE[(KEIM + i) % TAGE.length] as string);

describe.each(DRAN)('the demo as of %s', (tag) => {
	let datenbank: TestDatenbank;
	let verzeichnis: string;
	let dateien: Ablage;
	beforeEach(async () => {
		datenbank = await frischeDatenbank();
		verzeichnis = await mkdtemp(join(tmpdir(), 'demo-'));
		dateien = ablage(verzeichnis);
	});
	afterEach(async () => {
		await datenbank.stop();
		await rm(verzeichnis, { recursive: true });
	});

	it('stands in every status, with full, nearly full and empty places, in unbroken chains', async () => {
		const konfiguration = liesKonfiguration({ JETZT: `${tag}T10:00:00Z` });
		expect(await saeDemo({ konfiguration, datenbank, datenVerzeichnis: verzeichnis })).toBeGreaterThan(8_000);
		expect(await saeDemo({ konfiguration, datenbank, datenVerzeichnis: verzeichnis })).toBeNull();
		await mitClient(datenbank.ownerUrl, async (client) => {
			const { rows: status } = await client.query<{ status: number; anzahl: number }>(JE_STATUS);
			expect(status.map((s) => s.status)).toEqual([
				0, 1000, 1500, 2000, 2100, 2500, 2800, 3000, 4000, 9000, 9300, 9500, 9900,
			]);
			expect(status.reduce((summe, s) => summe + s.anzahl, 0)).toBe(400);
			const { rows: frei } = await client.query<{ frei: number }>(FREI);
			for (const anzahl of [0, 1]) expect(frei.some((f) => f.frei === anzahl)).toBe(true);
			expect(frei.some((f) => f.frei >= 3)).toBe(true);
			expect((await pruefeAlle(client)).fehler).toEqual([]);
			const { rows: mandate } = await client.query<{ iban: string; mandatsdatum: string }>(MANDATE);
			expect(mandate.length).toBeGreaterThan(3);
			// Of a bank that doesn't exist.
			for (const { iban } of mandate) expect(iban).toMatch(/^DE\d\d99999999/);
			for (const { iban } of mandate) expect(pruefeIban(iban)).toBe(true);
			for (const { mandatsdatum } of mandate) expect(mandatsdatum < tag).toBe(true);
			const { rows: aktiv } = await client.query(
				`select from zyklus where '${tag}' between start and ende and status = 'AKTIV'`,
			);
			expect(aktiv).toHaveLength(1);
			const { rows: typen } = await client.query<{ typ: string }>(TYPEN);
			expect(typen.map(({ typ }) => typ)).toEqual(expect.arrayContaining([...GESCHEHEN]));
			const { rows: offen } = await client.query<{ partei: string }>(ZU_UNTERSCHREIBEN);
			expect(offen.map(({ partei }) => partei)).toEqual(['EINSATZSTELLE', 'FREIWILLIGER', 'TRAEGER']);
			const { rows: uploads } = await client.query<Zeile>(UPLOADS);
			const { rows: dokumente } = await client.query<{ id: string; upload: string; sha256: string }>(DOKUMENTE);
			expect(dokumente.length).toBeGreaterThan(300);
			const { rows: downloads } = await client.query<{ id: string; besitzer_id: string }>(DOWNLOADS);
			expect(downloads).toHaveLength(4);
			expect(downloads.filter((d) => d.id !== d.besitzer_id)).toEqual([]);
			const { rows: post } = await client.query(POST);
			expect(post).toEqual([
				{ status: 'failed', anzahl: 1 },
				{ status: 'queued', anzahl: expect.any(Number) },
			]);
			const von = Object.groupBy(uploads, (u) => u.besitzer_art);
			expect(von.DOWNLOAD).toHaveLength(4);
			const alle = (von.DOKUMENT ?? []).map((u) => [u.besitzer_id, u.id, u.sha256.toString('hex')]).sort();
			// Of what is only looked at no fingerprint is kept.
			const verwahrt = new Map(alle.map(([, id, sha256]) => [id, sha256]));
			expect(alle).toEqual(dokumente.map((d) => [d.id, d.upload, d.sha256 || verwahrt.get(d.upload)]).sort());
			expect((await dateienVor(dateien, new Date(Date.now() + 60_000))).sort()).toEqual(
				uploads.map((u) => u.id).sort(),
			);
			for (const { id, sha256 } of uploads)
				expect(
					createHash('sha256')
						.update(await readFile(ort(dateien, id)))
						.digest(),
				).toEqual(sha256);
		});
		await istErledigt(konfiguration, datenbank, dateien);
	}, 120_000);
});

it('fills the tables of a large tenant as a rebuild of its streams does, documents included', async () => {
	const datenbank = await frischeDatenbank();
	try {
		const konfiguration = liesKonfiguration({ JETZT: '2026-11-21T10:00:00Z' });
		expect(await saeDemo({ konfiguration, datenbank }, DEMO_FREIWILLIGE + 1)).toBeGreaterThan(8_000);
		await mitClient(datenbank.ownerUrl, async (client) => {
			expect((await pruefeAlle(client)).fehler).toEqual([]);
			const { rows: typen } = await client.query<{ typ: string }>(TYPEN);
			expect(typen.map(({ typ }) => typ)).toEqual(expect.arrayContaining(['DokumentGemahnt', 'UnterschriftGeleistet']));
			const { rows: indexe } = await client.query(INDEXE);
			const inhalt = () => Promise.all(PROJEKTIONEN.map(async ({ table }) => [table, await summe(client, table)]));
			const gleich = await inhalt();
			await alsEinziger(datenbank.ownerUrl, (leitung) => baueUm(datenbank.ownerUrl, leitung, PROJEKTIONEN));
			expect(await inhalt()).toEqual(gleich);
			const vergleich = await frischeDatenbank();
			expect((await mitClient(vergleich.ownerUrl, (andere) => andere.query(INDEXE))).rows).toEqual(indexe);
			await vergleich.stop();
		});
	} finally {
		await datenbank.stop();
	}
}, 300_000);

const INDEXE = `select indexdef from pg_indexes where tablename in ('stream', 'event', 'event_person', 'eindeutig') order by 1`;

/** How many rows, and what they say in whatever order. */
async function summe(client: Client, table: string): Promise<unknown> {
	const { rows } = await client.query(
		`select count(*)::int as anzahl, md5(string_agg(t::text, ',' order by t::text)) as inhalt from ${table} t`,
	);
	return rows[0];
}

/** What the worker does every day has been done, and nothing is of the future. */
async function istErledigt(konfiguration: Konfiguration, { appUrl }: TestDatenbank, dateien: Ablage): Promise<void> {
	const umgebung = await oeffneUmgebung(appUrl, uhr(konfiguration), (fehler) => expect.fail(String(fehler)));
	const mandant = { umgebung, dateien } as unknown as Mandant;
	const { rows: stand } = await umgebung.pool.query<{ position: string }>(
		'select max(position) as position from event',
	);
	for (const name of ['signaturen-ablaufen', 'dokumente-ablaufen', 'akten-abgleichen', 'mahnen'])
		await AUFTRAGSARTEN.find((art) => art.name === name)?.fuehreAus(mandant, '');
	expect((await umgebung.pool.query(SEITHER, [stand[0]?.position])).rows).toEqual([]);
	expect((await umgebung.pool.query(SPAETER, [umgebung.ctx().jetzt])).rows).toEqual([]);
	await umgebung.pool.end();
}
