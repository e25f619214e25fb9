import { beforeEach, describe, expect, it } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { emailUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/email-uebernehmen.ts';
import { statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { bedingungenZustimmen } from '#domain/akte/entscheidungen/vertrag/bedingungen-zustimmen.ts';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import { ADMIN, freiwillig, TRAEGER, VEREIN1, VEREIN2 } from '#domain/akte/tests/personen.fixture.ts';
import { bis, geeinigt, vertragAn, weltMitPlaetzen, wunschAn } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { PARTEIEN, type Partei } from '#domain/akte/vertrag/betroffene.ts';
import { ausstehend, fingerabdruck } from '#domain/akte/vertrag/zustimmung.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';
import type { Bedingung } from '#domain/felder/vertragsfelder.ts';
import type { Akteur } from '#domain/rollen.ts';
import { letzteVereinbarung, neueste, type Vertragsverlauf, vertragsverlauf } from './fassungen.ts';
import { bekanntBis, vergleiche, vonAnderen } from './vergleich.ts';

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});

const vertrag = () => vertragAn(welt, 'f');
const aendere = (felder: Partial<Vertragsbedingungen>, akteur: Akteur = TRAEGER) =>
	welt.tue('f', akteur, vertragBearbeiten, { vertragID: vertrag().id, felder });
const offen = (): Partial<Record<Partei, Bedingung[]>> =>
	Object.fromEntries(PARTEIEN.map((p) => [p, ausstehend(vertrag(), p)]).filter(([, felder]) => felder?.length));
const hash = () => fingerabdruck(welt.lage('f', TRAEGER).ctx, vertrag(), vertrag());
const stimmeZu = (akteur: Akteur, gezeigt = hash()) =>
	welt.verstoesse('f', akteur, bedingungenZustimmen, { vertragID: vertrag().id, hash: gezeigt });

function verlauf(id = vertrag().id): Vertragsverlauf {
	const gelesen = vertragsverlauf(welt.verlauf.get('f') ?? [], id);
	if (!gelesen) throw new Error(`Vertrag ${id} fehlt`);
	return gelesen;
}
const seitEinigung = () =>
	vergleiche(verlauf(), letzteVereinbarung(verlauf())?.version ?? 0, neueste(verlauf()).version).map(
		({ feld, von, nach }) => [feld, von, nach],
	);

describe('Wer einer Änderung noch zustimmt', () => {
	it('vor der Einigung niemand', () => {
		bis(welt, 'f', 2500);
		aendere({ urlaubstage: 28 });
		expect(offen()).toEqual({});
	});

	it('nach der Einigung alle, die sie betrifft, außer wer sie vorschlägt', () => {
		bis(welt, 'f', 2800);
		expect(offen()).toEqual({});
		aendere({ urlaubstage: 28 }, VEREIN1);
		const alle = ['urlaubstage'];
		expect(offen()).toEqual({ TRAEGER: alle, FREIWILLIGER: alle, ERZIEHUNGSBERECHTIGTER: alle });
	});

	it('beim Beitrag der Einsatzstelle nur die andere der beiden Seiten', () => {
		bis(welt, 'f', 2800);
		aendere({ estBeitrag: 45_000 });
		expect(offen()).toEqual({ EINSATZSTELLE: ['estBeitrag'] });
	});

	it('niemand mehr, wenn sie zurückgenommen wird', () => {
		bis(welt, 'f', 2800);
		const { urlaubstage } = vertrag();
		aendere({ urlaubstage: 28 });
		aendere({ urlaubstage });
		expect(offen()).toEqual({});
	});

	it('wer selbst etwas ändert, stimmt damit nicht den Änderungen der anderen zu', () => {
		bis(welt, 'f', 2800);
		aendere({ urlaubstage: 28 });
		aendere({ wochenstunden: 390 }, VEREIN1);
		expect(offen().EINSATZSTELLE).toEqual(['urlaubstage']);
		expect(offen().TRAEGER).toEqual(['wochenstunden']);
	});

	it('nach dem Vertragsabschluss niemand: alle haben unterschrieben', () => {
		bis(welt, 'f', 2800);
		aendere({ urlaubstage: 28 });
		welt.tue('f', TRAEGER, abschliessen, { wunschID: wunschAn(welt, 'f').id, vertragsnummer: 'N-1' });
		expect(offen()).toEqual({});
	});

	it('niemand einer neuen E-Mail-Adresse', () => {
		bis(welt, 'f', 2800);
		const davor = neueste(verlauf());
		welt.tue('f', freiwillig('f'), emailUebernehmen, { email: 'neu@example.org' });
		expect(offen()).toEqual({});
		expect(neueste(verlauf())).toEqual(davor);
		expect(seitEinigung()).toEqual([]);
	});
});

