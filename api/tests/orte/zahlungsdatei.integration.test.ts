import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { tagInBerlin } from '#domain/datum.ts';
import { naechsterBanktag } from '#domain/geld/sepa/banktag.ts';
import { type Kasse, kasse, verantworte } from '../kasse.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';

/** The bank's file of a released run of the allowance, over the demo. */

const XSD = readFileSync(new URL('../../../domain/geld/sepa/pain.001.001.09.xsd', import.meta.url), 'utf8');
const KONTO = { zahlungskontoInhaber: 'Sportverband Köln & Umland', zahlungskontoIban: 'DE02 1203 0000 0000 2020 51' };

let t: Kasse;
let anna: Fragend;
let bert: Fragend;
beforeAll(async () => {
	t = await kasse();
	({ anna, bert } = t);
});
afterAll(() => t.stop());

interface Lauf {
	readonly id: string;
	readonly nr: number;
	readonly version: number;
	readonly status: string;
	readonly summe: number;
	readonly posten: readonly {
		readonly vertragID: string;
		readonly freiwilligerID: string;
		readonly monat: string;
		readonly betrag: number;
		readonly iban: string | null;
		readonly pruefungen: readonly { readonly pruefung: string }[];
	}[];
	readonly pruefungen: readonly { readonly pruefung: string; readonly sperrt: boolean }[];
	readonly ohneUeberweisung: readonly string[];
	readonly verlauf: readonly { readonly was: string }[];
}

const cent = (euro: number) => Math.round(euro * 100);
const werte = (xml: string, feld: string): string[] =>
	[...xml.matchAll(new RegExp(`<${feld}(?: [^>]*)?>([^<]*)</${feld}>`, 'g'))].map(([, wert = '']) => wert);
const hole = async ({ id }: Lauf): Promise<Lauf> => gelungen(await anna('GET', `/v1/exporte/laeufe/${id}`));
const schritt = async ({ id, version }: Lauf, welcher: string, frage = anna): Promise<Lauf> =>
	gelungen(await frage('POST', `/v1/exporte/laeufe/${id}/schritte`, { schritt: welcher, version }));
const zahlungsdatei = ({ id }: Lauf, body: object = {}) => anna('POST', `/v1/exporte/laeufe/${id}/zahlungsdatei`, body);

async function neuerLauf(art: string): Promise<Lauf> {
	const monat = t.portal.uhr.heute().slice(0, 7);
	return gelungen(await anna('POST', '/v1/exporte/laeufe', { art, zeitraum: `${monat}_${monat}` }));
}

async function gibFrei(lauf: Lauf): Promise<Lauf> {
	await verantworte(anna, lauf);
	return schritt(await schritt(await hole(lauf), 'PRUEFEN'), 'FREIGEBEN', bert);
}

