import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { leere, postamt } from '#commands/mail/post.fixture.ts';
import { type Senke, starteSenke } from '#commands/mail/senke.fixture.ts';
import { arbeite, dienender, gelungen } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** The dates of a seminar in the mails about it, as a mail server gets them: the same entries as in the calendar. */

let t: Kleinportal;
let lena: Angemeldet;
let mia: Angemeldet;
let senke: Senke;
beforeAll(async () => {
	[t, senke] = await Promise.all([kleinportal(), starteSenke()]);
	[lena, mia] = [await dienender(t), await dienender(t)];
	await t.setzeParameter({ mandantBezeichnung: 'Sportjugend „Lahn“, e. V.' });
	await leere(postamt(t, senke));
});
afterAll(async () => {
	await senke.stop();
	await t.stop();
});
beforeEach(() => {
	senke.empfangen.length = 0;
});

async function seminar(rest: object = {}): Promise<string> {
	const termine = [
		{ von: '2027-03-26', bis: '2027-03-29', beginn: '14:00', ende: '11:30' },
		{ von: '2027-05-03', bis: '2027-05-04' },
	];
	const neu = { bezeichnung: 'Über Grenzen, Teil 1; Nähe', seminartypID: 'ZWISCHEN', geplanteTage: 6, ort: 'Edersee' };
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', { ...neu, termine, maxTeilnehmer: 1, ...rest })) as {
		id: string;
	};
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	return id;
}
const an = (wer: Angemeldet, id: string, frage = wer.frage) =>
	frage('POST', `/v1/${wer.id}/seminarplanung/seminar/${id}`);

async function mailAn(wer: Angemeldet): Promise<Email> {
	await leere(postamt(t, senke));
	const mails = senke.empfangen.splice(0).filter(({ an }) => an === wer.email);
	expect(mails).toHaveLength(1);
	return (mails[0] as { mail: Email }).mail;
}

/** What hangs on a mail, as both readers understand it. */
function kalender({ attachments }: Email) {
	const [anhang, ...weitere] = attachments;
	expect(weitere).toEqual([]);
	expect([anhang?.filename, anhang?.mimeType]).toEqual(['seminar.ics', 'text/calendar']);
	const text = Buffer.from(anhang?.content as ArrayBuffer).toString();
	const teil = new ICAL.Component(ICAL.parse(text));
	const eintraege = teil.getAllSubcomponents('vevent').map((event) => ({
		uid: String(event.getFirstPropertyValue('uid')),
		folge: Number(event.getFirstPropertyValue('sequence')),
		status: String(event.getFirstPropertyValue('status')),
	}));
	const andere = Object.values(nodeIcal.sync.parseICS(text)).filter((e) => e?.type === 'VEVENT') as VEvent[];
	expect(andere.map(({ uid, sequence, status }) => ({ uid, folge: Number(sequence), status }))).toEqual(eintraege);
	const veranstalter = teil.getFirstSubcomponent('vevent')?.getFirstProperty('organizer');
	return {
		methode: String(teil.getFirstPropertyValue('method')),
		eintraege,
		beginn: andere[0]?.start.toISOString(),
		ende: (andere[0]?.end as Date | undefined)?.toISOString(),
		veranstalter: [veranstalter?.getFirstParameter('cn'), veranstalter?.getFirstValue()],
	};
}

async function abonniert(wer: Angemeldet) {
	const { adresse } = gelungen(await wer.frage('POST', '/v1/kalender/mein')) as { adresse: string };
	const { roh } = await t.niemand('GET', new URL(adresse).pathname.replace('/api', ''));
	return new ICAL.Component(ICAL.parse(roh.body)).getAllSubcomponents('vevent').map((event) => ({
		uid: String(event.getFirstPropertyValue('uid')),
		folge: Number(event.getFirstPropertyValue('sequence')),
		status: String(event.getFirstPropertyValue('status')),
	}));
}

