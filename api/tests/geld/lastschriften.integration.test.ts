import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liesBankbuch } from '#commands/geld/bankbuch.ts';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { fruehesterEinzug } from '#domain/geld/sepa/einzugsdatei.ts';
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

/** Direct debits of contributions and what is left open between them, over the demo. */

const IBANS = ['DE89370400440532013000', 'DE02120300000000202051'] as const;
const OHNE_MANDAT = { mandatsreferenz: '', mandatsdatum: null, iban: '' };
const BANK = {
	...{ zahlungskontoInhaber: 'Sportverband Köln & Umland', zahlungskontoIban: IBANS[1] },
	glaeubigerID: 'DE98 ZZZ 0999 9999 999',
};

let t: Kasse;
let anna: Fragend;
let bert: Fragend;
beforeAll(async () => {
	t = await kasse();
	({ anna, bert } = t);
});
afterAll(() => t.stop());

type Lauf = Testlauf;
interface Einzug {
	readonly fruehestens: string;
	readonly angekuendigt: string | null;
	readonly summe: number;
	readonly lastschriften: readonly {
		readonly einsatzstelleID: string;
		readonly betrag: number;
		readonly vortrag: number;
		readonly istErste: boolean;
		readonly empfaenger: readonly string[];
	}[];
	readonly ohneLastschrift: readonly string[];
	readonly vorzumerken: number;
	readonly wirdAngekuendigt: boolean;
}
interface Reste {
	readonly guthaben: readonly { readonly einsatzstelleID: string; readonly betrag: number; readonly iban: string }[];
	readonly auszahlungen: readonly { readonly nr: number; readonly summe: number }[];
}

const cent = (euro: number) => Math.round(euro * 100);
const summe = (alle: readonly { readonly betrag: number }[]) => alle.reduce((s, { betrag }) => s + cent(betrag), 0);

const monat = (weiter = 0) => monatVon(t, weiter);
const hole = (lauf: { readonly id: string }) => holeLauf(anna, lauf);
const schritt = async (lauf: Lauf, welcher: string, frage = anna): Promise<Lauf> =>
	gelungen(await laufschritt(frage, lauf, welcher));
const neuerLauf = (bis = 0) => rechneLauf(t, 'EST_FSJ', monat(), monat(bis));
const gibFrei = (lauf: Lauf) => gibLaufFrei(t, lauf);
const datei = ({ id }: Lauf, body: object = {}) => anna('POST', `/v1/exporte/laeufe/${id}/lastschriftdatei`, body);
const einzug = async ({ id }: Lauf): Promise<Einzug> => gelungen(await anna('GET', `/v1/exporte/laeufe/${id}/einzug`));
const reste = async (): Promise<Reste> => gelungen(await anna('GET', '/v1/exporte/reste'));
const gib = async (stelle: string, felder: object) => gelungen(await anna('PUT', `/v1/adresse/${stelle}`, felder));
const treffer = (lauf: Lauf, pruefung: string, stelle: string) =>
	lauf.posten.some((p) => p.einsatzstelleID === stelle && p.pruefungen.some((eine) => eine.pruefung === pruefung));
async function ankuendigungen() {
	const { rows } = await t.portal.umgebung.pool.query<{ id: string }>(
		`select empfaenger ->> 'id' as id from outbox where schluessel = 'ABBUCHUNG_ANKUENDIGUNG' order by 1`,
	);
	return rows.map(({ id }) => id);
}

