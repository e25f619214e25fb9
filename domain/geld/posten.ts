/** What a contract pays or is charged month by month. Table: money.md, months. */

import { anteilig, dienstmonate, GANZ, type Monat } from '#domain/recht/monate.ts';
import { type Abgeltungsrechnung, rechneAbgeltung } from '#domain/recht/urlaubsabgeltung.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { type Geldaenderung, type Geldterm, type Geldterme, geldtermeAm } from './geldterme.ts';

/** The kinds of runs that go by the terms of contracts. */
export const VERTRAGSLAUFARTEN = ['TASCHENGELD', 'EST_FSJ', 'EST_BFD'] as const;
export type Vertragslaufart = (typeof VERTRAGSLAUFARTEN)[number];
/** What a bank does for a run of the kind: transfers to persons, debits of sites. A claim is paid by its giver. Table: money.md, files. */
export const ZAHLUNGSARTEN = ['TASCHENGELD'] as const satisfies readonly Vertragslaufart[];
export const EINZUGSARTEN = ['EST_FSJ', 'EST_BFD'] as const satisfies readonly Vertragslaufart[];
export type Zahlungsart = (typeof ZAHLUNGSARTEN)[number];
export type Einzugsart = (typeof EINZUGSARTEN)[number];
/** Those, and the claims of funding programmes. */
export const LAUFARTEN = [...VERTRAGSLAUFARTEN, 'MITTELABRUF'] as const;
export type Laufart = (typeof LAUFARTEN)[number];

export const wirdGezahlt = <L extends { readonly art: Laufart }>(lauf: L): lauf is L & { readonly art: Zahlungsart } =>
	ZAHLUNGSARTEN.some((art) => art === lauf.art);
export const wirdEingezogen = <L extends { readonly art: Laufart }>(
	lauf: L,
): lauf is L & { readonly art: Einzugsart } => EINZUGSARTEN.some((art) => art === lauf.art);

export const TEILE = [
	'TASCHENGELD',
	'UNTERKUNFT',
	'VERPFLEGUNG',
	'DEUTSCHLANDTICKET',
	'MOBILITAET',
	'URLAUBSABGELTUNG',
	'EST_BEITRAG',
	'FOERDERUNG',
] as const;
export type Teil = (typeof TEILE)[number];
/** Cents by what they are for; what is nothing isn't there. */
export type Teile = Partial<Record<Teil, number>>;

/** What the money of one contract is reckoned from. */
export interface Geldvertrag extends Geldterme {
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly art: Dienstart['art'];
	/** First and last day of service, as far as they are known or planned. */
	readonly von: string;
	readonly bis: string;
	readonly geldaenderungen: readonly Geldaenderung[];
	readonly isBuchhaltungTraeger: boolean;
	/** Days of holiday left when the service ended, tenths; null: it hasn't ended, or none are. */
	readonly resturlaubTage: number | null;
	/** Tenths. */
	readonly diensttageProWoche: number;
}

/** What is owed for one contract and month. */
export interface Posten {
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly monat: Monat;
	/** Thirtieths of the month. */
	readonly anteil: number;
	readonly teile: Teile;
	/** Thirtieths of a unit that is claimed, and cents for one; only of claims. */
	readonly menge?: number;
	readonly satz?: number;
}

/** How a part comes from a term: in proportion, whole for a month begun, once per person, or for holiday left at the end. */
export interface Teilregel {
	readonly teil: Teil;
	readonly term: Geldterm;
	readonly jeBegonnenen?: true;
	readonly amEnde?: true;
}
interface Laufregel {
	readonly gilt: (vertrag: Geldvertrag) => boolean;
	readonly teile: readonly Teilregel[];
}

