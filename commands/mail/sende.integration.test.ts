import { randomUUID } from 'node:crypto';
import { setTimeout as warte } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ablage } from '#commands/dateien/ablage.ts';
import { tokenHash } from '#commands/zugang/einmal-token.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import * as E from '#domain/akte/ereignisse.ts';
import { legePersonAn, setzeEmail } from '#domain/person/entscheidungen.ts';
import { personAggregat } from '#domain/person/person.ts';
import { PORTAL } from '#domain/rollen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { mitClient, mitDatenbank } from '#scripts/postgres/zugang.ts';
import { aktiviert, type Bestand, bestand, gesperrt, type Probeakte, schritt, worte } from './bestand.fixture.ts';
import { kehre } from './faellig.ts';
import { sende } from './sende.ts';
import { type Senke, starteSenke } from './senke.fixture.ts';
import { smtpVersand } from './smtp.ts';

const ADA = { vorname: 'Ada', nachname: 'Lovelace', email: 'ada@post.test' };

let b: Bestand;
let senke: Senke;
beforeAll(async () => {
	b = await bestand();
});
afterAll(() => b.stop());
beforeEach(async () => {
	senke = await starteSenke();
	await b.umgebung.pool.query('delete from outbox');
});
afterEach(() => senke.stop());

const postamt = () => ({
	umgebung: b.umgebung,
	dateien: ablage('/nirgends'),
	mail: { versand: smtpVersand(senke.url), verzeichnis: '/nirgends', baseUrl: 'https://portal.test' },
});

/** Sends what is queued, groups and their members, as the worker would. */
async function leere(): Promise<void> {
	for (let runde = 0; runde < 3; runde++) {
		for (const { id, status } of await b.outbox()) if (status === 'queued') await sende(postamt(), id);
	}
}

async function bestaetigte(): Promise<Probeakte> {
	const akte = await b.neueAkte(ADA);
	await b.schreibe(akteAggregat, akte.id, aktiviert(akte));
	await b.umgebung.pool.query('delete from outbox');
	return akte;
}

const tue = (akte: Probeakte, ...ereignisse: E.AkteEreignis[]) => b.schreibe(akteAggregat, akte.id, ereignisse);
const stand = async (schluessel?: string) => (await b.outbox(schluessel)).map((z) => z.status);
const betreffs = () => senke.empfangen.map(({ an, mail }) => `${an}: ${mail.subject}`).toSorted();

describe('a mail', () => {
	test('tells what the file says when it leaves, as text and HTML, and answers go to the Traeger', async () => {
		const akte = await bestaetigte();
		const text = 'Liebe Ada,\nkomm <bald> vorbei!';
		await tue(akte, E.WunschKontaktiert(schritt(akte, 0, 2000), worte(akte, { nachricht: text })));
		await leere();

		expect(senke.empfangen).toHaveLength(1);
		const { mail } = senke.empfangen[0] ?? expect.fail();
		expect(mail.from).toMatchObject({ name: 'Sportjugend Musterland', address: 'noreply@portal.test' });
		expect(mail.to).toMatchObject([{ name: 'Ada Lovelace', address: 'ada@post.test' }]);
		expect(mail.replyTo).toMatchObject([{ address: 'antwort@traeger.test' }]);
		expect(mail.subject).toBe('Sporthalle Süd möchte Sie kennenlernen');
		expect(mail.text).toContain('> Liebe Ada,\n> komm <bald> vorbei!');
		expect(mail.html).toContain('Liebe Ada,<br>komm &lt;bald&gt; vorbei!');
		expect(mail.text).toContain('https://portal.test/admin/meine-bewerbungen');
		expect(await stand()).toEqual(['sent']);
	});

	test('to an Einsatzort goes to each confirmed contact person of it and of its Einsatzstelle', async () => {
		const akte = await b.neueAkte(ADA);
		await tue(akte, ...aktiviert(akte));
		await leere();
		expect(betreffs()).toEqual([
			'ada@post.test: Ihre Bewerbung ist eingegangen',
			'paul@tsv.test: Neue Bewerbung für Sporthalle Süd',
			'petra@tsv.test: Neue Bewerbung für Sporthalle Süd',
		]);
	});

	test('keeps its Message-ID in every attempt', async () => {
		const akte = await bestaetigte();
		await tue(akte, E.WunschAufWarteliste(schritt(akte, 0, 500)));
		senke.verhalten = () => 'SPAETER';
		await leere();
		const [zeile] = await b.outbox();
		expect(zeile).toMatchObject({ status: 'queued', versuch: 1, fehler: 'SMTP 451' });

		senke.verhalten = () => 'ANNEHMEN';
		await b.umgebung.pool.query('update outbox set faellig_ab = now()');
		await leere();
		expect(await stand()).toEqual(['sent']);
		const { rows } = await b.umgebung.pool.query<{ message_id: string }>('select message_id from outbox');
		expect(senke.empfangen.map((e) => e.mail.messageId)).toEqual([`<${rows[0]?.message_id}@portal.test>`]);
	});
});

