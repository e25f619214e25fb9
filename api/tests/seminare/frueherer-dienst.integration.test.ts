import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import type { Antwort } from '../portal.fixture.ts';
import { arbeite, dienender, gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** What a seminar of a first service says after a second one was agreed on. */

let t: Kleinportal;
let lena: Angemeldet;
let seminarID: string;
let namen: { erste: string; zweite: string; ersterOrt: string };
let vertragIDs: readonly string[];
beforeAll(async () => {
	t = await kleinportal();
	lena = await dienender(t);
	gelungen(await t.schliesseAb(lena));
	t.stelleUhr('2026-10-01');
	gelungen(
		await t.traeger('POST', `/v1/freiwilliger/${lena.id}/dienstantritt`, { angetreten: true, datum: '2026-10-01' }),
	);
	const angaben = { bezeichnung: 'Sport für alle', seminartypID: 'ZWISCHEN', geplanteTage: 2, ort: 'Edersee' };
	const termine = [{ von: '2026-12-01', bis: '2026-12-02' }];
	seminarID = (gelungen(await t.traeger('POST', '/v1/seminar', { ...angaben, termine })) as { id: string }).id;
	gelungen(await t.traeger('PUT', `/v1/seminar/${seminarID}`, { status: 1000 }));
	gelungen(await t.traeger('POST', `/v1/${lena.id}/seminarplanung/seminar/${seminarID}`));
	t.stelleUhr('2026-12-31');
	gelungen(await t.traeger('PUT', `/v1/seminar/${seminarID}`, { status: 5000 }));
	await arbeite(t.umgebung);
	const eintraege = [{ freiwilligerID: lena.id, ergebnis: 'ANERKANNT', tage: 2 }];
	gelungen(await t.traeger('POST', '/v1/seminar/teilnehmerliste/review', { seminarID, eintraege }));
	const ende = { datum: '2026-12-31', kuendigungDurch: 'FREIWILLIGER', grund: 'Wechsel', bestaetigt: true };
	gelungen(await t.traeger('POST', `/v1/freiwilliger/${lena.id}/dienstende`, ende));
	const dienstartID = t.dienstart('FSJ');
	gelungen(await t.traeger('POST', `/v1/freiwilliger/${lena.id}/stellen`, [{ einsatzortID: t.ort(1), dienstartID }]));
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		'select id from wunsch where freiwilliger_id = $1 and einsatzort_id = $2',
		[lena.id, t.ort(1)],
	);
	const wunsch = `/v1/freiwilliger/wunsch/${rows[0]?.id}`;
	gelungen(await t.traeger('POST', `${wunsch}/verhandlung`, { dienstartID, betreuerUserID: t.betreuer(1) }));
	gelungen(await t.traeger('POST', `${wunsch}/einigung`, { vertragsbeginn: '2027-01-15', vertragsende: '2027-08-31' }));
	const adressen = await t.umgebung.pool.query<{ ort: string; id: string; stelle: string }>(
		'select o.id, o.bezeichnung as ort, s.bezeichnung as stelle from adresse o join adresse s on s.id = o.einsatzstelle_id',
	);
	const adresse = (nr: number) => adressen.rows.find(({ id }) => id === t.ort(nr));
	namen = {
		erste: adresse(0)?.stelle ?? '',
		zweite: adresse(1)?.stelle ?? '',
		ersterOrt: adresse(0)?.ort ?? '',
	};
	expect(namen.erste).not.toBe(namen.zweite);
	const plan = gelungen(await t.traeger('GET', `/v1/${lena.id}/seminarplanung`)) as Plan;
	vertragIDs = [plan.fruehere[0]?.vertragID ?? '', plan.vertragID];
	nachweisID = plan.eintraege.find((e) => e.seminarID === seminarID)?.id ?? '';
});
afterAll(() => t.stop());

interface Plan {
	readonly vertragID: string;
	readonly fruehere: readonly { readonly vertragID: string }[];
	readonly eintraege: readonly { readonly id: string; readonly seminarID: string | null }[];
}
let nachweisID: string;
const bytes = ({ status, roh }: Antwort): Buffer => {
	expect(status, roh.body.slice(0, 300)).toBe(200);
	return roh.rawPayload;
};
const textVon = async (antwort: Antwort) => (await seitentexte(bytes(antwort))).join('\n').replace(/\s+/g, ' ');

it('the certificate names where the seminar’s first day was served', async () => {
	const pfade = [
		`/v1/${lena.id}/seminarplanung/${nachweisID}/teilnahmebescheinigung`,
		`/v1/seminar/${seminarID}/teilnahmebescheinigungen`,
	];
	for (const pfad of pfade) {
		const text = await textVon(await t.traeger('GET', pfad));
		expect([text.includes(namen.erste), text.includes(namen.zweite)], pfad).toEqual([true, false]);
	}
});

it('so do the file of participants, the page of the seminar and the grid of attendance', async () => {
	const { sheets } = await readXlsx(bytes(await t.traeger('GET', `/v1/exporte/seminare/${seminarID}/teilnehmer`)));
	const zellen = sheets[0]?.rows[1] ?? [];
	expect([zellen.includes(namen.erste), zellen.includes(namen.zweite)]).toEqual([true, false]);
	const seminar = gelungen(await t.traeger('GET', `/v1/seminar/${seminarID}`));
	expect(seminar).toMatchObject({ teilnehmende: [{ freiwilligerID: lena.id, einsatzort: namen.ersterOrt }] });
	const blatt = gelungen(await t.traeger('GET', `/v1/seminar/${seminarID}/anwesenheit`));
	expect(JSON.stringify(blatt)).toContain(namen.erste);
});

it('the days of the first service can still be had on paper, of no contract of others', async () => {
	const pfad = `/v1/${lena.id}/seminarplanung/report-seminarnachweis-teilnehmer`;
	const [frueher, jetzt] = vertragIDs;
	for (const frage of [t.traeger, lena.frage]) {
		const text = await textVon(await frage('GET', `${pfad}?vertragID=${frueher}`));
		expect(text).toContain('Sport für alle 01.12.2026 02.12.2026');
		expect(text).toContain('Ende 31.12.2026');
		expect([text.includes(namen.erste), text.includes(namen.zweite)]).toEqual([true, false]);
	}
	const ohne = await textVon(await t.traeger('GET', pfad));
	expect(ohne).toBe(await textVon(await t.traeger('GET', `${pfad}?vertragID=${jetzt}`)));
	expect([ohne.includes('Sport für alle'), ohne.includes(namen.zweite)]).toEqual([false, true]);
	expect(kurz(await t.traeger('GET', `${pfad}?vertragID=${nachweisID}`))[0]).toBe(404);
});
