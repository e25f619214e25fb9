/** What stands out in the rows of a run before it is released. Table: money.md, runs, checks. */
import { GANZ, type Monat } from '#domain/recht/monate.ts';
import { LOHNPRUEFUNGEN } from '../lohn/lohnpruefungen.ts';
import { EINZUGSARTEN, type Laufart, VERTRAGSLAUFARTEN, ZAHLUNGSARTEN } from '../posten.ts';
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
	/** Does the Traeger do the payroll, by what the contract says now? */
	readonly isBuchhaltungTraeger: boolean;
	readonly hatSteuerID: boolean;
	readonly hatSozialversicherungsnummer: boolean;
	/** Who pays the contribution; null: the place is gone. */
	readonly stelle: Stellenlage | null;
}

interface Stellenlage {
	readonly iban: string | null;
	readonly mandatsreferenz: string | null;
	readonly mandatsdatum: string | null;
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
	readonly trifft: (zeile: Beurteilt) => boolean;
}
type Gepruefte = Laufzeile &
	Zeilenlage & {
		readonly name: string;
		/** Of the last run that paid the person; null: none did. */
		readonly bisherigeIban: string | null;
		/** Last day of service, as known at the run's position. */
		readonly ende: string | null;
		/** Of the contract, released for the month before as a whole one; null: nothing, or it was begun. Cents. */
		readonly vormonat: number | null;
		/** Of the last debit of the Einsatzstelle; null: there was none. */
		readonly bisherigeStellenIban: string | null;
	};
type Beurteilt = Gepruefte & { readonly von: Monat; readonly laufSprungProzent: number };

export const PRUEFUNGEN = {
	IBAN_FEHLT: {
		gewicht: 'SPERRT',
		titel: 'IBAN fehlt',
		abhilfe: 'Die IBAN in der Akte eintragen und neu rechnen.',
		arten: ZAHLUNGSARTEN,
		trifft: ({ iban }) => iban === null,
	},
	IBAN_GEAENDERT: {
		gewicht: 'SPERRT',
		titel: 'IBAN geändert',
		abhilfe: 'Die neue IBAN durch einen Rückruf bestätigen.',
		arten: ZAHLUNGSARTEN,
		trifft: ({ iban, bisherigeIban }) => iban !== null && bisherigeIban !== null && iban !== bisherigeIban,
	},
	OHNE_SORGEBERECHTIGTE: {
		gewicht: 'SPERRT',
		titel: 'Minderjährig ohne Erziehungsberechtigte',
		abhilfe: 'Die Erziehungsberechtigten in der Akte eintragen und neu rechnen.',
		arten: ZAHLUNGSARTEN,
		trifft: ({ istMinderjaehrig, hatSorgeberechtigte }) => istMinderjaehrig && !hatSorgeberechtigte,
	},
	KONTOINHABER: {
		gewicht: 'HINWEIS',
		titel: 'Konto auf anderen Namen',
		abhilfe: 'Prüfen, ob die Person dem zugestimmt hat.',
		arten: ZAHLUNGSARTEN,
		trifft: ({ kontoinhaber, name }) => kontoinhaber !== null && !gleichBenannt(kontoinhaber, name),
	},
	STEUER_ID_FEHLT: {
		gewicht: 'HINWEIS',
		titel: LOHNPRUEFUNGEN.STEUER_ID.titel,
		abhilfe: 'Die Lohndatei braucht sie. In der Akte eintragen und neu rechnen.',
		arten: ZAHLUNGSARTEN,
		trifft: ({ isBuchhaltungTraeger, hatSteuerID }) => isBuchhaltungTraeger && !hatSteuerID,
	},
	SV_NUMMER_FEHLT: {
		gewicht: 'HINWEIS',
		titel: LOHNPRUEFUNGEN.SV_NUMMER.titel,
		abhilfe: 'Die Lohndatei braucht sie. In der Akte eintragen und neu rechnen.',
		arten: ZAHLUNGSARTEN,
		trifft: ({ isBuchhaltungTraeger, hatSozialversicherungsnummer }) =>
			isBuchhaltungTraeger && !hatSozialversicherungsnummer,
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
	ENDE_DAVOR: {
		gewicht: 'HINWEIS',
		titel: 'Dienst endete vor dem Zeitraum',
		abhilfe: 'Prüfen, ob das Ende stimmt; die Zeile gleicht frühere Monate aus.',
		trifft: ({ ende, von }) => ende !== null && ende < von,
	},
	SPRUNG: {
		gewicht: 'HINWEIS',
		titel: 'Betrag springt gegenüber dem Vormonat',
		abhilfe: 'Die Beträge des Vertrags mit dem Vormonat vergleichen.',
		trifft: ({ betrag, anteil, ausgleichZu, vormonat, laufSprungProzent }) =>
			vormonat !== null &&
			anteil === GANZ &&
			ausgleichZu === undefined &&
			Math.abs(betrag - vormonat) * 100 > vormonat * laufSprungProzent,
	},
	NEGATIV: {
		gewicht: 'HINWEIS',
		titel: 'Rückforderung',
		abhilfe: 'Wird mit anderen Zeilen der Person verrechnet; was übrig bleibt, mit der nächsten Zahlung.',
		arten: VERTRAGSLAUFARTEN,
		trifft: ({ betrag }) => betrag < 0,
	},
	OHNE_MANDAT: {
		gewicht: 'HINWEIS',
		titel: 'Einsatzstelle ohne Mandat',
		abhilfe: 'Der Beitrag wird nicht abgebucht und steht nur auf der Liste.',
		arten: EINZUGSARTEN,
		trifft: ({ stelle }) => !stelle?.mandatsreferenz,
	},
	MANDATSDATUM_FEHLT: {
		gewicht: 'SPERRT',
		titel: 'Mandat ohne Datum',
		abhilfe: 'Auf der Seite der Einsatzstelle eintragen, wann das Mandat unterschrieben ist.',
		arten: EINZUGSARTEN,
		trifft: ({ stelle }) => Boolean(stelle?.mandatsreferenz) && !stelle?.mandatsdatum,
	},
	STELLE_OHNE_IBAN: {
		gewicht: 'SPERRT',
		titel: 'Mandat ohne IBAN',
		abhilfe: 'Die IBAN auf der Seite der Einsatzstelle eintragen.',
		arten: EINZUGSARTEN,
		trifft: ({ stelle }) => Boolean(stelle?.mandatsreferenz) && !stelle?.iban,
	},
	STELLE_IBAN_GEAENDERT: {
		gewicht: 'SPERRT',
		titel: 'IBAN der Einsatzstelle geändert',
		abhilfe: 'Die neue IBAN durch einen Rückruf bestätigen.',
		arten: EINZUGSARTEN,
		trifft: ({ stelle, bisherigeStellenIban }) =>
			Boolean(stelle?.mandatsreferenz && stelle.iban && bisherigeStellenIban) && stelle?.iban !== bisherigeStellenIban,
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
	{ art, zeitraum, herausgenommen, bestaetigt }: Pick<Lauf, 'art' | 'zeitraum' | 'herausgenommen' | 'bestaetigt'>,
	zeilen: readonly Gepruefte[],
	laufSprungProzent: number,
): Treffer[] {
	const draussen = new Set(herausgenommen.map(zeilenkey));
	const verantwortet = new Set(bestaetigt.map((b) => `${b.pruefung} ${zeilenkey(b)}`));
	const drin = zeilen
		.filter((zeile) => !zeile.istGeloescht && !draussen.has(zeilenkey(zeile)))
		.map((zeile) => ({ ...zeile, von: zeitraum.von, laufSprungProzent }));
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
