/** Commands on accounting runs. Table: money.md, runs. */
import { sql } from 'kysely';
import { type Handlung, VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import {
	bestaetige,
	bestelleBerechnung,
	buche,
	gibBerechnungAuf,
	gibFrei,
	istBestellt,
	legeLaufAn,
	legeZurueck,
	nimmHeraus,
	pruefe,
	rechneNeu,
	uebergib,
	verwirf,
} from '#domain/geld/lauf/entscheidungen.ts';
import type { LaufEreignis, Zeilenname } from '#domain/geld/lauf/ereignisse.ts';
import { type Lauf, laufAggregat, zahlbuchAggregat, zahlbuchVon } from '#domain/geld/lauf/lauf.ts';
import { Abgelehnt, NICHT_GEFUNDEN, unveraendert } from '#domain/regelverstoss.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { tueRoh } from '#projections/roh.ts';
import { type Laufumfang, rechne, rechneSofort } from './rechnen.ts';

/** A draft; nothing is paid by it. Where many files are to be read, a job reckons it. */
export async function legeLauf(
	umgebung: Umgebung,
	befehl: Handlung,
	{ grund, ...umfang }: Laufumfang & { readonly grund: string | null },
): Promise<{ id: string }> {
	const rechnung = await rechneSofort(umgebung, umfang);
	return execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const nr = await sitzung.naechsteNummer('Lauf');
		sitzung.schreibe(laufAggregat, id, legeLaufAn(laufAggregat.start(id), { ...umfang, nr, grund, rechnung }));
		return { id };
	});
}

export type Laufschritt = 'PRUEFEN' | 'FREIGEBEN' | 'BUCHEN' | 'VERWERFEN' | 'NEU_RECHNEN';

export interface Schritt {
	readonly id: string;
	/** As the caller saw it. */
	readonly version: number;
	readonly schritt: Laufschritt;
	readonly grund: string | null;
	/** What checks have found and nobody answers for, in words; asked for at the release. */
	readonly offen: (lauf: Lauf) => Promise<readonly string[]>;
}

export async function tueLaufschritt(umgebung: Umgebung, befehl: Handlung, schritt: Schritt): Promise<void> {
	const { id, version, grund } = schritt;
	if (schritt.schritt === 'NEU_RECHNEN') return rechneLaufNeu(umgebung, befehl, id);
	await execute(umgebung, befehl, async (sitzung) => {
		const lauf = await liesLauf(sitzung, id, version);
		switch (schritt.schritt) {
			case 'PRUEFEN':
				return schreibe(sitzung, lauf, pruefe(lauf));
			case 'BUCHEN':
				return schreibe(sitzung, lauf, buche(lauf));
			case 'VERWERFEN':
				return schreibe(sitzung, lauf, verwirf(lauf, grund));
			case 'FREIGEBEN': {
				const buch = await sitzung.lies(zahlbuchAggregat, zahlbuchVon(lauf));
				const offen = await schritt.offen(lauf);
				const wer = befehl.akteur.userID;
				const { isOhneVierAugen: ohneVierAugen } = await alleParameter(sitzung.db);
				const ereignisse = gibFrei(lauf, { wer, buch, offen, ohneVierAugen });
				sitzung.schreibe(zahlbuchAggregat, zahlbuchVon(lauf), ereignisse.buch);
				return schreibe(sitzung, lauf, ereignisse.lauf);
			}
		}
	});
}

async function rechneLaufNeu(umgebung: Umgebung, befehl: Handlung, id: string): Promise<void> {
	const umfang = await execute(umgebung, { ...befehl, idempotenz: null }, async (sitzung) => {
		const { art, programmID, zeitraum, zyklusID } = await liesLauf(sitzung, id);
		return { art, programmID, zeitraum, zyklusID };
	});
	const rechnung = await rechneSofort(umgebung, umfang);
	await execute(umgebung, befehl, async (sitzung) => {
		const lauf = await liesLauf(sitzung, id);
		schreibe(sitzung, lauf, rechnung ? rechneNeu(lauf, rechnung) : bestelleBerechnung(lauf));
	});
}

