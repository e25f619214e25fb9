/** Number fields: JSON numbers or German decimal texts in, whole units of the domain out. */
import { z } from 'zod';
import { parseDezimal } from '#domain/format/zahl-lesen.ts';
import { MELDUNG, meldungMax, meldungMin } from './meldungen.ts';
import { falscherTyp } from './text.ts';

interface Zahlregel {
	/** Decimals that may be given; the result counts units of the last one. */
	readonly stellen: 0 | 1 | 2;
	readonly min?: number;
	readonly max?: number;
	/** Distance of the permitted values from `min` on. */
	readonly schritt?: number;
	/** What is said of a value between the permitted ones. */
	readonly dazwischen?: string;
}

/** Beyond any amount or count of ours; keeps every result an exact whole number. */
const GRENZE = 10_000_000;

function zahl({ stellen, min = -GRENZE, max = GRENZE, schritt = 1, dazwischen = MELDUNG.PT }: Zahlregel) {
	const faktor = 10 ** stellen;
	return z
		.union([z.number(), z.string()], { error: falscherTyp })
		.nullish()
		.transform((eingabe, ctx) => {
			if (eingabe === null || eingabe === undefined) return eingabe;
			if (typeof eingabe === 'string' && eingabe.trim() === '') return null;
			const wert = typeof eingabe === 'string' ? parseDezimal(eingabe) : eingabe;
			const meldung = wert === null ? MELDUNG.PT : verletzt(wert);
			if (meldung === null && wert !== null) return Math.round(wert * faktor);
			ctx.addIssue({ code: 'custom', message: meldung ?? MELDUNG.PT });
			return z.NEVER;
		});

	function verletzt(wert: number): string | null {
		if (wert < min) return meldungMin(min);
		if (wert > max) return meldungMax(max);
		const einheiten = wert * faktor;
		const ganz = Math.abs(einheiten - Math.round(einheiten)) < 1e-4;
		return ganz && (schritt === 1 || (wert - min) % schritt === 0) ? null : dazwischen;
	}
}

export const ganzzahl = (min: number, max: number, schritt = 1) => zahl({ stellen: 0, min, max, schritt });

/** A whole number whose bounds another rule holds. */
export const anzahl = () => zahl({ stellen: 0 });

/** A number of places; its bounds another rule holds. */
export const platzzahl = () => zahl({ stellen: 0, dazwischen: MELDUNG.POS });

/** Euros with up to two decimals → cents. */
export const euro = () => zahl({ stellen: 2 });

/** Days in halves → tenths of a day; must be given. */
export const halbeTage = () =>
	zahl({ stellen: 1, schritt: 0.5 }).transform((zehntel, ctx) => {
		if (typeof zehntel === 'number') return zehntel;
		ctx.addIssue({ code: 'custom', message: MELDUNG.P });
		return z.NEVER;
	});

/** Days of holiday left at the end of a service → tenths of a day; empty: none (table: Vertrag, Urlaubsabgeltung). */
export const resturlaub = () => zahl({ stellen: 1, min: 0, max: 60, schritt: 0.5 });

/** Hours with one decimal → tenths of an hour. */
export const stunden = () => zahl({ stellen: 1 });
