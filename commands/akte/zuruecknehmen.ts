import { sql } from 'kysely';
import { readStreams } from '#commands/event-store/read.ts';
import { streamName } from '#commands/event-store/stream.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { type ZuruecknehmenEingabe, zuruecknehmen } from '#domain/akte/entscheidungen/freiwilliger/zuruecknehmen.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { fuehreAus } from './befehl.ts';
import type { Aktenbefehl } from './lage.ts';

/**
 * W21: takes back what the acting user did last in a file, with the mails that told of it. When one of them has left,
 * nothing is taken back.
 */
export async function nimmZurueck(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	eingabe: ZuruecknehmenEingabe,
): Promise<void> {
	await fuehreAus(umgebung, befehl, freiwilligerID, async (lage, sitzung) => {
		const seit = lage.akte.letzteTat?.seit ?? 0;
		const entschluss = zuruecknehmen(lage, eingabe, await standVor(umgebung, freiwilligerID, seit));
		sitzung.tabelle({ compile: () => haltAuf(freiwilligerID, seit).compile(umgebung.db) }, VERSENDET);
		return entschluss;
	});
}

/** The file as it was before an event: what happened doesn't change, so it may be read beside the decision. */
async function standVor({ pool }: Umgebung, id: string, version: number): Promise<Akte> {
	const [inhalt] = await readStreams(pool, [{ aggregat: akteAggregat.name, id }]);
	const ereignisse = (inhalt?.ereignisse ?? []) as Aufgezeichnet<AkteEreignis>[];
	return falte(akteAggregat as Aggregat<Akte, AkteEreignis>, id, ereignisse.slice(0, Math.max(0, version - 1)));
}

const VERSENDET: Regelverstoss = {
	code: 'VERSENDET',
	http: 409,
	text: 'Das lässt sich nicht mehr zurücknehmen, denn eine E-Mail dazu ist schon unterwegs.',
};

/** Stops the mails about what happened since; one row, unless one of them has left. */
const haltAuf = (id: string, seit: number) => sql`
with mails as (
	select id, status from outbox
	where stream = ${streamName({ aggregat: akteAggregat.name, id })} and version >= ${seit} and art = 'mail' for update
), angehalten as (
	update outbox o set status = 'cancelled', fehler = 'Zurückgenommen'
	from mails m where o.id = m.id and m.status in ('queued', 'failed')
)
select 1 where not exists (select from mails where status not in ('queued', 'failed', 'cancelled'))`;
