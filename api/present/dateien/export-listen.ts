import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { POOL } from '#domain/liste/pool.ts';
import { STATUSWECHSEL, STATUSWECHSELWORT } from '#domain/liste/statuswechsel.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import type { Statuswechselzeile } from '#projections/queries/akte/statuswechsel.ts';
import { csvspalten } from './listenspalten.ts';

export const BEWERBUNGSDATEI = csvspalten(BEWERBUNGEN, {
	dienstart: ({ dienstart, dienstartWunsch }) => dienstart ?? dienstartWunsch,
});
export const FREIWILLIGENDATEI = csvspalten(FREIWILLIGE, {});
export const POOLDATEI = csvspalten(POOL, {});

/** In the view of another user both are named; without a user the portal acted. */
function wer({ userID, user, impersoniertVonID, impersoniertVon }: Statuswechselzeile): string {
	if (userID === null) return STATUSWECHSELWORT.system;
	const name = user ?? userID;
	return impersoniertVonID === null ? name : STATUSWECHSELWORT.ansichtVon(impersoniertVon ?? impersoniertVonID, name);
}

export const STATUSWECHSELDATEI = csvspalten<typeof STATUSWECHSEL, Statuswechselzeile>(STATUSWECHSEL, {
	zeit: ({ zeit }) => formatDatumUhrzeit(zeit),
	von: ({ von }) => (von === null ? STATUSWECHSELWORT.neu : formatStatus(FREIWILLIGER, von)),
	wer,
	grund: ({ manuell, grund }) => [manuell && STATUSWECHSELWORT.vonHand, grund].filter(Boolean).join(': '),
});
