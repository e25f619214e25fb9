import { readStreams } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { UserEreignis } from '#domain/user/ereignisse.ts';
import { type User, userAggregat } from '#domain/user/user.ts';

/** An account with everything that happened to it. */
export interface GelesenerBenutzer {
	readonly user: User;
	readonly ereignisse: readonly Aufgezeichnet<UserEreignis>[];
}

export async function liesBenutzer({ pool }: Umgebung, id: string): Promise<GelesenerBenutzer> {
	const [inhalt] = await readStreams(pool, [{ aggregat: userAggregat.name, id }]);
	const ereignisse = (inhalt?.ereignisse ?? []) as Aufgezeichnet<UserEreignis>[];
	const user = falte(userAggregat as Aggregat<User, UserEreignis>, id, ereignisse);
	if (!user.existiert || user.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return { user, ereignisse };
}
