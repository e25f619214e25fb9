import type { Belegung } from '#domain/kontingent/zustand.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import type { Akte, Vertrag, Wunsch } from '../zustand.ts';

interface Zyklusrahmen {
	readonly start: string;
	readonly ende: string;
}

/** Which states of a wish hold a place, and how. Table: coupling (quota); Kontingent, Occupancy. */
const ART = new Map<WunschStatus, Belegung['art']>([
	[3500, 'RESERVIERT'],
	[4000, 'BELEGT'],
	[5000, 'BELEGT'],
	[5400, 'BELEGT'],
	[5500, 'BELEGT'],
]);

/** The places the file holds, one per wish at most. */
export function belegungen(akte: Akte, zyklen: ReadonlyMap<string, Zyklusrahmen>): Belegung[] {
	if (akte.geloescht) return [];
	return akte.wuensche.flatMap((wunsch) => {
		const art = ART.get(wunsch.status);
		const vertrag = akte.vertraege.findLast((v) => v.wunschID === wunsch.id);
		return art && vertrag ? [belegung(akte, wunsch, vertrag, art, zyklen)] : [];
	});
}

function belegung(
	akte: Akte,
	wunsch: Wunsch,
	vertrag: Vertrag,
	art: Belegung['art'],
	zyklen: ReadonlyMap<string, Zyklusrahmen>,
): Belegung {
	return {
		wunschID: wunsch.id,
		freiwilligerID: akte.id,
		zyklusID: vertrag.zyklusID,
		einsatzortID: vertrag.einsatzortID,
		dienstartID: vertrag.dienstartID,
		art,
		...zeitraum(vertrag, zyklen),
	};
}

/** First and last day a contract takes a place; what is still open takes the whole cycle. */
export function zeitraum(
	vertrag: Vertrag,
	zyklen: ReadonlyMap<string, Zyklusrahmen>,
): { readonly von: string; readonly bis: string } {
	const zyklus = zyklen.get(vertrag.zyklusID);
	return {
		von: vertrag.dienstantritt ?? vertrag.vertragsbeginn ?? zyklus?.start ?? '',
		bis: vertrag.dienstende ?? vertrag.geplantesEnde ?? vertrag.vertragsende ?? zyklus?.ende ?? '',
	};
}
