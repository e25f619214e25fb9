import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signiere } from '#commands/auftraege/wurzel.ts';
import { appendAnweisung } from '#commands/event-store/append.ts';
import { pruefeAlle } from '#commands/event-store/pruefung.ts';
import { readStreams } from '#commands/event-store/read.ts';
import type { Sendung } from '#commands/mail/versand.ts';
import type { Ereignis } from '#domain/ereignis.ts';
import { Gebucht } from '#projections/engine/konto.fixture.ts';
import { parameter } from '#projections/stammdaten/stammdaten.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';
import { signaturschluessel } from './schluessel.ts';
import { istSigniertVon, type SignierteWurzel } from './wurzel.ts';
import { pruefeWurzel } from './wurzel-pruefung.ts';
import { zieheWurzel } from './wurzel-ziehen.ts';

let t: Testumgebung;
let daten: string;
let verzeichnis: string;
let id: string;
beforeAll(async () => {
	t = await testumgebung([parameter]);
});
afterAll(() => t.stop());
beforeEach(async () => {
	await alsOwner('truncate stream, event, event_person');
	daten = mkdtempSync(join(tmpdir(), 'wurzel-'));
	verzeichnis = join(daten, 'wurzeln');
	id = randomUUID();
	await schreibe(randomUUID(), [gebucht(1)]);
	await schreibe(id, [gebucht(5), gebucht(7)]);
});
afterEach(() => rmSync(daten, { recursive: true, force: true }));

const TAG = '2026-01-31';
const meta = { userID: 'u', rollen: ['ADMIN'], impersoniertVon: null, commandID: 'c', zeit: `${TAG}T12:00:00.000Z` };
const gebucht = (cent: number) => Gebucht({ buchungID: `b${cent}`, cent });
const alsOwner = (sql: string, ...werte: unknown[]) => mitClient(t.datenbank.ownerUrl, (c) => c.query(sql, werte));
const schluessel = () => signaturschluessel(daten, null);

async function schreibe(konto: string, ereignisse: Ereignis[]): Promise<void> {
	const [stand] = await readStreams(t.umgebung.pool, [{ aggregat: 'Konto', id: konto }]);
	const { version, hash } = stand ?? { version: 0, hash: Buffer.alloc(0) };
	const schreiben = [{ name: `Konto-${konto}`, version, hash, ereignisse }];
	await t.umgebung.pool.query(appendAnweisung({ schreiben, meta, epoche: t.umgebung.epoche.wert }));
}

/** Takes a stream away with all its rows, as the owner of the database could. */
async function tilge(konto: string): Promise<void> {
	for (const tabelle of ['event_person', 'event'])
		await alsOwner(`delete from ${tabelle} where stream = $1`, `Konto-${konto}`);
	await alsOwner('delete from stream where name = $1', `Konto-${konto}`);
}

const ziehe = (tag = TAG) =>
	zieheWurzel(t.umgebung.pool, {
		mandant: 'demo',
		verzeichnis,
		schluessel: schluessel(),
		tag,
		zeit: `${tag}T12:00:00.000Z`,
	});
const befund = async () => {
	const { fehler } = await mitClient(t.datenbank.ownerUrl, (c) => pruefeWurzel(c, verzeichnis, schluessel));
	return fehler.map(
		({ stream, version, text }) => `${stream === `Konto-${id}` ? 'Konto' : stream} ${version}: ${text}`,
	);
};
const kettenfehler = async () => (await mitClient(t.datenbank.ownerUrl, pruefeAlle)).fehler;

test('covers every stream, is signed, and lets streams go on', async () => {
	const wurzel = await ziehe();
	expect(wurzel).toMatchObject({ mandant: 'demo', streams: 2, ereignisse: 3 });
	expect(istSigniertVon(wurzel, schluessel().oeffentlich)).toBe(true);
	await schreibe(id, [gebucht(9)]);
	await schreibe(randomUUID(), [gebucht(2)]);
	expect(await befund()).toEqual([]);
});

test('is drawn once a day, and the newest counts', async () => {
	const erste = await ziehe();
	await schreibe(id, [gebucht(9)]);
	expect(await ziehe()).toEqual(erste);
	expect(await ziehe('2026-02-01')).toMatchObject({ ereignisse: 4 });
	await tilge(id);
	expect(await befund()).toEqual([
		'Konto 3: Das Ereignis fehlt, das in der Wurzel vom 2026-02-01 noch das letzte war.',
	]);
});

test('without any root there is nothing to compare with', async () => {
	expect(await mitClient(t.datenbank.ownerUrl, (c) => pruefeWurzel(c, verzeichnis, schluessel))).toEqual({
		wurzel: null,
		fehler: [],
	});
});

describe('finds what the chains alone don’t', () => {
	test('a stream removed with all its rows', async () => {
		await ziehe();
		await tilge(id);
		expect(await kettenfehler()).toEqual([]);
		expect(await befund()).toEqual([`Konto 2: Das Ereignis fehlt, das in der Wurzel vom ${TAG} noch das letzte war.`]);
	});

	test('a stream written anew with a chain that holds', async () => {
		await ziehe();
		await tilge(id);
		await schreibe(id, [gebucht(5), gebucht(700), gebucht(9)]);
		expect(await kettenfehler()).toEqual([]);
		expect(await befund()).toEqual([`Konto 2: Der Verlauf wurde seit der Wurzel vom ${TAG} umgeschrieben.`]);
	});

	test('a stream cut short', async () => {
		await ziehe();
		await tilge(id);
		await schreibe(id, [gebucht(5)]);
		expect(await kettenfehler()).toEqual([]);
		expect(await befund()).toHaveLength(1);
	});
});

