import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ablage } from '#commands/dateien/ablage.ts';
import { type Adresse, adresseAggregat, adresseStammdatum } from '#domain/adresse/adresse.ts';
import { LEERE_ADRESSE } from '#domain/adresse/adressfelder.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/parameter/parameter.ts';
import { userAggregat } from '#domain/user/user.ts';
import { unerreichbareUnterschriften } from '#projections/queries/dokumente/ohne-unterschrift.ts';
import { funktionsleser, leserDesOrts } from '#projections/queries/post/mail-kontext.ts';
import { ohneEmpfaenger } from '#projections/queries/post/ohne-empfaenger.ts';
import { aktiviert, type Bestand, bestand, gesperrt, neuePerson, neuerUser } from './bestand.fixture.ts';
import { sende } from './sende.ts';
import { type Senke, starteSenke } from './senke.fixture.ts';
import { smtpVersand } from './smtp.ts';

/** Rules of mails: who reads what goes to a site is a contact person, or staff of the site with an account alone. */
let b: Bestand;
let senke: Senke;
beforeAll(async () => {
	b = await bestand();
	senke = await starteSenke();
});
afterAll(async () => {
	await senke.stop();
	await b.stop();
});

let anzahl = 0;
let email: string;
let ort: string;
let stelle: string;
beforeEach(async () => {
	anzahl += 1;
	email = `mitarbeit-${anzahl}@tsv.test`;
	stelle = await neueAdresse({ typ: 'EINSATZSTELLE', bezeichnung: `TSV ${anzahl}` });
	ort = await neueAdresse({ bezeichnung: `Halle ${anzahl}`, uebergeordneteID: stelle, dienstartIDs: [randomUUID()] });
	await b.umgebung.pool.query('delete from outbox');
});

async function neueAdresse(felder: object): Promise<string> {
	const id = randomUUID();
	const leer = adresseAggregat.start(id) as Adresse;
	const werte = { ...LEERE_ADRESSE, plz: '70173', ort: 'Stuttgart', email: 'tsv@test.de', ...felder };
	await b.schreibe(adresseAggregat as Aggregat, id, adresseStammdatum.erfasse(leer, werte));
	return id;
}

/** An account that was invited for the Einsatzort and has opened its link. */
async function konto(rechte: Parameters<typeof neuerUser>[3] = {}): Promise<string> {
	const id = randomUUID();
	const name = { vorname: 'Mia', nachname: 'Verein', email };
	await neuerUser(b.schreibe, id, name, { rollen: ['MA_VEREIN'], einsatzortIDs: [ort], ...rechte });
	return id;
}

const person = (felder: Parameters<typeof neuePerson>[2], an = ort) => neuePerson(b.schreibe, an, { email, ...felder });
const leser = () => leserDesOrts(b.umgebung.db, ort);

describe('an account of the site without a record as contact person', () => {
	test('reads the mails of its place, and those of the places of its Einsatzstelle', async () => {
		const hier = await konto();
		expect(await leser()).toEqual([{ art: 'USER', id: hier }]);
		email = `leitung-${anzahl}@tsv.test`;
		const dort = await konto({ einsatzstelleIDs: [stelle], einsatzortIDs: [] });
		expect((await leser()).map(({ id }) => id).toSorted()).toEqual([hier, dort].toSorted());
		expect(await funktionsleser(b.umgebung.db, stelle, 'KONTINGENT')).toEqual([{ art: 'USER', id: dort }]);
	});

	test('reads none before it has proven its address, once it is blocked, in another role or elsewhere', async () => {
		await konto({ nach: 0 });
		await b.schreibe(userAggregat, await konto(), [gesperrt()]);
		await konto({ rollen: ['MA_VERWALTUNG'] });
		await konto({ einsatzortIDs: [b.einsatzortID] });
		expect(await leser()).toEqual([]);
	});
});

describe('an account with such a record', () => {
	test.each([
		['reads none where it is asked for none', { isSystemmailEmpfaenger: false }, []],
		['reads them once, as the contact person', {}, ['PERSON']],
		['reads them itself until the address of the record is confirmed', { optInStatus: 'ANGEFRAGT' }, ['USER']],
	] as const)('%s', async (_, felder, erwartet) => {
		await person({ ...felder, userID: await konto() });
		expect((await leser()).map(({ art }) => art)).toEqual(erwartet);
	});

	test('is known by its address, too', async () => {
		await konto();
		const id = await person({ email: email.toUpperCase() });
		expect(await leser()).toEqual([{ art: 'PERSON', id }]);
	});

	test('for another place reads those of its own all the same', async () => {
		const userID = await konto();
		await person({ userID }, b.einsatzortID);
		expect(await leser()).toEqual([{ art: 'USER', id: userID }]);
	});
});

