import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { seminarplaner } from '#api/contract/seminare/planer.ts';
import type { Ausgang } from '../../contract/route.ts';
import { arbeite, dienender, gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** A cycle's seminars at a glance: coverage, conflicts and holidays, and the copy of the cycle before. */

let t: Kleinportal;
let lena: Angemeldet;
let [alterZyklus, neuerZyklus]: string[] = [];
beforeAll(async () => {
	t = await kleinportal();
	lena = await dienender(t);
	[alterZyklus, neuerZyklus] = t.grundlage.zyklen.map(({ id }) => id);
});
afterAll(() => t.stop());

type Planer = Ausgang<typeof seminarplaner.holeSeminarplaner>['data'];
type Uebernahme = Ausgang<typeof seminarplaner.uebernehmeSeminare>['data'];

const im = (zyklusID: string | undefined) => ({ 'x-Zyklus': JSON.stringify({ id: zyklusID }) });
const hole = async (query = '', zyklusID = neuerZyklus) =>
	gelungen(await t.traeger('GET', `/v1/seminar/planer${query}`, undefined, im(zyklusID))) as Planer;

const ANGABEN = { seminartypID: 'ZWISCHEN', geplanteTage: 5, ort: 'Sporthaus Grünberg' };
async function seminar(bezeichnung: string, von: string, rest: object = {}, zyklusID = neuerZyklus): Promise<string> {
	const bis = `${von.slice(0, 8)}${String(Number(von.slice(8)) + 4).padStart(2, '0')}`;
	const neu = { ...ANGABEN, bezeichnung, termine: [{ von, bis }], ...rest };
	return (gelungen(await t.traeger('POST', '/v1/seminar', neu, im(zyklusID))) as { id: string }).id;
}
const veroeffentliche = async (id: string) => gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
async function gruppe(bezeichnung: string, zyklusID = neuerZyklus): Promise<string> {
	return (gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung }, im(zyklusID))) as { id: string }).id;
}

