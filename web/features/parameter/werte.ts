import { EINIGUNGSFELDER } from '#domain/felder/vertragsfelder.ts';
import {
	type Abschnitt,
	PARAMETERFELDER,
	PARAMETERFELDNAMEN,
	type ParameterFelder,
	type Parameterfeld,
	type Seitenparameter,
} from '#domain/parameter/parameterfelder.ts';
import { TRAEGERBILDER } from '#domain/upload/traegerbild.ts';
import { BEREICHE, BEREICHSNAMEN, type Bereich } from './bereiche.ts';
import type { Mandant } from './queries.ts';

export type Feld = Seitenparameter;

const BILDER: readonly Feld[] = TRAEGERBILDER;

/** What the form holds: an empty text is one that isn't given, an empty number none. */
export type Werte = {
	[F in Feld]: ParameterFelder[F] extends number ? ParameterFelder[F] | null : NonNullable<ParameterFelder[F]>;
};

const abschnittVon = (feld: Parameterfeld): Abschnitt | undefined => PARAMETERFELDER[feld].abschnitt;

const FELDER = PARAMETERFELDNAMEN.filter((feld): feld is Feld => abschnittVon(feld) !== undefined);
export const felderIn = (abschnitt: Abschnitt): readonly Feld[] =>
	FELDER.filter((feld) => abschnittVon(feld) === abschnitt);

export const bereichVon = (feld: Feld): Bereich | undefined =>
	BEREICHSNAMEN.find((b) => (BEREICHE[b] as readonly (Abschnitt | undefined)[]).includes(abschnittVon(feld)));

type Einigungsfeld = (typeof EINIGUNGSFELDER)[number];
/** Always in the same order, so that a change taken back is none. */
export const inReihenfolge = (felder: readonly string[]): Einigungsfeld[] =>
	EINIGUNGSFELDER.filter((f) => felder.includes(f));

export function werteVon(mandant: Mandant): Werte {
	const werte = Object.fromEntries(FELDER.map((feld) => [feld, mandant[feld] ?? ''])) as unknown as Werte;
	return { ...werte, einigungFelderEinsatzstelle: inReihenfolge(werte.einigungFelderEinsatzstelle) };
}

export const geaenderte = (basis: Werte, werte: Werte): Feld[] =>
	FELDER.filter((feld) => JSON.stringify(basis[feld]) !== JSON.stringify(werte[feld]));

export const auswahl = (werte: Werte, felder: readonly Feld[]): Partial<Werte> =>
	Object.fromEntries(felder.map((feld) => [feld, werte[feld]]));

/** As they are sent: no image is none, not an empty text. */
export const alsAenderung = (werte: Werte, felder: readonly Feld[]) =>
	Object.fromEntries(felder.map((feld) => [feld, BILDER.includes(feld) ? werte[feld] || null : werte[feld]]));
