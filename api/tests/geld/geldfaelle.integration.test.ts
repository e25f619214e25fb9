import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Dienender, dient, type Geldportal, geldportal, OKTOBER, schliesse } from '../geldfaelle.fixture.ts';
import { gibLaufFrei, rechneLauf, type Testlauf } from '../kasse.fixture.ts';
import { gelungen } from '../seminare.fixture.ts';

/** Volunteers worked out by hand (domain/geld/faelle.fixture.ts has the arithmetic), by real steps and runs. */

let t: Geldportal;
const wer: Record<string, Dienender> = {};
beforeAll(async () => {
	t = await geldportal();
	const OHNE = {
		...{ taschengeld: 0, geldersatzUnterkunft: 0, geldersatzVerpflegung: 0, zuschussDeutschlandticket: 0 },
		...{ mobilitaetszuschlag: 0, estBeitrag: 0 },
	};
	const TG = { ...OHNE, isBuchhaltungTraeger: true };
	const SELBST = { ...OHNE, isBuchhaltungTraeger: false };
	const dienste = [
		{ nachname: 'Ada', felder: { ...TG, taschengeld: 450 } },
		{ nachname: 'Ben', felder: { ...TG, taschengeld: 410, vertragsbeginn: '2026-10-15' } },
		{ nachname: 'Dana', felder: { ...TG, taschengeld: 333.33, vertragsbeginn: '2026-10-16' } },
		{ nachname: 'Lea', felder: { ...TG, taschengeld: 346.15, wochenstunden: 25, vertragsbeginn: '2026-10-18' } },
		{
			nachname: 'Mia',
			felder: {
				...TG,
				...{ taschengeld: 420, unterkunft: 'NONE', geldersatzUnterkunft: 285, geldersatzVerpflegung: 345 },
				vertragsbeginn: '2026-10-21',
			},
		},
		{
			nachname: 'Ole',
			felder: {
				...TG,
				...{ taschengeld: 450, zuschussDeutschlandticket: 63, mobilitaetszuschlag: 20 },
				vertragsbeginn: '2026-10-31',
			},
		},
		{ nachname: 'Sami', felder: { ...TG, taschengeld: 450, zuschussDeutschlandticket: 63 }, bis: 3000 },
		{ nachname: 'Tim', felder: { ...TG, taschengeld: 450 }, bis: { antritt: '2026-10-07' } },
		{ nachname: 'Vera', felder: { ...TG, taschengeld: 450 } },
		{ nachname: 'Yara', felder: { ...TG, taschengeld: 441.1, vertragsbeginn: '2026-10-16' }, bis: 2000 },
		{ nachname: 'Zoe', felder: { ...TG, taschengeld: 450, mobilitaetszuschlag: 20 } },
		{ nachname: 'Dora', felder: { ...SELBST, taschengeld: 450, estBeitrag: 517.35, vertragsbeginn: '2026-10-16' } },
		{ nachname: 'Finn', felder: { ...SELBST, estBeitrag: 425.55, vertragsbeginn: '2026-10-11' } },
		{ nachname: 'Gerd', key: 'BFD_U27', felder: { ...SELBST, estBeitrag: 410.4 } },
	] as const;
	t.stelleUhr(OKTOBER);
	for (const [i, dienst] of dienste.entries()) {
		wer[dienst.nachname] = await dient(t, { ...dienst, ort: 0, stelle: i % 3 });
	}
}, 120_000);
afterAll(() => t.stop());

/** By name: month, thirtieths, cents. */
const zeilen = (lauf: Testlauf) =>
	lauf.posten.map(({ name, monat, anteil, betrag }) => [
		name.split(',')[0],
		monat,
		anteil,
		Math.round(betrag * 100) / 100,
	]);

