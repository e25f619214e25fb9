import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liesKontingent } from '#commands/akte/lesen.ts';
import { stellenbilanz } from '#domain/kontingent/bilanz.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { Zufall } from '#scripts/seed/zufall.ts';
import { beendet } from '../sammellauf.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

let t: Kleinportal;
let zyklusID: string;
let fsj: string;
beforeAll(async () => {
	t = await kleinportal({ zugeteilt: [{ stelle: 2, ort: 0, key: 'FSJ', plaetze: 2 }] });
	zyklusID = t.grundlage.zyklen.at(-1)?.id ?? '';
	fsj = t.dienstart('FSJ');
	const dienstartIDs = (['FSJ', 'BFD_U27', 'FOEJ'] as const).map((key) => t.dienstart(key));
	for (const ort of [t.ort(1, 0), t.ort(1, 1)]) {
		const bisher = (await t.traeger('GET', `/v1/adresse/${ort}`)).data as { version: number };
		const antwort = await t.traeger('PUT', `/v1/adresse/${ort}`, { dienstartIDs, version: bisher.version });
		if (antwort.status !== 200) throw new Error('Die Dienstart ließ sich nicht anbieten');
	}
});
afterAll(() => t.stop());

const stelle = (nr: number): string => t.grundlage.stellen[nr]?.id ?? '';
const KONTINGENT = '/v1/stammdaten/einsatzstellekontingent';
const ZUTEILUNG = '/v1/stammdaten/einsatzortkontingentzuteilung';

interface Zelle {
	readonly id: string;
	readonly genehmigt: number;
	readonly zugeteilt: number;
	readonly begrenztAuf?: number;
	readonly hinweis?: string;
}
interface Budgetzeile {
	readonly dienstartID: string;
	readonly gesamt: number | null;
	readonly genehmigt: number;
	readonly rest: number | null;
}
const genehmige = (nr: number, genehmigt: number, dienstartID = fsj) =>
	t.traeger('POST', KONTINGENT, { zyklusID, einsatzstelleID: stelle(nr), dienstartID, genehmigt });
const teileZu = (frage: Kleinportal['traeger'], einsatzortID: string, zugeteilt: number, dienstartID = fsj) =>
	frage('POST', ZUTEILUNG, { zyklusID, einsatzortID, dienstartID, zugeteilt });
const matrix = async (frage = t.traeger) =>
	(await frage('GET', '/v1/kontingente?groesse=200')).data as {
		id: string;
		abfrage: { status: string } | null;
		zellen: (Zelle & { dienstartID: string })[];
		orte: { id: string; zellen: Zelle[] }[];
	}[];

