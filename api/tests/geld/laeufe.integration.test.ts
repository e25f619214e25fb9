import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import type { Mandant } from '#commands/mandant.ts';
import {
	gibLaufFrei,
	holeLauf,
	type Kasse,
	kasse,
	laufschritt,
	monatVon,
	rechneLauf,
	type Testlauf,
	verantworte,
} from '../kasse.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';

/** Accounting runs over the demo: reckoned, checked, released by another, taken away, reckoned again. */

let t: Kasse;
let anna: Fragend;
let bert: Fragend;
beforeAll(async () => {
	t = await kasse();
	({ anna, bert } = t);
});
afterAll(() => t.stop());

type Lauf = Testlauf;
const heute = () => monatVon(t);
const neuerLauf = (monat = heute(), art = 'TASCHENGELD') => rechneLauf(t, art, monat);
const schritt = (lauf: Lauf, welcher: string, frage = anna) => laufschritt(frage, lauf, welcher);
const hole = (lauf: Lauf, frage = anna) => holeLauf(frage, lauf);
const aendere = async ({ id }: Lauf, body: object): Promise<Lauf> =>
	gelungen(await anna('POST', `/v1/exporte/laeufe/${id}/zeilen`, body));

const bisFreigabe = (lauf: Lauf) => gibLaufFrei(t, lauf);
const cent = (euro: number) => Math.round(euro * 100);

