import { type Hindernis, raumwahl, unstimmigkeit } from '#domain/seminar/haus/raumregeln.ts';
import type { Hausgast, Hausraum, Seminarhaus } from '../seminare/haus-query.ts';

/** Somebody, a room he was put into, and why he doesn't fit. */
export interface Ablehnung {
	readonly gast: Hausgast;
	readonly raum: Hausraum;
	readonly hindernis: Hindernis;
}

const betten = ({ gaeste }: Seminarhaus) =>
	gaeste.flatMap(({ id, raumID, grund }) => (raumID === null ? [] : [{ gastID: id, raumID, grund }]));

/** Where he could sleep, without the room he is in; what fits comes first. */
export const wohin = (haus: Seminarhaus, gast: Hausgast) =>
	raumwahl(gast, { raeume: haus.raeume, betten: betten(haus) }, haus.gaeste).filter(
		({ raum }) => raum.id !== gast.raumID,
	);

/** Why he doesn't fit into this room; null: he does. */
export const warumNicht = (haus: Seminarhaus, gast: Hausgast, raum: Hausraum): Hindernis | null =>
	wohin(haus, gast).find((wahl) => wahl.raum.id === raum.id)?.hindernis ?? null;

/** Why somebody no longer fits where he sleeps. */
export function unstimmig(haus: Seminarhaus, { id: gastID, raumID, grund }: Hausgast): Hindernis | null {
	if (raumID === null) return null;
	const lage = { raeume: haus.raeume, betten: betten(haus) };
	return unstimmigkeit({ gastID, raumID, grund }, lage, new Map(haus.gaeste.map((g) => [g.id, g])));
}

export const bewohner = ({ gaeste }: Seminarhaus, raum: Hausraum): Hausgast[] =>
	gaeste.filter(({ raumID }) => raumID === raum.id);
