import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fragend } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** The redline of a contract, as provider, site and volunteer see it. */

let t: Kleinportal;
let wer: Angemeldet;
let vertragID: string;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse');
	// The draft proposes the begin that is agreed on.
	wer = await t.registriere([t.ort(0)], { gewuenschterBeginn: '2026-10' });
	await t.verhandle(wer, 0);
	expect((await t.einige(wer)).status).toBe(200);
	vertragID = await geltender();
});

interface Vergleich {
	readonly aenderungen: readonly {
		feld: string;
		von: unknown;
		nach: unknown;
		isNeu: boolean;
		schritte: { seite: string; akteur: { name: string } }[];
	}[];
	readonly fassungen: readonly { version: number; anlass: string; anzahl: number; hash: string | null }[];
	readonly neue: number;
	readonly bis: number;
	readonly gesehen: { version: number } | null;
	readonly vereinbart: { hash: string | null } | null;
	readonly hash: string | null;
	readonly zustimmungen: readonly { partei: string; ausstehend: string[]; zugestimmt: object | null }[];
	readonly darfZustimmen: boolean;
}

const pfad = (id = vertragID) => `/v1/freiwilliger/${wer.id}/vertrag/${id}`;
async function vergleich(frage: Fragend, suche = '', id = vertragID): Promise<Vergleich> {
	const antwort = await frage('GET', `${pfad(id)}/vergleich${suche}`);
	expect(antwort.status).toBe(200);
	return antwort.data as Vergleich;
}
const felder = ({ aenderungen }: Vergleich) => aenderungen.map(({ feld, von, nach }) => [feld, von, nach]);
const offen = ({ zustimmungen }: Vergleich) =>
	Object.fromEntries(zustimmungen.filter((z) => z.ausstehend.length).map((z) => [z.partei, z.ausstehend]));

async function geltender(): Promise<string> {
	const { vertraege } = (await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)).data as {
		vertraege: { id: string; status: number }[];
	};
	return vertraege.find(({ status }) => status !== 9500)?.id ?? '';
}
async function aendere(frage: Fragend, werte: object): Promise<void> {
	expect((await frage('PUT', pfad(), werte)).status).toBe(200);
}
const siehtAlles = async (frage: Fragend) => {
	const { bis } = await vergleich(frage);
	expect((await frage('POST', `${pfad()}/vergleich/gesehen`, { version: bis })).status).toBe(204);
};
/** The start page asks for the consent. */
const wartend = async (frage: Fragend): Promise<boolean> => {
	const { zustimmungen } = (await frage('GET', '/v1/start')).data as { zustimmungen: { vertragID: string }[] };
	return zustimmungen.some((z) => z.vertragID === vertragID);
};
const stimmeZu = (frage: Fragend, hash: string | null) => frage('POST', `${pfad()}/zustimmung`, { hash });

describe('seit dem letzten Besuch', () => {
	it('sieht jede Seite, was die andere geändert hat, bis sie es gesehen hat', async () => {
		await siehtAlles(t.verein);
		await aendere(t.traeger, { urlaubstage: 29 });
		const gezeigt = await vergleich(t.verein);
		expect(felder(gezeigt)).toEqual([['urlaubstage', 24, 29]]);
		expect(gezeigt).toMatchObject({ neue: 1, aenderungen: [{ isNeu: true, schritte: [{ seite: 'TRAEGER' }] }] });
		expect(gezeigt.aenderungen[0]?.schritte[0]?.akteur.name).toMatch(/\w+ \w+/);
		// Reading alone changes nothing.
		expect((await vergleich(t.verein)).neue).toBe(1);
		await siehtAlles(t.verein);
		expect(await vergleich(t.verein)).toMatchObject({ neue: 0, aenderungen: [] });
	});

	it('zählt das Eigene nicht als neu', async () => {
		await siehtAlles(t.traeger);
		await aendere(t.traeger, { urlaubstage: 29 });
		expect(await vergleich(t.traeger)).toMatchObject({ neue: 0, aenderungen: [{ isNeu: false }] });
	});

	it('nimmt eine späte Meldung einer älteren Seite nichts zurück und gilt nie weiter als bis heute', async () => {
		await aendere(t.traeger, { urlaubstage: 29 });
		await t.verein('POST', `${pfad()}/vergleich/gesehen`, { version: 99_999 });
		const { gesehen, bis } = await vergleich(t.verein);
		expect(gesehen?.version).toBe(bis);
		await t.verein('POST', `${pfad()}/vergleich/gesehen`, { version: 1 });
		expect((await vergleich(t.verein)).gesehen?.version).toBe(bis);
	});

	it('rückt in der Ansicht eines anderen nicht vor', async () => {
		const { data } = await t.traeger('POST', `/v1/freiwilliger/${wer.id}/impersonate`);
		const alsFreiwillige = t.mitToken((data as { token: string }).token);
		const { bis } = await vergleich(alsFreiwillige);
		expect((await alsFreiwillige('POST', `${pfad()}/vergleich/gesehen`, { version: bis })).status).toBe(204);
		expect((await vergleich(wer.frage)).gesehen).toBeNull();
		await alsFreiwillige('DELETE', '/v1/auth/impersonation');
	});

	it('verschwindet mit dem Konto', async () => {
		await siehtAlles(wer.frage);
		const zahl = async () =>
			(await t.umgebung.pool.query('select from vertragseinsicht where vertrag_id = $1', [vertragID])).rowCount;
		expect(await zahl()).toBe(1);
		expect((await t.traeger('DELETE', `/v1/freiwilliger/${wer.id}?bestaetigung=L%C3%96SCHEN`)).status).toBeLessThan(
			300,
		);
		expect(await zahl()).toBe(0);
	});
});

