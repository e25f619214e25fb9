import { formatZahl } from '#domain/format/zahl.ts';

const zahl = (n: number) => formatZahl(n, 0);
/** `1 Tag`, `14 Tage`. */
const mit = (n: number, eines: string, viele: string) => `${zahl(n)} ${n === 1 ? eines : viele}`;
const tage = (n: number) => mit(n, 'Tag', 'Tage');
const tagen = (n: number) => mit(n, 'Tag', 'Tagen');

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
		OHNE_KONTAKT: '14 Tage ohne Kontakt',
		VERHANDLUNG: 'In Vertragsverhandlung',
		EINIGUNG: 'Vertragseinigungen',
		ANTRITT: 'Dienstantritt fällig',
		IM_DIENST: 'Im Dienst',
		PRUEFEN: 'Zu prüfen',
		UNTERSCHRIFTEN: 'Unterschriften offen',
		UEBERFAELLIG: 'Dokumente überfällig',
	},
	neuHinweis: 'letzte 14 Tage',
	aelteste: (datum: string) => `älteste vom ${datum}`,
	aeltestes: (datum: string) => `ältestes vom ${datum}`,
	gueltigBis: (datum: string) => `gültig bis ${datum}`,
	aufSie: (n: number) => (n === 1 ? '1 wartet auf Sie' : `${zahl(n)} warten auf Sie`),
	ueberfaelligHinweis: 'Frist vorbei',
	pruefen: (n: number) => `${mit(n, 'Dokument', 'Dokumente')} zu prüfen`,
	ueberfaellig: (n: number) => `${mit(n, 'Dokument', 'Dokumente')} über der Frist`,
	ueberfaelligText: 'Sie können an alle auf einmal erinnern.',
	besiegelung: (n: number) => `${mit(n, 'Dokument lässt', 'Dokumente lassen')} sich nicht besiegeln`,
	besiegelungText: 'Alle haben unterschrieben. Der Grund steht am Dokument.',
	eigeneUnterschrift: (n: number) => `${mit(n, 'Unterschrift wartet', 'Unterschriften warten')} auf Sie`,
	seitDatum: (datum: string) => `seit ${datum}`,
	naechsterBeginn: (datum: string) => `Beginn ab ${datum}`,
	naechstesEnde: (datum: string) => `Ende ab ${datum}`,
	keine: 'keine',
	aufgaben: 'Ihre Aufgaben',
	gruppe: { UEBERFAELLIG: 'Überfällig', HEUTE: 'Heute', DEMNAECHST: 'Demnächst' },
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
	einigung: (n: number) => `${mit(n, 'Vertragseinigung wartet', 'Vertragseinigungen warten')} auf den Abschluss`,
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
	eintragen: 'Eintragen',
	seit: (n: number) => `seit ${tagen(n)}`,
	noch: (n: number) => `noch ${tage(n)}`,
	heute: 'heute',
	ansehen: 'Ansehen',
	oeffnen: 'Öffnen',
	trichter: (zyklus: string) => `Zyklus ${zyklus}`,
	status: 'Status',
	plaetze: 'Freie Plätze',
	plaetzeFrei: (frei: number, gesamt: number) => ({ frei: zahl(frei), rest: `von ${zahl(gesamt)} frei` }),
	keinePlaetze: 'In diesem Zyklus sind noch keine Plätze zugeteilt.',
	jeWoche: 'Bewerbungen je Woche',
	wochen: (von: string, bis: string) => `KW ${von}–${bis}, laufende heller`,
	woche: 'Kalenderwoche',
} as const;
