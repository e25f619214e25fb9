import { describe, expect, it } from 'vitest';
import { pruefeBedingungen, type Vertragsumfeld } from '#domain/akte/vertrag/vertragsregeln.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import { istMinderjaehrig } from './alter.ts';
import { arbeitszeitgrenzen } from './arbeitszeit.ts';
import { abschnittssumme, dauergrenzen } from './dauer.ts';
import { dienstartVorgaben } from './dienstart.ts';
import { RECHT, type Recht } from './recht.ts';
import { fassungAm, gueltigBis, quelle, type Regel } from './regelwerk.ts';
import { rechneSeminartage } from './seminartage.ts';
import { hoechstbetragAm } from './taschengeld.ts';
import { mindesturlaub } from './urlaub.ts';
import { vordienstErlaubt } from './vordienst.ts';

const AB = '2028-01-01';
const VORHER = '2027-12-31';

/** A further version that changes only some values. */
function ab<W>(regel: Regel<W>, werte: Partial<W>): Regel<W> {
	const bisher = fassungAm(regel, AB);
	return { ...regel, fassungen: [...regel.fassungen, { ...bisher, ab: AB, werte: { ...bisher.werte, ...werte } }] };
}

/** The law as it might read from 2028 on. */
const KUENFTIG: Recht = {
	dienstdauer: ab(RECHT.dienstdauer, { min: 3, max: 20 }),
	sonderkonzept: ab(RECHT.sonderkonzept, { max: 30 }),
	abschnitte: ab(RECHT.abschnitte, { min: 2, summe: 5 }),
	seminartage: ab(RECHT.seminartage, { basis: 30, monate: 10 }),
	zusammensetzung: ab(RECHT.zusammensetzung, { BFD: [] }),
	taschengeld: ab(RECHT.taschengeld, { prozent: 10 }),
	teilzeit: ab(RECHT.teilzeit, { mehrAls: 150 }),
	arbeitszeit: ab(RECHT.arbeitszeit, { hoechstens: 400 }),
	jugendarbeitszeit: ab(RECHT.jugendarbeitszeit, { hoechstens: 350 }),
	urlaub: ab(RECHT.urlaub, { werktage: 25 }),
	jugendurlaub: ab(RECHT.jugendurlaub, { wochentage: 5 }),
	urlaubsabgeltung: ab(RECHT.urlaubsabgeltung, { monate: 1, wochen: 4 }),
	jugendwoche: ab(RECHT.jugendwoche, { hoechstens: 40 }),
	hoechstalter: ab(RECHT.hoechstalter, { FSJ: 29 }),
	ue27: ab(RECHT.ue27, { ab: 30 }),
	wartezeit: ab(RECHT.wartezeit, { jahre: 6 }),
	sachbezuege: ab(RECHT.sachbezuege, { unterkunft: 30_000, jugend: { unter: 16, prozent: 20 } }),
	volljaehrigkeit: ab(RECHT.volljaehrigkeit, { ab: 16 }),
};

const BEDINGUNGEN: Vertragsbedingungen = {
	einsatzortID: 'ort',
	vertragsbeginn: VORHER,
	vertragsende: '2028-12-30',
	wochenstunden: 390,
	isTeilzeit: false,
	diensttageProWoche: 50,
	dienstwoche: null,
	taschengeld: 45_000,
	unterkunft: null,
	geldersatzUnterkunft: null,
	verpflegung: null,
	geldersatzVerpflegung: null,
	zuschussDeutschlandticket: null,
	mobilitaetszuschlag: null,
	estBeitrag: null,
	urlaubstage: 26,
	probezeitWochen: 6,
	isBuchhaltungTraeger: false,
	isSonderkonzept: false,
	isAbschnitte: false,
	seminartagePflicht: null,
	geplantesEnde: null,
};

const UMFELD: Vertragsumfeld = {
	zyklus: { start: '2027-09-01', ende: '2028-08-31' },
	dienstart: { art: 'FSJ', minMonate: 6, maxMonate: 18 },
	zyklusDienstart: undefined,
	einsatzstelle: { regulaereVollzeitstunden: 390 },
	person: { geburtsdatum: '2011-01-01' },
	geleistet: [],
	abschnitte: [],
	vereinbart: null,
	rolle: 'MA_VERWALTUNG',
	heute: '2027-05-20',
};

const SAETZE = {
	art: 'BFD',
	isUe27: false,
	seminartageBasis: 25,
	seminartageAbzug: 2,
	seminartageZuschlag: 1,
	seminartageUe27ProMonat: 1,
} as const;

const ALT = { max: 18, art: 'BFD', geburtsdatum: '1980-01-01' } as const;

