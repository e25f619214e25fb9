import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DRANPARTEIEN } from '#domain/akte/dran/dran.ts';
import { DOKUMENTLAGEN, dokumentImStand } from '#domain/liste/dokumentfilter.ts';
import { akteVon, anforderung, gelungen, reicheEin, vorlage } from '../dokumente.fixture.ts';
import type { Antwort } from '../portal.fixture.ts';
import { type Angemeldet, type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { bild, formular, pdf } from '../upload.fixture.ts';

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

type Dokument = { readonly id: string; readonly status: number; readonly uploadID: string; readonly name: string };
const dokument = (antwort: Antwort): Dokument => gelungen(antwort) as Dokument;

const review = (wer: Bewerber, dokumentID: string, body: object, frage = t.traeger) =>
	frage('POST', `/v1/freiwilliger/${wer.id}/dokumente/${dokumentID}/review`, body);

describe('a document handed in', () => {
	let wer: Angemeldet;
	let spec: string;
	let gefragt: string;
	beforeAll(async () => {
		spec = await vorlage(t, { bezeichnung: 'Masernschutznachweis' });
		wer = await t.registriere([t.ort(0)]);
		gefragt = await anforderung(t, wer, spec);
	});

	it('waits for its review, counts once verified and is read back as it was', async () => {
		const inhalt = pdf('Impfung');
		const neu = dokument(await reicheEin(wer.frage, wer, gefragt, { name: 'impfpass.pdf', inhalt }));
		expect(neu).toMatchObject({ status: 0, name: 'impfpass.pdf', freiwilligerID: wer.id, groesse: inhalt.length });
		expect((await akteVon(wer.frage, wer)).anforderungen).toMatchObject([{ id: gefragt, status: 'NEEDS_REVIEW' }]);

		const geladen = await wer.frage('GET', `/v1/freiwilliger/${wer.id}/dokumente/${neu.id}`);
		expect(geladen.roh.rawPayload.equals(inhalt)).toBe(true);
		expect(geladen.roh.headers).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': expect.stringMatching(/^attachment;/),
			'content-security-policy': "default-src 'none'; sandbox",
			'x-content-type-options': 'nosniff',
			'cache-control': 'no-store',
		});

		expect(dokument(await review(wer, neu.id, { ergebnis: 'OK', gueltigBis: '2027-08-31' }))).toMatchObject({
			status: 1000,
			gueltigBis: '2027-08-31',
		});
		// A single file that is verified closes its request by itself.
		expect((await akteVon(wer.frage, wer)).anforderungen).toMatchObject([{ id: gefragt, status: 'FINISHED' }]);
	});

	it('is told why it was rejected, and can be handed in again', async () => {
		const anderer = await t.registriere([t.ort(0)]);
		const dort = await anforderung(t, anderer, spec);
		const neu = dokument(await reicheEin(anderer.frage, anderer, dort));
		expect(await review(anderer, neu.id, { ergebnis: 'ABGELEHNT' })).toMatchObject({
			status: 422,
			error: { details: [{ feld: 'grund' }] },
		});
		gelungen(await review(anderer, neu.id, { ergebnis: 'ABGELEHNT', grund: 'Unleserlich.' }));
		expect(dokument(await anderer.frage('GET', `/v1/freiwilliger/dokumente/${neu.id}`))).toMatchObject({
			status: 9000,
			grund: 'Unleserlich.',
		});
		expect(dokument(await reicheEin(anderer.frage, anderer, dort))).toMatchObject({ status: 0 });
		expect((await akteVon(t.traeger, anderer)).anforderungen[0]).toMatchObject({ status: 'NEEDS_REVIEW' });
	});

	it('counts as verified when the Traeger hands it in', async () => {
		const anderer = await t.erfasse([t.ort(0)]);
		const neu = dokument(await reicheEin(t.traeger, anderer, await anforderung(t, anderer, spec)));
		expect(neu).toMatchObject({ status: 1000, hochgeladenVon: { name: expect.any(String) } });
	});

	it('is refused when it was cut on the way, is empty, too long or not what its name says', async () => {
		const anderer = await t.registriere([t.ort(0)]);
		const dort = await anforderung(t, anderer, spec);
		const versuch = (o: object) => reicheEin(anderer.frage, anderer, dort, o);
		expect(await versuch({ laenge: 7 })).toMatchObject({
			status: 400,
			error: { message: 'Die Datei wurde nicht vollständig übertragen.' },
		});
		expect(await versuch({ inhalt: Buffer.alloc(0) })).toMatchObject({ status: 400 });
		expect(await versuch({ name: 'böse.html', inhalt: Buffer.from('<script>alert(1)</script>') })).toMatchObject({
			status: 422,
			error: { message: 'Dieser Dateityp ist nicht erlaubt.' },
		});
		expect(await versuch({ name: 'Nachweis.pdf', inhalt: await bild() })).toMatchObject({ status: 422 });
		expect((await akteVon(t.traeger, anderer)).dokumente).toEqual([]);
		const { rows } = await t.umgebung.pool.query(
			`select id from upload where user_id = (select user_id::text from freiwilliger where id = $1)`,
			[anderer.id],
		);
		expect(rows).toEqual([]);
	});

	it('needs somebody who may: others find nothing there, whatever they send', async () => {
		const fremder = await t.registriere([t.ort(0)]);
		const erstes = dokument(await reicheEin(fremder.frage, fremder, await anforderung(t, fremder, spec)));
		const unbekannt = await wer.frage('GET', `/v1/freiwilliger/${wer.id}/dokumente/${randomUUID()}`);
		for (const pfad of [
			`/v1/freiwilliger/${fremder.id}/dokumente/${erstes.id}`,
			`/v1/freiwilliger/${wer.id}/dokumente/${erstes.id}`,
			`/v1/freiwilliger/dokumente/${erstes.id}`,
			`/v1/freiwilliger/${wer.id}/download/${erstes.uploadID}`,
			`/v1/freiwilliger/${fremder.id}/download/${erstes.uploadID}`,
		]) {
			const antwort = await wer.frage('GET', pfad);
			expect([pfad, antwort.status, antwort.roh.body]).toEqual([pfad, 404, unbekannt.roh.body]);
		}
		expect((await reicheEin(wer.frage, fremder, await anforderung(t, fremder, spec))).status).toBe(404);
		expect((await reicheEin(t.verein, fremder, await anforderung(t, fremder, spec))).status).toBe(404);
	});
});

