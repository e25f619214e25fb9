import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { PERSON } from '../test-mandant.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Table: Parameter / Mandant: who reads and changes them, their bounds, and that they hold at once. */

let t: Kleinportal;
let jule: Angemeldet;
beforeAll(async () => {
	// At the last Einsatzstelle no place at the first Einsatzort, a single one at the second.
	t = await kleinportal({
		zugeteilt: [
			{ stelle: 0, ort: 0, key: 'FSJ', plaetze: 10 },
			{ stelle: 1, ort: 0, key: 'FSJ', plaetze: 10 },
			{ stelle: 2, ort: 1, key: 'FSJ', plaetze: 1 },
		],
	});
	await t.setzeParameter(STANDARD_PARAMETER);
	jule = await t.registriere([t.ort(0)]);
});
afterAll(async () => {
	expect(await t.kettenfehler()).toEqual([]);
	await t.stop();
});
afterEach(() => t.setzeParameter(STANDARD_PARAMETER));

type Parameter = Readonly<Record<string, unknown>> & { readonly version: number };
interface Eintrag {
	readonly satz: string;
	readonly akteur: { readonly name: string | null } | null;
	readonly aenderungen: readonly { bezeichnung: string; von: string | null; nach: string | null }[];
}
const lies = async (frage: Fragend = t.admin) => (await frage('GET', '/v1/parameter')).data as Parameter;
const setze = (werte: object, frage: Fragend = t.admin) => frage('PUT', '/v1/parameter', werte);
const gesetzt = async (werte: object) => expect((await setze(werte)).error).toBeUndefined();
const absage = ({ status, error }: Antwort) => [status, error?.code, error?.message];
const felder = ({ error }: Antwort) =>
	((error?.details ?? []) as { feld?: string; text: string }[]).map(({ feld, text }) => `${feld}: ${text}`);
const bewirb = (angaben: object = {}, orte = [t.ort(0)]) =>
	t.niemand('POST', '/v1/freiwilliger/registrierung', {
		...PERSON,
		email: `bewerbung${Math.random()}@test.test`,
		passwort: 'Ganz-neues-Wort-8',
		datenschutz: true,
		dienstartWunschID: t.dienstart('FSJ'),
		wuensche: orte.map((einsatzortID) => ({ einsatzortID })),
		...angaben,
	});

describe('who gets what', () => {
	it('visitors get what the pages before the login need', async () => {
		const offen = await lies(t.niemand);
		expect(offen).toMatchObject({
			id: 'mandant',
			claimtextKarte: null,
			bewerbungIsLandingpage: true,
			isMobilFuerLinks: false,
		});
		for (const feld of ['kontingentMode', 'mailReplyTo', 'baseUrl', 'uploadMaxMB', 'version'])
			expect(offen, feld).not.toHaveProperty(feld);
	});

	it('volunteers get the hint of the seminars, staff what rules show them, administrators everything', async () => {
		const eigene = await lies(jule.frage);
		expect(eigene).toMatchObject({ isSeminarverwaltungEnabled: true, uploadMaxMB: 25 });
		expect(eigene).not.toHaveProperty('kontingentMode');
		for (const frage of [t.verein, t.traeger]) {
			const personal = await lies(frage);
			expect(personal).toMatchObject({ kontingentMode: 'ZUTEILUNG', gruppierungAttribut1Bezeichnung: 'Attribut 1' });
			expect(personal).not.toHaveProperty('signaturGueltigkeit');
		}
		const { previewZyklusStart, buchhaltungExport, hsjMigration, api, pdfSignatures, ...alle } = STANDARD_PARAMETER;
		expect(await lies()).toMatchObject(alle);
	});

	it('nobody else changes them', async () => {
		const vorher = await t.ereignisse();
		const status = [t.niemand, jule.frage, t.verein, t.traeger].map(async (frage) => {
			const [geaendert, verlauf] = [await setze({ maxBewerbungen: 3 }, frage), await frage('GET', HISTORIE)];
			return [geaendert.status, verlauf.status];
		});
		expect(await Promise.all(status)).toEqual([
			[401, 401],
			[403, 403],
			[403, 403],
			[403, 403],
		]);
		expect(await t.ereignisse()).toBe(vorher);
	});

	it.each(['previewZyklusStart', 'buchhaltungExport', 'hsjMigration', 'api', 'pdfSignatures', 'logo', 'unbekannt'])(
		'%s is no parameter of the tenant',
		async (feld) => {
			expect((await setze({ [feld]: true })).status).toBe(422);
		},
	);
});

