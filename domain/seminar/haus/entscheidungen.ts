/** Decisions on rooms, beds and guests of a seminar. Table: House and kitchen. */

import { z } from 'zod';
import type { Ablehnungscode } from '#domain/ablehnungen.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { ganzzahl, pflichttext } from '#domain/stammdaten/schemata.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { gaeste, leitende, type Seminar } from '../seminar.ts';
import { letzterTag } from '../seminar-felder.ts';
import {
	BettAufgegeben,
	BettVergeben,
	gastteil,
	type Hausangaben,
	HausangabenErfasst,
	type HausEreignis,
	HausteamGesetzt,
	RAUMARTEN,
	RaumAngelegt,
	RaumEntfernt,
	RaumGeaendert,
	SeminardatenGeloescht,
} from './ereignisse.ts';
import { loeschtag, nichtMehrSeit } from './frist.ts';
import { evolveHaus, type Haus, type Raum } from './haus.ts';
import { MAHLZEITEN } from './mahlzeiten.ts';
import { bewohner, type Gast, hindernis } from './raumregeln.ts';

/** What is reckoned with beside the seminar itself. */
export interface Hausumfeld {
	readonly heute: string;
	/** Parameter. */
	readonly seminardatenMonate: number;
	/** Who takes part and who leads, as far as the portal knows them. */
	readonly gaeste: readonly Gast[];
}

const BETTEN_MAX = 30;
const RAEUME_MAX = 60;

const raumschema = z.object({
	bezeichnung: pflichttext(60),
	betten: ganzzahl(1, BETTEN_MAX),
	fuer: z.enum(RAUMARTEN, { error: 'Bitte wählen Sie, für wen der Raum ist.' }),
	isBarrierefrei: z.boolean(),
});
export type Raumeingabe = z.infer<typeof raumschema>;

export function legeRaumAn(seminar: Seminar, raumID: string, eingabe: unknown, umfeld: Hausumfeld): HausEreignis[] {
	pruefeOffen(seminar, umfeld);
	const { raeume } = seminar.haus;
	if (raeume.length >= RAEUME_MAX) throw abgelehnt('RAEUME', `Es sind höchstens ${RAEUME_MAX} Räume möglich.`);
	const raum = pruefeFelder(raumschema, eingabe);
	pruefeName(raeume, raum.bezeichnung);
	return [RaumAngelegt(...raumteile(seminar, raumID, raum))];
}

export function aendereRaum(seminar: Seminar, raumID: string, eingabe: unknown, umfeld: Hausumfeld): HausEreignis[] {
	pruefeOffen(seminar, umfeld);
	const bisher = suche(seminar.haus, raumID);
	const neu = pruefeFelder(raumschema, eingabe);
	const { raeume } = seminar.haus;
	pruefeName(
		raeume.filter((r) => r !== bisher),
		neu.bezeichnung,
	);
	if (istGleich(bisher, neu)) return [];
	pruefeBewohner(seminar.haus, { id: raumID, ...neu }, umfeld.gaeste);
	return [RaumGeaendert(...raumteile(seminar, raumID, neu))];
}

/** Whoever slept there has no bed afterwards. */
export function entferneRaum(seminar: Seminar, raumID: string, umfeld: Hausumfeld): HausEreignis[] {
	pruefeOffen(seminar, umfeld);
	suche(seminar.haus, raumID);
	return [RaumEntfernt({ raumID })];
}

/** The rooms of an earlier seminar in the same house; only where there are none yet. */
export function uebernimmRaeume(
	seminar: Seminar,
	frueheres: Seminar,
	neueID: () => string,
	umfeld: Hausumfeld,
): HausEreignis[] {
	pruefeOffen(seminar, umfeld);
	if (seminar.haus.raeume.length > 0)
		throw abgelehnt('RAEUME', 'Dieses Seminar hat schon Räume. Übernehmen lässt sich nur in ein leeres Haus.');
	if (frueheres.felder.ort === null || frueheres.felder.ort !== seminar.felder.ort)
		throw new Abgelehnt([NICHT_GEFUNDEN]);
	return frueheres.haus.raeume.map(({ id: _, ...raum }) => RaumAngelegt(...raumteile(seminar, neueID(), raum)));
}

/** Where somebody is to sleep; null: nowhere. */
export interface Bettvergabe {
	readonly gastID: string;
	readonly raumID: string | null;
	readonly grund?: string | null | undefined;
	/** Where he slept when this was decided on; missing: it doesn't matter. */
	readonly von?: string | null | undefined;
}

