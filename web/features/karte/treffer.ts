import { entfernungKm } from '#domain/geo/entfernung.ts';
import { aufKarte, type Flach } from '#domain/geo/mercator.ts';
import { findeMittelpunkt, type Mittelpunkt } from '#domain/geo/ortssuche.ts';
import type { Punkt } from '#domain/geo/punkt.ts';
import type { Kartenort } from './queries.ts';
import { type Kartensuche, UMKREIS_STANDARD } from './suche.ts';

/** A place with where it is shown. */
export interface VerorteteStelle extends Flach {
	readonly ort: Kartenort;
	/** Where on the ground; of a place without coordinates the middle of its postcode area, null: not even that. */
	readonly lage: Punkt | null;
}

export interface Treffer extends VerorteteStelle {
	/** From the centre of the search; null: there is none. */
	readonly km: number | null;
}

/** All places, put where they belong. */
export function verorte(orte: readonly Kartenort[]): VerorteteStelle[] {
	return orte.map((ort) => {
		const lage = lageVon(ort);
		return { ort, lage, ...aufKarte(lage ?? { lat: 0, lon: 0 }) };
	});
}

function lageVon({ lat, lon, plz }: Kartenort): Punkt | null {
	return lat !== undefined && lon !== undefined ? { lat, lon } : findeMittelpunkt(plz);
}

/** Towns and postcodes of the places themselves: more exact than any table. */
export const bekannteOrte = (stellen: readonly VerorteteStelle[]) =>
	stellen.flatMap(({ ort: { plz, ort, lat, lon } }) =>
		lat === undefined || lon === undefined ? [] : [{ plz, ort, lat, lon }],
	);

/** What the filters leave, nearest first where there is a centre, otherwise by name. */
export function filtere(stellen: readonly VerorteteStelle[], suche: Kartensuche, mitte: Mittelpunkt | null): Treffer[] {
	const reichweite = suche.km ?? UMKREIS_STANDARD;
	const gefunden = stellen
		.filter(({ ort }) => passt(ort, suche))
		.map((stelle) => ({ ...stelle, km: mitte && stelle.lage ? entfernungKm(mitte, stelle.lage) : null }))
		.filter(({ km }) => mitte === null || (km !== null && km <= reichweite));
	const nachName = (a: Treffer, b: Treffer) => a.ort.bezeichnung.localeCompare(b.ort.bezeichnung, 'de');
	const nachEntfernung = (a: Treffer, b: Treffer) => (a.km ?? 0) - (b.km ?? 0) || nachName(a, b);
	return gefunden.sort(mitte && suche.sort !== 'name' ? nachEntfernung : nachName);
}

function passt(ort: Kartenort, { dienstart, sportart, feld, alter, unterkunft, frei }: Kartensuche): boolean {
	return (
		einesVon(dienstart, ort.dienstartIDs) &&
		einesVon(sportart, ort.sportartIDs) &&
		einesVon(feld, ort.taetigkeitsfeldIDs) &&
		(alter === undefined || (alter >= (ort.mindestalter ?? 0) && alter <= (ort.hoechstalter ?? 99))) &&
		(!unterkunft || ort.hatUnterkunft === true) &&
		(!frei || ort.hatFreiePlaetze !== false)
	);
}

const einesVon = (gesucht: readonly string[] | undefined, ids: readonly string[]): boolean =>
	gesucht === undefined || gesucht.some((id) => ids.includes(id));