describe('the link of a registration', () => {
	test('is made when the mail is sent; a repetition makes another and voids the first', async () => {
		const akte = await b.neueAkte(ADA);
		senke.verhalten = () => 'ANNEHMEN_UND_ABBRECHEN';
		await leere();
		expect(await stand()).toEqual(['uncertain']);
		await b.umgebung.pool.query(`update outbox set status = 'queued', uebergabe_am = null`);
		senke.verhalten = () => 'ANNEHMEN';
		await leere();

		const tokens = senke.empfangen.map((e) => /\/bestaetigen\/([\w-]{43})/.exec(e.mail.text ?? '')?.[1] ?? '');
		expect(new Set(tokens).size).toBe(2);
		const { rows } = await b.umgebung.pool.query<{ token_hash: Buffer }>(
			'select token_hash from einmal_token where betroffener = $1 and benutzt_am is null',
			[akte.userID],
		);
		expect(rows.map((r) => r.token_hash)).toEqual([tokenHash(tokens[1] ?? '')]);
	});

	test('lies in no table', async () => {
		await b.neueAkte(ADA);
		await leere();
		const [, token = ''] = /\/bestaetigen\/([\w-]{43})/.exec(senke.empfangen[0]?.mail.text ?? '') ?? [];
		expect(token).toHaveLength(43);
		const { rows } = await b.umgebung.pool.query(`select o::text as zeile from outbox o union all
			select t::text from einmal_token t`);
		expect(JSON.stringify(rows)).not.toContain(token);
	});
});

