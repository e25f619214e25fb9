import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entpacke } from '#api/present/dateien/archivstrom.ts';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { pruefe } from '#commands/geld/pruefpaket/pruefer.fixture.ts';
import type { Mandant } from '#commands/mandant.ts';
import { alsText, signaturschluessel } from '#commands/signatur/schluessel.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { gibLaufFrei, type Kasse, kasse, monatVon, type Testlauf } from '../kasse.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';

/** Claims of a Land's programme over the demo: released, corrected line by line, handed over, reckoned again. */

let t: Kasse;
let anna: Fragend;
let programmID: string;
beforeAll(async () => {
	t = await kasse();
	({ anna } = t);
});
afterAll(() => t.stop());

type Abruf = Testlauf;

const PROGRAMM = {
	...{ bezeichnung: 'Landesförderung Hessen', geldgeber: 'Land Hessen', zentralstelle: null, hinweis: null },
	...{ gueltigVon: null, gueltigBis: null, dienstartIDs: [], dienste: ['FSJ', 'FOEJ', 'BFD'] },
	filter: { alterVon: 15, alterBis: 99, wohnland: null, stellenland: null, mindestMonate: 2 },
	...{ einheit: 'TEILNEHMERMONAT', monatsregel: 'AB_15_TAGEN_SONST_HALB', saetze: [], isDsj: false },
};
const heute = () => t.portal.uhr.heute();
const monat = (plus: number) => monatVon(t, plus);
const lege = (plus: number, dauer = 1) =>
	anna('POST', '/v1/exporte/laeufe', {
		...{ art: 'MITTELABRUF', programmID, zeitraum: `${monat(plus)}_${monat(plus + dauer - 1)}` },
	});
const neuerAbruf = async (plus: number, dauer = 1): Promise<Abruf> => gelungen(await lege(plus, dauer));
const gibFrei = (abruf: Abruf) => gibLaufFrei(t, abruf);
interface Herkunft {
	readonly betrag: number;
	readonly tage: { readonly anzahl: number } | null;
	readonly teile: readonly { voll: number; menge: number; soll: number; bisher: number; betrag: number }[];
	readonly laeufe: readonly { nr: number; betrag: number; menge?: number }[];
	readonly foerderung: {
		readonly programm: { readonly id: string; readonly bezeichnung: string };
		readonly fassung: { readonly nr: number };
		readonly satz: { readonly betrag: number; readonly abDienstmonat: number } | null;
		readonly menge: number;
		readonly mengeSoll: number;
		readonly mengeBisher: number;
		readonly korrektur: string | null;
	};
	readonly werte: readonly { bezeichnung: string; aus: { was: string } | null }[];
	readonly regeln: readonly { text: string; istEingehalten: boolean | null }[];
	readonly ereignisse: readonly { was: string; davor: number; danach: number }[];
	readonly position: string | null;
	readonly heute: { betrag: number; istGleich: boolean; weil: string | null };
}
/** Every cell says how it arose, and its parts add up to it. */
async function erklaert(abruf: Abruf, zeilen = abruf.posten): Promise<readonly Herkunft[]> {
	const alle: Herkunft[] = [];
	for (const zeile of zeilen) {
		const pfad = `/v1/exporte/laeufe/${abruf.id}/zeilen/${zeile.vertragID}/${zeile.monat}`;
		const herkunft: Herkunft = gelungen(await anna('GET', pfad));
		const { teile, foerderung, laeufe } = herkunft;
		for (const { voll, menge, soll, bisher, betrag } of teile)
			expect([cent(soll), cent(betrag)]).toEqual([
				Math.floor((2 * cent(voll) * menge + 30) / 60),
				cent(soll) - cent(bisher),
			]);
		expect(teile.reduce((summe, { betrag }) => summe + cent(betrag), 0)).toBe(cent(zeile.betrag));
		expect(foerderung.mengeSoll - foerderung.mengeBisher).toBe(zeile.menge ?? 0);
		expect(laeufe.reduce((summe, { menge = 0 }) => summe + menge, 0)).toBe(foerderung.mengeBisher);
		expect(foerderung.korrektur === null).toBe(zeile.ausgleichZu === undefined);
		alle.push(herkunft);
	}
	const summe = (von: readonly { betrag: number }[]) => von.reduce((bisher, { betrag }) => bisher + cent(betrag), 0);
	expect(summe(alle)).toBe(zeilen === abruf.posten ? cent(abruf.summe) : summe(zeilen));
	return alle;
}
const nachgerechnet = async ({ id }: Abruf) => gelungen(await anna('GET', `/v1/exporte/laeufe/${id}/nachrechnung`));
const cent = (euro: number) => Math.round(euro * 100);
const aendereProgramm = async (werte: object) =>
	gelungen(await anna('PUT', `/v1/foerderprogramm/${programmID}`, werte));

