import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unterschreibe, verarbeiteMeldung } from '#commands/meeting/meldung.ts';
import { gelungen } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** What the service of the rooms reports, and what others would like to. Table: Meeting; threats 18. */

const ORT = '/v1/integrations/meetings';
const PFAD = `${ORT}/webhooks`;

let t: Kleinportal;
let fremdes: Kleinportal;
let geheimnis: string;
let fremdesGeheimnis: string;
beforeAll(async () => {
	[t, fremdes] = await Promise.all([kleinportal(), kleinportal()]);
	[geheimnis, fremdesGeheimnis] = [await richteEin(t), await richteEin(fremdes)];
});
afterAll(async () => {
	await t.stop();
	await fremdes.stop();
});

async function richteEin(wo: Kleinportal): Promise<string> {
	gelungen(await wo.admin('POST', `${ORT}/configuration`, { vorlage: 'https://meet.test/{zufall}' }));
	return (gelungen(await wo.admin('POST', `${ORT}/configuration/webhook`)) as { geheimnis: string }).geheimnis;
}

interface Gespraech {
	readonly wer: Angemeldet;
	readonly id: string;
	readonly room: string;
}
async function gespraech(wo = t): Promise<Gespraech> {
	const wer = await wo.registriere([wo.ort(0)]);
	const neu = { adresswunschId: wer.wunschID(), titel: 'Kennenlernen', dauerMinuten: 30 };
	const meeting = gelungen(await wo.verein('POST', ORT, { ...neu, termin: '2026-10-05T12:30:00Z' })) as {
		id: string;
		link: string;
	};
	return { wer, id: meeting.id, room: meeting.link.split('/').at(-1) as string };
}

let zaehler = 0;
const meldung = ({ room }: Pick<Gespraech, 'room'>, type = 'meeting.started', rest: object = {}) => ({
	...{ id: `evt-${++zaehler}`, type, room },
	...rest,
});
const jetzt = () => Math.floor(Date.parse(t.umgebung.ctx().jetzt) / 1_000);

interface Wie {
	readonly mit?: string;
	readonly um?: number | string;
	readonly statt?: string;
	readonly unterschrift?: string;
	readonly wo?: Kleinportal;
}
/** Signs and sends, as the service does, or nearly. */
function sende(inhalt: object, { mit = geheimnis, um = jetzt(), statt, unterschrift, wo = t }: Wie = {}) {
	const roh = JSON.stringify(inhalt);
	return wo.niemand('POST', PFAD, statt ?? roh, {
		'content-type': 'application/json',
		'webhook-timestamp': String(um),
		'webhook-signature': unterschrift ?? unterschreibe(mit, String(um), roh),
	});
}

