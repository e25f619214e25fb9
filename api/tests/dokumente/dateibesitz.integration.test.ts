import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ablage } from '#commands/dateien/ablage.ts';
import { lasseUploadsVerfallen } from '#commands/dateien/aufraeumen.ts';
import { pruefeDateienNach } from '#commands/dateien/nachpruefen.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { akteVon, anforderung, reicheEin, vorlage } from '../dokumente.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { bild, ladeHoch } from '../upload.fixture.ts';

/** I17: an upload is in use if and only if exactly one owner names it; what is to be removed has none. */

let t: Kleinportal;
let wer: Angemeldet;
let person: string;
let png: Buffer;
let gefragt: string;

beforeAll(async () => {
	t = await kleinportal();
	png = await bild();
	wer = await t.registriere([t.ort(0)]);
	await t.setzeParameter({ bewerbungIsProfilbild: true });
	const spec = await vorlage(t, { bezeichnung: 'Nachweise', isMehrereDateien: true });
	gefragt = await anforderung(t, wer, spec);
	const funktionen = [{ adresseID: t.ort(0), funktionID: 'ANSPRECHPARTNER' }];
	const neu = { vorname: 'Pia', nachname: 'Person', email: null, funktionen };
	person = ((await t.admin('POST', '/v1/person', neu)).data as { id: string }).id;
});
afterAll(() => t.stop());

const FELDER = ['akte', 'ort', 'nachbarort', 'person', 'konto', 'logo', 'cover'] as const;
type Feld = (typeof FELDER)[number];

/** Where each is read and written, in which field. */
const stelle = (feld: Feld): readonly [pfad: string, name: string] => {
	switch (feld) {
		case 'akte':
			return [`/v1/freiwilliger/${wer.id}`, 'profilbildUploadID'];
		case 'ort':
			return [`/v1/adresse/${t.ort(1, 0)}`, 'bildUploadIDs'];
		case 'nachbarort':
			return [`/v1/adresse/${t.ort(1, 1)}`, 'bildUploadIDs'];
		case 'person':
			return [`/v1/person/${person}`, 'bildUploadID'];
		case 'konto':
			return ['/v1/user/me', 'unterschriftUploadID'];
		default:
			return ['/v1/parameter', feld];
	}
};

async function genannt(feld: Feld): Promise<string[]> {
	const [pfad, name] = stelle(feld);
	const wert = ((await t.admin('GET', pfad)).data as Record<string, string | string[] | null>)[name] ?? [];
	return [wert].flat();
}

async function setze(feld: Feld, ids: readonly string[]): Promise<void> {
	const [pfad, name] = stelle(feld);
	const wert = name.endsWith('IDs') ? ids : (ids[0] ?? null);
	const dazu = feld === 'konto' ? { vorname: 'Ada', nachname: 'Admin' } : {};
	expect((await t.admin('PUT', pfad, { ...dazu, [name]: wert })).status).toBeOneOf([200, 204, 409, 422]);
}

async function lade(): Promise<string> {
	return ((await ladeHoch(t.admin, { name: 'Bild.png', inhalt: png })).data as { uploadID: string }).uploadID;
}

type Tat =
	| { readonly was: 'laden' | 'verfallen' | 'nachpruefen' | 'einreichen' | 'verwerfen' | 'beidesZugleich' }
	| { readonly was: 'setzen'; readonly feld: Feld; readonly welche: readonly number[] }
	| { readonly was: 'zugleich'; readonly felder: readonly [Feld, Feld]; readonly welche: number }
	| { readonly was: 'loeschen'; readonly welche: number };

const nummer = fc.nat({ max: 11 });
const feld = fc.constantFrom(...FELDER);
const tat: fc.Arbitrary<Tat> = fc.oneof(
	{ weight: 4, arbitrary: fc.constant({ was: 'laden' } as const) },
	{ weight: 1, arbitrary: fc.constantFrom({ was: 'verfallen' } as const, { was: 'nachpruefen' } as const) },
	{
		weight: 4,
		arbitrary: fc.constantFrom(
			{ was: 'einreichen' } as const,
			{ was: 'verwerfen' } as const,
			{ was: 'beidesZugleich' } as const,
		),
	},
	{
		weight: 8,
		arbitrary: fc.record({ was: fc.constant('setzen' as const), feld, welche: fc.array(nummer, { maxLength: 3 }) }),
	},
	{
		weight: 3,
		arbitrary: fc.record({ was: fc.constant('zugleich' as const), felder: fc.tuple(feld, feld), welche: nummer }),
	},
	{ weight: 2, arbitrary: fc.record({ was: fc.constant('loeschen' as const), welche: nummer }) },
);

async function tue(tat: Tat, uploads: string[]): Promise<void> {
	const eine = (nr: number) => uploads[nr % Math.max(uploads.length, 1)];
	switch (tat.was) {
		case 'laden':
			uploads.push(await lade());
			return;
		case 'verfallen':
			await t.umgebung.pool.query(
				`update upload set geaendert_am = geaendert_am - interval '25 hours' where status = 'Uploaded'`,
			);
			return lasseUploadsVerfallen(t.umgebung);
		case 'nachpruefen':
			return pruefeDateienNach(t.umgebung, ablage(t.verzeichnis));
		case 'setzen':
			return setze(tat.feld, [...new Set(tat.welche.flatMap((nr) => eine(nr) ?? []))]);
		case 'zugleich': {
			const id = eine(tat.welche);
			if (id) await Promise.all(tat.felder.map((einer) => setze(einer, [id])));
			return;
		}
		case 'einreichen':
			return einreichen();
		case 'verwerfen':
			return verwerfe();
		case 'beidesZugleich':
			await Promise.all([einreichen(), verwerfe(), verwerfe()]);
			return;
		case 'loeschen':
			await t.admin('DELETE', `/v1/upload/${eine(tat.welche) ?? wer.id}`);
	}
}

async function einreichen(): Promise<void> {
	expect((await reicheEin(t.admin, wer, gefragt)).status).toBeOneOf([201, 409]);
}

/** Deletes the newest document, if there is any. */
async function verwerfe(): Promise<void> {
	const [letztes] = await dokumente();
	if (!letztes) return;
	const pfad = `/v1/freiwilliger/${wer.id}/dokumente/${letztes.id}/delete`;
	expect((await t.admin('POST', pfad, { grund: 'Probe' })).status).toBeOneOf([204, 404, 409]);
}

const dokumente = async () =>
	(await akteVon(t.admin, wer)).anforderungen.flatMap((a) => a.dokumente).filter((d) => !d.isGeloescht);

/** Kind of the owner each upload in use has. */
async function verwendete(): Promise<string[]> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(`select id from upload where status = 'Referenced'`);
	return rows.map((r) => r.id).toSorted();
}

async function mitBesitzer(): Promise<string[]> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>('select id from upload where besitzer_art is not null');
	return rows.map((r) => r.id).toSorted();
}

it('holds over random deeds, also over those at the same time', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(tat, { minLength: 5, maxLength: 25 }), async (taten) => {
			const uploads: string[] = [];
			for (const einzelne of taten) await tue(einzelne, uploads);
			const inAkte = (await dokumente()).map((d) => d.uploadID);
			const namen = [...(await Promise.all(FELDER.map(genannt))).flat(), ...inAkte].toSorted();
			expect(new Set(namen).size).toBe(namen.length);
			expect(await verwendete()).toEqual(namen);
			expect(await mitBesitzer()).toEqual(namen);
		}),
		{ numRuns: oft(6, 20) },
	);
});