describe('a claim', () => {
	let erster: Abruf;
	it('waits for a rate', async () => {
		programmID = (gelungen(await anna('POST', '/v1/foerderprogramm', PROGRAMM)) as { id: string }).id;
		expect(kurz(await lege(0))).toEqual([409, 'Bitte tragen Sie zuerst einen Satz ein.']);
		await aendereProgramm({ saetze: [{ abDienstmonat: 1, cent: 20_000, gueltigVon: '2015-01-01' }] });
	});
	it('is of a programme that exists, and nothing else is', async () => {
		const umfang = { zeitraum: `${monat(0)}_${monat(0)}` };
		const versuche = [
			{ ...umfang, art: 'MITTELABRUF' },
			{ ...umfang, art: 'MITTELABRUF', programmID: 'GIBT_ES_NICHT' },
			{ ...umfang, art: 'TASCHENGELD', programmID },
		];
		const antworten = await Promise.all(versuche.map((v) => anna('POST', '/v1/exporte/laeufe', v)));
		expect(antworten.map(kurz)).toEqual([
			[422, 'Bitte wählen Sie ein Förderprogramm.'],
			[422, 'Dieses Förderprogramm gibt es nicht oder nicht mehr.'],
			[422, 'Nur ein Mittelabruf hat ein Förderprogramm.'],
		]);
	});
	it('has a row for each service and month, and is a kind of its own in the list', async () => {
		erster = await gibFrei(await neuerAbruf(0, 3));
		expect(erster.posten.length).toBeGreaterThan(10);
		expect(erster).toMatchObject({ status: 'FREIGEGEBEN', korrekturen: [] });
		expect(cent(erster.summe)).toBe(erster.posten.reduce((s, { menge = 0 }) => s + (menge * 20_000) / 30, 0));
		expect(gelungen(await anna('GET', `/v1/exporte/laeufe?programmID=${programmID}`))).toMatchObject([
			{ nr: erster.nr, art: 'MITTELABRUF', programm: { id: programmID, bezeichnung: 'Landesförderung Hessen' } },
		]);
		expect(gelungen(await anna('GET', '/v1/exporte/laeufe?programmID=DSJ_MITTELABRUF'))).toEqual([]);
	});
	it('answers for every cell: units, rate, rule, conditions, events, as-of', async () => {
		const alle = await erklaert(erster);
		for (const { foerderung, heute: jetzt, ereignisse, regeln, werte } of alle) {
			expect(foerderung).toMatchObject({
				...{ programm: { id: programmID, bezeichnung: 'Landesförderung Hessen' }, fassung: { nr: 2 } },
				...{ satz: { betrag: 200, abDienstmonat: 1 }, mengeBisher: 0, korrektur: null },
			});
			expect(jetzt).toMatchObject({ istGleich: true });
			expect(ereignisse.length).toBeGreaterThan(0);
			expect(regeln[0]?.text).toBe('Ein Monat zählt ab 15 Tagen Dienst ganz, sonst halb.');
			expect(regeln.filter(({ istEingehalten }) => istEingehalten === true)).toHaveLength(3);
			expect(werte.map(({ bezeichnung }) => bezeichnung)).toEqual([expect.stringMatching(/^Dienst /), 'Geburtsdatum']);
		}
	});
	it('leaves its programme undeletable', async () => {
		expect(kurz(await anna('DELETE', `/v1/foerderprogramm/${programmID}`))[0]).toBe(409);
	});
	it('takes back what an early end has made too much, and says so line by line', async () => {
		const { rows } = await t.portal.umgebung.pool.query(
			`select g.id, g.freiwilliger_id as wer from geldvertrag g join freiwilliger f on f.id = g.freiwilliger_id
			where f.status = 4000 and g.von < $1 and g.bis > $2 order by 1`,
			[`${monat(0)}-01`, `${monat(3)}-01`],
		);
		const ende = `${monat(0)}-01`;
		const laufende = rows.filter(({ id }) => erster.posten.some(({ vertragID }) => vertragID === id));
		const [{ id, wer } = { id: '', wer: '' }] = laufende;
		const body = { datum: ende, kuendigungDurch: 'FREIWILLIGER', grund: 'Studienplatz', bestaetigt: true };
		gelungen(await anna('POST', `/v1/freiwilliger/${wer}/dienstende`, body));
		const zweiter = await neuerAbruf(3);
		expect(zweiter.korrekturen).toMatchObject([{ vertragID: id, laufNr: erster.nr, menge: -75, betrag: -500 }]);
		const [{ abruf, text } = { abruf: '', text: '' }] = zweiter.korrekturen;
		const tag = formatDatum(ende).slice(0, abruf.startsWith(ende.slice(0, 4)) ? 6 : undefined);
		expect(text).toMatch(/^\S+: \S.* \p{Lu}\., 2,5 Monate weniger, vorzeitiges Ende /u);
		expect(text.endsWith(`vorzeitiges Ende ${tag}`)).toBe(true);
		const frueher = zweiter.posten.filter(({ ausgleichZu }) => ausgleichZu !== undefined);
		const zurueck = await erklaert(zweiter, frueher);
		expect(zurueck).toMatchObject([
			{ betrag: -100, laeufe: [{ nr: erster.nr, betrag: 200, menge: 30 }], tage: { anzahl: 1 } },
			{ betrag: -200, tage: null, foerderung: { satz: null, mengeSoll: 0, mengeBisher: 30 } },
			{ betrag: -200, tage: null },
		]);
		for (const { ereignisse, foerderung } of zurueck) {
			expect(ereignisse[0]).toMatchObject({ davor: 200 });
			expect(foerderung.korrektur).toMatch(/Monate? weniger, vorzeitiges Ende /);
		}
		// What the first claim would come to today: by whom and why.
		const pfad = `/v1/exporte/laeufe/${erster.id}/zeilen/${id}/${monat(0)}`;
		expect((gelungen(await anna('GET', pfad)) as Herkunft).heute).toMatchObject({
			...{ betrag: 100, istGleich: false, weil: expect.stringContaining('Dienst') },
		});
		gelungen(await anna('POST', `/v1/exporte/laeufe/${zweiter.id}/schritte`, { schritt: 'VERWERFEN', version: 1 }));
	});
	it('comes to the same though the programme has changed since; the difference is the next one’s, told in words', async () => {
		await aendereProgramm({ saetze: [{ abDienstmonat: 1, cent: 21_000, gueltigVon: '2015-01-01' }] });
		expect(await nachgerechnet(erster)).toMatchObject({ istGleich: true });
		const zweiter = await neuerAbruf(3);
		expect(zweiter.korrekturen.length).toBeGreaterThan(5);
		for (const { text, laufNr } of zweiter.korrekturen) {
			expect(text).toContain('Satz jetzt 210,00');
			expect(laufNr).toBe(erster.nr);
		}
		await erklaert(zweiter, zweiter.posten.slice(0, 20));
		const wenige = await erklaert(erster, erster.posten.slice(0, 5));
		const [unveraendert] = wenige.filter(({ heute: { betrag } }) => betrag === 210);
		expect(unveraendert?.heute).toMatchObject({ istGleich: false, weil: 'Satz jetzt 210,00 €' });
		const frueher = zweiter.posten.filter(({ ausgleichZu }) => ausgleichZu !== undefined);
		const betraege = (zeilen: readonly { betrag: number }[]) => zeilen.reduce((s, z) => s + cent(z.betrag), 0);
		expect(betraege(zweiter.korrekturen)).toBe(betraege(frueher));
		expect(await nachgerechnet(await gibFrei(zweiter))).toMatchObject({ istGleich: true });
		expect((await neuerAbruf(3)).posten).toEqual([]);
	});
});