describe('a mail that has nobody to go to', () => {
	/** Tells of a new application to somebody, as the worker would send it. */
	async function sendeAn(art: string, id: string | null): Promise<void> {
		const akte = await b.neueAkte({ vorname: 'Ada', nachname: 'Lovelace', email: 'ada@post.test' });
		await b.schreibe(akteAggregat, akte.id, aktiviert(akte));
		const { rows } = await b.umgebung.pool.query<{ id: string }>(
			`insert into outbox (art, schluessel, empfaenger, daten) values ('mail', 'NEUE_BEWERBUNG', $1, $2) returning id`,
			[
				{ art, id },
				{ freiwilligerID: akte.id, wunschID: akte.wunschID, status: 0 },
			],
		);
		const mail = { versand: smtpVersand(senke.url), verzeichnis: '/nirgends', baseUrl: 'https://portal.test' };
		await sende({ umgebung: b.umgebung, dateien: ablage('/nirgends'), mail }, rows[0]?.id ?? '');
	}
	const aufgaben = () => ohneEmpfaenger(b.umgebung.db);

	test('is a task about its place until somebody reads them there', async () => {
		await sendeAn('EINSATZORT', ort);
		await sendeAn('EINSATZORT', ort);
		await sendeAn('EINSATZORT', b.einsatzortID);
		expect(await aufgaben()).toMatchObject([{ adresseID: ort, bezeichnung: `Halle ${anzahl}`, anzahl: 2 }]);
		await konto();
		expect(await aufgaben()).toEqual([]);
	});

	test('is one about the parameters where it was for the tenant itself', async () => {
		const setze = async (mandantApMail: string | null) => {
			const satz = await b.schreibe(parameterStammdatum.aggregat, PARAMETER_ID, []);
			await b.schreibe(
				parameterStammdatum.aggregat,
				PARAMETER_ID,
				parameterStammdatum.aendere(satz, { mandantApMail }),
			);
		};
		await setze(null);
		await sendeAn('MANDANT_AP', null);
		expect(await aufgaben()).toMatchObject([{ adresseID: null, bezeichnung: null, anzahl: 1 }]);
		await setze('ap@traeger.test');
		expect(await aufgaben()).toEqual([]);
	});

	test('but was to ask a guardian for a signature is a task until it is sent again or signed', async () => {
		const { pool } = b.umgebung;
		const [id, mutter] = [randomUUID(), randomUUID()];
		await pool.query(
			`insert into signatur (id, freiwilliger_id, dokument_id, partei, unterzeichner, status, offen, nachname, suche)
			values ($1, $2, $2, 'ERZIEHUNGSBERECHTIGTER', 'Petra Hoff', 'CREATED', true, 'Hoff', '')`,
			[id, randomUUID()],
		);
		const mail = (status: string, fehler: string | null) =>
			pool.query(
				`insert into outbox (art, schluessel, empfaenger, daten, status, fehler)
				values ('mail', 'UNTERSCHRIFT_ANGEFORDERT', $1, $2, $3, $4)`,
				[{ art: 'ERZIEHUNGSBERECHTIGTER', id: mutter }, { sitzungID: id }, status, fehler],
			);
		const offene = async () =>
			(await unerreichbareUnterschriften(b.umgebung.db)).map((u) => [u.sitzungID, u.unterzeichner]);
		await mail('cancelled', 'Kein Empfänger');
		expect(await offene()).toEqual([[id, 'Petra Hoff']]);
		await mail('queued', null);
		expect(await offene()).toEqual([]);
		await pool.query("delete from outbox where status = 'queued'");
		expect(await offene()).toHaveLength(1);
		for (const [status, fehler] of [
			['undeliverable', 'Die Adresse gibt es nicht'],
			['cancelled', 'An diese Adresse ist nichts zustellbar'],
			['failed', 'EENVELOPE'],
		] as const) {
			await pool.query("delete from outbox where schluessel = 'UNTERSCHRIFT_ANGEFORDERT'");
			await mail(status, fehler);
			expect([status, await offene()]).toEqual([status, [[id, 'Petra Hoff']]]);
		}
		await pool.query('update signatur set offen = false where id = $1', [id]);
		expect(await offene()).toEqual([]);
	});
});
