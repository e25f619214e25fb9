import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tagInBerlin } from '#domain/datum.ts';
import { naechsterBanktag } from '#domain/geld/sepa/banktag.ts';
import { maengelNach, werteIn } from '#domain/geld/sepa/sepa.fixture.ts';
import {
	gibLaufFrei,
	holeLauf,
	type Kasse,
	kasse,
	laufschritt,
	monatVon,
	rechneLauf,
	type Testlauf,
} from '../kasse.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';

/** The bank's file of a released run of the allowance, over the demo. */

const KONTO = { zahlungskontoInhaber: 'Sportverband Köln & Umland', zahlungskontoIban: 'DE02 1203 0000 0000 2020 51' };

let t: Kasse;
let anna: Fragend;
beforeAll(async () => {
	t = await kasse();
	({ anna } = t);
});
afterAll(() => t.stop());

type Lauf = Testlauf;

const cent = (euro: number) => Math.round(euro * 100);
const hole = (lauf: Lauf) => holeLauf(anna, lauf);
const schritt = async (lauf: Lauf, welcher: string, frage = anna): Promise<Lauf> =>
	gelungen(await laufschritt(frage, lauf, welcher));
const zahlungsdatei = ({ id }: Lauf, body: object = {}) => anna('POST', `/v1/exporte/laeufe/${id}/zahlungsdatei`, body);

const neuerLauf = (art: string) => rechneLauf(t, art, monatVon(t));
const gibFrei = (lauf: Lauf) => gibLaufFrei(t, lauf);

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
		gelungen(await anna('PUT', '/v1/parameter', { zahlungskontoIban: '' }));
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
		expect(await maengelNach('pain.001.001.09', xml)).toEqual([]);
		const personen = [...Map.groupBy(lauf.posten, ({ freiwilligerID }) => freiwilligerID).values()];
		const bezahlt = personen.filter(([erste]) => erste?.iban);
		const soll = bezahlt.map((ihre) => ihre.reduce((summe, { betrag }) => summe + cent(betrag), 0));
		expect(soll.length).toBeGreaterThan(1);
		expect(werteIn(xml, 'InstdAmt').map((euro) => cent(Number(euro)))).toEqual(soll);
		expect(cent(Number(werteIn(xml, 'CtrlSum')[0]))).toBe(soll.reduce((summe, einer) => summe + einer, 0));
		expect(werteIn(xml, 'Nm')).toContain('Lucja Zak-Gross');
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
			ausfuehrung: naechsterBanktag(tagInBerlin(werteIn(xml, 'CreDtTm')[0] ?? '')),
		});
	});
	it('leaves only with a record of whose account was read, and that it left', async () => {
		const { rows } = await t.portal.umgebung.pool.query(
			`select betroffener from zugriff where anlass = 'BUCHHALTUNG' and 'BANK' = any(datenarten)`,
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
		const tag = naechsterBanktag(werteIn(xml, 'Dt')[0] ?? '');
		const spaeter = (await zahlungsdatei(lauf, { ausfuehrung: tag })).roh.body;
		expect([werteIn(spaeter, 'Dt'), werteIn(spaeter, 'MsgId')]).toEqual([[tag], werteIn(xml, 'MsgId')]);
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
