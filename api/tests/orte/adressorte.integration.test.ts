import { afterAll, describe, expect, it } from 'vitest';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { type Adresse, adressportal, verstoesse } from '../adressen.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';

/** Einsatzorte and their Einsatzstelle, cycles, places, and who is invited to them. Tables: Adresse; Addresses; G29. */

const { t, stelle, ort, zyklusID, naechste, eineStelle, einOrt, lege, hole, aendere } = await adressportal();
afterAll(() => t.stop());

describe('links and cycles', () => {
	it('an Einsatzort belongs to its Einsatzstelle and takes part in a cycle', async () => {
		const { id } = await lege(eineStelle());
		const zyklen = [{ zyklusID, isAktiv: true, isOnline: false }];
		const unten = await lege(einOrt(id, { zyklen }));
		expect(unten.akte?.zyklen).toEqual(zyklen);
		expect((await hole(id)).einsatzorte.map((o) => o.id)).toEqual([unten.id]);
		expect((await t.niemand('GET', `/v1/adresse/${unten.id}`)).status).toBe(404);
		await aendere(unten.id, { zyklen: [{ zyklusID, isAktiv: true, isOnline: true }] });
		const oeffentlich = await hole(unten.id, t.niemand);
		expect(oeffentlich).toMatchObject({ id: unten.id, akte: null });
		await aendere(unten.id, { isWartung: true });
		expect((await t.niemand('GET', `/v1/adresse/${unten.id}`)).status).toBe(404);
	});

	it('an Einsatzstelle offers what its Einsatzorte do, and is found by it', async () => {
		const { id } = await lege(eineStelle());
		await lege(einOrt(id, { dienstartIDs: [t.dienstart('FOEJ')] }));
		expect(await hole(id)).toMatchObject({ dienstartIDs: [t.dienstart('FOEJ')] });
		const suche = async (key: 'FSJ' | 'FOEJ') => {
			const und = [
				{ feld: 'dienstartID', op: 'in', wert: [t.dienstart(key)] },
				{ feld: 'typ', op: 'gleich', wert: 'EINSATZSTELLE' },
			];
			const { data } = await t.traeger('GET', `/v1/adresse?f=${encodeURIComponent(JSON.stringify({ und }))}`);
			return (data as unknown as Adresse[]).map((a) => a.id);
		};
		expect(await suche('FOEJ')).toContain(id);
		expect(await suche('FSJ')).not.toContain(id);
	});

	it('is found by sport, activity and the tenant’s groupings; an Einsatzstelle by those of its Einsatzorte', async () => {
		const einer = async (liste: string, lesen = liste): Promise<string> => {
			const bezeichnung = `Eintrag ${naechste()}`;
			await t.admin('PUT', `/v1/stammdaten/${liste}`, [{ bezeichnung }]);
			const { data } = await t.admin('GET', lesen);
			return (
				(data as unknown as Record<string, string>[]).find((z) => Object.values(z).includes(bezeichnung))?.id ?? ''
			);
		};
		const sportartID = await einer('sportart', '/v1/stammdaten/sportart');
		const taetigkeitsfeldID = await einer('taetigkeitsfeld', '/v1/stammdaten/taetigkeitsfeld');
		const attribut1ID = await einer('attribut-1', '/v1/system/attributes/1');
		const { id } = await lege(eineStelle({ attribut1ID }));
		const unten = await lege(einOrt(id, { sportartIDs: [sportartID], taetigkeitsfeldIDs: [taetigkeitsfeldID] }));
		const finde = async (feld: string, wert: string) => {
			const f = encodeURIComponent(JSON.stringify({ und: [{ feld, op: 'in', wert: [wert] }] }));
			return ((await t.traeger('GET', `/v1/adresse?f=${f}`)).data as unknown as Adresse[]).map((a) => a.id).sort();
		};
		expect(await finde('sportartID', sportartID)).toEqual([id, unten.id].sort());
		expect(await finde('taetigkeitsfeldID', taetigkeitsfeldID)).toEqual([id, unten.id].sort());
		expect(await finde('attribut1ID', attribut1ID)).toEqual([id]);
	});

	it('its places are told month by month, of the Einsatzstelle and of the Einsatzort', async () => {
		type Plaetze = { dienstartID: string; genehmigt: number | null; zugeteilt: number; monate: object[] };
		const plaetze = async (id: string) =>
			((await t.verein('GET', `/v1/adresse/${id}/plaetze`)).data as unknown as Plaetze[]).find(
				(p) => p.dienstartID === t.dienstart('FSJ'),
			);
		const [oben, unten] = [await plaetze(stelle), await plaetze(ort)];
		expect(oben?.monate).toHaveLength(13);
		expect(oben?.genehmigt).toBeGreaterThan(0);
		expect(unten?.genehmigt).toBeNull();
		expect(unten?.zugeteilt).toBe((await t.plaetze(ort, t.dienstart('FSJ')))?.zugeteilt);
	});

	it('recognised places stand against what is approved', async () => {
		const vorher = (await hole(stelle)).akte?.anerkanntePlaetze;
		expect((await aendere(stelle, { anerkanntePlaetze: 30 })).status).toBe(200);
		const antwort = await aendere(stelle, { anerkanntePlaetze: 0 });
		const gebunden = /^anerkanntePlaetze: Es sind bereits \d+ BFD-Plätze genehmigt bzw. belegt\.$/;
		expect(verstoesse(antwort)).toEqual([409, expect.stringMatching(gebunden)]);
		await aendere(stelle, { anerkanntePlaetze: vorher });
	});
});

