import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { akteAggregat } from '#domain/akte/akte.ts';
import * as E from '#domain/akte/ereignisse.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/parameter/parameter.ts';
import { bald } from '#scripts/test/bald.ts';
import { oft } from '#scripts/test/keim.ts';
import { aktiviert, type Bestand, bestand, type Probeakte, schritt } from './bestand.fixture.ts';
import { faelligMachen, leere, postamt } from './post.fixture.ts';
import { type Senke, starteSenke } from './senke.fixture.ts';
import { kehreSogleich, starteVersender, toete } from './versenderprozess.fixture.ts';

/** Table: Mail templates, collecting: what happened until 07:00 in one mail. */

let b: Bestand;
let senke: Senke;
beforeAll(async () => {
	b = await bestand();
	await stelle({ isBatchEmailsEnabled: true });
});
afterAll(() => b.stop());
beforeEach(async () => {
	senke = await starteSenke();
	await b.umgebung.pool.query('delete from outbox');
});
afterEach(() => senke.stop());

async function stelle(werte: object): Promise<void> {
	const satz = await b.schreibe(parameterStammdatum.aggregat, PARAMETER_ID, []);
	await b.schreibe(parameterStammdatum.aggregat, PARAMETER_ID, parameterStammdatum.aendere(satz, werte));
}

/** One who has applied just now: the contact persons are to hear of it. */
async function bewerbung(vorname: string): Promise<Probeakte> {
	const akte = await b.neueAkte({ vorname, nachname: 'Neu', email: `${vorname.toLowerCase()}@post.test` });
	await b.schreibe(akteAggregat, akte.id, aktiviert(akte));
	return akte;
}
const anVerein = () => senke.empfangen.filter(({ an }) => an.endsWith('@tsv.test'));
const zaehle = async (schluessel: string) => {
	const anzahl: Record<string, number> = {};
	for (const { status } of await b.outbox(schluessel)) anzahl[status] = (anzahl[status] ?? 0) + 1;
	return anzahl;
};

describe('the daily summary', () => {
	test('waits until seven in the morning, German time', async () => {
		await bewerbung('Ada');
		await leere(postamt(b, senke));
		expect(anVerein()).toEqual([]);
		const { rows } = await b.umgebung.pool.query<{ uhr: string; bald: boolean }>(
			`select to_char(faellig_ab at time zone 'Europe/Berlin', 'HH24:MI:SS') as uhr,
				faellig_ab > now() and faellig_ab <= now() + interval '25 hours' as bald
			from outbox where schluessel = 'DIGEST'`,
		);
		expect(rows).toEqual(Array(2).fill({ uhr: '07:00:00', bald: true }));
	});

	test('names what happened once for each contact person, in one mail', async () => {
		for (const vorname of ['Ada', 'Eva', 'Ida']) await bewerbung(vorname);
		await leere(postamt(b, senke));
		await faelligMachen(b);
		await leere(postamt(b, senke));
		expect(
			anVerein()
				.map(({ an }) => an)
				.toSorted(),
		).toEqual(['paul@tsv.test', 'petra@tsv.test']);
		for (const { mail } of anVerein()) {
			expect(mail.text?.match(/Neue Bewerbung/g) ?? []).toHaveLength(1);
			expect(mail.text).toContain('3 × Neue Bewerbung für Sporthalle Süd');
		}
		expect(await zaehle('DIGEST')).toEqual({ sent: 2, collected: 4 });
		await faelligMachen(b);
		await leere(postamt(b, senke));
		expect(anVerein()).toHaveLength(2);
	});

	test('counts what happened several times, and names what happened once without a number', async () => {
		const [ada] = [await bewerbung('Ada'), await bewerbung('Eva')];
		const zurueckgezogen = { ...schritt(ada, 0, 9000), beendetVon: 'FREIWILLIGER' } as const;
		await b.schreibe(akteAggregat, ada.id, [E.WunschZurueckgezogen(zurueckgezogen)]);
		await bewerbung('Ida');
		await leere(postamt(b, senke));
		await faelligMachen(b);
		await leere(postamt(b, senke));
		for (const { mail } of anVerein()) {
			const liste = mail.text?.match(/^- .*$/gm);
			expect(liste).toEqual(['- 2 × Neue Bewerbung für Sporthalle Süd', '- Bewerbung zurückgezogen: Ada Neu']);
		}
	});

	test('leaves out what is settled by then; without anything left it is not sent', async () => {
		const [ada, eva] = [await bewerbung('Ada'), await bewerbung('Eva')];
		await leere(postamt(b, senke));
		for (const akte of [ada, eva]) {
			await b.schreibe(akteAggregat, akte.id, [E.FreiwilligerGeloescht({ status: 2000 })]);
		}
		await faelligMachen(b);
		await leere(postamt(b, senke));
		expect(anVerein()).toEqual([]);
		expect(await zaehle('DIGEST')).toEqual({ cancelled: 2, collected: 2 });
	});

	test('to volunteers mails leave at once all the same', async () => {
		const akte = await bewerbung('Ada');
		await leere(postamt(b, senke));
		await b.schreibe(akteAggregat, akte.id, [E.WunschAufWarteliste(schritt(akte, 0, 500))]);
		await leere(postamt(b, senke));
		expect(senke.empfangen.filter(({ an }) => an === 'ada@post.test').length).toBeGreaterThan(0);
		expect(await zaehle('WARTELISTE')).toEqual({ sent: 1 });
	});
});

describe('a worker that dies while it sends summaries', () => {
	const ANZAHL = oft(20, 60);
	let kind: ChildProcess | null = null;
	afterEach(() => kind?.kill('SIGKILL'));

	async function starte(): Promise<ChildProcess> {
		kind = await starteVersender(b.datenbank.appUrl, senke.url);
		return kind;
	}

	test('loses no entry and sends none twice', async () => {
		for (let i = 0; i < ANZAHL; i++) await bewerbung(`Ada${i}`);
		await leere(postamt(b, senke));
		await faelligMachen(b);
		// Dies after the summaries were put together, before any content left.
		const opfer = await starte();
		await bald(async () => expect((await zaehle('DIGEST')).collected).toBeGreaterThan(0), 5);
		await toete(opfer, b.umgebung.pool);
		await kehreSogleich(b.umgebung.pool);
		await faelligMachen(b);
		await starte();
		await bald(async () => {
			const { queued = 0, sending = 0 } = await zaehle('DIGEST');
			expect(queued + sending).toBe(0);
		}, 100);
		const { collected = 0, sent = 0, uncertain = 0 } = await zaehle('DIGEST');
		// One whose content was already leaving is known to be in doubt, with all it names.
		expect([sent + uncertain, collected]).toEqual([2, 2 * ANZAHL - 2]);
		const angekommen = anVerein().map(({ an }) => an);
		expect(new Set(angekommen).size).toBe(angekommen.length);
		expect(angekommen.length).toBeGreaterThanOrEqual(sent);
	});
});
