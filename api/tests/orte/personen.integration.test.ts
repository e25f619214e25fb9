import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { gefragtePerson, leserDesOrts } from '#projections/queries/post/mail-kontext.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { beendet } from '../sammellauf.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Contact persons: who sees, files and changes whom, how an address is confirmed, and how one comes to an account. */

let t: Kleinportal;
/** The Einsatzstelle of `verein`, its Einsatzort, and those of `verein2`. */
let stelle: string;
let ort: string;
let andere: string;
beforeAll(async () => {
	t = await kleinportal();
	const ids = t.grundlage.stellen.map((s) => s.id);
	[stelle, andere] = [ids[0] ?? '', ids[1] ?? ''];
	ort = t.ort(0);
});
afterAll(() => t.stop());
beforeEach(() => t.setzeParameter({ personOptInMail: true }));

interface Person {
	readonly id: string;
	readonly nachname: string;
	readonly email: string | null;
	readonly emailNeu: string | null;
	readonly optInStatus: string;
	readonly isAktiv: boolean;
	readonly empfaengtSystemmails: boolean;
	readonly benutzer: { id: string; name: string | null } | null;
	readonly funktionen: { adresseID: string; funktionID: string; adresse: string; einsatzstelle: string }[];
	readonly version: number;
}
const UNBEKANNT = '00000000-0000-4000-8000-000000000000';
let laufend = 0;
/** `Auebcd` for 12: names have no digits, and none is part of another, umlauts written out or not. */
const name = (nr: number) => `Aue${[...String(nr).padStart(3, '0')].map((z) => 'bcdfghjklm'[Number(z)]).join('')}`;
const neue = (rest: object = {}) => ({
	vorname: 'Ada',
	nachname: name(++laufend),
	email: `ada${laufend}@verein.test`,
	isSystemmailEmpfaenger: true,
	funktionen: [{ adresseID: stelle, funktionID: 'ANSPRECHPARTNER' }],
	...rest,
});
async function lege(rest: object = {}, wer: Fragend = t.traeger): Promise<Person> {
	const antwort = await wer('POST', '/v1/person', neue(rest));
	expect(antwort.status, antwort.roh.body).toBe(201);
	return antwort.data;
}
const hole = async ({ id }: { id: string }, wer: Fragend = t.traeger) =>
	(await wer('GET', `/v1/person/${id}`)).data as Person;
const liste = async (wer: Fragend, query = '') => (await wer('GET', `/v1/person${query}`)).data as Person[];
const kurz = ({ status, error }: Antwort) => [status, error?.message];
const NICHT_GEFUNDEN = [404, 'Der Datensatz wurde nicht gefunden.'];
const rollen = () => [t.admin, t.traeger, t.verein] as const;

/** The key of the mail that asks this person, as its sending would mint it. */
async function schluessel({ id }: { id: string }): Promise<string> {
	const gefragt = await gefragtePerson(t.umgebung.db, id);
	return praegeToken(t.umgebung.db, 'PERSON_OPTIN', gefragt?.anfrageID ?? '');
}
const bestaetige = (key: string, headers: Record<string, string> = {}) =>
	t.niemand('GET', `/v1/person/confirm/${key}`, undefined, headers);
async function bestaetigte(rest: object = {}): Promise<Person> {
	const person = await lege(rest);
	await bestaetige(await schluessel(person));
	return hole(person);
}
async function mails(person: { id: string }): Promise<number> {
	const { rows } = await t.umgebung.pool.query<{ n: number }>(
		`select count(*)::int as n from outbox where schluessel = 'PERSON_OPTIN' and empfaenger ->> 'id' = $1`,
		[person.id],
	);
	return rows[0]?.n ?? 0;
}

