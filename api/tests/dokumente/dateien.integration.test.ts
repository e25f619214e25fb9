import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { VON_SELBST } from '#commands/befehl.ts';
import { ablage, ort } from '#commands/dateien/ablage.ts';
import { lasseUploadsVerfallen, loescheUploadsVon, raeumeDateienAuf } from '#commands/dateien/aufraeumen.ts';
import { pruefeDateienNach } from '#commands/dateien/nachpruefen.ts';
import { loese, ordneZu } from '#commands/dateien/zuordnen.ts';
import { execute } from '#commands/execute.ts';
import { bald } from '#scripts/test/bald.ts';
import { BEGRENZBAR, mitPlatz, PLATZ } from '../platz.fixture.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { bild, formular, ladeHoch, pdf } from '../upload.fixture.ts';

let t: Kleinportal;
let wer: Angemeldet;
let andere: Angemeldet;
let werID: string;

beforeAll(async () => {
	t = await kleinportal();
	wer = await t.registriere([t.ort(0)]);
	andere = await t.registriere([t.ort(0)]);
	werID = await userID(wer.frage);
});
afterAll(() => t.stop());

const userID = async (frage: Fragend) =>
	((await frage('GET', '/v1/auth/check')).data as { user: { id: string } }).user.id;
const ids = (antwort: Antwort) => {
	if (antwort.status !== 200) throw new Error(antwort.roh.body);
	return antwort.data as { uploadID: string; gid: string };
};
const dort = () => ablage(t.verzeichnis);
const dateien = (): string[] => {
	const { dateien, eingang } = dort();
	return [dateien, eingang].flatMap((ordner) =>
		readdirSync(ordner, { recursive: true, withFileTypes: true })
			.filter((e) => e.isFile())
			.map((e) => e.name),
	);
};
const zeile = async (id: string) =>
	(await t.umgebung.pool.query('select * from upload where id = $1', [id])).rows[0] as
		| { status: string; name: string; groesse: number; sha256: Buffer; besitzer_art: string | null }
		| undefined;
const hole = (frage: Fragend, gid: string) => frage('GET', `/v1/upload/download/${gid}`);
const alt = (id: string, frist: string) =>
	t.umgebung.pool.query(`update upload set geaendert_am = geaendert_am - $2::interval where id = $1`, [id, frist]);

