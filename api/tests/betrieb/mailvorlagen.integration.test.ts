import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raeumeAuf } from '#commands/auftraege/aufraeumen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { type Postamt, sende } from '#commands/mail/sende.ts';
import { type Senke, starteSenke } from '#commands/mail/senke.fixture.ts';
import { smtpVersand } from '#commands/mail/smtp.ts';
import { adressHash } from '#commands/mail/sperre.ts';
import { gelungen, vorlage } from '../dokumente.fixture.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Table: Mailtemplate. */

let t: Kleinportal;
let senke: Senke;
beforeAll(async () => {
	t = await kleinportal();
	senke = await starteSenke();
});
afterAll(async () => {
	await senke.stop();
	await t.stop();
});
beforeEach(() => {
	senke.empfangen.length = 0;
});

const PFAD = '/v1/stammdaten/mailtemplate';
interface Vorlage {
	readonly id: string;
	readonly betreff: string;
	readonly inhalt: string;
	readonly isAktiv: boolean;
	readonly isStandard: boolean;
	readonly zusatzEmpfaenger: readonly string[];
	readonly version: number;
	readonly platzhalter: readonly string[];
}
const hole = async (key: string) => gelungen(await t.admin('GET', `${PFAD}/${key}`)) as Vorlage;
const felder = ({ betreff, inhalt, isAktiv, zusatzEmpfaenger }: Vorlage) => ({
	betreff,
	inhalt,
	isAktiv,
	zusatzEmpfaenger,
});
const aendere = async (key: string, werte: object) =>
	t.admin('PUT', `${PFAD}/${key}`, { ...felder(await hole(key)), ...werte });
const absage = ({ status, error }: Antwort) => [
	status,
	(error.details as { feld?: string; text: string }[]).map(({ feld, text }) => [feld, text]),
];

const postamt = (): Postamt => ({
	umgebung: t.umgebung,
	dateien: ablage(t.verzeichnis),
	mail: { versand: smtpVersand(senke.url), verzeichnis: t.verzeichnis, baseUrl: 'https://portal.test' },
});
interface Zeile {
	readonly id: string;
	readonly schluessel: string;
	readonly status: string;
}
const outbox = async (schluessel: string): Promise<Zeile[]> =>
	(
		await t.umgebung.pool.query<Zeile>(
			'select id, schluessel, status from outbox where schluessel = $1 order by erstellt_am, id',
			[schluessel],
		)
	).rows;

