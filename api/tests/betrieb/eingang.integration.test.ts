import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { raeumeExporteAuf } from '#commands/dateien/exportdatei.ts';
import type { Mandant } from '#commands/mandant.ts';
import type { Fragend } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** design-4.md, inbox: files that were exported lie ready for a week, for whoever exported them. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
	await t.erfasse([t.ort(0)], { nachname: 'Kranich' });
});
afterAll(() => t.stop());
beforeEach(() => t.umgebung.pool.query('delete from exportdatei'));

interface Zeile {
	readonly art: string;
	readonly id: string;
	readonly was: string;
	readonly stand: string;
	readonly erledigt: number;
	readonly gesamt: number;
	readonly endung: string | null;
	readonly groesse: number | null;
	readonly liegtBis: string | null;
	readonly isNeu: boolean;
}
const eingang = async (wer: Fragend) => (await wer('GET', '/v1/eingang')).data as unknown as Zeile[];
const dateien = async (wer: Fragend) => (await eingang(wer)).filter(({ art }) => art === 'DATEI');
const lade = (wer: Fragend, id = '') => wer('GET', `/v1/eingang/dateien/${id}`);
const exportiere = async (wer: Fragend = t.traeger) => {
	const { status, roh } = await wer('GET', '/v1/freiwilliger/bewerbungen/export-csv');
	expect(status).toBe(200);
	return roh.body;
};
const aufDerPlatte = () => {
	const { exporte } = ablage(t.verzeichnis);
	return existsSync(exporte) ? readdirSync(exporte) : [];
};
const exporte = async () =>
	(await t.umgebung.pool.query<{ n: number }>(`select count(*)::int as n from zugriff where art = 'EXPORT'`)).rows[0]
		?.n ?? 0;
const vor = (zeit: string) =>
	t.umgebung.pool.query(
		`update exportdatei set begonnen_am = begonnen_am - $1::interval, fertig_am = fertig_am - $1::interval`,
		[zeit],
	);

describe('a file that was exported', () => {
	it('lies ready as it went out, and each time it is fetched that is recorded', async () => {
		const csv = await exportiere();
		expect(csv).toContain('Kranich');
		const [zeile] = await dateien(t.traeger);
		const groesse = Buffer.byteLength(csv);
		// Its owner has it: there is nothing new about it.
		expect(zeile).toMatchObject({
			was: 'bewerbungen',
			endung: 'csv',
			stand: 'FERTIG',
			gesamt: 1,
			groesse,
			isNeu: false,
		});
		const vorher = await exporte();
		const nochmal = await lade(t.traeger, zeile?.id);
		expect(nochmal.roh.body).toBe(csv);
		expect(nochmal.roh.headers['content-disposition']).toMatch(
			/^attachment; filename="bewerbungen-\d{4}-\d\d-\d\d\.csv"$/,
		);
		expect(nochmal.roh.headers['cache-control']).toBe('no-store');
		expect(await exporte()).toBe(vorher + 1);
	});

	it('is there for nobody else, and for nobody who may not export it any more', async () => {
		await exportiere();
		const [zeile] = await dateien(t.traeger);
		for (const wer of [t.admin, t.verein]) {
			expect(await dateien(wer)).toEqual([]);
			expect((await lade(wer, zeile?.id)).status).toBe(404);
		}
		expect((await lade(t.niemand, zeile?.id)).status).toBe(401);
		await t.umgebung.pool.query(`update exportdatei set aktion = 'mailsLesen'`);
		expect((await lade(t.traeger, zeile?.id)).status).toBe(404);
	});

	it('says so when it took so long that somebody did something else meanwhile', async () => {
		await exportiere();
		await t.umgebung.pool.query(`update exportdatei set begonnen_am = begonnen_am - interval '20 seconds'`);
		expect((await dateien(t.traeger))[0]).toMatchObject({ isNeu: true });
		await t.traeger('POST', '/v1/eingang/gesehen');
		expect((await dateien(t.traeger))[0]).toMatchObject({ isNeu: false });
	});

	it('is gone after seven days, and its row says so', async () => {
		await exportiere();
		await vor('6 days 23 hours');
		await raeumeExporteAuf(t.umgebung, ablage(t.verzeichnis));
		const [zeile] = await dateien(t.traeger);
		expect((await lade(t.traeger, zeile?.id)).status).toBe(200);
		await vor('2 hours');
		await raeumeExporteAuf(t.umgebung, ablage(t.verzeichnis));
		expect((await dateien(t.traeger))[0]).toMatchObject({ id: zeile?.id, stand: 'FERTIG', liegtBis: null });
		expect((await lade(t.traeger, zeile?.id)).status).toBe(404);
		// Those of the other tests, too, whose rows are gone.
		expect(aufDerPlatte()).toEqual([]);
	});

	it('makes room for newer ones when there are too many', async () => {
		for (let nr = 0; nr < 31; nr++) await exportiere();
		const liegen = (await t.umgebung.pool.query('select id from exportdatei where entfernt_am is null')).rows;
		expect(liegen).toHaveLength(30);
	});

	it('goes with the erasure of anybody, who may stand in it', async () => {
		const { id } = await t.erfasse([t.ort(0)], { nachname: 'Zaunkönig' });
		await exportiere();
		const [zeile] = await dateien(t.traeger);
		expect((await t.admin('DELETE', `/v1/freiwilliger/${id}?bestaetigung=L%C3%96SCHEN`)).status).toBeLessThan(300);
		await t.umgebung.pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
		const mandant = { umgebung: t.umgebung, dateien: ablage(t.verzeichnis), mail: { verzeichnis: t.verzeichnis } };
		await loeschePersonenbezug(mandant as unknown as Mandant);
		expect((await dateien(t.traeger))[0]).toMatchObject({ id: zeile?.id, liegtBis: null });
		expect(aufDerPlatte()).not.toContain(zeile?.id);
		expect((await lade(t.traeger, zeile?.id)).status).toBe(404);
	});
});

it('one that is still written shows how far it is; one whose process is gone has failed', async () => {
	await t.umgebung.pool.query(
		`insert into exportdatei (id, user_id, liste, endung, aktion, anzahl, erledigt, begonnen_am)
		select gen_random_uuid(), id, 'freiwillige-master', 'csv', 'stammdatenExportieren', 9, 6, $1
		from benutzer where email = 'traeger@demo.test'`,
		[t.umgebung.ctx().jetzt],
	);
	expect((await dateien(t.traeger))[0]).toMatchObject({ stand: 'LAEUFT', erledigt: 6, gesamt: 9, liegtBis: null });
	await vor('2 hours');
	expect((await dateien(t.traeger))[0]).toMatchObject({ stand: 'GESCHEITERT' });
});

it('administrators are told of mails that came back, once', async () => {
	const hinweise = async (wer: Fragend) => (await eingang(wer)).filter(({ art }) => art === 'HINWEIS');
	expect(await hinweise(t.admin)).toEqual([]);
	await t.umgebung.pool.query(
		`insert into mail_sperre (adress_hash, grund, seit, outbox_id)
		select hash, 'UNBEKANNT', $1, gen_random_uuid() from unnest(array['\\x01'::bytea, '\\x02']) hash`,
		[t.umgebung.ctx().jetzt],
	);
	expect(await hinweise(t.admin)).toMatchObject([{ was: 'MAIL_ZURUECK', gesamt: 2, isNeu: true }]);
	expect(await hinweise(t.traeger)).toEqual([]);
	await t.admin('POST', '/v1/eingang/gesehen');
	expect(await hinweise(t.admin)).toMatchObject([{ isNeu: false }]);
});
