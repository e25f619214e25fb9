import { join } from 'node:path';
import { type Konfiguration, Konfigurationsfehler } from '#api/config.ts';
import { migriere } from '#migrations/migrate.ts';
import { stelleProjektionenSicher } from '#projections/engine/sicherstellen.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { mitClient } from './postgres-zugang.ts';

/** The database of `DATABASE_URL`, or else the embedded one, shared with a portal that runs if `teilen`. */
export async function oeffneDatenbank(
	konfiguration: Konfiguration,
	{ teilen }: { teilen: boolean },
): Promise<Postgres> {
	if (konfiguration.datenbank) {
		await erreicht(konfiguration.datenbank.ownerUrl);
		return { ...konfiguration.datenbank, stop: async () => {} };
	}
	return startPostgres({ datenVerzeichnis: join(konfiguration.datenVerzeichnis, 'postgres'), teilen });
}

async function erreicht(url: string): Promise<void> {
	try {
		await mitClient(url, (client) => client.query('select 1'));
	} catch (ursache) {
		const grund = ursache instanceof Error ? ursache.message : String(ursache);
		throw new Konfigurationsfehler(`DATABASE_URL: die Datenbank antwortet nicht (${grund}).`, { cause: ursache });
	}
}

/** Newest schema and projections, as this program writes them. */
export async function bereiteVor({ ownerUrl }: Pick<Postgres, 'ownerUrl'>): Promise<void> {
	await migriere(ownerUrl);
	await mitClient(ownerUrl, (client) => client.query(DARF_APP_SEIN));
	await stelleProjektionenSicher(ownerUrl, PROJEKTIONEN);
}

// With one login for all, requests take on the role portal_app, which its creator may not do by that alone. In the
// embedded database each role signs in by itself.
const DARF_APP_SEIN = `
do $$ begin
	if not pg_has_role(current_user, 'portal_app', 'set')
		and exists (select from pg_auth_members
			where roleid = 'portal_app'::regrole and member = current_user::regrole and admin_option)
	then grant portal_app to current_user with set true, inherit false; end if;
end $$`;
