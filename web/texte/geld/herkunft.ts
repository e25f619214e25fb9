import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro, formatZahl } from '#domain/format/zahl.ts';
import { mengeMitEinheit } from '#domain/geld/foerderung/korrekturen.ts';
import { monatsname } from '../../client/datumsworte.ts';

const ZAHL = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const vertraege = (anzahl: number, eines: string, mehrere: string): string =>
	anzahl === 1 ? `1 ${eines}` : `${formatZahl(anzahl, 0)} ${mehrere}`;

/** Without the sign of the currency: a head or the foot has it. Nothing is a dash. */
export const betrag = (euro: number | undefined): string => (euro ? ZAHL.format(euro).replace('-', '−') : '–');
/** Of a difference: always with its sign. */
export const unterschied = (euro: number): string => `${euro > 0 ? '+' : ''}${betrag(euro)}`;

interface Abgeltung {
	readonly tage: number;
	readonly diensttageProWoche: number;
	readonly monate: number;
	readonly wochen: number;
}

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
		URLAUBSABGELTUNG: 'Urlaubsabgeltung',
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
	offen: 'noch in keinem Lauf',
	abgeltung: (voll: number, { tage, diensttageProWoche, monate, wochen }: Abgeltung): string =>
		`${betrag(voll)} × ${monate} ÷ (${wochen} × ${formatZahl(diensttageProWoche, 1)}) × ${formatZahl(tage, 1)}`,
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
	jetzt: 'gerechnet jetzt, in noch keinem Lauf',
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

type Einheit = Parameters<typeof mengeMitEinheit>[1];
const CENT = 100;
const menge = (dreissigstel: number, einheit: Einheit): string =>
	mengeMitEinheit(dreissigstel, einheit).replace('-', '−');

/** How what is claimed of a funding programme came about. */
export const FOERDERHERKUNFT = {
	menge,
	wovon: 'Menge',
	/** What it is reckoned from: `1,5 Monate × 121,00`. */
	mal: (wieviel: string, voll: string): string => `${wieviel} × ${voll}`,
	imDienst: (monat: string, tage: number, wieviel: string): string =>
		` ist im ${monatsname(monat)} ${tage === 1 ? 'einen Tag' : `${tage} Tage`} im Dienst; das zählt als ${wieviel}.`,
	nichts: (monat: string): string => ` bringt für ${monatsname(monat)} nichts mehr.`,
	abzug: (wieviel: string): string => `Abgezogen ist, was frühere Abrufe davon haben: ${wieviel}.`,
	tage: (von: string, bis: string, tage: number): string =>
		`Dienst vom ${formatDatum(von)} bis ${formatDatum(bis)}: ${tage === 1 ? '1 Tag' : `${tage} Tage`}`,
	monatsregeln: {
		BEGONNEN: 'jeder begonnene Monat zählt ganz',
		AB_15_TAGEN_SONST_HALB: 'ab 15 Tagen ganz, sonst halb',
		TAGGENAU_30: 'Tage durch 30',
	},
	jeEinheit: {
		TEILNEHMERMONAT: null,
		TEILNEHMERTAG: 'jeder Tag zählt',
		PAUSCHALE: 'einmal, im ersten Monat',
	},
	satz: (betragEuro: number, abDienstmonat: number, gueltigVon: string): string =>
		`Satz ${formatEuro(Math.round(betragEuro * CENT))} ab ${abDienstmonat}. Dienstmonat, gültig ab ${formatDatum(gueltigVon)}`,
	dienstmonat: (nr: number): string => `${nr}. Dienstmonat`,
	fassung: (nr: number, seit: string | null): string =>
		seit === null ? 'wie mitgeliefert' : `${nr}. Fassung vom ${formatDatum(seit)}`,
	programm: 'Förderprogramm',
	schon: (wieviel: string): string => `schon abgerufen: ${wieviel}`,
	korrektur: 'Korrektur',
} as const;
