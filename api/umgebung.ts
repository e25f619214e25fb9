import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { weckruf } from '#commands/auftraege/weckruf.ts';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { type Arbeitsart, oeffnePool, type Poolgroesse } from '#commands/event-store/pool.ts';
import { type Clamdort, clamd } from '#commands/netz/virenpruefung.ts';
import { reaktion } from '#commands/reaktionen/reaktion.ts';
import { erzeugeUmgebung, type Umgebung } from '#commands/umgebung.ts';
import { mitVerbindung } from '#projections/engine/verbindung.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { frageText } from '#projections/roh.ts';
import type { Uhr } from './config.ts';
import type { Mandantort } from './mandanten.ts';

interface Optionen {
	readonly vorLoeschung?: Umgebung['vorLoeschung'];
	/** Where clamd listens; null: nobody looks into files. */
	readonly clamd?: Clamdort | null;
	readonly pool?: Poolgroesse;
	/** Left out: jobs. */
	readonly arbeit?: Arbeitsart;
	readonly meldeEinzelnes?: Umgebung['melde'];
	readonly ende?: AbortSignal;
	readonly adresse?: string | null;
}

/** Left of what a server takes: for the queue, for those who listen or look whether it lives, for whoever maintains it. */
const UEBRIG = 20;
const MINDESTENS = 2;

/** Who shares the connections of a server. */
interface Teilende {
	/** Of the portal, APIs and workers together. */
	readonly prozesse: number;
	/** Tenants on this server, and in all. */
	readonly hier: number;
	readonly mandanten: number;
}

/** Of this process to one tenant's database; more than 16 for one tenant, or 4 for one of many, are of no use. */
export function anteil(frei: number, { prozesse, hier, mandanten }: Teilende): number {
	const meiner = Math.floor((frei - UEBRIG) / (prozesse * hier));
	return Math.max(MINDESTENS, Math.min(mandanten > 1 ? 4 : 16, meiner));
}

/**
 * This process's share of what the server takes, which all processes of the portal and all tenants on it divide. A new
 * connection knows no statement yet: whoever comes back after a short while finds one that does.
 */
export async function poolgroesse(
	{ url }: Pick<Mandantort, 'url'>,
	alle: readonly Pick<Mandantort, 'url'>[],
	prozesse: number,
): Promise<Poolgroesse> {
	const server = (adresse: string) => new URL(adresse).host;
	const hier = alle.filter((ort) => server(ort.url) === server(url)).length;
	const [verbindungen] = await mitVerbindung(url, (client) => frageText(client, FREI, VERBINDUNGEN));
	const max = anteil(verbindungen?.frei ?? 0, { prozesse, hier, mandanten: alle.length });
	return { max, idleTimeoutMillis: alle.length > 1 ? 30_000 : 5 * 60_000 };
}

const FREI = z.strictObject({ frei: z.int() });
const VERBINDUNGEN = `
select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
	- current_setting('reserved_connections')::int as frei`;

/** What commands of one tenant run in; whoever opens it ends its pool. */
export async function oeffneUmgebung(
	url: string,
	uhr: Uhr,
	melde: (fehler: unknown) => void,
	{ vorLoeschung, clamd: ort = null, pool: groesse = {}, arbeit, meldeEinzelnes, ende, adresse }: Optionen = {},
): Promise<Umgebung> {
	const pool = oeffnePool(url, groesse, arbeit);
	const ctx = () => ({ heute: uhr.heute(), jetzt: uhr.jetzt().toISOString(), neueID: randomUUID, fingerabdruck });
	const outboxGefuellt = weckruf(pool, melde);
	const viren = ort ? clamd(ort) : undefined;
	const teile = {
		pool,
		ctx,
		projektionen: PROJEKTIONEN,
		reaktion,
		outboxGefuellt,
		vorLoeschung,
		viren,
		melde: meldeEinzelnes,
		ende,
		adresse,
	};
	try {
		return await erzeugeUmgebung(teile);
	} catch (fehler) {
		await pool.end();
		throw fehler;
	}
}
