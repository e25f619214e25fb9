/** Reads how a row of a run, or an amount that is in no run yet, came about. Table: money.md, runs. */
import { readStreams, readStreamsBis } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { type Herkunft, herkunftAus } from '#domain/akte/geldherkunft.ts';
import { vollzeitstunden } from '#domain/akte/regeln/vertrag.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { type Teilherkunft, teilherkunft } from '#domain/geld/herkunft.ts';
import type { Laufanteil } from '#domain/geld/konto.ts';
import type { ZahlbuchEreignis } from '#domain/geld/lauf/ereignisse.ts';
import { type Lauf, zahlbuchAggregat, zahlbuchVon } from '#domain/geld/lauf/lauf.ts';
import { freigegebenAus, type Laufzeile } from '#domain/geld/lauf/zeilen.ts';
import type { Vertragslaufart } from '#domain/geld/posten.ts';
import { type Grenze, grenzeVon } from '#domain/geld/regelworte.ts';
import type { Monat } from '#domain/recht/monate.ts';
import { type Laufzeilenanteil, laufzeilenVon } from '#projections/queries/geld/freigaben.ts';
import { artenDerDienste } from '#projections/queries/geld/laeufe.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';

/** How an amount came about, whatever it goes by. */
export interface Betragsherkunft extends Herkunft {
	readonly teile: readonly Teilherkunft[];
	/** What earlier runs released for the contract and month. */
	readonly laeufe: readonly Laufzeilenanteil[];
	/** Of the file, as it is now. */
	readonly ereignisse: readonly Aufgezeichnet<AkteEreignis>[];
	readonly grenze: Grenze | null;
}

export interface Zeilenherkunft extends Betragsherkunft {
	/** What the row would come to by everything as it is now, cents, by which event, and why where it was none. */
	readonly heute: { readonly betrag: number; readonly seit: number | null; readonly grund: string | null };
}

/** A run whose rows go by contracts. */
type Vertragslauf = Lauf & { readonly art: Vertragslaufart };

export async function liesHerkunft(
	umgebung: Umgebung,
	lauf: Vertragslauf,
	zeile: Pick<Laufzeile, 'vertragID' | 'freiwilligerID' | 'monat'>,
): Promise<Zeilenherkunft> {
	const { vertragID, freiwilligerID, monat } = zeile;
	const [{ damals, jetzt }, laeufe] = await Promise.all([
		liesEreignisse(umgebung, freiwilligerID, lauf.rechnung.position),
		fruehereAnteile(umgebung, lauf, zeile),
	]);
	const frage = { vertragID, monat, art: lauf.art, dienstarten: lauf.rechnung.dienstarten };
	const herkunft = herkunftAus(freiwilligerID, damals, frage);
	const heute = herkunftAus(freiwilligerID, jetzt, frage);
	const akte = falte(akteAggregat as Aggregat<Akte, AkteEreignis>, freiwilligerID, damals);
	const vertrag = akte.vertraege.find(({ id }) => id === vertragID);
	return {
		...herkunft,
		...{ teile: teileVon(herkunft, laeufe), laeufe, ereignisse: jetzt },
		grenze: vertrag && lauf.art === 'TASCHENGELD' ? await liesGrenze(umgebung, akte, vertrag) : null,
		heute: { ...betragHeute(heute, laeufe, damals), grund: null },
	};
}

/** As everything stands now: what is owed by a contract for a month; of what is open, less what runs have released. */
export async function liesSollherkunft(
	umgebung: Umgebung,
	{ art, was }: { readonly art: Vertragslaufart; readonly was: 'SOLL' | 'OFFEN' },
	{ vertragID, freiwilligerID, monat }: Pick<Laufzeile, 'vertragID' | 'freiwilligerID' | 'monat'>,
): Promise<{ readonly akte: Akte; readonly vertrag: Vertrag; readonly herkunft: Betragsherkunft } | null> {
	const [[inhalt], dienstarten, zeilen] = await Promise.all([
		readStreams(umgebung.pool, [{ aggregat: akteAggregat.name, id: freiwilligerID }]),
		artenDerDienste(umgebung.db),
		laufzeilenVon(umgebung.db, [vertragID]),
	]);
	const ereignisse = (inhalt?.ereignisse ?? []) as Aufgezeichnet<AkteEreignis>[];
	const akte = falte(akteAggregat as Aggregat<Akte, AkteEreignis>, freiwilligerID, ereignisse);
	const vertrag = akte.vertraege.find(({ id }) => id === vertragID);
	if (!vertrag) return null;
	const herkunft = herkunftAus(freiwilligerID, ereignisse, { vertragID, monat, art, dienstarten });
	const laeufe = zeilen.filter((z) => was === 'OFFEN' && z.art === art && z.monat === monat && FREI.includes(z.status));
	const teile = teileVon(herkunft, laeufe);
	if (teile.length === 0) return null;
	const grenze = art === 'TASCHENGELD' ? await liesGrenze(umgebung, akte, vertrag) : null;
	return { akte, vertrag, herkunft: { ...herkunft, ...{ teile, laeufe, ereignisse, grenze } } };
}
const FREI: readonly Laufanteil['status'][] = ['FREIGEGEBEN', 'UEBERGEBEN', 'GEBUCHT'];

