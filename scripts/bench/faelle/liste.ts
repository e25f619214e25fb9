import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { bewerbungenplan } from '#projections/queries/bewerbungen.ts';
import { anweisungen } from '#projections/queries/liste.ts';
import { AUFRUFER, durchsatz, type Fall } from '../fall.ts';
import { aktiverZyklus, bevoelkert } from '../mandant.ts';
import { mitServer } from '../server.ts';
import { alsTraeger, TRAEGER } from '../zugang.ts';

const FREIWILLIGE = 100_000;
const DATENBANK = 'bench_liste';
/** Filter, sort and count: the open applications of the active cycle by name. */
const STATUS = [2000, 2800] as const;
const FILTER = { und: [{ feld: 'status', op: 'zwischen', wert: STATUS }] };

export const liste: Fall = {
	name: 'list page over 100,000 volunteers',
	unsere: async (ort) => {
		const gross = await bevoelkert(ort, DATENBANK, FREIWILLIGE);
		return mitServer(gross, async (adresse) => {
			const zyklus = JSON.stringify({ id: await aktiverZyklus(gross) });
			const headers = { ...(await alsTraeger(adresse)), 'x-zyklus': zyklus };
			const f = encodeURIComponent(JSON.stringify(FILTER));
			const ziel = `${adresse}/api/v1/freiwilliger/bewerbungen?sort=name&f=${f}`;
			return durchsatz(async () => {
				const antwort = await fetch(ziel, { headers });
				const { data } = (await antwort.json()) as { data: unknown[] };
				if (data.length !== 50) throw new Error(`${antwort.status}: ${data.length} Zeilen`);
			});
		});
	},
	vergleich: async (ort) => {
		const gross = await bevoelkert(ort, DATENBANK, FREIWILLIGE);
		const pool = new pg.Pool({ connectionString: gross.url, max: AUFRUFER });
		try {
			const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
			const { seite, anzahl } = anweisungen(
				bewerbungenplan({ akteur: TRAEGER, heute }),
				anfrage(await aktiverZyklus(gross)),
			);
			const [s, n] = [seite.compile(db), anzahl.compile(db)];
			return await durchsatz(async () => {
				const [zeilen] = await Promise.all([
					pool.query(s.sql, [...s.parameters]),
					pool.query(n.sql, [...n.parameters]),
				]);
				if (zeilen.rows.length !== 50) throw new Error(`${zeilen.rows.length} Zeilen`);
			});
		} finally {
			await pool.end();
		}
	},
};

const heute = new Date().toISOString().slice(0, 10);

function anfrage(zyklusID: string) {
	const filter = { und: [{ feld: 'status', op: 'zwischen' as const, wert: STATUS }] };
	return { zyklusID, filter, text: null, sort: ['name'], seite: 1, groesse: 50, heute };
}
