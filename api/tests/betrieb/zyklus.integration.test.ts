import { afterAll, beforeAll, expect, it } from 'vitest';
import { schalteFeatures } from '#commands/systembetrieb/features.ts';
import { uebernimmAusVorgaenger } from '#commands/zyklus/uebernehmen.ts';
import { type Fragend, type Testportal, testportal } from '../portal.fixture.ts';

let t: Testportal;
let admin: Fragend;
let verwaltung: Fragend;
beforeAll(async () => {
	t = await testportal();
	admin = await t.als('admin@demo.test');
	verwaltung = await t.als('traeger@demo.test');
});
afterAll(() => t.stop());

interface Zyklus {
	id: string;
	start: string;
	status: string;
	isAktiv: boolean;
	isAbgeschlossen: boolean;
	version: number;
	dienstarten: {
		dienstartID: string;
		isBewerbungsstopp: boolean;
		taschengeld: number;
		gesamtkontingent: number | null;
		genehmigt: number;
	}[];
}
const zyklen = async () => (await admin('GET', '/v1/stammdaten/zyklus?sort=start')).data as Zyklus[];

it('creates a cycle of twelve months, each start once', async () => {
	const letzter = (await zyklen()).at(-1) as Zyklus;
	const start = `${Number(letzter.start.slice(0, 4)) + 1}-09-01`;
	const anlegen = () => admin('POST', '/v1/stammdaten/zyklus/create', { bezeichnung: 'Nächster', start });
	const neu = await anlegen();
	expect(neu.status).toBe(201);
	expect(neu.data).toMatchObject({
		start,
		ende: `${Number(start.slice(0, 4)) + 1}-08-31`,
		status: 'ANGELEGT',
		isAktiv: false,
	});
	const nochmal = await anlegen();
	expect([nochmal.status, nochmal.error.message]).toEqual([409, 'Es gibt bereits einen Zyklus mit diesem Beginn.']);
	expect(((await admin('GET', '/v1/stammdaten/zyklus/blocked')).data as { starts: string[] }).starts).toContain(start);
});

it('stops applications for a Dienstart and sets its defaults in euros', async () => {
	const aktiv = (await zyklen()).find((z) => z.isAktiv) as Zyklus;
	const dienstartID = aktiv.dienstarten[0]?.dienstartID ?? '';
	const antwort = await admin('PUT', `/v1/stammdaten/zyklus/${aktiv.id}`, {
		dienstarten: [{ dienstartID, isBewerbungsstopp: true, taschengeld: '455,50' }],
	});
	expect([antwort.status, antwort.error]).toEqual([200, undefined]);
	const danach = (antwort.data as Zyklus).dienstarten.find((d) => d.dienstartID === dienstartID);
	expect(danach).toMatchObject({ isBewerbungsstopp: true, taschengeld: 455.5 });
});

it('closes a cycle that has ended, and then changes nothing in it', async () => {
	const beendet = (await zyklen()).find((z) => z.status === 'BEENDET') as Zyklus;
	const aendern = (body: object) => admin('PUT', `/v1/stammdaten/zyklus/${beendet.id}`, body);
	expect((await aendern({ isAbgeschlossen: true })).data).toMatchObject({ isAbgeschlossen: true });
	const gesperrt = await aendern({ bezeichnung: 'Anders' });
	expect([gesperrt.status, gesperrt.error.code]).toEqual([409, 'G25']);
	expect((await aendern({ isAbgeschlossen: false })).data).toMatchObject({ isAbgeschlossen: false });
	const aktiv = (await zyklen()).find((z) => z.isAktiv) as Zyklus;
	const zuFrueh = await admin('PUT', `/v1/stammdaten/zyklus/${aktiv.id}`, { isAbgeschlossen: true });
	expect([zuFrueh.status, zuFrueh.error.code]).toEqual([409, 'G22']);
});

