import { afterAll, beforeAll, expect, it } from 'vitest';
import { baueApp } from '#api/app.ts';
import { einziger } from '#api/mandanten.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { anforderung, gelungen, reicheEin, vorlage } from '../dokumente.fixture.ts';
import { type Antwort, type Fragend, inject } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { besiegle } from '../siegel.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { unterschrift } from '../unterschrift.fixture.ts';
import { formular, pdf } from '../upload.fixture.ts';

/** Table of abuses, personal data in logs, queue and errors: what is told a document appears where it belongs only. */

const KANARIE = 'Kanarienvogel';
const IBAN = 'DE89370400440532013000';

let t: Kleinportal;
let app: Awaited<ReturnType<typeof baueApp>>;
const log: string[] = [];
const absagen: string[] = [];
beforeAll(async () => {
	t = await kleinportal();
	const konfiguration = { ...t.portal.konfiguration, logLevel: 'trace' as const };
	const logZiel = { write: (zeile: string) => log.push(zeile) };
	app = await baueApp({ ...t.portal, konfiguration, logZiel, clientVerzeichnis: null }, einziger(t.portal));
});
afterAll(async () => {
	await app.close();
	await t.stop();
});

/** Asks where everything is logged; refusals are kept. */
const frageMit =
	(token: string | null): Fragend =>
	async (method, pfad, body, headers = {}) => {
		const payload = body === undefined ? {} : { payload: body as object };
		const antwort = await inject(app, { method, url: `/api${pfad}`, headers, ...payload }, token);
		if (antwort.status >= 400) absagen.push(antwort.roh.body);
		return antwort;
	};
const abgesagt = ({ status }: Antwort) => expect(Math.floor(status / 100)).toBe(4);

/** Names, reasons, remarks, file names and a signature, all of the same word, through everything there is. */
async function fliege(): Promise<{ readonly token: string }> {
	const { id, email } = await t.registriere([t.ort(0)], { vorname: KANARIE, nachname: KANARIE });
	const anmelden = { login: email, password: DEMO_KENNWORT };
	const { token: eigenes } = (await t.niemand('POST', '/v1/auth/login', anmelden)).data as { token: string };
	const [wer, traeger, admin, niemand] = [
		frageMit(eigenes),
		frageMit(await t.token('traeger@demo.test')),
		frageMit(await t.token('admin@demo.test')),
		frageMit(null),
	];
	gelungen(await traeger('PUT', `/v1/freiwilliger/${id}`, { iban: IBAN, kontoinhaber: KANARIE }));

	const nachweis = await vorlage({ traeger }, { bezeichnung: 'Nachweis', isMehrereDateien: true });
	const bitte = { dokumentSpecID: nachweis, bemerkung: `${KANARIE} hat angerufen` };
	const { id: gefragt } = gelungen(await traeger('POST', `/v1/freiwilliger/${id}/dokumente`, bitte)) as { id: string };
	const reiche = async (name = `${KANARIE}.pdf`) => {
		const antwort = await reicheEin(wer, { id }, gefragt, { name, inhalt: pdf(KANARIE) });
		return (gelungen(antwort) as { id: string }).id;
	};
	const pfad = (dokumentID: string, was: string) => `/v1/freiwilliger/${id}/dokumente/${dokumentID}/${was}`;
	gelungen(await traeger('POST', `/v1/freiwilliger/${id}/dokumente/mahnung`, { anforderungIDs: [gefragt] }));
	abgesagt(await reicheEin(wer, { id }, gefragt, { name: `${KANARIE}.svg` }));
	abgesagt(await reicheEin(wer, { id }, gefragt, { name: `${KANARIE}.pdf`, laenge: 1 }));
	const abgelehnt = { ergebnis: 'ABGELEHNT', grund: `${KANARIE} ist unleserlich` };
	const erstes = await reiche();
	gelungen(await traeger('POST', pfad(erstes, 'review'), abgelehnt));
	abgesagt(await traeger('POST', pfad(erstes, 'review'), abgelehnt));
	const zweites = await reiche();
	gelungen(await traeger('POST', pfad(zweites, 'review'), { ergebnis: 'OK' }));
	abgesagt(await wer('POST', pfad(zweites, 'delete'), { grund: KANARIE }));
	const ungueltig = `/v1/freiwilliger/${id}/anforderungen/${gefragt}/invalidate`;
	gelungen(await traeger('POST', ungueltig, { grund: `${KANARIE} irrte` }));
	expect((await admin('POST', pfad(zweites, 'delete'), { grund: `${KANARIE} weg` })).status).toBe(204);

	const vereinbarung = await vorlage(
		{ traeger },
		{
			bezeichnung: 'Vereinbarung',
			nutzungsart: 'GESTELLT',
			vorlageText: '{{ freiwilliger.name }} {{ freiwilliger.iban }}',
			uploadRollen: ['MA_VERWALTUNG'],
			signaturparteien: ['FREIWILLIGER'],
		},
	);
	await anforderung({ traeger }, { id }, vereinbarung);
	const { id: dokumentID } = gelungen(
		await traeger('POST', `/v1/freiwilliger/${id}/dokumente/direkt?dokumentID=${vereinbarung}`),
	) as { id: string };
	const { payload, headers } = formular([{ name: `${KANARIE}.html`, inhalt: pdf() }]);
	abgesagt(
		await traeger('POST', `/v1/freiwilliger/${id}/dokumente/direkt?dokumentID=${vereinbarung}`, payload, headers),
	);
	const { rows } = await t.umgebung.pool.query<{ id: string }>('select id from signatur where dokument_id = $1', [
		dokumentID,
	]);
	const token = await praegeToken(t.umgebung.db, 'UNTERSCHRIFT', rows[0]?.id ?? '');
	const sitzung = `/v1/signature/session/${token}`;
	const name = `${KANARIE} ${KANARIE}`;
	gelungen(await niemand('GET', sitzung));
	abgesagt(await niemand('POST', sitzung, ...unterschrift({ name })));
	gelungen(await niemand('GET', `/v1/signature/preview?signToken=${token}`));
	gelungen(await niemand('POST', sitzung, ...unterschrift({ name })));
	abgesagt(await niemand('POST', sitzung, ...unterschrift({ name })));
	await besiegle(t, dokumentID);
	return { token };
}

it('stands in no log, queue, fact or refusal', async () => {
	const { token } = await fliege();
	const tabelle = async (name: string) =>
		JSON.stringify((await t.umgebung.pool.query(`select t::text from ${name} t`)).rows);
	const vorDemVersand = await tabelle('outbox');
	await t.umgebung.pool.query(`update outbox set faellig_ab = now() where status = 'queued'`);
	const mails = await leerePost(t.umgebung);
	const fakten = JSON.stringify((await t.umgebung.pool.query('select type, facts, meta from event')).rows);
	const stellen = {
		log: log.join(''),
		absagen: absagen.join(''),
		outbox: vorDemVersand + (await tabelle('outbox')),
		befehl: await tabelle('befehl'),
		zugriff: await tabelle('zugriff'),
		fakten,
	};
	const funde = Object.entries(stellen).flatMap(([wo, text]) =>
		[KANARIE, IBAN, token].filter((wort) => text.toLowerCase().includes(wort.toLowerCase())).map((wort) => [wo, wort]),
	);
	expect(funde).toEqual([]);
	// Without these there would have been nothing to find.
	expect([log.length > 30, absagen.length]).toEqual([true, 7]);
	expect(mails.filter(({ text }) => text.includes(KANARIE)).length).toBeGreaterThan(2);
	expect(await tabelle('event_person')).toContain(KANARIE);
});
