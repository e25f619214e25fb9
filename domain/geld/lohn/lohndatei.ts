/** Writes a payroll file as its column map says. */
import { formatDatum } from '#domain/format/datum.ts';
import type { Monat } from '#domain/recht/monate.ts';
import { alsCp1252 } from './cp1252.ts';
import { LOHNARTEN, type Lohnart, type Lohnperson, type Lohnwerte } from './lohnperson.ts';
import { type Lohnformat, type Lohnsatz, type Lohnspalte, SPALTENPLAENE, type Spaltenplan } from './spaltenplan.ts';

export interface Lohnkopf {
	readonly format: Lohnformat;
	readonly monat: Monat;
	readonly beraterNr: number;
	readonly mandantNr: number;
	/** That of holiday that is paid out is needed only where somebody has some. */
	readonly lohnarten: Readonly<
		Record<Exclude<Lohnart, 'URLAUBSABGELTUNG'>, number> & { URLAUBSABGELTUNG: number | null }
	>;
	/** Computed only: nothing is settled by it. */
	readonly istVorschau: boolean;
}

/** The rows of one person: what he is, and what the month comes to. */
export interface Lohnzeilen {
	readonly freiwilligerID: string;
	/** By section and record, in their order; null: nothing is known that could be written. */
	readonly stamm: readonly string[] | null;
	readonly werte: readonly string[];
	/** The kinds of pay among the amounts, those that are nothing by now with them. */
	readonly lohnarten: readonly Lohnart[];
	/** Isn't of the month any more. */
	readonly istEntfallen: boolean;
}

/** A cell can't be written: there is no character for it. */
export class Unschreibbar extends Error {}

/** `uebergeben`: kinds of pay that payroll was told of for this month; what became of them is said, even if it is nothing. */
export function lohnzeilen(
	kopf: Lohnkopf,
	person: Lohnperson,
	personalnummer: number,
	uebergeben: readonly Lohnart[] = [],
): Lohnzeilen {
	const plan = SPALTENPLAENE[kopf.format];
	const werte: Lohnwerte = { ...person.werte, personalnummer: String(personalnummer) };
	const zeile = (satz: Lohnsatz, lohnart: Lohnart | null) => {
		const zellen = satz.spalten.map((spalte) => zelle(plan, spalte, wertVon(spalte, { kopf, person, werte, lohnart })));
		const alle = satz.nr === null ? zellen : [String(satz.nr), ...zellen];
		return alle.join(plan.trenner) + (plan.endetMitTrenner ? plan.trenner : '');
	};
	const saetze = plan.abschnitte.flatMap((abschnitt) => abschnitt.saetze);
	const lohnarten = LOHNARTEN.filter((art) => person.betraege[art] !== 0 || uebergeben.includes(art));
	const { freiwilligerID, entfallen } = person;
	return {
		...{ freiwilligerID, lohnarten, istEntfallen: entfallen !== undefined },
		stamm:
			entfallen === 'OHNE_ENDE' ? null : saetze.filter(({ je }) => je === 'PERSON').map((satz) => zeile(satz, null)),
		werte: saetze.filter(({ je }) => je === 'LOHNART').flatMap((satz) => lohnarten.map((art) => zeile(satz, art))),
	};
}

interface Zeilenumstand {
	readonly kopf: Lohnkopf;
	readonly person: Lohnperson;
	readonly werte: Lohnwerte;
	readonly lohnart: Lohnart | null;
}

function wertVon({ quelle }: Lohnspalte, { kopf, person, werte, lohnart }: Zeilenumstand): string | number | null {
	if (typeof quelle === 'object') return quelle.fest;
	if (quelle === 'MONAT') return `${kopf.monat}-01`;
	if (quelle === 'LOHNART') return lohnart && kopf.lohnarten[lohnart];
	if (quelle === 'LOHNBETRAG') return lohnart && person.betraege[lohnart];
	return werte[quelle];
}

function zelle(plan: Spaltenplan, { form, breite, kopf }: Lohnspalte, wert: string | number | null): string {
	if (wert === null || wert === '') return '';
	switch (form) {
		case 'TAG':
			return plan.datum === 'TT.MM.JJJJ' ? formatDatum(String(wert)) : formatDatum(String(wert)).replaceAll('.', '/');
		case 'BETRAG':
			return dezimal(Number(wert), 2, plan);
		case 'ZEHNTEL':
			return dezimal(Number(wert), 1, plan);
		case 'ZIFFERN':
			if (!/^\d+$/.test(String(wert))) throw new Unschreibbar(`${kopf}: „${wert}“`);
			return String(wert);
		case 'TEXT':
			return text(plan, String(wert), breite);
	}
}

