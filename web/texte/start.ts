import { DRANPARTEIEN, type Dranpartei } from '#domain/akte/dran/dran.ts';
import { formatZahl } from '#domain/format/zahl.ts';

const zahl = (n: number) => formatZahl(n, 0);
/** `1 Tag`, `14 Tage`. */
const mit = (n: number, eines: string, viele: string) => `${zahl(n)} ${n === 1 ? eines : viele}`;
const tage = (n: number) => mit(n, 'Tag', 'Tage');
const tagen = (n: number) => mit(n, 'Tag', 'Tagen');

const BEI: Readonly<Record<Dranpartei, string>> = {
	FREIWILLIGER: 'bei Freiwilligen',
	ERZIEHUNGSBERECHTIGTER: 'bei Erziehungsberechtigten',
	EINSATZSTELLE: 'bei Einsatzstellen',
	TRAEGER: 'beim Träger',
	BUNDESAMT: 'beim Bundesamt',
};

/** Words of the staff's start page. */
export const START = {
	titel: 'Start',
	morgen: 'Guten Morgen',
	tag: 'Guten Tag',
	abend: 'Guten Abend',
	gruss: (gruss: string, name: string) => `${gruss}, ${name}`,
	bisBeginn: (n: number, datum: string) => `Noch ${tage(n)} bis zum Dienstbeginn am ${datum}.`,
	beginnHeute: 'Heute beginnt der Dienst.',
	laeuft: (n: number, datum: string) => `Seit ${tagen(n)} läuft der Dienst, der am ${datum} begann.`,
	vorbei: (datum: string) => `Der Dienst endete am ${datum}.`,
	kennzahlen: 'Kennzahlen',
	zahl: {
		NEU: 'Neue Bewerbungen',
		OHNE_KONTAKT: 'Ohne Kontakt',
		VERHANDLUNG: 'In Vertragsverhandlung',
		EINIGUNG: 'Verträge vor Abschluss',
		ANTRITT: 'Dienstantritt fällig',
		IM_DIENST: 'Im Dienst',
		PRUEFEN: 'Zu prüfen',
		UNTERSCHRIFTEN: 'Unterschriften offen',
		UEBERFAELLIG: 'Dokumente überfällig',
		EIGENE_UNTERSCHRIFTEN: 'Ihre Unterschriften',
	},
	neuHinweis: 'letzte 14 Tage',
	aelteste: (datum: string) => `älteste vom ${datum}`,
	aeltestes: (datum: string) => `ältestes vom ${datum}`,
	gueltigBis: (datum: string) => `gültig bis ${datum}`,
	aufSie: (n: number) => (n === 1 ? '1 wartet auf Sie' : `${zahl(n)} warten auf Sie`),
	ueberfaelligHinweis: 'Frist vorbei',
	pruefen: (n: number) => `${mit(n, 'Dokument', 'Dokumente')} zu prüfen`,
	ueberfaellig: (n: number) => `${mit(n, 'Dokument', 'Dokumente')} über der Frist`,
	bereitstellen: (n: number) => `${mit(n, 'Dokument muss', 'Dokumente müssen')} vom Träger bereitgestellt werden`,
	aeltestesSeit: (datum: string) => `das älteste wartet seit ${datum}`,
	/** `8 bei Freiwilligen, 6 bei der Einsatzstelle`, the most first. */
	bei: (parteien: Readonly<Partial<Record<Dranpartei, number>>> | null) =>
		DRANPARTEIEN.map((partei) => ({ partei, n: parteien?.[partei] ?? 0 }))
			.filter(({ n }) => n > 0)
			.toSorted((a, b) => b.n - a.n)
			.map(({ partei, n }) => `${zahl(n)} ${BEI[partei]}`)
			.join(', '),
	besiegelung: (n: number) => `${mit(n, 'Dokument lässt', 'Dokumente lassen')} sich nicht besiegeln`,
	besiegelungText: 'Alle haben unterschrieben. Der Grund steht am Dokument.',
	eigeneUnterschrift: (n: number) => `${mit(n, 'Unterschrift wartet', 'Unterschriften warten')} auf Sie`,
	laengerAls: 'länger als 14 Tage',
	freiePlaetze: 'Plätze frei',
	von: (n: number, isGenehmigt: boolean) => `von ${zahl(n)} ${isGenehmigt ? 'genehmigten' : 'zugeteilten'}`,
	naechsterDienst: (n: number, datum: string, vertraege: number) =>
		`Noch ${tage(n)} bis zum nächsten Dienstbeginn am ${datum}, ${mit(vertraege, 'Vertrag ist', 'Verträge sind')} noch nicht abgeschlossen.`,
	naechsterDienstHeute: (vertraege: number) =>
		`Heute beginnt ein Dienst, ${mit(vertraege, 'Vertrag ist', 'Verträge sind')} noch nicht abgeschlossen.`,
	seitDatum: (datum: string) => `seit ${datum}`,
	naechsterBeginn: (datum: string) => `Beginn ab ${datum}`,
	naechstesEnde: (datum: string) => `Ende ab ${datum}`,
	keine: 'keine',
	aufgaben: 'Ihre Aufgaben',
	ihnen: 'Ihnen',
	zugeteiltAn: (namen: readonly string[], ungenannt: number) =>
		`Zugeteilt: ${namen.join(', ')}${ungenannt > 0 ? ` und ${zahl(ungenannt)} weitere` : ''}`,
	erfassen: 'Freiwillige erfassen',
	gruppe: { UEBERFAELLIG: 'Überfällig', HEUTE: 'Heute', DEMNAECHST: 'Demnächst', ANDERE: 'Andere sind dran' },
	/** What the button of a task does. */
	verb: {
		NEU: 'Sichten',
		NEU_MINDERJAEHRIG: 'Sichten',
		OHNE_KONTAKT: 'Kontaktieren',
		UNKONTAKTIERT: 'Kontaktieren',
		VERHANDLUNG: 'Verhandeln',
		EINIGUNG: 'Ansehen',
		EIGENE_EINIGUNG: 'Abschließen',
		EINIGUNG_ANDERE: 'Nachfragen',
		BEWERBUNGEN_ANDERE: 'Ansehen',
		NACHGEFRAGT: 'Antworten',
		ANTRITT: 'Eintragen',
		ENDE: 'Eintragen',
		IM_DIENST: 'Ansehen',
		PRUEFEN: 'Prüfen',
		UEBERFAELLIG: 'Ansehen',
		UEBERFAELLIG_ANDERE: 'Erinnern',
		BEREITSTELLEN: 'Bereitstellen',
		BESIEGELUNG: 'Beheben',
		UNTERSCHRIFTEN: 'Ansehen',
		EIGENE_UNTERSCHRIFTEN: 'Unterschreiben',
		SEMINARTAGE_VERLOREN: 'Einplanen',
		SEMINARTAGE_BALD: 'Einplanen',
		OHNE_GRUPPE: 'Zuteilen',
		NACHWEISE_PRUEFEN: 'Prüfen',
		SEMINARE_DURCHFUEHREN: 'Abschließen',
		SEMINARE_WARTELISTE: 'Zuteilen',
		BFD_ERINNERN: 'Nachfragen',
		BESCHEINIGEN: 'Ausstellen',
		GEFAHR: 'Sichern',
		WIEDERVORLAGE: 'Öffnen',
		ZUSTIMMUNG: 'Zustimmen',
		NUMMER: 'Eintragen',
		OHNE_EMPFAENGER: 'Eintragen',
		OHNE_UNTERSCHRIFT: 'Berichtigen',
		BARRIEREN: 'Beantworten',
		STELLEN: 'Beheben',
		NACHRICHTEN: 'Beheben',
		SCHLUESSEL: 'Prüfen',
	},
	auswahl: { alle: 'Alle', meine: 'Mir zugeteilt', bewerbungen: 'Bewerbungen', dokumente: 'Dokumente' },
	auswahlTitel: 'Aufgaben zeigen',
	nichtsDarin: 'Hier wartet nichts auf Sie',
	alleZeigen: 'Alle Aufgaben',
	nichtsZuTun: 'Alles erledigt',
	nochNichts: 'Noch nichts zu tun',
	nochNichtsText: 'Zurzeit steht kein Einsatzort für Bewerbungen bereit. Was danach zu tun ist, erscheint hier.',
	nichtsZuTunText: 'Neue Bewerbungen, fällige Dienstantritte und Wiedervorlagen erscheinen hier.',
	neu: (n: number) => mit(n, 'neue Bewerbung', 'neue Bewerbungen'),
	neuText: (minderjaehrig: number) =>
		minderjaehrig > 0
			? `Noch ohne Kontakt, ${mit(minderjaehrig, 'Minderjährige', 'Minderjährige')}`
			: 'Noch ohne Kontakt',
	ohneKontakt: (n: number) => `${mit(n, 'Bewerbung', 'Bewerbungen')} ohne Kontakt seit 14 Tagen`,
	verhandlung: (n: number) => mit(n, 'Vertragsverhandlung', 'Vertragsverhandlungen'),
	verhandlungText: 'Warten auf die Vertragseinigung',
	einigung: (n: number) => `${mit(n, 'Vertragseinigung wartet', 'Vertragseinigungen warten')} auf Sie`,
	nachgefragt: (n: number) => `${mit(n, 'Einsatzstelle hat', 'Einsatzstellen haben')} nachgefragt, wie es steht`,
	nachgefragtText: 'Sie warten auf Ihren nächsten Schritt.',
	vertraegeBeiAnderen: (n: number) => `${mit(n, 'Vertrag wartet', 'Verträge warten')} auf andere`,
	bewerbungenBeiAnderen: (n: number) => `${mit(n, 'Bewerbung wartet', 'Bewerbungen warten')} auf andere`,
	antritt: (n: number) => `${mit(n, 'Dienstantritt steht', 'Dienstantritte stehen')} aus`,
	ende: (n: number) => `${mit(n, 'Dienst endet', 'Dienste enden')} in 14 Tagen oder früher`,
	nummer: (name: string) => `Vertragsnummer fehlt: ${name}`,
	nummerText: 'Alle haben unterschrieben. Mit der Nummer schließen Sie den Vertrag ab.',
	bedingungen: (name: string) => `Vertragsbedingungen geändert: ${name}`,
	bedingungenText: (datum: string) => `Geändert am ${datum}. Bitte ansehen und zustimmen.`,
	wiedervorlage: (name: string) => `Wiedervorlage: ${name}`,
	bemerkungVom: (datum: string) => `Ihre Bemerkung vom ${datum}`,
	unerreicht: (stelle: string) => `Mails an ${stelle} liest niemand`,
	unerreichtText: (n: number) =>
		`${n === 1 ? 'Eine Mail hatte' : `${zahl(n)} Mails hatten`} keinen Empfänger: Es fehlt eine Ansprechperson, die Mails bekommt, oder ein Zugang für die Stelle.`,
	ungefragt: (wer: string) => `${wer} konnte nicht um die Unterschrift gebeten werden`,
	ungefragtText: (freiwilliger: string) =>
		`Die Mail konnte nicht zugestellt werden. Prüfen Sie die E-Mail-Adresse in der Akte von ${freiwilliger} und senden Sie sie erneut, oder lassen Sie auf Papier unterschreiben.`,
	traegerUnerreicht: 'Mails an Sie selbst liest niemand',
	traegerUnerreichtText: (n: number) =>
		`${n === 1 ? 'Eine Mail hatte' : `${zahl(n)} Mails hatten`} keinen Empfänger: In den Parametern fehlt die Ansprechperson des Trägers.`,
	seit: (n: number) => `seit ${tagen(n)}`,
	noch: (n: number) => `noch ${tage(n)}`,
	heute: 'heute',
	trichter: (zyklus: string) => `Zyklus ${zyklus}`,
	/** Each step leads to as many rows, and these aren't the same in both lists. */
	trichterZaehlt: 'bis 2500 Bewerbungen, ab 2800 Freiwillige',
	status: 'Status',
	dienstart: 'Dienstart',
	alle: 'Plätze',
	genehmigt: 'Genehmigte Plätze',
	zugeteilt: 'Zugeteilte Plätze',
	plaetzeFrei: (frei: number, gesamt: number) => ({ frei: zahl(frei), rest: `von ${zahl(gesamt)} frei` }),
	keinePlaetze: 'In diesem Zyklus sind noch keine Plätze vergeben.',
	jeWoche: 'Bewerbungen je Woche',
	wochen: (von: string, bis: string) => `KW ${von}–${bis}, laufende heller`,
	woche: 'Kalenderwoche',
} as const;
