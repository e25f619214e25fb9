import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { raeumeAuf } from '#commands/auftraege/aufraeumen.ts';
import { AuftragUnterbrochen, AuftragUnvollstaendig, fuerJedes } from '#commands/auftraege/jedes.ts';
import type { Mandant } from '#commands/auftraege/mandant.ts';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage, ort } from '#commands/dateien/ablage.ts';
import { raeumeDateienAuf } from '#commands/dateien/aufraeumen.ts';
import { gleicheAktenAb, lasseDokumenteAblaufen } from '#commands/dokumente/abgleichen.ts';
import { mahneTaeglich } from '#commands/mahnwesen/mahnen.ts';
import { akteVon, anforderung, gelungen, reicheEin, vorlage } from './dokumente.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from './test-portal.fixture.ts';
import { zerstoere } from './zerstoert.fixture.ts';

let t: Kleinportal;
let mandant: Mandant;
const gemeldet: string[] = [];
beforeAll(async () => {
	t = await kleinportal();
	const umgebung = { ...t.umgebung, melde: (_: unknown, wo: { stream: string }) => gemeldet.push(wo.stream) };
	const dateien = ablage(t.verzeichnis);
	mandant = { umgebung, dateien, mail: { verzeichnis: t.verzeichnis } } as unknown as Mandant;
});
afterAll(() => t.stop());

/** As the page about the installation shows it. */
const reste = async (): Promise<{ auftrag: string; stream: string; versuche: number }[]> =>
	(gelungen(await t.admin('GET', '/v1/system/betrieb')) as { reste: [] }).reste;

/** One of two is broken: the other is done, the broken one is named, and done once it can be read again. */
async function pruefe(
	auftrag: string,
	[kaputt, heil]: readonly Angemeldet[],
	laufe: () => Promise<unknown>,
	istGetan: (wer: Angemeldet) => Promise<boolean>,
): Promise<void> {
	if (!kaputt || !heil) throw new Error('zwei Akten');
	gemeldet.length = 0;
	const stream = `Akte-${kaputt.id}`;
	const repariere = await zerstoere(t, stream);
	await expect(laufe()).rejects.toBeInstanceOf(AuftragUnvollstaendig);
	expect(await istGetan(heil)).toBe(true);
	expect(await reste()).toMatchObject([{ auftrag, stream, versuche: 1 }]);
	expect(gemeldet).toEqual([stream]);
	await expect(laufe()).rejects.toBeInstanceOf(AuftragUnvollstaendig);
	expect(await reste()).toMatchObject([{ auftrag, stream, versuche: 2 }]);
	await repariere();
	await laufe();
	expect(await istGetan(kaputt)).toBe(true);
	expect(await reste()).toEqual([]);
}

const zwei = (): Promise<Angemeldet[]> => Promise.all([t.registriere([t.ort(0)]), t.registriere([t.ort(0)])]);
const geaendert = async (wer: Angemeldet, typ: string): Promise<boolean> =>
	((await t.umgebung.pool.query('select 1 from event where stream = $1 and type = $2', [`Akte-${wer.id}`, typ]))
		.rowCount ?? 0) > 0;

it('erases all but those it cannot read, and names these', async () => {
	const beide = await zwei();
	for (const { id } of beide) gelungen(await t.traeger('DELETE', `/v1/freiwilliger/${id}?bestaetigung=L%C3%96SCHEN`));
	await t.umgebung.pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
	await pruefe(
		'personenbezug-loeschen',
		beide,
		() => loeschePersonenbezug(mandant),
		(wer) => geaendert(wer, 'PersonenbezugGeloescht'),
	);
});

it('reconciles, reminds and lets expire in all files but those it cannot read', async () => {
	const beide = await zwei();
	const spec = await vorlage(t, { bezeichnung: 'Ausweis', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
	await pruefe(
		'akten-abgleichen',
		beide,
		() => gleicheAktenAb(mandant, ''),
		(wer) => geaendert(wer, 'DokumentAngefordert'),
	);
	t.stelleUhr('2026-11-20');
	await pruefe(
		'mahnen',
		beide,
		() => mahneTaeglich(mandant),
		(wer) => geaendert(wer, 'DokumentGemahnt'),
	);
	for (const wer of beide) {
		const gefragt = await anforderung(t, wer, spec);
		const { id } = gelungen(await reicheEin(wer.frage, wer, gefragt)) as { id: string };
		const review = `/v1/freiwilliger/${wer.id}/dokumente/${id}/review`;
		gelungen(await t.traeger('POST', review, { ergebnis: 'OK', gueltigBis: '2026-11-25' }));
	}
	t.stelleUhr('2026-11-26');
	await pruefe(
		'dokumente-ablaufen',
		beide,
		() => lasseDokumenteAblaufen(mandant.umgebung),
		async (wer) => (await akteVon(t.traeger, wer)).anforderungen[0]?.status === 'NOT_PROVIDED',
	);
});

it('cleans every table and every file but those that cannot be cleaned', async () => {
	const { pool } = t.umgebung;
	await pool.query(`insert into lebenszeichen values ('alt', now() - interval '2 days', '')`);
	await t.alsEigner('revoke delete on befehl from portal_app');
	await expect(raeumeAuf(mandant.umgebung)).rejects.toBeInstanceOf(AuftragUnvollstaendig);
	expect((await pool.query(`select 1 from lebenszeichen where prozess = 'alt'`)).rowCount).toBe(0);
	expect(await reste()).toMatchObject([{ auftrag: 'aufraeumen', stream: 'befehl', fehler: 'error 42501' }]);
	await t.alsEigner('grant delete on befehl to portal_app');
	await raeumeAuf(mandant.umgebung);
	expect(await reste()).toEqual([]);

	const { rows } = await pool.query<{ id: string }>(
		`insert into upload (id, gid, status, name, endung, groesse, sha256, user_id, hochgeladen_am, geaendert_am)
		select gen_random_uuid(), gen_random_uuid(), 'CleanmeDeleted', 'a.pdf', 'pdf', 1, '\\x00', 'x', now() - interval '9 days',
			timestamptz '2026-01-01' from generate_series(1, 2) returning id`,
	);
	const [sperrig, leicht] = rows.map(({ id }) => id);
	// A directory where a file should be.
	const pfad = ort(mandant.dateien, sperrig ?? '');
	mkdirSync(pfad, { recursive: true });
	await expect(raeumeDateienAuf(mandant.umgebung, mandant.dateien)).rejects.toBeInstanceOf(AuftragUnvollstaendig);
	expect((await pool.query('select 1 from upload where id = $1', [leicht])).rowCount).toBe(0);
	expect(await reste()).toMatchObject([{ auftrag: 'dateien-aufraeumen', stream: `upload ${sperrig}` }]);
	rmSync(pfad, { recursive: true });
	mkdirSync(dirname(pfad), { recursive: true });
	await raeumeDateienAuf(mandant.umgebung, mandant.dateien);
	expect(await reste()).toEqual([]);
});

it('stops between two when the process ends', async () => {
	const ende = new AbortController();
	const tue = vi.fn(async (ding: number) => {
		if (ding === 2) ende.abort();
	});
	const lauf = fuerJedes({ ...mandant.umgebung, ende: ende.signal }, [1, 2, 3], { auftrag: 'x', stream: String, tue });
	await expect(lauf).rejects.toBeInstanceOf(AuftragUnterbrochen);
	expect(tue).toHaveBeenCalledTimes(2);
});
