import { Abgelehnt, type Regelverstoss, unveraendert } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { StammdatenEreignis } from './ereignisse.ts';
import type { Stammdatum, Stammsatz } from './stammdatum.ts';

/** What a saved list says about one of its records. */
export interface Listenzeile<Felder extends object> {
	/** Left out: a new record. */
	readonly id?: string | undefined;
	/** The version the caller saw; left out: whatever it is. */
	readonly version?: number | undefined;
	/** Left out: as it is; a new one is active. */
	readonly isAktiv?: boolean | undefined;
	/** Deleted, which only works for what was never used. */
	readonly isGeloescht?: boolean | undefined;
	readonly felder: Felder;
}

export const NOCH_VERWENDET: Regelverstoss = {
	code: 'VERWENDET',
	http: 409,
	text: 'Der Eintrag wird verwendet und kann deshalb nicht gelöscht, sondern nur deaktiviert werden.',
};

export const GEHOERT_ZUM_PORTAL: Regelverstoss = {
	code: 'VORGABE',
	http: 409,
	text: 'Der Eintrag gehört zum Portal und kann nicht gelöscht, sondern nur umbenannt oder deaktiviert werden.',
};

const UNBEKANNT: Regelverstoss = { code: 'NICHT_GEFUNDEN', http: 422, text: 'Den Eintrag gibt es nicht mehr.' };
const DOPPELT: Regelverstoss = { code: 'DOPPELT', http: 422, text: 'Diesen Eintrag gibt es bereits.' };

/** One line of a saved list: created, changed, switched or deleted. */
export function pflege<Name extends string, Felder extends object>(
	art: Stammdatum<Name, Felder>,
	satz: Stammsatz<Felder>,
	{ id, version, isAktiv, isGeloescht, felder }: Listenzeile<Felder>,
	akteur: Akteur,
): StammdatenEreignis<Name, Felder>[] {
	if (id !== undefined && (!satz.existiert || satz.geloescht)) throw new Abgelehnt([UNBEKANNT]);
	if (id === undefined && satz.existiert) throw new Abgelehnt([{ ...DOPPELT, feld: 'key' }]);
	const veraltet = unveraendert(version, satz.version);
	if (veraltet) throw new Abgelehnt([veraltet]);
	if (isGeloescht) return art.loesche(satz);
	const geschrieben = satz.existiert ? art.aendere(satz, felder) : art.erfasse(satz, felder);
	return [...geschrieben, ...(isAktiv === undefined ? [] : art.setzeAktiv(satz, isAktiv, akteur))];
}

/** As two labels are compared. */
export const alsName = (bezeichnung: string): string => bezeichnung.trim().toLocaleLowerCase('de');

/** Labels of a list are told apart by them alone: capitals and spaces around them don't count. */
export function doppelte(bezeichnungen: ReadonlyMap<string, string>, geaendert: ReadonlySet<string>): string[] {
	const jeName = Map.groupBy(bezeichnungen, ([, bezeichnung]) => alsName(bezeichnung));
	return [...jeName.values()]
		.filter((gleiche) => gleiche.length > 1)
		.flatMap((gleiche) => gleiche.map(([id]) => id).filter((id) => geaendert.has(id)))
		.filter((id, stelle, alle) => alle.indexOf(id) === stelle);
}

/** The violations of a line, with its place in the list in front of the field's name. */
export const inZeile = (verstoesse: readonly Regelverstoss[], nr: number): Regelverstoss[] =>
	verstoesse.map((v) => ({ ...v, feld: v.feld === undefined ? String(nr) : `${nr}.${v.feld}` }));

export const schonVorhanden = (nr: number): Regelverstoss => ({ ...DOPPELT, feld: `${nr}.bezeichnung` });