/** Cents or tenths, without a detour over fractions. */
function dezimal(zahl: number, stellen: number, plan: Spaltenplan): string {
	const ziffern = String(Math.abs(zahl)).padStart(stellen + 1, '0');
	return `${zahl < 0 ? '-' : ''}${ziffern.slice(0, -stellen)}${plan.dezimal}${ziffern.slice(-stellen)}`;
}

/** In quotes, or without anything that would end the cell. */
function text({ begrenzer, trenner }: Spaltenplan, wert: string, breite: number): string {
	const lesbar = alsCp1252(wert);
	if (lesbar === null) throw new Unschreibbar(`„${wert}“`);
	if (begrenzer === null) return lesbar.replaceAll(trenner, ',').replaceAll('"', "'").slice(0, breite).trim();
	return `${begrenzer}${lesbar.slice(0, breite).trim().replaceAll(begrenzer, "'")}${begrenzer}`;
}

/** What is left out is what went before and is the same. */
export interface Lohnauswahl extends Lohnzeilen {
	readonly mitStamm: boolean;
	readonly mitWerten: boolean;
}

/** With CRLF, as these programs expect. */
export function lohntext(kopf: Lohnkopf, personen: readonly Lohnauswahl[]): string {
	const plan = SPALTENPLAENE[kopf.format];
	const [jahr = '', mm = ''] = kopf.monat.split('-');
	const werte: Readonly<Record<string, string>> = {
		berater: String(kopf.beraterNr),
		mandant: String(kopf.mandantNr),
		monatserster: formatDatum(`${kopf.monat}-01`),
		'mm/jjjj': `${mm}/${jahr}`,
		vorschau: kopf.istVorschau ? '* Vorschau, nicht zum Einspielen' : '',
	};
	const fuelle = (zeilen: readonly string[]) =>
		zeilen.map((zeile) => zeile.replaceAll(/\{([^}]+)\}/g, (_, name: string) => werte[name] ?? '')).filter(Boolean);
	const saetze = plan.abschnitte.flatMap((abschnitt) => {
		const istStamm = abschnitt.saetze.some(({ je }) => je === 'PERSON');
		const ihre = personen.flatMap(({ mitStamm, mitWerten, stamm, werte: betraege }) =>
			istStamm ? (mitStamm && stamm ? stamm : []) : mitWerten ? betraege : [],
		);
		return [...fuelle(abschnitt.kopf), ...ihre];
	});
	const zeilen = [...fuelle(plan.kopf), ...satzbeschreibung(plan), ...saetze];
	return zeilen.map((zeile) => `${zeile}\r\n`).join('');
}

/** What each column is, once, before the rows. */
function satzbeschreibung({ beschreibung, endetMitTrenner, trenner, abschnitte }: Spaltenplan): string[] {
	if (beschreibung === null) return [];
	const zeilen = abschnitte
		.flatMap(({ saetze }) => saetze)
		.map(({ nr, tabelle, spalten }) => {
			const teile = [...(nr === null ? [] : [String(nr)]), ...(tabelle === null ? [] : [tabelle])];
			return [...teile, ...spalten.map(({ kopf }) => kopf)].join(trenner) + (endetMitTrenner ? trenner : '');
		});
	return [...(beschreibung.kopf === null ? [] : [beschreibung.kopf]), ...zeilen];
}

/** Does a file of this kind hold master data, or amounts of the month? */
export const enthaelt = (format: Lohnformat, je: Lohnsatz['je']): boolean =>
	SPALTENPLAENE[format].abschnitte.some(({ saetze }) => saetze.some((satz) => satz.je === je));

/** Whose holiday is paid out, while the tenant's program has no number for it. */
export const ohneLohnart = (
	{ lohnarten }: Pick<Lohnkopf, 'lohnarten'>,
	personen: readonly Lohnperson[],
): Lohnperson[] =>
	lohnarten.URLAUBSABGELTUNG === null ? personen.filter(({ betraege }) => betraege.URLAUBSABGELTUNG !== 0) : [];