it('leaves as a file with the columns of the dsj, the corrections on a sheet of their own', async () => {
	const abrufe = gelungen(await anna('GET', `/v1/exporte/laeufe?programmID=${programmID}`)) as Abruf[];
	const abruf = abrufe.find(({ status }) => status === 'FREIGEGEBEN');
	const antwort = await anna('POST', `/v1/exporte/laeufe/${abruf?.id}/uebergabe`, {});
	expect(antwort.status).toBe(200);
	const [blatt, korrekturen, erlaeuterung] = (await readXlsx(antwort.roh.rawPayload)).sheets;
	expect(blatt?.rows[0]).toEqual([
		...['Träger', 'Dienstart', 'Nachname', 'Vorname', 'Geburtsdatum', 'Geschlecht', 'Einsatzstelle', 'PLZ'],
		...['Dienstbeginn', 'Dienstende', 'Teilnehmermonate im Zeitraum', 'Förderbetrag je Monat', 'Summe'],
	]);
	const letzte = blatt?.rows.at(-1) ?? [];
	expect([letzte[0], cent(Number(letzte[12]))]).toEqual(['Summe des Abrufs', cent(abruf?.summe ?? 0)]);
	expect(korrekturen?.name).toBe('Korrekturen');
	expect(korrekturen?.rows[0]?.slice(0, 4)).toEqual(['Abruf', 'Lauf', 'Name', 'Vertragsnummer']);
	expect(korrekturen?.rows.at(-1)?.[0]).toBe('Summe');
	expect(JSON.stringify(erlaeuterung?.rows)).toContain('Korrekturen früherer Abrufe');
});

