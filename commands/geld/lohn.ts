/** The payroll file of a month. Table: money.md, files, payroll. */

import type { Handlung } from '#commands/befehl.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { falte } from '#domain/aggregat.ts';
import { geldvertraege } from '#domain/akte/vertrag/geldvertraege.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { cp1252Bytes } from '#domain/geld/lohn/cp1252.ts';
import {
	auswahl,
	entfallene,
	LOHNBUCH,
	type Lohnbuch,
	type LohnbuchEreignis,
	LohnUebergeben,
	type Lohnumfang,
	lohnbuchAggregat,
	neueNummern,
	PersonalnummernVergeben,
	zeilenMitWegfall,
} from '#domain/geld/lohn/lohnbuch.ts';
import {
	enthaelt,
	type Lohnkopf,
	type Lohnzeilen,
	lohntext,
	lohnzeilen,
	ohneLohnart,
	Unschreibbar,
} from '#domain/geld/lohn/lohndatei.ts';
import {
	entfallenePerson,
	type Lohnart,
	type Lohnperson,
	type Lohnvertrag,
	lohnperson,
} from '#domain/geld/lohn/lohnperson.ts';
import type { Lohnformat } from '#domain/geld/lohn/spaltenplan.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { setzeMarke } from '#projections/engine/marke.ts';
import { aktenImMonat } from '#projections/queries/geld/dienste.ts';
import { artenDerDienste } from '#projections/queries/geld/laeufe.ts';
import { stellenVon } from '#projections/queries/geld/stellen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { sha256Von } from './pruefen.ts';
import { liesAktenBis } from './rechnen.ts';

export interface Lohnwunsch {
	readonly format: Lohnformat;
	readonly monat: string;
	readonly umfang: Lohnumfang;
}

const AUF_EINMAL = 200;
const NAMEN = new Intl.Collator('de');
const nameVon = ({ werte }: Lohnperson): string => `${werte.nachname ?? ''} ${werte.vorname ?? ''}`;

export async function liesLohnbuch({ pool }: Umgebung): Promise<Lohnbuch> {
	const [inhalt] = await readStreams(pool, [{ aggregat: lohnbuchAggregat.name, id: LOHNBUCH }]);
	return falte(lohnbuchAggregat, LOHNBUCH, (inhalt?.ereignisse ?? []) as Aufgezeichnet<LohnbuchEreignis>[]);
}

/** Whose payroll the Traeger does that month, as everything stands now, and who isn't of it any more. */
export async function rechneLohn(
	umgebung: Umgebung,
	buch: Lohnbuch,
	wunsch: Pick<Lohnwunsch, 'format' | 'monat'>,
): Promise<Lohnperson[]> {
	const { monat } = wunsch;
	const [position, arten] = await Promise.all([setzeMarke(umgebung.pool), artenDerDienste(umgebung.db)]);
	const personen: Lohnperson[] = [];
	const lies = async (ids: readonly string[], wie: (akte: Akte) => readonly Lohnperson[]) => {
		for (let i = 0; i < ids.length; i += AUF_EINMAL)
			for (const akte of await liesAktenBis(umgebung, ids.slice(i, i + AUF_EINMAL), position))
				haengeAn(personen, wie(akte));
	};
	await lies(await aktenImMonat(umgebung.db, monat), (akte) => {
		const person = akte.geloescht ? null : lohnperson(akte, lohnvertraege(akte, arten), monat);
		return person ? [person] : [];
	});
	const dabei = new Set(personen.map(({ freiwilligerID }) => freiwilligerID));
	await lies(entfallene(buch, wunsch, dabei), (akte) => [
		entfallenePerson(akte, akte.geloescht ? [] : lohnvertraege(akte, arten), monat),
	]);
	const orte = [...new Set(personen.flatMap(({ einsatzortID }) => einsatzortID ?? []))];
	const stellen = await stellenVon(umgebung.db, orte);
	return personen
		.map((person) => ({
			...person,
			werte: { ...person.werte, betriebsnummer: stellen.get(person.einsatzortID ?? '')?.betriebsnummer ?? null },
		}))
		.toSorted((a, b) => NAMEN.compare(nameVon(a), nameVon(b)) || (a.freiwilligerID < b.freiwilligerID ? -1 : 1));
}

