import { katalog } from './katalog.ts';

export const FREIWILLIGER = katalog('Freiwilliger', 4, [
	[0, 'OptIn', 'OptIn', 'BEWERBEN', 'Registriert, E-Mail-Adresse noch nicht bestätigt'],
	[1000, 'Freigeschaltet', 'Freigeschaltet', 'BEWERBEN', 'Bestätigt, Bewerbung noch nicht abgesendet'],
	[1500, 'Wunschlos', 'Wunschlos', 'BEWERBEN', 'Ohne offene Bewerbung; im Pool, offen für Vorschläge'],
	[2000, 'BewerbungsProzess', 'Beworben', 'BEWERBEN', 'Bewerbung abgesendet, noch keine Rückmeldung'],
	[2100, 'BewerbungKontaktiert', 'Kontaktiert', 'BEWERBEN', 'Zum Gespräch eingeladen'],
	[
		2500,
		'BewerbungVerhandlung',
		'In Verhandlung',
		'VERHANDELN',
		'Bedingungen werden besprochen, ein Vertragsentwurf liegt vor',
	],
	[
		2800,
		'BewerbungEinigung',
		'Vertragseinigung',
		'VERTRAGLICH',
		'Der Vertrag kann unterschrieben werden, ein Platz ist reserviert',
	],
	[3000, 'Vertragsabschluss', 'Vertragsabschluss', 'VERTRAGLICH', 'Unterschrieben'],
	[4000, 'ImDienst', 'Im Dienst', 'IM_DIENST', 'Der Dienst ist angetreten'],
	[9000, 'Dienstende', 'Dienstende', 'BEENDET', 'Der Dienst ist wie vorgesehen beendet'],
	[
		9300,
		'VorzeitigesDienstende',
		'Vorzeitiges Dienstende',
		'BEENDET',
		'Der Dienst ist vor dem vorgesehenen Tag beendet',
	],
	[9500, 'DienstNichtAngetreten', 'Dienst nicht angetreten', 'ABGESAGT', 'Archiviert, der Platz ist wieder frei'],
	[
		9900,
		'NachbearbeitungAbgeschlossen',
		'Nachbearbeitung abgeschlossen',
		'BEENDET',
		'Alle Dokumente und Bescheinigungen sind ausgestellt',
	],
]);
export type FreiwilligerStatus = keyof typeof FREIWILLIGER.eintraege;

/** Looks for a place: nothing is agreed with anybody yet. */
export const STELLENSUCHE: readonly FreiwilligerStatus[] = [1000, 1500, 2000, 2100, 2500];
/** Other sites may see of them, where the tenant shows all applicants to all. */
export const BEWERBUNG_LAEUFT: readonly FreiwilligerStatus[] = [1500, 2000, 2100, 2500];
/** Has sent an application and has no contract yet. */
export const BEWORBEN: readonly FreiwilligerStatus[] = [2000, 2100, 2500, 2800];
export const AB_EINIGUNG: readonly FreiwilligerStatus[] = [2800, 3000, 4000, 9000, 9300, 9500, 9900];
/** Confirmed and not closed. */
export const MIT_DOKUMENTEN: readonly FreiwilligerStatus[] = [...STELLENSUCHE, 2800, 3000, 4000, 9000, 9300, 9500];
/** The service was begun, and is over. */
export const GEDIENT: readonly FreiwilligerStatus[] = [9000, 9300, 9900];
