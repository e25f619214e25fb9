/** Which events of a file an amount goes back to. Table: money.md, runs: rows say how they arose. */
import { type Aggregat, hebe } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { geldtermeAm } from '#domain/geld/geldterme.ts';
import { type Tage, tageIm } from '#domain/geld/herkunft.ts';
import {
	postenwege,
	type Rechenweg,
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

/** Which contract and month. */
export interface Zeilenfrage {
	readonly vertragID: string;
	readonly monat: Monat;
	readonly dienstarten: Readonly<Record<string, Dienstart['art']>>;
}

/** Of which kind of run. */
export interface Frage extends Zeilenfrage {
	readonly art: Vertragslaufart;
}

/** An event that made the amount what it is. */
export interface Ursache {
	/** Of the file's stream. */
	readonly version: number;
	/** What was owed for the month before it and after it, cents. */
	readonly davor: number;
	readonly danach: number;
}

/** What of a file an amount depends on besides days and full amounts. */
export type Angabe = 'GEBURTSDATUM' | 'WOHNLAND' | 'EINSATZORT' | 'DIENSTART' | 'RESTURLAUB';

export interface Herkunft {
	/** What is owed, part by part; null: nothing is. */
	readonly posten: { readonly anteil: number; readonly wege: readonly Rechenweg[] } | null;
	readonly tage: Tage | null;
	/** Oldest first. */
	readonly ursachen: readonly Ursache[];
	/** The event each part's full amount comes from, and the one the days come from, by version. */
	readonly betragAus: Readonly<Partial<Record<Teil, number>>>;
	readonly tageAus: number | null;
	readonly angabenAus: Readonly<Partial<Record<Angabe, number>>>;
	/** Parts that an earlier contract of the person has in this month. */
	readonly anderswo: readonly Teil[];
}

/** What an amount depends on, as a file stands. */
export interface Geldblick {
	/** Cents of full amounts that the file lays down. */
	readonly voll: Teile;
	readonly tage: Tage | null;
	readonly angaben: Readonly<Partial<Record<Angabe, string | null>>>;
	readonly teile: Teile;
	/** Whatever else makes it another amount. */
	readonly sonst?: string;
}

type Wurzeln<B> = Pick<Herkunft, 'ursachen' | 'betragAus' | 'tageAus' | 'angabenAus'> & { readonly blick: B };

/** Looks at a file event by event: which of them the amount goes back to. */
export function wurzelnIn<B extends Geldblick>(
	id: string,
	ereignisse: readonly Aufgezeichnet<AkteEreignis>[],
	blicke: (akte: Akte) => B,
): Wurzeln<B> {
	const akte = akteAggregat.start(id);
	const ursachen = new Map<number, Ursache>();
	const betragAus: Partial<Record<Teil, number>> = {};
	const angabenAus: Partial<Record<Angabe, Ursache>> = {};
	let tageAus: number | null = null;
	let blick = blicke(akte);
	for (const roh of ereignisse) {
		akteAggregat.evolve(akte, hebe(akteAggregat as Aggregat<Akte, AkteEreignis>, roh));
		const neu = blicke(akte);
		const ursache = { version: roh.version, davor: summeVon(blick.teile), danach: summeVon(neu.teile) };
		const andere = TEILE.filter((teil) => (neu.voll[teil] ?? 0) !== (blick.voll[teil] ?? 0));
		for (const teil of andere) betragAus[teil] = roh.version;
		for (const angabe of Object.keys(neu.angaben) as Angabe[])
			if ((neu.angaben[angabe] ?? null) !== (blick.angaben[angabe] ?? null)) angabenAus[angabe] = ursache;
		const andereTage = neu.tage?.von !== blick.tage?.von || neu.tage?.bis !== blick.tage?.bis;
		if (andereTage) tageAus = roh.version;
		if (andere.length > 0 || andereTage || inhalt(neu) !== inhalt(blick)) ursachen.set(roh.version, ursache);
		blick = neu;
	}
	for (const ursache of Object.values(angabenAus)) ursachen.set(ursache.version, ursache);
	return {
		...{ blick, betragAus, tageAus },
		angabenAus: Object.fromEntries(Object.entries(angabenAus).map(([angabe, { version }]) => [angabe, version])),
		ursachen: [...ursachen.values()].toSorted((a, b) => a.version - b.version),
	};
}

const inhalt = ({ teile, sonst = '' }: Geldblick): string => `${TEILE.map((teil) => teile[teil] ?? 0).join()} ${sonst}`;

export const alsTeile = (wege: readonly Rechenweg[]): Teile =>
	Object.fromEntries(wege.map(({ teil, betrag }) => [teil, betrag]));

/** Of what a contract pays or is charged. */
export function herkunftAus(id: string, ereignisse: readonly Aufgezeichnet<AkteEreignis>[], frage: Frage): Herkunft {
	const { blick, ...wurzeln } = wurzelnIn(id, ereignisse, (akte) => blickAuf(akte, frage));
	const { posten, tage, voll } = blick;
	const da = new Set(posten?.wege.map(({ teil }) => teil));
	const anderswo = teilregeln(frage.art).filter(
		({ teil, jeBegonnenen }) => posten !== null && jeBegonnenen && (voll[teil] ?? 0) > 0 && !da.has(teil),
	);
	return { ...wurzeln, posten, tage, anderswo: anderswo.map(({ teil }) => teil) };
}

function blickAuf(akte: Akte, { vertragID, monat, art, dienstarten }: Frage) {
	const vertrag = akte.vertraege.find((v) => v.id === vertragID);
	const wege = postenwege(geldvertraege(akte, dienstarten), art, monat);
	const posten = wege.find((p) => p.vertragID === vertragID && p.monat === monat) ?? null;
	const von = vertrag?.dienstantritt ?? vertrag?.vertragsbeginn ?? null;
	const bis = vertrag?.dienstende ?? vertrag?.geplantesEnde ?? vertrag?.vertragsende ?? null;
	const terme = vertrag && geldtermeAm(vertrag, monat);
	const voll: Teile = Object.fromEntries(teilregeln(art).map(({ teil, term }) => [teil, terme?.[term] ?? 0]));
	const resturlaub = posten?.wege.find(({ abgeltung }) => abgeltung)?.abgeltung?.tage;
	const angaben: Geldblick['angaben'] = art === 'TASCHENGELD' ? { RESTURLAUB: resturlaub?.toString() ?? null } : {};
	return {
		...{ posten, voll, angaben },
		tage: von !== null && bis !== null ? tageIm(monat, von, bis) : null,
		teile: alsTeile(posten?.wege ?? []),
	};
}