describe('filing', () => {
	it('by each role, with functions; the address waits for its confirmation', async () => {
		for (const wer of rollen()) {
			const person = await lege({ email: ' ADA.X@Verein.test' }, wer);
			expect(person).toMatchObject({
				email: 'ada.x@verein.test',
				optInStatus: 'ANGEFRAGT',
				empfaengtSystemmails: false,
				isAktiv: true,
				funktionen: [{ adresseID: stelle, funktionID: 'ANSPRECHPARTNER' }],
			});
			expect(await mails(person)).toBe(1);
		}
	});

	it('refuses unknown fields, and all rules of the fields at once', async () => {
		for (const feld of ['optInStatus', 'userID', 'isAktiv', 'constructor'])
			expect((await t.admin('POST', '/v1/person', neue({ [feld]: 'x' }))).status).toBe(422);
		const antwort = await t.admin('POST', '/v1/person', neue({ vorname: '', telefon: 'x', email: null }));
		expect([antwort.status, antwort.error.details.map((d) => d.feld)]).toEqual([422, ['vorname', 'telefon', 'email']]);
	});

	it('of a site: only its own', async () => {
		const fremd = neue({ funktionen: [{ adresseID: andere, funktionID: 'BETREUER' }] });
		const unbekannt = neue({ funktionen: [{ adresseID: UNBEKANNT, funktionID: 'BETREUER' }] });
		expect(kurz(await t.verein('POST', '/v1/person', fremd))).toEqual(
			kurz(await t.verein('POST', '/v1/person', unbekannt)),
		);
		expect((await t.verein('POST', '/v1/person', fremd)).status).toBe(422);
		expect((await t.verein('POST', '/v1/person', neue({ funktionen: [] }))).status).toBe(422);
	});

	it('is not for volunteers and not for the public', async () => {
		const { frage } = await t.registriere([ort]);
		for (const [methode, pfad, body] of [
			['GET', '/v1/person', undefined],
			['GET', '/v1/person/list', undefined],
			['POST', '/v1/person', neue()],
			['GET', `/v1/person/${UNBEKANNT}`, undefined],
			['GET', '/v1/system/funktionen', undefined],
		] as const) {
			expect((await frage(methode, pfad, body)).status).toBe(403);
			expect((await t.niemand(methode, pfad, body)).status).toBe(401);
		}
	});
});

describe('the list', () => {
	it('shows the Traeger everybody and a site its own, with the functions there alone', async () => {
		const beide = await lege({
			funktionen: [
				{ adresseID: ort, funktionID: 'BETREUER' },
				{ adresseID: andere, funktionID: 'VORSTAND' },
			],
		});
		const fremde = await lege({ funktionen: [{ adresseID: andere, funktionID: 'BETREUER' }] });
		const ids = async (wer: Fragend) => (await liste(wer, '?groesse=200')).map((p) => p.id);
		expect(await ids(t.traeger)).toEqual(expect.arrayContaining([beide.id, fremde.id]));
		expect(await ids(t.verein)).toContain(beide.id);
		expect(await ids(t.verein)).not.toContain(fremde.id);
		expect(beide.funktionen).toHaveLength(2);
		expect((await hole(beide, t.verein)).funktionen).toMatchObject([{ adresseID: ort, funktionID: 'BETREUER' }]);
		const nachFremder = await liste(t.verein, `?filterFunktionenIds=VORSTAND&sucheHelper=${beide.nachname}`);
		expect(nachFremder).toEqual([]);
		const und = [{ feld: 'funktion', op: 'in', wert: ['VORSTAND'] }];
		const f = encodeURIComponent(JSON.stringify({ und, text: beide.nachname }));
		expect(await liste(t.verein, `?f=${f}`)).toEqual([]);
		expect((await liste(t.traeger, `?f=${f}`)).map(({ id }) => id)).toContain(beide.id);
	});

	it('filters by functions, text and conditions, under both names', async () => {
		const person = await lege({ funktionen: [{ adresseID: ort, funktionID: 'SEMINAR' }] });
		const f = (feld: string, wert: unknown) =>
			`f=${encodeURIComponent(JSON.stringify({ und: [{ feld, op: 'gleich', wert }], text: person.nachname }))}`;
		for (const [query, anzahl] of [
			[`filterFunktionenIds=SEMINAR,KONTINGENT&sucheHelper=${person.nachname}`, 1],
			[`filterFunktionenIds=KONTINGENT&sucheHelper=${person.nachname}`, 0],
			[f('isAktiv', true), 1],
			[f('funktion', 'SEMINAR'), 1],
			[f('funktion', 'KONTINGENT'), 0],
			[f('optInStatus', 'BESTAETIGT'), 0],
		] as const) {
			for (const pfad of ['/v1/person', '/v1/person/list']) {
				const antwort = await t.traeger('GET', `${pfad}?${query}`);
				expect((antwort.data as Person[]).map((p) => p.id)).toHaveLength(anzahl);
			}
		}
		expect((await t.traeger('GET', '/v1/person?filterFunktionenIds=Koch')).status).toBe(400);
		expect((await t.traeger('GET', `/v1/person?${f('suchtext', 'x')}`)).status).toBe(422);
	});

	it('names the functions there are', async () => {
		const { data } = await t.verein('GET', '/v1/system/funktionen');
		expect((data as { id: string; bezeichnung: string }[]).map(({ id, bezeichnung }) => ({ id, bezeichnung }))).toEqual(
			[
				{ id: 'ANSPRECHPARTNER', bezeichnung: 'Ansprechpartner' },
				{ id: 'VERTRETUNG', bezeichnung: 'Vertretung' },
				{ id: 'BETREUER', bezeichnung: 'Betreuer (Anleitung)' },
				{ id: 'UNTERZEICHNER', bezeichnung: 'Unterzeichner' },
				{ id: 'BUCHHALTUNG', bezeichnung: 'Buchhaltung' },
				{ id: 'KONTINGENT', bezeichnung: 'Kontingent' },
				{ id: 'VORSTAND', bezeichnung: 'Vorstand' },
				{ id: 'SEMINAR', bezeichnung: 'Seminar' },
			],
		);
	});
});

