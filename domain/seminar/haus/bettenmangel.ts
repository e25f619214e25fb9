/** How many beds are missing, and the smallest move that helps. Table: design guide, house and kitchen. */
import type { Haus } from './haus.ts';
import { bewohner, type Gast, hindernis } from './raumregeln.ts';

/** For whom beds are missing; `alle`: not only for these. */
export type Mangelgruppe = 'Frauen' | 'Männer' | 'Minderjährige' | 'alle';

export interface Bettenmangel {
	readonly anzahl: number;
	readonly gruppe: Mangelgruppe;
	/** Who moves where, and for how many of them his room then has beds; null: no single move helps. */
	readonly umzug: {
		readonly gastID: string;
		readonly von: string;
		readonly nach: string;
		readonly passen: number;
	} | null;
}

type Hauslage = Pick<Haus, 'raeume' | 'betten'> & { readonly gaeste: readonly Gast[] };

/** null: everybody has a bed, or finds one without anybody moving. */
export function bettenmangel(lage: Hauslage): Bettenmangel | null {
	if (lage.raeume.length === 0) return null;
	const { drin, ohne } = verteile(lage);
	if (ohne.length === 0) return null;
	return { anzahl: ohne.length, gruppe: gruppeVon(ohne), umzug: kleinsterUmzug(lage, drin, ohne) };
}

type Bewohner = ReadonlyMap<string, readonly Gast[]>;

function bewohnerJeRaum({ raeume, betten, gaeste }: Hauslage): Map<string, Gast[]> {
	const wer = new Map(gaeste.map((gast) => [gast.id, gast]));
	return new Map(raeume.map(({ id }) => [id, bewohner({ betten }, id, wer)]));
}

/** Everybody without a bed takes the first that fits; `ohne`: who is left. */
function verteile(lage: Hauslage): { readonly drin: Bewohner; readonly ohne: readonly Gast[] } {
	const drin = bewohnerJeRaum(lage);
	const mitBett = new Set(lage.betten.map(({ gastID }) => gastID));
	// Mixed rooms last: whoever fits among his own leaves them to others.
	const raeume = lage.raeume.toSorted((a, b) => Number(a.fuer === 'GEMISCHT') - Number(b.fuer === 'GEMISCHT'));
	const ohne = lage.gaeste.filter((gast) => {
		if (mitBett.has(gast.id)) return false;
		const raum = raeume.find((r) => hindernis(gast, r, drin.get(r.id) ?? []) === null);
		if (raum) drin.get(raum.id)?.push(gast);
		return !raum;
	});
	return { drin, ohne };
}

function gruppeVon(ohne: readonly Gast[]): Mangelgruppe {
	if (ohne.every(({ isMinderjaehrig }) => isMinderjaehrig)) return 'Minderjährige';
	if (ohne.every(({ geschlecht }) => geschlecht === 'W')) return 'Frauen';
	return ohne.every(({ geschlecht }) => geschlecht === 'M') ? 'Männer' : 'alle';
}

/** The first move after which one of those who are left has a bed as well. */
function kleinsterUmzug(lage: Hauslage, drin: Bewohner, ohne: readonly Gast[]): Bettenmangel['umzug'] {
	const wer = new Map(lage.gaeste.map((gast) => [gast.id, gast]));
	const raeume = new Map(lage.raeume.map((raum) => [raum.id, raum]));
	for (const { gastID, raumID, grund } of lage.betten) {
		const [gast, von] = [wer.get(gastID), raeume.get(raumID)];
		if (!gast || !von || grund !== null) continue;
		const uebrig = (drin.get(raumID) ?? []).filter((g) => g !== gast);
		if (!ohne.some((g) => hindernis(g, von, uebrig) === null)) continue;
		const nach = lage.raeume.find((r) => r !== von && hindernis(gast, r, drin.get(r.id) ?? []) === null);
		if (!nach) continue;
		const belegt = lage.betten.filter((bett) => bett.raumID === raumID && wer.has(bett.gastID)).length;
		return { gastID, von: raumID, nach: nach.id, passen: von.betten - belegt + 1 };
	}
	return null;
}
