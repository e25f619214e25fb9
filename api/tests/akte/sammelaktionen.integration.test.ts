import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as warte } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kehre } from '#commands/mail/faellig.ts';
import { fuehreSammelaktionAus } from '#commands/sammelaktion/fuehre-aus.ts';
import { akteVon, anforderung, gelungen, reicheEin, vorlage } from '../dokumente.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** One action on many: what a trial says, that it changes nothing, and that the doing does what the trial said. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

const SO_SPAET = '2026-09-15T10:00:00.000Z';

interface Grund {
	readonly code: string;
	readonly text: string;
}
interface Zeile {
	readonly eintragID: string;
	readonly nachname: string | null;
	readonly dokumentID: string | null;
	readonly gruende: Grund[];
}
interface Lauf {
	readonly gesamt: number;
	readonly erledigt: number;
	readonly gesperrt: number;
	readonly beendetAm: string | null;
	readonly zeilen: { eintragID: string; nachname: string | null; gruende: string[] | null }[];
}
interface Eingabe {
	readonly aktion: string;
	readonly [feld: string]: string;
}

const probe = (wer: Fragend, eingabe: Eingabe, auswahl: object, liste = 'BEWERBUNGEN') =>
	wer('POST', '/v1/sammelaktion/probelauf', { liste, eingabe, auswahl });

async function probiere(wer: Fragend, eingabe: Eingabe, auswahl: object, liste?: string): Promise<Zeile[]> {
	const antwort = await probe(wer, eingabe, auswahl, liste);
	expect(antwort.status, antwort.roh.body).toBe(200);
	return (antwort.data as { zeilen: Zeile[] }).zeilen;
}

async function beginne(
	wer: Fragend,
	eingabe: Eingabe,
	ids: readonly string[],
	liste = 'BEWERBUNGEN',
	gesehen?: object,
) {
	const antwort = await wer('POST', '/v1/sammelaktion', { liste, eingabe, ids, gesehen });
	expect(antwort.status, antwort.roh.body).toBe(202);
	return (antwort.data as { id: string }).id;
}