const pfad = (id: string) => `/v1/stammdaten/zyklus/${id}`;
const aktiver = async () => (await zyklen()).find((z) => z.isAktiv) as Zyklus;
async function legeNaechstenAn(): Promise<Zyklus> {
	const jahr = Number((await zyklen()).at(-1)?.start.slice(0, 4)) + 1;
	const felder = { bezeichnung: `${jahr}/${jahr + 1}`, start: `${jahr}-09-01` };
	return (await admin('POST', '/v1/stammdaten/zyklus/create', felder)).data as Zyklus;
}

it('holds the budget of a Dienstart and never lowers it below what is approved', async () => {
	const { id, dienstarten } = await aktiver();
	const { dienstartID, genehmigt } = dienstarten.find((d) => d.genehmigt > 0) ?? expect.fail();
	const setze = (gesamtkontingent: unknown) =>
		admin('PUT', pfad(id), { dienstarten: [{ dienstartID, gesamtkontingent }] });
	const budget = async (frage: Fragend) => {
		const zyklus = (await frage('GET', pfad(id))).data as Zyklus;
		return zyklus.dienstarten.find((d) => d.dienstartID === dienstartID);
	};
	expect((await setze(genehmigt + 5)).status).toBe(200);
	expect(await budget(verwaltung)).toMatchObject({ gesamtkontingent: genehmigt + 5, genehmigt });
	for (const [wert, text] of [
		[1.5, 'Bitte geben Sie einen positiven Wert ein'],
		['1,5', 'Bitte geben Sie einen positiven Wert ein'],
		[-1, 'Bitte geben Sie einen positiven Wert ein'],
		[123_456, 'Bitte geben Sie höchstens 99999 ein'],
	]) {
		const { status, error } = await setze(wert);
		expect([status, error?.details], String(wert)).toMatchObject([
			422,
			[{ text, feld: 'dienstarten.0.gesamtkontingent' }],
		]);
	}
	const darunter = await setze(genehmigt - 1);
	expect([darunter.status, darunter.error.details]).toEqual([
		409,
		[{ code: 'G', text: `Es sind bereits ${genehmigt} Plätze genehmigt.`, feld: 'dienstarten.0.gesamtkontingent' }],
	]);
	const negativ = await setze(-1);
	expect([negativ.status, negativ.error.message]).toEqual([422, 'Bitte geben Sie einen positiven Wert ein']);
	expect((await setze(null)).status).toBe(200);
	expect(await budget(admin)).toMatchObject({ gesamtkontingent: null });
});

it('says all violated fields at once and names their lines', async () => {
	const { id, dienstarten, version } = await aktiver();
	const [eine, andere] = dienstarten.map((d) => d.dienstartID);
	const antwort = await admin('PUT', pfad(id), {
		version,
		dienstarten: [
			{ dienstartID: eine, taschengeld: -1, wochenstunden: 49 },
			{ dienstartID: andere, estBeitrag: -5, urlaubstage: 61 },
		],
	});
	expect(antwort.status).toBe(422);
	expect(antwort.error.details.map(({ feld, text }) => [feld, text])).toEqual([
		['dienstarten.0.taschengeld', 'Bitte geben Sie einen positiven Wert ein'],
		['dienstarten.0.wochenstunden', 'Bitte geben Sie höchstens 48 ein'],
		['dienstarten.1.estBeitrag', 'Bitte geben Sie einen positiven Wert ein'],
		['dienstarten.1.urlaubstage', 'Bitte geben Sie höchstens 60 ein'],
	]);
	const zuHoch = await admin('PUT', pfad(id), { dienstarten: [{ dienstartID: eine, taschengeldHoechstbetrag: 9000 }] });
	expect(zuHoch.error.details.map(({ feld, text }) => [feld, text])).toEqual([
		[
			'dienstarten.0.taschengeldHoechstbetrag',
			expect.stringMatching(/^Das Gesetz erlaubt ab \d\d\.01\.20\d\d höchstens \d+,\d\d €\.$/),
		],
	]);
	const veraltet = await admin('PUT', pfad(id), { version: version - 1, bezeichnung: 'Anders' });
	expect([veraltet.status, veraltet.error.code]).toEqual([409, 'VERSION']);
	const fremd = await admin('PUT', pfad(id), { dienstarten: [{ dienstartID: id, taschengeld: 1 }] });
	expect([fremd.status, fremd.error.message]).toEqual([422, 'Bitte wählen Sie eine Dienstart aus.']);
});