/** As the worker does it. */
async function arbeite(wo = t): Promise<number> {
	const { rows } = await wo.umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = 'meeting-meldung' and status = 'queued' order by erstellt_am, id`,
	);
	for (const { id } of rows) await verarbeiteMeldung({ umgebung: wo.umgebung }, id);
	return rows.length;
}
const status = async ({ id }: Gespraech, wo = t): Promise<number> =>
	(await wo.umgebung.pool.query<{ status: number }>('select status from meeting where id = $1', [id])).rows[0]
		?.status as number;

describe('a report', () => {
	it('is answered at once; what follows from it a job does', async () => {
		const eins = await gespraech();
		expect((await sende(meldung(eins))).status).toBe(204);
		expect(await status(eins)).toBe(0);
		expect(await arbeite()).toBe(1);
		expect(await status(eins)).toBe(1000);
		gelungen(await sende(meldung(eins, 'meeting.ended')));
		await arbeite();
		expect(await status(eins)).toBe(2000);
	});

	it('of an end counts though the start was lost; whatever comes too late changes nothing', async () => {
		const eins = await gespraech();
		gelungen(await sende(meldung(eins, 'meeting.ended')));
		await arbeite();
		gelungen(await sende(meldung(eins)));
		gelungen(await sende(meldung(eins, 'meeting.cancelled')));
		await arbeite();
		expect(await status(eins)).toBe(2000);
	});

	it('that the organiser called it off tells both sides', async () => {
		const eins = await gespraech();
		gelungen(await sende(meldung(eins, 'meeting.cancelled')));
		await arbeite();
		expect(await status(eins)).toBe(9000);
		const { rows } = await t.umgebung.pool.query(
			`select empfaenger ->> 'art' as art from outbox where schluessel = 'MEETING_ABGESAGT'
				and daten ->> 'meetingID' = $1 order by 1`,
			[eins.id],
		);
		expect(rows).toEqual([{ art: 'EINSATZORT' }, { art: 'FREIWILLIGER' }]);
	});

	it('of a kind or a room nobody knows is taken, and means nothing', async () => {
		const eins = await gespraech();
		expect((await sende(meldung(eins, 'meeting.recorded'))).status).toBe(204);
		expect((await sende(meldung({ room: 'gibtesnicht' }))).status).toBe(204);
		expect(await arbeite()).toBe(0);
	});
});

describe('nothing changes by', () => {
	async function wirkungslos(eins: Gespraech, wo = t) {
		expect(await arbeite(wo)).toBe(0);
		expect(await status(eins, wo)).toBe(0);
	}

	it.each<[string, (inhalt: object) => Wie]>([
		['no signature', () => ({ unterschrift: '' })],
		['a signature that isn’t one', () => ({ unterschrift: 'v1=ja' })],
		['a signature of another version', (inhalt) => ({ unterschrift: richtige(inhalt).replace('v1', 'v2') })],
		['a signature with one figure changed', (inhalt) => ({ unterschrift: veraendert(richtige(inhalt)) })],
		['another secret', () => ({ mit: 'geraten' })],
		['an empty secret', () => ({ mit: '' })],
		['the secret of another tenant', () => ({ mit: fremdesGeheimnis })],
		[
			'a body changed after it was signed',
			(inhalt) => ({ statt: JSON.stringify({ ...inhalt, type: 'meeting.ended' }) }),
		],
		['a body written otherwise', (inhalt) => ({ statt: JSON.stringify(inhalt, null, 1) })],
		['a time that wasn’t signed', (inhalt) => ({ um: jetzt() - 60, unterschrift: richtige(inhalt) })],
		['a time more than five minutes past', () => ({ um: jetzt() - 301 })],
		['a time more than five minutes to come', () => ({ um: jetzt() + 301 })],
		['a time in milliseconds', () => ({ um: jetzt() * 1_000 })],
		['no time', () => ({ um: '' })],
		['a time that is none', () => ({ um: 'jetzt' })],
		['a time with a sign', () => ({ um: `+${jetzt()}` })],
	])('%s', async (_, wie) => {
		const eins = await gespraech();
		const inhalt = meldung(eins);
		expect((await sende(inhalt, wie(inhalt))).status).toBe(403);
		await wirkungslos(eins);
	});

	const richtige = (inhalt: object): string => unterschreibe(geheimnis, String(jetzt()), JSON.stringify(inhalt));
	const veraendert = (text: string): string => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');

	it('a report that is sent again, at once or later', async () => {
		const eins = await gespraech();
		const inhalt = meldung(eins);
		const antworten = await Promise.all(Array.from({ length: 4 }, () => sende(inhalt)));
		expect(antworten.map((a) => a.status)).toEqual([204, 204, 204, 204]);
		expect(await arbeite()).toBe(1);
		expect((await sende(inhalt)).status).toBe(204);
		expect(await arbeite()).toBe(0);
		// The same id with other words is the same report.
		expect((await sende({ ...inhalt, type: 'meeting.ended' })).status).toBe(204);
		expect(await arbeite()).toBe(0);
		expect(await status(eins)).toBe(1000);
	});

	it('a report of another tenant, though it is signed well there', async () => {
		const [eins, anderes] = [await gespraech(), await gespraech(fremdes)];
		expect((await sende(meldung(anderes))).status).toBe(204);
		await wirkungslos(anderes, fremdes);
		expect((await sende(meldung(eins), { wo: fremdes, mit: fremdesGeheimnis })).status).toBe(204);
		await wirkungslos(eins);
	});

	it('what isn’t shaped like a report', async () => {
		for (const inhalt of [{}, { id: '', type: 'meeting.started', room: 'x' }, { id: 1, type: 2, room: 3 }, []])
			expect((await sende(inhalt)).status).toBe(422);
		expect((await sende({}, { statt: '{"id":' })).status).toBe(400);
	});
});

it('accepts clocks that differ by less than five minutes', async () => {
	for (const abweichung of [-295, 295]) {
		const eins = await gespraech();
		expect((await sende(meldung(eins), { um: jetzt() + abweichung })).status).toBe(204);
		expect(await arbeite()).toBe(1);
	}
});

it('answers the probe of the service, and nothing a browser would run', async () => {
	const { roh } = await t.niemand('GET', `${PFAD}?challenge=a1-B2_c3.~`);
	expect([roh.statusCode, roh.body, roh.headers['content-type']]).toEqual([
		200,
		'a1-B2_c3.~',
		expect.stringContaining('text/plain'),
	]);
	expect((await t.niemand('GET', `${PFAD}?challenge=%3Cscript%3E`)).status).toBe(400);
});

it('has a secret that is shown once, and void with the next', async () => {
	const eins = await gespraech();
	const alt = geheimnis;
	geheimnis = await richteEin(t);
	expect((await sende(meldung(eins), { mit: alt })).status).toBe(403);
	expect((await sende(meldung(eins))).status).toBe(204);
	const konfiguration = await t.admin('GET', `${ORT}/configuration`);
	expect(konfiguration.roh.body).not.toContain(geheimnis);
	expect(konfiguration.data).toMatchObject({ hatWebhook: true });
	const { rows } = await t.umgebung.pool.query<{ g: Buffer }>(
		'select webhook_geheimnis as g from meeting_konfiguration',
	);
	expect(rows[0]?.g.toString('latin1')).not.toContain(geheimnis);
	expect(await arbeite()).toBe(1);
});
