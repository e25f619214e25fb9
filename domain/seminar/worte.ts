/** Values of a seminar in words. */
import { formatDatum } from '#domain/format/datum.ts';
import { tageworte } from '#domain/format/zahl.ts';
import type { SeminarFelder, Termin } from './seminar-felder.ts';

/** Names of Dienstarten, persons and entries of lists it refers to by id. */
export type Namen = (id: string) => string;

/** What a name is where there is none any more. */
export const NICHT_MEHR_VORHANDEN = 'nicht mehr vorhanden';

/** A person's within a sentence, erased ones included. */
export function personImSatz(name: Namen, id: string): string {
	const wie = name(id);
	return wie === NICHT_MEHR_VORHANDEN ? 'eine gelöschte Person' : wie;
}

/** `10.08.2026–14.08.2026, 09:00–16:30 Uhr` */
export function terminworte({ von, bis, beginn, ende }: Termin): string {
	const tage = von === bis ? formatDatum(von) : `${formatDatum(von)}–${formatDatum(bis)}`;
	if (!beginn && !ende) return tage;
	if (beginn && ende) return `${tage}, ${beginn}–${ende} Uhr`;
	return beginn ? `${tage}, ab ${beginn} Uhr` : `${tage}, bis ${ende} Uhr`;
}

/** A value in words; null: nothing. */
export function seminarworte<F extends keyof SeminarFelder>(
	feld: F,
	wert: SeminarFelder[F] | undefined,
	name: Namen,
): string | null {
	const worte = WORTE[feld] as (wert: unknown, name: Namen) => string;
	return wert === null || wert === undefined ? null : worte(wert, name) || null;
}

type Worte = { readonly [F in keyof SeminarFelder]: (wert: NonNullable<SeminarFelder[F]>, name: Namen) => string };

const WORTE: Worte = {
	bezeichnung: String,
	seminartypID: (id, name) => name(id),
	termine: (termine) => termine.map(terminworte).join('; '),
	geplanteTage: tageworte,
	ort: String,
	adresse: String,
	isOnline: (wert) => (wert ? 'ja' : 'nein'),
	maxTeilnehmer: String,
	anmeldeschluss: formatDatum,
	leitungPersonID: (id, name) => name(id),
	dienstartIDs: (ids, name) => ids.map(name).join(', '),
	seminargruppeIDs: (ids, name) => ids.map(name).join(', '),
	beschreibung: String,
};
