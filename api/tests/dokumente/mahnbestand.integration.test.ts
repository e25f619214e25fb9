import { afterAll, beforeAll, expect, it } from 'vitest';
import { liesMahnbestand, liesRuhende, zaehleOffene } from '#api/routes/dokumente/mahnwesen-bestand.ts';
import { istAnmahnbar } from '#domain/akte/mahnwesen/mahnplan.ts';
import { mahntage, mahnungenAm, planeMahnungen, ruhende } from '#domain/akte/mahnwesen/vorschau.ts';
import { addiereTage } from '#domain/datum.ts';
import { mahngruppen, offeneAnforderungen } from '#projections/queries/dokumente/mahnwesen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { Zufall } from '#scripts/seed/zufall.ts';
import { type Testportal, testportal } from '../portal.fixture.ts';

/** What rests is only counted, by groups; here every request is read, and the page has to say the same. */

const ANFORDERUNGEN = 900;
const SEIT = '2026-06-01T08:00:00.000Z';

let t: Testportal;
beforeAll(async () => {
	t = await testportal();
	await fordere(new Zufall(4711));
});
afterAll(() => t.stop());

/** Requests of any kind and age, of two cycles. */
async function fordere(wuerfel: Zufall): Promise<void> {
	const { pool, ctx } = t.portal.umgebung;
	const { heute } = ctx();
	const ids = async (abfrage: string) => (await pool.query<{ id: string }>(abfrage)).rows.map(({ id }) => id);
	const personen = await ids('select id from freiwilliger order by id limit 150');
	const specs = await ids('select id from dokumentspec order by id');
	const orte = await ids(`select id from adresse where typ = 'EINSATZORT' order by id limit 20`);
	const zyklen = await ids('select id from zyklus order by start desc limit 2');
	const zeilen = Array.from({ length: ANFORDERUNGEN }, (_, nr) => {
		const freiwilliger = wuerfel.aus(personen);
		const tage = Array.from({ length: wuerfel.ganz(0, 10) }, () =>
			addiereTage(heute, -wuerfel.ganz(0, 120)),
		).toSorted();
		const mahnungen = tage.map((tag, i) => ({
			...{ tag, stufe: i + 1, perMail: wuerfel.ob(0.6), weg: null, vonHand: false },
			an: [{ partei: 'FREIWILLIGER', id: freiwilliger }],
		}));
		return {
			...{ id: `00000000-0000-4000-8000-${String(nr * 7919).padStart(12, '0')}`, freiwilliger_id: freiwilliger },
			...{ zyklus_id: wuerfel.aus(zyklen), spec_id: wuerfel.aus(specs), is_manuell: false, angefordert_am: SEIT },
			status: wuerfel.aus(['NOT_PROVIDED', 'NOT_PROVIDED', 'NEEDS_REVIEW', 'WAIT_SIGNING', 'PROVIDED', 'FINISHED']),
			freiwilliger_status: wuerfel.aus([2000, 2800, 3000, 5000, 9000]),
			...{ mahnung_ab: addiereTage(heute, -wuerfel.ganz(0, 150)), mahnstufe: tage.length, mahnungen },
			...{ gemahnt_am: tage.at(-1) ?? null, zuletzt_gemahnt_am: tage.at(-1) ?? null },
			...{ mahnausnahmen: { DOKUMENT: [], PERSON: [] }, unterzeichner: [], suche: '' },
			ist_frueherer_dienst: false,
			dran_ort_id: wuerfel.ob(0.7) ? wuerfel.aus(orte) : null,
			...{ vorname: wuerfel.aus(['Ada', 'Ben', 'Cem']), nachname: `Name${wuerfel.ganz(0, 300)}` },
		};
	});
	await pool.query(
		'insert into anforderung select (json_populate_record(null::anforderung, z)).* from json_array_elements($1) z',
		[JSON.stringify(zeilen)],
	);
}

const AUSNAHMEN = {
	NIE: { DOKUMENT: [], PERSON: [{ regel: { art: 'NIE' }, grund: null, von: null, seit: '2026-01-01T08:00:00.000Z' }] },
	PAUSE: {
		DOKUMENT: [
			{ regel: { art: 'AUSGESETZT_BIS', bis: '2027-06-01' }, grund: null, von: null, seit: '2026-01-01T08:00:00.000Z' },
		],
		PERSON: [],
	},
} as const;

it.each([
	['requests of any kind', null],
	[
		'with requests that have an exception',
		`update anforderung set mahnausnahmen = case when id::text like '%7' then $1::jsonb
		else $2::jsonb end where id::text like '%7' or id::text like '%4'`,
	],
	[
		'where no mail has left for long',
		`update anforderung set mahnungen = replace(mahnungen::text, '"perMail": true', '"perMail": false')::jsonb
		where zuletzt_gemahnt_am >= (select max(zuletzt_gemahnt_am) - 31 from anforderung) and $1::jsonb <> $2::jsonb`,
	],
])('%s', async (_, anweisung) => {
	const { pool, db, ctx } = t.portal.umgebung;
	const { heute } = ctx();
	if (anweisung) await pool.query(anweisung, [JSON.stringify(AUSNAHMEN.NIE), JSON.stringify(AUSNAHMEN.PAUSE)]);
	const { specs, parameter } = await ladeReferenz(db, { adresseIDs: [], benutzerIDs: [] });
	const regeln = { specs, takt: parameter, heute };
	const gemahntSeit = addiereTage(heute, -30);
	const arten = (await mahngruppen(db)).map(({ art }) => art);
	const alle = await offeneAnforderungen(db, { arten, gemahntSeit });
	const bestand = await liesMahnbestand(db, regeln, gemahntSeit);
	expect(alle.length).toBeGreaterThan(ANFORDERUNGEN / 3);
	if (!anweisung) expect(bestand.zeilen.length).toBeLessThan(alle.length);

	const zeitraum = { von: addiereTage(heute, -7), bis: addiereTage(heute, 20) };
	const vorschau = (zeilen: typeof alle) => {
		const planungen = planeMahnungen(zeilen, specs, parameter, { ab: addiereTage(heute, 1), bis: zeitraum.bis });
		const mahnungen = mahnungenAm(planungen, parameter, heute, bestand.leser);
		return { mahnungen, ...mahntage(planungen, zeitraum, bestand.leser) };
	};
	expect(vorschau(bestand.zeilen)).toEqual(vorschau(alle));

	const offene = alle.filter(({ status }) => istAnmahnbar(status));
	expect(zaehleOffene(bestand)).toMatchObject({
		offen: offene.length,
		gemahnt: offene.filter(({ mahnstufe }) => mahnstufe > 0).length,
	});
	for (const zyklusID of new Set(alle.map((z) => z.zyklusID))) {
		const imZyklus = <Z extends { readonly zyklusID: string }>(zeilen: readonly Z[]) =>
			zeilen.filter((z) => z.zyklusID === zyklusID);
		const dortige = { ...bestand, gruppen: imZyklus(bestand.gruppen), zeilen: imZyklus(bestand.zeilen) };
		const liste = await liesRuhende(db, dortige, regeln, zyklusID, 20);
		const erwartet = ruhende(imZyklus(alle), specs, parameter, heute);
		expect(liste.gesamt).toBe(erwartet.length);
		expect(liste.erste).toEqual(erwartet.slice(0, 20));
		const je = new Map(liste.gruende.map(({ grund, anzahl }) => [grund, anzahl]));
		expect(je).toEqual(new Map([...Map.groupBy(erwartet, (r) => r.grund)].map(([g, r]) => [g, r.length])));
	}
});
