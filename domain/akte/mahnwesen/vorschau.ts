import { werBringt } from '#domain/akte/dran/dokument.ts';
import type { Erinnerung, Mahnadressat } from '#domain/akte/zustand.ts';
import { addiereTage, maxDatum, tageZwischen, zeitpunktInBerlin } from '#domain/datum.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import {
	type Mahnstand,
	type Mahntakt,
	type Mahntermin,
	mahnplan,
	mahntermine,
	pausiertBis,
	type Ruhegrund,
} from './mahnplan.ts';
import { type Gemahnter, mahnstufen } from './mahnstand.ts';

/** A request without what its specification says of it. */
export type Gefordert = Omit<Mahnstand, 'stufe' | 'isNachDienst' | 'isAufgabe' | 'ausnahmen'> &
	Gemahnter & {
		readonly freiwilligerID: string;
		readonly specID: string;
		/** Of the Einsatzstelle that may have to provide it. */
		readonly ortID: string | null;
		/** Whose signature it waits for. */
		readonly unterzeichner: readonly Mahnadressat[];
		readonly mahnungen: readonly Erinnerung[];
	};

/** Mails of a day: one for each reader, however many documents it tells of. Those to come, when nothing is handed in. */
export interface Mahntag {
	readonly tag: string;
	readonly gesendet: number;
	/** Mails that would have left, had they been switched on. */
	readonly gezaehlt: number;
	/** Letters that were made, one for each volunteer. */
	readonly briefe: number;
	readonly geplant: number;
	/** What all of them tell of. */
	readonly dokumente: number;
}

export interface Mahnung<Z> {
	readonly zeile: Z;
	readonly spec: DokumentSpec;
	readonly stand: Mahnstand;
	readonly mahnung: number;
	readonly isGemahnt: boolean;
	/** By a letter. */
	readonly isBrief: boolean;
	/** Somebody reads it. */
	readonly isErreichbar: boolean;
	/** Day of the next one; null: there is none. */
	readonly danachAm: string | null;
}

export interface Ruhende<Z> {
	readonly zeile: Z;
	readonly spec: DokumentSpec;
	readonly stand: Mahnstand;
	readonly grund: Ruhend;
	/** First day after the pause. */
	readonly bis: string | null;
}

/** Optional documents and ended services aren't meant to be reminded of; nobody has to be told. */
export const RUHEND = ['HOECHSTZAHL', 'IN_PRUEFUNG', 'AUFGABE', 'AUSGESETZT', 'NIE'] as const;
type Ruhend = (typeof RUHEND)[number];

/** Everybody who was or may be reminded of these. */
export const alleAdressaten = (zeilen: readonly Gefordert[], specs: readonly DokumentSpec[]): readonly Mahnadressat[] =>
	mitSpec(zeilen, specs).flatMap(({ zeile, spec }) => [
		...zeile.mahnungen.flatMap(({ an }) => an),
		...planadressaten(zeile, spec),
	]);

/** Requests without exceptions of their own, all of which it is the same for but the days. */
export type Mahngruppe = Pick<Gefordert, 'specID' | 'status' | 'freiwilligerStatus' | 'mitStelle' | 'mahnstufe'>;

/** Those that no reminder comes for, whatever their days, and why; the others have one before them. */
export function teileEin<G extends Mahngruppe>(
	gruppen: readonly G[],
	specs: readonly DokumentSpec[],
	takt: Mahntakt,
): { readonly geplante: readonly G[]; readonly ruhende: readonly { readonly gruppe: G; readonly grund: Ruhend }[] } {
	const mitPlan = mitSpec(gruppen, specs).map(({ zeile: gruppe, spec }) => {
		const stufen = mahnstufen(spec, { ...gruppe, mahnausnahmen: { DOKUMENT: [], PERSON: [] } });
		return { gruppe, plan: mahnplan({ ...gruppe, ...stufen, ...IRGENDWANN }, takt) };
	});
	return {
		geplante: mitPlan.flatMap(({ gruppe, plan }) => (typeof plan === 'string' ? [] : gruppe)),
		ruhende: mitPlan.flatMap(({ gruppe, plan: grund }) =>
			typeof grund === 'string' && istRuhend(grund) ? { gruppe, grund } : [],
		),
	};
}

