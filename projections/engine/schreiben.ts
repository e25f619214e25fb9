import type { QueryConfig } from 'pg';
import type { Projektion } from './projection.ts';
import type { Unterschied } from './unterschied.ts';

/** The statements that bring a table from the rows before to the rows after; deletes first, for unique indexes. */
export function schreibAnweisungen({ projektion, upserts, deletes }: Unterschied): QueryConfig[] {
	const { table } = projektion;
	const { entfernen, upsert } = texte(projektion);
	const anweisungen: QueryConfig[] = [];
	if (deletes.length) anweisungen.push({ name: `del_${table}`, text: entfernen, values: [JSON.stringify(deletes)] });
	if (upserts.length) anweisungen.push({ name: `up_${table}`, text: upsert, values: [JSON.stringify(upserts)] });
	return anweisungen;
}

interface Texte {
	readonly upsert: string;
	readonly entfernen: string;
}
const merker = new WeakMap<Projektion, Texte>();

function texte(projektion: Projektion): Texte {
	let t = merker.get(projektion);
	if (!t) {
		t = { upsert: upsertSql(projektion, projektion.table), entfernen: loeschSql(projektion, projektion.table) };
		merker.set(projektion, t);
	}
	return t;
}

/** `$1`: JSON array of rows. `table` may be the shadow table of a rebuild. */
export function upsertSql({ spalten, key }: Projektion, table: string): string {
	const namen = Object.keys(spalten);
	const uebrige = namen.filter((n) => !key.includes(n));
	const konflikt = uebrige.length
		? `do update set ${uebrige.map((n) => `${n} = excluded.${n}`).join(', ')}`
		: 'do nothing';
	return `insert into ${table} (${namen.join(', ')}) select ${namen.join(', ')} from json_to_recordset($1) as z(${satz(spalten, namen)})
on conflict (${key.join(', ')}) ${konflikt}`;
}

/** The same, leaving alone what is right already, so that the number of rows met is that of those that were wrong. */
export function berichtigungSql(projektion: Projektion): string {
	const { table, spalten, key } = projektion;
	const uebrige = Object.keys(spalten).filter((n) => !key.includes(n));
	const text = upsertSql(projektion, table);
	if (!uebrige.length) return text;
	const [dort, hier] = [table, 'excluded'].map((wer) => uebrige.map((n) => `${wer}.${n}`).join(', '));
	return `${text} where (${dort}) is distinct from (${hier})`;
}

/** `$1`: JSON array of rows of which the key counts. */
export function loeschSql({ spalten, key }: Projektion, table: string): string {
	const gleich = key.map((k) => `t.${k} = z.${k}`).join(' and ');
	return `delete from ${table} t using json_to_recordset($1) as z(${satz(spalten, key)}) where ${gleich}`;
}

const satz = (spalten: Projektion['spalten'], namen: readonly string[]): string =>
	namen.map((n) => `${n} ${(spalten[n] as string).replace(' not null', '')}`).join(', ');
