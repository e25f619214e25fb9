import type { QueryConfig } from 'pg';

/** So many combinations are prepared: a handful of tables at a time, in as many ways as there are commands. */
const BENANNTE = 200;
const bekannte = new Map<string, Pick<QueryConfig, 'name' | 'text'>>();

/**
 * A `select` and statements that take their rows from a recordset (`projections/engine/schreiben.ts`), as one that does
 * them in their order: each waits for the one before it. Alone, it needs neither begin nor commit.
 */
export function nacheinander([erste, ...weitere]: readonly [QueryConfig, ...QueryConfig[]]): QueryConfig {
	if (!weitere.length) return erste;
	const values = [erste, ...weitere].flatMap((anweisung) => anweisung.values ?? []);
	const schluessel = weitere.map(({ name }) => name).join();
	let kopf = bekannte.get(schluessel);
	if (!kopf) {
		const text = zusammen(erste, weitere);
		kopf = bekannte.size < BENANNTE ? { name: `n${bekannte.size}`, text } : { text };
		if (kopf.name) bekannte.set(schluessel, kopf);
	}
	return { ...kopf, values };
}

const SATZ = /\b(from|using) json_to_recordset\(\$1\)/;

function zusammen(erste: QueryConfig, weitere: readonly QueryConfig[]): string {
	const davor = erste.values?.length ?? 0;
	const teile = weitere.map(({ text }, i) => {
		const folgend = `$1 (select count(*) from s${i}) as davor(anzahl_davor), json_to_recordset($$${davor + i + 1})`;
		return `s${i + 1} as (${text.replace(SATZ, folgend)} returning 1)`;
	});
	return `with s0 as materialized (${erste.text}), ${teile.join(', ')} select count(*) from s${teile.length}`;
}