const HISTORIE = '/v1/parameter/historie';
const lang = (n: number) => 'x'.repeat(n);
const zeichen = (n: number) => `Bitte geben Sie höchstens ${n} Zeichen ein`;
const hoechstens = (n: number) => `Bitte geben Sie höchstens ${n} ein`;
const mindestens = (n: number) => `Bitte geben Sie mindestens ${n} ein`;
const IBAN = 'Die IBAN ist ungültig. Bitte prüfen Sie Länge, Format und Prüfziffer.';
const P = 'Dies ist ein Pflichtfeld';
const PT = 'Invalides Format';
const EM = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const POS = 'Bitte geben Sie einen positiven Wert ein';

// Field, largest or last value accepted, first refused, message.
const GRENZEN: readonly (readonly [feld: string, gut: unknown, schlecht: unknown, meldung: string])[] = [
	['mandantBezeichnung', lang(150), lang(151), zeichen(150)],
	['mandantBezeichnung', 'x', '', P],
	['mandantKurzBezeichnung', lang(30), lang(31), zeichen(30)],
	['mandantKurzBezeichnung', 'x', ' ', P],
	['zahlungskontoInhaber', lang(70), lang(71), zeichen(70)],
	['zahlungskontoIban', 'DE02120300000000202051', 'DE02120300000000202052', IBAN],
	['zahlungskontoBic', 'BYLADEM1001', 'BYLA', 'Die BIC ist ungültig.'],
	['laufSprungProzent', 500, 501, hoechstens(500)],
	['bfdErinnerungTage', 90, 91, hoechstens(90)],
	['laufSprungProzent', 1, 0, mindestens(1)],
	['baseUrl', 'https://portal.test', 'portal.test', PT],
	['baseUrl', 'http://localhost:3000', 'javascript:alert(1)', PT],
	['baseUrl', null, 'https://', PT],
	['colorPrimary', '#178B7D', '#178B7', PT],
	['colorPrimary', '#178b7d', 'red', PT],
	['colorSecondary', '#F2B036', '178B7D', PT],
	['claimtextKarte', lang(200), lang(201), zeichen(200)],
	['mailAbsender', 'dienste@test.test', 'dienste', EM],
	['mailReplyTo', 'post@test.test', 'post', EM],
	['mandantApMail', null, 'a@b@test.test', EM],
	['seminaranmeldungHinweisUrl', 'https://seminare.test/an', 'http://seminare.test', PT],
	['seminaranmeldungHinweisText', lang(500), lang(501), zeichen(500)],
	['wartungHeadline', lang(100), lang(101), zeichen(100)],
	['wartungText', `${lang(490)}\nmehr`, lang(501), zeichen(500)],
	['freiwilligJaReferrerHeadline', lang(100), lang(101), zeichen(100)],
	['freiwilligJaReferrerText', lang(500), lang(501), zeichen(500)],
	['gruppierungAttribut1Bezeichnung', lang(50), lang(51), zeichen(50)],
	['gruppierungAttribut2Bezeichnung', lang(50), '', P],
	['freiwilligenSichtbarkeitMode', 'ALLE', 'KEINE', PT],
	['festlegungDienstartAbStatus', 2100, 2200, PT],
	['kontingentMode', 'KONTINGENTABFRAGE', 'IRGENDWIE', PT],
	['mahnungGracePeriod', 90, 91, hoechstens(90)],
	['mahnungGracePeriod', 0, -1, POS],
	['dokumentMahnungInterval', 90, 91, hoechstens(90)],
	['dokumentMahnungInterval', 1, 0, mindestens(1)],
	['einleitungSeminarnachweis', lang(4000), lang(4001), zeichen(4000)],
	['schlussSeminarnachweis', lang(4000), lang(4001), zeichen(4000)],
	['maxBewerbungen', 20, 21, hoechstens(20)],
	['maxBewerbungen', 1, 0, mindestens(1)],
	['maxBewerbungen', 2, 2.5, POS],
	['signaturGueltigkeit', 90, 91, hoechstens(90)],
	['signaturGueltigkeit', 1, 0, mindestens(1)],
	['vertragsnummerModus', 'GLOBAL', 'JEDER', PT],
	['vertragsnummerPrefix', 'SLM/2026-', 'Ä 1', PT],
	['uploadMaxMB', 50, 51, hoechstens(50)],
	['uploadMaxMB', 1, 0, mindestens(1)],
	['freieFelderBezeichnung', ['a', '', lang(50), '', ''], ['a'], PT],
];

