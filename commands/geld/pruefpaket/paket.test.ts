import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addiereTage, maxDatum } from '#domain/datum.ts';
import { type Abrufdienst, abrufposten } from '#domain/geld/foerderung/abruf.ts';
import { EINHEITEN, MONATSREGELN } from '#domain/geld/foerderung/arten.ts';
import { FOERDERVORGABEN, type Foerderregel, foerderregel } from '#domain/geld/foerderung/programm.ts';
import { freigegebenAus, type Laufzeile, laufzeilen } from '#domain/geld/lauf/zeilen.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { alsText } from '../../signatur/schluessel.ts';
import { type Beleg, type Paketinhalt, packe } from './paket.ts';
import { pruefe } from './pruefer.fixture.ts';

const { privateKey: privat, publicKey: oeffentlich } = generateKeyPairSync('ed25519');
const SCHLUESSEL = { privat, oeffentlich };
const SATZ = { abDienstmonat: 1, cent: 20_001, gueltigVon: '2020-01-01' };

function regel(anders: Partial<Foerderregel> = {}): Foerderregel {
	const felder = FOERDERVORGABEN.get('DSJ_MITTELABRUF');
	if (!felder) throw new Error('Vorgabe fehlt');
	return { ...foerderregel({ id: 'DSJ_MITTELABRUF', ...felder }), saetze: [SATZ], ...anders };
}

/** As the portal gathers it: each value with the event that says it. */
function beleg(dienst: Abrufdienst): Beleg {
	const { vertragID: vertrag, freiwilligerID: person, von, bis, art, dienstartID, stellenland, wohnland } = dienst;
	const id = `${person}/${vertrag}`;
	const werte = { status: 4000, wunschstatus: 4000, vertragsbeginn: von, vertragsende: bis, dienstartID };
	const angabe = (wert: string | number) => ({ wert, ereignis: id });
	return {
		...{ vertrag, person, imZyklus: true, art, alter: 18, wohnland, stellenland, istGeloescht: false },
		angaben: Object.fromEntries(Object.entries(werte).map(([feld, wert]) => [feld, angabe(wert)])),
		ereignisse: [{ id, position: '7', type: 'VertragGeschlossen', fakten: werte, hash: '00' }],
	};
}

/** A claim after an earlier one that saw the services as they were then. */
function paketinhalt(
	einRegel: Foerderregel,
	damals: readonly Abrufdienst[],
	jetzt: readonly Abrufdienst[],
): Paketinhalt & { readonly zeilen: readonly Laufzeile[] } {
	const zeitraum = { von: '2026-04', bis: '2027-03' };
	const vorher = { von: '2026-01', bis: '2026-06' };
	const erste = laufzeilen({
		...{ zeitraum: vorher, seit: null, freigegeben: [] },
		posten: abrufposten(einRegel, damals, vorher),
	});
	const frueher = [{ nr: 1, zeilen: erste }];
	const zeilen = laufzeilen({
		...{ zeitraum, seit: '2026-01', freigegeben: freigegebenAus(frueher) },
		posten: abrufposten(einRegel, jetzt, { von: '2026-01', bis: zeitraum.bis }),
	});
	const summe = zeilen.reduce((bisher, { betrag }) => bisher + betrag, 0);
	return {
		...{ traeger: 'Sportverband', programm: 'dsj', erstellt: '2026-11-24T08:00:00.000Z', regel: einRegel, zeilen },
		lauf: { nr: 2, position: '99', hash: 'ab', zeitraum, summe },
		seit: '2026-01',
		zellen: zeilen.map((z) => ({
			...{ vertrag: z.vertragID, monat: z.monat, menge: z.menge ?? 0, cent: z.betrag },
			...{ korrigiertLauf: z.ausgleichZu ?? null, drin: true },
		})),
		belege: jetzt.map(beleg),
		frueher: frueher.map(({ nr, zeilen: ihre }) => ({
			nr,
			zeilen: ihre.map((z) => ({ vertrag: z.vertragID, monat: z.monat, menge: z.menge ?? 0, cent: z.betrag })),
		})),
	};
}

