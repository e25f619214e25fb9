import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** W21 (table: Decided after measuring, D18): what was just done is undone, and nobody hears of it. */

let t: Kleinportal;
let lena: Bewerber;
beforeAll(async () => {
	const zugeteilt = [0, 1].map((stelle) => ({ stelle, ort: 0, key: 'FSJ', plaetze: 1 }) as const);
	t = await kleinportal({ zugeteilt });
});
beforeEach(async () => {
	await t.setzeParameter({ versandVerzoegerung: 60 });
	lena = await t.erfasse([t.ort(0)], { email: null });
	await t.umgebung.pool.query('delete from outbox');
});
afterAll(() => t.stop());

const lehneAb = (wer: Fragend = t.traeger, wen = lena) =>
	wer('POST', `/v1/freiwilliger/wunsch/${wen.wunschID()}/decline`, { grund: 'Keine Stelle' });
const zurueck = (tat: string, wer: Fragend = t.traeger, wen = lena, objektID: string | null = wen.wunschID()) =>
	wer('POST', `/v1/freiwilliger/${wen.id}/rueckgaengig`, { tat, objektID });
interface Gesehen {
	wuensche: object[];
	zurueck: unknown;
}
const sieh = async (wer: Fragend, wen: Bewerber) =>
	(await wer('GET', `/v1/freiwilliger/${wen.id}/bewerbung`)).data as Gesehen;
const wunsch = async (wen = lena) => (await sieh(t.traeger, wen)).wuensche[0] as Record<string, unknown>;
const anbot = async (wer = t.traeger) => (await sieh(wer, lena)).zurueck;
const antwort = ({ status, error }: Antwort) => [status, error?.code, error?.message];

interface Post {
	schluessel: string;
	status: string;
	fehler: string | null;
	wartet: number;
}
const post = async () =>
	(
		await t.umgebung.pool.query<Post>(
			`select schluessel, status, fehler, round(extract(epoch from faellig_ab - erstellt_am))::int as wartet
			from outbox where art = 'mail' order by erstellt_am, schluessel, empfaenger ->> 'art'`,
		)
	).rows;

