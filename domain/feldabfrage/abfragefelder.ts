/** Which fields a Feldabfrage can ask for, in the groups of the field picker (table: Feldabfrage, feldKey). */
import { FELDER_NACH_ART, type Personenfeld } from '#domain/akte/personendaten.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';

const VERTRAG = [
	'vertragsbeginn',
	'vertragsende',
	'wochenstunden',
	'taschengeld',
	'unterkunft',
	'geldersatzUnterkunft',
	'verpflegung',
	'geldersatzVerpflegung',
	'zuschussDeutschlandticket',
	'mobilitaetszuschlag',
	'estBeitrag',
	'urlaubstage',
	'probezeitWochen',
] as const satisfies readonly (keyof Vertragsbedingungen)[];

export type Vertragsabfragefeld = (typeof VERTRAG)[number];
export type Abfragefeld = Exclude<Personenfeld, 'profilbildUploadID'> | Vertragsabfragefeld;

const PERSOENLICH = FELDER_NACH_ART.PERSOENLICH.filter((feld) => feld !== 'profilbildUploadID');

/**
 * Switches of a contract and its place always have a value; they are no question. A picture is nobody's duty (table:
 * Freiwilliger).
 */
export const FELDER_NACH_GRUPPE = { ...FELDER_NACH_ART, PERSOENLICH, VERTRAG } as const satisfies Record<
	string,
	readonly Abfragefeld[]
>;

export const GRUPPE_LABEL: Readonly<Record<keyof typeof FELDER_NACH_GRUPPE, string>> = {
	KONTAKT: 'Name und Kontakt',
	PERSOENLICH: 'Persönliches',
	BANK: 'Bank, Steuer und Sozialversicherung',
	GESUNDHEIT: 'Gesundheit und Versicherung',
	FREITEXT: 'Motivation und freie Felder',
	VERTRAG: 'Vertrag',
};

export const ABFRAGEFELDER = Object.values(FELDER_NACH_GRUPPE).flat() as readonly Abfragefeld[];

const VERTRAGSFELDER: ReadonlySet<string> = new Set(VERTRAG);
export const istVertragsfeld = (feld: Abfragefeld): feld is Vertragsabfragefeld => VERTRAGSFELDER.has(feld);

/** The five free fields by the place of their label in the parameter. */
export const FREIE_FELDER = [
	'freiesFeldEins',
	'freiesFeldZwei',
	'freiesFeldDrei',
	'freiesFeldVier',
	'freiesFeldFuenf',
] as const satisfies readonly Personenfeld[];