describe('nach der Einigung', () => {
	it('stimmt die andere Seite genau dem zu, was gezeigt wurde', async () => {
		await aendere(t.traeger, { urlaubstage: 29 });
		const gezeigt = await vergleich(t.verein, '?seit=EINIGUNG');
		expect(gezeigt.vereinbart?.hash).toMatch(/^[0-9a-f]{64}$/);
		expect(gezeigt.vereinbart?.hash).not.toBe(gezeigt.hash);
		expect(offen(gezeigt)).toEqual({ EINSATZSTELLE: ['urlaubstage'], FREIWILLIGER: ['urlaubstage'] });
		expect(gezeigt.darfZustimmen).toBe(true);
		expect([await wartend(t.verein), await wartend(t.traeger), await wartend(wer.frage)]).toEqual([true, false, false]);
		expect((await vergleich(t.traeger)).darfZustimmen).toBe(false);

		await aendere(t.traeger, { wochenstunden: 40 });
		const veraltet = await stimmeZu(t.verein, gezeigt.hash);
		expect(veraltet).toMatchObject({ status: 409, error: { code: 'BEDINGUNGEN' } });
		const zugestimmt = await stimmeZu(t.verein, (await vergleich(t.verein)).hash);
		expect(zugestimmt.status).toBe(200);
		expect(await wartend(t.verein)).toBe(false);
		expect(offen(zugestimmt.data as unknown as Vergleich)).toEqual({ FREIWILLIGER: ['wochenstunden', 'urlaubstage'] });
		const verlauf = (await t.verein('GET', `/v1/freiwilliger/${wer.id}/historie`)).data as { satz: string }[];
		expect(verlauf[0]?.satz).toBe('hat den geänderten Vertragsbedingungen zugestimmt.');
	});

	it('zeigt Freiwilligen nichts von dem, was andere unter sich ausmachen', async () => {
		// A sum that no time of the answer is mistaken for.
		await aendere(t.traeger, { estBeitrag: 498.37, urlaubstage: 29 });
		const eigenes = await vergleich(wer.frage, '?seit=EINIGUNG');
		expect(felder(eigenes)).toEqual([['urlaubstage', 24, 29]]);
		expect(eigenes.hash).toBeNull();
		expect(JSON.stringify(eigenes)).not.toContain('estBeitrag');
		expect(JSON.stringify(eigenes)).not.toContain('498.37');
		expect((await vergleich(t.verein, '?seit=EINIGUNG')).aenderungen).toHaveLength(2);
		expect((await stimmeZu(wer.frage, '0'.repeat(64))).status).toBe(403);
		await aendere(t.traeger, { estBeitrag: 500 });
		// The draft proposed what was agreed on: only the change of his own terms is one.
		expect((await vergleich(wer.frage)).fassungen.filter(({ anlass }) => anlass === 'AENDERUNG')).toHaveLength(1);
	});

	it('berührt eine Änderung der Kontaktdaten niemanden', async () => {
		const vorher = await Promise.all(
			[t.traeger, t.verein, wer.frage].map((frage) => vergleich(frage, '?seit=EINIGUNG')),
		);
		const antwort = await t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, { ort: 'Gießen', telefon: '0641 123456' });
		expect(antwort.status).toBe(200);
		const danach = await Promise.all(
			[t.traeger, t.verein, wer.frage].map((frage) => vergleich(frage, '?seit=EINIGUNG')),
		);
		expect(danach).toEqual(vorher);
		for (const einer of danach) expect(einer).toMatchObject({ aenderungen: [], darfZustimmen: false });
		for (const einer of danach) expect(offen(einer)).toEqual({});
	});

	it('vergleicht zwei beliebige Fassungen', async () => {
		await aendere(t.traeger, { urlaubstage: 29 });
		await aendere(t.verein, { urlaubstage: 30 });
		const { fassungen } = await vergleich(t.traeger);
		expect(fassungen.slice(-3).map(({ anlass, anzahl }) => [anlass, anzahl])).toEqual([
			['EINIGUNG', 0],
			['AENDERUNG', 1],
			['AENDERUNG', 1],
		]);
		const [von, bis] = fassungen.slice(-2).map(({ version }) => version);
		expect(felder(await vergleich(t.traeger, `?von=${von}&bis=${bis}`))).toEqual([['urlaubstage', 29, 30]]);
	});
});

it('misst den neuen Entwurf nach einer Annullierung an dem, was unterschrieben war', async () => {
	expect((await t.schliesseAb(wer)).status).toBe(200);
	const { vereinbart } = await vergleich(t.traeger);
	const verboten = await t.traeger('PUT', pfad(), { urlaubstage: 29 });
	expect(verboten).toMatchObject({ status: 409, error: { code: 'VERTRAG_UNTERSCHRIEBEN' } });
	await t.traeger('POST', `/v1/freiwilliger/${wer.id}/reset-vertrag`, { grund: 'Andere Bedingungen' });
	vertragID = await geltender();
	await aendere(t.traeger, { urlaubstage: 29 });
	const neu = await vergleich(t.verein, '?seit=EINIGUNG');
	expect(felder(neu)).toEqual([['urlaubstage', 24, 29]]);
	expect(neu.vereinbart?.hash).toBe(vereinbart?.hash);
	expect(neu.fassungen[0]).toMatchObject({ anlass: 'VORGAENGER' });
});

it('gibt es für Fremde nicht', async () => {
	for (const frage of [t.verein2, (await t.registriere([t.ort(0)])).frage]) {
		expect((await frage('GET', `${pfad()}/vergleich`)).status).toBe(404);
		expect((await frage('POST', `${pfad()}/vergleich/gesehen`, { version: 1 })).status).toBe(404);
	}
});
