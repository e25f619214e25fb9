import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Worked examples of the quota model by calls. Tables: Kontingent, Worked examples; One Einsatzort only; Concurrency. */

let t: Kleinportal;
let zyklusID: string;
let fsj: string;
beforeAll(async () => {
	t = await kleinportal({
		zugeteilt: [
			{ stelle: 0, ort: 0, key: 'FSJ', plaetze: 1 },
			{ stelle: 1, ort: 0, key: 'FSJ', plaetze: 3 },
			{ stelle: 2, ort: 0, key: 'FSJ', plaetze: 1 },
		],
	});
	zyklusID = t.grundlage.zyklen.at(-1)?.id ?? '';
	fsj = t.dienstart('FSJ');
});
afterAll(() => t.stop());

const stelle = (nr: number): string => t.grundlage.stellen[nr]?.id ?? '';
const genehmige = (einsatzstelleID: string, dienstartID: string, genehmigt: number) =>
	t.traeger('POST', '/v1/stammdaten/einsatzstellekontingent', { zyklusID, einsatzstelleID, dienstartID, genehmigt });
const aendere = (id: string, eingabe: object) => t.traeger('PUT', `/v1/adresse/${id}`, eingabe);
const zuruecksetzen = (id: string) => t.traeger('POST', `/v1/freiwilliger/${id}/reset-vertrag`, { grund: 'Neu' });

interface Zuteilung {
	readonly dienstartID: string;
	readonly zugeteilt: number;
	readonly reserviert: number;
	readonly belegt: number;
	readonly frei: number;
	readonly isUebernahmeAusEinsatzstelle: boolean;
}
async function zuteilung(einsatzortID: string, dienstartID = fsj): Promise<Zuteilung | undefined> {
	const pfad = `/v1/stammdaten/einsatzortkontingentzuteilung?einsatzortID=${einsatzortID}`;
	return ((await t.traeger('GET', pfad)).data as Zuteilung[]).find((z) => z.dienstartID === dienstartID);
}
async function rufe(einsatzortID: string) {
	const { reserviert: R, belegt: U, frei: F } = (await zuteilung(einsatzortID)) ?? expect.fail();
	return { R, U, F };
}

it('E2: both BFD Dienstarten share the recognised places, which then can’t fall below them', async () => {
	expect((await aendere(stelle(1), { anerkanntePlaetze: 4 })).status).toBe(200);
	expect((await genehmige(stelle(1), t.dienstart('BFD_U27'), 3)).data).toMatchObject({ genehmigt: 3 });
	expect((await genehmige(stelle(1), t.dienstart('BFD_UE27'), 2)).data).toMatchObject({
		genehmigt: 1,
		begrenztAuf: 1,
		hinweis: 'Das Kontingent wurde auf den zulässigen Höchstwert 1 begrenzt.',
	});
	const senken = await aendere(stelle(1), { anerkanntePlaetze: 3 });
	expect([senken.status, senken.error.message]).toEqual([409, 'Es sind bereits 4 BFD-Plätze genehmigt bzw. belegt.']);
});

it('E10: an invitation asks for a free place and takes none', async () => {
	const ort = t.ort(0);
	const lade = (email: string) =>
		t.verein('POST', `/v1/adresse/${ort}/invite`, {
			email,
			vorname: 'Nora',
			nachname: 'Neu',
			dienstartID: fsj,
			betreuerUserID: t.betreuer(0),
		});
	const wer = await t.erfasse([ort]);
	await t.verhandle(wer, 0);
	expect((await t.einige(wer)).status).toBe(200);
	expect(await rufe(ort)).toEqual({ R: 1, U: 0, F: 0 });
	const voll = await lade('nora1@test.test');
	expect([voll.status, voll.error.code]).toEqual([409, 'G29']);
	expect((await zuruecksetzen(wer.id)).status).toBe(200);
	expect((await lade('nora2@test.test')).status).toBe(201);
	expect(await rufe(ort)).toEqual({ R: 0, U: 0, F: 1 });
});

it('E12: of two who agree on the last place at once exactly one gets it', async () => {
	const ort = t.ort(2);
	const beide = [await t.erfasse([ort]), await t.erfasse([ort])];
	for (const wer of beide) await t.verhandle(wer, 2);
	const antworten = await Promise.all(beide.map((wer) => t.einige(wer)));
	expect(antworten.map((a) => a.status).sort()).toEqual([200, 409]);
	expect(antworten.find((a) => a.status === 409)?.error.code).toBe('G04');
	expect(await rufe(ort)).toEqual({ R: 1, U: 0, F: 0 });
});

