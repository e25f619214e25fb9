import { z } from 'zod';
import { BEWERBUNGSLAGEN } from '#domain/einrichtung/bewerbungslage.ts';
import { werteVon } from '#domain/felder/einfach.ts';
import { FREIFELDART, RECHT_EINSATZSTELLEN, RECHT_FREIWILLIGE } from '#domain/felder/freie-felder.ts';
import { eins, route } from '../route.ts';
import { benutzerRef, id, version, zeit } from '../werte.ts';

const area = 'parameter';
const wort = z.string().nullable();
/** Id of the upload. */
const bild = id.nullable();
const FORMAT = { error: 'Invalides Format' };

const freiesFeld = z.object({
	art: z.enum(werteVon(FREIFELDART), FORMAT),
	optionen: z.array(z.string()).readonly(),
	/** What volunteers may do with their own. */
	freiwillige: z.enum(werteVon(RECHT_FREIWILLIGE), FORMAT),
	einsatzstellen: z.enum(werteVon(RECHT_EINSATZSTELLEN), FORMAT),
	isInListen: z.boolean(),
});

/** What everybody gets. */
export const OEFFENTLICH = {
	mandantBezeichnung: z.string(),
	mandantKurzBezeichnung: z.string(),
	mandantAdresse: wort,
	mandantApMail: wort,
	colorPrimary: z.string(),
	colorSecondary: z.string(),
	logo: bild,
	cover: bild,
	claimtextKarte: wort,
	isBewerbungsphase: z.boolean(),
	isWartungsmodus: z.boolean(),
	wartungHeadline: wort,
	wartungText: wort,
	freiwilligJaReferrerHeadline: wort,
	freiwilligJaReferrerText: wort,
	maxBewerbungen: z.number(),
	mindestalterRegistrierung: z.number(),
	festlegungDienstartAbStatus: z.literal([2000, 2100, 2500], FORMAT),
	bewerbungShowIsUsingSignal: z.boolean(),
	bewerbungShowIsUsingWhatsapp: z.boolean(),
	bewerbungIsAbfrageWohnraumunterstuetzung: z.boolean(),
	bewerbungIsLandingpage: z.boolean(),
	bewerbungKarteUnterscheidungFWD: z.boolean(),
	bewerbungShowDatenschutzMenuItem: z.boolean(),
	bewerbungShowImpressumMenuItem: z.boolean(),
	bewerbungIsProfilbild: z.boolean(),
	/** Labels of the free fields the caller reads; empty: there is none for him. */
	freieFelderBezeichnung: z.array(z.string()).readonly(),
	isMobilFuerLinks: z.boolean(),
};

/** What else volunteers and staff get. */
export const ANGEMELDET = {
	isSeminarverwaltungEnabled: z.boolean(),
	isSeminaranmeldungHinweis: z.boolean(),
	seminaranmeldungHinweisUrl: wort,
	seminaranmeldungHinweisText: wort,
	uploadMaxMB: z.number(),
	/** What each free field is, by the places of their labels. */
	freieFelder: z.array(freiesFeld).readonly(),
};

/** What else staff get. */
export const PERSONAL = {
	kontingentMode: z.enum(['OHNE', 'ZUTEILUNG', 'KONTINGENTABFRAGE'], FORMAT),
	isIgnoreAugustKontingent: z.boolean(),
	isFestlegungDienstartSportjugend: z.boolean(),
	einigungFelderEinsatzstelle: z.array(z.string()).readonly(),
	freiwilligenSichtbarkeitMode: z.enum(['EIGENE', 'EIGENE_UND_POOL', 'ALLE'], FORMAT),
	gruppierungAttribut1Bezeichnung: z.string(),
	gruppierungAttribut2Bezeichnung: z.string(),
	mindestalterBeginn: z.number(),
	urlaubstageStandard: z.number(),
	vertragsnummerModus: z.enum(['AUS', 'GLOBAL', 'PREFIX'], FORMAT),
	vertragsnummerPrefix: wort,
	mailReplyTo: wort,
	zulassung: wort,
};

/** What only those get who may change it all. */
export const VERWALTUNG = {
	baseUrl: wort,
	mailAbsender: wort,
	isRedirectToBaseOnProduction: z.boolean(),
	personOptInMail: z.boolean(),
	isBatchEmailsEnabled: z.boolean(),
	mahnungGracePeriod: z.number(),
	dokumentMahnungInterval: z.number(),
	isMahnungMailversand: z.boolean(),
	einleitungSeminarnachweis: wort,
	schlussSeminarnachweis: wort,
	isSeminareinteilungAbEinigung: z.boolean(),
	reportlogo: bild,
	seminarnachweisunterschrift: bild,
	signaturGueltigkeit: z.number(),
	vertragsnummerNaechste: z.number(),
};

const verwaltung = z.object({
	...VERWALTUNG,
	/** What the operator calls this tenant. */
	mandantKey: z.string(),
	version,
	/** The last change, whichever it was. */
	geaendertAm: zeit.nullable(),
	geaendertVon: benutzerRef.nullable(),
	/** What a contract of each Dienstart would get next, numbered by prefix in the cycle that is active. */
	vertragsnummerBeispiele: z.array(z.object({ dienstart: z.string(), nummer: z.string() })).readonly(),
});

/** Everybody gets the public part; the rest by who asks. */
const mandant = z.object({
	/** Of the tenant: there is one behind each address. */
	id: z.string(),
	...OEFFENTLICH,
	/** Whether visitors are asked to apply; it follows from more than the parameter. */
	bewerbungslage: z.enum(BEWERBUNGSLAGEN),
	...z.object({ ...ANGEMELDET, ...PERSONAL }).partial().shape,
	...verwaltung.partial().shape,
});

/** What can be changed; the functions of the operator can't. What the rules of the fields say, the decision says. */
const aenderung = z.strictObject({
	...z.object({ ...OEFFENTLICH, ...ANGEMELDET, ...PERSONAL, ...VERWALTUNG }).partial().shape,
	version: version.optional(),
});

const eintrag = z.object({
	version: z.int(),
	zeit,
	akteur: benutzerRef.nullable(),
	impersoniertVon: benutzerRef.nullable(),
	/** Rest of a sentence whose subject is the one who acted. */
	satz: z.string(),
	aenderungen: z.array(z.object({ bezeichnung: z.string(), von: wort, nach: wort })).readonly(),
});

/** The tenant and its parameters. */
export const parameter = {
	holeParameter: route({
		method: 'GET',
		path: '/v1/parameter',
		area,
		titel: 'Einstellungen des Trägers',
		action: 'parameterLesen',
		response: eins(mandant),
	}),
	aendereParameter: route({
		method: 'PUT',
		path: '/v1/parameter',
		area,
		titel: 'Einstellungen des Trägers ändern',
		action: 'parameterAendern',
		body: aenderung,
		response: eins(mandant),
	}),
	holeParameterHistorie: route({
		method: 'GET',
		path: '/v1/parameter/historie',
		area,
		titel: 'Verlauf der Einstellungen, das Neueste zuerst',
		action: 'parameterAendern',
		response: eins(z.array(eintrag)),
		extra: true,
	}),
};
