import { describe, expect, it } from 'vitest';
import { akteAggregat } from '#domain/akte/akte.ts';
import { geldvertraege } from '#domain/akte/vertrag/geldvertraege.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { monateBis } from '#domain/recht/monate.ts';
import { ABGELTUNGSFAELLE } from './abgeltungsfaelle.fixture.ts';
import { FAELLE, type Fallvertrag, type Fallzeile, FOERDERFAELLE, type Foerderfall } from './faelle.fixture.ts';
import { foerderbetraege } from './foerderung/foerdermonate.ts';
import { FOERDERVORGABEN, type Foerderprogramm } from './foerderung/programm.ts';
import { GELDTERME, type Geldterme } from './geldterme.ts';
import { freigegebenAus, type Laufzeile, laufzeilen, type Rechenstand } from './lauf/zeilen.ts';
import { type Posten, postenVon, type Vertragslaufart } from './posten.ts';
import { liesZeitraum, type Zeitraum } from './zeitraum.ts';

/** `−1.234,50` in cents. */
const centAus = (betrag: string): number => Number(betrag.replace('−', '-').replaceAll('.', '').replace(',', ''));

/** What the arithmetic comes to, once every step of it holds. */
function ausgerechnet(rechnung: string): number {
	let zuletzt = Number.NaN;
	for (const schritt of rechnung.split('; ')) {
		const [, links = '', genau = '', gerundet] = /^(.+?) = ([^→]+?)(?: → (\S+))?$/.exec(schritt) ?? [];
		const { zaehler, nenner } = bruch(links);
		const ergebnis = gerundet ?? genau;
		const cent = BigInt(centAus(ergebnis));
		// Half up, in whole numbers: floor(x + 1/2).
		if (gerundet !== undefined) {
			expect((2n * zaehler + nenner) / (2n * nenner), schritt).toBe(cent);
			// What stands before the arrow is the value itself, or how it begins.
			const stellen = genau.replace('…', '').split(',')[1]?.length ?? 0;
			const gekuerzt = (zaehler * 10n ** BigInt(stellen - 2)) / nenner;
			expect(Number(gekuerzt), schritt).toBe(centAus(genau.replace('…', '')));
			expect(zaehler % nenner, schritt).not.toBe(0n);
		} else expect([zaehler, schritt]).toEqual([cent * nenner, schritt]);
		zuletzt = Number(cent);
	}
	return zuletzt;
}
/** Cents as a fraction, of `450,00 × 16/30`, `63,00 × 1` or `−140,00 + 95,00 − 1,00`. */
function bruch(ausdruck: string): { zaehler: bigint; nenner: bigint } {
	const [betrag = '', faktor] = ausdruck.split(' × ');
	if (faktor !== undefined) {
		const [zaehler = '', nenner = '1'] = faktor.split('/');
		return { zaehler: BigInt(centAus(betrag)) * BigInt(zaehler), nenner: BigInt(nenner) };
	}
	const glieder = ausdruck.replaceAll(' − ', ' + −').split(' + ');
	return { zaehler: glieder.reduce((summe, glied) => summe + BigInt(centAus(glied)), 0n), nenner: 1n };
}

const cents = (terme: Partial<Geldterme>): Partial<Geldterme> =>
	Object.fromEntries(
		Object.entries(terme).map(([term, euro]) => [term, euro === null ? null : Math.round(euro * 100)]),
	);
const NICHTS = Object.fromEntries(GELDTERME.map((term) => [term, null])) as unknown as Geldterme;
const ARTEN = { FSJ: 'FSJ', FOEJ: 'FOEJ', BFD: 'BFD', SONSTIGE: 'SONSTIGE' } as const;

/** The files of the case, with of each contract what money goes by. */
function akten(vertraege: readonly Fallvertrag[]): Akte[] {
	return [...Map.groupBy(vertraege, ({ wer = 'f' }) => wer)].map(([wer, ihre]) => {
		const akte = akteAggregat.start(wer) as unknown as { wuensche: unknown[]; vertraege: unknown[] };
		for (const v of ihre) {
			const id = v.id ?? 'v';
			akte.wuensche.push({ id: `w-${id}`, status: v.istNichtAngetreten ? 8000 : 3000 });
			akte.vertraege.push({
				...{ id, wunschID: `w-${id}`, dienstartID: v.art ?? 'FSJ', status: v.status ?? 4000 },
				...{ vertragsbeginn: v.beginn, vertragsende: v.ende, geplantesEnde: v.geplant ?? null },
				...{ dienstantritt: v.antritt ?? null, dienstende: v.dienstende ?? null },
				...{ resturlaubTage: v.resturlaub ? v.resturlaub * 10 : null, diensttageProWoche: (v.diensttage ?? 5) * 10 },
				...{ isBuchhaltungTraeger: !v.stelleZahltSelbst, ...NICHTS, ...cents(v.terme) },
				geldaenderungen: (v.aenderungen ?? []).map(([gueltigAb, von, nach]) => ({
					gueltigAb,
					von: cents(von),
					nach: cents(nach),
				})),
			});
		}
		return akte as unknown as Akte;
	});
}