describe('a person of another site answers like one who does not exist', () => {
	it('to every call', async () => {
		const { id } = await lege({ funktionen: [{ adresseID: andere, funktionID: 'BETREUER' }] });
		const vorher = await t.ereignisse();
		const aufrufe = (personID: string) =>
			[
				['GET', `/v1/person/${personID}`, undefined],
				['PUT', `/v1/person/${personID}`, { position: 'x' }],
				['PUT', `/v1/person/${personID}`, { isAktiv: false }],
				['PUT', `/v1/person/${personID}/email`, { email: 'x@y.de' }],
				['POST', '/v1/person/funktionen', [{ personID, adresseID: stelle, funktionID: 'BETREUER' }]],
				['DELETE', '/v1/person/funktionen', [{ personID, adresseID: stelle, funktionID: 'BETREUER' }]],
			] as const;
		for (const [i, [methode, pfad, body]] of aufrufe(id).entries()) {
			const [, ohne, ohneBody] = aufrufe(UNBEKANNT)[i] ?? [methode, pfad, body];
			const antwort = await t.verein(methode, pfad, body);
			expect(kurz(antwort)).toEqual(NICHT_GEFUNDEN);
			expect(antwort.roh.body).toBe((await t.verein(methode, ohne, ohneBody)).roh.body);
		}
		expect(await t.ereignisse()).toBe(vorher);
	});
});

