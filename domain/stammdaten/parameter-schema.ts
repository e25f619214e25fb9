import { z } from 'zod';
import { freieFelderSchema } from '#domain/felder/freie-felder.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { freitext as text } from '#domain/felder/text.ts';
import { EINIGUNGSFELDER } from '#domain/felder/vertragsfelder.ts';
import { bereinige } from '#domain/text/markup.ts';
import { email, freitext, ganzzahl, pflichttext } from './schemata.ts';

const farbe = z.string({ error: MELDUNG.PT }).regex(/^#[0-9a-f]{6}$/i, { error: MELDUNG.PT });
/** An uploaded image. */
const bild = z.guid({ error: MELDUNG.PT }).nullable();
const absaetze = (max: number) => freitext(max, { mehrzeilig: true });
/** Light markup, as it is stored. */
const gestaltet = (max: number) => absaetze(max).transform((wert) => wert && bereinige(wert));
const adresse = (muster: RegExp) => (wert: string) => muster.test(wert) && URL.canParse(wert);
/** Links are made by appending a path. */
const baseUrl = freitext(500, {
	muster: adresse(/^https?:\/\/[^\s?#]+$/),
	form: (wert) => wert.replace(/\/+$/, ''),
});

/** Table: Parameter / Mandant. */
export const parameterSchema = z
	.object({
		mandantBezeichnung: pflichttext(150),
		mandantKurzBezeichnung: pflichttext(30),
		baseUrl,
		colorPrimary: farbe,
		colorSecondary: farbe,
		logo: bild,
		reportlogo: bild,
		cover: bild,
		seminarnachweisunterschrift: bild,
		claimtextKarte: freitext(200),
		/** From whom mails come; none: `noreply@` the portal's host. */
		mailAbsender: email(),
		mailReplyTo: email(),
		/** In one line, as it stands in agreements. */
		mandantAdresse: freitext(200),
		mandantApMail: email(),
		/** The Zulassungsbescheid, or the law that admits the Traeger (§ 11 Abs. 1 JFDG). */
		zulassung: freitext(300),
		/** Beginn and Ende can't be taken away from the Einsatzstelle. */
		einigungFelderEinsatzstelle: z
			.array(z.enum(EINIGUNGSFELDER))
			.transform((felder) => [...new Set(['vertragsbeginn', 'vertragsende', ...felder] as const)])
			.readonly(),
		isSeminarverwaltungEnabled: z.boolean(),
		isSeminaranmeldungHinweis: z.boolean(),
		seminaranmeldungHinweisUrl: freitext(500, { muster: adresse(/^https:\/\/\S+$/) }),
		seminaranmeldungHinweisText: absaetze(500),
		freiwilligenSichtbarkeitMode: z.enum(['EIGENE', 'EIGENE_UND_POOL', 'ALLE']),
		isWartungsmodus: z.boolean(),
		wartungHeadline: freitext(100),
		wartungText: absaetze(500),
		freiwilligJaReferrerHeadline: freitext(100),
		freiwilligJaReferrerText: absaetze(500),
		gruppierungAttribut1Bezeichnung: pflichttext(50),
		gruppierungAttribut2Bezeichnung: pflichttext(50),
		personOptInMail: z.boolean(),
		bewerbungShowIsUsingSignal: z.boolean(),
		bewerbungShowIsUsingWhatsapp: z.boolean(),
		bewerbungIsAbfrageWohnraumunterstuetzung: z.boolean(),
		bewerbungIsLandingpage: z.boolean(),
		bewerbungKarteUnterscheidungFWD: z.boolean(),
		bewerbungShowDatenschutzMenuItem: z.boolean(),
		bewerbungShowImpressumMenuItem: z.boolean(),
		bewerbungIsProfilbild: z.boolean(),
		festlegungDienstartAbStatus: z.union([z.literal(2000), z.literal(2100), z.literal(2500)]),
		isFestlegungDienstartSportjugend: z.boolean(),
		isRedirectToBaseOnProduction: z.boolean(),
		kontingentMode: z.enum(['OHNE', 'ZUTEILUNG', 'KONTINGENTABFRAGE']),
		isBatchEmailsEnabled: z.boolean(),
		isBewerbungsphase: z.boolean(),
		mahnungGracePeriod: ganzzahl(0, 90),
		dokumentMahnungInterval: ganzzahl(1, 90),
		isMahnungMailversand: z.boolean(),
		einleitungSeminarnachweis: gestaltet(4000),
		schlussSeminarnachweis: gestaltet(4000),
		isIgnoreAugustKontingent: z.boolean(),
		isSeminareinteilungAbEinigung: z.boolean(),
		maxBewerbungen: ganzzahl(1, 20),
		signaturGueltigkeit: ganzzahl(1, 90),
		vertragsnummerModus: z.enum(['AUS', 'GLOBAL', 'PREFIX']),
		/** What a contract number may hold, and short enough for a number to follow. */
		vertragsnummerPrefix: freitext(20, { muster: /^[A-Za-z0-9./-]+$/ }),
		/** Of the one sequence for all: numbers below it are not given. */
		vertragsnummerNaechste: ganzzahl(1, 999_999_999),
		urlaubstageStandard: ganzzahl(0, 60),
		mindestalterRegistrierung: ganzzahl(0, 99),
		mindestalterBeginn: ganzzahl(0, 99),
		freieFelderBezeichnung: z
			.array(text({ max: 50 }).transform((wert) => wert ?? ''))
			.length(5, { error: MELDUNG.PT })
			.readonly(),
		/** What each of them is, by the same places. */
		freieFelder: freieFelderSchema,
		uploadMaxMB: ganzzahl(1, 50),
		isMobilFuerLinks: z.boolean(),
		previewZyklusStart: z.boolean(),
		buchhaltungExport: z.boolean(),
		hsjMigration: z.boolean(),
		api: z.boolean(),
		pdfSignatures: z.boolean(),
	})
	.readonly();

export type ParameterFelder = z.infer<typeof parameterSchema>;
