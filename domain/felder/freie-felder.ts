/** The five free fields (table: Free fields): what the tenant makes of each, and who reads it. */
import type { Personenfeld } from '#domain/felder/personenfelder.ts';

/** By the place of what the parameters say of each. */
export const FREIE_FELDER = [
	'freiesFeldEins',
	'freiesFeldZwei',
	'freiesFeldDrei',
	'freiesFeldVier',
	'freiesFeldFuenf',
] as const satisfies readonly Personenfeld[];
export type FreierName = (typeof FREIE_FELDER)[number];

const NAMEN: ReadonlySet<string> = new Set(FREIE_FELDER);
export const istFreiesFeld = (feld: string): feld is FreierName => NAMEN.has(feld);

export const FREIFELDART = {
	TEXT: 'Text',
	ZAHL: 'Zahl',
	DATUM: 'Datum',
	JA_NEIN: 'Ja oder nein',
	AUSWAHL: 'Auswahl',
} as const;
export type Freifeldart = keyof typeof FREIFELDART;

/** What volunteers may do with their own, beside the Traeger, who may do everything. */
export const RECHT_FREIWILLIGE = { KEINS: 'sehen es nicht', LESEN: 'sehen es', SCHREIBEN: 'füllen es aus' } as const;
/** Einsatzstellen fill in what a Feldabfrage opens to them. */
export const RECHT_EINSATZSTELLEN = { KEINS: 'sehen es nicht', LESEN: 'sehen es' } as const;

export interface FreiesFeld {
	readonly art: Freifeldart;
	/** What can be chosen; of other kinds nobody asks for them. */
	readonly optionen: readonly string[];
	readonly freiwillige: keyof typeof RECHT_FREIWILLIGE;
	readonly einsatzstellen: keyof typeof RECHT_EINSATZSTELLEN;
	/** Shown in lists and exports. */
	readonly isInListen: boolean;
}

/** A free field that is in use: without a label there is none. */
export interface BenanntesFeld extends FreiesFeld {
	readonly feld: FreierName;
	readonly bezeichnung: string;
}

export const STANDARD_FREIES_FELD: FreiesFeld = {
	art: 'TEXT',
	optionen: [],
	freiwillige: 'LESEN',
	einsatzstellen: 'KEINS',
	isInListen: true,
};

interface Freifeldparameter {
	readonly freieFelderBezeichnung: readonly string[];
	readonly freieFelder: readonly FreiesFeld[];
}

export function benannteFelder({ freieFelderBezeichnung, freieFelder }: Freifeldparameter): readonly BenanntesFeld[] {
	return FREIE_FELDER.flatMap((feld, nr) => {
		const bezeichnung = freieFelderBezeichnung[nr];
		return bezeichnung ? [{ ...(freieFelder[nr] ?? STANDARD_FREIES_FELD), feld, bezeichnung }] : [];
	});
}

export type Feldleser = 'TRAEGER' | 'FREIWILLIGER' | 'EINSATZSTELLE';

export function liestFreiesFeld(leser: Feldleser, { freiwillige, einsatzstellen }: FreiesFeld): boolean {
	if (leser === 'TRAEGER') return true;
	return (leser === 'FREIWILLIGER' ? freiwillige : einsatzstellen) !== 'KEINS';
}

/** The parameters as somebody who doesn't read all of these gets them: what isn't for him has no label. */
export function nurGelesene<P extends Freifeldparameter>(parameter: P, leser: Feldleser | null): P {
	const gelesen = FREIE_FELDER.map((_, nr) => {
		const feld = parameter.freieFelder[nr] ?? STANDARD_FREIES_FELD;
		return leser !== null && liestFreiesFeld(leser, feld) ? feld : null;
	});
	return {
		...parameter,
		freieFelderBezeichnung: gelesen.map((feld, nr) => (feld ? (parameter.freieFelderBezeichnung[nr] ?? '') : '')),
		freieFelder: gelesen.map((feld) => feld ?? STANDARD_FREIES_FELD),
	};
}

export const JA = 'ja';
export const NEIN = 'nein';
/** As the history of the parameters tells it. */
export function freiesFeldText({ art, optionen, freiwillige, einsatzstellen, isInListen }: FreiesFeld): string {
	const wahl = art === 'AUSWAHL' ? ` (${optionen.join(', ')})` : '';
	return [
		`${FREIFELDART[art]}${wahl}`,
		`Freiwillige ${RECHT_FREIWILLIGE[freiwillige]}`,
		`Einsatzstellen ${RECHT_EINSATZSTELLEN[einsatzstellen]}`,
		isInListen ? 'in Listen' : 'nicht in Listen',
	].join(', ');
}