describe('a run of the allowance', () => {
	let lauf: Lauf;
	it('has a row for everybody in service whose books the Traeger keeps, each the sum of its parts', async () => {
		lauf = await neuerLauf();
		expect(lauf).toMatchObject({ nr: 1, status: 'ENTWURF' });
		expect(lauf.posten.length).toBeGreaterThan(5);
		for (const { teile, betrag } of lauf.posten)
			expect(cent(betrag)).toBe(Object.values(teile).reduce((summe, teil) => summe + cent(teil), 0));
		expect(cent(lauf.summe)).toBe(lauf.posten.reduce((summe, { betrag }) => summe + cent(betrag), 0));
	});
	it('says whose numbers payroll lacks, as payroll itself does, and isn’t hindered by it', async () => {
		const stand: { pruefungen: { pruefung: string; personen: { freiwilligerID: string }[] }[] } = gelungen(
			await anna('GET', `/v1/exporte/lohn/stand?format=LODAS&monat=${heute()}&umfang=VOLL`),
		);
		for (const [hier, dort] of [
			['STEUER_ID_FEHLT', 'STEUER_ID'],
			['SV_NUMMER_FEHLT', 'SV_NUMMER'],
		]) {
			const ohne = lauf.posten.filter(({ pruefungen }) => pruefungen.some(({ pruefung }) => pruefung === hier));
			const soll = stand.pruefungen.find(({ pruefung }) => pruefung === dort)?.personen ?? [];
			expect(new Set(ohne.map((p) => p.freiwilligerID))).toEqual(new Set(soll.map((p) => p.freiwilligerID)));
			expect(ohne.length).toBeGreaterThan(0);
			expect(lauf.pruefungen.find(({ pruefung }) => pruefung === hier)?.sperrt).toBe(false);
		}
	});
	it('is released by another than who checked it, once nothing hinders', async () => {
		expect(kurz(await schritt(lauf, 'FREIGEBEN', bert))[0]).toBe(409);
		lauf = gelungen(await schritt(lauf, 'PRUEFEN'));
		expect(lauf.hindernis).toBe('Vier-Augen-Prinzip: Freigeben kann nur, wer nicht selbst geprüft hat.');
		expect(kurz(await schritt(lauf, 'FREIGEBEN'))).toEqual([409, lauf.hindernis]);
		lauf = await verantworte(anna, lauf);
		expect((await hole(lauf, bert)).hindernis).toBeNull();
		expect(kurz(await schritt({ ...lauf, version: 1 }, 'FREIGEBEN', bert))[0]).toBe(409);
		lauf = gelungen(await schritt(lauf, 'FREIGEBEN', bert));
		expect(lauf.status).toBe('FREIGEGEBEN');
		expect(lauf.verlauf[0]).toMatchObject({ was: 'hat freigegeben' });
	});
	it('leaves as a file whose sum is the run’s, and says who took it', async () => {
		const antwort = await anna('POST', `/v1/exporte/laeufe/${lauf.id}/uebergabe`, {});
		expect(antwort.status).toBe(200);
		const [blatt, erlaeuterung] = (await readXlsx(antwort.roh.rawPayload)).sheets;
		const [kopf, ...zeilen] = blatt?.rows ?? [];
		const spalte = kopf?.indexOf('Summe') ?? -1;
		expect(zeilen).toHaveLength(lauf.zeilen);
		expect(zeilen.reduce((summe, zeile) => summe + cent(Number(zeile[spalte])), 0)).toBe(cent(lauf.summe));
		expect(JSON.stringify(erlaeuterung?.rows)).toContain(lauf.hash);
		lauf = await hole(lauf);
		expect(lauf.status).toBe('UEBERGEBEN');
		expect(lauf.verlauf[0]).toMatchObject({ was: 'hat die Datei geholt' });
		expect(gelungen(await schritt(lauf, 'BUCHEN'))).toMatchObject({ status: 'GEBUCHT' });
	});
	it('is followed by one that pays nobody of its month again', async () => {
		const noch = await neuerLauf();
		expect(noch.posten).toEqual([]);
		expect(kurz(await schritt(noch, 'PRUEFEN'))).toEqual([409, 'In diesem Lauf steht keine Zeile.']);
	});
	it('comes to the same from its position, whatever happens afterwards; the difference is a row of the next', async () => {
		const einer = lauf.posten.find(({ anteil }) => anteil === 30);
		if (!einer) throw new Error('Niemand');
		const pfad = `/v1/freiwilliger/${einer.freiwilligerID}/vertrag/${einer.vertragID}`;
		const gueltigAb = `${einer.monat}-01`;
		gelungen(await bert('PUT', pfad, { mobilitaetszuschlag: 17.5, gueltigAb }));
		const nachgerechnet = gelungen(await anna('GET', `/v1/exporte/laeufe/${lauf.id}/nachrechnung`));
		expect(nachgerechnet).toMatchObject({ istGleich: true });
		const noch = await neuerLauf();
		expect(noch.posten).toMatchObject([{ vertragID: einer.vertragID, ausgleichZu: lauf.nr }]);
		expect(Object.keys(noch.posten[0]?.teile ?? {})).toEqual(['MOBILITAET']);
	});
	it('that two people release at once is released once', async () => {
		const naechster = addiere(heute());
		const laeufe = await Promise.all([neuerLauf(naechster), neuerLauf(naechster)]);
		const geprueft = await Promise.all(
			laeufe.map(async (einer) => gelungen(await schritt(await verantworte(anna, einer), 'PRUEFEN')) as Lauf),
		);
		const antworten = await Promise.all(geprueft.map((einer) => schritt(einer, 'FREIGEBEN', bert)));
		expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(antworten.flatMap(kurz)).toContainEqual(
			expect.stringMatching(/^Seit der Berechnung wurde Lauf \d+ freigegeben\. Bitte rechnen Sie neu\.$/),
		);
		const verlierer = geprueft.find((_, i) => antworten[i]?.status === 409);
		if (!verlierer) throw new Error('Beide');
		expect(gelungen(await schritt(verlierer, 'NEU_RECHNEN'))).toMatchObject({ posten: [] });
	});
});

describe('what is asked of a run', () => {
	it('names a cycle there is, and the check that is answered for', async () => {
		const umfang = { art: 'TASCHENGELD', zeitraum: `${heute()}_${heute()}` };
		const fremd = { ...umfang, zyklusID: '00000000-0000-4000-8000-000000000000' };
		expect((await anna('POST', '/v1/exporte/laeufe', fremd)).status).toBe(404);
		const { id, posten } = await neuerLauf(heute(), 'EST_FSJ');
		const { vertragID = '', monat = '' } = posten[0] ?? {};
		const body = { zeilen: [{ vertragID, monat }], was: 'BESTAETIGEN', grund: 'Weiß nicht, wofür' };
		expect(kurz(await anna('POST', `/v1/exporte/laeufe/${id}/zeilen`, body))[0]).toBe(422);
	});
});

