import { afterAll, beforeAll, expect, it } from 'vitest';
import { liesAkte } from '#commands/akte/lesen.ts';
import { addiereMonate, addiereTage, tageZwischen } from '#domain/datum.ts';
import { Zufall } from '#scripts/seed/zufall.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/**
 * After a random run of agreements, contracts, services and resets the figures of the screen are those that the files of
 * the volunteers give, counted day by day. Tables: Kontingent, Occupancy and Balances.
 */

const KEIME = [11, 4711];
const BEWERBER = 30;
const ZUEGE = 90;
const START = '2026-09-01';
const ENDE = '2027-08-31';
/** Long after most have begun. */
const SPAETER = '2027-01-20';

let t: Kleinportal;
let wuerfel: Zufall;
beforeAll(async () => {
	t = await kleinportal({
		zugeteilt: [0, 1, 2].flatMap((stelle) =>
			(stelle ? [0, 1] : [0]).flatMap((ort) => [
				{ stelle, ort, key: 'FSJ', plaetze: 4 },
				{ stelle, ort, key: 'BFD_U27', plaetze: 2 },
			]),
		),
	});
});
afterAll(() => t.stop());

interface Laufend extends Bewerber {
	readonly stelle: number;
}

const DIENSTARTEN = ['FSJ', 'FSJ', 'BFD_U27'] as const;

async function bewirb(): Promise<Laufend> {
	const stelle = wuerfel.ganz(0, 2);
	const ort = stelle ? wuerfel.ganz(0, 1) : 0;
	const wer = await t.erfasse([t.ort(stelle, ort)]);
	await t.verhandle(wer, stelle, 0, t.dienstart(wuerfel.aus(DIENSTARTEN)));
	return { ...wer, stelle };
}

/** Half, one or one and a half years, from before the cycle's second month on. */
function zeitraum(): object {
	const vertragsbeginn = addiereTage('2026-09-16', wuerfel.ganz(0, 12) * 15);
	const vertragsende = addiereTage(addiereMonate(vertragsbeginn, wuerfel.aus([6, 9, 12, 18])), -1);
	return { vertragsbeginn, vertragsende };
}

/** One attempt at something; what the rules refuse changes nothing. */
async function ziehe(wer: Laufend): Promise<number> {
	const pfad = `/v1/freiwilliger/${wer.id}`;
	const zug = wuerfel.aus(['einigen', 'einigen', 'abschliessen', 'abschliessen', 'antreten', 'beenden', 'zurueck']);
	if (zug === 'einigen') return (await t.einige(wer, 0, zeitraum())).status;
	if (zug === 'abschliessen') return (await t.schliesseAb(wer)).status;
	if (zug === 'zurueck') return (await t.traeger('POST', `${pfad}/reset-vertrag`, { grund: 'Neu' })).status;
	if (zug === 'antreten') {
		const angetreten = wuerfel.ob(0.85);
		const datum = angetreten ? { datum: addiereTage('2026-09-16', wuerfel.ganz(0, 100)) } : { grund: 'Kam nicht' };
		return (await t.traeger('POST', `${pfad}/dienstantritt`, { angetreten, ...datum })).status;
	}
	const datum = addiereTage(SPAETER, -wuerfel.ganz(0, 60));
	return (
		await t.traeger('POST', `${pfad}/dienstende`, {
			datum,
			kuendigungDurch: 'FREIWILLIGER',
			grund: 'Studium',
			bestaetigt: true,
		})
	).status;
}

interface Platz {
	readonly einsatzortID: string;
	readonly dienstartID: string;
	readonly art: 'R' | 'U';
	readonly von: string;
	readonly bis: string;
}

const ART = new Map<number, Platz['art']>([
	[3500, 'R'],
	[4000, 'U'],
	[5000, 'U'],
	[5500, 'U'],
	[5400, 'U'],
]);

async function plaetzeAus(id: string): Promise<Platz[]> {
	const { akte } = await liesAkte(t.umgebung, id);
	return akte.wuensche.flatMap((wunsch) => {
		const art = ART.get(wunsch.status);
		const v = akte.vertraege.findLast((vertrag) => vertrag.wunschID === wunsch.id);
		if (!art || !v) return [];
		const { einsatzortID, dienstartID } = v;
		const von = v.dienstantritt ?? v.vertragsbeginn ?? START;
		const bis = v.dienstende ?? v.geplantesEnde ?? v.vertragsende ?? ENDE;
		return [{ einsatzortID, dienstartID, art, von, bis }];
	});
}

/** All days from one to another, both included. */
const tage = (von: string, bis: string): string[] =>
	Array.from({ length: tageZwischen(von, bis) + 1 }, (_, n) => addiereTage(von, n));

