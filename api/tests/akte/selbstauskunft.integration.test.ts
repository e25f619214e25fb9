import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { FELDER } from '#domain/felder/freiwilliger.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import { NUR_GEPRUEFT } from '#domain/felder/selbstauskunft.ts';
import { recht } from '#domain/zugriff/matrix.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import type { Antwort } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Every personal field there is, sent by whoever isn't staff: what is taken, and what lands. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

const UPLOAD = '00000000-0000-4000-8000-000000000001';
/** A value each would take. */
const WERTE = {
	anrede: 'Frau',
	titelID: null,
	vorname: 'Nora',
	nachname: 'Neu',
	geburtsname: 'Alt',
	geschlecht: 'W',
	geburtsdatum: '2006-05-05',
	email: 'nora@neu.test',
	telefon: '+49 6441 12345',
	mobil: '+49 151 2345678',
	isSignal: true,
	isWhatsapp: false,
	strasse: 'Hauptstraße',
	hausnummer: '7',
	adresszusatz: 'Hof',
	plz: '35578',
	ort: 'Wetzlar',
	landID: 'DE',
	geburtsort: 'Köln',
	geburtslandID: 'DE',
	staatsangehoerigkeitID: 'DE',
	familienstand: 'LEDIG',
	anzahlKinder: 0,
	konfession: 'EV',
	isBildrechte: true,
	bfdKennung: 'BFD-1',
	isVordienst: true,
	vordienstDienstart: 'FSJ',
	vordienstVon: '2024-09-01',
	vordienstBis: '2024-12-31',
	vordienstTraeger: 'Anderswo',
	tshirtGroesse: 'M',
	isLizenzAnmeldung: true,
	ausweisBeantragtAm: '2026-01-01',
	fuehrungszeugnisEingesehenAm: '2026-01-01',
	fuehrungszeugnisDatum: '2026-01-01',
	isEinschlaegigVerurteilt: false,
	schulabschlussID: null,
	ausbildungID: null,
	aktuelleTaetigkeit: 'Schule',
	schulpflichtErfuelltZum: '2024-07-31',
	sportartIDs: [],
	taetigkeitsfeldIDs: [],
	dienstartWunschID: null,
	gewuenschterBeginn: '2026-10',
	gewuenschteDauerMonate: 12,
	isWohnraumunterstuetzung: false,
	profilbildUploadID: UPLOAD,
	kontoinhaber: 'Nora Neu',
	iban: 'DE89370400440532013000',
	bic: 'COBADEFFXXX',
	bankname: 'Bank',
	steuerID: '86095742719',
	finanzamt: 'Wetzlar',
	sozialversicherungsnummer: '15050506N103',
	krankenkasse: 'AOK',
	krankenversichertennummer: 'A123456789',
	krankenversicherungsart: 'GESETZLICH',
	isSchwerbehinderung: true,
	schwerbehinderungGrad: 50,
	ernaehrung: 'VEGAN',
	allergien: 'Nüsse',
	isSchwimmfaehigkeit: true,
	isRettungsschwimmabzeichen: true,
	rettungsschwimmStufe: 'GOLD',
	masernschutzNachgewiesen: true,
	erstuntersuchungDatum: '2026-01-01',
	versicherungspflichtigBis: '2027-08-31',
	motivation: 'Ich möchte helfen.',
	freiesFeldEins: 'a',
	freiesFeldZwei: 'b',
	freiesFeldDrei: 'c',
	freiesFeldVier: 'd',
	freiesFeldFuenf: 'e',
} satisfies Record<Personenfeld, unknown>;
const ALLE = Object.keys(FELDER) as Personenfeld[];

