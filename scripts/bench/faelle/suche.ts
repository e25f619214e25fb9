import { Pool } from 'pg';
import { suchbegriff } from '#domain/suche/suchbegriff.ts';
import { AUFRUFER, durchsatz, type Fall } from '../fall.ts';
import { aktiverZyklus, bevoelkert } from '../mandant.ts';
import { mitServer } from '../server.ts';
import { alsTraeger } from '../zugang.ts';

const FREIWILLIGE = 100_000;
/** What staff types: beginnings, names in any order, a birthday, a number, and a slip of the pen. */
const GESUCHT = ['ma', 'mül', 'hoff', 'hoffmann lena', 'anna', '12.03.', '0151 0418', 'FSJ26-00', 'wetzlar', 'schmitd'];

/** Against the plain way to look for the same in the columns themselves: each word in any of them. */
export const suche: Fall = {
	name: 'quick search over 100,000 volunteers',
	unsere: async (ort) => {
		const gross = await bevoelkert(ort, 'bench_liste', FREIWILLIGE);
		return mitServer(gross, async (adresse) => {
			const zyklus = JSON.stringify({ id: await aktiverZyklus(gross) });
			const headers = { ...(await alsTraeger(adresse)), 'x-zyklus': zyklus };
			let nr = 0;
			return durchsatz(async () => {
				const antwort = await fetch(`${adresse}/api/v1/${suchruf(nr++)}`, { headers });
				if (!antwort.ok) throw new Error(`${antwort.status}`);
				await antwort.arrayBuffer();
			});
		});
	},
	vergleich: async (ort) => {
		const gross = await bevoelkert(ort, 'bench_liste', FREIWILLIGE);
		const pool = new Pool({ connectionString: gross.url, max: AUFRUFER });
		let nr = 0;
		try {
			return await durchsatz(async () => {
				const [worte = []] = suchbegriff(naechste(nr++));
				await pool.query(SPALTENWEISE, [worte.map((wort) => `%${wort}%`)]);
			});
		} finally {
			await pool.end();
		}
	},
};

/** One of them after the other. */
export const suchruf = (nr: number): string => `suche?query=${encodeURIComponent(naechste(nr))}`;

const naechste = (nr: number): string => GESUCHT[nr % GESUCHT.length] ?? '';

const SPALTENWEISE = `
	select id, vorname, nachname, ort, status from freiwilliger
	where concat_ws(' ', nachname, vorname, ort, plz, email, mobil, geburtsdatum::text, vertragsnummer) ilike all ($1)
	order by nachname, vorname limit 8`;