it('the two dsj calls give out a claim of the dsj, and no other', async () => {
	const saetze = [{ abDienstmonat: 1, cent: 10_000, gueltigVon: '2015-01-01' }];
	gelungen(await anna('PUT', '/v1/foerderprogramm/DSJ_MITTELABRUF', { saetze }));
	const umfang = { art: 'MITTELABRUF', programmID: 'DSJ_MITTELABRUF', zeitraum: `${monat(0)}_${monat(0)}` };
	const dsj: Abruf = gelungen(await anna('POST', '/v1/exporte/laeufe', umfang));
	const { rows } = await t.portal.umgebung.pool.query('select id from zyklus limit 1');
	const pfad = (was: string, laufID: string) =>
		`/v1/exporte/buchhaltung/${was}/${rows[0]?.id}/${monat(0)}_${monat(0)}?laufID=${laufID}`;
	const datei = await anna('GET', pfad('dsj-mittelabruf', dsj.id));
	const [blatt] = (await readXlsx(datei.roh.rawPayload)).sheets;
	expect(cent(Number(blatt?.rows.at(-1)?.[12]))).toBe(cent(dsj.summe));
	const csv = (await anna('GET', pfad('dsj-mittelabruf-csv', dsj.id))).roh.rawPayload.toString('utf8');
	expect(csv.trimEnd().split('\r\n')).toHaveLength(blatt?.rows.length ?? 0);
	const [anderer] = gelungen(await anna('GET', `/v1/exporte/laeufe?programmID=${programmID}`)) as Abruf[];
	expect((await anna('GET', pfad('dsj-mittelabruf', anderer?.id ?? ''))).status).toBe(404);
});

