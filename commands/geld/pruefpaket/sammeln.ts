/** Gathers what a claim rests on, without anybody's name. */

import { readStreams, readStreamsBis } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { foerderdienste, wohnland } from '#domain/akte/vertrag/foerderdienste.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { alterAm } from '#domain/datum.ts';
import type { Aufgezeichnet, Fakt } from '#domain/ereignis.ts';
import type { Foerderstand, LaufEreignis } from '#domain/geld/lauf/ereignisse.ts';
import { enthaltene, type Lauf, laufAggregat, zahlbuchVon, zeilenkey } from '#domain/geld/lauf/lauf.ts';
import type { Laufzeile } from '#domain/geld/lauf/zeilen.ts';
import { ereignisbelege } from '#projections/queries/geld/belege.ts';
import { liesZahlbuch } from '../rechnen.ts';
import type { Angabe, Beleg, Paketinhalt } from './paket.ts';

type Gesammelt = Pick<Paketinhalt, 'zellen' | 'belege' | 'frueher' | 'regel' | 'seit'>;

export async function sammle(umgebung: Umgebung, lauf: Lauf, foerderung: Foerderstand): Promise<Gesammelt> {
	const { zeilen, position, seit, dienstarten } = lauf.rechnung;
	const frueher = await freigegebene(umgebung, lauf);
	const beruehrt = [...zeilen, ...frueher.flatMap((abruf) => abruf.zeilen)];
	const wer = [...new Set(beruehrt.map(({ freiwilligerID }) => freiwilligerID))].toSorted();
	const akten: Nachgelesen[] = [];
	for (let i = 0; i < wer.length; i += AUF_EINMAL)
		haengeAn(akten, await liesNach(umgebung, wer.slice(i, i + AUF_EINMAL), position));
	const vertragIDs = akten.flatMap(({ akte }) => akte.vertraege.map(({ id }) => id)).toSorted();
	const decke = decknamen(wer, vertragIDs);
	const imZyklus = new Map(
		akten.flatMap(({ akte }) =>
			akte.vertraege.map(({ id, zyklusID }) => [id, lauf.zyklusID === null || zyklusID === lauf.zyklusID] as const),
		),
	);
	const drin = new Set(enthaltene(lauf).map(zeilenkey));
	return {
		seit,
		regel: foerderung.regel,
		zellen: zeilen.map((zeile) => ({
			...{ vertrag: decke(zeile.vertragID), monat: zeile.monat, menge: zeile.menge ?? 0, cent: zeile.betrag },
			...{ korrigiertLauf: zeile.ausgleichZu ?? null, drin: drin.has(zeilenkey(zeile)) },
		})),
		belege: akten.flatMap((eine) => belegeVon(eine, { foerderung, dienstarten, imZyklus, decke })),
		frueher: frueher.map(({ nr, zeilen: ihre }) => ({
			nr,
			zeilen: ihre.map(({ vertragID, monat, betrag, menge = 0 }) => ({
				...{ vertrag: decke(vertragID), monat, cent: betrag, menge },
			})),
		})),
	};
}

const AUF_EINMAL = 100;
const AGGREGAT: Aggregat<Akte, AkteEreignis> = akteAggregat;

/** Rows that earlier claims of the programme had released, run after run. */
async function freigegebene(
	umgebung: Umgebung,
	lauf: Lauf,
): Promise<readonly { readonly nr: number; readonly zeilen: readonly Laufzeile[] }[]> {
	const { position, nachLauf } = lauf.rechnung;
	const { laeufe } = await liesZahlbuch(umgebung, zahlbuchVon(lauf), position);
	const bis = laeufe.findIndex(({ nr }) => nr === nachLauf) + 1;
	const refs = laeufe.slice(0, bis).map(({ laufID: id }) => ({ aggregat: laufAggregat.name, id }));
	return (await readStreams(umgebung.pool, refs)).map(({ ereignisse }, i) => {
		const frueherer = falte(laufAggregat, refs[i]?.id ?? '', ereignisse as Aufgezeichnet<LaufEreignis>[]);
		return { nr: frueherer.nr, zeilen: enthaltene(frueherer) };
	});
}

/** A file as it stood, and which event of it says what of a contract. */
interface Nachgelesen {
	readonly akte: Akte;
	/** By contract, then by field. */
	readonly angaben: ReadonlyMap<string, ReadonlyMap<string, { wert: Fakt; version: number | null }>>;
	readonly ereignisse: ReadonlyMap<number, { type: string; facts: object; position: string; hash: string }>;
}