describe('places by calls', () => {
	it('E3: are approved and distributed, clamped with a hint, and not lowered below what is distributed', async () => {
		const foej = t.dienstart('FOEJ');
		const neu = await genehmige(1, 5, foej);
		expect([neu.status, neu.data]).toMatchObject([201, { genehmigt: 5, verteilt: 0, unverteilt: 5, frei: 5 }]);
		const erster = await teileZu(t.traeger, t.ort(1, 0), 3, foej);
		expect([erster.status, erster.data]).toMatchObject([201, { zugeteilt: 3, frei: 3 }]);
		expect(erster.data).not.toHaveProperty('begrenztAuf');
		expect((await teileZu(t.traeger, t.ort(1, 1), 4, foej)).data).toMatchObject({
			zugeteilt: 2,
			begrenztAuf: 2,
			hinweis: 'Das Kontingent wurde auf den zulässigen Höchstwert 2 begrenzt.',
		});
		const { id } = neu.data as Zelle;
		expect((await t.traeger('GET', `${KONTINGENT}/${id}`)).data).toMatchObject({ verteilt: 5, unverteilt: 0 });
		const senken = await t.traeger('PUT', `${KONTINGENT}/${id}`, { genehmigt: 4 });
		expect([senken.status, senken.error.message]).toEqual([409, 'Es sind bereits 5 Plätze auf Einsatzorte verteilt.']);
		const falsch = await t.traeger('PUT', `${KONTINGENT}/${id}`, { genehmigt: 1.5 });
		expect([falsch.status, falsch.error.message]).toEqual([422, 'Bitte geben Sie einen positiven Wert ein']);
	});

	it('an allotment is deleted unless something is bound there', async () => {
		const [zuteilung] = (await t.traeger('GET', `${ZUTEILUNG}?einsatzortID=${t.ort(1, 1)}`)).data as Zelle[];
		expect((await t.traeger('DELETE', `${ZUTEILUNG}/${zuteilung?.id}`)).status).toBe(204);
		expect((await t.traeger('GET', `${ZUTEILUNG}/${zuteilung?.id}`)).status).toBe(404);
		const wer = await t.erfasse([t.ort(2)]);
		await t.verhandle(wer, 2);
		expect((await t.einige(wer)).status).toBe(200);
		const [belegt] = (await t.traeger('GET', `${ZUTEILUNG}?einsatzortID=${t.ort(2)}`)).data as Zelle[];
		const antwort = await t.traeger('DELETE', `${ZUTEILUNG}/${belegt?.id}`);
		expect([antwort.status, antwort.error.message]).toEqual([
			409,
			'Das Kontingent kann nicht unter die bereits belegten Plätze (1) gesenkt werden.',
		]);
	});

	it('E1: the sum over all Einsatzstellen is one version, however many approve at once', async () => {
		const ueberall = await Promise.all([0, 1, 2].map((nr) => genehmige(nr, 7)));
		expect(ueberall.map((a) => a.status)).toEqual([201, 201, 201]);
		const uebersicht = (await t.traeger('GET', '/v1/kontingente/uebersicht')).data as {
			budget: { dienstartID: string; genehmigt: number }[];
		};
		expect(uebersicht.budget.find((b) => b.dienstartID === fsj)).toMatchObject({ genehmigt: 21, reserviert: 1 });
	});
});