describe('a site', () => {
	it('hands in and reads what is hers, once the contract is hers, and nothing on health', async () => {
		const ihres = await vorlage(t, { bezeichnung: 'Einarbeitungsplan', uploadRollen: ['MA_VEREIN'] });
		const anderes = await vorlage(t, { bezeichnung: 'Lebenslauf' });
		const krank = await vorlage(t, {
			bezeichnung: 'Attest',
			isGesundheit: true,
			uploadRollen: ['MA_VEREIN'],
		});
		const wer = await t.registriere([t.ort(0)]);
		const [a, b, c] = [
			await anforderung(t, wer, ihres),
			await anforderung(t, wer, anderes),
			await anforderung(t, wer, krank),
		];
		const dazu = `&adresseID=${t.ort(0)}`;
		expect((await reicheEin(t.verein, wer, a, { dazu })).status).toBe(404);
		await t.verhandle(wer, 0);
		gelungen(await t.einige(wer, 0));
		const neu = dokument(await reicheEin(t.verein, wer, a, { dazu }));
		expect(neu.status).toBe(0);
		expect((await reicheEin(t.verein, wer, b)).status).toBe(404);
		expect((await reicheEin(t.verein, wer, c)).status).toBe(404);
		expect((await akteVon(t.verein, wer)).anforderungen.map((x) => x.id)).toEqual([a]);
		expect((await t.verein('GET', `/v1/freiwilliger/${wer.id}/dokumente/${neu.id}`)).status).toBe(200);
		expect((await t.verein2('GET', `/v1/freiwilliger/${wer.id}/dokumente/${neu.id}`)).status).toBe(404);
		expect((await review(wer, neu.id, { ergebnis: 'OK' }, t.verein)).status).toBe(403);
	});

	it('sees nothing of what was handed in for another place', async () => {
		const spec = await vorlage(t, { bezeichnung: 'Dienstplan', uploadRollen: ['MA_VEREIN'], isMehrereDateien: true });
		const wer = await t.registriere([t.ort(0), t.ort(1)]);
		await t.verhandle(wer, 0);
		gelungen(await t.einige(wer, 0));
		const gefragt = await anforderung(t, wer, spec);
		const dort = (ort: string) => reicheEin(t.traeger, wer, gefragt, { dazu: `&adresseID=${ort}` });
		const [ihres, anderes] = [dokument(await dort(t.ort(0))), dokument(await dort(t.ort(1)))];
		expect((await akteVon(t.verein, wer)).dokumente.map((d) => d.id)).toEqual([ihres.id]);
		const pfad = (id: string) => `/v1/freiwilliger/${wer.id}/dokumente/${id}`;
		expect((await t.verein('GET', pfad(ihres.id))).status).toBe(200);
		expect((await t.verein('GET', pfad(anderes.id))).status).toBe(404);
		expect((await t.verein('GET', `/v1/freiwilliger/${wer.id}/download/${anderes.uploadID}`)).status).toBe(404);
	});

	it('checks what is hers to check', async () => {
		const spec = await vorlage(t, { bezeichnung: 'Unterweisung', pruefendeOrganisation: 'EINSATZSTELLE' });
		const wer = await t.registriere([t.ort(0)]);
		await t.verhandle(wer, 0);
		gelungen(await t.einige(wer, 0));
		const neu = dokument(await reicheEin(wer.frage, wer, await anforderung(t, wer, spec)));
		expect((await review(wer, neu.id, { ergebnis: 'OK' }, wer.frage)).status).toBe(403);
		expect(dokument(await review(wer, neu.id, { ergebnis: 'OK' }, t.verein))).toMatchObject({ status: 1000 });
	});
});