describe('the planner', () => {
	it('of a cycle without seminars is empty; holidays are those of the Traeger’s Land', async () => {
		const { gruppen, seminare, konflikte, land, zyklus, feiertage, ferien } = await hole();
		expect([gruppen, seminare, konflikte, ferien]).toEqual([[], [], [], []]);
		expect([land, zyklus.bezeichnung, zyklus.start]).toEqual(['HE', '2026/2027', '2026-09-01']);
		expect(feiertage.map(({ name }) => name)).toContain('Fronleichnam');
		expect((await hole('?land=HH')).feiertage.map(({ name }) => name)).toContain('Reformationstag');
		expect((await t.traeger('GET', '/v1/seminar/planer?land=XX')).status).toBe(400);
		expect((await t.verein('GET', '/v1/seminar/planer')).status).toBe(403);
	});

	it('reckons with the members of a group: what is planned, possible and missing', async () => {
		const lahn = await gruppe('Lahn 1');
		gelungen(await t.traeger('PUT', `/v1/seminargruppe/${lahn}`, { hinzufuegen: [lena.id] }));
		const eigenes = await seminar('Zwischen', '2027-02-01', { seminargruppeIDs: [lahn], maxTeilnehmer: 25 });
		const offenes = await seminar('Inklusion', '2027-03-08', { maxTeilnehmer: 1 });
		await veroeffentliche(offenes);
		const { gruppen, seminare, inGruppen, freiwillige } = await hole();
		// Twelve months from October on end behind the cycle; eleven begun months of it would be too few to say.
		const pflicht = gruppen[0]?.pflicht ?? 0;
		expect(pflicht).toBeGreaterThan(10);
		expect(gruppen).toMatchObject([
			{
				id: lahn,
				mitglieder: 1,
				dienstarten: ['FSJ'],
				von: '2026-10-01',
				geplant: 5,
				moeglich: 5,
				fehlen: pflicht - 10,
			},
		]);
		expect(seminare.map(({ id, belegt, status }) => [id, belegt, status])).toEqual([
			[eigenes, 1, 0],
			[offenes, 0, 1000],
		]);
		expect([inGruppen, freiwillige]).toEqual([1, 1]);
		// Who takes part already needs no other place.
		gelungen(await t.traeger('POST', `/v1/${lena.id}/seminarplanung/seminar/${offenes}`));
		await arbeite(t.umgebung);
		expect((await hole()).gruppen).toMatchObject([{ moeglich: 5 }]);
		// One place for two.
		const mia = await dienender(t);
		gelungen(await t.traeger('PUT', `/v1/seminargruppe/${lahn}`, { hinzufuegen: [mia.id] }));
		expect((await hole()).gruppen).toMatchObject([{ mitglieder: 2, moeglich: 0 }]);
		gelungen(await t.traeger('PUT', `/v1/seminargruppe/${lahn}`, { entfernen: [mia.id] }));
		await arbeite(t.umgebung);
	});

	it('says what stands against a seminar, and its cure helps', async () => {
		const [lahn] = (await hole()).gruppen;
		const id = await seminar('Abschluss', '2026-12-21', { seminargruppeIDs: [lahn?.id], seminartypID: 'ABSCHLUSS' });
		const von = (k: Planer) => k.konflikte.filter(({ seminarIDs }) => seminarIDs.includes(id));
		const [konflikt] = von(await hole());
		expect(konflikt).toMatchObject({
			schwere: 'GELB',
			titel: 'Feiertag im Seminar',
			text: 'Abschluss Lahn 1 vom 21. bis 25.12.2026 liegt auf dem 1. Weihnachtstag.',
			heilung: { art: 'VERLEGEN', verb: '14.–18.12.2026 vorschlagen' },
		});
		const heilung = konflikt?.heilung;
		const termine = heilung?.art === 'VERLEGEN' ? heilung.termine : [];
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { termine }));
		expect(von(await hole())).toEqual([]);
		// Before the service of its only member.
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { termine: [{ von: '2026-09-21', bis: '2026-09-25' }] }));
		expect(von(await hole())).toMatchObject([{ art: 'DIENSTZEIT', schwere: 'ROT' }]);
		gelungen(await t.traeger('DELETE', `/v1/seminar/${id}`));
	});

	it('shows the school holidays of the chosen Land', async () => {
		const inhalt =
			'\uFEFFLand;Bezeichnung;von;bis\r\nHessen;Winterpause;01.02.2027;05.02.2027\r\nBayern;Frühjahrsferien;2027-02-08;2027-02-12\r\n';
		gelungen(await t.traeger('POST', '/v1/stammdaten/schulferien/import', { inhalt, land: null, simulate: false }));
		const { ferien, konflikte } = await hole();
		expect(ferien).toEqual([{ bezeichnung: 'Winterpause', von: '2027-02-01', bis: '2027-02-05' }]);
		expect(konflikte.map(({ text }) => text)).toContain(
			'Zwischen Lahn 1 vom 01. bis 05.02.2027 liegt in der Zeit „Winterpause“.',
		);
		expect((await hole('?land=BY')).ferien).toMatchObject([{ bezeichnung: 'Frühjahrsferien' }]);
	});
});

