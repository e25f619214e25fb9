import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStreams } from '#commands/event-store/read.ts';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { alsZahl, type Blatt, pflichttage, schreibe, summe } from '#domain/akte/seminar/blatt.fixture.ts';
import { addiereTage } from '#domain/datum.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { ANWESENHEITEN, HAELFTEN } from '#domain/seminar/anwesenheit.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import type { Antwort } from '../portal.fixture.ts';
import { arbeite, gelungen } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/**
 * S5 through the queries: what lists, files and papers answer over HTTP is what somebody with a pencil counts from the
 * events that were recorded, whatever was done before.
 */

const RUNDEN = oft(2, 60);
const TATEN_JE_RUNDE = 20;
/** Twelve months from October less what has gone by: the clock stands in May. */
const HEUTE = '2027-05-03';

let t: Kleinportal;
let klasse: Angemeldet[];
let gruppeID: string;
beforeAll(async () => {
	t = await kleinportal();
	klasse = [];
	for (const [i, nachname] of ['Arndt', 'Busch', 'Conrad'].entries()) {
		const wer = await t.registriere([t.ort(i % 2)], { vorname: 'Ida', nachname });
		await t.verhandle(wer, i % 2);
		gelungen(await t.einige(wer));
		klasse.push(wer);
	}
	const gruppe = gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Lahn' })) as { id: string };
	gruppeID = gruppe.id;
	const hinzufuegen = klasse.map(({ id }) => id);
	gelungen(await t.traeger('PUT', `/v1/seminargruppe/${gruppeID}`, { hinzufuegen }));
	t.stelleUhr(HEUTE);
});
afterAll(() => t.stop());

type Wurf = <T>(auswahl: readonly T[]) => T;
interface Seminar {
	readonly id: string;
	readonly titel: string;
	readonly tage: readonly string[];
}

async function neuesSeminar(nr: number): Promise<Seminar> {
	const von = addiereTage('2026-11-02', (nr % 20) * 7);
	const titel = `Woche ${nr}`;
	const termine = [{ von, bis: addiereTage(von, 2) }];
	const neu = { bezeichnung: titel, seminartypID: 'ZWISCHEN', geplanteTage: 3, ort: 'Edersee', termine };
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', neu)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	return { id, titel, tage: [0, 1, 2].map((n) => addiereTage(von, n)) };
}

/** What may be refused, and then changes nothing. */
const TATEN: readonly ((seminar: Seminar, wer: Angemeldet, wirf: Wurf) => Promise<Antwort>)[] = [
	(s, wer) => t.traeger('POST', `/v1/${wer.id}/seminarplanung/seminar/${s.id}`),
	(s, wer) => t.traeger('POST', `/v1/${wer.id}/seminarplanung/seminar/${s.id}`),
	(s, wer) => t.traeger('DELETE', `/v1/seminar/${s.id}/teilnehmer/${wer.id}`),
	...[erfasse, erfasse, erfasse],
	...[pruefe, pruefe, pruefe],
	(s) => t.traeger('PUT', `/v1/seminar/${s.id}`, { status: 5000 }),
	(s) => t.traeger('PUT', `/v1/seminar/${s.id}`, { status: 5000 }),
	(s) => t.traeger('PUT', `/v1/seminar/${s.id}`, { status: 1000 }),
	(s, _, wirf) => t.traeger('PUT', `/v1/seminar/${s.id}`, { geplanteTage: wirf([1, 1.5, 2.5, 3, 4]) }),
];

function erfasse(s: Seminar, wer: Angemeldet, wirf: Wurf): Promise<Antwort> {
	const eintraege = wirf([[1], [1, 2], [1, 2, 3, 4]]).map(() => ({
		freiwilligerID: wer.id,
		tag: wirf(s.tage),
		haelfte: wirf(HAELFTEN),
		stand: wirf(ANWESENHEITEN),
	}));
	return t.traeger('PUT', `/v1/seminar/${s.id}/anwesenheit`, { eintraege });
}

function pruefe(s: Seminar, wer: Angemeldet, wirf: Wurf): Promise<Antwort> {
	const ergebnis = wirf(['ANERKANNT', 'ANERKANNT', 'ANERKANNT_AU', 'ABGELEHNT', 'WIDERRUFEN']);
	const eintraege = [{ freiwilligerID: wer.id, ergebnis, tage: wirf([0.5, 1, 1.5, 2.5, 3]), grund: 'Liste' }];
	return t.traeger('POST', '/v1/seminar/teilnehmerliste/review', { seminarID: s.id, eintraege });
}

