/** Documents the portal provides of itself (table: FreiwilligerDokument, automatic provision). */
import { naechstesZiel } from './dokumentbedarf.ts';
import { standDerAnforderung } from './dokumentregeln.ts';
import type { Lage } from './lage.ts';
import { fehlendeSteuerwerte } from './steuerwerte.ts';

/**
 * Requests the portal can answer: nobody has yet, and everything is there that the document prints. What was taken back
 * by a person isn't made anew behind his back.
 */
export function automatischBereitzustellen({ akte, referenz }: Lage): string[] {
	if (!akte.existiert || akte.geloescht || naechstesZiel(akte) === null) return [];
	const specs = referenz.specs.filter((s) => s.isAutomatischBereitstellen && s.status === 10 && s.vorlage !== null);
	return akte.anforderungen
		.filter((a) => {
			const spec = specs.find(({ id }) => id === a.specID);
			if (!spec || standDerAnforderung(akte, a) !== 'NOT_PROVIDED') return false;
			return fehlendeSteuerwerte(akte, spec).length === 0 && !akte.dokumente.some((d) => d.anforderungID === a.id);
		})
		.map((a) => a.id);
}
