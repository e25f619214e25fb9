/** What a programme gives for a service, month by month. Table: money.md, funding programme. */
import { addiereMonate, addiereTage, alterAm, begonneneMonate, tageZwischen } from '#domain/datum.ts';
import { anteilig, dienstmonate, dienstmonatNr, GANZ, type Monat } from '#domain/recht/monate.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Zeitraum } from '../zeitraum.ts';
import type { DIENSTE, Foerderprogramm, Foerdersatz, MONATSREGELN } from './programm.ts';

/** A service as programmes look at it. */
export interface Foerderdienst {
	/** First and last day, as far as they are known or planned. */
	readonly von: string;
	readonly bis: string;
	readonly art: (typeof DIENSTE)[number];
	readonly dienstartID: string;
	/** null: unknown, as after an erasure. */
	readonly geburtsdatum: string | null;
	readonly wohnland: string | null;
	readonly stellenland: string | null;
}

export interface Foerdermonat {
	readonly monat: Monat;
	/** Thirtieths of a month of a participant. */
	readonly anteil: number;
	/** Days of service. */
	readonly tage: number;
	/** Cents for a unit; null: none is entered. */
	readonly satz: number | null;
	/** Cents. */
	readonly betrag: number | null;
}

/** Is the service one of those it is for? Of whom a filter asks what isn't known, isn't. */
export function istGefoerdert(programm: Foerderprogramm, dienst: Foerderdienst): boolean {
	const { dienstartIDs, dienste, filter } = programm;
	const passt = dienstartIDs.length > 0 ? dienstartIDs.includes(dienst.dienstartID) : dienste.includes(dienst.art);
	const alter = dienst.geburtsdatum === null ? null : alterAm(dienst.geburtsdatum, dienst.von);
	return (
		passt &&
		(filter.alterVon === null || (alter !== null && alter >= filter.alterVon)) &&
		(filter.alterBis === null || (alter !== null && alter <= filter.alterBis)) &&
		(filter.wohnland === null || filter.wohnland === dienst.wohnland) &&
		(filter.stellenland === null || filter.stellenland === dienst.stellenland) &&
		(filter.mindestMonate === null || begonneneMonate(dienst.von, dienst.bis) >= filter.mindestMonate)
	);
}

/** The months of a service in a period, each with what is given for it; none where the programme isn't for it. */
export function foerdermonate(
	programm: Foerderprogramm,
	dienst: Foerderdienst,
	{ von, bis }: Zeitraum,
): readonly Foerdermonat[] {
	if (!istGefoerdert(programm, dienst)) return [];
	const [ab, letzter] = [spaeter(dienst.von, programm.gueltigVon), frueher(dienst.bis, programm.gueltigBis)];
	const erster = ab.slice(0, 7);
	return dienstmonate(ab, letzter)
		.filter(({ monat }) => von <= monat && monat <= bis)
		.map(({ monat, anteil: dreissigstel }) => {
			const tage = diensttage(monat, ab, letzter);
			const anteil = ANTEIL[programm.monatsregel](tage, dreissigstel);
			const satz = satzAm(programm.saetze, dienstmonatNr(dienst.von, monat), monat);
			const menge = { TEILNEHMERMONAT: anteil, TEILNEHMERTAG: tage * GANZ, PAUSCHALE: monat === erster ? GANZ : 0 };
			return { monat, anteil, tage, satz, betrag: satz === null ? null : anteilig(satz, menge[programm.einheit]) };
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
export function satzAm(saetze: readonly Foerdersatz[], dienstmonat: number, monat: Monat): number | null {
	const [gilt] = saetze
		.filter(({ abDienstmonat, gueltigVon }) => abDienstmonat <= dienstmonat && gueltigVon <= `${monat}-01`)
		.toSorted((a, b) => b.abDienstmonat - a.abDienstmonat || (a.gueltigVon < b.gueltigVon ? 1 : -1));
	return gilt?.cent ?? null;
}

const OHNE_SATZ = (bezeichnung: string): Regelverstoss => ({
	code: 'OHNE_SATZ',
	http: 409,
	feld: 'saetze',
	text: `Ohne Satz ist kein Lauf möglich. Bitte tragen Sie im Förderprogramm ${bezeichnung} einen Satz ein.`,
});

/** The same for what is claimed: without a rate nothing is. */
export function foerderbetraege(
	programm: Foerderprogramm,
	dienst: Foerderdienst,
	zeitraum: Zeitraum,
): readonly (Foerdermonat & { readonly betrag: number })[] {
	return foerdermonate(programm, dienst, zeitraum).map(({ betrag, ...monat }) => {
		if (betrag === null) throw new Abgelehnt([OHNE_SATZ(programm.bezeichnung)]);
		return { ...monat, betrag };
	});
}
