/** What a released run of contributions collects from whom. Table: money.md, files, EST-Beitrag. */
import type { Monat } from '#domain/recht/monate.ts';
import type { Bankposten, Folge } from '../bankbuch/ereignisse.ts';
import { monateVon } from './ueberweisungen.ts';
import { MAX_ZWECK } from './xml.ts';

/** A row of the run as far as a debit needs it. */
export interface Einzugszeile {
	readonly nr: number;
	/** Whose contribution it is; null: the place is gone. */
	readonly zahler: Zahler | null;
	readonly vertragsnummer: string | null;
	readonly monat: Monat;
	/** Cents. */
	readonly betrag: number;
}

/** An Einsatzstelle as its address stood when the run was released. */
export interface Zahler {
	readonly id: string;
	readonly bezeichnung: string;
	readonly iban: string | null;
	readonly bic: string | null;
	readonly mandatsreferenz: string | null;
	readonly mandatsdatum: string | null;
}

export interface Lastschrift {
	readonly einsatzstelleID: string;
	readonly endToEndID: string;
	readonly zahler: string;
	readonly iban: string;
	readonly bic: string | null;
	readonly mandatsreferenz: string;
	readonly mandatsdatum: string;
	readonly folge: Folge;
	/** Cents; more than nothing. */
	readonly betrag: number;
	readonly zweck: string;
}

export type OhneLastschriftGrund = 'STELLE' | 'MANDAT' | 'MANDATSREFERENZ' | 'MANDATSDATUM' | 'IBAN' | 'SUMME';

/** Whoever has rows and isn't debited. */
export interface OhneLastschrift {
	readonly einsatzstelleID: string | null;
	readonly bezeichnung: string;
	/** Of the rows; of SUMME with what was carried. */
	readonly betrag: number;
	readonly weil: OhneLastschriftGrund;
}

export interface Einzuege {
	readonly lastschriften: readonly Lastschrift[];
	readonly ohne: readonly OhneLastschrift[];
	readonly posten: readonly Bankposten[];
}

export interface Einzugslage {
	readonly laufNr: number;
	readonly zeilen: readonly Einzugszeile[];
	/** Cents open from earlier files, by Einsatzstelle. */
	readonly vortraege: ReadonlyMap<string | null, number>;
	/** Whose mandate, as it stands, was debited before. */
	readonly eingezogen: ReadonlySet<string>;
}

/** One per Einsatzstelle: credits are taken off, and what is left of them waits for the next file. */
export function einzuegeAus({ laufNr, zeilen, vortraege, eingezogen }: Einzugslage): Einzuege {
	const lastschriften: Lastschrift[] = [];
	const ohne: OhneLastschrift[] = [];
	const posten: Bankposten[] = [];
	for (const [wer, ihre] of Map.groupBy(zeilen, ({ zahler }) => zahler?.id ?? null)) {
		const zahler = ihre[0]?.zahler ?? null;
		const bezeichnung = zahler?.bezeichnung ?? 'ohne Einsatzstelle';
		const summe = ihre.reduce((bisher, { betrag }) => bisher + betrag, 0);
		const vortrag = vortraege.get(wer) ?? 0;
		const wovon = { wer, zeilen: ihre.map(({ nr }) => nr), summe, vortrag };
		const mandat = mandatVon(zahler);
		if (typeof mandat === 'string') {
			ohne.push({ einsatzstelleID: wer, bezeichnung, betrag: summe, weil: mandat });
			posten.push({ ...wovon, betrag: 0, rest: vortrag });
			continue;
		}
		const offen = summe + vortrag;
		if (offen <= 0) {
			ohne.push({ einsatzstelleID: wer, bezeichnung, betrag: offen, weil: 'SUMME' });
			posten.push({ ...wovon, betrag: 0, rest: offen });
			continue;
		}
		const folge = eingezogen.has(mandat.einsatzstelleID) ? 'RCUR' : 'FRST';
		const endToEndID = `LAUF-${laufNr}-${ihre[0]?.nr}`;
		lastschriften.push({ ...mandat, zahler: bezeichnung, endToEndID, folge, betrag: offen, zweck: zweckVon(ihre) });
		posten.push({ ...wovon, betrag: offen, rest: 0, folge });
	}
	return { lastschriften, ohne, posten };
}

type Mandat = Pick<Lastschrift, 'einsatzstelleID' | 'iban' | 'bic' | 'mandatsreferenz' | 'mandatsdatum'>;

/** What is needed to collect, or what of it is missing. */
function mandatVon(zahler: Zahler | null): Mandat | Exclude<OhneLastschriftGrund, 'SUMME'> {
	if (zahler === null) return 'STELLE';
	const { id: einsatzstelleID, iban, bic, mandatsreferenz, mandatsdatum } = zahler;
	if (!mandatsreferenz) return 'MANDAT';
	// No bank takes such a reference, and none may be changed on the way.
	if (/^[/ ]|[/ ]$|\/\//.test(mandatsreferenz)) return 'MANDATSREFERENZ';
	if (!mandatsdatum) return 'MANDATSDATUM';
	return iban ? { einsatzstelleID, iban, bic, mandatsreferenz, mandatsdatum } : 'IBAN';
}

/** `Beitrag 11/2026 Vertrag 2026-17, 2026-18 und 3 weitere` */
function zweckVon(zeilen: readonly Einzugszeile[]): string {
	const nummern = [...new Set(zeilen.flatMap(({ vertragsnummer }) => vertragsnummer ?? []))];
	const anfang = `Beitrag ${monateVon(zeilen)}`;
	for (let n = nummern.length; n > 0; n--) {
		const weitere = nummern.length - n;
		const text = `${anfang} Vertrag ${nummern.slice(0, n).join(', ')}${weitere ? ` und ${weitere} weitere` : ''}`;
		if (text.length <= MAX_ZWECK) return text;
	}
	return anfang;
}
