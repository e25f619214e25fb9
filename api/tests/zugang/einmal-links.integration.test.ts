import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { praegeToken, type Tokenzweck } from '#commands/zugang/einmal-token.ts';
import { angebotsinhaber, nachweisinhaber } from '#commands/zugang/seminarlinks.ts';
import { recht } from '#domain/zugriff/matrix.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { gelungen, vorlage } from '../dokumente.fixture.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { dienender } from '../seminare.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { unterschrift } from '../unterschrift.fixture.ts';
import { formular, pdf } from '../upload.fixture.ts';

/** Whoever holds a link that works once and never hears the answer sends the same again: it is done once, and answered. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

const NEUES_KENNWORT = 'Ein-neues-Wort-9';
const praege = (zweck: Tokenzweck, wem: string) => praegeToken(t.umgebung.db, zweck, wem);
const kontoID = async (email: string) => (await kontoZurEmail(t.umgebung.db, email))?.id ?? '';

type Anfrage = readonly [pfad: string, body?: object, kopf?: Record<string, string>];

/** Per call how somebody comes by its link, and what he sends. */
const WEGE: Readonly<Record<string, readonly (() => Promise<Anfrage>)[]>> = {
	'POST /v1/auth/activate-account/{registrierungOptin}': [
		async () => {
			const { email } = await t.registriereUnbestaetigt([t.ort(0)]);
			const token = await praege('AKTIVIERUNG', await kontoID(email));
			return [`/v1/auth/activate-account/${token}`, { passwort: DEMO_KENNWORT }];
		},
		async () => [`/v1/auth/activate-account/${await zumPortalEingeladen()}`, { passwort: DEMO_KENNWORT }],
	],
	'POST /v1/auth/login/magic/{token}': [
		async () => [`/v1/auth/login/magic/${await praege('ANMELDUNG', await kontoID('verein@demo.test'))}`, {}],
	],
	'POST /v1/auth/password-reset/{key}': [
		async () => {
			const { id } = await t.konto(['MA_VERWALTUNG']);
			return [`/v1/auth/password-reset/${await praege('PASSWORT', id)}`, { passwort: NEUES_KENNWORT }];
		},
	],
	'DELETE /v1/auth/update-email/{optinKey}': [
		async () => {
			const { id, frage } = await t.konto(['MA_VERWALTUNG']);
			const email = `${randomUUID()}@neu.test`;
			gelungen(await frage('PUT', '/v1/user/me/email', { email, passwort: DEMO_KENNWORT }));
			const { rows } = await t.umgebung.pool.query<{ version: number }>('select version from stream where name = $1', [
				`User-${id}`,
			]);
			return [`/v1/auth/update-email/${await praege('EMAIL_AENDERUNG', `${id}:${rows[0]?.version}`)}`];
		},
	],
	'POST /v1/freiwilliger/invitation/accept/{token}': [
		async () => {
			const einladung = gelungen(
				await t.traeger('POST', `/v1/adresse/${t.ort(0)}/invite`, {
					...{ email: 'einge@laden.test', vorname: 'Nora', nachname: 'Neu', nachricht: 'Kommen Sie.' },
					...{ dienstartID: t.dienstart('FSJ'), betreuerUserID: t.betreuer(0) },
				}),
			);
			const person = { vorname: 'Nora', nachname: 'Neu', geschlecht: 'W', geburtsdatum: '2006-05-05' };
			return [
				`/v1/freiwilliger/invitation/accept/${await praege('EINLADUNG', (einladung as { id: string }).id)}`,
				{ ...person, passwort: DEMO_KENNWORT, datenschutz: true, datenschutzVersion: 1 },
			];
		},
	],
	'POST /v1/freiwilliger/vorschlag/{token}': [
		async () => {
			const { id } = await t.registriere([t.ort(1)]);
			const stelle = { einsatzortID: t.ort(0), betreuerUserID: t.betreuer(0), nachricht: 'Das könnte passen.' };
			gelungen(await t.traeger('POST', `/v1/freiwilliger/${id}/vorschlag`, stelle));
			const akte = gelungen(await t.traeger('GET', `/v1/freiwilliger/${id}`)) as { wuensche: { id: string }[] };
			const token = await praege('VORSCHLAG', akte.wuensche.at(-1)?.id ?? '');
			return [`/v1/freiwilliger/vorschlag/${token}`, { annehmen: false }];
		},
	],
	'DELETE /v1/user/einladung/{id}': [async () => [`/v1/user/einladung/${await zumPortalEingeladen()}`]],
	'POST /v1/signature/session/{signToken}': [
		async () => {
			const dokumentID = await vorlage(t, {
				...{ bezeichnung: `Erklärung ${randomUUID()}`, nutzungsart: 'GESTELLT', vorlageText: 'Ich erkläre es.' },
				...{ uploadRollen: ['MA_VERWALTUNG'], signaturparteien: ['FREIWILLIGER'], stufen: [] },
			});
			const { id } = await t.registriere([]);
			gelungen(await t.traeger('POST', `/v1/freiwilliger/${id}/dokumente/direkt?dokumentID=${dokumentID}`));
			const { data } = await t.traeger('GET', '/v1/signature?groesse=200');
			const offene = data as unknown as { sitzungID: string; freiwilligerID: string }[];
			const token = await praege('UNTERSCHRIFT', offene.find((z) => z.freiwilligerID === id)?.sitzungID ?? '');
			expect((await t.niemand('GET', `/v1/signature/preview?signToken=${token}`)).status).toBe(200);
			return [`/v1/signature/session/${token}`, ...unterschrift()];
		},
	],
	'POST /v1/seminar/angebot/{token}': [
		async () => {
			const [erster, zweiter] = [await dienender(t), await dienender(t)];
			const seminarID = await seminar({ maxTeilnehmer: 1 });
			for (const { id, frage } of [erster, zweiter])
				gelungen(await frage('POST', `/v1/${id}/seminarplanung/seminar/${seminarID}`));
			gelungen(await erster.frage('DELETE', `/v1/seminar/${seminarID}/teilnehmer/${erster.id}`));
			const token = await praege('SEMINARANGEBOT', angebotsinhaber({ seminarID, freiwilligerID: zweiter.id }));
			return [`/v1/seminar/angebot/${token}`, { annehmen: true }];
		},
	],
	'POST /v1/integrations/meetings/terminwahl/{token}': [
		async () => {
			gelungen(
				await t.admin('POST', '/v1/integrations/meetings/configuration', { vorlage: 'https://meet.test/{zufall}' }),
			);
			const wer = await t.registriere([t.ort(0)]);
			const termin = '2026-12-01T09:00:00Z';
			const angebot = { adresswunschId: wer.wunschID(), titel: 'Kennenlernen', termine: [termin], dauerMinuten: 30 };
			const { id } = gelungen(await t.traeger('POST', '/v1/integrations/meetings/angebote', angebot)) as { id: string };
			return [`/v1/integrations/meetings/terminwahl/${await praege('TERMINWAHL', id)}`, { termin }];
		},
	],
	// The last one: it sets the clock on.
	'POST /v1/seminar/nachweis/{token}': [
		async () => {
			const { id: freiwilligerID, frage } = await dienender(t);
			const seminarID = await seminar({});
			gelungen(await frage('POST', `/v1/${freiwilligerID}/seminarplanung/seminar/${seminarID}`));
			const { eintraege } = gelungen(await frage('GET', `/v1/${freiwilligerID}/seminarplanung`)) as {
				eintraege: { id: string }[];
			};
			t.stelleUhr('2027-01-12');
			const nachweisID = eintraege[0]?.id ?? '';
			const token = await praege('SEMINARNACHWEIS', nachweisinhaber({ freiwilligerID, nachweisID }));
			const inhalt = pdf('Nachweis');
			const teile = [['expectedLength', String(inhalt.length)], { name: 'a.pdf', inhalt, feld: 'nachweis' }] as const;
			const { payload, headers } = formular(teile);
			return [`/v1/seminar/nachweis/${token}`, payload, headers];
		},
	],
};

