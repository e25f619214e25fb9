import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Conditions over the column `suche` of the alias `t`, or another like it: folded words, a blank before and behind each. */
type Lesarten = readonly (readonly string[])[];
type Bedingung = RawBuilder<SqlBool>;

/** Shorter ones are looked for at the beginning of a word only: everything else holds them somewhere. */
const TEIL_AB = 3;
/** Birthdays and telephone numbers hold most that is shorter. */
const ZIFFERN_AB = 4;
/** How much a word shares, of its neighbours of three letters, with one that sounds alike; every connection has it. */
export const AEHNLICHKEIT = 0.4;
/** Shorter ones have too few neighbours of three letters to sound alike. */
const AEHNLICH_AB = 4;

const SUCHE: RawBuilder<unknown> = sql`t.suche`;

// Folded words are letters and digits: they hold none of the signs that `like` reads.
const vorn = (wort: string, spalte = SUCHE): Bedingung => sql<SqlBool>`${spalte} like ${`% ${wort}%`}`;
const irgendwo = (wort: string, spalte = SUCHE): Bedingung => sql<SqlBool>`${spalte} like ${`%${wort}%`}`;
const ganz = (wort: string): Bedingung => sql<SqlBool>`t.suche like ${`% ${wort} %`}`;

const oderUnd = (lesarten: Lesarten, bedingung: (wort: string) => Bedingung): Bedingung =>
	sql<SqlBool>`(${sql.join(
		lesarten.map((worte) => sql`(${sql.join(worte.map(bedingung), sql` and `)})`),
		sql` or `,
	)})`;

const teil = (wort: string, spalte = SUCHE): Bedingung =>
	(wort.length < (/^\d+$/.test(wort) ? ZIFFERN_AB : TEIL_AB) ? vorn : irgendwo)(wort, spalte);
const kannKlingen = (wort: string): boolean => wort.length >= AEHNLICH_AB && !/\d/.test(wort);

export const enthaelt = (lesarten: Lesarten, spalte = SUCHE): Bedingung =>
	oderUnd(lesarten, (wort) => teil(wort, spalte));
export const jedesVorn = (lesarten: Lesarten): Bedingung => oderUnd(lesarten, (wort) => vorn(wort));
export const jedesGanz = (lesarten: Lesarten): Bedingung => oderUnd(lesarten, ganz);

/** The row's name begins with the first word. */
export const beginntMit = (lesarten: Lesarten): Bedingung =>
	sql<SqlBool>`starts_with(t.suche, ${` ${lesarten[0]?.[0]}`})`;

/** Words that differ by a letter or two; null: nothing here can sound like anything. */
export function klingtWie(lesarten: Lesarten, spalte = SUCHE): Bedingung | null {
	const [worte = []] = lesarten;
	if (!worte.some(kannKlingen)) return null;
	return oderUnd([worte], (wort) => (kannKlingen(wort) ? sql<SqlBool>`${wort} <<% ${spalte}` : teil(wort, spalte)));
}

/** How little the words that {@link klingtWie} allows differ; the smaller, the better. */
export function abstand([worte = []]: Lesarten): RawBuilder<unknown> {
	const naehen = worte.filter(kannKlingen).map((wort) => sql`strict_word_similarity(${wort}, t.suche)`);
	return naehen.length ? sql`-(${sql.join(naehen, sql` + `)})` : sql`0`;
}