describe('the master data', () => {
	it('change field by field, by the version that was shown', async () => {
		const person = await lege();
		for (const wer of rollen()) {
			const { version } = await hole(person);
			const antwort = await wer('PUT', `/v1/person/${person.id}`, { position: `Leitung ${version}`, version });
			expect(antwort.data).toMatchObject({ position: `Leitung ${version}`, nachname: person.nachname });
			expect(kurz(await wer('PUT', `/v1/person/${person.id}`, { position: 'zu spät', version }))).toEqual([
				409,
				'Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.',
			]);
		}
	});

	it('hold neither address, confirmation nor account', async () => {
		const person = await lege();
		for (const feld of ['email', 'optInStatus', 'userID', 'funktionen', '__proto__x'])
			expect((await t.admin('PUT', `/v1/person/${person.id}`, { [feld]: 'x' })).status).toBe(422);
	});

	it('only an administrator deactivates', async () => {
		const person = await lege();
		for (const wer of [t.traeger, t.verein]) {
			const antwort = await wer('PUT', `/v1/person/${person.id}`, { isAktiv: false });
			expect(kurz(antwort)).toEqual([403, 'Nur Administratoren dürfen Personen aktivieren oder deaktivieren.']);
			expect((await wer('PUT', `/v1/person/${person.id}`, { isAktiv: true, position: 'x' })).status).toBe(200);
		}
		const antwort = await t.admin('PUT', `/v1/person/${person.id}`, { isAktiv: false });
		expect(antwort.data).toMatchObject({ isAktiv: false });
	});

	it('not while alone in a running contract: as Betreuer by the account, as Unterzeichner of the place', async () => {
		const bewerber = await t.erfasse([t.ort(0)]);
		await t.verhandle(bewerber, 0);
		const unterzeichner = await lege({ funktionen: [{ adresseID: ort, funktionID: 'UNTERZEICHNER' }] });
		const [betreuer] = await liste(t.traeger, `?f=${filter('userID', t.betreuer(0))}`);
		const deaktiviere = async ({ id }: { id: string }, isAktiv = false) =>
			kurz(await t.admin('PUT', `/v1/person/${id}`, { isAktiv }));
		const andereUnterzeichner = (await liste(t.traeger, '?filterFunktionenIds=UNTERZEICHNER&groesse=200')).filter(
			(p) => p.id !== unterzeichner.id && p.funktionen.some((f) => [stelle, ort].includes(f.adresseID)),
		);
		expect((await t.einige(bewerber)).status).toBe(200);
		expect(await deaktiviere(betreuer as Person)).toEqual([409, 'Die Person ist noch als Betreuer eingetragen.']);
		for (const person of andereUnterzeichner) expect(await deaktiviere(person)).toEqual([200, undefined]);
		expect(await deaktiviere(unterzeichner)).toEqual([409, 'Die Person ist noch als Unterzeichner eingetragen.']);
		await lege({ funktionen: [{ adresseID: stelle, funktionID: 'UNTERZEICHNER' }] });
		expect(await deaktiviere(unterzeichner)).toEqual([200, undefined]);
	});
});
const filter = (feld: string, wert: unknown) =>
	encodeURIComponent(JSON.stringify({ und: [{ feld, op: 'gleich', wert }] }));

