/** What a programme gives for a service, month by month. Table: money.md, funding programme. */
import { addiereMonate, addiereTage, alterAm, begonneneMonate, tageZwischen } from '#domain/datum.ts';
import { formatMonat } from '#domain/format/datum.ts';
import { anteilig, dienstmonate, dienstmonatNr, GANZ, type Monat } from '#domain/recht/monate.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Zeitraum } from '../zeitraum.ts';
import type { DIENSTE, MONATSREGELN } from './arten.ts';
import type { Foerderregel, Foerdersatz } from './programm.ts';

/** A service as programmes look at it. */
export interface Foerderdienst {
	readonly freiwilligerID: string;
	/** First and last day, as far as they are known or planned. */
	readonly von: string;
	readonly bis: string;
	readonly art: (typeof DIENSTE)[number];
	readonly dienstartID: string;
	/** null: unknown, as after an erasure. */
	readonly geburtsdatum: string | null;
	readonly wohnland: string | null;
	readonly stellenland: string | null;
	/** Of an erased person: whether money was claimed for the service, since age and residence can't be asked any more. */
	readonly galtBisher?: boolean;
}

export interface Foerdermonat {
	readonly monat: Monat;
	/** Thirtieths of a month of a participant. */
	readonly anteil: number;
	/** Days of service. */
	readonly tage: number;
	/** Thirtieths of a unit. */
	readonly menge: number;
	/** Cents for a unit; null: none is entered. */
	readonly satz: number | null;
	/** Cents. */
	readonly betrag: number | null;
}

/** Is the service one of those it is for? Of whom a filter asks what isn't known, isn't. */
export function istGefoerdert(programm: Foerderregel, dienst: Foerderdienst): boolean {
	const { dienstartIDs, dienste, filter } = programm;
	const passt = dienstartIDs.length > 0 ? dienstartIDs.includes(dienst.dienstartID) : dienste.includes(dienst.art);
	return (
		passt &&
		(dienst.galtBisher ?? passtPersoenlich(filter, dienst)) &&
		(filter.stellenland === null || filter.stellenland === dienst.stellenland) &&
		(filter.mindestMonate === null || begonneneMonate(dienst.von, dienst.bis) >= filter.mindestMonate)
	);
}

function passtPersoenlich(
	{ alterVon, alterBis, wohnland }: Foerderregel['filter'],
	dienst: Pick<Foerderdienst, 'geburtsdatum' | 'von' | 'wohnland'>,
): boolean {
	const alter = dienst.geburtsdatum === null ? null : alterAm(dienst.geburtsdatum, dienst.von);
	return (
		(alterVon === null || (alter !== null && alter >= alterVon)) &&
		(alterBis === null || (alter !== null && alter <= alterBis)) &&
		(wohnland === null || wohnland === dienst.wohnland)
	);
}

/**
 * The months of a service in a period, each with what is given for it; none where the programme isn't for it.
 * `vergeben`: thirtieths of months that earlier services of the person have; nobody is more than one participant a month.
 */
export function foerdermonate(
	programm: Foerderregel,
	dienst: Foerderdienst,
	{ von, bis }: Zeitraum,
	vergeben: Map<Monat, number> = new Map(),
): readonly Foerdermonat[] {
	if (!istGefoerdert(programm, dienst)) return [];
	const [ab, letzter] = [spaeter(dienst.von, programm.gueltigVon), frueher(dienst.bis, programm.gueltigBis)];
	const erster = ab.slice(0, 7);
	return dienstmonate(ab, letzter)
		.filter(({ monat }) => von <= monat && monat <= bis)
		.flatMap(({ monat, anteil: dreissigstel }) => {
			const tage = diensttage(monat, ab, letzter);
			const schon = programm.einheit === 'TEILNEHMERMONAT' ? (vergeben.get(monat) ?? 0) : 0;
			const anteil = Math.min(ANTEIL[programm.monatsregel](tage, dreissigstel), GANZ - schon);
			if (anteil === 0) return [];
			vergeben.set(monat, schon + anteil);
			const satz = satzAm(programm.saetze, dienstmonatNr(dienst.von, monat), monat);
			const mengen = { TEILNEHMERMONAT: anteil, TEILNEHMERTAG: tage * GANZ, PAUSCHALE: monat === erster ? GANZ : 0 };
			const menge = mengen[programm.einheit];
			return [{ monat, anteil, tage, menge, satz, betrag: satz === null ? null : anteilig(satz, menge) }];
		});
}

const HALB = GANZ / 2;
const VOLL_AB_TAGEN = 15;

/** Thirtieths that count, of the days of service and the thirtieths they are. */
const ANTEIL: Readonly<Record<(typeof MONATSREGELN)[number], (tage: number, dreissigstel: number) => number>> = {
	BEGONNEN: () => GANZ,
	AB_15_TAGEN_SONST_HALB: (tage) => (tage >= VOLL_AB_TAGEN ? GANZ : HALB),
	TAGGENAU_30: (_, dreissigstel) => dreissigstel,
};

function diensttage(monat: Monat, von: string, bis: string): number {
	const erster = `${monat}-01`;
	return tageZwischen(spaeter(erster, von), frueher(addiereTage(addiereMonate(erster, 1), -1), bis)) + 1;
}

const spaeter = (tag: string, grenze: string | null): string => (grenze !== null && grenze > tag ? grenze : tag);
const frueher = (tag: string, grenze: string | null): string => (grenze !== null && grenze < tag ? grenze : tag);

/** Cents of the highest step reached, as it counts on the first of the month; null: none. */
export const satzAm = (saetze: readonly Foerdersatz[], dienstmonat: number, monat: Monat): number | null =>
	satzzeileAm(saetze, dienstmonat, monat)?.cent ?? null;

/** The dated row it stands in. */
export function satzzeileAm(saetze: readonly Foerdersatz[], dienstmonat: number, monat: Monat): Foerdersatz | null {
	const [gilt] = saetze
		.filter(({ abDienstmonat, gueltigVon }) => abDienstmonat <= dienstmonat && gueltigVon <= `${monat}-01`)
		.toSorted((a, b) => b.abDienstmonat - a.abDienstmonat || (a.gueltigVon < b.gueltigVon ? 1 : -1));
	return gilt ?? null;
}

/** `monat`: the first without one; null: there is none at all. */
const ohneSatz = (monat: Monat | null): Regelverstoss => ({
	code: 'OHNE_SATZ',
	http: 409,
	feld: 'saetze',
	text: `${monat === null ? '' : `Für ${formatMonat(monat)} hat das Förderprogramm keinen Satz. `}Bitte tragen Sie zuerst einen Satz ein.`,
});

export function verlangeSatz({ saetze }: Pick<Foerderregel, 'saetze'>): void {
	if (saetze.length === 0) throw new Abgelehnt([ohneSatz(null)]);
}

/** The same for what is claimed: without a rate nothing is. */
export function foerderbetraege(
	programm: Foerderregel,
	dienst: Foerderdienst,
	zeitraum: Zeitraum,
	vergeben?: Map<Monat, number>,
): readonly (Foerdermonat & { readonly satz: number; readonly betrag: number })[] {
	verlangeSatz(programm);
	return foerdermonate(programm, dienst, zeitraum, vergeben).map(({ satz, betrag, ...monat }) => {
		if (satz === null || betrag === null) throw new Abgelehnt([ohneSatz(monat.monat)]);
		return { ...monat, satz, betrag };
	});
}
