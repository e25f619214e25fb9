import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leere, postamt } from '#commands/mail/post.fixture.ts';
import { type Senke, starteSenke } from '#commands/mail/senke.fixture.ts';
import { zieheMeetingsNach } from '#commands/meeting/nachziehen.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Mails about talks over the net as a mail server gets them, and the times a volunteer chooses from. */

const ORT = '/v1/integrations/meetings';
const TERMINE = ['2026-10-05T12:30:00.000Z', '2026-10-06T07:00:00.000Z', '2026-10-25T00:30:00.000Z'] as const;

let t: Kleinportal;
let senke: Senke;
beforeAll(async () => {
	[t, senke] = await Promise.all([kleinportal(), starteSenke()]);
	gelungen(await t.admin('POST', `${ORT}/configuration`, { vorlage: 'https://meet.test/{zufall}' }));
});
afterAll(async () => {
	await senke.stop();
	await t.stop();
});
const bewerber = async () => {
	const wer = await t.registriere([t.ort(0)]);
	await post();
	return wer;
};
async function post(): Promise<readonly { readonly an: string; readonly mail: Email }[]> {
	await leere(postamt(t, senke));
	return senke.empfangen.splice(0).filter(({ mail }) => /Online-Gespräch/.test(mail.subject ?? ''));
}
beforeEach(async () => {
	await post();
});

const neues = (wer: Angemeldet) => ({ adresswunschId: wer.wunschID(), titel: 'Kennenlernen', dauerMinuten: 45 });
async function vereinbare(wer: Angemeldet, termin: string = TERMINE[0]): Promise<{ id: string; link: string }> {
	return gelungen(await t.verein('POST', ORT, { ...neues(wer), termin }));
}

