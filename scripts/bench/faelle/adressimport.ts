import { sql } from 'kysely';
import pg from 'pg';
import { beginneImport } from '#commands/adressimport/beginne.ts';
import { fuehreImportAus } from '#commands/adressimport/fuehre-aus.ts';
import { planeDatei } from '#commands/adressimport/plan-vorschau.ts';
import { ohneSchluessel } from '#commands/befehl.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import type { Fall } from '../fall.ts';
import { mitUnserem } from '../unsere.ts';

const ZEILEN = 5_000;
const AKTEUR = { userID: 'bench', rollen: ['ADMIN'], impersoniertVon: null };

const zeile = (i: number) => ['Einsatzstelle', `Verein Nummer ${i}`, `V-${i}`, '35578', 'Wetzlar', `a${i}@b.example`];

/** A file of 5,000 addresses, read, planned and written with events and rows, beside as many plain inserts. */
export const adressimport: Fall = {
	name: 'import of 5,000 addresses',
	unsere: (ort) =>
		mitUnserem(ort, PROJEKTIONEN, async (umgebung) => {
			const kopf = 'Typ;Bezeichnung;Externe Nummer;PLZ;Ort;E-Mail';
			const datei = [kopf, ...Array.from({ length: ZEILEN }, (_, i) => zeile(i).join(';'))].join('\n');
			await mitClient(ort.ownerUrl, (client) => client.query('truncate adressimport, adressimport_zeile, eindeutig'));
			return jeSekunde(async () => {
				const { zeilen } = await planeDatei(umgebung, Buffer.from(datei), { entscheidungen: {} });
				const vorhaben = { dateiname: 'bench.csv', zyklusID: '', zeilen };
				await beginneImport(umgebung, ohneSchluessel(AKTEUR), vorhaben);
				const { rows } = await umgebung.pool.query<{ id: string }>('select id from outbox');
				for (const { id } of rows) await fuehreImportAus({ umgebung }, id);
				const { rows: stand } = await sql<{ n: number }>`select count(*)::int as n from adresse`.execute(umgebung.db);
				if (stand[0]?.n !== ZEILEN) throw new Error(`${stand[0]?.n} statt ${ZEILEN} Adressen`);
			});
		}),
	async vergleich({ ownerUrl }) {
		const client = new pg.Client({ connectionString: ownerUrl });
		await client.connect();
		try {
			await client.query('drop table if exists bench_adresse');
			await client.query(
				'create table bench_adresse (typ text, name text, nr text unique, plz text, ort text, mail text)',
			);
			return await jeSekunde(async () => {
				for (let i = 0; i < ZEILEN; i++)
					await client.query('insert into bench_adresse values ($1, $2, $3, $4, $5, $6)', zeile(i));
			});
		} finally {
			await client.end();
		}
	},
};

async function jeSekunde(arbeite: () => Promise<void>): Promise<number> {
	const beginn = performance.now();
	await arbeite();
	return ZEILEN / ((performance.now() - beginn) / 1_000);
}
