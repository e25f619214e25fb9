/** Free fields and asked ones in the lists: which there are for the caller, and their values as a person reads them. */

import { namenAus } from '#api/present/namen.ts';
import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import { feldwert } from '#domain/akte/verlauf/angaben.ts';
import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import { istPersonenfeld } from '#domain/feldabfrage/abfragefelder.ts';
import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { ZUSATZ_SORT } from '#domain/liste/sortierung.ts';
import { type Zusatzfeld, type Zusatzliste, zusatzfelder } from '#domain/liste/zusatzfelder.ts';
import type { Referenz } from '#domain/referenz.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { sensibleArten } from '#domain/zugriff/protokoll.ts';
import type { Anfrage } from '#projections/queries/liste/liste.ts';
import {
	gefilterteFelder,
	genutzteGruppierungen,
	istGruppierung,
	OHNE_ZUSATZ,
	type Zusatz,
	type Zusatzwerte,
} from '#projections/queries/liste/zusatzfelder.ts';
import { ladeEintraege } from '#projections/queries/traeger/namen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Umstand } from '../handler.ts';
import { mitOptionen } from './listenoptionen.ts';

/** What a list is to hold beside its own columns, ready to be shown. */
export interface Listenzusatz {
	readonly zusatz: Zusatz;
	/** The values of a row by field, as text. */
	lesbar(werte: Zusatzwerte): Record<string, string | null>;
	/** To be called for rows before they leave: sensitive fields don't leave without a record of who read them. */
	merke(freiwillige: readonly string[]): Promise<void>;
}

export const KEIN_ZUSATZ: Listenzusatz = { zusatz: OHNE_ZUSATZ, lesbar: () => ({}), merke: async () => {} };
const NICHTS = { adresseIDs: [], benutzerIDs: [] } as const;
const ZUSAETZLICH: ReadonlySet<string> = new Set(ZUSATZ_SORT);

export async function ladeZusatzfelder({ umgebung, akteur }: Umstand, liste: Zusatzliste) {
	const referenz = await ladeReferenz(umgebung.db, NICHTS);
	const [genutzte, parameter] = [await genutzteGruppierungen(umgebung.db), await alleParameter(umgebung.db)];
	const titel = {
		attribut1: parameter.gruppierungAttribut1Bezeichnung,
		attribut2: parameter.gruppierungAttribut2Bezeichnung,
	};
	const gruppierungen = genutzte.map((feld) => ({ feld, bezeichnung: titel[feld] }));
	return { referenz, felder: zusatzfelder(akteur, liste, referenz, gruppierungen) };
}

/** `gezeigt`: names of columns, of which those that are fields are taken. */
export async function ladeListenzusatz(
	umstand: Umstand,
	liste: Zusatzliste,
	{ filter, sort }: Pick<Anfrage, 'filter' | 'sort'>,
	gezeigt: readonly string[] = [],
): Promise<Listenzusatz> {
	const sortiert = sort.map((angabe) => angabe.replace(/^-/, ''));
	const befragt = [...gefilterteFelder(filter), ...sortiert];
	if (![...gezeigt, ...befragt].some((name) => ZUSAETZLICH.has(name))) return KEIN_ZUSATZ;
	const { referenz, felder } = await ladeZusatzfelder(umstand, liste);
	verlangeLesbare(liste, sortiert, felder);
	const namen = namenAus(referenz, await eintraege(umstand, felder, gezeigt));
	const beruehrt = felder.filter(({ feld }) => gezeigt.includes(feld) || befragt.includes(feld));
	return {
		zusatz: { felder, gezeigt, reihenfolge: await reihenfolge(umstand, felder, sortiert, referenz) },
		lesbar: (werte) => alsText(werte, namen),
		merke: (freiwillige) => merkeSensibles(umstand, beruehrt, freiwillige),
	};
}

const EIGENE: Readonly<Record<Zusatzliste, readonly string[]>> = {
	bewerbungen: sortierbar(BEWERBUNGEN),
	freiwillige: sortierbar(FREIWILLIGE),
};

/** An order tells of values as much as a column does. */
function verlangeLesbare(liste: Zusatzliste, sortiert: readonly string[], felder: readonly Zusatzfeld[]): void {
	const bekannt = new Set<string>([...EIGENE[liste], ...felder.map(({ feld }) => feld)]);
	if (sortiert.every((name) => bekannt.has(name))) return;
	const text = 'Nach dieser Spalte kann nicht sortiert werden.';
	throw new Abgelehnt([{ code: 'SORTIERUNG', http: 422, feld: 'sort', text }]);
}

/** As the filter offers the choices. */
async function reihenfolge(
	umstand: Umstand,
	felder: readonly Zusatzfeld[],
	sortiert: readonly string[],
	referenz: Referenz,
): Promise<Zusatz['reihenfolge']> {
	const gemeinte = felder.filter(({ feld }) => sortiert.includes(feld));
	const mitWahl = await Promise.all(gemeinte.map((feld) => mitOptionen(umstand, feld, referenz)));
	return Object.fromEntries(mitWahl.map(({ feld, optionen }) => [feld, optionen.map(({ id }) => id)]));
}

function alsText(werte: Zusatzwerte, namen: Namen): Record<string, string | null> {
	return Object.fromEntries(Object.entries(werte).map(([feld, wert]) => [feld, feldwert(feld, wert, namen)]));
}

/** Labels are read only where a column shows some. */
async function eintraege({ umgebung }: Umstand, felder: readonly Zusatzfeld[], gezeigt: readonly string[]) {
	const noetig = felder.some(({ feld, art }) => gezeigt.includes(feld) && art.startsWith('eintr'));
	return noetig ? ladeEintraege(umgebung.db) : new Map<string, string>();
}

async function merkeSensibles(
	{ umgebung, akteur, request }: Umstand,
	felder: readonly Zusatzfeld[],
	betroffene: readonly string[],
): Promise<void> {
	const personenfelder = felder.flatMap(({ feld }) => (!istGruppierung(feld) && istPersonenfeld(feld) ? [feld] : []));
	const arten = sensibleArten(personenfelder);
	if (arten.length === 0 || betroffene.length === 0) return;
	await merkeEinsicht(umgebung.db, { akteur, betroffene, arten, anlass: 'LISTE', ip: request.ip });
}
