import type { Statuswort } from '#domain/maschine.ts';
import type { abfrageMaschine } from './abfrage.machine.ts';

/** All quotas of one Einsatzstelle over all its cycles (tables: Kontingent §1–§5). */
export interface Kontingent {
	readonly einsatzstelleID: string;
	/** Recognised BFD places of the Einsatzstelle; null counts as 0. */
	anerkanntePlaetze: number | null;
	/** Last day of the recognition; null: without end, or nothing was entered. */
	anerkanntBis: string | null;
	/** Recognised places per Einsatzort, where the recognition names one. */
	anerkanntePlaetzeOrt: Map<string, number | null>;
	/** Approved places K, by `schluesselStelle(zyklusID, dienstartID)`. */
	genehmigt: Map<string, number>;
	/** Requested places Q, by `schluesselStelle(zyklusID, dienstartID)`. */
	angefragt: Map<string, number>;
	/** The inquiry of each cycle, by zyklusID; one that isn't here is in ENTWURF. */
	abfragen: Map<string, Abfrage>;
	/** Allotted places Z, by `schluesselOrt(zyklusID, einsatzortID, dienstartID)`. */
	zugeteilt: Map<string, Zuteilung>;
	/** Places taken, by wunschID. */
	belegungen: Map<string, Belegung>;
	version: number;
}

export interface Zuteilung {
	zyklusID: string;
	einsatzortID: string;
	dienstartID: string;
	zugeteilt: number;
	/** The only Einsatzort of its Einsatzstelle: Z follows K. */
	isUebernahmeAusEinsatzstelle: boolean;
}

export type Abfragestatus = Statuswort<typeof abfrageMaschine>;

/** How far the inquiry of a cycle has come; times as recorded. */
export interface Abfrage {
	status: Abfragestatus;
	/** Last day for the answer of the Einsatzstelle. */
	frist: string | null;
	/** Written by the Traeger for the inquiry. */
	text: string | null;
	/** Written by the Einsatzstelle with its answer. */
	bemerkung: string | null;
	gesendetAm: string | null;
	erinnertAm: string | null;
	beantwortetAm: string | null;
	entschiedenAm: string | null;
	entschiedenVon: string | null;
}

export interface Belegung {
	wunschID: string;
	freiwilligerID: string;
	zyklusID: string;
	einsatzortID: string;
	dienstartID: string;
	art: 'RESERVIERT' | 'BELEGT';
	/** First and last day, both counted. */
	von: string;
	bis: string;
}

export const schluesselStelle = (zyklusID: string, dienstartID: string): string => `${zyklusID}/${dienstartID}`;
export const schluesselOrt = (zyklusID: string, einsatzortID: string, dienstartID: string): string =>
	`${zyklusID}/${einsatzortID}/${dienstartID}`;
