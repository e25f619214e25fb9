/** Reads how a row of a run came about, as of the position it was reckoned at. Table: money.md, runs. */
import { readStreams, readStreamsBis } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { type Frage, type Herkunft, herkunftAus } from '#domain/akte/geldherkunft.ts';
import { vollzeitstunden } from '#domain/akte/regeln/vertrag.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { type Teilherkunft, teilherkunft } from '#domain/geld/herkunft.ts';
import type { Laufanteil } from '#domain/geld/konto.ts';
import type { Rechnung, ZahlbuchEreignis } from '#domain/geld/lauf/ereignisse.ts';
import { type Lauf, zahlbuchAggregat } from '#domain/geld/lauf/lauf.ts';
import { freigegebenAus, type Laufzeile } from '#domain/geld/lauf/zeilen.ts';
import type { Vertragslaufart } from '#domain/geld/posten.ts';
import { type Grenze, grenzeVon } from '#domain/geld/regelworte.ts';
import { laufzeilenVon } from '#projections/queries/geld/freigaben.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';

export interface Zeilenherkunft extends Herkunft {
	readonly teile: readonly Teilherkunft[];
	/** What earlier runs released for the contract and month. */
	readonly laeufe: readonly Laufanteil[];
	/** Of the file, as it is now. */
	readonly ereignisse: readonly Aufgezeichnet<AkteEreignis>[];
	readonly grenze: Grenze | null;
	/** What the row would come to by the file as it is now, cents, and by which event. */
	readonly heute: { readonly betrag: number; readonly seit: number | null };
}

/** A run whose rows go by contracts. */
type Vertragslauf = Pick<Lauf, 'rechnung'> & { readonly art: Vertragslaufart };

export async function liesHerkunft(
	umgebung: Umgebung,
	{ art, rechnung }: Vertragslauf,
	{ vertragID, freiwilligerID, monat }: Laufzeile,
): Promise<Zeilenherkunft> {
	const { position, dienstarten } = rechnung;
	const ref = { aggregat: akteAggregat.name, id: freiwilligerID };
	const [[bisher = []], [jetzt], laufIDs, zeilen] = await Promise.all([
		readStreamsBis(umgebung.pool, [ref], position),
		readStreams(umgebung.pool, [ref]),
		freigegebeneLaeufe(umgebung, art, rechnung),
		laufzeilenVon(umgebung.db, [vertragID]),
	]);
	const frage: Frage = { vertragID, monat, art, dienstarten };
	const damals = bisher as Aufgezeichnet<AkteEreignis>[];
	const ereignisse = (jetzt?.ereignisse ?? []) as Aufgezeichnet<AkteEreignis>[];
	const herkunft = herkunftAus(freiwilligerID, damals, frage);
	const laeufe = zeilen.filter((zeile) => zeile.monat === monat && laufIDs.has(zeile.laufID));
	const schon = freigegebenAus(laeufe.map((zeile) => ({ nr: zeile.laufNr, zeilen: [alsZeile(zeile)] })));
	const teile = (von: Herkunft) => teilherkunft(von.posten?.wege ?? [], schon[0]?.teile ?? {});
	const heute = herkunftAus(freiwilligerID, ereignisse, frage);
	const akte = falte(akteAggregat as Aggregat<Akte, AkteEreignis>, freiwilligerID, damals);
	const vertrag = akte.vertraege.find(({ id }) => id === vertragID);
	return {
		...herkunft,
		...{ teile: teile(herkunft), laeufe, ereignisse },
		grenze: vertrag && art === 'TASCHENGELD' ? await liesGrenze(umgebung, akte, vertrag) : null,
		heute: {
			betrag: teile(heute).reduce((summe, { betrag }) => summe + betrag, 0),
			seit: heute.ursachen.findLast(({ version }) => version > (damals.at(-1)?.version ?? 0))?.version ?? null,
		},
	};
}

const alsZeile = ({ vertragID, freiwilligerID, monat, teile, betrag }: Laufanteil): Laufzeile => ({
	...{ nr: 1, vertragID, freiwilligerID, monat, anteil: 0, teile, betrag },
});

/** Those that had been released before it was reckoned. */
async function freigegebeneLaeufe(
	{ pool }: Umgebung,
	art: Vertragslaufart,
	{ position, nachLauf }: Rechnung,
): Promise<ReadonlySet<string>> {
	const [ereignisse = []] = await readStreamsBis(pool, [{ aggregat: zahlbuchAggregat.name, id: art }], position);
	const { laeufe } = falte(zahlbuchAggregat, art, ereignisse as Aufgezeichnet<ZahlbuchEreignis>[]);
	const bis = laeufe.findIndex(({ nr }) => nr === nachLauf) + 1;
	return new Set(laeufe.slice(0, bis).map(({ laufID }) => laufID));
}

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