/** The rules name a day or a reason; which of both, no day decides. */
const IRGENDWANN = { mahnungAb: '2000-01-01', gemahntAm: null } as const;

/** A locked specification asks for nothing any more. */
function mitSpec<Z extends { readonly specID: string }>(zeilen: readonly Z[], specs: readonly DokumentSpec[]) {
	const je = new Map(specs.filter(({ status }) => status !== DOKUMENTSPEC.nr.Gesperrt).map((spec) => [spec.id, spec]));
	return zeilen.flatMap((zeile) => {
		const spec = je.get(zeile.specID);
		return spec ? [{ zeile, spec }] : [];
	});
}

/** First and last of the days that are counted. */
export interface Zeitraum {
	readonly von: string;
	readonly bis: string;
}

export interface Mahntage {
	readonly tage: readonly Mahntag[];
	/** The first day up to the last counted on which mails leave. */
	readonly naechster: Mahntag | null;
	/** The last one on which some did. */
	readonly letzter: Mahntag | null;
}

/** Who reads a mail to an addressee, by whatever key; nobody where there is no address. */
export type Leser = (adressat: Mahnadressat) => readonly string[];

/** The job runs at six in the morning. */
export const naechsterLauf = (heute: string, jetzt: string): string =>
	jetzt < zeitpunktInBerlin(heute, '06:00') ? heute : addiereTage(heute, 1);

/** A request with the reminders that will come when nothing is handed in. */
export interface Mahnplanung<Z> {
	readonly zeile: Z;
	readonly spec: DokumentSpec;
	readonly stand: Mahnstand;
	readonly termine: readonly Mahntermin[];
	readonly an: readonly Mahnadressat[];
}

/** As things stand, up to a day; on `ab` the job runs next: then comes what is overdue. */
export function planeMahnungen<Z extends Gefordert>(
	zeilen: readonly Z[],
	specs: readonly DokumentSpec[],
	takt: Mahntakt,
	{ ab, bis }: { readonly ab: string; readonly bis: string },
): readonly Mahnplanung<Z>[] {
	return mitSpec(zeilen, specs).map(({ zeile, spec }) => {
		const stand = { ...zeile, ...mahnstufen(spec, zeile) };
		const an = planadressaten(zeile, spec);
		return { zeile, spec, stand, an, termine: an.length ? mahntermine(stand, takt, ab, bis) : [] };
	});
}

/** How many mails leave on each day, and which days lie next to today. */
export function mahntage(planungen: readonly Mahnplanung<Gefordert>[], { von, bis }: Zeitraum, leser: Leser): Mahntage {
	const zaehle = zaehler(planungen, leser);
	const gewesene = planungen.flatMap(({ zeile }) => zeile.mahnungen.filter((m) => m.perMail));
	const letzter = gewesene.reduce((letzter, { tag }) => maxDatum(letzter, tag), '');
	const kommende = new Set(planungen.flatMap(({ termine }) => termine.map((t) => t.tag)));
	return {
		tage: Array.from({ length: tageZwischen(von, bis) + 1 }, (_, i) => zaehle(addiereTage(von, i))),
		naechster: ersterMit([...kommende].filter((tag) => tag <= bis).toSorted(), zaehle),
		letzter: letzter ? zaehle(letzter) : null,
	};
}

/** What was reminded of on a day, and what will be. */
export const mahnungenAm = <Z extends Gefordert>(
	planungen: readonly Mahnplanung<Z>[],
	takt: Mahntakt,
	tag: string,
	leser: Leser,
): readonly Mahnung<Z>[] =>
	planungen.flatMap((planung) => [...gemahnte(planung, takt, tag, leser), ...geplante(planung, takt, tag, leser)]);

function ersterMit(tage: readonly string[], zaehle: (tag: string) => Mahntag): Mahntag | null {
	for (const tag of tage) {
		const gezaehlt = zaehle(tag);
		if (gezaehlt.geplant > 0) return gezaehlt;
	}
	return null;
}

