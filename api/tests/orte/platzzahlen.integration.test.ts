import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fragend, type Testportal, testportal } from '../portal.fixture.ts';

/**
 * Places mean one thing wherever they stand (table: Kontingent, Balances): of an Einsatzstelle `frei` is what is left of
 * the approved ones, of an Einsatzort what is left of the allotted ones. Matrix, list of addresses, an address's own page,
 * the map and the start page of the demo tell the same.
 */

interface Zelle {
	readonly dienstartID: string;
	readonly genehmigt?: number | null;
	readonly verteilt?: number;
	readonly zugeteilt?: number;
	readonly reserviert?: number;
	readonly belegt?: number;
	readonly frei: number;
}
type Besetzung = Record<'reserviert' | 'belegt' | 'frei', number>;
interface Platzzeile extends Omit<Zelle, keyof Besetzung>, Besetzung {
	readonly monate: readonly Besetzung[];
}
interface Matrixzeile {
	readonly id: string;
	readonly anerkanntePlaetze: number | null;
	readonly zellen: readonly Zelle[];
	readonly orte: readonly { readonly id: string; readonly zellen: readonly Zelle[] }[];
}
interface Adresse {
	readonly id: string;
	readonly genehmigt: number | null;
	readonly zugeteilt: number | null;
	readonly frei: number | null;
}
type Startplatz = Record<'plaetze' | 'reserviert' | 'belegt' | 'frei', number> & {
	readonly dienstartID: string;
	readonly isGenehmigt: boolean;
};

let t: Testportal;
let traeger: Fragend;
let verein: Fragend;
let matrix: readonly Matrixzeile[];
beforeAll(async () => {
	t = await testportal();
	traeger = await t.als('traeger@demo.test');
	verein = await t.als('verein@demo.test');
	matrix = await alle<Matrixzeile>(traeger, '/v1/kontingente');
	expect(matrix.length).toBeGreaterThan(5);
});
afterAll(() => t.stop());

async function alle<T>(frage: Fragend, pfad: string): Promise<T[]> {
	const zeilen: T[] = [];
	for (let seite = 1; ; seite++) {
		const antwort = await frage('GET', `${pfad}?seite=${seite}&groesse=200`);
		expect(antwort.status).toBe(200);
		zeilen.push(...(antwort.data as T[]));
		if (zeilen.length >= (antwort.roh.json() as { total: number }).total) return zeilen;
	}
}

const summe = (zahlen: readonly (number | null | undefined)[]) => zahlen.reduce<number>((s, n) => s + (n ?? 0), 0);

it('in the matrix and the list of addresses', async () => {
	const adressen = new Map((await alle<Adresse>(traeger, '/v1/adresse')).map((a) => [a.id, a]));
	for (const { id, zellen, orte } of matrix) {
		expect(adressen.get(id)).toMatchObject({
			genehmigt: summe(zellen.map((z) => z.genehmigt)),
			zugeteilt: summe(zellen.map((z) => z.verteilt)),
			frei: summe(zellen.map((z) => z.frei)),
		});
		for (const ort of orte) {
			expect(adressen.get(ort.id)).toMatchObject({
				genehmigt: null,
				zugeteilt: summe(ort.zellen.map((z) => z.zugeteilt)),
				frei: summe(ort.zellen.map((z) => z.frei)),
			});
		}
	}
});

