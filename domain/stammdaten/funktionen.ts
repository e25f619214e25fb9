/**
 * What a contact person is to an address, as the portal comes with it; rules name these by their key. The tenant may
 * call them otherwise and add others. Table: Person, User.
 */
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