const BEITRAG: readonly Teilregel[] = [{ teil: 'EST_BEITRAG', term: 'estBeitrag' }];
const LAUFREGELN: Readonly<Record<Vertragslaufart, Laufregel>> = {
	TASCHENGELD: {
		gilt: ({ isBuchhaltungTraeger }) => isBuchhaltungTraeger,
		teile: [
			{ teil: 'TASCHENGELD', term: 'taschengeld' },
			{ teil: 'UNTERKUNFT', term: 'geldersatzUnterkunft' },
			{ teil: 'VERPFLEGUNG', term: 'geldersatzVerpflegung' },
			{ teil: 'DEUTSCHLANDTICKET', term: 'zuschussDeutschlandticket', jeBegonnenen: true },
			{ teil: 'MOBILITAET', term: 'mobilitaetszuschlag', jeBegonnenen: true },
			{ teil: 'URLAUBSABGELTUNG', term: 'taschengeld', amEnde: true },
		],
	},
	EST_FSJ: { gilt: ({ art }) => art === 'FSJ' || art === 'FOEJ', teile: BEITRAG },
	EST_BFD: { gilt: ({ art }) => art === 'BFD', teile: BEITRAG },
};

/** How a part of a month comes about. */
export interface Rechenweg {
	readonly teil: Teil;
	/** Cents for a whole month. */
	readonly voll: number;
	/** Thirtieths that count of it. */
	readonly menge: number;
	/** Of holiday that is paid out: goes by days rather than by thirtieths. */
	readonly abgeltung?: Abgeltungsrechnung;
	/** Cents. */
	readonly betrag: number;
}
/** What is owed for a contract and month, with how. */
export interface Postenweg extends Omit<Posten, 'teile'> {
	readonly wege: readonly Rechenweg[];
}

/** What one person's contracts come to until the end of a month, oldest first. */
export const postenVon = (vertraege: readonly Geldvertrag[], laufart: Vertragslaufart, bis: Monat): Posten[] =>
	postenwege(vertraege, laufart, bis).map(({ wege, ...posten }) => ({
		...posten,
		teile: Object.fromEntries(wege.map(({ teil, betrag }) => [teil, betrag])),
	}));

/** The same with the way to each amount. */
export function postenwege(vertraege: readonly Geldvertrag[], laufart: Vertragslaufart, bis: Monat): Postenweg[] {
	const { gilt, teile: regeln } = LAUFREGELN[laufart];
	const vergeben = new Set<string>();
	return vertraege
		.filter(gilt)
		.toSorted((a, b) => nach(a.von, b.von) || nach(a.vertragID, b.vertragID))
		.flatMap((vertrag) =>
			dienstmonate(vertrag.von, vertrag.bis).map(({ monat, anteil }): Postenweg => {
				const terme = geldtermeAm(vertrag, monat);
				const wege: Rechenweg[] = [];
				for (const { teil, term, jeBegonnenen, amEnde } of regeln) {
					const voll = terme[term] ?? 0;
					if (amEnde) {
						const abgeltung = abgeltungIn(vertrag, monat, voll);
						if (abgeltung) wege.push({ teil, voll, menge: GANZ, abgeltung, betrag: abgeltung.betrag });
						continue;
					}
					const menge = jeBegonnenen ? GANZ : anteil;
					const betrag = anteilig(voll, menge);
					// A month two contracts share is paid for by the earlier one.
					const einmal = `${teil} ${monat}`;
					if (betrag === 0 || vergeben.has(einmal)) continue;
					if (jeBegonnenen) vergeben.add(einmal);
					wege.push({ teil, voll, menge, betrag });
				}
				return { vertragID: vertrag.vertragID, freiwilligerID: vertrag.freiwilligerID, monat, anteil, wege };
			}),
		)
		.filter(({ monat, wege }) => monat <= bis && wege.length > 0);
}

/** Of holiday left, in the month of the last day; null: nothing is paid out. `taschengeld`: of that month, cents. */
export function abgeltungIn(
	{ bis, resturlaubTage: tage, diensttageProWoche }: Pick<Geldvertrag, 'bis' | 'resturlaubTage' | 'diensttageProWoche'>,
	monat: Monat,
	taschengeld: number,
): Abgeltungsrechnung | null {
	if (!tage || bis.slice(0, 7) !== monat) return null;
	const rechnung = rechneAbgeltung({ taschengeld, tage, diensttageProWoche }, bis);
	return rechnung.betrag === 0 ? null : rechnung;
}

/** Which terms a kind of run goes by, and which of them are given once for a month begun. */
export const teilregeln = (laufart: Vertragslaufart): readonly Teilregel[] => LAUFREGELN[laufart].teile;

const nach = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Cents. */
export const summeVon = (teile: Teile): number => TEILE.reduce((summe, teil) => summe + (teile[teil] ?? 0), 0);