describe('inviting', () => {
	const einladung = (rest: object = {}) => ({
		email: `nora${naechste()}@test.test`,
		vorname: 'Nora',
		nachname: 'Neu',
		dienstartID: t.dienstart('FSJ'),
		betreuerUserID: t.betreuer(0),
		nachricht: 'Wir freuen uns auf Sie.',
		...rest,
	});
	const lade = (rest: object = {}, wer: Fragend = t.verein) =>
		wer('POST', `/v1/adresse/${ort}/invite`, einladung(rest));
	const G29 = 'Für eine Einladung sind Dienstart, Betreuer und freies Kontingent am Einsatzort erforderlich.';

	it('needs Dienstart and Betreuer', async () => {
		expect(verstoesse(await lade({ dienstartID: null }))).toEqual([422, G29]);
		expect(verstoesse(await lade({ betreuerUserID: null }))).toEqual([422, G29]);
		expect(verstoesse(await lade({ betreuerUserID: t.betreuer(1) }))).toEqual([422, G29]);
		expect(verstoesse(await lade({ email: 'nora' }))).toEqual([
			422,
			'email: Bitte geben Sie eine gültige E-Mail-Adresse ein',
		]);
	});

	it('needs a Dienstart that isn’t stopped, in its own words', async () => {
		await t.setzeStopp(t.dienstart('FSJ'), true);
		expect(verstoesse(await lade())[1]).toMatch(/^Für die Dienstart .* gilt derzeit ein Bewerbungsstopp\.$/);
		await t.setzeStopp(t.dienstart('FSJ'), false);
	});

	it('needs a free place, and says which there are', async () => {
		const { id } = await lege(einOrt(stelle, { zyklen: [{ zyklusID, isAktiv: true, isOnline: true }] }));
		const antwort = await t.traeger('POST', `/v1/adresse/${id}/invite`, einladung());
		expect(verstoesse(antwort)).toEqual([
			409,
			G29,
			expect.stringMatching(
				/^Am Einsatzort Halle \d+ ist für .* kein freies Kontingent vorhanden \(0 von 0 Plätzen belegt\)\.$/,
			),
		]);
	});

	it('is listed while it is open, and taken back by the site', async () => {
		const { id, email } = (await lade()).data as unknown as { id: string; email: string };
		const offene = async (adresse: string, wer: Fragend) =>
			(await wer('GET', `/v1/adresse/${adresse}/einladungen`)).data as unknown as { id: string; email: string }[];
		for (const adresse of [ort, stelle]) {
			expect(await offene(adresse, t.verein)).toContainEqual(expect.objectContaining({ id, email, einsatzortID: ort }));
		}
		const token = await praegeToken(t.umgebung.db, 'EINLADUNG', id);
		const zieheZurueck = (wer: Fragend, adresse = ort) => wer('DELETE', `/v1/adresse/${adresse}/einladungen/${id}`);
		expect((await zieheZurueck(t.verein2)).status).toBe(404);
		expect((await zieheZurueck(t.traeger, t.ort(1))).status).toBe(404);
		expect((await zieheZurueck(t.verein)).status).toBe(204);
		expect((await zieheZurueck(t.verein)).status).toBe(409);
		expect((await offene(ort, t.verein)).map((e) => e.id)).not.toContain(id);
		expect((await t.niemand('GET', `/v1/freiwilliger/invitation/${token}`)).status).toBe(409);
	});

	it('leads by its link to the place, once', async () => {
		const antwort = await lade();
		expect(antwort.status, antwort.roh.body).toBe(201);
		const { id, email } = antwort.data as unknown as { id: string; email: string };
		expect(verstoesse(await lade({ email }))).toEqual([
			409,
			'email: Für diese E-Mail-Adresse gibt es schon eine offene Einladung zu diesem Einsatzort.',
		]);
		const { rows } = await t.umgebung.pool.query(
			`select from outbox where schluessel = 'EINLADUNG_EINSATZORT' and empfaenger ->> 'id' = $1`,
			[id],
		);
		expect(rows).toHaveLength(1);
		const token = await praegeToken(t.umgebung.db, 'EINLADUNG', id);
		const gesehen = await t.niemand('GET', `/v1/freiwilliger/invitation/${token}`);
		expect(gesehen.status, gesehen.roh.body).toBe(200);
		expect(gesehen.data).toMatchObject({
			email,
			nachricht: 'Wir freuen uns auf Sie.',
			hatKonto: false,
		});
		const person = {
			vorname: 'Nora',
			nachname: 'Neu',
			geschlecht: 'W',
			geburtsdatum: '2006-05-05',
			passwort: 'Ein-Kennwort-7',
			datenschutz: true,
		};
		const nimmAn = () => t.niemand('POST', `/v1/freiwilliger/invitation/accept/${token}`, person);
		const angenommen = await nimmAn();
		expect(angenommen.status, angenommen.roh.body).toBe(200);
		const { freiwilligerID } = angenommen.data as unknown as { freiwilligerID: string };
		const akte = (await t.verein('GET', `/v1/freiwilliger/${freiwilligerID}`)).data as unknown as {
			wuensche: { einsatzortID: string; status: number }[];
		};
		expect(akte.wuensche).toMatchObject([{ einsatzortID: ort, status: 2000 }]);
		expect((await nimmAn()).status).toBe(409);
		expect((await t.niemand('GET', `/v1/freiwilliger/invitation/${token}`)).status).toBe(409);
	});

	it('asks for the password of an account whose address it proves, and keeps none of somebody else', async () => {
		const { email } = await t.registriereUnbestaetigt([]);
		const { id } = (await lade({ email })).data as unknown as { id: string };
		const token = await praegeToken(t.umgebung.db, 'EINLADUNG', id);
		const nimmAn = (body: object) => t.niemand('POST', `/v1/freiwilliger/invitation/accept/${token}`, body);
		const ohne = await nimmAn({});
		expect([ohne.status, ohne.error.details.map((d) => d.feld)]).toEqual([422, ['passwort']]);
		expect((await nimmAn({ passwort: 'Mein-eigenes-Wort-3' })).status).toBe(200);
		const anmelden = async (password: string) =>
			(await t.niemand('POST', '/v1/auth/login', { login: email, password })).status;
		expect([await anmelden(DEMO_KENNWORT), await anmelden('Mein-eigenes-Wort-3')]).toEqual([401, 200]);
	});
});