it('previews the start only where that is switched on, and changes nothing by it', async () => {
	const vorher = await aktiver();
	const { id } = await legeNaechstenAn();
	const vorschau = () => admin('POST', '/v1/stammdaten/zyklus/start', { zyklusID: id, vorschau: true });
	const akteur = { art: 'USER', userID: null, rollen: ['SYSTEMADMIN'], impersoniertVon: null } as never;
	await schalteFeatures(t.portal.umgebung, { akteur, idempotenz: null }, []);
	const gesperrt = await vorschau();
	expect([gesperrt.status, gesperrt.error.code]).toEqual([404, 'G31']);
	await schalteFeatures(t.portal.umgebung, { akteur, idempotenz: null }, ['PREVIEW_ZYKLUS_START']);
	const { status, data } = await vorschau();
	expect(status).toBe(200);
	const { aenderungen } = data as { aenderungen: { art: string; text: string; anzahl: number }[] };
	expect(aenderungen.map(({ art }) => art)).toContain('BEENDET');
	expect(aenderungen[0]?.text).toMatch(/^Der Zyklus \d{4}\/\d{4} wird der aktive Zyklus\.$/);
	expect(await aktiver()).toEqual(vorher);
	expect((await verwaltung('POST', '/v1/stammdaten/zyklus/start', { zyklusID: id })).status).toBe(403);
});

it('starts a cycle: the former ends, defaults, addresses and quotas come along, nobody moves', async () => {
	const alt = await aktiver();
	const { pool } = t.portal.umgebung;
	const zahl = async (sql: string, werte: unknown[] = []) =>
		Number((await pool.query<{ n: string }>(`select count(*) as n from ${sql}`, werte)).rows[0]?.n);
	const freiwillige = await zahl('freiwilliger where zyklus_id = $1', [alt.id]);
	const teilnehmende = (id: string) => zahl('adresse where is_aktiv and $1 = any(aktiv_in_zyklen)', [id]);
	const neu = (await zyklen()).find((z) => z.status === 'ANGELEGT' && z.start > alt.start) as Zyklus;
	const start = () => admin('POST', '/v1/stammdaten/zyklus/start', { zyklusID: neu.id, kontingenteUebernehmen: true });
	expect((await start()).status).toBe(200);
	expect((await zyklen()).filter((z) => z.isAktiv).map((z) => z.id)).toEqual([neu.id]);
	expect((await zyklen()).find((z) => z.id === alt.id)?.status).toBe('BEENDET');
	expect((await aktiver()).dienstarten.map((d) => d.taschengeld).toSorted()).toEqual(
		alt.dienstarten.map((d) => d.taschengeld).toSorted(),
	);
	const { rows } = await pool.query<{ id: string }>(`select id from outbox where schluessel = 'zyklus-uebernehmen'`);
	const mandant = {
		key: 'demo',
		umgebung: t.portal.umgebung,
		mail: null as never,
		dateien: null as never,
		wurzeln: null as never,
		aussen: null as never,
		siegel: null as never,
	};
	const laeufe = async () =>
		((await admin('GET', '/v1/eingang')).data as { was: string; stand: string; erledigt: number; gesamt: number }[])
			.filter(({ was }) => was.startsWith('zyklus'))
			.map(({ was, stand, erledigt, gesamt }) => [was, stand, erledigt === gesamt, gesamt > 0])
			.toSorted();
	expect(await laeufe()).toEqual([
		['zyklusAdressen', 'LAEUFT', false, true],
		['zyklusKontingente', 'LAEUFT', false, true],
	]);
	for (const { id } of rows) await uebernimmAusVorgaenger(mandant, id);
	expect(await laeufe()).toEqual([
		['zyklusAdressen', 'FERTIG', true, true],
		['zyklusKontingente', 'FERTIG', true, true],
	]);
	expect(await zahl(`outbox where schluessel = 'zyklus-uebernehmen' and status = 'sent'`)).toBe(1);
	expect(await teilnehmende(neu.id)).toBe(await teilnehmende(alt.id));
	const plaetze = (id: string) => zahl('genehmigung where zyklus_id = $1 and genehmigt > 0', [id]);
	expect(await plaetze(neu.id)).toBe(await plaetze(alt.id));
	expect(await zahl('zuteilung where zyklus_id = $1 and zugeteilt > 0', [neu.id])).toBeGreaterThan(0);
	expect(await zahl('freiwilliger where zyklus_id = $1', [alt.id])).toBe(freiwillige);
	const nochmal = await start();
	expect([nochmal.status, nochmal.error.message]).toEqual([
		409,
		'Die Aktion „Zyklus starten“ ist im Status AKTIV nicht möglich.',
	]);
});

