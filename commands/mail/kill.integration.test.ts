import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as warte } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bald } from '#scripts/test/bald.ts';
import { oft } from '#scripts/test/keim.ts';
import { type Bestand, bestand } from './bestand.fixture.ts';
import { kehre } from './faellig.ts';
import { leere, postamt } from './post.fixture.ts';
import { type Senke, starteSenke } from './senke.fixture.ts';
import { kehreSogleich, starteVersender, toete } from './versenderprozess.fixture.ts';

/** So many mails that the worker is still at it when it is killed; each death hits several on their way. */
const TODE = oft(2, 8);
const MAILS = 50 * TODE;

let b: Bestand;
let senke: Senke;
let letzter: ChildProcess | null = null;
beforeEach(async () => {
	b = await bestand();
	senke = await starteSenke();
});
afterEach(async () => {
	if (letzter) await toete(letzter, b.umgebung.pool);
	letzter = null;
	await senke.stop();
	await b.stop();
});

const starte = async (stirbt?: string) => {
	letzter = await starteVersender(b.datenbank.appUrl, senke.url, stirbt);
	return letzter;
};
const neueMail = (nr: number) => b.neueAkte({ vorname: 'Ada', nachname: 'Lovelace', email: `ada.${nr}@post.test` });

const stand = async () => {
	const { rows } = await b.umgebung.pool.query<{ id: string; message_id: string; status: string }>(
		'select id, message_id, status from outbox',
	);
	return rows;
};
const staende = async () => (await stand()).map(({ status }) => status);
const angekommen = () => senke.empfangen.map((e) => e.mail.messageId?.replace(/^<|@.*$/g, ''));

test(`a worker killed ${TODE} times loses no mail and doubles none`, async () => {
	let unterwegs = 0;
	senke.vorAntwort = async () => {
		unterwegs += 1;
		await warte(Math.random() * 100);
		unterwegs -= 1;
	};
	const istUnterwegs = () => bald(() => expect(unterwegs).toBeGreaterThan(0), 1);
	for (let i = 0; i < MAILS; i++) await neueMail(i);
	for (let tod = 0; tod < TODE; tod++) {
		const kind = await starte();
		// However slow the machine is, it dies over mails and not before them.
		await istUnterwegs();
		await warte(Math.random() * 200);
		await istUnterwegs();
		await toete(kind, b.umgebung.pool);
		await kehreSogleich(b.umgebung.pool);
	}
	expect(await staende()).toContain('queued');

	await starte();
	await bald(async () => expect((await staende()).filter((s) => ['queued', 'sending'].includes(s))).toEqual([]), 200);

	const zeilen = await stand();
	expect(zeilen).toHaveLength(MAILS);
	expect(new Set(angekommen()).size).toBe(angekommen().length);
	// Only a death in the microseconds between the mark and the end leaves one that never arrived, and known to be so.
	const fehlend = zeilen.filter((z) => !angekommen().includes(z.message_id));
	expect(fehlend.filter((z) => z.status !== 'uncertain')).toEqual([]);
	expect(fehlend.length).toBeLessThanOrEqual(1);
	expect(zeilen.filter((z) => !['sent', 'uncertain'].includes(z.status))).toEqual([]);
	// Otherwise no death would have hit a mail on its way, and the test would show nothing.
	expect(zeilen.filter((z) => z.status === 'uncertain').length).toBeGreaterThan(0);
});

describe.each([
	['as plain text', false],
	['after STARTTLS', true],
])('a worker that dies over a mail, %s,', (_, tls) => {
	beforeEach(async () => {
		await senke.stop();
		senke = await starteSenke({ tls });
		await neueMail(0);
	});

	async function stirbBei(stelle: string): Promise<void> {
		const kind = await starte(stelle);
		if (kind.signalCode === null) await once(kind, 'exit');
		await toete(kind, b.umgebung.pool);
		await kehreSogleich(b.umgebung.pool);
	}

	test('when all but the end has left: it is sent again, and arrives once', async () => {
		await stirbBei('VOR_DER_MARKE');
		expect([await staende(), angekommen()]).toEqual([['queued'], []]);
		await leere(postamt(b, senke));
		expect([await staende(), angekommen().length]).toEqual([['sent'], 1]);
	});

	test('in the tick in which the end left: the end and the mark are both out', async () => {
		await stirbBei('NACH_DEM_ENDE');
		await bald(() => expect(angekommen()).toHaveLength(1));
		expect(await staende()).toEqual(['uncertain']);
	});

	test('between the mark and the end: nobody sends it again by himself', async () => {
		await stirbBei('VOR_DEM_ENDE');
		expect([await staende(), angekommen()]).toEqual([['uncertain'], []]);
	});
});

describe('the sweeper', () => {
	const seit = (sekunden: number) => `now() - interval '${sekunden} seconds'`;
	const vorDemStart = `pg_postmaster_start_time() - interval '1 second'`;
	const FAELLE: readonly [string, string, string, number, string][] = [
		['nothing left', 'null', 'null', 1, 'queued'],
		['nothing left, for the last time', 'null', 'null', 8, 'failed'],
		['all but the end left', seit(1), 'null', 1, 'queued'],
		['all but the end left, for the last time', seit(1), 'null', 8, 'failed'],
		['all but the end left, and the database was started anew since', vorDemStart, 'null', 1, 'uncertain'],
		['the end left', seit(1), seit(1), 1, 'uncertain'],
	];
	test.each(FAELLE)('%s', async (_, uebergabe, abschluss, versuch, erwartet) => {
		await neueMail(0);
		await b.umgebung.pool.query(
			`update outbox set status = 'sending', lease_bis = ${seit(1)}, uebergabe_am = ${uebergabe},
				abschluss_am = ${abschluss}, versuch = ${versuch}`,
		);
		await kehre(b.umgebung.pool);
		expect(await staende()).toEqual([erwartet]);
	});
});