describe('bounds', () => {
	it.each(GRENZEN)('%s (%#)', async (feld, gut, schlecht, meldung) => {
		await gesetzt({ [feld]: gut });
		expect((await lies())[feld]).toEqual(gut);
		const vorher = await t.ereignisse();
		const nein = await setze({ [feld]: schlecht });
		expect([nein.status, felder(nein)]).toEqual([422, [`${feld}: ${meldung}`]]);
		expect(await t.ereignisse()).toBe(vorher);
	});

	it('says all that is wrong at once, and changes nothing then', async () => {
		const nein = await setze({ maxBewerbungen: 99, mailReplyTo: 'x', claimtextKarte: 'gut' });
		expect(felder(nein).sort()).toEqual([`mailReplyTo: ${EM}`, `maxBewerbungen: ${hoechstens(20)}`]);
		expect((await lies()).claimtextKarte).toBeNull();
	});

	it('leads others only to an address by which this portal was just called', async () => {
		const leite = (baseUrl: string) => setze({ baseUrl, isRedirectToBaseOnProduction: true });
		const nein = await leite('https://potral.test');
		expect([nein.status, felder(nein)]).toEqual([
			422,
			[expect.stringMatching(/^isRedirectToBaseOnProduction: Unter „potral\.test“ ist das Portal gerade nicht/)],
		]);
		await gesetzt({ baseUrl: 'http://localhost', isRedirectToBaseOnProduction: true });
		expect(felder(await setze({ baseUrl: 'https://potral.test' }))).toEqual([
			expect.stringMatching(/^baseUrl: Unter „potral\.test“ .* Schalten Sie zuerst/),
		]);
		await gesetzt({ isRedirectToBaseOnProduction: false });
	});

	it('leaves alone what isn’t named, and beginning and end with the Einsatzstelle', async () => {
		await gesetzt({ claimtextKarte: 'Ein Jahr, das bleibt', baseUrl: 'https://portal.test/' });
		await gesetzt({ einigungFelderEinsatzstelle: ['urlaubstage'] });
		expect(await lies()).toMatchObject({
			claimtextKarte: 'Ein Jahr, das bleibt',
			baseUrl: 'https://portal.test',
			einigungFelderEinsatzstelle: ['vertragsbeginn', 'vertragsende', 'urlaubstage'],
		});
	});
});