it('has the columns its programme had when it was reckoned, in the spreadsheet and in the CSV', async () => {
	const programm = '/v1/foerderprogramm/DSJ_MITTELABRUF';
	const eigene = [
		{ spalte: 'NACHNAME', kopf: 'Name' },
		{ spalte: 'VERTRAGSNUMMER', kopf: 'Aktenzeichen' },
		{ spalte: 'MENGE', kopf: 'Monate' },
		{ spalte: 'SUMME', kopf: 'Betrag' },
	];
	gelungen(await anna('PUT', programm, { spalten: eigene }));
	const umfang = { art: 'MITTELABRUF', programmID: 'DSJ_MITTELABRUF', zeitraum: `${monat(0)}_${monat(0)}` };
	const abruf: Abruf = gelungen(await anna('POST', '/v1/exporte/laeufe', umfang));
	const { rows } = await t.portal.umgebung.pool.query("select id from zyklus where status = 'AKTIV'");
	const pfad = (was: string, rest = '') =>
		`/v1/exporte/buchhaltung/${was}/${rows[0]?.id}/${monat(0)}_${monat(0)}${rest}`;
	const koepfe = eigene.map(({ kopf }) => kopf);
	const csv = async (rest = '') =>
		(await anna('GET', pfad('dsj-mittelabruf-csv', rest))).roh.rawPayload.toString('utf8').trim().split('\r\n');
	const vorschau = (await readXlsx((await anna('GET', pfad('dsj-mittelabruf'))).roh.rawPayload)).sheets[0];
	expect(vorschau?.rows[0]).toEqual(koepfe);
	expect((await csv())[0]).toBe(koepfe.join(';'));
	gelungen(await anna('PUT', programm, { spalten: null }));
	const inLauf = await anna('GET', pfad('dsj-mittelabruf', `?laufID=${abruf.id}`));
	const blatt = (await readXlsx(inLauf.roh.rawPayload)).sheets[0];
	expect(blatt?.rows[0]).toEqual(koepfe);
	expect([blatt?.rows.at(-1)?.[0], cent(Number(blatt?.rows.at(-1)?.[3]))]).toEqual(['Summe', cent(abruf.summe)]);
	expect((await csv(`?laufID=${abruf.id}`))[0]).toBe(koepfe.join(';'));
	expect((await csv())[0]).toMatch(/^Träger;Dienstart;/);
	expect(kurz(await anna('PUT', programm, { spalten: [eigene[0], eigene[0]] }))).toEqual([
		422,
		'Diese Spalte gibt es schon.',
	]);
});

const holePruefpaket = async ({ id }: Abruf): Promise<Map<string, Buffer>> => {
	const antwort = await anna('GET', `/v1/exporte/laeufe/${id}/pruefpaket`);
	expect(antwort.status).toBe(200);
	return new Map(entpacke(antwort.roh.rawPayload));
};
const oeffentlich = () => alsText(signaturschluessel(t.portal.konfiguration.datenVerzeichnis, null).oeffentlich);

