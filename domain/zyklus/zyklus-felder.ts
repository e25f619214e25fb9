import { z } from 'zod';
import { ENDE_VOR_BEGINN, MELDUNG, meldungMax } from '#domain/felder/meldungen.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro } from '#domain/format/zahl.ts';
import { RECHT, type Recht } from '#domain/recht/recht.ts';
import { gesetzlicherHoechstbetrag } from '#domain/recht/taschengeld.ts';
import type { Dienstart, ZyklusDienstart } from '#domain/referenzsaetze.ts';
import { datum, ganzzahl, pflichttext } from '#domain/stammdaten/schemata.ts';
import { letzterTag } from './zeitraum.ts';

const [ERSTES_JAHR, LETZTES_JAHR] = [2000, 2099];
const HOECHSTENS_MONATE = 24;

const jahrPasst = (start: string): boolean => {
	const jahr = Number(start.slice(0, 4));
	return ERSTES_JAHR <= jahr && jahr <= LETZTES_JAHR;
};
const dauerPasst = (start: string, ende: string): boolean =>
	letzterTag(start, 1) <= ende && ende <= letzterTag(start, HOECHSTENS_MONATE);

/** Table: Zyklus. `bleibt`: its days stood before, and needn't lie within the bounds of new ones. */
export const zyklusSchema = ({ bleibt }: { readonly bleibt: boolean }) =>
	z
		.object({
			bezeichnung: pflichttext(50),
			start: datum()
				.refine((tag) => tag.endsWith('-01'), { error: MELDUNG.PT })
				.refine((tag) => bleibt || jahrPasst(tag), {
					error: `Ein Zyklus beginnt in den Jahren ${ERSTES_JAHR} bis ${LETZTES_JAHR}.`,
				}),
			ende: datum(),
			bewerbungVon: datum().nullable(),
			bewerbungBis: datum().nullable(),
			kontingentabfrageFrist: datum().nullable(),
		})
		.refine(({ start, ende }) => start < ende, {
			error: ENDE_VOR_BEGINN,
			path: ['ende'],
		})
		.refine(({ start, ende }) => bleibt || ende <= start || dauerPasst(start, ende), {
			error: `Ein Zyklus dauert mindestens einen und höchstens ${HOECHSTENS_MONATE} Monate.`,
			path: ['ende'],
		})
		.refine(({ bewerbungVon, bewerbungBis }) => !bewerbungVon || !bewerbungBis || bewerbungVon <= bewerbungBis, {
			error: ENDE_VOR_BEGINN,
			path: ['bewerbungBis'],
		})
		.readonly();
export type ZyklusFelder = z.infer<ReturnType<typeof zyklusSchema>>;

/** Defaults of a Dienstart in one cycle; its budget is kept in the Zyklusbudget, its stop is an event of its own. */
export type Vorgaben = Omit<ZyklusDienstart, 'isBewerbungsstopp' | 'gesamtkontingent'>;

/** Kept in smaller units than it is spoken of; the message speaks of the larger ones. */
const skaliert = (max: number, faktor: number) =>
	z
		.int({ error: MELDUNG.POS })
		.min(0, { error: MELDUNG.POS })
		.max(max * faktor, { error: meldungMax(max) })
		.nullable();

const euro = () => skaliert(9999, 100);

/** What the defaults of a Dienstart are for. */
export interface Vorgabenrahmen {
	readonly art: Dienstart['art'];
	/** Last day on which a contract of the cycle can begin. */
	readonly ende: string;
}

/** The ceiling of the allowance: no higher than the law's for any contract of the cycle; null: for values that stood before. */
export const vorgabenSchema = (rahmen: Vorgabenrahmen | null, recht: Recht = RECHT): z.ZodType<Vorgaben> =>
	z
		.object({
			taschengeld: euro(),
			taschengeldHoechstbetrag: rahmen === null ? euro() : hoechstensGesetzlich(rahmen, recht),
			wochenstunden: skaliert(48, 10),
			estBeitrag: euro(),
			urlaubstage: ganzzahl(0, 60).nullable(),
		})
		.readonly();

/** Each contract is measured by the law at its own beginning anyway: more would only promise what no contract may have. */
function hoechstensGesetzlich({ art, ende }: Vorgabenrahmen, recht: Recht) {
	const gesetz = gesetzlicherHoechstbetrag(art, ende, recht);
	if (gesetz === null) return euro();
	const error = `Das Gesetz erlaubt ab ${formatDatum(gesetz.ab)} höchstens ${formatEuro(gesetz.cent)}.`;
	return euro().refine((cent) => cent === null || cent <= gesetz.cent, { error });
}

export const OHNE_VORGABEN: Vorgaben = {
	taschengeld: null,
	taschengeldHoechstbetrag: null,
	wochenstunden: null,
	estBeitrag: null,
	urlaubstage: null,
};

/** A Dienstart that nothing is set for in a cycle. */
export const OHNE_ANGABEN: ZyklusDienstart = { ...OHNE_VORGABEN, isBewerbungsstopp: false, gesamtkontingent: null };
