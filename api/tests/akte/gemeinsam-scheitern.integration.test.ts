import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as warte } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { bald } from '#scripts/test/bald.ts';
import { waehrend } from '#scripts/test/waehrend.ts';
import { type Ausgang, type Stoerbar, stoerbar } from '../stoerung.fixture.ts';
import { PERSON } from '../test-mandant.fixture.ts';

// What Linux tells about processes is needed to stop them; on other systems the table of faults isn't walked through.
const LINUX = process.platform === 'linux';

let s: Stoerbar;
let token: string;
let akte: string;
beforeAll(async () => {
	s = await stoerbar();
	token = await s.melde('traeger@demo.test');
	const wuensche = s.grundlage.stellen.slice(0, 2).map(({ orte }) => ({ einsatzortID: orte[0] }));
	const { inhalt } = await s.frage('POST', '/api/v1/freiwilliger/erfassung', token, { ...PERSON, wuensche });
	akte = `/api/v1/freiwilliger/${(inhalt.data as unknown as { id: string }).id}`;
}, 120_000);
afterAll(() => s.stop());

/** Answered, or told to come again. */
function erwarteBeantwortet(ausgaenge: readonly Ausgang[], erlaubt: readonly number[] = [200]): void {
	const unbeantwortet = ausgaenge.filter((a) => !(erlaubt.includes(a.status) || (a.status === 503 && a.spaeter)));
	expect(unbeantwortet).toEqual([]);
	expect(Math.max(...ausgaenge.map(({ ms }) => ms))).toBeLessThan(10_000);
}

const bisBereit = () => bald(async () => expect((await s.frage('GET', akte, token)).status).toBe(200), 100);

/** Asks for the file, with what can be done with it, again and again while something else happens. */
async function leseWaehrend(leser: number, tue: () => Promise<void>): Promise<Ausgang[]> {
	const ausgaenge: Ausgang[] = [];
	const lies = async () => {
		const ausgang = await s.frage('GET', akte, token);
		ausgaenge.push(ausgang);
		if (ausgang.status !== 200) await warte(50);
	};
	await waehrend(leser, lies, tue);
	return ausgaenge;
}

// A promise of nobody's that fails ends the run: Vitest sees it.
test.runIf(LINUX)(
	'a database that dies while files are viewed is started again, and every reader is answered',
	async () => {
		const ausgaenge = await leseWaehrend(8, async () => {
			for (let mal = 0; mal < 3; mal++) {
				await warte(400);
				await s.toeteDatenbank();
				await bisBereit();
			}
		});
		erwarteBeantwortet(ausgaenge);
		expect(ausgaenge.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
		expect(s.ausfaelle()).toBe(0);
	},
	120_000,
);

describe.runIf(LINUX)('a database that is stopped', () => {
	test('leaves nobody without an answer, the health check least of all', async () => {
		await bisBereit();
		s.signal('SIGSTOP');
		const login = { login: 'traeger@demo.test', password: 'falsch' };
		const gestellt = Array.from({ length: 30 }, (_, nr) =>
			nr % 3 === 0 ? s.frage('POST', '/api/v1/auth/login', undefined, login) : s.frage('GET', akte, token),
		);
		await warte(200);
		const gesund = await Promise.all([s.frage('GET', '/health/live'), s.frage('GET', '/health/ready')]);
		expect(gesund.map(({ status }) => status)).toEqual([200, 503]);
		expect(gesund[1]?.inhalt.status).toBe('ohne Datenbank');
		expect(Math.max(...gesund.map(({ ms }) => ms))).toBeLessThan(1_000);
		const ausgaenge = await Promise.all(gestellt);
		erwarteBeantwortet(ausgaenge);
		expect(ausgaenge.every(({ status }) => status === 503)).toBe(true);
		// It is known by now: nobody waits any more.
		const schnell = await s.frage('GET', akte, token);
		expect(schnell).toMatchObject({ status: 503, spaeter: '5' });
		expect(schnell.ms).toBeLessThan(1_000);
		s.signal('SIGCONT');
		await bisBereit();
	}, 60_000);

	test('has written what it said it has, once', async () => {
		const person = () => ({ ...PERSON, wuensche: [{ einsatzortID: s.grundlage.stellen[0]?.orte[0] }] });
		const nachname = () => `Stau${randomUUID().replace(/[^a-f]/g, '')}`;
		const namen = Array.from({ length: 12 }, nachname);
		const gestellt = namen.map(async (name, nr) => {
			await warte(nr * 15);
			return s.frage('POST', '/api/v1/freiwilliger/erfassung', token, { ...person(), nachname: name });
		});
		await warte(100);
		s.signal('SIGSTOP');
		const ausgaenge = await Promise.all(gestellt);
		s.signal('SIGCONT');
		await bisBereit();
		erwarteBeantwortet(ausgaenge, [201]);
		const { rows } = await mitClient(s.ownerUrl, (client) =>
			client.query<{ nachname: string; n: number }>(
				`select person -> 'werte' ->> 'nachname' as nachname, count(*)::int as n from event_person
				where person -> 'werte' ->> 'nachname' = any($1) group by 1`,
				[namen],
			),
		);
		expect(rows.filter(({ n }) => n > 1)).toEqual([]);
		const bestaetigt = namen.filter((_, nr) => ausgaenge[nr]?.status === 201);
		expect(bestaetigt.filter((name) => !rows.some((r) => r.nachname === name))).toEqual([]);
	}, 60_000);
});

test('a database without a free connection is waited for or told of, and nothing is left of it', async () => {
	await bisBereit();
	const besetzer: Client[] = [];
	for (let voll = false; !voll; ) {
		const client = new Client({ connectionString: s.ownerUrl });
		client.on('error', () => {});
		voll = await client.connect().then(
			() => false,
			() => true,
		);
		if (!voll) besetzer.push(client);
	}
	const ausgaenge = await Promise.all(Array.from({ length: 60 }, () => s.frage('GET', akte, token)));
	erwarteBeantwortet(ausgaenge);
	await Promise.all(besetzer.map((client) => client.end()));
	await bisBereit();
}, 60_000);

describe('that nothing can be written any more', () => {
	// What was found out counts for a few seconds.
	const bisSteht = (status: string) =>
		bald(async () => expect((await s.frage('GET', '/health/ready')).inhalt.status).toBe(status), 500);
	const alsEigner = (anweisung: string) => mitClient(s.ownerUrl, (client) => client.query(anweisung));

	test('to the database is told by the health check', async () => {
		await bisSteht('ok');
		await alsEigner('revoke insert on lebenszeichen from portal_app');
		await bisSteht('schreibt nicht');
		expect((await s.frage('GET', '/health/live')).status).toBe(200);
		await alsEigner('grant insert on lebenszeichen to portal_app');
		await bisSteht('ok');
	}, 60_000);

	test('to the disk of the files is told by the health check', async () => {
		rmSync(s.verzeichnis, { recursive: true });
		writeFileSync(s.verzeichnis, '');
		await bisSteht('schreibt nicht');
		rmSync(s.verzeichnis);
		mkdirSync(s.verzeichnis);
		await bisSteht('ok');
	}, 60_000);
});

test.runIf(LINUX)(
	'a database that dies a fourth time in ten minutes is given up',
	async () => {
		s.signal('SIGKILL', 'ERSTER');
		await bald(() => expect(s.ausfaelle()).toBe(1), 100);
		const ausgang = await s.frage('GET', akte, token);
		expect(ausgang).toMatchObject({ status: 503, spaeter: '5' });
	},
	60_000,
);
