import type { Angaben } from './angaben.ts';

export const SCHRITTE = ['stellen', 'persoenlich', 'kontakt', 'schule', 'zugang', 'zusammenfassung'] as const;
export type Schritt = (typeof SCHRITTE)[number];

/** Where each field stands, in the order of the page. */
const FELDER: Readonly<Record<Schritt, readonly (keyof Angaben)[]>> = {
	stellen: ['zyklusID', 'wuensche'],
	persoenlich: [
		'vorname',
		'nachname',
		'geschlecht',
		'geburtsdatum',
		'titelID',
		'geburtsname',
		'geburtsort',
		'geburtslandID',
		'staatsangehoerigkeitID',
	],
	kontakt: [
		'email',
		'mobil',
		'telefon',
		'isSignal',
		'isWhatsapp',
		'strasse',
		'hausnummer',
		'adresszusatz',
		'plz',
		'ort',
		'landID',
		'erziehungsberechtigte',
	],
	schule: [
		'dienstartWunschID',
		'gewuenschterBeginn',
		'gewuenschteDauerMonate',
		'isWohnraumunterstuetzung',
		'sportartIDs',
		'taetigkeitsfeldIDs',
		'schulabschlussID',
		'ausbildungID',
		'aktuelleTaetigkeit',
		'schulpflichtErfuelltZum',
		'motivation',
		'profilbild',
	],
	zugang: ['passwort', 'passwortWiederholung'],
	zusammenfassung: ['datenschutz'],
};

const ORTE = new Map<string, { schritt: Schritt; stelle: number }>(
	SCHRITTE.flatMap((schritt) => FELDER[schritt].map((feld, stelle) => [feld, { schritt, stelle }] as const)),
);

/** The step that shows a field or a part of it, `erziehungsberechtigte.0.email`; null: no step does. */
export function schrittVon(pfad: string): Schritt | null {
	return ORTE.get(wurzel(pfad))?.schritt ?? null;
}

/** Messages by the path of their field. */
export type Fehler = Readonly<Record<string, string>>;

/** Of these messages those of one step, in the order of the page. */
export function fehlerIn(schritt: Schritt, fehler: Fehler): [pfad: string, text: string][] {
	return Object.entries(fehler)
		.filter(([pfad]) => schrittVon(pfad) === schritt)
		.sort(([a], [b]) => (ORTE.get(wurzel(a))?.stelle ?? 0) - (ORTE.get(wurzel(b))?.stelle ?? 0));
}

/** The first step with a message; null: none has one. */
export function ersterMitFehler(fehler: Fehler): Schritt | null {
	return SCHRITTE.find((schritt) => fehlerIn(schritt, fehler).length > 0) ?? null;
}

const wurzel = (pfad: string): string => pfad.split('.')[0] ?? pfad;
