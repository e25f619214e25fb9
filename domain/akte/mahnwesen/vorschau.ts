import { addiereTage, maxDatum, tageZwischen } from '#domain/datum.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { type Mahnstand, type Mahntakt, type Mahntermin, mahnplan, mahntermine, type Ruhegrund } from './mahnplan.ts';
import { type Gemahnter, mahnstufen } from './mahnstand.ts';

/** A request without what its specification says of it. */
export type Gefordert = Omit<Mahnstand, 'stufe' | 'isNachDienst' | 'isAufgabe'> &
	Gemahnter & { readonly specID: string };

/** Reminders of a day: the last ones of what is still open, and those to come when nothing is handed in. */
export interface Mahntag {
	readonly tag: string;
	readonly gemahnt: number;
	readonly geplant: number;
}

export interface Mahnung<Z> {
	readonly zeile: Z;
	readonly spec: DokumentSpec;
	readonly mahnung: number;
	readonly isGemahnt: boolean;
	/** Day of the next one; null: there is none. */
	readonly danachAm: string | null;
}

export interface Ruhende<Z> {
	readonly zeile: Z;
	readonly spec: DokumentSpec;
	readonly grund: Ruhend;
}

/** Optional documents and ended services aren't meant to be reminded of; nobody has to be told. */
type Ruhend = Extract<Ruhegrund, 'IN_PRUEFUNG' | 'HOECHSTZAHL'>;

export interface Zeitraum {
	readonly heute: string;
	/** Day whose reminders are listed. */
	readonly tag: string;
	/** First and last day to be counted. */
	readonly von: string;
	readonly bis: string;
}

interface Plan<Z> {
	readonly zeile: Z;
	readonly spec: DokumentSpec;
	readonly stand: Mahnstand;
	readonly termine: readonly Mahntermin[];
}

/** Who is reminded when, as things stand. */
export function mahnvorschau<Z extends Gefordert>(
	zeilen: readonly Z[],
	specs: readonly DokumentSpec[],
	takt: Mahntakt,
	{ heute, tag, von, bis }: Zeitraum,
): { tage: Mahntag[]; mahnungen: Mahnung<Z>[]; ruhende: Ruhende<Z>[] } {
	const je = new Map(specs.filter((spec) => spec.status !== 90).map((spec) => [spec.id, spec]));
	const plaene = zeilen.flatMap((zeile): Plan<Z>[] => {
		const spec = je.get(zeile.specID);
		if (!spec) return [];
		const stand = { ...zeile, ...mahnstufen(spec, zeile) };
		return [{ zeile, spec, stand, termine: mahntermine(stand, takt, heute, maxDatum(bis, tag)) }];
	});
	return {
		tage: zaehle(plaene, { von, bis }),
		mahnungen: plaene.flatMap((plan) => [...gemahnte(plan, takt, tag), ...geplante(plan, takt, tag)]),
		ruhende: plaene.flatMap((plan) => ruht(plan, takt)),
	};
}

function zaehle(plaene: readonly Plan<Gefordert>[], { von, bis }: Pick<Zeitraum, 'von' | 'bis'>): Mahntag[] {
	const geplant = Map.groupBy(
		plaene.flatMap((plan) => plan.termine),
		({ tag }) => tag,
	);
	const gemahnt = Map.groupBy(plaene, ({ stand }) => stand.gemahntAm);
	return Array.from({ length: tageZwischen(von, bis) + 1 }, (_, i) => {
		const tag = addiereTage(von, i);
		return { tag, gemahnt: gemahnt.get(tag)?.length ?? 0, geplant: geplant.get(tag)?.length ?? 0 };
	});
}

function gemahnte<Z>({ zeile, spec, stand }: Plan<Z>, takt: Mahntakt, tag: string): Mahnung<Z>[] {
	if (stand.gemahntAm !== tag) return [];
	return [{ zeile, spec, mahnung: stand.mahnstufe, isGemahnt: true, danachAm: naechster(stand, takt) }];
}

function geplante<Z>({ zeile, spec, stand, termine }: Plan<Z>, takt: Mahntakt, tag: string): Mahnung<Z>[] {
	return termine
		.filter((termin) => termin.tag === tag)
		.map(({ mahnung }) => {
			const danachAm = naechster({ ...stand, mahnstufe: mahnung, gemahntAm: tag }, takt);
			return { zeile, spec, mahnung, isGemahnt: false, danachAm };
		});
}

function naechster(stand: Mahnstand, takt: Mahntakt): string | null {
	const plan = mahnplan(stand, takt);
	return typeof plan === 'string' ? null : plan.tag;
}

function ruht<Z>({ zeile, spec, stand }: Plan<Z>, takt: Mahntakt): Ruhende<Z>[] {
	const grund = mahnplan(stand, takt);
	return grund === 'IN_PRUEFUNG' || grund === 'HOECHSTZAHL' ? [{ zeile, spec, grund }] : [];
}