async function wartende(): Promise<string[]> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = 'sammelaktion' and status = 'queued' order by erstellt_am`,
	);
	return rows.map(({ id }) => id);
}
/** Does what the worker does. */
async function arbeiteAb(): Promise<void> {
	for (const id of await wartende()) await fuehreSammelaktionAus(t, id);
}

async function lauf(id: string, wer = t.traeger): Promise<Lauf> {
	return (await wer('GET', `/v1/sammelaktion/${id}`)).data;
}
async function fuehreAus(
	wer: Fragend,
	eingabe: Eingabe,
	ids: readonly string[],
	liste?: string,
	gesehen?: object,
): Promise<Lauf> {
	const id = await beginne(wer, eingabe, ids, liste, gesehen);
	await arbeiteAb();
	return lauf(id, wer);
}

const erfasse = (anzahl: number, stelle = 0, ort = 0): Promise<Bewerber[]> =>
	Promise.all(Array.from({ length: anzahl }, () => t.erfasse([t.ort(stelle, ort)], mitEmail())));
const mitEmail = () => ({ email: `${randomUUID()}@post.test` });
const wuensche = (bewerber: readonly Bewerber[]) => bewerber.map((b) => b.wunschID());
const codes = (zeilen: readonly Zeile[]) => zeilen.map(({ gruende }) => gruende.map(({ code }) => code));
/** What the trial showed of each. */
const gesehenIn = (zeilen: readonly Zeile[]) =>
	Object.fromEntries(zeilen.flatMap(({ eintragID, dokumentID }) => (dokumentID ? [[eintragID, dokumentID]] : [])));
const gehen = (zeilen: readonly Zeile[]) => zeilen.filter((z) => !z.gruende.length).map((z) => z.eintragID);
const wunschstatus = async (b: Bewerber): Promise<number> => {
	const { wuensche } = (await t.traeger('GET', `/v1/freiwilliger/${b.id}`)).data as { wuensche: { status: number }[] };
	return wuensche[0]?.status ?? -1;
};

/** Everything the database holds, except when somebody was last seen. */
async function allesWas(): Promise<unknown> {
	const { rows } = await t.umgebung.pool.query<{ name: string }>(
		`select relname as name from pg_stat_user_tables where schemaname = 'public' and relname not like 'zugriff%'
			and has_table_privilege(relid, 'select') and relname not in ('sitzung', 'befehl', 'nummernkreis') order by 1`,
	);
	const inhalte = rows.map(async ({ name }) => {
		const summe = `select '${name}' as name, count(*) as anzahl, md5(string_agg(md5(x::text), '' order by md5(x::text)))`;
		return (await t.umgebung.pool.query(`${summe} as inhalt from "${name}" x`)).rows[0];
	});
	return Promise.all(inhalte);
}

describe('five agree on three places', () => {
	let bewerber: Bewerber[];
	beforeAll(async () => {
		const kopf = { zyklusID: t.grundlage.zyklen.at(-1)?.id, dienstartID: t.dienstart('FSJ') };
		const eingabe = { ...kopf, einsatzortID: t.ort(2), zugeteilt: 3 };
		expect((await t.traeger('POST', '/v1/stammdaten/einsatzortkontingentzuteilung', eingabe)).status).toBeLessThan(300);
		bewerber = await erfasse(5, 2);
		for (const b of bewerber) await t.verhandle(b, 2);
	});

	it('the trial lets three through, tells two why not, and changes nothing', async () => {
		const vorher = await allesWas();
		const zeilen = await probiere(t.traeger, { aktion: 'einigen' }, { ids: wuensche(bewerber) });
		expect(codes(zeilen).filter((c) => !c.length)).toHaveLength(3);
		expect(codes(zeilen).filter((c) => c.length)).toEqual([['G04'], ['G04']]);
		expect(zeilen.find((z) => z.gruende.length)?.gruende[0]?.text).toContain('(3 von 3 Plätzen belegt)');
		expect(await allesWas()).toEqual(vorher);
	});

	it('the doing does what the trial said', async () => {
		const zeilen = await probiere(t.traeger, { aktion: 'einigen' }, { ids: wuensche(bewerber) });
		// All five, in the order of the trial.
		const { zeilen: getan, ...zahlen } = await fuehreAus(
			t.traeger,
			{ aktion: 'einigen' },
			zeilen.map((z) => z.eintragID),
		);
		expect(zahlen).toMatchObject({ gesamt: 5, erledigt: 3, gesperrt: 2 });
		expect(zahlen.beendetAm).not.toBeNull();
		expect(getan.map((z) => [z.eintragID, z.gruende])).toEqual(
			zeilen.map((z) => [z.eintragID, z.gruende.map((g) => g.code)]),
		);
		expect(await t.plaetze(t.ort(2), t.dienstart('FSJ'))).toMatchObject({ zugeteilt: 3, reserviert: 3 });
		expect(await t.kettenfehler()).toEqual([]);
	});
});

describe('documents of many are checked together', () => {
	const VERIFIZIEREN = { aktion: 'dokumentVerifizieren' };
	let pass: string[];
	let mitFeld: string;
	let fehlt: string;
	let bewerber: Awaited<ReturnType<Kleinportal['registriere']>>[];
	const ein = async (i: number, specID: string, mitDatei = true) => {
		const wer = bewerber[i] as (typeof bewerber)[number];
		const id = await anforderung(t, wer, specID);
		if (mitDatei) gelungen(await reicheEin(wer.frage, wer, id));
		return id;
	};
	beforeAll(async () => {
		const spec = await vorlage(t, { bezeichnung: 'Reisepass' });
		const gesteuert = await vorlage(t, {
			bezeichnung: 'Bankkarte',
			steuerungsfelder: [{ feld: 'iban', modus: 'SETZEN' }],
		});
		bewerber = [];
		for (let i = 0; i < 3; i++) bewerber.push(await t.registriere([t.ort(0)]));
		pass = [await ein(0, spec), await ein(1, spec)];
		fehlt = await ein(2, spec, false);
		mitFeld = await ein(0, gesteuert);
	});
	const staende = async () =>
		Object.fromEntries(
			(await Promise.all(bewerber.map((wer) => akteVon(t.traeger, wer)))).flatMap(({ anforderungen }) =>
				anforderungen.map(({ id, status }) => [id, status]),
			),
		);

	it('the trial lets through what can be checked without looking, and says of the rest why not', async () => {
		const vorher = await allesWas();
		const zeilen = await probiere(t.traeger, VERIFIZIEREN, { ids: [...pass, fehlt, mitFeld] }, 'DOKUMENTE');
		expect(new Set(gehen(zeilen))).toEqual(new Set(pass));
		const grund = (id: string) => zeilen.find((z) => z.eintragID === id)?.gruende.map(({ code }) => code);
		expect(grund(fehlt)).toEqual(['G22']);
		expect(grund(mitFeld)).toEqual(['EINZELN_PRUEFEN']);
		expect(zeilen.find((z) => z.eintragID === mitFeld)).toMatchObject({ dokument: 'Bankkarte' });
		expect(await allesWas()).toEqual(vorher);
	});

	it('leaves what was handed in between the trial and the run for somebody to look at', async () => {
		const impfpass = await ein(2, await vorlage(t, { bezeichnung: 'Impfpass' }));
		const zeilen = await probiere(t.traeger, VERIFIZIEREN, { ids: [impfpass] }, 'DOKUMENTE');
		expect(gehen(zeilen)).toEqual([impfpass]);
		const wer = bewerber[2] as (typeof bewerber)[number];
		gelungen(await reicheEin(wer.frage, wer, impfpass, { name: 'Neuer.pdf' }));
		const grund = async (gesehen?: object) =>
			(await fuehreAus(t.traeger, VERIFIZIEREN, [impfpass], 'DOKUMENTE', gesehen)).zeilen[0]?.gruende;
		expect(await grund(gesehenIn(zeilen))).toEqual(['ANDERE_DATEI']);
		// Nor is one checked that nobody says to have seen.
		expect(await grund()).toEqual(['ANDERE_DATEI']);
		expect((await staende())[impfpass]).toBe('NEEDS_REVIEW');
		const neue = await probiere(t.traeger, VERIFIZIEREN, { ids: [impfpass] }, 'DOKUMENTE');
		expect(await grund(gesehenIn(neue))).toEqual([]);
		expect((await staende())[impfpass]).toBe('FINISHED');
	});

	it('does each by itself, and reports by the name of the document', async () => {
		const ids = [...pass, fehlt];
		const gesehen = gesehenIn(await probiere(t.traeger, VERIFIZIEREN, { ids }, 'DOKUMENTE'));
		const { zeilen, ...zahlen } = await fuehreAus(t.traeger, VERIFIZIEREN, ids, 'DOKUMENTE', gesehen);
		expect(zahlen).toMatchObject({ gesamt: 3, erledigt: 2, gesperrt: 1 });
		for (const zeile of zeilen) expect(zeile).toMatchObject({ dokument: 'Reisepass', nachname: expect.any(String) });
		const danach = await staende();
		expect(pass.map((id) => danach[id])).toEqual(['FINISHED', 'FINISHED']);
		expect([danach[fehlt], danach[mitFeld]]).toEqual(['NOT_PROVIDED', 'NEEDS_REVIEW']);
		const nochmal = await probiere(t.traeger, VERIFIZIEREN, { ids }, 'DOKUMENTE');
		expect(codes(nochmal)).toEqual([['G22'], ['G22'], ['G22']]);
	});

	it('sends back with a reason, or not at all', async () => {
		const ohne = { liste: 'DOKUMENTE', eingabe: { aktion: 'dokumentZurueckweisen', grund: ' ' }, ids: [mitFeld] };
		expect((await t.traeger('POST', '/v1/sammelaktion', ohne)).status).toBe(422);
		const eingabe = { aktion: 'dokumentZurueckweisen', grund: 'Bitte beide Seiten.' };
		const gesehen = gesehenIn(await probiere(t.traeger, eingabe, { ids: [mitFeld] }, 'DOKUMENTE'));
		const getan = await fuehreAus(t.traeger, eingabe, [mitFeld], 'DOKUMENTE', gesehen);
		expect(getan).toMatchObject({ erledigt: 1, gesperrt: 0 });
		expect((await staende())[mitFeld]).toBe('NOT_PROVIDED');
	});

	it('is no way for a site to documents of a list it doesn’t have', async () => {
		const zeilen = await probiere(t.verein, VERIFIZIEREN, { ids: [...pass, mitFeld] }, 'DOKUMENTE');
		expect(codes(zeilen)).toEqual([['NICHT_GEFUNDEN'], ['NICHT_GEFUNDEN'], ['NICHT_GEFUNDEN']]);
		expect(zeilen.map(({ nachname }) => nachname)).toEqual([null, null, null]);
		expect(await probiere(t.verein, VERIFIZIEREN, { filter: {} }, 'DOKUMENTE')).toEqual([]);
		// Nor does an entry of another list stand for a document.
		const fremd = await probiere(t.traeger, VERIFIZIEREN, { ids: [bewerber[0]?.wunschID() ?? ''] });
		expect(codes(fremd)).toEqual([['NICHT_GEFUNDEN']]);
	});
});

describe('who is meant', () => {
	let hier: Bewerber[];
	let dort: Bewerber[];
	beforeAll(async () => {
		hier = await erfasse(3, 0);
		dort = await erfasse(2, 1);
	});

	it('a filter means what the list shows, and nothing beyond the own places', async () => {
		const filter = { und: [{ feld: 'wunschstatus', op: 'gleich', wert: 0 }] };
		const liste = await t.verein('GET', `/v1/freiwilliger/bewerbungen?f=${encodeURIComponent(JSON.stringify(filter))}`);
		const zeilen = await probiere(t.verein, { aktion: 'kontaktieren' }, { filter });
		const gezeigt = (liste.data as { wunschID: string }[]).map((z) => z.wunschID);
		expect(zeilen.map((z) => z.eintragID).toSorted()).toEqual(gezeigt.toSorted());
		expect(gezeigt).toEqual(expect.arrayContaining(wuensche(hier)));
		for (const id of wuensche(dort)) expect(gezeigt).not.toContain(id);
	});

	it("another site's application answers like one that doesn't exist", async () => {
		const keine = '00000000-0000-4000-8000-000000000000';
		const fremd = dort[0]?.wunschID() ?? '';
		const [a, b] = await probiere(t.verein, { aktion: 'kontaktieren' }, { ids: [keine, fremd] });
		expect({ ...b, eintragID: '' }).toEqual({ ...a, eintragID: '' });
		expect(codes([a as Zeile])).toEqual([['NICHT_GEFUNDEN']]);
		const vorher = await t.ereignisse();
		const { zeilen } = await fuehreAus(t.verein, { aktion: 'kontaktieren' }, [keine, fremd]);
		expect(zeilen.map((z) => [z.nachname, z.gruende])).toEqual([
			[null, ['NICHT_GEFUNDEN']],
			[null, ['NICHT_GEFUNDEN']],
		]);
		expect(await t.ereignisse()).toBe(vorher);
	});

	it('who may not do it once may not do it often', async () => {
		const eingabe = { aktion: 'nachricht', betreff: 'Hallo', text: 'Guten Tag' };
		expect((await probe(t.verein, eingabe, { ids: wuensche(hier) })).status).toBe(403);
		const antwort = await t.verein('POST', '/v1/sammelaktion', { liste: 'BEWERBUNGEN', eingabe, ids: wuensche(hier) });
		expect(antwort.status).toBe(403);
	});

	it('a message reaches somebody with two applications once', async () => {
		const wer = await t.erfasse([t.ort(0), t.ort(1)], mitEmail());
		const eingabe = { aktion: 'nachricht', betreff: 'Infoabend', text: 'Kommen Sie am Montag?' };
		const { gesamt, erledigt } = await fuehreAus(t.traeger, eingabe, wer.wunschIDs);
		expect([gesamt, erledigt]).toEqual([1, 1]);
		const { rows } = await t.umgebung.pool.query(
			`select count(*)::int as n from event where type = 'NachrichtGesendet' and stream = $1`,
			[`Akte-${wer.id}`],
		);
		expect(rows[0]?.n).toBe(1);
	});

	it('a message reaches those in the pool who are ticked, and only they are exported', async () => {
		const [eine, andere] = [await t.erfasse([], mitEmail()), await t.erfasse([], mitEmail())];
		const eingabe = { aktion: 'nachricht', betreff: 'Neue Stellen', text: 'Schauen Sie auf die Karte.' };
		const { gesamt, erledigt } = await fuehreAus(t.traeger, eingabe, [eine.id], 'POOL');
		expect([gesamt, erledigt]).toEqual([1, 1]);
		expect(await probiere(t.traeger, eingabe, { filter: {} }, 'POOL')).toHaveLength(2);
		const nur = (id: string) => new URLSearchParams({ f: `{"und":[{"feld":"id","op":"in","wert":["${id}"]}]}` });
		const csv = await t.traeger('POST', '/v1/freiwilliger/pool/export-csv', { ids: [andere.id] });
		expect(csv.roh.body.trim().split('\r\n')).toHaveLength(2);
		const liste = await t.traeger('GET', `/v1/freiwilliger/pool?${nur(eine.id)}`);
		expect(liste.roh.json()).toMatchObject({ total: 1, data: [{ freiwilligerID: eine.id }] });
	});

	it('free words are kept no longer than the run lasts', async () => {
		const { rows } = await t.umgebung.pool.query(
			`select count(*)::int as n from sammelauftrag where beendet_am is not null and eingabe is not null`,
		);
		expect(rows[0]?.n).toBe(0);
	});

	it("a run is for who began it and for the provider; it names nobody a site doesn't see", async () => {
		const id = await beginne(t.traeger, { aktion: 'kontaktieren' }, wuensche(dort));
		await arbeiteAb();
		expect((await t.verein('GET', `/v1/sammelaktion/${id}`)).status).toBe(404);
		expect((await t.admin('GET', `/v1/sammelaktion/${id}`)).status).toBe(200);
		const eigene = (await t.traeger('GET', '/v1/sammelaktion')).data as { id: string }[];
		expect(eigene[0]?.id).toBe(id);
		expect((await t.admin('GET', '/v1/sammelaktion')).data).toEqual([]);
	});

	it('the same key begins one run', async () => {
		const body = { liste: 'BEWERBUNGEN', eingabe: { aktion: 'wartelisteSetzen' }, ids: wuensche(hier) };
		const key = { 'idempotency-key': 'sammel-1' };
		const [a, b] = [
			await t.traeger('POST', '/v1/sammelaktion', body, key),
			await t.traeger('POST', '/v1/sammelaktion', body, key),
		];
		expect(b.data).toEqual(a.data);
		expect(await wartende()).toHaveLength(1);
		await arbeiteAb();
	});
});

describe('there and back', () => {
	it.each([
		['wartelisteSetzen', 500, 'wartelisteAufheben'],
		['ablehnen', 9500, 'reaktivieren'],
	])('%s is taken back by its opposite', async (aktion, dazwischen, zurueck) => {
		const bewerber = await erfasse(2);
		const eingabe: Eingabe = aktion === 'ablehnen' ? { aktion, grund: 'Alle Plätze sind vergeben.' } : { aktion };
		expect(await fuehreAus(t.verein, eingabe, wuensche(bewerber))).toMatchObject({ erledigt: 2, gesperrt: 0 });
		for (const b of bewerber) expect(await wunschstatus(b)).toBe(dazwischen);
		expect(await fuehreAus(t.verein, { aktion: zurueck }, wuensche(bewerber))).toMatchObject({ erledigt: 2 });
		for (const b of bewerber) expect(await wunschstatus(b)).toBe(0);
	});
});

it('rights that are lost before the job begins are lost', async () => {
	const { id, frage } = await t.konto(['MA_VEREIN'], { einsatzortIDs: [t.ort(0)] });
	const bewerber = await erfasse(1);
	const auftrag = await beginne(frage, { aktion: 'kontaktieren' }, wuensche(bewerber));
	const { version } = (await t.admin('GET', `/v1/user/${id}`)).data as { version: number };
	expect((await t.admin('PUT', `/v1/user/${id}`, { isGesperrt: true, version })).status).toBe(200);
	await arbeiteAb();
	expect((await lauf(auftrag)).zeilen[0]?.gruende).toEqual(['BERECHTIGUNG']);
	expect(await wunschstatus(bewerber[0] as Bewerber)).toBe(0);
});

describe('volunteers from the agreement on', () => {
	let angetreten: Bewerber;
	beforeEach(async () => {
		angetreten = await t.erfasse([t.ort(0)]);
		await t.verhandle(angetreten, 0);
		await t.einige(angetreten);
		await t.schliesseAb(angetreten);
	});

	it('begin their service together once the day has come', async () => {
		const eingabe = { aktion: 'antreten', datum: '2026-10-01' };
		const [zeile] = await probiere(t.traeger, eingabe, { ids: [angetreten.id] }, 'FREIWILLIGE');
		expect(zeile?.gruende.map((g) => g.code)).toEqual(['G15']);
		t.stelleUhr('2026-10-01');
		expect(gehen(await probiere(t.traeger, eingabe, { ids: [angetreten.id] }, 'FREIWILLIGE'))).toEqual([angetreten.id]);
		expect(await fuehreAus(t.traeger, eingabe, [angetreten.id], 'FREIWILLIGE')).toMatchObject({ erledigt: 1 });
		expect(await t.status(angetreten)).toBe(4000);
		t.stelleUhr('2026-09-15');
	});

	it('a supervisor is meant for the place of the contract', async () => {
		const eingabe = { aktion: 'betreuerAendern', betreuerUserID: t.betreuer(0) };
		expect(await fuehreAus(t.traeger, eingabe, [angetreten.id], 'FREIWILLIGE')).toMatchObject({ erledigt: 1 });
	});
});

it('what stands against many is removed for all of them at once', async () => {
	const ids = wuensche(await erfasse(3));
	const verhandeln = { aktion: 'verhandeln' };
	expect(codes(await probiere(t.traeger, verhandeln, { ids }))).toEqual(ids.map(() => ['G07']));
	const festlegen = { aktion: 'dienstartFestlegen', dienstartID: t.dienstart('FSJ') };
	expect(await fuehreAus(t.traeger, festlegen, ids)).toMatchObject({ erledigt: 3, gesperrt: 0 });
	expect(codes(await probiere(t.traeger, verhandeln, { ids }))).toEqual(ids.map(() => ['G09']));
	const zuweisen = { aktion: 'betreuerAendern', betreuerUserID: t.betreuer(0) };
	expect(await fuehreAus(t.traeger, zuweisen, ids)).toMatchObject({ erledigt: 3, gesperrt: 0 });
	expect(gehen(await probiere(t.traeger, verhandeln, { ids })).sort()).toEqual(ids.toSorted());
});

it('killed in the middle and begun again, no row is done twice', async () => {
	const bewerber = await erfasse(40);
	const auftrag = await beginne(
		t.traeger,
		{ aktion: 'nachricht', betreff: 'Infoabend', text: 'Kommen Sie am Montag?' },
		wuensche(bewerber),
	);
	const [outboxID = ''] = await wartende();
	const skript = fileURLToPath(import.meta.resolve('../../../commands/sammelaktion/arbeiter.fixture.ts'));
	const kind = spawn(process.execPath, [skript, t.datenbank.appUrl, outboxID, SO_SPAET], { stdio: 'inherit' });
	const ende = once(kind, 'close');
	while ((await lauf(auftrag)).erledigt < 3) await warte(5);
	kind.kill('SIGKILL');
	await ende;
	const mitten = (await lauf(auftrag)).erledigt;
	expect(mitten).toBeLessThan(40);

	await t.umgebung.pool.query(`update outbox set lease_bis = now() - interval '1 minute' where id = $1`, [outboxID]);
	expect(await kehre(t.umgebung.pool)).toBe(1);
	// Two at once: neither does what the other has done.
	await Promise.all([arbeiteAb(), arbeiteAb()]);
	expect(await lauf(auftrag)).toMatchObject({ gesamt: 40, erledigt: 40, gesperrt: 0 });
	const { rows } = await t.umgebung.pool.query<{ n: number }>(
		`select count(*)::int as n from event where type = 'NachrichtGesendet' and stream = any($1) group by stream`,
		[bewerber.map((b) => `Akte-${b.id}`)],
	);
	expect(rows).toHaveLength(40);
	expect(rows.every(({ n }) => n === 1)).toBe(true);
	expect(await t.kettenfehler()).toEqual([]);
});

describe('the inbox of whoever began it', () => {
	const eingang = async (wer: Fragend) =>
		(await wer('GET', '/v1/eingang')).data as { id: string; stand: string; isNeu: boolean; gesamt: number }[];

	it('shows what goes on, what has ended anew, and no longer anew once it was seen', async () => {
		const bewerber = await erfasse(2);
		const id = await beginne(t.traeger, { aktion: 'kontaktieren' }, wuensche(bewerber));
		const hier = async () => (await eingang(t.traeger)).find((eintrag) => eintrag.id === id);
		expect(await hier()).toMatchObject({ art: 'SAMMELAKTION', stand: 'LAEUFT', erledigt: 0, gesamt: 2, isNeu: false });
		await arbeiteAb();
		expect(await hier()).toMatchObject({ stand: 'FERTIG', erledigt: 2, gesamt: 2, gesperrt: 0, isNeu: true });
		expect((await t.traeger('POST', '/v1/eingang/gesehen')).status).toBe(204);
		expect(await hier()).toMatchObject({ stand: 'FERTIG', isNeu: false });
		expect((await eingang(t.admin)).filter((eintrag) => eintrag.id === id)).toEqual([]);
	});
});
