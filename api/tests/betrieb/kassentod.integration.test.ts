import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as warte } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { liesAktenBis } from '#commands/geld/rechnen.ts';
import { kehreSogleich, toete } from '#commands/mail/versenderprozess.fixture.ts';
import { geldvertraege } from '#domain/akte/vertrag/geldvertraege.ts';
import { addiereMonate } from '#domain/datum.ts';
import { postenVon, summeVon, type Teile, type Vertragslaufart } from '#domain/geld/posten.ts';
import { monateBis } from '#domain/recht/monate.ts';
import { setzeMarke } from '#projections/engine/marke.ts';
import { artenDerDienste } from '#projections/queries/geld/laeufe.ts';
import { kopieVon } from '#scripts/test/datenbank.ts';
import { oft } from '#scripts/test/keim.ts';
import { type Kasse, kasse } from '../kasse.fixture.ts';

/** Whoever keeps the books may die at any moment: nobody is paid twice, nobody is missed. */

const TODE = oft(3, 500);
const FRIST_MS = oft(3, 60) * 60_000;
const SKRIPT = fileURLToPath(import.meta.resolve('#commands/geld/kassier.fixture.ts'));

let t: Kasse;
let kind: ChildProcess | null = null;
/** Months in which most of the demo serve; what changes behind them, the one after settles. */
let [VON, BIS, DANACH] = ['', '', ''];
beforeAll(async () => {
	t = await kasse();
	const monat = (wieviele: number) => addiereMonate(t.portal.uhr.heute(), wieviele).slice(0, 7);
	[VON, BIS, DANACH] = [monat(-2), monat(oft(2, 7)), monat(oft(3, 8))];
});
afterEach(() => raeumeAuf());
afterAll(() => t.stop());

const pool = () => t.portal.umgebung.pool;
const url = () => String(pool().options.connectionString);

function starte(art: Vertragslaufart, von: string, bis: string, wo = { url: url(), stirbtUeber: '' }): ChildProcess {
	const argumente = [SKRIPT, wo.url, art, von, bis, wo.stirbtUeber];
	kind = spawn(process.execPath, argumente, { stdio: ['ignore', 'pipe', 'inherit'] });
	return kind;
}
const istTot = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Its end, and nothing of it is left in the database. */
async function raeumeAuf(hier = pool()): Promise<void> {
	if (kind) await toete(kind, hier);
	kind = null;
	await kehreSogleich(hier);
}

/** Somebody changes what a contract pays and costs, from a month on that has been paid. */
async function aendere(art: Vertragslaufart, wie: number): Promise<boolean> {
	const { rows } = await pool().query<{ akte: string; vertrag: string; monat: string }>(
		`select z.freiwilliger_id as akte, z.vertrag_id as vertrag, z.monat from laufzeile z join lauf l on l.id = z.lauf_id
		where l.art = $1 and l.status = 'GEBUCHT' order by z.monat desc, 2 limit 20`,
		[art],
	);
	const einer = rows[wie % rows.length];
	if (!einer) return false;
	const pfad = `/v1/freiwilliger/${einer.akte}/vertrag/${einer.vertrag}`;
	const neu = { mobilitaetszuschlag: 10 + (wie % 50), estBeitrag: 400 + (wie % 50), gueltigAb: `${einer.monat}-01` };
	// Some have ended for good.
	const { status } = await t.bert('PUT', pfad, neu);
	expect([200, 409]).toContain(status);
	return status === 200;
}

/** What everybody is owed for these months, from the files as they are now. */
async function geschuldet(art: Vertragslaufart): Promise<Record<string, number>> {
	const position = await setzeMarke(pool());
	const monate = monateBis(VON, DANACH);
	const { rows } = await pool().query<{ id: string }>('select distinct freiwilliger_id as id from geldvertrag');
	const arten = await artenDerDienste(t.portal.umgebung.db);
	const akten = await liesAktenBis(
		t.portal.umgebung,
		rows.map(({ id }) => id),
		position,
	);
	return summen(
		akten
			.flatMap((akte) => postenVon(geldvertraege(akte, arten), art, DANACH))
			.filter(({ monat }) => monate.includes(monat)),
	);
}

async function freigegeben(art: Vertragslaufart): Promise<Record<string, number>> {
	const { rows } = await pool().query<{ vertragID: string; monat: string; teile: Teile }>(
		`select z.vertrag_id as "vertragID", z.monat, z.teile from laufzeile z join lauf l on l.id = z.lauf_id
		where l.status = 'GEBUCHT' and l.art = $1`,
		[art],
	);
	return summen(rows);
}

