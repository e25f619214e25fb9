import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { bewerbungenplan } from '#projections/queries/akte/bewerbungen.ts';
import type { Filter } from '#projections/queries/liste/filter.ts';
import { anweisungen } from '#projections/queries/liste/liste.ts';
import { OHNE_ZUSATZ, type Zusatz } from '#projections/queries/liste/zusatzfelder.ts';
import { AUFRUFER, durchsatz, type Fall } from '../fall.ts';
import { aktiverZyklus, bevoelkert } from '../mandant.ts';
import { mitServer } from '../server.ts';
import { alsTraeger, TRAEGER } from '../zugang.ts';

export const FREIWILLIGE = 100_000;
export const DATENBANK = 'bench_liste';
/** Filter, sort and count: the open applications of the active cycle by name. */
const OFFEN = { feld: 'status', op: 'zwischen', wert: [2000, 2800] } as const;
/** The same by what the tenant asks besides. */
const FREI = { feld: 'freiesFeldEins', op: 'ungleich', wert: 'Übungsleiter C' } as const;

const TRAINERLIZENZ: Zusatz = {
	...OHNE_ZUSATZ,
	felder: [{ feld: 'freiesFeldEins', bezeichnung: 'Trainerlizenz', art: 'text', ab: 'TRAEGER' }],
	gezeigt: ['freiesFeldEins'],
};

type Bedingungen = readonly (typeof OFFEN | typeof FREI)[];

/** The list as it is asked for, with the free field as a filter and a column or without. */
export const listenruf = (mitFeld: boolean): string =>
	mitFeld ? ruf([OFFEN, FREI], TRAINERLIZENZ) : ruf([OFFEN], OHNE_ZUSATZ);

function ruf(und: Bedingungen, { gezeigt }: Zusatz): string {
	const felder = gezeigt.length ? `&zusatz=${gezeigt}` : '';
	return `freiwilliger/bewerbungen?sort=name&f=${encodeURIComponent(JSON.stringify({ und }))}${felder}`;
}

const fall = (name: string, und: Bedingungen, zusatz: Zusatz): Fall => ({
	name,
	unsere: async (ort) => {
		const gross = await bevoelkert(ort, DATENBANK, FREIWILLIGE);
		return mitServer(gross, async (adresse) => {
			const zyklus = JSON.stringify({ id: await aktiverZyklus(gross) });
			const headers = { ...(await alsTraeger(adresse)), 'x-zyklus': zyklus };
			const ziel = `${adresse}/api/v1/${ruf(und, zusatz)}`;
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
				bewerbungenplan({ akteur: TRAEGER, heute, modus: 'EIGENE', freieFelder: [] }, zusatz),
				anfrage(und, await aktiverZyklus(gross)),
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
});

export const liste = fall('list page over 100,000 volunteers', [OFFEN], OHNE_ZUSATZ);

export const freiesFeld = fall('filter by a free field over 100,000 volunteers', [OFFEN, FREI], {
	felder: [{ feld: 'freiesFeldEins', bezeichnung: 'Trainerlizenz', art: 'text', ab: 'TRAEGER' }],
	gezeigt: ['freiesFeldEins'],
	reihenfolge: {},
});

const heute = new Date().toISOString().slice(0, 10);

function anfrage(und: readonly Filter[], zyklusID: string) {
	return { zyklusID, filter: { und }, text: null, sort: ['name'], seite: 1, groesse: 50, heute };
}