/** What a check finds out, what staff enters, and the picture, which comes as a file. */
const NIE: readonly Personenfeld[] = [
	'bfdKennung',
	'versicherungspflichtigBis',
	'isLizenzAnmeldung',
	'ausweisBeantragtAm',
	'fuehrungszeugnisEingesehenAm',
	'fuehrungszeugnisDatum',
	'isEinschlaegigVerurteilt',
	'profilbildUploadID',
	'masernschutzNachgewiesen',
	'erstuntersuchungDatum',
	'freiesFeldEins',
	'freiesFeldZwei',
	'freiesFeldDrei',
	'freiesFeldVier',
	'freiesFeldFuenf',
];
/** Those of them a Feldabfrage can ask for. */
const GEFRAGT = ['bfdKennung', 'isLizenzAnmeldung', 'ausweisBeantragtAm'] as const;
/** Table: Freiwilliger, own editing, before the agreement. */
const EIGENE: readonly Personenfeld[] = [
	...['anrede', 'titelID', 'vorname', 'nachname', 'geburtsname', 'geschlecht', 'geburtsdatum', 'telefon', 'mobil'],
	...['isSignal', 'isWhatsapp', 'strasse', 'hausnummer', 'adresszusatz', 'plz', 'ort', 'landID', 'tshirtGroesse'],
	...['schulabschlussID', 'ausbildungID', 'aktuelleTaetigkeit', 'sportartIDs', 'taetigkeitsfeldIDs'],
	...['dienstartWunschID', 'gewuenschterBeginn', 'gewuenschteDauerMonate', 'isWohnraumunterstuetzung', 'motivation'],
	...['kontoinhaber', 'iban', 'bic', 'bankname', 'steuerID', 'finanzamt', 'sozialversicherungsnummer'],
	...['geburtsort', 'geburtslandID', 'staatsangehoerigkeitID'],
	...['krankenkasse', 'krankenversichertennummer', 'krankenversicherungsart', 'ernaehrung', 'allergien'],
] as readonly Personenfeld[];

const ohne = (werte: object, felder: readonly string[]): object =>
	Object.fromEntries(Object.entries(werte).filter(([feld]) => !felder.includes(feld)));
const unbekannte = ({ error }: Antwort): string[] =>
	error.details.filter(({ text }) => text.startsWith('Unbekanntes Feld')).map(({ feld }) => feld ?? '');

/** In the file as staff reads it: of these fields those that hold something. */
async function gelandet(id: string, felder: readonly Personenfeld[]): Promise<Personenfeld[]> {
	const akte = (await t.traeger('GET', `/v1/freiwilliger/${id}`)).data as Partial<Record<Personenfeld, unknown>>;
	return felder.filter((feld) => akte[feld] != null);
}
const gesagt = (werte: object) => ALLE.filter((feld) => (werte as Record<string, unknown>)[feld] != null);

/** Nothing lands but what was said; nothing of it counts as proven. */
async function erwarteAuskunft(id: string, werte: object): Promise<void> {
	expect(await gelandet(id, ALLE)).toEqual(gesagt(werte));
	const { data } = await t.traeger('GET', `/v1/freiwilliger/${id}`);
	expect((data as { ungeprueft: string[] }).ungeprueft).toEqual([
		'isSchwimmfaehigkeit',
		'isRettungsschwimmabzeichen',
		'rettungsschwimmStufe',
	]);
	const akte = await t.traeger('GET', `/v1/freiwilliger/${id}/akte`);
	expect((akte.data as { dokumente: object[] }).dokumente).toEqual([]);
}

/** Every field by its name, however deep, and `*` where any name is taken. */
function namenIn(schema: unknown): string[] {
	if (Array.isArray(schema)) return schema.flatMap(namenIn);
	if (typeof schema !== 'object' || schema === null) return [];
	const { properties = {}, additionalProperties, propertyNames, ...rest } = schema as Record<string, object>;
	const offen = propertyNames || (additionalProperties && typeof additionalProperties === 'object') ? ['*'] : [];
	return [...Object.keys(properties), ...offen, ...namenIn(Object.values(properties)), ...namenIn(Object.values(rest))];
}
const AUSSEN = ['OEFFENTLICH', 'FREIWILLIGER', 'MA_VEREIN'] as const;

