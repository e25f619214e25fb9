import { groesster } from '#domain/beliebig-viele.ts';
import { addiereTage } from '#domain/datum.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { hoechststand, ohne, schnitt, type Zeitraum } from './zeitraum.ts';
import { type Belegung, type Kontingent, schluesselOrt } from './zustand.ts';
import { augustVor, gezaehltIn, tageDes, type Zyklusrahmen } from './zyklusmonate.ts';

/** A place wanted from the first to the last day of a contract, both counted. */
export interface Bindungsanfrage extends Zeitraum {
	readonly zyklusID: string;
	readonly einsatzortID: string;
	readonly dienstartID: string;
	/** Its own earlier place is not counted; null: a wish that doesn't exist yet. */
	readonly wunschID: string | null;
}

/** Everything the rules on one binding look at. */
export interface Bindung {
	readonly k: Kontingent;
	readonly anfrage: Bindungsanfrage;
	/** Days it doesn't hold yet at this Einsatzort; only these are checked. */
	readonly neu: readonly Zeitraum[];
	/** Places of the other wishes at the Einsatzstelle. */
	readonly andere: readonly Belegung[];
	readonly zyklus: Zyklusrahmen;
	/** Existing cycles that begin after its own, in order. */
	readonly spaetere: readonly Zyklusrahmen[];
	readonly referenz: Referenz;
}

export function bindung(k: Kontingent, anfrage: Bindungsanfrage, referenz: Referenz): Bindung {
	const zyklus = muss(referenz.zyklen, anfrage.zyklusID);
	const eigene = anfrage.wunschID === null ? undefined : k.belegungen.get(anfrage.wunschID);
	const gehalten = eigene && istAn(anfrage)(eigene) ? eigene : null;
	return {
		k,
		anfrage,
		neu: gehalten ? ohne(anfrage, gehalten) : [anfrage],
		andere: [...k.belegungen.values()].filter((b) => b !== eigene),
		zyklus,
		spaetere: [...referenz.zyklen.values()]
			.filter((z) => z.start > zyklus.start)
			.sort((a, b) => (a.start < b.start ? -1 : 1)),
		referenz,
	};
}

/** G04, in its own cycle and in later ones that have an allocation. Table: Kontingent, Occupancy 1 and 3. */
export function kontingentFrei(b: Bindung): Regelverstoss | null {
	if (b.referenz.parameter.kontingentMode === 'OHNE') return null;
	const hier = b.andere.filter(istAn(b.anfrage));
	for (const zyklus of [b.zyklus, ...b.spaetere]) {
		const zugeteilt = zugeteiltIn(b, zyklus);
		if (zugeteilt === null && zyklus !== b.zyklus) continue;
		const belegt = belegtAn(b.neu, tageDes(zyklus), gezaehltIn(zyklus, hier));
		if (belegt !== null && belegt + 1 > (zugeteilt ?? 0)) return keinKontingent(b, belegt, zugeteilt ?? 0);
	}
	return null;
}

/**
 * G05, in the August before its own cycle and before every later one it runs into; contracts of both cycles count.
 * Table: Kontingent, Occupancy 2.
 */
export function augustFrei(b: Bindung): Regelverstoss | null {
	const { parameter } = b.referenz;
	if (parameter.isIgnoreAugustKontingent) return null;
	const hier = b.andere.filter(istAn(b.anfrage));
	for (const zyklus of [b.zyklus, ...b.spaetere]) {
		const august = augustVor(zyklus);
		const belegt = belegtAn(b.neu, august, hier);
		if (belegt === null) continue;
		const grenze = parameter.kontingentMode === 'OHNE' ? null : augustgrenze(b, zyklus);
		if (grenze !== null && belegt + 1 > grenze) return keinAugust(b);
		if (istBfd(b, b.anfrage.dienstartID) && bfdBelegt(b, august, b.andere) + 1 > anerkannt(b)) return keinAugust(b);
	}
	return null;
}

/** G06 at a binding: BFD places of the whole Einsatzstelle. Table: Kontingent, Occupancy 4. */
export function anerkanntePlaetzeFrei(b: Bindung): Regelverstoss | null {
	if (!istBfd(b, b.anfrage.dienstartID)) return null;
	for (const zyklus of [b.zyklus, ...b.spaetere]) {
		if (bfdBelegt(b, tageDes(zyklus), gezaehltIn(zyklus, b.andere)) + 1 > anerkannt(b)) return keineAnerkennung(b);
	}
	const letzter = b.spaetere.at(-1) ?? b.zyklus;
	const danach = { von: addiereTage(letzter.ende, 1), bis: b.anfrage.bis };
	return bfdBelegt(b, danach, b.andere) + 1 > anerkannt(b) ? keineAnerkennung(b) : null;
}

