/** Reckons a run as of a position of the store. Table: money.md, runs. */

import { createHash } from 'node:crypto';
import { canonical } from '#commands/event-store/hash.ts';
import { readStreamsBis } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { type Dienstkandidat, foerderdienste } from '#domain/akte/vertrag/foerderdienste.ts';
import { geldvertraege } from '#domain/akte/vertrag/geldvertraege.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Rechnung, ZahlbuchEreignis } from '#domain/geld/lauf/ereignisse.ts';
import { type Lauf, type Zahlbuch, zahlbuchAggregat, zahlbuchVon } from '#domain/geld/lauf/lauf.ts';
import { freigegebenAus, type Laufzeile, laufzeilen } from '#domain/geld/lauf/zeilen.ts';
import { type Laufart, type Posten, postenVon } from '#domain/geld/posten.ts';
import type { Zeitraum } from '#domain/geld/zeitraum.ts';
import { setzeMarke } from '#projections/engine/marke.ts';
import { artenDerDienste, betroffeneAkten, freigegebeneZeilen } from '#projections/queries/geld/laeufe.ts';
import { type Foerdergrundlage, foerderungJetzt, rechneFoerderung } from './abruf.ts';

export interface Laufumfang {
	readonly art: Laufart;
	/** Whose claim it is; null: it is none. */
	readonly programmID: string | null;
	readonly zeitraum: Zeitraum;
	/** Only contracts of this cycle; null: all. */
	readonly zyklusID: string | null;
}

/** Files that a call may read before it answers; more are a job's. */
const SOFORT = 300;

/** As everything stands now. `fortschritt` hears how many files have been read, of so many, before each portion. */
export async function rechne(umgebung: Umgebung, umfang: Laufumfang, fortschritt?: Fortschritt): Promise<Rechnung> {
	const position = await setzeMarke(umgebung.pool);
	const [foerderung, { laeufe }, dienstarten] = await Promise.all([
		foerderungJetzt(umgebung, umfang.art, umfang.programmID),
		liesZahlbuch(umgebung, zahlbuchVon(umfang), position),
		artenDerDienste(umgebung.db),
	]);
	return rechneBis(umgebung, umfang, { position, laeufe, dienstarten, dazu: [], foerderung }, fortschritt);
}

/** `null` where that takes too long for a call. */
export async function rechneSofort(umgebung: Umgebung, umfang: Laufumfang): Promise<Rechnung | null> {
	try {
		return await rechne(umgebung, umfang, async (_, gesamt) => {
			if (gesamt > SOFORT) throw new ZuViele();
		});
	} catch (fehler) {
		if (fehler instanceof ZuViele) return null;
		throw fehler;
	}
}
class ZuViele extends Error {}

export type Fortschritt = (gelesen: number, gesamt: number) => Promise<void>;

/** As it was reckoned: the same rows, whatever has happened since. */
export async function rechneNach(umgebung: Umgebung, lauf: Lauf): Promise<Rechnung> {
	const { art, programmID, zeitraum, zyklusID, rechnung } = lauf;
	const { position, nachLauf, dienstarten, zeilen, foerderung = null } = rechnung;
	const { laeufe } = await liesZahlbuch(umgebung, zahlbuchVon(lauf), position);
	const bis = laeufe.findIndex(({ nr }) => nr === nachLauf) + 1;
	return rechneBis(
		umgebung,
		{ art, programmID, zeitraum, zyklusID },
		{ position, laeufe: laeufe.slice(0, bis), dienstarten, dazu: zeilen, foerderung },
	);
}

interface Stand {
	readonly position: string;
	/** Released before it, in that order. */
	readonly laeufe: Zahlbuch['laeufe'];
	readonly dienstarten: Rechnung['dienstarten'];
	/** Rows whose files are read, too. */
	readonly dazu: readonly Laufzeile[];
	/** Of a claim. */
	readonly foerderung: Foerdergrundlage | null;
}

const AUF_EINMAL = 200;