const ERIKA: Abrufdienst = {
	...{ vertragID: 'V-00001', freiwilligerID: 'P-00001', von: '2025-09-01', bis: '2026-08-31', art: 'FSJ' },
	...{ dienstartID: 'fsj', geburtsdatum: '2007-06-01', wohnland: 'HE', stellenland: 'BY' },
};
const INHALT = paketinhalt(regel(), [ERIKA], [{ ...ERIKA, bis: '2026-05-14' }]);

describe('a package', () => {
	it('is judged right by its own verifier, in German, with the key it was given on another way', () => {
		const { stimmt, worte } = pruefe(packe(INHALT, SCHLUESSEL), ['--schluessel', alsText(oeffentlich)]);
		expect(worte).toContain('Das Prüfpaket stimmt');
		expect(worte).toContain('Lauf 2: 2 Zellen, Summe -300,01 €.');
		expect(stimmt).toBe(true);
	});
	it('brings a verifier of at most 300 lines that needs nothing but Node', () => {
		const text = readFileSync(new URL('pruefe.mjs', import.meta.url), 'utf8');
		expect(text.split('\n').length).toBeLessThanOrEqual(300);
		expect([...text.matchAll(/from '([^']+)'/g)].map(([, woher]) => woher)).toSatisfy((alle: string[]) =>
			alle.every((woher) => woher.startsWith('node:')),
		);
	});
	it('isn’t one of somebody else’s key', () => {
		const fremd = generateKeyPairSync('ed25519');
		const dateien = packe(INHALT, { privat: fremd.privateKey, oeffentlich: fremd.publicKey });
		const { stimmt, worte } = pruefe(dateien, ['--schluessel', alsText(oeffentlich)]);
		expect([stimmt, worte]).toEqual([false, expect.stringContaining('mit einem anderen Schlüssel signiert')]);
	});
	test.each([
		['zellen.json', '-10000', '-10002'],
		['zellen.csv', '-10000', '-10002'],
		['belege.json', '2026-05-14', '2026-05-15'],
		['lauf.json', '20001', '20002'],
		['fruehere.json', '20001', '20000'],
		['inhalt.json', '"fassung": 1', '"fassung": 2'],
		['pruefe.mjs', '#!/usr', '#! /usr'],
		['LIESMICH.txt', 'Träger', 'Traeger'],
	])('changed in %s is judged wrong', (name, alt, neu) => {
		const dateien = new Map(packe(INHALT, SCHLUESSEL));
		const vorher = dateien.get(name) ?? '';
		expect(vorher).toContain(alt);
		dateien.set(name, vorher.replace(alt, neu));
		const { stimmt, worte } = pruefe(dateien);
		expect([stimmt, worte]).toEqual([false, expect.stringContaining('stimmt NICHT')]);
	});
	it('with a file more or less is judged wrong', () => {
		const mehr = new Map([...packe(INHALT, SCHLUESSEL), ['nachtrag.json', '{}'] as const]);
		expect(pruefe(mehr).worte).toContain('Die Datei nachtrag.json gehört nicht zum Paket.');
		for (const name of ['belege.json', 'LIESMICH.txt', 'inhalt.sig']) {
			const weniger = new Map(packe(INHALT, SCHLUESSEL));
			weniger.delete(name);
			expect(pruefe(weniger).stimmt, name).toBe(false);
		}
	});
	/** Sealed by the portal’s own key, so that only reckoning finds it. */
	const gesiegelt = (anders: Partial<Paketinhalt>) => pruefe(packe({ ...INHALT, ...anders }, SCHLUESSEL)).worte;
	it('whose figures don’t come out of its facts is judged wrong even where the seal is right', () => {
		const [erste, zweite] = INHALT.zellen;
		if (!erste || !zweite) throw new Error('Zellen fehlen');
		expect(gesiegelt({ zellen: [{ ...erste, cent: erste.cent - 1 }, zweite] })).toContain(
			'V-00001 2026-05: gerechnet -100,00 €, im Paket -100,01 €.',
		);
		expect(gesiegelt({ zellen: [{ ...erste, menge: -30 }, zweite] })).toContain('gerechnet -15/30, im Paket -30/30');
		expect(gesiegelt({ zellen: [erste] })).toContain('V-00001 2026-06: gerechnet -200,01 €, im Paket 0,00 €.');
		expect(gesiegelt({ lauf: { ...INHALT.lauf, summe: 0 } })).toContain('Die Summe ist');
		expect(gesiegelt({ regel: regel({ saetze: [{ ...SATZ, cent: 20_000 }] }) })).toContain('gerechnet');
		expect(gesiegelt({ regel: regel({ monatsregel: 'BEGONNEN' }) })).toContain('gerechnet');
	});
	it('whose facts aren’t those of its events is judged wrong even where the seal is right', () => {
		const [einer] = INHALT.belege;
		if (!einer) throw new Error('Belege fehlen');
		const ende = { wert: '2026-05-13', ereignis: 'P-00001/V-00001' };
		expect(gesiegelt({ belege: [{ ...einer, angaben: { ...einer.angaben, vertragsende: ende } }] })).toContain(
			'V-00001: vertragsende 2026-05-13 steht nicht in den Fakten von P-00001/V-00001.',
		);
		expect(gesiegelt({ belege: [{ ...einer, ereignisse: [] }] })).toContain('fehlt das Ereignis');
		const spaeter = einer.ereignisse.map((e) => ({ ...e, position: '100' }));
		expect(gesiegelt({ belege: [{ ...einer, ereignisse: spaeter }] })).toContain('ist jünger als der Lauf');
	});
});

