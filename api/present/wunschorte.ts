import { entfernungKm } from '#domain/geo/entfernung.ts';
import { findeMittelpunkt } from '#domain/geo/ortssuche.ts';
import type { Wunschort } from '#projections/queries/orte/wunschorte.ts';

/**
 * Table: Computations, Distance. Of where somebody lives only the postcode is known, as the middle of what lies there
 * or of its town; within one postcode that would say nothing.
 */
export function zeigeWunschorte(orte: readonly Wunschort[], ids: readonly string[], plz: string | null) {
	const verortet = orte.flatMap((o) => (o.lat === null || o.lon === null ? [] : [{ ...o, lat: o.lat, lon: o.lon }]));
	const mitte = plz === null ? null : findeMittelpunkt(plz, verortet);
	const gemeint = orte.filter(({ id }) => ids.includes(id));
	return gemeint.map(({ id, taetigkeitsfelder }) => {
		const ort = verortet.find((o) => o.id === id && o.plz !== plz);
		return {
			id,
			taetigkeitsfelder: [...taetigkeitsfelder],
			entfernungKm: mitte && ort ? entfernungKm(mitte, ort) : null,
		};
	});
}
