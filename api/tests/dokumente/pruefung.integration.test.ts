import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liesAkte } from '#commands/akte/lesen.ts';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { formatPruefnummer } from '#domain/papier/pruefnummer.ts';
import { ausgabe } from '#projections/akte/ausgabe.ts';
import { akteVon, gelungen, vorlage } from '../dokumente.fixture.ts';
import { besiegle } from '../siegel.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { unterschrift } from '../unterschrift.fixture.ts';

/** Whether a paper is genuine: asked by anybody, with its number or its file. */

let t: Kleinportal;
let bescheinigung: string;
beforeAll(async () => {
	t = await kleinportal({ zugeteilt: [{ stelle: 0, ort: 0, key: 'FSJ', plaetze: 30 }] });
	await t.setzeParameter({ mandantBezeichnung: 'Sportjugend Musterland e. V.', baseUrl: 'https://portal.sj.test' });
	bescheinigung = await gestellt({
		bezeichnung: 'Bescheinigung',
		vorlageText: '## Bescheinigung für {{ freiwilliger.name }}',
	});
});
afterAll(() => t.stop());

const gestellt = (felder: object) =>
	vorlage(t, { nutzungsart: 'GESTELLT', uploadRollen: ['MA_VERWALTUNG'], stufen: [], ...felder });

interface Papier {
	readonly id: string;
	readonly nummer: string;
	readonly datei: Buffer;
}

async function gibAus(wer: Pick<Angemeldet, 'id'>, spec: string): Promise<Papier> {
	const pfad = `/v1/freiwilliger/${wer.id}/dokumente/direkt?dokumentID=${spec}`;
	const { id } = gelungen(await t.traeger('POST', pfad)) as { id: string };
	return lies(wer, id);
}

async function lies(wer: Pick<Angemeldet, 'id'>, id: string): Promise<Papier> {
	const datei = (await t.traeger('GET', `/v1/freiwilliger/${wer.id}/dokumente/${id}`)).roh.rawPayload;
	const { pruefnummer } = gelungen(await t.traeger('GET', `/v1/freiwilliger/dokumente/${id}`)) as {
		pruefnummer: string;
	};
	return { id, nummer: pruefnummer, datei };
}

const abdruck = (datei: Buffer) => createHash('sha256').update(datei).digest('hex');
const frage = async (body: object) => gelungen(await t.niemand('POST', '/v1/pruefung', body));
const HEUTE = '2026-09-15';
const papier = (stand: string, titel = 'Bescheinigung') => ({ titel, am: HEUTE, stand });

