import { formatZahl } from '#domain/format/zahl.ts';

const mit = (n: number, eines: string, viele: string) => `${formatZahl(n, 0)} ${n === 1 ? eines : viele}`;
/** A figure and its word stay together. */
const tage = (n: number) => (n === 1 ? '1\u00A0Tag' : `${formatZahl(n, Number.isInteger(n) ? 0 : 1)}\u00A0Tage`);

/** `1 Tag`, `4,5 Tagen`. */
const tagen = (n: number) => (n === 1 ? tage(n) : `${tage(n)}n`);

/** What start pages tell of seminars: the staff's, and a volunteer's own. */
export const SEMINARSTART = {
	verloren: (n: number) =>
		`${mit(n, 'freiwillige Person erreicht', 'Freiwillige erreichen')} die Seminartage nicht mehr`,
	verlorenText: 'Die veröffentlichten Seminare mit freien Plätzen reichen dafür nicht aus.',
	bald: (n: number) =>
		`${mit(n, 'freiwillige Person kann', 'Freiwillige können')} die Seminartage bald nicht mehr erreichen`,
	baldText: (datum: string) => `Frühestens ab ${datum}. Bis dahin hilft eine Anmeldung.`,
	ohneGruppe: (n: number) => `${mit(n, 'freiwillige Person ist', 'Freiwillige sind')} in keiner Seminargruppe`,
	ohneGruppeText: 'Aufgenommen werden sie auf der Seite der Gruppe.',
	nachweise: (n: number) => `${mit(n, 'Seminarnachweis', 'Seminarnachweise')} zu prüfen`,
	aeltesterSeit: (datum: string) => `ältester seit ${datum}`,
	durchfuehren: (n: number) =>
		`${mit(n, 'Seminar ist', 'Seminare sind')} vorbei und noch nicht als durchgeführt vermerkt`,
	durchfuehrenText: 'Danach stehen die Seminartage der Teilnehmenden zur Prüfung.',
	warteliste: (n: number) => `${mit(n, 'Seminar hat', 'Seminare haben')} eine Warteliste`,
	naechstesAb: (datum: string) => `das nächste beginnt am ${datum}`,
	naechste: 'Nächste Seminare',
	keine: 'Zurzeit steht kein Seminar bevor.',
	alle: 'Alle Seminare',
	dabei: (n: number) => (n === 0 ? 'noch niemand angemeldet' : `${formatZahl(n, 0)} angemeldet`),
	eigene: (n: number) => (n === 1 ? '1 von Ihrer Einsatzstelle' : `${formatZahl(n, 0)} von Ihrer Einsatzstelle`),
	online: 'online',

	ihre: 'Ihre Seminare',
	tage,
	meine: 'Meine Seminare',
	ihrNaechstes: 'Ihr nächstes Seminar',
	keinNaechstes: 'Zurzeit sind Sie zu keinem Seminar angemeldet.',
	offen: (offen: number, pflicht: number) => `Von ${tagen(pflicht)} sind noch ${tage(offen)} offen.`,
	einerOffen: (pflicht: number) => `Von ${tagen(pflicht)} ist noch 1\u00A0Tag offen.`,
	geplant: (n: number) => (n === 1 ? 'Davon ist 1\u00A0Tag schon geplant.' : `Davon sind ${tage(n)} schon geplant.`),
	allesDa: (pflicht: number) => `Alle ${tage(pflicht)} sind anerkannt.`,
	angebot: (seminar: string) => `Ein Platz ist frei: ${seminar}`,
	angebotText: (frist: string) => `Er ist bis ${frist} für Sie reserviert.`,
	antworten: 'Antworten',
	einreichen: (seminar: string) => `Nachweis einreichen: ${seminar}`,
	einreichenText: 'Der Träger erkennt die Tage an, sobald er den Nachweis geprüft hat.',
	nocheinmal: (seminar: string) => `Nachweis noch einmal einreichen: ${seminar}`,
	abgelehntText: (grund: string | null) =>
		grund ? `Der Träger hat ihn nicht anerkannt: ${grund}` : 'Der Träger hat ihn nicht anerkannt.',
	oeffnen: 'Zu den Seminaren',
} as const;
