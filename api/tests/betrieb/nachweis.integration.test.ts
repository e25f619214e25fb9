import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loescheTeile } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ohneSchluessel } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { SignierterNachweis } from '#commands/nachweis/nachweis.ts';
import { alsText, signaturschluessel } from '#commands/signatur/schluessel.ts';
import { wurzelverzeichnis } from '#commands/signatur/wurzel-ablage.ts';
import { zieheWurzel } from '#commands/signatur/wurzel-ziehen.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { alterAm } from '#domain/datum.ts';
import { PORTAL } from '#domain/rollen.ts';
import { berichteDatei } from '#scripts/nachweis/bericht.ts';
import type { Pruefauftrag } from '#scripts/nachweis/pruefen.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** What auditors take with them: signed, checked by a process without a database, and as much as the reader may see. */

let t: Kleinportal;
let lukasz: Bewerber;
let ablage: string;
let schluessel: string;
beforeAll(async () => {
	t = await kleinportal();
	ablage = mkdtempSync(join(tmpdir(), 'nachweis-'));
	schluessel = alsText(signaturschluessel(t.verzeichnis, null).oeffentlich);
	lukasz = await t.erfasse([t.ort(0)], { vorname: 'Łukasz', nachname: 'Müßig-Śmigły', krankenkasse: 'BKK Mitte' });
	await t.verhandle(lukasz, 0);
});
afterAll(async () => {
	await t.stop();
	rmSync(ablage, { recursive: true, force: true });
});

const pfad = (wer: Bewerber, art: 'json' | 'pdf') => `/v1/freiwilliger/${wer.id}/nachweis/${art}`;

async function hole(adresse: string, wer = t.traeger): Promise<Buffer> {
	const { status, roh } = await wer('GET', adresse);
	expect(status, roh.body.slice(0, 300)).toBe(200);
	return roh.rawPayload;
}
const lies = (bytes: Buffer) => JSON.parse(bytes.toString()) as Veraenderlich;
type Veraenderlich = { -readonly [K in keyof SignierterNachweis]: SignierterNachweis[K] };

let laufend = 0;
interface Befund {
	readonly code: number;
	readonly text: string;
}

/** Checks a file with the key, or as told otherwise. */
async function pruefe(inhalt: Buffer | object, wie: Partial<Pruefauftrag> = {}): Promise<Befund> {
	const zeilen: string[] = [];
	const merke = (zeile: string) => {
		zeilen.push(`${zeile}\n`);
	};
	const spione = (['log', 'error'] as const).map((art) => vi.spyOn(console, art).mockImplementation(merke));
	try {
		const stimmt = await berichteDatei({ datei: abgelegt(inhalt), schluessel, koepfe: null, ...wie });
		return { code: stimmt ? 0 : 1, text: zeilen.join('') };
	} finally {
		for (const spion of spione) spion.mockRestore();
	}
}

/** The same as an auditor does it, far from the portal. */
function pruefeFern(inhalt: Buffer | object, ...args: string[]): Promise<Befund> {
	const skript = resolve(import.meta.dirname, '../../../scripts/verify.ts');
	return new Promise((fertig) =>
		execFile(
			process.execPath,
			[skript, '--datei', abgelegt(inhalt), ...args],
			{ env: {}, cwd: ablage },
			(fehler, stdout, stderr) => fertig({ code: fehler ? Number(fehler.code) : 0, text: stdout + stderr }),
		),
	);
}

function abgelegt(inhalt: Buffer | object): string {
	const datei = join(ablage, `${++laufend}`);
	writeFileSync(datei, Buffer.isBuffer(inhalt) ? inhalt : JSON.stringify(inhalt));
	return datei;
}
const gut = { code: 0, text: expect.stringContaining('alle Ketten und Signaturen stimmen') };

