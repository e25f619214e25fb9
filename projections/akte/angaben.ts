import { akteAggregat } from '#domain/akte/akte.ts';
import { wertVon } from '#domain/akte/freiwilliger/abfragen.ts';
import { massgeblicherWunsch, neuesterVertrag } from '#domain/akte/massgeblich.ts';
import { ABFRAGEFELDER } from '#domain/feldabfrage/abfragefelder.ts';
import { FREIE_FELDER } from '#domain/felder/freie-felder.ts';
import { projection } from '#projections/engine/projection.ts';

/** Free fields have columns of their own beside the name; a motivation is no matter for lists. */
const ANDERSWO: ReadonlySet<string> = new Set([...FREIE_FELDER, 'motivation', 'vorname', 'nachname']);
export const ANGABENFELDER = ABFRAGEFELDER.filter((feld) => !ANDERSWO.has(feld));

/** What can be asked of a volunteer, as far as it is answered: for columns and filters that only some tenants use. */
export const angaben = projection({
	table: 'angaben',
	version: 3,
	of: akteAggregat,
	spalten: { id: 'uuid', felder: 'jsonb not null' },
	key: ['id'],
	rows: (akte) => {
		if (!akte.existiert || akte.geloescht) return [];
		const vertrag = neuesterVertrag(akte, massgeblicherWunsch(akte));
		const werte = ANGABENFELDER.map((feld) => [feld, wertVon(akte, vertrag, feld)] as const);
		return [{ id: akte.id, felder: Object.fromEntries(werte.filter(([, wert]) => wert !== null)) }];
	},
});
