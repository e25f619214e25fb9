import type { Pool } from 'pg';
import { readStreams } from '#commands/event-store/read.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { type Bankbuch, bankbuchAggregat } from '#domain/geld/bankbuch/bankbuch.ts';
import type { Bankbuchart, BankbuchEreignis } from '#domain/geld/bankbuch/ereignisse.ts';

export async function liesBankbuch({ pool }: { readonly pool: Pool }, art: Bankbuchart): Promise<Bankbuch> {
	const [inhalt] = await readStreams(pool, [{ aggregat: bankbuchAggregat.name, id: art }]);
	return falte(bankbuchAggregat, art, (inhalt?.ereignisse ?? []) as Aufgezeichnet<BankbuchEreignis>[]);
}