/** Written down from the events alone. */
async function blaetterVon(wer: Angemeldet): Promise<Map<string, Blatt>> {
	const [strom] = await readStreams(t.umgebung.pool, [{ aggregat: akteAggregat.name, id: wer.id }]);
	const blaetter = new Map<string, Blatt>();
	for (const e of (strom?.ereignisse ?? []) as Aufgezeichnet<AkteEreignis>[]) schreibe(blaetter, e);
	return blaetter;
}

const bytes = async (pfad: string): Promise<Buffer> => {
	const { status, roh } = await t.traeger('GET', pfad);
	expect(status, roh.body.slice(0, 300)).toBe(200);
	return roh.rawPayload;
};
const text = async (pfad: string) => (await seitentexte(await bytes(pfad))).join('\n').replace(/\s+/g, ' ');
async function tabelle(pfad: string, koepfe: readonly string[]) {
	const [blatt, erlaeuterung] = (await readXlsx(await bytes(pfad))).sheets;
	const [kopf = [], ...zeilen] = blatt?.rows ?? [];
	return {
		zeilen: zeilen.map((zeile) => koepfe.map((name) => zeile[kopf.indexOf(name)] ?? null)),
		summen: new Map(erlaeuterung?.rows.map(([name, wert]) => [name, wert])),
	};
}

interface Summen {
	readonly pflicht: number;
	readonly anerkannt: number;
	readonly geplant: number;
	readonly offen: number;
}
type Listenzeile = Record<
	'seminartagePflicht' | 'seminartageAnerkannt' | 'seminartageGeplant' | 'seminartageOffen',
	number
> & {
	readonly freiwilligerID: string;
	readonly nachname: string;
	readonly vertragsbeginn: string;
	readonly vertragsende: string;
};

/** Everything about the volunteers; gives what was counted by hand. */
async function vergleichePersonen(): Promise<Map<string, Blatt>[]> {
	const liste = gelungen(await t.traeger('GET', '/v1/freiwilliger/list-freiwillige?sort=name')) as Listenzeile[];
	const { mitglieder } = gelungen(await t.traeger('GET', `/v1/seminargruppe/${gruppeID}`)) as {
		mitglieder: { freiwilligerID: string; tage: Summen }[];
	};
	const { roh } = await t.traeger('GET', '/v1/freiwilliger/list-freiwillige/export-master-csv');
	const [kopf = [], ...master] = roh.body.split('\r\n').map((zeile) => zeile.split(';'));
	const alle: Map<string, Blatt>[] = [];
	const jeder: Summen[] = [];
	for (const wer of klasse) {
		const zeile = liste.find(({ freiwilligerID }) => freiwilligerID === wer.id);
		if (!zeile) throw new Error('Steht nicht in der Liste');
		const blaetter = await blaetterVon(wer);
		const dienst = { von: zeile.vertragsbeginn, bis: zeile.vertragsende };
		const { anerkannt, pruefung, verplant } = summe(blaetter.values(), dienst);
		const pflicht = pflichttage(dienst, false);
		const zehntel = { pflicht, anerkannt, geplant: pruefung + verplant, offen: Math.max(0, pflicht - anerkannt) };
		const [p, a, g, o] = Object.values(zehntel).map((n) => n / 10) as [number, number, number, number];
		alle.push(blaetter);
		jeder.push(zehntel);

		const { seminartagePflicht, seminartageAnerkannt, seminartageGeplant, seminartageOffen } = zeile;
		expect([seminartagePflicht, seminartageAnerkannt, seminartageGeplant, seminartageOffen]).toEqual([p, a, g, o]);
		const mitglied = mitglieder.find(({ freiwilligerID }) => freiwilligerID === wer.id);
		expect(mitglied?.tage).toMatchObject({ pflicht: p, anerkannt: a, geplant: g, offen: o });
		const planung = gelungen(await t.traeger('GET', `/v1/${wer.id}/seminarplanung`));
		expect(planung).toMatchObject({ pflicht: p, anerkannt: a, geplant: g, offen: o });
		const ihre = master.find((z) => z.includes(zeile.nachname)) ?? [];
		expect(['Pflicht', 'anerkannt', 'offen'].map((was) => ihre[kopf.indexOf(`Seminartage ${was}`)])).toEqual(
			[pflicht, anerkannt, zehntel.offen].map(alsZahl),
		);
		expect(await text(`/v1/${wer.id}/seminarplanung/report-seminarnachweis-teilnehmer`)).toContain(
			`Erforderliche Tage ${alsZahl(pflicht)} Anerkannte Tage ${alsZahl(anerkannt)} Noch offene Tage ${alsZahl(zehntel.offen)}`,
		);
	}
	const spalten = ['Tage Pflicht', 'Tage anerkannt', 'Tage geplant', 'Tage offen'];
	const gruppe = await tabelle(`/v1/exporte/seminargruppen/${gruppeID}/teilnehmer`, spalten);
	expect(gruppe.zeilen).toEqual(jeder.map((s) => Object.values(s).map((n) => n / 10)));
	const zusammen = (was: keyof Summen) => jeder.reduce((n, s) => n + s[was], 0) / 10;
	expect([gruppe.summen.get('Anerkannte Tage'), gruppe.summen.get('Offene Tage')]).toEqual([
		zusammen('anerkannt'),
		zusammen('offen'),
	]);
	return alle;
}

