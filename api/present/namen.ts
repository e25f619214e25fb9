import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import type { Referenz } from '#domain/referenz.ts';

const UNBEKANNT = 'unbekannt';

/** Names from the reference data; what has been deleted since is unknown. */
export function namenAus(referenz: Referenz, eintraege: ReadonlyMap<string, string> = new Map()): Namen {
	const freie: ReadonlyMap<string, string> = new Map(
		benannteFelder(referenz.parameter).map(({ feld, bezeichnung }) => [feld, bezeichnung]),
	);
	return {
		einsatzort: (id) => referenz.adressen.get(id)?.bezeichnung ?? UNBEKANNT,
		dienstart: (id) => (id && referenz.dienstarten.get(id)?.kurz) ?? UNBEKANNT,
		benutzer: (id) => (id && referenz.benutzer.get(id)?.name) ?? UNBEKANNT,
		zyklus: (id) => referenz.zyklen.get(id)?.bezeichnung ?? UNBEKANNT,
		dokument: (specID) => referenz.specs.find((spec) => spec.id === specID)?.bezeichnung ?? UNBEKANNT,
		eintrag: (id) => eintraege.get(id) ?? id,
		feld: (feld) => freie.get(feld) ?? FELD_BEZEICHNUNG[feld],
	};
}