describe('an export', () => {
	it('is found whole by a process that knows only the key', async () => {
		for (const art of ['json', 'pdf'] as const)
			expect(await pruefeFern(await hole(pfad(lukasz, art)), '--schluessel', schluessel)).toEqual(gut);
	});

	it('names the key where none is given, and refuses another one', async () => {
		const bytes = await hole(pfad(lukasz, 'json'));
		const ohne = await pruefeFern(bytes, '--bericht');
		expect(ohne.text).toContain(`Schlüssel, der in der Datei steht: ${schluessel}`);
		const fremd = alsText(signaturschluessel(ablage, null).oeffentlich);
		expect(await pruefe(bytes, { schluessel: fremd })).toMatchObject({
			code: 1,
			text: expect.stringContaining('Signatur: Sie passt nicht zum Inhalt'),
		});
		expect((await pruefe(bytes, { schluessel: 'unsinn' })).text).toContain('kein öffentlicher Schlüssel');
	});

	it('holds every event in exactly one line, in sentences', async () => {
		const { verlaeufe, zeilen, erstellt } = lies(await hole(pfad(lukasz, 'json')));
		const erzaehlt = zeilen.flatMap(({ von, bis }) => Array.from({ length: bis - von + 1 }, (_, i) => von + i));
		expect(erzaehlt).toEqual(verlaeufe[0]?.ereignisse.map(({ version }) => version));
		expect(zeilen.map(({ satz }) => satz)).toContain('hat die Akte angelegt.');
		expect(zeilen[0]?.wer).toBe(erstellt.name);
	});

	it('reads as a document: names whole, German formats, pages, sentences, and the same bytes each time', async () => {
		const bytes = await hole(pfad(lukasz, 'pdf'));
		const text = (await PDF.load(bytes))
			.extractText()
			.map((seite) => seite.text)
			.join('\n');
		expect(text).toContain('Nachweis Akte Łukasz Müßig-Śmigły');
		expect(text).toContain('hat die Akte angelegt.');
		expect(text).toMatch(/Erstellt am \d\d\.\d\d\.\d{4} - \d\d:\d\d Uhr von /);
		expect(text).toContain('Seite 1 von 2');
		expect(text.replace(/\s/g, '')).toContain(schluessel);
	});
});

describe('finds what was altered', () => {
	const stelle = (n: SignierterNachweis) => n.verlaeufe[0]?.ereignisse as Ereignisse;
	type Ereignisse = { -readonly [K in keyof SignierterNachweis['verlaeufe'][number]['ereignisse'][number]]: never }[];

	async function nach(eingriff: (n: Veraenderlich) => void): Promise<string> {
		const nachweis = lies(await hole(pfad(lukasz, 'json')));
		eingriff(nachweis);
		const { code, text } = await pruefe(nachweis);
		expect(code).toBe(1);
		return text;
	}

	it('any flipped byte', async () => {
		const bytes = await hole(pfad(lukasz, 'json'));
		for (const anteil of [0.1, 0.35, 0.6, 0.85]) {
			const veraendert = Buffer.from(bytes);
			const ort = Math.floor(bytes.length * anteil);
			veraendert[ort] = (veraendert[ort] ?? 0) ^ 1;
			expect((await pruefe(veraendert)).code, `Byte ${ort}`).toBe(1);
		}
	});

	it('an event that says something else', async () => {
		expect(await nach((n) => Object.assign(stelle(n)[2]?.meta ?? {}, { zeit: '2020-01-01T00:00:00.000Z' }))).toContain(
			`Akte-${lukasz.id}, Ereignis 3: Das Ereignis wurde verändert.`,
		);
	});

	it('one left out, and two that changed places', async () => {
		expect(await nach((n) => stelle(n).splice(1, 1))).toContain('Ereignis 2: Das Ereignis fehlt.');
		expect(await nach((n) => stelle(n).splice(1, 2, ...stelle(n).slice(1, 3).reverse()))).toContain(
			'Ereignis 2: Das Ereignis fehlt.',
		);
		expect(await nach((n) => stelle(n).pop())).toContain('Das Ende des Verlaufs passt nicht zum letzten Ereignis.');
	});

	it('a personal part that was changed, taken away or called withheld', async () => {
		const mitPerson = (n: SignierterNachweis) => stelle(n).find((e) => e.person !== null) ?? {};
		expect(await nach((n) => Object.assign(mitPerson(n), { person: { vorname: 'Eva' } }))).toContain(
			'Die personenbezogenen Angaben wurden verändert.',
		);
		expect(await nach((n) => Object.assign(mitPerson(n), { person: null, salt: null }))).toContain(
			'Die personenbezogenen Angaben fehlen.',
		);
		const verschwiegen = { person: null, salt: null, angaben: 'VERSCHWIEGEN' };
		expect(await nach((n) => Object.assign(mitPerson(n), verschwiegen))).toContain('Signatur: Sie passt nicht');
	});

	it('a sentence, and the pages of a document', async () => {
		expect(await nach((n) => Object.assign(n.zeilen[0] ?? {}, { satz: 'hat nichts getan.' }))).toContain(
			'Signatur: Sie passt nicht',
		);
		const pdf = await PDF.load(await hole(pfad(lukasz, 'pdf')));
		pdf.getPage(0)?.drawText('Das war anders.', { x: 50, y: 300 });
		expect(await pruefe(Buffer.from(await pdf.save()))).toMatchObject({
			code: 1,
			text: expect.stringContaining('PDF: Die Seiten zeigen nicht den angehängten Inhalt'),
		});
	});
});

