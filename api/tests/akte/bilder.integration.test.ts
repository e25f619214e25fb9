import { existsSync, readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ablage, ort } from '#commands/dateien/ablage.ts';
import { loescheUploadsVon } from '#commands/dateien/aufraeumen.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { bald } from '#scripts/test/bald.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { bild, formular, ladeHoch, pdf } from '../upload.fixture.ts';

let t: Kleinportal;
let wer: Angemeldet;

beforeAll(async () => {
	t = await kleinportal();
	wer = await t.registriere([t.ort(0)]);
	await t.verhandle(wer, 0);
	await t.setzeParameter({ bewerbungIsProfilbild: true });
});
afterAll(() => t.stop());

async function lade(frage: Fragend, name = 'Bild.png', inhalt?: Buffer): Promise<string> {
	const antwort = await ladeHoch(frage, { name, inhalt: inhalt ?? (await bild()) });
	if (antwort.status !== 200) throw new Error(antwort.roh.body);
	return (antwort.data as { uploadID: string }).uploadID;
}
const zeige = async (frage: Fragend, id: string) => (await frage('GET', `/v1/upload/bild/${id}`)).status;
const amOrt = async (frage: Fragend, id: string) => (await frage('GET', `/v1/adresse/bild/${id}`)).status;
const stand = async (id: string) =>
	(await t.umgebung.pool.query('select status, besitzer_art, besitzer_id from upload where id = $1', [id])).rows[0];
const FORT = { status: 'CleanmeDeleted', besitzer_art: null, besitzer_id: null };
const wartende = async () =>
	(await t.umgebung.pool.query(`select count(*)::int as n from upload where status = 'Uploaded'`)).rows[0].n;
const ANGABEN = {
	vorname: 'Mara',
	nachname: 'Foto',
	geschlecht: 'W',
	geburtsdatum: '2006-03-14',
	mobil: '+49 151 1234567',
	plz: '50667',
	ort: 'Köln',
	landID: 'DE',
	passwort: DEMO_KENNWORT,
	datenschutz: true,
	wuensche: [],
} as const;
const fehler = ({ status, error }: Antwort) => [status, error.details[0]?.feld, error.message];