it('tells before an agreement whether there is a place, at which Einsatzort and from when on', async () => {
	const ort = t.ort(0);
	const [erster, zweiter] = [await t.erfasse([ort]), await t.erfasse([ort])];
	for (const wer of [erster, zweiter]) await t.verhandle(wer, 0);
	const halbes = { vertragsbeginn: '2026-09-16', vertragsende: '2027-03-15' };
	expect((await t.einige(erster, 0, halbes)).status).toBe(200);
	const { vertraege } = (await t.traeger('GET', `/v1/freiwilliger/${zweiter.id}`)).data as {
		vertraege: readonly { id: string }[];
	};
	const pfad = `/v1/freiwilliger/${zweiter.id}/vertrag/${vertraege[0]?.id}/platz`;
	const frage = async (rest: string, wer = t.traeger) => (await wer('GET', `${pfad}?${rest}`)).data;
	const ende = 'vertragsende=2027-08-31';
	expect(await frage(`vertragsbeginn=2026-12-01&${ende}`)).toMatchObject({
		von: '2026-12-01',
		plaetze: { zugeteilt: 1, reserviert: 1, belegt: 0, frei: 0 },
		gruende: [{ code: 'G04' }],
		freiAb: { tag: '2027-03-16', frei: 1 },
	});
	expect(await frage(`vertragsbeginn=2027-03-16&${ende}`, t.verein)).toMatchObject({ gruende: [], freiAb: null });
	// Only the other Einsatzorte of the same Einsatzstelle can be meant.
	expect((await t.traeger('GET', `${pfad}?einsatzortID=${t.ort(1)}`)).status).toBe(404);
	expect((await zuruecksetzen(erster.id)).status).toBe(200);
});

it('E13: reset leads back to the figures from before, also after the contract', async () => {
	const ort = t.ort(1);
	const fremd = await t.erfasse([ort]);
	await t.verhandle(fremd, 1);
	expect((await t.einige(fremd)).status).toBe(200);
	expect((await t.schliesseAb(fremd)).status).toBe(200);
	const vorher = await rufe(ort);
	expect(vorher).toEqual({ R: 0, U: 1, F: 2 });
	const wer = await t.erfasse([ort]);
	await t.verhandle(wer, 1);
	expect((await t.einige(wer)).status).toBe(200);
	expect(await rufe(ort)).toEqual({ R: 1, U: 1, F: 1 });
	expect((await zuruecksetzen(wer.id)).status).toBe(200);
	expect(await rufe(ort)).toEqual(vorher);
	expect((await t.einige(wer)).status).toBe(200);
	expect((await t.schliesseAb(wer)).status).toBe(200);
	expect(await rufe(ort)).toEqual({ R: 0, U: 2, F: 1 });
	expect((await zuruecksetzen(wer.id)).status).toBe(200);
	expect(await rufe(ort)).toEqual(vorher);
});

it('E7: who begins in the August before takes no place of the cycle that ends then, in none of its figures', async () => {
	const alt = t.grundlage.zyklen.at(-2)?.id ?? '';
	const imAlten = { 'x-zyklus': JSON.stringify({ id: alt }) };
	const ort = t.ort(1);
	const zahlen = async () => {
		const pfad = `/v1/stammdaten/einsatzortkontingentzuteilung?einsatzortID=${ort}`;
		const [matrix, liste, start] = await Promise.all([
			t.traeger('GET', pfad, undefined, imAlten),
			t.traeger('GET', '/v1/adresse?groesse=200', undefined, imAlten),
			t.traeger('GET', '/v1/start', undefined, imAlten),
		]);
		return {
			matrix: (matrix.data as Zuteilung[]).find((z) => z.dienstartID === fsj)?.frei,
			liste: (liste.data as { id: string; frei: number }[]).find((a) => a.id === ort)?.frei,
			start: (start.data as { plaetze: Zuteilung[] }).plaetze.find((p) => p.dienstartID === fsj)?.frei,
		};
	};
	const vorher = await zahlen();
	expect(vorher).toMatchObject({ matrix: 3, liste: 3 });
	t.stelleUhr('2026-06-15');
	const wer = await t.erfasse([ort]);
	await t.verhandle(wer, 1);
	const geeinigt = await t.einige(wer, 0, { vertragsbeginn: '2026-08-01', vertragsende: '2027-07-31' });
	expect(geeinigt.status, geeinigt.roh.body).toBe(200);
	expect(await zahlen()).toEqual(vorher);
	t.stelleUhr('2026-09-15');
});

