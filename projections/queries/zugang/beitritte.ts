import { type Kysely, sql } from 'kysely';
import { BEITRITTE } from '#domain/liste/benutzer.ts';
import type { Beitrittsstatus } from '#domain/status/zugang.ts';
import type { DB } from '#projections/db.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';

/** Somebody asks for access. */
export interface Beitrittszeile {
	readonly id: string;
	readonly status: Beitrittsstatus;
	readonly email: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly adresseID: string | null;
	readonly adresse: string | null;
	readonly nachricht: string | null;
	/** Who asks is known to the provider of single sign-on. */
	readonly isSso: boolean;
	/** An account that has this address already: nobody can be given a second one. */
	readonly bestehenderUserID: string | null;
	readonly erstelltAm: string;
	readonly entschiedenAm: string | null;
	readonly entschiedenVonID: string | null;
	readonly entschiedenVon: string | null;
	readonly userID: string | null;
}

export const BEITRITTSPLAN = listenplan(
	BEITRITTE,
	{
		id: sql`t.id`,
		vorname: sql`t.vorname`,
		nachname: sql`t.nachname`,
		name: { sort: [sql`t.nachname`, sql`t.vorname`] },
		email: { zeigt: sql`t.email`, sort: sql`lower(t.email)` },
		adresseID: sql`t.adresse_id`,
		adresse: sql`t.adresse`,
		nachricht: sql`t.nachricht`,
		status: sql`t.status`,
		erstelltAm: sql`t.erstellt_am`,
	},
	{
		von: sql`(
			select q.*, lower(q.nachname || ' ' || q.vorname || ' ' || q.email || ' ' || coalesce(a.bezeichnung, '')) as suchtext,
				a.bezeichnung as adresse
			from beitrittsanfrage q left join adresse a on a.id = q.adresse_id
		) t`,
		dazu: sql`
			left join benutzer b on b.id = t.entschieden_von::uuid
			left join lateral (
				select k.id from benutzer k where t.status = 'OFFEN' and lower(k.email) = lower(t.email) limit 1
			) k on true`,
		weitere: sql`
			t.sso_subject is not null as "isSso", k.id as "bestehenderUserID", t.entschieden_am as "entschiedenAm",
			t.entschieden_von as "entschiedenVonID", b.name as "entschiedenVon", t.user_id as "userID"`,
		sicht: [],
		ohneZyklus: true,
		zuletzt: sql`t.id`,
	},
);

export const beitritte = (leser: Leser, anfrage: Anfrage): Promise<Seite<Beitrittszeile>> =>
	seite<Beitrittszeile>(leser, BEITRITTSPLAN, anfrage);

/** A request as its decision takes it. */
export interface Beitritt {
	readonly id: string;
	readonly status: Beitrittsstatus;
	readonly email: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly ssoIssuer: string | null;
	readonly ssoSubject: string | null;
	readonly nachricht: string | null;
	/** Name of the place it is about. */
	readonly adresse: string | null;
}

export async function beitrittVon(db: Kysely<DB>, id: string): Promise<Beitritt | null> {
	const beitritt = await db
		.selectFrom('beitrittsanfrage as q')
		.leftJoin('adresse as a', 'a.id', 'q.adresse_id')
		.select(['q.id', 'q.status', 'q.email', 'q.vorname', 'q.nachname', 'q.nachricht', 'a.bezeichnung as adresse'])
		.select(['q.sso_issuer as ssoIssuer', 'q.sso_subject as ssoSubject'])
		.where('q.id', '=', id)
		.executeTakeFirst();
	return beitritt ?? null;
}