describe('an act in a file', () => {
	it('is taken back with its mail, and the history shows both', async () => {
		const vorher = await wunsch();
		expect((await lehneAb()).status).toBe(200);
		expect(await post()).toEqual([{ schluessel: 'ABLEHNUNG', status: 'queued', fehler: null, wartet: 60 }]);
		expect(await anbot()).toEqual({ tat: 'ablehnen', objektID: lena.wunschID(), sekunden: expect.any(Number) });
		expect((await zurueck('ablehnen')).status).toBe(204);
		expect({ ...(await wunsch()), version: vorher.version }).toEqual(vorher);
		expect(await post()).toEqual([
			{ schluessel: 'ABLEHNUNG', status: 'cancelled', fehler: 'Zurückgenommen', wartet: 60 },
		]);
		expect(await leerePost(t.umgebung)).toEqual([]);
		const historie = (await t.traeger('GET', `/v1/freiwilliger/${lena.id}/historie`)).data as { satz: string }[];
		expect(historie.slice(0, 2).map(({ satz }) => satz)).toEqual([
			expect.stringMatching(/^hat die Ablehnung der Bewerbung bei .+ zurückgenommen\.$/),
			expect.stringMatching(/^hat die Bewerbung bei .+ abgelehnt\.$/),
		]);
		expect(await anbot()).toBeNull();
		expect(await t.kettenfehler()).toEqual([]);
	});

	it('is taken back by whoever did it, and by nobody else', async () => {
		await lehneAb();
		expect(await anbot(t.admin)).toBeNull();
		const anders = 'Das lässt sich nicht mehr zurücknehmen, denn in der Akte ist inzwischen etwas anderes geschehen.';
		expect(antwort(await zurueck('ablehnen', t.admin))).toEqual([409, 'RUECKNAHME', anders]);
		expect(antwort(await zurueck('kontaktieren'))).toEqual([409, 'RUECKNAHME', anders]);
		expect((await zurueck('ablehnen', t.niemand)).status).toBe(401);
		expect((await zurueck('ablehnen', t.verein2)).status).toBe(404);
		expect((await zurueck('alles')).status).toBe(422);
		expect((await zurueck('ablehnen')).status).toBe(204);
	});

	it('stays when something else was done since', async () => {
		await lehneAb();
		await t.admin('POST', `/v1/freiwilliger/${lena.id}/historie`, { text: 'Schade' });
		expect(antwort(await zurueck('ablehnen')).slice(0, 2)).toEqual([409, 'RUECKNAHME']);
	});

	it('stays when a mail about it has left', async () => {
		await lehneAb();
		await t.umgebung.pool.query(`update outbox set status = 'sending', lease_bis = now() + interval '1 minute'`);
		const text = 'Das lässt sich nicht mehr zurücknehmen, denn eine E-Mail dazu ist schon unterwegs.';
		expect(antwort(await zurueck('ablehnen'))).toEqual([409, 'VERSENDET', text]);
		expect((await wunsch()).status).toBe(9500);
	});

	it('is told at once where the tenant wants no waiting', async () => {
		await t.setzeParameter({ versandVerzoegerung: 0 });
		await lehneAb();
		expect(await post()).toMatchObject([{ wartet: 0 }]);
		const text = 'Das lässt sich nicht zurücknehmen, denn E-Mails werden hier sofort gesendet.';
		expect(antwort(await zurueck('ablehnen'))).toEqual([409, 'RUECKNAHME', text]);
	});

	it('waits only where it can be taken back', async () => {
		await t.traeger('PUT', `/v1/freiwilliger/wunsch/${lena.wunschID()}`, { status: 500 });
		expect(await post()).toMatchObject([{ schluessel: 'WARTELISTE', wartet: 0 }]);
	});

	it('is an agreement: its place is free again; when another has it, an annulment stays', async () => {
		const jonas = await t.erfasse([t.ort(0)]);
		for (const wer of [lena, jonas]) await t.verhandle(wer, 0);
		const frei = { zugeteilt: 1, reserviert: 0, belegt: 0 };
		const plaetze = () => t.plaetze(t.ort(0), t.dienstart('FSJ'));
		expect((await t.einige(lena)).status).toBe(200);
		expect(await plaetze()).toEqual({ ...frei, reserviert: 1 });
		expect((await zurueck('einigen')).status).toBe(204);
		expect(await plaetze()).toEqual(frei);

		expect((await t.einige(lena)).status).toBe(200);
		const annulliere = () => t.traeger('POST', `/v1/freiwilliger/${lena.id}/reset-vertrag`, { grund: 'Versehen' });
		expect((await annulliere()).status).toBe(200);
		expect((await zurueck('annullieren')).status).toBe(204);
		expect(await plaetze()).toEqual({ ...frei, reserviert: 1 });
		expect((await annulliere()).status).toBe(200);
		expect((await t.einige(jonas)).status).toBe(200);
		expect(antwort(await zurueck('annullieren')).slice(0, 2)).toEqual([409, 'G04']);
		expect(await t.kettenfehler()).toEqual([]);
	});

	it('is a message that is kept back', async () => {
		const mia = await t.erfasse([t.ort(0)], { email: 'mia@post.test' });
		await t.traeger('POST', `/v1/freiwilliger/${mia.id}/nachricht`, { betreff: 'Hallo', text: 'Bis Montag.' });
		expect((await zurueck('nachricht', t.traeger, mia, null)).status).toBe(204);
		expect(await post()).toContainEqual(expect.objectContaining({ schluessel: 'NACHRICHT_FREI', status: 'cancelled' }));
	});
});