describe('two at the same time', () => {
	it('tells the second what has become of his field, by whom; other fields pass', async () => {
		const { version } = await lies();
		await gesetzt({ mandantBezeichnung: 'Verband Nord', version });
		const nein = await setze({ mandantBezeichnung: 'Verband Süd', maxBewerbungen: 4, version });
		expect([nein.status, nein.error?.code]).toEqual([409, 'VERSION']);
		expect(felder(nein)).toEqual([
			expect.stringMatching(
				/^mandantBezeichnung: Bezeichnung wurde inzwischen von \S.* auf „Verband Nord“ geändert \(.*\)\.$/,
			),
		]);
		await gesetzt({ maxBewerbungen: 4, version });
		expect(await lies()).toMatchObject({ mandantBezeichnung: 'Verband Nord', maxBewerbungen: 4 });
	});

	it('doesn’t mind when both want the same', async () => {
		const { version } = await lies();
		await gesetzt({ kontingentMode: 'OHNE', version });
		await gesetzt({ kontingentMode: 'OHNE', version });
	});
});

describe('history', () => {
	const neueste = async () => ((await t.admin('GET', HISTORIE)).data as Eintrag[])[0];

	it('tells in sentences who changed what', async () => {
		await gesetzt({ kontingentMode: 'OHNE', wartungText: 'Bald zurück', festlegungDienstartAbStatus: 2000 });
		const eintrag = await neueste();
		expect(eintrag?.satz).toBe('hat die Parameter geändert.');
		expect(eintrag?.akteur).toEqual((await lies()).geaendertVon);
		expect(eintrag?.akteur?.name).toMatch(/\S/);
		expect(eintrag?.aenderungen).toEqual([
			{ bezeichnung: 'Text des Hinweises', von: null, nach: 'Bald zurück' },
			{ bezeichnung: 'Verfahren', von: 'Zuteilung durch den Träger', nach: 'ohne Kontingente' },
			{ bezeichnung: 'Dienstart steht fest', von: 'mit der Vertragsverhandlung', nach: 'mit der Bewerbung' },
		]);
	});

	it('names the switch of the maintenance mode', async () => {
		await gesetzt({ isWartungsmodus: true });
		expect((await neueste())?.satz).toBe('hat den Wartungsmodus eingeschaltet.');
		await gesetzt({ isWartungsmodus: false });
		expect((await neueste())?.satz).toBe('hat den Wartungsmodus ausgeschaltet.');
	});
});

