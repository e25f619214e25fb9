import { setTimeout as warte } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { liesKonfiguration as liesProzess } from '#api/config.ts';
import { konfigurationFuer } from '#api/mandanten.ts';
import { starteWorker } from '#api/worker.ts';
import { gleicheAb } from '#commands/freiwillig-ja/abgleich.ts';
import { speichereKonfiguration } from '#commands/freiwillig-ja/konfiguration.ts';
import { type Absender, sendePlaetze, type Takt } from '#commands/freiwillig-ja/senden.ts';
import { merkeVor, plane } from '#commands/freiwillig-ja/vormerken.ts';
import { zieheAngeboteNach } from '#commands/platzangebot/nachziehen.ts';
import { bald } from '#scripts/test/bald.ts';
import { oft } from '#scripts/test/keim.ts';
import { FRIST_MS } from '#scripts/test/zufall.ts';
import { type Laune, type Plattform, startePlattform } from '../platzportal.fixture.ts';
import type { Antwort } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** However a platform behaves: once it has calmed down, exactly those places stand there that one can apply for. */

const BEFEHLE = oft(150, 10_000);
/** What takes effect late does so within the time after which everything is said once more. */
const TAKT: Takt = { fristMs: 120, nachlaufMs: 500, pause: () => 0 };
const TRAEGHEIT_MS = 200;
/** What the portal takes for a second: a tenth of one, or the real one where there is time for it. */
const SEKUNDE_MS = oft(100, 1_000);
/** As the portal waits, but for the pauses between attempts. */
const WIE_ECHT: Takt = { fristMs: 10 * SEKUNDE_MS, nachlaufMs: 120 * SEKUNDE_MS, pause: () => 0 };

let t: Kleinportal;
let plattform: Plattform;
beforeAll(async () => {
	plattform = await startePlattform();
	plattform.traegheitMs = TRAEGHEIT_MS;
	t = await kleinportal({}, { SSO_ERLAUBTE_HOSTS: new URL(plattform.url).host });
});
afterAll(async () => {
	await t.stop();
	await plattform.stop();
});
beforeEach(async () => {
	plattform.plaetze.clear();
	plattform.traegheitMs = TRAEGHEIT_MS;
	takt = TAKT;
	await verbinde(t.portal.konfiguration.jwtSecret);
});
afterEach(async () => {
	await t.admin('DELETE', '/v1/integrations/freiwillig-ja/configuration');
	await t.alsEigner(`delete from outbox where art = 'job'`);
});

async function verbinde(hauptschluessel: string): Promise<void> {
	const { url, schluessel } = plattform;
	const dienstartIDs = [...t.grundlage.dienstarten.values()].map(({ id }) => id);
	const schutz = { hauptschluessel, erlaubteHosts: [new URL(url).host] };
	await speichereKonfiguration(t.umgebung.db, schutz, { aktiv: true, url, schluessel, dienstartIDs }, 'test');
	await zieheNach();
}
let takt = TAKT;
const absender = (): Absender => ({
	umgebung: t.umgebung,
	hauptschluessel: t.portal.konfiguration.jwtSecret,
	erlaubteHosts: t.portal.konfiguration.erlaubteHosts,
	adresse: async () => ({ seiten: 'https://portal.example.org', aufrufe: 'https://portal.example.org/api' }),
	takt,
});
const zieheNach = () => zieheAngeboteNach(t.umgebung, merkeVor);