describe('templates', () => {
	it('are listed with what the portal would write and which placeholders are filled', async () => {
		const alle = gelungen(await t.admin('GET', PFAD)) as Vorlage[];
		expect(alle.map(({ id }) => id)).toContain('VORSCHLAG');
		expect(await hole('VORSCHLAG')).toMatchObject({
			isStandard: true,
			an: ['FREIWILLIGE'],
			isAktiv: true,
			isAbschaltbar: true,
			zusatzEmpfaenger: [],
			platzhalter: expect.arrayContaining(['nachricht', 'einsatzort.bezeichnung', 'betreuer.name', 'empfaenger.name']),
		});
		expect((await t.admin('GET', `${PFAD}/GIBT_ES_NICHT`)).status).toBe(404);
	});

	it('are changed; the history says by whom and what', async () => {
		const antwort = await aendere('ABSAGE', {
			betreff: 'Abgesagt: {{ freiwilliger.name }}',
			zusatzEmpfaenger: ['a@t.de'],
		});
		expect(gelungen(antwort)).toMatchObject({ betreff: 'Abgesagt: {{ freiwilliger.name }}', isStandard: false });
		expect(await hole('ABSAGE')).toMatchObject({ zusatzEmpfaenger: ['a@t.de'] });
		const verlauf = gelungen(await t.admin('GET', `${PFAD}/ABSAGE/historie`)) as unknown[];
		expect(verlauf).toHaveLength(1);
		expect(JSON.stringify(verlauf)).toContain('Abgesagt');
		// The same once more changes nothing.
		const vorher = await t.ereignisse();
		expect((await aendere('ABSAGE', {})).status).toBe(200);
		expect(await t.ereignisse()).toBe(vorher);
	});

	it('are changed only as they were seen', async () => {
		const { version } = await hole('ABLEHNUNG');
		expect((await aendere('ABLEHNUNG', { betreff: 'Erste Fassung', version })).status).toBe(200);
		expect((await aendere('ABLEHNUNG', { betreff: 'Zweite Fassung', version })).status).toBe(409);
		expect((await hole('ABLEHNUNG')).betreff).toBe('Erste Fassung');
	});

	it('are changed together, all or none, each fault at its place', async () => {
		const [a, b] = [await hole('WARTELISTE'), await hole('VERHANDLUNG')];
		const vorher = await t.ereignisse();
		const schlecht = await t.admin('PUT', PFAD, [
			{ id: a.id, ...felder(a), betreff: 'Gut' },
			{ id: b.id, ...felder(b), betreff: '' },
		]);
		expect(absage(schlecht)).toEqual([422, [['1.betreff', 'Dies ist ein Pflichtfeld']]]);
		expect(await t.ereignisse()).toBe(vorher);
		const gut = [a, b].map((v) => ({ id: v.id, ...felder(v), betreff: `Neu: ${v.id}` }));
		expect((await t.admin('PUT', PFAD, gut)).status).toBe(200);
		expect([(await hole(a.id)).betreff, (await hole(b.id)).betreff]).toEqual(['Neu: WARTELISTE', 'Neu: VERHANDLUNG']);
	});

	it.each([
		['betreff', { betreff: ' ' }, 'Dies ist ein Pflichtfeld'],
		['betreff', { betreff: 'x'.repeat(201) }, 'Bitte geben Sie höchstens 200 Zeichen ein'],
		['inhalt', { inhalt: '' }, 'Dies ist ein Pflichtfeld'],
		['inhalt', { inhalt: 'IBAN {{ freiwilliger.iban }}' }, '{{ freiwilliger.iban }}: Kein Kontext angegeben'],
		['inhalt', { inhalt: 'Hallo {{ unbekannt }}' }, expect.stringContaining('{{ unbekannt }}')],
		['inhalt', { inhalt: '[Klick](javascript:alert)' }, 'Klick: Der Knopf führt nirgendwohin'],
	])('%s is checked: %j', async (feld, werte, text) => {
		const [status, maengel] = absage(await aendere('DIENSTENDE', werte));
		expect(status).toBe(422);
		expect(maengel).toContainEqual([feld, text]);
	});

	it('copies go to addresses, at most ten of them', async () => {
		expect((await aendere('DIENSTENDE', { zusatzEmpfaenger: ['keine adresse'] })).status).toBe(422);
		const elf = Array.from({ length: 11 }, (_, i) => `a${i}@traeger.test`);
		expect((await aendere('DIENSTENDE', { zusatzEmpfaenger: elf })).status).toBe(422);
	});

	it.each([
		'OPTIN_FREIWILLIGER',
		'USER_OPTIN',
		'PASSWORT_RESET',
		'EMAIL_AENDERUNG',
		'EMAIL_AENDERUNG_HINWEIS',
		'ANMELDELINK',
		'UNTERSCHRIFT_ANGEFORDERT',
	])('%s is always sent, and to its recipient alone', async (key) => {
		expect(absage(await aendere(key, { isAktiv: false }))).toEqual([
			422,
			[['isAktiv', 'Diese E-Mail wird immer versendet.']],
		]);
		expect((await aendere(key, { zusatzEmpfaenger: ['a@traeger.test'] })).status).toBe(422);
	});

	it('are the administrators’ alone', async () => {
		for (const frage of [t.traeger, t.verein]) {
			expect((await frage('GET', PFAD)).status).toBe(403);
			expect((await frage('PUT', `${PFAD}/ABSAGE`, felder(await hole('ABSAGE')))).status).toBe(403);
			expect((await frage('POST', `${PFAD}/ABSAGE/test`, {})).status).toBe(403);
		}
		expect((await t.niemand('GET', PFAD)).status).toBe(401);
	});
});