describe('each holds at once', () => {
	it('isWartungsmodus: what volunteers and applicants would write waits, staff go on', async () => {
		const aendere = (frage: Fragend) => frage('PUT', '/v1/user/me', { vorname: 'Jule', nachname: 'Sommer' });
		expect((await aendere(jule.frage)).status).toBe(200);
		await gesetzt({ isWartungsmodus: true });
		const wartung = [503, 'WARTUNG', 'Der Wartungsmodus fuer das Freiwilligenportal ist aktiv.'];
		expect(absage(await aendere(jule.frage))).toEqual(wartung);
		expect(absage(await bewirb())).toEqual(wartung);
		expect((await jule.frage('GET', '/v1/user/me')).status).toBe(200);
		expect((await aendere(t.traeger)).status).toBe(200);
		await gesetzt({ isWartungsmodus: false });
		expect((await aendere(jule.frage)).status).toBe(200);
	});

	it('isBewerbungsphase: G03 for applicants, not for staff', async () => {
		await gesetzt({ isBewerbungsphase: false });
		expect((await bewirb()).error?.code).toBe('G03');
		await t.erfasse([t.ort(0)]);
		await gesetzt({ isBewerbungsphase: true });
		expect((await bewirb()).status).toBe(201);
	});

	it('privacy notice and imprint: without them nobody applies and no phase opens', async () => {
		const lage = async () =>
			((await t.niemand('GET', '/v1/parameter')).data as { bewerbungslage: string }).bewerbungslage;
		const setze = (key: string, content: string) => t.traeger('PUT', `/v1/text/${key}`, { content });
		expect(await lage()).toBe('OFFEN');
		await t.traeger('DELETE', '/v1/text/impressum');
		const verstoss = [409, 'G36', 'Bewerbungen sind noch nicht möglich. Im Portal fehlt noch: Impressum.'];
		expect(absage(await bewirb())).toEqual(verstoss);
		expect(await lage()).toBe('VORBEREITUNG');
		await t.erfasse([t.ort(0)]);
		await gesetzt({ isBewerbungsphase: false });
		expect(await lage()).toBe('GESCHLOSSEN');
		expect(absage(await t.admin('PUT', '/v1/parameter', { isBewerbungsphase: true }))).toEqual(verstoss);
		// Blank words say nothing.
		await setze('impressum', ' \n ');
		expect((await t.admin('PUT', '/v1/parameter', { isBewerbungsphase: true })).status).toBe(409);
		await setze('impressum', 'Träger e. V., Musterallee 1, 35578 Wetzlar');
		await gesetzt({ isBewerbungsphase: true });
		expect((await bewirb()).status).toBe(201);
	});

	it('the tick is an event with version, hash and time of the words; new words ask again', async () => {
		const lies = async () =>
			(await t.niemand('GET', '/v1/text/datenschutz')).data as { version: number; content: string };
		const setze = (content: string) => t.traeger('PUT', '/v1/text/datenschutz', { content });
		const jule = await t.registriere([t.ort(0)]);
		const offen = async (wer = jule.frage) =>
			((await wer('GET', '/v1/auth/check')).data as { isDatenschutzOffen: boolean }).isDatenschutzOffen;
		const haken = async () => {
			const { rows } = await t.umgebung.pool.query<{ facts: object }>(
				"select facts from event where type = 'DatenschutzZugestimmt' and stream = $1 order by version",
				[`Akte-${jule.id}`],
			);
			return rows.map(({ facts }) => facts);
		};
		const fassung = async () => {
			const { version, content } = await lies();
			const { rows } = await t.umgebung.pool.query<{ zeit: Date }>(
				"select meta->>'zeit' as zeit from event where stream = 'Portaltext-datenschutz' and version = $1",
				[version],
			);
			const textHash = createHash('sha256').update(content).digest('hex');
			return { textVersion: version, textHash, textVom: rows[0]?.zeit };
		};
		expect(await offen()).toBe(false);
		expect(await haken()).toEqual([await fassung()]);
		const [alt, { content: bisher }] = [await fassung(), await lies()];

		await setze('Neue Worte zum Datenschutz.');
		expect(await offen()).toBe(true);
		expect(await offen(t.traeger)).toBe(false);
		// Until then nothing else of hers is written, whatever the client shows.
		const schreibt = () => jule.frage('PUT', `/v1/freiwilliger/${jule.id}`, { mobil: '+49 151 2345678' });
		expect(absage(await schreibt())).toEqual([
			409,
			'DATENSCHUTZ',
			'Die Datenschutzerklärung hat sich geändert. Bitte laden Sie die Seite neu und stimmen Sie zu; vorher können Sie nichts ändern.',
		]);
		expect((await jule.frage('GET', `/v1/freiwilliger/${jule.id}`)).status).toBe(200);
		const stimmeZu = (datenschutzVersion: number) =>
			jule.frage('POST', `/v1/freiwilliger/${jule.id}/datenschutz`, { datenschutzVersion });
		expect(absage(await stimmeZu(alt.textVersion))).toEqual([
			422,
			'VERSION',
			'Die Datenschutzerklärung wurde inzwischen geändert. Bitte lesen Sie sie noch einmal.',
		]);
		expect((await stimmeZu((await lies()).version)).status).toBe(204);
		expect(await offen()).toBe(false);
		expect((await schreibt()).status).toBe(200);
		expect(await haken()).toEqual([alt, await fassung()]);

		// A file that staff made is asked at the first sign-in; no words ask nobody.
		await t.traeger('DELETE', '/v1/text/datenschutz');
		expect(await offen()).toBe(false);
		await setze(bisher);
		expect(await offen()).toBe(true);
		// Whoever doesn't agree can leave.
		expect((await jule.frage('POST', '/v1/auth/logout', {})).status).toBe(204);
	});

	it('maxBewerbungen: G24', async () => {
		await gesetzt({ maxBewerbungen: 1 });
		expect(absage(await bewirb({}, [t.ort(0), t.ort(1)]))).toEqual([
			409,
			'G24',
			'Es sind höchstens 1 gleichzeitige Bewerbungen möglich.',
		]);
		await gesetzt({ maxBewerbungen: 2 });
		expect((await bewirb({}, [t.ort(0), t.ort(1)])).status).toBe(201);
	});

	it('mindestalterRegistrierung and mindestalterBeginn', async () => {
		await gesetzt({ mindestalterRegistrierung: 21 });
		expect((await bewirb()).error?.message).toBe('Eine Bewerbung ist erst ab 21 Jahren möglich.');
		const volljaehrig = await t.erfasse([t.ort(0)], { geburtsdatum: '2000-01-01' });
		await t.verhandle(volljaehrig, 0);
		await gesetzt({ mindestalterBeginn: 30, mindestalterRegistrierung: 14 });
		expect((await t.einige(volljaehrig)).error?.code).toBe('G12');
		await gesetzt({ mindestalterBeginn: 15 });
		expect((await t.einige(volljaehrig)).status).toBe(200);
	});

	it('festlegungDienstartAbStatus: G07 before an application without Dienstart', async () => {
		expect((await bewirb()).status).toBe(201);
		await gesetzt({ festlegungDienstartAbStatus: 2000 });
		expect(absage(await bewirb())).toEqual([409, 'G07', 'Bitte wählen Sie eine Dienstart aus.']);
		await gesetzt({ isFestlegungDienstartSportjugend: true });
		expect((await bewirb()).status).toBe(201);
	});

	it('freiwilligenSichtbarkeitMode: what other sites see', async () => {
		const fremde = await t.registriere([t.ort(1)]);
		const status = async () => (await t.verein('GET', `/v1/freiwilliger/${fremde.id}`)).status;
		expect(await status()).toBe(404);
		await gesetzt({ freiwilligenSichtbarkeitMode: 'ALLE' });
		expect(await status()).toBe(200);
	});

	it('kontingentMode: places count, or don’t', async () => {
		const eine = await t.erfasse([t.ort(2)]);
		await t.verhandle(eine, 2);
		expect((await t.einige(eine)).status).toBe(409);
		await gesetzt({ kontingentMode: 'OHNE' });
		expect((await t.einige(eine)).status).toBe(200);
	});

	it('isIgnoreAugustKontingent: G05 in the August before the cycle', async () => {
		const bisher = await t.erfasse([t.ort(2, 1)], {}, t.grundlage.zyklen[0]?.id);
		await t.verhandle(bisher, 2);
		const halbjahr = { vertragsbeginn: '2026-03-01', vertragsende: '2026-08-31' };
		expect((await t.einige(bisher, 0, halbjahr)).error).toBeUndefined();
		const neu = await t.erfasse([t.ort(2, 1)]);
		await t.verhandle(neu, 2);
		const einige = () => t.einige(neu, 0, { vertragsbeginn: '2026-08-01', vertragsende: '2027-07-31' });
		expect((await einige()).error?.code).toBe('G05');
		await gesetzt({ isIgnoreAugustKontingent: true });
		expect((await einige()).error).toBeUndefined();
	});

	it('einigungFelderEinsatzstelle: G21 for what isn’t the site’s to settle', async () => {
		const eine = await t.erfasse([t.ort(0)]);
		await t.verhandle(eine, 0);
		const einige = () =>
			t.verein('POST', `/v1/freiwilliger/wunsch/${eine.wunschID()}/einigung`, {
				vertragsbeginn: '2026-10-01',
				vertragsende: '2027-08-31',
				wochenstunden: 38,
			});
		await gesetzt({ einigungFelderEinsatzstelle: [] });
		expect((await einige()).error?.code).toBe('G21');
		await gesetzt({ einigungFelderEinsatzstelle: ['wochenstunden'] });
		expect((await einige()).status).toBe(200);
	});

	it('einleitungSeminarnachweis and schlussSeminarnachweis: only what light markup knows is kept', async () => {
		await gesetzt({ einleitungSeminarnachweis: '## Nachweis\r\n\r\n**Mara** [Klick](javascript:alert`1`)' });
		expect((await lies()).einleitungSeminarnachweis).toBe('## Nachweis\n\n**Mara** Klick');
		expect(felder(await setze({ schlussSeminarnachweis: 'x'.repeat(4001) }))).toEqual([
			'schlussSeminarnachweis: Bitte geben Sie höchstens 4000 Zeichen ein',
		]);
		await gesetzt({ schlussSeminarnachweis: 'x'.repeat(4000) });
	});

	it('claimtextKarte, wartungText and the words for guests of the platform: every visitor reads them', async () => {
		const worte = {
			claimtextKarte: 'Ein Jahr, das bleibt',
			wartungText: 'Bis Mittag',
			freiwilligJaReferrerHeadline: 'Schön, dass Sie da sind',
			freiwilligJaReferrerText: 'Hier geht es weiter.',
		};
		await gesetzt(worte);
		expect(await lies(t.niemand)).toMatchObject(worte);
	});

	it('personOptInMail: new addresses are asked about', async () => {
		const neu = async (email: string) => {
			const antwort = await t.traeger('POST', '/v1/person', { vorname: 'Pia', nachname: 'Post', email });
			return (antwort.data as { optInStatus: string }).optInStatus;
		};
		expect(await neu('pia@test.test')).toBe('KEIN');
		await gesetzt({ personOptInMail: true });
		expect(await neu('paul@test.test')).toBe('ANGEFRAGT');
	});
});