/** A file as it stood and as it is. */
export async function liesEreignisse({ pool }: Umgebung, id: string, position: string) {
	const ref = { aggregat: akteAggregat.name, id };
	const [[damals = []], [jetzt]] = await Promise.all([readStreamsBis(pool, [ref], position), readStreams(pool, [ref])]);
	return {
		damals: damals as Aufgezeichnet<AkteEreignis>[],
		jetzt: (jetzt?.ereignisse ?? []) as Aufgezeichnet<AkteEreignis>[],
	};
}

/** Of the contract and month, what had been released before the run was reckoned. */
export async function fruehereAnteile(
	umgebung: Umgebung,
	lauf: Lauf,
	{ vertragID, monat }: { readonly vertragID: string; readonly monat: Monat },
): Promise<readonly Laufzeilenanteil[]> {
	const { position, nachLauf } = lauf.rechnung;
	const ref = { aggregat: zahlbuchAggregat.name, id: zahlbuchVon(lauf) };
	const [[ereignisse = []], zeilen] = await Promise.all([
		readStreamsBis(umgebung.pool, [ref], position),
		laufzeilenVon(umgebung.db, [vertragID]),
	]);
	const { laeufe } = falte(zahlbuchAggregat, ref.id, ereignisse as Aufgezeichnet<ZahlbuchEreignis>[]);
	const bis = laeufe.findIndex(({ nr }) => nr === nachLauf) + 1;
	const ids = new Set(laeufe.slice(0, bis).map(({ laufID }) => laufID));
	return zeilen.filter((zeile) => zeile.monat === monat && ids.has(zeile.laufID));
}

export function teileVon({ posten }: Herkunft, laeufe: readonly Laufzeilenanteil[]): Teilherkunft[] {
	const [schon] = freigegebenAus(laeufe.map((zeile) => ({ nr: zeile.laufNr, zeilen: [alsZeile(zeile)] })));
	return teilherkunft(posten?.wege ?? [], schon?.teile ?? {});
}

export const betragHeute = (
	heute: Herkunft,
	laeufe: readonly Laufzeilenanteil[],
	damals: readonly Aufgezeichnet[],
): Omit<Zeilenherkunft['heute'], 'grund'> => ({
	betrag: teileVon(heute, laeufe).reduce((summe, { betrag }) => summe + betrag, 0),
	seit: heute.ursachen.findLast(({ version }) => version > (damals.at(-1)?.version ?? 0))?.version ?? null,
});

const alsZeile = ({ vertragID, freiwilligerID, monat, teile, betrag }: Laufzeilenanteil): Laufzeile => ({
	...{ nr: 1, vertragID, freiwilligerID, monat, anteil: 0, teile, betrag },
});

async function liesGrenze({ db }: Umgebung, akte: Akte, vertrag: Vertrag): Promise<Grenze | null> {
	const wunsch = akte.wuensche.find(({ id }) => id === vertrag.wunschID);
	const adresseIDs = wunsch ? [wunsch.einsatzstelleID] : [];
	const referenz = await ladeReferenz(db, { adresseIDs, benutzerIDs: [] });
	const dienstart = referenz.dienstarten.get(vertrag.dienstartID);
	const zyklus = referenz.zyklen.get(vertrag.zyklusID);
	if (!dienstart || !wunsch) return null;
	return grenzeVon({
		art: dienstart.art,
		beginn: vertrag.vertragsbeginn,
		imZyklus: zyklus?.dienstarten.get(dienstart.id)?.taschengeldHoechstbetrag ?? null,
		wochenstunden: vertrag.wochenstunden,
		vollzeit: vollzeitstunden(referenz, wunsch.einsatzstelleID),
	});
}
