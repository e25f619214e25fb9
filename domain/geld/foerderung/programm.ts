/** Funding programmes, kept as data: one is added without code. Table: money.md, funding programme. */

import { z } from 'zod';
import { BUNDESLANDKUERZEL } from '#domain/bundesland.ts';
import { ENDE_VOR_BEGINN, MINDEST_UEBER_HOECHSTALTER } from '#domain/felder/meldungen.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { datum, freitext, ganzzahl, ids, pflichttext } from '#domain/stammdaten/schemata.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { ABRUFSPALTEN } from './abrufspalten.ts';
import { DIENSTE, EINHEITEN, MONATSREGELN } from './arten.ts';

const HOECHSTENS = { alter: 99, monate: 24, cent: 10_000_000, saetze: 100 };

const satz = z.object({
	/** Of the service, from 1. */
	abDienstmonat: ganzzahl(1, HOECHSTENS.monate),
	cent: ganzzahl(0, HOECHSTENS.cent),
	gueltigVon: datum(),
});

/** Each says something only where it isn't empty. */
const filter = z
	.object({
		/** On the first day of service. */
		alterVon: ganzzahl(0, HOECHSTENS.alter).nullable(),
		alterBis: ganzzahl(0, HOECHSTENS.alter).nullable(),
		/** Where the volunteer lives, and where the Einsatzstelle is; the postcode says so. */
		wohnland: z.enum(BUNDESLANDKUERZEL).nullable(),
		stellenland: z.enum(BUNDESLANDKUERZEL).nullable(),
		mindestMonate: ganzzahl(1, HOECHSTENS.monate).nullable(),
	})
	.refine(({ alterVon, alterBis }) => alterVon === null || alterBis === null || alterVon <= alterBis, {
		path: ['alterVon'],
		error: MINDEST_UEBER_HOECHSTALTER,
	});

const schema = z
	.object({
		bezeichnung: pflichttext(100),
		geldgeber: freitext(100),
		zentralstelle: freitext(100),
		hinweis: freitext(500),
		gueltigVon: datum().nullable(),
		gueltigBis: datum().nullable(),
		/** None: `dienste` say which. */
		dienstartIDs: ids(),
		dienste: z.array(z.enum(DIENSTE)).readonly(),
		filter,
		einheit: z.enum(EINHEITEN),
		monatsregel: z.enum(MONATSREGELN),
		saetze: z.array(satz).max(HOECHSTENS.saetze).readonly(),
		/** What the two dsj calls reckon. */
		isDsj: z.boolean(),
		/** Of a claim's file, in its order; null: as the table has them. */
		spalten: z
			.array(z.object({ spalte: z.enum(ABRUFSPALTEN), kopf: pflichttext(60) }))
			.min(1, { error: 'Bitte lassen Sie mindestens eine Spalte stehen.' })
			.readonly()
			.nullable(),
	})
	.refine(({ gueltigVon, gueltigBis }) => gueltigVon === null || gueltigBis === null || gueltigVon <= gueltigBis, {
		path: ['gueltigBis'],
		error: ENDE_VOR_BEGINN,
	})
	.superRefine(({ saetze }, ctx) => {
		const vergeben = new Set<string>();
		for (const [nr, { abDienstmonat, gueltigVon }] of saetze.entries()) {
			const einmal = `${abDienstmonat} ${gueltigVon}`;
			const message = `Ab ${formatDatum(gueltigVon)} gibt es schon einen Satz.`;
			if (vergeben.has(einmal)) ctx.addIssue({ code: 'custom', path: ['saetze', nr, 'gueltigVon'], message });
			vergeben.add(einmal);
		}
	})
	.superRefine(({ spalten }, ctx) => {
		const [spalte, kopf] = [new Set<string>(), new Set<string>()];
		for (const [nr, eine] of (spalten ?? []).entries()) {
			const path = ['spalten', nr, 'kopf'];
			if (spalte.has(eine.spalte)) ctx.addIssue({ code: 'custom', path, message: 'Diese Spalte gibt es schon.' });
			else if (kopf.has(eine.kopf)) ctx.addIssue({ code: 'custom', path, message: 'Diese Überschrift gibt es schon.' });
			spalte.add(eine.spalte);
			kopf.add(eine.kopf);
		}
	})
	.readonly();

