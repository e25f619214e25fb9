import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loescheTeile } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ohneSchluessel } from '#commands/befehl.ts';
import { liesLoeschungen, loeschprotokoll } from '#commands/event-store/loeschprotokoll.ts';
import { pruefeAlle } from '#commands/event-store/pruefung.ts';
import { execute } from '#commands/execute.ts';
import { ladeEpocheNeu } from '#commands/umgebung.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import { buchungsliste, Gebucht, KontoEroeffnet, konto, kontoliste } from '#projections/engine/konto.fixture.ts';
import { Bedienfehler } from '#scripts/mandant/wahl.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';
import { loescheErneut } from './loesche-erneut.ts';
import { sichere } from './sichere.ts';
import { NichtWiederherstellbar, stelleWiederHer } from './stelle-wieder-her.ts';
import { tabellen } from './tabellen.ts';

const PROJEKTIONEN = [kontoliste, buchungsliste];
const akteur = { userID: 'u1', rollen: ['ADMIN'], impersoniertVon: null };
const AGGREGATE = [konto as Aggregat];

let alt: Testumgebung;
let neu: Testumgebung;
let ort: string;
let ordner: string;

beforeAll(async () => {
	ort = await mkdtemp(join(tmpdir(), 'sicherung-'));
	await mkdir(join(ort, 'alt', 'mails'), { recursive: true });
	await mkdir(join(ort, 'neu'));
	const vorLoeschung = loeschprotokoll(join(ort, 'alt'));
	alt = await testumgebung(PROJEKTIONEN, { vorLoeschung });
	neu = await testumgebung(PROJEKTIONEN);
});
afterAll(async () => {
	await Promise.all([alt.stop(), neu.stop()]);
	await rm(ort, { recursive: true });
});

/** Without them, what was signed before couldn't be gone on with. */
const SCHLUESSEL_UND_WURZELN = ['siegel.pem', 'signaturschluessel.pem', 'wurzeln/2026-11-20.json'];

let anzahl = 0;
beforeEach(() => {
	anzahl += 1;
	ordner = join(ort, `sicherung-${anzahl}`);
});

const eroeffne = (inhaber: string) =>
	execute(alt.umgebung, { akteur, idempotenz: { schluessel: inhaber, bodyHash: '', status: 201 } }, async (s) => {
		const id = s.ctx.neueID();
		s.schreibe(konto, id, [
			KontoEroeffnet({ art: 'GIRO' }, { betroffener: id, art: 'KONTAKT', daten: { inhaber } }),
			Gebucht({ buchungID: 'b', cent: 5 }),
		]);
		s.nimm('EMAIL', `${inhaber}@example.org`, konto, id, { code: 'EM', text: '', http: 422 });
		s.outbox({ art: 'mail', schluessel: 'willkommen', empfaenger: { konto: id }, daten: { freiwilligerID: id } });
		return id;
	});

const loesche = (id: string) =>
	execute(alt.umgebung, ohneSchluessel(akteur), async (s) => {
		await s.lies(konto, id);
		await loescheTeile(s, konto as Aggregat, id, id);
	});

function stelleHer(ueberschreiben = true) {
	const ziel = { ownerUrl: neu.datenbank.ownerUrl, datenVerzeichnis: join(ort, 'neu'), projektionen: PROJEKTIONEN };
	return stelleWiederHer({ ...ziel, ueberschreiben }, ordner);
}

/** Everything but projections and what a restore changes on purpose. */
async function inhalt(t: Testumgebung): Promise<Record<string, unknown[]>> {
	return mitClient(t.datenbank.ownerUrl, async (client) => {
		const alle: Record<string, unknown[]> = {};
		for (const { name } of await tabellen(client)) {
			if (name !== 'outbox') alle[name] = (await client.query(`select * from ${name} t order by t::text`)).rows;
		}
		return alle;
	});
}
const zeilen = async (t: Testumgebung, sql: string) =>
	(await mitClient(t.datenbank.ownerUrl, (c) => c.query(sql))).rows;