describe('what is provided', () => {
	it('comes with a file, or filled from its template', async () => {
		const spec = await vorlage(t, {
			bezeichnung: 'Ausweis',
			nutzungsart: 'GESTELLT',
			vorlageText: 'Ausweis für {{ freiwilliger.vorname }}',
			uploadRollen: ['MA_VERWALTUNG'],
		});
		const wer = await t.registriere([t.ort(0)]);
		const direkt = `/v1/freiwilliger/${wer.id}/dokumente/direkt?dokumentID=${spec}`;
		const inhalt = pdf('Ausweis');
		const { payload, headers } = formular([{ name: 'Ausweis.pdf', inhalt }]);
		// The length needn't be said here; a wrong one is refused all the same.
		const falsch = await t.traeger('POST', `${direkt}&expectedLength=${inhalt.length + 1}`, payload, headers);
		expect(falsch.status).toBe(400);
		const mitDatei = await t.traeger('POST', direkt, payload, headers);
		expect(dokument(mitDatei)).toMatchObject({ status: 1000, herkunft: 'BEREITGESTELLT' });

		const gefuellt = await t.erfasse([t.ort(0)]);
		const ohne = await t.traeger('POST', direkt.replace(wer.id, gefuellt.id));
		expect(dokument(ohne)).toMatchObject({ status: 1000, name: 'Ausweis.pdf', endung: 'pdf' });
		const pfad = `/v1/freiwilliger/${gefuellt.id}/dokumente/${dokument(ohne).id}`;
		expect((await t.traeger('GET', pfad)).roh.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

		expect((await wer.frage('POST', direkt)).status).toBe(403);
		expect((await wer.frage('GET', `/v1/freiwilliger/${wer.id}/vorlage/${spec}`)).status).toBe(403);
		const leer = await t.traeger('GET', `/v1/freiwilliger/${wer.id}/vorlage/${spec}`);
		expect(leer.roh.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
	});

	it('is a template for volunteers only where they fill it on', async () => {
		const spec = await vorlage(t, {
			bezeichnung: 'Ehrenkodex',
			nutzungsart: 'BEIDES',
			vorlageText: 'Ich, {{ freiwilliger.vorname }}, halte mich daran.',
		});
		const wer = await t.registriere([t.ort(0)]);
		expect((await wer.frage('GET', `/v1/freiwilliger/${wer.id}/vorlage/${spec}`)).status).toBe(200);
		const fremder = await t.registriere([t.ort(0)]);
		expect((await fremder.frage('GET', `/v1/freiwilliger/${wer.id}/vorlage/${spec}`)).status).toBe(404);
		expect((await wer.frage('GET', `/v1/freiwilliger/${wer.id}/vorlage/${randomUUID()}`)).status).toBe(404);
	});
});

describe('what is taken back', () => {
	let spec: string;
	beforeAll(async () => {
		spec = await vorlage(t, { bezeichnung: 'Schulzeugnis' });
	});
	const belegt = async (uploadID: string) =>
		(await t.umgebung.pool.query('select status, besitzer_art from upload where id = $1', [uploadID])).rows[0];

	it('deletes the file with the document; a verified one only an administrator, with a reason', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const gefragt = await anforderung(t, wer, spec);
		const loesche = (id: string, body: object, frage = wer.frage) =>
			frage('POST', `/v1/freiwilliger/${wer.id}/dokumente/${id}/delete`, body);
		const eigenes = dokument(await reicheEin(wer.frage, wer, gefragt));
		expect(await belegt(eigenes.uploadID)).toEqual({ status: 'Referenced', besitzer_art: 'DOKUMENT' });
		expect((await loesche(eigenes.id, {})).status).toBe(204);
		expect(await belegt(eigenes.uploadID)).toEqual({ status: 'CleanmeDeleted', besitzer_art: null });
		expect((await wer.frage('GET', `/v1/freiwilliger/${wer.id}/dokumente/${eigenes.id}`)).status).toBe(404);

		const geprueft = dokument(await reicheEin(wer.frage, wer, gefragt));
		gelungen(await review(wer, geprueft.id, { ergebnis: 'OK' }));
		expect((await loesche(geprueft.id, {})).status).toBe(409);
		expect((await loesche(geprueft.id, { grund: 'Falsch' }, t.traeger)).status).toBe(409);
		expect((await loesche(geprueft.id, {}, t.admin)).status).toBe(422);
		expect((await loesche(geprueft.id, { grund: 'Doppelt.' }, t.admin)).status).toBe(204);
		expect((await akteVon(t.traeger, wer)).anforderungen[0]).toMatchObject({ status: 'NOT_PROVIDED' });
	});

	it('asks again for what is invalidated; requests by hand are withdrawn, closed and opened', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const gefragt = await anforderung(t, wer, spec);
		const pflege = (aktion: string) =>
			t.traeger('PATCH', `/v1/freiwilliger/${wer.id}/dokumente/${gefragt}`, { aktion });
		expect(gelungen(await pflege('ZURUECKZIEHEN'))).toMatchObject({ status: 'NOT_REQUESTED' });
		expect(gelungen(await pflege('OEFFNEN'))).toMatchObject({ status: 'NOT_PROVIDED' });
		gelungen(await reicheEin(t.traeger, wer, gefragt));
		const ungueltig = `/v1/freiwilliger/${wer.id}/anforderungen/${gefragt}/invalidate`;
		expect((await t.traeger('POST', ungueltig, { grund: '' })).status).toBe(422);
		expect(gelungen(await t.traeger('POST', ungueltig, { grund: 'Veraltet.' }))).toMatchObject({
			status: 'NOT_PROVIDED',
			dokumente: [{ status: 8000 }],
		});
		expect(gelungen(await pflege('ABSCHLIESSEN'))).toMatchObject({ status: 'FINISHED' });
		expect((await pflege('ABSCHLIESSEN')).status).toBe(409);
	});

	it('removes uploads nothing uses, by GET only with a bearer header', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const { payload, headers } = formular([['expectedLength', String(pdf().length)], { name: 'a.pdf', inhalt: pdf() }]);
		const lade = async () =>
			(gelungen(await wer.frage('PUT', '/v1/upload', payload, headers)) as { uploadID: string }).uploadID;
		const pfad = (uploadID: string) => `/v1/freiwilliger/${wer.id}/delete/${uploadID}`;
		expect((await wer.frage('GET', pfad(await lade()))).status).toBe(200);
		const zweite = await lade();
		const fremder = await t.registriere([t.ort(0)]);
		expect((await fremder.frage('POST', pfad(zweite))).status).toBe(404);
		expect((await wer.frage('POST', pfad(zweite))).status).toBe(200);
		expect((await wer.frage('POST', pfad(zweite))).status).toBe(404);
		const neu = dokument(await reicheEin(wer.frage, wer, await anforderung(t, wer, spec)));
		expect((await wer.frage('POST', pfad(neu.uploadID))).status).toBe(409);
	});
});

