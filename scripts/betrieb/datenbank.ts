import { join } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';
import { type Konfiguration, Konfigurationsfehler, type Mandanteintrag, STANDARD_MANDANT } from '#api/config.ts';
import { GLEICHZEITIG, type Mandantort } from '#api/mandanten.ts';
import { fuerAlle } from '#api/nebenlaeufig.ts';
import { istAusfall } from '#commands/event-store/fehler.ts';
import { ROLLE } from '#migrations/0001_event_store.ts';
import { migriere } from '#migrations/migrate.ts';
import { stelleProjektionenSicher } from '#projections/engine/sicherstellen.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { type Postgres, type PostgresOptionen, startPostgres } from '#scripts/postgres/postgres.ts';
import { mitClient, mitDatenbank } from '#scripts/postgres/zugang.ts';
import { erstelleDatenbank } from './datenbank-anlegen.ts';
import { grund, pruefeAnmeldung, pruefeServer, pruefeVoraussetzungen } from './voraussetzungen.ts';

/** The databases of the portal. */
export interface Datenbanken {
	/** The portal's own: it holds the queue, and its server the tenants that name no other. */
	readonly datenbank: Postgres;
	readonly mandanten: readonly Mandantort[];
	stop(): Promise<void>;
}

/** How a database is opened. */
interface Oeffnen extends Pick<PostgresOptionen, 'beiAusfall'> {
	/** Of an embedded server: use that of a portal that runs. */
	readonly teilen: boolean;
	/** Of `DATABASE_URL`: make the database where it is missing. */
	readonly anlegen?: boolean;
	/** So long one of `DATABASE_URL` is waited for that isn't there. */
	readonly geduldMs?: number;
}

/** The server of `DATABASE_URL`, or else the embedded one, and all tenants. */
export async function oeffneDatenbanken(konfiguration: Konfiguration, wie: Oeffnen): Promise<Datenbanken> {
	const datenbank = await oeffneDatenbank(konfiguration, wie);
	return { datenbank, mandanten: orte(konfiguration, datenbank), stop: datenbank.stop };
}

export const orte = ({ mandanten }: Pick<Konfiguration, 'mandanten'>, eigene: Ort): Mandantort[] =>
	mandanten.map(({ datenbank, ...rest }) => ({ ...rest, ...(datenbank ?? ortAuf(eigene, rest)) }));

type Ort = Pick<Postgres, 'url' | 'ownerUrl'>;

/** The standard tenant has the portal's own database, another one beside it, named after its key. */
export function ortAuf({ url, ownerUrl }: Ort, { key }: Pick<Mandanteintrag, 'key'>): Ort {
	if (key === STANDARD_MANDANT) return { url, ownerUrl };
	const name = datenbankname(key);
	return { url: mitDatenbank(url, name), ownerUrl: mitDatenbank(ownerUrl, name) };
}

export const datenbankname = (key: string): string => `portal_${key.replaceAll('-', '_')}`;

export async function oeffneDatenbank(konfiguration: Konfiguration, wie: Oeffnen): Promise<Postgres> {
	if (konfiguration.datenbank) {
		await erreicht(konfiguration.datenbank.ownerUrl, wie);
		return { ...konfiguration.datenbank, stop: async () => {} };
	}
	return startPostgres({
		datenVerzeichnis: join(konfiguration.datenVerzeichnis, 'postgres'),
		teilen: wie.teilen,
		beiAusfall: wie.beiAusfall,
	});
}

const GEDULD_MS = 60_000;

async function erreicht(url: string, { anlegen = false, geduldMs }: Oeffnen): Promise<void> {
	const oeffne = (): Promise<unknown> =>
		anlegen ? erstelleDatenbank(url) : mitClient(url, (client) => client.query('select 1'));
	await geduldig(oeffne, geduldMs).catch((ursache) => {
		if (ursache instanceof Konfigurationsfehler) throw ursache;
		const satz = `DATABASE_URL: die Datenbank antwortet nicht (${grund(ursache)}).`;
		throw new Konfigurationsfehler(satz, { cause: ursache });
	});
}

/**
 * Machines that start together: the database may need longer than we do, and may leave once more while what works on it
 * is opened. Throws what was wrong last, or at once what no waiting helps against.
 */
export async function geduldig<T>(oeffne: () => Promise<T>, geduldMs = GEDULD_MS): Promise<T> {
	const ende = Date.now() + geduldMs;
	for (let gesagt = false; ; gesagt = true) {
		try {
			return await oeffne();
		} catch (fehler) {
			const ursache = fehler instanceof Konfigurationsfehler ? fehler.cause : fehler;
			if (Date.now() > ende || !istAusfall(ursache)) throw fehler;
			if (!gesagt) process.stderr.write('Die Datenbank antwortet noch nicht, es wird gewartet …\n');
			await warte(500);
		}
	}
}

/**
 * Newest schema and projections for all tenants, some at a time, and what the queue needs. Returns the tenants that
 * couldn't be prepared with the reason; if there is but one, it throws.
 */
export async function bereiteAlleVor({
	datenbank,
	mandanten,
}: Omit<Datenbanken, 'stop'>): Promise<Map<string, unknown>> {
	if (!mandanten.some((m) => m.ownerUrl === datenbank.ownerUrl)) {
		await pruefeServer(datenbank);
		await mitClient(datenbank.ownerUrl, (client) => client.query(`${ROLLE} ${DARF_APP_SEIN}`));
	}
	const ergebnisse = await fuerAlle(mandanten, GLEICHZEITIG, bereiteVor);
	const fehler = new Map<string, unknown>();
	for (const [i, { key }] of mandanten.entries()) {
		const ergebnis = ergebnisse[i];
		if (ergebnis?.status === 'rejected') fehler.set(key, ergebnis.reason);
	}
	if (mandanten.length === 1 && fehler.size) throw [...fehler.values()][0];
	return fehler;
}

/** Newest schema and projections, as this program writes them; throws one sentence where the database can't take them. */
export async function bereiteVor(ort: Ort): Promise<void> {
	await pruefeVoraussetzungen(ort);
	await migriere(ort.ownerUrl);
	await mitClient(ort.ownerUrl, (client) => client.query(DARF_APP_SEIN));
	await pruefeAnmeldung(ort);
	await stelleProjektionenSicher(ort.ownerUrl, PROJEKTIONEN);
}

// With one login for all, requests take on the role portal_app, which its creator may not do by that alone. In the
// embedded database each role signs in by itself. Tenants of one server share the role, and may be here at once.
const DARF_APP_SEIN = `
do $$ begin
	if not pg_has_role(current_user, 'portal_app', 'set')
		and exists (select from pg_auth_members
			where roleid = 'portal_app'::regrole and member = current_user::regrole and admin_option)
	then grant portal_app to current_user with set true, inherit false; end if;
exception when unique_violation or internal_error then null;
end $$`;