describe('the picture of a volunteer', () => {
	const setze = (frage: Fragend, profilbildUploadID: string | null) =>
		frage('PUT', `/v1/freiwilliger/${wer.id}`, { profilbildUploadID });

	it('is seen by who may read the application, replaced and removed', async () => {
		const erstes = await lade(wer.frage);
		expect((await setze(wer.frage, erstes)).status).toBe(200);
		expect(await stand(erstes)).toEqual({ status: 'Referenced', besitzer_art: 'FREIWILLIGER', besitzer_id: wer.id });
		const anderer = await t.registriere([t.ort(0)]);
		const sehen = [wer.frage, t.verein, t.traeger, t.admin].map((frage) => zeige(frage, erstes));
		expect(await Promise.all(sehen)).toEqual([200, 200, 200, 200]);
		const nicht = [anderer.frage, t.verein2, t.niemand].map((frage) => zeige(frage, erstes));
		expect(await Promise.all(nicht)).toEqual([404, 404, 401]);

		const zweites = await lade(t.traeger);
		expect((await setze(t.traeger, zweites)).data).toMatchObject({ profilbildUploadID: zweites });
		expect(await stand(erstes)).toEqual(FORT);
		expect(await zeige(wer.frage, erstes)).toBe(404);
		expect((await setze(wer.frage, null)).data).toMatchObject({ profilbildUploadID: null });
		expect(await stand(zweites)).toEqual(FORT);
	});

	it('is an own upload, an image of 5 MB at most, and only where the provider asks for one', async () => {
		expect(fehler(await setze(wer.frage, await lade(t.verein)))).toEqual([
			422,
			'profilbildUploadID',
			'Bitte laden Sie die Datei erneut hoch.',
		]);
		expect(fehler(await setze(wer.frage, await lade(wer.frage, 'a.pdf', pdf())))).toEqual([
			422,
			'profilbildUploadID',
			'Bitte wählen Sie ein Bild (JPG, PNG, WEBP).',
		]);
		const grosses = await lade(wer.frage);
		await t.umgebung.pool.query('update upload set groesse = 5 * 1048576 + 1 where id = $1', [grosses]);
		expect(fehler(await setze(wer.frage, grosses))[2]).toBe('Die Datei ist zu groß. Erlaubt sind höchstens 5 MB.');
		await t.setzeParameter({ bewerbungIsProfilbild: false });
		expect(fehler(await setze(wer.frage, await lade(wer.frage)))).toEqual([
			422,
			'profilbildUploadID',
			'Profilbilder sind hier nicht vorgesehen.',
		]);
		await t.setzeParameter({ bewerbungIsProfilbild: true });
	});

	it('stands in the history without its id', async () => {
		const id = await lade(wer.frage);
		await setze(wer.frage, id);
		const { roh } = await t.traeger('GET', `/v1/freiwilliger/${wer.id}/historie`);
		expect(roh.body).toContain('"Profilbild"');
		expect(roh.body).not.toContain(id);
	});

	it('comes with the registration, or the registration fails as a whole', async () => {
		const konten = async () => (await t.umgebung.pool.query('select count(*)::int as n from benutzer')).rows[0].n;
		const melde = async (email: string, name: string, inhalt: Buffer, kopf = {}) => {
			const daten = JSON.stringify({ ...ANGABEN, email, dienstartWunschID: t.dienstart('FSJ') });
			const { payload, headers } = formular([['daten', daten], { name, inhalt }]);
			return t.niemand('POST', '/v1/freiwilliger/registrierung', payload, { ...headers, ...kopf });
		};
		const foto = await bild(30, 40, 'jpeg');
		const schluessel = { 'idempotency-key': 'registrierung-mit-bild' };
		const antwort = await melde('foto@test.test', 'Ich.jpg', foto, schluessel);
		expect(antwort.status).toBe(201);
		const { id } = antwort.data as { id: string };
		const akte = (await t.traeger('GET', `/v1/freiwilliger/${id}`)).data as { profilbildUploadID: string };
		expect(await zeige(t.traeger, akte.profilbildUploadID)).toBe(200);
		expect((await melde('foto@test.test', 'Ich.jpg', foto, schluessel)).data).toEqual({ id });

		const vorher = [await konten(), await wartende()];
		const falsch = await melde('zwei@test.test', 'Ich.jpg', Buffer.from('<script>alert(1)</script>'));
		expect(fehler(falsch)).toEqual([422, 'profilbild', 'Dieser Dateityp ist nicht erlaubt.']);
		expect(fehler(await melde('zwei@test.test', 'a.pdf', pdf()))).toEqual([
			422,
			'profilbild',
			'Bitte wählen Sie ein Bild (JPG, PNG, WEBP).',
		]);
		const { id: niemandes } = (await melde('foto@test.test', 'Ich.jpg', foto)).data as { id: string };
		expect((await t.traeger('GET', `/v1/freiwilliger/${niemandes}`)).status).toBe(404);
		await t.setzeParameter({ bewerbungIsProfilbild: false });
		expect(fehler(await melde('zwei@test.test', 'Ich.jpg', foto))[2]).toBe('Profilbilder sind hier nicht vorgesehen.');
		await t.setzeParameter({ bewerbungIsProfilbild: true });
		expect([await konten(), await wartende()]).toEqual(vorher);
	});

	it('lies on the disk while it arrives, and nowhere after the answer, whichever that is', async () => {
		const { eingang } = ablage(t.verzeichnis);
		const angekommen = () => readdirSync(eingang).map((name) => statSync(join(eingang, name)).size);
		const sendung = (name: string, laenge: number) => {
			const daten = JSON.stringify({ ...ANGABEN, email: 'vier@test.test', dienstartWunschID: t.dienstart('FSJ') });
			return formular([['daten', daten], { name, inhalt: Buffer.alloc(laenge, 'x') }]);
		};
		await t.app.listen({ port: 0, host: '127.0.0.1' });
		const { port } = t.app.server.address() as { port: number };
		const { payload, headers } = sendung('Ich.jpg', 2e6);
		const leitung = connect(port, '127.0.0.1');
		leitung.write(
			`POST /api/v1/freiwilliger/registrierung HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${payload.length}\r\ncontent-type: ${headers['content-type']}\r\n\r\n`,
		);
		leitung.write(payload.subarray(0, 15e5));
		await bald(() => expect(angekommen()).toEqual([expect.any(Number)]));
		await bald(() => expect(angekommen()[0]).toBeGreaterThan(1e6));
		leitung.destroy();
		await bald(() => expect(angekommen()).toEqual([]));
		const sende = async (pfad: string, name: string, laenge: number) => {
			const teile = sendung(name, laenge);
			return (await t.niemand('POST', `/v1/freiwilliger/registrierung${pfad}`, teile.payload, teile.headers)).status;
		};
		expect([
			await sende('?x=1', 'Ich.jpg', 1e5),
			await sende('', 'Ich.exe', 1e5),
			await sende('', 'Ich.jpg', 1e5),
			await sende('', 'Ich.jpg', 6e6),
		]).toEqual([400, 422, 422, 413]);
		expect(angekommen()).toEqual([]);
	});

	it('comes so often from one place, and no more', async () => {
		const melde = async (nr: number) => {
			const email = `drei${nr}@test.test`;
			const daten = JSON.stringify({ ...ANGABEN, email, dienstartWunschID: t.dienstart('FSJ') });
			const { payload, headers } = formular([['daten', daten], { name: 'a.pdf', inhalt: pdf() }]);
			return (await t.niemand('POST', '/v1/freiwilliger/registrierung', payload, headers)).status;
		};
		const antworten: number[] = [];
		for (let i = 0; i < 21; i++) antworten.push(await melde(i));
		expect(antworten.slice(0, 10)).toEqual(Array(10).fill(422));
		expect(antworten.at(-1)).toBe(429);
		const ohne = { ...ANGABEN, email: 'drei@test.test', dienstartWunschID: t.dienstart('FSJ') };
		expect((await t.niemand('POST', '/v1/freiwilliger/registrierung', ohne)).status).toBe(201);
	});

	it('goes with the person, file and all', async () => {
		const geht = await t.registriere([t.ort(1)]);
		const id = await lade(geht.frage);
		await geht.frage('PUT', `/v1/freiwilliger/${geht.id}`, { profilbildUploadID: id });
		const datei = ort(ablage(t.verzeichnis), id);
		expect(existsSync(datei)).toBe(true);
		await t.traeger('DELETE', `/v1/freiwilliger/${geht.id}?bestaetigung=L%C3%96SCHEN`);
		expect(await zeige(t.admin, id)).toBe(404);
		await loescheUploadsVon(t.umgebung, ablage(t.verzeichnis), { freiwilligerID: geht.id, userID: null });
		expect([await stand(id), existsSync(datei)]).toEqual([undefined, false]);
	});
});

