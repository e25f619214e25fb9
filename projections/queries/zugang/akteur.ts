import { type Kysely, sql } from 'kysely';
import type { Sprache } from '#domain/format/datum.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { rollenInAnsicht } from '#domain/zugriff/ansicht.ts';
import type { DB } from '#projections/db.ts';

/** A signed-in user with what his rights depend on, as it stands at this moment. */
export interface Konto {
	readonly id: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly name: string;
	readonly email: string;
	readonly status: number;
	readonly isGesperrt: boolean;
	/** May sign in: confirmed, neither blocked nor deleted. */
	readonly isAktiv: boolean;
	readonly rollen: readonly Rolle[];
	readonly einsatzstelleIDs: readonly string[];
	/** Assigned Einsatzorte and those of the assigned Einsatzstellen. */
	readonly einsatzortIDs: readonly string[];
	readonly freiwilligerID: string | null;
	readonly sprache: Sprache;
}

const SPALTEN = sql`
	b.id, b.sprache, b.vorname, b.nachname, b.name, b.email, b.status, b.is_gesperrt as "isGesperrt",
	b.is_aktiv as "isAktiv", b.rollen, b.freiwilliger_id as "freiwilligerID",
	b.einsatzstelle_ids as "einsatzstelleIDs",
	array(select a.id from adresse a where a.id = any(b.einsatzort_ids) and a.typ = 'EINSATZORT'
		union select a.id from adresse a where a.einsatzstelle_id = any(b.einsatzstelle_ids) and a.typ = 'EINSATZORT'
		order by 1
	) as "einsatzortIDs"`;

export interface Sitzungskonto extends Konto {
	/** Who looks in the view of this user. */
	readonly impersoniertVon: string | null;
}

/**
 * Whose session this is, unless it has expired or been revoked. The view of another user lasts no longer than the
 * session of who looks, and gives no rights that he may not look with at this moment.
 */
export async function kontoDerSitzung(db: Kysely<DB>, familie: string): Promise<Sitzungskonto | null> {
	const { rows } = await sql<Sitzungskonto & { readonly rollenDahinter: readonly Rolle[] | null }>`
		select ${SPALTEN}, s.impersoniert_von as "impersoniertVon", d.rollen as "rollenDahinter"
		from sitzung s join benutzer b on b.id = s.user_id::uuid
		left join benutzer d on d.id = s.impersoniert_von::uuid and d.is_aktiv
		where s.familie = ${familie} and s.ersetzt_am is null and s.widerrufen_am is null and s.laeuft_ab_am > now()
			and (s.akteur_familie is null or exists (
				select from sitzung a where a.familie = s.akteur_familie
					and a.ersetzt_am is null and a.widerrufen_am is null and a.laeuft_ab_am > now()))
		limit 1`.execute(db);
	const [zeile] = rows;
	if (!zeile) return null;
	const { rollenDahinter, ...konto } = zeile;
	if (konto.impersoniertVon === null) return konto;
	const rollen = rollenInAnsicht(rollenDahinter ?? [], konto.rollen);
	return rollen.length > 0 ? { ...konto, rollen } : null;
}

/** The account that signs in with this address. */
export async function kontoZurEmail(db: Kysely<DB>, email: string): Promise<Konto | null> {
	const { rows } = await sql<Konto>`
		select ${SPALTEN} from benutzer b where lower(b.email) = ${email.trim().toLowerCase()} limit 1`.execute(db);
	return rows[0] ?? null;
}

export async function kontoVon(db: Kysely<DB>, userID: string): Promise<Konto | null> {
	const { rows } = await sql<Konto>`select ${SPALTEN} from benutzer b where b.id = ${userID}`.execute(db);
	return rows[0] ?? null;
}

/** An administrator always also has the rights of the Traeger's staff. */
export const alleRollen = (rollen: readonly Rolle[]): readonly Rolle[] =>
	rollen.includes('ADMIN') && !rollen.includes('MA_VERWALTUNG') ? [...rollen, 'MA_VERWALTUNG'] : rollen;

export function alsAkteur(konto: Konto, impersoniertVon: string | null): Akteur {
	return {
		art: 'USER',
		userID: konto.id,
		rollen: alleRollen(konto.rollen),
		einsatzortIDs: konto.einsatzortIDs,
		einsatzstelleIDs: konto.einsatzstelleIDs,
		freiwilligerID: konto.freiwilligerID,
		impersoniertVon,
	};
}

export const OEFFENTLICHKEIT: Akteur = {
	art: 'PUBLIC',
	userID: null,
	rollen: [],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
};
