import { readStreams } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { ZyklusEreignis } from '#domain/zyklus/ereignisse.ts';
import { zyklusAggregat } from '#domain/zyklus/zyklus.ts';
import type { ZyklusbudgetEreignis } from '#domain/zyklusbudget/ereignisse.ts';
import { type Zyklusbudget, zyklusbudgetAggregat } from '#domain/zyklusbudget/zyklusbudget.ts';

/** G and ΣK of a cycle, and the last day its inquiry is meant to have. */
export async function liesTraegerlage(
	{ pool }: Umgebung,
	zyklusID: string,
): Promise<{ readonly budget: Zyklusbudget; readonly frist: string | null }> {
	const [budget, zyklus] = await readStreams(pool, [
		{ aggregat: zyklusbudgetAggregat.name, id: zyklusID },
		{ aggregat: zyklusAggregat.name, id: zyklusID },
	]);
	const ereignisse = (budget?.ereignisse ?? []) as Aufgezeichnet<ZyklusbudgetEreignis>[];
	const { felder } = falte(zyklusAggregat, zyklusID, (zyklus?.ereignisse ?? []) as Aufgezeichnet<ZyklusEreignis>[]);
	return { budget: falte(zyklusbudgetAggregat, zyklusID, ereignisse), frist: felder.kontingentabfrageFrist };
}
