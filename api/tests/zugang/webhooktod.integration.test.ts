import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as warte } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kehreSogleich, toete } from '#commands/mail/versenderprozess.fixture.ts';
import { bald } from '#scripts/test/bald.ts';
import { oft } from '#scripts/test/keim.ts';
import { type Programm, programmAus } from '#scripts/test/programm.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { type Empfaenger, nimmtAn, starteEmpfaenger } from '../webhookempfaenger.fixture.ts';

/** Tables: Webhooks outward (0 lost over kills; doubles only with equal id; order per stream). */

const TODE = oft(3, 1_000);
/** Two at once: whoever goes on may meet one that isn't dead yet. */
const PROZESSE = 2;
/** More waiting wouldn't put more at risk: of each address one message is under way, the others queue behind it. */
const RUECKSTAND = 60;

let t: Kleinportal;
let empfaenger: Empfaenger;
let sender: Programm;
const laufende: ChildProcess[] = [];
beforeAll(async () => {
	empfaenger = await starteEmpfaenger();
	sender = await programmAus(fileURLToPath(import.meta.resolve('../webhooksender.fixture.ts')));
	t = await kleinportal({}, { SSO_ERLAUBTE_HOSTS: new URL(empfaenger.url).host });
});
afterAll(async () => {
	for (const kind of laufende.splice(0)) await toete(kind, t.umgebung.pool);
	await t.stop();
	await empfaenger.stop();
	await sender.raeumeAuf();
});

async function starteSender(): Promise<void> {
	const werte = [t.datenbank.appUrl, t.portal.konfiguration.jwtSecret, new URL(empfaenger.url).host];
	const kind = spawn(process.execPath, [sender.datei, ...werte], { stdio: ['ignore', 'pipe', 'inherit'] });
	laufende.push(kind);
	await once(kind.stdout, 'data');
}

async function toeteAlle(): Promise<void> {
	await Promise.all(laufende.splice(0).map((kind) => toete(kind, t.umgebung.pool)));
	await kehreSogleich(t.umgebung.pool);
}

/** How many messages wait. */
async function rueckstand(): Promise<number> {
	const { rows } = await t.umgebung.pool.query(`select from webhook_zustellung where stand <> 'ZUGESTELLT'`);
	return rows.length;
}

/** Somebody goes on changing addresses, several of them, each again and again. */
function schreibt(): () => Promise<void> {
	let genug = false;
	const orte = [t.ort(0), t.ort(1), t.ort(2)];
	const arbeit = (async () => {
		for (let i = 0; !genug; i++) {
			const pfad = `/v1/adresse/${orte[i % orte.length]}`;
			expect((await t.traeger('PUT', pfad, { beschreibung: `Fassung ${i}` })).status).toBe(200);
			do await warte(25);
			while (!genug && (await rueckstand()) > RUECKSTAND);
		}
	})();
	return async () => {
		genug = true;
		await arbeit;
	};
}

test(`senders killed ${TODE} times lose no message, double none but with its id, and keep the order`, {
	timeout: oft(180_000, 3_600_000),
}, async () => {
	const body = {
		bezeichnung: 'Statistik',
		url: empfaenger.url,
		ereignisse: ['adresse.geaendert'],
		signatur: 'ED25519',
	};
	expect((await t.admin('POST', '/v1/webhooks', body)).status).toBe(201);
	const hoereAuf = schreibt();
	for (let tod = 0; tod < TODE; tod++) {
		const bisher = empfaenger.empfangen.length;
		// Every other time it dies over a message that has arrived and isn't answered.
		empfaenger.antworte = tod % 2 === 0 ? () => undefined : nimmtAn;
		await Promise.all(Array.from({ length: PROZESSE }, starteSender));
		await bald(() => expect(empfaenger.empfangen.length).toBeGreaterThan(bisher), 1);
		await warte(Math.random() * 100);
		await toeteAlle();
	}
	await hoereAuf();
	empfaenger.antworte = nimmtAn;
	await starteSender();
	const gewollt = async () => {
		const { rows } = await t.umgebung.pool.query<{ was: string }>(
			`select substr(stream, 9) || ' ' || version as was from event where type = 'AdresseGeaendert' order by 1`,
		);
		return rows.map(({ was }) => was);
	};
	const geschehen = await gewollt();
	const angekommen = () =>
		new Set(empfaenger.empfangen.map(({ nachricht: { data } }) => `${data.id} ${data.sequence}`));
	await bald(() => expect([...angekommen()].sort()).toEqual(geschehen.toSorted()), 200);
	await bald(async () => expect(await rueckstand()).toBe(0));

	const jeNachricht = Map.groupBy(empfaenger.empfangen, ({ nachricht: { data } }) => `${data.id} ${data.sequence}`);
	for (const [was, gleiche] of jeNachricht) {
		expect([was, new Set(gleiche.map(({ id }) => id)).size, new Set(gleiche.map(({ roh }) => roh)).size]).toEqual([
			was,
			1,
			1,
		]);
	}
	// Otherwise no death would have hit a message on its way.
	expect(empfaenger.empfangen.length).toBeGreaterThan(jeNachricht.size);
	const erste = [...jeNachricht.values()].flatMap(([einer]) => einer?.nachricht.data ?? []);
	for (const [, folgen] of Map.groupBy(erste, ({ id }) => id)) {
		const zahlen = folgen.map(({ sequence }) => sequence);
		expect(zahlen).toEqual(zahlen.toSorted((a, b) => a - b));
	}
});