describe('E11 the inquiry', () => {
	beforeAll(() => t.setzeParameter({ kontingentMode: 'KONTINGENTABFRAGE' }));
	const sende = (adresseIDs?: string[]) =>
		t.traeger('POST', `/v1/stammdaten/zyklus/${zyklusID}/send-abfrage`, {
			frist: '2026-10-31',
			text: 'Bitte planen Sie mit.',
			...(adresseIDs && { adresseIDs }),
		});
	const antworte = (frage: Kleinportal['traeger'], nr: number, angefragt: number) =>
		frage('POST', `${KONTINGENT}/abfrage`, {
			adresseID: stelle(nr),
			zyklusID,
			zeilen: [
				{ dienstartID: t.dienstart('BFD_UE27'), angefragt: 1 },
				{ dienstartID: fsj, angefragt },
			],
			bemerkung: 'Gern auch mehr.',
		});

	it('goes to every Einsatzstelle once, and is answered by two of three', async () => {
		const zuFrueh = await t.traeger('POST', `/v1/stammdaten/zyklus/${zyklusID}/send-abfrage`, { frist: '2026-09-14' });
		expect([zuFrueh.status, zuFrueh.error.details[0]?.feld]).toEqual([422, 'frist']);
		const ungefragt = await antworte(t.verein, 0, 2);
		expect([ungefragt.status, ungefragt.error.code]).toEqual([409, 'G22']);
		expect((await sende()).data).toEqual({ n: 3 });
		expect((await sende()).data).toEqual({ n: 0 });
		expect((await antworte(t.verein, 0, 2)).status).toBe(200);
		const zweite = await antworte(t.verein2, 1, 100);
		expect(zweite.data).toMatchObject({
			status: 'BEANTWORTET',
			zeilen: [
				{ angefragt: 0, hinweis: 'Es können höchstens 0 Plätze angefragt werden.' },
				{ angefragt: 99, begrenztAuf: 99 },
			],
		});
		expect((await antworte(t.verein2, 1, 4)).status).toBe(200);
		const fremd = await antworte(t.verein, 1, 1);
		const nichts = await t.verein('POST', `${KONTINGENT}/abfrage`, { adresseID: zyklusID, zyklusID, zeilen: [] });
		expect([fremd.status, fremd.roh.body]).toEqual([404, nichts.roh.body]);
	});

	it('reminds exactly the one that has not answered', async () => {
		const erinnere = await t.traeger('POST', `/v1/stammdaten/zyklus/${zyklusID}/send-abfrage-erinnerung`);
		expect(erinnere.data).toEqual({ n: 1 });
		const { rows } = await t.umgebung.pool.query<{ schluessel: string; id: string }>(
			`select schluessel, empfaenger ->> 'id' as id from outbox where schluessel like 'KONTINGENT%' order by 1, 2`,
		);
		expect(rows.filter((r) => r.schluessel === 'KONTINGENT_ABFRAGE')).toHaveLength(3);
		expect(rows.filter((r) => r.schluessel === 'KONTINGENT_ERINNERUNG').map((r) => r.id)).toEqual([stelle(2)]);
	});

	it('is decided; the only Einsatzort follows, several wait for the site to distribute', async () => {
		const foej = t.dienstart('FOEJ');
		for (const [nr, anzahl] of [
			[0, 2],
			[1, 3],
		] as const) {
			const { id } = (await genehmige(nr, anzahl + 1, t.dienstart('FOEJ'))).data as Zelle;
			const entschieden = await t.traeger('PUT', `${KONTINGENT}/${id}`, { genehmigt: anzahl + 2, abschliessen: true });
			expect(entschieden.data).toMatchObject({ genehmigt: anzahl + 2, abfrageStatus: 'ENTSCHIEDEN' });
		}
		const zeilen = await matrix();
		const [erste, zweite] = [0, 1].map((nr) => zeilen.find((z) => z.id === stelle(nr)));
		const beiFoej = (zellen: readonly Zelle[] = []) =>
			zellen.find((z) => (z as Zelle & { dienstartID: string }).dienstartID === foej);
		expect(beiFoej(erste?.orte[0]?.zellen)).toMatchObject({ zugeteilt: 4, isUebernahmeAusEinsatzstelle: true });
		expect(zweite?.abfrage?.status).toBe('ENTSCHIEDEN');
		expect((await teileZu(t.verein2, t.ort(1, 1), 9, foej)).data).toMatchObject({ zugeteilt: 2, begrenztAuf: 2 });
		const zuSpaet = await antworte(t.verein2, 1, 5);
		expect([zuSpaet.status, zuSpaet.error.message]).toEqual([409, 'Die Kontingentabfrage ist bereits abgeschlossen.']);
	});

	it('is closed to the Einsatzstelle after its last day, not to the Traeger', async () => {
		const anfrage = () => t.verein('GET', `/v1/adresse/${stelle(0)}/kontingentabfrage`);
		expect((await anfrage()).data).toMatchObject({
			status: 'ENTSCHIEDEN',
			isOffen: false,
			bemerkung: 'Gern auch mehr.',
		});
		t.stelleUhr('2026-11-01');
		const personal = await t.konto(['MA_VEREIN'], { einsatzstelleIDs: [stelle(2)], einsatzortIDs: [t.ort(2)] });
		const zuSpaet = await antworte(personal.frage, 2, 3);
		expect([zuSpaet.status, zuSpaet.error.message]).toEqual([409, 'Die Kontingentabfrage ist bereits abgeschlossen.']);
		expect((await antworte(t.traeger, 2, 40)).status).toBe(200);
		t.stelleUhr('2026-09-15');
	});

	it('is approved for several at once as far as places are free, with a report', async () => {
		const antwort = await t.traeger('POST', `${KONTINGENT}/genehmigungen`, {
			zyklusID,
			einsatzstelleIDs: [stelle(2), zyklusID],
		});
		expect((await beendet(t, antwort)).zeilen).toMatchObject([
			{ eintragID: stelle(2), ergebnis: 'GETAN', text: expect.stringContaining('FSJ: 40 wie angefragt') },
			{ eintragID: zyklusID, ergebnis: 'NICHT', text: 'Der Datensatz wurde nicht gefunden.' },
		]);
		// Corrected afterwards, what was asked for doesn't come back.
		expect((await genehmige(2, 38)).status).toBeLessThan(300);
		const nochmal = { zyklusID, einsatzstelleIDs: [stelle(2)] };
		expect((await beendet(t, await t.traeger('POST', `${KONTINGENT}/genehmigungen`, nochmal))).zeilen).toMatchObject([
			{ ergebnis: 'NICHT', text: 'Die Kontingentabfrage dieser Einsatzstelle ist bereits entschieden.' },
		]);
	});

	it('is not there in the other modes, in which a site distributes nothing', async () => {
		await t.setzeParameter({ kontingentMode: 'ZUTEILUNG' });
		expect((await sende()).status).toBe(404);
		const antwort = await teileZu(t.verein2, t.ort(1, 1), 1);
		expect([antwort.status, antwort.error.code]).toEqual([403, 'BERECHTIGUNG']);
		await t.setzeParameter({ kontingentMode: 'OHNE' });
		expect((await genehmige(0, 1)).error.code).toBe('G31');
		await t.setzeParameter({ kontingentMode: 'KONTINGENTABFRAGE' });
	});
});

