/** Records as decisions read them (referenz.ts), below everything that decides: they know nobody. */
import type { Mahnausnahme } from './mahnausnahme.ts';
import type { Partei, Rolle } from './rollen.ts';

export type ZyklusStatus = 'ANGELEGT' | 'AKTIV' | 'BEENDET';

export interface Zyklus {
	readonly id: string;
	readonly bezeichnung: string;
	readonly start: string;
	readonly ende: string;
	readonly status: ZyklusStatus;
	readonly isAbgeschlossen: boolean;
	/** While applications for it are taken; null: open on that side. */
	readonly bewerbungVon: string | null;
	readonly bewerbungBis: string | null;
	readonly dienstarten: ReadonlyMap<string, ZyklusDienstart>;
}

/** Defaults and limits of a Dienstart in one cycle. */
export interface ZyklusDienstart {
	readonly isBewerbungsstopp: boolean;
	/** Places of the Traeger; null: unlimited. */
	readonly gesamtkontingent: number | null;
	/** Cent. */
	readonly taschengeld: number | null;
	/** Cent. */
	readonly taschengeldHoechstbetrag: number | null;
	/** Tenths of an hour. */
	readonly wochenstunden: number | null;
	/** Cent per month. */
	readonly estBeitrag: number | null;
	readonly urlaubstage: number | null;
}

export interface Dienstart {
	readonly id: string;
	readonly key: string;
	readonly bezeichnung: string;
	readonly kurz: string;
	readonly art: 'BFD' | 'FSJ' | 'FOEJ' | 'SONSTIGE';
	readonly isUe27: boolean;
	readonly minAlter: number | null;
	/** Highest permitted age in whole years; FSJ and FOEJ: 26. */
	readonly maxAlter: number | null;
	readonly minMonate: number;
	readonly maxMonate: number;
	readonly seminartageBasis: number;
	readonly seminartageAbzug: number;
	readonly seminartageZuschlag: number;
	readonly seminartageUe27ProMonat: number;
	readonly isAktiv: boolean;
	readonly sortierung: number;
}

export interface Adresse {
	readonly id: string;
	readonly typ: 'EINSATZSTELLE' | 'EINSATZORT' | 'VERBAND' | 'SPORTKREIS' | 'TRAEGER';
	readonly bezeichnung: string;
	/** The Einsatzstelle an Einsatzort belongs to; an Einsatzstelle carries its own id. */
	readonly einsatzstelleID: string | null;
	readonly mindestalter: number | null;
	readonly hoechstalter: number | null;
	readonly dienstartIDs: readonly string[];
	/** Cycles in which it takes part. */
	readonly aktivInZyklen: readonly string[];
	readonly isAktiv: boolean;
	readonly isBuchhaltungTraeger: boolean;
	/** Tenths of an hour; Einsatzstelle only, default 390. */
	readonly regulaereVollzeitstunden: number;
	/** Payroll needs its company number. */
	readonly hatBetriebsnummer?: boolean;
	readonly attributIDs: readonly string[];
	readonly plz: string;
	readonly ort: string;
}

export interface Benutzer {
	readonly id: string;
	readonly name: string;
	readonly rollen: readonly Rolle[];
	readonly isAktiv: boolean;
	readonly einsatzstelleIDs: readonly string[];
	readonly einsatzortIDs: readonly string[];
	/** Takes over new wishes at his Einsatzorte. */
	readonly isBetreuerAutomatischZuweisen: boolean;
}