function lohnvertraege(akte: Akte, arten: Parameters<typeof geldvertraege>[1]): Lohnvertrag[] {
	const jeID = new Map(akte.vertraege.map((vertrag) => [vertrag.id, vertrag]));
	return geldvertraege(akte, arten).flatMap((geld) => {
		const vertrag = jeID.get(geld.vertragID);
		return vertrag ? [{ ...vertrag, ...geld }] : [];
	});
}

/** Of the tenant; null: something of it isn't entered. */
export async function lohnkopf(
	{ db }: Umgebung,
	{ format, monat }: Pick<Lohnwunsch, 'format' | 'monat'>,
	istVorschau: boolean,
): Promise<Lohnkopf | null> {
	const p = await alleParameter(db);
	const { lohnBeraterNr: beraterNr, lohnMandantNr: mandantNr } = p;
	const { lohnartTaschengeld: TASCHENGELD, lohnartGeldersatz: GELDERSATZ, lohnartFahrt: FAHRT } = p;
	const { lohnartUnterkunft: UNTERKUNFT, lohnartVerpflegung: VERPFLEGUNG } = p;
	const URLAUBSABGELTUNG = p.lohnartUrlaubsabgeltung ?? null;
	if (!beraterNr || !mandantNr || !TASCHENGELD || !GELDERSATZ || !FAHRT || !UNTERKUNFT || !VERPFLEGUNG) return null;
	return {
		...{ format, monat, beraterNr, mandantNr, istVorschau },
		lohnarten: { TASCHENGELD, GELDERSATZ, FAHRT, UNTERKUNFT, VERPFLEGUNG, URLAUBSABGELTUNG },
	};
}

const OHNE_LOHNPARAMETER: Regelverstoss = {
	code: 'LOHNPARAMETER',
	http: 409,
	text: 'Für die Lohndatei fehlen Beraternummer, Mandantennummer oder Lohnarten. Bitte tragen Sie sie in den Parametern unter „Allgemein“, „Lohnabrechnung“ ein.',
};
const OHNE_ABGELTUNGSLOHNART: Regelverstoss = {
	code: 'LOHNPARAMETER',
	http: 409,
	text: 'In diesem Monat wird Urlaub abgegolten, und dafür fehlt die Lohnart. Bitte tragen Sie sie in den Parametern unter „Allgemein“, „Lohnabrechnung“ ein.',
};
const NIEMAND: Regelverstoss = {
	code: 'LEER',
	http: 409,
	text: 'In diesem Monat ist niemand im Dienst, dessen Abrechnung der Träger macht.',
};
const NICHTS_NEUES: Regelverstoss = {
	code: 'UNVERAENDERT',
	http: 409,
	text: 'Seit der letzten Datei hat sich nichts geändert. Alles bekommen Sie mit dem Umfang „Alle“.',
};

/** What a person's rows would be; a name that can't be written is named. */
function zeilenVon(kopf: Lohnkopf, buch: Lohnbuch, personen: readonly Lohnperson[], hash: Hash) {
	const vergeben = neueNummern(
		buch,
		personen.map(({ freiwilligerID }) => freiwilligerID),
	);
	const nummern = new Map([
		...buch.nummern,
		...vergeben.map(({ freiwilligerID, nr }): [string, number] => [freiwilligerID, nr]),
	]);
	const zeilen: Lohnzeilen[] = [];
	const unschreibbar: { readonly person: Lohnperson; readonly was: string }[] = [];
	for (const person of personen) {
		try {
			const nr = nummern.get(person.freiwilligerID) ?? 0;
			const wie = (uebergeben: readonly Lohnart[]) => lohnzeilen(kopf, person, nr, uebergeben);
			zeilen.push(zeilenMitWegfall(buch, kopf, person.freiwilligerID, { zeilen: wie, hash }));
		} catch (fehler) {
			if (!(fehler instanceof Unschreibbar)) throw fehler;
			unschreibbar.push({ person, was: fehler.message });
		}
	}
	return { vergeben, zeilen, unschreibbar };
}

type Hash = (zeilen: readonly string[]) => string;

/** Whose data no such file can hold. */
export const unschreibbare = ({ ctx }: Umgebung, kopf: Lohnkopf, buch: Lohnbuch, personen: readonly Lohnperson[]) =>
	zeilenVon(kopf, buch, personen, (zeilen) => ctx().fingerabdruck(zeilen)).unschreibbar;

