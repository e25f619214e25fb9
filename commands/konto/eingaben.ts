import type { ErziehungsberechtigteEingabe } from '#domain/akte/entscheidungen/erziehungsberechtigte-anlegen.ts';
import type { Personendaten } from '#domain/akte/zustand.ts';
import type { ErziehungsberechtigterEingabe } from '#domain/felder/erziehungsberechtigter.ts';

/** Fields that were sent; what is left out isn't said. */
export function alsPerson(
	felder: { readonly [F in keyof Personendaten]?: Personendaten[F] | undefined },
): Personendaten {
	return Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined)) as Personendaten;
}

/** A guardian's form in two parts: what stays as a fact, and what is personal. */
export function alsErziehungsberechtigter(eingabe: ErziehungsberechtigterEingabe): ErziehungsberechtigteEingabe {
	const { art, isUnterschriftErforderlich, isAlleinigesSorgerecht, ...person } = eingabe;
	return { art, isUnterschriftErforderlich, isAlleinigesSorgerecht, person };
}