describe('an upload', () => {
	it('comes back as it was sent, as a file to be saved', async () => {
		const inhalt = pdf('Zeugnis');
		const { uploadID, gid } = ids(await ladeHoch(wer.frage, { name: 'Zeugnis März.pdf', inhalt }));
		expect(await zeile(uploadID)).toMatchObject({ status: 'Uploaded', name: 'Zeugnis März.pdf', besitzer_art: null });
		const { roh } = await hole(wer.frage, gid);
		expect(roh.statusCode).toBe(200);
		expect(roh.rawPayload.equals(inhalt)).toBe(true);
		expect(roh.headers).toMatchObject({
			'content-type': 'application/pdf',
			'content-length': String(inhalt.length),
			'content-disposition': `attachment; filename="Zeugnis M_rz.pdf"; filename*=UTF-8''Zeugnis%20M%C3%A4rz.pdf`,
			'content-security-policy': "default-src 'none'; sandbox",
			'x-content-type-options': 'nosniff',
			'cache-control': 'no-store',
		});
	});

	it('may say its length behind the file', async () => {
		const inhalt = pdf();
		const { payload, headers } = formular([{ name: 'a.pdf', inhalt }, ['expectedLength', String(inhalt.length)]]);
		ids(await wer.frage('PUT', '/v1/upload', payload, headers));
	});

	it.each([-1, 1])('of another length than it says (%i) is refused and leaves nothing', async (mehr) => {
		const vorher = dateien();
		const inhalt = pdf();
		const { status, error } = await ladeHoch(wer.frage, { name: 'a.pdf', inhalt }, inhalt.length + mehr);
		expect([status, error.message]).toEqual([400, 'Die Datei wurde nicht vollständig übertragen.']);
		expect(dateien()).toEqual(vorher);
	});

	it.each([
		['brief.exe', 'MZ'],
		['brief.pdf', '<html><script>alert(1)</script></html>'],
		['brief', '%PDF-1.4 %%EOF'],
		['brief.html', '<script>alert(1)</script>'],
		['bild.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
	])('%s with %s is none of the allowed kinds', async (name, inhalt) => {
		const vorher = dateien();
		const { status, error } = await ladeHoch(wer.frage, { name, inhalt: Buffer.from(inhalt) });
		expect([status, error.message]).toEqual([422, 'Dieser Dateityp ist nicht erlaubt.']);
		expect(dateien()).toEqual(vorher);
	});

	it('is limited in size by the parameter, at once', async () => {
		const inhalt = pdf('x'.repeat(1_100_000));
		await t.setzeParameter({ uploadMaxMB: 1 });
		const { status, error } = await ladeHoch(wer.frage, { name: 'a.pdf', inhalt });
		expect([status, error.message]).toEqual([422, 'Die Datei ist zu groß. Erlaubt sind höchstens 1 MB.']);
		await t.setzeParameter({ uploadMaxMB: 2 });
		ids(await ladeHoch(wer.frage, { name: 'a.pdf', inhalt }));
	});

	it.each([
		['without a file', [['expectedLength', '3']], 'content'],
		['without its length', [{ name: 'a.pdf', inhalt: pdf() }], 'expectedLength'],
		['with a length that is none', [{ name: 'a.pdf', inhalt: pdf() }, ['expectedLength', '1e3']], 'expectedLength'],
		['with another field', [['rolle', 'ADMIN'], { name: 'a.pdf', inhalt: pdf() }], 'rolle'],
	] as const)('%s is told what is missing', async (_, teile, feld) => {
		const { payload, headers } = formular(teile as Parameters<typeof formular>[0]);
		const { status, error } = await wer.frage('PUT', '/v1/upload', payload, headers);
		expect([status, error.details[0]?.feld]).toEqual([422, feld]);
	});

	it('needs an account', async () => {
		expect((await ladeHoch(t.niemand, { name: 'a.pdf', inhalt: pdf() })).status).toBe(401);
	});

	it('breaks off without a trace when the sender goes away', async () => {
		await t.app.listen({ port: 0, host: '127.0.0.1' });
		const { port } = t.app.server.address() as { port: number };
		const vorher = dateien();
		const token = await t.token('traeger@demo.test');
		const { payload, headers } = formular([['expectedLength', '9'], { name: 'a.pdf', inhalt: pdf('x'.repeat(9e5)) }]);
		const leitung = connect(port, '127.0.0.1');
		leitung.write(
			`PUT /api/v1/upload HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-length: ${payload.length}\r\ncontent-type: ${headers['content-type']}\r\n\r\n`,
		);
		leitung.write(payload.subarray(0, 4e5));
		await bald(() => expect(dateien().length).toBe(vorher.length + 1));
		leitung.destroy();
		await bald(() => expect(dateien()).toEqual(vorher));
	});

	it('is not acknowledged without a place for it on the disk', async () => {
		const { eingang } = dort();
		rmSync(eingang, { recursive: true });
		writeFileSync(eingang, 'no directory');
		const { rows: vorher } = await t.umgebung.pool.query('select count(*) from upload');
		expect((await ladeHoch(wer.frage, { name: 'a.pdf', inhalt: pdf() })).status).toBe(500);
		expect((await t.umgebung.pool.query('select count(*) from upload')).rows).toEqual(vorher);
		rmSync(eingang);
		mkdirSync(eingang);
		ids(await ladeHoch(wer.frage, { name: 'a.pdf', inhalt: pdf() }));
	});

	it.skipIf(!BEGRENZBAR)('finds no more room on the disk: the portal says so and keeps nothing', async () => {
		const rauschen = randomBytes(3 * 800 * 800);
		const foto = await sharp(rauschen, { raw: { width: 800, height: 800, channels: 3 } })
			.jpeg({ quality: 10 })
			.toBuffer();
		expect(foto.length).toBeLessThan(PLATZ);
		const vorher = dateien();
		const antworten = await mitPlatz(PLATZ, async () => [
			await ladeHoch(wer.frage, { name: 'a.pdf', inhalt: pdf('x'.repeat(2 * PLATZ)) }),
			// Small as it comes, too large as it is painted anew.
			await ladeHoch(wer.frage, { name: 'a.jpg', inhalt: foto }),
		]);
		expect(antworten.map(({ status, error }) => [status, error.code])).toEqual(Array(2).fill([503, 'UEBERLASTET']));
		expect(dateien()).toEqual(vorher);
		ids(await ladeHoch(wer.frage, { name: 'a.jpg', inhalt: foto }));
	});

	it('is one of a hundred unused ones at most', async () => {
		const voll = await t.registriere([t.ort(0)]);
		const { uploadID } = ids(await ladeHoch(voll.frage, { name: 'a.pdf', inhalt: pdf() }));
		await t.umgebung.pool.query(
			`insert into upload (id, gid, status, name, endung, groesse, sha256, user_id, hochgeladen_am, geaendert_am)
			select id || n, gid || n, status, name, endung, groesse, sha256, user_id, hochgeladen_am, geaendert_am
			from upload, generate_series(1, 99) n where id = $1`,
			[uploadID],
		);
		expect((await ladeHoch(voll.frage, { name: 'a.pdf', inhalt: pdf() })).error.code).toBe('VORRAT');
		await t.umgebung.pool.query(`delete from upload where id like $1 || '_%'`, [uploadID]);
	});
});

describe('an image', () => {
	it('is painted anew, upright and without what else was in the file', async () => {
		const roh = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2e7d32' } })
			.jpeg()
			.withExif({ IFD0: { Copyright: 'Geheimnis' } })
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const inhalt = Buffer.concat([roh, Buffer.from('<script>alert(1)</script>')]);
		const { uploadID, gid } = ids(await ladeHoch(wer.frage, { name: 'Foto.JPG', inhalt }));
		const { rawPayload } = (await hole(wer.frage, gid)).roh;
		expect(rawPayload.includes('<script>') || rawPayload.includes('Geheimnis')).toBe(false);
		expect(rawPayload.length).toBeLessThan(roh.length);
		const { dateien: ordner } = dort();
		const datei = join(ordner, uploadID.slice(0, 2), uploadID);
		expect(await sharp(datei).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
		const sha256 = createHash('sha256').update(rawPayload).digest();
		expect(await zeile(uploadID)).toMatchObject({ name: 'Foto.JPG', groesse: rawPayload.length, sha256 });
	});

	it('of too many pixels is refused fast, and others are served meanwhile', async () => {
		const flaeche = { width: 30_000, height: 10_000, channels: 3, background: '#000' } as const;
		const bombe = await sharp({ create: flaeche, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
		expect(bombe.length).toBeLessThan(2 ** 20);
		const bomben = Promise.all(Array.from({ length: 8 }, () => ladeHoch(wer.frage, { name: 'b.png', inhalt: bombe })));
		let laengste = 0;
		const dauern = bomben.then(() => true);
		while (!(await Promise.race([dauern, warte(5, false)]))) {
			const vorher = performance.now();
			await t.niemand('GET', '/v1/system/file-types');
			laengste = Math.max(laengste, performance.now() - vorher);
		}
		expect((await bomben).map((a) => [a.status, a.error.code])).toEqual(Array(8).fill([422, 'BILD']));
		expect(laengste).toBeLessThan(5_000);
	});
});

describe('who may read', () => {
	it('an upload of a volunteer: himself and the Traeger', async () => {
		const { gid } = ids(await ladeHoch(wer.frage, { name: 'a.pdf', inhalt: pdf() }));
		const status = async (frage: Fragend) => (await hole(frage, gid)).status;
		expect(await Promise.all([wer.frage, t.traeger, t.admin].map(status))).toEqual([200, 200, 200]);
		expect(await Promise.all([andere.frage, t.verein, t.niemand].map(status))).toEqual([404, 404, 401]);
	});

	it('a browser by a ticket, once', async () => {
		const { gid } = ids(await ladeHoch(wer.frage, { name: 'a.pdf', inhalt: pdf() }));
		const pfad = `/v1/upload/download/${gid}`;
		const { data } = await wer.frage('POST', '/v1/auth/download-token', { pfad });
		const { token } = data as { token: string };
		const mitTicket = async () => (await t.niemand('GET', `${pfad}?token=${token}`)).status;
		expect([await mitTicket(), await mitTicket()]).toEqual([200, 404]);
	});
});

describe('deleting', () => {
	it('is for its uploader and the Traeger; afterwards it is gone for everybody', async () => {
		const { uploadID, gid } = ids(await ladeHoch(wer.frage, { name: 'a.pdf', inhalt: pdf() }));
		const loesche = async (frage: Fragend) => (await frage('DELETE', `/v1/upload/${uploadID}`)).status;
		expect([await loesche(andere.frage), await loesche(t.verein)]).toEqual([404, 404]);
		expect([await loesche(wer.frage), await loesche(wer.frage), await loesche(t.traeger)]).toEqual([204, 404, 404]);
		expect((await hole(t.admin, gid)).status).toBe(404);
	});

	it('spares what is used, until its owner lets it go', async () => {
		const inhalt = await bild();
		const { uploadID, gid } = ids(await ladeHoch(wer.frage, { name: 'a.png', inhalt }));
		await alsSystem((sitzung) => ordneZu(sitzung, { uploadID, userID: werID, feld: 'logo' }, LOGO));
		expect(await zeile(uploadID)).toMatchObject({ status: 'Referenced', besitzer_art: 'PARAMETER' });
		for (const frage of [wer.frage, t.admin]) {
			const { status, error } = await frage('DELETE', `/v1/upload/${uploadID}`);
			expect([status, error.message]).toEqual([409, 'Die Datei wird verwendet und kann nicht gelöscht werden.']);
		}
		await alsSystem((sitzung) => loese(sitzung, uploadID));
		expect([(await zeile(uploadID))?.status, (await hole(wer.frage, gid)).status]).toEqual(['CleanmeDeleted', 404]);
	});
});

const LOGO = { art: 'PARAMETER', id: 'logo' } as const;
const alsSystem = (tue: Parameters<typeof execute<void>>[2]) => execute(t.umgebung, VON_SELBST, tue);

describe('assigning', () => {
	it('takes an upload once, from its uploader, with the owner or not at all', async () => {
		const { uploadID } = ids(await ladeHoch(wer.frage, { name: 'a.png', inhalt: await bild() }));
		const zuordnung = { uploadID, userID: werID, feld: 'logo' };
		const fremd = alsSystem((s) => ordneZu(s, { ...zuordnung, userID: 'jemand' }, LOGO));
		await expect(fremd).rejects.toThrow('Bitte laden Sie die Datei erneut hoch.');
		const zuGross = alsSystem((s) => ordneZu(s, zuordnung, LOGO, { maxMB: 0 }));
		await expect(zuGross).rejects.toThrow('Die Datei ist zu groß. Erlaubt sind höchstens 0 MB.');
		const falsch = alsSystem((s) => ordneZu(s, zuordnung, LOGO, { endungen: ['pdf'] }));
		await expect(falsch).rejects.toThrow('Bitte wählen Sie eine Datei dieser Art: PDF.');
		const danach = alsSystem(async (s) => {
			await ordneZu(s, zuordnung, LOGO);
			throw new Error('der Besitzer scheitert');
		});
		await expect(danach).rejects.toThrow('der Besitzer scheitert');
		expect(await zeile(uploadID)).toMatchObject({ status: 'Uploaded' });

		const gleichzeitig = await Promise.allSettled(
			Array.from({ length: 10 }, () => alsSystem((s) => ordneZu(s, zuordnung, LOGO))),
		);
		expect(gleichzeitig.filter((e) => e.status === 'fulfilled')).toHaveLength(1);
	});
});

describe('cleaning up', () => {
	it('gives up what is unused after a day and stuck after a quarter of an hour', async () => {
		const [jung, altes, steckt, laeuft] = (await Promise.all(
			Array.from({ length: 4 }, async () => ids(await ladeHoch(wer.frage, { name: 'a.pdf', inhalt: pdf() })).uploadID),
		)) as [string, string, string, string];
		await t.umgebung.pool.query(
			`update upload set status = 'Referencing', besitzer_art = 'PARAMETER', besitzer_id = 'logo' where id = any($1)`,
			[[steckt, laeuft]],
		);
		await alt(jung, '23 hours');
		await alt(altes, '25 hours');
		await alt(steckt, '16 minutes');
		await alt(laeuft, '14 minutes');
		await lasseUploadsVerfallen(t.umgebung);
		const status = await Promise.all([jung, altes, steckt, laeuft].map(async (id) => (await zeile(id))?.status));
		expect(status).toEqual(['Uploaded', 'CleanmeDeleted', 'CleanmeDeleted', 'Referencing']);
	});

	it('looks once more at what waits, tells its uploader and leaves alone what is used', async () => {
		const lade = async () => ids(await ladeHoch(wer.frage, { name: 'Zeugnis.pdf', inhalt: pdf() })).uploadID;
		const [heil, falsch, verwendet, steckt] = [await lade(), await lade(), await lade(), await lade()];
		await alsSystem((s) => ordneZu(s, { uploadID: verwendet, userID: werID, feld: 'logo' }, LOGO));
		await t.umgebung.pool.query(
			`update upload set status = 'Referencing', besitzer_art = 'PARAMETER', besitzer_id = 'logo' where id = $1`,
			[steckt],
		);
		// As if its bytes had passed checks that have become stricter since.
		const boese = Buffer.from('<html><script>alert(1)</script></html>');
		for (const id of [falsch, verwendet, steckt]) {
			writeFileSync(ort(dort(), id), boese);
			const sha256 = createHash('sha256').update(boese).digest();
			await t.umgebung.pool.query('update upload set sha256 = $2 where id = $1', [id, sha256]);
		}
		await pruefeDateienNach(t.umgebung, dort());
		await pruefeDateienNach(t.umgebung, dort());
		const status = await Promise.all([heil, falsch, verwendet, steckt].map(async (id) => (await zeile(id))?.status));
		expect(status).toEqual(['Uploaded', 'CleanmeForbiddenFileType', 'Referenced', 'CleanmeForbiddenFileType']);
		expect(await zeile(steckt)).toMatchObject({ besitzer_art: null });
		const { rows } = await t.umgebung.pool.query(
			`select empfaenger, daten ->> 'uploadID' as id from outbox where schluessel = 'UPLOAD_ABGELEHNT' order by erstellt_am`,
		);
		const empfaenger = { art: 'USER', id: werID };
		expect(rows).toEqual([
			{ empfaenger, id: falsch },
			{ empfaenger, id: steckt },
		]);
	});

	it('gives up a waiting file whose bytes are no longer those that were accepted', async () => {
		const { uploadID, gid } = ids(await ladeHoch(wer.frage, { name: 'a.pdf', inhalt: pdf() }));
		writeFileSync(ort(dort(), uploadID), pdf('anders'));
		await pruefeDateienNach(t.umgebung, dort());
		expect([(await zeile(uploadID))?.status, (await hole(wer.frage, gid)).status]).toEqual([
			'CleanmeForbiddenFileType',
			404,
		]);
	});

	it('takes what an erased account has uploaded, but not what is used', async () => {
		const [frei, verwendet] = (await Promise.all(
			[1, 2].map(async () => ids(await ladeHoch(andere.frage, { name: 'a.pdf', inhalt: pdf() })).uploadID),
		)) as [string, string];
		const andereID = await userID(andere.frage);
		await alsSystem((s) => ordneZu(s, { uploadID: verwendet, userID: andereID, feld: 'logo' }, LOGO));
		await loescheUploadsVon(t.umgebung, dort(), { freiwilligerID: andere.id, userID: andereID });
		expect([await zeile(frei), dateien().includes(frei)]).toEqual([undefined, false]);
		expect([(await zeile(verwendet))?.status, dateien().includes(verwendet)]).toEqual(['Referenced', true]);
	});

	it('removes row and file after a week, and files nobody was told of', async () => {
		const [frisch, faellig] = (await Promise.all(
			[1, 2].map(async () => ids(await ladeHoch(wer.frage, { name: 'a.pdf', inhalt: pdf() })).uploadID),
		)) as [string, string];
		for (const id of [frisch, faellig]) await wer.frage('DELETE', `/v1/upload/${id}`);
		await alt(frisch, '5 days');
		await alt(faellig, '8 days');
		const bleibend = dateien().filter((name) => name !== faellig);
		const { dateien: ordner, eingang } = dort();
		const waise = '00000000-0000-4000-8000-000000000000';
		mkdirSync(join(ordner, '00'), { recursive: true });
		for (const pfad of [join(ordner, '00', waise), join(eingang, 'rest')]) writeFileSync(pfad, 'x');
		await raeumeDateienAuf(t.umgebung, dort());
		expect(await zeile(faellig)).toBeUndefined();
		expect(await zeile(frisch)).toMatchObject({ status: 'CleanmeDeleted' });
		expect(dateien().toSorted()).toEqual([...bleibend, waise, 'rest'].toSorted());

		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
		await raeumeDateienAuf(t.umgebung, dort()).finally(() => vi.useRealTimers());
		expect(dateien().toSorted()).toEqual(bleibend.toSorted());
	});
});
