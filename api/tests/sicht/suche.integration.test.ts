import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fragend } from '../portal.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** The quick search: what is found however it is spelled, what comes first, why, and for whom. */

let t: Kleinportal;
let ort: string;
const akten: Record<string, Bewerber> = {};
const alterZyklus = () => t.grundlage.zyklen[0]?.id ?? '';

beforeAll(async () => {
	t = await kleinportal();
	ort = t.ort(0);
	const erfasse = async (key: string, person: object, zyklusID?: string) => {
		akten[key] = await t.erfasse([ort], person, zyklusID);
	};
	await erfasse('mueller', {
		vorname: 'Jörg',
		nachname: 'Müller',
		ort: 'Gießen',
		plz: '35390',
		email: 'joerg.m@post.test',
	});
	await erfasse('muellerin', { vorname: 'Änne', nachname: 'Mueller', ort: 'Hanau' });
	await erfasse('muellerlang', { vorname: 'Anna', nachname: 'Müllersberg', ort: 'Hanau' });
	await erfasse('klein', { vorname: 'Tom', nachname: 'Kleinmüller', ort: 'Hanau' });
	await erfasse('mustermann', { vorname: 'Erika', nachname: 'Mustermann', ort: 'Hanau', geburtsdatum: '2007-03-12' });
	await erfasse('gross', { vorname: 'Zoë', nachname: 'Groß', ort: 'Hanau', mobil: '+49 151 0418227' });
	await erfasse('alt', { vorname: 'Jörg', nachname: 'Müller', ort: 'Gießen' }, alterZyklus());
});
afterAll(() => t.stop());

interface Treffer {
	readonly typ: string;
	readonly id: string;
	readonly titel: string;
	readonly titelMarken: { von: number; bis: number }[];
	readonly untertitel: string;
	readonly link: string;
	readonly grund: { feld: string; text: string } | null;
	readonly isAehnlich: boolean;
	readonly zyklus: string | null;
	readonly seminarStatus: number | null;
}
interface Ergebnis {
	readonly data: readonly Treffer[];
	readonly gruppen: { typ: string; anzahl: number }[];
}

async function suche(text: string, wer: Fragend = t.traeger): Promise<Ergebnis> {
	const antwort = await wer('GET', `/v1/suche?query=${encodeURIComponent(text)}`);
	expect(antwort.status, antwort.roh.body).toBe(200);
	return antwort.roh.json();
}
const freiwillige = async (text: string) => (await suche(text)).data.filter((h) => h.typ === 'FREIWILLIGER');
/** Keys of the volunteers in the order they were found. */
async function gefunden(text: string): Promise<string[]> {
	const ids = (await freiwillige(text)).map(({ id }) => id);
	return ids.map((id) => Object.keys(akten).find((key) => akten[key]?.id === id) ?? id);
}

describe('ranking', () => {
	it.each([
		['Müller', ['muellerin', 'mueller', 'alt', 'muellerlang', 'klein']],
		['Müller Jörg', ['mueller', 'alt']],
		['müll', ['muellerin', 'mueller', 'muellerlang', 'alt', 'klein']],
		['hanau m', ['muellerin', 'muellerlang', 'mustermann']],
	])('%s: whole words, then beginnings, then parts; the cycle first in each', async (text, erwartet) =>
		expect(await gefunden(text)).toEqual(erwartet),
	);

	it('an old cycle is named, the current one is not', async () => {
		const [erster, zweiter] = await freiwillige('jörg müller');
		expect([erster?.zyklus, zweiter?.zyklus]).toEqual([null, '2025/2026']);
	});
});

