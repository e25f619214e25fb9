/** What the page of the reminders is made of, however many requests there are: most rest, and those are only counted. */

import type { Kysely } from 'kysely';
import { istAnmahnbar, type Mahntakt } from '#domain/akte/mahnwesen/mahnplan.ts';
import { alleAdressaten, type Leser, type Ruhende, ruhende, teileEin } from '#domain/akte/mahnwesen/vorschau.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import type { DB } from '#projections/db.ts';
import { mahnleser } from '#projections/queries/dokumente/mahnleser.ts';
import {
	letzteErinnerungsmail,
	type Mahngruppe,
	type Mahnzeile,
	mahngruppen,
	offeneAnforderungen,
	ruhendeAnforderungen,
} from '#projections/queries/dokumente/mahnwesen.ts';

/** What reminders go by. */
export interface Mahnregeln {
	readonly specs: readonly DokumentSpec[];
	readonly takt: Mahntakt;
	readonly heute: string;
}

export interface Mahnbestand {
	readonly gruppen: readonly Mahngruppe[];
	/** What is before them, was reminded of since, or has an exception, of all cycles and by name. */
	readonly zeilen: readonly Mahnzeile[];
	readonly leser: Leser;
}

/** Looks back to a day, and where no mail left since, to the last day on which one did. */
export async function liesMahnbestand(db: Kysely<DB>, regeln: Mahnregeln, gemahntSeit: string): Promise<Mahnbestand> {
	const { specs, takt } = regeln;
	const gruppen = await mahngruppen(db);
	const arten = teileEin(gruppen, specs, takt).geplante.map(({ art }) => art);
	const neuere = await offeneAnforderungen(db, { arten, gemahntSeit });
	const perMail = (zeile: Mahnzeile) => zeile.mahnungen.some((m) => m.perMail && m.tag >= gemahntSeit);
	const geltende = new Set(specs.filter(({ status }) => status !== DOKUMENTSPEC.nr.Gesperrt).map(({ id }) => id));
	const istNeu = neuere.some((zeile) => geltende.has(zeile.specID) && perMail(zeile));
	const offenGemahntSeit = istNeu ? null : await letzteErinnerungsmail(db, [...geltende]);
	const zeilen = offenGemahntSeit ? await offeneAnforderungen(db, { arten, gemahntSeit, offenGemahntSeit }) : neuere;
	return { gruppen, zeilen, leser: await mahnleser(db, alleAdressaten(zeilen, specs)) };
}

/** Of one cycle, and of one specification or all. */
export interface Ausschnitt {
	readonly zyklusID: string;
	readonly specID: string | null;
}

export const liegtIn =
	({ zyklusID, specID }: Ausschnitt) =>
	(was: { readonly zyklusID: string; readonly specID: string }) =>
		was.zyklusID === zyklusID && (specID === null || was.specID === specID);

export const ausschnittAus = ({ gruppen, zeilen, leser }: Mahnbestand, welcher: Ausschnitt): Mahnbestand => ({
	gruppen: gruppen.filter(liegtIn(welcher)),
	zeilen: zeilen.filter(liegtIn(welcher)),
	leser,
});

/** Whoever has an exception is in no group. */
const istAusgenommen = ({ mahnausnahmen: { DOKUMENT, PERSON } }: Mahnzeile) => DOKUMENT.length > 0 || PERSON.length > 0;

/** How many are open, how many of them were reminded of, and how often at most. */
export function zaehleOffene({ gruppen, zeilen }: Mahnbestand) {
	const offene = [...gruppen, ...zeilen.filter(istAusgenommen).map((zeile) => ({ ...zeile, anzahl: 1 }))].filter(
		({ status }) => istAnmahnbar(status),
	);
	const summe = (von: typeof offene) => von.reduce((n, { anzahl }) => n + anzahl, 0);
	return {
		offen: summe(offene),
		gemahnt: summe(offene.filter(({ mahnstufe }) => mahnstufe > 0)),
		hoechsteMahnung: offene.reduce((hoechste, { mahnstufe }) => Math.max(hoechste, mahnstufe), 0),
	};
}

interface Ruheliste {
	readonly gesamt: number;
	readonly gruende: { grund: Ruhende<Mahnzeile>['grund']; anzahl: number }[];
	/** The first of them by name. */
	readonly erste: readonly Ruhende<Mahnzeile>[];
}

/** Those nobody is reminded of for now: groups as a whole, and what is put off or excepted one by one. */
export async function liesRuhende(
	db: Kysely<DB>,
	{ gruppen, zeilen }: Mahnbestand,
	{ specs, takt, heute }: Mahnregeln,
	zyklusID: string,
	hoechstens: number,
): Promise<Ruheliste> {
	const ganze = teileEin(gruppen, specs, takt).ruhende;
	const einzelne = ruhende(zeilen, specs, takt, heute).filter(
		({ zeile, grund }) => grund === 'AUSGESETZT' || istAusgenommen(zeile),
	);
	const seite = await ruhendeAnforderungen(db, {
		zyklusID,
		arten: ganze.map(({ gruppe }) => gruppe.art),
		ids: einzelne.map(({ zeile }) => zeile.id),
		hoechstens,
	});
	const erste = ruhende(seite, specs, takt, heute);
	const je = new Map(erste.map(({ grund }) => [grund, 0]));
	for (const { grund } of einzelne) je.set(grund, (je.get(grund) ?? 0) + 1);
	for (const { grund, gruppe } of ganze) je.set(grund, (je.get(grund) ?? 0) + gruppe.anzahl);
	return {
		gesamt: [...je.values()].reduce((summe, anzahl) => summe + anzahl, 0),
		gruende: [...je].map(([grund, anzahl]) => ({ grund, anzahl })).toSorted((a, b) => b.anzahl - a.anzahl),
		erste,
	};
}
