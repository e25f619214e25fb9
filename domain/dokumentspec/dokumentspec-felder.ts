import { z } from 'zod';
import { ENDE_VOR_BEGINN, MELDUNG, meldungLaenge } from '#domain/felder/meldungen.ts';
import { bereinige } from '#domain/format/markup.ts';
import { BEDINGUNGSARTEN, SIGNATURFORMEN } from '#domain/referenzsaetze.ts';
import { datum, freitext, ganzzahl, ids, pflichttext } from '#domain/stammdaten/schemata.ts';
import { TEXT_LAENGE } from '#domain/text/portaltexte.ts';
import { BEDINGUNGSWERTE, NUTZUNGSARTEN, PARTEIEN, STUFEN, STUFENSTATUS, UPLOADROLLEN } from './auswahl.ts';
import { feldzuordnungen } from './pdffeld/pdffeld.ts';
import { STEUERUNGSFELDKEYS } from './steuerungsfelder.ts';

const TAGS_MAX = 10;

const bedingung = z
	.object({
		art: z.enum(BEDINGUNGSARTEN, { error: MELDUNG.PT }),
		/** false: IST_NICHT. */
		ist: z.boolean(),
		werte: z.array(z.string()).readonly(),
	})
	.refine(({ art, werte }) => {
		const erlaubt = BEDINGUNGSWERTE[art];
		return erlaubt === null || werte.every((wert) => erlaubt?.includes(wert) ?? false);
	}, MELDUNG.PT)
	.readonly();

const doppelt = <T>(liste: readonly T[]): boolean => new Set(liste).size < liste.length;

const stufen = z
	.array(z.object({ abStatus: z.literal(STUFENSTATUS), stufe: z.enum(STUFEN) }).readonly())
	.refine((liste) => !doppelt(liste.map((s) => s.abStatus)), 'Bitte wählen Sie je Status nur eine Stufe.')
	.transform((liste) => liste.toSorted((a, b) => a.abStatus - b.abStatus))
	.readonly();

const parteien = z
	.array(z.enum(PARTEIEN))
	.transform((gewaehlt) => PARTEIEN.filter((partei) => gewaehlt.includes(partei)))
	.readonly();

const steuerungsfelder = z
	.array(
		z
			.object({ feld: z.enum(STEUERUNGSFELDKEYS, { error: MELDUNG.PT }), modus: z.enum(['LESEN', 'SETZEN']) })
			.readonly(),
	)
	.refine(
		(liste) => !doppelt(liste.map(({ feld, modus }) => `${feld} ${modus}`)),
		'Bitte wählen Sie jedes Feld nur einmal aus.',
	)
	.readonly();

const vorlageText = z
	.string()
	.overwrite(bereinige)
	.max(TEXT_LAENGE, { error: meldungLaenge(TEXT_LAENGE) })
	.nullable()
	.transform((text) => text || null);