describe('Zustimmen', () => {
	beforeEach(() => {
		bis(welt, 'f', 2800);
		aendere({ urlaubstage: 28 });
	});

	it('gilt genau den gezeigten Bedingungen', () => {
		const gezeigt = hash();
		aendere({ wochenstunden: 390 });
		expect(stimmeZu(VEREIN1, gezeigt)).toMatchObject([{ code: 'BEDINGUNGEN', http: 409 }]);
		expect(stimmeZu(VEREIN1)).toEqual([]);
		expect(offen().EINSATZSTELLE).toBeUndefined();
		expect(verlauf().zustimmungen).toMatchObject([{ seite: 'EINSATZSTELLE', userID: 'verein1', hash: hash() }]);
	});

	it('lässt die Zustimmung der anderen offen und den Vertrag, wie er ist', () => {
		const { version, status } = vertrag();
		stimmeZu(VEREIN1);
		expect(vertrag()).toMatchObject({ version, status });
		expect(offen().FREIWILLIGER).toEqual(['urlaubstage']);
	});

	it('kann nur die Seite, die noch zuzustimmen hat', () => {
		expect(stimmeZu(TRAEGER)).toMatchObject([{ code: 'ZUSTIMMUNG', http: 409 }]);
		expect(stimmeZu(freiwillig('f'))).toMatchObject([{ http: 403 }]);
		expect(stimmeZu(VEREIN2)).toMatchObject([{ http: 404 }]);
	});

	it('kann niemand mehr nach der Annullierung', () => {
		const id = vertrag().id;
		const gezeigt = hash();
		welt.tue('f', TRAEGER, annullieren, { grund: 'Neu verhandeln' });
		expect(welt.verstoesse('f', VEREIN1, bedingungenZustimmen, { vertragID: id, hash: gezeigt })).toMatchObject([
			{ code: 'G22' },
		]);
	});
});

describe('Der Unterschied zur Vereinbarung', () => {
	it('nennt alt und neu, wer es war und für welche Seite', () => {
		bis(welt, 'f', 2800);
		const { urlaubstage } = vertrag();
		aendere({ urlaubstage: 27 });
		aendere({ urlaubstage: 28 }, VEREIN1);
		const [eine] = vergleiche(verlauf(), letzteVereinbarung(verlauf())?.version ?? 0, neueste(verlauf()).version);
		expect(eine).toMatchObject({
			feld: 'urlaubstage',
			von: urlaubstage,
			nach: 28,
			schritte: [
				{ userID: 'traeger', seite: 'TRAEGER', von: urlaubstage, nach: 27 },
				{ userID: 'verein1', seite: 'EINSATZSTELLE', von: 27, nach: 28 },
			],
		});
		expect(eine && vonAnderen(eine, 'verein1')).toBe(true);
		expect(eine && vonAnderen({ ...eine, schritte: eine.schritte.slice(1) }, 'verein1')).toBe(false);
	});

	it('was bei der Einigung selbst geändert wurde, ist vereinbart', () => {
		bis(welt, 'f', 2500);
		geeinigt(welt, 'f', { urlaubstage: 28 });
		expect(seitEinigung()).toEqual([]);
		expect(letzteVereinbarung(verlauf())).toMatchObject({ anlass: 'EINIGUNG', hash: hash() });
	});

	it('misst sich nach einer Annullierung an dem, was unterschrieben war', () => {
		bis(welt, 'f', 3000);
		const unterschrieben = letzteVereinbarung(verlauf());
		expect(unterschrieben?.anlass).toBe('UNTERSCHRIFT');
		welt.tue('f', TRAEGER, annullieren, { grund: 'Neu verhandeln' });
		expect(letzteVereinbarung(verlauf())).toMatchObject({ anlass: 'VORGAENGER', hash: unterschrieben?.hash });
		expect(seitEinigung()).toEqual([]);
		const { wochenstunden } = vertrag();
		aendere({ wochenstunden: 390 }, VEREIN1);
		expect(seitEinigung()).toEqual([['wochenstunden', wochenstunden, 390]]);
		expect(offen()).toEqual({});
	});

	it('beginnt ohne Einigung mit dem Entwurf', () => {
		bis(welt, 'f', 2500);
		expect(letzteVereinbarung(verlauf())).toBeNull();
		aendere({ urlaubstage: 28 });
		expect(verlauf().fassungen.map(({ anlass }) => anlass)).toEqual(['ENTWURF', 'AENDERUNG']);
	});

	it('ein von Hand gesetzter Status ist keine Einigung beider Seiten, aber ab da stimmt zu, wen etwas betrifft', () => {
		bis(welt, 'f', 2500);
		const grund = 'Auf Papier geeinigt, hier nachgetragen';
		welt.tue('f', ADMIN, statusSetzen, { ziel: 2800, wunschID: wunschAn(welt, 'f').id, grund });
		expect(letzteVereinbarung(verlauf())).toBeNull();
		aendere({ urlaubstage: 28 });
		expect(offen().EINSATZSTELLE).toEqual(['urlaubstage']);
	});
});