it('repeats the take-over without doing anything twice', async () => {
	const { pool } = t.portal.umgebung;
	const ereignisse = async () => (await pool.query<{ n: string }>('select count(*) as n from event')).rows[0]?.n;
	const vorher = await ereignisse();
	await pool.query(`update outbox set status = 'queued' where schluessel = 'zyklus-uebernehmen'`);
	const { rows } = await pool.query<{ id: string }>(`select id from outbox where schluessel = 'zyklus-uebernehmen'`);
	const mandant = {
		key: 'demo',
		umgebung: t.portal.umgebung,
		mail: null as never,
		dateien: null as never,
		wurzeln: null as never,
		aussen: null as never,
		siegel: null as never,
	};
	for (const { id } of rows) await uebernimmAusVorgaenger(mandant, id);
	expect(await ereignisse()).toBe(vorher);
});

it('leaves exactly one cycle active when two start at once', async () => {
	const [eins, zwei] = [await legeNaechstenAn(), await legeNaechstenAn()];
	const starte = ({ id }: Zyklus) => admin('POST', '/v1/stammdaten/zyklus/start', { zyklusID: id });
	const antworten = await Promise.all([starte(eins), starte(eins), starte(zwei)]);
	expect(antworten.map((a) => a.status).filter((s) => s === 200)).toHaveLength(2);
	const aktive = (await zyklen()).filter((z) => z.isAktiv);
	expect(aktive).toHaveLength(1);
	expect([eins.id, zwei.id]).toContain(aktive[0]?.id);
});

it('needs the cycle before', async () => {
	const jahr = Number((await zyklen()).at(-1)?.start.slice(0, 4)) + 5;
	const felder = { bezeichnung: 'Lücke', start: `${jahr}-09-01` };
	const { id } = (await admin('POST', '/v1/stammdaten/zyklus/create', felder)).data as Zyklus;
	const antwort = await admin('POST', '/v1/stammdaten/zyklus/start', { zyklusID: id });
	expect([antwort.status, antwort.error.message]).toEqual([
		409,
		expect.stringMatching(
			/^Vor dem Zyklus Lücke fehlt der vorhergehende Zyklus: Der Zyklus \d{4}\/\d{4} endet schon am 31\.08\.\d{4}\.$/,
		),
	]);
});

it('tells the history in sentences, and counts the volunteers of each cycle', async () => {
	const { id } = await aktiver();
	const saetze = ((await verwaltung('GET', `${pfad(id)}/historie`)).data as { satz: string }[]).map((e) => e.satz);
	expect(saetze).toContain('hat den Zyklus gestartet.');
	expect(saetze.at(-1)).toBe('hat den Zyklus angelegt.');
	const uebersicht = (await verwaltung('GET', '/v1/stammdaten/zyklus/uebersicht')).data as { freiwillige: number }[];
	const { rows } = await t.portal.umgebung.pool.query<{ n: number }>('select count(*)::int as n from freiwilliger');
	expect(uebersicht.reduce((summe, z) => summe + z.freiwillige, 0)).toBe(rows[0]?.n);
});