describe('an obsolete mail is cancelled', () => {
	const FAELLE: readonly [string, (akte: Probeakte) => Promise<unknown>, string][] = [
		[
			'the wish went on',
			async (akte) => {
				await tue(akte, E.WunschAufWarteliste(schritt(akte, 0, 500)));
				await tue(akte, E.WunschVonWarteliste(schritt(akte, 500, 0)));
			},
			'Der Wunsch ist nicht mehr in diesem Status',
		],
		[
			'the file was deleted',
			async (akte) => {
				await tue(akte, E.WunschAufWarteliste(schritt(akte, 0, 500)));
				await tue(akte, E.FreiwilligerGeloescht({ status: 2000 }));
			},
			'Die Akte wurde gelöscht',
		],
		[
			'the Betreuer was changed again',
			async (akte) => {
				const wahl = (von: string | null, nach: string) => E.BetreuerGeaendert({ wunschID: akte.wunschID, von, nach });
				const erster = randomUUID();
				await tue(akte, wahl(null, erster));
				await b.umgebung.pool.query(`delete from outbox where empfaenger ->> 'art' = 'USER'`);
				await tue(akte, wahl(erster, b.betreuerID));
				await b.umgebung.pool.query(`delete from outbox where daten ->> 'betreuerUserID' = $1`, [b.betreuerID]);
			},
			'Die Betreuung wurde erneut geändert',
		],
	];
	test.each(FAELLE)('%s', async (_, geschieht, grund) => {
		const akte = await bestaetigte();
		await geschieht(akte);
		await leere();
		expect((await b.outbox()).find((z) => z.schluessel !== 'LOESCHBESTAETIGUNG')).toMatchObject({
			status: 'cancelled',
			fehler: grund,
		});
		expect(senke.empfangen.filter((e) => !e.mail.subject?.includes('gelöscht'))).toEqual([]);
	});

	test('the address is already confirmed', async () => {
		const akte = await b.neueAkte(ADA);
		await tue(akte, ...aktiviert(akte));
		await leere();
		const [zeile] = await b.outbox('OPTIN_FREIWILLIGER');
		expect(zeile).toMatchObject({ status: 'cancelled', fehler: 'Die Adresse ist schon bestätigt' });
	});

	test('the account is blocked', async () => {
		const akte = await bestaetigte();
		await tue(akte, E.BetreuerGeaendert({ wunschID: akte.wunschID, von: null, nach: b.betreuerID }));
		await b.schreibe(userAggregat, b.betreuerID, [gesperrt()]);
		await leere();
		const [zeile] = (await b.outbox()).filter((z) => z.empfaenger.art === 'USER');
		expect(zeile).toMatchObject({ status: 'cancelled', fehler: 'Kein Empfänger' });
		expect(betreffs()).toEqual(['ada@post.test: Neue Betreuung: Bea Treuer']);
	});

	test('the contact person was deactivated after the mail was split', async () => {
		const akte = await bestaetigte();
		await tue(akte, E.WunschZurueckgezogen({ ...schritt(akte, 0, 9000), beendetVon: 'FREIWILLIGER' }));
		const [gruppe] = await b.outbox();
		await sende(postamt(), gruppe?.id ?? '');
		const [erste, zweite] = await b.outbox();
		const person = erste?.empfaenger.id ?? '';
		const deaktiviert = { type: 'PersonDeaktiviert', schema: 1, facts: {}, person: null, betroffener: null, art: null };
		await b.schreibe(personAggregat, person, [deaktiviert as never]);
		await leere();
		expect(await b.outbox()).toMatchObject([
			{ id: erste?.id, status: 'cancelled', fehler: 'Kein Empfänger' },
			{ id: zweite?.id, status: 'sent' },
		]);
		const aktiviert = { ...deaktiviert, type: 'PersonAktiviert' };
		await b.schreibe(personAggregat, person, [aktiviert as never]);
	});

	test.each(['jemand@example.org', 'jemand@example.com', 'jemand@verein.example'])('%s is nobody', async (email) => {
		const akte = await b.neueAkte({ ...ADA, email });
		await leere();
		expect(akte.id).toBeTruthy();
		expect(await b.outbox()).toMatchObject([{ status: 'cancelled', fehler: 'Beispieladresse' }]);
		expect(senke.empfangen).toEqual([]);
	});
});

const optIn = { isGefragt: true, neueID: randomUUID };
const umfeld = { akteur: PORTAL, adressen: new Map(), optIn };
const angaben = { vorname: 'Petra', nachname: 'Neu' };

async function neuePerson(email: string) {
	const id = randomUUID();
	const neu = { angaben, email, funktionen: [] };
	return b.schreibe(personAggregat, id, legePersonAn(personAggregat.start(id), neu, umfeld));
}

