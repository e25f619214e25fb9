import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { HEUTE } from '../test-mandant.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** W21 (table: Decided after measuring, D18): what was just done is undone, and nobody hears of it. */

let t: Kleinportal;
let lena: Bewerber;
beforeAll(async () => {
	const zugeteilt = [0, 1].map((stelle) => ({ stelle, ort: 0, key: 'FSJ', plaetze: 1 }) as const);
	t = await kleinportal({ zugeteilt });
});
beforeEach(async () => {
	await t.setzeParameter({ versandVerzoegerung: 60 });
	lena = await t.erfasse([t.ort(0)], { email: null });
	await t.umgebung.pool.query('delete from outbox');
});
afterAll(() => t.stop());

const lehneAb = (wer: Fragend = t.traeger, wen = lena) =>
	wer('POST', `/v1/freiwilliger/wunsch/${wen.wunschID()}/decline`, { grund: 'Keine Stelle' });
const zurueck = (tat: string, wer: Fragend = t.traeger, wen = lena, objektID: string | null = wen.wunschID()) =>
	wer('POST', `/v1/freiwilliger/${wen.id}/rueckgaengig`, { tat, objektID });
interface Gesehen {
	wuensche: object[];
	zurueck: unknown;
}
const sieh = async (wer: Fragend, wen: Bewerber) =>
	(await wer('GET', `/v1/freiwilliger/${wen.id}/bewerbung`)).data as Gesehen;
const wunsch = async (wen = lena) => (await sieh(t.traeger, wen)).wuensche[0] as Record<string, unknown>;
const anbot = async (wer = t.traeger) => (await sieh(wer, lena)).zurueck;
const antwort = ({ status, error }: Antwort) => [status, error?.code, error?.message];

interface Post {
	schluessel: string;
	status: string;
	fehler: string | null;
	wartet: number;
}
const post = async () =>
	(
		await t.umgebung.pool.query<Post>(
			`select schluessel, status, fehler, round(extract(epoch from faellig_ab - erstellt_am))::int as wartet
			from outbox where art = 'mail' order by erstellt_am, schluessel, empfaenger ->> 'art'`,
		)
	).rows;

