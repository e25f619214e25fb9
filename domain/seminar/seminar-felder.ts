import { z } from 'zod';
import { ENDE_VOR_BEGINN, MELDUNG, meldungMax } from '#domain/felder/meldungen.ts';
import { trennung } from '#domain/stammdaten/felderteile.ts';
import { datum, freitext, ganzzahl, ids, pflichttext } from '#domain/stammdaten/schemata.ts';

const TAGE_MAX = 15;
const TEILNEHMER_MAX = 500;
const TERMINE_MAX = 30;

/** Days in steps of a half are kept in tenths and spoken of as days. */
const zehnteltage = (tage: number) =>
	z
		.int({ error: MELDUNG.P })
		.min(0, { error: MELDUNG.POS })
		.max(tage * 10, { error: meldungMax(tage) })
		.multipleOf(5, { error: 'Bitte geben Sie ganze oder halbe Tage ein.' });

const uhrzeit = z
	.string()
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
		error: 'Bitte geben Sie die Uhrzeit als Stunden und Minuten ein, zum Beispiel 09:30.',
	})
	.nullable();

const termin = z
	.object({ von: datum(), bis: datum(), beginn: uhrzeit.default(null), ende: uhrzeit.default(null) })
	.refine(({ von, bis }) => von <= bis, { error: ENDE_VOR_BEGINN, path: ['bis'] })
	.refine(({ von, bis, beginn, ende }) => von !== bis || !beginn || !ende || beginn < ende, {
		error: ENDE_VOR_BEGINN,
		path: ['ende'],
	})
	.readonly();
export type Termin = z.infer<typeof termin>;

/** From the first to the last, without two on one day. */
const termine = z
	.array(termin)
	.max(TERMINE_MAX, { error: `Es sind höchstens ${TERMINE_MAX} Termine möglich.` })
	.transform((liste) => liste.toSorted((a, b) => a.von.localeCompare(b.von)))
	.refine((liste) => liste.every(({ von }, i) => (liste[i - 1]?.bis ?? '') < von), {
		error: 'Die Termine eines Seminars dürfen sich nicht überschneiden.',
	})
	.readonly();

/** Table: Seminar. What publication asks for beyond this, the decision says. */
export const seminarSchema = z
	.object({
		bezeichnung: pflichttext(150),
		seminartypID: z
			.string({ error: 'Bitte wählen Sie einen Seminartyp aus.' })
			.min(1, 'Bitte wählen Sie einen Seminartyp aus.'),
		termine,
		/** Tenths of a day. */
		geplanteTage: zehnteltage(TAGE_MAX),
		ort: freitext(200),
		adresse: freitext(200),
		isOnline: z.boolean(),
		maxTeilnehmer: ganzzahl(1, TEILNEHMER_MAX).nullable(),
		/** Last day of registration. */
		anmeldeschluss: datum().nullable(),
		leitungPersonID: z.string().nullable(),
		/** Empty: all. */
		dienstartIDs: ids(),
		/** For whose members it is; empty: for nobody in particular. */
		seminargruppeIDs: ids(),
		beschreibung: freitext(5000, { mehrzeilig: true }),
	})
	.refine(({ anmeldeschluss, termine: [erster] }) => !anmeldeschluss || !erster || anmeldeschluss <= erster.von, {
		error: 'Der Anmeldeschluss darf nicht nach dem Beginn liegen.',
		path: ['anmeldeschluss'],
	})
	.readonly();
export type SeminarFelder = z.infer<typeof seminarSchema>;

/** What nobody can promise never to name a person. */
const TEXTE = ['bezeichnung', 'ort', 'adresse', 'beschreibung'] as const satisfies readonly (keyof SeminarFelder)[];
type Textfeld = (typeof TEXTE)[number];
export type Seminartexte = Pick<SeminarFelder, Textfeld>;
export type Seminarfakten = Omit<SeminarFelder, Textfeld>;

export const trenne = trennung(TEXTE);

/** A seminar begins with this. */
export const OHNE_ANGABEN: SeminarFelder = {
	bezeichnung: '',
	seminartypID: '',
	termine: [],
	geplanteTage: 0,
	ort: null,
	adresse: null,
	isOnline: false,
	maxTeilnehmer: null,
	anmeldeschluss: null,
	leitungPersonID: null,
	dienstartIDs: [],
	seminargruppeIDs: [],
	beschreibung: null,
};

export const ersterTag = ({ termine: [erster] }: Pick<SeminarFelder, 'termine'>): string | null => erster?.von ?? null;
export const letzterTag = ({ termine: alle }: Pick<SeminarFelder, 'termine'>): string | null =>
	alle.at(-1)?.bis ?? null;
