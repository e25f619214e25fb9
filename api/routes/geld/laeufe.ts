import type { buchhaltung, laeufe } from '#api/contract/geld/laeufe.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { alsListe } from '#api/present/dateien/excelliste.ts';
import {
	LAUFART_WORT,
	laufspalten,
	laufsummen,
	zeigeKorrekturen,
	zeigeLaufkopf,
	zeigeLaufverlauf,
	zeigeLaufzeilen,
	zeigePruefungen,
} from '#api/present/geld/laeufe.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { liesBankbuch } from '#commands/geld/bankbuch.ts';
import { type Blattzeile, liesBlatt } from '#commands/geld/blatt.ts';
import { liesKorrekturen } from '#commands/geld/korrekturen.ts';
import { aendereLaufzeilen, legeLauf, tueLaufschritt, uebergibLauf } from '#commands/geld/laeufe.ts';
import { findePruefungen, sha256Von } from '#commands/geld/pruefen.ts';
import { rechne, rechneNach } from '#commands/geld/rechnen.ts';
import { uebergibUeberweisungen, zahlungenVon } from '#commands/geld/zahlungsdatei.ts';
import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { formatMonat } from '#domain/format/datum.ts';
import { hindernisVon } from '#domain/geld/lauf/entscheidungen.ts';
import type { LaufEreignis, Rechnung } from '#domain/geld/lauf/ereignisse.ts';
import { enthaltene, type Lauf, laufAggregat, zeilenkey } from '#domain/geld/lauf/lauf.ts';
import { offenePruefungen } from '#domain/geld/lauf/pruefungen.ts';
import type { Laufart, Vertragslaufart } from '#domain/geld/posten.ts';
import { ohneWorte } from '#domain/geld/sepa/zahlungsdatei.ts';
import { liesZeitraum, type Zeitraum } from '#domain/geld/zeitraum.ts';
import { programmnamen } from '#projections/queries/geld/foerderprogramme.ts';
import { laufliste, laufrechnung } from '#projections/queries/geld/laeufe.ts';
import { seminarnamen } from '#projections/queries/seminare/seminare.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { alsSeite } from '../anfrage.ts';
import { gibDatei } from '../datei.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { abrufdatei } from './abrufdatei.ts';

/** Accounting runs. */
export const laeufeHandlers: Handlers<typeof laeufe> = {
	async listeLaeufe({ umgebung, query }) {
		const namen = await programmnamen(umgebung.db);
		return alsSeite(await laufliste(umgebung.db, query), query, (kopf) => zeigeLaufkopf(kopf, namen));
	},

	async legeLaufAn(anruf) {
		const { umgebung, akteur, idempotenz, body } = anruf;
		const { art, zeitraum, zyklusID = null, programmID = null, grund = null } = body;
		const umfang = { art, programmID, zeitraum: liesZeitraum(zeitraum), zyklusID, grund };
		if (zyklusID !== null) await zyklusmonate(anruf, zyklusID);
		const { id } = await legeLauf(umgebung, { akteur, idempotenz }, umfang);
		return { data: await zeige(anruf, id) };
	},

	holeLauf: async (anruf) => ({ data: await zeige(anruf, anruf.params.id) }),

	async tueLaufschritt(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		const { schritt, version, grund = null } = body;
		const offen = async (lauf: Lauf) => {
			const zeilen = await liesBlatt(umgebung, lauf.rechnung);
			return offenePruefungen(await findePruefungen(umgebung, lauf, zeilen));
		};
		const was = { id: params.id, schritt, version, grund, offen };
		await tueLaufschritt(umgebung, { akteur, idempotenz }, was);
		return { data: await zeige(anruf, params.id) };
	},

	async aendereLaufzeilen(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		const { zeilen, was, pruefung = null, grund = null } = body;
		const aenderung = { id: params.id, zeilen, was, pruefung, grund };
		await aendereLaufzeilen(umgebung, { akteur, idempotenz }, aenderung);
		return { data: await zeige(anruf, params.id) };
	},

	async uebergibLauf(anruf) {
		const { umgebung, akteur, idempotenz, params } = anruf;
		const { lauf } = await lies(anruf, params.id);
		const inhalt = await laufdatei(anruf, lauf);
		const datei = { form: 'xlsx', sha256: sha256Von(inhalt.bytes) };
		await uebergibLauf(umgebung, { akteur, idempotenz }, lauf.id, datei);
		return gib(anruf, inhalt);
	},

	async holeZahlungsdatei(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		const { lauf, ereignisse } = await lies(anruf, params.id);
		const wunsch = {
			laufID: lauf.id,
			freigegebenAm: ereignisse.findLast(({ type }) => type === 'LaufFreigegeben')?.meta.zeit ?? lauf.statusSeit,
			ausfuehrung: body.ausfuehrung ?? null,
			istAlt: ereignisse.some((e) => e.type === 'LaufUebergeben' && e.facts.form === 'pain.001'),
		};
		const { bytes, zeilen } = await uebergibUeberweisungen(umgebung, { akteur, idempotenz }, wunsch);
		return gib(anruf, { art: lauf.art, bytes, zeilen }, 'xml');
	},

	async rechneLaufNach(anruf) {
		const { lauf } = await lies(anruf, anruf.params.id);
		const { hash } = await rechneNach(anruf.umgebung, lauf);
		return { data: { istGleich: hash === lauf.rechnung.hash, hash: lauf.rechnung.hash, gerechnet: hash } };
	},
};