describe('a test mail', () => {
	it('comes to whoever asks, with the saved words, examples and no link that opens anything', async () => {
		gelungen(await aendere('OPTIN_FREIWILLIGER', { betreff: 'Willkommen, {{ empfaenger.vorname }}' }));
		expect((await t.admin('POST', `${PFAD}/OPTIN_FREIWILLIGER/test`, {})).status).toBe(204);
		const tokens = 'select count(*)::int as n from einmal_token';
		const vorher = (await t.umgebung.pool.query(tokens)).rows;
		for (const { id } of await outbox('OPTIN_FREIWILLIGER')) await sende(postamt(), id);
		expect(senke.empfangen.map(({ an, mail }) => [an, mail.subject])).toEqual([
			['admin@demo.test', expect.stringMatching(/^Test: Willkommen, \S+/)],
		]);
		expect(senke.empfangen[0]?.mail.text).not.toMatch(/bestaetigen\/[\w-]{43}/);
		expect((await t.umgebung.pool.query(tokens)).rows).toEqual(vorher);
	});

	it('tells of a volunteer who is named; nobody is nobody', async () => {
		const wer = await t.erfasse([t.ort(0)], { vorname: 'Wanda', nachname: 'Probe' });
		expect((await t.admin('POST', `${PFAD}/NEUE_BEWERBUNG/test`, { freiwilligerID: wer.id })).status).toBe(204);
		const zeile = (await outbox('NEUE_BEWERBUNG')).at(-1);
		await sende(postamt(), zeile?.id ?? '');
		expect(senke.empfangen.map(({ an }) => an)).toEqual(['admin@demo.test']);
		expect(senke.empfangen[0]?.mail.text).toContain('Wanda Probe');
		const unbekannt = { freiwilligerID: '00000000-0000-4000-8000-000000000000' };
		expect((await t.admin('POST', `${PFAD}/NEUE_BEWERBUNG/test`, unbekannt)).status).toBe(404);
	});

	it('shows beforehand what it tells of him, and examples of what he lacks; nothing sensitive', async () => {
		const wer = await t.erfasse([t.ort(0)], {
			vorname: 'Wilma',
			nachname: 'Vorschau',
			iban: 'DE89370400440532013000',
			kontoinhaber: 'W. V.',
		});
		const werte = gelungen(await t.admin('GET', `${PFAD}/NEUE_BEWERBUNG/werte?freiwilligerID=${wer.id}`));
		expect(werte).toMatchObject({
			'freiwilliger.name': 'Wilma Vorschau',
			'freiwilliger.plz': '35578',
			'freiwilliger.geburtsname': 'Beispiel',
			'datum.heute': '2026-09-15',
		});
		expect(Object.keys(werte as object)).toEqual((await hole('NEUE_BEWERBUNG')).platzhalter);
		expect(JSON.stringify(werte)).not.toContain('DE8937');
		const unbekannt = `${PFAD}/NEUE_BEWERBUNG/werte?freiwilligerID=00000000-0000-4000-8000-000000000000`;
		expect((await t.admin('GET', unbekannt)).status).toBe(404);
		expect((await t.admin('GET', `${PFAD}/GIBT_ES_NICHT/werte?freiwilligerID=${wer.id}`)).status).toBe(404);
	});

	it('is sent of what nothing sends yet', async () => {
		gelungen(await t.admin('POST', `${PFAD}/SEMINAR_EINLADUNG/test`, {}));
		for (const { id } of await outbox('SEMINAR_EINLADUNG')) await sende(postamt(), id);
		expect(senke.empfangen[0]?.mail.subject).toBe('Test: Einladung zum Seminar: Einführungsseminar Eifel');
	});

	it('is sent even of what is switched off', async () => {
		gelungen(await aendere('DIENSTANTRITT', { isAktiv: false }));
		gelungen(await t.admin('POST', `${PFAD}/DIENSTANTRITT/test`, {}));
		for (const { id } of await outbox('DIENSTANTRITT')) await sende(postamt(), id);
		expect(senke.empfangen).toHaveLength(1);
	});
});

