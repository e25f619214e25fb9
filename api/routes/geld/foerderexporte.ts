import type { foerderexporte } from '#api/contract/geld/foerderung.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { alsCsv } from '#api/present/dateien/csv.ts';
import { alsListe } from '#api/present/dateien/excelliste.ts';
import {
	abrufspalten,
	abrufzeilen,
	alsCsvSpalten,
	anteile,
	type Dienst,
	REGELWORT,
	TN_SPALTEN,
	VEREINBARUNGSSPALTEN,
	type Vereinbarung,
} from '#api/present/geld/foerderung.ts';
import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import { formatMonat } from '#domain/format/datum.ts';
import { type Foerderzeile, foerdersumme, foerderzeilen } from '#domain/geld/foerderung/abruf.ts';
import type { Lauf } from '#domain/geld/lauf/lauf.ts';
import { liesZeitraum, type Zeitraum } from '#domain/geld/zeitraum.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';
import { anerkanntePlaetze } from '#projections/queries/geld/dienste.ts';
import { liesFoerderprogramme, type Programmsatz } from '#projections/queries/geld/foerderprogramme.ts';
import { gibDatei } from '../datei.ts';
import { herkunftVon } from '../erlaeuterung.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { rahmenVon } from '../orte/kontingentumfeld.ts';
import { liesAbruf } from './abrufdatei.ts';
import { liesDienste } from './dienste.ts';
import { gib, laufdatei, lies } from './laeufe.ts';

/** Files on contracts that settle nothing. */
export const foerderexporteHandlers: Handlers<typeof foerderexporte> = {
	async exportTnListe(anruf) {
		const { umgebung, akteur, request } = anruf;
		const { zyklus } = await rahmenVon({ ...anruf, zyklusID: anruf.query.zyklusID });
		const dienste = await liesDienste(anruf, zyklus.id);
		const inhalt = await alsListe('TN-Liste', TN_SPALTEN, dienste, {
			inhalt: 'Teilnehmende für die Abrechnung',
			filter: FILTER(zyklus),
			...(await herkunftVon(anruf)),
			summen: [{ bezeichnung: 'Verträge', wert: dienste.length }],
			hinweise: [ZEITEN],
		});
		const betroffene = [...new Set(dienste.map(({ akte }) => akte.id))];
		const arten = ['BANK', 'GESUNDHEIT', 'RELIGION'] as const;
		await merkeEinsicht(umgebung.db, { akteur, betroffene, arten, anlass: 'BUCHHALTUNG', ip: request.ip });
		const datei = { liste: 'tn-liste', endung: 'xlsx', anzahl: dienste.length, anfrage: null } as const;
		return gibDatei(anruf, datei, inhalt);
	},

	async exportMittelabruf(anruf) {
		const { laufID } = anruf.query;
		if (laufID !== undefined) return gib(anruf, await laufdatei(anruf, await dsjLauf(anruf, laufID)));
		const abruf = await rechne(anruf);
		const { zeilen, traeger, zyklus, zeitraum } = abruf;
		const monate = [...new Set([zeitraum.von, zeitraum.bis])].map((monat) => formatMonat(monat)).join(' bis ');
		const summe = foerdersumme(zeilen);
		const inhalt = await alsListe('dsj-Mittelabruf', spaltenDer(abruf), abrufzeilen(zeilen, traeger), {
			inhalt: `dsj-Mittelabruf, ${monate} (Vorschau, kein Lauf)`,
			filter: FILTER(zyklus),
			...(await herkunftVon(anruf)),
			summen: [
				{ bezeichnung: 'Zeilen', wert: zeilen.length },
				{ bezeichnung: 'Teilnehmermonate', wert: anteile(zeilen), art: 'MONATE' },
				...(summe === null ? [] : [{ bezeichnung: 'Summe', wert: summe, art: 'EURO' as const }]),
			],
			hinweise: hinweise(abruf),
		});
		return gibDatei(anruf, { ...ABRUF, endung: 'xlsx', anzahl: zeilen.length }, inhalt);
	},

	async exportMittelabrufCsv(anruf) {
		const { laufID } = anruf.query;
		if (laufID !== undefined) {
			const { zeilen, regel, spalten } = await liesAbruf(anruf, await dsjLauf(anruf, laufID));
			const csv = alsCsv(alsCsvSpalten(abrufspalten(regel.einheit, spalten)), zeilen);
			return gibDatei(anruf, { ...ABRUF, endung: 'csv', anzahl: zeilen.length }, csv);
		}
		const abruf = await rechne(anruf);
		const { zeilen, traeger } = abruf;
		const inhalt = alsCsv(alsCsvSpalten(spaltenDer(abruf)), abrufzeilen(zeilen, traeger));
		return gibDatei(anruf, { ...ABRUF, endung: 'csv', anzahl: zeilen.length }, inhalt);
	},

	async exportBfdVereinbarungen(anruf) {
		const { zyklus } = await rahmenVon({ ...anruf, zyklusID: anruf.params.zyklusID });
		const zeilen = await vereinbarungen(anruf, zyklus.id);
		const inhalt = await alsListe('BFD-Vereinbarungen', VEREINBARUNGSSPALTEN, zeilen, {
			inhalt: 'BFD-Vereinbarungen für die dsj',
			filter: `${FILTER(zyklus)}; nur Bundesfreiwilligendienst`,
			...(await herkunftVon(anruf)),
			summen: [{ bezeichnung: 'Vereinbarungen', wert: zeilen.length }],
			hinweise: [
				ZEITEN,
				'Ein begonnener Monat zählt als ganzer. Anerkannte Plätze sind die der Einsatzstelle.',
				'Der Status ist der des neuesten Vertragsdokuments und der Stand beim Bundesamt.',
			],
		});
		const datei = { liste: 'dsj-bfd-vereinbarungen', endung: 'xlsx', anzahl: zeilen.length, anfrage: null } as const;
		return gibDatei(anruf, datei, inhalt);
	},
};