describe('tolerance', () => {
	it.each([
		['mueller joerg', 'mueller'],
		['MULLER JORG', 'mueller'],
		['  jörg    mü ', 'mueller'],
		['Musterman', 'mustermann'],
		['Mustremann', 'mustermann'],
		['Erika Musternann', 'mustermann'],
		['gross zoe', 'gross'],
		['Zoë Groß', 'gross'],
		['12.03.2007', 'mustermann'],
		['12.3.07', 'mustermann'],
		['2007-03-12', 'mustermann'],
		['0151 0418', 'gross'],
		['+49 151/0418-227', 'gross'],
		['joerg.m@post', 'mueller'],
		['müller giessen', 'mueller'],
		['35390 müller', 'mueller'],
	])('%s finds %s', async (text, key) => expect(await gefunden(text)).toContain(key));

	it.each(['Mxyzptlk', 'Müller Xaver', '31.12.1999'])('%s finds nobody', async (text) =>
		expect(await suche(text)).toEqual({ data: [], gruppen: [] }),
	);

	it('says where it is only alike', async () => {
		const [treffer] = await freiwillige('Mustremann');
		expect(treffer).toMatchObject({ titel: 'Mustermann, Erika', titelMarken: [{ von: 0, bis: 10 }], isAehnlich: true });
		expect((await freiwillige('Erika Musternann'))[0]).toMatchObject({
			titelMarken: [
				{ von: 0, bis: 10 },
				{ von: 12, bis: 17 },
			],
			isAehnlich: true,
		});
		for (const genau of ['Muster', '2007-03-12', '12.3.2007', 'hanau erika'])
			expect((await freiwillige(genau))[0]).toMatchObject({ isAehnlich: false });
	});

	it('says what matched that one does not see', async () => {
		expect((await freiwillige('0151 0418'))[0]?.grund).toEqual({
			feld: 'Mobil',
			text: expect.stringContaining('0418'),
			marken: [expect.anything()],
		});
		expect((await freiwillige('joerg.m@post'))[0]?.grund).toMatchObject({ feld: 'E-Mail', text: 'joerg.m@post.test' });
		expect((await freiwillige('12.03.2007'))[0]?.grund).toMatchObject({ feld: 'Geburtsdatum', text: '12.03.2007' });
		expect((await freiwillige('müller'))[0]?.grund).toBeNull();
	});
});

describe('groups', () => {
	it('addresses and persons, each with where it leads', async () => {
		const { bezeichnung } = (await t.traeger('GET', `/v1/adresse/${ort}`)).data as { bezeichnung: string };
		const { data, gruppen } = await suche(bezeichnung);
		expect(gruppen.map(({ typ }) => typ)).toContain('ADRESSE');
		expect(data.find(({ id }) => id === ort)).toMatchObject({ titel: bezeichnung, link: `/admin/adressen/${ort}` });
		const funktionen = [{ adresseID: ort, funktionID: 'ANSPRECHPARTNER' }];
		const angaben = { vorname: 'Björn', nachname: 'Søgaard', email: 'b@verein.test', funktionen };
		const person = await t.traeger('POST', '/v1/person', { ...angaben, isSystemmailEmpfaenger: false });
		const { id } = person.data as { id: string };
		expect((await suche('sogaard bjorn')).data).toMatchObject([
			{ typ: 'PERSON', id, titel: 'Søgaard, Björn', link: `/admin/personen/${id}` },
		]);
	});

	it('seminars by name, place or first day, and groups; none while the Traeger does without seminars', async () => {
		const neu = { seminartypID: 'ZWISCHEN', geplanteTage: 2, termine: [{ von: '2027-04-12', bis: '2027-04-13' }] };
		const lege = async (pfad: string, angaben: object) => {
			const antwort = await t.traeger('POST', pfad, angaben);
			expect(antwort.status, antwort.roh.body).toBe(201);
			return (antwort.data as { id: string }).id;
		};
		const id = await lege('/v1/seminar', { ...neu, bezeichnung: 'Klettern für Anfänger', ort: 'Wüstenrode' });
		const tag = await lege('/v1/seminar', { ...neu, bezeichnung: 'Kletterabend', termine: [] });
		const gruppe = await lege('/v1/seminargruppe', { bezeichnung: 'Kletterfreunde' });
		const { data, gruppen } = await suche('klett');
		expect(gruppen).toEqual([
			{ typ: 'SEMINAR', anzahl: 2 },
			{ typ: 'SEMINARGRUPPE', anzahl: 1 },
		]);
		const gefundene = new Map(data.map((h) => [h.id, h]));
		expect(gefundene.get(id)).toMatchObject({
			typ: 'SEMINAR',
			titel: 'Klettern für Anfänger',
			untertitel: '12.04.2027–13.04.2027, Wüstenrode',
			link: `/admin/seminare/${id}`,
			seminarStatus: 0,
			zyklus: null,
		});
		expect(gefundene.get(tag)).toMatchObject({ untertitel: '' });
		expect(gefundene.get(gruppe)).toMatchObject({
			untertitel: '0 Mitglieder',
			link: `/admin/seminargruppen/${gruppe}`,
		});
		expect((await suche('wuestenrode')).data).toMatchObject([{ id }]);
		expect((await suche('12.04.2027')).data).toMatchObject([{ id, isAehnlich: false, grund: { feld: 'Beginn' } }]);
		await t.setzeParameter({ isSeminarverwaltungEnabled: false });
		expect((await suche('klett')).data).toEqual([]);
		await t.setzeParameter({ isSeminarverwaltungEnabled: true });
	});

	it('contract numbers, the exact one first', async () => {
		const numerisch = await t.erfasse([ort], { vorname: 'Vera', nachname: 'Vertrag' });
		await t.verhandle(numerisch, 0);
		await t.einige(numerisch);
		expect((await t.schliesseAb(numerisch)).status).toBe(200);
		const { vertragsnummer } = await zeile(numerisch);
		const { data, gruppen } = await suche(vertragsnummer);
		expect(gruppen).toEqual([{ typ: 'VERTRAG', anzahl: 1 }]);
		expect(data).toMatchObject([
			{ titel: vertragsnummer, untertitel: 'Vertrag, Vera', link: `/admin/freiwillige/${numerisch.id}/vertrag` },
		]);
	});
});