describe('the address', () => {
	it('is confirmed by the key of the mail, once, by whoever holds it', async () => {
		const person = await lege();
		const key = await schluessel(person);
		const antwort = await bestaetige(key);
		expect([antwort.status, antwort.data]).toEqual([200, {}]);
		expect(antwort.roh.headers['cache-control']).toBe('no-store');
		expect(await hole(person)).toMatchObject({ optInStatus: 'BESTAETIGT', empfaengtSystemmails: true });
		expect(kurz(await bestaetige(key))).toEqual([409, 'Der Link ist ungültig oder abgelaufen.']);
		expect((await bestaetige('erfunden')).status).toBe(409);
	});

	it('is not confirmed by a browser that only fetches ahead', async () => {
		const person = await lege();
		const key = await schluessel(person);
		for (const [kopf, wert] of [
			['purpose', 'prefetch'],
			['sec-purpose', 'prefetch;prerender'],
		] as const)
			expect((await bestaetige(key, { [kopf]: wert })).status).toBe(403);
		expect((await bestaetige(key)).status).toBe(200);
	});

	it('stays until its successor is confirmed; a link that went to another address confirms nothing', async () => {
		const person = await bestaetigte();
		const wechsle = (email: string) => t.verein('PUT', `/v1/person/${person.id}/email`, { email });
		expect((await wechsle('vertippt@verein.test')).status).toBe(204);
		const vertippt = await schluessel(person);
		expect((await wechsle('richtig@verein.test')).status).toBe(204);
		expect(await mails(person)).toBe(3);
		expect(await hole(person)).toMatchObject({ email: person.email, emailNeu: 'richtig@verein.test' });
		expect((await gefragtePerson(t.umgebung.db, person.id))?.email).toBe('richtig@verein.test');
		expect((await bestaetige(vertippt)).status).toBe(409);
		expect((await bestaetige(await schluessel(person))).status).toBe(200);
		expect(await hole(person)).toMatchObject({ email: 'richtig@verein.test', emailNeu: null });
	});

	it('changes at once where nobody is asked', async () => {
		await t.setzeParameter({ personOptInMail: false });
		const person = await lege();
		expect(person).toMatchObject({ optInStatus: 'KEIN', empfaengtSystemmails: true });
		await t.traeger('PUT', `/v1/person/${person.id}/email`, { email: 'gleich@verein.test' });
		expect(await hole(person)).toMatchObject({ email: 'gleich@verein.test', emailNeu: null });
		expect(await mails(person)).toBe(0);
	});

	it('can go, unless system mails go there', async () => {
		const person = await lege({ isSystemmailEmpfaenger: false });
		expect((await t.traeger('PUT', `/v1/person/${person.id}/email`, { email: null })).status).toBe(204);
		expect(await hole(person)).toMatchObject({ email: null, optInStatus: 'KEIN' });
		expect((await t.traeger('PUT', `/v1/person/${person.id}`, { isSystemmailEmpfaenger: true })).status).toBe(422);
		const empfaenger = await lege();
		expect(kurz(await t.traeger('PUT', `/v1/person/${empfaenger.id}/email`, { email: '' }))).toEqual([
			422,
			'Dies ist ein Pflichtfeld',
		]);
	});

	it('gets system mails only while active, named, and confirmed where that is asked for', async () => {
		const einsatzort = t.ort(2);
		const funktionen = [{ adresseID: einsatzort, funktionID: 'ANSPRECHPARTNER' }];
		const gefragt = await lege({ funktionen });
		const sicher = await bestaetigte({ funktionen });
		const ungenannt = await bestaetigte({ funktionen, isSystemmailEmpfaenger: false });
		const empfaenger = async () => (await leserDesOrts(t.umgebung.db, einsatzort)).map(({ id }) => id);
		expect(await empfaenger()).toContain(sicher.id);
		expect(await empfaenger()).not.toContain(gefragt.id);
		expect(await empfaenger()).not.toContain(ungenannt.id);
		await t.setzeParameter({ personOptInMail: false });
		expect(await empfaenger()).toContain(gefragt.id);
		await t.admin('PUT', `/v1/person/${sicher.id}`, { isAktiv: false });
		expect(await empfaenger()).not.toContain(sicher.id);
	});
});

describe('functions', () => {
	const angabe = (personID: string, adresseID: string, funktionID = 'VERTRETUNG') => ({
		personID,
		adresseID,
		funktionID,
	});

	it('are given and taken for several persons at once, all or none', async () => {
		const [eine, zweite] = [await lege(), await lege()];
		const batch = [angabe(eine.id, ort), angabe(zweite.id, ort), angabe(zweite.id, ort)];
		for (const wer of rollen()) {
			expect(await wer('POST', '/v1/person/funktionen', batch)).toMatchObject({ status: 201, data: batch });
			expect((await hole(zweite)).funktionen).toHaveLength(2);
			expect((await wer('DELETE', '/v1/person/funktionen', batch)).status).toBe(204);
			expect((await hole(zweite)).funktionen).toHaveLength(1);
		}
		const halb = await t.traeger('POST', '/v1/person/funktionen', [...batch, angabe(UNBEKANNT, ort)]);
		expect(kurz(halb)).toEqual(NICHT_GEFUNDEN);
		expect((await hole(eine)).funktionen).toHaveLength(1);
	});

	it('of a site: at its own addresses alone; without the last one it sees nobody', async () => {
		const person = await lege({ funktionen: [{ adresseID: ort, funktionID: 'BETREUER' }] });
		await t.traeger('POST', '/v1/person/funktionen', [angabe(person.id, andere)]);
		const versuche = [t.verein('POST', '/v1/person/funktionen', [angabe(person.id, andere, 'SEMINAR')])];
		versuche.push(t.verein('DELETE', '/v1/person/funktionen', [angabe(person.id, andere)]));
		for (const antwort of await Promise.all(versuche)) expect(antwort.status).toBe(422);
		expect((await t.verein('DELETE', '/v1/person/funktionen', [angabe(person.id, ort, 'BETREUER')])).status).toBe(204);
		expect((await t.verein('GET', `/v1/person/${person.id}`)).status).toBe(404);
		expect((await hole(person)).funktionen).toHaveLength(1);
	});
});

