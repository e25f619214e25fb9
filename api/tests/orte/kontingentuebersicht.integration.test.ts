import { afterAll, beforeAll, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { hoechststand } from '#domain/kontingent/zeitraum.ts';
import type { Belegung } from '#domain/kontingent/zustand.ts';
import { gezaehltIn, tageDes, type Zyklusrahmen } from '#domain/kontingent/zyklusmonate.ts';
import { traegerstand } from '#projections/queries/orte/kontingentstand.ts';
import { funktionsleser } from '#projections/queries/post/mail-kontext.ts';
import { Zufall } from '#scripts/seed/zufall.ts';
import { type Testportal, testportal } from '../portal.fixture.ts';

/** The figures of all Einsatzstellen together are counted by the database; here they are counted one by one. */

const PLAETZE = 600;

let t: Testportal;
let zyklen: readonly Zyklusrahmen[];
beforeAll(async () => {
	t = await testportal();
	const { pool } = t.portal.umgebung;
	zyklen = (await pool.query<Zyklusrahmen>('select id, start::text, ende::text from zyklus order by start')).rows;
});
afterAll(() => t.stop());

/** Places at few Einsatzorte, of any length, from before a cycle to beyond it. */
async function belege(keim: number): Promise<void> {
	const { pool } = t.portal.umgebung;
	const wuerfel = new Zufall(keim);
	const orte = await pool.query<{ id: string; einsatzstelle_id: string }>(
		`select id, einsatzstelle_id from adresse where typ = 'EINSATZORT' order by id limit 5`,
	);
	const dienstarten = await pool.query<{ id: string }>('select id from dienstart order by id limit 3');
	const zeilen = Array.from({ length: PLAETZE }, (_, nr) => {
		const zyklus = wuerfel.aus(zyklen);
		const ort = wuerfel.aus(orte.rows);
		const von = addiereTage(zyklus.start, wuerfel.ganz(-31, 360));
		return {
			...{ wunsch_id: kennung(nr), freiwilliger_id: kennung(nr), zyklus_id: zyklus.id },
			...{
				einsatzort_id: ort.id,
				einsatzstelle_id: ort.einsatzstelle_id,
				dienstart_id: wuerfel.aus(dienstarten.rows).id,
			},
			...{ art: wuerfel.aus(['RESERVIERT', 'BELEGT']), von, bis: addiereTage(von, wuerfel.ganz(0, 540)) },
		};
	});
	await pool.query(
		'insert into belegung select (json_populate_record(null::belegung, z)).* from json_array_elements($1) z',
		[JSON.stringify(zeilen)],
	);
}

const kennung = (nr: number): string => `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`;

async function alleBelegungen(): Promise<readonly Belegung[]> {
	const { rows } = await t.portal.umgebung.pool.query<Belegung>(
		`select wunsch_id as "wunschID", freiwilliger_id as "freiwilligerID", zyklus_id as "zyklusID",
			einsatzort_id as "einsatzortID", dienstart_id as "dienstartID", art, von::text, bis::text from belegung`,
	);
	return rows;
}

function besetzung(zyklus: Zyklusrahmen, hier: readonly Belegung[]) {
	const gezaehlt = gezaehltIn(zyklus, hier);
	const { anzahl, tag } = hoechststand(gezaehlt, tageDes(zyklus));
	const reserviert = gezaehlt.filter((b) => b.art === 'RESERVIERT' && b.von <= tag && tag <= b.bis).length;
	return { reserviert, belegt: anzahl - reserviert };
}

it.each([7, 4711])('what is reserved and taken is that of the day on which most is (seed %i)', async (keim) => {
	const { pool, db } = t.portal.umgebung;
	await belege(keim);
	const alle = await alleBelegungen();
	for (const zyklus of zyklen) {
		const je = [...Map.groupBy(gezaehltIn(zyklus, alle), (b) => b.dienstartID)];
		const erwartet = je.map(([dienstartID, hier]) => ({ dienstartID, ...besetzung(zyklus, hier) }));
		const { besetzungen } = await traegerstand(db, zyklus.id);
		expect(besetzungen).toEqual(erwartet.toSorted((a, b) => (a.dienstartID < b.dienstartID ? -1 : 1)));
	}
	await pool.query('delete from belegung where wunsch_id = any($1)', [
		Array.from({ length: PLAETZE }, (_, nr) => kennung(nr)),
	]);
});

it('an Einsatzstelle is reached where its inquiry finds a reader, whoever is named there', async () => {
	const { pool, db } = t.portal.umgebung;
	const zyklusID = zyklen.at(-1)?.id ?? '';
	const aendere = [
		'select',
		`update person set is_systemmail_empfaenger = false where id::text < '6'`,
		`delete from person_funktion where funktion = 'ANSPRECHPARTNER' and adresse_id::text > '4'`,
		`update person set is_aktiv = false where id::text > 'c'`,
		`update benutzer set is_aktiv = false where id::text > '8'`,
		`update person_funktion set funktion = 'KONTINGENT' where person_id::text < 'b' and funktion = 'BUCHHALTUNG'`,
		`delete from person_funktion`,
	];
	const erreicht: number[] = [];
	for (const anweisung of aendere) {
		await pool.query(anweisung);
		const { rows } = await pool.query<{ id: string }>(
			`select id from adresse where typ = 'EINSATZSTELLE' and is_aktiv and $1 = any(aktiv_in_zyklen)`,
			[zyklusID],
		);
		const leser = await Promise.all(rows.map(({ id }) => funktionsleser(db, id, 'KONTINGENT')));
		const { abfragen } = await traegerstand(db, zyklusID);
		const erreichbar = abfragen.reduce((summe, a) => summe + a.erreichbar, 0);
		expect(erreichbar).toBe(leser.filter(({ length }) => length > 0).length);
		erreicht.push(erreichbar);
	}
	expect(new Set(erreicht).size).toBeGreaterThan(3);
});