it('leaves as a signed package that reckons every cell again, once it is released, and that is recorded', async () => {
	const abrufe = gelungen(await anna('GET', `/v1/exporte/laeufe?programmID=${programmID}`)) as Abruf[];
	for (const abruf of abrufe.filter(({ status }) => status === 'FREIGEGEBEN' || status === 'UEBERGEBEN')) {
		const dateien = await holePruefpaket(abruf);
		const { worte, stimmt } = pruefe(dateien, ['--schluessel', oeffentlich()]);
		expect(worte).toContain('Das Prüfpaket stimmt');
		expect(stimmt).toBe(true);
		const gesamt = (JSON.parse(String(dateien.get('lauf.json'))) as { lauf: { summe: number } }).lauf.summe;
		expect(gesamt).toBe(cent(abruf.summe));
		const belege = String(dateien.get('belege.json'));
		dateien.set('belege.json', Buffer.from(belege.replace(/"position": "\d+"/, '"position": "1"')));
		expect(pruefe(dateien).stimmt).toBe(false);
	}
	const entwurf = await neuerAbruf(6);
	expect(kurz(await anna('GET', `/v1/exporte/laeufe/${entwurf.id}/pruefpaket`))).toEqual([
		409,
		'Ein Prüfpaket gibt es erst nach der Freigabe.',
	]);
	const { rows } = await t.portal.umgebung.pool.query(
		`select 1 from zugriff where art = 'EXPORT' and anlass = 'pruefpaket'`,
	);
	expect(rows.length).toBeGreaterThan(0);
});

it('of who is erased nothing is taken back, though his age can’t be asked any more', async () => {
	// Whoever has ended may be erased; a claim over his months comes first.
	const frueherer = await t.portal.umgebung.pool.query(
		`select freiwilliger_id::text as id from geldvertrag where bis < $1 group by 1 limit 1`,
		[heute()],
	);
	const id = frueherer.rows[0]?.id;
	const zeit = await t.portal.umgebung.pool.query(
		'select von::text, bis::text from geldvertrag where freiwilliger_id = $1',
		[id],
	);
	const [von, bis] = [zeit.rows[0]?.von.slice(0, 7), zeit.rows[0]?.bis.slice(0, 7)];
	const umfang = { art: 'MITTELABRUF', programmID, zeitraum: `${von}_${bis}` };
	const damals = await gibFrei(gelungen(await anna('POST', '/v1/exporte/laeufe', umfang)));
	expect(damals.posten.some(({ freiwilligerID }) => freiwilligerID === id)).toBe(true);
	const vorher = await holePruefpaket(damals);
	expect(pruefe(vorher, ['--schluessel', oeffentlich()]).worte).toContain('Das Prüfpaket stimmt');
	const { rows: personen } = await t.portal.umgebung.pool.query(
		'select nachname from freiwilliger where nachname is not null',
	);
	const text = [...vorher.values()].join('\n');
	for (const { nachname } of personen) expect(text).not.toMatch(new RegExp(`\\b${nachname}\\b`));
	const { umgebung, konfiguration } = t.portal;
	const loesche = () => anna('DELETE', `/v1/freiwilliger/${id}?bestaetigung=L%C3%96SCHEN&widersprochen=true`);
	expect((await loesche()).error).toMatchObject({ code: 'AUFBEWAHRUNG' });
	// The years of the claim are over.
	await umgebung.pool.query(`update lauf set status_seit = status_seit - interval '6 years' where art = 'MITTELABRUF'`);
	gelungen(await loesche());
	await umgebung.pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
	const verzeichnis = konfiguration.datenVerzeichnis;
	await loeschePersonenbezug({ umgebung, dateien: ablage(verzeichnis), mail: { verzeichnis } } as unknown as Mandant);
	expect(await nachgerechnet(damals)).toMatchObject({ istGleich: true });
	const seine = damals.posten.filter(({ freiwilligerID }) => freiwilligerID === id);
	await erklaert(damals, seine);
	expect(gelungen(await anna('POST', '/v1/exporte/laeufe', umfang))).toMatchObject({ posten: [] });
	// The package made before still holds, and a new one says the same.
	expect(pruefe(vorher, ['--schluessel', oeffentlich()]).stimmt).toBe(true);
	const nachher = await holePruefpaket(damals);
	expect(pruefe(nachher, ['--schluessel', oeffentlich()]).worte).toContain('Das Prüfpaket stimmt');
	expect(nachher.get('zellen.json')).toEqual(vorher.get('zellen.json'));
});