describe('the question to a contact person', () => {
	const fragen = () => senke.empfangen.map(({ an, mail }) => [an, /person\/([\w-]+)/.exec(mail.text ?? '')?.[1]]);

	test('goes to the address that is to be confirmed, with a link for that question alone', async () => {
		const id = randomUUID();
		const neu = { angaben, email: 'alt@verein.test', funktionen: [] };
		const person = await b.schreibe(personAggregat, id, legePersonAn(personAggregat.start(id), neu, umfeld));
		const { anfrageID } = person;
		await leere();
		const [[an, key] = []] = fragen();
		expect(an).toBe('alt@verein.test');
		const { rows } = await b.umgebung.pool.query('select zweck, betroffener from einmal_token where token_hash = $1', [
			tokenHash(key ?? ''),
		]);
		expect(rows).toEqual([{ zweck: 'PERSON_OPTIN', betroffener: anfrageID }]);
	});

	test('follows the address when it changes before the mail leaves, and goes nowhere when it is answered', async () => {
		const id = randomUUID();
		const neu = { angaben, email: 'erste@verein.test', funktionen: [] };
		const person = await b.schreibe(personAggregat, id, legePersonAn(personAggregat.start(id), neu, umfeld));
		await b.schreibe(personAggregat, id, setzeEmail(person, 'zweite@verein.test', umfeld));
		await leere();
		expect(fragen().map(([an]) => an)).toEqual(['zweite@verein.test']);
		await b.umgebung.pool.query('delete from outbox');
		await b.schreibe(personAggregat, id, setzeEmail(person, 'dritte@verein.test', umfeld));
		await b.schreibe(personAggregat, id, setzeEmail(person, null, umfeld));
		await leere();
		expect(await b.outbox()).toMatchObject([{ status: 'cancelled', fehler: 'Kein Empfänger' }]);
	});
});

describe('what the server says', () => {
	async function eineMail(email = ADA.email) {
		const akte = await b.neueAkte({ ...ADA, email });
		await leere();
		return { akte, zeile: (await b.outbox())[0] ?? expect.fail() };
	}

	test('refused for good: failed, and its words with the address are not kept', async () => {
		senke.verhalten = () => 'ABLEHNEN';
		const { zeile } = await eineMail();
		expect(zeile).toMatchObject({ status: 'failed', fehler: 'SMTP 554' });
	});

	test('unknown recipient: failed', async () => {
		const { zeile } = await eineMail('unbekannt@post.test');
		expect(zeile).toMatchObject({ status: 'failed', fehler: 'SMTP 550' });
	});

	test('nothing, after the content: uncertain, and nobody sends it again by himself', async () => {
		senke.verhalten = () => 'ANNEHMEN_UND_ABBRECHEN';
		const { zeile } = await eineMail();
		expect(zeile).toMatchObject({ status: 'uncertain', versuch: 1 });
		await kehre(b.umgebung.pool);
		await leere();
		expect(senke.empfangen).toHaveLength(1);
	});

	test('what it accepts is not forgotten when the database is away for a moment', async () => {
		const { ownerUrl, appUrl } = b.datenbank;
		const name = new URL(appUrl).pathname.slice(1);
		const erlaube = (erlaubt: boolean) =>
			mitClient(mitDatenbank(ownerUrl, 'postgres'), (client) =>
				client.query(`alter database ${name} with allow_connections ${erlaubt}`),
			);
		let zurueck: Promise<unknown> = Promise.resolve();
		senke.vorAntwort = async () => {
			await erlaube(false);
			await mitClient(mitDatenbank(appUrl, 'postgres'), (client) =>
				client.query(
					'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
					[name],
				),
			);
			zurueck = warte(700).then(() => erlaube(true));
		};
		await b.neueAkte(ADA);
		const [{ id } = { id: '' }] = await b.outbox();
		await sende(postamt(), id);
		await zurueck;
		expect([await stand(), senke.empfangen.length]).toEqual([['sent'], 1]);
	});

	test('nothing at all: later, with a growing pause, in the end failed', async () => {
		await senke.stop();
		await b.neueAkte(ADA);
		const pausen: number[] = [];
		for (let versuch = 1; versuch <= 8; versuch++) {
			await leere();
			const { rows } = await b.umgebung.pool.query<{ pause: number; status: string }>(
				`select status, round(extract(epoch from faellig_ab - now()) / 60)::int as pause from outbox`,
			);
			expect(rows[0]?.status).toBe(versuch < 8 ? 'queued' : 'failed');
			pausen.push(rows[0]?.pause ?? 0);
			await b.umgebung.pool.query('update outbox set faellig_ab = now()');
		}
		expect(pausen.slice(0, 7)).toEqual([1, 5, 15, 60, 180, 360, 720]);
		senke = await starteSenke();
	});
});