const grundschema = z.object({ grund: pflichttext(500, { mehrzeilig: true }) });

/** All or none; those who move leave their beds first, so that two can change places. */
export function belege(seminar: Seminar, betten: readonly Bettvergabe[], umfeld: Hausumfeld): HausEreignis[] {
	pruefeOffen(seminar, umfeld);
	const wer = new Map(umfeld.gaeste.map((gast) => [gast.id, gast]));
	const da = new Set(gaeste(seminar));
	const ziehen = new Set(betten.map(({ gastID }) => gastID));
	let haus: Haus = { ...seminar.haus, betten: seminar.haus.betten.filter(({ gastID }) => !ziehen.has(gastID)) };
	const verstoesse: Regelverstoss[] = [];
	const ereignisse: HausEreignis[] = [];
	for (const vergabe of betten) {
		const { gastID, raumID, von } = vergabe;
		const gast = wer.get(gastID);
		if (!gast || !da.has(gastID)) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const bisher = seminar.haus.betten.find((bett) => bett.gastID === gastID);
		if (von !== undefined && von !== (bisher?.raumID ?? null)) throw abgelehnt('VERSION', INZWISCHEN_ANDERS);
		if (raumID === null) {
			if (bisher) ereignisse.push(BettAufgegeben({ gastID }));
			continue;
		}
		const raum = suche(haus, raumID);
		const nein = hindernis(gast, raum, bewohner(haus, raumID, wer));
		const grund = nein?.mitGrund && vergabe.grund != null ? pruefeFelder(grundschema, vergabe).grund : null;
		if (nein && grund === null) {
			const text = betten.length > 1 ? `${gast.name}: ${nein.text}` : nein.text;
			verstoesse.push({ code: nein.code, http: 409, text, feld: gastID });
			continue;
		}
		const bett = BettVergeben(
			{ gastID },
			{ betroffener: gastteil(gastID, seminar.id), art: 'PERSOENLICH', daten: { raumID, grund } },
		);
		haus = evolveHaus(haus, bett);
		if (raumID !== bisher?.raumID || grund !== bisher.grund) ereignisse.push(bett);
	}
	if (verstoesse.length > 0) throw new Abgelehnt(verstoesse);
	return ereignisse;
}

const WUENSCHE_MAX = 5;
const mahl = z.object({ tag: z.iso.date(), mahlzeit: z.enum(MAHLZEITEN) });
const angabenschema = z.object({
	mit: z
		.array(z.string())
		.max(WUENSCHE_MAX, { error: `Es sind höchstens ${WUENSCHE_MAX} Wünsche möglich.` })
		.transform((ids) => [...new Set(ids)]),
	isBarrierefrei: z.boolean(),
	ankunft: mahl.nullable(),
	abreise: mahl.nullable(),
});
const OHNE_ANGABEN: Hausangaben = { mit: [], isBarrierefrei: false, ankunft: null, abreise: null };

/** With whom he would like to share a room, whether he needs a barrier-free one, when he comes and goes. */
export function erfasseHausangaben(
	seminar: Seminar,
	gastID: string,
	eingabe: unknown,
	umfeld: Hausumfeld,
): HausEreignis[] {
	pruefeOffen(seminar, umfeld);
	const da = gaeste(seminar);
	if (!da.includes(gastID)) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const neu = pruefeFelder(angabenschema, eingabe);
	if (neu.mit.some((id) => id === gastID || !da.includes(id)))
		throw new Abgelehnt([
			{ code: 'MIT', http: 400, feld: 'mit', text: 'Wünschen lässt sich nur, wer an diesem Seminar teilnimmt.' },
		]);
	const bisher = seminar.haus.angaben.find((a) => a.gastID === gastID) ?? OHNE_ANGABEN;
	if (sindGleich(bisher, neu)) return [];
	// That somebody needs a barrier-free room is about his health.
	return [HausangabenErfasst({ gastID }, { betroffener: gastteil(gastID, seminar.id), art: 'GESUNDHEIT', daten: neu })];
}

/** Who leads beside the leader. */
export function setzeHausteam(seminar: Seminar, personIDs: readonly string[], umfeld: Hausumfeld): HausEreignis[] {
	pruefeOffen(seminar, umfeld);
	const neu = [...new Set(personIDs)].filter((id) => id !== seminar.felder.leitungPersonID);
	const bisher = leitende(seminar).filter((id) => id !== seminar.felder.leitungPersonID);
	return neu.length === bisher.length && neu.every((id) => bisher.includes(id))
		? []
		: [HausteamGesetzt({ personIDs: neu })];
}