async function liesNach(umgebung: Umgebung, ids: readonly string[], position: string): Promise<Nachgelesen[]> {
	const refs = ids.map((id) => ({ aggregat: akteAggregat.name, id }));
	const [verlaeufe, belege] = await Promise.all([
		readStreamsBis(umgebung.pool, refs, position),
		ereignisbelege(
			umgebung.db,
			ids.map((id) => `${akteAggregat.name}-${id}`),
		),
	]);
	return ids.map((id, i) => {
		const akte = akteAggregat.start(id);
		const angaben = new Map<string, Map<string, { wert: Fakt; version: number | null }>>();
		const ereignisse = new Map<number, { type: string; facts: object; position: string; hash: string }>();
		const verlauf = (verlaeufe[i] ?? []) as Aufgezeichnet<AkteEreignis>[];
		for (const e of verlauf) {
			falte(AGGREGAT, id, [e], akte);
			const beleg = belege.get(`${akteAggregat.name}-${id} ${e.version}`);
			if (beleg) ereignisse.set(e.version, { type: e.type, facts: e.facts, ...beleg });
			merke(akte, e.version, angaben);
		}
		return { akte, angaben, ereignisse };
	});
}

/** What has changed of the contracts was said by this event. */
function merke(
	{ vertraege, wuensche }: Akte,
	version: number,
	angaben: Map<string, Map<string, { wert: Fakt; version: number | null }>>,
): void {
	for (const vertrag of vertraege) {
		const { status, vertragsbeginn, vertragsende, geplantesEnde, dienstantritt, dienstende, dienstartID } = vertrag;
		const wunschstatus = wuensche.find(({ id }) => id === vertrag.wunschID)?.status ?? null;
		const werte = { status, wunschstatus, vertragsbeginn, vertragsende, geplantesEnde };
		const felder = angaben.get(vertrag.id) ?? new Map<string, { wert: Fakt; version: number | null }>();
		angaben.set(vertrag.id, felder);
		for (const [feld, wert] of Object.entries({ ...werte, dienstantritt, dienstende, dienstartID }))
			if ((felder.get(feld)?.wert ?? null) !== wert) felder.set(feld, { wert, version });
			else if (!felder.has(feld)) felder.set(feld, { wert: null, version: null });
	}
}

interface Umfeld {
	readonly foerderung: Foerderstand;
	readonly dienstarten: Lauf['rechnung']['dienstarten'];
	readonly imZyklus: ReadonlyMap<string, boolean>;
	readonly decke: (id: string) => string;
}

function belegeVon({ akte, angaben, ereignisse }: Nachgelesen, umfeld: Umfeld): Beleg[] {
	const { foerderung, dienstarten, imZyklus, decke } = umfeld;
	const { filter } = foerderung.regel;
	const dienste = new Map(foerderdienste(akte, dienstarten).map((dienst) => [dienst.vertragID, dienst]));
	const istGeloescht = akte.geloescht || akte.person.nachname === undefined;
	return akte.vertraege.map((vertrag) => {
		const felder = [...(angaben.get(vertrag.id) ?? [])];
		const person = decke(akte.id);
		const name = (version: number) => `${person}/${version}`;
		const versionen = [...new Set(felder.flatMap(([, { version }]) => version ?? []))].toSorted((a, b) => a - b);
		const dienst = dienste.get(vertrag.id);
		const fragtAlter = filter.alterVon !== null || filter.alterBis !== null;
		const geburtsdatum = akte.person.geburtsdatum ?? null;
		return {
			...{ vertrag: decke(vertrag.id), person, imZyklus: imZyklus.get(vertrag.id) ?? false, istGeloescht },
			art: dienstarten[vertrag.dienstartID] ?? 'SONSTIGE',
			alter: fragtAlter && dienst && geburtsdatum !== null ? alterAm(geburtsdatum, dienst.von) : null,
			wohnland: filter.wohnland === null ? null : wohnland(akte),
			stellenland: foerderung.laender[vertrag.einsatzortID] ?? null,
			angaben: Object.fromEntries(
				felder.map(([feld, { wert, version }]): [string, Angabe] => [
					feld,
					{ wert, ereignis: version === null ? null : name(version) },
				]),
			),
			ereignisse: versionen.flatMap((version) => {
				const ereignis = ereignisse.get(version);
				if (!ereignis) return [];
				const { type, facts, position, hash } = ereignis;
				const fakten = JSON.parse(verdeckt(JSON.stringify(facts), decke)) as unknown;
				return [{ id: name(version), position, type, fakten, hash }];
			}),
		};
	});
}

const KENNUNG = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const verdeckt = (text: string, decke: (id: string) => string): string => text.replace(KENNUNG, (id) => decke(id));

const STELLEN = 5;

/** In the order of the ids, so that they are stable within the package; what is neither keeps its id. */
function decknamen(personen: readonly string[], vertraege: readonly string[]): (id: string) => string {
	const nummeriert = (art: string, ids: readonly string[]) =>
		ids.map((id, i) => [id, `${art}-${String(i + 1).padStart(STELLEN, '0')}`] as const);
	const namen = new Map([...nummeriert('P', personen), ...nummeriert('V', vertraege)]);
	return (id) => namen.get(id) ?? id;
}
