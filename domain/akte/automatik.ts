/** Documents the portal provides of itself (table: FreiwilligerDokument, automatic provision). */

import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { naechstesZiel } from './dokument/dokumentbedarf.ts';
import { standDerAnforderung } from './dokument/dokumentregeln.ts';
import { auszustellende } from './entscheidungen/vertrag/zeugnis.ts';
import type { Lage } from './lage.ts';
import { fehlendeSteuerwerte } from './steuerwerte.ts';
import type { Akte, Anforderung } from './zustand.ts';

/**
 * Requests the portal can answer: nobody has yet, and everything is there that the document prints. What was taken back
 * by a person isn't made anew behind his back. A Zeugnis is issued when it is released, whatever its specification says.
 */
export function automatischBereitzustellen({ akte, referenz }: Lage): string[] {
	if (!akte.existiert || akte.geloescht) return [];
	const ausgeschrieben = auszustellende(akte);
	if (naechstesZiel(akte) === null) return ausgeschrieben;
	const specs = referenz.specs.filter(
		(s) =>
			s.isAutomatischBereitstellen &&
			s.nachweisFuer !== 'ZEUGNIS' &&
			s.status === DOKUMENTSPEC.nr.Veroeffentlicht &&
			s.vorlage !== null,
	);
	const gefuellte = akte.anforderungen
		.filter((a) => {
			const spec = specs.find(({ id }) => id === a.specID);
			if (
				!spec ||
				!istUnbeantwortet(akte, a) ||
				(spec.isVertragsrelevant && akte.status < FREIWILLIGER.nr.BewerbungEinigung)
			)
				return false;
			return fehlendeSteuerwerte(akte, spec).length === 0;
		})
		.map((a) => a.id);
	return [...gefuellte, ...ausgeschrieben];
}

/** Open, and nothing was ever handed in but what its contract left behind: the contract as it is needs its own. */
export function istUnbeantwortet(akte: Akte, anforderung: Anforderung): boolean {
	if (standDerAnforderung(akte, anforderung) !== 'NOT_PROVIDED') return false;
	return akte.dokumente.every((d) => d.anforderungID !== anforderung.id || d.isUeberholt);
}