/** As the row alone knows: whose signature is asked for, or who hands in; what the Traeger provides is nobody's. */
export function planadressaten(
	zeile: Pick<Gefordert, 'status' | 'unterzeichner' | 'mitStelle' | 'freiwilligerID' | 'ortID'>,
	spec: DokumentSpec,
): readonly Mahnadressat[] {
	if (zeile.status === 'WAIT_SIGNING') return zeile.unterzeichner;
	const partei = werBringt(spec, zeile.mitStelle);
	if (partei === 'FREIWILLIGER') return [{ partei, id: zeile.freiwilligerID }];
	return partei === 'EINSATZSTELLE' ? [{ partei, id: zeile.ortID }] : [];
}

function zaehler(planungen: readonly Mahnplanung<Gefordert>[], leser: Leser): (tag: string) => Mahntag {
	const gemahnt = Map.groupBy(
		planungen.flatMap(({ zeile }) => zeile.mahnungen.map((m) => ({ ...m, zeile }))),
		(m) => m.tag,
	);
	const geplant = Map.groupBy(
		planungen.flatMap(({ an, termine }) => termine.map(({ tag }) => ({ tag, an }))),
		(t) => t.tag,
	);
	const mails = (an: readonly { readonly an: readonly Mahnadressat[] }[]) =>
		new Set(an.flatMap((einer) => einer.an.flatMap(leser))).size;
	return (tag) => {
		const gewesene = gemahnt.get(tag) ?? [];
		const kommende = geplant.get(tag) ?? [];
		return {
			tag,
			gesendet: mails(gewesene.filter(({ perMail }) => perMail)),
			gezaehlt: mails(gewesene.filter(({ perMail, weg }) => !perMail && !weg)),
			briefe: new Set(gewesene.filter(({ weg }) => weg).map(({ zeile }) => zeile.freiwilligerID)).size,
			geplant: mails(kommende),
			// A letter may follow what was only counted on its day.
			dokumente: new Set(gewesene.map(({ zeile }) => zeile)).size + kommende.length,
		};
	};
}

function gemahnte<Z extends Gefordert>(
	planung: Mahnplanung<Z>,
	takt: Mahntakt,
	tag: string,
	leser: Leser,
): Mahnung<Z>[] {
	const letzte = planung.zeile.mahnungen.findLast((m) => m.tag === tag);
	if (!letzte) return [];
	const { zeile, spec, stand } = planung;
	const danachAm = naechster(stand, takt);
	const [isErreichbar, isBrief] = [istErreichbar(planung, leser), letzte.weg === 'BRIEF'];
	return [{ zeile, spec, stand, mahnung: letzte.stufe, isGemahnt: true, isErreichbar, isBrief, danachAm }];
}

function geplante<Z>(planung: Mahnplanung<Z>, takt: Mahntakt, tag: string, leser: Leser): Mahnung<Z>[] {
	const termin = planung.termine.find((t) => t.tag === tag);
	if (!termin) return [];
	const { zeile, spec, stand } = planung;
	const { mahnung } = termin;
	const danachAm = naechster({ ...stand, mahnstufe: mahnung, gemahntAm: tag }, takt);
	const isErreichbar = istErreichbar(planung, leser);
	return [{ zeile, spec, stand, mahnung, isGemahnt: false, isErreichbar, isBrief: false, danachAm }];
}

const istErreichbar = ({ an }: Mahnplanung<unknown>, leser: Leser): boolean => an.some((a) => leser(a).length > 0);

function naechster(stand: Mahnstand, takt: Mahntakt): string | null {
	const plan = mahnplan(stand, takt);
	return typeof plan === 'string' ? null : plan.tag;
}

/** Those nobody is reminded of for now, and why. */
export function ruhende<Z extends Gefordert>(
	zeilen: readonly Z[],
	specs: readonly DokumentSpec[],
	takt: Mahntakt,
	heute: string,
): readonly Ruhende<Z>[] {
	return mitSpec(zeilen, specs).flatMap(({ zeile, spec }): Ruhende<Z>[] => {
		const stand = { ...zeile, ...mahnstufen(spec, zeile) };
		const plan = mahnplan(stand, takt);
		if (typeof plan !== 'string') {
			const bis = pausiertBis(stand, heute);
			return bis === null ? [] : [{ zeile, spec, stand, grund: 'AUSGESETZT', bis }];
		}
		return istRuhend(plan) ? [{ zeile, spec, stand, grund: plan, bis: null }] : [];
	});
}

const istRuhend = (grund: Ruhegrund): grund is Ruhegrund & Ruhend => (RUHEND as readonly string[]).includes(grund);