/*
 * The verifier reckons by itself, from other arithmetic: whatever services, rules and rates there are, what the portal
 * claims is what it finds.
 */
it('the verifier and the portal agree', { timeout: 600_000 }, () => {
	const tag = fc.integer({ min: 0, max: 900 }).map((n) => addiereTage('2025-01-01', n));
	const dienst = fc.record({
		...{ von: tag, dauer: fc.integer({ min: 0, max: 730 }), kuerzer: fc.integer({ min: -60, max: 200 }) },
		...{ person: fc.integer({ min: 1, max: 30 }), art: fc.constantFrom('FSJ' as const, 'BFD' as const) },
		land: fc.constantFrom('HE', 'BY', null),
	});
	const saetze = fc
		.uniqueArray(
			fc.record({
				abDienstmonat: fc.constantFrom(1, 7, 13),
				cent: fc.integer({ min: 0, max: 30_000 }),
				gueltigVon: fc.constantFrom('2026-02-01', '2026-02-15', '2027-01-01'),
			}),
			{ selector: ({ abDienstmonat, gueltigVon }) => `${abDienstmonat} ${gueltigVon}`, maxLength: 4 },
		)
		.map((weitere) => [SATZ, ...weitere]);
	const jedeRegel = fc.record({
		...{ monatsregel: fc.constantFrom(...MONATSREGELN), einheit: fc.constantFrom(...EINHEITEN), saetze },
		gueltigVon: fc.constantFrom(null, '2026-01-20'),
		gueltigBis: fc.constantFrom(null, '2026-12-10'),
		dienste: fc.constantFrom(['FSJ' as const], ['FSJ' as const, 'BFD' as const]),
		filter: fc.record({
			...{ alterVon: fc.constant(null), alterBis: fc.constant(null) },
			...{ wohnland: fc.constantFrom(null, 'HE' as const), stellenland: fc.constantFrom(null, 'BY' as const) },
			mindestMonate: fc.constantFrom(null, 6, 12),
		}),
	});
	fc.assert(
		fc.property(fc.array(dienst, { minLength: 1, maxLength: 60 }), jedeRegel, (dienste, anders) => {
			const nr = (art: string, i: number) => `${art}-${String(i).padStart(5, '0')}`;
			const damals = dienste.map(({ von, dauer, person, art, land }, i) => ({
				...{ ...ERIKA, vertragID: nr('V', i + 1), freiwilligerID: nr('P', person), art },
				...{ von, bis: addiereTage(von, dauer), wohnland: land, stellenland: land },
			}));
			const jetzt = damals.map((d, i) => {
				const bis = addiereTage(d.bis, -(dienste[i]?.kuerzer ?? 0));
				return { ...d, bis: maxDatum(bis, d.von) };
			});
			const { stimmt, worte } = pruefe(packe(paketinhalt(regel(anders), damals, jetzt), SCHLUESSEL));
			expect(stimmt, worte).toBe(true);
		}),
		{ numRuns: oft(40, 1_000) },
	);
});
