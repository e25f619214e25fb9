import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dienender, dient, type Geldportal, geldportal, OKTOBER } from '../geldfaelle.fixture.ts';
import { gibLaufFrei, rechneLauf, type Testlauf } from '../kasse.fixture.ts';
import { gelungen } from '../seminare.fixture.ts';

/** Every figure of a run says how it arose: share, rate, rule with its paragraph, event, as-of. */

interface Herkunft {
	readonly betrag: number;
	readonly anteil: number;
	readonly tage: { readonly von: string; readonly bis: string; readonly anzahl: number } | null;
	readonly teile: readonly {
		readonly teil: string;
		readonly voll: number;
		readonly menge: number;
		readonly abgeltung?: Readonly<Record<'tage' | 'diensttageProWoche' | 'monate' | 'wochen', number>>;
		readonly soll: number;
		readonly bisher: number;
		readonly betrag: number;
		readonly aus: { readonly was: string; readonly wer: string } | null;
	}[];
	readonly werte: readonly { readonly bezeichnung: string; readonly aus: { readonly was: string } | null }[];
	readonly laeufe: readonly { readonly nr: number; readonly betrag: number }[];
	readonly regeln: readonly { readonly text: string; readonly stelle: string | null }[];
	readonly ereignisse: readonly {
		readonly was: string;
		readonly wer: string;
		readonly davor: number;
		readonly danach: number;
		readonly aenderungen: readonly { readonly bezeichnung: string; readonly nach: string | null }[];
	}[];
	readonly position: string;
	readonly heute: { readonly betrag: number; readonly istGleich: boolean; readonly weil: string | null };
}

let t: Geldportal;
let mia: Dienender;
let vera: Dienender;
let finn: Dienender;
const BASIS = {
	...{ taschengeld: 450, geldersatzUnterkunft: 0, geldersatzVerpflegung: 0, zuschussDeutschlandticket: 0 },
	...{ mobilitaetszuschlag: 0, estBeitrag: 0, isBuchhaltungTraeger: true },
};
beforeAll(async () => {
	t = await geldportal();
	t.stelleUhr(OKTOBER);
	const felder = { ...BASIS, geldersatzVerpflegung: 150, zuschussDeutschlandticket: 63, vertragsbeginn: '2026-10-16' };
	mia = await dient(t, { nachname: 'Mia', felder });
	vera = await dient(t, { nachname: 'Vera', felder: BASIS });
	finn = await dient(t, { nachname: 'Finn', felder: { ...BASIS, isBuchhaltungTraeger: false, estBeitrag: 425.55 } });
}, 60_000);
afterAll(() => t.stop());

const hole = async ({ id }: Testlauf, { vertragID }: Dienender, monat: string): Promise<Herkunft> =>
	gelungen(await t.anna('GET', `/v1/exporte/laeufe/${id}/zeilen/${vertragID}/${monat}`));
const cent = (euro: number) => Math.round(euro * 100);

/** Reckons the amount from nothing but what the explanation says. */
function rechneNach({ teile, betrag }: Herkunft): void {
	for (const { voll, menge, abgeltung: a, soll, bisher, betrag: rest } of teile) {
		const [zaehler, nenner] = a ? [a.monate * a.tage, a.wochen * a.diensttageProWoche] : [menge, 30];
		expect(cent(soll)).toBe(Math.floor((2 * cent(voll) * zaehler + nenner) / (2 * nenner)));
		expect(cent(rest)).toBe(cent(soll) - cent(bisher));
	}
	expect(teile.reduce((summe, { betrag: rest }) => summe + cent(rest), 0)).toBe(cent(betrag));
}

