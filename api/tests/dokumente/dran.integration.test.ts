import { afterAll, beforeAll, expect, it } from 'vitest';
import { akteVon, anforderung, gelungen, reicheEin, vorlage } from '../dokumente.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Whose turn it is: the list reads it from its rows, the file from the rule; both say the same. */

let t: Kleinportal;
let wer: Bewerber;
const TAG = '2026-10-01';
beforeAll(async () => {
	t = await kleinportal();
	t.stelleUhr(TAG);
	wer = await t.erfasse([t.ort(0)], { vorname: 'Nele', nachname: 'Sander' });
});
afterAll(() => t.stop());

const GESTELLT = { nutzungsart: 'GESTELLT', vorlageText: 'Für {{ freiwilliger.name }}' };

interface Dran {
	readonly id: string;
	readonly dran: { readonly partei: string; readonly seit: string; readonly namen: readonly string[] } | null;
}
const inDerAkte = async (id: string): Promise<Dran['dran']> =>
	((await akteVon(t.traeger, wer)) as unknown as { anforderungen: readonly Dran[] }).anforderungen.find(
		(a) => a.id === id,
	)?.dran ?? null;

async function inDerListe(id: string, partei?: string) {
	const und = partei ? [{ feld: 'dran', op: 'in', wert: [partei] }] : [];
	const f = encodeURIComponent(JSON.stringify({ und }));
	const { data } = await t.traeger('GET', `/v1/freiwilliger/list-dokumente?f=${f}`);
	const zeilen = data as readonly { anforderungID: string; dran: string | null; dranSeit: string; dranOrt: string }[];
	return zeilen.find(({ anforderungID }) => anforderungID === id);
}

it.each([
	['FREIWILLIGER', 'was er bringt', {}, ['Nele Sander']],
	['TRAEGER', 'was der Träger stellt', { ...GESTELLT, uploadRollen: ['MA_VERWALTUNG'] }, []],
	['EINSATZSTELLE', 'was die Stelle stellt', { ...GESTELLT, uploadRollen: ['MA_VEREIN'] }, null],
] as const)('%s: %s', async (partei, bezeichnung, felder, namen) => {
	const id = await anforderung(t, wer, await vorlage(t, { bezeichnung, ...felder }));
	const dran = await inDerAkte(id);
	const zeile = await inDerListe(id, partei);
	expect(dran?.partei).toBe(partei);
	expect(zeile).toMatchObject({ dran: partei, dranSeit: dran?.seit });
	expect(dran?.namen).toEqual(namen ?? [zeile?.dranOrt]);
	const gemahnt = await t.traeger('POST', `/v1/freiwilliger/${wer.id}/dokumente/mahnung`, { anforderungIDs: [id] });
	expect([gemahnt.status, gemahnt.error?.code]).toEqual(
		partei === 'TRAEGER' ? [409, 'MAHNUNG_AUFGABE'] : [200, undefined],
	);
});

it('goes on to who checks it, back after a rejection, and to nobody once it is through', async () => {
	const id = await anforderung(t, wer, await vorlage(t, { bezeichnung: 'Impfausweis' }));
	// Who hands in for the volunteer as the Traeger has checked it.
	const bewerberin = await t.registriere([t.ort(0)]);
	const dort = await anforderung(t, bewerberin, await vorlage(t, { bezeichnung: 'Nachweis' }));
	const { id: dokument } = gelungen(await reicheEin(bewerberin.frage, bewerberin, dort)) as { id: string };
	expect(await inDerListe(dort, 'TRAEGER')).toMatchObject({ dran: 'TRAEGER' });
	t.stelleUhr('2026-10-05');
	const review = `/v1/freiwilliger/${bewerberin.id}/dokumente/${dokument}/review`;
	gelungen(await t.traeger('POST', review, { ergebnis: 'ABGELEHNT', grund: 'Unleserlich.' }));
	const zurueck = await inDerListe(dort, 'FREIWILLIGER');
	expect(zurueck?.dranSeit.slice(0, 10)).toBe('2026-10-05');
	gelungen(await reicheEin(t.traeger, wer, id));
	expect(await inDerListe(id)).toMatchObject({ dran: null, dranSeit: null });
});

it('an agreement that waits for what only the volunteer gives: her guardian, her data, her documents', async () => {
	const wunsch = async (wer: Bewerber, frage = t.traeger) => {
		const akte = gelungen(await frage('GET', `/v1/freiwilliger/${wer.id}`)) as { wuensche: readonly Dran[] };
		const { data } = await frage('GET', '/v1/freiwilliger/bewerbungen?groesse=200');
		const zeilen = data as readonly { wunschID: string; dran: string | null; dranTat: string | null }[];
		const zeile = zeilen.find(({ wunschID }) => wunschID === wer.wunschID());
		expect(zeile?.dran).toBe(akte.wuensche[0]?.dran?.partei);
		return [zeile?.dran, zeile?.dranTat];
	};
	const [ihre, stelle] = [
		['FREIWILLIGER', 'ERGAENZEN'],
		['EINSATZSTELLE', 'EINIGEN'],
	];
	const jung = await t.registriere([t.ort(0)], { geburtsdatum: '2009-05-17' });
	await t.verhandle(jung, 0);
	for (const frage of [t.traeger, t.verein]) expect(await wunsch(jung, frage)).toEqual(ihre);
	const eltern = { art: 'MUTTER', vorname: 'Petra', nachname: 'Sander', email: 'petra@example.org' };
	gelungen(await jung.frage('POST', `/v1/freiwilliger/${jung.id}/erziehungsberechtigte`, eltern));
	expect(await wunsch(jung)).toEqual(stelle);

	const felder = [{ feldKey: 'geburtsort', isPflicht: true, isBearbeitbarDurch: ['FW', 'MV'] }];
	const abfrage = { bezeichnung: 'Vor der Einigung', zielStatus: 2800, dienstartIDs: [], isAktiv: true, felder };
	const { id: abfrageID } = gelungen(await t.traeger('POST', '/v1/feldabfrage', abfrage)) as { id: string };
	for (const frage of [t.traeger, t.verein]) expect(await wunsch(jung, frage)).toEqual(ihre);
	gelungen(await t.traeger('DELETE', `/v1/feldabfrage/${abfrageID}`));
	expect(await wunsch(jung)).toEqual(stelle);

	const spec = await vorlage(t, { bezeichnung: 'Ausweis', stufen: [{ abStatus: 2800, stufe: 'PFLICHT' }] });
	const id = await anforderung(t, jung, spec);
	for (const frage of [t.traeger, t.verein]) expect(await wunsch(jung, frage)).toEqual(ihre);
	gelungen(await reicheEin(t.traeger, jung, id));
	expect(await wunsch(jung)).toEqual(stelle);
});