it('an invitation brings its dates across the change of the clocks, a calling-off takes the same ones out', async () => {
	const id = await seminar();
	gelungen(await an(lena, id, t.traeger));
	const einladung = await mailAn(lena);
	const dazu = kalender(einladung);
	expect(dazu).toMatchObject({
		methode: 'PUBLISH',
		beginn: '2027-03-26T13:00:00.000Z',
		ende: '2027-03-29T09:30:00.000Z',
	});
	expect(dazu.veranstalter).toEqual([
		'Sportjugend „Lahn“, e. V.'.replaceAll('"', ''),
		`mailto:${einladung.from?.address}`,
	]);
	expect(dazu.eintraege).toEqual(await abonniert(lena));
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { ort: 'Grünberg' }));
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 9000, grund: 'Krank' }));
	const weg = kalender(await mailAn(lena));
	expect([weg.methode, weg.eintraege]).toEqual(['CANCEL', await abonniert(lena)]);
	expect(weg.eintraege).toEqual(
		dazu.eintraege.map(({ uid, folge }) => ({ uid, folge: folge + 2, status: 'CANCELLED' })),
	);
});

it('who moves up gets the dates; who only waits has nothing to take out', async () => {
	const { id: gruppe } = gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Lahn' })) as {
		id: string;
	};
	const id = await seminar({ termine: [{ von: '2027-06-01', bis: '2027-06-02' }], seminargruppeIDs: [gruppe] });
	gelungen(await an(lena, id, t.traeger));
	expect(kalender(await mailAn(lena)).methode).toBe('PUBLISH');
	gelungen(await t.traeger('PUT', `/v1/seminargruppe/${gruppe}`, { hinzufuegen: [mia.id] }));
	await arbeite(t.umgebung);
	gelungen(await t.traeger('DELETE', `/v1/seminar/${id}/teilnehmer/${lena.id}`));
	const mail = await mailAn(mia);
	expect(mail.subject).toBe('Sie haben einen Platz im Seminar: Über Grenzen, Teil 1; Nähe');
	expect(kalender(mail).eintraege).toMatchObject([{ uid: `${id}-1`, status: 'CONFIRMED' }]);
	gelungen(await an(lena, id, t.traeger));
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 9000, grund: 'Krank' }));
	await leere(postamt(t, senke));
	const mails = new Map(senke.empfangen.map(({ an: wem, mail }) => [wem, mail]));
	expect(kalender(mails.get(mia.email) as Email).methode).toBe('CANCEL');
});

it('whoever never had it in his calendar is told without it', async () => {
	const id = await seminar({ termine: [{ von: '2027-06-08', bis: '2027-06-09' }] });
	gelungen(await an(lena, id));
	gelungen(await an(mia, id));
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 9000, grund: 'Krank' }));
	const mail = await mailAn(mia);
	expect([mail.subject, mail.attachments]).toEqual(['Seminar abgesagt: Über Grenzen, Teil 1; Nähe', []]);
});

it('a date that was dropped is in no invitation, and a mail that asks has none', async () => {
	const id = await seminar({
		termine: [
			{ von: '2027-07-01', bis: '2027-07-01' },
			{ von: '2027-07-08', bis: '2027-07-08' },
		],
	});
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { termine: [{ von: '2027-07-01', bis: '2027-07-01' }] }));
	gelungen(await an(lena, id, t.traeger));
	expect(kalender(await mailAn(lena)).eintraege).toMatchObject([{ uid: `${id}-1`, status: 'CONFIRMED' }]);
	gelungen(await an(mia, id));
	gelungen(await lena.frage('DELETE', `/v1/seminar/${id}/teilnehmer/${lena.id}`));
	const frage = await mailAn(mia);
	expect([frage.subject, frage.attachments]).toEqual(['Ein Platz ist für Sie frei: Über Grenzen, Teil 1; Nähe', []]);
});
