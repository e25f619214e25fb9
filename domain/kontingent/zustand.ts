/** All quotas of one Einsatzstelle over all its cycles (tables: Kontingent §1–§5). */
export interface Kontingent {
	readonly einsatzstelleID: string;
	/** Recognised BFD places of the Einsatzstelle; null counts as 0. */
	anerkanntePlaetze: number | null;
	/** Recognised places per Einsatzort, where the recognition names one. */
	anerkanntePlaetzeOrt: Map<string, number | null>;
	/** Approved places K, by `schluesselStelle(zyklusID, dienstartID)`. */
	genehmigt: Map<string, number>;
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
