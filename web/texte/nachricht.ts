import { formatZahl } from '#domain/format/zahl.ts';
import { SENDEN } from './senden.ts';

const zahl = (n: number) => formatZahl(n, 0);
const personen = (n: number) => `${zahl(n)} ${n === 1 ? 'Person' : 'Personen'}`;

/** Words of the dialog that writes to volunteers. */
export const NACHRICHT = {
	titel: (n: number) => `Nachricht an ${personen(n)}`,
	titelAn: (name: string) => `Nachricht an ${name}`,
	titelNiemand: 'Nachricht',
	ausgewaehlt: (n: number, ohne: number) =>
		`${personen(n)} ausgewählt${ohne ? `, ${zahl(ohne)} ${ohne === 1 ? 'bekommt' : 'bekommen'} nichts` : ''}. Jede Person erhält eine eigene E-Mail.`,
	betreff: 'Betreff',
	text: 'Nachricht',
	tippen: 'Mit @ fügen Sie eine Angabe ein.',
	dokumente: 'Dokumente aus der Akte',
	dokumenteEine: 'Die neueste gültige Fassung, unterschrieben, sobald alle unterschrieben haben.',
	dokumenteJe: 'Jede Person bekommt das eigene, in der neuesten gültigen Fassung.',
	beigefuegt: (namen: readonly string[]) => `Mit dabei: ${namen.join(', ')}`,
	kopie: 'Kopie an mich',
	soKommtEsAn: SENDEN.soKommtEsAn,
	stelle: (nr: number, von: number) => `${zahl(nr)} von ${zahl(von)}`,
	vorige: 'Vorige Person (Alt+Pfeil links)',
	naechste: 'Nächste Person (Alt+Pfeil rechts)',
	laedt: 'Die Vorschau wird geladen.',
	bekommenNichts: SENDEN.bekommenNichts,
	csv: 'Als CSV',
	csvDatei: (heute: string) => `Bekommen_nichts_${heute}.csv`,
	csvKopf: ['Name', 'Grund'],
	abhilfe: {
		OHNE_EMAIL: 'Ergänzen',
		EMAIL_ZURUECK: 'Adresse ändern',
		ANGABE_FEHLT: 'Ergänzen',
		DOKUMENT_FEHLT: 'Akte öffnen',
		HEUTE_SCHON: 'Doch senden',
	} as Readonly<Record<string, string | undefined>>,
	nichtDa: 'ist gelöscht oder gesperrt',
	weitere: (n: number) => `und ${zahl(n)} weitere`,
	record: 'In jeder Akte steht danach, was gesendet wurde.',
	recordEine: 'In der Akte steht danach, was gesendet wurde.',
	prueft: SENDEN.prueft,
	niemand: 'Niemand bekommt diese Nachricht. Die Gründe stehen rechts.',
	leer: 'Bitte schreiben Sie Betreff und Nachricht.',
	senden: (n: number) => (n === 1 ? 'An 1 Person senden' : `An ${zahl(n)} Personen senden`),
	test: 'Test an mich',
	getestet: (mitAnhang: boolean) => `Der Test geht an Ihre E-Mail-Adresse${mitAnhang ? ', ohne die Anhänge' : ''}.`,
	gesendet: 'Die Nachricht ist gesendet',
	unterwegs: (n: number) => `Die Nachricht geht an ${personen(n)}`,
	ansehen: 'Ansehen',
	hinaus: (sekunden: number, inAkte: boolean) =>
		`Geht in ${zahl(sekunden)} Sekunden hinaus, ${inAkte ? '' : 'in der Akte '}rückgängig bis dahin.`,
	entwurf: {
		titel: 'Entwurf behalten?',
		text: 'Er bleibt nur in diesem Browser, bis Sie ihn senden oder sich abmelden. Anhänge gehören nicht dazu.',
		behalten: 'Behalten',
		verwerfen: 'Verwerfen',
	},
} as const;

/** Words of the texts that are kept for messages. */
export const TEXTBAUSTEIN = {
	text: 'Gespeicherter Text',
	waehlen: 'Gespeicherten Text wählen',
	keiner: 'Noch kein Text gespeichert',
	alsNeu: 'Als neu speichern',
	ueberschreiben: 'Text überschreiben',
	umbenennen: 'Umbenennen und freigeben',
	mehr: (name: string) => `Mehr zum Text „${name}“`,
	benannt: (name: string) => `Der Text „${name}“`,
	gespeichert: (name: string) => `Der Text „${name}“ ist gespeichert`,
	eingesetzt: 'Der gespeicherte Text ist eingesetzt',
	name: 'Name',
	pflicht: 'Bitte geben Sie dem Text einen Namen.',
	fuerWen: 'Für wen',
	gruppe: { EIGEN: 'Eigene', TEAM: 'Im Team', TRAEGER: 'Ganzer Träger' },
	umfang: { EIGEN: 'Nur für mich', TEAM: 'Für das Team', TRAEGER: 'Für den ganzen Träger' },
	umfangHinweis: {
		EIGEN: 'Nur Sie sehen und ändern ihn.',
		TEAM: 'Alle, die Nachrichten schreiben, benutzen und ändern ihn.',
		TRAEGER: 'Alle, die Nachrichten schreiben, benutzen ihn; die Administration ändert ihn.',
	},
} as const;