describe('a row of the allowance', () => {
	let lauf: Testlauf;
	it('names days, share, full amounts, rules with their paragraph, and the events behind it', async () => {
		lauf = await rechneLauf(t, 'TASCHENGELD', '2026-10');
		const herkunft = await hole(lauf, mia, '2026-10');
		rechneNach(herkunft);
		expect(herkunft).toMatchObject({
			...{ betrag: 363, anteil: 15, tage: { von: '2026-10-16', bis: '2026-10-31', anzahl: 16 }, laeufe: [] },
			teile: [
				{ teil: 'TASCHENGELD', voll: 450, menge: 15, soll: 225 },
				{ teil: 'VERPFLEGUNG', voll: 150, menge: 15, soll: 75, aus: { was: 'hat den Vertrag geändert.' } },
				{ teil: 'DEUTSCHLANDTICKET', voll: 63, menge: 30, soll: 63 },
			],
			position: lauf.position,
			heute: { betrag: 363, istGleich: true, weil: null },
		});
		const texte = herkunft.regeln.map(({ text }) => text);
		expect(texte).toEqual([
			'Ein angebrochener Monat zählt nach Dreißigsteln: Tage durch 30, der 31. zählt nicht.',
			'Deutschlandticket: je begonnenem Monat ganz, je Person einmal.',
			expect.stringMatching(/^Obergrenze \d+,\d\d € im Monat, eingehalten$/),
		]);
		expect(herkunft.regeln.at(-1)?.stelle).toMatch(/^(§ 2 Abs. 1 JFDG, Fassung ab \d\d\.\d\d\.\d{4}|Zyklus)$/);
		expect(herkunft.ereignisse.length).toBeGreaterThanOrEqual(2);
		expect(herkunft.ereignisse.at(-1)).toMatchObject({ davor: 0 });
		expect(herkunft.ereignisse[0]).toMatchObject({ danach: 363 });
		lauf = await gibLaufFrei(t, lauf);
	});
	it('stays as it was reckoned, and says what it would be today and why', async () => {
		t.stelleUhr('2026-11-10');
		const ende = {
			datum: '2026-10-14',
			resturlaubTage: '2',
			kuendigungDurch: 'FREIWILLIGER',
			grund: 'Geheimer Grund',
			bestaetigt: true,
		};
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${vera.id}/dienstende`, ende));
		const herkunft = await hole(lauf, vera, '2026-10');
		expect(herkunft).toMatchObject({
			betrag: 450,
			heute: { betrag: 251.54, istGleich: false, weil: expect.stringContaining('Dienst') },
		});
		expect(JSON.stringify(herkunft)).not.toContain('Geheimer');
	});
	it('of a later run is the difference to what earlier ones released', async () => {
		const pfad = `/v1/freiwilliger/${mia.id}/vertrag/${mia.vertragID}`;
		gelungen(await t.traeger('PUT', pfad, { geldersatzVerpflegung: 200.01, gueltigAb: '2026-10-01' }));
		const naechster = await rechneLauf(t, 'TASCHENGELD', '2026-11');
		const beendet = await hole(naechster, vera, '2026-10');
		rechneNach(beendet);
		expect(beendet).toMatchObject({
			...{ betrag: -198.46, anteil: 14, laeufe: [{ nr: lauf.nr, betrag: 450 }] },
			teile: [
				{ teil: 'TASCHENGELD', voll: 450, menge: 14, soll: 210, bisher: 450, betrag: -240 },
				// 450,00 × 3 ÷ (13 × 5) × 2 = 41,538… → 41,54
				{
					...{ teil: 'URLAUBSABGELTUNG', voll: 450, soll: 41.54, bisher: 0, betrag: 41.54 },
					abgeltung: { tage: 2, diensttageProWoche: 5, monate: 3, wochen: 13 },
				},
			],
		});
		expect(beendet.werte).toContainEqual({
			bezeichnung: 'Resturlaub 2 Tage',
			aus: expect.objectContaining({ was: expect.stringContaining('Resturlaub 2 Tage') }),
		});
		expect(beendet.regeln).toContainEqual(
			expect.objectContaining({ stelle: '§ 13a Abs. 5 BFDG; § 13a Abs. 5 JFDG', istEingehalten: null }),
		);
		expect(beendet.ereignisse[0]).toMatchObject({ davor: 450, danach: 251.54 });
		const geaendert = await hole(naechster, mia, '2026-10');
		rechneNach(geaendert);
		// 200,01 × 15/30 = 100,005 → 100,01; 100,01 − 75,00
		expect(geaendert.teile).toContainEqual(
			expect.objectContaining({ teil: 'VERPFLEGUNG', voll: 200.01, soll: 100.01, bisher: 75, betrag: 25.01 }),
		);
		expect(geaendert.betrag).toBe(25.01);
		expect(geaendert.ereignisse[0]?.aenderungen.map(({ nach }) => nach)).toContain('200,01 €');
		const { vorher, schritte, summe } = gelungen(
			await t.anna('GET', `/v1/exporte/laeufe/${naechster.id}/unterschied`),
		) as { vorher: { nr: number; summe: number }; schritte: { was: string; betrag: number }[]; summe: number };
		expect(vorher).toMatchObject({ nr: lauf.nr, summe: 813 });
		expect(schritte.reduce((bisher, { betrag }) => bisher + cent(betrag), cent(vorher.summe))).toBe(cent(summe));
		expect(cent(summe)).toBe(cent(naechster.summe));
		expect(schritte).toContainEqual({ was: 'AUSGLEICH', vertraege: 2, betrag: -173.45 });
	});
});

it('a contribution is explained the same way', async () => {
	const herkunft = await hole(await rechneLauf(t, 'EST_FSJ', '2026-10'), finn, '2026-10');
	rechneNach(herkunft);
	expect(herkunft).toMatchObject({ betrag: 425.55, anteil: 30, teile: [{ teil: 'EST_BEITRAG', voll: 425.55 }] });
});

it('what isn’t in a run has no explanation', async () => {
	const lauf = await rechneLauf(t, 'EST_FSJ', '2026-10');
	const pfad = `/v1/exporte/laeufe/${lauf.id}`;
	expect((await t.anna('GET', `${pfad}/zeilen/${vera.vertragID}/2026-12`)).status).toBe(404);
	expect((await t.anna('GET', `${pfad}/zeilen/${vera.vertragID}/2026-13`)).status).toBe(400);
	expect((await t.traeger('GET', `${pfad}/zeilen/${finn.vertragID}/2026-10`)).status).toBe(403);
	expect((await t.anna('GET', `${pfad}/unterschied`)).data).toMatchObject({ vorher: null, schritte: [] });
});
