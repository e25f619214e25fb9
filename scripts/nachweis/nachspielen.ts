import { inspect } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import { readStreams } from '#commands/event-store/read.ts';
import { streamName } from '#commands/event-store/stream.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import { tagInBerlin } from '#domain/datum.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';

/** What happened in every stream of this id up to and including the day `bis`, and the state that follows from it. */
export async function spieleNach(
	verbindung: Pool | PoolClient,
	aggregate: readonly Aggregat[],
	id: string,
	bis: string | null,
): Promise<string[]> {
	const refs = aggregate.map((aggregat) => ({ aggregat: aggregat.name, id }));
	const inhalte = await readStreams(verbindung, refs);
	return aggregate.flatMap((aggregat, i) => {
		const ereignisse = bisTag(inhalte[i]?.ereignisse ?? [], bis);
		if (!ereignisse.length) return [];
		const kopf = `${streamName({ aggregat: aggregat.name, id })}, Version ${ereignisse.length}`;
		return [kopf, '', ...ereignisse.map(zeile), '', zeige(falte(aggregat, id, ereignisse)), ''];
	});
}

function bisTag(ereignisse: readonly Aufgezeichnet[], bis: string | null): readonly Aufgezeichnet[] {
	if (bis === null) return ereignisse;
	const erstesSpaeteres = ereignisse.findIndex((e) => tagInBerlin(e.meta.zeit) > bis);
	return erstesSpaeteres === -1 ? ereignisse : ereignisse.slice(0, erstesSpaeteres);
}

function zeile({ version, type, facts, person, betroffener, meta }: Aufgezeichnet): string {
	const wer = meta.impersoniertVon ? `${meta.impersoniertVon} als ${meta.userID}` : (meta.userID ?? 'System');
	const personenteil =
		betroffener === null ? '' : ` ${person === null ? '(Personenteil gelöscht)' : JSON.stringify(person)}`;
	return `${String(version).padStart(4)}  ${meta.zeit}  ${type}  ${JSON.stringify(facts)}${personenteil}  [${wer}]`;
}

const zeige = (zustand: unknown): string =>
	inspect(zustand, { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: 120, sorted: true });