const inTagen = (tage: number | null | undefined) => (tage == null ? null : tage / 10);

/** Everything about one seminar. */
async function vergleicheSeminar(seminar: Seminar, alle: readonly Map<string, Blatt>[]): Promise<void> {
	const seine = klasse.flatMap((wer, i) => {
		const blatt = [...(alle[i]?.values() ?? [])].find(({ seminarID }) => seminarID === seminar.id);
		return blatt ? [{ wer: wer.id, blatt }] : [];
	});
	const { teilnehmende } = gelungen(await t.traeger('GET', `/v1/seminar/${seminar.id}`)) as {
		teilnehmende: { freiwilligerID: string; nachweis: { status: number; tage: number | null } | null }[];
	};
	expect(
		teilnehmende.map(({ freiwilligerID, nachweis }) => [freiwilligerID, nachweis?.status, nachweis?.tage]),
	).toEqual(seine.map(({ wer, blatt }) => [wer, blatt.status, inTagen(blatt.tage)]));
	const datei = await tabelle(`/v1/exporte/seminare/${seminar.id}/teilnehmer`, ['Nachweisstatus', 'Tage']);
	expect(datei.zeilen.map(([status, tage]) => [Number.parseInt(`${status}`, 10), tage])).toEqual(
		seine.map(({ blatt }) => [blatt.status, inTagen(blatt.tage)]),
	);
	const anerkannte = seine.filter(({ blatt: { status } }) => status === 45 || status === 50);
	const summeVonHand = anerkannte.reduce((n, { blatt }) => n + (blatt.tage ?? 0), 0);
	expect(datei.summen.get('Anerkannte Tage')).toBe(summeVonHand / 10);
	if (anerkannte.length === 0) return;
	const papier = await text(`/v1/seminar/${seminar.id}/teilnahmebescheinigungen`);
	const gelesen = [...papier.matchAll(/(?:sind|ist) ([\d,]+) Seminartage? anerkannt/g)].map(([, tage]) => tage);
	expect(gelesen).toEqual(anerkannte.map(({ blatt }) => alsZahl(blatt.tage ?? 0)));
}

it('S5: what is answered is what the events say, whatever was done', async () => {
	const seminare: Seminar[] = [];
	const gewesen = new Map<number, number>();
	const wuerfe = fc.array(fc.nat(5040), { minLength: 300, maxLength: 300 });
	for (const [nr, zahlen] of fc.sample(wuerfe, RUNDEN).entries()) {
		let stelle = 0;
		const wirf: Wurf = (auswahl) => auswahl[(zahlen[stelle++] ?? 0) % auswahl.length] as (typeof auswahl)[number];
		const neues = await neuesSeminar(nr);
		seminare.push(neues);
		for (const wer of klasse) gelungen(await t.traeger('POST', `/v1/${wer.id}/seminarplanung/seminar/${neues.id}`));
		for (let n = 0; n < TATEN_JE_RUNDE; n++) {
			const { status } = await wirf(TATEN)(wirf(seminare.slice(-2)), wirf(klasse), wirf);
			expect(status).toBeLessThan(500);
			gewesen.set(status, (gewesen.get(status) ?? 0) + 1);
			await arbeite(t.umgebung);
		}
		const alle = await vergleichePersonen();
		for (const seminar of seminare.slice(-2)) await vergleicheSeminar(seminar, alle);
	}
	// Most of it was done, not refused.
	expect(gewesen.get(200) ?? 0).toBeGreaterThan(RUNDEN);
});
