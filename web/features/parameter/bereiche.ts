import type { Abschnitt } from '#domain/parameter/parameterfelder.ts';

/** The tabs and their sections, apart from the fields: the route knows them. Table: screens, Parameter. */
export const BEREICHE = {
	allgemein: [
		'mandant',
		'zahlungskonto',
		'lohn',
		'laeufe',
		'bilder',
		'farben',
		'mails',
		'barrierefreiheit',
		'zugang',
		'wartung',
		'fristen',
	],
	briefkopf: ['briefkopf', 'seitenmass'],
	kontingent: ['kontingent'],
	freiwilligendienste: [
		'bewerbung',
		'karte',
		'fragen',
		'sicht',
		'dienstart',
		'einigung',
		'vertragsnummern',
		'bezeichnungen',
	],
	seminarverwaltung: ['seminarverwaltung'],
	mahnwesen: ['mahnungen'],
	seminare: ['anmeldung', 'nachweis'],
} as const satisfies Readonly<Record<string, readonly Abschnitt[]>>;

export type Bereich = keyof typeof BEREICHE;
export const BEREICHSNAMEN = Object.keys(BEREICHE) as Bereich[];
