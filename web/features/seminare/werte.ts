import { uuid } from '../../client/uuid.ts';
import type { Seminar } from './queries.ts';

/** A date as it is typed. */
export interface Terminwerte {
	/** Tells it from the others while it is typed; never sent. */
	key: string;
	von: string | null;
	bis: string | null;
	beginn: string;
	ende: string;
}

/** The form as it is typed. */
export interface Seminarwerte extends Record<string, unknown> {
	bezeichnung: string;
	seminartypID: string | null;
	termine: Terminwerte[];
	geplanteTage: number | null;
	ort: string;
	adresse: string;
	isOnline: boolean;
	maxTeilnehmer: number | null;
	anmeldeschluss: string | null;
	leitungPersonID: string | null;
	dienstartIDs: string[];
	seminargruppeIDs: string[];
	beschreibung: string;
}

export const neuerTermin = (): Terminwerte => ({ key: uuid(), von: null, bis: null, beginn: '', ende: '' });

export const leereWerte = (): Seminarwerte => ({
	bezeichnung: '',
	seminartypID: null,
	termine: [neuerTermin()],
	geplanteTage: 0,
	ort: '',
	adresse: '',
	isOnline: false,
	maxTeilnehmer: null,
	anmeldeschluss: null,
	leitungPersonID: null,
	dienstartIDs: [],
	seminargruppeIDs: [],
	beschreibung: '',
});

export const werteVon = (s: Seminar): Seminarwerte => ({
	bezeichnung: s.bezeichnung,
	seminartypID: s.seminartypID,
	termine:
		s.termine.length > 0
			? s.termine.map((t) => ({ key: uuid(), von: t.von, bis: t.bis, beginn: t.beginn ?? '', ende: t.ende ?? '' }))
			: [neuerTermin()],
	geplanteTage: s.geplanteTage,
	ort: s.ort ?? '',
	adresse: s.adresse ?? '',
	isOnline: s.isOnline,
	maxTeilnehmer: s.maxTeilnehmer,
	anmeldeschluss: s.anmeldeschluss,
	leitungPersonID: s.leitungPersonID,
	dienstartIDs: [...s.dienstartIDs],
	seminargruppeIDs: [...s.seminargruppeIDs],
	beschreibung: s.beschreibung ?? '',
});

const oderNichts = (text: string): string | null => text.trim() || null;

const istLeer = ({ von, bis, beginn, ende }: Terminwerte): boolean => !von && !bis && !beginn.trim() && !ende.trim();

/** What is sent; a date nobody has begun to fill in is none. One day needs no end. */
export const alsEingabe = ({ termine, ...werte }: Seminarwerte) => ({
	bezeichnung: werte.bezeichnung,
	seminartypID: werte.seminartypID,
	termine: termine
		.filter((termin) => !istLeer(termin))
		.map(({ von, bis, beginn, ende }) => ({
			von: von ?? bis,
			bis: bis ?? von,
			beginn: oderNichts(beginn),
			ende: oderNichts(ende),
		})),
	geplanteTage: werte.geplanteTage,
	ort: oderNichts(werte.ort),
	adresse: oderNichts(werte.adresse),
	isOnline: werte.isOnline,
	maxTeilnehmer: werte.maxTeilnehmer,
	anmeldeschluss: werte.anmeldeschluss,
	leitungPersonID: werte.leitungPersonID,
	dienstartIDs: werte.dienstartIDs,
	seminargruppeIDs: werte.seminargruppeIDs,
	beschreibung: oderNichts(werte.beschreibung),
});