/** R and U of the first day on which most are there. */
function zaehle(plaetze: readonly Platz[]): { R: number; U: number } {
	const je = tage(START, ENDE).map((tag) => plaetze.filter((p) => p.von <= tag && tag <= p.bis));
	const meiste = je.reduce((bisher, da) => (da.length > bisher.length ? da : bisher), []);
	return { R: meiste.filter((p) => p.art === 'R').length, U: meiste.filter((p) => p.art === 'U').length };
}

function jeMonat(plaetze: readonly Platz[]): number[] {
	return Array.from({ length: 12 }, (_, n) => {
		const von = addiereMonate(START, n);
		const am = (tag: string) => plaetze.filter((p) => p.von <= tag && tag <= p.bis).length;
		return Math.max(...tage(von, addiereTage(addiereMonate(von, 1), -1)).map(am));
	});
}

interface Zelle {
	readonly dienstartID: string;
	readonly genehmigt: number | null;
	readonly zugeteilt: number;
	readonly reserviert: number;
	readonly belegt: number;
	readonly frei: number;
	readonly freiJeMonat: readonly number[];
}
interface Zeile {
	readonly zellen: readonly Zelle[];
	readonly orte: readonly { readonly id: string; readonly zellen: readonly Zelle[] }[];
}

it.each(KEIME)('the figures are those recounted from the files (seed %i)', async (keim) => {
	wuerfel = new Zufall(keim);
	t.stelleUhr('2026-09-15');
	const alle: Laufend[] = [];
	for (let nr = 0; nr < BEWERBER; nr += 1) alle.push(await bewirb());
	const gelungen: number[] = [];
	for (let nr = 0; nr < ZUEGE; nr += 1) {
		if (nr === ZUEGE / 2) t.stelleUhr(SPAETER);
		gelungen.push(await ziehe(wuerfel.aus(alle)));
	}
	expect(gelungen.filter((status) => status === 200).length).toBeGreaterThan(ZUEGE / 6);
	expect(gelungen.filter((status) => status >= 500)).toEqual([]);

	const { rows } = await t.umgebung.pool.query<{ id: string }>('select id from freiwilliger');
	const plaetze = (await Promise.all(rows.map(({ id }) => plaetzeAus(id)))).flat();
	expect(plaetze.length).toBeGreaterThan(3);
	const zeilen = (await t.traeger('GET', '/v1/kontingente?groesse=200&monate=true')).data as Zeile[];
	let gezaehlt = 0;
	for (const { zellen, orte } of zeilen) {
		for (const zelle of zellen) {
			const hier = plaetze.filter(
				(p) => p.dienstartID === zelle.dienstartID && orte.some(({ id }) => id === p.einsatzortID),
			);
			const monate = jeMonat(hier);
			expect(zelle.frei).toBe((zelle.genehmigt ?? 0) - Math.max(...monate));
			expect(zelle.belegt + zelle.reserviert + zelle.frei).toBe(zelle.genehmigt ?? 0);
			expect(zelle.freiJeMonat.slice(1)).toEqual(monate.map((n) => (zelle.genehmigt ?? 0) - n));
		}
		for (const ort of orte) {
			for (const { dienstartID, zugeteilt, reserviert, belegt, frei, freiJeMonat } of ort.zellen) {
				const hier = plaetze.filter((p) => p.dienstartID === dienstartID && p.einsatzortID === ort.id);
				const { R, U } = zaehle(hier);
				expect({ reserviert, belegt, frei }).toEqual({ reserviert: R, belegt: U, frei: zugeteilt - R - U });
				expect(freiJeMonat.slice(1)).toEqual(jeMonat(hier).map((n) => zugeteilt - n));
				gezaehlt += hier.length;
			}
		}
	}
	expect(gezaehlt).toBe(plaetze.length);
	const { budget } = (await t.traeger('GET', '/v1/kontingente/uebersicht')).data as {
		budget: (Zelle & { readonly belegungProzent: number | null })[];
	};
	for (const { dienstartID, genehmigt, reserviert, belegt, belegungProzent } of budget) {
		const hoechste = Math.max(...jeMonat(plaetze.filter((p) => p.dienstartID === dienstartID)));
		expect(reserviert + belegt).toBe(hoechste);
		expect(belegungProzent).toBe(genehmigt ? Math.round((hoechste / genehmigt) * 100) : null);
	}
	// The start page tells the same of them.
	const start = (await t.traeger('GET', '/v1/start')).data as { plaetze: (Zelle & { plaetze: number })[] };
	expect(start.plaetze.length).toBeGreaterThan(0);
	for (const { dienstartID, plaetze: alle, reserviert, belegt, frei } of start.plaetze) {
		const zeile = budget.find((b) => b.dienstartID === dienstartID);
		expect([alle, reserviert, belegt]).toEqual([zeile?.genehmigt, zeile?.reserviert, zeile?.belegt]);
		expect(belegt + reserviert + frei).toBe(alle);
	}
});