it('are paid to the cent for their first month', async () => {
	const lauf = await rechneLauf(t, 'TASCHENGELD', '2026-10');
	expect(zeilen(lauf)).toEqual([
		['Ada', '2026-10', 30, 450], // 450,00 × 30/30
		['Ben', '2026-10', 16, 218.67], // 15. bis 31.: 410,00 × 16/30 = 218,666… → 218,67
		['Dana', '2026-10', 15, 166.67], // 16. bis 31.: 333,33 × 15/30 = 166,665 → 166,67
		['Lea', '2026-10', 13, 150], // 18. bis 31.: 346,15 × 13/30 = 149,998… → 150,00
		['Mia', '2026-10', 10, 350], // 21. bis 31.: (420,00 → 140,00) + (285,00 → 95,00) + (345,00 → 115,00)
		['Ole', '2026-10', 1, 98], // nur der 31.: 450,00 × 1/30 = 15,00; + 63,00 + 20,00
		['Sami', '2026-10', 30, 513], // noch nicht angetreten: 450,00 + 63,00
		['Tim', '2026-10', 24, 360], // angetreten am 7.: 450,00 × 24/30
		['Vera', '2026-10', 30, 450],
		['Zoe', '2026-10', 30, 470], // 450,00 + 20,00
	]);
	// 450,00 + 218,67 + 166,67 + 150,00 + 350,00 + 98,00 + 513,00 + 360,00 + 450,00 + 470,00
	expect((await gibLaufFrei(t, lauf)).summe).toBe(3226.34);
});

it('get the difference, and no more, once more is known', async () => {
	t.stelleUhr('2026-11-10');
	const { Sami, Vera, Yara, Zoe } = wer as Record<'Sami' | 'Vera' | 'Yara' | 'Zoe', Dienender>;
	const nicht = { angetreten: false, grund: 'Hat abgesagt' };
	gelungen(await t.traeger('POST', `/v1/freiwilliger/${Sami.id}/dienstantritt`, nicht));
	const ende = {
		datum: '2026-10-14',
		resturlaubTage: '2',
		kuendigungDurch: 'FREIWILLIGER',
		grund: 'Ausbildungsplatz',
		bestaetigt: true,
	};
	gelungen(await t.traeger('POST', `/v1/freiwilliger/${Vera.id}/dienstende`, ende));
	await schliesse(t, Yara);
	const pfad = `/v1/freiwilliger/${Zoe.id}/vertrag/${Zoe.vertragID}`;
	gelungen(await t.traeger('PUT', pfad, { mobilitaetszuschlag: 32.5, gueltigAb: '2026-10-01' }));
	gelungen(await t.traeger('PUT', pfad, { mobilitaetszuschlag: 40, gueltigAb: '2026-11-01' }));
	const lauf = await rechneLauf(t, 'TASCHENGELD', '2026-11');
	expect(zeilen(lauf)).toEqual([
		['Ada', '2026-11', 30, 450],
		['Ben', '2026-11', 30, 410],
		['Dana', '2026-11', 30, 333.33],
		['Lea', '2026-11', 30, 346.15],
		['Mia', '2026-11', 30, 1050], // 420,00 + 285,00 + 345,00
		['Ole', '2026-11', 30, 533], // 450,00 + 63,00 + 20,00
		['Sami', '2026-10', 0, -513], // nicht angetreten: 0,00 − 513,00
		['Tim', '2026-11', 30, 450],
		// bis 14.: 450,00 × 14/30 = 210,00; zwei Tage Resturlaub 450,00 × 6/65 = 41,538… → 41,54; 251,54 − 450,00
		['Vera', '2026-10', 14, -198.46],
		['Yara', '2026-10', 15, 220.55], // 16. bis 31.: 441,10 × 15/30
		['Yara', '2026-11', 30, 441.1],
		['Zoe', '2026-10', 30, 12.5], // 32,50 − 20,00
		['Zoe', '2026-11', 30, 490], // 450,00 + 40,00
	]);
	await gibLaufFrei(t, lauf);
	expect((await rechneLauf(t, 'TASCHENGELD', '2026-11')).posten).toEqual([]);
});

it('are charged to their sites by the kind of service', async () => {
	expect(zeilen(await rechneLauf(t, 'EST_FSJ', '2026-10'))).toEqual([
		['Dora', '2026-10', 15, 258.68], // 517,35 × 15/30 = 258,675 → 258,68
		['Finn', '2026-10', 20, 283.7], // 11. bis 31.: 425,55 × 20/30
	]);
	expect(zeilen(await rechneLauf(t, 'EST_BFD', '2026-10'))).toEqual([['Gerd', '2026-10', 30, 410.4]]);
});
