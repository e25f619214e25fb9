import type { Aggregat } from '#domain/aggregat.ts';
import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { Monat } from '#domain/recht/monate.ts';
import { enthaelt, type Lohnauswahl, type Lohnzeilen } from './lohndatei.ts';
import { LOHNARTEN, type Lohnart } from './lohnperson.ts';
import type { Lohnformat } from './spaltenplan.ts';

export const LOHNUMFANG = ['VOLL', 'DELTA'] as const;
export type Lohnumfang = (typeof LOHNUMFANG)[number];

/** Given once, to nobody else afterwards; as a number it outlives the person's data. */
export const PersonalnummernVergeben = ereignis<{
	vergeben: readonly { readonly freiwilligerID: string; readonly nr: number }[];
}>()('PersonalnummernVergeben');

/** Hashes of the rows: what changes later is told from them, the data stay in the files of the persons. */
export interface Lohnstand {
	readonly freiwilligerID: string;
	readonly stamm: string;
	readonly werte: string;
	/** Kinds of pay that were written; missing: of files from before they were noted. */
	readonly lohnarten?: readonly Lohnart[];
	/** Taken back: isn't of the month any more. */
	readonly istEntfallen?: true;
}

export const LohnUebergeben = ereignis<{
	format: Lohnformat;
	monat: Monat;
	umfang: Lohnumfang;
	/** Of the file as it was taken away. */
	sha256: string;
	/** Everybody of the month, in the file or unchanged, and who isn't of it any more. */
	personen: readonly Lohnstand[];
}>()('LohnUebergeben');

export type LohnbuchEreignis = EreignisVon<typeof PersonalnummernVergeben> | EreignisVon<typeof LohnUebergeben>;

interface Lohnuebergabe {
	readonly format: Lohnformat;
	readonly monat: Monat;
	readonly umfang: Lohnumfang;
	/** ISO 8601. */
	readonly am: string;
	readonly personen: number;
}

/** Who has which number in payroll, and what payroll knows already. */
export interface Lohnbuch {
	readonly id: string;
	/** By volunteer. */
	readonly nummern: Map<string, number>;
	/** Hash of the master data by format and volunteer. */
	readonly stamm: Map<string, string>;
	/** Hash of the amounts by format, month and volunteer. */
	readonly werte: Map<string, string>;
	/** Kinds of pay by format, month and volunteer: what was once said of a month isn't forgotten; null: not noted then. */
	readonly lohnarten: Map<string, readonly Lohnart[] | null>;
	/** The last one by format. */
	readonly letzte: Map<Lohnformat, Lohnuebergabe>;
	version: number;
}

export const LOHNBUCH = 'LOHN';

export const lohnbuchAggregat: Aggregat<Lohnbuch, LohnbuchEreignis> = {
	name: 'Lohnbuch',
	maschinen: [],
	start: (id) => ({
		...{ id, nummern: new Map(), stamm: new Map(), werte: new Map(), lohnarten: new Map() },
		...{ letzte: new Map(), version: 0 },
	}),
	evolve(buch, e) {
		buch.version = e.version;
		if (e.type === 'PersonalnummernVergeben') {
			for (const { freiwilligerID, nr } of e.facts.vergeben) buch.nummern.set(freiwilligerID, nr);
			return;
		}
		const { format, monat, umfang, personen } = e.facts;
		for (const { freiwilligerID, stamm, werte, lohnarten = null } of personen) {
			const key = imMonat(format, monat, freiwilligerID);
			buch.stamm.set(`${format} ${freiwilligerID}`, stamm);
			buch.werte.set(key, werte);
			buch.lohnarten.set(key, lohnarten);
		}
		const dabei = personen.filter(({ istEntfallen }) => !istEntfallen).length;
		buch.letzte.set(format, { format, monat, umfang, am: e.meta.zeit, personen: dabei });
	},
};

const imMonat = (format: Lohnformat, monat: Monat, freiwilligerID: string): string =>
	`${format} ${monat} ${freiwilligerID}`;

