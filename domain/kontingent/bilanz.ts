/** Balances per Einsatzstelle and of the Traeger. Table: Kontingent, Balances. */
import { kennzahlen, type Platzstelle } from './belegung.ts';
import { zuteilungenIn } from './untergrenzen.ts';
import { enthaelt, hoechststand } from './zeitraum.ts';
import { type Belegung, type Kontingent, schluesselStelle } from './zustand.ts';
import { augustVor, gezaehltIn, monateDes, tageDes, type Zyklusrahmen } from './zyklusmonate.ts';

/** One Dienstart of one Einsatzstelle in one cycle. */
export interface Stellenbilanz {
	/** Q; null: never asked for. */
	readonly angefragt: number | null;
	/** K; null: never decided. */
	readonly genehmigt: number | null;
	/** ΣZ */
	readonly verteilt: number;
	/** K − ΣZ */
	readonly unverteilt: number;
	/** ΣR on the first day on which most places are taken */
	readonly reserviert: number;
	/** ΣU on that day */
	readonly belegt: number;
	/** K − max ΣB */
	readonly frei: number;
}

export function stellenbilanz(k: Kontingent, zyklus: Zyklusrahmen, dienstartID: string): Stellenbilanz {
	const genehmigt = k.genehmigt.get(schluesselStelle(zyklus.id, dienstartID)) ?? null;
	const belegungen = gezaehltIn(zyklus, nurVon(k, dienstartID));
	const zuteilungen = zuteilungenIn(k, zyklus.id).filter((z) => z.dienstartID === dienstartID);
	const verteilt = zuteilungen.reduce((summe, z) => summe + z.zugeteilt, 0);
	// One day for all of them: what is taken then, reserved or not, and what is free make K.
	const { anzahl, tag } = hoechststand(belegungen, tageDes(zyklus));
	const reserviert = belegungen.filter((b) => b.art === 'RESERVIERT' && enthaelt(b, tag)).length;
	return {
		angefragt: k.angefragt.get(schluesselStelle(zyklus.id, dienstartID)) ?? null,
		genehmigt,
		verteilt,
		unverteilt: (genehmigt ?? 0) - verteilt,
		reserviert,
		belegt: anzahl - reserviert,
		frei: (genehmigt ?? 0) - anzahl,
	};
}

/** A month of a cycle; `monat` 0 is AUG0, 1 the first of the cycle. */
export interface Monatsstand {
	readonly monat: number;
	readonly von: string;
	readonly bis: string;
	/** B, the reserved ones among them. */
	readonly belegt: number;
	readonly reserviert: number;
	readonly frei: number;
}

/** AUG0 and the months of the cycle, of one Einsatzort or (null) of the whole Einsatzstelle. */
export function monatsstaende(
	k: Kontingent,
	zyklus: Zyklusrahmen,
	dienstartID: string,
	einsatzortID: string | null,
): Monatsstand[] {
	const hier = nurVon(k, dienstartID).filter((b) => einsatzortID === null || b.einsatzortID === einsatzortID);
	const plaetze =
		einsatzortID === null
			? (k.genehmigt.get(schluesselStelle(zyklus.id, dienstartID)) ?? 0)
			: kennzahlen(k, { zyklus, einsatzortID, dienstartID }).zugeteilt;
	const gezaehlt = gezaehltIn(zyklus, hier);
	return [augustVor(zyklus), ...monateDes(zyklus)].map((tage, monat) => {
		// In the August before, contracts of both cycles count.
		const dann = monat === 0 ? hier : gezaehlt;
		const { anzahl: belegt, tag } = hoechststand(dann, tage);
		const reserviert = dann.filter((b) => b.art === 'RESERVIERT' && enthaelt(b, tag)).length;
		return { monat, ...tage, belegt, reserviert, frei: plaetze - belegt };
	});
}

/** In whole per cent of what is approved, at its highest; null: nothing is. */
export const belegungProzent = (hoechste: number, genehmigt: number): number | null =>
	genehmigt ? Math.round((hoechste / genehmigt) * 100) : null;

/** The places behind a figure: those counted in the cycle and those of its August before, in the order they begin. */
export function hinter(k: Kontingent, { zyklus, dienstartID }: Omit<Platzstelle, 'einsatzortID'>): Belegung[] {
	const hier = nurVon(k, dienstartID);
	const tage = { von: augustVor(zyklus).von, bis: zyklus.ende };
	return hier
		.filter((b) => b.von <= tage.bis && b.bis >= tage.von)
		.sort((a, b) => (a.von === b.von ? compare(a.wunschID, b.wunschID) : compare(a.von, b.von)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const nurVon = (k: Kontingent, dienstartID: string): Belegung[] =>
	[...k.belegungen.values()].filter((b) => b.dienstartID === dienstartID);
