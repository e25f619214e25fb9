import { beforeEach, describe, expect, it } from 'vitest';
import { automatischBereitzustellen } from '#domain/akte/automatik.ts';
import { dokumentBereitstellen } from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import { dokumentInvalidieren } from '#domain/akte/entscheidungen/dokument/dokument-invalidieren.ts';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { freiwillig, SYSTEM, TRAEGER, VEREIN1, VEREIN2 } from '#domain/akte/tests/personen.fixture.ts';
import { bis, endetFrueh, vertragAn, weltMitPlaetzen, zweiterDienst } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { zeugnisfrist, zeugnisstand } from '#domain/akte/zeugnis/stand.ts';
import { OHNE_TEXTE } from '#domain/zeugnis/texte.ts';
import {
	berichtigungAblehnen,
	ortDesZeugnisses,
	stelltAus,
	zeugnisBerichtigen,
	zeugnisFreigeben,
	zeugnisSchreiben,
	zeugnisVerlangen,
	zeugnisWeitergeben,
	zeugnisZurueckgeben,
} from './zeugnis.ts';

/** Table: Documents, Certificate; § 11 JFDG, § 11 BFDG. */

const SPEC = testSpec({
	...{ id: 'zeugnis', bezeichnung: 'Zeugnis', nutzungsart: 'GESTELLT', nachweisFuer: 'ZEUGNIS', vorlage: 'TEXT' },
	signaturparteien: ['EINSATZSTELLE', 'TRAEGER'],
});

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen({ specs: [SPEC], parameter: { pdfSignatures: true } });
	bis(welt, 'f', 4000);
});
const vertrag = () => vertragAn(welt, 'f');
const stand = () => zeugnisstand(welt.akte('f'), vertrag());
const an = <T extends object>(dazu: T) => ({ vertragID: vertrag().id, ...dazu });
const FW = () => freiwillig('f');
const texte = {
	taetigkeiten: 'Sportgruppen für Kinder.',
	merkmale: '',
	leistung: 'Auf Zusagen war Verlass.',
	verhalten: 'Der Umgang war freundlich.',
};
const verlange = (umfang: 'EINFACH' | 'ERWEITERT' = 'ERWEITERT') =>
	welt.tue('f', FW(), zeugnisVerlangen, an({ umfang }));
const schreibe = (neu: Partial<typeof texte> = {}, wer = VEREIN1) =>
	welt.tue('f', wer, zeugnisSchreiben, an({ texte: { ...texte, ...neu } }));
const gibWeiter = () => welt.tue('f', VEREIN1, zeugnisWeitergeben, an({}));
const gibFrei = () => welt.tue('f', TRAEGER, zeugnisFreigeben, an({}));
let nummer = 0;
/** As the portal does once it is released. */
function stelleAus(): string {
	const [anforderungID = ''] = automatischBereitzustellen(welt.lage('f', SYSTEM));
	nummer += 1;
	const dokumentID = `d${nummer}`;
	const datei = { uploadID: `u${nummer}`, sha256: `${nummer}`, name: 'Zeugnis.pdf' };
	const eingabe = { dokumentID, anforderungID, specID: null, datei, einsatzortID: null, automatisch: true };
	welt.tue('f', SYSTEM, dokumentBereitstellen, eingabe);
	return anforderungID;
}
function ausgestellt(): string {
	verlange();
	schreibe();
	gibWeiter();
	gibFrei();
	return stelleAus();
}

