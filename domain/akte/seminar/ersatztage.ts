/** Days off for seminar days that were free anyway: earned, taken, left. Table: Computations, Ersatztage. */

import type { Akte, Ersatztag, Seminarnachweis, Vertrag } from '#domain/akte/zustand.ts';
import { liesDienstwoche, WOCHENTAGE, type Wochentag, wochentag } from '#domain/felder/dienstwoche.ts';
import { einzelneTage, HAELFTEN, standAm } from '#domain/seminar/anwesenheit.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { vertragAm } from './dienstzeit.ts';

/**
 * By which days of the week he serves. WECHSELND: every day on which he may have to serve has hours, which of them are
 * free in a week the contract doesn't say, so none of them counts as free. ANGENOMMEN: five days a week, none laid down.
 */
export type Wochengrundlage =
	| { readonly art: 'DIENSTWOCHE' | 'WECHSELND' | 'ANGENOMMEN'; readonly diensttage: readonly Wochentag[] }
	| { readonly art: 'FEHLT'; readonly diensttage: null };

type Wochenangaben = Pick<Vertrag, 'dienstwoche' | 'diensttageProWoche'>;

export function wochengrundlage({ dienstwoche, diensttageProWoche }: Wochenangaben): Wochengrundlage {
	const woche = dienstwoche === null ? null : liesDienstwoche(dienstwoche);
	if (woche) {
		const diensttage = WOCHENTAGE.filter((tag) => woche.has(tag));
		return { art: diensttage.length * 10 > diensttageProWoche ? 'WECHSELND' : 'DIENSTWOCHE', diensttage };
	}
	if (diensttageProWoche !== 50) return { art: 'FEHLT', diensttage: null };
	return { art: 'ANGENOMMEN', diensttage: WOCHENTAGE.slice(0, 5) };
}

export const istFrei = ({ diensttage }: Wochengrundlage, tag: string): boolean =>
	diensttage !== null && !diensttage.includes(wochentag(tag));

/** One line of the ledger. */
export type Ersatztagbuchung = {
	readonly tag: string;
	/** +1 or −1. */
	readonly betrag: number;
	/** How many he is entitled to after it. */
	readonly stand: number;
} & (
	| { readonly art: 'VERDIENT'; readonly nachweis: Seminarnachweis; readonly ersatztag: null }
	| { readonly art: 'GENOMMEN'; readonly nachweis: null; readonly ersatztag: Ersatztag }
);

export interface Ersatztagkonto {
	readonly grundlage: Wochengrundlage;
	/** Oldest first. */
	readonly buchungen: readonly Ersatztagbuchung[];
	/** What he is entitled to now; below nothing where what was earned was taken back after it was used. */
	readonly stand: number;
}

export type Ersatztagteil = Pick<Akte, 'wuensche' | 'vertraege' | 'seminarnachweise' | 'ersatztage'>;

/** Of one contract, up to today. */
export function ersatztagkonto(akte: Ersatztagteil, vertrag: Vertrag, heute: string): Ersatztagkonto {
	const grundlage = wochengrundlage(vertrag);
	const verdient = akte.seminarnachweise.flatMap((nachweis) =>
		freieTage(nachweis, grundlage)
			.filter((tag) => tag <= heute && vertragAm(akte, tag)?.id === vertrag.id)
			.map((tag) => ({ art: 'VERDIENT' as const, tag, betrag: 1, nachweis, ersatztag: null })),
	);
	const genommen = akte.ersatztage
		.filter(({ vertragID }) => vertragID === vertrag.id)
		.map((ersatztag) => ({ art: 'GENOMMEN' as const, tag: ersatztag.tag, betrag: -1, nachweis: null, ersatztag }));
	let stand = 0;
	// What was earned on a day comes before what was taken on it.
	const buchungen = [...verdient, ...genommen]
		.toSorted((a, b) => a.tag.localeCompare(b.tag) || b.betrag - a.betrag)
		.map((buchung) => {
			stand += buchung.betrag;
			return { ...buchung, stand };
		});
	return { grundlage, buchungen, stand };
}

/** Free days of the week that he spent at a seminar of the Traeger. */
function freieTage(nachweis: Seminarnachweis, grundlage: Wochengrundlage): string[] {
	const { seminarID, termine, anwesenheit } = nachweis;
	if (seminarID === null || !hatStattgefunden(nachweis)) return [];
	return einzelneTage(termine).filter(
		(tag) =>
			istFrei(grundlage, tag) && HAELFTEN.some((haelfte) => standAm(anwesenheit, { tag, haelfte }) === 'ANWESEND'),
	);
}

/**
 * Not merely planned and not refused. Recognised as ill without a word on which days, nobody knows on which of them he
 * was there: illness earns none.
 */
function hatStattgefunden({ status, anwesenheit }: Seminarnachweis): boolean {
	if (status === SEMINARNACHWEIS.nr.AnerkanntAU) return anwesenheit.some(({ stand }) => stand === 'AU');
	return status === SEMINARNACHWEIS.nr.Pruefung || status === SEMINARNACHWEIS.nr.Anerkannt;
}