/** What the worker does when a row of the outbox falls due; false: none has. */
async function sende(): Promise<boolean> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = 'platzangebote-senden' and status = 'queued' and faellig_ab <= now()`,
	);
	if (!rows[0]) return false;
	await sendePlaetze(absender(), rows[0].id);
	return true;
}

/** Its version of each place that stands there, and that of the projection. */
const dort = () => Object.fromEntries([...plattform.plaetze].map(([id, { version }]) => [id, version]));
async function gewollt(): Promise<Record<string, string>> {
	const { rows } = await t.umgebung.pool.query<{ id: string; pruefsumme: string }>(
		'select id, pruefsumme from platzangebot where inhalt is not null and hindernis is null',
	);
	return Object.fromEntries(rows.map(({ id, pruefsumme }) => [id, pruefsumme]));
}

/** Until nothing is left to send, now or later. */
async function bisRuhe(): Promise<void> {
	await plattform.ruhe();
	await zieheNach();
	for (;;) {
		await sende();
		const { rows } = await t.umgebung.pool.query<{ offen: number }>(
			'select count(*)::int as offen from platzsendung where naechster_am is not null',
		);
		if (rows[0]?.offen === 0) return;
		await plane(t.umgebung.db);
		await warte(20);
	}
}

interface Befehl {
	readonly was: 'ZUTEILEN' | 'WARTUNG' | 'ONLINE' | 'BESCHREIBUNG' | 'NACHT' | 'WARTEN';
	readonly ort: number;
	readonly dienstart: 'FSJ' | 'BFD_U27' | 'BFD_UE27' | 'FOEJ';
	readonly zahl: number;
}
const befehl = fc.record<Befehl>({
	was: fc.constantFrom('ZUTEILEN', 'ZUTEILEN', 'WARTUNG', 'ONLINE', 'BESCHREIBUNG', 'NACHT', 'WARTEN'),
	ort: fc.nat({ max: 2 }),
	dienstart: fc.constantFrom('FSJ', 'BFD_U27', 'BFD_UE27', 'FOEJ'),
	zahl: fc.nat({ max: 3 }),
});

async function fuehreAus(einer: Befehl): Promise<void> {
	const antwort = await befiehl(einer);
	// Some aren't allowed: more places than there are, for one.
	if (antwort) expect(antwort.status, antwort.roh.body).toBeLessThan(500);
}

async function befiehl({ was, ort: nr, dienstart, zahl }: Befehl): Promise<Antwort | null> {
	const ort = t.ort(nr);
	const zyklusID = t.grundlage.zyklen[1]?.id;
	const aendere = (body: object) => t.traeger('PUT', `/v1/adresse/${ort}`, body);
	switch (was) {
		case 'ZUTEILEN': {
			const body = { zyklusID, einsatzortID: ort, dienstartID: t.dienstart(dienstart), zugeteilt: zahl };
			return t.traeger('POST', '/v1/stammdaten/einsatzortkontingentzuteilung', body);
		}
		case 'WARTUNG':
			return aendere({ isWartung: zahl === 0 });
		case 'ONLINE':
			return aendere({ zyklen: [{ zyklusID, isAktiv: true, isOnline: zahl > 0 }] });
		case 'BESCHREIBUNG':
			return aendere({ beschreibung: `Fassung ${zahl}` });
		case 'NACHT':
			// The platform may not say what it has; then the night changes nothing.
			await gleicheAb(absender()).catch(() => null);
			return null;
		case 'WARTEN':
			await warte(zahl * 10);
			return null;
	}
}

const LAUNEN: readonly Laune[] = [
	'OK',
	'OK',
	'OK',
	'FEHLER',
	'FEHLER_DOCH_GETAN',
	'STUMM',
	'SPAET',
	'LANGSAM',
	'FORT',
	'PAUSE',
];

async function stuerme(launen: readonly Laune[]): Promise<void> {
	const wuerfel = fc.sample(fc.nat({ max: launen.length - 1 }), BEFEHLE * 4);
	let wurf = 0;
	plattform.laune = () => launen[wuerfel[wurf++ % wuerfel.length] ?? 0] ?? 'OK';
	let istFertig = false;
	const sender = (async () => {
		while (!istFertig) if (!(await sende())) await warte(5);
	})();
	try {
		for (const [i, einer] of fc.sample(befehl, BEFEHLE).entries()) {
			await fuehreAus(einer);
			if (i % 3 === 0) await zieheNach();
		}
	} finally {
		istFertig = true;
		await sender;
		plattform.laune = () => 'OK';
	}
}

test('what it hasn’t taken, took without saying so or takes late, is made good', { timeout: FRIST_MS }, async () => {
	await stuerme(LAUNEN);
	await bisRuhe();
	expect(dort()).toEqual(await gewollt());
	expect(plattform.anfragen.length).toBeGreaterThan(BEFEHLE / 10);
});

test('what it takes twice, long after saying so, is made good by the night', { timeout: FRIST_MS }, async () => {
	await stuerme([...LAUNEN, 'DOPPELT', 'DOPPELT', 'DOPPELT']);
	await bisRuhe();
	await gleicheAb(absender());
	await bisRuhe();
	expect(dort()).toEqual(await gewollt());
});

test('an answer that takes 30 seconds is not waited for, and what it does then is made good', {
	timeout: oft(120_000, 600_000),
}, async () => {
	takt = WIE_ECHT;
	plattform.traegheitMs = 30 * SEKUNDE_MS;
	const tue = async (befehl: Omit<Befehl, 'dienstart'>) => {
		const antwort = await befiehl({ ...befehl, dienstart: 'FSJ' });
		expect(antwort?.status, antwort?.roh.body).toBeLessThan(300);
	};
	for (const ort of [0, 1]) {
		await tue({ was: 'WARTUNG', ort, zahl: 1 });
		await tue({ was: 'ONLINE', ort, zahl: 1 });
		await tue({ was: 'ZUTEILEN', ort, zahl: 1 });
	}
	await zieheNach();
	// The first attempt of each place is slow, with an answer or without one; so is the first of each change after it.
	const gesehen = new Map<string, number>();
	plattform.laune = (was) => {
		const bisher = gesehen.get(was) ?? 0;
		gesehen.set(was, bisher + 1);
		return bisher % 2 === 1 ? 'OK' : bisher === 0 ? 'LANGSAM' : 'SPAET';
	};
	while (await sende());
	// Meanwhile one says something else and the other is gone: what comes late would undo both.
	await tue({ was: 'BESCHREIBUNG', ort: 0, zahl: 3 });
	await tue({ was: 'ZUTEILEN', ort: 1, zahl: 0 });
	await zieheNach();
	while (await sende());
	plattform.laune = () => 'OK';
	await bisRuhe();
	const soll = await gewollt();
	expect(Object.keys(soll).length).toBeGreaterThan(0);
	expect(dort()).toEqual(soll);
	expect([...gesehen.values()].every((anzahl) => anzahl > 1)).toBe(true);
	// Each place was said again for what may have come late, and not without end.
	expect(Math.max(...gesehen.values())).toBeLessThan(10);
});

test('a place that is full is gone there within a minute, while the worker runs', async () => {
	const konfiguration = liesProzess({
		NODE_ENV: 'test',
		LOG_LEVEL: 'error',
		DATA_DIR: t.verzeichnis,
		SSO_ERLAUBTE_HOSTS: new URL(plattform.url).host,
	});
	await verbinde(konfigurationFuer(konfiguration, { key: 'demo', hosts: [] }).jwtSecret);
	await t.admin('PUT', `/v1/adresse/${t.ort(0)}`, {
		isWartung: false,
		zyklen: [{ zyklusID: t.grundlage.zyklen[1]?.id, isAktiv: true, isOnline: true }],
	});
	const body = {
		zyklusID: t.grundlage.zyklen[1]?.id,
		einsatzortID: t.ort(0),
		dienstartID: t.dienstart('FSJ'),
		zugeteilt: 1,
	};
	expect((await t.traeger('POST', '/v1/stammdaten/einsatzortkontingentzuteilung', body)).status).toBeLessThan(300);
	const datenbank = { url: t.datenbank.appUrl, ownerUrl: t.datenbank.ownerUrl };
	const worker = await starteWorker({
		...{
			konfiguration,
			datenbank,
			mandanten: [{ key: 'demo', hosts: [], ...datenbank }],
			adresse: 'http://localhost:3999',
		},
		veraltet: () => {},
	});
	try {
		const { rows } = await t.umgebung.pool.query<{ id: string }>(
			'select id from platzangebot where einsatzort_id = $1 and dienstart_id = $2',
			[t.ort(0), t.dienstart('FSJ')],
		);
		const id = rows[0]?.id ?? '';
		await bald(() => expect(plattform.plaetze.has(id)).toBe(true));
		const eine = await t.erfasse([t.ort(0)], { dienstartWunschID: t.dienstart('FSJ') });
		await t.verhandle(eine, 0);
		expect((await t.einige(eine)).status).toBe(200);
		await bald(() => expect(plattform.plaetze.has(id)).toBe(false));
	} finally {
		await worker.stop();
	}
});