export type Stufe = 'OPTIONAL' | 'ERINNERN' | 'PFLICHT' | 'UEBERPRUEFUNG';
/** Kinds of conditions (table: Documents, conditions); those with `werte` ask whether the value is one of them. */
export const BEDINGUNGSARTEN = [
	'VOLLJAEHRIG',
	'BUCHHALTUNG_TRAEGER',
	'VOLLJAEHRIG_BEI_BEWERBUNG',
	'VOLLJAEHRIG_BEI_DIENSTANTRITT',
	'VOLLJAEHRIG_BEI_VERTRAGSBEGINN',
	'VOLLJAEHRIG_BEI_VERTRAGSEINIGUNG',
	'DIENSTART',
	'STAATSANGEHOERIGKEIT_EU',
	'GESCHLECHT',
	'VORDIENST',
	'EINSATZORT_ATTRIBUT',
	'BILDRECHTE',
	'SCHWIMMFAEHIGKEIT',
] as const;
export type Bedingungsart = (typeof BEDINGUNGSARTEN)[number];

export interface Bedingung {
	readonly art: Bedingungsart;
	/** false: IST_NICHT. */
	readonly ist: boolean;
	/** Dienstarten (by `art`: FSJ, BFD …), genders, ids of Attribute; empty where the kind has no values. */
	readonly werte: readonly string[];
}

/** A field the document reads (printed) or sets (confirmed by who checks it). */
export interface Steuerung {
	readonly feld: string;
	readonly modus: 'LESEN' | 'SETZEN';
}

/** EINSICHTNAHME: only looked at; the file goes, facts stay for a while (§ 72a Abs. 5 SGB VIII). */
export type Nutzungsart = 'ANGEFORDERT' | 'GESTELLT' | 'BEIDES' | 'EINSICHTNAHME';

/** How something has to be signed, or is (table: DokumentSpec; what each of them is: `dokumentspec/signaturform.ts`). */
export const SIGNATURFORMEN = ['TEXTFORM', 'EINFACH', 'FORTGESCHRITTEN', 'QES', 'PAPIER'] as const;
export type Signaturform = (typeof SIGNATURFORMEN)[number];

/** A document specification as every rule on documents reads it (table: DokumentSpec). */
export interface DokumentSpec {
	readonly id: string;
	readonly bezeichnung: string;
	readonly status: 0 | 10 | 30 | 90;
	readonly nutzungsart: Nutzungsart;
	readonly stufen: readonly { readonly abStatus: number; readonly stufe: Stufe }[];
	/** All of them must hold. */
	readonly bedingungen: readonly Bedingung[];
	/** Empty: all. */
	readonly dienstartIDs: readonly string[];
	readonly isVertragsrelevant: boolean;
	/** Health data: reading such a document is recorded. */
	readonly isGesundheit: boolean;
	/** It prints what no mail may carry. */
	readonly isVertraulich: boolean;
	/** In the order of signing. */
	readonly signaturparteien: readonly Partei[];
	/** null: nobody has decided; it is signed in the portal. */
	readonly signaturform: Signaturform | null;
	/** Start days of the first and last cycle it applies to; null: open. */
	readonly zyklusVon: string | null;
	readonly zyklusBis: string | null;
	readonly nachweisFuer: 'BESCHEINIGUNG' | 'ZEUGNIS' | null;
	readonly steuerungsfelder: readonly Steuerung[];
	/** An upload counts as checked. */
	readonly isPruefungUeberspringen: boolean;
	/** Not to be asked for any more from volunteer 3000 on. */
	readonly isNachtraeglicheAnforderungVerhindert: boolean;
	readonly isAutomatischBereitstellen: boolean;
	readonly isMehrereDateien: boolean;
	/** null: without end. */
	readonly gueltigkeitMonate: number | null;
	/** Beside the volunteer's own: who may upload, ask for and provide it. */
	readonly uploadRollen: readonly Rolle[];
	readonly pruefendeOrganisation: 'TRAEGER' | 'EINSATZSTELLE';
	/** Due this many days before the start of the service; null: no day. */
	readonly frist: number | null;
	/** What it is filled from: a PDF form or a text; null: nothing. */
	readonly vorlage: 'PDF' | 'TEXT' | null;
	readonly version: number;
	readonly vorgaengerID: string | null;
	/** Once superseded. */
	readonly nachfolgerID: string | null;
	/** From its reminders, whoever owes it. */
	readonly mahnausnahmen: readonly Mahnausnahme[];
}