describe('trusts only what is signed', () => {
	const datei = (endung: string) => join(verzeichnis, `${TAG}.${endung}`);

	test('a root with other figures', async () => {
		await ziehe();
		const wurzel = JSON.parse(readFileSync(datei('json'), 'utf8')) as SignierteWurzel;
		writeFileSync(datei('json'), JSON.stringify({ ...wurzel, ereignisse: 99 }));
		expect(await befund()).toEqual([`Wurzel ${TAG} 0: Sie ist nicht mit dem Schlüssel dieses Portals signiert.`]);
	});

	test('a root signed with another key', async () => {
		await ziehe();
		rmSync(join(daten, 'signaturschluessel.pem'));
		expect(await befund()).toEqual([`Wurzel ${TAG} 0: Sie ist nicht mit dem Schlüssel dieses Portals signiert.`]);
	});

	test('a list from which a stream was taken, or that is gone', async () => {
		await ziehe();
		const zeilen = gunzipSync(readFileSync(datei('koepfe.gz')))
			.toString()
			.split('\n');
		writeFileSync(datei('koepfe.gz'), gzipSync(zeilen.slice(1).join('\n')));
		expect(await befund()).toEqual([`Wurzel ${TAG} 0: Die Liste der Verläufe dazu wurde verändert.`]);
		for (const inhalt of ['kein gzip', null]) {
			if (inhalt === null) rmSync(datei('koepfe.gz'));
			else writeFileSync(datei('koepfe.gz'), inhalt);
			expect(await befund()).toEqual([`Wurzel ${TAG} 0: Die Liste der Verläufe dazu fehlt oder ist beschädigt.`]);
		}
	});
});

describe('the job', () => {
	const gesendet: Sendung[] = [];
	let scheitert = false;
	const mandant = (empfaenger: string | null) => ({
		key: 'demo',
		umgebung: t.umgebung,
		dateien: null as never,
		wurzeln: { verzeichnis, empfaenger, stunden: 1, schluessel },
		aussen: null as never,
		siegel: null as never,
		mail: {
			versand: async (sendung: Sendung) => {
				if (scheitert) throw new Error('Der Server ist nicht da');
				gesendet.push(sendung);
			},
			verzeichnis: daten,
			baseUrl: 'https://portal.test',
		},
	});
	beforeEach(() => {
		gesendet.length = 0;
		scheitert = false;
	});

	test('sends the root to the auditor once, and again only where that failed', async () => {
		scheitert = true;
		await expect(signiere(mandant('audit@pruefstelle.test'))).rejects.toThrow('nicht da');
		scheitert = false;
		await signiere(mandant('audit@pruefstelle.test'));
		await signiere(mandant('audit@pruefstelle.test'));
		expect(gesendet.map(({ an, von }) => [an, von])).toEqual([['audit@pruefstelle.test', 'noreply@portal.test']]);
		const { signatur } = await ziehe(t.umgebung.ctx().heute);
		expect(gesendet[0]?.text).toContain(signatur);
	});

	test('keeps the root to itself where nobody is named', async () => {
		await signiere(mandant(null));
		expect(gesendet).toEqual([]);
		const endungen = readdirSync(verzeichnis).map((name) => name.slice(10).replace(/T\d\d/, 'Tnn'));
		expect(endungen.sort()).toEqual(['.json', '.koepfe.gz', 'Tnn.json', 'Tnn.koepfe.gz']);
	});

	test('a young stream that is taken away is found within the hour, and named until the next day', async () => {
		const um = (zeit: string) => {
			const ctx = () => ({ ...t.umgebung.ctx(), heute: zeit.slice(0, 10), jetzt: zeit });
			return signiere({ ...mandant(null), umgebung: { ...t.umgebung, ctx } });
		};
		const reste = async () => (await t.umgebung.pool.query('select stream from auftragsrest')).rows;
		await um('2026-01-31T08:40:00.000Z');
		const jung = randomUUID();
		await schreibe(jung, [gebucht(1)]);
		await um('2026-01-31T09:40:00.000Z');
		await tilge(jung);
		expect(await befund()).toHaveLength(1);
		await expect(um('2026-01-31T10:40:00.000Z')).rejects.toThrow('wurzel-signieren: 1 gescheitert');
		// No root hides it meanwhile.
		await expect(um('2026-01-31T11:40:00.000Z')).rejects.toThrow('wurzel-signieren: 1 gescheitert');
		expect(await befund()).toHaveLength(1);
		expect(await reste()).toEqual([{ stream: `Konto-${jung}` }]);
		await expect(um('2026-02-01T08:40:00.000Z')).rejects.toThrow('wurzel-signieren: 1 gescheitert');
		await um('2026-02-01T09:40:00.000Z');
		expect([await befund(), await reste()]).toEqual([[], []]);
	});
});
