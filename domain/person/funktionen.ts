/** What a contact person is to an address. Table: Person, User. */
export const FUNKTIONEN = {
	ANSPRECHPARTNER: 'Ansprechpartner',
	VERTRETUNG: 'Vertretung',
	BETREUER: 'Betreuer (Anleitung)',
	UNTERZEICHNER: 'Unterzeichner',
	BUCHHALTUNG: 'Buchhaltung',
	KONTINGENT: 'Kontingent',
	VORSTAND: 'Vorstand',
	SEMINAR: 'Seminar',
} as const;
export type Funktion = keyof typeof FUNKTIONEN;
export const FUNKTION_IDS = Object.keys(FUNKTIONEN) as [Funktion, ...Funktion[]];
