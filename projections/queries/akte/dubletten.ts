import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import {
	DUBLETTENGRUENDE,
	type Dublettengrund,
	dublettengruende,
	type Merkmale,
} from '#domain/akte/freiwilliger/dublette.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { gefaltet, zusammen } from '#domain/suche/schreibweise.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, statusform } from '#projections/roh.ts';

const ANDERE_AKTE = z.strictObject({
	id: z.string(),
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	geburtsdatum: z.string().nullable(),
	email: z.string().nullable(),
	plz: z.string().nullable(),
	ort: z.string().nullable(),
	status: statusform(FREIWILLIGER),
	zyklus: z.string().nullable(),
});
type AndereAkte = Readonly<z.infer<typeof ANDERE_AKTE>>;

export interface Dublette extends AndereAkte {
	readonly gruende: readonly Dublettengrund[];
}

const ABGEGLICHEN = ANDERE_AKTE.extend({ urteil: z.enum(['GLEICH', 'VERSCHIEDEN']) });
export type Abgeglichen = Readonly<z.infer<typeof ABGEGLICHEN>>;

/** More of them tell nobody anything. */
const HOECHSTENS = 5;

/** So many of one kind are looked at; no birthday and no name has more. */
const KANDIDATEN = 500;

const SPALTEN = sql`f.id, f.vorname, f.nachname, f.geburtsdatum, f.email, f.plz, f.ort, f.status, z.bezeichnung as zyklus`;

/**
 * Files in any cycle that may mean the same person, the surest first. Indexes bring who has the birthday, the address
 * of e-mail or the name; the rule chooses among them.
 */
export async function dubletten(db: Kysely<DB>, gesucht: Merkmale, akteID: string | null): Promise<Dublette[]> {
	const bedingungen = [...nachGeburtsdatum(gesucht), ...nachEmail(gesucht), ...nachNamen(gesucht)];
	if (!bedingungen.length) return [];
	const kandidaten = sql.join(
		bedingungen.map((b) => sql`(select t.id from freiwilliger t where ${b} limit ${KANDIDATEN})`),
		sql` union `,
	);
	const akten = await frageRoh(
		db,
		ANDERE_AKTE,
		sql`
		select ${SPALTEN} from (${kandidaten}) k join freiwilliger f on f.id = k.id left join zyklus z on z.id = f.zyklus_id
		where f.id is distinct from ${akteID}::uuid and not exists (
			select from aktenabgleich a where a.freiwilliger_id = ${akteID}::uuid and a.andere_id = f.id
		)
		order by f.angelegt_am desc, f.id`,
	);
	return akten
		.map((akte) => ({ ...akte, gruende: dublettengruende(gesucht, akte) }))
		.filter(({ gruende }) => gruende.length > 0)
		.sort((a, b) => rang(a) - rang(b))
		.slice(0, HOECHSTENS);
}

/** Files staff compared with this one. */
export async function abgeglichene(db: Kysely<DB>, akteID: string): Promise<readonly Abgeglichen[]> {
	return frageRoh(
		db,
		ABGEGLICHEN,
		sql`
		select ${SPALTEN}, a.urteil from aktenabgleich a join freiwilliger f on f.id = a.andere_id
		left join zyklus z on z.id = f.zyklus_id
		where a.freiwilliger_id = ${akteID} order by a.urteil, f.angelegt_am desc, f.id`,
	);
}

const rang = ({ gruende: [erster] }: Dublette): number => (erster ? DUBLETTENGRUENDE.indexOf(erster) : 0);

const nachGeburtsdatum = ({ geburtsdatum }: Merkmale) =>
	geburtsdatum ? [sql`t.geburtsdatum = ${geburtsdatum}::date`] : [];

// Folded words are letters and digits: they hold none of the signs that `like` reads.
function nachEmail({ email }: Merkmale) {
	const wort = zusammen(email ?? '');
	return wort ? [sql`t.suche like ${`% ${wort} %`}`] : [];
}

/** Without a birthday a name alone proves nothing. */
function nachNamen({ vorname, nachname, geburtsdatum }: Merkmale) {
	const [v, n] = [gefaltet(vorname ?? '').split(' ')[0], gefaltet(nachname ?? '').split(' ')[0]];
	return v && n && geburtsdatum ? [sql`t.suche like ${`% ${n} %`} and t.suche like ${`% ${v} %`}`] : [];
}
