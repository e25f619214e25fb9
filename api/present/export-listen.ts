import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import { STATUSWECHSELSPALTE, STATUSWECHSELWORT } from '#domain/liste/bezeichnung.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { POOL } from '#domain/liste/pool.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import type { Statuswechselzeile } from '#projections/queries/statuswechsel.ts';
import type { Spalte } from './csv.ts';
import { csvspalten, NAME, type Spaltensatz } from './listenspalten.ts';

export const BEWERBUNGSDATEI = csvspalten(BEWERBUNGEN, {
	dienstart: ({ dienstart, dienstartWunsch }) => dienstart ?? dienstartWunsch,
});
export const FREIWILLIGENDATEI = csvspalten(FREIWILLIGE, {});
export const POOLDATEI = csvspalten(POOL, {});

const eine = <Zeile>(kopf: string, wert: Spalte<Zeile>['wert']): readonly Spalte<Zeile>[] => [{ kopf, wert }];

/** In the view of another user both are named; without a user the portal acted. */
function wer({ userID, user, impersoniertVonID, impersoniertVon }: Statuswechselzeile): string {
	if (userID === null) return STATUSWECHSELWORT.system;
	const name = user ?? userID;
	return impersoniertVonID === null ? name : STATUSWECHSELWORT.ansichtVon(impersoniertVon ?? impersoniertVonID, name);
}

export function statuswechselspalten(): Spaltensatz<Statuswechselzeile> {
	const titel = STATUSWECHSELSPALTE;
	return {
		zeit: eine(titel.zeit, (z) => formatDatumUhrzeit(z.zeit)),
		name: NAME,
		von: eine(titel.von, (z) => (z.von === null ? STATUSWECHSELWORT.neu : formatStatus(FREIWILLIGER, z.von))),
		nach: eine(titel.nach, (z) => formatStatus(FREIWILLIGER, z.nach)),
		wer: eine(titel.wer, wer),
		grund: eine(titel.grund, (z) => [z.manuell && STATUSWECHSELWORT.vonHand, z.grund].filter(Boolean).join(': ')),
	};
}