it('lets through what is handed in and keeps back what is checked only (scenario 6)', async () => {
	const je = { PFLICHT: 'Führungszeugnis', UEBERPRUEFUNG: 'Erstuntersuchung' } as const;
	for (const [stufe, bezeichnung] of Object.entries(je)) {
		const spec = await vorlage(t, { bezeichnung, stufen: [{ abStatus: 4000, stufe }] });
		const wer = await t.registriere([t.ort(0)]);
		await t.verhandle(wer, 0);
		gelungen(await t.einige(wer, 0, { vertragsbeginn: '2026-09-01' }));
		gelungen(await t.schliesseAb(wer, 0));
		const antreten = () =>
			t.traeger('POST', `/v1/freiwilliger/${wer.id}/dienstantritt`, { angetreten: true, datum: '2026-09-15' });
		expect(await antreten()).toMatchObject({
			status: 409,
			error: { code: 'G01', message: expect.stringContaining(bezeichnung) },
		});
		const gefragt = await anforderung(t, wer, spec);
		expect((await akteVon(t.traeger, wer)).anforderungen).toContainEqual(
			expect.objectContaining({ id: gefragt, stufe, blockiertAb: 4000, status: 'NOT_PROVIDED' }),
		);
		const neu = dokument(await reicheEin(wer.frage, wer, gefragt));
		if (stufe === 'UEBERPRUEFUNG') {
			expect(await antreten()).toMatchObject({ status: 409, error: { code: 'G01' } });
			gelungen(await review(wer, neu.id, { ergebnis: 'OK' }));
		}
		expect((await antreten()).status).toBe(200);
		gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${spec}`));
	}
});

describe('at the same time', () => {
	it('two reviewers decide once', async () => {
		const spec = await vorlage(t, { bezeichnung: 'Zeugnis der Schule' });
		const wer = await t.registriere([t.ort(0)]);
		const neu = dokument(await reicheEin(wer.frage, wer, await anforderung(t, wer, spec)));
		const antworten = await Promise.all([
			review(wer, neu.id, { ergebnis: 'OK' }),
			review(wer, neu.id, { ergebnis: 'ABGELEHNT', grund: 'Nein.' }, t.admin),
		]);
		expect(antworten.map((a) => a.status).sort()).toEqual([200, 409]);
		expect(await t.kettenfehler()).toEqual([]);
	});

	it('a request is withdrawn or answered, and no file stays with neither', async () => {
		const spec = await vorlage(t, { bezeichnung: 'Praktikumsnachweis' });
		const wer = await t.registriere([t.ort(0)]);
		const gefragt = await anforderung(t, wer, spec);
		const [hoch, zurueck] = await Promise.all([
			reicheEin(wer.frage, wer, gefragt),
			t.traeger('PATCH', `/v1/freiwilliger/${wer.id}/dokumente/${gefragt}`, { aktion: 'ZURUECKZIEHEN' }),
		]);
		expect([[201, 409].join(), [409, 200].join()]).toContain([hoch.status, zurueck.status].join());
		const { rows } = await t.umgebung.pool.query(
			`select u.id from upload u left join dokument d on d.id::text = u.besitzer_id
			where u.besitzer_art = 'DOKUMENT' and (d.id is null or u.status <> 'Referenced')`,
		);
		expect(rows).toEqual([]);
	});
});

it('records who reads a health document, but not the volunteer himself', async () => {
	const spec = await vorlage(t, { bezeichnung: 'Gesundheitszeugnis', isGesundheit: true });
	const wer = await t.registriere([t.ort(0)]);
	const neu = dokument(await reicheEin(wer.frage, wer, await anforderung(t, wer, spec)));
	const pfad = `/v1/freiwilliger/${wer.id}/dokumente/${neu.id}`;
	const gelesen = async () =>
		(await t.umgebung.pool.query(`select 1 from zugriff where anlass = 'DOKUMENT' and betroffener = $1`, [wer.id]))
			.rowCount;
	expect((await wer.frage('GET', pfad)).status).toBe(200);
	expect(await gelesen()).toBe(0);
	expect((await t.traeger('GET', pfad)).status).toBe(200);
	expect(await gelesen()).toBe(1);
});

it('lists the requests of all volunteers, filtered, counted and as a file', async () => {
	const spec = await vorlage(t, { bezeichnung: '=Listendokument', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
	const [erster, zweiter] = [await t.registriere([t.ort(0)]), await t.registriere([t.ort(0)])];
	const gefragt = await anforderung(t, erster, spec);
	await anforderung(t, zweiter, spec);
	gelungen(await reicheEin(erster.frage, erster, gefragt));
	const f = (und: readonly object[]) => encodeURIComponent(JSON.stringify({ und }));
	const nurSpec = { feld: 'specID', op: 'gleich', wert: spec };
	const liste = async (...und: readonly object[]) =>
		(await t.traeger('GET', `/v1/freiwilliger/list-dokumente?f=${f([nurSpec, ...und])}`)).roh.json() as {
			data: { freiwilligerID: string; stufe: string | null; anforderungsstatus: string }[];
			total: number;
		};
	expect(await liste({ feld: 'anforderungsstatus', op: 'gleich', wert: 'NEEDS_REVIEW' })).toMatchObject({
		total: 1,
		data: [{ freiwilligerID: erster.id, dokument: '=Listendokument', anforderungsstatus: 'NEEDS_REVIEW' }],
	});
	expect((await liste({ feld: 'stufe', op: 'gleich', wert: 'PFLICHT' })).total).toBeGreaterThanOrEqual(2);
	const inFarbe = async (...farben: string[]) =>
		(await liste({ feld: 'ampel', op: 'in', wert: farben })).data.map((z) => z.freiwilligerID);
	expect(await inFarbe('ROT')).toContain(zweiter.id);
	expect(await inFarbe('GELB')).toEqual([erster.id]);
	expect(await inFarbe('GRUEN', 'OHNE')).toEqual([]);
	// By what it is called, together with whose it is, and as somebody types it.
	const gesucht = async (text: string) => {
		const f = encodeURIComponent(JSON.stringify({ text }));
		const { data } = await t.traeger('GET', `/v1/freiwilliger/list-dokumente?f=${f}`);
		return (data as { freiwilligerID: string; dokument: string }[]).map((z) => [z.freiwilligerID, z.dokument]);
	};
	const ihrName = ((await t.traeger('GET', `/v1/freiwilliger/${erster.id}`)).data as { nachname: string }).nachname;
	expect(new Set(await gesucht('listendok'))).toEqual(
		new Set([erster, zweiter].map(({ id }) => [id, '=Listendokument'])),
	);
	expect(await gesucht(`${ihrName} Listendokument`)).toContainEqual([erster.id, '=Listendokument']);
	expect((await gesucht('Listendokumnet')).length).toBeGreaterThan(0);
	expect(await gesucht('Listendokument Niemand')).toEqual([]);
	t.stelleUhr('2026-11-01');
	const faellig = await liste({ feld: 'ueberfaellig', op: 'gleich', wert: true });
	expect(faellig.data.map((z) => z.freiwilligerID)).toContain(zweiter.id);
	expect(faellig.data.map((z) => z.freiwilligerID)).not.toContain(erster.id);
	const csv = (await t.traeger('GET', `/v1/freiwilliger/list-dokumente/export-csv?f=${f([nurSpec])}`)).roh.body;
	expect(csv.split('\r\n')[0]).toBe(
		'\uFEFFNachname;Vorname;Status;Dienstart;Einsatzstelle;Dokument;Stufe;Dokumentstatus;Angefordert am;Mahnstufe;Hochgeladen am;Geprüft am;Geprüft von',
	);
	expect(csv).toContain(";'=Listendokument;Pflicht;In Prüfung;");
	const wieGesehen = `/v1/freiwilliger/list-dokumente/export-csv?f=${f([{ feld: 'id', op: 'in', wert: [gefragt] }])}`;
	const zeilen = (await t.traeger('GET', `${wieGesehen}&spalten=dokument,anforderungsstatus,frist`)).roh.body;
	expect(zeilen.trimEnd().split('\r\n')).toEqual([
		'\uFEFFDokument;Dokumentstatus;Frist',
		"'=Listendokument;In Prüfung;",
	]);
	expect((await t.traeger('GET', `${wieGesehen}&spalten=suche`)).status).toBe(422);
	gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${spec}`));
});