export type FoerderprogrammFelder = z.infer<typeof schema>;
export type Foerdersatz = FoerderprogrammFelder['saetze'][number];

/** As money is reckoned by it. */
export interface Foerderprogramm extends FoerderprogrammFelder {
	readonly id: string;
	readonly isAktiv: boolean;
}

/** What money is reckoned by, without the words: it stands with each claim as it was then. */
export type Foerderregel = Omit<FoerderprogrammFelder, (typeof WORTE)[number]> & { readonly id: string };
const WORTE = ['bezeichnung', 'geldgeber', 'zentralstelle', 'hinweis', 'spalten'] as const;

export function foerderregel(programm: FoerderprogrammFelder & { readonly id: string }): Foerderregel {
	const { id, gueltigVon, gueltigBis, dienstartIDs, dienste, filter, einheit, monatsregel, saetze, isDsj } = programm;
	return { id, gueltigVon, gueltigBis, dienstartIDs, dienste, filter, einheit, monatsregel, saetze, isDsj };
}

const LEER: FoerderprogrammFelder = {
	bezeichnung: '',
	geldgeber: null,
	zentralstelle: null,
	hinweis: null,
	gueltigVon: null,
	gueltigBis: null,
	dienstartIDs: [],
	dienste: [],
	filter: { alterVon: null, alterBis: null, wohnland: null, stellenland: null, mindestMonate: null },
	einheit: 'TEILNEHMERMONAT',
	monatsregel: 'BEGONNEN',
	saetze: [],
	isDsj: false,
	spalten: null,
};

/** Since there has been a Bundesfreiwilligendienst. */
const SEIT_BFD = '2011-07-01';

export const FOERDERVORGABEN: ReadonlyMap<string, FoerderprogrammFelder> = new Map([
	[
		'DSJ_MITTELABRUF',
		{
			...LEER,
			bezeichnung: 'dsj-Mittelabruf',
			geldgeber: 'Bundesministerium für Familie, Senioren, Frauen und Jugend',
			zentralstelle: 'Deutsche Sportjugend',
			hinweis: 'Der Satz je Teilnehmermonat steht im Bescheid und ist vor dem ersten Lauf einzutragen.',
			dienste: ['FSJ', 'FOEJ'],
			monatsregel: 'AB_15_TAGEN_SONST_HALB',
			isDsj: true,
		},
	],
	[
		'BAFZA_BEGLEITUNG',
		{
			...LEER,
			bezeichnung: 'BAFzA pädagogische Begleitung',
			geldgeber: 'Bundesamt für Familie und zivilgesellschaftliche Aufgaben',
			hinweis: 'Bitte prüfen Sie die Sätze am geltenden Bescheid.',
			dienste: ['BFD'],
			saetze: [
				{ abDienstmonat: 1, cent: 12_100, gueltigVon: SEIT_BFD },
				{ abDienstmonat: 13, cent: 6_000, gueltigVon: SEIT_BFD },
			],
		},
	],
]);

export const foerderprogrammStammdatum = stammdatum({
	name: 'Foerderprogramm',
	key: 'foerderprogramm',
	label: 'Förderprogramm',
	schema,
	leer: LEER,
	texte: WORTE,
	art: 'FREITEXT',
	verwendetIn: [],
	vorgaben: FOERDERVORGABEN,
});

export const alsFoerderprogramm = ({ id, isAktiv, felder }: Stammsatz<FoerderprogrammFelder>): Foerderprogramm => ({
	id,
	isAktiv,
	...felder,
});
