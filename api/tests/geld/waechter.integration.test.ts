import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { DokumentAngefordert, DokumentHochgeladen } from '#domain/akte/ereignisse.ts';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
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
	readonly laeuft: boolean;
}
/** Services money goes by, of those who serve already, and with those who will. */
let dienste: Dienst[];
let mitKommenden: Dienst[];
beforeAll(async () => {
	k = await kasse();
	heute = k.portal.uhr.heute();
	const { rows } = await k.portal.umgebung.pool.query<Dienst & { zyklus: string }>(
		`select w.id, w.freiwilliger_id as wer, w.bis, coalesce(o.einsatzstelle_id, o.id) as stelle,
			d.referenz ->> 'art' as art, w.zyklus_id as zyklus, f.status = 4000 and w.von <= $2 as laeuft
		from waechterlage w join dienstart d on d.id = w.dienstart_id join adresse o on o.id = w.einsatzort_id
		join zyklus z on z.id = w.zyklus_id and z.referenz ->> 'status' = 'AKTIV'
		join freiwilliger f on f.id = w.freiwilliger_id
		where w.bis > $1 order by w.id`,
		[addiereTage(heute, 60), heute],
	);
	mitKommenden = rows;
	dienste = rows.filter(({ laeuft }) => laeuft);
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
	readonly monate: number;
	readonly monateOhneSatz: number;
	readonly zustaendig: readonly string[];
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
		const betroffen = mitKommenden.filter((d) => d.art === 'BFD' && d.stelle === bfd.stelle && d.bis > bis);
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

		// The start page tells how many there are, not which.
		const ohneFaelle = await k.anna('GET', '/v1/exporte/waechter?nurSummen=true', undefined, kopf());
		expect(gelungen(ohneFaelle)).toEqual({ ...(await lies(k.anna)), zeilen: [] });

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
		const datum = `${heute.slice(0, 7)}-01`;
		gelungen(
			await k.anna('POST', `/v1/freiwilliger/${bezahlt.wer}/dienstende`, {
				datum,
				kuendigungDurch: 'FREIWILLIGER',
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

describe('what is missing before the next money moves', () => {
	const frage = <T extends object>(text: string, werte: readonly unknown[] = []) =>
		k.portal.umgebung.pool.query<T>(text, [...werte]).then(({ rows }) => rows);
	it('is the account of who gets an allowance, with who looks after him, until it is entered', async () => {
		const vorher = await lies(k.anna, 'IBAN');
		const [fsj] = await frage<{ wer: string }>(
			`select freiwilliger_id as wer from waechterlage where hat_iban and zyklus_id = $1 and von <= $2 and bis > $3
				and (geld ->> 'taschengeld')::int > 0 and (geld ->> 'isBuchhaltungTraeger')::boolean limit 1`,
			[zyklusID, heute, addiereTage(heute, 60)],
		);
		const iban = async (wert: string | null) =>
			gelungen(await k.anna('PUT', `/v1/freiwilliger/${fsj?.wer}`, { iban: wert, kontoinhaber: wert && 'Kim Konto' }));
		await iban(null);
		const { zeilen } = await lies(k.anna, 'IBAN');
		const seine = zeilen.find((z) => z.freiwilligerID === fsj?.wer);
		expect(zeilen).toHaveLength(vorher.zeilen.length + 1);
		expect(seine).toMatchObject({ monate: 1, verlorenAb: `${addiereMonate(`${heute.slice(0, 7)}-01`, 1)}` });
		const [wer] = await frage<{ id: string; name: string }>(
			`select b.id, b.name from freiwilliger f
			join benutzer b on b.id = coalesce(f.traeger_betreuer_user_id, f.betreuer_user_id) where f.id = $1`,
			[fsj?.wer],
		);
		expect(seine?.zustaendig).toEqual(wer ? [wer.name] : []);
		if (wer) {
			const weg = `/v1/exporte/waechter?art=IBAN&zustaendigID=${wer.id}`;
			const nur = gelungen(await k.anna('GET', weg, undefined, kopf())) as Antwort;
			expect(nur.zeilen.every(({ zustaendig }) => zustaendig.includes(wer.name))).toBe(true);
			expect(nur.zeilen.some(({ freiwilligerID }) => freiwilligerID === fsj?.wer)).toBe(true);
		}
		await iban('DE89370400440532013000');
		expect((await lies(k.anna, 'IBAN')).zeilen).toHaveLength(vorher.zeilen.length);
	});
	it('is the mandate of an Einsatzstelle, one case for all its contracts', async () => {
		const [stelle] = await frage<{ id: string; anzahl: number }>(
			`select coalesce(o.einsatzstelle_id, o.id) as id, count(*)::int as anzahl
			from waechterlage w join adresse o on o.id = w.einsatzort_id join dienstart d on d.id = w.dienstart_id
			where w.zyklus_id = $1 and w.bis >= $2 and w.von <= $3 and w.geld ->> 'estBeitrag' is not null
				and d.referenz ->> 'art' in ('FSJ', 'FOEJ', 'BFD')
			group by 1 order by 2 desc limit 1`,
			[zyklusID, heute, addiereTage(heute, 30)],
		);
		const setze = async (werte: object) => gelungen(await k.anna('PUT', `/v1/adresse/${stelle?.id}`, werte));
		await setze({ mandatsreferenz: null, mandatsdatum: null });
		const seine = async () => (await lies(k.anna, 'MANDAT')).zeilen.filter((z) => z.einsatzstelleID === stelle?.id);
		expect(await seine()).toMatchObject([{ freiwilligerID: null, vertraege: stelle?.anzahl }]);
		await setze({ mandatsreferenz: 'MANDAT-1' });
		expect(await seine()).toHaveLength(1);
		await setze({ mandatsdatum: '2026-01-01' });
		expect(await seine()).toEqual([]);
	});
	it('is the number of the office, one case for all of a quarter, as far as their agreements aren’t approved', async () => {
		const offene = async () => {
			const { zeilen } = await lies(k.anna, 'KENNUNG');
			return zeilen.reduce((summe, { vertraege }) => summe + vertraege, 0);
		};
		const davor = await offene();
		expect(davor).toBeGreaterThan(0);
		// Somebody who serves still: above a service was ended.
		const [bfd] = await frage<{ id: string; wer: string }>(
			`select w.id, w.freiwilliger_id as wer from waechterlage w
			join bfdvereinbarung v on v.id = w.id and v.stand = 'NICHT_EINGEREICHT'
			join dienstart d on d.id = w.dienstart_id and d.referenz ->> 'art' = 'BFD'
			where w.zyklus_id = $1 and w.von <= $2 and w.bis > $2 order by w.id limit 1`,
			[zyklusID, heute],
		);
		const weg = `/v1/freiwilliger/${bfd?.wer}/vertrag/${bfd?.id}/bfd-vereinbarung`;
		const am = heute;
		gelungen(await k.anna('POST', weg, { schritt: 'EINREICHEN', am, an: 'ZENTRALSTELLE' }));
		gelungen(await k.anna('POST', weg, { schritt: 'GENEHMIGEN', am, bfdKennung: 'HE-1' }));
		expect(await offene()).toBe(davor - 1);
	});
});

it('leaves as a file with all cases, each in a row, and that is recorded', async () => {
	const { zeilen, alle } = await lies(k.anna);
	const antwort = await k.anna('GET', '/v1/exporte/waechter/excel', undefined, kopf());
	expect(antwort.status).toBe(200);
	const [blatt, erlaeuterung] = (await readXlsx(antwort.roh.rawPayload)).sheets;
	expect(blatt?.rows[0]).toEqual([
		...['Betrag', 'Art', 'Name', 'Einsatzstelle', 'Verträge', 'Monate', 'Verloren ab', 'Ursache'],
		...['Günstigste Abhilfe', 'Zuständig'],
	]);
	expect(blatt?.rows).toHaveLength(alle.anzahl + 1);
	expect(blatt?.rows[1]?.[0] ?? null).toBe(zeilen[0]?.betrag);
	expect(erlaeuterung?.name).toBe('Erläuterung');
	const { rows } = await k.portal.umgebung.pool.query(
		`select 1 from zugriff where art = 'EXPORT' and anlass = 'geld-und-fristen'`,
	);
	expect(rows).toHaveLength(1);
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
	const datei = await (await k.als('traeger@demo.test'))('GET', '/v1/exporte/waechter/excel', undefined, kopf());
	expect((await readXlsx(datei.roh.rawPayload)).sheets[0]?.rows[0]).not.toContain('Betrag');
	const verein = await k.als('verein@demo.test');
	expect((await verein('GET', '/v1/exporte/waechter', undefined, kopf())).status).toBe(403);
	expect((await anna('GET', '/v1/exporte/waechter?art=ALLES', undefined, kopf())).status).toBe(400);
});
