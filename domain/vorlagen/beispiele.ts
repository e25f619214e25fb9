/** An example of each placeholder, written as it would be: of a volunteer who doesn't exist. */
import { PERSONENPLATZHALTER, VERTRAGSPLATZHALTER } from './feldplatzhalter.ts';
import { TATSACHEN } from './tatsachen.ts';

const STELLE = {
	externe_nummer: '10472',
	vkz: '4711',
	betriebsnummer: '12345678',
	strasse: 'Am Sportpark',
	hausnummer: '4',
	plz: '50667',
	ort: 'Köln',
	adresse: 'Am Sportpark 4, 50667 Köln',
	strasse_hausnummer: 'Am Sportpark 4',
	plz_ort: '50667 Köln',
	telefon: '+49 221 1234567',
	email: 'kontakt@tsv-musterstadt.test',
	debitor: '70012',
	mandatsreferenz: 'MR-2025-0012',
	anerkannte_plaetze: '6',
};
const FUNKTIONSTRAEGER = { email: 'jana.berger@tsv-musterstadt.test', telefon: '+49 221 1234568' };

const beispiele = (felder: readonly { readonly name: string; readonly beispiel: string }[]) =>
	Object.fromEntries(felder.map(({ name, beispiel }) => [name, beispiel]));

const BEISPIELE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	freiwilliger: {
		...beispiele(PERSONENPLATZHALTER),
		name: 'Mara Muster',
		alter: '18',
		volljaehrig: 'ja',
		adresse: 'Rheinweg 12a, 53113 Bonn',
		status: 'Im Dienst',
		nachname_vorname: 'Muster, Mara',
		strasse_hausnummer: 'Rheinweg 12a',
		plz_ort: '53113 Bonn',
	},
	erziehungsberechtigter_eins: {
		name: 'Petra Muster',
		art: 'Mutter',
		email: 'petra.muster@beispiel.test',
		telefon: '+49 228 7654322',
		adresse: 'Rheinweg 12a, 53113 Bonn',
	},
	erziehungsberechtigter_zwei: {
		name: 'Jens Muster',
		art: 'Vater',
		email: 'jens.muster@beispiel.test',
		telefon: '+49 228 7654323',
		adresse: 'Rheinweg 12a, 53113 Bonn',
	},
	vertretung: { namen: 'Petra Muster und Jens Muster', anschrift: 'Rheinweg 12a, 53113 Bonn' },
	// A line for each of the two.
	vertretende: {
		name: 'Petra Muster\nJens Muster',
		art: 'Mutter\nVater',
		email: 'petra.muster@beispiel.test\njens.muster@beispiel.test',
		telefon: '+49 228 7654322\n+49 228 7654323',
		adresse: 'Rheinweg 12a, 53113 Bonn\nRheinweg 12a, 53113 Bonn',
	},
	brief: { anschriftfeld: 'Mara Muster\nRheinweg 12a\n53113 Bonn' },
	vertrag: { ...beispiele(VERTRAGSPLATZHALTER), dauer_monate: '12', kuendigungsgrund: 'Studienplatz' },
	zeugnis: {
		taetigkeiten: 'Zu den Aufgaben gehörten: Sportgruppen für Kinder, Turniere und die Betreuung der Halle.',
		merkmale: 'Erworben wurden Erfahrungen im Anleiten von Gruppen.',
		leistung: 'Auf Zusagen war Verlass, vereinbarte Zeiten wurden eingehalten.',
		verhalten: 'Im Team war die Zusammenarbeit offen und hilfsbereit.',
	},
	dienstart: {
		bezeichnung: 'Freiwilliges Soziales Jahr',
		kurz: 'FSJ',
		gesetz: 'Jugendfreiwilligendienstegesetz',
	},
	einsatzstelle: { bezeichnung: 'TSV Musterstadt 1899 e. V.', kurzname: 'TSV Musterstadt', ...STELLE },
	einsatzort: { bezeichnung: 'Sporthalle am Park', kurzname: 'Sporthalle', ...STELLE },
	betreuer: { name: 'Jana Berger', funktion: 'Trainerin', ...FUNKTIONSTRAEGER },
	traeger_betreuer: {
		name: 'Tom Kühn',
		email: 'tom.kuehn@sportjugend.test',
		telefon: '+49 221 9876543',
		funktion: 'Pädagogische Begleitung',
	},
	unterzeichner: { name: 'Karl Vogt', funktion: 'Vorsitzender', ...FUNKTIONSTRAEGER },
	zyklus: { bezeichnung: '2025/2026', start: '01.09.2025', ende: '31.08.2026' },
	mandant: {
		bezeichnung: 'Sportjugend Musterland e. V.',
		kurzbezeichnung: 'Sportjugend',
		adresse: 'Haus des Sports, Am Stadion 1, 50933 Köln',
		url: 'https://portal.sportjugend.test',
		zulassung: 'Bescheid vom 01.02.2020',
		ap_mail: 'freiwillige@sportjugend.test',
		logo: 'Logo des Trägers',
	},
	seminar: {
		titel: 'Einführungsseminar Eifel',
		typ: 'Einführungsseminar',
		von: '06.10.2025',
		bis: '10.10.2025',
		tage: '5',
		ort: 'Jugendherberge Monschau',
	},
	nachweis: { tage: '5', status: 'Anerkannt' },
	seminare: {
		liste: 'Einführungsseminar Eifel (06.10.2025 bis 10.10.2025, 5 Tage)',
		tage_anerkannt: '15',
		tage_pflicht: '25',
		tage_offen: '10',
	},
	datum: { heute: '01.07.2025', jahr: '2025' },
	wenn: Object.fromEntries(Object.keys(TATSACHEN).map((name) => [name, 'ja'])),
	// Whoever a mail about an account goes to owns it.
	benutzer: { name: 'Mara Muster', email: 'mara.muster@beispiel.test' },
	empfaenger: { anrede: 'Frau', vorname: 'Mara', nachname: 'Muster', name: 'Mara Muster' },
	unterschrift: {
		freiwilliger: 'Unterschrift der oder des Freiwilligen',
		erziehungsberechtigter: 'Unterschrift der Erziehungsberechtigten',
		einsatzstelle: 'Unterschrift der Einsatzstelle',
		traeger: 'Unterschrift des Trägers',
	},
};

/** A map, so that names such as `constructor` find nothing. */
const JE_NAME: ReadonlyMap<string, string> = new Map(
	Object.entries(BEISPIELE).flatMap(([gruppe, namen]) =>
		Object.entries(namen).map(([name, beispiel]): [string, string] => [`${gruppe}.${name}`, beispiel]),
	),
);

/** null: there is no such placeholder. */
export const beispielVon = (variable: string): string | null => JE_NAME.get(variable) ?? null;
