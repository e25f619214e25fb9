/**
 * How far the portal is accessible, as its own tests found it (BITV 2.0 § 7 Abs. 5): the results are written by
 * `npm run barrierefreiheit`, what they can't see is said beside them (`luecken.ts`).
 */
import { addiereMonate } from '#domain/datum.ts';
import type { Luecke } from './luecken.ts';

export const PRUEFARTEN = ['AUTOMATISCH', 'TASTATUR', 'UMBRUCH'] as const;
export type Pruefart = (typeof PRUEFARTEN)[number];

/** What a test looks at, as the statement says it. */
export const GEPRUEFT: Readonly<Record<Pruefart, string>> = {
	AUTOMATISCH:
		'Alle Seiten, hell und dunkel, dazu Menüs, Filter und Dialoge, mit den Regeln von axe: Kontraste, Namen und Rollen, Überschriften, Formulare, Sprache',
	TASTATUR: 'Von der Anmeldung bis zur Vereinbarung allein mit der Tastatur; wo der Fokus steht, ist er immer zu sehen',
	UMBRUCH: 'Alle Seiten vor der Anmeldung bei 320 Pixeln Breite, das sind 400 % Vergrößerung, ohne waagerechtes Rollen',
};

interface Ergebnis {
	readonly art: Pruefart;
	readonly faelle: number;
	/** How many of them found nothing wrong. */
	readonly bestanden: number;
}

export interface Pruefung {
	/** The day of the assessment. */
	readonly am: string;
	/** Of the portal. */
	readonly version: string;
	readonly werkzeug: string;
	/** Every page that was looked at, as the router writes it. */
	readonly seiten: readonly string[];
	readonly ergebnisse: readonly Ergebnis[];
}

/** The three the model statement knows (Durchführungsbeschluss (EU) 2018/1523, Anhang, Abschnitt 1). */
export const VEREINBARKEITEN = ['VOLLSTAENDIG', 'TEILWEISE', 'NICHT'] as const;
export type Vereinbarkeit = (typeof VEREINBARKEITEN)[number];

/** Beside the results: what is known to fail, and what nobody has looked at. */
interface Rest {
	readonly luecken: readonly Luecke[];
	readonly unbewertet: readonly string[];
}

/** What nobody has assessed is never taken for accessible, and neither is what failed or wasn't tested. */
export function vereinbarkeit(
	{ ergebnisse }: Pick<Pruefung, 'ergebnisse'>,
	{ luecken, unbewertet }: Rest,
): Vereinbarkeit {
	if (ergebnisse.every(({ bestanden }) => bestanden === 0)) return 'NICHT';
	const alleGeprueft = PRUEFARTEN.every((art) =>
		ergebnisse.some((e) => e.art === art && e.faelle > 0 && e.bestanden === e.faelle),
	);
	const offen = luecken.some(({ grund }) => grund !== 'AUSSERHALB') || unbewertet.length > 0;
	return alleGeprueft && !offen ? 'VOLLSTAENDIG' : 'TEILWEISE';
}

/** BITV 2.0 § 7 Abs. 6: a statement is renewed every year. */
export const istVeraltet = ({ am }: Pick<Pruefung, 'am'>, heute: string): boolean => heute > addiereMonate(am, 12);
