/** Fields of a PDF form, and what the portal writes into each. */
import { z } from 'zod';
import { MELDUNG, meldungLaenge } from '#domain/felder/meldungen.ts';
import { ganzzahl, pflichttext } from '#domain/stammdaten/schemata.ts';
import { VORLAGENVARIABLEN } from '#domain/vorlagen/variablen.ts';
import { DOKUMENTKONTEXT } from '../kontext.ts';

/** For writing, a single box to cross, buttons of which one is chosen, a list, a place to sign. */
export type Feldart = 'TEXT' | 'KREUZ' | 'AUSWAHL' | 'LISTE' | 'UNTERSCHRIFT';

export interface Formularfeld {
	readonly name: string;
	readonly art: Feldart;
	/** What may be chosen, each in all its spellings; none: it is for writing. */
	readonly optionen: readonly (readonly string[])[];
}

/** Lengths on a page are parts of its width and height, so many to the whole, from the upper left as it is seen. */
export const GANZE_SEITE = 10_000;
const laenge = () => ganzzahl(0, GANZE_SEITE);

export interface Blattstelle {
	/** The first is 1. */
	readonly seite: number;
	readonly x: number;
	readonly y: number;
	readonly breite: number;
	readonly hoehe: number;
}

/** A field as whoever fills the form sees it. */
export interface Feldblick extends Formularfeld {
	/** What a reader is told beside the mouse. */
	readonly hinweis: string | null;
	/** Most letters it takes; null: as many as there is room for. */
	readonly zeichen: number | null;
	/** Each letter has a box of its own. */
	readonly isKaestchen: boolean;
	/** Usually one; buttons have one each. */
	readonly stellen: readonly Blattstelle[];
	/** Printed beside its first place, what probably names it first. */
	readonly umfeld: readonly string[];
}

export interface Formularblick {
	readonly seiten: number;
	/** In the order they are read: page, then from the top. */
	readonly felder: readonly Feldblick[];
}

const NICHT_IM_FORMULAR = ['unterschrift', 'vertretende'];
/** What a field may be filled with. Signatures are given on a page of their own, a logo isn't written, no field repeats. */
export const ANGABEN: readonly string[] = VORLAGENVARIABLEN.filter(
	({ gruppe, name }) =>
		DOKUMENTKONTEXT.includes(gruppe) && !NICHT_IM_FORMULAR.includes(gruppe) && name !== 'mandant.logo',
).map(({ name }) => name);
const IST_ANGABE: ReadonlySet<string> = new Set(ANGABEN);
export const istAngabe = (name: string): boolean => IST_ANGABE.has(name);

/** How a value is written: whole, in capitals, without dots and spaces, a part of a date. */
const SCHREIBFORMEN = ['GANZ', 'GROSS', 'KOMPAKT', 'TAG', 'MONAT', 'JAHR'] as const;

const feldform = z.discriminatedUnion('art', [
	z.strictObject({ art: z.enum(SCHREIBFORMEN) }).readonly(),
	/** One letter, where each has a field of its own; the first is 1. */
	z.strictObject({ art: z.literal('ZEICHEN'), stelle: ganzzahl(1, 99) }).readonly(),
	/** A cross where the value is this one. */
	z.strictObject({ art: z.literal('KREUZ'), wert: pflichttext(200) }).readonly(),
	/** What is chosen for which value. */
	z
		.strictObject({
			art: z.literal('WAHL'),
			wahl: z
				.array(z.strictObject({ wert: pflichttext(200), option: pflichttext(200) }).readonly())
				.max(50)
				.readonly(),
		})
		.readonly(),
]);
export type Feldform = z.infer<typeof feldform>;

export const feldinhalt = z.discriminatedUnion('art', [
	z
		.strictObject({
			art: z.literal('ANGABE'),
			angabe: z.string().refine(istAngabe, { error: 'Diese Angabe gibt es nicht.' }),
			form: feldform,
		})
		.readonly(),
	/** The same in every document. */
	z.strictObject({ art: z.literal('TEXT'), text: pflichttext(500, { mehrzeilig: true }) }).readonly(),
	/** Left to whoever fills it by hand. */
	z.strictObject({ art: z.literal('LEER') }).readonly(),
]);
export type Feldinhalt = z.infer<typeof feldinhalt>;

/** Where a field was put on a page that has none of its own there. */
const feldplatz = z
	.strictObject({
		art: z.enum(['TEXT', 'KREUZ']),
		seite: ganzzahl(1, 200),
		...{ x: laenge(), y: laenge(), breite: laenge(), hoehe: laenge() },
	})
	.refine(
		({ x, y, breite, hoehe }) => breite > 0 && hoehe > 0 && x + breite <= GANZE_SEITE && y + hoehe <= GANZE_SEITE,
		{
			error: 'Das Feld liegt nicht auf der Seite.',
		},
	)
	.readonly();
export type Feldplatz = z.infer<typeof feldplatz>;

const NAME_LAENGE = 500;
const STEUERZEICHEN = /[\p{Cc}\p{Cs}]/u;

/** Others stay as they are: nobody could say which is meant. */
export const istZuordenbar = (name: string): boolean =>
	name !== '' && name.length <= NAME_LAENGE && !STEUERZEICHEN.test(name);

const feldzuordnung = z
	.strictObject({
		/** As the file spells it. */
		feld: z
			.string()
			.min(1, { error: MELDUNG.P })
			.max(NAME_LAENGE, { error: meldungLaenge(NAME_LAENGE) })
			.refine((name) => !STEUERZEICHEN.test(name), { error: 'Der Name dieses Felds ist nicht lesbar.' }),
		inhalt: feldinhalt,
		platz: feldplatz.nullable(),
	})
	.readonly();
export type Feldzuordnung = z.infer<typeof feldzuordnung>;

const FELDER_MAX = 2_000;

/** Each field once; those of the file that aren't here are filled by their names. */
export const feldzuordnungen = z
	.array(feldzuordnung)
	.max(FELDER_MAX, { error: `Es sind höchstens ${FELDER_MAX} Felder erlaubt.` })
	.refine((liste) => new Set(liste.map(({ feld }) => feld)).size === liste.length, {
		error: 'Jedes Feld darf nur einmal vorkommen.',
	})
	.readonly();
