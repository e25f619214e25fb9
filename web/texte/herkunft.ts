import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { monatsname } from '../client/datumsworte.ts';

const ZAHL = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const vertraege = (anzahl: number, eines: string, mehrere: string): string =>
	anzahl === 1 ? `1 ${eines}` : `${formatZahl(anzahl, 0)} ${mehrere}`;

/** Without the sign of the currency: a head or the foot has it. Nothing is a dash. */
export const betrag = (euro: number | undefined): string => (euro ? ZAHL.format(euro).replace('-', '−') : '–');
/** Of a difference: always with its sign. */
export const unterschied = (euro: number): string => `${euro > 0 ? '+' : ''}${betrag(euro)}`;

/** How a figure came about (mockup 46). */
export const HERKUNFT = {
	titel: 'Wie kommt diese Zahl zustande?',
	oeffne: (was: string, wie: string): string => `${was}: ${wie}, wie kommt das zustande?`,
	euro: (euro: number): string => `${ZAHL.format(euro).replace('-', '−')} €`,
	wovon: (was: string, monat: string): string => `${was}, ${monatsname(monat)}`,
	summe: 'Summe',
	teile: {
		TASCHENGELD: 'Taschengeld',
		UNTERKUNFT: 'Unterkunft',
		VERPFLEGUNG: 'Verpflegung',
		DEUTSCHLANDTICKET: 'Deutschlandticket',
		MOBILITAET: 'Mobilität',
		EST_BEITRAG: 'Beitrag',
		FOERDERUNG: 'Förderung',
	},
	imDienst: (monat: string, tage: number, anteil: number): string =>
		` ist im ${monatsname(monat)} ${tage === 1 ? 'einen Tag' : `${tage} Tage`} im Dienst; das ${anteil === 1 ? 'ist' : 'sind'} ${anteil} von 30.`,
	ganz: (monat: string): string => ` ist den ganzen ${monatsname(monat)} im Dienst.`,
	nichts: (monat: string): string => ` steht für ${monatsname(monat)} nichts mehr zu.`,
	abzug: 'Was frühere Läufe für diesen Monat schon enthalten, ist abgezogen.',
	nach: (anteil: number): string =>
		anteil === 30
			? 'Es gelten die vollen Beträge des Vertrags.'
			: 'Was nach Tagen zählt, gibt es in diesem Anteil; was je begonnenem Monat zählt, ganz.',
	teil: 'Bestandteil',
	rechnung: 'Rechnung',
	steht: 'steht zu',
	schon: 'schon in Läufen',
	rest: 'in diesem Lauf',
	anteil: (menge: number): string => (menge === 30 ? '1' : `${menge}/30`),
	anteilTitel: (anteil: number): string => `${anteil}/30`,
	anteilRegel: 'jeder Monat hat 30 Tage, der 31. zählt nicht',
	anteilBild: (von: string, bis: string, anteil: number): string =>
		`Dienst vom ${formatDatum(von)} bis ${formatDatum(bis)}: ${anteil} von 30 Tagen`,
	woher: 'Woher die Werte kommen',
	aus: (wer: string, zeit: string): string => `${wer}, ${zeit}`,
	unbekannt: 'Vertrag',
	regeln: 'Regeln',
	eigeneRegel: 'Regel des Portals',
	laeufe: 'Frühere Läufe',
	lauf: (nr: number): string => `Lauf ${nr}`,
	ereignisse: 'Ereignisse dahinter',
	keineEreignisse: 'Die Ereignisse sind gelöscht.',
	davor: (euro: string): string => `davor standen für den Monat ${euro} zu`,
	stand: (zeit: string): string => `Stand ${zeit}`,
	bis: (position: string): string => `gerechnet bis Ereignis ${position}`,
	gleich: 'heute neu gerechnet: gleich',
	anders: (euro: string): string => `heute wären es ${euro}`,
	vertrag: 'Zum Vertrag',
	zeilenTitel: (was: string): string => `Woraus besteht die Summe? ${was}`,
	nachTeilen: 'Nach Bestandteilen',
	nachPersonen: 'Nach Personen',
	zeilen: (anzahl: number): string => vertraege(anzahl, 'Zeile', 'Zeilen'),
	weitere: (anzahl: number): string => `${vertraege(anzahl, 'Person', 'Personen')} mehr zeigen`,
	unterschied: (nr: number): string => `Unterschied zu Lauf ${nr}`,
	lauf_: (nr: number, von: string): string => `Lauf ${nr}, ${monatsname(von)}`,
	dieser: 'Dieser Lauf',
	schritte: {
		AUSGLEICH_VORHER: () => 'Ausgleich von damals',
		NEU: (anzahl: number): string => vertraege(anzahl, 'neuer Vertrag', 'neue Verträge'),
		MEHR: (anzahl: number): string => `${formatZahl(anzahl, 0)} mit mehr`,
		AUSGLEICH: (anzahl: number): string => `${formatZahl(anzahl, 0)} Ausgleich früherer Monate`,
		WENIGER: (anzahl: number): string => `${formatZahl(anzahl, 0)} mit weniger`,
		BEENDET: (anzahl: number): string => `${formatZahl(anzahl, 0)} nicht mehr dabei`,
	},
	achse: (euro: string): string => `Balken ab ${euro}`,
} as const;
