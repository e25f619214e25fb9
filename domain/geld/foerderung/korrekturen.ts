/** What a claim corrects of earlier ones, and why, in words. Table: money.md, funding programme. */
import { BUNDESLAENDER, type Bundesland } from '#domain/bundesland.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro, formatZahl } from '#domain/format/zahl.ts';
import { GANZ } from '#domain/recht/monate.ts';
import type { Zeitraum } from '../zeitraum.ts';
import type { EINHEITEN } from './arten.ts';
import type { Foerderdienst } from './foerdermonate.ts';
import type { Foerderregel } from './programm.ts';

/** A service and the programme as a claim saw them. */
export interface Abruflage {
	/** null: no money goes by the contract. */
	readonly dienst: Foerderdienst | null;
	/** Why none does. */
	readonly ohne: 'STORNIERT' | 'NICHT_ANGETRETEN' | null;
	readonly regel: Foerderregel;
}

export interface Korrekturmenge {
	/** Thirtieths of a unit, and cents; below zero: less. */
	readonly menge: number;
	readonly betrag: number;
	readonly einheit: (typeof EINHEITEN)[number];
}

export interface Korrektursatz extends Korrekturmenge {
	/** Of the claim that is corrected, e.g. `2026-Q2`. */
	readonly abruf: string;
	readonly name: string;
	readonly grund: string;
}

/** `2026-Q2: Erika M., 1,5 Monate weniger, vorzeitiges Ende 14.05.` */
export const korrekturtext = ({ abruf, name, grund, ...menge }: Korrektursatz): string =>
	`${abruf}: ${name}, ${mengentext(menge)}, ${grund}`;

const EINHEITWORT = {
	TEILNEHMERMONAT: ['Monat', 'Monate'],
	TEILNEHMERTAG: ['Tag', 'Tage'],
	PAUSCHALE: ['Pauschale', 'Pauschalen'],
} as const satisfies Readonly<Record<(typeof EINHEITEN)[number], readonly [string, string]>>;

/** Where only the rate is another, in euros. */
export function mengentext({ menge, betrag, einheit }: Korrekturmenge): string {
	if (menge === 0 && betrag === 0) return 'gleich viel';
	const wieviel = menge === 0 ? formatEuro(Math.abs(betrag)) : mengeMitEinheit(Math.abs(menge), einheit);
	return `${wieviel} ${(menge || betrag) < 0 ? 'weniger' : 'mehr'}`;
}

export function mengeMitEinheit(menge: number, einheit: (typeof EINHEITEN)[number]): string {
	const [eine, viele] = EINHEITWORT[einheit];
	return `${mengenzahl(menge)} ${menge === GANZ ? eine : viele}`;
}

/** Thirtieths as they are counted: `1,5`, or `2 16/30`. */
export function mengenzahl(menge: number): string {
	if (menge % (GANZ / 2) === 0) return formatZahl(menge / GANZ);
	const [ganze, rest] = [Math.trunc(menge / GANZ), menge % GANZ];
	return ganze === 0 ? `${rest}/${GANZ}` : `${ganze} ${Math.abs(rest)}/${GANZ}`;
}

const MONATE = { quartal: 3, halbjahr: 6 };

/** As it is asked for: `2026-Q2`, `2026-H1`, else `2026-05` or `2026-05_2026-07`. */
export function abrufname({ von, bis }: Zeitraum): string {
	const jahr = von.slice(0, 4);
	const [ab, letzter] = [Number(von.slice(5)), Number(bis.slice(5))];
	for (const [kuerzel, dauer] of [
		['Q', MONATE.quartal],
		['H', MONATE.halbjahr],
	] as const)
		if (bis.startsWith(jahr) && ab % dauer === 1 && letzter === ab + dauer - 1)
			return `${jahr}-${kuerzel}${Math.ceil(ab / dauer)}`;
	return von === bis ? von : `${von}_${bis}`;
}

interface Vergleich {
	/** null: no claim was about the months. */
	readonly vorher: Abruflage | null;
	readonly jetzt: Abruflage;
	/** Days in it are written without the year. */
	readonly abruf: string;
	/** Cents for a unit now. */
	readonly satz: number | null;
}

/** What has changed since the earlier claim; nothing: the row was taken out of it then. */
export function korrekturgrund({ vorher, ...vergleich }: Vergleich): string {
	if (vorher === null) return 'noch nicht abgerufen';
	return abweichungen({ vorher, ...vergleich }) ?? 'im früheren Abruf zurückgestellt';
}

/** null: nothing that money is reckoned by. */
export function abweichungen({
	vorher,
	jetzt,
	abruf,
	satz,
}: Vergleich & { readonly vorher: Abruflage }): string | null {
	const tag = (datum: string) => formatDatum(datum).slice(0, datum.slice(0, 4) === abruf.slice(0, 4) ? 6 : undefined);
	const gruende = [...dienstgruende(vorher, jetzt, tag), ...regelgruende(vorher.regel, jetzt.regel, satz)];
	return gruende.join(', ') || null;
}

function dienstgruende(vorher: Abruflage, jetzt: Abruflage, tag: (datum: string) => string): string[] {
	if (jetzt.dienst === null) return [OHNE_DIENST[jetzt.ohne ?? 'ANDERS']];
	if (vorher.dienst === null) return ['Vertrag seither geschlossen'];
	const [alt, neu] = [vorher.dienst, jetzt.dienst];
	const { filter } = jetzt.regel;
	const fragtAlter = filter.alterVon !== null || filter.alterBis !== null;
	const land = (wo: string, wert: string | null) =>
		`${wo} ${wert === null ? 'nicht bekannt' : `jetzt in ${BUNDESLAENDER[wert as Bundesland]}`}`;
	return [
		alt.von !== neu.von && `Beginn verschoben auf ${tag(neu.von)}`,
		alt.bis !== neu.bis && `${neu.bis < alt.bis ? 'vorzeitiges' : 'späteres'} Ende ${tag(neu.bis)}`,
		alt.dienstartID !== neu.dienstartID && 'andere Dienstart',
		fragtAlter && alt.geburtsdatum !== neu.geburtsdatum && 'Geburtsdatum geändert',
		filter.wohnland !== null && alt.wohnland !== neu.wohnland && land('Wohnsitz', neu.wohnland),
		filter.stellenland !== null && alt.stellenland !== neu.stellenland && land('Einsatzstelle', neu.stellenland),
	].filter((grund) => grund !== false);
}

const OHNE_DIENST = {
	STORNIERT: 'Vertrag storniert',
	NICHT_ANGETRETEN: 'Dienst nicht angetreten',
	ANDERS: 'Vertrag gilt nicht mehr',
} as const;

function regelgruende(alt: Foerderregel, neu: Foerderregel, satz: number | null): string[] {
	const gleich = (feld: keyof Foerderregel) => inhalt(alt[feld]) === inhalt(neu[feld]);
	const felder = Object.keys(neu) as (keyof Foerderregel)[];
	const regelGleich = felder.filter((feld) => feld !== 'saetze' && feld !== 'isDsj').every(gleich);
	return [
		!gleich('saetze') && (satz === null ? 'Sätze geändert' : `Satz jetzt ${formatEuro(satz)}`),
		!regelGleich && 'Regel des Förderprogramms geändert',
	].filter((grund) => grund !== false);
}

/** Whatever the order of its fields: a store may keep another. */
const inhalt = (was: unknown): string =>
	JSON.stringify(was, (_, wert) =>
		wert !== null && typeof wert === 'object' && !Array.isArray(wert)
			? Object.fromEntries(Object.entries(wert).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: wert,
	);