const ABRUF = { liste: 'dsj-mittelabruf', anfrage: null } as const;
const FILTER = ({ bezeichnung }: Zyklus): string =>
	`abgeschlossene Verträge des Zyklus ${bezeichnung}, ohne nicht angetretene`;
const ZEITEN =
	'Beginn ist der Dienstantritt, sonst der Vertragsbeginn; Ende das Dienstende, sonst das geplante Ende oder das Vertragsende.';

/** A claim of a programme that is marked for the dsj. */
async function dsjLauf(anruf: Umstand, id: string): Promise<Lauf> {
	const { lauf } = await lies(anruf, id);
	if (!lauf.rechnung.foerderung?.regel.isDsj) throw nichtGefunden();
	return lauf;
}

interface Abruf {
	readonly zeilen: readonly Foerderzeile<Dienst>[];
	readonly programme: readonly Programmsatz[];
	readonly zeitraum: Zeitraum;
	readonly zyklus: Zyklus;
	readonly traeger: string;
}

/** By the programmes that are marked for it, the older ones first. */
async function rechne(anruf: Umstand & { params: { zyklusID: string; zeitraum: string } }): Promise<Abruf> {
	const { zyklusID, zeitraum: text } = anruf.params;
	const { zyklus, referenz } = await rahmenVon({ ...anruf, zyklusID });
	const zeitraum = liesZeitraum(text);
	const programme = (await liesFoerderprogramme(anruf.umgebung.db))
		.filter(({ isDsj, isAktiv }) => isDsj && isAktiv)
		.toSorted((a, b) => ((a.gueltigVon ?? '') < (b.gueltigVon ?? '') ? -1 : 1));
	const zeilen = foerderzeilen(programme, await liesDienste(anruf, zyklus.id), zeitraum);
	return { zeilen, programme, zeitraum, zyklus, traeger: referenz.parameter.mandantBezeichnung };
}

/** Of several programmes those of the first that has its own. */
const spaltenDer = ({ programme }: Abruf) =>
	abrufspalten('TEILNEHMERMONAT', programme.find(({ spalten }) => spalten !== null)?.spalten ?? null);

function hinweise({ programme, zeilen }: Abruf): string[] {
	if (programme.length === 0) return ['Kein aktives Förderprogramm ist für den dsj-Mittelabruf gekennzeichnet.'];
	const ohneSatz = new Set(zeilen.filter(({ satz }) => satz === null).map(({ programm }) => programm.bezeichnung));
	return [
		...programme.map(({ bezeichnung, monatsregel }) => `${bezeichnung}: ${REGELWORT[monatsregel]}.`),
		...[...ohneSatz].map((name) => `${name}: Für diese Monate ist kein Satz eingetragen; ihre Beträge sind leer.`),
		'Der Zyklus wählt die Verträge aus; der Zeitraum wird nicht auf ihn gekürzt. Monate, die noch kommen, sind eine Vorausschau.',
		ZEITEN,
	];
}

async function vereinbarungen(anruf: Umstand, zyklusID: string): Promise<Vereinbarung[]> {
	const { db, ctx } = anruf.umgebung;
	const dienste = (await liesDienste(anruf, zyklusID)).filter(({ art }) => art === 'BFD');
	const plaetze = await anerkanntePlaetze(db, [...new Set(dienste.flatMap(({ stelle }) => stelle?.id ?? []))]);
	const { heute } = ctx();
	return dienste.map((dienst) => {
		const [, tag = heute] = [dienst.von, heute, dienst.bis].toSorted();
		return { ...dienst, plaetze: plaetze.get(dienst.stelle?.id ?? '') ?? null, monat: tag.slice(0, 7) };
	});
}