/** Published, with a date in January. */
async function seminar(rest: object): Promise<string> {
	const termine = [{ von: '2027-01-12', bis: '2027-01-12' }];
	const neu = { bezeichnung: 'Sport', seminartypID: 'ZWISCHEN', geplanteTage: 1, ort: 'Edersee', termine, ...rest };
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', neu)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	return id;
}

/** The token of an invitation to the portal. */
async function zumPortalEingeladen(): Promise<string> {
	const email = `${randomUUID()}@portal.test`;
	const wen = { vorname: 'Ina', nachname: 'Neu', email, rollen: ['MA_VEREIN'], adresseIDs: [t.ort(0)] };
	const { id } = gelungen(await t.admin('POST', '/v1/user/einladung', wen)) as { id: string };
	return praege('BENUTZER_EINLADUNG', id);
}

/**
 * Open nothing: the first asks for the mail again, the second has a cookie beside its link (sso-konto), the third is signed
 * (meetingmeldungen).
 */
const OHNE = [
	'POST /v1/auth/link/{token}',
	'POST /v1/integrations/single-sign-on/join-request',
	'POST /v1/integrations/meetings/webhooks',
];

const istPerLink = ({ method, path, action }: Definition) =>
	method !== 'GET' && (recht('OEFFENTLICH', action) === 't' || /\{\w*(token|optin)\w*\}/i.test(path));

