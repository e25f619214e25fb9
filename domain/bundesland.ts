/** The sixteen Länder of Germany: their names, and in which of them a postcode lies. */

export const BUNDESLAENDER = {
	BW: 'Baden-Württemberg',
	BY: 'Bayern',
	BE: 'Berlin',
	BB: 'Brandenburg',
	HB: 'Bremen',
	HH: 'Hamburg',
	HE: 'Hessen',
	MV: 'Mecklenburg-Vorpommern',
	NI: 'Niedersachsen',
	NW: 'Nordrhein-Westfalen',
	RP: 'Rheinland-Pfalz',
	SL: 'Saarland',
	SN: 'Sachsen',
	ST: 'Sachsen-Anhalt',
	SH: 'Schleswig-Holstein',
	TH: 'Thüringen',
} as const;

export type Bundesland = keyof typeof BUNDESLAENDER;

export const BUNDESLANDKUERZEL = Object.keys(BUNDESLAENDER) as [Bundesland, ...Bundesland[]];

/** Where most of a postcode area of two digits lies. */
const LEITREGIONEN: Readonly<Record<Bundesland, string>> = {
	BW: '68 69 70 71 72 73 74 75 76 77 78 79 88 89',
	BY: '80 81 82 83 84 85 86 87 90 91 92 93 94 95 96 97',
	BE: '10 12 13',
	BB: '03 14 15 16',
	HB: '28',
	HH: '20 22',
	HE: '34 35 36 60 61 63 64 65',
	MV: '17 18 19',
	NI: '21 26 27 29 30 31 37 38 49',
	NW: '32 33 40 41 42 44 45 46 47 48 50 51 52 53 57 58 59',
	RP: '54 55 56 67',
	SL: '66',
	SN: '01 02 04 08 09',
	ST: '06 39',
	SH: '23 24 25',
	TH: '07 98 99',
};

const JE_REGION: ReadonlyMap<string, Bundesland> = new Map(
	BUNDESLANDKUERZEL.flatMap((land) => LEITREGIONEN[land].split(' ').map((region) => [region, land] as const)),
);

/** As good as two digits are: near a border it may be the neighbour. null: no German postcode. */
export const bundeslandVonPlz = (plz: string): Bundesland | null =>
	/^\d{5}$/.test(plz) ? (JE_REGION.get(plz.slice(0, 2)) ?? null) : null;

/** What most of these postcodes lie in, each with how often it occurs; null: none of them is one. */
export function haeufigstesBundesland(
	plzen: readonly { readonly plz: string; readonly anzahl: number }[],
): Bundesland | null {
	const summen = new Map<Bundesland, number>();
	for (const { plz, anzahl } of plzen) {
		const land = bundeslandVonPlz(plz);
		if (land) summen.set(land, (summen.get(land) ?? 0) + anzahl);
	}
	const [erstes] = [...summen].toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b));
	return erstes?.[0] ?? null;
}

/** The Land a text names by its name; the longer name counts where one holds the other. null: none, or several. */
export function bundeslandIn(text: string): Bundesland | null {
	const klein = text.toLocaleLowerCase('de');
	let rest = klein;
	const gefunden: Bundesland[] = [];
	for (const land of BUNDESLANDKUERZEL.toSorted((a, b) => BUNDESLAENDER[b].length - BUNDESLAENDER[a].length)) {
		const name = BUNDESLAENDER[land].toLocaleLowerCase('de');
		if (!rest.includes(name)) continue;
		rest = rest.replaceAll(name, ' ');
		gefunden.push(land);
	}
	return gefunden.length === 1 ? (gefunden[0] ?? null) : null;
}
