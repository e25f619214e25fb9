import { hoechstbelegung, kennzahlen } from './belegung.ts';
import type { Kontingent, Zuteilung } from './zustand.ts';
import { gezaehltIn, type Zyklusrahmen } from './zyklusmonate.ts';

/** What an input of K or Z can't go below, beside the figures that explain it. Table: Kontingent, Balances. */
export interface Untergrenze {
	readonly dienstartID: string;
	readonly zugeteilt: number;
	readonly reserviert: number;
	readonly belegt: number;
	readonly minimum: number;
}

/** Lower bounds of one Einsatzort, or of the whole Einsatzstelle (null), for every Dienstart with places. */
export function untergrenzen(k: Kontingent, zyklus: Zyklusrahmen, einsatzortID: string | null): Untergrenze[] {
	const stellen = [...zuteilungenIn(k, zyklus.id), ...gezaehltIn(zyklus, [...k.belegungen.values()])];
	const hier = stellen.filter((s) => einsatzortID === null || s.einsatzortID === einsatzortID);
	const dienstartIDs = [...new Set(hier.map((s) => s.dienstartID))];
	return dienstartIDs.map((dienstartID) => {
		const orte = new Set(hier.filter((s) => s.dienstartID === dienstartID).map((s) => s.einsatzortID));
		const zahlen = [...orte].map((ort) => kennzahlen(k, { zyklus, einsatzortID: ort, dienstartID }));
		const summe = (feld: 'zugeteilt' | 'reserviert' | 'belegt') => zahlen.reduce((bisher, z) => bisher + z[feld], 0);
		return {
			dienstartID,
			zugeteilt: summe('zugeteilt'),
			reserviert: summe('reserviert'),
			belegt: summe('belegt'),
			minimum:
				einsatzortID === null
					? mindestgenehmigung(k, zyklus, dienstartID)
					: hoechstbelegung(k, { zyklus, einsatzortID, dienstartID }),
		};
	});
}

/** Lower bound of K: what is distributed; where the only Einsatzort follows K, what is taken there. */
export function mindestgenehmigung(k: Kontingent, zyklus: Zyklusrahmen, dienstartID: string): number {
	const hier = zuteilungenIn(k, zyklus.id).filter((z) => z.dienstartID === dienstartID);
	return hier.reduce((summe, z) => summe + mindestens(k, zyklus, z), 0);
}

function mindestens(k: Kontingent, zyklus: Zyklusrahmen, zuteilung: Zuteilung): number {
	const { einsatzortID, dienstartID, zugeteilt, isUebernahmeAusEinsatzstelle } = zuteilung;
	return isUebernahmeAusEinsatzstelle ? hoechstbelegung(k, { zyklus, einsatzortID, dienstartID }) : zugeteilt;
}

export const zuteilungenIn = (k: Kontingent, zyklusID: string): Zuteilung[] =>
	[...k.zugeteilt.values()].filter((z) => z.zyklusID === zyklusID);
