import { hkdfSync } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Konfiguration, type Mandanteintrag, STANDARD_MANDANT } from './config.ts';
import { fuerAlle } from './nebenlaeufig.ts';
import type { Portal } from './portal.ts';

/** A tenant with its database found. */
export interface Mandantort extends Omit<Mandanteintrag, 'datenbank'> {
	/** Signs in as `portal_app`. */
	readonly url: string;
	/** Signs in as the owner. */
	readonly ownerUrl: string;
}

/** A tenant of this process, and what it needs of it once its database was there. */
export interface Zugang<T> {
	readonly key: string;
	readonly hosts: readonly string[];
	/** Opened at the first demand where that failed at the start; rejects with `MandantNichtBereit`. */
	hole(): Promise<T>;
	/** What is open already. */
	offen(): T | null;
}

/** The tenant's database can't be worked with at the moment; others aren't concerned. */
export class MandantNichtBereit extends Error {
	override name = 'MandantNichtBereit';
}

/** So many tenants are opened or migrated at a time. */
export const GLEICHZEITIG = 8;
/** So long a database that was away isn't asked again. */
const PAUSE_MS = 5_000;

/** Opens all tenants. Those that fail are told of and tried again when they are asked for; if all fail, it throws. */
export async function oeffneZugaenge<T>(
	orte: readonly Mandantort[],
	oeffne: (ort: Mandantort) => Promise<T>,
	melde: (fehler: unknown, key: string) => void,
): Promise<Zugang<T>[]> {
	const zugaenge = orte.map((ort) => zugang(ort, () => oeffne(ort)));
	const ergebnisse = await fuerAlle(zugaenge, GLEICHZEITIG, (z) => z.hole());
	const [erster] = ergebnisse;
	if (erster?.status === 'rejected' && ergebnisse.every((e) => e.status === 'rejected')) throw erster.reason.cause;
	for (const [i, e] of ergebnisse.entries()) if (e.status === 'rejected') melde(e.reason.cause, orte[i]?.key ?? '');
	return zugaenge;
}

function zugang<T>({ key, hosts }: Mandantort, oeffne: () => Promise<T>): Zugang<T> {
	let offen: T | null = null;
	let laufend: Promise<T> | null = null;
	let wieder = 0;
	const versuche = async (): Promise<T> => {
		try {
			offen = await oeffne();
			return offen;
		} catch (cause) {
			wieder = performance.now() + PAUSE_MS;
			throw new MandantNichtBereit(key, { cause });
		} finally {
			laufend = null;
		}
	};
	return {
		key,
		hosts,
		offen: () => offen,
		async hole() {
			if (offen) return offen;
			if (!laufend && performance.now() < wieder) throw new MandantNichtBereit(key);
			laufend ??= versuche();
			return laufend;
		},
	};
}

/** The tenants a process serves, found by host name. */
export interface Mandanten {
	readonly alle: readonly Zugang<Portal>[];
	/** Null: nobody's host. */
	zuHost(host: string): Zugang<Portal> | null;
}

export function mandanten(alle: readonly Zugang<Portal>[]): Mandanten {
	const jeHost = new Map(alle.flatMap((einer) => einer.hosts.map((host) => [host, einer] as const)));
	const fuerJeden = alle.find((einer) => einer.hosts.length === 0) ?? null;
	return { alle, zuHost: (host) => jeHost.get(host.toLowerCase().replace(/\.$/, '')) ?? fuerJeden };
}

/** One tenant that is open, for every host. */
export const einziger = (portal: Portal): Mandanten =>
	mandanten([{ key: portal.key, hosts: [], hole: async () => portal, offen: () => portal }]);

/** Under the data directory: the files of all tenants but the standard one. */
export const MANDANTENORDNER = 'mandanten';

/**
 * The configuration as it holds for one tenant. Tokens are signed by a key of its own, which follows from the common one,
 * so that none is good at another. The standard tenant keeps its files where a portal of one tenant has them.
 */
export function konfigurationFuer(
	konfiguration: Konfiguration,
	{ key, hosts }: Pick<Mandantort, 'key' | 'hosts'>,
	port = konfiguration.port,
): Konfiguration {
	const datenVerzeichnis =
		key === STANDARD_MANDANT
			? konfiguration.datenVerzeichnis
			: join(konfiguration.datenVerzeichnis, MANDANTENORDNER, key);
	mkdirSync(datenVerzeichnis, { recursive: true, mode: 0o700 });
	const jwtSecret = Buffer.from(hkdfSync('sha256', konfiguration.jwtSecret, '', `mandant ${key}`, 32));
	const baseUrl = adresse(konfiguration, hosts, port);
	return { ...konfiguration, datenVerzeichnis, baseUrl, jwtSecret: jwtSecret.toString('base64url') };
}

/** `BASE_URL` belongs to the tenant that answers there; another has that of its first host. Null: not known yet. */
function adresse({ baseUrl, produktion }: Konfiguration, hosts: readonly string[], port: number): string | null {
	const [erster] = hosts;
	if (erster === undefined) return baseUrl;
	if (baseUrl && hosts.includes(new URL(baseUrl).hostname)) return baseUrl;
	if (produktion) return `https://${erster}`;
	return port === 0 ? null : `http://${erster}:${port}`;
}
