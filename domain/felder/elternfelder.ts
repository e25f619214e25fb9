/** The guardians' data by single fields, the first two in the order they were entered (table: Erziehungsberechtigter). */

const PLAETZE = ['Eins', 'Zwei'] as const;
const TEILE = ['Art', 'Vorname', 'Nachname', 'Email', 'Telefon'] as const;

export type Elternfeld = `erziehungsberechtigter${(typeof PLAETZE)[number]}${(typeof TEILE)[number]}`;

/** Which guardian a field belongs to, counted from 0, and which of his data it is. */
export interface Elternplatz {
	readonly platz: 0 | 1;
	readonly teil: 'art' | 'vorname' | 'nachname' | 'email' | 'telefon';
}

export const ELTERNFELDER = PLAETZE.flatMap((platz) =>
	TEILE.map((teil): Elternfeld => `erziehungsberechtigter${platz}${teil}`),
);

const NACH_FELD: ReadonlyMap<string, Elternplatz> = new Map(
	ELTERNFELDER.map((feld, nr) => {
		const teil = TEILE[nr % TEILE.length]?.toLowerCase() as Elternplatz['teil'];
		return [feld, { platz: nr < TEILE.length ? 0 : 1, teil }];
	}),
);

const NAME: Readonly<Record<Elternplatz['teil'], string>> = {
	art: 'Art',
	vorname: 'Vorname',
	nachname: 'Nachname',
	email: 'E-Mail',
	telefon: 'Telefon',
};
const WER = ['Erste erziehungsberechtigte Person', 'Zweite erziehungsberechtigte Person'] as const;

export const elternplatz = (feld: string): Elternplatz | null => NACH_FELD.get(feld) ?? null;
export const istElternfeld = (feld: string): feld is Elternfeld => NACH_FELD.has(feld);

/** The field of a place that holds a part; null: that part can't be asked for. */
export function elternfeld(platz: Elternplatz['platz'], teil: string): Elternfeld | null {
	return ELTERNFELDER.find((feld) => elternplatz(feld)?.platz === platz && elternplatz(feld)?.teil === teil) ?? null;
}

export const ELTERNFELD_BEZEICHNUNG = Object.fromEntries(
	[...NACH_FELD].map(([feld, { platz, teil }]) => [feld, `${WER[platz]}: ${NAME[teil]}`]),
) as Readonly<Record<Elternfeld, string>>;