describe('what an act would do is said before', () => {
	interface Probe {
		folgen: { art: string; text: string }[];
		wartet: number;
		gruende: { code: string }[];
	}
	const frage = (tat: object, wer: Fragend = t.traeger, wen = lena) =>
		wer('POST', `/v1/freiwilliger/${wen.id}/tatfolgen`, tat);
	const probiere = async (tat: object, wen: Bewerber, wer: Fragend = t.traeger) => {
		const vorher = await t.ereignisse();
		const { status, data } = await frage(tat, wer, wen);
		expect([status, await t.ereignisse()]).toEqual([200, vorher]);
		return data as Probe;
	};
	const texte = ({ folgen }: Probe) => folgen.map(({ text }) => text);
	/** The mails that leave then, against the sentence; those to a place in a second round, once it is split. */
	const erwartePost = async (probe: Probe) => {
		const gesendet = [...(await leerePost(t.umgebung)), ...(await leerePost(t.umgebung))];
		const gesagt = texte(probe).find((text) => /^\d+ E-Mails?:/.test(text)) ?? '';
		expect(Number.parseInt(gesagt, 10) || 0).toBe(gesendet.length);
		const gegruesst = gesendet.map(({ text }) => /^(?:Guten Tag|Hallo) (.+),/.exec(text)?.[1] ?? text);
		expect(gegruesst.filter((name) => !gesagt.includes(name))).toEqual([]);
		return gesendet.length;
	};

	it('of an agreement, its annulment and a refusal: place, contract, status, and the mails that leave', async () => {
		await t.setzeParameter({ isBatchEmailsEnabled: false });
		const mia = await t.erfasse([t.ort(1)], { email: 'mia@post.test' });
		await t.verhandle(mia, 1);
		await t.umgebung.pool.query('delete from outbox');
		const ort = (await t.traeger('GET', `/v1/adresse/${t.ort(1)}`)).data as { bezeichnung: string };

		const felder = { vertragsbeginn: '2026-10-01', vertragsende: '2027-09-30' };
		const einigung = await probiere({ tat: 'einigen', wunschID: mia.wunschID(), felder }, mia);
		expect(einigung.gruende).toEqual([]);
		expect(einigung.wartet).toBe(60);
		expect(texte(einigung)).toEqual(
			expect.arrayContaining([
				'Der Vertrag ist vereinbart. Seine Nummer bekommt er mit dem Abschluss.',
				`1 Platz wird bei ${ort.bezeichnung} reserviert.`,
				'Die Akte steht danach auf 2800 (Vertragseinigung).',
			]),
		);
		expect((await t.einige(mia)).status).toBe(200);
		expect(await t.plaetze(t.ort(1), t.dienstart('FSJ'))).toMatchObject({ reserviert: 1 });
		expect(await t.status(mia)).toBe(2800);
		expect(await erwartePost(einigung)).toBe(4);

		const belegt = await probiere({ tat: 'einigen', wunschID: mia.wunschID() }, mia);
		expect(belegt).toMatchObject({ folgen: [], gruende: [{ code: expect.any(String) }] });

		const annulliert = await probiere({ tat: 'annullieren' }, mia);
		expect(texte(annulliert)).toEqual(
			expect.arrayContaining([
				`Der Vertrag mit ${ort.bezeichnung} wird storniert.`,
				'Ein neuer Entwurf mit den bisherigen Angaben liegt bereit.',
				`Der Platz bei ${ort.bezeichnung} wird frei.`,
				'Die Akte steht danach auf 2500 (In Verhandlung).',
			]),
		);
		await t.traeger('POST', `/v1/freiwilliger/${mia.id}/reset-vertrag`, { grund: 'Versehen' });
		expect(await t.status(mia)).toBe(2500);
		expect(await erwartePost(annulliert)).toBeGreaterThan(0);

		const absage = await probiere({ tat: 'ablehnen', wunschID: mia.wunschID() }, mia);
		expect(texte(absage).at(0)).toBe(`Die Bewerbung bei ${ort.bezeichnung} wird beendet.`);
		expect((await lehneAb(t.traeger, mia)).status).toBe(200);
		expect(await erwartePost(absage)).toBe(1);
	});

	it('to a place without names of its readers and without the status of the file', async () => {
		const mia = await t.erfasse([t.ort(1)], { email: 'mia@post.test' });
		await t.verhandle(mia, 1);
		const felder = { vertragsbeginn: '2026-10-01', vertragsende: '2027-09-30' };
		const probe = await probiere({ tat: 'einigen', wunschID: mia.wunschID(), felder }, mia, t.verein2);
		expect(probe.folgen.map(({ art }) => art)).not.toContain('STATUS');
		expect((await frage({ tat: 'annullieren' }, t.verein, mia)).status).toBe(404);
		expect((await frage({ tat: 'alles' }, t.traeger, mia)).status).toBe(422);
	});
});

