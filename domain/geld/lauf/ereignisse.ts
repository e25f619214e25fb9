import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import type { Monat } from '#domain/recht/monate.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import type { Foerderregel } from '../foerderung/programm.ts';
import type { Laufart } from '../posten.ts';
import type { Zeitraum } from '../zeitraum.ts';
import type { Laufzeile } from './zeilen.ts';

/** What a run came to, and from what. */
export interface Rechnung {
	/** Every event up to this position counts, none after it. */
	readonly position: string;
	/** Number of the run of its kind that had been released last; null: none had. */
	readonly nachLauf: number | null;
	/** Kind of service of each Dienstart, as it was then. */
	readonly dienstarten: Readonly<Record<string, Dienstart['art']>>;
	/** First month the kind was ever released for; null: none was. */
	readonly seit: Monat | null;
	/** Of a claim: what it went by. */
	readonly foerderung?: Foerderstand;
	readonly zeilen: readonly Laufzeile[];
	/** Cents. */
	readonly summe: number;
	/** SHA-256 of the rows, in hex. */
	readonly hash: string;
}

/** A programme as it was then, and the Land each place lay in where the programme asks for that. */
export interface Foerderstand {
	readonly regel: Foerderregel;
	readonly laender: Readonly<Record<string, string>>;
}

/** Table: money.md, runs. */
export type Laufstatus = 'ENTWURF' | 'GEPRUEFT' | 'FREIGEGEBEN' | 'UEBERGEBEN' | 'GEBUCHT' | 'VERWORFEN';
interface Laufschritt {
	von: Laufstatus;
	nach: Laufstatus;
}
interface Grund {
	grund: string | null;
}
/** A row is named by what it is about: numbers change with the next reckoning. */
export interface Zeilenname {
	readonly vertragID: string;
	readonly monat: Monat;
}

export const LaufAngelegt = ereignis<
	{
		nr: number;
		art: Laufart;
		/** Of a claim. */
		programmID?: string;
		/** Only contracts of this cycle; null: all. */
		zyklusID: string | null;
		zeitraum: Zeitraum;
		nach: Laufstatus;
		/** null: a job is to reckon it. */
		rechnung: Rechnung | null;
	},
	Grund
>()('LaufAngelegt');
/** A job is to reckon it anew. */
export const LaufBerechnungBestellt = ereignis<Record<never, never>>()('LaufBerechnungBestellt');
export const LaufNeuGerechnet = ereignis<{ von: Laufstatus; nach: 'ENTWURF'; rechnung: Rechnung }>()(
	'LaufNeuGerechnet',
);
/** The job could not be done, however often it was tried. */
export const LaufBerechnungGescheitert = ereignis<Record<never, never>>()('LaufBerechnungGescheitert');
export const LaufzeileHerausgenommen = ereignis<Zeilenname, Grund>()('LaufzeileHerausgenommen');
export const LaufzeileZurueckgelegt = ereignis<Zeilenname>()('LaufzeileZurueckgelegt');
/** Somebody answers for a row though a check speaks against it. */
export const LaufzeileBestaetigt = ereignis<Zeilenname & { pruefung: string }, Grund>()('LaufzeileBestaetigt');
export const LaufGeprueft = ereignis<Laufschritt>()('LaufGeprueft');
/** `summe`, `zeilen`: of the rows that are in it. `alleine`: by whoever had checked it. */
export const LaufFreigegeben = ereignis<Laufschritt & { summe: number; zeilen: number; alleine: boolean }>()(
	'LaufFreigegeben',
);
/** `sha256`: of the file as it was taken away. `ausfuehrung`: the day a bank is to pay on, of a file for one. */
export const LaufUebergeben = ereignis<Laufschritt & { form: string; sha256: string; ausfuehrung?: string }>()(
	'LaufUebergeben',
);
export const LaufGebucht = ereignis<Laufschritt>()('LaufGebucht');
export const LaufVerworfen = ereignis<Laufschritt, Grund>()('LaufVerworfen');

export type LaufEreignis =
	| EreignisVon<typeof LaufAngelegt>
	| EreignisVon<typeof LaufBerechnungBestellt>
	| EreignisVon<typeof LaufNeuGerechnet>
	| EreignisVon<typeof LaufBerechnungGescheitert>
	| EreignisVon<typeof LaufzeileHerausgenommen>
	| EreignisVon<typeof LaufzeileZurueckgelegt>
	| EreignisVon<typeof LaufzeileBestaetigt>
	| EreignisVon<typeof LaufGeprueft>
	| EreignisVon<typeof LaufFreigegeben>
	| EreignisVon<typeof LaufUebergeben>
	| EreignisVon<typeof LaufGebucht>
	| EreignisVon<typeof LaufVerworfen>
	| EreignisVon<typeof PersonenbezugGeloescht>;

/** A kind of run remembers in one place what was released, so that no two runs release the same. */
export const LaufEingetragen = ereignis<{ laufID: string; nr: number; ab: Monat }>()('LaufEingetragen');
export type ZahlbuchEreignis = EreignisVon<typeof LaufEingetragen>;
