import type { mahnwesen } from '#api/contract/dokumente/mahnwesen.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { adressatenDerZeilen } from '#commands/mahnwesen/adressaten.ts';
import { bestimmeAusnahme } from '#commands/mahnwesen/ausnahme.ts';
import { setzeBeispielbrief, setzeMahnbriefe } from '#commands/mahnwesen/briefe.ts';
import { mahneViele, mahneVonHand } from '#commands/mahnwesen/mahnen.ts';
import { probiereMahnen } from '#commands/mahnwesen/probe.ts';
import { BRIEFE_JE_DATEI } from '#domain/akte/mahnwesen/briefstapel.ts';
import {
	type Mahntag,
	mahntage,
	mahnungenAm,
	naechsterLauf,
	planeMahnungen,
	type Zeitraum,
} from '#domain/akte/mahnwesen/vorschau.ts';
import { addiereTage, maxDatum, minDatum, wochenbeginn } from '#domain/datum.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { hatRolle } from '#domain/rollen.ts';
import { type Ergebniszeile, ergebniszeilen, sammelauftrag } from '#projections/queries/akte/sammelauftrag.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { blickVon } from '../anfrage.ts';
import { alsExport, gibDatei } from '../datei.ts';
import type { Handlers } from '../handler.ts';
import { portaladresse } from '../portaladresse.ts';
import { zeigeAusnahmen, zeigeMahnung, zeigeRuhende, zeigeTakt } from './mahnwesen-ansicht.ts';
import { ausschnittAus, liegtIn, liesMahnbestand, liesRuhende, zaehleOffene } from './mahnwesen-bestand.ts';

const TAGE = 28;
const HOECHSTENS = 200;
/** So far back is looked for the last day on which mails left. */
const RUECKBLICK = 30;