describe('a place that waits', () => {
	const frageNach = (pfad = '', wer: Fragend = t.verein) =>
		wer('POST', `/v1/freiwilliger/wunsch/${lena.wunschID()}/nachfrage${pfad}`);
	beforeEach(() => t.setzeParameter({ isFestlegungDienstartSportjugend: true, festlegungDienstartAbStatus: 2500 }));
	afterEach(() => t.setzeParameter({ isFestlegungDienstartSportjugend: false }));

	it('asks whom it waits for once a week, after it saw the mail, and may take it back', async () => {
		expect(antwort(await frageNach())).toEqual([
			409,
			'G22',
			'Nachfragen können Sie, sobald hier jemand anderes dran ist.',
		]);
		expect((await t.verein('POST', `/v1/freiwilliger/wunsch/${lena.wunschID()}/contact`, {})).status).toBe(200);
		await t.umgebung.pool.query('delete from outbox');
		const probe = (await frageNach('/probe')).data as { mail: { betreff: string; html: string; email: string } | null };
		expect(probe).toMatchObject({ grund: null, partei: 'TRAEGER', anzahl: 1 });
		expect(probe.mail?.betreff).toContain('fragt nach');
		expect(probe.mail?.html).toContain('>Nächsten Schritt ansehen</a>');
		expect(probe.mail?.email).toBe('');
		expect((await frageNach('', t.traeger)).status).toBe(403);
		expect((await frageNach()).status).toBe(200);
		expect((await post()).map(({ schluessel, wartet }) => [schluessel, wartet])).toEqual([['NACHFRAGE', 60]]);
		expect((await wunsch()).dran).toMatchObject({ partei: 'TRAEGER', nachgefragtAm: expect.any(String) });
		const satz = 'Sie haben zuletzt am';
		expect(antwort(await frageNach())).toEqual([409, 'NACHFRAGE', expect.stringContaining(satz)]);
		expect((await frageNach('/probe')).data).toMatchObject({ grund: expect.stringContaining(satz), mail: null });
		expect(await gezaehlt()).toBe(1);
		expect((await zurueck('nachfragen', t.verein)).status).toBe(204);
		expect((await wunsch()).dran).toMatchObject({ nachgefragtAm: null });
		expect((await post()).map(({ status }) => status)).toEqual(['cancelled']);
		expect(await gezaehlt()).toBe(0);
		const historie = (await t.traeger('GET', `/v1/freiwilliger/${lena.id}/historie`)).data as { satz: string }[];
		expect(historie.slice(0, 2).map(({ satz }) => satz)).toEqual([
			expect.stringMatching(/^hat die Nachfrage für .+ zurückgehalten, bevor sie gesendet wurde\.$/),
			expect.stringMatching(/^hat für .+ beim Träger nachgefragt, wie es steht\.$/),
		]);
		expect((await frageNach()).status).toBe(200);
	});

	const gezaehlt = async () => {
		const { zahlen } = (await t.traeger('GET', '/v1/start')).data as { zahlen: { art: string; anzahl: number }[] };
		return zahlen.find(({ art }) => art === 'NACHGEFRAGT')?.anzahl;
	};
});
