import { verbunden } from '#domain/format/text.ts';
import { anschrift, type Vorlagenwert } from './freiwilliger.ts';

/** An Einsatzstelle or Einsatzort as templates name it. */
export interface Einsatz {
	readonly bezeichnung: string;
	readonly kurzname: string | null;
	readonly externeNummer: string | null;
	readonly vkz: string | null;
	readonly betriebsnummer: string | null;
	readonly strasse: string | null;
	readonly hausnummer: string | null;
	readonly plz: string;
	readonly ort: string;
	readonly telefon: string | null;
	readonly email: string | null;
	readonly debitor: string | null;
	readonly mandatsreferenz: string | null;
	readonly anerkanntePlaetze: number | null;
}

/** `welche`: the group. */
export const einsatzWerte = (welche: 'einsatzstelle' | 'einsatzort', a: Partial<Einsatz> | null): Vorlagenwert[] => [
	[`${welche}.bezeichnung`, a?.bezeichnung],
	[`${welche}.kurzname`, a?.kurzname],
	[`${welche}.externe_nummer`, a?.externeNummer],
	[`${welche}.vkz`, a?.vkz],
	[`${welche}.betriebsnummer`, a?.betriebsnummer],
	[`${welche}.strasse`, a?.strasse],
	[`${welche}.hausnummer`, a?.hausnummer],
	[`${welche}.plz`, a?.plz],
	[`${welche}.ort`, a?.ort],
	[`${welche}.adresse`, a && anschrift(a)],
	[`${welche}.strasse_hausnummer`, a && verbunden(a.strasse, a.hausnummer)],
	[`${welche}.plz_ort`, a && verbunden(a.plz, a.ort)],
	[`${welche}.telefon`, a?.telefon],
	[`${welche}.email`, a?.email],
	[`${welche}.debitor`, a?.debitor],
	[`${welche}.mandatsreferenz`, a?.mandatsreferenz],
	[`${welche}.anerkannte_plaetze`, a?.anerkanntePlaetze],
];

/** Who looks after the volunteer, or signs for the Einsatzstelle. */
export interface Betreuende {
	readonly name: string;
	readonly email: string | null;
	readonly telefon: string | null;
	readonly funktion: string | null;
}

export const betreuendeWerte = (
	welche: 'betreuer' | 'traeger_betreuer' | 'unterzeichner',
	wer: Partial<Betreuende> | null,
): Vorlagenwert[] => [
	[`${welche}.name`, wer?.name],
	[`${welche}.email`, wer?.email],
	[`${welche}.telefon`, wer?.telefon],
	[`${welche}.funktion`, wer?.funktion],
];
