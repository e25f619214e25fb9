import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Antwort } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** What is asked before a status: kept by the Traeger, filled in by those who may, needed by G20. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

interface Abfrage {
	readonly id: string;
	readonly version: number;
	readonly isAktiv: boolean;
	readonly felder: readonly { feldKey: string; bezeichnung: string; hilfetext: string | null }[];
}
interface Zeile {
	readonly feldKey: string;
	readonly isPflicht: boolean;
	readonly isBearbeitbar: boolean;
	readonly isAusgefuellt: boolean | null;
	readonly wert: unknown;
}
const ENTWURF = {
	bezeichnung: 'Vor der Einigung',
	zielStatus: 2800,
	dienstartIDs: [] as string[],
	felder: [
		{ feldKey: 'geburtsort', isPflicht: true, isBearbeitbarDurch: ['FW', 'ME'], hilfetext: 'Wie im Ausweis.' },
		{ feldKey: 'staatsangehoerigkeitID', isPflicht: true, isBearbeitbarDurch: ['FW'] },
		{ feldKey: 'tshirtGroesse', isPflicht: false, isBearbeitbarDurch: ['FW', 'ME'] },
		{ feldKey: 'unterkunft', isPflicht: true, isBearbeitbarDurch: ['ME'] },
		{ feldKey: 'mobilitaetszuschlag', isPflicht: false, isBearbeitbarDurch: [] },
	],
};
const absage = ({ status, error }: Antwort) => [
	status,
	(error.details as { feld?: string; text: string }[]).map(({ feld, text }) => [feld, text]),
];
const lege = async (abfrage: object): Promise<Abfrage> => {
	const antwort = await t.traeger('POST', '/v1/feldabfrage', abfrage);
	expect(antwort.status, antwort.roh.body).toBe(201);
	return antwort.data as unknown as Abfrage;
};
const raeume = async () => {
	for (const { id } of (await t.traeger('GET', '/v1/feldabfrage')).data as unknown as Abfrage[])
		expect((await t.traeger('DELETE', `/v1/feldabfrage/${id}`)).status).toBe(204);
};

describe('keeping them', () => {
	afterAll(raeume);

	it('creates, lists, changes and deletes one; texts with it', async () => {
		const neu = await lege(ENTWURF);
		expect(neu.isAktiv).toBe(true);
		expect(neu.felder[0]).toMatchObject({ bezeichnung: 'Geburtsort', hilfetext: 'Wie im Ausweis.' });
		const pfad = `/v1/feldabfrage/${neu.id}`;
		const felder = [{ feldKey: 'steuerID', isPflicht: true, isBearbeitbarDurch: ['FW'] }];
		const geaendert = await t.traeger('PUT', pfad, { felder, version: neu.version });
		expect(geaendert.data).toMatchObject({
			bezeichnung: 'Vor der Einigung',
			felder: [{ feldKey: 'steuerID', hilfetext: null }],
		});
		expect((await t.traeger('PUT', pfad, { bezeichnung: 'X', version: neu.version })).status).toBe(409);
		expect(((await t.traeger('GET', '/v1/feldabfrage')).data as unknown as Abfrage[]).map((a) => a.id)).toEqual([
			neu.id,
		]);
		expect((await t.traeger('DELETE', pfad)).status).toBe(204);
		const verlauf = (await t.traeger('GET', '/v1/stammdaten/historie/feldabfrage')).data as unknown as object[];
		expect(verlauf).toMatchObject([
			{ satz: 'hat „Vor der Einigung“ gelöscht.' },
			{
				satz: 'hat „Vor der Einigung“ geändert.',
				aenderungen: [
					{ bezeichnung: 'Felder', nach: 'Steuer-ID (Pflicht; Freiwillige)' },
					{ bezeichnung: 'Hilfetexte', von: 'Geburtsort: Wie im Ausweis.', nach: null },
				],
			},
			{ satz: 'hat „Vor der Einigung“ angelegt.' },
		]);
		expect((await t.traeger('GET', pfad)).status).toBe(404);
		expect((await t.traeger('GET', `/v1/feldabfrage/${randomUUID()}`)).status).toBe(404);
	});

	it('allows one active for a status and a Dienstart, beside the one for all', async () => {
		const fsj = [t.dienstart('FSJ'), t.dienstart('BFD_U27')];
		const alle = await lege(ENTWURF);
		const erste = await lege({ ...ENTWURF, dienstartIDs: fsj });
		const zweite = await t.traeger('POST', '/v1/feldabfrage', { ...ENTWURF, dienstartIDs: [t.dienstart('FSJ')] });
		expect(absage(zweite)).toEqual([
			409,
			[
				[
					'dienstartIDs',
					'Für den Status „Vertragseinigung“ und Freiwilliges Soziales Jahr gibt es bereits eine aktive Feldabfrage. Bitte ergänzen Sie diese oder deaktivieren Sie sie zuerst.',
				],
			],
		]);
		const ruhend = await lege({ ...ENTWURF, dienstartIDs: [t.dienstart('FSJ')], isAktiv: false });
		const aktiviere = () => t.traeger('PUT', `/v1/feldabfrage/${ruhend.id}`, { isAktiv: true });
		expect((await aktiviere()).status).toBe(409);
		await t.traeger('PUT', `/v1/feldabfrage/${erste.id}`, { isAktiv: false });
		expect((await aktiviere()).status).toBe(200);
		await t.traeger('DELETE', `/v1/feldabfrage/${alle.id}`);
		expect((await t.traeger('POST', '/v1/feldabfrage', ENTWURF)).status).toBe(201);
	});

	it('lets one of two win who activate at the same moment', async () => {
		const beide = await Promise.all(
			[1, 2].map(() => t.traeger('POST', '/v1/feldabfrage', { ...ENTWURF, zielStatus: 9000 })),
		);
		expect(beide.map((a) => a.status).sort()).toEqual([201, 409]);
	});

	it('says what is wrong with one', async () => {
		const antwort = await t.traeger('POST', '/v1/feldabfrage', {
			bezeichnung: ' ',
			zielStatus: 2500,
			dienstartIDs: [],
			felder: [
				{ feldKey: 'ort', isPflicht: true, isBearbeitbarDurch: [] },
				{ feldKey: 'ort', isPflicht: true, isBearbeitbarDurch: [] },
				{ feldKey: 'taschengeld', isPflicht: true, isBearbeitbarDurch: [] },
			],
		});
		expect(antwort.status).toBe(422);
		expect(absage(antwort)[1]).toContainEqual(['bezeichnung', 'Dies ist ein Pflichtfeld']);
		const ohneName = await t.traeger('POST', '/v1/feldabfrage', {
			...ENTWURF,
			zielStatus: 2500,
			felder: [
				{ feldKey: 'ort', isPflicht: true, isBearbeitbarDurch: [] },
				{ feldKey: 'ort', isPflicht: true, isBearbeitbarDurch: [] },
				{ feldKey: 'taschengeld', isPflicht: true, isBearbeitbarDurch: [] },
			],
		});
		expect(absage(ohneName)).toEqual([
			422,
			[
				['felder.1', 'Das Feld „Ort“ ist bereits ausgewählt.'],
				[
					'felder.2',
					'Das Feld „Taschengeld“ gehört zum Vertrag und kann erst ab der Vertragseinigung abgefragt werden.',
				],
			],
		]);
	});
});

