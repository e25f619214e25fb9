/** Free fields and asked ones in the lists: which there are for the caller, and their values as a person reads them. */
import { merkeEinsicht } from '#commands/konto/zugriff.ts';
import { feldwert } from '#domain/akte/verlauf/angaben.ts';
import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import { ABFRAGEFELDER, istPersonenfeld } from '#domain/feldabfrage/abfragefelder.ts';
import { type Zusatzfeld, type Zusatzliste, zusatzfelder } from '#domain/liste/zusatzfelder.ts';
import { sensibleArten } from '#domain/zugriff/protokoll.ts';
import type { Anfrage } from '#projections/queries/liste.ts';
import { ladeEintraege } from '#projections/queries/namen.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';
import { gefilterteFelder, OHNE_ZUSATZ, type Zusatz, type Zusatzwerte } from '#projections/queries/zusatzfelder.ts';
import { namenAus } from '../present/namen.ts';
import type { Umstand } from './handler.ts';

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
const ABGEFRAGT: ReadonlySet<string> = new Set(ABFRAGEFELDER);

export async function ladeZusatzfelder({ umgebung, akteur }: Umstand, liste: Zusatzliste) {
	const referenz = await ladeReferenz(umgebung.db, NICHTS);
	return { referenz, felder: zusatzfelder(akteur, liste, referenz) };
}

/** `gezeigt`: names of columns, of which those that are fields are taken. */
export async function ladeListenzusatz(
	umstand: Umstand,
	liste: Zusatzliste,
	{ filter }: Pick<Anfrage, 'filter'>,
	gezeigt: readonly string[] = [],
): Promise<Listenzusatz> {
	const gefiltert = gefilterteFelder(filter);
	if (![...gezeigt, ...gefiltert].some((name) => ABGEFRAGT.has(name))) return KEIN_ZUSATZ;
	const { referenz, felder } = await ladeZusatzfelder(umstand, liste);
	const namen = namenAus(referenz, await eintraege(umstand, felder, gezeigt));
	const beruehrt = felder.filter(({ feld }) => gezeigt.includes(feld) || gefiltert.includes(feld));
	return {
		zusatz: { felder, gezeigt },
		lesbar: (werte) => alsText(werte, namen),
		merke: (freiwillige) => merkeSensibles(umstand, beruehrt, freiwillige),
	};
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
	const personenfelder = felder.flatMap(({ feld }) => (istPersonenfeld(feld) ? [feld] : []));
	const arten = sensibleArten(personenfelder);
	if (arten.length === 0 || betroffene.length === 0) return;
	await merkeEinsicht(umgebung.db, { akteur, betroffene, arten, anlass: 'LISTE', ip: request.ip });
}
