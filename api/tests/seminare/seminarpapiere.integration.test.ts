import { afterAll, beforeAll, expect, it } from 'vitest';
import { bilderLautPdfjs, seitentexte } from '#commands/pdf/lesen.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { arbeite, dienender, gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { bild, ladeHoch } from '../upload.fixture.ts';

/** What papers tell of seminars. The clock stands in September. */

let t: Kleinportal;
let lena: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	lena = await dienender(t);
});
afterAll(() => t.stop());

async function seminar(bezeichnung: string, von: string): Promise<string> {
	const angaben = {
		bezeichnung,
		seminartypID: 'ZWISCHEN',
		geplanteTage: 2,
		ort: 'Edersee',
		termine: [{ von, bis: von }],
	};
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', angaben)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	gelungen(await lena.frage('POST', `/v1/${lena.id}/seminarplanung/seminar/${id}`));
	return id;
}
const PFAD = 'seminarplanung/report-seminarnachweis-teilnehmer';
const hole = (frage: Fragend, wer = lena) => frage('GET', `/v1/${wer.id}/${PFAD}`);
async function text(frage: Fragend): Promise<string> {
	const { status, roh } = await hole(frage);
	expect([status, roh.headers['content-type'], roh.headers['cache-control']]).toEqual([
		200,
		'application/pdf',
		'no-store',
	]);
	const seiten = await seitentexte(roh.rawPayload);
	return seiten.join('\n').replace(/\s+/g, ' ');
}

it('a proof tells recognised days, what is open, and never what was refused', async () => {
	const hochgeladen = await ladeHoch(t.admin, { name: 'Unterschrift.png', inhalt: await bild() });
	const { uploadID: seminarnachweisunterschrift } = gelungen(hochgeladen) as { uploadID: string };
	const werte = {
		seminarnachweisunterschrift,
		einleitungSeminarnachweis: '**Hiermit** bestätigen wir:',
		schlussSeminarnachweis: 'Mit Dank',
	};
	const { version } = gelungen(await t.admin('GET', '/v1/parameter')) as { version: number };
	gelungen(await t.admin('PUT', '/v1/parameter', { ...werte, version }));
	const bilder = async () => (await bilderLautPdfjs((await hole(lena.frage)).roh.rawPayload)).length;
	// Nothing to sign for yet.
	expect(await bilder()).toBe(0);
	expect(await text(lena.frage)).toContain('Bisher ist kein Seminar eingetragen. Erforderliche Tage 23');

	const [erstes, zweites] = [
		await seminar('Sport für alle', '2026-12-01'),
		await seminar('Recht im Sport', '2026-12-03'),
	];
	await seminar('Abschluss am See', '2027-06-01');
	t.stelleUhr('2026-12-15');
	for (const id of [erstes, zweites]) gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 5000 }));
	await arbeite(t.umgebung);
	const pruefe = (seminarID: string, ergebnis: object) =>
		t.traeger('POST', '/v1/seminar/teilnehmerliste/review', {
			seminarID,
			eintraege: [{ freiwilligerID: lena.id, ...ergebnis }],
		});
	gelungen(await pruefe(erstes, { ergebnis: 'ANERKANNT', tage: 1.5 }));
	expect(await bilder()).toBe(1);
	gelungen(await pruefe(zweites, { ergebnis: 'ABGELEHNT', grund: 'Nicht erschienen' }));

	for (const frage of [lena.frage, t.verein, t.traeger]) {
		const gelesen = await text(frage);
		expect(gelesen).toContain(
			'Hiermit bestätigen wir: Seminar von bis Tage Stand Sport für alle 01.12.2026 01.12.2026',
		);
		expect(gelesen).toContain('1,5 anerkannt Abschluss am See 01.06.2027 01.06.2027 offen');
		expect(gelesen).toContain('Erforderliche Tage 23 Anerkannte Tage 1,5 Noch offene Tage 21,5 Mit Dank');
		expect(gelesen).toContain('Stand: 15.12.2026');
		expect(gelesen).not.toContain('Recht im Sport');
	}
});

it('whoever has agreed on nothing has no proof', async () => {
	const wer = await t.registriere([t.ort(0)]);
	await t.verhandle(wer, 0);
	expect(kurz(await hole(wer.frage, wer))).toEqual([
		409,
		'Einen Nachweis der Seminartage gibt es ab der Vertragseinigung.',
	]);
});
