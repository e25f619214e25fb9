import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { SPRACHEN } from '#domain/format/datum.ts';
import { type Akteur, ROLLEN, type Rolle } from '#domain/rollen.ts';
import { rollenInAnsicht } from '#domain/zugriff/ansicht.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine } from '#projections/roh.ts';

const KONTO = z.strictObject({
	id: z.string(),
	vorname: z.string(),
	nachname: z.string(),
	name: z.string(),
	email: z.string(),
	status: z.number(),
	isGesperrt: z.boolean(),
	/** May sign in: confirmed, neither blocked nor deleted. */
	isAktiv: z.boolean(),
	rollen: z.array(z.enum(ROLLEN)).readonly(),
	einsatzstelleIDs: z.array(z.string()).readonly(),
	/** Assigned Einsatzorte and those of the assigned Einsatzstellen. */
	einsatzortIDs: z.array(z.string()).readonly(),
	freiwilligerID: z.string().nullable(),
	sprache: z.enum(SPRACHEN),
});
/** A signed-in user with what his rights depend on, as it stands at this moment. */
export type Konto = Readonly<z.infer<typeof KONTO>>;

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

const SITZUNGSZEILE = KONTO.extend({
	impersoniertVon: z.string().nullable(),
	rollenDahinter: z.array(z.enum(ROLLEN)).nullable(),
});

/**
 * Whose session this is, unless it has expired or been revoked. The view of another user lasts no longer than the
 * session of who looks, and gives no rights that he may not look with at this moment.
 */
export async function kontoDerSitzung(db: Kysely<DB>, familie: string): Promise<Sitzungskonto | null> {
	const zeile = await frageRohEine(
		db,
		SITZUNGSZEILE,
		sql`
		select ${SPALTEN}, s.impersoniert_von as "impersoniertVon", d.rollen as "rollenDahinter"
		from sitzung s join benutzer b on b.id = s.user_id::uuid
		left join benutzer d on d.id = s.impersoniert_von::uuid and d.is_aktiv
		where s.familie = ${familie} and s.ersetzt_am is null and s.widerrufen_am is null and s.laeuft_ab_am > now()
			and (s.akteur_familie is null or exists (
				select from sitzung a where a.familie = s.akteur_familie
					and a.ersetzt_am is null and a.widerrufen_am is null and a.laeuft_ab_am > now()))
		limit 1`,
	);
	if (!zeile) return null;
	const { rollenDahinter, ...konto } = zeile;
	if (konto.impersoniertVon === null) return konto;
	const rollen = rollenInAnsicht(rollenDahinter ?? [], konto.rollen);
	return rollen.length > 0 ? { ...konto, rollen } : null;
}

/** The account that signs in with this address. */
export const kontoZurEmail = (db: Kysely<DB>, email: string): Promise<Konto | null> =>
	frageRohEine(
		db,
		KONTO,
		sql`
		select ${SPALTEN} from benutzer b where lower(b.email) = ${email.trim().toLowerCase()} limit 1`,
	);

export const kontoVon = (db: Kysely<DB>, userID: string): Promise<Konto | null> =>
	frageRohEine(db, KONTO, sql`select ${SPALTEN} from benutzer b where b.id = ${userID}`);

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