describe('the way of a Zeugnis', () => {
	it('begins when the volunteer wants one, and asks for its document by hand', () => {
		expect(stand()).toBe('NICHT_VERLANGT');
		const ereignisse = verlange('EINFACH');
		expect(ereignisse.map(({ type }) => type)).toEqual(['DokumentAngefordert', 'ZeugnisVerlangt']);
		expect(ereignisse[0]?.facts).toMatchObject({ specID: 'zeugnis', isManuell: true });
		expect(stand()).toBe('STELLE');
	});

	it('leads from the site over the Traeger to the paper, which is issued once', () => {
		verlange();
		schreibe();
		gibWeiter();
		expect(stand()).toBe('TRAEGER');
		gibFrei();
		expect(stand()).toBe('AUSSTELLUNG');
		stelleAus();
		expect(stand()).toBe('UNTERSCHRIFT');
		expect(automatischBereitzustellen(welt.lage('f', SYSTEM))).toEqual([]);
	});

	it('keeps what is said of somebody out of the facts', () => {
		verlange();
		const [geschrieben] = schreibe();
		expect(JSON.stringify(geschrieben?.facts)).not.toContain('Verlass');
		expect(geschrieben).toMatchObject({ type: 'ZeugnisGeschrieben', art: 'FREITEXT', person: texte });
		expect(schreibe()).toEqual([]);
	});

	it('goes back to the site with what is still to be done', () => {
		verlange();
		schreibe();
		gibWeiter();
		welt.tue('f', TRAEGER, zeugnisZurueckgeben, an({ nachricht: 'Bitte die Turniere nennen.' }));
		expect(stand()).toBe('STELLE');
		expect(vertrag().zeugnis).toMatchObject({ hinweis: 'Bitte die Turniere nennen.', texte });
	});

	it('is extended when somebody wants more than a simple one', () => {
		verlange('EINFACH');
		verlange('ERWEITERT');
		expect(vertrag().zeugnis?.umfang).toBe('ERWEITERT');
		expect(welt.akte('f').anforderungen).toHaveLength(1);
		const nochmal = welt.verstoesse('f', FW(), zeugnisVerlangen, an({ umfang: 'ERWEITERT' as const }));
		expect(nochmal.map(({ text }) => text)).toEqual(['Dieses Zeugnis ist bereits verlangt.']);
	});

	it('is corrected: the new one answers the same request', () => {
		const anforderungID = ausgestellt();
		welt.tue('f', FW(), zeugnisBerichtigen, an({ nachricht: 'Es fehlt die Ferienfreizeit.' }));
		expect(stand()).toBe('BERICHTIGUNG');
		expect(vertrag().zeugnis?.berichtigung).toBe('Es fehlt die Ferienfreizeit.');
		schreibe({ taetigkeiten: 'Sportgruppen und eine Ferienfreizeit.' }, TRAEGER);
		gibFrei();
		expect(stelleAus()).toBe(anforderungID);
		expect(stand()).toBe('UNTERSCHRIFT');
	});

	it('stands where a correction is refused', () => {
		ausgestellt();
		welt.tue('f', FW(), zeugnisBerichtigen, an({ nachricht: 'Bitte alles besser.' }));
		welt.tue('f', TRAEGER, berichtigungAblehnen, an({ grund: 'Es trifft so zu.' }));
		expect([stand(), vertrag().zeugnis?.hinweis]).toEqual(['UNTERSCHRIFT', 'Es trifft so zu.']);
	});

	it('is the Traeger’s again once its document is withdrawn, and is issued anew', () => {
		const anforderungID = ausgestellt();
		welt.tue('f', TRAEGER, dokumentInvalidieren, { anforderungID, grund: 'Falsches Ende' });
		expect(stand()).toBe('TRAEGER');
		gibFrei();
		stelleAus();
		expect(stand()).toBe('UNTERSCHRIFT');
	});
});

