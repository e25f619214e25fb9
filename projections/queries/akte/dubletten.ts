import { type Kysely, sql } from 'kysely';
import {
	DUBLETTENGRUENDE,
	type Dublettengrund,
	dublettengruende,
	type Merkmale,
} from '#domain/akte/freiwilliger/dublette.ts';
import type { Abgleichsurteil } from '#domain/akte/zustand.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { gefaltet, zusammen } from '#domain/suche/schreibweise.ts';
import type { DB } from '#projections/db.ts';

interface AndereAkte {
	readonly id: string;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly geburtsdatum: string | null;
	readonly email: string | null;
	readonly plz: string | null;
	readonly ort: string | null;
	readonly status: FreiwilligerStatus;
	readonly zyklus: string | null;
}

export interface Dublette extends AndereAkte {
	readonly gruende: readonly Dublettengrund[];
}

export interface Abgeglichen extends AndereAkte {
	readonly urteil: Abgleichsurteil;
}

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
	const { rows } = await sql<AndereAkte>`
		select ${SPALTEN} from (${kandidaten}) k join freiwilliger f on f.id = k.id left join zyklus z on z.id = f.zyklus_id
		where f.id is distinct from ${akteID}::uuid and not exists (
			select from aktenabgleich a where a.freiwilliger_id = ${akteID}::uuid and a.andere_id = f.id
		)
		order by f.angelegt_am desc, f.id`.execute(db);
	return rows
		.map((akte) => ({ ...akte, gruende: dublettengruende(gesucht, akte) }))
		.filter(({ gruende }) => gruende.length > 0)
		.sort((a, b) => rang(a) - rang(b))
		.slice(0, HOECHSTENS);
}

/** Files staff compared with this one. */
export async function abgeglichene(db: Kysely<DB>, akteID: string): Promise<readonly Abgeglichen[]> {
	const { rows } = await sql<Abgeglichen>`
		select ${SPALTEN}, a.urteil from aktenabgleich a join freiwilliger f on f.id = a.andere_id
		left join zyklus z on z.id = f.zyklus_id
		where a.freiwilliger_id = ${akteID} order by a.urteil, f.angelegt_am desc, f.id`.execute(db);
	return rows;
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