describe('an act in a file', () => {
	it('is taken back with its mail, and the history shows both', async () => {
		const vorher = await wunsch();
		expect((await lehneAb()).status).toBe(200);
		expect(await post()).toEqual([{ schluessel: 'ABLEHNUNG', status: 'queued', fehler: null, wartet: 60 }]);
		expect(await anbot()).toEqual({ tat: 'ablehnen', objektID: lena.wunschID(), sekunden: expect.any(Number) });
		expect((await zurueck('ablehnen')).status).toBe(204);
		expect({ ...(await wunsch()), version: vorher.version }).toEqual(vorher);
		expect(await post()).toEqual([
			{ schluessel: 'ABLEHNUNG', status: 'cancelled', fehler: 'Zurückgenommen', wartet: 60 },
		]);
		expect(await leerePost(t.umgebung)).toEqual([]);
		const historie = (await t.traeger('GET', `/v1/freiwilliger/${lena.id}/historie`)).data as { satz: string }[];
		expect(historie.slice(0, 2).map(({ satz }) => satz)).toEqual([
			expect.stringMatching(/^hat die Ablehnung der Bewerbung bei .+ zurückgenommen\.$/),
			expect.stringMatching(/^hat die Bewerbung bei .+ abgelehnt\.$/),
		]);
		expect(await anbot()).toBeNull();
		expect(await t.kettenfehler()).toEqual([]);
	});

	it('is taken back by whoever did it, and by nobody else', async () => {
		await lehneAb();
		expect(await anbot(t.admin)).toBeNull();
		const anders = 'Das lässt sich nicht mehr zurücknehmen, denn in der Akte ist inzwischen etwas anderes geschehen.';
		expect(antwort(await zurueck('ablehnen', t.admin))).toEqual([409, 'RUECKNAHME', anders]);
		expect(antwort(await zurueck('kontaktieren'))).toEqual([409, 'RUECKNAHME', anders]);
		expect((await zurueck('ablehnen', t.niemand)).status).toBe(401);
		expect((await zurueck('ablehnen', t.verein2)).status).toBe(404);
		expect((await zurueck('alles')).status).toBe(422);
		expect((await zurueck('ablehnen')).status).toBe(204);
	});

	it('stays when something else was done since', async () => {
		await lehneAb();
		await t.admin('POST', `/v1/freiwilliger/${lena.id}/historie`, { text: 'Schade' });
		expect(antwort(await zurueck('ablehnen')).slice(0, 2)).toEqual([409, 'RUECKNAHME']);
	});

	it('stays when a mail about it has left', async () => {
		await lehneAb();
		await t.umgebung.pool.query(`update outbox set status = 'sending', lease_bis = now() + interval '1 minute'`);
		const text = 'Das lässt sich nicht mehr zurücknehmen, denn eine E-Mail dazu ist schon unterwegs.';
		expect(antwort(await zurueck('ablehnen'))).toEqual([409, 'VERSENDET', text]);
		expect((await wunsch()).status).toBe(9500);
	});

	it('is told at once where the tenant wants no waiting', async () => {
		await t.setzeParameter({ versandVerzoegerung: 0 });
		await lehneAb();
		expect(await post()).toMatchObject([{ wartet: 0 }]);
		const text = 'Das lässt sich nicht zurücknehmen, denn E-Mails werden hier sofort gesendet.';
		expect(antwort(await zurueck('ablehnen'))).toEqual([409, 'RUECKNAHME', text]);
	});

	it('waits only where it can be taken back', async () => {
		await t.traeger('PUT', `/v1/freiwilliger/wunsch/${lena.wunschID()}`, { status: 500 });
		expect(await post()).toMatchObject([{ schluessel: 'WARTELISTE', wartet: 0 }]);
	});

	it('is an agreement: its place is free again; when another has it, an annulment stays', async () => {
		const jonas = await t.erfasse([t.ort(0)]);
		for (const wer of [lena, jonas]) await t.verhandle(wer, 0);
		const frei = { zugeteilt: 1, reserviert: 0, belegt: 0 };
		const plaetze = () => t.plaetze(t.ort(0), t.dienstart('FSJ'));
		expect((await t.einige(lena)).status).toBe(200);
		expect(await plaetze()).toEqual({ ...frei, reserviert: 1 });
		expect((await zurueck('einigen')).status).toBe(204);
		expect(await plaetze()).toEqual(frei);

		expect((await t.einige(lena)).status).toBe(200);
		const annulliere = () => t.traeger('POST', `/v1/freiwilliger/${lena.id}/reset-vertrag`, { grund: 'Versehen' });
		expect((await annulliere()).status).toBe(200);
		expect((await zurueck('annullieren')).status).toBe(204);
		expect(await plaetze()).toEqual({ ...frei, reserviert: 1 });
		expect((await annulliere()).status).toBe(200);
		expect((await t.einige(jonas)).status).toBe(200);
		expect(antwort(await zurueck('annullieren')).slice(0, 2)).toEqual([409, 'G04']);
		expect(await t.kettenfehler()).toEqual([]);
	});

	it('is a message that is kept back', async () => {
		const mia = await t.erfasse([t.ort(0)], { email: 'mia@post.test' });
		await t.traeger('POST', `/v1/freiwilliger/${mia.id}/nachricht`, { betreff: 'Hallo', text: 'Bis Montag.' });
		expect((await zurueck('nachricht', t.traeger, mia, null)).status).toBe(204);
		expect(await post()).toContainEqual(expect.objectContaining({ schluessel: 'NACHRICHT_FREI', status: 'cancelled' }));
	});
});

