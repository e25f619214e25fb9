/** What the five free fields accept (table: Free fields), each by what the tenant has made of it. */
import { z } from 'zod';
import { parseDezimal } from '#domain/format/zahl-lesen.ts';
import { tag, werteVon } from './einfach.ts';
import {
	FREIE_FELDER,
	FREIFELDART,
	type FreiesFeld,
	JA,
	NEIN,
	RECHT_EINSATZSTELLEN,
	RECHT_FREIWILLIGE,
} from './freie-felder.ts';
import { MELDUNG } from './meldungen.ts';
import { freitext, pflichttext } from './text.ts';

const MAX = 500;

/**
 * What a free field accepts. It is kept as a text that people can read, days as `YYYY-MM-DD`; what another kind has left
 * behind stays until it is entered anew.
 */
export function freifeldSchema({
	art,
	optionen,
}: Pick<FreiesFeld, 'art' | 'optionen'>): z.ZodType<string | null | undefined> {
	switch (art) {
		case 'TEXT':
			return freitext({ max: MAX });
		case 'ZAHL':
			return freitext({ max: 20, muster: (text) => parseDezimal(text) !== null, form: alsZahl });
		case 'DATUM':
			return tag();
		case 'JA_NEIN':
			return freitext({ max: MAX, muster: (text) => text === JA || text === NEIN });
		case 'AUSWAHL':
			return freitext({ max: MAX, muster: (text) => optionen.includes(text) });
	}
}

/** `1.234,50` → `1234,5`; what is no number stays for the pattern to refuse. */
function alsZahl(text: string): string {
	const zahl = parseDezimal(text);
	return zahl === null ? text : String(zahl).replace('.', ',');
}

const OPTIONEN = 50;

const einFeld = z
	.strictObject({
		art: z.enum(werteVon(FREIFELDART), { error: MELDUNG.PT }),
		optionen: z
			.array(pflichttext({ max: 100 }), { error: MELDUNG.PT })
			.max(OPTIONEN, { error: MELDUNG.PT })
			.transform((optionen) => [...new Set(optionen)])
			.readonly(),
		freiwillige: z.enum(werteVon(RECHT_FREIWILLIGE), { error: MELDUNG.PT }),
		einsatzstellen: z.enum(werteVon(RECHT_EINSATZSTELLEN), { error: MELDUNG.PT }),
		isInListen: z.boolean({ error: MELDUNG.PT }),
	})
	.refine(({ art, optionen }) => art !== 'AUSWAHL' || optionen.length > 0, { path: ['optionen'], error: MELDUNG.P })
	.readonly();

/** The parameter: one entry for each field, in their order. */
export const freieFelderSchema = z.array(einFeld).length(FREIE_FELDER.length, { error: MELDUNG.PT }).readonly();
