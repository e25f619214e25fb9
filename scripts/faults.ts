import { setTimeout as warte } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { pruefeAlle } from '#commands/event-store/pruefung.ts';
import { alsEinziger, baueUm } from '#projections/engine/rebuild.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { Aufrufer } from './faults/aufrufer.ts';
import { type Betrieb, starteBetrieb } from './faults/betrieb.ts';
import { Buch, FEHLERSPALTEN } from './faults/buch.ts';
import { type Lauf, STOERUNGEN } from './faults/reihen.ts';
import { mitClient } from './postgres/zugang.ts';

/**
 * Two APIs, two workers and a PostgreSQL are killed, stopped, filled up and crowded while eight write and others read.
 * In the end what was acknowledged is compared with what is there; exit code 1 where anything at all is wrong.
 */
const { values } = parseArgs({
	options: { kills: { type: 'string', default: '30' }, nur: { type: 'string', default: '' } },
});

const ERHOLUNG_MS = 2_000;
const LEEREN_MS = 180_000;
/** So much of what went wrong is told in words. */
const HOECHSTENS = 20;
const SIGTERM_MS = 10_000;

const buch = new Buch();
const ausgelassen: string[] = [];
const maengel: string[] = [];
const betrieb = await starteBetrieb(buch.melde);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => betrieb.stop().finally(() => process.exit(1)));
}
try {
	await betrieb.bereit();
	const aufrufer = new Aufrufer(betrieb, buch);
	await aufrufer.beginne();
	await stoereAlles({ betrieb, aufrufer, buch, kills: Number(values.kills) });
	await aufrufer.beende();
	await leereAusgang(betrieb);
	await beende(betrieb);
	await vergleiche(betrieb);
} finally {
	await betrieb.stop();
}
drucke();

async function stoereAlles(lauf: Lauf): Promise<void> {
	for (const { name, fehlt, stoere } of STOERUNGEN) {
		if (!name.includes(values.nur)) continue;
		const grund = fehlt(lauf);
		if (grund) {
			ausgelassen.push(`${name}: ${grund}`);
			continue;
		}
		process.stderr.write(`${name} …\n`);
		const reihe = buch.beginne(name);
		reihe.stoerungen = await stoere(lauf, reihe);
		await lauf.betrieb.bereit();
		await warte(ERHOLUNG_MS);
	}
}

/** What dead workers held comes back when its time is up; that, and the pauses between two attempts, aren't waited for. */
async function leereAusgang({ ownerUrl, worker, bereit }: Betrieb): Promise<void> {
	for (const prozess of worker) prozess.toete();
	await mitClient(ownerUrl, (client) => client.query(`update outbox set lease_bis = now() where status = 'sending'`));
	await bereit();
	const offen = `from outbox where schluessel = 'USER_EINLADUNG' and status in ('queued', 'sending')`;
	for (const ende = Date.now() + LEEREN_MS; Date.now() < ende; await warte(1_000)) {
		const { rows } = await mitClient(ownerUrl, async (client) => {
			await client.query(`update outbox set faellig_ab = now() where status = 'queued' and faellig_ab > now()`);
			return client.query<{ n: number }>(`select count(*)::int as n ${offen}`);
		});
		if (rows[0]?.n === 0) return;
	}
	maengel.push('Der Postausgang leert sich nicht.');
}

/** In order, and in time. */
async function beende({ apis, worker }: Betrieb): Promise<void> {
	for (const prozess of [...apis.map((api) => api.prozess), ...worker]) {
		const { code, ms } = await prozess.beende();
		if (code !== 0 || ms > SIGTERM_MS)
			buch.melde({ art: 'ENDE', wer: prozess.name, text: `SIGTERM: ${code} nach ${ms} ms` });
	}
}

async function vergleiche({ ownerUrl, senke }: Betrieb): Promise<void> {
	await buch.vergleiche(ownerUrl, senke);
	const { gebrochene, vorher } = await mitClient(ownerUrl, async (client) => ({
		gebrochene: (await pruefeAlle(client)).fehler,
		vorher: await fingerabdruecke(client),
	}));
	await alsEinziger(ownerUrl, (leitung) => baueUm(ownerUrl, leitung, PROJEKTIONEN));
	const nachher = await mitClient(ownerUrl, fingerabdruecke);
	const anders = [...vorher].filter(([name, summe]) => nachher.get(name) !== summe).map(([name]) => name);
	for (const { stream, text } of gebrochene) maengel.push(`${stream}: ${text}`);
	for (const name of anders) maengel.push(`${name} ist neu aufgebaut anders als im Betrieb.`);
}

async function fingerabdruecke(client: Client): Promise<Map<string, string>> {
	const summen = new Map<string, string>();
	for (const { table } of PROJEKTIONEN) {
		const { rows } = await client.query<{ summe: string }>(
			`select count(*) || ' ' || md5(string_agg(md5(x::text), '' order by md5(x::text))) as summe from ${table} x`,
		);
		summen.set(table, rows[0]?.summe ?? '');
	}
	return summen;
}

function drucke(): void {
	for (const befund of buch.befunde.slice(0, HOECHSTENS)) console.error(befund);
	const spalten = ['stoerungen', 'bestaetigt', 'vertroestet', ...FEHLERSPALTEN, 'laengsteMs'] as const;
	console.table(
		Object.fromEntries(buch.reihen.map((r) => [r.name, Object.fromEntries(spalten.map((s) => [s, r[s]]))])),
	);
	for (const zeile of ausgelassen) console.log(`ausgelassen: ${zeile}`);
	for (const mangel of maengel) console.log(`Mangel: ${mangel}`);
	const fehler = buch.reihen.flatMap((r) => FEHLERSPALTEN.map((s) => r[s])).reduce((a, b) => a + b, 0);
	console.log(
		fehler + maengel.length ? 'nicht bestanden' : 'Verlaufsketten heil, Tabellen wie neu aufgebaut, alles bestanden',
	);
	process.exitCode = fehler + maengel.length ? 1 : 0;
}
