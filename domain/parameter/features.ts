import type { Regelverstoss } from '#domain/regelverstoss.ts';

/** Functions that can be switched on for a tenant. Table: Feature flags and modes. */
export const FEATURES = [
	'PREVIEW_ZYKLUS_START',
	'BUCHHALTUNG_EXPORT',
	'HSJ_MIGRATION',
	'API',
	'PDF_SIGNATURES',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The parameter behind each flag: switching one is a change of the tenant's parameters like any other. */
const FELD = {
	PREVIEW_ZYKLUS_START: 'previewZyklusStart',
	BUCHHALTUNG_EXPORT: 'buchhaltungExport',
	HSJ_MIGRATION: 'hsjMigration',
	API: 'api',
	PDF_SIGNATURES: 'pdfSignatures',
} as const satisfies Record<Feature, string>;

/** What a call may ask for: a function of its own, or that of the tab Seminarverwaltung, which is a parameter alone. */
export type Freischaltung = Feature | 'SEMINARVERWALTUNG';

export const FEATUREFELDER = Object.values(FELD);

type Featurefelder = Readonly<Record<(typeof FELD)[Feature], boolean>>;

export const eingeschaltete = (parameter: Featurefelder): Feature[] => FEATURES.filter((f) => parameter[FELD[f]]);

export const istEingeschaltet = (
	parameter: Featurefelder & { readonly isSeminarverwaltungEnabled: boolean },
	was: Freischaltung,
): boolean => (was === 'SEMINARVERWALTUNG' ? parameter.isSeminarverwaltungEnabled : parameter[FELD[was]]);

/** The parameters under which exactly these are on. */
export const alsParameter = (an: readonly Feature[]): Featurefelder =>
	Object.fromEntries(FEATURES.map((f) => [FELD[f], an.includes(f)])) as Featurefelder;

export const G31: Regelverstoss = { code: 'G31', http: 404, text: 'Diese Funktion ist nicht freigeschaltet.' };