test('a restored portal holds what was saved, its chains and projections are whole, and it goes on', async () => {
	const id = await eroeffne('Ümit\t"\\N"');
	await execute(alt.umgebung, ohneSchluessel(akteur), (s) => s.naechsteNummer('VERTRAG'));
	await writeFile(join(ort, 'alt', 'mails', 'a.eml'), 'Grüße');
	await mkdir(join(ort, 'alt', 'dateien', 'ab'), { recursive: true });
	await writeFile(join(ort, 'alt', 'dateien', 'ab', 'abc'), 'Zeugnis');
	await mkdir(join(ort, 'alt', 'wurzeln'));
	for (const datei of SCHLUESSEL_UND_WURZELN) await writeFile(join(ort, 'alt', datei), `Inhalt von ${datei}`);
	await mkdir(join(ort, 'alt', 'hochladen'));
	await writeFile(join(ort, 'alt', 'jwt-schluessel'), 'geheim');
	await mkdir(join(ort, 'alt', 'mandanten', 'anderer'), { recursive: true });
	await sichere(alt.datenbank.ownerUrl, join(ort, 'alt'), ordner);
	await stelleHer(false);

	expect(await inhalt(neu)).toEqual(await inhalt(alt));
	expect((await mitClient(neu.datenbank.ownerUrl, pruefeAlle)).fehler).toEqual([]);
	for (const { table } of PROJEKTIONEN)
		expect(await zeilen(neu, `select * from ${table}`)).toEqual(await zeilen(alt, `select * from ${table}`));
	expect(await readFile(join(ort, 'neu', 'mails', 'a.eml'), 'utf8')).toBe('Grüße');
	expect(await readFile(join(ort, 'neu', 'dateien', 'ab', 'abc'), 'utf8')).toBe('Zeugnis');
	for (const datei of SCHLUESSEL_UND_WURZELN)
		expect(await readFile(join(ort, 'neu', datei), 'utf8')).toBe(`Inhalt von ${datei}`);
	await expect(readdir(join(ort, 'neu', 'hochladen'))).rejects.toThrow('ENOENT');
	await expect(readFile(join(ort, 'neu', 'jwt-schluessel'))).rejects.toThrow('ENOENT');
	await expect(readdir(join(ort, 'neu', 'mandanten'))).rejects.toThrow('ENOENT');

	await ladeEpocheNeu(neu.umgebung);
	await execute(neu.umgebung, ohneSchluessel(akteur), async (s) => {
		await s.lies(konto, id);
		s.schreibe(konto, id, [Gebucht({ buchungID: 'c', cent: 1 })]);
	});
	const [{ doppelt }] = await zeilen(neu, 'select count(*) - count(distinct position) as doppelt from event');
	expect(doppelt).toBe('0');
	expect(await execute(neu.umgebung, ohneSchluessel(akteur), (s) => s.naechsteNummer('VERTRAG'))).toBe(2);
});

test('mails that waited are not sent again, logins and remembered requests are gone', async () => {
	await eroeffne('Wartend');
	await sichere(alt.datenbank.ownerUrl, join(ort, 'alt'), ordner);
	await stelleHer();
	expect(await zeilen(neu, 'select distinct status from outbox')).toEqual([{ status: 'uncertain' }]);
	expect(await zeilen(neu, 'select * from befehl')).toEqual([]);
});

test('what was erased after the backup is erased again', async () => {
	const [id, andere] = [await eroeffne('Ada'), await eroeffne('Eva')];
	await sichere(alt.datenbank.ownerUrl, join(ort, 'alt'), ordner);
	await loesche(id);
	const loeschungen = await liesLoeschungen(join(ort, 'alt'));
	expect(loeschungen).toMatchObject([{ stream: `Konto-${id}`, betroffener: id, arten: ['KONTAKT'] }]);

	await stelleHer();
	await ladeEpocheNeu(neu.umgebung);
	const mails = join(ort, 'neu', 'mails');
	expect(await loescheErneut(neu.umgebung, AGGREGATE, mails, loeschungen)).toBe(1);
	expect(await loescheErneut(neu.umgebung, AGGREGATE, mails, loeschungen)).toBe(0);

	const betroffene = await zeilen(neu, 'select betroffener from event_person');
	expect(betroffene.map((z) => z.betroffener)).not.toContain(id);
	expect(betroffene.map((z) => z.betroffener)).toContain(andere);
	expect(await zeilen(neu, "select * from eindeutig where wert like 'Ada@%'")).toEqual([]);
	expect(await zeilen(neu, `select * from outbox where daten ->> 'freiwilligerID' = '${id}'`)).toEqual([]);
	expect((await mitClient(neu.datenbank.ownerUrl, pruefeAlle)).fehler).toEqual([]);
});

test('data that is there, unfinished backups and those of a newer portal are refused, and nothing changes', async () => {
	await sichere(alt.datenbank.ownerUrl, join(ort, 'alt'), ordner);
	await stelleHer();
	const vorher = await inhalt(neu);
	await expect(stelleHer(false)).rejects.toThrow(NichtWiederherstellbar);
	const datei = join(ordner, 'sicherung.json');
	const verzeichnis = JSON.parse(await readFile(datei, 'utf8'));
	await writeFile(datei, JSON.stringify({ ...verzeichnis, migrationen: ['9999_spaeter'] }));
	await expect(stelleHer()).rejects.toThrow('neueren Version');
	await rm(datei);
	await expect(stelleHer()).rejects.toThrow('keine vollständige Sicherung');
	await expect(sichere(alt.datenbank.ownerUrl, join(ort, 'alt'), ordner)).rejects.toThrow(
		new Bedienfehler(`${ordner} ist nicht leer: Jede Sicherung braucht ein neues oder leeres Verzeichnis.`),
	);
	expect(await inhalt(neu)).toEqual(vorher);
});
