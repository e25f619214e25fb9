import { EINIGUNGSFELDER } from '#domain/felder/vertragsfelder.ts';
import type { ParameterFelder } from '#domain/stammdaten/parameter-schema.ts';
import { TRAEGERBILDER } from '#domain/upload/traegerbild.ts';
import { BEREICHSNAMEN, type Bereich } from './bereiche.ts';
import type { Mandant } from './queries.ts';

/** The tabs and what stands in each. Table: screens, Parameter. */
export const BEREICHE = {
	allgemein: [
		'mandantBezeichnung',
		'mandantKurzBezeichnung',
		'logo',
		'reportlogo',
		'colorPrimary',
		'colorSecondary',
		'mailAbsender',
		'mailReplyTo',
		'mandantAdresse',
		'mandantApMail',
		'zulassung',
		'isBatchEmailsEnabled',
		'personOptInMail',
		'baseUrl',
		'isRedirectToBaseOnProduction',
		'isMobilFuerLinks',
		'isWartungsmodus',
		'wartungHeadline',
		'wartungText',
		'signaturGueltigkeit',
		'uploadMaxMB',
	],
	kontingent: ['kontingentMode', 'isIgnoreAugustKontingent'],
	freiwilligendienste: [
		'isBewerbungsphase',
		'maxBewerbungen',
		'mindestalterRegistrierung',
		'mindestalterBeginn',
		'bewerbungIsLandingpage',
		'cover',
		'claimtextKarte',
		'bewerbungKarteUnterscheidungFWD',
		'bewerbungShowDatenschutzMenuItem',
		'bewerbungShowImpressumMenuItem',
		'freiwilligJaReferrerHeadline',
		'freiwilligJaReferrerText',
		'bewerbungShowIsUsingSignal',
		'bewerbungShowIsUsingWhatsapp',
		'bewerbungIsAbfrageWohnraumunterstuetzung',
		'bewerbungIsProfilbild',
		'freiwilligenSichtbarkeitMode',
		'festlegungDienstartAbStatus',
		'isFestlegungDienstartSportjugend',
		'einigungFelderEinsatzstelle',
		'urlaubstageStandard',
		'vertragsnummerModus',
		'vertragsnummerPrefix',
		'vertragsnummerNaechste',
		'freieFelderBezeichnung',
		'freieFelder',
		'gruppierungAttribut1Bezeichnung',
		'gruppierungAttribut2Bezeichnung',
	],
	seminarverwaltung: ['isSeminarverwaltungEnabled', 'isSeminareinteilungAbEinigung'],
	mahnwesen: ['mahnungGracePeriod', 'dokumentMahnungInterval', 'isMahnungMailversand'],
	seminare: [
		'isSeminaranmeldungHinweis',
		'seminaranmeldungHinweisText',
		'seminaranmeldungHinweisUrl',
		'einleitungSeminarnachweis',
		'schlussSeminarnachweis',
		'seminarnachweisunterschrift',
	],
} as const satisfies Readonly<Record<Bereich, readonly (keyof ParameterFelder)[]>>;

export type Feld = (typeof BEREICHE)[Bereich][number];

const BILDER: readonly Feld[] = TRAEGERBILDER;

/** What the form holds: an empty text is one that isn't given, an empty number none. */
export type Werte = {
	[F in Feld]: ParameterFelder[F] extends number ? ParameterFelder[F] | null : NonNullable<ParameterFelder[F]>;
};

const FELDER: readonly Feld[] = Object.values(BEREICHE).flat();

export const bereichVon = (feld: string): Bereich | undefined =>
	BEREICHSNAMEN.find((b) => (BEREICHE[b] as readonly string[]).includes(feld));

type Einigungsfeld = (typeof EINIGUNGSFELDER)[number];
/** Always in the same order, so that a change taken back is none. */
export const inReihenfolge = (felder: readonly string[]): Einigungsfeld[] =>
	EINIGUNGSFELDER.filter((f) => felder.includes(f));

export function werteVon(mandant: Mandant): Werte {
	const werte = Object.fromEntries(FELDER.map((feld) => [feld, mandant[feld] ?? ''])) as unknown as Werte;
	return { ...werte, einigungFelderEinsatzstelle: inReihenfolge(werte.einigungFelderEinsatzstelle) };
}

export const geaenderte = (basis: Werte, werte: Werte): Feld[] =>
	FELDER.filter((feld) => JSON.stringify(basis[feld]) !== JSON.stringify(werte[feld]));

export const auswahl = (werte: Werte, felder: readonly Feld[]): Partial<Werte> =>
	Object.fromEntries(felder.map((feld) => [feld, werte[feld]]));

/** As they are sent: no image is none, not an empty text. */
export const alsAenderung = (werte: Werte, felder: readonly Feld[]) =>
	Object.fromEntries(felder.map((feld) => [feld, BILDER.includes(feld) ? werte[feld] || null : werte[feld]]));
