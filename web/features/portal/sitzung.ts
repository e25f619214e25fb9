import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { hoechste, ROLLEN, type Rolle } from '#domain/rollen.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { nenneDatenIn } from '../../client/datumssprache.ts';
import { SESSION_META } from '../../client/query-client.ts';

/** The signed-in user as the pages need him. */
export interface Sitzung {
	userID: string;
	name: string;
	nachname: string;
	email: string;
	/** A volunteer's own file. */
	freiwilligerID: string | null;
	/** He hasn't agreed yet to the privacy notice as it stands. */
	isDatenschutzOffen: boolean;
	rollen: readonly Rolle[];
	/** The highest role; it decides about menu and start page. */
	rolle: Rolle;
	/** Who looks with this user's eyes. */
	imp: { id: string; name: string } | null;
}

/** Who is signed in now, whatever is known; null: nobody. */
export async function frageSitzung(signal?: AbortSignal): Promise<Sitzung | null> {
	const { data } = await call('GET /v1/system/sitzung', signal ? { signal } : {});
	nenneDatenIn(data?.sprache ?? 'de');
	if (data) bekannt = toSitzung(data);
	return data && bekannt;
}

/** Whose page this is: it stays his when the session has gone. */
let bekannt: Sitzung | null = null;
export const zuletztAngemeldet = (): Sitzung | null => bekannt;

export const sitzungQuery = queryOptions({
	queryKey: ['sitzung'],
	queryFn: ({ signal }) => frageSitzung(signal),
	staleTime: 60_000,
	meta: SESSION_META,
});

/** Who is signed in; null: nobody. A visitor is asked about anew each time, for he may have signed in since. */
export function ladeSitzung(client: QueryClient): Promise<Sitzung | null> {
	return client.query({ ...sitzungQuery, staleTime: ({ state }) => (state.data ? 'static' : 0) });
}

/** Shows, never protects: the server alone decides. */
export function darf(sitzung: Sitzung, ...rollen: readonly Rolle[]): boolean {
	return sitzung.rollen.some((rolle) => rolle === 'SYSTEMADMIN' || rollen.includes(rolle));
}

function toSitzung(data: NonNullable<DataOf<'GET /v1/system/sitzung'>>): Sitzung {
	const rollen = ROLLEN.filter((rolle) => data.permissions.includes(rolle));
	return {
		userID: data.user.id,
		name: data.user.name,
		nachname: data.user.nachname ?? '',
		email: data.user.email ?? '',
		freiwilligerID: data.user.freiwilligerID,
		isDatenschutzOffen: data.isDatenschutzOffen,
		rollen,
		rolle: hoechste(rollen),
		imp: data.imp ?? null,
	};
}
