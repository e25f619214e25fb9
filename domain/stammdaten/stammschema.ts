/** What a field of master data accepts, by what it holds. */
import { z } from 'zod';
import { istDatum } from '#domain/datum.ts';
import { IBAN } from '#domain/felder/bank.ts';
import { werteVon } from '#domain/felder/einfach.ts';
import { einheiten } from '#domain/felder/feld.ts';
import { MELDUNG, meldungMax, meldungMin } from '#domain/felder/meldungen.ts';
import { pflichttext } from '#domain/felder/text.ts';
import { textregel } from '#domain/felder/textregeln.ts';
import { bereinige } from '#domain/format/markup.ts';
import { freitext, ganzzahl, ids } from './schemata.ts';
import type { Stammangaben, Stammwert } from './stammfeld.ts';

export type Stammschemata<K> = { readonly [F in keyof K]: z.ZodType<Stammwert<K[F]>> };

export const stammschemata = <const K extends Readonly<Record<string, Stammangaben>>>(katalog: K) =>
	Object.fromEntries(Object.entries(katalog).map(([name, feld]) => [name, stammschema(feld)])) as Stammschemata<K>;

function stammschema(feld: Stammangaben): z.ZodType {
	switch (feld.art) {
		case 'text': {
			const { max, ...regel } = textregel(feld);
			return feld.immer ? pflichttext({ max, ...regel }) : freitext(max, regel);
		}
		case 'iban':
			return freitext(IBAN.max, IBAN);
		case 'absatz':
			return absaetze(feld.max);
		case 'gestaltet':
			return absaetze(feld.max).transform((wert) => wert && bereinige(wert));
		case 'farbe':
			return z.string({ error: MELDUNG.PT }).regex(/^#[0-9a-f]{6}$/i, { error: MELDUNG.PT });
		case 'tag':
			return wieOft(feld, z.string({ error: MELDUNG.DAT }).refine(istDatum, { error: MELDUNG.DAT }));
		case 'auswahl':
			return z.enum(werteVon(feld.werte));
		case 'zahlauswahl':
			return z.union(Object.keys(feld.werte).map((wert) => z.literal(Number(wert))));
		case 'zahl':
			return wieOft(feld, ganzzahl(feld.min, feld.max));
		case 'euro':
			return wieOft(feld, skaliert(feld, 0, feld.max));
		case 'stunden':
			return wieOft(feld, skaliert(feld, feld.min, feld.max));
		case 'grad':
			return wieOft(feld, skaliert(feld, -feld.max, feld.max));
		case 'schalter':
			return z.boolean();
		case 'land':
		case 'adresse':
		case 'liste':
			return wieOft(feld, z.string());
		case 'listen':
		case 'bilder':
			return ids();
		case 'bild':
			return z.guid({ error: MELDUNG.PT }).nullable();
		case 'gruppe':
			return z.strictObject(stammschemata(feld.felder));
	}
}

const wieOft = ({ immer }: Stammangaben, schema: z.ZodType): z.ZodType => (immer ? schema : schema.nullable());

const absaetze = (max: number) => freitext(max, { mehrzeilig: true });

/** Kept in smaller units than it is spoken of; the messages speak of the larger ones. */
const skaliert = (feld: Stammangaben, min: number, max: number) =>
	z
		.int({ error: MELDUNG.PT })
		.min(min, { error: meldungMin(min / einheiten(feld)) })
		.max(max, { error: meldungMax(max / einheiten(feld)) });
