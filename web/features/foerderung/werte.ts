import { addiereTage } from '#domain/datum.ts';
import { type Spaltenwahl, vorgegebeneSpalten } from '#domain/geld/foerderung/abrufspalten.ts';
import { FOERDERUNG, PROGRAMM as T } from '../../texte/geld/foerderung.ts';
import type { Probeanfrage, Programm } from './queries.ts';

export interface Satzzeile {
	/** Tells rows apart while they are typed. */
	key: string;
	gueltigVon: string | null;
	abDienstmonat: number | null;
	/** Euros. */
	betrag: number | null;
}

/** What the form holds; empty texts are none. */
export interface Programmwerte extends Record<string, unknown> {
	bezeichnung: string;
	geldgeber: string;
	zentralstelle: string;
	hinweis: string;
	gueltigVon: string | null;
	gueltigBis: string | null;
	isDsj: boolean;
	dienste: Programm['dienste'];
	dienstartIDs: string[];
	filter: Programm['filter'];
	einheit: Programm['einheit'];
	monatsregel: Programm['monatsregel'];
	saetze: Satzzeile[];
	/** null: as the table has them. */
	spalten: Spaltenwahl[] | null;
}

const CENT = 100;

/** What is as the table has it is kept as that: it follows the table. */
export function ohneVorgabe(spalten: Spaltenwahl[] | null, einheit: Programm['einheit']): Spaltenwahl[] | null {
	return JSON.stringify(spalten) === JSON.stringify(vorgegebeneSpalten(einheit)) ? null : spalten;
}

export function werteVon(programm: Programm): Programmwerte {
	const { bezeichnung, gueltigVon, gueltigBis, isDsj, dienste, dienstartIDs, filter, einheit, monatsregel } = programm;
	return {
		...{ bezeichnung, gueltigVon, gueltigBis, isDsj, dienste, dienstartIDs, filter, einheit, monatsregel },
		spalten: programm.spalten,
		geldgeber: programm.geldgeber ?? '',
		zentralstelle: programm.zentralstelle ?? '',
		hinweis: programm.hinweis ?? '',
		saetze: programm.saetze.map(({ gueltigVon: ab, abDienstmonat, cent }, nr) => ({
			...{ key: `${nr} ${abDienstmonat} ${ab}`, gueltigVon: ab, abDienstmonat, betrag: cent / CENT },
		})),
	};
}

const wort = (text: string): string | null => text.trim() || null;

export const alsFelder = ({ geldgeber, zentralstelle, hinweis, saetze, ...felder }: Programmwerte) => ({
	...felder,
	...{ geldgeber: wort(geldgeber), zentralstelle: wort(zentralstelle), hinweis: wort(hinweis) },
	saetze: saetze.map(alsSatz),
});

/** What is missing is refused with its own words. */
const alsSatz = ({ gueltigVon, abDienstmonat, betrag }: Satzzeile) => ({
	gueltigVon: gueltigVon ?? '',
	abDienstmonat: abDienstmonat ?? 0,
	cent: betrag === null ? -1 : Math.round(betrag * CENT),
});

/** What is asked for as it is typed; null: a rate isn't finished yet. */
export function alsRegel(werte: Programmwerte): Probeanfrage['regel'] | null {
	const { gueltigVon, gueltigBis, dienstartIDs, dienste, filter, einheit, monatsregel, saetze } = werte;
	if (saetze.some((satz) => satz.gueltigVon === null || satz.abDienstmonat === null || satz.betrag === null))
		return null;
	return { gueltigVon, gueltigBis, dienstartIDs, dienste, filter, einheit, monatsregel, saetze: saetze.map(alsSatz) };
}

/** How a rate stands among the others: it counts, until when, from when. */
export function satzstand(satz: Satzzeile, alle: readonly Satzzeile[], heute: string): string {
	const { gueltigVon, abDienstmonat } = satz;
	if (gueltigVon === null || satz.betrag === null) return T.satzNeu;
	const [naechster] = alle
		.flatMap((anderer) => (anderer.abDienstmonat === abDienstmonat && anderer.gueltigVon ? [anderer.gueltigVon] : []))
		.filter((tag) => tag > gueltigVon)
		.toSorted();
	if (gueltigVon > heute) return T.satzAb(gueltigVon);
	return naechster === undefined ? T.satzGilt : T.satzBis(addiereTage(naechster, -1));
}

/** The rate of the first month of service as it counts on a day. */
export function satzHeute({ saetze }: Pick<Programm, 'saetze'>, heute: string): string | null {
	const [satz] = saetze
		.filter(({ abDienstmonat, gueltigVon }) => abDienstmonat === 1 && gueltigVon <= heute)
		.toSorted((a, b) => (a.gueltigVon < b.gueltigVon ? 1 : -1));
	return satz ? FOERDERUNG.euro(satz.cent / CENT) : null;
}

const QUARTAL = 3;

/** `2026-11-24` → `2026-Q4` */
export const quartalVon = (tag: string): string =>
	`${tag.slice(0, 4)}-Q${Math.ceil(Number(tag.slice(5, 7)) / QUARTAL)}`;

/** The quarter that many quarters on. */
export function quartalWeiter(quartal: string, um: number): string {
	const nr = Number(quartal.slice(0, 4)) * 4 + Number(quartal.slice(-1)) - 1 + um;
	return `${Math.floor(nr / 4)}-Q${(nr % 4) + 1}`;
}
