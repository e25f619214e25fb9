import type { ErziehungsberechtigteEingabe } from '#domain/akte/bausteine/erziehungsberechtigte.ts';
import type { ErziehungsberechtigterEingabe } from '#domain/felder/erziehungsberechtigter.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Umstand } from '../handler.ts';

/** Fields that were sent; what is left out isn't said. */
export function alsPerson(
	felder: { readonly [F in keyof Personendaten]?: Personendaten[F] | undefined },
): Personendaten {
	return Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined)) as Personendaten;
}

/** A guardian's form in two parts: what stays as a fact, and what is personal. */
export function alsErziehungsberechtigter({
	aufPapier = false,
	...eingabe
}: ErziehungsberechtigterEingabe & { readonly aufPapier?: boolean | undefined }): ErziehungsberechtigteEingabe {
	const { art, isUnterschriftErforderlich, isAlleinigesSorgerecht, ...person } = eingabe;
	return { art, isUnterschriftErforderlich, isAlleinigesSorgerecht, person, aufPapier };
}

/** What forms at the beginning of a file are measured with. */
export async function anfangsumfeld({ umgebung }: Umstand) {
	const { parameter } = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	return {
		heute: umgebung.ctx().heute,
		mindestalter: parameter.mindestalterRegistrierung,
		freieFelder: benannteFelder(parameter),
		pdfSignatures: parameter.pdfSignatures,
		isDienstartWunschPflicht: parameter.bewerbungKarteUnterscheidungFWD,
	};
}
