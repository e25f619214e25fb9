import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { DokumentAngefordert, DokumentHochgeladen } from '#domain/akte/ereignisse.ts';
import { addiereTage } from '#domain/datum.ts';
import type { Waechterart } from '#domain/geld/waechter/lage.ts';
import { RollenGeaendert } from '#domain/user/ereignisse.ts';
import { vorlage } from '../dokumente.fixture.ts';
import { gibLaufFrei, type Kasse, kasse, rechneLauf } from '../kasse.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { gelungen } from '../seminare.fixture.ts';

/** Money and terms in danger. Table: screens.md, Geld und Fristen; issue point 7. */

let k: Kasse;
let heute: string;
let zyklusID: string;
interface Dienst {
	readonly id: string;
	readonly wer: string;
	readonly bis: string;
	readonly stelle: string;
	readonly art: string;
}
let dienste: Dienst[];
beforeAll(async () => {
	k = await kasse();
	heute = k.portal.uhr.heute();
	const { rows } = await k.portal.umgebung.pool.query<Dienst & { zyklus: string }>(
		`select w.id, w.freiwilliger_id as wer, w.bis, coalesce(o.einsatzstelle_id, o.id) as stelle,
			d.referenz ->> 'art' as art, w.zyklus_id as zyklus
		from waechterlage w join dienstart d on d.id = w.dienstart_id join adresse o on o.id = w.einsatzort_id
		join zyklus z on z.id = w.zyklus_id and z.referenz ->> 'status' = 'AKTIV'
		join freiwilliger f on f.id = w.freiwilliger_id and f.status = 4000
		where w.bis > $1 order by w.id`,
		[addiereTage(heute, 60)],
	);
	dienste = rows;
	zyklusID = rows[0]?.zyklus ?? '';
});
afterAll(() => k?.stop());

interface Zeile {
	readonly art: Waechterart;
	readonly freiwilligerID: string | null;
	readonly einsatzstelleID: string | null;
	readonly vertraege: number;
	readonly verlorenAb: string;
	readonly betrag: number | null;
	readonly monateOhneSatz: number;
}
interface Antwort {
	readonly zeilen: readonly Zeile[];
	readonly mitBetraegen: boolean;
	readonly alle: { readonly anzahl: number; readonly betrag: number | null };
}
const kopf = () => ({ 'x-zyklus': JSON.stringify({ id: zyklusID }) });
const lies = async (frage: Fragend, art?: Waechterart) =>
	gelungen(await frage('GET', `/v1/exporte/waechter${art ? `?art=${art}` : ''}`, undefined, kopf())) as Antwort;

const einer = (art: string) => {
	const dienst = dienste.find((d) => d.art === art);
	if (!dienst) throw new Error(`kein Dienst ${art}`);
	return dienst;
};

describe('a recognition that ends inside contracts', () => {
	it('is one case of the Einsatzstelle with the euros of all its BFD contracts, until it is extended', async () => {
		const bfd = einer('BFD');
		const weg = `/v1/adresse/${bfd.stelle}/anerkennung`;
		expect((await lies(k.anna, 'ANERKENNUNG')).zeilen).toEqual([]);
		const bis = addiereTage(bfd.bis, -40);
		expect(gelungen(await k.anna('PUT', weg, { bis }))).toEqual({ bis });
		expect(gelungen(await k.bert('GET', weg))).toEqual({ bis });

		const { zeilen, alle, mitBetraegen } = await lies(k.anna, 'ANERKENNUNG');
		const betroffen = dienste.filter((d) => d.art === 'BFD' && d.stelle === bfd.stelle && d.bis > bis);
		expect(zeilen).toMatchObject([
			{
				einsatzstelleID: bfd.stelle,
				freiwilligerID: null,
				vertraege: betroffen.length,
				verlorenAb: addiereTage(bis, 1),
			},
		]);
		expect(mitBetraegen).toBe(true);
		// A begun month of 121 euros at least is behind it for each.
		expect(zeilen[0]?.betrag ?? 0).toBeGreaterThanOrEqual(121 * betroffen.length);
		expect(alle.betrag ?? 0).toBeGreaterThanOrEqual(zeilen[0]?.betrag ?? 0);

		gelungen(await k.anna('PUT', weg, { bis: bfd.bis }));
		expect((await lies(k.anna, 'ANERKENNUNG')).zeilen).toEqual([]);
	});
	it('is of an Einsatzstelle that there is', async () => {
		const nirgends = '/v1/adresse/00000000-0000-4000-8000-000000000000/anerkennung';
		expect((await k.anna('PUT', nirgends, { bis: heute })).status).toBe(404);
		expect((await k.anna('GET', nirgends)).status).toBe(404);
		expect((await k.anna('PUT', `/v1/adresse/${einer('BFD').stelle}/anerkennung`, { bis: '2026-02-30' })).status).toBe(
			422,
		);
		const { rows } = await k.portal.umgebung.pool.query(`select id from adresse where typ = 'EINSATZORT' limit 1`);
		const ort = await k.anna('PUT', `/v1/adresse/${rows[0].id}/anerkennung`, { bis: heute });
		expect([ort.status, ort.error.message]).toEqual([409, 'Anerkannt wird eine Einsatzstelle, keine andere Adresse.']);
	});
});