/** Table: DokumentSpec. A draft need not be complete; what publication asks for, the release check says. */
export const dokumentSpecSchema = z
	.object({
		bezeichnung: pflichttext(150),
		beschreibung: freitext(2000, { mehrzeilig: true }),
		tags: z
			.array(pflichttext(50))
			.max(TAGS_MAX, { error: `Es sind höchstens ${TAGS_MAX} Schlagwörter erlaubt.` })
			.transform((tags) => [...new Set(tags)])
			.readonly(),
		sortierung: ganzzahl(0, 999),
		stufen,
		nutzungsart: z.enum(NUTZUNGSARTEN, { error: 'Bitte wählen Sie eine Nutzungsart aus.' }),
		/** The file of a PDF form; beside it there is no text. */
		vorlageUploadID: z.string().nullable(),
		/** What the fields of the form hold; those left out go by their names. */
		feldzuordnungen,
		/** Light markup with `{{ name }}`. */
		vorlageText,
		/** Empty: all. */
		dienstartIDs: ids(),
		bedingungen: z.array(bedingung).max(20).readonly(),
		/** Start days of the first and last cycle it applies to. */
		zyklusVon: datum().nullable(),
		zyklusBis: datum().nullable(),
		isVertragsrelevant: z.boolean(),
		isGesundheit: z.boolean(),
		signaturparteien: parteien,
		/** null: not decided. */
		signaturform: z.enum(SIGNATURFORMEN, { error: 'Bitte wählen Sie eine Form der Unterschrift aus.' }).nullable(),
		/** Why this form, in the tenant's words. */
		signaturgrund: freitext(500, { mehrzeilig: true }),
		nachweisFuer: z.enum(['BESCHEINIGUNG', 'ZEUGNIS']).nullable(),
		steuerungsfelder,
		isPruefungUeberspringen: z.boolean(),
		isNachtraeglicheAnforderungVerhindert: z.boolean(),
		isAutomatischBereitstellen: z.boolean(),
		isMehrereDateien: z.boolean(),
		gueltigkeitMonate: ganzzahl(0, 120).nullable(),
		uploadRollen: z
			.array(z.enum(UPLOADROLLEN))
			.transform((gewaehlt) => UPLOADROLLEN.filter((rolle) => gewaehlt.includes(rolle)))
			.readonly(),
		pruefendeOrganisation: z.enum(['TRAEGER', 'EINSATZSTELLE']),
		/** Days before the start of the service. */
		frist: ganzzahl(0, 365).nullable(),
	})
	.refine(({ zyklusVon, zyklusBis }) => !zyklusVon || !zyklusBis || zyklusVon <= zyklusBis, {
		error: ENDE_VOR_BEGINN,
		path: ['zyklusBis'],
	})
	.refine(({ vorlageUploadID, vorlageText: text }) => !vorlageUploadID || !text, {
		error: 'Bitte verwenden Sie als Vorlage entweder einen Text oder eine PDF-Datei.',
		path: ['vorlageUploadID'],
	})
	.readonly();

export type DokumentSpecFelder = z.infer<typeof dokumentSpecSchema>;

/** What nobody can promise never to name a person. */
export const SPECTEXTE = [
	'bezeichnung',
	'beschreibung',
	'tags',
	'vorlageText',
	'feldzuordnungen',
	'signaturgrund',
] as const;
type Textfeld = (typeof SPECTEXTE)[number];
export type Spectexte = Pick<DokumentSpecFelder, Textfeld>;
export type Specfakten = Omit<DokumentSpecFelder, Textfeld>;

/** What may still change once it is published (table: DokumentSpec, edit). */
export const AENDERBAR_VEROEFFENTLICHT: readonly (keyof DokumentSpecFelder)[] = [
	'bezeichnung',
	'beschreibung',
	'tags',
	'sortierung',
	'stufen',
];

/** A draft begins with this. */
export const OHNE_ANGABEN: DokumentSpecFelder = {
	bezeichnung: '',
	beschreibung: null,
	tags: [],
	sortierung: 0,
	stufen: [],
	nutzungsart: 'ANGEFORDERT',
	vorlageUploadID: null,
	feldzuordnungen: [],
	vorlageText: null,
	dienstartIDs: [],
	bedingungen: [],
	zyklusVon: null,
	zyklusBis: null,
	isVertragsrelevant: false,
	isGesundheit: false,
	signaturparteien: [],
	signaturform: null,
	signaturgrund: null,
	nachweisFuer: null,
	steuerungsfelder: [],
	isPruefungUeberspringen: false,
	isNachtraeglicheAnforderungVerhindert: false,
	isAutomatischBereitstellen: false,
	isMehrereDateien: false,
	gueltigkeitMonate: null,
	uploadRollen: ['MA_VERWALTUNG', 'ADMIN'],
	pruefendeOrganisation: 'TRAEGER',
	frist: null,
};