interface Lohndatei {
	readonly bytes: Buffer;
	/** In it. */
	readonly personen: readonly string[];
}

function baue(kopf: Lohnkopf, buch: Lohnbuch, wunsch: Lohnwunsch, personen: readonly Lohnperson[], hash: Hash) {
	if (personen.length === 0) throw new Abgelehnt([NIEMAND]);
	const { vergeben, zeilen, unschreibbar } = zeilenVon(kopf, buch, personen, hash);
	// The others aren't kept from their pay: who can't be written is named before, and comes with the next file.
	const [erste] = unschreibbar;
	if (erste && zeilen.length === 0) throw new Abgelehnt([zeichen(nameVon(erste.person), erste.was)]);
	if (enthaelt(wunsch.format, 'LOHNART') && ohneLohnart(kopf, personen).length > 0)
		throw new Abgelehnt([OHNE_ABGELTUNGSLOHNART]);
	const gewaehlt = auswahl(buch, wunsch, zeilen, hash);
	const bytes = Buffer.from(cp1252Bytes(lohntext(kopf, gewaehlt.personen)));
	return { vergeben, ...gewaehlt, bytes };
}

/** As it would be handed over now; nothing is remembered, and the file says so. */
export async function lohnvorschau(umgebung: Umgebung, wunsch: Lohnwunsch): Promise<Lohndatei> {
	const [buch, kopf] = await Promise.all([liesLohnbuch(umgebung), lohnkopf(umgebung, wunsch, true)]);
	if (!kopf) throw new Abgelehnt([OHNE_LOHNPARAMETER]);
	const personen = await rechneLohn(umgebung, buch, wunsch);
	const datei = baue(kopf, buch, wunsch, personen, (zeilen) => umgebung.ctx().fingerabdruck(zeilen));
	return { bytes: datei.bytes, personen: datei.personen.map(({ freiwilligerID }) => freiwilligerID) };
}

/** Numbers are given and what payroll knows from now on is remembered, in one append. */
export async function uebergibLohn(umgebung: Umgebung, befehl: Handlung, wunsch: Lohnwunsch): Promise<Lohndatei> {
	const kopf = await lohnkopf(umgebung, wunsch, false);
	if (!kopf) throw new Abgelehnt([OHNE_LOHNPARAMETER]);
	// Whoever falls away after a file that is taken at the same time is taken back by the next.
	const personen = await rechneLohn(umgebung, await liesLohnbuch(umgebung), wunsch);
	let bytes: Buffer | null = null;
	const inDerDatei = await execute(umgebung, befehl, async (sitzung) => {
		const buch = await sitzung.lies(lohnbuchAggregat, LOHNBUCH);
		const datei = baue(kopf, buch, wunsch, personen, (zeilen) => sitzung.ctx.fingerabdruck(zeilen));
		if (datei.personen.length === 0) throw new Abgelehnt([NICHTS_NEUES]);
		bytes = datei.bytes;
		const ereignisse: LohnbuchEreignis[] = [];
		if (datei.vergeben.length > 0) ereignisse.push(PersonalnummernVergeben({ vergeben: datei.vergeben }));
		const { format, monat, umfang } = wunsch;
		ereignisse.push(LohnUebergeben({ format, monat, umfang, sha256: sha256Von(datei.bytes), personen: datei.staende }));
		sitzung.schreibe(lohnbuchAggregat, LOHNBUCH, ereignisse);
		return datei.personen.map(({ freiwilligerID }) => freiwilligerID);
	});
	// A repeated call was carried out before: the whole month, as it stands, is the safe answer.
	if (bytes === null) {
		const buch = await liesLohnbuch(umgebung);
		const voll = { ...wunsch, umfang: 'VOLL' as const };
		bytes = baue(kopf, buch, voll, personen, (zeilen) => umgebung.ctx().fingerabdruck(zeilen)).bytes;
	}
	return { bytes, personen: inDerDatei };
}

const zeichen = (name: string, was: string): Regelverstoss => ({
	code: 'ZEICHEN',
	http: 409,
	text: `${name}: Die Lohndatei kann ${was} nicht darstellen. Bitte schreiben Sie es in lateinischen Buchstaben.`,
});