/** Accounting as files that settle nothing. */
export const buchhaltungHandlers: Handlers<typeof buchhaltung> = {
	exportBfdBeitrag: (anruf) => vorschau(anruf, 'EST_BFD', anruf.query),
	exportFsjBeitrag: (anruf) => vorschau(anruf, 'EST_FSJ', anruf.query),
	exportTaschengeld: (anruf) => vorschau(anruf, 'TASCHENGELD', anruf.query),
};

interface Blick {
	readonly zyklusID?: string | undefined;
	readonly zeitraum?: string | undefined;
	readonly laufID?: string | undefined;
}

async function vorschau(anruf: Umstand, art: Vertragslaufart, { laufID, zeitraum, ...blick }: Blick) {
	if (laufID !== undefined) {
		const { lauf } = await lies(anruf, laufID);
		if (lauf.art !== art) throw nichtGefunden();
		return gib(anruf, await laufdatei(anruf, lauf));
	}
	const zyklusID = blick.zyklusID ?? null;
	const monate =
		zyklusID !== null && zeitraum === undefined ? await zyklusmonate(anruf, zyklusID) : liesZeitraum(zeitraum ?? '');
	const umfang = { art, programmID: null, zeitraum: monate, zyklusID };
	const rechnung = await rechne(anruf.umgebung, umfang);
	return gib(anruf, await datei(anruf, { ...umfang, nr: null, rechnung }, await liesBlatt(anruf.umgebung, rechnung)));
}

async function zyklusmonate({ umgebung }: Umstand, zyklusID: string): Promise<Zeitraum> {
	const zyklus = await umgebung.db
		.selectFrom('zyklus')
		.select('referenz')
		.where('id', '=', zyklusID)
		.executeTakeFirst();
	if (!zyklus) throw nichtGefunden();
	return { von: zyklus.referenz.start.slice(0, 7), bis: zyklus.referenz.ende.slice(0, 7) };
}

interface Inhalt {
	readonly art: Laufart;
	readonly bytes: Buffer;
	readonly zeilen: readonly Blattzeile[];
}

export async function laufdatei(anruf: Umstand, lauf: Lauf): Promise<Inhalt> {
	if (lauf.art === 'MITTELABRUF') return abrufdatei(anruf, lauf);
	const zeilen = enthaltene(lauf);
	return datei(anruf, { ...lauf, art: lauf.art }, await liesBlatt(anruf.umgebung, { ...lauf.rechnung, zeilen }));
}

interface Kopf extends Pick<Lauf, 'zeitraum' | 'zyklusID'> {
	readonly art: Vertragslaufart;
	/** null: nothing is settled by it. */
	readonly nr: number | null;
	readonly rechnung: Rechnung;
	readonly statusSeit?: string;
}

async function datei(anruf: Umstand, kopf: Kopf, zeilen: readonly Blattzeile[]): Promise<Inhalt> {
	const { art, nr, zeitraum, rechnung } = kopf;
	const { ctx } = anruf.umgebung;
	const monate = [...new Set([zeitraum.von, zeitraum.bis])].map((monat) => formatMonat(monat)).join(' bis ');
	const bytes = await alsListe(LAUFART_WORT[art].slice(0, 31), laufspalten(art, nr, zeilen), zeilen, {
		inhalt: `${LAUFART_WORT[art]}, ${monate}`,
		filter: kopf.zyklusID === null ? 'alle Verträge' : 'Verträge des Zyklus',
		stand: nr === null ? ctx().jetzt : (kopf.statusSeit ?? ctx().jetzt),
		erstelltVon: nr === null ? 'Vorschau, kein Lauf' : `Lauf ${nr}`,
		summen: laufsummen(zeilen),
		hinweise: [
			`Gerechnet bis Ereignis ${rechnung.position}; Prüfsumme der Zeilen ${rechnung.hash}.`,
			'Ein angebrochener Monat zählt nach Dreißigsteln; jeder Betrag ist kaufmännisch auf den Cent gerundet.',
			...(nr === null ? ['Monate, die noch kommen, sind eine Vorausschau.'] : []),
		],
	});
	return { art, bytes: Buffer.from(bytes), zeilen };
}