describe('the root', () => {
	it('stands in it once there is one, and must hold the same events', async () => {
		await zieheWurzel(t.umgebung.pool, {
			mandant: 'demo',
			verzeichnis: wurzelverzeichnis(t.verzeichnis),
			schluessel: signaturschluessel(t.verzeichnis, null),
			tag: '2026-01-31',
			zeit: '2026-01-31T12:00:00.000Z',
		});
		const nachweis = lies(await hole(pfad(lukasz, 'json')));
		const [verlauf] = nachweis.verlaeufe;
		expect(verlauf?.inWurzel).toEqual(verlauf?.kopf);
		expect(await pruefe(nachweis)).toEqual(gut);
		const liste = join(wurzelverzeichnis(t.verzeichnis), '2026-01-31.koepfe.gz');
		const mitListe = (koepfe: string) => pruefe(nachweis, { koepfe });
		const fern = await pruefeFern(nachweis, '--schluessel', schluessel, '--koepfe', liste);
		expect(fern.text).toContain('Die Liste der Verläufe ergibt diese Wurzel');
		const zeilen = gunzipSync(readFileSync(liste)).toString().split('\n');
		const gekuerzt = join(ablage, 'gekuerzt.gz');
		writeFileSync(gekuerzt, gzipSync(zeilen.slice(1).join('\n')));
		expect(await mitListe(gekuerzt)).toMatchObject({
			code: 1,
			text: expect.stringContaining('Die Liste der Verläufe gehört nicht zu ihr.'),
		});
		expect((await mitListe(join(ablage, 'fehlt'))).text).toContain('fehlt oder ist beschädigt');
		Object.assign(verlauf ?? {}, { inWurzel: { version: 2, hash: '00' } });
		expect((await pruefe(nachweis)).text).toContain('Ereignis 2: In der Wurzel steht ein anderes Ereignis.');
	});
});

describe('personal data', () => {
	it('what was remarked for higher ranks, or deleted, is left out by name, and the chain holds', async () => {
		const bemerke = async (text: string, sichtbarkeit: string) =>
			(await t.admin('POST', `/v1/freiwilliger/${lukasz.id}/historie`, { text, sichtbarkeit })).data as {
				bemerkungID: string;
			};
		await bemerke('Nur für die Leitung', 'ADMIN');
		const weg = await bemerke('Ein Versehen', 'MA_VEREIN');
		await bemerke('Für alle', 'MA_VEREIN');
		expect((await t.admin('DELETE', `/v1/bemerkung/${weg.bemerkungID}`)).status).toBe(204);
		const bytes = await hole(pfad(lukasz, 'json'));
		expect(bytes.toString()).not.toMatch(/Nur für die Leitung|Ein Versehen/);
		expect(bytes.toString()).toContain('Für alle');
		const geschrieben = lies(bytes).verlaeufe[0]?.ereignisse.filter((e) => e.type === 'BemerkungGeschrieben');
		expect(geschrieben?.map((e) => e.angaben)).toEqual(['VERSCHWIEGEN', 'VERSCHWIEGEN', 'GEZEIGT']);
		expect(await pruefe(bytes)).toEqual(gut);
		expect((await hole(pfad(lukasz, 'json'), t.admin)).toString()).toContain('Nur für die Leitung');
	});

	it('taken along is recorded, with the sensitive kinds', async () => {
		await hole(pfad(lukasz, 'pdf'));
		const { rows } = await t.umgebung.pool.query(
			`select art, anlass, datenarten, betroffener from zugriff where anlass in ('NACHWEIS', 'nachweis') order by id desc`,
		);
		expect(rows).toContainEqual({
			art: 'EINSICHT',
			anlass: 'NACHWEIS',
			datenarten: ['GESUNDHEIT'],
			betroffener: lukasz.id,
		});
		expect(rows[0]).toMatchObject({ art: 'EXPORT', anlass: 'nachweis' });
	});

	it('that was erased is named as such, and the chain holds', async () => {
		const eltern = { art: 'MUTTER', vorname: 'Ute', nachname: 'Müßig', email: 'ute@test.test' };
		const eintrag = { ...eltern, isUnterschriftErforderlich: true, isAlleinigesSorgerecht: false };
		const pfadDerEltern = `/v1/freiwilliger/${lukasz.id}/erziehungsberechtigte`;
		const { id } = (await t.traeger('POST', pfadDerEltern, eintrag)).data as { id: string };
		expect((await hole(pfad(lukasz, 'json'))).toString()).toContain('ute@test.test');
		await execute(t.umgebung, ohneSchluessel(PORTAL), async (sitzung) => {
			await sitzung.lies(akteAggregat, lukasz.id);
			await loescheTeile(sitzung, akteAggregat as Aggregat, lukasz.id, id);
		});
		const bytes = await hole(pfad(lukasz, 'json'));
		expect(bytes.toString()).not.toContain('ute@test.test');
		expect(lies(bytes).verlaeufe[0]?.ereignisse.map((e) => e.angaben)).toContain('GELOESCHT');
		expect(await pruefe(bytes)).toEqual(gut);
	});

	it('that vanished without being declared erased is found missing; an older export still proves it', async () => {
		const vorher = lies(await hole(pfad(lukasz, 'json')));
		await t.alsEigner(`select loeschen('${lukasz.id}', array['KONTAKT'])`);
		const { text, code } = await pruefe(await hole(pfad(lukasz, 'json')));
		expect([code, text]).toEqual([1, expect.stringContaining('Die personenbezogenen Angaben fehlen.')]);
		expect(await pruefe(vorher)).toEqual(gut);
	});
});

