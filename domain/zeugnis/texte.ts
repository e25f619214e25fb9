/** The parts of a Zeugnis that are written for one person. */

export const ZEUGNISFELDER = ['taetigkeiten', 'merkmale', 'leistung', 'verhalten'] as const;
export type Zeugnisfeld = (typeof ZEUGNISFELDER)[number];

export type Zeugnistexte = Readonly<Record<Zeugnisfeld, string>>;

export const OHNE_TEXTE: Zeugnistexte = { taetigkeiten: '', merkmale: '', leistung: '', verhalten: '' };

export const ZEUGNISFELD_BEZEICHNUNG: Readonly<Record<Zeugnisfeld, string>> = {
	taetigkeiten: 'Tätigkeiten',
	merkmale: 'Berufsqualifizierende Merkmale',
	leistung: 'Leistung',
	verhalten: 'Verhalten',
};

/** Characters each of them may have. */
export const ZEUGNISTEXT_MAX = 3000;

/** EINFACH: on kind and duration; ERWEITERT: on performance and conduct, too (§ 11 JFDG, § 11 BFDG). */
export const ZEUGNISUMFAENGE = ['EINFACH', 'ERWEITERT'] as const;
export type Zeugnisumfang = (typeof ZEUGNISUMFAENGE)[number];

export const UMFANGWORT: Readonly<Record<Zeugnisumfang, string>> = {
	EINFACH: 'einfach',
	ERWEITERT: 'erweitert',
};

const NUR_ERWEITERT: readonly Zeugnisfeld[] = ['leistung', 'verhalten'];

export const felderVon = (umfang: Zeugnisumfang): readonly Zeugnisfeld[] =>
	umfang === 'ERWEITERT' ? ZEUGNISFELDER : ZEUGNISFELDER.filter((feld) => !NUR_ERWEITERT.includes(feld));

/** What it can't do without. */
export const pflichtfelderVon = (umfang: Zeugnisumfang): readonly Zeugnisfeld[] =>
	felderVon(umfang).filter((feld) => feld !== 'merkmale');