const istAn =
	(ort: { einsatzortID: string; dienstartID: string }) =>
	(b: Belegung): boolean =>
		b.einsatzortID === ort.einsatzortID && b.dienstartID === ort.dienstartID;

const istBfd = (b: Bindung, dienstartID: string): boolean => muss(b.referenz.dienstarten, dienstartID).art === 'BFD';
const anerkannt = (b: Bindung): number => b.k.anerkanntePlaetze ?? 0;

/** Most places taken on one of the new days within `rahmen`; null when none of them lies there. */
function belegtAn(neu: readonly Zeitraum[], rahmen: Zeitraum, belegungen: readonly Belegung[]): number | null {
	const tage = neu.flatMap((zeitraum) => schnitt(zeitraum, rahmen) ?? []);
	return tage.length ? groesster(tage.map((zeitraum) => hoechststand(belegungen, zeitraum).anzahl)) : null;
}

/** BFD places taken likewise; -1 where no new day lies in `rahmen`, so that the new place exceeds nothing there. */
function bfdBelegt(b: Bindung, rahmen: Zeitraum, belegungen: readonly Belegung[]): number {
	const bfd = belegungen.filter((belegung) => istBfd(b, belegung.dienstartID));
	return belegtAn(b.neu, rahmen, bfd) ?? -1;
}

function zugeteiltIn({ k, anfrage }: Bindung, zyklus: Zyklusrahmen): number | null {
	return k.zugeteilt.get(schluesselOrt(zyklus.id, anfrage.einsatzortID, anfrage.dienstartID))?.zugeteilt ?? null;
}

/** The larger allocation of the cycle and the one before; null: a later cycle without any is not checked. */
function augustgrenze(b: Bindung, zyklus: Zyklusrahmen): number | null {
	const davor = vorgaenger(b.referenz, zyklus);
	const zuteilungen = [zugeteiltIn(b, zyklus), davor && zugeteiltIn(b, davor)].filter((z) => z !== null);
	if (zuteilungen.length === 0 && zyklus !== b.zyklus) return null;
	return Math.max(0, groesster(zuteilungen));
}

/** The cycle that runs in the August before. */
export function vorgaenger(referenz: Referenz, zyklus: Zyklusrahmen): Zyklusrahmen | null {
	const tag = addiereTage(zyklus.start, -1);
	const davor = [...referenz.zyklen.values()].filter((z) => z.start < zyklus.start && z.ende >= tag);
	return davor.sort((a, b) => (a.start < b.start ? 1 : -1))[0] ?? null;
}

function keinKontingent({ anfrage, referenz }: Bindung, belegt: number, zugeteilt: number): Regelverstoss {
	const ort = muss(referenz.adressen, anfrage.einsatzortID).bezeichnung;
	const dienstart = muss(referenz.dienstarten, anfrage.dienstartID).bezeichnung;
	return {
		code: 'G04',
		text: `Am Einsatzort ${ort} ist für ${dienstart} kein freies Kontingent vorhanden (${belegt} von ${zugeteilt} Plätzen belegt).`,
		http: 409,
		behebbarDurch: ['MA_VERWALTUNG', 'ADMIN'],
		ziel: 'kontingente',
	};
}

function keinAugust({ anfrage, referenz }: Bindung): Regelverstoss {
	const ort = muss(referenz.adressen, anfrage.einsatzortID).bezeichnung;
	const dienstart = muss(referenz.dienstarten, anfrage.dienstartID).bezeichnung;
	return {
		code: 'G05',
		text: `Im August sind am Einsatzort ${ort} für ${dienstart} bereits alle Plätze belegt. Bitte wählen Sie einen späteren Vertragsbeginn.`,
		http: 409,
		feld: 'vertragsbeginn',
		behebbarDurch: ['SELBST', 'MA_VERWALTUNG', 'ADMIN'],
		ziel: 'vertrag',
	};
}

function keineAnerkennung({ k, referenz }: Bindung): Regelverstoss {
	const stelle = muss(referenz.adressen, k.einsatzstelleID).bezeichnung;
	return {
		code: 'G06',
		text: `An der Einsatzstelle ${stelle} sind alle ${k.anerkanntePlaetze ?? 0} anerkannten BFD-Plätze belegt.`,
		http: 409,
		behebbarDurch: ['MA_VERWALTUNG', 'ADMIN'],
		ziel: 'kontingente',
	};
}

function muss<T>(eintraege: ReadonlyMap<string, T>, id: string): T {
	const eintrag = eintraege.get(id);
	if (eintrag === undefined) throw new Error(`${id} fehlt in den Referenzdaten`);
	return eintrag;
}