describe('an address', () => {
	it('is exported with the Kontingent of its Einsatzstelle, both chains whole', async () => {
		const stelle = t.grundlage.stellen[0]?.id ?? '';
		for (const art of ['json', 'pdf'])
			expect(await pruefe(await hole(`/v1/adresse/${stelle}/nachweis/${art}`))).toEqual(gut);
		const { verlaeufe, zeilen } = lies(await hole(`/v1/adresse/${stelle}/nachweis/json`));
		expect(verlaeufe.map(({ stream }) => stream)).toEqual([`Adresse-${stelle}`, `Kontingent-${stelle}`]);
		expect(zeilen.map(({ satz }) => satz)).toContain('hat die Adresse angelegt.');
	});
});

describe('between two days', () => {
	interface Vergleich {
		readonly unterschiede: { bezeichnung: string; von: string | null; nach: string | null }[];
		readonly eintraege: { satz: string }[];
	}
	const vergleiche = async (was: string, von: string, bis: string): Promise<Vergleich> =>
		(await t.traeger('GET', `/v1/${was}/vergleich?von=${von}&bis=${bis}`)).data;

	it('a file: fields and wishes that differ, and what happened', async () => {
		const wer = await t.erfasse([t.ort(0)]);
		t.stelleUhr('2026-09-20');
		await t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, { ort: 'Gießen' });
		t.stelleUhr('2026-09-25');
		await t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, { ort: 'Marburg' });
		const { unterschiede, eintraege } = await vergleiche(`freiwilliger/${wer.id}`, '2026-09-19', '2026-09-20');
		expect(unterschiede).toEqual([expect.objectContaining({ bezeichnung: 'Ort', nach: 'Gießen' })]);
		expect(eintraege.map(({ satz }) => satz)).toEqual(['hat eine Angabe geändert.']);
		expect((await vergleiche(`freiwilliger/${wer.id}`, '2026-09-01', '2026-09-20')).unterschiede).toContainEqual(
			expect.objectContaining({ bezeichnung: 'Ort', von: null, nach: 'Gießen' }),
		);
	});

	it('an address: fields and places', async () => {
		const stelle = t.grundlage.stellen[1]?.id ?? '';
		t.stelleUhr('2026-10-02');
		await t.traeger('PUT', `/v1/adresse/${stelle}`, { telefon: '+49 6441 5550' });
		const zyklusID = t.grundlage.zyklen.at(-1)?.id;
		const dienstartID = t.dienstart('FSJ');
		const kontingent = { zyklusID, einsatzstelleID: stelle, dienstartID, genehmigt: 77 };
		const { status, roh } = await t.traeger('POST', '/v1/stammdaten/einsatzstellekontingent', kontingent);
		expect(status, roh.body).toBe(201);
		const { unterschiede, eintraege } = await vergleiche(`adresse/${stelle}`, '2026-10-01', '2026-10-02');
		expect(unterschiede.find(({ bezeichnung }) => bezeichnung === 'Telefon')?.nach).toBe('+49 6441 5550');
		expect(unterschiede.find(({ bezeichnung }) => bezeichnung.startsWith('Genehmigt'))?.nach).toBe('77');
		expect(eintraege.length).toBeGreaterThanOrEqual(2);
		expect((await vergleiche(`adresse/${stelle}`, '2026-10-02', '2026-10-02')).unterschiede).toEqual([]);
	});

	it('an address and its quota as of a day, what has stayed the same included', async () => {
		const stelle = t.grundlage.stellen[1]?.id ?? '';
		const am = async (tag: string) => (await t.traeger('GET', `/v1/adresse/${stelle}/stand?am=${tag}`)).data as Stand;
		const davor = await am('2026-10-01');
		expect(davor.isVorhanden).toBe(true);
		const telefon = { gruppe: 'Angaben', bezeichnung: 'Telefon', nach: '+49 6441 5550' };
		expect(davor.angaben).toContainEqual(expect.objectContaining(telefon));
		expect(davor.angaben).not.toContainEqual({ ...telefon, von: '+49 6441 5550' });
		const genehmigt = davor.angaben.find(
			({ bezeichnung, nach }) => /^Genehmigt .*, FSJ$/.test(bezeichnung) && nach === '77',
		);
		expect([genehmigt?.gruppe, genehmigt?.von === '77']).toEqual(['Kontingent', false]);
		expect(davor.angaben).toContainEqual(
			expect.objectContaining({ bezeichnung: 'Status', von: 'aktiv', nach: 'aktiv' }),
		);
		expect((await am('2026-10-02')).angaben).toContainEqual({ ...telefon, von: '+49 6441 5550' });
		expect((await am('1999-01-01')).isVorhanden).toBe(false);
	});

	it('a volunteer as of a day, with age and places of that day', async () => {
		t.stelleUhr('2026-10-04');
		const wunsch = { einsatzortID: t.ort(0), dienstartID: t.dienstart('FSJ') };
		const { id } = await t.registriere([t.ort(0)], { wuensche: [wunsch] });
		const am = async (tag: string) =>
			((await t.traeger('GET', `/v1/freiwilliger/${id}/stand?am=${tag}`)).data as { freiwilliger: Damals })
				.freiwilliger;
		const zugeteilt = (wer: Damals) => wer.wuensche[0]?.plaetze?.zugeteilt;
		const vorher = await am('2026-10-04');
		const { geburtsdatum = '', wuensche } = vorher;
		const mitDreissig = `${Number(geburtsdatum.slice(0, 4)) + 30}${geburtsdatum.slice(4)}`;
		expect([vorher.alter, (await am(mitDreissig)).alter]).toEqual([alterAm(geburtsdatum, '2026-10-04'), 30]);
		const [{ einsatzstelleID, einsatzortID, zyklusID, dienstartID } = {}] = wuensche;
		const stammdaten = async (was: string, zeile: object) => {
			const { status, roh } = await t.traeger('POST', `/v1/stammdaten/${was}`, { zyklusID, dienstartID, ...zeile });
			expect(status, roh.body).toBe(201);
		};
		t.stelleUhr('2026-10-05');
		await stammdaten('einsatzstellekontingent', { einsatzstelleID, genehmigt: 88 });
		await stammdaten('einsatzortkontingentzuteilung', { einsatzortID, zugeteilt: 66 });
		expect(zugeteilt(await am('2026-10-05'))).toBe(66);
		expect(zugeteilt(await am('2026-10-04'))).toBe(zugeteilt(vorher));
		expect(zugeteilt(vorher)).not.toBe(66);
	});

	it('refuses days in the wrong order', async () => {
		const { status } = await t.traeger('GET', `/v1/freiwilliger/${lukasz.id}/vergleich?von=2026-09-20&bis=2026-09-19`);
		expect(status).toBe(400);
	});
});

interface Damals {
	readonly geburtsdatum?: string;
	readonly alter: number | null;
	readonly wuensche: readonly {
		readonly einsatzstelleID: string;
		readonly einsatzortID: string;
		readonly zyklusID: string;
		readonly dienstartID: string;
		readonly plaetze: { readonly zugeteilt: number } | null;
	}[];
}

interface Stand {
	readonly isVorhanden: boolean;
	readonly angaben: readonly { gruppe: string; bezeichnung: string; von: string | null; nach: string | null }[];
}