/** Who was handed over for a month, of those that aren't of it any more. */
export function entfallene(
	{ werte }: Lohnbuch,
	{ format, monat }: { readonly format: Lohnformat; readonly monat: Monat },
	dabei: ReadonlySet<string>,
): string[] {
	const anfang = imMonat(format, monat, '');
	return [...werte.keys()]
		.flatMap((key) => (key.startsWith(anfang) ? [key.slice(anfang.length)] : []))
		.filter((freiwilligerID) => !dabei.has(freiwilligerID));
}

/**
 * The rows of a person with those that take back what payroll was told before. Of files from before the kinds of pay were
 * noted: had the amounts been other ones, each of them may have been among them.
 */
export function zeilenMitWegfall(
	{ werte, lohnarten }: Pick<Lohnbuch, 'werte' | 'lohnarten'>,
	{ format, monat }: { readonly format: Lohnformat; readonly monat: Monat },
	freiwilligerID: string,
	{ zeilen, hash }: { zeilen: (uebergeben: readonly Lohnart[]) => Lohnzeilen; hash: Hash },
): Lohnzeilen {
	const key = imMonat(format, monat, freiwilligerID);
	const bekannt = lohnarten.get(key);
	if (bekannt) return zeilen(bekannt);
	const jetzt = zeilen([]);
	return bekannt === undefined || werte.get(key) === hash(jetzt.werte) ? jetzt : zeilen(DAMALIGE);
}

/** Holiday has only been paid out since the kinds are noted. */
const DAMALIGE = LOHNARTEN.filter((art) => art !== 'URLAUBSABGELTUNG');

type Hash = (zeilen: readonly string[]) => string;

const ERSTE_NUMMER = 1001;

/** For those who have none, in the order they are named, after the highest there is. */
export function neueNummern({ nummern }: Lohnbuch, wer: readonly string[]): { freiwilligerID: string; nr: number }[] {
	const hoechste = [...nummern.values()].reduce((bisher, nr) => Math.max(bisher, nr), ERSTE_NUMMER - 1);
	return wer
		.filter((freiwilligerID) => !nummern.has(freiwilligerID))
		.map((freiwilligerID, i) => ({ freiwilligerID, nr: hoechste + 1 + i }));
}

/** All of it, or what payroll doesn't know yet. */
export function auswahl(
	buch: Lohnbuch,
	{ format, monat, umfang }: { readonly format: Lohnformat; readonly monat: Monat; readonly umfang: Lohnumfang },
	zeilen: readonly Lohnzeilen[],
	hash: Hash,
): { readonly personen: readonly Lohnauswahl[]; readonly staende: readonly Lohnstand[] } {
	const staende = zeilen.map(({ freiwilligerID, stamm, werte, lohnarten, istEntfallen }): Lohnstand => {
		// Of whom nothing can be written payroll goes on knowing what it does.
		const bleibt = buch.stamm.get(`${format} ${freiwilligerID}`) ?? hash([]);
		return {
			...{ freiwilligerID, stamm: stamm === null ? bleibt : hash(stamm), werte: hash(werte), lohnarten },
			...(istEntfallen && { istEntfallen }),
		};
	});
	const [hatStamm, hatWerte] = [enthaelt(format, 'PERSON'), enthaelt(format, 'LOHNART')];
	const personen = zeilen.map((einer, i) => {
		const { freiwilligerID } = einer;
		const neu = (bisher: string | undefined, jetzt: string | undefined) => umfang === 'VOLL' || bisher !== jetzt;
		return {
			...einer,
			mitStamm:
				hatStamm && einer.stamm !== null && neu(buch.stamm.get(`${format} ${freiwilligerID}`), staende[i]?.stamm),
			mitWerten:
				hatWerte &&
				einer.werte.length > 0 &&
				neu(buch.werte.get(imMonat(format, monat, freiwilligerID)), staende[i]?.werte),
		};
	});
	return { personen: personen.filter(({ mitStamm, mitWerten }) => mitStamm || mitWerten), staende };
}