describe('a paper the portal made', () => {
	it('says on it how it is checked, and is genuine by its number, by its file and by both', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const { nummer, datei } = await gibAus(wer, bescheinigung);
		const [seite = ''] = await seitentexte(datei);
		for (const steht of ['Echtheit prüfen', 'portal.sj.test/pruefen', `Nr. ${formatPruefnummer(nummer)}`])
			expect(seite).toContain(steht);
		const organisation = 'Sportjugend Musterland e. V.';
		expect(await frage({ nummer: formatPruefnummer(nummer).toLowerCase() })).toEqual({
			...{ ergebnis: 'NUMMER_BEKANNT', organisation, papier: papier('GUELTIG') },
		});
		const echt = { ergebnis: 'ECHT', organisation, papier: papier('GUELTIG') };
		expect(await frage({ sha256: abdruck(datei) })).toEqual(echt);
		expect(await frage({ sha256: abdruck(datei), nummer })).toEqual(echt);
	});

	it('is not when it was changed, swapped, or nobody knows its number', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const eines = await gibAus(wer, bescheinigung);
		const anderes = await gibAus(await t.registriere([t.ort(0)]), bescheinigung);
		expect(eines.nummer).not.toBe(anderes.nummer);
		const veraendert = abdruck(Buffer.concat([eines.datei, Buffer.from('\n')]));
		expect(await frage({ nummer: eines.nummer, sha256: veraendert })).toMatchObject({ ergebnis: 'VERAENDERT' });
		expect(await frage({ nummer: eines.nummer, sha256: abdruck(anderes.datei) })).toMatchObject({
			ergebnis: 'VERAENDERT',
		});
		expect(await frage({ sha256: veraendert })).toMatchObject({ ergebnis: 'UNBEKANNT', papier: null });
		expect((await t.niemand('POST', '/v1/pruefung', { nummer: eines.nummer.slice(1) })).error.details).toMatchObject([
			{ code: 'PRUEFNUMMER', feld: 'nummer' },
		]);
		for (const falsch of [{}, { sha256: 'x' }, { nummer: '' }])
			expect((await t.niemand('POST', '/v1/pruefung', falsch)).status).toBeLessThan(500);
		expect((await t.niemand('POST', '/v1/pruefung', {})).status).toBe(422);
	});

	it('tells nothing of health', async () => {
		const spec = await gestellt({ bezeichnung: 'Impfnachweis', vorlageText: 'Nachweis', isGesundheit: true });
		const { nummer } = await gibAus(await t.registriere([t.ort(0)]), spec);
		expect(await frage({ nummer })).toMatchObject({ papier: papier('GUELTIG', 'Dokument') });
	});

	it('is withdrawn when it counts no longer, and replaced when a newer one is there', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const altes = await gibAus(wer, bescheinigung);
		const { anforderungen } = await akteVon(t.traeger, wer);
		const anforderungID = anforderungen.find(({ specID }) => specID === bescheinigung)?.id;
		const pfad = `/v1/freiwilliger/${wer.id}/anforderungen/${anforderungID}/invalidate`;
		gelungen(await t.traeger('POST', pfad, { grund: 'Falsche Angaben' }));
		const zurueckgezogen = { ergebnis: 'ECHT', papier: papier('ZURUECKGEZOGEN') };
		expect(await frage({ sha256: abdruck(altes.datei) })).toMatchObject(zurueckgezogen);
		const neues = await gibAus(wer, bescheinigung);
		expect(await frage({ sha256: abdruck(altes.datei) })).toMatchObject({
			ergebnis: 'ECHT',
			papier: papier('ERSETZT'),
		});
		expect(await frage({ nummer: altes.nummer })).toMatchObject({ papier: papier('ERSETZT') });
		expect(await frage({ nummer: neues.nummer })).toMatchObject({ papier: papier('GUELTIG') });
	});

	it('is another file under the same number when all have signed', async () => {
		const spec = await gestellt({
			...{ bezeichnung: 'Vereinbarung', vorlageText: 'Vereinbarung', signaturparteien: ['FREIWILLIGER'] },
		});
		const wer = await t.registriere([t.ort(0)]);
		const vorher = await gibAus(wer, spec);
		expect(await frage({ nummer: vorher.nummer })).toMatchObject({
			papier: papier('UNTERSCHRIFT_OFFEN', 'Vereinbarung'),
		});
		gelungen(await wer.frage('POST', `/v1/signature?dokID=${vorher.id}`, ...unterschrift()));
		await besiegle(t, vorher.id);
		const nachher = await lies(wer, vorher.id);
		expect(nachher.nummer).toBe(vorher.nummer);
		expect((await seitentexte(nachher.datei)).at(-2)).toContain(formatPruefnummer(vorher.nummer));
		expect(await frage({ sha256: abdruck(vorher.datei) })).toMatchObject({ papier: { stand: 'ERSETZT' } });
		expect(await frage({ sha256: abdruck(nachher.datei) })).toMatchObject({
			ergebnis: 'ECHT',
			papier: { stand: 'GUELTIG' },
		});
		expect(await frage({ nummer: vorher.nummer })).toMatchObject({ papier: { stand: 'GUELTIG' } });
		expect(await t.kettenfehler()).toEqual([]);
	});
});

it('is still known when the file of the volunteer is erased, and then leads to nobody', async () => {
	const wer = await t.registriere([t.ort(0)], { nachname: 'Kanarienvogel' });
	const { nummer, datei } = await gibAus(wer, bescheinigung);
	const zeilen = async () =>
		(
			await t.umgebung.pool.query<{ zeile: string }>(
				'select to_jsonb(ausgabe)::text as zeile from ausgabe where sha256 = $1',
				[abdruck(datei)],
			)
		).rows;
	const vorher = await zeilen();
	expect((await t.traeger('DELETE', `/v1/freiwilliger/${wer.id}`)).status).toBe(204);
	await t.umgebung.pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
	const mail = { verzeichnis: join(t.verzeichnis, 'mails') };
	await loeschePersonenbezug({ umgebung: t.umgebung, dateien: ablage(t.verzeichnis), mail } as never);
	expect(await zeilen()).toEqual(vorher);
	// Built anew from what is left, it is the same.
	const { akte } = await liesAkte(t.umgebung, wer.id);
	expect(akte.dokumente.map(({ pruefnummer, name }) => [pruefnummer, name])).toEqual([[null, null]]);
	expect(ausgabe.rows(akte)).toEqual([JSON.parse(vorher[0]?.zeile ?? '')]);
	for (const body of [{ nummer }, { sha256: abdruck(datei) }, { nummer, sha256: abdruck(datei) }])
		expect(await frage(body)).toMatchObject({ papier: papier('GUELTIG') });
	const { rows } = await t.umgebung.pool.query<{ facts: string; daten: string | null }>(
		`select e.facts::text, p.person::text as daten from event e left join event_person p using (stream, version)
		where e.stream = $1 and e.type = 'DokumentHochgeladen'`,
		[`Akte-${wer.id}`],
	);
	expect(rows).toMatchObject([{ daten: null }]);
	for (const inhalt of [rows[0]?.facts, vorher[0]?.zeile])
		for (const wort of [nummer, 'Kanarienvogel']) expect(inhalt).not.toContain(wort);
	expect(vorher[0]?.zeile).not.toContain(wer.id);
	expect(await t.kettenfehler()).toEqual([]);
});