it('every call by such a link is asked here', () => {
	const alle = (Object.values(ROUTES) as unknown as Definition[]).filter(istPerLink);
	expect(alle.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...Object.keys(WEGE), ...OHNE].sort());
});

/** Everything there is that a command writes. */
async function stand(): Promise<object> {
	const { rows } = await t.umgebung.pool.query(`select
		(select count(*) from event) as ereignisse, (select count(*) from outbox) as mails,
		(select count(*) from befehl) as befehle, (select count(*) from eindeutig) as eindeutig,
		(select count(*) from einmal_token where benutzt_am is null) as links,
		(select string_agg(hash, ' ' order by hash) from kennwort) as kennwoerter,
		(select string_agg(status || id, ' ' order by id) from user_einladung) as zugaenge,
		(select string_agg(status || id, ' ' order by id) from einladung) as einladungen`);
	return rows[0] as object;
}

/** Without the tokens of a session: each answer has its own. */
const gezeigt = ({ status, data }: Antwort) => {
	const { token: _, refreshToken: __, ...rest } = (data ?? {}) as Record<string, unknown>;
	return [status, rest];
};

describe.each(Object.entries(WEGE).flatMap(([aufruf, wege]) => wege.map((weg, nr) => [aufruf, nr, weg] as const)))(
	'%s (%i)',
	(aufruf, _, weg) => {
		it('is done once, and answered alike where the answer got lost', async () => {
			const methode = aufruf.split(' ', 1)[0] as Parameters<Fragend>[0];
			const [pfad, body, kopf = {}] = await weg();
			const sende = (schluessel: string) => t.niemand(methode, pfad, body, { ...kopf, 'idempotency-key': schluessel });
			const schluessel = randomUUID();
			const erste = await sende(schluessel);
			expect(erste.error).toBeUndefined();
			const danach = await stand();
			expect(gezeigt(await sende(schluessel))).toEqual(gezeigt(erste));
			// Whoever else has the link comes too late.
			const fremde = await sende(randomUUID());
			expect([fremde.status, fremde.error?.code]).toEqual([
				409,
				expect.stringMatching(/^(LINK|UNTERSCHRIEBEN|ABGESCHLOSSEN)$/),
			]);
			await t.alsEigner(`update befehl set laeuft_ab_am = laeuft_ab_am - interval '11 minutes'`);
			if (pfad.includes('/auth/')) expect((await sende(schluessel)).error?.code).toBe('LINK');
			expect(await stand()).toEqual(danach);
		});
	},
);