export async function gib(
	anruf: Umstand,
	{ art, bytes, zeilen }: Inhalt,
	endung: 'xlsx' | 'xml' | 'pdf' = 'xlsx',
): Promise<Buffer> {
	const { umgebung, akteur, request } = anruf;
	const betroffene = [...new Set(zeilen.map(({ freiwilligerID }) => freiwilligerID))];
	await merkeEinsicht(umgebung.db, {
		akteur,
		betroffene,
		arten: ART_DER_DATEN[art],
		anlass: 'BUCHHALTUNG',
		ip: request.ip,
	});
	const liste = DATEINAME[art];
	return gibDatei(anruf, { liste, endung, anzahl: zeilen.length, anfrage: null }, bytes);
}
const ART_DER_DATEN: Readonly<Record<Laufart, readonly 'BANK'[]>> = {
	TASCHENGELD: ['BANK'],
	EST_FSJ: ['BANK'],
	EST_BFD: ['BANK'],
	MITTELABRUF: [],
};
const DATEINAME = {
	TASCHENGELD: 'taschengeld',
	EST_FSJ: 'est-beitrag-fsj',
	EST_BFD: 'est-beitrag-bfd',
	MITTELABRUF: 'mittelabruf',
} as const;

export async function lies({ umgebung }: Umstand, id: string) {
	const [inhalt] = await readStreams(umgebung.pool, [{ aggregat: laufAggregat.name, id }]);
	if (!inhalt?.version) throw nichtGefunden();
	const ereignisse = inhalt.ereignisse as Aufgezeichnet<LaufEreignis>[];
	return { lauf: falte(laufAggregat, id, ereignisse), ereignisse };
}

const GERECHNET: readonly LaufEreignis['type'][] = ['LaufAngelegt', 'LaufNeuGerechnet'];

async function zeige(anruf: Umstand, id: string) {
	const { umgebung, akteur } = anruf;
	const { lauf, ereignisse } = await lies(anruf, id);
	const zeilen = await liesBlatt(umgebung, lauf.rechnung);
	const alle = await findePruefungen(umgebung, lauf, zeilen);
	const wer = ereignisse.flatMap(({ meta }) => (meta.userID === null ? [] : [meta.userID]));
	const drin = enthaltene(lauf);
	const inLauf = new Set(drin.map(zeilenkey));
	const { nr, art, programmID, zyklusID, zeitraum, statusSeit, version, grund, rechnung, berechnung } = lauf;
	const { isOhneVierAugen: ohneVierAugen } = await alleParameter(umgebung.db);
	const fortschritt = berechnung && (await laufrechnung(umgebung.db, id));
	const summe = drin.reduce((bisher, { betrag }) => bisher + betrag, 0);
	const status = lauf.status === 'neu' ? 'ENTWURF' : lauf.status;
	return {
		...zeigeLaufkopf(
			{ id, nr, art, programmID, zyklusID, ...zeitraum, status, statusSeit, zeilen: drin.length, summe },
			await programmnamen(umgebung.db),
		),
		...{ version, grund, position: rechnung.position, hash: rechnung.hash },
		gerechnetAm: ereignisse.findLast(({ type }) => GERECHNET.includes(type))?.meta.zeit ?? statusSeit,
		berechnung: berechnung && {
			...{ stand: berechnung, gelesen: fortschritt?.gelesen ?? null, gesamt: fortschritt?.gesamt ?? null },
		},
		posten: zeigeLaufzeilen(lauf, zeilen, alle),
		pruefungen: zeigePruefungen(alle),
		korrekturen: zeigeKorrekturen(await liesKorrekturen(umgebung, lauf, drin)),
		ohneUeberweisung:
			art === 'TASCHENGELD'
				? zahlungenVon(
						lauf,
						zeilen.filter((zeile) => inLauf.has(zeilenkey(zeile))),
						await liesBankbuch(umgebung, 'TASCHENGELD'),
					).ohne.map(ohneWorte)
				: [],
		hindernis: hindernisVon(lauf, { wer: akteur.userID, offen: offenePruefungen(alle), ohneVierAugen }),
		verlauf: zeigeLaufverlauf(ereignisse, await seminarnamen(umgebung.db, [...new Set(wer)])),
	};
}
