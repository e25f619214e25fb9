import { z } from 'zod';
import { verbindungswerte } from '#commands/event-store/pool.ts';
import { mitVerbindung } from '#projections/engine/verbindung.ts';
import { frageText } from '#projections/roh.ts';
import { Konfigurationsfehler } from './config.ts';

/** The same database and login, asked for at the pooler. */
export function durchPooler(url: string, pooler: string): string {
	const adresse = new URL(url);
	adresse.host = pooler;
	return adresse.href;
}

/** What PgBouncer runs on each connection that it opens to the server. */
export const CONNECT_QUERY = Object.entries(verbindungswerte('ANFRAGE'))
	.map(([name, wert]) => `set ${name} = '${wert}'`)
	.join('; ');

const EINSTELLUNG = z.strictObject({ name: z.string(), gleich: z.boolean() });

/** Nothing else sets its connections: without, days would shift and statements run without end. */
export async function pruefePooler(url: string): Promise<void> {
	const soll = verbindungswerte('ANFRAGE');
	const namen = Object.keys(soll);
	const einstellungen = await mitVerbindung(url, (client) =>
		frageText(
			client,
			EINSTELLUNG,
			// Compared by the server, which knows that 15000ms are 15s.
			`select n as name, current_setting(n, true) is not distinct from set_config(n, w, true) as gleich
			from unnest($1::text[], $2::text[]) as s(n, w)`,
			[namen, Object.values(soll)],
		),
	).catch((cause: unknown) => {
		const grund = cause instanceof Error ? cause.message : String(cause);
		throw new Konfigurationsfehler(`DATABASE_POOLER: ${new URL(url).host} nimmt keine Anfragen an (${grund}).`, {
			cause,
		});
	});
	const fehlen = einstellungen.filter(({ gleich }) => !gleich).map(({ name }) => name);
	if (fehlen.length === 0) return;
	throw new Konfigurationsfehler(
		`DATABASE_POOLER: dort gilt nicht, was jede Verbindung braucht (${fehlen.join(', ')}). In pgbouncer.ini fehlt: connect_query='${CONNECT_QUERY.replaceAll("'", "''")}'`,
	);
}