describe('the payment file of a run', () => {
	let lauf: Lauf;
	let xml: string;
	const gibIban = async (freiwilligerID: string, angaben: object) =>
		gelungen(await anna('PUT', `/v1/freiwilliger/${freiwilligerID}`, angaben));

	it('isn’t there before the release', async () => {
		const { posten } = await neuerLauf('TASCHENGELD');
		const [erste, zweite] = [posten[0], posten.at(-1)];
		await gibIban(erste?.freiwilligerID ?? '', { iban: 'DE89370400440532013000', kontoinhaber: 'Łucja Żak-Groß' });
		await gibIban(zweite?.freiwilligerID ?? '', { iban: 'DE89370400440532013000', kontoinhaber: 'Ida Berg' });
		lauf = await neuerLauf('TASCHENGELD');
		expect(kurz(await zahlungsdatei(lauf))).toEqual([
			409,
			'Der Lauf ist im Stand „Entwurf“ und kann nicht überwiesen werden.',
		]);
		lauf = await gibFrei(lauf);
	});
	it('needs an account to pay from, and says where it is entered', async () => {
		expect(kurz(await zahlungsdatei(lauf))).toEqual([
			409,
			'Das Konto, von dem gezahlt wird, fehlt. Bitte tragen Sie Kontoinhaber und IBAN in den Parametern unter „Allgemein“, „Zahlungskonto“ ein.',
		]);
		expect((await hole(lauf)).status).toBe('FREIGEGEBEN');
		gelungen(await anna('PUT', '/v1/parameter', KONTO));
	});
	it('is valid by the norm, and pays each person with an account exactly what their rows come to', async () => {
		const antwort = await zahlungsdatei(lauf);
		expect(antwort.status, antwort.roh.body).toBe(200);
		expect(antwort.roh.headers['content-type']).toMatch(/^application\/xml/);
		expect(antwort.roh.headers['content-disposition']).toMatch(/\.xml"$/);
		xml = antwort.roh.body;
		const schema = { fileName: 'pain.xsd', contents: XSD };
		expect((await validateXML({ xml: { fileName: 'pain.xml', contents: xml }, schema })).errors).toEqual([]);
		const personen = [...Map.groupBy(lauf.posten, ({ freiwilligerID }) => freiwilligerID).values()];
		const bezahlt = personen.filter(([erste]) => erste?.iban);
		const soll = bezahlt.map((ihre) => ihre.reduce((summe, { betrag }) => summe + cent(betrag), 0));
		expect(soll.length).toBeGreaterThan(1);
		expect(werte(xml, 'InstdAmt').map((euro) => cent(Number(euro)))).toEqual(soll);
		expect(cent(Number(werte(xml, 'CtrlSum')[0]))).toBe(soll.reduce((summe, einer) => summe + einer, 0));
		expect(werte(xml, 'Nm')).toContain('Lucja Zak-Gross');
		expect(lauf.ohneUeberweisung).toHaveLength(personen.length - bezahlt.length);
	});
	it('is recorded as handed over, with its day and its hash', async () => {
		lauf = await hole(lauf);
		expect(lauf.status).toBe('UEBERGEBEN');
		expect(lauf.verlauf[0]?.was).toMatch(/^hat die Zahlungsdatei geholt, Ausführung am \d\d\.\d\d\.\d{4}$/);
		const { rows } = await t.portal.umgebung.pool.query(
			`select facts from event where stream = $1 and type = 'LaufUebergeben'`,
			[`Lauf-${lauf.id}`],
		);
		expect(rows[0]?.facts).toMatchObject({
			form: 'pain.001',
			sha256: createHash('sha256').update(xml).digest('hex'),
			ausfuehrung: naechsterBanktag(tagInBerlin(werte(xml, 'CreDtTm')[0] ?? '')),
		});
	});
	it('leaves only with a record of whose account was read, and that it left', async () => {
		const { rows } = await t.portal.umgebung.pool.query(
			`select betroffener from zugriff where anlass = 'BUCHHALTUNG' and datenart = 'BANK'`,
		);
		const gelesen = rows.map(({ betroffener }) => betroffener).toSorted();
		expect(gelesen).toEqual([...new Set(lauf.posten.map(({ freiwilligerID }) => freiwilligerID))].toSorted());
		const { rows: exporte } = await t.portal.umgebung.pool.query(
			`select anzahl from zugriff where art = 'EXPORT' and anlass = 'taschengeld'`,
		);
		expect(exporte).toEqual([{ anzahl: lauf.posten.length }]);
	});
	it('is the same whenever it is asked for, whatever has changed; another day is another file of the same number', async () => {
		await gibIban(lauf.posten[0]?.freiwilligerID ?? '', { iban: 'DE02120300000000202051', kontoinhaber: 'Jo Ohm' });
		expect((await zahlungsdatei(lauf)).roh.body).toBe(xml);
		const tag = naechsterBanktag(werte(xml, 'Dt')[0] ?? '');
		const spaeter = (await zahlungsdatei(lauf, { ausfuehrung: tag })).roh.body;
		expect([werte(spaeter, 'Dt'), werte(spaeter, 'MsgId')]).toEqual([[tag], werte(xml, 'MsgId')]);
		expect((await zahlungsdatei(lauf, { ausfuehrung: '2000-01-03' })).status).toBe(422);
		expect((await zahlungsdatei(lauf, { ausfuehrung: 'morgen' })).status).toBe(422);
	});
	it('isn’t given out again once the run is booked', async () => {
		lauf = await schritt(await hole(lauf), 'BUCHEN');
		expect(kurz(await zahlungsdatei(lauf))).toEqual([
			409,
			'Der Lauf ist im Stand „Gebucht“ und kann nicht überwiesen werden.',
		]);
	});
	it('is of the allowance alone', async () => {
		expect(kurz(await zahlungsdatei(await gibFrei(await neuerLauf('EST_BFD'))))).toEqual([
			409,
			'Eine Zahlungsdatei gibt es nur zu Läufen des Taschengelds.',
		]);
	});
});