describe('the places of the only Einsatzort follow those of the Einsatzstelle', () => {
	let laufend = 0;
	const anschrift = () => ({ bezeichnung: `Halle ${++laufend}`, plz: '35578', ort: 'Wetzlar' });
	let teilnahme: object;
	beforeAll(() => {
		teilnahme = { zyklen: [{ zyklusID, isAktiv: true, isOnline: false }] };
	});
	async function lege(eingabe: object): Promise<string> {
		const antwort = await t.traeger('POST', '/v1/adresse', { ...anschrift(), ...eingabe });
		expect(antwort.status, antwort.roh.body).toBe(201);
		return (antwort.data as { id: string }).id;
	}
	const einOrt = (uebergeordneteID: string, rest = teilnahme) => ({
		typ: 'EINSATZORT',
		uebergeordneteID,
		dienstartIDs: [fsj],
		...anschrift(),
		...rest,
	});
	const legeOrt = (uebergeordneteID: string, rest = teilnahme) => lege(einOrt(uebergeordneteID, rest));
	/** An Einsatzstelle with one Einsatzort that has been given two places. */
	async function mitEinemOrt(): Promise<readonly [string, string]> {
		const einsatzstelleID = await lege({ typ: 'EINSATZSTELLE', email: 'halle@test.test', ...teilnahme });
		const ort = await legeOrt(einsatzstelleID);
		expect((await genehmige(einsatzstelleID, fsj, 2)).data).toMatchObject({ genehmigt: 2, verteilt: 2 });
		expect(await zuteilung(ort)).toMatchObject({ zugeteilt: 2, isUebernahmeAusEinsatzstelle: true });
		return [einsatzstelleID, ort];
	}
	async function stehtFuerSich(einsatzstelleID: string, ort: string): Promise<void> {
		expect(await zuteilung(ort)).toMatchObject({ zugeteilt: 2, isUebernahmeAusEinsatzstelle: false });
		expect((await genehmige(einsatzstelleID, fsj, 5)).data).toMatchObject({ verteilt: 2, unverteilt: 3 });
	}

	it('until a second one is filed for the cycle', async () => {
		const [einsatzstelleID, ort] = await mitEinemOrt();
		await legeOrt(einsatzstelleID);
		await stehtFuerSich(einsatzstelleID, ort);
	});

	it('until a second one that was there begins to take part', async () => {
		const [einsatzstelleID, ort] = await mitEinemOrt();
		const zweiter = await legeOrt(einsatzstelleID, {});
		expect(await zuteilung(ort)).toMatchObject({ isUebernahmeAusEinsatzstelle: true });
		expect((await aendere(zweiter, teilnahme)).status).toBe(200);
		await stehtFuerSich(einsatzstelleID, ort);
	});

	it('until one of another Einsatzstelle moves here', async () => {
		const [einsatzstelleID, ort] = await mitEinemOrt();
		const [andere] = await mitEinemOrt();
		const zweiter = await legeOrt(andere);
		const umzug = await aendere(zweiter, { uebergeordneteID: einsatzstelleID });
		expect(umzug.status, umzug.roh.body).toBe(200);
		await stehtFuerSich(einsatzstelleID, ort);
	});

	it('until one that was deactivated is active again', async () => {
		const [einsatzstelleID, ort] = await mitEinemOrt();
		const zweiter = await legeOrt(einsatzstelleID, {});
		const schalte = (isAktiv: boolean, rest: object = {}) =>
			t.admin('PUT', `/v1/adresse/${zweiter}`, { isAktiv, ...rest });
		expect((await schalte(false, teilnahme)).status).toBe(200);
		expect(await zuteilung(ort)).toMatchObject({ isUebernahmeAusEinsatzstelle: true });
		expect((await schalte(true)).status).toBe(200);
		await stehtFuerSich(einsatzstelleID, ort);
	});

	it('and never both, however the approval and the second one meet', async () => {
		for (let runde = 0; runde < 12; runde += 1) {
			const einsatzstelleID = await lege({ typ: 'EINSATZSTELLE', email: 'halle@test.test', ...teilnahme });
			const ort = await legeOrt(einsatzstelleID);
			const [genehmigt, angelegt] = await Promise.all([
				genehmige(einsatzstelleID, fsj, 2),
				t.traeger('POST', '/v1/adresse', einOrt(einsatzstelleID)),
			]);
			for (const { status } of [genehmigt, angelegt]) expect([201, 409]).toContain(status);
			const folgt = (await zuteilung(ort))?.isUebernahmeAusEinsatzstelle ?? false;
			expect(folgt && angelegt.status === 201, `Runde ${runde}`).toBe(false);
		}
	});
});

it('a cycle that is closed while places are approved takes none of them afterwards', async () => {
	const beendet = t.grundlage.zyklen.at(0)?.id ?? '';
	const foej = t.dienstart('FOEJ');
	const genehmigeAlt = (nr: number) =>
		t.traeger('POST', '/v1/stammdaten/einsatzstellekontingent', {
			zyklusID: beendet,
			einsatzstelleID: stelle(nr),
			dienstartID: foej,
			genehmigt: 1,
		});
	const [geschlossen, ...genehmigt] = await Promise.all([
		t.admin('PUT', `/v1/stammdaten/zyklus/${beendet}`, { isAbgeschlossen: true }),
		...[0, 1, 2].map(genehmigeAlt),
	]);
	expect(geschlossen.status).toBe(200);
	for (const antwort of genehmigt) expect([201, 409]).toContain(antwort.status);
	const { rows } = await t.umgebung.pool.query<{ spaeter: number }>(
		`select count(*)::int as spaeter from event where stream like $1 and position > (
			select max(position) from event where stream = $2 and type = 'ZyklusAbgeschlossen')
			and facts ->> 'zyklusID' = $3`,
		[`${kontingentAggregat.name}-%`, `Zyklus-${beendet}`, beendet],
	);
	expect(rows).toEqual([{ spaeter: 0 }]);
	expect((await genehmigeAlt(0)).error.code).toBe('G25');
});