describe('contract numbers', () => {
	const nummer = async (): Promise<unknown> => {
		const wer = await t.erfasse([t.ort(1)]);
		await t.verhandle(wer, 1);
		expect((await t.einige(wer)).status).toBe(200);
		const antwort = await t.schliesseAb(wer);
		if (antwort.status !== 200) return antwort.error?.message;
		const akte = (await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)).data as unknown as {
			vertraege: { vertragsnummer: string | null }[];
		};
		return akte.vertraege[0]?.vertragsnummer;
	};

	it('are given by hand, by one sequence, or by Dienstart and cycle, as foretold', async () => {
		await gesetzt({ vertragsnummerModus: 'AUS' });
		expect(await nummer()).toContain('Vertragsnummer');

		await gesetzt({ vertragsnummerModus: 'GLOBAL', vertragsnummerPrefix: 'SLM-', vertragsnummerNaechste: 500 });
		expect(await nummer()).toBe('SLM-0500');
		expect(await lies()).toMatchObject({ vertragsnummerNaechste: 501 });
		expect(await nummer()).toBe('SLM-0501');

		await gesetzt({ vertragsnummerModus: 'PREFIX' });
		const { vertragsnummerBeispiele } = await lies();
		const erwartet = (vertragsnummerBeispiele as { dienstart: string; nummer: string }[]).find(
			(b) => b.dienstart === 'FSJ',
		);
		expect(erwartet?.nummer).toBe('FSJ26-0001');
		expect(await nummer()).toBe('FSJ26-0001');
	});

	it('never go back', async () => {
		await gesetzt({ vertragsnummerNaechste: 900, vertragsnummerModus: 'GLOBAL' });
		await nummer();
		const nein = await setze({ vertragsnummerNaechste: 900 - 1 });
		expect(felder(nein)).toEqual([`vertragsnummerNaechste: ${mindestens(901)}`]);
	});
});