describe('the debits of a run', () => {
	let lauf: Lauf;
	let xml: string;
	let [erste, zweite, dritte] = ['', '', ''];

	it('need a mandate with its date, and an account', async () => {
		lauf = await neuerLauf();
		const stellen = [...new Set(lauf.posten.map(({ einsatzstelleID }) => einsatzstelleID))];
		// Of the demo some have mandates; here only those have that are given one.
		const { rows } = await t.portal.umgebung.pool.query<{ id: string }>(
			'select id from adresse where mandatsreferenz is not null',
		);
		for (const { id } of rows) await gib(id, OHNE_MANDAT);
		[erste = '', zweite = '', dritte = ''] = stellen;
		expect(stellen.length).toBeGreaterThan(3);
		await gib(erste, { mandatsreferenz: 'M-1', iban: IBANS[0] });
		await gib(zweite, { mandatsreferenz: 'M-2', mandatsdatum: '2025-08-01' });
		await gib(dritte, { mandatsreferenz: 'M-3', mandatsdatum: '2025-08-01', iban: IBANS[0] });
		lauf = await hole(lauf);
		expect([erste, zweite, dritte].map((s) => treffer(lauf, 'MANDATSDATUM_FEHLT', s))).toEqual([true, false, false]);
		expect([erste, zweite, dritte].map((s) => treffer(lauf, 'STELLE_OHNE_IBAN', s))).toEqual([false, true, false]);
		expect(stellen.slice(3).every((s) => treffer(lauf, 'OHNE_MANDAT', s))).toBe(true);
		await gib(erste, { mandatsdatum: '2025-09-01' });
		lauf = await hole(lauf);
		expect(lauf.pruefungen.filter(({ sperrt }) => sperrt).map(({ pruefung }) => pruefung)).toEqual([
			'STELLE_OHNE_IBAN',
		]);
	});
	it('aren’t there before the release, nor without the number of the creditor', async () => {
		expect(kurz(await datei(lauf))).toEqual([409, 'Der Lauf ist im Stand „Entwurf“ und kann nicht eingezogen werden.']);
		lauf = await gibFrei(lauf);
		gelungen(await anna('PUT', '/v1/parameter', { ...BANK, glaeubigerID: '' }));
		expect(kurz(await datei(lauf))).toEqual([
			409,
			'Ihre Gläubiger-Identifikationsnummer fehlt. Bitte tragen Sie sie in den Parametern unter „Allgemein“, „Zahlungskonto“ ein.',
		]);
		gelungen(await anna('PUT', '/v1/parameter', BANK));
	});
	it('are told before they are handed over: how much, of whom, and who hears of it', async () => {
		const was = await einzug(lauf);
		expect(was).toMatchObject({
			fruehestens: fruehesterEinzug(t.portal.uhr.heute(), 14),
			...{ angekuendigt: null, wirdAngekuendigt: true },
		});
		expect(was.lastschriften.map((eine) => [eine.einsatzstelleID, eine.istErste, eine.vortrag]).toSorted()).toEqual(
			[[erste, true, 0] as const, [dritte, true, 0] as const].toSorted(),
		);
		const derStellen = lauf.posten.filter((p) => [erste, dritte].includes(p.einsatzstelleID));
		expect(cent(was.summe)).toBe(summe(derStellen));
		expect(was.ohneLastschrift.filter((satz) => satz.endsWith(', die IBAN fehlt.'))).toHaveLength(1);
		expect(was.ohneLastschrift.filter((satz) => satz.endsWith(', kein Mandat.')).length).toBeGreaterThan(0);
		expect(was.lastschriften.every(({ empfaenger }) => empfaenger.length > 0)).toBe(true);
	});
	it('leave as a valid file, once, however many take it at a time; each site is told once', async () => {
		const zuFrueh = addiereTage(fruehesterEinzug(t.portal.uhr.heute(), 14), -4);
		expect((await datei(lauf, { faelligkeit: zuFrueh })).status).toBe(422);
		expect(await ankuendigungen()).toEqual([]);
		const antworten = await Promise.all([datei(lauf), datei(lauf), datei(lauf)]);
		expect(antworten.map(({ status, roh }) => [status, roh.headers['content-type']])).toEqual(
			antworten.map(() => [200, expect.stringMatching(/^application\/xml/)]),
		);
		xml = antworten[0]?.roh.body ?? '';
		expect(antworten.map(({ roh }) => roh.body)).toEqual([xml, xml, xml]);
		expect(await maengelNach('pain.008.001.08', xml)).toEqual([]);
		expect([werteIn(xml, 'MndtId').toSorted(), werteIn(xml, 'SeqTp'), werteIn(xml, 'DtOfSgntr').toSorted()]).toEqual([
			['M-1', 'M-3'],
			['FRST'],
			['2025-08-01', '2025-09-01'],
		]);
		expect(cent(Number(werteIn(xml, 'CtrlSum')[0]))).toBe(cent((await einzug(lauf)).summe));
		expect(await ankuendigungen()).toEqual([erste, dritte].toSorted());
		const buch = await liesBankbuch(t.portal.umgebung, 'EINZUG');
		expect([...buch.uebergaben.keys()]).toEqual([lauf.id]);
	});
	it('are recorded with their day and hash, and stay as they are whatever changes', async () => {
		lauf = await hole(lauf);
		const [tag = ''] = werteIn(xml, 'ReqdColltnDt');
		expect(lauf.status).toBe('UEBERGEBEN');
		expect(lauf.verlauf[0]?.was).toBe(`hat die Lastschriften geholt, Abbuchung am ${formatDatum(tag)}`);
		const { rows } = await t.portal.umgebung.pool.query(
			`select distinct facts ->> 'form' as form, facts ->> 'sha256' as sha from event where stream = $1 and type = 'LaufUebergeben'`,
			[`Lauf-${lauf.id}`],
		);
		expect(rows).toEqual([{ form: 'pain.008', sha: createHash('sha256').update(xml).digest('hex') }]);
		await gib(erste, { mandatsreferenz: 'M-1b', mandatsdatum: '2026-01-01' });
		await gib(dritte, { iban: IBANS[1] });
		expect((await datei(lauf)).roh.body).toBe(xml);
		expect(kurz(await datei(lauf, { faelligkeit: addiereTage(tag, 7) }))).toEqual([
			422,
			`Die Abbuchung ist schon zum ${formatDatum(tag)} angekündigt.`,
		]);
		expect(await einzug(lauf)).toMatchObject({ angekuendigt: tag });
		expect(await ankuendigungen()).toHaveLength(2);
	});
	it('of the next run: first for a new mandate, further for a known one, and a new account is asked about', async () => {
		const naechster = await neuerLauf(1);
		expect([erste, dritte].map((s) => treffer(naechster, 'STELLE_IBAN_GEAENDERT', s))).toEqual([false, true]);
		const frei = await gibFrei(naechster);
		const folgen = (await einzug(frei)).lastschriften.map((eine) => [eine.einsatzstelleID, eine.istErste]);
		expect(Object.fromEntries(folgen)).toEqual({ [erste]: true, [dritte]: false });
		const neue = (await datei(frei)).roh.body;
		expect(await maengelNach('pain.008.001.08', neue)).toEqual([]);
		expect([werteIn(neue, 'SeqTp'), werteIn(neue, 'MndtId')]).toEqual([
			['FRST', 'RCUR'],
			['M-1b', 'M-3'],
		]);
		await schritt(await hole(frei), 'BUCHEN');
		expect(kurz(await datei(frei))).toEqual([409, 'Der Lauf ist im Stand „Gebucht“ und kann nicht eingezogen werden.']);
	});
	it('less than nothing is a credit: carried on, or paid out once', async () => {
		const eine = lauf.posten.find((p) => p.einsatzstelleID === erste && p.monat === monat());
		const pfad = `/v1/freiwilliger/${eine?.freiwilligerID}/vertrag/${eine?.vertragID}`;
		gelungen(await bert('PUT', pfad, { estBeitrag: 1, gueltigAb: `${monat()}-01` }));
		const gutschrift = await gibFrei(await neuerLauf(1));
		const erwartet = -summe(gutschrift.posten.filter((p) => p.einsatzstelleID === erste));
		expect(erwartet).toBeGreaterThan(0);
		expect((await einzug(gutschrift)).ohneLastschrift).toContainEqual(
			expect.stringMatching(/ Guthaben, wird mit dem nächsten Beitrag verrechnet\.$/),
		);
		// Nobody is debited, so there is no file that could carry it.
		expect(kurz(await datei(gutschrift))).toEqual([409, 'In diesem Lauf ist von niemandem etwas einzuziehen.']);
		expect((await reste()).guthaben).toEqual([]);
		expect(cent((await einzug(gutschrift)).vorzumerken)).toBe(erwartet);
		const merke = () => anna('POST', `/v1/exporte/laeufe/${gutschrift.id}/vormerkung`);
		expect(
			(await Promise.all([merke(), merke()])).map((a) => cent((gelungen(a) as { betrag: number }).betrag)),
		).toEqual([erwartet, erwartet]);
		expect((await reste()).guthaben).toMatchObject([{ einsatzstelleID: erste, iban: '…3000' }]);
		expect(summe((await reste()).guthaben)).toBe(erwartet);
		expect(kurz(await anna('POST', `/v1/exporte/laeufe/${lauf.id}/vormerkung`))).toEqual([
			409,
			'Zu diesem Lauf gibt es eine Datei für die Bank. Was zu viel ist, wird mit ihr vorgemerkt.',
		]);

		const zahle = (body: object) => anna('POST', '/v1/exporte/reste/auszahlung', body);
		const antworten = await Promise.all([zahle({}), zahle({})]);
		expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		const ueberweisung = antworten.find(({ status }) => status === 200)?.roh.body ?? '';
		expect(await maengelNach('pain.001.001.09', ueberweisung)).toEqual([]);
		expect([
			werteIn(ueberweisung, 'InstdAmt').map((euro) => cent(Number(euro))),
			werteIn(ueberweisung, 'IBAN'),
		]).toEqual([[erwartet], [IBANS[1], IBANS[0]]]);
		const danach = await reste();
		expect([danach.guthaben, summe(danach.auszahlungen.map((a) => ({ betrag: a.summe })))]).toEqual([[], erwartet]);
		expect((await zahle({ nr: danach.auszahlungen[0]?.nr })).roh.body).toBe(ueberweisung);
		expect((await zahle({ nr: 4711 })).status).toBe(404);
		const { rows } = await t.portal.umgebung.pool.query(
			`select anzahl from zugriff where art = 'EXPORT' and anlass = 'guthaben'`,
		);
		expect(rows).toEqual([{ anzahl: 1 }, { anzahl: 1 }]);
	});
});