describe('the copy of an earlier cycle', () => {
	const kopiere = async (rest: object = {}) =>
		gelungen(
			await t.traeger('POST', '/v1/seminar/uebernahme', {
				vonZyklusID: alterZyklus,
				simulate: false,
				land: 'HE',
				...rest,
			}),
		) as Uebernahme;
	const seminare = async () => (await hole()).seminare.map(({ bezeichnung, von }) => [bezeichnung, von]);

	it('is shown first, then made: week and weekday stay, groups go by their names, nobody takes part', async () => {
		const alteGruppe = await gruppe('lahn 1', alterZyklus);
		await seminar(
			'Einführung',
			'2025-10-06',
			{ seminargruppeIDs: [alteGruppe], anmeldeschluss: '2025-09-22' },
			alterZyklus,
		);
		await seminar('Vor Weihnachten', '2025-12-22', {}, alterZyklus);
		const abgesagt = await seminar('Klettern', '2026-03-02', {}, alterZyklus);
		gelungen(await t.traeger('PUT', `/v1/seminar/${abgesagt}`, { status: 9000, grund: 'Umbau' }));
		expect((await hole()).fruehere).toEqual([{ id: alterZyklus, bezeichnung: '2025/2026', seminare: 2 }]);
		const vorher = await seminare();
		const vorschau = await kopiere({ simulate: true });
		expect(vorschau).toMatchObject({
			neu: 2,
			zeilen: [
				{
					bezeichnung: 'Einführung',
					vorher: '06.–10.10.2025',
					nachher: '05.–09.10.2026',
					gruppen: ['Lahn 1'],
					hinweise: [],
				},
				{
					bezeichnung: 'Vor Weihnachten',
					nachher: '21.–25.12.2026',
					vorschlag: '14.–18.12.2026',
					hinweise: ['Liegt auf dem 1. Weihnachtstag, frei wäre 14.–18.12.2026.'],
				},
			],
		});
		expect(await seminare()).toEqual(vorher);
		const { neu, zeilen } = await kopiere({ verlegtIDs: [vorschau.zeilen[1]?.seminarID] });
		expect([neu, zeilen[1]?.nachher]).toEqual([2, '14.–18.12.2026']);
		expect(await seminare()).toEqual([['Einführung', '2026-10-05'], ['Vor Weihnachten', '2026-12-14'], ...vorher]);
		const kopie = gelungen(await t.traeger('GET', `/v1/seminar/${zeilen[0]?.neuID}`));
		expect(kopie).toMatchObject({ status: 0, angemeldet: 0, anmeldeschluss: '2026-09-21', gruppen: ['Lahn 1'] });
	});

	it('is made once, however often it is asked for; a deleted copy can be made again', async () => {
		const vorher = await seminare();
		const nochmals = await kopiere();
		expect([nochmals.neu, nochmals.zeilen.map(({ ergebnis }) => ergebnis)]).toEqual([0, ['VORHANDEN', 'VORHANDEN']]);
		expect(await seminare()).toEqual(vorher);
		const id = nochmals.zeilen[0]?.neuID ?? '';
		expect((await t.traeger('DELETE', `/v1/seminar/${id}`)).status).toBe(204);
		const beide = await Promise.all([kopiere(), kopiere()]);
		expect(beide.map(({ neu }) => neu).toSorted()).toEqual([0, 1]);
		expect(await seminare()).toEqual(vorher);
	});

	it('answers a repeated call alike', async () => {
		const id = (await kopiere()).zeilen[0]?.neuID ?? '';
		gelungen(await t.traeger('DELETE', `/v1/seminar/${id}`));
		const schluessel = { 'Idempotency-Key': '7d1f8f0e-4c63-4b1a-9a52-0d2f6f3f8b11' };
		const body = { vonZyklusID: alterZyklus, simulate: false, land: 'HE' };
		const [erste, zweite] = [
			await t.traeger('POST', '/v1/seminar/uebernahme', body, schluessel),
			await t.traeger('POST', '/v1/seminar/uebernahme', body, schluessel),
		];
		expect(gelungen(erste)).toMatchObject({ neu: 1 });
		expect(gelungen(zweite)).toEqual(gelungen(erste));
	});

	it('comes from an earlier cycle only', async () => {
		const selbst = await t.traeger('POST', '/v1/seminar/uebernahme', { vonZyklusID: neuerZyklus, simulate: true });
		expect(kurz(selbst)).toEqual([422, 'Bitte wählen Sie einen früheren Zyklus aus.']);
		expect(
			(await t.verein('POST', '/v1/seminar/uebernahme', { vonZyklusID: alterZyklus, simulate: true })).status,
		).toBe(403);
	});
});

