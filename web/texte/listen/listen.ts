import { formatZahl } from '#domain/format/zahl.ts';
import { STATUSWECHSELWORT } from '#domain/liste/statuswechsel.ts';

const zahl = (n: number) => formatZahl(n, 0);

/** Words that all lists share. */
export const LISTE = {
	mehrAls: (n: number) => `${n}+`,
	ansichten: 'Ansichten',
	alle: 'Alle',
	ansichtSpeichern: 'Ansicht speichern',
	ansichtName: 'Name der Ansicht',
	ansichtHinweis: 'Filter, Suche, Sortierung und Spalten werden unter diesem Namen gespeichert.',
	ansichtErsetzt: (name: string) => `Ihre Ansicht „${name}“ wird ersetzt.`,
	ansichtVergeben: 'Diesen Namen hat schon eine feste Ansicht.',
	ansichtLoeschen: 'Ansicht löschen',
	ansichtGeloescht: (name: string) => `Ansicht „${name}“ wurde gelöscht`,
	/** Of a link. */
	ansichtWeg: (stattdessen: string | undefined) =>
		`Diese Ansicht gibt es nicht mehr. Sie sehen ${stattdessen ? `„${stattdessen}“` : 'die Liste, wie der Link sie filtert'}.`,
	ansichtTeilen: 'Über einen Link teilen',
	ansichtTeilenHinweis: 'Wer im Portal arbeitet und den Link hat, öffnet damit diese Ansicht, mit den eigenen Rechten.',
	linkKopieren: 'Link kopieren',
	linkKopiert: 'Link kopiert',
	linkText: 'Wer im Portal arbeitet und ihn öffnet, sieht diese Ansicht mit den eigenen Rechten.',
	linkNichtKopiert: 'Der Link konnte nicht kopiert werden. Sie finden ihn in der Adresszeile.',
	nichtGespeichert: 'Nicht gespeichert',
	pflicht: 'Dies ist ein Pflichtfeld',
	alleZeigen: 'Alle anzeigen',
	mitFilternNichts: 'Mit diesen Filtern gibt es keine Einträge.',
	hierNichts: 'In dieser Ansicht ist nichts.',
	filterWaehlen: 'Filter wählen',
	drucken: 'Alle Zeilen drucken',
	druckFehler: 'Die Liste lässt sich so nicht drucken',
	druckZuLang: (hoechstens: number) =>
		`Höchstens ${zahl(hoechstens)} Zeilen lassen sich drucken. Bitte grenzen Sie die Liste mit einem Filter ein.`,
	csv: 'CSV',
	csvFehler: 'Die Datei konnte nicht erstellt werden',
	von: 'von',
	bis: 'bis',
	ab: (wert: string) => `ab ${wert}`,
	bisWert: (wert: string) => `bis ${wert}`,
	zeitraum: (von: string, bis: string) => `${von} – ${bis}`,
	jahre: 'Jahre',
	suchen: 'Suchen',
	ortSuchen: 'Name oder Ort',
	ausgewaehlt: (n: number) => `${zahl(n)} ausgewählt`,
	ja: 'Ja',
	nein: 'Nein',
	trifftZu: 'ja',
	trifftNichtZu: 'nein',
	enthaelt: 'enthält',
	ausgefuellt: 'ausgefüllt',
	nichtAusgefuellt: 'nicht ausgefüllt',
	dokument: 'Dokument',
	dokumentstand: 'Stand',
	dokumentImStand: (name: string, staende: readonly string[]) => `${name}: ${staende.join(', ')}`,
	plz: 'Postleitzahl',
	entfernung: 'Entfernung',
	umkreis: (km: string, plz: string) => `${km} km um ${plz}`,
	wiedervorlage: 'Meine Wiedervorlage',
	einsatzstelle: 'Einsatzstelle',
	plzAnfang: 'beginnt mit',
	beginntMit: (ziffern: string) => `${ziffern} …`,
	offen: 'offen',
	niemand: 'noch niemand',
	ueberfaellig: (tag: string) => `${tag}, überfällig`,
	keinWert: '–',
	ohneName: 'Name gelöscht',
	u18: 'U18',
} as const;

export const BEWERBUNGEN = {
	titel: 'Bewerbungen',
	erfassen: 'Freiwillige erfassen',
	suche: 'Name, Ort, E-Mail',
	leer: 'Sobald sich jemand bewirbt, steht die Bewerbung hier.',
	dateiname: (tag: string) => `bewerbungen-${tag}.csv`,
} as const;

export const FREIWILLIGE = {
	titel: 'Freiwillige',
	suche: 'Name, Ort, Vertragsnr.',
	leer: 'Ab der Vertragseinigung stehen Freiwillige hier.',
	dateiname: (tag: string) => `freiwillige-${tag}.csv`,
} as const;

export const POOL = {
	titel: 'Pool',
	suche: 'Name, Ort',
	leer: 'Wer keine offene Bewerbung hat, steht hier und kann Vorschläge bekommen.',
	keiner: 'Für Einsatzstellen gibt es hier keinen Pool',
	keinerText: 'Der Träger zeigt Ihnen die Freiwilligen, die sich bei Ihnen bewerben oder bei Ihnen dienen.',
	zuBewerbungen: 'Zu den Bewerbungen',
	dateiname: (tag: string) => `pool-${tag}.csv`,
	fuss: 'Eine Stelle schlagen Sie in der Akte vor.',
} as const;

export const STATUSWECHSEL = {
	titel: 'Statusänderungen',
	suche: 'Name, Akteur, Grund',
	leer: 'Noch hat sich kein Status geändert.',
	dateiname: (tag: string) => `statuswechsel-${tag}.csv`,
	schritte: 'Häufigste Statuswechsel',
	vonStatus: 'Von',
	nachStatus: 'Nach',
	schritt: (von: string, nach: string, anzahl: string) => `Von ${von} nach ${nach}: ${anzahl}`,
	weitere: 'weitere',
	...STATUSWECHSELWORT,
	heute: (tag: string) => `Heute, ${tag}`,
	gestern: (tag: string) => `Gestern, ${tag}`,
	fuss: 'Jede Zeile ist unveränderlich und nennt, wer gehandelt hat.',
} as const;
