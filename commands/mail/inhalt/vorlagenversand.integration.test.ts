import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { speichereVorlagen } from '#commands/stammdaten/mailvorlage.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import * as E from '#domain/akte/ereignisse.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/parameter/parameter.ts';
import type { Akteur } from '#domain/rollen.ts';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { type Vorlagenfelder, vorgabe } from '#domain/vorlagen/stammdatum.ts';
import { aktiviert, type Bestand, bestand, type Probeakte, schritt } from '../bestand.fixture.ts';
import { leere, postamt } from '../post.fixture.ts';
import { sende } from '../sende.ts';
import { type Senke, starteSenke } from '../senke.fixture.ts';

/** Table: Mailtemplate, as far as it is about sending. */

const ADMIN: Akteur = {
	art: 'SYSTEM',
	userID: null,
	rollen: ['ADMIN'],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
};

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

const waehle = (key: string, felder: Partial<Vorlagenfelder>) => {
	const standard = vorgabe(VORLAGEN.get(key) ?? expect.fail(key));
	return speichereVorlagen(b.umgebung, { akteur: ADMIN, idempotenz: null }, [{ key, ...standard, ...felder }]);
};
const parameter = async (werte: object) => {
	const satz = await b.schreibe(parameterStammdatum.aggregat, PARAMETER_ID, []);
	await b.schreibe(parameterStammdatum.aggregat, PARAMETER_ID, parameterStammdatum.aendere(satz, werte));
};

/** One who waits for an answer, put on the waiting list. */
async function warteliste(email = 'ada@post.test'): Promise<Probeakte> {
	const akte = await b.neueAkte({ vorname: 'Ada', nachname: 'Lovelace', email });
	await b.schreibe(akteAggregat, akte.id, aktiviert(akte));
	await b.umgebung.pool.query('delete from outbox');
	await b.schreibe(akteAggregat, akte.id, [E.WunschAufWarteliste(schritt(akte, 0, 500))]);
	return akte;
}
const mails = () => senke.empfangen.map(({ an, mail }) => `${an}: ${mail.subject}`).toSorted();

test('the words of the tenant are sent, and what it never touched in the words of the portal', async () => {
	await warteliste();
	await leere(postamt(b, senke));
	const standard = mails();
	await waehle('WARTELISTE', {
		betreff: 'Noch etwas Geduld, {{ empfaenger.vorname }}',
		inhalt: 'Hallo <b>{{ empfaenger.name }}</b>,\n\nbei {{ einsatzort.bezeichnung }} ist gerade kein Platz frei.',
	});
	await warteliste();
	await leere(postamt(b, senke));
	expect(standard).toHaveLength(1);
	expect(standard[0]).not.toContain('Geduld');
	const mail = senke.empfangen[1]?.mail;
	expect(mail?.subject).toBe('Noch etwas Geduld, Ada');
	expect(mail?.text).toContain('bei Sporthalle Süd ist gerade kein Platz frei.');
	// Text is text: what looks like HTML is shown, not obeyed.
	expect(mail?.html).toContain('Hallo &lt;b&gt;Ada Lovelace&lt;/b&gt;,');
});

test('the HTML part wears the colour of the tenant, mails come from where it says and answers go there', async () => {
	await parameter({ colorPrimary: '#7a1fa2', mailAbsender: 'dienste@traeger.test', mailReplyTo: 'neu@traeger.test' });
	await warteliste();
	await leere(postamt(b, senke));
	const { mail } = senke.empfangen[0] ?? expect.fail();
	expect(mail.html).toContain('#7a1fa2');
	expect(mail.from).toMatchObject({ name: 'Sportjugend Musterland', address: 'dienste@traeger.test' });
	expect(mail.replyTo).toMatchObject([{ address: 'neu@traeger.test' }]);
	expect(mail.text).toBeTruthy();
});

test('what is switched off is not sent, and is again when it is switched on', async () => {
	await waehle('WARTELISTE', { isAktiv: false });
	await warteliste();
	await leere(postamt(b, senke));
	expect(await b.outbox()).toMatchObject([{ status: 'cancelled', fehler: 'Die Vorlage ist abgeschaltet' }]);
	expect(senke.empfangen).toEqual([]);
	await waehle('WARTELISTE', { isAktiv: true });
	await warteliste();
	await leere(postamt(b, senke));
	expect(await b.outbox()).toMatchObject([{ status: 'sent' }]);
});

test('further recipients get one copy each, named by no address in the outbox', async () => {
	const zusatzEmpfaenger = ['akte@traeger.test', 'leitung@traeger.test'];
	await waehle('WARTELISTE', { zusatzEmpfaenger });
	await warteliste();
	await leere(postamt(b, senke));
	await leere(postamt(b, senke));
	expect(senke.empfangen.map(({ an }) => an).toSorted()).toEqual(['ada@post.test', ...zusatzEmpfaenger].toSorted());
	expect(new Set(mails().map((mail) => mail.split(': ')[1])).size).toBe(1);
	const { rows } = await b.umgebung.pool.query('select o::text from outbox o');
	expect(JSON.stringify(rows)).not.toContain('traeger.test');
});

test('whoever is taken from the list before the copy leaves gets none', async () => {
	await waehle('WARTELISTE', { zusatzEmpfaenger: ['akte@traeger.test'] });
	await warteliste();
	const amt = postamt(b, senke);
	const [erste] = await b.outbox();
	await sende(amt, erste?.id ?? '');
	await waehle('WARTELISTE', { zusatzEmpfaenger: [] });
	await leere(amt);
	expect(senke.empfangen.map(({ an }) => an)).toEqual(['ada@post.test']);
	expect((await b.outbox()).map(({ status, fehler }) => [status, fehler])).toContainEqual([
		'cancelled',
		'Kein Empfänger',
	]);
});

test('contact persons who never agreed get nothing; where the tenant asks nobody, they are written to', async () => {
	const akte = await b.neueAkte({ vorname: 'Ada', nachname: 'Lovelace', email: 'ada@post.test' });
	await b.schreibe(akteAggregat, akte.id, aktiviert(akte));
	await leere(postamt(b, senke));
	const an = () => senke.empfangen.map((e) => e.an).filter((email) => email.endsWith('@tsv.test'));
	expect(an().toSorted()).toEqual(['paul@tsv.test', 'petra@tsv.test']);

	await parameter({ personOptInMail: false });
	senke.empfangen.length = 0;
	const zweite = await b.neueAkte({ vorname: 'Eva', nachname: 'Zwei', email: 'eva@post.test' });
	await b.schreibe(akteAggregat, zweite.id, aktiviert(zweite));
	await leere(postamt(b, senke));
	// Who asked for none gets none all the same.
	expect(an().toSorted()).toEqual(['nein@tsv.test', 'paul@tsv.test', 'petra@tsv.test']);
	await parameter({ personOptInMail: true });
});