describe('requests for documents', () => {
	it('wait half an hour for others and ask for all of them in one mail', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const namen = ['Führungszeugnis', 'Impfnachweis', 'Lebenslauf'];
		for (const bezeichnung of namen) {
			const dokumentSpecID = await vorlage(t, { bezeichnung });
			gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/dokumente`, { dokumentSpecID }));
		}
		const zeilen = async () =>
			(
				await t.umgebung.pool.query<{ id: string; status: string; pause: number }>(
					`select id, status, round(extract(epoch from wartet_bis - now()) / 60)::int as pause from outbox
					where schluessel = 'DOKUMENT_ANFORDERUNG' and empfaenger ->> 'art' = 'FREIWILLIGER'
						and daten ->> 'freiwilligerID' = $1 order by erstellt_am, id`,
					[wer.id],
				)
			).rows;
		for (const { id } of await zeilen()) await sende(postamt(), id);
		expect((await zeilen()).map(({ status, pause }) => [status, pause])).toEqual(Array(3).fill(['queued', 30]));
		expect(senke.empfangen).toEqual([]);

		await t.umgebung.pool.query(`update outbox set faellig_ab = now() where schluessel = 'DOKUMENT_ANFORDERUNG'`);
		for (const { id } of await zeilen()) await sende(postamt(), id);
		expect((await zeilen()).map(({ status }) => status).toSorted()).toEqual(['collected', 'collected', 'sent']);
		expect(senke.empfangen.map(({ an }) => an)).toEqual([wer.email]);
		for (const name of namen) expect(senke.empfangen[0]?.mail.text).toContain(name);
	});
});

describe('the outbox', () => {
	const wartende = async () => {
		await t.registriereUnbestaetigt([t.ort(0)]);
		return (await outbox('OPTIN_FREIWILLIGER')).at(-1)?.id ?? '';
	};
	const tue = (id: string, was: string) => t.admin('POST', `/v1/mails/${id}/${was}`);
	const status = async (id: string) => (gelungen(await t.admin('GET', `/v1/mails/${id}`)) as Zeile).status;

	it('holds a mail back while it waits, and sends it after all', async () => {
		const id = await wartende();
		expect((await tue(id, 'stornieren')).status).toBe(204);
		await sende(postamt(), id);
		expect([await status(id), senke.empfangen.length]).toEqual(['cancelled', 0]);
		expect((await tue(id, 'stornieren')).status).toBe(409);
		expect((await tue(id, 'erneut')).status).toBe(204);
		await sende(postamt(), id);
		expect([await status(id), senke.empfangen.length]).toEqual(['sent', 1]);
		expect([(await tue(id, 'erneut')).status, (await tue(id, 'stornieren')).status]).toEqual([409, 409]);
	});

	it('remembers who held a mail back or sent it again, and when', async () => {
		const id = await wartende();
		const eingriffe = async () =>
			(gelungen(await t.admin('GET', `/v1/mails/${id}`)) as { eingriffe: readonly object[] }).eingriffe;
		expect(await eingriffe()).toEqual([]);
		await tue(id, 'stornieren');
		// Refused: nothing to remember.
		await tue(id, 'stornieren');
		await tue(id, 'erneut');
		const { id: userID } = gelungen(await t.admin('GET', '/v1/user/me')) as { id: string };
		const wer = { am: expect.any(String), akteur: { id: userID, name: 'Andrea Vogt' }, impersoniertVon: null };
		expect(await eingriffe()).toEqual([
			{ was: 'STORNIERT', ...wer },
			{ was: 'ERNEUT', ...wer },
		]);
		const [erste] = gelungen(await t.admin('GET', '/v1/mails?schluessel=OPTIN_FREIWILLIGER')) as {
			eingriffe: object[];
		}[];
		expect(erste?.eingriffe).toHaveLength(2);
	});

	it('is the administrators’ alone', async () => {
		const id = await wartende();
		expect((await t.traeger('POST', `/v1/mails/${id}/stornieren`)).status).toBe(403);
		expect((await t.traeger('GET', `/v1/mails/${id}`)).status).toBe(403);
		expect((await tue('00000000-0000-4000-8000-000000000000', 'stornieren')).status).toBe(404);
		expect(await status(id)).toBe('queued');
	});
});

describe('an address nothing can be delivered to', () => {
	const sperre = (email: string) =>
		t.umgebung.pool.query(
			`insert into mail_sperre (adress_hash, grund, seit, outbox_id)
			values ($1, 'ADRESSE_UNBEKANNT', '2026-08-01T10:00:00Z', gen_random_uuid())`,
			[adressHash(email)],
		);

	it('is named at the person, until another takes its place', async () => {
		await t.setzeParameter({ personOptInMail: false });
		const neu = { vorname: 'Paul', nachname: 'Post', email: 'Paul.Post@verein.test', funktionen: [] };
		const { id } = gelungen(await t.traeger('POST', '/v1/person', neu)) as { id: string };
		const seit = async () =>
			(gelungen(await t.traeger('GET', `/v1/person/${id}`)) as { unzustellbarSeit: string | null }).unzustellbarSeit;
		expect(await seit()).toBeNull();
		await sperre('paul.post@verein.test');
		expect(await seit()).toBe('2026-08-01T10:00:00.000Z');
		gelungen(await t.traeger('PUT', `/v1/person/${id}/email`, { email: 'paul@verein.test' }));
		expect(await seit()).toBeNull();
	});

	it('is named at the volunteer, to the Traeger alone', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const seit = async (frage: Fragend) =>
			(gelungen(await frage('GET', `/v1/freiwilliger/${wer.id}`)) as { emailUnzustellbarSeit: string | null })
				.emailUnzustellbarSeit;
		expect(await seit(t.traeger)).toBeNull();
		await sperre(wer.email);
		expect([await seit(t.traeger), await seit(t.admin)]).toEqual(Array(2).fill('2026-08-01T10:00:00.000Z'));
		expect([await seit(t.verein), await seit(wer.frage)]).toEqual([null, null]);
	});

	it('is forgotten after a year', async () => {
		await sperre('frueher@verein.test');
		await t.umgebung.pool.query(`update mail_sperre set seit = now() - interval '13 months' where adress_hash = $1`, [
			adressHash('frueher@verein.test'),
		]);
		await raeumeAuf(t.umgebung);
		const { rowCount } = await t.umgebung.pool.query('select from mail_sperre where adress_hash = $1', [
			adressHash('frueher@verein.test'),
		]);
		expect(rowCount).toBe(0);
	});
});
