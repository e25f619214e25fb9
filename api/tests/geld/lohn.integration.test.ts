import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kasse, kasse } from '../kasse.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';

/** The payroll file of a month, over the demo. */

let t: Kasse;
let anna: Fragend;
let monat: string;
beforeAll(async () => {
	t = await kasse();
	({ anna } = t);
	monat = t.portal.uhr.heute().slice(0, 7);
});
afterAll(() => t.stop());

interface Stand {
	readonly personen: number;
	readonly neu: number;
	readonly istEingerichtet: boolean;
	readonly letzte: { readonly umfang: string; readonly personen: number } | null;
	readonly pruefungen: readonly {
		readonly pruefung: string;
		readonly sperrt: boolean;
		readonly personen: readonly { readonly freiwilligerID: string }[];
	}[];
}
type Umfang = 'VOLL' | 'DELTA';

const PARAMETER = {
	...{ lohnBeraterNr: 1234567, lohnMandantNr: 42, lohnartTaschengeld: 1000, lohnartGeldersatz: 1010 },
	...{ lohnartFahrt: 1020, lohnartUnterkunft: 1030, lohnartVerpflegung: 1040 },
};
const stand = async (format = 'LODAS', umfang: Umfang = 'VOLL'): Promise<Stand> =>
	gelungen(await anna('GET', `/v1/exporte/lohn/stand?format=${format}&monat=${monat}&umfang=${umfang}`));
const vorschau = (format = 'LODAS') => anna('GET', `/v1/exporte/lohn?format=${format}&monat=${monat}`);
const hole = (umfang: Umfang = 'VOLL', format = 'LODAS') => anna('POST', '/v1/exporte/lohn', { format, monat, umfang });
const text = (antwort: Awaited<ReturnType<typeof hole>>) => {
	expect(antwort.status, antwort.roh.body).toBe(200);
	return new TextDecoder('windows-1252').decode(antwort.roh.rawPayload);
};
const nummern = (datei: string) => [...datei.matchAll(/^10;(\d+);/gm)].map(([, nr]) => Number(nr));

describe('the payroll file', () => {
	let voll: string;

	it('needs the numbers of the payroll program, and says where they are entered', async () => {
		expect((await stand()).istEingerichtet).toBe(false);
		expect(kurz(await hole())).toEqual([
			409,
			'Für die Lohndatei fehlen Beraternummer, Mandantennummer oder Lohnarten. Bitte tragen Sie sie in den Parametern unter „Allgemein“, „Lohnabrechnung“ ein.',
		]);
		gelungen(await anna('PUT', '/v1/parameter', PARAMETER));
		expect(await stand()).toMatchObject({ istEingerichtet: true, letzte: null });
	});
	it('as a preview settles nothing and says so', async () => {
		expect(text(await vorschau())).toContain('* Vorschau, nicht zum Einspielen');
		expect(text(await vorschau('LUG')).split('\r\n')[1]).toMatch(/^1001;1000;;;\d+,\d\d;;;;$/);
		expect(text(await vorschau('LUG_STAMM')).split('\r\n')[0]).toMatch(/^Personalnummer;Nachname;/);
		const { personen, neu } = await stand();
		expect(personen).toBeGreaterThan(1);
		expect(neu).toBe(personen);
	});
	it('gives everybody a number, once, and leaves with a record of whose data were read', async () => {
		const antwort = await hole();
		expect(antwort.roh.headers['content-type']).toBe('application/octet-stream');
		voll = text(antwort);
		const { personen, neu, letzte } = await stand();
		expect([neu, letzte]).toMatchObject([0, { umfang: 'VOLL', personen }]);
		expect(nummern(voll)).toEqual(Array.from({ length: personen }, (_, i) => 1001 + i));
		expect(text(await hole())).toBe(voll);
		const { rows } = await t.portal.umgebung.pool.query(
			`select distinct unnest(datenarten) as datenart from zugriff where anlass = 'BUCHHALTUNG' and art = 'EINSICHT' order by 1`,
		);
		expect(rows.map(({ datenart }) => datenart)).toEqual(['BANK', 'GESUNDHEIT']);
		const { rows: exporte } = await t.portal.umgebung.pool.query(
			`select distinct anlass, anzahl from zugriff where art = 'EXPORT' order by 1`,
		);
		expect(exporte).toEqual([
			{ anlass: 'lohn', anzahl: personen },
			{ anlass: 'lohn-vorschau', anzahl: personen },
		]);
	});
	it('of what changed holds nobody, then whoever changed, with the same number', async () => {
		expect(kurz(await hole('DELTA'))).toEqual([
			409,
			'Seit der letzten Datei hat sich nichts geändert. Alles bekommen Sie mit dem Umfang „Alle“.',
		]);
		const [eine] = (await stand()).pruefungen.flatMap(({ personen }) => personen);
		gelungen(await anna('PUT', `/v1/freiwilliger/${eine?.freiwilligerID}`, { ort: 'Łańcut', steuerID: '86095742719' }));
		const delta = text(await hole('DELTA'));
		expect(nummern(delta)).toHaveLength(1);
		expect(nummern(voll)).toContain(nummern(delta)[0]);
		expect(delta).toContain('"Lancut"');
		expect(delta).toContain(';86095742719;');
		expect((await hole('DELTA')).status).toBe(409);
	});
	it('given out to two at once gives no number twice', async () => {
		const beide = await Promise.all([hole('VOLL', 'LUG'), hole('VOLL', 'LUG')]);
		const [erste, zweite] = beide.map(text);
		expect(erste).toBe(zweite);
		const { rows } = await t.portal.umgebung.pool.query<{ facts: { vergeben: { nr: number }[] } }>(
			`select facts from event where stream = 'Lohnbuch-LOHN' and type = 'PersonalnummernVergeben'`,
		);
		const vergeben = rows.flatMap(({ facts }) => facts.vergeben.map(({ nr }) => nr));
		expect(new Set(vergeben).size).toBe(vergeben.length);
	});
	it('isn’t written while a name has letters it has no sign for', async () => {
		const [eine] = (await stand()).pruefungen.flatMap(({ personen }) => personen);
		gelungen(await anna('PUT', `/v1/freiwilliger/${eine?.freiwilligerID}`, { nachname: 'Жук' }));
		expect((await stand()).pruefungen[0]).toMatchObject({
			...{ pruefung: 'ZEICHEN', sperrt: true },
			personen: [{ freiwilligerID: eine?.freiwilligerID }],
		});
		expect(kurz(await hole())).toEqual([
			409,
			expect.stringMatching(/^Жук .*: Die Lohndatei kann „Жук“ nicht darstellen\./),
		]);
	});
	it.each(['format=PAISY', 'monat=2026-13', 'umfang=HALB'])('refuses %s', async (falsch) => {
		const [feld = ''] = falsch.split('=');
		const query = new URLSearchParams({ format: 'LUG', monat, umfang: 'VOLL' });
		query.set(feld, falsch.split('=')[1] ?? '');
		expect((await anna('GET', `/v1/exporte/lohn?${query}`)).status).toBe(400);
	});
});
