/** What certificates are made of: a row for each service that ended. Tables: Exports, Zeugnisse; money.md §7. */
import { tagestandVon } from '#domain/akte/seminar/gezaehlt.ts';
import type { Akte, Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import { begonneneMonate } from '#domain/datum.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';
import { benutzerName, dienstartKurz } from '../wunsch.ts';
import type { Blattspalte } from './xlsx.ts';

export interface Zeugniszeile {
	readonly akte: Akte;
	readonly wunsch: Wunsch;
	readonly vertrag: Vertrag;
	readonly beginn: string;
	readonly ende: string;
	/** Tenths of a day. */
	readonly anerkannt: number;
	/** Of the Einsatzort. */
	readonly taetigkeitsfelder: readonly string[];
	readonly referenz: Referenz;
}

interface Umfeld {
	readonly referenz: Referenz;
	/** By the Einsatzort. */
	readonly taetigkeitsfelder: ReadonlyMap<string, readonly string[]>;
}

/** The services of a file whose last day lies in the cycle. Nobody gets one for a service he never began. */
export function zeugniszeilen(akte: Akte, { start, ende }: Zyklus, umfeld: Umfeld): Zeugniszeile[] {
	return akte.vertraege.flatMap((vertrag): Zeugniszeile[] => {
		const { dienstende, dienstantritt, vertragsbeginn } = vertrag;
		const wunsch = akte.wuensche.find(({ id }) => id === vertrag.wunschID);
		const beginn = dienstantritt ?? vertragsbeginn;
		if (!wunsch || !beginn || !dienstende || dienstende < start || dienstende > ende) return [];
		if (!ABGELEISTET.includes(wunsch.status)) return [];
		const { referenz, taetigkeitsfelder } = umfeld;
		const { anerkannt } = tagestandVon(akte, vertrag, referenz.dienstarten.get(vertrag.dienstartID) ?? null);
		const felder = taetigkeitsfelder.get(vertrag.einsatzortID) ?? [];
		return [{ akte, wunsch, vertrag, beginn, ende: dienstende, anerkannt, taetigkeitsfelder: felder, referenz }];
	});
}

/** Ended early or as planned; 8000 never began. */
const ABGELEISTET: readonly number[] = [5400, 5500];

const jaNein = (wert: boolean | null | undefined): string | null => (wert == null ? null : wert ? 'ja' : 'nein');

export const ZEUGNISSPALTEN: readonly Blattspalte<Zeugniszeile>[] = [
	{ kopf: 'Anrede', wert: (z) => z.akte.person.anrede },
	{ kopf: 'Nachname', wert: (z) => z.akte.person.nachname, breite: 20 },
	{ kopf: 'Vorname', wert: (z) => z.akte.person.vorname, breite: 18 },
	{ kopf: 'Geburtsdatum', wert: (z) => z.akte.person.geburtsdatum, art: 'TAG' },
	{ kopf: 'Geburtsort', wert: (z) => z.akte.person.geburtsort, breite: 18 },
	{ kopf: 'Dienstart', wert: (z) => dienstartKurz(z.referenz, z.vertrag.dienstartID) },
	{ kopf: 'Einsatzstelle', wert: (z) => z.referenz.adressen.get(z.wunsch.einsatzstelleID)?.bezeichnung, breite: 34 },
	{ kopf: 'Einsatzort', wert: (z) => z.referenz.adressen.get(z.vertrag.einsatzortID)?.bezeichnung, breite: 34 },
	{ kopf: 'Tätigkeitsfeld', wert: (z) => z.taetigkeitsfelder.join(', '), breite: 30 },
	{ kopf: 'Beginn', wert: (z) => z.beginn, art: 'TAG' },
	{ kopf: 'Ende', wert: (z) => z.ende, art: 'TAG' },
	{ kopf: 'Monate', wert: (z) => begonneneMonate(z.beginn, z.ende) },
	{ kopf: 'Seminartage anerkannt', wert: (z) => z.anerkannt, art: 'TAGE' },
	{ kopf: 'Lizenz', wert: (z) => jaNein(z.akte.person.isLizenzAnmeldung) },
	{ kopf: 'Betreuer', wert: (z) => benutzerName(z.referenz, z.wunsch.betreuerUserID), breite: 22 },
];