function summen(zeilen: readonly { vertragID: string; monat: string; teile: Teile }[]): Record<string, number> {
	const alle: Record<string, number> = {};
	for (const { vertragID, monat, teile } of zeilen)
		alle[`${vertragID} ${monat}`] = (alle[`${vertragID} ${monat}`] ?? 0) + summeVon(teile);
	return Object.fromEntries(Object.entries(alle).filter(([, betrag]) => betrag !== 0));
}

/** So often each kind of event stands in a run: nothing happened twice. */
async function doppelte(): Promise<unknown[]> {
	const { rows } = await pool().query(
		`select stream, type, count(*)::int as n from event
		where type in ('LaufAngelegt', 'LaufFreigegeben', 'LaufGebucht') group by 1, 2 having count(*) > 1
		union all
		select facts->>'laufID', type, count(*)::int from event where type = 'LaufEingetragen' group by 1, 2
		having count(*) > 1`,
	);
	return rows;
}

const ARTEN = ['TASCHENGELD', 'EST_FSJ', 'EST_BFD'] as const;

async function gehtZuEnde(art: Vertragslaufart, von: string, bis: string): Promise<void> {
	const [code] = await once(starte(art, von, bis), 'exit');
	expect(code).toBe(0);
}

test(`killed ${TODE} times while it keeps the books it pays everybody once`, { timeout: FRIST_MS }, async () => {
	let [getroffen, geaendert] = [0, 0];
	for (const art of ARTEN) {
		await gehtZuEnde(art, VON, VON);
		for (let istFertig = false; !istFertig && getroffen < TODE; ) {
			const laufend = starte(art, VON, BIS);
			await Promise.race([once(laufend.stdout as Readable, 'data'), once(laufend, 'exit')]);
			await warte(Math.random() * 80);
			istFertig = istTot(laufend);
			if (!istFertig) getroffen += 1;
			await raeumeAuf();
			if (await aendere(art, getroffen)) geaendert += 1;
		}
		// What changed behind months that had been paid, the next one settles.
		await gehtZuEnde(art, VON, DANACH);
		expect(await freigegeben(art)).toEqual(await geschuldet(art));
	}
	process.stderr.write(`Kasse: ${getroffen} Tode\n`);
	expect(getroffen).toBeGreaterThanOrEqual(TODE / 3);
	expect(geaendert).toBeGreaterThan(0);
	expect(await doppelte()).toEqual([]);
});

/** Every so many-th statement is one it dies over; the last of them lies behind the end of a run. */
const SCHRITT = oft(14, 1);
const HOECHSTENS = 400;

test('dying over any statement of a run leaves it as before or as after it', { timeout: FRIST_MS }, async () => {
	let gestorben = 0;
	for (let stelle = 1; stelle < HOECHSTENS; stelle += SCHRITT) {
		const datenbank = await kopieVon(`demo ${t.portal.uhr.heute()}`, schonDa);
		const pool = oeffnePool(datenbank.appUrl, { max: 2 });
		const arbeite = async (stirbtUeber = '') => {
			const [, signal] = await once(starte('TASCHENGELD', VON, VON, { url: datenbank.appUrl, stirbtUeber }), 'exit');
			return signal;
		};
		const starb = (await arbeite(`${stelle}`)) === 'SIGKILL';
		await raeumeAuf(pool);
		expect(await arbeite()).toBeNull();
		const { rows } = await pool.query(
			`select (select array_agg(status) from lauf) as laeufe,
				(select array_agg(type order by position) from event where stream like 'Lauf-%' or stream like 'Zahlbuch-%') as was`,
		);
		expect(rows).toEqual([{ laeufe: ['GEBUCHT'], was: EIN_LAUF }]);
		await pool.end();
		await datenbank.stop();
		if (!starb) break;
		gestorben += 1;
	}
	process.stderr.write(`Kasse: über ${gestorben} Anweisungen gestorben\n`);
	expect(gestorben).toBeGreaterThan(3);
});
const EIN_LAUF = [
	...['LaufAngelegt', 'LaufNeuGerechnet', 'LaufGeprueft', 'LaufFreigegeben', 'LaufEingetragen'],
	...['LaufUebergeben', 'LaufGebucht'],
];
const schonDa = () => Promise.reject(new Error('Die Vorlage hat kasse() angelegt'));
