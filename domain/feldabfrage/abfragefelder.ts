/** Which fields a Feldabfrage can ask for, in the groups of the field picker (table: Feldabfrage, feldKey). */
import { FELDER_NACH_ART, type Personenfeld } from '#domain/akte/personendaten.ts';
import { EINIGUNGSFELDER } from '#domain/felder/einigungsfelder.ts';
import { ELTERNFELDER, type Elternfeld, istElternfeld } from '#domain/felder/elternfelder.ts';

/** The terms of the agreement; its switches and its place always have a value and are no question. */
type Vertragsabfragefeld = Exclude<(typeof EINIGUNGSFELDER)[number], 'einsatzortID' | 'isTeilzeit'>;
const VERTRAG = EINIGUNGSFELDER.filter(
	(feld): feld is Vertragsabfragefeld => feld !== 'einsatzortID' && feld !== 'isTeilzeit',
);

/** A picture is nobody's duty (table: Freiwilliger); the others are confirmed when a document is checked. */
const KEINE_FRAGE = [
	...FELDER_NACH_ART.EINSICHT,
	'profilbildUploadID',
	'masernschutzNachgewiesen',
	'erstuntersuchungDatum',
] as const satisfies readonly Personenfeld[];
type Personenfrage = Exclude<Personenfeld, (typeof KEINE_FRAGE)[number]>;

export type Abfragefeld = Personenfrage | Elternfeld | Vertragsabfragefeld;

const istFrage = <F extends Personenfeld>(feld: F): feld is F & Personenfrage =>
	!(KEINE_FRAGE as readonly Personenfeld[]).includes(feld);

const { EINSICHT: _, ...FRAGBARE } = FELDER_NACH_ART;

export const FELDER_NACH_GRUPPE = {
	...FRAGBARE,
	PERSOENLICH: FELDER_NACH_ART.PERSOENLICH.filter(istFrage),
	GESUNDHEIT: FELDER_NACH_ART.GESUNDHEIT.filter(istFrage),
	ELTERN: ELTERNFELDER,
	VERTRAG,
} as const satisfies Record<string, readonly Abfragefeld[]>;

export const GRUPPE_LABEL: Readonly<Record<keyof typeof FELDER_NACH_GRUPPE, string>> = {
	KONTAKT: 'Name und Kontakt',
	PERSOENLICH: 'Persönliches',
	BANK: 'Bank, Steuer und Sozialversicherung',
	GESUNDHEIT: 'Gesundheit und Versicherung',
	FREITEXT: 'Motivation und freie Felder',
	ELTERN: 'Erziehungsberechtigte',
	VERTRAG: 'Vertrag',
};

export const ABFRAGEFELDER = Object.values(FELDER_NACH_GRUPPE).flat() as readonly Abfragefeld[];

const VERTRAGSFELDER: ReadonlySet<string> = new Set(VERTRAG);
export const istVertragsfeld = (feld: Abfragefeld): feld is Vertragsabfragefeld => VERTRAGSFELDER.has(feld);
/** Of the volunteer himself, neither of the contract nor of a guardian. */
export const istPersonenfeld = (feld: Abfragefeld): feld is Personenfrage =>
	!istVertragsfeld(feld) && !istElternfeld(feld);