/** What calls of people outside the Traeger take: JSON, what stands in the address, and the fields beside a file. */
const VON_AUSSEN = (Object.values(ROUTES) as unknown as Definition[])
	// What a service signs is no call of a person.
	.filter((d) => d.method !== 'GET' && !d.istUnterschrieben && AUSSEN.some((rolle) => recht(rolle, d.action) !== '-'))
	.map((d): readonly [string, string[]] => {
		const schemata = [d.body, d.query].flatMap((s) =>
			s ? [z.toJSONSchema(s, { io: 'input', unrepresentable: 'any' })] : [],
		);
		return [`${d.method} ${d.path}`, [...namenIn(schemata), ...Object.keys(d.datei?.daneben ?? {})]];
	});

/** Names these fields, or any name: what they do with it the tests below ask them. */
const GEFRAGTE_WEGE = ['PUT /v1/freiwilliger/{id}', 'PUT /v1/feldabfrage/daten/{freiwilligerId}/{zielStatus}'];
/** The review itself, where the specification leaves it to the site. */
const PRUEFUNG = [
	'POST /v1/freiwilliger/{id}/anforderungen/{anforderungID}/einsicht',
	'POST /v1/freiwilliger/{id}/dokumente/{dokId}/review',
];

/** Takes what another call takes, in that one's form; nothing of it stays. */
const VORSCHAU = ['POST /v1/sendung/vorschau'];

/** Names by the entry's id what was seen of it, no fields. */
const NACH_KENNUNG = ['POST /v1/sammelaktion'];

describe('what only a check finds out', () => {
	it('no other call of somebody outside knows, whichever there is', () => {
		const nur = new Set<string>([...NUR_GEPRUEFT, '*']);
		const wege = VON_AUSSEN.filter(([, namen]) => namen.some((name) => nur.has(name))).map(([weg]) => weg);
		expect(wege.sort()).toEqual([...GEFRAGTE_WEGE, ...PRUEFUNG, ...VORSCHAU, ...NACH_KENNUNG].sort());
		expect(NUR_GEPRUEFT.filter((feld) => !NIE.includes(feld))).toEqual([]);
		expect(VON_AUSSEN.map(([weg]) => weg)).toContain('POST /v1/freiwilliger/registrierung');
		expect(namenIn([{ items: { properties: { a: { additionalProperties: {} } } } }])).toEqual(['a', '*']);
	});

	it('no registration takes', async () => {
		const ganz = {
			...WERTE,
			passwort: DEMO_KENNWORT,
			datenschutz: true,
			datenschutzVersion: 1,
			dienstartWunschID: t.dienstart('FSJ'),
		};
		const zuViel = await t.niemand('POST', '/v1/freiwilliger/registrierung', ganz);
		expect([zuViel.status, unbekannte(zuViel).sort()]).toEqual([422, [...NIE].sort()]);
		const werte = ohne(ganz, NIE);
		const antwort = await t.niemand('POST', '/v1/freiwilliger/registrierung', werte);
		expect(antwort.error).toBeUndefined();
		await erwarteAuskunft((antwort.data as { id: string }).id, werte);
	});

	it('no acceptance of an invitation takes', async () => {
		const einladung = await t.traeger('POST', `/v1/adresse/${t.ort(0)}/invite`, {
			email: 'einge@laden.test',
			vorname: 'Nora',
			nachname: 'Neu',
			dienstartID: t.dienstart('FSJ'),
			betreuerUserID: t.betreuer(0),
			nachricht: 'Kommen Sie.',
		});
		expect(einladung.error).toBeUndefined();
		const token = await praegeToken(t.umgebung.db, 'EINLADUNG', (einladung.data as { id: string }).id);
		const ganz = { ...ohne(WERTE, ['email']), passwort: DEMO_KENNWORT, datenschutz: true, datenschutzVersion: 1 };
		const nimmAn = (body: object) => t.niemand('POST', `/v1/freiwilliger/invitation/accept/${token}`, body);
		const zuViel = await nimmAn(ganz);
		expect([zuViel.status, unbekannte(zuViel).sort()]).toEqual([422, [...NIE].sort()]);
		const werte = ohne(ganz, NIE);
		const angenommen = await nimmAn(werte);
		expect(angenommen.error).toBeUndefined();
		const { freiwilligerID } = angenommen.data as { freiwilligerID: string };
		await erwarteAuskunft(freiwilligerID, { ...werte, email: 'einge@laden.test' });
	});

	describe('no volunteer sets', () => {
		let wer: Angemeldet;
		beforeAll(async () => {
			wer = await t.registriere([t.ort(0)]);
		});

		it('in the own file', async () => {
			const genommen: Personenfeld[] = [];
			for (const feld of ALLE.filter((eines) => eines !== 'profilbildUploadID')) {
				const { status } = await wer.frage('PUT', `/v1/freiwilliger/${wer.id}`, { [feld]: WERTE[feld] });
				if (status === 200) genommen.push(feld);
			}
			expect(EIGENE.filter((feld) => !genommen.includes(feld))).toEqual([]);
			expect(genommen.filter((feld) => !EIGENE.includes(feld))).toEqual([]);
			expect(await gelandet(wer.id, NIE)).toEqual([]);
		});

		it('even where a query is opened to volunteer and site', async () => {
			const felder = GEFRAGT.map((feldKey) => ({ feldKey, isPflicht: false, isBearbeitbarDurch: ['FW', 'ME'] }));
			const abfrage = { bezeichnung: 'Alles', zielStatus: 2500, dienstartIDs: [], felder, isAktiv: true };
			expect((await t.traeger('POST', '/v1/feldabfrage', abfrage)).error).toBeUndefined();
			for (const feld of GEFRAGT) {
				for (const frage of [wer.frage, t.verein]) {
					const { status } = await frage('PUT', `/v1/feldabfrage/daten/${wer.id}/2500`, {
						werte: { [feld]: WERTE[feld] },
					});
					expect([feld, status]).toEqual([feld, 403]);
				}
			}
			expect(await gelandet(wer.id, NIE)).toEqual([]);
		});
	});
});

