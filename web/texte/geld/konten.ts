import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { LAEUFE } from './laeufe.ts';

/** Money of a contract and of an Einsatzstelle. */
export const KONTO = {
	geld: 'Geld',
	konto: 'Konto',
	vertraege: 'Verträge',
	arten: { ...LAEUFE.arten },
	monat: 'Monat',
	anteil: 'Anteil',
	soll: 'Steht zu',
	schuldet: 'Schuldet',
	laeufe: 'In Läufen',
	gebucht: 'Gebucht',
	offen: 'Offen',
	summe: 'Bis heute',
	lagen: { FAELLIG: null, VORSCHAU: 'Vorschau', VORHER: 'vor dem ersten Lauf' },
	/** A month no run has. */
	ohneLauf: { FAELLIG: 'noch in keinem Lauf', VORSCHAU: 'noch nicht fällig', VORHER: 'nicht von diesem Portal' },
	lauf: (nr: number): string => `Lauf ${nr}`,
	seit: (status: keyof typeof LAEUFE.staende, zeit: string): string =>
		`${LAEUFE.staende[status]}, ${formatDatum(tagInBerlin(zeit))}`,
	zahl: (art: string, nr: number, monat: string): string => `${art}, ${LAEUFE.monate(monat, monat)}, Lauf ${nr}`,
	sollZahl: (art: string, monat: string): string => `${art} ${LAEUFE.monate(monat, monat)}`,
	offenZahl: (art: string, monat: string): string => `${art} ${LAEUFE.monate(monat, monat)}, offen`,
	gesamt: (art: string, was: string): string => `${art} bis heute, ${was}`,
	verbund: (anzahl: number): string => (anzahl === 1 ? '1 Vertrag' : `${formatZahl(anzahl, 0)} Verträge`),
	leer: 'Noch kein Geld.',
	keinAnspruch: 'Kein Anspruch.',
	ohne: {
		NICHT_ABGESCHLOSSEN: 'Der Vertrag ist noch nicht abgeschlossen. Danach stehen hier seine Monate.',
		NICHT_ANGETRETEN: 'Der Dienst wurde nicht angetreten.',
		KEINE: 'Der Vertrag nennt keine Beträge, die monatlich gezahlt oder eingezogen werden.',
	},
	zurueck: (euro: string): string =>
		`Der Dienst wurde nicht angetreten. Freigegeben waren ${euro}; der nächste Lauf holt das zurück.`,
	ohneVertrag: 'Noch kein Vertrag.',
	ohneVertragText: 'Mit dem Vertragsabschluss stehen hier seine Monate: was zusteht, was gezahlt ist, was offen ist.',
	stelleZahlt: 'Das Taschengeld zahlt die Einsatzstelle; der Träger führt dafür keine Buchhaltung.',
	stelleLeer: 'Noch keine Beiträge.',
	stelleLeerText: 'Hier stehen je Monat die Beiträge aus den Verträgen dieser Einsatzstelle und was davon gebucht ist.',
	nurFreigegebene: 'Offen ist, was zusteht und in keinem freigegebenen Lauf steht. Ein Minus ist zu viel gezahlt.',
	saldo: 'Kontostand',
} as const;
