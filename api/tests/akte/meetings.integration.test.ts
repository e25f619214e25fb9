import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { leere, postamt } from '#commands/mail/post.fixture.ts';
import { type Senke, starteSenke } from '#commands/mail/senke.fixture.ts';
import { zieheMeetingsNach } from '#commands/meeting/nachziehen.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Talks over the net, from the agreement on one to its end. Table: Meeting. */

const ORT = '/v1/integrations/meetings';
const VORLAGE = 'https://meet.test/raum/{zufall}';
const MORGEN = '2026-09-16T08:00:00.000Z';
const SPAETER = '2026-10-05T12:30:00.000Z';

interface Meeting {
	id: string;
	termin: string;
	status: number;
	link: string | null;
	eingeladenAm: string | null;
	wahl: { angebotID: string; termine: string[]; nochMal: number } | null;
}

let t: Kleinportal;
let senke: Senke;
beforeAll(async () => {
	[t, senke] = await Promise.all([kleinportal(), starteSenke()]);
	gelungen(await t.admin('POST', `${ORT}/configuration`, { vorlage: VORLAGE }));
	await leere(postamt(t, senke));
});
afterAll(async () => {
	await senke.stop();
	await t.stop();
});
beforeEach(() => {
	senke.empfangen.length = 0;
});

const bewerber = () => t.registriere([t.ort(0)]);
const neues = (wer: Angemeldet, rest: object = {}) => ({
	...{ adresswunschId: wer.wunschID(), titel: 'Kennenlernen', termin: SPAETER, dauerMinuten: 30 },
	...rest,
});
const vereinbare = async (wer: Angemeldet, rest: object = {}): Promise<Meeting> =>
	gelungen(await t.verein('POST', ORT, neues(wer, rest)));
const meetingsVon = async (wer: Angemeldet): Promise<Meeting[]> => gelungen(await wer.frage('GET', ORT));
const nachziehen = () => zieheMeetingsNach(t.umgebung);

describe('agreeing on a talk', () => {
	it('makes a room of its own that both sides see, and nobody else', async () => {
		const [lena, mia] = [await bewerber(), await bewerber()];
		const meeting = await vereinbare(lena);
		expect(meeting).toMatchObject({ status: 0, termin: SPAETER, eingeladenAm: null, wahl: null });
		expect(meeting.link).toMatch(/^https:\/\/meet\.test\/raum\/[a-z2-9]{24}$/);
		const anderes = await vereinbare(lena, { termin: MORGEN });
		expect(anderes.link).not.toBe(meeting.link);
		// The next one first.
		expect((await meetingsVon(lena)).map(({ id }) => id)).toEqual([anderes.id, meeting.id]);
		expect(await meetingsVon(mia)).toEqual([]);
		const nurLena = `${ORT}?adresswunschId=${lena.wunschID()}`;
		expect(gelungen(await t.verein('GET', nurLena))).toHaveLength(2);
		expect(gelungen(await t.traeger('GET', nurLena))).toHaveLength(2);
		expect(gelungen(await t.verein2('GET', nurLena))).toEqual([]);
		expect(gelungen(await mia.frage('GET', nurLena))).toEqual([]);
	});

	it('is for the staff of the place and of the Traeger', async () => {
		const wer = await bewerber();
		expect((await t.verein2('POST', ORT, neues(wer))).status).toBe(404);
		expect((await wer.frage('POST', ORT, neues(wer))).status).toBe(403);
		gelungen(await t.traeger('POST', ORT, neues(wer)));
	});

	it('asks for a time to come and for 15 to 240 minutes', async () => {
		const wer = await bewerber();
		const mit = async (rest: object) => {
			const { status, error } = await t.verein('POST', ORT, neues(wer, rest));
			return [status, error?.details.map(({ feld }) => feld)];
		};
		expect(await mit({ termin: '2026-09-14T08:00:00Z', dauerMinuten: 10 })).toEqual([422, ['termin', 'dauerMinuten']]);
		expect(await mit({ dauerMinuten: 241 })).toEqual([422, ['dauerMinuten']]);
		expect(await mit({ termin: 'morgen' })).toEqual([422, ['termin']]);
	});

	it('is about wishes up to the negotiation', async () => {
		const wer = await bewerber();
		await t.verhandle(wer, 0);
		await vereinbare(wer);
		gelungen(await t.einige(wer));
		expect(kurz(await t.verein('POST', ORT, neues(wer)))).toEqual([
			409,
			'Die Aktion „Gespräch vereinbaren“ ist im Status 3500 (Vertragseinigung) nicht möglich.',
		]);
	});

	it('needs an address of rooms that is switched on', async () => {
		const wer = await bewerber();
		const integrationen = async () =>
			(gelungen(await t.admin('GET', '/v1/integrations')) as { key: string }[]).find(({ key }) => key === 'meetings');
		const aktive = async () => gelungen(await t.niemand('GET', '/v1/system/integrations')) as string[];
		const KEINE = [409, 'Es ist keine Videokonferenz-Anbindung eingerichtet.'];
		expect(await integrationen()).toEqual({ key: 'meetings', aktiv: true, verbunden: true });
		expect(await aktive()).toContain('meetings');
		gelungen(await t.admin('POST', `${ORT}/configuration`, { vorlage: VORLAGE, aktiv: false }));
		expect(kurz(await t.verein('POST', ORT, neues(wer)))).toEqual(KEINE);
		expect(await aktive()).not.toContain('meetings');
		gelungen(await t.admin('DELETE', '/v1/integrations/meetings'));
		expect(await integrationen()).toEqual({ key: 'meetings', aktiv: false, verbunden: false });
		expect(kurz(await t.verein('POST', ORT, neues(wer)))).toEqual(KEINE);
		expect((await t.admin('DELETE', '/v1/integrations/meetings')).status).toBe(404);
		const schlecht = await t.admin('POST', `${ORT}/configuration`, { vorlage: 'http://meet.test/{zufall}' });
		expect([schlecht.status, schlecht.error.details.map(({ feld }) => feld)]).toEqual([422, ['vorlage']]);
		gelungen(await t.admin('POST', `${ORT}/configuration`, { vorlage: VORLAGE }));
	});

	it('may go with the contact, once the talk is about that very wish', async () => {
		const [wer, andere] = [await bewerber(), await bewerber()];
		const meeting = await vereinbare(wer);
		const kontakt = (einer: Angemeldet, meetingID: string) =>
			t.verein('POST', `/v1/freiwilliger/wunsch/${einer.wunschID()}/contact`, { nachricht: 'Bis bald', meetingID });
		expect((await kontakt(andere, meeting.id)).status).toBe(404);
		await leere(postamt(t, senke));
		senke.empfangen.length = 0;
		gelungen(await kontakt(wer, meeting.id));
		await leere(postamt(t, senke));
		const mail = senke.empfangen.find(({ an }) => an === wer.email)?.mail;
		expect(mail?.text).toContain(meeting.link as string);
		expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['gespraech.ics']);
	});
});

