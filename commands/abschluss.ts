import type { PoolClient, QueryConfig } from 'pg';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Projektion } from '#projections/engine/projection.ts';
import { schreibAnweisungen } from '#projections/engine/schreiben.ts';
import { type Unterschied, unterschied } from '#projections/engine/unterschied.ts';
import { appendAnweisung, type BefehlZeile } from './event-store/append.ts';
import { istVergeben, uebersetze } from './event-store/fehler.ts';
import { sende } from './event-store/pool.ts';
import type { Mitschrift } from './mitschrift.ts';
import { nacheinander } from './nacheinander.ts';
import type { OutboxZeile, Reaktion } from './umgebung.ts';

const BEGIN: QueryConfig = { text: 'begin' };
const COMMIT: QueryConfig = { text: 'commit' };

export interface Abschluss {
	readonly epoche: number;
	readonly befehl: BefehlZeile | null;
	readonly reaktion: Reaktion | undefined;
	/** The attempt holds its locks already. */
	readonly offen: boolean;
	/** The transaction isn't this command's own: whoever opened it ends it. */
	readonly ohneCommit?: true;
}

/**
 * Writes a decision: events, projection rows and outbox in one statement, technical rows behind it in the same
 * transaction and round trip. Returns the outbox rows it wrote. After an error the caller rolls back what is still open.
 */
export async function schliesseAb(
	client: PoolClient,
	m: Mitschrift,
	abschluss: Abschluss,
): Promise<readonly OutboxZeile[]> {
	const outbox = m.folgt(abschluss.reaktion);
	const ereignisse = nacheinander([append(m, abschluss), ...projektionszeilen(m), ...outboxAnweisung(outbox)]);
	const anweisungen = [ereignisse, ...tabellen(m)];
	const { offen, ohneCommit } = abschluss;
	try {
		if (m.tabellen.some((t) => t.sonst)) {
			const antworten = await sende(client, offen ? anweisungen : [BEGIN, ...anweisungen]);
			pruefeTabellen(m, antworten.slice(-m.tabellen.length));
			if (!ohneCommit) await client.query(COMMIT);
		} else if (anweisungen.length === 1 && !offen) {
			await sende(client, anweisungen);
		} else {
			await sende(client, [...(offen ? [] : [BEGIN]), ...anweisungen, ...(ohneCommit ? [] : [COMMIT])]);
		}
	} catch (fehler) {
		const doppelt = m.tabellen.find((t) => t.doppelt && istVergeben(fehler, t.doppelt.index))?.doppelt;
		if (doppelt) throw new Abgelehnt([doppelt.verstoss]);
		throw uebersetze(fehler, m.belegt);
	}
	return outbox;
}

function append(m: Mitschrift, { epoche, befehl }: Abschluss): QueryConfig {
	const stroeme = [...m.stroeme.values()];
	return appendAnweisung({
		schreiben: stroeme.filter((s) => s.neu.length).map((s) => ({ ...s, ereignisse: s.neu })),
		halten: stroeme.filter((s) => s.halten && !s.neu.length),
		meta: m.meta,
		epoche,
		befehl,
		frei: m.frei,
		belegt: m.belegt,
	});
}

function projektionszeilen(m: Mitschrift): QueryConfig[] {
	const jeTabelle = new Map<Projektion, Unterschied[]>();
	for (const strom of m.stroeme.values()) {
		for (const [projektion, vorher] of strom.vorher ?? []) {
			const aenderung = unterschied(projektion, vorher, projektion.rows(strom.zustand));
			if (aenderung) jeTabelle.set(projektion, [...(jeTabelle.get(projektion) ?? []), aenderung]);
		}
	}
	return [...jeTabelle].flatMap(([projektion, aenderungen]) =>
		schreibAnweisungen({
			projektion,
			upserts: aenderungen.flatMap(({ upserts }) => upserts),
			deletes: aenderungen.flatMap(({ deletes }) => deletes),
		}),
	);
}

const einfuegen = (
	faelligAb: string,
): string => `insert into outbox (art, schluessel, empfaenger, daten, faellig_ab, stream, version)
select art, schluessel, empfaenger, coalesce(daten, '{}'), ${faelligAb}, stream, version
from json_to_recordset($1)
	as z(art text, schluessel text, empfaenger jsonb, daten jsonb, "faelligAb" timestamptz, wartet boolean, stream text, version int)`;

const OUTBOX = einfuegen(`coalesce("faelligAb", now())`);
/** Only what waits needs to know how long. */
const OUTBOX_WARTET = einfuegen(`coalesce("faelligAb", now() + case when wartet then make_interval(secs =>
	coalesce((select (referenz ->> 'versandVerzoegerung')::int from parameter), ${STANDARD_PARAMETER.versandVerzoegerung}))
	else '0' end)`);

function outboxAnweisung(zeilen: readonly OutboxZeile[]): QueryConfig[] {
	if (!zeilen.length) return [];
	const values = [JSON.stringify(zeilen)];
	return zeilen.some(({ wartet }) => wartet)
		? [{ name: 'outbox_wartet', text: OUTBOX_WARTET, values }]
		: [{ name: 'outbox', text: OUTBOX, values }];
}

function tabellen(m: Mitschrift): QueryConfig[] {
	return m.tabellen.map(({ anweisung }) => {
		const { sql, parameters } = anweisung.compile();
		return { text: sql, values: [...parameters] };
	});
}

function pruefeTabellen(m: Mitschrift, antworten: readonly { rowCount: number | null }[]): void {
	m.tabellen.forEach(({ sonst }, i) => {
		if (sonst && antworten[i]?.rowCount !== 1) throw new Abgelehnt([sonst]);
	});
}