describe('Neu ist, was jemand noch nicht kennt', () => {
	const bekannt = (gesehen: number | null, istUnterschrieben = false, durchIhn = false) =>
		bekanntBis(verlauf(), { gesehen, istUnterschrieben, durchIhn });

	it('solange nichts unterschrieben ist: alles seit dem Entwurf, oder seit er zuletzt hingesehen hat', () => {
		bis(welt, 'f', 2800);
		aendere({ urlaubstage: 28 });
		const [erste] = verlauf().fassungen;
		const letzte = neueste(verlauf()).version;
		expect([bekannt(null), bekannt(letzte)]).toEqual([erste.version, letzte]);
	});

	it('im unterschriebenen Vertrag nichts, wenn er ihn zum ersten Mal sieht, sonst, was seither kam', () => {
		bis(welt, 'f', 2800);
		const [erste] = verlauf().fassungen;
		aendere({ urlaubstage: 28 });
		const letzte = neueste(verlauf()).version;
		expect([bekannt(null, true), bekannt(erste.version, true)]).toEqual([letzte, erste.version]);
		// Whoever signed knows what he signed.
		expect(bekannt(erste.version, true, true)).toBe(letzte);
	});
});

describe('Einigungen aus der Zeit vor den Prüfsummen', () => {
	const ALT = ['VertragGeeinigt', 'VertragUnterschrieben'];

	it('haben keine, und gelten wie die anderen', () => {
		bis(welt, 'f', 3000);
		const ereignisse = (welt.verlauf.get('f') ?? []).map((e) => {
			if (!ALT.includes(e.type)) return e;
			const { hash: _, ...facts } = e.facts as { hash: string };
			return { ...e, schema: 1, facts } as typeof e;
		});
		const gelesen = vertragsverlauf(ereignisse, vertrag().id);
		expect(gelesen && letzteVereinbarung(gelesen)).toMatchObject({ anlass: 'UNTERSCHRIFT', hash: null });
		const akte = falte(akteAggregat, 'f', ereignisse);
		expect(akte.vertraege.at(-1)?.zugestimmt).toEqual(vertrag().zugestimmt);
	});
});

/** Terms a fingerprint covered before the week became one. */
const DAMALS = [
	'einsatzortID',
	'estBeitrag',
	'geldersatzUnterkunft',
	'geldersatzVerpflegung',
	'geplantesEnde',
	'isBuchhaltungTraeger',
	'isSonderkonzept',
	'isTeilzeit',
	'mobilitaetszuschlag',
	'probezeitWochen',
	'seminartagePflicht',
	'taschengeld',
	'unterkunft',
	'urlaubstage',
	'verpflegung',
	'vertragsbeginn',
	'vertragsende',
	'wochenstunden',
	'zuschussDeutschlandticket',
];

describe('Verträge aus der Zeit vor der Dienstwoche und den Abschnitten', () => {
	const ohneWoche = () =>
		(welt.verlauf.get('f') ?? []).map((e) => {
			if (e.type !== 'VertragEntworfen') return e;
			const { diensttageProWoche: _, dienstwoche: __, isAbschnitte: ___, ...bedingungen } = e.facts.bedingungen;
			return { ...e, schema: 1, facts: { ...e.facts, bedingungen } } as typeof e;
		});

	it('haben fünf Diensttage und keine Dienstwoche', () => {
		bis(welt, 'f', 3000);
		const akte = falte(akteAggregat, 'f', ohneWoche());
		expect(akte.vertraege.at(-1)).toMatchObject({ diensttageProWoche: 50, dienstwoche: null, isAbschnitte: false });
		expect(akte).toEqual(welt.akte('f'));
	});

	it('sind keine Abschnitte', () => {
		bis(welt, 'f', 3000);
		const vorher = (welt.verlauf.get('f') ?? []).map((e) => {
			if (e.type !== 'VertragEntworfen') return e;
			const { isAbschnitte: _, ...bedingungen } = e.facts.bedingungen;
			return { ...e, schema: 2, facts: { ...e.facts, bedingungen } } as typeof e;
		});
		expect(falte(akteAggregat, 'f', vorher)).toEqual(welt.akte('f'));
	});

	it('behalten ihre Prüfsumme: sie zählt die Angaben von damals', () => {
		bis(welt, 'f', 2800);
		const { ctx } = welt.lage('f', TRAEGER);
		const gezaehlt: object[] = [];
		const merke = { ...ctx, fingerabdruck: (inhalt: object) => String(gezaehlt.push(inhalt)) };
		fingerabdruck(merke, vertrag(), vertrag());
		aendere({ diensttageProWoche: 45 });
		fingerabdruck(merke, vertrag(), vertrag());
		fingerabdruck(merke, vertrag(), { ...vertrag(), diensttageProWoche: 50, isAbschnitte: true });
		const [alt, neu, inAbschnitten] = gezaehlt.map((inhalt) =>
			Object.keys((inhalt as { bedingungen: object }).bedingungen).toSorted(),
		);
		expect(alt).toEqual(DAMALS);
		expect(neu).toEqual([...DAMALS, 'diensttageProWoche'].toSorted());
		expect(inAbschnitten).toEqual([...DAMALS, 'isAbschnitte'].toSorted());
	});
});