/** What hangs on a mail, as both readers understand it. */
function kalender({ attachments }: Email) {
	const [anhang, ...weitere] = attachments;
	expect([anhang?.filename, anhang?.mimeType, weitere]).toEqual(['gespraech.ics', 'text/calendar', []]);
	const text = Buffer.from(anhang?.content as ArrayBuffer).toString();
	const teil = new ICAL.Component(ICAL.parse(text));
	for (const zone of teil.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
	const [event, ...andere] = teil.getAllSubcomponents('vevent');
	if (!event) throw new Error('Kein Eintrag');
	const eintrag = new ICAL.Event(event);
	const [gelesen] = Object.values(nodeIcal.sync.parseICS(text)).filter((e) => e?.type === 'VEVENT') as VEvent[];
	expect(andere).toEqual([]);
	const ergebnis = {
		methode: String(teil.getFirstPropertyValue('method')),
		uid: eintrag.uid,
		folge: eintrag.sequence,
		status: String(event.getFirstPropertyValue('status')),
		von: eintrag.startDate.toJSDate().toISOString(),
		bis: eintrag.endDate.toJSDate().toISOString(),
		ort: eintrag.location,
		an: String(event.getFirstPropertyValue('attendee')).toLowerCase(),
	};
	expect({
		...{ uid: gelesen?.uid, folge: Number(gelesen?.sequence), status: gelesen?.status },
		...{ von: gelesen?.start.toISOString(), bis: (gelesen?.end as Date | undefined)?.toISOString() },
		ort: gelesen?.location,
	}).toEqual({ ...ergebnis, methode: undefined, an: undefined });
	return ergebnis;
}

describe('an invitation', () => {
	it('brings the talk into the calendars of both sides and of guests, and takes the same one out', async () => {
		const wer = await bewerber();
		const { id, link } = await vereinbare(wer);
		expect(await post()).toEqual([]);
		gelungen(await t.verein('POST', `${ORT}/${id}/invite`, { emails: ['Gast@Mentor.test '] }));
		const eingeladen = await post();
		const an = eingeladen.map((mail) => mail.an);
		expect(an).toEqual(expect.arrayContaining([wer.email, 'gast@mentor.test']));
		// Whoever reads the mails of the place is there, too.
		expect(an.length).toBeGreaterThan(2);
		for (const { an: email, mail } of eingeladen) {
			expect(mail.text).toContain(link);
			expect(mail.text).toContain('05.10.2026 - 14:30 Uhr');
			expect(kalender(mail)).toEqual({
				...{ methode: 'REQUEST', uid: `gespraech-${id}`, folge: 0, status: 'CONFIRMED', ort: link },
				...{ von: '2026-10-05T12:30:00.000Z', bis: '2026-10-05T13:15:00.000Z', an: `mailto:${email}` },
			});
		}
		// Once both know, only who is new.
		gelungen(await t.verein('POST', `${ORT}/${id}/invite`, { emails: ['gast@mentor.test', 'neu@mentor.test'] }));
		expect((await post()).map((mail) => mail.an)).toEqual(['neu@mentor.test']);
		gelungen(await t.verein('DELETE', `${ORT}/${id}`));
		const abgesagt = await post();
		expect(abgesagt.map((mail) => mail.an).toSorted()).toEqual([...an, 'neu@mentor.test'].toSorted());
		for (const { mail } of abgesagt) {
			expect(mail.text).not.toContain(link);
			expect(kalender(mail)).toMatchObject({
				...{ methode: 'CANCEL', uid: `gespraech-${id}`, folge: 1, status: 'CANCELLED' },
			});
		}
	});

	it('isn’t sent any more once the talk is off', async () => {
		const wer = await bewerber();
		const { id } = await vereinbare(wer);
		gelungen(await t.verein('POST', `${ORT}/${id}/invite`, {}));
		gelungen(await t.verein('DELETE', `${ORT}/${id}`));
		expect(new Set((await post()).map(({ mail }) => mail.subject?.split(':')[0]))).toEqual(
			new Set(['Online-Gespräch abgesagt']),
		);
		expect(kurz(await t.verein('POST', `${ORT}/${id}/invite`, {}))[0]).toBe(409);
	});

	it('goes to addresses only, and to ten of them at most', async () => {
		const wer = await bewerber();
		const { id } = await vereinbare(wer);
		const mit = async (emails: string[]) => (await t.verein('POST', `${ORT}/${id}/invite`, { emails })).status;
		expect(await mit(['keine'])).toBe(422);
		expect(await mit(['a@b.test\r\nBcc: c@d.test'])).toBe(422);
		expect(await mit(Array.from({ length: 11 }, (_, i) => `g${i}@mentor.test`))).toBe(422);
		expect(await post()).toEqual([]);
	});
});

describe('times to choose from', () => {
	async function biete(wer: Angemeldet, termine: readonly string[] = TERMINE): Promise<{ id: string; token: string }> {
		const angebot = { ...neues(wer), termine };
		const { id } = gelungen(await t.verein('POST', `${ORT}/angebote`, angebot)) as { id: string };
		const [mail, ...weitere] = await post();
		expect([mail?.an, weitere]).toEqual([wer.email, []]);
		const token = /\/terminwahl\/([\w-]{43})/.exec(mail?.mail.text ?? '')?.[1];
		if (!token) throw new Error('Kein Link');
		return { id, token };
	}
	const perLink = (token: string, termin: string) => t.niemand('POST', `${ORT}/terminwahl/${token}`, { termin });
	const eigene = async (wer: Angemeldet) =>
		gelungen(await wer.frage('GET', ORT)) as { id: string; termin: string; wahl: { nochMal: number } | null }[];
	const offene = async (wer: Angemeldet) => gelungen(await wer.frage('GET', `${ORT}/angebote`)) as { id: string }[];

	it('are offered by a link that is good for one choice; both sides are invited then', async () => {
		const wer = await bewerber();
		const { id, token } = await biete(wer);
		expect(await offene(wer)).toMatchObject([{ id, termine: [...TERMINE] }]);
		const gesehen = gelungen(await t.niemand('GET', `${ORT}/terminwahl/${token}`)) as object;
		expect(gesehen).toMatchObject({ termine: [...TERMINE], dauerMinuten: 45, titel: 'Kennenlernen' });
		expect(kurz(await perLink(token, '2026-10-07T07:00:00Z'))).toEqual([422, 'Dieser Termin wurde nicht angeboten.']);
		gelungen(await perLink(token, TERMINE[1]));
		expect(await eigene(wer)).toMatchObject([{ termin: TERMINE[1], wahl: { angebotID: id, nochMal: 2 } }]);
		expect(await offene(wer)).toEqual([]);
		const mails = await post();
		expect(mails.map(({ an }) => an)).toContain(wer.email);
		expect(kalender((mails[0] as { mail: Email }).mail)).toMatchObject({ methode: 'REQUEST', von: TERMINE[1] });
		expect(kurz(await perLink(token, TERMINE[0]))).toEqual([409, 'Der Link ist ungültig oder abgelaufen.']);
		expect((await t.niemand('GET', `${ORT}/terminwahl/${token}`)).status).toBe(409);
	});

	it('are changed by the volunteer twice at most, the same entry each time', async () => {
		const wer = await bewerber();
		const { id, token } = await biete(wer);
		gelungen(await perLink(token, TERMINE[0]));
		await post();
		const aendere = (termin: string) => wer.frage('POST', `${ORT}/angebote/${id}/termin`, { termin });
		gelungen(await aendere(TERMINE[0]));
		expect(await post()).toEqual([]);
		gelungen(await aendere(TERMINE[1]));
		const eins = kalender((await post()).find(({ an }) => an === wer.email)?.mail as Email);
		gelungen(await aendere(TERMINE[2]));
		const zwei = kalender((await post()).find(({ an }) => an === wer.email)?.mail as Email);
		expect([eins.uid, eins.folge, zwei.folge]).toEqual([zwei.uid, 1, 2]);
		expect(kurz(await aendere(TERMINE[0]))).toEqual([
			409,
			'Sie haben den Termin schon zweimal geändert. Bitte wenden Sie sich an die Einsatzstelle.',
		]);
		expect(await eigene(wer)).toMatchObject([{ termin: TERMINE[2], wahl: { nochMal: 0 } }]);
		expect(
			(await (await bewerber()).frage('POST', `${ORT}/angebote/${id}/termin`, { termin: TERMINE[0] })).status,
		).toBe(404);
	});

	it('are void once others are offered, they are taken back, or the wish has ended', async () => {
		const wer = await bewerber();
		const erstes = await biete(wer);
		const zweites = await biete(wer, [TERMINE[1]]);
		expect((await perLink(erstes.token, TERMINE[0])).status).toBe(409);
		expect((await t.verein2('DELETE', `${ORT}/angebote/${zweites.id}`)).status).toBe(404);
		gelungen(await t.verein('DELETE', `${ORT}/angebote/${zweites.id}`));
		expect((await perLink(zweites.token, TERMINE[1])).status).toBe(409);
		const drittes = await biete(wer);
		gelungen(await wer.frage('DELETE', `/v1/freiwilliger/wunsch/${wer.wunschID()}`));
		expect(kurz(await perLink(drittes.token, TERMINE[1]))).toEqual([409, 'Diese Termine werden nicht mehr angeboten.']);
		expect(await eigene(wer)).toEqual([]);
	});

	it('two choices at once are one', async () => {
		const wer = await bewerber();
		const { id } = await biete(wer);
		const aendere = (termin: string) => wer.frage('POST', `${ORT}/angebote/${id}/termin`, { termin });
		const antworten = await Promise.all([aendere(TERMINE[0]), aendere(TERMINE[1])]);
		// Both at once: the slower is refused. One after the other, however close: it is the first of two changes.
		const gelungene = antworten.filter(({ status }) => status < 300);
		expect(antworten.filter(({ status }) => status >= 300 && status !== 409)).toEqual([]);
		expect(gelungene.length).toBeGreaterThan(0);
		expect(await eigene(wer)).toMatchObject([{ wahl: { nochMal: 3 - gelungene.length } }]);
	});
});

describe('a reminder', () => {
	it('leaves a day before, once, and not after the talk is over', async () => {
		const wer = await bewerber();
		const { id } = await vereinbare(wer, '2026-10-20T10:00:00.000Z');
		const nachziehen = async () => {
			await zieheMeetingsNach(t.umgebung);
			return (await post()).filter(({ an }) => an === wer.email).map(({ mail }) => mail.subject);
		};
		t.stelleUhr('2026-10-18');
		expect(await nachziehen()).toEqual([]);
		t.stelleUhr('2026-10-19');
		expect(await nachziehen()).toEqual(['Erinnerung: Online-Gespräch am 20.10.2026 - 12:00 Uhr']);
		expect(await nachziehen()).toEqual([]);
		t.stelleUhr('2026-10-22');
		expect(await nachziehen()).toEqual([]);
		expect((gelungen(await wer.frage('GET', ORT)) as { id: string }[]).find((m) => m.id === id)).toMatchObject({
			status: 2000,
		});
	});
});
