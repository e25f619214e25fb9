import { istMinderjaehrig as minderjaehrigAm } from '#domain/recht/alter.ts';

/** A chosen place, with what the list needs to show it again without asking. */
export interface Wunschstelle {
	einsatzortID: string;
	bezeichnung: string;
	/** What the place offers. */
	dienstartIDs: readonly string[];
	dienstartID: string | null;
}

export interface Erziehungsberechtigter {
	art: string | null;
	vorname: string;
	nachname: string;
	email: string;
	telefon: string;
	strasse: string;
	hausnummer: string;
	plz: string;
	ort: string;
	landID: string | null;
	isUnterschriftErforderlich: boolean;
	isAlleinigesSorgerecht: boolean;
}

/** What the steps collect, as their fields hold it; the names are those of the wire. */
export interface Angaben {
	/** The cycle chosen; null: the one that comes first. */
	zyklusID: string | null;
	wuensche: Wunschstelle[];
	titelID: string | null;
	vorname: string;
	nachname: string;
	geburtsname: string;
	geschlecht: string | null;
	geburtsdatum: string | null;
	geburtsort: string;
	geburtslandID: string | null;
	staatsangehoerigkeitID: string | null;
	email: string;
	mobil: string;
	telefon: string;
	isSignal: boolean | null;
	isWhatsapp: boolean | null;
	strasse: string;
	hausnummer: string;
	adresszusatz: string;
	plz: string;
	ort: string;
	landID: string | null;
	sportartIDs: string[];
	taetigkeitsfeldIDs: string[];
	schulabschlussID: string | null;
	ausbildungID: string | null;
	aktuelleTaetigkeit: string;
	schulpflichtErfuelltZum: string | null;
	motivation: string;
	dienstartWunschID: string | null;
	/** `YYYY-MM` */
	gewuenschterBeginn: string | null;
	gewuenschteDauerMonate: number | null;
	isWohnraumunterstuetzung: boolean | null;
	profilbild: File | null;
	erziehungsberechtigte: Erziehungsberechtigter[];
	passwort: string;
	passwortWiederholung: string;
	datenschutz: boolean;
}

/** Telephone numbers begin so; alone it counts as empty (table: Freiwilliger, telefon). */
export const VORWAHL = '+49';
const DEUTSCHLAND = 'DE';

export const LEER: Angaben = {
	zyklusID: null,
	wuensche: [],
	titelID: null,
	vorname: '',
	nachname: '',
	geburtsname: '',
	geschlecht: null,
	geburtsdatum: null,
	geburtsort: '',
	geburtslandID: null,
	staatsangehoerigkeitID: null,
	email: '',
	mobil: VORWAHL,
	telefon: VORWAHL,
	isSignal: null,
	isWhatsapp: null,
	strasse: '',
	hausnummer: '',
	adresszusatz: '',
	plz: '',
	ort: '',
	landID: DEUTSCHLAND,
	sportartIDs: [],
	taetigkeitsfeldIDs: [],
	schulabschlussID: null,
	ausbildungID: null,
	aktuelleTaetigkeit: '',
	schulpflichtErfuelltZum: null,
	motivation: '',
	dienstartWunschID: null,
	gewuenschterBeginn: null,
	gewuenschteDauerMonate: null,
	isWohnraumunterstuetzung: null,
	profilbild: null,
	erziehungsberechtigte: [],
	passwort: '',
	passwortWiederholung: '',
	datenschutz: false,
};

export const LEERE_PERSON: Erziehungsberechtigter = {
	art: null,
	vorname: '',
	nachname: '',
	email: '',
	telefon: VORWAHL,
	strasse: '',
	hausnummer: '',
	plz: '',
	ort: '',
	landID: DEUTSCHLAND,
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: false,
};

/** null: not known yet. */
export function istMinderjaehrig({ geburtsdatum }: Pick<Angaben, 'geburtsdatum'>, heute: string): boolean | null {
	return geburtsdatum === null ? null : minderjaehrigAm(geburtsdatum, heute);
}

/** The body of the call: without what only the page needs or travels beside it, and without guardians of who turned out to be of age. */
export function alsEingabe({ passwortWiederholung: _, profilbild: __, ...angaben }: Angaben, heute: string) {
	return {
		...angaben,
		wuensche: angaben.wuensche.map(({ einsatzortID, dienstartID }) => ({ einsatzortID, dienstartID })),
		erziehungsberechtigte: istMinderjaehrig(angaben, heute) ? angaben.erziehungsberechtigte : [],
	};
}