describe('an account', () => {
	const zugang = (wer: Fragend, { id }: { id: string }, geben: readonly string[] = ['MA_VEREIN']) =>
		wer('POST', `/v1/person/${id}/create-user`, { rollen: geben });

	it('is opened for the places of the functions, with roles below the own, once', async () => {
		const person = await lege({ funktionen: [{ adresseID: stelle, funktionID: 'BETREUER' }] });
		expect((await zugang(t.traeger, person, ['MA_VERWALTUNG'])).status).toBe(403);
		expect((await zugang(t.verein, person)).status).toBe(403);
		const antwort = await zugang(t.traeger, person);
		expect(antwort).toMatchObject({ status: 201, data: { email: person.email, rollen: ['MA_VEREIN'], status: 0 } });
		const { id } = antwort.data as { id: string };
		expect((await hole(person)).benutzer).toEqual({ id, name: `Ada ${person.nachname}` });
		const { rows } = await t.umgebung.pool.query(
			`select b.einsatzstelle_ids, o.schluessel from benutzer b
			join outbox o on o.empfaenger ->> 'id' = b.id::text where b.id = $1`,
			[id],
		);
		expect(rows).toEqual([{ einsatzstelle_ids: [stelle], schluessel: 'USER_OPTIN' }]);
		expect(kurz(await zugang(t.admin, person))).toEqual([409, 'Die Person hat bereits einen Zugang.']);
		const doppelt = await lege({ email: person.email });
		expect(kurz(await zugang(t.admin, doppelt))).toEqual([409, 'Zu dieser E-Mail-Adresse besteht bereits ein Konto.']);
	});

	it('is opened for all contacts who can have one, and says why the others can’t', async () => {
		const email = `gemeinsam${++laufend}@verein.test`;
		const funktionen = [{ adresseID: andere, funktionID: 'ANSPRECHPARTNER' }];
		const mit = [await lege({ email, funktionen }), await lege({ email, funktionen })];
		const ohne = await lege({ email: null, isSystemmailEmpfaenger: false, funktionen });
		const tote = await lege({ funktionen });
		await t.admin('PUT', `/v1/person/${tote.id}`, { isAktiv: false });
		expect((await t.traeger('POST', '/v1/person/create-ap-users', {})).status).toBe(403);
		const anlegen = async () =>
			beendet(t, await t.admin('POST', '/v1/person/create-ap-users', { adresseIDs: [andere] }));
		const { zeilen, ...lauf } = await anlegen();
		expect(lauf).toMatchObject({ liste: 'PERSONEN', aktion: 'zugangAnlegen' });
		const gruende = Map.groupBy(zeilen, ({ text }) => text);
		expect(gruende.get('Es ist keine E-Mail-Adresse hinterlegt.')?.map((z) => z.eintragID)).toContain(ohne.id);
		expect(gruende.get('Zu dieser E-Mail-Adresse besteht bereits ein Konto.')).toHaveLength(1);
		expect(zeilen.every(({ bezeichnung }) => bezeichnung)).toBe(true);
		const konten = (await Promise.all([...mit, ohne, tote].map((p) => hole(p)))).map((p) => p.benutzer !== null);
		expect(konten.filter(Boolean)).toHaveLength(1);
		expect(await anlegen()).toMatchObject({ erledigt: 0, gesperrt: lauf.gesperrt });
	});

	it('is linked and let go by administrators; it is one person’s at most', async () => {
		const [eine, zweite] = [await lege(), await lege()];
		const { id: userID } = await t.konto(['MA_VEREIN'], { einsatzstelleIDs: [stelle] });
		const verknuepfe = (wer: Fragend, personID: string, konto = userID) =>
			wer('POST', '/v1/person/link-user', { personID, userID: konto });
		expect((await verknuepfe(t.traeger, eine.id)).status).toBe(403);
		expect((await verknuepfe(t.admin, eine.id)).data).toMatchObject({ benutzer: { id: userID } });
		expect((await verknuepfe(t.admin, eine.id)).status).toBe(200);
		expect(kurz(await verknuepfe(t.admin, zweite.id))).toEqual([
			409,
			'Das Konto gehört bereits zu einer anderen Person.',
		]);
		expect((await verknuepfe(t.admin, zweite.id, UNBEKANNT)).status).toBe(422);
		expect(kurz(await verknuepfe(t.admin, UNBEKANNT))).toEqual(NICHT_GEFUNDEN);
		expect((await t.admin('DELETE', '/v1/person/link-user', { personID: eine.id })).status).toBe(204);
		expect((await hole(eine)).benutzer).toBeNull();
		expect((await verknuepfe(t.admin, zweite.id)).status).toBe(200);
	});
});