/** Its term has come, or the seminar is no more. Nothing where nothing is left. */
export function beendeSeminardaten(
	seminar: Seminar,
	{ heute, seminardatenMonate }: Pick<Hausumfeld, 'heute' | 'seminardatenMonate'>,
): HausEreignis[] {
	if (!seminar.haus.hatAngaben) return [];
	const tag = loeschtag(letzterTag(seminar.felder), seminardatenMonate);
	return seminar.geloescht || tag === null || tag <= heute ? [SeminardatenGeloescht({ am: heute })] : [];
}

function pruefeOffen(seminar: Seminar, { heute, seminardatenMonate }: Hausumfeld): void {
	if (seminar.status === SEMINAR.nr.Abgesagt) throw abgelehnt('G22', 'Das Seminar ist abgesagt.');
	const faelligAm = loeschtag(letzterTag(seminar.felder), seminardatenMonate);
	const seit = nichtMehrSeit({ geloeschtAm: seminar.haus.geloeschtAm, faelligAm, heute });
	if (seit !== null)
		throw abgelehnt('GELOESCHT', `Angaben zu Essen und Räumen wurden am ${formatDatum(seit)} gelöscht.`);
}

function pruefeName(raeume: readonly Raum[], bezeichnung: string): void {
	const klein = (text: string) => text.toLocaleLowerCase('de');
	if (!raeume.some((r) => klein(r.bezeichnung) === klein(bezeichnung))) return;
	throw new Abgelehnt([
		{ code: 'DOPPELT', http: 409, feld: 'bezeichnung', text: `Einen Raum ${bezeichnung} gibt es schon.` },
	]);
}

/** Nobody who sleeps there is left over by what the room becomes, unless a reason was given for him. */
function pruefeBewohner(haus: Haus, raum: Raum, gaeste: readonly Gast[]): void {
	const wer = new Map(gaeste.map((gast) => [gast.id, gast]));
	const drin = haus.betten.filter(({ raumID, gastID }) => raumID === raum.id && wer.has(gastID));
	const personen = drin.length === 1 ? 'schläft schon 1 Person' : `schlafen schon ${drin.length} Personen`;
	if (drin.length > raum.betten)
		throw new Abgelehnt([{ code: 'BETTEN', http: 409, feld: 'betten', text: `In ${raum.bezeichnung} ${personen}.` }]);
	for (const { gastID, grund } of drin) {
		const gast = wer.get(gastID);
		const andere = drin.filter((bett) => bett.gastID !== gastID && bett.grund === null);
		const nein = gast ? hindernis(gast, raum, bewohner({ betten: andere }, raum.id, wer)) : null;
		if (!gast || !nein || (grund !== null && nein.mitGrund)) continue;
		const text = `${gast.name} schläft in ${raum.bezeichnung} und passt dann nicht mehr hinein.`;
		throw new Abgelehnt([{ code: nein.code, http: 409, feld: 'fuer', text }]);
	}
}

function suche({ raeume }: Haus, raumID: string): Raum {
	const raum = raeume.find(({ id }) => id === raumID);
	if (!raum) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return raum;
}

const raumteile = (
	{ id }: Seminar,
	raumID: string,
	{ bezeichnung, betten, fuer, isBarrierefrei }: Raumeingabe,
): Parameters<typeof RaumAngelegt> => [
	{ raumID, betten, fuer, isBarrierefrei },
	{ betroffener: id, art: 'FREITEXT', daten: { bezeichnung } },
];

const istGleich = (a: Raumeingabe, b: Raumeingabe): boolean =>
	a.bezeichnung === b.bezeichnung &&
	a.betten === b.betten &&
	a.fuer === b.fuer &&
	a.isBarrierefrei === b.isBarrierefrei;

const alsText = ({ mit, isBarrierefrei, ankunft, abreise }: Hausangaben): string =>
	JSON.stringify([mit, isBarrierefrei, ankunft?.tag, ankunft?.mahlzeit, abreise?.tag, abreise?.mahlzeit]);
const sindGleich = (a: Hausangaben, b: Hausangaben): boolean => alsText(a) === alsText(b);

const INZWISCHEN_ANDERS = 'Inzwischen ist die Belegung eine andere. Bitte rechnen Sie den Vorschlag neu.';

const abgelehnt = (code: Ablehnungscode, text: string): Abgelehnt => new Abgelehnt([{ code, http: 409, text }]);