async function rechneBis(
	umgebung: Umgebung,
	umfang: Laufumfang,
	{ position, laeufe, dienstarten, dazu, foerderung }: Stand,
	fortschritt?: Fortschritt,
): Promise<Rechnung> {
	const { zeitraum, zyklusID } = umfang;
	const ersteMonate = laeufe.map(({ ab }) => ab).toSorted();
	const seit = ersteMonate[0] ?? null;
	const frueher = await freigegebeneZeilen(
		umgebung.db,
		laeufe.map(({ laufID }) => laufID),
	);
	const wer = await betroffeneAkten(umgebung.db, { zeitraum, seit, zyklusID, position });
	const ids = [...new Set([...wer, ...[...dazu, ...frueher.flatMap((l) => l.zeilen)].map((z) => z.freiwilligerID)])];
	const posten: Posten[] = [];
	const dienste: Dienstkandidat[] = [];
	const zyklusVon = new Map<string, string>();
	for (let i = 0; i < ids.length; i += AUF_EINMAL) {
		await fortschritt?.(i, ids.length);
		for (const akte of await liesAktenBis(umgebung, ids.slice(i, i + AUF_EINMAL), position)) {
			for (const vertrag of akte.vertraege) zyklusVon.set(vertrag.id, vertrag.zyklusID);
			if (foerderung) haengeAn(dienste, foerderdienste(akte, dienstarten));
			else haengeAn(posten, faellige(akte, dienstarten, umfang));
		}
	}
	const ab = seit !== null && seit < zeitraum.von ? seit : zeitraum.von;
	const bisher = [...frueher.flatMap((l) => l.zeilen), ...dazu];
	const abruf =
		foerderung &&
		(await rechneFoerderung(umgebung, foerderung, dienste, { zeitraum: { ...zeitraum, von: ab }, bisher }));
	// No call takes as many arguments as a large tenant has rows.
	const alle = abruf ? [...posten, ...abruf.posten] : posten;
	const imZyklus = ({ vertragID }: { vertragID: string }) => !zyklusID || zyklusVon.get(vertragID) === zyklusID;
	const freigegeben = freigegebenAus(frueher).filter(imZyklus);
	const zeilen = laufzeilen({ zeitraum, seit, posten: alle.filter(imZyklus), freigegeben });
	return {
		...{ position, nachLauf: laeufe.at(-1)?.nr ?? null, dienstarten, seit, zeilen },
		...(abruf && { foerderung: abruf.foerderung }),
		summe: zeilen.reduce((summe, { betrag }) => summe + betrag, 0),
		hash: zeilenhash(zeilen),
	};
}

const faellige = (
	akte: Akte,
	dienstarten: Rechnung['dienstarten'],
	{ art, zeitraum }: Laufumfang,
): readonly Posten[] => (art === 'MITTELABRUF' ? [] : postenVon(geldvertraege(akte, dienstarten), art, zeitraum.bis));

/** Files as they stood at a position, in the order of the ids. */
export async function liesAktenBis({ pool }: Umgebung, ids: readonly string[], position: string): Promise<Akte[]> {
	const refs = ids.map((id) => ({ aggregat: akteAggregat.name, id }));
	const aggregat: Aggregat<Akte, AkteEreignis> = akteAggregat;
	return (await readStreamsBis(pool, refs, position)).map((ereignisse, i) =>
		falte(aggregat, ids[i] ?? '', ereignisse as Aufgezeichnet<AkteEreignis>[]),
	);
}

export async function liesZahlbuch({ pool }: Umgebung, id: string, position: string): Promise<Zahlbuch> {
	const [ereignisse] = await readStreamsBis(pool, [{ aggregat: zahlbuchAggregat.name, id }], position);
	return falte(zahlbuchAggregat, id, (ereignisse ?? []) as Aufgezeichnet<ZahlbuchEreignis>[]);
}

const zeilenhash = (zeilen: readonly Laufzeile[]): string =>
	createHash('sha256')
		.update(canonical(zeilen as unknown as object))
		.digest('hex');
