import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
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
	it('has Cyrillic and Greek names in Latin letters', async () => {
		const [eine, andere] = (await stand()).pruefungen.flatMap(({ personen }) => personen.slice(0, 2));
		gelungen(await anna('PUT', `/v1/freiwilliger/${eine?.freiwilligerID}`, { nachname: 'Жук', vorname: 'Юлія' }));
		gelungen(await anna('PUT', `/v1/freiwilliger/${andere?.freiwilligerID}`, { nachname: 'Παππάς' }));
		expect((await stand()).pruefungen.map(({ pruefung }) => pruefung)).not.toContain('ZEICHEN');
		const datei = text(await hole());
		expect(datei).toContain(';"Zuk";"Julija";');
		expect(datei).toContain(';"Pappas";');
	});
	it('leaves out who has letters it has no sign for, names him before, and has him with the next', async () => {
		const [eine] = (await stand()).pruefungen.flatMap(({ personen }) => personen);
		const id = eine?.freiwilligerID;
		const alle = nummern(text(await hole()));
		gelungen(await anna('PUT', `/v1/freiwilliger/${id}`, { nachname: '李' }));
		expect((await stand()).pruefungen[0]).toMatchObject({
			...{ pruefung: 'ZEICHEN', sperrt: false },
			personen: [{ freiwilligerID: id }],
		});
		const ohne = nummern(text(await hole()));
		const [fehlt] = alle.filter((nr) => !ohne.includes(nr));
		expect(ohne).toHaveLength(alle.length - 1);
		gelungen(await anna('PUT', `/v1/freiwilliger/${id}`, { nachname: 'Li' }));
		const delta = text(await hole('DELTA'));
		expect(nummern(delta)).toEqual([fehlt]);
		expect(delta).toContain(';"Li";');
	});
	it('takes back what was handed over and is nothing by now, once', async () => {
		const lauf: { posten: { vertragID: string; freiwilligerID: string; teile: Record<string, number> }[] } = gelungen(
			await anna('POST', '/v1/exporte/laeufe', { art: 'TASCHENGELD', zeitraum: `${monat}_${monat}`, grund: 'Probe' }),
		);
		const person = lauf.posten.find(({ teile }) => teile.TASCHENGELD);
		const pfad = `/v1/freiwilliger/${person?.freiwilligerID}/vertrag/${person?.vertragID}`;
		gelungen(await anna('PUT', pfad, { mobilitaetszuschlag: 20, gueltigAb: `${monat}-01` }));
		await hole('DELTA', 'LUG');
		gelungen(
			await anna('PUT', pfad, { mobilitaetszuschlag: 0, zuschussDeutschlandticket: 0, gueltigAb: `${monat}-01` }),
		);
		const zeilen = text(await hole('DELTA', 'LUG'))
			.split('\r\n')
			.filter((zeile) => /^\d+;1020;/.test(zeile));
		expect(zeilen).toEqual([expect.stringMatching(/^\d+;1020;;;0,00;;;;$/)]);
		expect((await hole('DELTA', 'LUG')).status).toBe(409);
	});
	it('takes back everything of whoever isn’t of the month any more, with the last day where there is one', async () => {
		const erster = `${monat}-01`;
		const { rows } = await t.portal.umgebung.pool.query<{ id: string; wer: string }>(
			`select g.id, g.freiwilliger_id as wer from geldvertrag g join freiwilliger f on f.id = g.freiwilliger_id
			where f.status = 4000 and g.von < $1::date - 40 and g.bis > $1::date + 60 order by 1`,
			[erster],
		);
		await Promise.all([hole('VOLL', 'LUG'), hole('VOLL', 'LODAS')]);
		const { personen } = await stand();
		const lohnende = new Set(
			(await stand('LODAS', 'VOLL')).pruefungen.flatMap((p) => p.personen.map((e) => e.freiwilligerID)),
		);
		const weg = rows.find(({ wer }) => lohnende.has(wer));
		const ende = addiereTage(erster, -10);
		gelungen(
			await anna('POST', `/v1/freiwilliger/${weg?.wer}/dienstende`, {
				...{ datum: ende, grund: 'Umzug', bestaetigt: true },
				kuendigungDurch: 'FREIWILLIGER',
			}),
		);
		const danach = await stand();
		expect(danach.personen).toBe(personen - 1);
		expect(danach.pruefungen.find(({ pruefung }) => pruefung === 'ENTFALLEN')?.personen).toMatchObject([
			{ freiwilligerID: weg?.wer },
		]);
		const lodas = text(await hole('DELTA'));
		const [nr] = nummern(lodas);
		expect(nummern(lodas)).toHaveLength(1);
		expect(lodas).toMatch(new RegExp(`^11;${nr};[\\d.]+;${formatDatum(ende)};\r$`, 'm'));
		const betraege = [...lodas.matchAll(/^20;[\d.]+;(\d+);\d+;2;(.*);\r$/gm)];
		expect(betraege.length).toBeGreaterThan(0);
		for (const [, wessen, betrag] of betraege) expect([Number(wessen), betrag]).toEqual([nr, '0,00']);
		expect((await hole('DELTA')).status).toBe(409);
		const monatswerte = text(await hole('DELTA', 'LUG'))
			.split('\r\n')
			.slice(1, -1);
		for (const zeile of monatswerte) expect(zeile).toMatch(new RegExp(`^${nr};\\d+;;;0,00;;;;$`));
		expect(monatswerte.length).toBe(betraege.length);
	});
	it.each(['format=PAISY', 'monat=2026-13', 'umfang=HALB'])('refuses %s', async (falsch) => {
		const [feld = ''] = falsch.split('=');
		const query = new URLSearchParams({ format: 'LUG', monat, umfang: 'VOLL' });
		query.set(feld, falsch.split('=')[1] ?? '');
		expect((await anna('GET', `/v1/exporte/lohn?${query}`)).status).toBe(400);
	});
});