describe('runs of what sites contribute', () => {
	it('hold those of their kind of service, and previews are files that settle nothing', async () => {
		const fsj = await neuerLauf(heute(), 'EST_FSJ');
		const bfd = await neuerLauf(heute(), 'EST_BFD');
		const doppelt = fsj.posten.filter(({ vertragID }) => bfd.posten.some((p) => p.vertragID === vertragID));
		expect([fsj.posten.length > 0, bfd.posten.length > 0, doppelt]).toEqual([true, true, []]);
		const vorher = gelungen(await anna('GET', '/v1/exporte/laeufe')) as readonly Lauf[];
		for (const was of ['bfd-einsatzstellen-beitrag', 'fsj-einsatzstellen-beitrag', 'taschengeld']) {
			const antwort = await anna('GET', `/v1/exporte/buchhaltung/${was}?zeitraum=${heute().slice(0, 4)}-H2`);
			const [blatt] = (await readXlsx(antwort.roh.rawPayload)).sheets;
			expect(blatt?.rows.length, was).toBeGreaterThan(1);
		}
		expect(gelungen(await anna('GET', '/v1/exporte/laeufe'))).toEqual(vorher);
	});
	it('say what is wrong with a period, and know no run that isn’t there', async () => {
		const was = '/v1/exporte/buchhaltung/taschengeld';
		expect(kurz(await anna('GET', `${was}?zeitraum=2026`))).toEqual([
			422,
			'Bitte geben Sie einen Zeitraum wie 2026-Q1, 2026-H1 oder 2026-01_2026-03 an.',
		]);
		expect((await anna('GET', `${was}?laufID=00000000-0000-4000-8000-000000000000`)).status).toBe(404);
	});
	it('belong to administrators', async () => {
		const verein = await t.als('verein@demo.test');
		expect((await verein('GET', '/v1/exporte/laeufe')).status).toBe(403);
	});
});

it('of who is erased the facts and amounts stay, and nothing that was said of him', async () => {
	const lauf = await neuerLauf('2026-03', 'EST_FSJ');
	const beendet = lauf.posten[0];
	if (!beendet) throw new Error('Niemand');
	const { vertragID, monat, freiwilligerID, betrag } = beendet;
	const wort = { was: 'BESTAETIGEN', pruefung: 'ANGEBROCHEN', grund: 'Mit Kanarienvogel geklärt' };
	await aendere(lauf, { zeilen: [{ vertragID, monat }], ...wort });
	const loesche = () => anna('DELETE', `/v1/freiwilliger/${freiwilligerID}?bestaetigung=L%C3%96SCHEN`);
	expect((await loesche()).error).toMatchObject({ code: 'IM_LAUF' });
	const seine = lauf.posten.filter((p) => p.freiwilligerID === freiwilligerID);
	await aendere(await hole(lauf), {
		zeilen: seine.map((p) => ({ vertragID: p.vertragID, monat: p.monat })),
		...{ was: 'HERAUSNEHMEN', grund: 'Wird gelöscht' },
	});
	gelungen(await loesche());
	const { umgebung, konfiguration } = t.portal;
	await umgebung.pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
	const verzeichnis = konfiguration.datenVerzeichnis;
	const mandant = { umgebung, dateien: ablage(verzeichnis), mail: { verzeichnis } };
	await loeschePersonenbezug(mandant as unknown as Mandant);
	const { rows } = await umgebung.pool.query('select 1 from event_person where betroffener = $1', [freiwilligerID]);
	expect(rows).toEqual([]);
	const danach = await hole(lauf);
	expect(danach.posten.find((p) => p.vertragID === vertragID)).toMatchObject({ name: 'gelöscht', betrag });
	expect(JSON.stringify(danach)).not.toContain('Kanarienvogel');
	expect(gelungen(await anna('GET', `/v1/exporte/laeufe/${lauf.id}/nachrechnung`))).toMatchObject({ istGleich: true });
});

function addiere(monat: string): string {
	const [jahr = 0, nr = 0] = monat.split('-').map(Number);
	return nr === 12 ? `${jahr + 1}-01` : `${jahr}-${String(nr + 1).padStart(2, '0')}`;
}

it('what is released is released with its checks answered', async () => {
	const lauf = await neuerLauf(addiere(addiere(heute())), 'EST_BFD');
	expect(await bisFreigabe(lauf)).toMatchObject({ status: 'FREIGEGEBEN' });
});
