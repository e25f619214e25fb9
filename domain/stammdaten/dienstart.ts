import { z } from 'zod';
import { MINDEST_UEBER_HOECHSTALTER } from '#domain/felder/meldungen.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { freitext, ganzzahl, pflichttext } from './schemata.ts';
import { type Stammsatz, stammdatum } from './stammdatum.ts';

/** Table: Dienstart. */
export const dienstartSchema = z
	.object({
		key: pflichttext(20),
		bezeichnung: pflichttext(100),
		kurz: pflichttext(20),
		art: z.enum(['BFD', 'FSJ', 'FOEJ', 'SONSTIGE']),
		isUe27: z.boolean(),
		minAlter: ganzzahl(0, 99).nullable(),
		maxAlter: ganzzahl(0, 99).nullable(),
		minMonate: ganzzahl(1, 24),
		maxMonate: ganzzahl(1, 24),
		seminartageBasis: ganzzahl(0, 60),
		seminartageAbzug: ganzzahl(0, 60),
		seminartageZuschlag: ganzzahl(0, 60),
		seminartageUe27ProMonat: ganzzahl(0, 60),
		farbe: freitext(20),
		sortierung: ganzzahl(0, 999),
	})
	.refine((d) => d.minAlter === null || d.maxAlter === null || d.minAlter <= d.maxAlter, {
		path: ['minAlter'],
		error: MINDEST_UEBER_HOECHSTALTER,
	})
	.refine((d) => d.minMonate <= d.maxMonate, {
		path: ['minMonate'],
		error: 'Die Mindestdauer darf nicht über der Höchstdauer liegen.',
	})
	.readonly();

export type DienstartFelder = z.infer<typeof dienstartSchema>;

export const dienstartStammdatum = stammdatum({
	name: 'Dienstart',
	key: 'dienstart',
	label: 'Dienstart',
	schema: dienstartSchema,
	leer: {
		key: '',
		bezeichnung: '',
		kurz: '',
		art: 'SONSTIGE',
		isUe27: false,
		minAlter: null,
		maxAlter: null,
		minMonate: 0,
		maxMonate: 0,
		seminartageBasis: 0,
		seminartageAbzug: 0,
		seminartageZuschlag: 0,
		seminartageUe27ProMonat: 0,
		farbe: null,
		sortierung: 0,
	},
	texte: ['bezeichnung', 'kurz', 'farbe'],
	art: 'FREITEXT',
	verwendetIn: ['Adresse.dienstartIDs', 'Zyklus.dienstarten', 'Wunsch.dienstartID', 'Vertrag.dienstartID'],
});

export function dienstartAlsReferenz({ id, isAktiv, felder }: Stammsatz<DienstartFelder>): Dienstart {
	const { farbe: _farbe, ...rest } = felder;
	return { id, ...rest, isAktiv };
}