describe('school holidays', () => {
	const importiere = async (inhalt: string, rest: object = {}) =>
		t.traeger('POST', '/v1/stammdaten/schulferien/import', { inhalt, land: null, simulate: false, ...rest });
	const liste = async () =>
		gelungen(await t.traeger('GET', '/v1/stammdaten/schulferien')) as {
			id: string;
			bezeichnung: string;
			version: number;
		}[];

	it('come from a calendar or a table, none of them twice; lines that can’t be read are said', async () => {
		const ics = [
			'BEGIN:VCALENDAR',
			'BEGIN:VEVENT',
			'DTSTART;VALUE=DATE:20261005',
			'DTEND;VALUE=DATE:20261018',
			'SUMMARY:Herbstferien 2026 Hessen',
			'END:VEVENT',
			'BEGIN:VEVENT',
			'DTSTART;VALUE=DATE:morgen',
			'SUMMARY:Osterferien Hessen',
			'END:VEVENT',
			'END:VCALENDAR',
		].join('\r\n');
		const vorher = await liste();
		expect(gelungen(await importiere(ics, { simulate: true }))).toMatchObject({ neu: 1, fehler: 1 });
		expect(await liste()).toEqual(vorher);
		expect(gelungen(await importiere(ics))).toMatchObject({
			neu: 1,
			zeilen: [
				{ zeile: 2, land: 'HE', bezeichnung: 'Herbstferien', von: '2026-10-05', bis: '2026-10-17', ergebnis: 'NEU' },
				{ zeile: 7, ergebnis: 'FEHLER', text: '„morgen“ ist kein gültiges Datum.' },
			],
		});
		expect(gelungen(await importiere(ics))).toMatchObject({ neu: 0, vorhanden: 1, fehler: 1 });
		expect((await liste()).length).toBe(vorher.length + 1);
		expect(gelungen(await importiere('HE,"Osterferien, lang",22.03.2027,03.04.2027'))).toMatchObject({ neu: 1 });
		expect(kurz(await importiere('Land;Bezeichnung;von;bis'))).toEqual([422, 'Die Datei enthält keine Ferien.']);
		expect(kurz(await importiere('Ferien;Start\nOstern;22.03.2027', { land: 'HE' }))).toEqual([
			422,
			'In der ersten Zeile fehlt die Spalte „bis“. Erwartet wird Land;Bezeichnung;von;bis.',
		]);
		expect((await importiere('"offen')).status).toBe(422);
	});

	it('are edited as a list: two Länder have the same name, one Land the same days only once', async () => {
		const neu = (land: string) => ({ land, bezeichnung: 'Sommerferien', von: '2027-06-28', bis: '2027-08-06' });
		const pfad = '/v1/stammdaten/schulferien';
		gelungen(await t.traeger('PUT', pfad, [neu('HE'), neu('RP')]));
		expect(kurz(await t.traeger('PUT', pfad, [neu('HE')]))[0]).toBe(422);
		expect((await t.traeger('PUT', pfad, [{ ...neu('NI'), bis: '2027-01-01' }])).error.details[0]).toMatchObject({
			feld: '0.bis',
			text: 'Das Ende darf nicht vor dem Beginn liegen.',
		});
		expect((await t.traeger('PUT', pfad, [neu('Wien')])).error.details[0]).toMatchObject({ feld: '0.land' });
		const eine = (await liste()).find(({ bezeichnung }) => bezeichnung === 'Sommerferien');
		gelungen(await t.traeger('PUT', pfad, [{ ...neu('HE'), id: eine?.id, version: eine?.version, isGeloescht: true }]));
		expect((await liste()).some(({ id }) => id === eine?.id)).toBe(false);
		gelungen(await t.traeger('PUT', pfad, [neu('HE')]));
		const verlauf = gelungen(await t.traeger('GET', '/v1/stammdaten/historie/schulferien')) as { satz: string }[];
		expect(verlauf[0]?.satz).toBe('hat „Sommerferien“ angelegt.');
		expect((await t.verein('GET', pfad)).status).toBe(403);
	});
});

it('counts nobody whose service is over', async () => {
	const { freiwillige } = await hole();
	const wer = await dienender(t);
	gelungen(await t.schliesseAb(wer));
	expect((await hole()).freiwillige).toBe(freiwillige + 1);
	t.stelleUhr('2026-10-01');
	const wo = `/v1/freiwilliger/${wer.id}`;
	gelungen(await t.traeger('POST', `${wo}/dienstantritt`, { angetreten: true, datum: '2026-10-01' }));
	const ende = { datum: '2026-10-01', kuendigungDurch: 'FREIWILLIGER', grund: 'Studienplatz', bestaetigt: true };
	gelungen(await t.traeger('POST', `${wo}/dienstende`, ende));
	expect((await hole()).freiwillige).toBe(freiwillige);
});

it('every chain holds', async () => {
	expect(await t.kettenfehler()).toEqual([]);
});
