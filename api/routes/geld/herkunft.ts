import type { laufherkunft } from '#api/contract/geld/herkunft.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { zeigeHerkunft, zeigeSollherkunft } from '#api/present/geld/herkunft.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { liesBlatt } from '#commands/geld/blatt.ts';
import { liesAbrufherkunft } from '#commands/geld/foerderherkunft.ts';
import { liesHerkunft, liesSollherkunft } from '#commands/geld/herkunft.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { LaufEreignis } from '#domain/geld/lauf/ereignisse.ts';
import { enthaltene, type Lauf, laufAggregat, zeilenkey } from '#domain/geld/lauf/lauf.ts';
import { unterschiede } from '#domain/geld/lauf/unterschied.ts';
import type { Laufzeile } from '#domain/geld/lauf/zeilen.ts';
import { VERTRAGSLAUFARTEN } from '#domain/geld/posten.ts';
import { vorigerLauf } from '#projections/queries/geld/laeufe.ts';
import { stellenVon } from '#projections/queries/geld/stellen.ts';
import { namenFuer } from '../akte/namen.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** How the figures of a run came about. */
export const laufherkunftHandlers: Handlers<typeof laufherkunft> = {
	async holeZeilenherkunft(anruf) {
		const { umgebung, params } = anruf;
		const { lauf, ereignisse: schritte } = await lies(anruf, params.id);
		const zeile = lauf.rechnung.zeilen.find((eine) => zeilenkey(eine) === zeilenkey(params));
		if (!zeile || lauf.status === 'neu') throw nichtGefunden();
		const [herkunft, [blattzeile]] = await Promise.all([
			liesZeilenherkunft(umgebung, lauf, zeile),
			liesBlatt(umgebung, { ...lauf.rechnung, zeilen: [zeile] }),
		]);
		if (!herkunft || !blattzeile) throw nichtGefunden();
		const gerechnet = schritte.findLast(({ facts }) => 'rechnung' in facts);
		const blick = { lauf, status: lauf.status, stand: gerechnet?.meta.zeit ?? lauf.statusSeit, zeile: blattzeile };
		return { data: zeigeHerkunft({ ...blick, herkunft, namen: await namenFuer(anruf, herkunft.ereignisse) }) };
	},

	async holeSollherkunft(anruf) {
		const { umgebung, params, query } = anruf;
		const { freiwilligerID, vertragID, monat } = params;
		const art = VERTRAGSLAUFARTEN.find((eine) => eine === params.art);
		if (!art) throw nichtGefunden();
		const gelesen = await liesSollherkunft(umgebung, { art, was: query.was }, { vertragID, freiwilligerID, monat });
		if (!gelesen) throw nichtGefunden();
		const { akte, vertrag, herkunft } = gelesen;
		const stellen = await stellenVon(umgebung.db, [vertrag.einsatzortID]);
		const { nachname, vorname } = akte.person;
		const wessen = {
			...{ vertragID, freiwilligerID, monat, vertragsnummer: vertrag.vertragsnummer },
			name: [nachname, vorname].filter(Boolean).join(', ') || 'gelöscht',
			stelle: stellen.get(vertrag.einsatzortID) ?? null,
		};
		const namen = await namenFuer(anruf, herkunft.ereignisse);
		return { data: zeigeSollherkunft({ art, wessen, herkunft, namen, stand: umgebung.ctx().jetzt }) };
	},

	async holeLaufunterschied(anruf) {
		const { lauf } = await lies(anruf, anruf.params.id);
		const { nachLauf } = lauf.rechnung;
		const zuvor = nachLauf === null ? null : await vorigerLauf(anruf.umgebung.db, nachLauf);
		const jetzt = enthaltene(lauf);
		const summe = euro(jetzt);
		if (!zuvor) return { data: { vorher: null, schritte: [], summe } };
		const { lauf: vorher } = await lies(anruf, zuvor.id);
		const damals = enthaltene(vorher);
		const schritte = unterschiede(damals, jetzt).map((schritt) => ({ ...schritt, betrag: euro([schritt]) }));
		const kopf = { id: vorher.id, nr: vorher.nr, ...vorher.zeitraum, summe: euro(damals) };
		return { data: { vorher: kopf, schritte, summe } };
	},
};

const liesZeilenherkunft = (umgebung: Umstand['umgebung'], lauf: Lauf, zeile: Laufzeile) =>
	lauf.art === 'MITTELABRUF'
		? liesAbrufherkunft(umgebung, lauf, zeile)
		: liesHerkunft(umgebung, { ...lauf, art: lauf.art }, zeile);

const CENT = 100;
const euro = (zeilen: readonly { readonly betrag: number }[]): number =>
	zeilen.reduce((summe, { betrag }) => summe + betrag, 0) / CENT;

async function lies({ umgebung }: Umstand, id: string) {
	const [inhalt] = await readStreams(umgebung.pool, [{ aggregat: laufAggregat.name, id }]);
	if (!inhalt?.version) throw nichtGefunden();
	const ereignisse = inhalt.ereignisse as Aufgezeichnet<LaufEreignis>[];
	return { lauf: falte(laufAggregat, id, ereignisse), ereignisse };
}