describe('filling them in', () => {
	let wer: Angemeldet;
	const pfad = () => `/v1/feldabfrage/freiwilliger/${wer.id}/2800`;
	const zeilen = async (frage = wer.frage) =>
		(await frage('GET', pfad())).data as unknown as { felder: Zeile[]; vollstaendig: boolean };
	const fuelle = (frage: Angemeldet['frage'], werte: object) =>
		frage('PUT', `/v1/feldabfrage/daten/${wer.id}/2800`, { werte });

	beforeAll(async () => {
		await lege(ENTWURF);
		wer = await t.registriere([t.ort(0)]);
		await t.verhandle(wer, 0);
	});
	afterAll(raeume);

	it('shows everybody what he may fill in', async () => {
		const bearbeitbar = async (frage: Angemeldet['frage']) =>
			(await zeilen(frage)).felder.filter((z) => z.isBearbeitbar).map((z) => z.feldKey);
		expect(await bearbeitbar(wer.frage)).toEqual(['geburtsort', 'staatsangehoerigkeitID', 'tshirtGroesse']);
		expect(await bearbeitbar(t.verein)).toEqual(['geburtsort', 'tshirtGroesse', 'unterkunft']);
		expect(await bearbeitbar(t.traeger)).toEqual(ENTWURF.felder.map((f) => f.feldKey));
		expect((await t.verein2('GET', pfad())).status).toBe(404);
	});

	it('blocks the agreement until what is mandatory is there (G20)', async () => {
		const antwort = await t.einige(wer);
		expect([antwort.status, antwort.error.code, antwort.error.message]).toEqual([
			409,
			'G20',
			'Bitte füllen Sie zuerst die abgefragten Felder aus: Geburtsort, Staatsangehörigkeit, Unterkunft.',
		]);
	});

	it('saves part of it, by the rules of the fields', async () => {
		const falsch = await fuelle(wer.frage, { geburtsort: 'x'.repeat(101), staatsangehoerigkeitID: 'QQ' });
		expect(absage(falsch)).toEqual([422, [['geburtsort', 'Bitte geben Sie höchstens 100 Zeichen ein']]]);
		const unbekannt = await fuelle(wer.frage, { staatsangehoerigkeitID: 'QQ' });
		expect(absage(unbekannt)).toEqual([422, [['staatsangehoerigkeitID', 'Bitte wählen Sie einen Eintrag der Liste.']]]);
		const teil = await fuelle(wer.frage, { staatsangehoerigkeitID: 'DE' });
		expect(teil.data).toEqual({
			offen: [
				{ feldKey: 'geburtsort', bezeichnung: 'Geburtsort' },
				{ feldKey: 'unterkunft', bezeichnung: 'Unterkunft' },
			],
		});
	});

	it('refuses what isn’t asked of him, and what isn’t asked at all', async () => {
		const ereignisse = await t.ereignisse();
		expect(absage(await fuelle(t.verein, { staatsangehoerigkeitID: 'AT' }))).toEqual([
			403,
			[['staatsangehoerigkeitID', 'Das Feld „Staatsangehörigkeit“ kann nur durch den Träger geändert werden.']],
		]);
		expect(absage(await fuelle(t.traeger, { iban: 'DE89370400440532013000' }))).toEqual([
			422,
			[['iban', 'Dieses Feld wird hier nicht abgefragt.']],
		]);
		expect((await fuelle(wer.frage, { unterkunft: 'ROOM' })).status).toBe(403);
		expect((await fuelle(t.verein2, { geburtsort: 'Köln' })).status).toBe(404);
		expect(await t.ereignisse()).toBe(ereignisse);
	});

	it('lets the site fill in its part; what it can’t read it neither sees nor overwrites', async () => {
		const gespeichert = await fuelle(t.verein, { geburtsort: 'Gießen', unterkunft: 'ROOM', tshirtGroesse: 'L' });
		expect(gespeichert.data).toEqual({ offen: [] });
		const [geburtsort, , groesse, unterkunft] = (await zeilen(t.verein)).felder;
		expect(geburtsort).toMatchObject({ isAusgefuellt: null, isBearbeitbar: false, wert: null });
		expect(groesse).toMatchObject({ isAusgefuellt: null, isBearbeitbar: false, wert: null });
		expect(unterkunft).toMatchObject({ isAusgefuellt: true, isBearbeitbar: true, wert: 'ROOM' });
		expect((await fuelle(t.verein, { geburtsort: 'Köln' })).status).toBe(403);
		expect(await zeilen()).toMatchObject({ vollstaendig: true });
	});

	it('gives amounts in euros and takes them so', async () => {
		expect((await fuelle(t.traeger, { mobilitaetszuschlag: 12.5 })).status).toBe(200);
		const werte = await t.traeger('GET', `/v1/feldabfrage/daten/${wer.id}?adresswunschId=${wer.wunschID()}`);
		expect(werte.data).toEqual({
			geburtsort: 'Gießen',
			staatsangehoerigkeitID: 'DE',
			tshirtGroesse: 'L',
			unterkunft: 'ROOM',
			mobilitaetszuschlag: 12.5,
		});
		const fremd = await t.traeger('GET', `/v1/feldabfrage/daten/${wer.id}?adresswunschId=${randomUUID()}`);
		expect(fremd.status).toBe(404);
	});

	it('opens the way to the agreement', async () => {
		expect((await t.einige(wer)).status).toBe(200);
		expect(await t.status(wer)).toBe(2800);
	});
});

