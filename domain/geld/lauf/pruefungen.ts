/** What stands out in the rows of a run before it is released. Table: money.md, runs, checks. */
import { GANZ } from '#domain/recht/monate.ts';
import { type Laufart, VERTRAGSLAUFARTEN } from '../posten.ts';
import type { Zeilenname } from './ereignisse.ts';
import { type Lauf, zeilenkey } from './lauf.ts';
import type { Laufzeile } from './zeilen.ts';

/** What a row is judged by. */
export interface Zeilenlage {
	readonly iban: string | null;
	readonly kontoinhaber: string | null;
	readonly istMinderjaehrig: boolean;
	readonly hatSorgeberechtigte: boolean;
	readonly istAngetreten: boolean;
	readonly istGeloescht: boolean;
}

type Gewicht = 'SPERRT' | 'HINWEIS';
interface Pruefung {
	/** SPERRT: nothing is released until it is mended, its row taken out, or somebody answers for it. */
	readonly gewicht: Gewicht;
	readonly titel: string;
	/** What is to be done. */
	readonly abhilfe: string;
	/** Kinds of runs it is about; left out: all. */
	readonly arten?: readonly Laufart[];
	readonly trifft: (zeile: Gepruefte) => boolean;
}
type Gepruefte = Laufzeile &
	Zeilenlage & {
		readonly name: string;
		/** Of the last run that paid the person; null: none did. */
		readonly bisherigeIban: string | null;
	};

const ZAHLUNGEN: readonly Laufart[] = ['TASCHENGELD'];

export const PRUEFUNGEN = {
	IBAN_FEHLT: {
		gewicht: 'SPERRT',
		titel: 'IBAN fehlt',
		abhilfe: 'Die IBAN in der Akte eintragen und neu rechnen.',
		arten: ZAHLUNGEN,
		trifft: ({ iban }) => iban === null,
	},
	IBAN_GEAENDERT: {
		gewicht: 'SPERRT',
		titel: 'IBAN geändert',
		abhilfe: 'Die neue IBAN durch einen Rückruf bestätigen.',
		arten: ZAHLUNGEN,
		trifft: ({ iban, bisherigeIban }) => iban !== null && bisherigeIban !== null && iban !== bisherigeIban,
	},
	OHNE_SORGEBERECHTIGTE: {
		gewicht: 'SPERRT',
		titel: 'Minderjährig ohne Erziehungsberechtigte',
		abhilfe: 'Die Erziehungsberechtigten in der Akte eintragen und neu rechnen.',
		arten: ZAHLUNGEN,
		trifft: ({ istMinderjaehrig, hatSorgeberechtigte }) => istMinderjaehrig && !hatSorgeberechtigte,
	},
	KONTOINHABER: {
		gewicht: 'HINWEIS',
		titel: 'Konto auf anderen Namen',
		abhilfe: 'Prüfen, ob die Person dem zugestimmt hat.',
		arten: ZAHLUNGEN,
		trifft: ({ kontoinhaber, name }) => kontoinhaber !== null && !gleichBenannt(kontoinhaber, name),
	},
	KEIN_DIENSTANTRITT: {
		gewicht: 'HINWEIS',
		titel: 'Kein Dienstantritt erfasst',
		abhilfe: 'Den Dienstantritt in der Akte eintragen.',
		trifft: ({ istAngetreten, betrag }) => !istAngetreten && betrag > 0,
	},
	ANGEBROCHEN: {
		gewicht: 'HINWEIS',
		titel: 'Angebrochener Monat',
		abhilfe: 'Beginn und Ende des Dienstes prüfen.',
		trifft: ({ anteil, ausgleichZu }) => anteil < GANZ && ausgleichZu === undefined,
	},
	NEGATIV: {
		gewicht: 'HINWEIS',
		titel: 'Rückforderung',
		abhilfe: 'Wird mit anderen Zeilen der Person verrechnet; was übrig bleibt, fordern Sie zurück.',
		arten: VERTRAGSLAUFARTEN,
		trifft: ({ betrag }) => betrag < 0,
	},
	KORREKTUR: {
		gewicht: 'HINWEIS',
		titel: 'Korrektur eines früheren Abrufs',
		abhilfe: 'Steht unter Korrekturen mit dem Grund; um sie wird dieser Abruf gekürzt.',
		arten: ['MITTELABRUF'],
		trifft: ({ betrag, menge = 0 }) => betrag < 0 || menge < 0,
	},
} as const satisfies Readonly<Record<string, Pruefung>>;
export type Pruefungkey = keyof typeof PRUEFUNGEN;
const KEYS = Object.keys(PRUEFUNGEN) as Pruefungkey[];

export interface Treffer extends Zeilenname {
	readonly pruefung: Pruefungkey;
	readonly gewicht: Gewicht;
	readonly bestaetigt: boolean;
}

/** In the order of the checks, then of the rows; rows that were taken out are nobody's concern. */
export function treffer(
	{ art, herausgenommen, bestaetigt }: Pick<Lauf, 'art' | 'herausgenommen' | 'bestaetigt'>,
	zeilen: readonly Gepruefte[],
): Treffer[] {
	const draussen = new Set(herausgenommen.map(zeilenkey));
	const verantwortet = new Set(bestaetigt.map((b) => `${b.pruefung} ${zeilenkey(b)}`));
	const drin = zeilen.filter((zeile) => !zeile.istGeloescht && !draussen.has(zeilenkey(zeile)));
	return KEYS.flatMap((pruefung) => {
		const { gewicht, arten, trifft }: Pruefung = PRUEFUNGEN[pruefung];
		if (arten && !arten.includes(art)) return [];
		return drin.filter(trifft).map(({ vertragID, monat }) => ({
			...{ vertragID, monat, pruefung, gewicht },
			bestaetigt: verantwortet.has(`${pruefung} ${vertragID} ${monat}`),
		}));
	});
}

/** What still hinders the release, in words. */
export function offenePruefungen(alle: readonly Treffer[]): string[] {
	const offen = alle.filter(({ gewicht, bestaetigt }) => gewicht === 'SPERRT' && !bestaetigt);
	return [...Map.groupBy(offen, ({ pruefung }) => pruefung)].map(
		([pruefung, ihre]) => `${PRUEFUNGEN[pruefung].titel} (${ihre.length === 1 ? '1 Zeile' : `${ihre.length} Zeilen`})`,
	);
}

/** `Mara Muster` is `Muster, Mara`. */
function gleichBenannt(inhaber: string, name: string): boolean {
	const worte = (text: string) =>
		text
			.toLocaleLowerCase('de')
			.split(/[\s,]+/)
			.filter(Boolean)
			.toSorted()
			.join(' ');
	return worte(inhaber) === worte(name);
}