/** Reminders of documents. */
export const mahnwesenHandlers: Handlers<typeof mahnwesen> = {
	async mahneDokumente({ umgebung, akteur, idempotenz, params, body }) {
		const befehl = { akteur, ...(idempotenz && { idempotenz }) };
		await mahneVonHand(umgebung, befehl, params.id, body);
		return { data: { n: new Set(body.anforderungIDs).size } };
	},

	async mahneVieleDokumente({ umgebung, akteur, idempotenz, body }) {
		return { data: await mahneViele(umgebung, { akteur, idempotenz }, body.anforderungIDs) };
	},

	async probiereMahnung(anruf) {
		const { umgebung, akteur, body } = anruf;
		const mail = { baseUrl: await portaladresse(anruf) };
		const { zeilen, mail: erste } = await probiereMahnen({ umgebung, mail }, akteur, body.anforderungIDs);
		return { data: { zeilen: zeilen.map((zeile) => ({ ...zeile, an: [...zeile.an] })), mail: erste } };
	},

	async holeMahnbriefe(anruf) {
		const { umgebung, akteur, params, query, portal } = anruf;
		const lauf = await sammelauftrag(umgebung.db, params.id);
		const sieht = lauf && (lauf.userID === akteur.userID || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']));
		const { begonnenAm, beendetAm } = lauf ?? {};
		if (!sieht || lauf.aktion !== 'mahnbrief' || !begonnenAm || !beendetAm) throw nichtGefunden();
		const zeilen = await ergebniszeilen(umgebung.db, await blickVon(anruf), lauf);
		const ids = zeilen
			.filter(({ ergebnis }) => ergebnis === 'GETAN')
			.toSorted((a, b) => NACH_NAMEN.compare(listenname(a), listenname(b)))
			.slice((query.teil - 1) * BRIEFE_JE_DATEI, query.teil * BRIEFE_JE_DATEI)
			.flatMap(({ freiwilligerID }) => freiwilligerID ?? []);
		const dort = ablage(portal.konfiguration.datenVerzeichnis);
		const stapel = await setzeMahnbriefe(umgebung, dort, { begonnenAm, beendetAm }, ids);
		if (!stapel) throw nichtsOffen();
		const datei = { liste: 'erinnerungsschreiben', endung: 'pdf', anzahl: stapel.anzahl, anfrage: null } as const;
		return gibDatei(anruf, datei, Buffer.from(stapel.pdf));
	},

	async holeBeispielbrief({ umgebung, portal, reply }) {
		alsExport(reply, 'erinnerungsschreiben-beispiel.pdf');
		return Buffer.from(await setzeBeispielbrief(umgebung, ablage(portal.konfiguration.datenVerzeichnis)));
	},

	async setzeMahnausnahme({ umgebung, akteur, idempotenz, body: { umfang, id, regel, grund } }) {
		await bestimmeAusnahme(umgebung, { akteur, idempotenz }, { umfang, id }, { regel, grund });
	},

	async beendeMahnausnahme({ umgebung, akteur, idempotenz, params }) {
		const umfang = params.umfang as 'DOKUMENT' | 'PERSON' | 'SPEC';
		await bestimmeAusnahme(umgebung, { akteur, idempotenz }, { umfang, id: params.id }, null);
	},

	async holeMahnwesen({ umgebung, zyklusID, query }) {
		const { heute, jetzt } = umgebung.ctx();
		const montag = wochenbeginn(heute);
		const von = maxDatum(query.von ?? montag, montag);
		const specID = query.dokumentSpecID ?? null;
		const { specs, parameter } = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
		const regeln = { specs, takt: parameter, heute };
		const ganzer = await liesMahnbestand(umgebung.db, regeln, addiereTage(heute, -RUECKBLICK));
		const { leser } = ganzer;
		const ausschnitt = { zyklusID, specID };
		const bestand = ausschnittAus(ganzer, ausschnitt);
		const wochen = vierWochen(von);
		const bis = maxDatum(wochen.bis, query.tag ?? heute);
		const alle = planeMahnungen(ganzer.zeilen, specs, parameter, { ab: naechsterLauf(heute, jetzt), bis });
		const hiesige = alle.filter(({ zeile }) => liegtIn(ausschnitt)(zeile));
		const { tage } = mahntage(hiesige, wochen, leser);
		const kommende = tage.filter((t) => t.tag >= heute);
		const tag = query.tag ? maxDatum(query.tag, montag) : ersterBelegter(kommende, maxDatum(von, heute));
		const mahnungen = mahnungenAm(hiesige, parameter, tag, leser);
		// Whether mails leave is one switch for all documents and cycles.
		const insgesamt = mahntage(alle, vierWochen(montag), leser);
		const gezeigte = mahnungen.slice(0, HOECHSTENS);
		const adressaten = await adressatenDerZeilen(umgebung, gezeigte);
		const ruhende = await liesRuhende(umgebung.db, bestand, regeln, zyklusID, HOECHSTENS);
		const gezaehlte = insgesamt.tage.filter((t) => t.gezaehlt > 0);
		return {
			data: {
				heute,
				tag,
				takt: zeigeTakt(parameter),
				...zaehleOffene(bestand),
				naechster: insgesamt.naechster,
				letzter: insgesamt.letzter,
				ungesendet: {
					seit: gezaehlte.reduce((frueheste, t) => minDatum(frueheste, t.tag), heute),
					mails: gezaehlte.reduce((summe, t) => summe + t.gezaehlt, 0),
				},
				tage: [...tage],
				gesamt: mahnungen.length,
				mahnungen: gezeigte.map((m) => zeigeMahnung(m, heute, adressaten.get(m.zeile.id) ?? [])),
				gesamtRuhend: ruhende.gesamt,
				ruhegruende: ruhende.gruende,
				ruhende: ruhende.erste.map((r) => zeigeRuhende(r, heute)),
				ausnahmen: zeigeAusnahmen(bestand.zeilen, specs, { specID, heute }),
			},
		};
	},
};

/** As the page of the reminders lists them. */
const NACH_NAMEN = new Intl.Collator('de');
const listenname = ({ vorname, nachname }: Ergebniszeile): string => `${nachname ?? ''} ${vorname ?? ''}`;

const nichtsOffen = () =>
	new Abgelehnt([
		{ code: 'MAHNUNG', http: 409, text: 'Inzwischen ist alles eingereicht, woran diese Briefe erinnern würden.' },
	]);

const vierWochen = (von: string): Zeitraum => ({ von, bis: addiereTage(von, TAGE - 1) });

/** Where nobody is reminded at all, the first day. */
const ersterBelegter = (tage: readonly Mahntag[], sonst: string): string =>
	tage.find(({ dokumente }) => dokumente > 0)?.tag ?? sonst;