it('merges the query of the Dienstart with the one for all; mandatory wins', async () => {
	await lege({ ...ENTWURF, felder: [{ feldKey: 'geburtsort', isPflicht: false, isBearbeitbarDurch: [] }] });
	await lege({
		...ENTWURF,
		dienstartIDs: [t.dienstart('FSJ')],
		felder: [{ feldKey: 'geburtsort', isPflicht: true, isBearbeitbarDurch: ['FW'] }],
	});
	await lege({
		...ENTWURF,
		dienstartIDs: [t.dienstart('BFD_U27')],
		felder: [{ feldKey: 'bfdKennung', isPflicht: true, isBearbeitbarDurch: ['FW'] }],
	});
	const wer = await t.registriere([t.ort(0)]);
	await t.verhandle(wer, 0);
	const { felder } = (await wer.frage('GET', `/v1/feldabfrage/freiwilliger/${wer.id}/2800`)).data as unknown as {
		felder: Zeile[];
	};
	expect(felder).toMatchObject([{ feldKey: 'geburtsort', isPflicht: true, isBearbeitbar: true }]);
	await raeume();
});

it('hides a free field without a label, and calls one by its label', async () => {
	const felder = ['freiesFeldEins', 'freiesFeldFuenf'].map((feldKey) => ({
		feldKey,
		isPflicht: true,
		isBearbeitbarDurch: ['FW'],
	}));
	await lege({ ...ENTWURF, felder });
	await t.setzeParameter({ freieFelderBezeichnung: ['Trainerlizenz', '', '', '', ''] });
	const wer = await t.registriere([t.ort(0)]);
	await t.verhandle(wer, 0);
	expect((await t.einige(wer)).error.message).toBe(
		'Bitte füllen Sie zuerst die abgefragten Felder aus: Trainerlizenz.',
	);
	await raeume();
});