describe('the matrix', () => {
	it('shows what the streams say, for every Einsatzstelle and Dienstart', async () => {
		const referenz = t.grundlage.referenzAm('2026-09-15');
		const zyklus = referenz.zyklen.get(zyklusID);
		if (!zyklus) throw new Error('Der Zyklus fehlt');
		const zeilen = await matrix();
		expect(zeilen).toHaveLength(3);
		for (const zeile of zeilen) {
			const k = await liesKontingent(t.umgebung, zeile.id);
			expect(zeile.zellen.length).toBeGreaterThan(0);
			for (const zelle of zeile.zellen) expect(zelle).toMatchObject({ ...stellenbilanz(k, zyklus, zelle.dienstartID) });
		}
	});

	it('is filtered by Dienstart, free places, postcode and inquiry', async () => {
		const alle = await matrix();
		const gefiltert = async (feld: string, op: string, wert: unknown) => {
			const f = encodeURIComponent(JSON.stringify({ und: [{ feld, op, wert }] }));
			const antwort = await t.traeger('GET', `/v1/kontingente?groesse=200&f=${f}`);
			return (antwort.data as { id: string }[]).map((z) => z.id).sort();
		};
		const mit = (passt: (zeile: (typeof alle)[number]) => boolean) =>
			alle
				.filter(passt)
				.map(({ id }) => id)
				.sort();
		for (const key of ['FSJ', 'BFD_U27', 'FOEJ'] as const) {
			const id = t.dienstart(key);
			const zelle = (zeile: (typeof alle)[number]) => zeile.zellen.find((z) => z.dienstartID === id);
			const frei = (zeile: (typeof alle)[number]) => (zelle(zeile) as { frei: number } | undefined)?.frei ?? 0;
			expect(await gefiltert('freiDienstartID', 'in', [id])).toEqual(mit((zeile) => frei(zeile) > 0));
			expect(await gefiltert('dienstartID', 'in', [id])).toEqual(mit((zeile) => (zelle(zeile)?.genehmigt ?? 0) > 0));
		}
		expect(await gefiltert('abfrageStatus', 'in', ['ENTSCHIEDEN'])).toEqual(
			mit((zeile) => zeile.abfrage?.status === 'ENTSCHIEDEN'),
		);
		expect(await gefiltert('plz', 'zwischen', ['0', '99999'])).toEqual(mit(() => true));
		expect(await gefiltert('plz', 'zwischen', ['00', '00999'])).toEqual([]);
	});

	it('says what is left of the budget of a Dienstart', async () => {
		const foej = t.dienstart('FOEJ');
		const zeile = async () => {
			const { budget } = (await t.traeger('GET', '/v1/kontingente/uebersicht')).data as { budget: Budgetzeile[] };
			return budget.find((b) => b.dienstartID === foej) ?? expect.fail();
		};
		const { genehmigt, gesamt } = await zeile();
		expect(gesamt).toBe(null);
		const dienstarten = [{ dienstartID: foej, gesamtkontingent: genehmigt + 2 }];
		expect((await t.admin('PUT', `/v1/stammdaten/zyklus/${zyklusID}`, { dienstarten })).status).toBe(200);
		expect(await zeile()).toMatchObject({ gesamt: genehmigt + 2, rest: 2 });
		const { zyklen } = await ladeReferenz(t.umgebung.db, { adresseIDs: [], benutzerIDs: [] });
		expect(zyklen.get(zyklusID)?.dienstarten.get(foej)).toMatchObject({ gesamtkontingent: genehmigt + 2 });
	});

	it('shows a site its own, and who works for one Einsatzort that one', async () => {
		expect((await matrix(t.verein)).map((z) => z.id)).toEqual([stelle(0)]);
		const einer = await t.stelleEin(t.ort(1, 1));
		expect(await matrix(einer)).toMatchObject([
			{ id: stelle(1), abfrage: null, zellen: [], orte: [{ id: t.ort(1, 1) }] },
		]);
		const fremd = await einer('GET', `/v1/adresse/${stelle(1)}/kontingentabfrage`);
		expect(fremd.status).toBe(404);
		const [kontingent] = (await t.traeger('GET', `${KONTINGENT}?adresseID=${stelle(1)}`)).data as Zelle[];
		expect((await einer('GET', `${KONTINGENT}/${kontingent?.id}`)).status).toBe(404);
	});

	it('explains a figure down to the volunteers behind it, August before the start first', async () => {
		const antwort = await t.traeger('GET', `/v1/adresse/${t.ort(2)}/kontingente?dienstartID=${fsj}`);
		expect(antwort.data).toMatchObject([
			{
				dienstartID: fsj,
				plaetze: [{ name: 'Jule Sommer', art: 'RESERVIERT', von: '2026-10-01', bis: '2027-08-31', zyklus: null }],
			},
		]);
		const [{ monate }] = antwort.data as [{ monate: { von: string; belegt: number }[] }];
		expect(monate).toHaveLength(13);
		expect(monate.slice(0, 3).map((m) => [m.von, m.belegt])).toEqual([
			['2026-08-01', 0],
			['2026-09-01', 0],
			['2026-10-01', 1],
		]);
	});

	it('leaves as an Excel file', async () => {
		const datei = await t.traeger('GET', '/v1/exporte/kontingente');
		expect(datei.status).toBe(200);
		expect(datei.roh.headers['content-disposition']).toContain('kontingente-2026-09-15.xlsx');
		expect(datei.roh.rawPayload.subarray(0, 2).toString()).toBe('PK');
	});
});

