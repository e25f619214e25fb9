import { katalog } from './katalog.ts';

export const WUNSCH = katalog('FreiwilligerAdresswunsch', 4, [
	[0, 'Beworben', 'Beworben', 'BEWERBEN', 'Bewerbung bei der Einsatzstelle, noch ohne Rückmeldung'],
	[500, 'Warteliste', 'Warteliste', 'BEWERBEN', 'Zurzeit ist kein Platz frei'],
	[1000, 'Vorschlag', 'Vorschlag', 'BEWERBEN', 'Vorschlag der Einsatzstelle'],
	[2000, 'Kontaktiert', 'Kontaktiert', 'BEWERBEN', 'Zum Gespräch eingeladen'],
	[
		3000,
		'InVertragsverhandlung',
		'In Vertragsverhandlung',
		'VERHANDELN',
		'Bedingungen werden besprochen, ein Vertragsentwurf liegt vor',
	],
	[
		3500,
		'Vertragseinigung',
		'Vertragseinigung',
		'VERTRAGLICH',
		'Der Vertrag kann unterschrieben werden, ein Platz ist reserviert',
	],
	[
		4000,
		'Vertragsabschluss',
		'Vertragsabschluss',
		'VERTRAGLICH',
		'Der Vertrag ist unterschrieben, der Platz ist belegt',
	],
	[5000, 'Dienstantritt', 'Im Dienst', 'IM_DIENST', 'Der Dienst ist angetreten'],
	[
		5400,
		'VorzeitigesDienstende',
		'Vorzeitiges Dienstende',
		'BEENDET',
		'Der Dienst ist vor dem vorgesehenen Tag beendet',
	],
	[5500, 'Dienstende', 'Dienstende', 'BEENDET', 'Der Dienst ist wie vorgesehen beendet'],
	[8000, 'DienstNichtAngetreten', 'Dienst nicht angetreten', 'ABGESAGT', 'Archiviert, der Platz ist wieder frei'],
	[9000, 'Abgesagt', 'Abgesagt', 'ABGESAGT', 'Die Bewerbung wurde zurückgezogen'],
	[9500, 'Abgelehnt', 'Abgelehnt', 'ABGESAGT', 'Die Einsatzstelle hat abgelehnt'],
]);
export type WunschStatus = keyof typeof WUNSCH.eintraege;

/** Open wishes; the volunteer's own open ones are these without the host's proposal (1000). */
export const OFFEN: readonly WunschStatus[] = [0, 500, 1000, 2000, 3000, 3500];
export const EIGENE_OFFEN: readonly WunschStatus[] = [0, 500, 2000, 3000, 3500];
export const GEBUNDEN: readonly WunschStatus[] = [3500, 4000, 5000];
export const BEENDET: readonly WunschStatus[] = [5400, 5500, 8000, 9000, 9500];
/** Ended after a contract: these carry the volunteer's end of service. */
export const DIENST_BEENDET: readonly WunschStatus[] = [5400, 5500, 8000];
/** Of a service that was begun. */
export const GELEISTET: readonly WunschStatus[] = [5400, 5500];
/** Concluded: from then on it is the contract's place that counts. */
export const IM_DIENST: readonly WunschStatus[] = [4000, 5000, ...DIENST_BEENDET];
/** Of an agreement or later, and not called off. */
export const GEEINIGT: readonly WunschStatus[] = [...GEBUNDEN, ...DIENST_BEENDET];
/** Neither withdrawn nor rejected. */
export const NICHT_ABGESAGT: readonly WunschStatus[] = [...OFFEN, 4000, 5000, ...DIENST_BEENDET];
/** The Einsatzstelle has made contact, and it wasn't called off since. */
export const KONTAKTIERT: readonly WunschStatus[] = [2000, 3000, ...GEEINIGT];
