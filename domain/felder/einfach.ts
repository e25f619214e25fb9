/** Dates, choices, yes/no and references. */
import { z } from 'zod';
import { istDatum } from '#domain/datum.ts';
import { MELDUNG } from './meldungen.ts';
import { falscherTyp, freitext, pflichttext, type Textregel } from './text.ts';

/** `YYYY-MM-DD` within bounds; none of our days lies outside of these centuries. */
function datum(von = '1900-01-01', bis = '2199-12-31'): Textregel {
	return { max: 40, muster: (tag) => istDatum(tag) && von <= tag && tag <= bis, meldung: MELDUNG.DAT };
}
export const tag = (von?: string, bis?: string) => freitext(datum(von, bis));
export const pflichttag = (von?: string, bis?: string) => pflichttext(datum(von, bis));

/** `YYYY-MM` */
export const monat = () =>
	freitext({ max: 40, muster: (text) => istDatum(`${text}-01`) && /^(19|20|21)/.test(text), meldung: MELDUNG.DAT });

type Bezeichnungen = Readonly<Record<string, string>>;
/** The values that have a label, as a closed list. */
export const werteVon = <const L extends Bezeichnungen>(bezeichnungen: L) =>
	Object.keys(bezeichnungen) as [keyof L & string, ...(keyof L & string)[]];

/** One of the values that have a label; an emptied choice becomes null. */
export function auswahl<const L extends Bezeichnungen>(bezeichnungen: L) {
	type Wert = keyof L & string;
	return z
		.enum([...werteVon(bezeichnungen), ''], { error: falscherTyp })
		.nullish()
		.transform((wert) => (wert === '' ? null : (wert as Wert | null | undefined)));
}

export const pflichtauswahl = <const L extends Bezeichnungen>(bezeichnungen: L) =>
	z.enum(werteVon(bezeichnungen), { error: falscherTyp });

/** Yes, no, or not answered yet. */
export const janein = () => z.boolean({ error: falscherTyp }).nullish();

/** Always one of the two. */
export const schalter = () => z.boolean({ error: falscherTyp });

/** Id of another record; whether it exists is for those to say who know it. */
const REFERENZ: Textregel = { max: 64, muster: /^[A-Za-z0-9_-]+$/ };
export const referenz = () => freitext(REFERENZ);
export const pflichtreferenz = () => pflichttext(REFERENZ);

/** Several references, each once. */
export const referenzen = () =>
	z
		.array(pflichtreferenz(), { error: falscherTyp })
		.max(100, { error: MELDUNG.PT })
		.transform((ids) => [...new Set(ids)])
		.nullish();