/** One run after the other, each released as it was reckoned. */
class Kasse {
	readonly #laeufe: { nr: number; zeilen: readonly Laufzeile[] }[] = [];
	#seit: string | null = null;
	rechne(zeitraum: Zeitraum, posten: Rechenstand['posten']): readonly Laufzeile[] {
		const freigegeben = freigegebenAus(this.#laeufe);
		const zeilen = laufzeilen({ zeitraum, seit: this.#seit, posten, freigegeben });
		this.#laeufe.push({ nr: this.#laeufe.length + 1, zeilen });
		this.#seit ??= zeitraum.von;
		return zeilen;
	}
}

const monateVon = (spanne: string): string[] => {
	const [von = '', bis = von] = spanne.split('…');
	return monateBis(von, bis);
};
const vonHand = (zeilen: readonly Fallzeile[]) =>
	zeilen.flatMap(([vertragID, spanne, anteil, worte, summe]) => {
		const teile = Object.fromEntries(Object.entries(worte).map(([teil, wort]) => [teil, ausgerechnet(wort)]));
		const alle = Object.values(teile);
		const betrag = summe === undefined ? alle[0] : ausgerechnet(summe);
		expect(alle.length === 1 || summe !== undefined, `${vertragID} ${spanne}: Summe`).toBe(true);
		return monateVon(spanne).map((monat) => ({ vertragID, monat, anteil, teile, betrag }));
	});
const gerechnet = (zeilen: readonly Laufzeile[]) =>
	zeilen.map(({ vertragID, monat, anteil, teile, betrag }) => ({ vertragID, monat, anteil, teile, betrag }));

describe('volunteers worked out by hand', () => {
	it('are forty and more, each by a number of his own', () => {
		const nummern = [...FAELLE, ...FOERDERFAELLE, ...ABGELTUNGSFAELLE].map(({ wer }) => Number(wer.split(' ')[0]));
		expect(nummern).toEqual(Array.from({ length: 47 }, (_, i) => i + 1));
	});

	it.each([...FAELLE, ...ABGELTUNGSFAELLE])('$wer', ({ art, laeufe }) => {
		const kasse = new Kasse();
		for (const { zeitraum, vertraege, zeilen, weil } of laeufe) {
			const monate = liesZeitraum(zeitraum);
			const posten = faellige(vertraege, art, monate);
			expect(gerechnet(kasse.rechne(monate, posten)), weil ?? zeitraum).toEqual(vonHand(zeilen));
		}
	});

	it.each(FOERDERFAELLE)('$wer', (fall) => {
		const kasse = new Kasse();
		for (const { zeitraum, dienst, zeilen, weil } of fall.abrufe) {
			const monate = liesZeitraum(zeitraum);
			const posten = foerderposten(fall, dienst);
			const erwartet = zeilen.map(
				([spanne, anteil, betrag]): Fallzeile => ['v', spanne, anteil, { FOERDERUNG: betrag }],
			);
			expect(gerechnet(kasse.rechne(monate, posten)), weil ?? zeitraum).toEqual(vonHand(erwartet));
		}
	});
});

const faellige = (vertraege: readonly Fallvertrag[], art: Vertragslaufart, { bis }: Zeitraum): Posten[] =>
	akten(vertraege).flatMap((akte) => postenVon(geldvertraege(akte, ARTEN), art, bis));

/** What a programme owes for a service as it stands, for all of its months. */
function foerderposten(
	{ programm, anders }: Foerderfall,
	{ von, bis, art = 'FSJ', geboren, wohnland = 'HE' }: Foerderfall['abrufe'][number]['dienst'],
): Posten[] {
	const felder = FOERDERVORGABEN.get(programm);
	if (!felder) throw new Error(programm);
	const eines: Foerderprogramm = { id: programm, isAktiv: true, ...felder, ...anders };
	const dienst = {
		freiwilligerID: 'f',
		...{ von, bis, art, dienstartID: art, geburtsdatum: geboren ?? '2007-01-01', wohnland, stellenland: 'HE' },
	};
	const alle = { von: von.slice(0, 7), bis: bis.slice(0, 7) };
	return foerderbetraege(eines, dienst, alle)
		.filter(({ betrag }) => betrag !== 0)
		.map(({ monat, anteil, betrag }) => ({
			...{ vertragID: 'v', freiwilligerID: 'f', monat, anteil, teile: { FOERDERUNG: betrag } },
		}));
}
