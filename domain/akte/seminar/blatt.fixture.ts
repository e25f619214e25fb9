/**
 * What somebody would keep with a pencil of one volunteer's seminar days: counted from the recorded attendance and reviews
 * alone, half day by half day, with nothing of what the portal counts by. Tables: Attendance; Computations.
 */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { AkteEreignis } from '../ereignisse.ts';

interface Zeitraum {
	readonly von: string;
	readonly bis: string;
}

/** One seminar of one volunteer. Days in tenths. */
export interface Blatt {
	/** null: an own entry. */
	readonly seminarID: string | null;
	titel: string | null;
	typ: string | null;
	termine: readonly Zeitraum[];
	geplant: number;
	status: number;
	/** Proposed or recognised. */
	tage: number | null;
	/** `2025-10-06 VM` → the last word. */
	readonly halbtage: Map<string, string>;
}

export const HALBE = ['VM', 'NM'] as const;
export const ZAEHLT: ReadonlySet<string> = new Set(['ANWESEND', 'AU']);
const ANERKANNT = [45, 50];

/** `2025-10-06`, …; every day of every date. */
export function tageVon({ termine }: Pick<Blatt, 'termine'>): string[] {
	const tage: string[] = [];
	for (const { von, bis } of termine) {
		const tag = new Date(`${von}T00:00:00Z`);
		while (tag.toISOString().slice(0, 10) <= bis) {
			tage.push(tag.toISOString().slice(0, 10));
			tag.setUTCDate(tag.getUTCDate() + 1);
		}
	}
	return tage;
}

export const standVon = ({ halbtage }: Blatt, tag: string, haelfte: string): string =>
	halbtage.get(`${tag} ${haelfte}`) ?? 'ANWESEND';

/** Half days that count ÷ 2, never more than planned. */
function gezaehlt(blatt: Blatt): number {
	let halbe = 0;
	for (const tag of tageVon(blatt)) for (const h of HALBE) if (ZAEHLT.has(standVon(blatt, tag, h))) halbe++;
	return Math.min(halbe * 5, blatt.geplant);
}

/** What the review is proposed. */
export function vorschlag(blatt: Blatt): { tage: number; ergebnis: string } {
	const tage = gezaehlt(blatt);
	if (tage === 0) return { tage, ergebnis: 'ABGELEHNT' };
	let istKrank = false;
	for (const tag of tageVon(blatt)) for (const h of HALBE) if (standVon(blatt, tag, h) === 'AU') istKrank = true;
	return { tage, ergebnis: istKrank ? 'ANERKANNT_AU' : 'ANERKANNT' };
}

const hoechstens = (tage: number, geplant: number): number => Math.min(tage, geplant);

function nachAnlass(anlass: string, blatt: Blatt): number | null {
	if (anlass === 'DURCHGEFUEHRT') return gezaehlt(blatt);
	if (anlass === 'NACHWEIS') return blatt.halbtage.size > 0 ? gezaehlt(blatt) : null;
	if (anlass === 'TAGE') return blatt.tage === null ? null : hoechstens(blatt.tage, blatt.geplant);
	return blatt.tage || null;
}

/** Writes one event down. */
export function schreibe(blaetter: Map<string, Blatt>, { type, facts, person }: Aufgezeichnet<AkteEreignis>): void {
	if (!('nachweisID' in facts)) return;
	const id = facts.nachweisID;
	if (type === 'SeminarnachweisGeplant') {
		const { geplant, seminarID, termine, seminartypID: typ } = facts;
		const leer = { status: 0, tage: null, halbtage: new Map<string, string>() };
		blaetter.set(id, { seminarID, titel: person?.titel ?? null, typ, termine, geplant, ...leer });
	}
	const blatt = blaetter.get(id);
	if (!blatt) return;
	switch (type) {
		case 'AnwesenheitErfasst':
			for (const { tag, haelfte, stand } of facts.halbtage) blatt.halbtage.set(`${tag} ${haelfte}`, stand);
			if (blatt.status === 10) blatt.tage = gezaehlt(blatt);
			break;
		case 'SeminarnachweisGeaendert':
			aendere(blatt, facts);
			blatt.titel = person?.titel ?? blatt.titel;
			break;
		case 'SeminarnachweisZurPruefung':
			blatt.tage = nachAnlass(facts.anlass, blatt);
			blatt.status = 10;
			break;
		case 'SeminarnachweisZurueckgestellt':
			Object.assign(blatt, { status: 0, tage: null });
			break;
		case 'SeminarnachweisGeprueft':
			Object.assign(blatt, { status: facts.nach, tage: facts.tage });
			break;
		case 'SeminarnachweisEntfernt':
			blaetter.delete(id);
	}
}

/** While it is checked the proposal follows: the attendance where it is that of the attendance, else as far as it may. */
function aendere(
	blatt: Blatt,
	neu: { readonly termine: readonly Zeitraum[]; readonly geplant: number; readonly seminartypID: string | null },
): void {
	const { geplant: vorher, tage, status, seminarID } = blatt;
	const folgt = status === 10 && seminarID !== null && tage === gezaehlt(blatt);
	Object.assign(blatt, { termine: neu.termine, geplant: neu.geplant, typ: neu.seminartypID });
	if (folgt) blatt.tage = gezaehlt(blatt);
	else if (status === 10 && tage !== null)
		blatt.tage = tage === vorher ? blatt.geplant : hoechstens(tage, blatt.geplant);
}

/** The days of one service, in tenths; the first day of a seminar decides whether it belongs to it. */
interface Tagesumme {
	readonly anerkannt: number;
	/** Under review, with what is proposed. */
	readonly pruefung: number;
	readonly verplant: number;
}

export const imDienst = ({ termine }: Blatt, { von, bis }: Zeitraum): boolean => {
	const beginn = termine[0]?.von ?? '';
	return von <= beginn && beginn <= bis;
};

/** `typ`: only of this kind, and none of the own entries. */
export function summe(blaetter: Iterable<Blatt>, dienst: Zeitraum, typ: string | null = null): Tagesumme {
	let [anerkannt, pruefung, verplant] = [0, 0, 0];
	for (const blatt of blaetter) {
		if (!imDienst(blatt, dienst)) continue;
		if (typ !== null && (blatt.seminarID === null || blatt.typ !== typ)) continue;
		const { status, tage, geplant } = blatt;
		if (ANERKANNT.includes(status)) anerkannt += tage ?? 0;
		if (status === 10) pruefung += tage ?? geplant;
		if (status === 0) verplant += geplant;
	}
	return { anerkannt, pruefung, verplant };
}

/** Begun months of a service, by the calendar alone. */
function monate({ von, bis }: Zeitraum): number {
	const danach = new Date(`${bis}T00:00:00Z`);
	danach.setUTCDate(danach.getUTCDate() + 1);
	const [jahr = 0, monat = 0, tag = 0] = von.split('-').map(Number);
	const ganze = (danach.getUTCFullYear() - jahr) * 12 + danach.getUTCMonth() + 1 - monat;
	return danach.getUTCDate() > tag ? ganze + 1 : ganze;
}

/** Required by law, in tenths: 25 for twelve months, one more for each further, two less for each that is missing. */
export function pflichttage(dienst: Zeitraum, istAelter: boolean): number {
	const m = monate(dienst);
	if (istAelter) return m * 10;
	return m >= 12 ? (25 + m - 12) * 10 : (25 - 2 * (12 - m)) * 10;
}

/** `45` → `4,5` */
export const alsZahl = (zehntel: number): string => `${zehntel / 10}`.replace('.', ',');