describe('its end', () => {
	it('is called off by whoever may agree on it, once', async () => {
		const wer = await bewerber();
		const { id } = await vereinbare(wer);
		expect((await wer.frage('DELETE', `${ORT}/${id}`)).status).toBe(403);
		expect((await t.verein2('DELETE', `${ORT}/${id}`)).status).toBe(404);
		gelungen(await t.verein('DELETE', `${ORT}/${id}`));
		expect(await meetingsVon(wer)).toMatchObject([{ id, status: 9000, link: null }]);
		expect(kurz(await t.verein('DELETE', `${ORT}/${id}`))).toEqual([
			409,
			'Die Aktion „Gespräch absagen“ ist im Status 9000 (Abgesagt) nicht möglich.',
		]);
	});

	it.each([
		['the volunteer withdraws', (wer: Angemeldet) => wer.frage('DELETE', `/v1/freiwilliger/wunsch/${wer.wunschID()}`)],
		[
			'the site declines',
			(wer: Angemeldet) =>
				t.verein('POST', `/v1/freiwilliger/wunsch/${wer.wunschID()}/decline`, { grund: 'Kein Platz mehr' }),
		],
	])('comes by itself when %s', async (_, beende) => {
		const wer = await bewerber();
		await vereinbare(wer);
		await nachziehen();
		expect(await meetingsVon(wer)).toMatchObject([{ status: 0 }]);
		gelungen(await beende(wer));
		// Not while the end of the wish may be taken back.
		await nachziehen();
		expect(await meetingsVon(wer)).toMatchObject([{ status: 0 }]);
		await t.setzeParameter({ versandVerzoegerung: 0 });
		await nachziehen();
		await t.setzeParameter({ versandVerzoegerung: 60 });
		expect(await meetingsVon(wer)).toMatchObject([{ status: 9000 }]);
		await leere(postamt(t, senke));
		const abgesagt = senke.empfangen.filter(({ mail }) => mail.subject?.startsWith('Online-Gespräch abgesagt'));
		expect(abgesagt.map(({ an }) => an)).toContain(wer.email);
		await nachziehen();
		await leere(postamt(t, senke));
		expect(senke.empfangen.filter(({ mail }) => mail.subject?.startsWith('Online-Gespräch abgesagt'))).toHaveLength(
			abgesagt.length,
		);
	});
});

describe('gone with the volunteer', () => {
	it('leaves neither talks nor offers', async () => {
		const wer = await bewerber();
		await vereinbare(wer);
		const termine = [SPAETER];
		gelungen(await t.verein('POST', `${ORT}/angebote`, { ...neues(wer, { termin: undefined }), termine }));
		const zahl = async () => {
			const anweisung = `select (select count(*) from meeting where freiwilliger_id = $1)::int
				+ (select count(*) from terminangebot where freiwilliger_id = $1)::int as n`;
			return (await t.umgebung.pool.query<{ n: number }>(anweisung, [wer.id])).rows[0]?.n;
		};
		expect(await zahl()).toBe(2);
		gelungen(await t.traeger('DELETE', `/v1/freiwilliger/${wer.id}?bestaetigung=L%C3%96SCHEN`));
		await leere(postamt(t, senke));
		const mandant = { umgebung: t.umgebung, dateien: ablage(t.verzeichnis), mail: { verzeichnis: t.verzeichnis } };
		await loeschePersonenbezug(mandant as never);
		expect(await zahl()).toBe(0);
	});
});