describe('how long it usually takes, and whom to ask', () => {
	const frueher = '00000000-0000-4000-8000-00000000c0de';
	const warteten = (status: number, tage: readonly number[]) => {
		const zeilen = tage.map((n, i) => `(gen_random_uuid(), ${i}, '${frueher}', ${status}, ${n} * 86400)`);
		return t.alsEigner(`insert into wunschantwort (freiwilliger_id, version, zyklus_id, status, dauer)
			values ${zeilen.join(', ')}`);
	};

	it('is the median of the cycle before, from ten cases on', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const lies = async () => (await wer.frage('GET', `/v1/freiwilliger/${wer.id}/wartezeiten`)).data;
		expect(await lies()).toMatchObject({ zeiten: [] });
		await t.alsEigner(`insert into zyklus (id, bezeichnung, start, ende, status, stream_version, referenz)
			select '${frueher}', 'davor', start - 1, ende - 1, status, 1, referenz from zyklus
			where id = (select zyklus_id from freiwilliger where id = '${wer.id}')`);
		await warteten(0, [1, 2, 3, 4, 9, 9, 9, 20, 30]);
		await warteten(2000, [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
		expect(await lies()).toMatchObject({ zeiten: [{ status: 2000, tage: 3, anzahl: 10 }] });
		await warteten(0, [40]);
		expect(await lies()).toMatchObject({ zeiten: [{ status: 0, tage: 9, anzahl: 10 }, { status: 2000 }] });
		await t.alsEigner(`delete from zyklus where id = '${frueher}'`);
	});

	it('names the one who looks after the volunteer, else the Traeger', async () => {
		await t.setzeParameter({ mandantApMail: 'fragen@traeger.test' });
		const wer = await t.registriere([t.ort(0)]);
		const lies = async () => (await wer.frage('GET', `/v1/freiwilliger/${wer.id}/wartezeiten`)).data;
		expect(await lies()).toMatchObject({ kontakt: { email: 'fragen@traeger.test', telefon: null } });
		const betreuung = await t.konto(['MA_VERWALTUNG']);
		const neu = { traegerBetreuerUserID: betreuung.id };
		expect((await t.traeger('POST', `/v1/freiwilliger/${wer.id}/update-betreuer`, neu)).error).toBeUndefined();
		expect(await lies()).toMatchObject({ kontakt: { email: betreuung.email } });
	});
});
