import type { ApiFehler, FehlerDetail } from '../../client/api-fehler.ts';
import { ersterMitFehler, type Fehler, type Schritt, schrittVon } from './schritte.ts';

/** What the server refused, placed where it can be mended. */
export interface Ablehnung {
	schritt: Schritt;
	felder: Fehler;
	/** What no field is to blame for. */
	allgemein: readonly string[];
}

/** Rules on the places applied for (table: Guard catalogue); they may come without a field. */
const REGELN_DER_STELLEN = new Set(['G02', 'G07', 'G12', 'G23', 'G24', 'EINSATZORT', 'DIENSTART']);

export function ordneZu(fehler: ApiFehler): Ablehnung {
	const felder: Record<string, string> = {};
	const allgemein: string[] = [];
	for (const detail of fehler.details) {
		const pfad = pfadVon(detail);
		if (pfad === null) allgemein.push(detail.text);
		else felder[pfad] = felder[pfad] ? `${felder[pfad]} ${detail.text}` : detail.text;
	}
	if (fehler.details.length === 0) allgemein.push(fehler.message);
	return { schritt: ersterMitFehler(felder) ?? 'zusammenfassung', felder, allgemein };
}

/** The field a reason is shown at: one of a step, or the list of places. */
function pfadVon({ feld, code }: FehlerDetail): string | null {
	if (feld && schrittVon(feld)) return feld;
	return REGELN_DER_STELLEN.has(code) ? 'wuensche' : null;
}