/** Table: Derivation rule, "second service in the same cycle". */
describe('of a second service', () => {
	const zeugnisse = () => welt.akte('f').vertraege.map((v) => v.zeugnis);
	function zweitesVerlangt(): string {
		endetFrueh(welt, 'f');
		ausgestellt();
		zweiterDienst(welt, 'f');
		const { id: vertragID } = vertragAn(welt, 'f', 'o3');
		welt.tue('f', FW(), zeugnisVerlangen, { vertragID, umfang: 'ERWEITERT' });
		return vertragID;
	}
	function stelleZweitesAus(vertragID: string): void {
		welt.tue('f', TRAEGER, zeugnisSchreiben, { vertragID, texte });
		welt.tue('f', TRAEGER, zeugnisWeitergeben, { vertragID });
		welt.tue('f', TRAEGER, zeugnisFreigeben, { vertragID });
		const [anforderungID = ''] = automatischBereitzustellen(welt.lage('f', SYSTEM));
		expect(ortDesZeugnisses(welt.akte('f'), anforderungID)).toBe('o3');
		stelleAus();
	}

	it('has a request and a document of its own; the first stays as it is', () => {
		stelleZweitesAus(zweitesVerlangt());
		const [erstes, zweites] = zeugnisse();
		expect(zweites?.anforderungID).not.toBe(erstes?.anforderungID);
		expect([erstes?.dokumentID, zweites?.dokumentID]).toEqual(welt.akte('f').dokumente.map(({ id }) => id));
		expect(welt.akte('f').dokumente.map(({ nachweisZu }) => nachweisZu)).toEqual(
			welt.akte('f').vertraege.map(({ id }) => id),
		);
	});

	it('comes apart from the first with its release, where both had one request before', () => {
		const vertragID = zweitesVerlangt();
		const [erstes, zweites] = zeugnisse();
		if (erstes && zweites) Object.assign(zweites, { anforderungID: erstes.anforderungID, dokumentID: null });
		stelleZweitesAus(vertragID);
		expect(zweites?.anforderungID).not.toBe(erstes?.anforderungID);
		expect(zweites?.dokumentID).not.toBe(erstes?.dokumentID);
	});
});

describe('is refused', () => {
	const texteVon = (verstoesse: readonly { readonly text: string }[]) => verstoesse.map(({ text }) => text);

	it('with parts missing that it can’t do without', () => {
		verlange();
		schreibe({ ...OHNE_TEXTE, taetigkeiten: 'Sport.' });
		const satz = ['Im Zeugnis fehlt noch: Leistung, Verhalten.'];
		expect(texteVon(welt.verstoesse('f', VEREIN1, zeugnisWeitergeben, an({})))).toEqual(satz);
	});
	it('without a template', () => {
		welt.aendere({ specs: [] });
		expect(texteVon(welt.verstoesse('f', FW(), zeugnisVerlangen, an({ umfang: 'EINFACH' as const })))).toEqual([
			'Für diesen Dienst ist noch keine Vorlage für Zeugnisse veröffentlicht.',
		]);
	});
	it('to a site once it lies with the Traeger, and to others always', () => {
		verlange();
		schreibe();
		gibWeiter();
		expect(welt.verstoesse('f', VEREIN1, zeugnisSchreiben, an({ texte }))).toMatchObject([{ code: 'ZEUGNIS' }]);
		expect(welt.verstoesse('f', VEREIN2, zeugnisSchreiben, an({ texte }))).toMatchObject([{ http: 404 }]);
		expect(welt.verstoesse('f', VEREIN1, zeugnisFreigeben, an({}))).toMatchObject([{ http: 403 }]);
		expect(welt.verstoesse('f', FW(), zeugnisSchreiben, an({ texte }))).toMatchObject([{ http: 403 }]);
	});
	it('for a correction of what isn’t issued', () => {
		verlange();
		expect(texteVon(welt.verstoesse('f', FW(), zeugnisBerichtigen, an({ nachricht: 'x' })))).toEqual([
			'Die Aktion „Berichtigung verlangen“ ist im Stand „Einsatzstelle schreibt“ nicht möglich.',
		]);
	});
});

it('is due so many days after the service, or after it was wanted', () => {
	const takt = { zeugnisFrist: 28 };
	expect(zeugnisfrist({ ...vertrag(), vertragsende: '2026-08-31' }, takt)).toBe('2026-09-28');
	verlange();
	const zeugnis = vertrag().zeugnis && { ...vertrag().zeugnis, verlangtAm: '2026-10-01' };
	expect(zeugnisfrist({ ...vertrag(), vertragsende: '2026-08-31', zeugnis } as never, takt)).toBe('2026-10-29');
});

it('is issued by the Traeger, in the BFD by the Einsatzstelle', () => {
	const lage = welt.lage('f', TRAEGER);
	expect(stelltAus(lage, { dienstartID: 'fsj' })).toBe('TRAEGER');
	expect(stelltAus(lage, { dienstartID: 'bfd' })).toBe('EINSATZSTELLE');
});