/** Reckons a run that waits for it, and nothing else. */
export async function rechneLauf(umgebung: Umgebung, id: string): Promise<void> {
	const lauf = await execute(umgebung, VON_SELBST, (sitzung) => sitzung.lies(laufAggregat, id));
	if (!istBestellt(lauf)) {
		await tueRoh(umgebung.db, vergissFortschritt(id));
		return;
	}
	const rechnung = await rechne(umgebung, lauf, (gelesen, gesamt) => vermerke(umgebung, { id, gelesen, gesamt }));
	await aendereBestellten(umgebung, id, (stand) => rechneNeu(stand, rechnung));
}

/** Nobody tries any more. */
export const gibLaufAuf = (umgebung: Umgebung, id: string): Promise<void> =>
	aendereBestellten(umgebung, id, gibBerechnungAuf);

function aendereBestellten(
	umgebung: Umgebung,
	id: string,
	tue: (lauf: Lauf) => readonly LaufEreignis[],
): Promise<void> {
	return execute(umgebung, VON_SELBST, async (sitzung) => {
		const lauf = await sitzung.lies(laufAggregat, id);
		if (!istBestellt(lauf)) return;
		schreibe(sitzung, lauf, tue(lauf));
		const fertig = vergissFortschritt(id);
		sitzung.tabelle({ compile: () => fertig.compile(umgebung.db) });
	});
}

const vergissFortschritt = (id: string) => sql`delete from laufrechnung where lauf_id = ${id}::uuid`;

/** For whoever watches; nothing depends on it. */
async function vermerke({ db }: Umgebung, { id, gelesen, gesamt }: { id: string; gelesen: number; gesamt: number }) {
	await tueRoh(
		db,
		sql`insert into laufrechnung (lauf_id, gelesen, gesamt) values (${id}::uuid, ${gelesen}, ${gesamt})
		on conflict (lauf_id) do update set gelesen = ${gelesen}, gesamt = ${gesamt}`,
	);
}

export interface Zeilenaenderung {
	readonly id: string;
	readonly zeilen: readonly Zeilenname[];
	readonly was: 'HERAUSNEHMEN' | 'ZURUECKLEGEN' | 'BESTAETIGEN';
	/** Which check is answered for. */
	readonly pruefung: string | null;
	readonly grund: string | null;
}

const OHNE_PRUEFUNG = {
	code: 'P',
	http: 422,
	feld: 'pruefung',
	text: 'Bitte nennen Sie die Prüfung, die Sie verantworten.',
} as const;

/** All of them, or none. */
export async function aendereLaufzeilen(
	umgebung: Umgebung,
	befehl: Handlung,
	{ id, zeilen, was, pruefung, grund }: Zeilenaenderung,
): Promise<void> {
	if (was === 'BESTAETIGEN' && pruefung === null) throw new Abgelehnt([OHNE_PRUEFUNG]);
	await execute(umgebung, befehl, async (sitzung) => {
		const lauf = await liesLauf(sitzung, id);
		for (const zeile of zeilen) {
			if (was === 'HERAUSNEHMEN') schreibe(sitzung, lauf, nimmHeraus(lauf, zeile, grund));
			else if (was === 'ZURUECKLEGEN') schreibe(sitzung, lauf, legeZurueck(lauf, zeile));
			else schreibe(sitzung, lauf, bestaetige(lauf, zeile, pruefung ?? '', grund));
		}
	});
}

/** The file was taken away: by whom and when stands with the run. */
export async function uebergibLauf(
	umgebung: Umgebung,
	befehl: Handlung,
	id: string,
	{ form, sha256, ausfuehrung }: { readonly form: string; readonly sha256: string; readonly ausfuehrung?: string },
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const lauf = await liesLauf(sitzung, id);
		schreibe(sitzung, lauf, uebergib(lauf, form, sha256, ausfuehrung));
	});
}

async function liesLauf(sitzung: Sitzung, id: string, version?: number): Promise<Lauf> {
	const lauf = await sitzung.lies(laufAggregat, id);
	if (!lauf.existiert) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const veraltet = unveraendert(version, lauf.version);
	if (veraltet) throw new Abgelehnt([veraltet]);
	return lauf;
}

function schreibe(sitzung: Sitzung, { id }: Lauf, ereignisse: readonly LaufEreignis[]): void {
	sitzung.schreibe(laufAggregat, id, ereignisse);
}
