import { formatZahl } from '#domain/format/zahl.ts';
import type { Anwesenheit } from '#domain/seminar/anwesenheit.ts';
import { ANWESENHEIT_WORT } from '#domain/seminar/anwesenheitsworte.ts';

const zahl = (n: number): string => formatZahl(n, Number.isInteger(n) ? 0 : 1);
const tage = (n: number): string => (n === 1 ? '1\u00A0Tag' : `${zahl(n)}\u00A0Tage`);
const personen = (n: number): string => (n === 1 ? '1 Person' : `${n} Personen`);
const aenderungen = (n: number): string => (n === 1 ? '1 Änderung wartet' : `${n} Änderungen warten`);

/** Words of the attendance of a seminar. */
export const ANWESENHEIT = {
	titel: 'Anwesenheit',
	zahl,
	raster: 'Anwesenheit je halbem Tag',
	suche: 'Name, Stelle',
	nurAbweichungen: 'nur Abweichungen',
	abweichend: (n: number) => `${n} abweichend`,
	name: 'Name',
	alleWaehlen: 'Alle auswählen',
	einsatzstelle: 'Einsatzstelle',
	tage: 'Tage',
	pruefung: 'Prüfung',
	offen: 'offen',
	geprueft: 'geprüft',
	abgelehnt: 'abgelehnt',
	haelfte: { VM: 'VM', NM: 'NM' },
	zeichen: { ANWESEND: '', ENTSCHULDIGT: 'E', UNENTSCHULDIGT: 'U', AU: 'AU', ABGEREIST: 'ab' } satisfies Record<
		Anwesenheit,
		string
	>,
	stand: ANWESENHEIT_WORT,
	taste: { ANWESEND: 'Leer', ENTSCHULDIGT: 'E', UNENTSCHULDIGT: 'U', AU: 'K', ABGEREIST: 'R' } satisfies Record<
		Anwesenheit,
		string
	>,
	abgereistRest: 'abgereist, Rest der Zeile',
	mehrere: 'mehrere',
	legende: 'Tasten',
	wahl: 'Anwesenheit wählen',
	halbeTage: 'Halbe Tage',
	krankZaehlt: 'krank, zählt als da',
	fuss: (n: number) => personen(n),
	fussWas: 'da oder AU',
	vonGesamt: (n: number, gesamt: number) => `${n} von ${gesamt}`,
	zeilen: (n: number, gesamt: number) => (n === gesamt ? personen(n) : `${n} von ${personen(gesamt)}`),
	gespeichert: (uhrzeit: string) => `Gespeichert, ${uhrzeit}`,
	speichert: 'Wird gespeichert',
	wartet: (n: number) => `Nicht gespeichert, ${aenderungen(n)}.`,
	wer: (wer: string, am: string) => `${wer}, ${am}`,
	leer: 'Noch ist niemand angemeldet.',
	leerAussen: 'Von Ihrer Einsatzstelle nimmt niemand teil.',
	niemand: 'Niemand gefunden.',
	gesperrt: 'Diese Teilnahme ist schon geprüft',
	gesperrtText: 'Nehmen Sie zuerst die Prüfung zurück, dann lässt sich die Anwesenheit ändern.',
	bestand: (geprueft: number, gesamt: number) => `${geprueft} von ${gesamt} geprüft`,
	ohneAbweichung: (n: number, jeTage: number) => `${n} ohne Abweichung, je ${tage(jeTage)}`,
	mitAbweichung: (n: number) => `${n} mit Abweichung`,
	nochNicht: 'Prüfen lässt sich die Teilnahme, sobald das Seminar als durchgeführt vermerkt ist.',
	allesGeprueft: 'Alle Teilnahmen sind geprüft.',
	alleUebrigen: (n: number) => (n === 1 ? 'Die übrige Person bestätigen' : `Alle übrigen ${n} bestätigen`),
	ausgewaehlte: (n: number) => (n === 1 ? 'Nach Vorschlag bestätigen' : `${n} nach Vorschlag bestätigen`),
	ausgewaehltPerson: 'Zur Akte',
	bestaetigenFrage: (n: number) => (n === 1 ? 'Teilnahme bestätigen?' : 'Teilnahmen bestätigen?'),
	jeTage: (n: number, t: number) =>
		n === 1 ? `1 Person bekommt ${tage(t)} anerkannt.` : `${n} Personen bekommen je ${tage(t)} anerkannt.`,
	nachVorschlag: (n: number) =>
		n === 1
			? 'Die Person bekommt, was aus der Anwesenheit folgt.'
			: `${n} Personen bekommen, was aus der Anwesenheit folgt.`,
	post: 'Das Ergebnis geht per E-Mail an die Freiwilligen.',
	bestaetigen: 'Bestätigen',
	anerkannt: (t: number, istAU: boolean) => (istAU ? `${tage(t)}, AU` : tage(t)),
	grund: 'Grund der Ablehnung',
	grundVorgabe: 'Laut Anwesenheitsliste nicht teilgenommen',
	bestaetigt: (n: number) => (n === 1 ? '1 Teilnahme ist bestätigt' : `${n} Teilnahmen sind bestätigt`),
	rueckgaengigGrund: 'Versehentlich bestätigt',
	zurueckgenommen: (n: number) => (n === 1 ? '1 Prüfung ist zurückgenommen' : `${n} Prüfungen sind zurückgenommen`),
	nichtGespeichert: 'Nicht alles ist gespeichert',
	ladefehler: 'Die Anwesenheit konnte nicht geladen werden.',
} as const;

/** Words of the days off for seminar days that were free anyway. */
export const ERSATZTAGE = {
	titel: 'Ersatztage',
	tag: 'Tag',
	anlass: 'Anlass',
	betrag: '+/−',
	stand: 'Stand',
	grundlage: {
		DIENSTWOCHE: (woche: string) => `Dienstwoche ${woche}`,
		WECHSELND: (woche: string) => `Dienstwoche ${woche}, wechselnd`,
		ANGENOMMEN: (woche: string) => `${woche} angenommen`,
		FEHLT: () => 'nicht berechenbar, Dienstwoche fehlt',
	},
	wechselndText: 'An welchem dieser Tage in einer Woche frei ist, steht nicht im Vertrag. Sie gelten als Diensttage.',
	zumVertrag: 'Dienstwoche eintragen',
	seminar: 'Seminar',
	verdient: (seminar: string, wochentag: string) => `${seminar}, ${wochentag}`,
	genommen: (wer: string | null) => (wer ? `genommen, ${wer}` : 'genommen'),
	stehtZu: (n: number, istEigenes: boolean) => {
		if (n < 0) return `${n === -1 ? '1 Tag ist' : `${-n} Tage sind`} mehr genommen, als zusteht`;
		if (n === 0 && istEigenes) return 'Zurzeit ist kein Ersatztag für Sie offen';
		const wieviel = n === 1 ? '1 Tag steht' : `${n || 'Kein'} ${n ? 'Tage stehen' : 'Tag steht'}`;
		return `${wieviel} ${istEigenes ? 'Ihnen ' : ''}zu`;
	},
	leer: 'Noch kein Seminartag fiel auf einen freien Tag.',
	eintragen: 'Genommenen Tag eintragen',
	verb: 'Eintragen',
	eingetragen: 'Der Ersatztag ist eingetragen',
	zuruecknehmen: 'Zurücknehmen',
	zuruecknehmenTag: (tag: string) => `Ersatztag am ${tag} zurücknehmen`,
	zurueckgenommen: 'Der Ersatztag ist zurückgenommen',
	feld: { tag: 'Tag' },
} as const;
