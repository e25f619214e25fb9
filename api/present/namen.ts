import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import type { Referenz } from '#domain/referenz.ts';

const UNBEKANNT = 'unbekannt';

/** Names from the reference data; what has been deleted since is unknown. */
export function namenAus(referenz: Referenz, eintraege: ReadonlyMap<string, string> = new Map()): Namen {
	return {
		einsatzort: (id) => referenz.adressen.get(id)?.bezeichnung ?? UNBEKANNT,
		dienstart: (id) => (id && referenz.dienstarten.get(id)?.kurz) ?? UNBEKANNT,
		benutzer: (id) => (id && referenz.benutzer.get(id)?.name) ?? UNBEKANNT,
		zyklus: (id) => referenz.zyklen.get(id)?.bezeichnung ?? UNBEKANNT,
		dokument: (specID) => referenz.specs.find((spec) => spec.id === specID)?.bezeichnung ?? UNBEKANNT,
		eintrag: (id) => eintraege.get(id) ?? id,
	};
}