describe('the pictures of a place', () => {
	const setze = (frage: Fragend, bildUploadIDs: string[], ortID = t.ort(0)) =>
		frage('PUT', `/v1/adresse/${ortID}`, { bildUploadIDs });
	const reihenfolge = async (ortID = t.ort(0)) =>
		((await t.niemand('GET', `/v1/adresse/${ortID}`)).data as { bildUploadIDs: string[] }).bildUploadIDs;

	it('stand in their order, and go when they are taken out', async () => {
		const [a, b, c] = [await lade(t.verein), await lade(t.verein), await lade(t.verein)];
		expect((await setze(t.verein, [a, b])).status).toBe(200);
		await setze(t.verein, [c, b, a]);
		expect(await reihenfolge()).toEqual([c, b, a]);
		await setze(t.verein, [a, c]);
		expect([await reihenfolge(), await stand(b)]).toEqual([[a, c], FORT]);
	});

	it('belong to one place only', async () => {
		const [a = ''] = await reihenfolge();
		expect(fehler(await setze(t.traeger, [a], t.ort(1)))).toEqual([
			422,
			'bildUploadIDs',
			'Bitte laden Sie die Datei erneut hoch.',
		]);
	});

	it('are public only while the place is on the map', async () => {
		const [a = ''] = await reihenfolge();
		const alle = () => Promise.all([t.niemand, wer.frage, t.verein, t.traeger].map((frage) => amOrt(frage, a)));
		expect(await alle()).toEqual([200, 200, 200, 200]);
		await t.traeger('PUT', `/v1/adresse/${t.ort(0)}`, { isWartung: true });
		expect(await alle()).toEqual([404, 404, 200, 200]);
		await t.traeger('PUT', `/v1/adresse/${t.ort(0)}`, { isWartung: false });
		expect(await alle()).toEqual([200, 200, 200, 200]);
	});

	it('are no way to what belongs to others', async () => {
		expect(await amOrt(t.niemand, await lade(t.traeger))).toBe(404);
		const { rows } = await t.umgebung.pool.query(`select id from upload where besitzer_art = 'FREIWILLIGER'`);
		expect(await amOrt(t.admin, rows[0].id)).toBe(404);
	});
});