describe('a residence permit that ends inside a contract', () => {
	it('is told of the volunteer, and says months where no rate is known', async () => {
		const fsj = einer('FSJ');
		const bedingungen = [{ art: 'STAATSANGEHOERIGKEIT_EU', ist: false, werte: [] }];
		const specID = await vorlage({ traeger: k.anna }, { bezeichnung: 'Aufenthaltstitel', bedingungen });
		const gueltigBis = addiereTage(fsj.bis, -30);
		await execute(k.portal.umgebung, VON_SELBST, async (sitzung) => {
			await sitzung.lies(akteAggregat, fsj.wer);
			const [anforderungID, dokumentID, uploadID] = [1, 2, 3].map(() => sitzung.ctx.neueID()) as [
				string,
				string,
				string,
			];
			sitzung.schreibe(akteAggregat, fsj.wer, [
				DokumentAngefordert({ anforderungID, specID, isManuell: true, frist: null }),
				DokumentHochgeladen({
					...{
						dokumentID,
						anforderungID,
						specID,
						vertragID: null,
						einsatzortID: null,
						uploadID,
						sha256: 'a'.repeat(64),
					},
					...{ herkunft: 'UPLOAD', gueltigBis, nach: 1000 },
				}),
			]);
		});
		const { zeilen } = await lies(k.anna, 'AUFENTHALT');
		expect(zeilen).toMatchObject([{ freiwilligerID: fsj.wer, verlorenAb: addiereTage(gueltigBis, 1) }]);
		expect(zeilen[0]?.monateOhneSatz).toBeGreaterThan(0);
	});
});

describe('months that were released and aren’t owed any more', () => {
	it('are told once the service ends earlier, until a run takes them back', async () => {
		const monat = heute.slice(0, 7);
		const lauf = async () => gibLaufFrei(k, await rechneLauf(k, 'TASCHENGELD', monat));
		await lauf();
		expect((await lies(k.anna, 'FREIGEGEBEN')).zeilen).toEqual([]);
		const { rows } = await k.portal.umgebung.pool.query<{ wer: string; betrag: number }>(
			`select z.freiwilliger_id as wer, z.betrag from laufzeile z join freiwilliger f on f.id = z.freiwilliger_id
			where f.status = 4000 and z.anteil = 30 order by z.vertrag_id limit 1`,
		);
		const [bezahlt] = rows;
		if (!bezahlt) throw new Error('niemand bezahlt');
		const datum = addiereTage(heute, heute.endsWith('-01') ? 0 : -1);
		gelungen(
			await k.anna('POST', `/v1/freiwilliger/${bezahlt.wer}/dienstende`, {
				datum,
				grund: 'Studienplatz',
				bestaetigt: true,
			}),
		);
		const { zeilen } = await lies(k.anna, 'FREIGEGEBEN');
		expect(zeilen).toMatchObject([{ freiwilligerID: bezahlt.wer, verlorenAb: addiereTage(datum, 1) }]);
		expect(zeilen[0]?.betrag ?? 0).toBeGreaterThan(0);
		expect(zeilen[0]?.betrag ?? 0).toBeLessThanOrEqual(bezahlt.betrag / 100);
		await lauf();
		expect((await lies(k.anna, 'FREIGEGEBEN')).zeilen).toEqual([]);
	});
});

it('tells the Traeger’s staff without amounts, in the order of the days', async () => {
	const { anna } = k;
	const bfd = einer('BFD');
	gelungen(await anna('PUT', `/v1/adresse/${bfd.stelle}/anerkennung`, { bis: addiereTage(bfd.bis, -40) }));
	const rollen = { von: ['ADMIN', 'MA_VERWALTUNG'], nach: ['MA_VERWALTUNG'] } as const;
	await k.aendereUser('traeger@demo.test', () => [RollenGeaendert({ von: [...rollen.von], nach: [...rollen.nach] })]);
	const { zeilen, alle, mitBetraegen } = await lies(await k.als('traeger@demo.test'));
	expect([mitBetraegen, alle.betrag, new Set(zeilen.map(({ betrag }) => betrag))]).toEqual([
		false,
		null,
		new Set([null]),
	]);
	const tage = zeilen.map(({ verlorenAb }) => verlorenAb);
	expect(tage.length).toBeGreaterThan(1);
	expect(tage).toEqual(tage.toSorted());
	const verein = await k.als('verein@demo.test');
	expect((await verein('GET', '/v1/exporte/waechter', undefined, kopf())).status).toBe(403);
	expect((await anna('GET', '/v1/exporte/waechter?art=ALLES', undefined, kopf())).status).toBe(400);
});
