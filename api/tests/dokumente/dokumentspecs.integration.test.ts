import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formular, fremdesFormular } from '#commands/pdf/formular.fixture.ts';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import type { Antwort } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { ladeHoch } from '../upload.fixture.ts';

/** Document specifications over HTTP, from the draft out of use. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

interface Spec {
	readonly id: string;
	readonly status: number;
	readonly nummer: number;
	readonly version: number;
	readonly vorlageUploadID: string | null;
	readonly versionen: readonly { readonly id: string; readonly status: number }[];
}
const V = '/v1/dokumentspec';
const gelungen = ({ status, data, roh }: Antwort): Spec => {
	if (status >= 300) throw new Error(`${status}: ${roh.body}`);
	return data as unknown as Spec;
};
const legeAn = async (felder: object) => gelungen(await t.traeger('POST', V, { bezeichnung: 'Kodex', ...felder }));
const veroeffentliche = (id: string) => t.traeger('PUT', `${V}/${id}`, { status: 10 });
const ids = async (frage = t.traeger) =>
	((await frage('GET', `${V}/published`)).data as unknown as readonly Spec[]).map((s) => s.id);
const upload = async (id: string | null) =>
	(await t.umgebung.pool.query('select status, besitzer_art, besitzer_id from upload where id = $1', [id])).rows[0];

it('publishes what it finds nothing wrong with, and says what is wrong', async () => {
	const { id } = await legeAn({ nutzungsart: 'GESTELLT', vorlageText: '{{ freiwilliger.name }} {{ vertrag.urlaub }}' });
	const fehler = ['vertrag.urlaub: Variable nicht bekannt'];
	expect((await t.traeger('GET', `${V}/${id}/check-release`)).data).toEqual({
		ok: false,
		fehler,
		hinweise: [],
		luecken: [],
	});
	const abgelehnt = await veroeffentliche(id);
	expect([abgelehnt.status, abgelehnt.error.message]).toEqual([
		409,
		'Die Vorlage kann nicht veröffentlicht werden: vertrag.urlaub: Variable nicht bekannt.',
	]);
	const text = { vorlageText: '{{ freiwilliger.name }} {{ vertrag.urlaubstage }}', status: 10 };
	expect(gelungen(await t.traeger('PUT', `${V}/${id}`, text)).status).toBe(10);
	expect(await ids()).toContain(id);
	const geaendert = await t.traeger('PUT', `${V}/${id}`, { isGesundheit: true });
	expect([geaendert.status, geaendert.error.message]).toEqual([
		409,
		'Veröffentlichte Vorlagen können nicht geändert werden. Bitte legen Sie eine neue Version an.',
	]);
	const muster = await t.traeger('GET', `${V}/${id}/download/vorlage/muster`);
	expect([muster.status, muster.roh.headers['content-type'], muster.roh.rawPayload.subarray(0, 5).toString()]).toEqual([
		200,
		'application/pdf',
		'%PDF-',
	]);
});

it('changes nothing when it may not be published with what is changed', async () => {
	const { id } = await legeAn({});
	const werte = { bezeichnung: 'Neu', nutzungsart: 'GESTELLT', status: 10 };
	expect((await t.traeger('PUT', `${V}/${id}`, werte)).status).toBe(409);
	expect((await t.traeger('GET', `${V}/${id}`)).data).toMatchObject({ bezeichnung: 'Kodex', status: 0 });
});

it('refuses what somebody else has changed meanwhile', async () => {
	const { id, version } = await legeAn({});
	gelungen(await t.traeger('PUT', `${V}/${id}`, { frist: 7, version }));
	expect((await t.traeger('PUT', `${V}/${id}`, { frist: 14, version })).status).toBe(409);
});

it('checks the fields of a form, which stays as long as one version is filled from it', async () => {
	const datei = { name: 'Formular.pdf', inhalt: Buffer.from(await formular()) };
	const { uploadID } = (await ladeHoch(t.traeger, datei)).data as unknown as { uploadID: string };
	const { id } = await legeAn({ nutzungsart: 'ANGEFORDERT', vorlageUploadID: uploadID });
	expect(await upload(uploadID)).toEqual({ status: 'Referenced', besitzer_art: 'DOKUMENTSPEC', besitzer_id: id });
	const felder = await t.traeger('GET', `${V}/${id}/download/vorlage/fields`);
	expect(felder.data).toContain('freiwilliger.iban');
	const befunde = (await t.traeger('GET', `${V}/${id}/check`)).data as unknown as readonly { variable: string }[];
	expect(befunde).toContainEqual({
		variable: 'ganz.unbekannt',
		ergebnis: 'FieldEmpty',
		text: 'Bleibt leer',
	});
	expect((await t.verein('GET', `${V}/${id}/download/${uploadID}`)).status).toBe(200);
	expect((await t.verein('GET', `${V}/${id}/download/${id}`)).status).toBe(404);
	// It is one of the chain's now: nobody gives it to something else.
	expect((await t.traeger('POST', V, { bezeichnung: 'Zweites', vorlageUploadID: uploadID })).status).toBe(422);
	expect((await t.traeger('DELETE', `${V}/${id}`)).status).toBe(204);
	expect((await t.traeger('GET', `${V}/${id}`)).status).toBe(404);
	expect(await upload(uploadID)).toMatchObject({ status: 'CleanmeDeleted', besitzer_id: null });
});

it('has one open draft per chain, also when two ask at the same moment', async () => {
	const { id } = await legeAn({});
	gelungen(await veroeffentliche(id));
	const beide = await Promise.all([1, 2].map(() => t.traeger('POST', `${V}/${id}/version`)));
	expect(beide.map((a) => a.status).sort()).toEqual([201, 409]);
	const abgelehnt = beide.find((a) => a.status === 409);
	expect(abgelehnt?.error.message).toBe('Es existiert bereits ein Entwurf für eine neue Version.');
	const neu = gelungen(beide.find((a) => a.status === 201) as Antwort);
	expect([neu.nummer, neu.status, neu.versionen.map((v) => v.id)]).toEqual([2, 0, [id, neu.id]]);
	gelungen(await t.traeger('POST', `${V}/${id}/abloesen`, { nachfolgerID: neu.id }));
	const veroeffentlicht = await ids();
	expect([veroeffentlicht.includes(id), veroeffentlicht.includes(neu.id)]).toEqual([false, true]);
	expect((await t.traeger('POST', `${V}/${neu.id}/version`)).status).toBe(201);
});

// I18
it('is neither published nor handed to anybody once it is locked; only administrators unlock it', async () => {
	const { id } = await legeAn({});
	gelungen(await veroeffentliche(id));
	expect((await t.traeger('DELETE', `${V}/${id}`)).status).toBe(204);
	for (const frage of [t.traeger, t.verein, t.admin]) expect(await ids(frage)).not.toContain(id);
	expect((await veroeffentliche(id)).status).toBe(403);
	expect(gelungen(await t.admin('PUT', `${V}/${id}`, { status: 10 })).status).toBe(10);
	const { rows } = await t.umgebung.pool.query(
		`select count(*)::int as n from outbox where schluessel = 'akten-abgleichen' and stream = $1`,
		[`DokumentSpec-${id}`],
	);
	// Published, locked, unlocked.
	expect(rows).toEqual([{ n: 3 }]);
	const verlauf = (await t.traeger('GET', `${V}/${id}/historie`)).data as unknown as readonly { satz: string }[];
	expect(verlauf.map((e) => e.satz)).toEqual([
		'hat die Vorlage entsperrt.',
		'hat die Vorlage gesperrt.',
		'hat die Vorlage veröffentlicht.',
		'hat die Vorlage angelegt.',
	]);
});

it('shows a site only what it has a part in', async () => {
	const { id } = await legeAn({});
	gelungen(await veroeffentliche(id));
	const mit = await legeAn({ signaturparteien: ['EINSATZSTELLE'], signaturform: 'EINFACH' });
	gelungen(await veroeffentliche(mit.id));
	const gesehen = await ids(t.verein);
	expect([gesehen.includes(id), gesehen.includes(mit.id)]).toEqual([false, true]);
});

// Threat 12
it.each(['constructor.constructor', '__proto__', 'freiwilliger.constructor'])('finds no %s', async (name) => {
	const { id } = await legeAn({});
	const antwort = await t.traeger('POST', `${V}/${id}/check`, { inhalt: `{{ ${name} }}` });
	expect(antwort.data).toEqual([{ variable: name, ergebnis: 'VariableNotFound', text: 'Variable nicht bekannt' }]);
});

it('counts whom it would be meant for before it is stored, by the rule that asks for documents', async () => {
	await t.erfasse([t.ort(0)], { geburtsdatum: '2008-09-15' });
	await t.erfasse([t.ort(0)], { geburtsdatum: '2008-09-16' });
	await t.registriereUnbestaetigt([t.ort(0)]);
	const fuerAlle = { dienstartIDs: [], zyklusVon: null, zyklusBis: null, bedingungen: [], nachweisFuer: null };
	const zaehle = async (felder: object) =>
		(await t.traeger('POST', `${V}/reichweite`, { ...fuerAlle, ...felder })).data;
	const volljaehrig = (ist: boolean) => ({ bedingungen: [{ art: 'VOLLJAEHRIG', ist, werte: [] }] });
	expect(await zaehle({})).toEqual({ erfuellt: 2, von: 2 });
	expect(await zaehle(volljaehrig(true))).toEqual({ erfuellt: 1, von: 2 });
	expect(await zaehle(volljaehrig(false))).toEqual({ erfuellt: 1, von: 2 });
	// Whether they swim isn't known: that is no 'no'.
	const ohneAngabe = { bedingungen: [{ art: 'SCHWIMMFAEHIGKEIT', ist: false, werte: [] }] };
	expect(await zaehle(ohneAngabe)).toEqual({ erfuellt: 0, von: 2 });
	expect(await zaehle({ zyklusVon: '2099-09-01' })).toEqual({ erfuellt: 0, von: 2 });
});

it('counts anew what has changed since it last counted, whoever else asks at the same time', async () => {
	const bedingungen = [{ art: 'GESCHLECHT', ist: true, werte: ['D'] }];
	const felder = { dienstartIDs: [], zyklusVon: null, zyklusBis: null, bedingungen, nachweisFuer: null };
	const zaehle = async () =>
		(await t.traeger('POST', `${V}/reichweite`, felder)).data as unknown as { erfuellt: number; von: number };
	const { erfuellt, von } = await zaehle();
	const wer = await t.erfasse([t.ort(0)], { geschlecht: 'W' });
	expect(await Promise.all([zaehle(), zaehle()])).toEqual(Array(2).fill({ erfuellt, von: von + 1 }));
	const geaendert = await t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, { geschlecht: 'D' });
	expect(geaendert.status, geaendert.roh.body).toBe(200);
	expect(await zaehle()).toEqual({ erfuellt: erfuellt + 1, von: von + 1 });
	const geloescht = await t.traeger('DELETE', `/v1/freiwilliger/${wer.id}`);
	expect(geloescht.status, geloescht.roh.body).toBeLessThan(300);
	expect(await zaehle()).toEqual({ erfuellt, von });
});

it('shows a text as the paper it would be, with a letterhead that is not stored yet', async () => {
	const zeige = async (mehr: object) => {
		const wunsch = {
			bezeichnung: 'Kodex',
			inhalt: '## Ehrenkodex\n\n{{ freiwilliger.name }}{? aus {{ freiwilliger.geburtsort }}?}',
			...mehr,
		};
		const antwort = await t.traeger('POST', `${V}/vorschau`, wunsch);
		return antwort.status === 200 ? (await seitentexte(antwort.roh.rawPayload)).join() : antwort.status;
	};
	expect(await zeige({})).toContain('Mara Muster aus Bonn');
	expect(await zeige({ fall: 'KNAPP' })).not.toContain('aus Bonn');
	const wer = await t.erfasse([t.ort(0)], { vorname: 'Łukasz', nachname: 'Müßig-Śmigły' });
	expect(await zeige({ freiwilligerID: wer.id })).toContain('Łukasz Müßig-Śmigły');
	// What is sensitive in it has been read, and only that.
	const gelesen = async () =>
		(
			await t.umgebung.pool.query(
				"select datenarten, anlass from zugriff where betroffener = $1 and anlass <> 'AKTE'",
				[wer.id],
			)
		).rows;
	await t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, { kontoinhaber: 'Łukasz', iban: 'DE89370400440532013000' });
	await zeige({ freiwilligerID: wer.id });
	expect(await gelesen()).toEqual([]);
	const mitIban = { inhalt: '## Konto\n\n{{ freiwilliger.iban }}', freiwilligerID: wer.id };
	expect(await zeige(mitIban)).toContain('DE89');
	expect(await gelesen()).toEqual([{ datenarten: ['BANK'], anlass: 'DOKUMENT' }]);
	expect(await zeige({ freiwilligerID: randomUUID() })).toBe(404);
	const angaben = await t.traeger('GET', `${V}/angaben/${wer.id}`);
	const { bekannt, vertretende } = angaben.roh.json().data;
	expect(bekannt).toEqual(expect.arrayContaining(['freiwilliger.name', 'freiwilliger.iban']));
	expect(bekannt).not.toContain('vertrag.nummer');
	expect(vertretende).toBe(0);
	expect((await t.traeger('GET', `${V}/angaben/${randomUUID()}`)).status).toBe(404);
	expect(await zeige({ briefkopf: { papierFuss: 'Amtsgericht Köln, VR 1208' } })).toContain(
		'Amtsgericht Köln, VR 1208',
	);
	expect(await zeige({ briefkopf: { papierRandLinks: 3 } })).toBe(422);
});

describe('a form of somebody else', () => {
	const angabe = (feld: string, welche: string, form: object = { art: 'GANZ' }) => ({
		...{ feld, platz: null },
		inhalt: { art: 'ANGABE', angabe: welche, form },
	});
	const FELDER = [
		angabe('Name, Vorname', 'freiwilliger.nachname_vorname'),
		angabe('von_T', 'vertrag.beginn', { art: 'TAG' }),
		angabe('Feld_2', 'freiwilliger.iban'),
		{ feld: 'Notiz', platz: null, inhalt: { art: 'LEER' } },
	];
	let id: string;
	beforeAll(async () => {
		const datei = { name: 'Formblatt 7.pdf', inhalt: Buffer.from(await fremdesFormular()) };
		const { uploadID } = (await ladeHoch(t.traeger, datei)).data as unknown as { uploadID: string };
		id = (await legeAn({ nutzungsart: 'GESTELLT', vorlageUploadID: uploadID })).id;
	});

	it('tells its fields with what they probably ask for', async () => {
		const { data } = await t.traeger('GET', `${V}/${id}/felder`);
		const { seiten, felder } = data as unknown as { seiten: number; felder: { name: string; vorschlag: unknown }[] };
		expect([seiten, felder.length]).toEqual([2, 14]);
		expect(felder.find(({ name }) => name === 'Feld_2')?.vorschlag).toEqual({
			inhalt: { art: 'ANGABE', angabe: 'freiwilliger.geburtsdatum', form: { art: 'GANZ' } },
			...{ aus: 'UMFELD', worte: 'geboren am', isSicher: false },
		});
		expect((await t.traeger('GET', `${V}/${(await legeAn({})).id}/felder`)).status).toBe(404);
	});

	it('is tried out before anything is stored, and reading what is sensitive is recorded', async () => {
		const wer = await t.erfasse([t.ort(0)], { vorname: 'Łukasz', nachname: 'Müßig-Śmigły' });
		await t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, { kontoinhaber: 'Łukasz', iban: 'DE89370400440532013000' });
		const probiere = async (wunsch: object) =>
			(await t.traeger('POST', `${V}/${id}/felder/probe`, wunsch)).data as unknown as readonly { feld: string }[];
		const beispiel = await probiere({ felder: FELDER });
		expect(beispiel).toContainEqual({ feld: 'von_T', wert: '01.09.2025', text: '01', isZuLang: false });
		expect(await probiere({ felder: FELDER, fall: 'KNAPP' })).toContainEqual({
			...{ feld: 'Feld_2', wert: '', text: '', isZuLang: false },
		});
		expect(await probiere({ felder: FELDER, freiwilligerID: wer.id })).toContainEqual({
			...{ feld: 'Name, Vorname', wert: 'Müßig-Śmigły, Łukasz', text: 'Müßig-Śmigły, Łukasz', isZuLang: false },
		});
		const vorschau = await t.traeger('POST', `${V}/${id}/felder/vorschau`, { felder: FELDER, freiwilligerID: wer.id });
		expect((await seitentexte(vorschau.roh.rawPayload)).join()).toContain('DE89370400440532013000');
		const { rows } = await t.umgebung.pool.query(
			"select distinct datenarten, anlass from zugriff where betroffener = $1 and anlass <> 'AKTE'",
			[wer.id],
		);
		expect(rows).toEqual([{ datenarten: ['BANK'], anlass: 'DOKUMENT' }]);
		const fremd = { felder: FELDER, freiwilligerID: randomUUID() };
		expect((await t.traeger('POST', `${V}/${id}/felder/vorschau`, fremd)).status).toBe(404);
	});

	it.each([
		['an Angabe there is none of', [angabe('Ort', 'freiwilliger.unbekannt')]],
		['an Angabe of somebody else', [angabe('Ort', 'benutzer.name')]],
		['a field twice', [angabe('Ort', 'freiwilliger.ort'), angabe('Ort', 'freiwilliger.plz')]],
		['a form there is none of', [angabe('Ort', 'freiwilliger.ort', { art: 'RUNEN' })]],
		['a name nobody can read', [angabe('Ort\u0007', 'freiwilliger.ort')]],
		[
			'a field beside the page',
			[
				{
					...angabe('Neu', 'freiwilliger.ort'),
					platz: { art: 'TEXT', seite: 1, x: 9_000, y: 0, breite: 2_000, hoehe: 9 },
				},
			],
		],
	])('refuses %s', async (_, feldzuordnungen) => {
		expect((await t.traeger('PUT', `${V}/${id}`, { feldzuordnungen })).status).toBe(422);
	});

	it('is published whatever its fields are called; what stays empty is told', async () => {
		gelungen(await t.traeger('PUT', `${V}/${id}`, { feldzuordnungen: FELDER }));
		const { data } = await t.traeger('GET', `${V}/${id}/check-release`);
		expect(data).toMatchObject({ ok: true, fehler: [] });
		const { luecken } = data as unknown as { luecken: string[] };
		expect(luecken).toEqual(expect.arrayContaining(['Strasse', 'Feld_17', 'cb_minderj']));
		expect(luecken).not.toEqual(expect.arrayContaining(['Notiz', 'Unterschrift1', 'von_T']));
		expect(gelungen(await veroeffentliche(id)).status).toBe(10);
		const muster = await t.traeger('GET', `${V}/${id}/download/vorlage/muster`);
		expect((await seitentexte(muster.roh.rawPayload)).join()).toContain('Muster, Mara');
		const verlauf = (await t.traeger('GET', `${V}/${id}/historie`)).data as unknown as { aenderungen: object[] }[];
		expect(verlauf.flatMap(({ aenderungen }) => aenderungen)).toEqual([
			{ bezeichnung: 'Felder der PDF-Vorlage', von: null, nach: '4 Felder festgelegt' },
		]);
		// The next version begins with them.
		const neu = gelungen(await t.traeger('POST', `${V}/${id}/version`));
		expect(neu).toMatchObject({ feldzuordnungen: FELDER });
		expect((await t.traeger('PUT', `${V}/${id}`, { feldzuordnungen: [] })).status).toBe(409);
	});
});
