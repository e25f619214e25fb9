import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fragend } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { bild, ladeHoch, pdf } from '../upload.fixture.ts';

/** Tables: Parameter / Mandant (images), calls of the areas stammdaten and system. */

let t: Kleinportal;
let jule: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	jule = await t.registriere([t.ort(0)]);
});
afterAll(() => t.stop());

async function hochgeladen(frage: Fragend, name = 'Logo.png', inhalt?: Buffer): Promise<string> {
	const antwort = await ladeHoch(frage, { name, inhalt: inhalt ?? (await bild()) });
	return (antwort.data as { uploadID: string }).uploadID;
}
const setze = (werte: object) => t.admin('PUT', '/v1/parameter', werte);
const hole = async (frage: Fragend, pfad: string) => (await frage('GET', pfad)).status;
const status = async (id: string) =>
	(await t.umgebung.pool.query('select status from upload where id = $1', [id])).rows[0]?.status;

describe('an image of the Traeger', () => {
	it('is there for everybody from the moment it is set, and gone when it is taken back', async () => {
		expect(await hole(t.niemand, '/v1/system/logo')).toBe(404);
		const logo = await hochgeladen(t.admin);
		expect((await setze({ logo })).status).toBe(200);
		const offen = (await t.niemand('GET', '/v1/parameter')).data as { logo: string };
		expect(offen.logo).toBe(logo);
		const { roh } = await t.niemand('GET', '/v1/system/logo');
		expect([roh.statusCode, roh.headers['content-type'], roh.headers['content-disposition']]).toEqual([
			200,
			'image/png',
			undefined,
		]);
		expect(await hole(t.niemand, `/v1/parameter/download/${logo}`)).toBe(200);

		const neu = await hochgeladen(t.admin, 'Neu.webp', await bild(9, 9, 'webp'));
		expect((await setze({ logo: neu })).status).toBe(200);
		expect([await status(logo), await status(neu)]).toEqual(['CleanmeDeleted', 'Referenced']);
		expect(await hole(t.niemand, `/v1/parameter/download/${logo}`)).toBe(404);
		expect((await t.niemand('GET', '/v1/system/logo')).roh.headers['content-type']).toBe('image/webp');

		expect((await setze({ logo: null })).status).toBe(200);
		expect([await status(neu), await hole(t.niemand, '/v1/system/logo')]).toEqual(['CleanmeDeleted', 404]);
	});

	it('on documents is for those who issue them', async () => {
		const reportlogo = await hochgeladen(t.admin);
		const seminarnachweisunterschrift = await hochgeladen(t.admin);
		expect((await setze({ reportlogo, seminarnachweisunterschrift })).status).toBe(200);
		expect(await Promise.all([t.traeger, t.admin].map((f) => hole(f, '/v1/system/reportlogo')))).toEqual([200, 200]);
		expect(await hole(t.traeger, '/v1/system/seminarnachweisunterschrift')).toBe(200);
		for (const frage of [t.niemand, jule.frage, t.verein]) {
			expect(await hole(frage, `/v1/parameter/download/${reportlogo}`)).toBe(404);
		}
		const offen = (await t.verein('GET', '/v1/parameter')).data as object;
		expect(offen).not.toHaveProperty('reportlogo');
	});

	it('must be one, and one of his who sets it', async () => {
		const absage = async (cover: string) => {
			const { status: http, error } = await setze({ cover });
			return [http, error.details[0]?.feld, error.message];
		};
		const brief = await hochgeladen(t.admin, 'Brief.pdf', pdf());
		expect(await absage(brief)).toEqual([422, 'cover', 'Bitte wählen Sie ein Bild (JPG, PNG, WEBP).']);
		const fremd = await hochgeladen(t.traeger);
		expect(await absage(fremd)).toEqual([422, 'cover', 'Bitte laden Sie die Datei erneut hoch.']);
		const logo = await hochgeladen(t.admin);
		await setze({ logo });
		expect(await absage(logo)).toEqual([422, 'cover', 'Bitte laden Sie die Datei erneut hoch.']);
		expect([await status(brief), await status(fremd)]).toEqual(['Uploaded', 'Uploaded']);
		expect(await hole(t.niemand, `/v1/parameter/download/${fremd}`)).toBe(404);
	});

	it('stands in the history of the parameters', async () => {
		await setze({ cover: await hochgeladen(t.admin) });
		const [letzter] = (await t.admin('GET', '/v1/parameter/historie')).data as { aenderungen: object[] }[];
		expect(letzter?.aenderungen).toEqual([{ bezeichnung: 'Titelbild der Startseite', von: null, nach: 'Bild' }]);
	});
});
