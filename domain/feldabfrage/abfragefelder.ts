/** Which fields a Feldabfrage can ask for, in the groups of the field picker (table: Feldabfrage, feldKey). */

import { ELTERNFELDER, type Elternfeld, istElternfeld } from '#domain/felder/elternfelder.ts';
import { FELDER_NACH_ART } from '#domain/felder/personendaten.ts';
import { PERSONENFELDER, type Personenfeld, type PersonenfelderMit } from '#domain/felder/personenfelder.ts';
import { EINIGUNGSFELDER, type Einigungsfeld } from '#domain/felder/vertragsfelder.ts';

/** The terms of the agreement; its switches and its place always have a value and are no question. */
type Vertragsabfragefeld = Exclude<Einigungsfeld, 'einsatzortID' | 'isTeilzeit'>;
const VERTRAG = EINIGUNGSFELDER.filter(
	(feld): feld is Vertragsabfragefeld => feld !== 'einsatzortID' && feld !== 'isTeilzeit',
);

type Personenfrage = Exclude<Personenfeld, PersonenfelderMit<{ frage: false }>>;

export type Abfragefeld = Personenfrage | Elternfeld | Vertragsabfragefeld;

const fragen = (felder: readonly Personenfeld[]): readonly Personenfrage[] =>
	felder.filter((feld): feld is Personenfrage => PERSONENFELDER[feld].frage !== false);

export const FELDER_NACH_GRUPPE = {
	KONTAKT: fragen(FELDER_NACH_ART.KONTAKT),
	PERSOENLICH: fragen(FELDER_NACH_ART.PERSOENLICH),
	BANK: fragen(FELDER_NACH_ART.BANK),
	GESUNDHEIT: fragen(FELDER_NACH_ART.GESUNDHEIT),
	FREITEXT: fragen(FELDER_NACH_ART.FREITEXT),
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