describe('the picture of a contact person', () => {
	it('stands on the contact card of the account', async () => {
		const { rows } = await t.umgebung.pool.query(
			`select p.id, p.user_id from person p join benutzer b on b.id = p.user_id where b.is_aktiv limit 1`,
		);
		const [{ id, user_id }] = rows as [{ id: string; user_id: string }];
		const bildUploadID = await lade(t.traeger);
		const gesetzt = await t.traeger('PUT', `/v1/person/${id}`, { bildUploadID });
		expect(gesetzt.data).toMatchObject({ bildUploadID });
		const karte = await wer.frage('GET', `/v1/freiwilliger/betreuer/${user_id}/extra-infos`);
		expect(karte.data).toMatchObject({ bild: bildUploadID });
		expect([await zeige(wer.frage, bildUploadID), await zeige(t.niemand, bildUploadID)]).toEqual([200, 401]);
		await t.traeger('PUT', `/v1/person/${id}`, { bildUploadID: null });
		expect([await zeige(wer.frage, bildUploadID), await stand(bildUploadID)]).toEqual([404, FORT]);
	});

	it('without an account is for those who see the person', async () => {
		const neu = { vorname: 'Pia', nachname: 'Bild', email: null, bildUploadID: await lade(t.traeger) };
		const funktionen = [{ adresseID: t.ort(0), funktionID: 'ANSPRECHPARTNER' }];
		expect((await t.traeger('POST', '/v1/person', { ...neu, funktionen })).status).toBe(201);
		const sehen = [t.verein, t.verein2, wer.frage].map((frage) => zeige(frage, neu.bildUploadID));
		expect(await Promise.all(sehen)).toEqual([200, 404, 404]);
	});
});

describe('the signature of an account', () => {
	const setze = (frage: Fragend, unterschriftUploadID: string | null) =>
		frage('PUT', '/v1/user/me', { vorname: 'Tessa', nachname: 'Träger', unterschriftUploadID });

	it('is a PNG of 1 MB at most that nobody else sees', async () => {
		const jpg = await lade(t.traeger, 'a.jpg', await bild(8, 8, 'jpeg'));
		expect(fehler(await setze(t.traeger, jpg))[2]).toBe('Bitte wählen Sie ein Bild (PNG).');
		const grosses = await lade(t.traeger);
		await t.umgebung.pool.query('update upload set groesse = 1048577 where id = $1', [grosses]);
		expect(fehler(await setze(t.traeger, grosses))[2]).toBe('Die Datei ist zu groß. Erlaubt sind höchstens 1 MB.');
		const id = await lade(t.traeger);
		expect((await setze(t.traeger, id)).data).toMatchObject({ unterschriftUploadID: id });
		expect(await Promise.all([t.traeger, t.admin, t.verein].map((frage) => zeige(frage, id)))).toEqual([200, 404, 404]);
		expect((await setze(t.traeger, null)).data).toMatchObject({ unterschriftUploadID: null });
		expect(await stand(id)).toEqual(FORT);
	});

	it('is for staff', async () => {
		const { status, error } = await wer.frage('PUT', '/v1/user/me', {
			vorname: 'Jule',
			nachname: 'Sommer',
			unterschriftUploadID: await lade(wer.frage),
		});
		expect([status, error.message]).toEqual([403, 'Nur Mitarbeitende können eine Unterschrift hinterlegen.']);
	});
});