it('on an address’s own page', async () => {
	for (const { id, anerkanntePlaetze, zellen, orte } of matrix.slice(0, 8)) {
		const hier = (await traeger('GET', `/v1/adresse/${id}/plaetze`)).data as Platzzeile[];
		const { akte } = (await traeger('GET', `/v1/adresse/${id}`)).data as { akte: { anerkanntePlaetze: number | null } };
		expect(akte.anerkanntePlaetze).toBe(anerkanntePlaetze);
		for (const { dienstartID, genehmigt, zugeteilt, reserviert, belegt, monate } of hier) {
			const zelle = zellen.find((z) => z.dienstartID === dienstartID);
			const dort = { genehmigt: zelle?.genehmigt ?? null, zugeteilt: zelle?.verteilt ?? 0 };
			expect({ genehmigt, zugeteilt }).toEqual(dort);
			expect({ reserviert, belegt }).toEqual({ reserviert: zelle?.reserviert ?? 0, belegt: zelle?.belegt ?? 0 });
			for (const monat of monate.slice(1))
				expect(monat.reserviert + monat.belegt + monat.frei).toBe(zelle?.genehmigt ?? 0);
		}
		expect(summe(hier.map((z) => z.genehmigt))).toBe(summe(zellen.map((z) => z.genehmigt)));
		expect(summe(hier.map((z) => z.frei))).toBe(summe(zellen.map((z) => z.frei)));
		for (const ort of orte) {
			const dort = (await traeger('GET', `/v1/adresse/${ort.id}/plaetze`)).data as Zelle[];
			expect(summe(dort.map((z) => z.zugeteilt))).toBe(summe(ort.zellen.map((z) => z.zugeteilt)));
			expect(summe(dort.map((z) => z.frei))).toBe(summe(ort.zellen.map((z) => z.frei)));
		}
	}
});

it('on the start page of the Traeger, whose approved places are taken, reserved or free', async () => {
	const { plaetze } = (await traeger('GET', '/v1/start')).data as { plaetze: Startplatz[] };
	expect(plaetze.length).toBeGreaterThan(1);
	for (const { dienstartID, isGenehmigt, plaetze: genehmigt, reserviert, belegt, frei } of plaetze) {
		const zellen = matrix.flatMap((s) => s.zellen.filter((z) => z.dienstartID === dienstartID));
		expect([isGenehmigt, genehmigt]).toEqual([true, summe(zellen.map((z) => z.genehmigt))]);
		// Each Einsatzstelle has its own busiest day; on the one of all of them more can be free.
		expect(frei).toBeGreaterThanOrEqual(summe(zellen.map((z) => z.frei)));
		expect(reserviert + belegt + frei).toBe(genehmigt);
	}
	const { budget } = (await traeger('GET', '/v1/kontingente/uebersicht')).data as {
		budget: (Pick<Startplatz, 'dienstartID' | 'reserviert' | 'belegt'> & { genehmigt: number })[];
	};
	for (const { dienstartID, genehmigt, reserviert, belegt } of budget) {
		const zeile = plaetze.find((p) => p.dienstartID === dienstartID);
		expect(zeile?.plaetze ?? 0).toBe(genehmigt);
		if (zeile) expect([zeile.reserviert, zeile.belegt]).toEqual([reserviert, belegt]);
	}
});

it('on the start page of a site, whose allotted places are taken, reserved or free', async () => {
	const { plaetze } = (await verein('GET', '/v1/start')).data as { plaetze: Startplatz[] };
	const orte = (await alle<Matrixzeile>(verein, '/v1/kontingente')).flatMap((s) => s.orte);
	expect(plaetze.length).toBeGreaterThan(0);
	for (const { dienstartID, isGenehmigt, plaetze: zugeteilt, reserviert, belegt, frei } of plaetze) {
		const zellen = orte.flatMap((o) => o.zellen.filter((z) => z.dienstartID === dienstartID));
		expect([isGenehmigt, zugeteilt, frei]).toEqual([
			false,
			summe(zellen.map((z) => z.zugeteilt)),
			summe(zellen.map((z) => z.frei)),
		]);
		expect(reserviert + belegt + frei).toBe(zugeteilt);
	}
});

it('on the map, which tells whether any is free', async () => {
	const frei = new Map(matrix.flatMap((s) => s.orte.map((o) => [o.id, summe(o.zellen.map((z) => z.frei)) > 0])));
	const { orte } = (await t.niemand('GET', '/v1/adresse/karte')).data as {
		orte: { id: string; hatFreiePlaetze?: boolean }[];
	};
	const gezeigte = orte.filter(({ id, hatFreiePlaetze }) => hatFreiePlaetze !== undefined && frei.has(id));
	expect(gezeigte.length).toBeGreaterThan(3);
	for (const { id, hatFreiePlaetze } of gezeigte) expect([id, hatFreiePlaetze]).toEqual([id, frei.get(id)]);
});
