import { afterAll, beforeAll, expect, it } from 'vitest';
import { ablage } from '#commands/dateien/ablage.ts';
import { pruefeDateienNach } from '#commands/dateien/nachpruefen.ts';
import { type Clamd, EICAR, starteClamd } from '#commands/netz/clamd.fixture.ts';
import { clamd } from '#commands/netz/virenpruefung.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { ladeHoch, pdf } from '../upload.fixture.ts';

let t: Kleinportal;
let ohnePruefung: Kleinportal;
let peer: Clamd;
beforeAll(async () => {
	peer = await starteClamd();
	const { port } = peer.ort as { port: number };
	t = await kleinportal({}, { CLAMD: `tcp://127.0.0.1:${port}` });
	ohnePruefung = await kleinportal();
});
afterAll(() => Promise.all([t.stop(), ohnePruefung.stop(), peer.stop()]));

const VERSEUCHT = { name: 'Rechnung.pdf', inhalt: Buffer.concat([pdf(), Buffer.from(EICAR)]) };
const uploads = async (wo: Kleinportal) => (await wo.umgebung.pool.query('select status from upload')).rows;

it('lets in what is clean and refuses what was found in words, without a trace', async () => {
	expect((await ladeHoch(t.traeger, { name: 'Brief.pdf', inhalt: pdf() })).status).toBe(200);
	const vorher = await uploads(t);
	expect(await ladeHoch(t.traeger, VERSEUCHT)).toMatchObject({
		status: 422,
		error: { message: 'In der Datei wurde Schadsoftware gefunden. Sie wurde nicht angenommen.' },
	});
	expect(await uploads(t)).toEqual(vorher);
});

it('throws out later what the scanner has learnt of meanwhile, and tells the uploader', async () => {
	expect((await ladeHoch(ohnePruefung.traeger, VERSEUCHT)).status).toBe(200);
	const umgebung = { ...ohnePruefung.umgebung, viren: clamd(peer.ort) };
	await pruefeDateienNach(umgebung, ablage(ohnePruefung.verzeichnis));
	expect(await uploads(ohnePruefung)).toEqual([{ status: 'CleanmeForbiddenFileType' }]);
	const { rows } = await umgebung.pool.query(`select schluessel from outbox where schluessel = 'UPLOAD_ABGELEHNT'`);
	expect(rows).toHaveLength(1);
});

it('takes nothing in, and throws nothing out, while the scanner is away', async () => {
	await peer.stop();
	expect(await ladeHoch(t.traeger, { name: 'Brief.pdf', inhalt: pdf() })).toMatchObject({
		status: 409,
		error: {
			message: 'Die Datei konnte nicht auf Schadsoftware geprüft werden. Bitte versuchen Sie es später noch einmal.',
		},
	});
	await expect(pruefeDateienNach(t.umgebung, ablage(t.verzeichnis))).rejects.toThrow('1 gescheitert');
	expect(await uploads(t)).toEqual([{ status: 'Uploaded' }]);
});
