/**
 * For tests: a process that keeps the books until it is killed. Month by month it has a run ordered, reckoned, checked,
 * released, handed over and booked, and goes on from what it finds. Arguments: address of the database, kind of run,
 * first and last month, and over which of its statements it kills itself, if any.
 */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { rechneBestellten } from '#commands/auftraege/lauf-rechnen.ts';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { execute } from '#commands/execute.ts';
import { faellige } from '#commands/mail/faellig.ts';
import { LAUF_RECHNEN } from '#commands/reaktionen/lauf.ts';
import { reaktion } from '#commands/reaktionen/reaktion.ts';
import { erzeugeUmgebung, type Umgebung } from '#commands/umgebung.ts';
import { legeLaufAn } from '#domain/geld/lauf/entscheidungen.ts';
import { type Lauf, laufAggregat } from '#domain/geld/lauf/lauf.ts';
import type { Vertragslaufart } from '#domain/geld/posten.ts';
import { monateBis } from '#domain/recht/monate.ts';
import { type Akteur, PORTAL } from '#domain/rollen.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { type Laufschritt, tueLaufschritt, uebergibLauf } from './laeufe.ts';

const [url = '', art = '', von = '', bis = '', stirbtNach = ''] = process.argv.slice(2);
process.env.PGAPPNAME = `versender-${process.pid}`;
const ctx = () => {
	const jetzt = new Date().toISOString();
	return { jetzt, heute: jetzt.slice(0, 10), neueID: randomUUID, fingerabdruck };
};
const buchhalter = (userID: string): Akteur => ({ ...PORTAL, art: 'USER', userID, rollen: ['ADMIN'] });
const ANNA = { akteur: buchhalter('00000000-0000-4000-8000-00000000000a'), idempotenz: null };
const BERT = { akteur: buchhalter('00000000-0000-4000-8000-00000000000b'), idempotenz: null };

/** Dies over the n-th statement: with an even number once it is answered, with an odd one as soon as it is sent. */
function sterbend(pool: Pool, nach: number): Pool {
	let gefragt = 0;
	const stirb = () => process.kill(process.pid, 'SIGKILL');
	pool.on('connect', (client) => {
		const frage = client.query.bind(client) as (...alle: unknown[]) => unknown;
		const gezaehlt = (...alle: unknown[]) => {
			const antwort = frage(...alle);
			if (++gefragt !== nach) return antwort;
			if (nach % 2 === 0 && antwort instanceof Promise) return antwort.finally(stirb);
			setImmediate(stirb);
			return antwort;
		};
		client.query = gezaehlt as typeof client.query;
	});
	return pool;
}

const pool = oeffnePool(url);
const umgebung = await erzeugeUmgebung({
	pool: stirbtNach ? sterbend(pool, Number(stirbtNach)) : pool,
	...{ ctx, projektionen: PROJEKTIONEN, reaktion },
});

/** The run of this month that stands, made if there is none. */
async function laufVon({ db }: Umgebung, monat: string): Promise<string> {
	const da = await db
		.selectFrom('lauf')
		.select('id')
		.where('art', '=', art as Vertragslaufart)
		.where('von', '=', monat)
		.executeTakeFirst();
	if (da) return da.id;
	return execute(umgebung, ANNA, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const nr = await sitzung.naechsteNummer('Lauf');
		const was = { art: art as Vertragslaufart, zyklusID: null, zeitraum: { von: monat, bis: monat }, grund: null };
		sitzung.schreibe(laufAggregat, id, legeLaufAn(laufAggregat.start(id), { ...was, nr, rechnung: null }));
		return id;
	});
}

/** One step of this run towards its end; false: it is there. */
async function gehe(id: string): Promise<boolean> {
	const lauf = await execute(umgebung, ANNA, (sitzung) => sitzung.lies(laufAggregat, id));
	if (lauf.berechnung === 'LAEUFT') {
		await arbeiteAb();
		const noch = await execute(umgebung, ANNA, (sitzung) => sitzung.lies(laufAggregat, id));
		// Its job was killed as often as one may be.
		if (noch.berechnung === 'LAEUFT') await tue(lauf, 'NEU_RECHNEN');
		return true;
	}
	const leer = lauf.rechnung.zeilen.length === 0;
	if (lauf.status === 'ENTWURF') await tue(lauf, leer ? 'VERWERFEN' : 'PRUEFEN');
	else if (lauf.status === 'GEPRUEFT') await tue(lauf, 'FREIGEBEN', BERT);
	else if (lauf.status === 'FREIGEGEBEN') await uebergibLauf(umgebung, BERT, id, { form: 'xlsx', sha256: 'x' });
	else if (lauf.status === 'UEBERGEBEN') await tue(lauf, 'BUCHEN');
	else return false;
	return true;
}

const tue = ({ id, version }: Lauf, schritt: Laufschritt, wer = ANNA): Promise<void> =>
	tueLaufschritt(umgebung, wer, { id, version, schritt, grund: null, offen: async () => [] });

async function arbeiteAb(): Promise<void> {
	const zeilen = await faellige(umgebung.pool, null, 1_000);
	for (const { id, schluessel } of zeilen) if (schluessel === LAUF_RECHNEN) await rechneBestellten({ umgebung }, id);
}

process.stdout.write('bereit\n');
for (const monat of monateBis(von, bis)) {
	const id = await laufVon(umgebung, monat);
	while (await gehe(id));
}
await pool.end();