describe('what an act would do is said before', () => {
	interface Probe {
		folgen: { art: string; text: string }[];
		wartet: number;
		gruende: { code: string }[];
	}
	const frage = (tat: object, wer: Fragend = t.traeger, wen = lena) =>
		wer('POST', `/v1/freiwilliger/${wen.id}/tatfolgen`, tat);
	const probiere = async (tat: object, wen: Bewerber, wer: Fragend = t.traeger) => {
		const vorher = await t.ereignisse();
		const { status, data } = await frage(tat, wer, wen);
		expect([status, await t.ereignisse()]).toEqual([200, vorher]);
		return data as Probe;
	};
	const texte = ({ folgen }: Probe) => folgen.map(({ text }) => text);
	/** The mails that leave then, against the sentence; those to a place in a second round, once it is split. */
	const erwartePost = async (probe: Probe) => {
		const gesendet = [...(await leerePost(t.umgebung)), ...(await leerePost(t.umgebung))];
		const gesagt = texte(probe).find((text) => /^\d+ E-Mails?:/.test(text)) ?? '';
		expect(Number.parseInt(gesagt, 10) || 0).toBe(gesendet.length);
		const gegruesst = gesendet.map(({ text }) => /^(?:Guten Tag|Hallo) (.+),/.exec(text)?.[1] ?? text);
		expect(gegruesst.filter((name) => !gesagt.includes(name))).toEqual([]);
		return gesendet.length;
	};

	it('of an agreement, its annulment and a refusal: place, contract, status, and the mails that leave', async () => {
		await t.setzeParameter({ isBatchEmailsEnabled: false });
		const mia = await t.erfasse([t.ort(1)], { email: 'mia@post.test' });
		await t.verhandle(mia, 1);
		await t.umgebung.pool.query('delete from outbox');
		const ort = (await t.traeger('GET', `/v1/adresse/${t.ort(1)}`)).data as { bezeichnung: string };

		const felder = { vertragsbeginn: '2026-10-01', vertragsende: '2027-09-30' };
		const einigung = await probiere({ tat: 'einigen', wunschID: mia.wunschID(), felder }, mia);
		expect(einigung.gruende).toEqual([]);
		expect(einigung.wartet).toBe(60);
		expect(texte(einigung)).toEqual(
			expect.arrayContaining([
				'Der Vertrag ist vereinbart. Seine Nummer bekommt er mit dem Abschluss.',
				`1 Platz wird bei ${ort.bezeichnung} reserviert.`,
				'Die Akte steht danach auf 2800 (Vertragseinigung).',
			]),
		);
		expect((await t.einige(mia)).status).toBe(200);
		expect(await t.plaetze(t.ort(1), t.dienstart('FSJ'))).toMatchObject({ reserviert: 1 });
		expect(await t.status(mia)).toBe(2800);
		expect(await erwartePost(einigung)).toBe(4);

		const belegt = await probiere({ tat: 'einigen', wunschID: mia.wunschID() }, mia);
		expect(belegt).toMatchObject({ folgen: [], gruende: [{ code: expect.any(String) }] });

		const annulliert = await probiere({ tat: 'annullieren' }, mia);
		expect(texte(annulliert)).toEqual(
			expect.arrayContaining([
				`Der Vertrag mit ${ort.bezeichnung} wird storniert.`,
				'Ein neuer Entwurf mit den bisherigen Angaben liegt bereit.',
				`Der Platz bei ${ort.bezeichnung} wird frei.`,
				'Die Akte steht danach auf 2500 (In Verhandlung).',
			]),
		);
		await t.traeger('POST', `/v1/freiwilliger/${mia.id}/reset-vertrag`, { grund: 'Versehen' });
		expect(await t.status(mia)).toBe(2500);
		expect(await erwartePost(annulliert)).toBeGreaterThan(0);

		const absage = await probiere({ tat: 'ablehnen', wunschID: mia.wunschID() }, mia);
		expect(texte(absage).at(0)).toBe(`Die Bewerbung bei ${ort.bezeichnung} wird beendet.`);
		expect((await lehneAb(t.traeger, mia)).status).toBe(200);
		expect(await erwartePost(absage)).toBe(1);
	});

	/** The test's mails know another address of the portal than its calls. */
	const ohneAdressen = (html = '') => html.replace(/https?:\/\/[^"<]+/g, '');

	it('and how the first of them reads, with the words written so far; to the Traeger alone', async () => {
		await t.setzeParameter({ isBatchEmailsEnabled: false });
		const mia = await t.erfasse([t.ort(1)], { email: 'mia@post.test' });
		await t.umgebung.pool.query('delete from outbox');
		const worte = { grund: 'Leider ist alles belegt.', nachricht: 'Alles Gute für die Suche!' };
		const pfad = `/v1/freiwilliger/${mia.id}/tatfolgen/mails`;
		const tat = { tat: 'ablehnen', wunschID: mia.wunschID() };
		const vorher = await t.ereignisse();
		const { data } = await t.traeger('POST', pfad, { tat, worte });
		expect(await t.ereignisse()).toEqual(vorher);
		const { mails, mail } = data as unknown as { mails: object[]; mail: { html: string } };
		expect(mails).toMatchObject([{ grund: null }]);
		expect((await t.traeger('POST', `/v1/freiwilliger/wunsch/${mia.wunschID()}/decline`, worte)).status).toBe(200);
		const [gesendet, ...weitere] = await leerePost(t.umgebung);
		expect([weitere, ohneAdressen(gesendet?.html)]).toEqual([[], ohneAdressen(mail.html)]);
		expect(gesendet?.text).toContain(worte.nachricht);
		expect((await t.traeger('POST', pfad, { tat, worte })).status).toBe(409);
		expect((await t.verein('POST', pfad, { tat, worte })).status).toBe(403);
	});

	/** Said before, then done: what it said of the status holds, and its mails are those that leave. */
	const tue = async (
		wen: Bewerber,
		tat: { tat: string } & Record<string, unknown>,
		[method, pfad, body]: readonly ['POST' | 'PUT' | 'DELETE', string, object?],
	) => {
		await t.umgebung.pool.query('delete from outbox');
		const vorher = await t.status(wen);
		const probe = await probiere(tat, wen);
		expect([tat.tat, probe.gruende]).toEqual([tat.tat, []]);
		const { status } = await t.traeger(method, pfad, body);
		expect([tat.tat, status < 300]).toEqual([tat.tat, true]);
		if (tat.tat !== 'loeschen') {
			const danach = await t.status(wen);
			const gesagt = texte(probe).filter((text) => text.startsWith(`Die Akte steht danach auf ${danach} (`));
			expect([tat.tat, gesagt.length]).toEqual([tat.tat, danach === vorher ? 0 : 1]);
		}
		return { texte: texte(probe), wartet: probe.wartet, mails: await erwartePost(probe) };
	};

	it('from a proposal to the end of a service', async () => {
		await t.setzeParameter({ isBatchEmailsEnabled: false });
		const { bezeichnung: ort } = (await t.traeger('GET', `/v1/adresse/${t.ort(1)}`)).data as { bezeichnung: string };
		const bewerbung = (status: string) => `Die Bewerbung bei ${ort} steht danach auf Wunschstatus ${status}.`;
		const { id } = await t.erfasse([], { email: 'mia@post.test' });
		const leer = { id, wunschIDs: [], wunschID: () => '' };
		const vorschlag = {
			...{ einsatzortID: t.ort(1), betreuerUserID: t.betreuer(1), dienstartID: t.dienstart('FSJ') },
		};
		const akte = `/v1/freiwilliger/${id}`;
		const vorgeschlagen = await tue(leer, { tat: 'vorschlagen', ...vorschlag }, [
			...(['POST', `${akte}/vorschlag`] as const),
			{ ...vorschlag, nachricht: 'Kommen Sie zu uns!' },
		]);
		expect(vorgeschlagen).toMatchObject({ mails: 1, wartet: 0 });
		expect(vorgeschlagen.texte).toContain(`Die Stelle bei ${ort} wird vorgeschlagen.`);

		const { wuensche } = (await t.traeger('GET', akte)).data as { wuensche: { id: string }[] };
		const wunschID = wuensche[0]?.id ?? '';
		const mia = { id, wunschIDs: [wunschID], wunschID: () => wunschID };
		const wunsch = `/v1/freiwilliger/wunsch/${wunschID}`;
		const angenommen = await tue(mia, { tat: 'vorschlagAnnehmen', wunschID }, [
			...(['POST', `${akte}/stellen/${wunschID}/vorschlag`] as const),
			{ annehmen: true },
		]);
		expect(angenommen.texte).toContain(bewerbung('2000 (Kontaktiert)'));
		const wer = { betreuerUserID: t.betreuer(1), dienstartID: t.dienstart('FSJ') };
		const verhandelt = await tue(mia, { tat: 'verhandeln', wunschID, ...wer }, ['POST', `${wunsch}/verhandlung`, wer]);
		expect(verhandelt.texte).toEqual(
			expect.arrayContaining([
				bewerbung('3000 (In Vertragsverhandlung)'),
				expect.stringMatching(/^Die Dienstart steht danach fest: /),
				'Ein neuer Vertragsentwurf liegt bereit.',
			]),
		);
		expect(verhandelt.wartet).toBe(60);
		expect((await t.einige(mia)).status).toBe(200);
		const nummer = { vertragsnummer: 'T-1' };
		const geschlossen = await tue(mia, { tat: 'abschliessen', wunschID, ...nummer }, [
			...(['POST', `${akte}/wunsch/${wunschID}/vertragsabschluss`] as const),
			nummer,
		]);
		expect(geschlossen.texte).toEqual(
			expect.arrayContaining([
				'Der Vertrag bekommt die Nummer T-1.',
				`Der Vertrag mit ${ort} ist abgeschlossen.`,
				`Der Platz bei ${ort} ist vom 01.10.2026 bis 31.08.2027 belegt.`,
			]),
		);
		t.stelleUhr('2026-10-05');
		const datum = '2026-10-01';
		const angetreten = { angetreten: true, datum };
		const dienst = await tue(mia, { tat: 'antreten', datum }, ['POST', `${akte}/dienstantritt`, angetreten]);
		expect(dienst.texte).toContain(`Der Dienst bei ${ort} beginnt am 01.10.2026.`);
		const ende = {
			...{ datum: '2026-10-20', resturlaubTage: '2,5', bestaetigt: true },
			...{ kuendigungDurch: 'FREIWILLIGER', grund: 'Studienplatz' },
		};
		const beendet = await tue(mia, { tat: 'beenden', datum: ende.datum, resturlaubTage: ende.resturlaubTage }, [
			'POST',
			`${akte}/dienstende`,
			ende,
		]);
		expect(beendet.texte).toEqual(
			expect.arrayContaining([
				`Der Dienst bei ${ort} endet am 20.10.2026.`,
				`Der Vertrag mit ${ort} wird archiviert.`,
				expect.stringMatching(/^Urlaubsabgeltung: .+ € × 3 ÷ \(13 × 5\) × 2,5 Tage = .+ €/),
				`Der Platz bei ${ort} wird ab dem 21.10.2026 frei.`,
				expect.stringMatching(/^Pflicht sind danach .+ statt .+ Seminartage\.$/),
			]),
		);
		expect([geschlossen, dienst, beendet].map(({ mails }) => mails > 0)).toEqual([true, true, true]);
		t.stelleUhr(HEUTE);
	});

	it('of a contact, a status set by hand, a move, a service that never began, and of all that ends a file', async () => {
		await t.setzeParameter({ isBatchEmailsEnabled: false });
		const { bezeichnung: ort } = (await t.traeger('GET', `/v1/adresse/${t.ort(0)}`)).data as { bezeichnung: string };
		const kim = await t.erfasse([t.ort(0)], { email: 'kim@post.test' });
		const kontakt = await tue(kim, { tat: 'kontaktieren', wunschID: kim.wunschID() }, [
			...(['POST', `/v1/freiwilliger/wunsch/${kim.wunschID()}/contact`] as const),
			{},
		]);
		expect(kontakt).toMatchObject({ mails: 1, wartet: 60 });
		const statusManuell = { ziel: 1500, grund: 'nach Aktenlage berichtigt' };
		const gesetzt = await tue(kim, { tat: 'statusSetzen', ziel: 1500 }, [
			...(['PUT', `/v1/freiwilliger/${kim.id}`] as const),
			{ statusManuell },
		]);
		expect(gesetzt.texte).toContain(`Die Bewerbung bei ${ort} wird beendet.`);

		const [frueher] = t.grundlage.zyklen;
		const alt = await t.erfasse([t.ort(0)], { email: 'alt@post.test' }, frueher?.id);
		await t.verhandle(alt, 0);
		const mitgenommen = await tue(alt, { tat: 'zyklusUebernehmen' }, [
			'POST',
			`/v1/freiwilliger/${alt.id}/move-zyklus`,
		]);
		expect(mitgenommen.texte).toEqual([
			`Die Bewerbung bei ${ort} kommt mit.`,
			`Die Bewerbung bei ${ort} steht danach auf Wunschstatus 2000 (Kontaktiert).`,
			`Die Dienstart bei ${ort} lässt sich wieder ändern.`,
			`Der Vertragsentwurf mit ${ort} wird storniert.`,
			'Die Akte gehört danach zum Zyklus 2026/2027.',
			'Die Akte steht danach auf 2100 (Kontaktiert).',
		]);

		const jule = await t.registriere([t.ort(1)]);
		const { bezeichnung: dort } = (await t.traeger('GET', `/v1/adresse/${t.ort(1)}`)).data as { bezeichnung: string };
		const akte = `/v1/freiwilliger/${jule.id}`;
		await t.verhandle(jule, 1);
		// Of his own file a volunteer is told as his.
		const selbst = await probiere({ tat: 'zurueckziehen', wunschID: jule.wunschID() }, jule, jule.frage);
		expect(texte(selbst)).toContain('Ihr Stand ist danach 1500 (Wunschlos).');
		// Until October somebody else has the place.
		expect((await t.einige(jule, 0, { vertragsbeginn: '2026-11-01' })).status).toBe(200);
		const abschluss = `${akte}/wunsch/${jule.wunschID()}/vertragsabschluss`;
		expect((await t.traeger('POST', abschluss, { vertragsnummer: 'T-2' })).status).toBe(200);
		t.stelleUhr('2026-11-05');
		const nicht = { angetreten: false, grund: 'Nicht erschienen' };
		const ausgeblieben = await tue(jule, { tat: 'nichtAntreten' }, ['POST', `${akte}/dienstantritt`, nicht]);
		expect(ausgeblieben.texte.slice(0, 2)).toEqual([
			`Der Vertrag mit ${dort} wird archiviert.`,
			`Der Platz bei ${dort} wird frei.`,
		]);
		for (const [tat, nachbearbeitungAbgeschlossen] of [
			['nachbearbeitungAbschliessen', true],
			['nachbearbeitungOeffnen', false],
		] as const)
			await tue(jule, { tat }, ['PUT', akte, { nachbearbeitungAbgeschlossen }]);
		const geloescht = await tue(jule, { tat: 'loeschen' }, ['DELETE', `${akte}?bestaetigung=L%C3%96SCHEN`]);
		expect(geloescht.texte).toContain('Der Zugang zum Portal endet.');
		expect(geloescht.mails).toBe(1);
		t.stelleUhr(HEUTE);
	});

	it('to a place without names of its readers and without the status of the file', async () => {
		const mia = await t.erfasse([t.ort(1)], { email: 'mia@post.test' });
		await t.verhandle(mia, 1);
		const felder = { vertragsbeginn: '2026-10-01', vertragsende: '2027-09-30' };
		const probe = await probiere({ tat: 'einigen', wunschID: mia.wunschID(), felder }, mia, t.verein2);
		expect(probe.folgen.map(({ art }) => art)).not.toContain('STATUS');
		expect((await frage({ tat: 'annullieren' }, t.verein, mia)).status).toBe(404);
		expect((await frage({ tat: 'alles' }, t.traeger, mia)).status).toBe(422);
	});
});

describe('a place that waits', () => {
	const frageNach = (pfad = '', wer: Fragend = t.verein) =>
		wer('POST', `/v1/freiwilliger/wunsch/${lena.wunschID()}/nachfrage${pfad}`);
	beforeEach(() => t.setzeParameter({ isFestlegungDienstartSportjugend: true, festlegungDienstartAbStatus: 2500 }));
	afterEach(() => t.setzeParameter({ isFestlegungDienstartSportjugend: false }));

	it('asks whom it waits for once a week, after it saw the mail, and may take it back', async () => {
		expect(antwort(await frageNach())).toEqual([
			409,
			'G22',
			'Nachfragen können Sie, sobald hier jemand anderes dran ist.',
		]);
		expect((await t.verein('POST', `/v1/freiwilliger/wunsch/${lena.wunschID()}/contact`, {})).status).toBe(200);
		await t.umgebung.pool.query('delete from outbox');
		const probe = (await frageNach('/probe')).data as { mail: { betreff: string; html: string; email: string } | null };
		expect(probe).toMatchObject({ grund: null, partei: 'TRAEGER', anzahl: 1 });
		expect(probe.mail?.betreff).toContain('fragt nach');
		expect(probe.mail?.html).toContain('>Nächsten Schritt ansehen</a>');
		expect(probe.mail?.email).toBe('');
		expect((await frageNach('', t.traeger)).status).toBe(403);
		expect((await frageNach()).status).toBe(200);
		expect((await post()).map(({ schluessel, wartet }) => [schluessel, wartet])).toEqual([['NACHFRAGE', 60]]);
		expect((await wunsch()).dran).toMatchObject({ partei: 'TRAEGER', nachgefragtAm: expect.any(String) });
		const satz = 'Sie haben zuletzt am';
		expect(antwort(await frageNach())).toEqual([409, 'NACHFRAGE', expect.stringContaining(satz)]);
		expect((await frageNach('/probe')).data).toMatchObject({ grund: expect.stringContaining(satz), mail: null });
		expect(await gezaehlt()).toBe(1);
		expect((await zurueck('nachfragen', t.verein)).status).toBe(204);
		expect((await wunsch()).dran).toMatchObject({ nachgefragtAm: null });
		expect((await post()).map(({ status }) => status)).toEqual(['cancelled']);
		expect(await gezaehlt()).toBe(0);
		const historie = (await t.traeger('GET', `/v1/freiwilliger/${lena.id}/historie`)).data as { satz: string }[];
		expect(historie.slice(0, 2).map(({ satz }) => satz)).toEqual([
			expect.stringMatching(/^hat die Nachfrage für .+ zurückgehalten, bevor sie gesendet wurde\.$/),
			expect.stringMatching(/^hat für .+ beim Träger nachgefragt, wie es steht\.$/),
		]);
		expect((await frageNach()).status).toBe(200);
	});

	const gezaehlt = async () => {
		const { zahlen } = (await t.traeger('GET', '/v1/start')).data as { zahlen: { art: string; anzahl: number }[] };
		return zahlen.find(({ art }) => art === 'NACHGEFRAGT')?.anzahl;
	};
});