async function zeile({ id }: Bewerber): Promise<{ vertragsnummer: string }> {
	const { rows } = await t.umgebung.pool.query('select vertragsnummer from freiwilliger where id = $1', [id]);
	return rows[0];
}

describe('who may', () => {
	it('staff of the Traeger; nobody else', async () => {
		expect((await suche('müller', t.admin)).data).toEqual((await suche('müller')).data);
		expect((await t.verein('GET', '/v1/suche?query=mueller')).status).toBe(403);
		expect((await t.niemand('GET', '/v1/suche?query=mueller')).status).toBe(401);
	});
});

describe('hostile input', () => {
	it.each(['a', ' a ', '', 'x'.repeat(101), 'x'.repeat(10_000), 'ab\u0000c'])('%j is refused', async (text) =>
		expect((await t.traeger('GET', `/v1/suche?query=${encodeURIComponent(text)}`)).status).toBe(400),
	);

	it.each(['%%', '__', '😀😀', '\\\\', "'; drop table event; --", '%_%_%', '<script>', '()*&|!:', 'é́́́'])(
		'%s finds no more than it says',
		async (text) => expect((await suche(text)).data).toEqual([]),
	);

	it('a hundred characters of short words are answered quickly', async () => {
		const beginn = performance.now();
		await suche('ab '.repeat(33));
		await suche('mueller '.repeat(12));
		expect(performance.now() - beginn).toBeLessThan(10_000);
	});
});

describe('the text search of a list', () => {
	const namen = async (pfad: string, text: string, wer: Fragend = t.traeger) => {
		const antwort = await wer('GET', `${pfad}?${new URLSearchParams({ f: JSON.stringify({ und: [], text }) })}`);
		expect(antwort.status, antwort.roh.body).toBe(200);
		return (antwort.data as { nachname?: string; bezeichnung?: string }[]).map((z) => z.nachname ?? z.bezeichnung);
	};
	const BEWERBUNGEN = '/v1/freiwilliger/bewerbungen';

	it('finds what is written the same; only where there is nothing, what is written alike', async () => {
		expect((await namen(BEWERBUNGEN, 'Mueller')).sort()).toEqual(['Kleinmüller', 'Mueller', 'Müller', 'Müllersberg']);
		expect(await namen(BEWERBUNGEN, 'Mustermnan')).toEqual(['Mustermann']);
		expect(await namen(BEWERBUNGEN, 'Xylophonius')).toEqual([]);
	});

	it('exports what it shows', async () => {
		const f = JSON.stringify({ und: [], text: 'Mustermnan' });
		const csv = await t.traeger('GET', `${BEWERBUNGEN}/export-csv?${new URLSearchParams({ f })}`);
		expect(csv.roh.body.trim().split('\r\n')).toHaveLength(2);
	});

	it('finds no applicant of a site by an address that the site may not read', async () => {
		const email = await namen(BEWERBUNGEN, 'joerg.m@post.test', t.verein2);
		expect(email).toEqual([]);
	});

	it('of addresses reads umlauts, too', async () => {
		const [erste] = await namen('/v1/adresse', 'SV Lahntal');
		expect(erste).toContain('SV Lahntal');
		expect(await namen('/v1/adresse', 'Lahntall')).toContain(erste);
	});
});

it('shows of whom it found what tells him from others, and reads nothing sensitive for it', async () => {
	const eintraege = async () =>
		(await t.umgebung.pool.query<{ n: number }>('select count(*)::int as n from zugriff')).rows[0]?.n;
	const vorher = await eintraege();
	const pfad = `/v1/suche/freiwilliger/${akten.mueller?.id}`;
	expect((await t.traeger('GET', pfad)).data).toMatchObject({
		wohnort: '35390 Gießen',
		email: 'joerg.m@post.test',
		einsatzort: 'SV Lahntal 04 Wetzlar',
		beginn: null,
		dokumente: { fehlen: expect.any(Number), gesamt: expect.any(Number) },
		dran: { partei: 'EINSATZSTELLE', tat: 'KONTAKTIEREN' },
	});
	expect(await eintraege()).toBe(vorher);
	expect((await t.verein('GET', pfad)).status).toBe(403);
});