describe('flooding', () => {
	test('a thousand requests for a link give three mails', async () => {
		const akte = await b.neueAkte(ADA);
		await b.umgebung.pool.query(
			`insert into outbox (art, schluessel, empfaenger, daten)
			select art, schluessel, empfaenger, daten from outbox, generate_series(2, 1000)`,
		);
		const ids = (await b.outbox()).map((z) => z.id);
		expect(ids).toHaveLength(1000);
		await Promise.all(
			Array.from({ length: 8 }, async (_, i) => {
				for (const id of ids.filter((_id, j) => j % 8 === i)) await sende(postamt(), id);
			}),
		);
		expect(akte.id).toBeTruthy();
		expect(senke.empfangen).toHaveLength(3);
		const zustaende = await stand();
		expect(zustaende.filter((s) => s === 'cancelled')).toHaveLength(997);
	});

	test('a dozen contact persons with one address give that mailbox three mails, in whatever case it is written', async () => {
		for (let i = 0; i < 12; i++) await neuePerson(i % 2 ? 'Opfer@Post.test' : 'opfer@post.test');
		const ids = (await b.outbox('PERSON_OPTIN')).map(({ id }) => id);
		expect(ids).toHaveLength(12);
		await Promise.all(
			[0, 1].map(async (i) => Promise.all(ids.filter((_, j) => j % 2 === i).map((id) => sende(postamt(), id)))),
		);
		expect(senke.empfangen).toHaveLength(3);
		expect((await stand('PERSON_OPTIN')).filter((s) => s === 'cancelled')).toHaveLength(9);
		await neuePerson('andere@post.test');
		await leere();
		expect(senke.empfangen).toHaveLength(4);
	});

	test('an address that is asked for again makes the mail before it needless', async () => {
		let person = await neuePerson('eins@post.test');
		for (const email of ['zwei@post.test', 'drei@post.test'])
			person = await b.schreibe(personAggregat, person.id, setzeEmail(person, email, umfeld));
		await leere();
		expect(senke.empfangen.map(({ an }) => an)).toEqual(['drei@post.test']);
		expect((await stand('PERSON_OPTIN')).toSorted()).toEqual(['cancelled', 'cancelled', 'sent']);
	});

	test('the fourth mail about the same application waits; one about another does not', async () => {
		const [erste, zweite] = [await bestaetigte(), await bestaetigte()];
		for (let i = 0; i < 4; i++) {
			await tue(erste, E.WunschAufWarteliste(schritt(erste, 0, 500)));
			await leere();
			await tue(erste, E.WunschVonWarteliste(schritt(erste, 500, 0)));
		}
		await tue(zweite, E.WunschAufWarteliste(schritt(zweite, 0, 500)));
		await leere();
		expect((await stand()).toSorted()).toEqual(['queued', 'sent', 'sent', 'sent', 'sent']);
		const { rows } = await b.umgebung.pool.query<{ pause: number }>(
			`select round(extract(epoch from faellig_ab - now()) / 60)::int as pause from outbox where status = 'queued'`,
		);
		expect(rows).toEqual([{ pause: 60 }]);
	});
});

test('personal data stands in no column of the outbox, before and after sending', async () => {
	const kanarie = { vorname: 'Kanarienvogel', nachname: 'Kanarienvogel', email: 'kanarienvogel@post.test' };
	const akte = await b.neueAkte(kanarie);
	await tue(akte, ...aktiviert(akte));
	const text = worte(akte, { nachricht: 'Kanarienvogel', grund: 'Kanarienvogel' });
	await tue(akte, E.WunschKontaktiert(schritt(akte, 0, 2000), text));
	await tue(akte, E.WunschAbgelehnt({ ...schritt(akte, 2000, 9500), beendetVon: 'EINSATZSTELLE' }, text));
	const zeilen = async () => JSON.stringify((await b.umgebung.pool.query('select o::text from outbox o')).rows);
	expect(await zeilen()).not.toMatch(/kanarienvogel/i);
	senke.verhalten = (an) => (an.startsWith('kanarienvogel') ? 'ABLEHNEN' : 'ANNEHMEN');
	await leere();
	expect(await zeilen()).not.toMatch(/kanarienvogel/i);
	expect(await stand()).toContain('failed');
});