describe('a further version counts from its day on, for what is measured by that day', () => {
	const rahmen = { minMonate: 6, maxMonate: 18 };
	const KONZEPTE = { isSonderkonzept: true, isAbschnitte: true };
	const nachEinemJahr = (von: string) => addiereTage(addiereMonate(von, 12), -1);
	const urlaub = (geburtsdatum: string, von: string, recht: Recht) =>
		mindesturlaub({ geburtsdatum, von, bis: nachEinemJahr(von), diensttage: 50 }, recht);
	const seminare = (recht: Recht, vertragsbeginn: string, geboren: string) => {
		const vertrag = { vertragsbeginn, vertragsende: nachEinemJahr(vertragsbeginn), geplantesEnde: null };
		return rechneSeminartage(vertrag, SAETZE, geboren, recht);
	};

	it.each<[string, (recht: Recht, tag: string) => unknown, unknown]>([
		['Sonderkonzept', (r, t) => dauergrenzen(rahmen, KONZEPTE, t, r).max, 30],
		['Abschnitte', (r, t) => dauergrenzen(rahmen, KONZEPTE, t, r).min, 2],
		['Summe der Abschnitte', (r, t) => abschnittssumme({ von: t, bis: t }, [], r).mindestens, 5],
		['Taschengeld', (r, t) => hoechstbetragAm(null, 'FSJ', t, r), 84_500],
		['Wochenstunden', (r, t) => arbeitszeitgrenzen('2000-01-01', t, r).mehrAls, 150],
		['Höchstarbeitszeit', (r, t) => arbeitszeitgrenzen('2000-01-01', t, r).hoechstens, 400],
		['Jugendliche', (r, t) => arbeitszeitgrenzen('2013-01-01', t, r).minderjaehrig?.hoechstens, 350],
		['Urlaub', (r, t) => urlaub('2000-01-01', t, r), 25],
		['Urlaub Jugendlicher', (r, t) => urlaub('2012-06-01', t, r), 30],
		['Tage Jugendlicher', (r, t) => arbeitszeitgrenzen('2013-01-01', t, r).minderjaehrigDiensttage, 40],
		[
			'Wartezeit',
			(r, t) => vordienstErlaubt([{ von: '2020-12-01', bis: '2022-12-31' }], { von: t, bis: nachEinemJahr(t) }, ALT, r),
			false,
		],
		['Ü27', (r, t) => seminare(r, t, '2000-06-01')?.isUe27, false],
		['Regelmonate', (r, t) => seminare(r, t, '2005-06-01')?.saetze.regelmonate, 10],
		['Volljährigkeit', (r, t) => istMinderjaehrig('2011-01-01', t, r), false],
		['neue Dienstart', (r, t) => dienstartVorgaben('FSJ', t, r).maxAlter, 29],
	])('%s', (_titel, rechne, kuenftig) => {
		expect(rechne(KUENFTIG, VORHER)).toEqual(rechne(RECHT, VORHER));
		expect(rechne(KUENFTIG, AB)).toEqual(kuenftig);
		expect(rechne(RECHT, AB)).not.toEqual(kuenftig);
	});

	it('leaves the check of a contract alone that begins before', () => {
		const pruefe = (recht: Recht, vertragsbeginn: string, geboren = UMFELD.person.geburtsdatum) => {
			const umfeld = { ...UMFELD, person: { geburtsdatum: geboren } };
			const bedingungen = { ...BEDINGUNGEN, vertragsbeginn, taschengeld: 70_000, wochenstunden: 410 };
			return pruefeBedingungen(bedingungen, umfeld, recht).map(({ code }) => code);
		};
		expect(pruefe(RECHT, VORHER)).toEqual(['MINDERJAEHRIG', 'TASCHENGELD']);
		expect(pruefe(KUENFTIG, VORHER)).toEqual(pruefe(RECHT, VORHER));
		expect(pruefe(KUENFTIG, AB)).toEqual(['MAX']);
	});
});

describe('versions', () => {
	it('follow one another without gap, each with its source', () => {
		for (const regel of Object.values(RECHT) as Regel<unknown>[]) {
			const tage = regel.fassungen.map(({ ab: tag }) => tag);
			expect(tage).toEqual([...new Set(tage)].sort());
			for (const fassung of regel.fassungen) {
				expect(quelle(fassung)).toMatch(/§ \d+/);
				expect(regel.inWorten(fassung.werte)).not.toEqual([]);
			}
		}
	});

	it('end the day before the next', () => {
		const { taschengeld } = RECHT;
		expect(gueltigBis(taschengeld, fassungAm(taschengeld, '2025-06-01'))).toBe('2025-12-31');
		expect(gueltigBis(taschengeld, fassungAm(taschengeld, '2026-06-01'))).toBeNull();
	});

	it('name the law of the kind of service', () => {
		const fassung = fassungAm(RECHT.seminartage, '2026-09-01');
		expect(quelle(fassung, 'BFD')).toBe('§ 4 Abs. 3 BFDG');
		expect(quelle(fassung, 'FOEJ')).toBe('§ 5 Abs. 2 JFDG');
		expect(quelle(fassung, 'SONSTIGE')).toBe('');
		expect(quelle(fassung)).toBe('§ 4 Abs. 3 BFDG; § 5 Abs. 2 JFDG');
	});
});

/** Tables: Dienstart, Vertrag, Computations. */
describe('the law today', () => {
	it('prescribes for a Dienstart', () => {
		const werte = {
			minAlter: null,
			minMonate: 6,
			maxMonate: 18,
			seminartageBasis: 25,
			seminartageAbzug: 2,
			seminartageZuschlag: 1,
			seminartageUe27ProMonat: 1,
		};
		expect(dienstartVorgaben('FSJ', '2026-09-01')).toEqual({ ...werte, maxAlter: 26 });
		expect(dienstartVorgaben('FOEJ', '2026-09-01')).toEqual({ ...werte, maxAlter: 26 });
		expect(dienstartVorgaben('BFD', '2026-09-01')).toEqual({ ...werte, maxAlter: null });
	});

	it.each([
		['2008-09-01', '2025-09-01', true],
		['2007-08-31', '2025-08-31', false],
		['2008-02-29', '2026-02-28', true],
		['2008-02-29', '2026-03-01', false],
	])('born %s is under age on %s: %s', (geboren, tag, jung) => {
		expect(istMinderjaehrig(geboren, tag)).toBe(jung);
	});
});
