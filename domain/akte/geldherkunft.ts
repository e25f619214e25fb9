/** Which events of a file an amount goes back to. Table: money.md, runs: rows say how they arose. */
import { type Aggregat, hebe } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { geldtermeAm } from '#domain/geld/geldterme.ts';
import { type Tage, tageIm } from '#domain/geld/herkunft.ts';
import {
	type Postenweg,
	postenwege,
	summeVon,
	TEILE,
	type Teil,
	type Teile,
	teilregeln,
	type Vertragslaufart,
} from '#domain/geld/posten.ts';
import type { Monat } from '#domain/recht/monate.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { geldvertraege } from './vertrag/geldvertraege.ts';

/** Which contract and month, of which kind of run. */
export interface Frage {
	readonly vertragID: string;
	readonly monat: Monat;
	readonly art: Vertragslaufart;
	readonly dienstarten: Readonly<Record<string, Dienstart['art']>>;
}

/** An event that made the amount what it is. */
export interface Ursache {
	/** Of the file's stream. */
	readonly version: number;
	/** What was owed for the month before it and after it, cents. */
	readonly davor: number;
	readonly danach: number;
}

export interface Herkunft {
	/** null: nothing is owed. */
	readonly posten: Postenweg | null;
	readonly tage: Tage | null;
	/** Oldest first. */
	readonly ursachen: readonly Ursache[];
	/** The event each part's full amount comes from, and the one the days come from, by version. */
	readonly betragAus: Readonly<Partial<Record<Teil, number>>>;
	readonly tageAus: number | null;
	/** Parts that an earlier contract of the person has in this month. */
	readonly anderswo: readonly Teil[];
}

/** Looks at a file event by event: which of them the amount goes back to. */
export function herkunftAus(id: string, ereignisse: readonly Aufgezeichnet<AkteEreignis>[], frage: Frage): Herkunft {
	const akte = akteAggregat.start(id);
	const ursachen: Ursache[] = [];
	const betragAus: Partial<Record<Teil, number>> = {};
	let tageAus: number | null = null;
	let stand = standDer(akte, frage);
	for (const roh of ereignisse) {
		akteAggregat.evolve(akte, hebe(akteAggregat as Aggregat<Akte, AkteEreignis>, roh));
		const neu = standDer(akte, frage);
		const andere = neu.terme.filter(({ voll }, i) => voll !== (stand.terme[i]?.voll ?? 0));
		for (const { teil } of andere) betragAus[teil] = roh.version;
		const andereTage = neu.tage?.von !== stand.tage?.von || neu.tage?.bis !== stand.tage?.bis;
		if (andereTage) tageAus = roh.version;
		if (andere.length > 0 || andereTage || neu.inhalt !== stand.inhalt)
			ursachen.push({ version: roh.version, davor: stand.summe, danach: neu.summe });
		stand = neu;
	}
	const { posten, tage, terme } = stand;
	const da = new Set(posten?.wege.map(({ teil }) => teil));
	const anderswo = posten ? terme.filter((t) => t.jeBegonnenen && t.voll > 0 && !da.has(t.teil)) : [];
	return { posten, tage, ursachen, betragAus, tageAus, anderswo: anderswo.map(({ teil }) => teil) };
}

/** What the amount depends on, as the file stands. */
function standDer(akte: Akte, { vertragID, monat, art, dienstarten }: Frage) {
	const vertrag = akte.vertraege.find((v) => v.id === vertragID);
	const wege = postenwege(geldvertraege(akte, dienstarten), art, monat);
	const posten = wege.find((p) => p.vertragID === vertragID && p.monat === monat) ?? null;
	const von = vertrag?.dienstantritt ?? vertrag?.vertragsbeginn ?? null;
	const bis = vertrag?.dienstende ?? vertrag?.geplantesEnde ?? vertrag?.vertragsende ?? null;
	const terme = vertrag && geldtermeAm(vertrag, monat);
	const teile: Teile = Object.fromEntries(posten?.wege.map(({ teil, betrag }) => [teil, betrag]) ?? []);
	return {
		posten,
		tage: von !== null && bis !== null ? tageIm(monat, von, bis) : null,
		terme: teilregeln(art).map(({ teil, term, jeBegonnenen }) => ({ teil, jeBegonnenen, voll: terme?.[term] ?? 0 })),
		summe: summeVon(teile),
		inhalt: TEILE.map((teil) => teile[teil] ?? 0).join(),
	};
}