describe('what typed figures come to is asked before they are stored', () => {
	const rechneVor = (body: object, frage: Kleinportal['traeger'] = t.traeger) =>
		frage('POST', '/v1/kontingente/vorschau', body);
	interface Vorschau {
		readonly ausgaenge: readonly { adresseID: string; dienstartID: string; wert: number | null; text: string | null }[];
		readonly zellen: readonly ({ adresseID: string; dienstartID: string } & Record<string, number | null>)[];
		readonly verteilung: readonly { einsatzortID: string; zugeteilt: number }[];
	}
	interface Eingabe {
		readonly art: 'GENEHMIGT' | 'ZUGETEILT';
		readonly adresseID: string;
		readonly dienstartID: string;
		readonly wert: number;
	}
	const orte = () => [t.ort(1, 0), t.ort(1, 1)] as const;

	async function speichere({ art, adresseID, dienstartID, wert }: Eingabe): Promise<[number | null, string | null]> {
		const antwort =
			art === 'GENEHMIGT'
				? await genehmige(1, wert, dienstartID)
				: await teileZu(t.traeger, adresseID, wert, dienstartID);
		if (antwort.status !== 201) return [null, antwort.error.message];
		const { genehmigt, zugeteilt, hinweis } = antwort.data as Partial<Zelle>;
		return [(art === 'GENEHMIGT' ? genehmigt : zugeteilt) ?? null, hinweis ?? null];
	}

	async function inDerMatrix(adresseID: string, dienstartID: string) {
		const zeile = (await matrix()).find((z) => z.id === stelle(1));
		const wo = adresseID === stelle(1) ? zeile?.zellen : zeile?.orte.find((o) => o.id === adresseID)?.zellen;
		const zelle = (wo as (Zelle & Record<string, unknown>)[] | undefined)?.find((z) => z.dienstartID === dienstartID);
		return {
			plaetze: zelle?.genehmigt ?? zelle?.zugeteilt ?? 0,
			frei: zelle?.frei ?? 0,
			verteilt: zelle?.verteilt ?? null,
		};
	}

	it('and storing does exactly that, whatever was typed', async () => {
		const wuerfel = new Zufall(57);
		for (let runde = 0; runde < 8; runde += 1) {
			const dienstartID = wuerfel.aus([fsj, t.dienstart('BFD_U27'), t.dienstart('FOEJ')]);
			const wo = [stelle(1), ...orte()].filter(() => wuerfel.ob(0.8));
			const eingaben = wo.map((adresseID): Eingabe => {
				const art = adresseID === stelle(1) ? 'GENEHMIGT' : 'ZUGETEILT';
				return { art, adresseID, dienstartID, wert: wuerfel.ganz(0, 9) };
			});
			const { ausgaenge, zellen } = (await rechneVor({ eingaben })).data as Vorschau;
			expect(ausgaenge.length).toBe(eingaben.length);
			for (const ausgang of ausgaenge) {
				const eingabe = eingaben.find((e) => e.adresseID === ausgang.adresseID);
				if (eingabe) expect(await speichere(eingabe)).toEqual([ausgang.wert, ausgang.text]);
			}
			for (const { adresseID, plaetze, frei, verteilt } of zellen)
				expect(await inDerMatrix(adresseID, dienstartID)).toMatchObject({
					plaetze,
					frei,
					...(verteilt !== null && { verteilt }),
				});
		}
	});

	it('distributes what is left as a proposal; nothing is stored', async () => {
		const foej = t.dienstart('FOEJ');
		for (const ort of orte()) await teileZu(t.traeger, ort, 0, foej);
		await genehmige(1, 0, foej);
		const eingaben = [{ art: 'GENEHMIGT', adresseID: stelle(1), dienstartID: foej, wert: 5 }];
		const verteile = { einsatzstelleID: stelle(1), dienstartID: foej };
		const vorschlag = (await rechneVor({ eingaben, verteile })).data as Vorschau;
		expect(vorschlag.verteilung.map((v) => v.zugeteilt).sort()).toEqual([2, 3]);
		expect(vorschlag.verteilung.map((v) => v.einsatzortID).sort()).toEqual([...orte()].sort());
		expect(await inDerMatrix(stelle(1), foej)).toMatchObject({ plaetze: 0, verteilt: 0 });
	});

	it('is told only to who could store it', async () => {
		const eingabe = { dienstartID: fsj, wert: 1 };
		const genehmigen = { eingaben: [{ art: 'GENEHMIGT', adresseID: stelle(1), ...eingabe }] };
		expect((await rechneVor(genehmigen, t.verein)).status).toBe(403);
		const fremd = { eingaben: [{ art: 'ZUGETEILT', adresseID: stelle(1), ...eingabe }] };
		expect((await rechneVor(fremd)).status).toBe(404);
		const verteile = { einsatzstelleID: '00000000-0000-4000-8000-000000000000', dienstartID: fsj };
		expect((await rechneVor({ eingaben: [], verteile })).status).toBe(404);
	});
});