describe('the only Einsatzort that joins after places were approved', () => {
	const ZUTEILUNG = '/v1/stammdaten/einsatzortkontingentzuteilung';
	const zuteilungen = async (id: string) => {
		const { data } = await t.traeger('GET', `${ZUTEILUNG}?einsatzortID=${id}`);
		return (data as { zugeteilt: number; isUebernahmeAusEinsatzstelle: boolean }[]).map((z) => [
			z.zugeteilt,
			z.isUebernahmeAusEinsatzstelle,
		]);
	};

	it('has them, and loses the tie to a second one', async () => {
		const { id: neueStelle } = await lege(eineStelle());
		const antwort = await t.traeger('POST', '/v1/stammdaten/einsatzstellekontingent', {
			...{ zyklusID, einsatzstelleID: neueStelle, dienstartID: t.dienstart('FSJ'), genehmigt: 3 },
		});
		expect([antwort.status, antwort.data]).toMatchObject([201, { genehmigt: 3, verteilt: 0 }]);
		const zyklen = [{ zyklusID, isAktiv: true, isOnline: false }];
		const erster = await lege(einOrt(neueStelle, { zyklen }));
		expect(await zuteilungen(erster.id)).toEqual([[3, true]]);
		const zweiter = await lege(einOrt(neueStelle, { zyklen }));
		expect([await zuteilungen(erster.id), await zuteilungen(zweiter.id)]).toEqual([[[3, false]], []]);
	});
});
