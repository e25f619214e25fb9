import { GLEICHZEITIG, type Mandantort } from '#api/mandanten.ts';
import { fuerAlle } from '#api/nebenlaeufig.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { leseEpoche } from '#projections/engine/epoche.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { type Datenbanken, datenbankname } from '#scripts/betrieb/datenbank.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';

/** The tenants of `MANDANTEN` with hosts, database and condition, and databases of tenants that aren't named there. */
export async function listeMandanten({
	datenbank,
	mandanten,
}: Pick<Datenbanken, 'datenbank' | 'mandanten'>): Promise<string[]> {
	const staende = await fuerAlle(mandanten, GLEICHZEITIG, stand);
	const zeilen = mandanten.map((mandant, i) => {
		const ergebnis = staende[i];
		const wie = ergebnis?.status === 'fulfilled' ? ergebnis.value : woran(ergebnis?.reason);
		return `${mandant.key}\t${mandant.hosts.join(', ') || 'jeder Host'}\t${ort(mandant)}\t${wie}`;
	});
	const { rows } = await mitClient(datenbank.ownerUrl, (client) =>
		client.query<{ name: string }>(
			`select datname as name from pg_database where datname like '${datenbankname('%')}'`,
		),
	);
	const benannt = new Set(mandanten.map((m) => new URL(m.ownerUrl).pathname.slice(1)));
	const uebrige = rows.filter(({ name }) => !benannt.has(name)).map(({ name }) => `–\t–\t${name}\tfehlt in MANDANTEN`);
	return [...zeilen, ...uebrige];
}

const ort = ({ ownerUrl }: Mandantort): string => {
	const { host, pathname } = new URL(ownerUrl);
	return `${host}${pathname}`;
};

const VERALTET = 'veraltet (npm run migrate)';
const KEINE_DATENBANK = '3D000';
const KEINE_TABELLE = '42P01';

function woran(fehler: unknown): string {
	const { code, message } = fehler as { code?: string; message: string };
	if (code === KEINE_DATENBANK) return 'nicht angelegt';
	return code === KEINE_TABELLE ? VERALTET : `nicht erreichbar (${message})`;
}

async function stand({ url }: Mandantort): Promise<string> {
	const pool = oeffnePool(url, { max: 1 }, 'ANFRAGE');
	try {
		return (await leseEpoche(pool, PROJEKTIONEN)) === null ? VERALTET : 'bereit';
	} finally {
		await pool.end();
	}
}