describe('the history', () => {
	it('tells the Traeger in sentences who did what, newest first', async () => {
		const person = await bestaetigte();
		await t.traeger('PUT', `/v1/person/${person.id}`, { position: 'Trainerin' });
		const antwort = await t.traeger('GET', `/v1/person/${person.id}/historie`);
		const eintraege = antwort.data as { satz: string; isSelbst: boolean; akteur: { name: string } | null }[];
		const adressen = (await t.traeger('GET', '/v1/adresse')).data as { id: string; bezeichnung: string }[];
		const bezeichnung = adressen.find((a) => a.id === stelle)?.bezeichnung;
		expect(eintraege.map((e) => e.satz)).toEqual([
			'hat die Angaben geändert.',
			'hat die E-Mail-Adresse bestätigt.',
			`hat um die Bestätigung der E-Mail-Adresse ${person.email} gebeten.`,
			`hat die Funktion Ansprechpartner bei ${bezeichnung} zugewiesen.`,
			'hat die Person angelegt.',
		]);
		expect(eintraege[0]).toMatchObject({
			akteur: { name: 'Sabine Koch' },
			aenderungen: [{ bezeichnung: 'Position', von: null, nach: 'Trainerin' }],
		});
		expect(eintraege[1]).toMatchObject({ akteur: null, isSelbst: true });
		expect((await t.verein('GET', `/v1/person/${person.id}/historie`)).status).toBe(403);
		expect((await t.admin('GET', `/v1/person/${UNBEKANNT}/historie`)).status).toBe(404);
	});
});

describe('the export', () => {
	it('holds what the list finds, recorded, without a formula', async () => {
		const person = await lege({ position: '=SUMME(A1:A9)', telefon: '+49 151 2345678' });
		const antwort = await t.traeger('GET', `/v1/person/export?sucheHelper=${person.nachname}`);
		expect(antwort.status).toBe(200);
		expect(antwort.roh.headers).toMatchObject({
			'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
			'content-disposition': 'attachment; filename="personen-2026-09-15.xlsx"',
			'cache-control': 'no-store',
		});
		const [blatt] = (await readXlsx(antwort.roh.rawPayload)).sheets;
		const [kopf = [], zeile = [], ...weitere] = blatt?.rows ?? [];
		expect(weitere).toEqual([]);
		const wert = (spalte: string) => zeile[kopf.indexOf(spalte)];
		expect([wert('Nachname'), wert('Position'), wert('Telefon'), wert('Empfänger Systemmails')]).toEqual([
			person.nachname,
			"'=SUMME(A1:A9)",
			"'+49 151 2345678",
			'ja',
		]);
		expect(String(wert('Funktionen'))).toMatch(/^Ansprechpartner: /);
		const { rows } = await t.umgebung.pool.query(
			`select anzahl from zugriff where art = 'EXPORT' and anlass = 'personen'`,
		);
		expect(rows).toEqual([{ anzahl: 1 }]);
	});

	it('is for the Traeger', async () => {
		expect((await t.verein('GET', '/v1/person/export')).status).toBe(403);
		expect((await t.admin('GET', '/v1/person/export')).status).toBe(200);
	});
});