it('shows in the lists what is missing: to the Traeger of everything, to a site of what is hers', async () => {
	const unser = await vorlage(t, { bezeichnung: 'Pass', stufen: [{ abStatus: 2800, stufe: 'PFLICHT' }] });
	const ihres = await vorlage(t, {
		bezeichnung: 'Rundgang',
		uploadRollen: ['MA_VEREIN'],
		stufen: [{ abStatus: 4000, stufe: 'ERINNERN' }],
	});
	const wer = await t.registriere([t.ort(0)]);
	const ampel = async (frage = t.traeger) => {
		const liste = await frage('GET', '/v1/freiwilliger/bewerbungen?groesse=200');
		const zeilen = liste.roh.json().data as { freiwilligerID: string; dokumente: object | null }[];
		return zeilen.find((z) => z.freiwilligerID === wer.id)?.dokumente;
	};
	// By his documents he is found for what the viewer reads of them, and in no other way.
	const findet = async (
		frage: typeof t.traeger,
		liste: 'bewerbungen' | 'list-freiwillige',
		feld: string,
		wert: string,
	) => {
		const f = encodeURIComponent(JSON.stringify({ und: [{ feld, op: 'in', wert: [wert] }] }));
		const { status, data } = await frage('GET', `/v1/freiwilliger/${liste}?groesse=200&f=${f}`);
		expect(status).toBe(200);
		return (data as { freiwilligerID: string }[]).some(({ freiwilligerID }) => freiwilligerID === wer.id);
	};
	const lagen = async (frage = t.traeger) => {
		const gefunden: string[] = [];
		for (const lage of Object.keys(DOKUMENTLAGEN))
			if (await findet(frage, 'bewerbungen', 'dokumentlage', lage)) gefunden.push(lage);
		return gefunden;
	};
	const dran = async (frage = t.traeger) => {
		const gefunden: string[] = [];
		for (const partei of DRANPARTEIEN)
			if (await findet(frage, 'bewerbungen', 'dokumentDran', partei)) gefunden.push(partei);
		return gefunden;
	};
	const imStand = (specID: string, stand: string, frage = t.traeger) =>
		findet(frage, 'bewerbungen', 'dokumentstand', dokumentImStand(specID, stand));
	expect(await ampel()).toEqual({ fehlen: 0, offen: 0, gesamt: 0 });
	expect([await lagen(), await dran()]).toEqual([[], []]);
	await t.verhandle(wer, 0);
	expect(await ampel()).toMatchObject({ fehlen: 1, offen: 0 });
	expect(await ampel(t.verein)).toBeNull();
	expect([await lagen(), await dran(), await imStand(unser, 'NOT_PROVIDED')]).toEqual([
		['FEHLT'],
		['FREIWILLIGER'],
		true,
	]);
	expect(await imStand(unser, 'PROVIDED')).toBe(false);
	const nichts = [await lagen(t.verein), await dran(t.verein), await imStand(unser, 'NOT_PROVIDED', t.verein)];
	expect(nichts).toEqual([[], [], false]);
	t.stelleUhr('2026-11-20');
	expect(await lagen()).toEqual(['FEHLT', 'UEBERFAELLIG']);
	expect(await lagen(t.verein)).toEqual([]);
	gelungen(await reicheEin(wer.frage, wer, await anforderung(t, wer, unser)));
	expect(await ampel()).toMatchObject({ fehlen: 0, offen: 1 });
	expect([await lagen(), await dran(), await imStand(unser, 'NEEDS_REVIEW')]).toEqual([['OFFEN'], ['TRAEGER'], true]);
	gelungen(await t.einige(wer, 0));
	await anforderung(t, wer, ihres);
	expect(await ampel(t.verein)).toEqual({ fehlen: 0, offen: 1, gesamt: 1 });
	expect([await lagen(t.verein), await dran(t.verein)]).toEqual([['OFFEN'], ['FREIWILLIGER']]);
	expect(await imStand(ihres, 'NOT_PROVIDED', t.verein)).toBe(true);
	expect(await imStand(unser, 'NEEDS_REVIEW', t.verein)).toBe(false);
	for (const [frage, gemeint] of [
		[t.traeger, unser],
		[t.verein, ihres],
	] as const) {
		const stand = gemeint === unser ? 'NEEDS_REVIEW' : 'NOT_PROVIDED';
		expect(await findet(frage, 'list-freiwillige', 'dokumentstand', dokumentImStand(gemeint, stand))).toBe(true);
		expect(await findet(frage, 'list-freiwillige', 'dokumentlage', 'OFFEN')).toBe(true);
	}
	const namen = encodeURIComponent(
		JSON.stringify({ und: [{ feld: 'dokumentstand', op: 'in', wert: ['irgendetwas'] }] }),
	);
	expect((await t.traeger('GET', `/v1/freiwilliger/bewerbungen?f=${namen}`)).data).toEqual([]);
	for (const id of [unser, ihres]) gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${id}`));
});

it('an agreed contract waits for the documents it is concluded with, in the lists as in the file', async () => {
	const papier = await vorlage(t, {
		bezeichnung: 'Vereinbarung',
		isVertragsrelevant: true,
		signaturparteien: ['FREIWILLIGER'],
		stufen: [{ abStatus: 3000, stufe: 'UEBERPRUEFUNG' }],
	});
	const wer = await t.registriere([t.ort(0)]);
	const dran = async () => {
		const { data } = await t.traeger('GET', `/v1/freiwilliger/${wer.id}`);
		const wunsch = (data as { wuensche: { dran: { partei: string; tat: string; seit: string } | null }[] }).wuensche[0];
		for (const liste of ['bewerbungen', 'list-freiwillige']) {
			const zeilen = (await t.traeger('GET', `/v1/freiwilliger/${liste}?groesse=200`)).data as Dranzeile[];
			for (const zeile of zeilen.filter(({ freiwilligerID }) => freiwilligerID === wer.id))
				expect([zeile.dran, zeile.dranSeit]).toEqual([wunsch?.dran?.partei, wunsch?.dran?.seit]);
		}
		return `${wunsch?.dran?.partei} ${wunsch?.dran?.tat}`;
	};
	expect(await dran()).toBe('EINSATZSTELLE KONTAKTIEREN');
	await t.verhandle(wer, 0);
	expect(await dran()).toBe('EINSATZSTELLE EINIGEN');
	gelungen(await t.einige(wer, 0));
	expect(await dran()).toBe('FREIWILLIGER EINREICHEN');
	gelungen(await reicheEin(wer.frage, wer, await anforderung(t, wer, papier)));
	expect(await dran()).toBe('TRAEGER PRUEFEN');
	gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${papier}`));
});

interface Dranzeile {
	readonly freiwilligerID: string;
	readonly dran: string | null;
	readonly dranSeit: string | null;
}
