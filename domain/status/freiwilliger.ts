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
