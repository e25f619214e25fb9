import { describe, expect, it } from 'vitest';
import { dokumentaktionen } from '#domain/akte/dokumentaktionen.ts';
import {
	besiegelungAnstossen,
	besiegelungGescheitert,
	dokumentBesiegeln,
} from '#domain/akte/entscheidungen/dokument/dokument-besiegeln.ts';
import { faelligeMahnen } from '#domain/akte/entscheidungen/dokument/mahnen.ts';
import { signaturAnfordern } from '#domain/akte/entscheidungen/dokument/signatur-anfordern.ts';
import { signaturOeffnen, vorschauGesehen } from '#domain/akte/entscheidungen/dokument/signatur-oeffnen.ts';
import { signaturenAblaufenLassen } from '#domain/akte/entscheidungen/dokument/signaturen-ablaufen.ts';
import { signaturenZuruecksetzen } from '#domain/akte/entscheidungen/dokument/signaturen-zuruecksetzen.ts';
import { direktUnterschreiben, unterschreiben } from '#domain/akte/entscheidungen/dokument/unterschreiben.ts';
import { bearbeiten } from '#domain/akte/entscheidungen/freiwilliger/bearbeiten.ts';
import { erziehungsberechtigteAnlegen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-anlegen.ts';
import { erziehungsberechtigteBearbeiten } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-bearbeiten.ts';
import { erziehungsberechtigteEntfernen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-entfernen.ts';
import { vertragsnummerSetzen } from '#domain/akte/entscheidungen/vertrag/vertragsnummer-setzen.ts';
import { DokumentAngefordert, DokumentHochgeladen } from '#domain/akte/ereignisse.ts';
import { faelligerAbschluss, mitAbschluss, warumNichtAbgeschlossen } from '#domain/akte/faelliger-abschluss.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import {
	ERWACHSEN,
	freiwillig,
	MINDERJAEHRIG,
	SYSTEM,
	TOKEN,
	TRAEGER,
	VEREIN1,
	VEREIN2,
} from '#domain/akte/tests/personen.fixture.ts';
import { beworben, geeinigt, inVerhandlung, vertragAn, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import { verlauf } from '#domain/akte/verlauf/verlauf.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Akteur, Partei } from '#domain/rollen.ts';
import { istUnterzeichner, signaturfall, sitzungsfall } from './fall.ts';
import { kopieFuer } from './kopie.ts';
import { andererAlsGefragt } from './namensvergleich.ts';
import { nummerGenannt } from './nummer.ts';

const ALLE: readonly Partei[] = ['FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER', 'EINSATZSTELLE', 'TRAEGER'];
const NAME = { art: 'GETIPPT', name: 'Lena Hoffmann', bild: null, isEinverstanden: true, ipHash: null } as const;
const SIEGEL = { dokumentID: 'd', fassung: 1, uploadID: 'siegel', sha256: 'cd' } as const;
const ELTERN = {
	art: 'MUTTER',
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: false,
	person: { vorname: 'Petra', nachname: 'Hoffmann', email: 'petra@example.org' },
} as const;

/** A volunteer agreed with Sporthalle Nord, and the contract as a checked file. */
function welt({
	parteien = ALLE,
	person = ERWACHSEN,
	eltern = 0,
	vertragsrelevant = true,
}: {
	parteien?: readonly Partei[];
	person?: Personendaten;
	eltern?: number;
	vertragsrelevant?: boolean;
} = {}): Welt {
	const w = weltMitPlaetzen({ parameter: { vertragsnummerModus: 'GLOBAL' } });
	beworben(w, 'a', ['o1'], person);
	inVerhandlung(w, 'a');
	for (let i = 0; i < eltern; i++) w.tue('a', TRAEGER, erziehungsberechtigteAnlegen, ELTERN);
	geeinigt(w, 'a');
	const spec = { id: 'vb', bezeichnung: 'Vereinbarung', nutzungsart: 'GESTELLT' } as const;
	w.aendere({ specs: [testSpec({ ...spec, isVertragsrelevant: vertragsrelevant, signaturparteien: parteien })] });
	w.tue('a', SYSTEM, gib, vertragsrelevant ? vertragAn(w, 'a').id : null);
	return w;
}

function gib(lage: Lage, vertragID: string | null) {
	const steht = lage.akte.anforderungen.find((a) => a.specID === 'vb');
	const anforderungID = steht?.id ?? 'anf';
	const datei = { uploadID: 'u', sha256: 'abc', herkunft: 'BEREITGESTELLT', gueltigBis: null } as const;
	return vollende(lage, [
		...(steht ? [] : [DokumentAngefordert({ anforderungID, specID: 'vb', isManuell: false, frist: null })]),
		DokumentHochgeladen({
			dokumentID: 'd',
			anforderungID,
			specID: 'vb',
			vertragID,
			einsatzortID: null,
			nach: 1000,
			...datei,
		}),
	]);
}

const NAMEN: Namen = {
	einsatzort: (id) => id,
	dienstart: (id) => id ?? '',
	benutzer: (id) => id ?? '',
	zyklus: (id) => id,
	dokument: () => 'Vereinbarung',
	eintrag: (id) => id,
	feld: (feld) => feld,
};

const beginne = (w: Welt, partei: Partei = 'FREIWILLIGER', unterzeichnerID: string | null = null) =>
	w.tue('a', TRAEGER, signaturAnfordern, { dokumentID: 'd', partei, unterzeichnerID });
const dokument = (w: Welt) => w.akte('a').dokumente.find((d) => d.id === 'd');
const offene = (w: Welt) => w.akte('a').signaturen.filter((s) => s.status === 'CREATED' || s.status === 'STARTED');
const wartend = (w: Welt) => offene(w).map((s) => s.partei);
const sitzung = (w: Welt, partei: Partei, n = 0) => offene(w).filter((s) => s.partei === partei)[n]?.id ?? 'keine';
const direkt = (w: Welt, wer: Akteur) => w.tue('a', wer, direktUnterschreiben, { ...NAME, dokumentID: 'd' });
const direktVerstoesse = (w: Welt, wer: Akteur) =>
	w.verstoesse('a', wer, direktUnterschreiben, { ...NAME, dokumentID: 'd' }).map((v) => v.text);

/** Opens, looks and signs by the link. */
function perLink(w: Welt, sitzungID: string, name: string = NAME.name): void {
	for (const verb of [signaturOeffnen, vorschauGesehen]) w.tue('a', TOKEN, verb, { sitzungID, mitLink: true });
	w.tue('a', TOKEN, unterschreiben, { ...NAME, name, sitzungID, mitLink: true });
}

describe('asking for signatures', () => {
	it('begins with the volunteer, good for 31 days', () => {
		const w = welt();
		beginne(w);
		expect(dokument(w)?.status).toBe(1500);
		expect(wartend(w)).toEqual(['FREIWILLIGER']);
		// 2 June and 31 days: the end of 3 July in German summer time.
		expect(offene(w)[0]?.gueltigBis).toBe('2025-07-03T21:59:59.999Z');
	});

	it.each([
		['2025-10-01', '2025-11-01T22:59:59.999Z'],
		['2026-03-01', '2026-04-01T21:59:59.999Z'],
		['2028-01-29', '2028-02-29T22:59:59.999Z'],
	])('asked on %s it ends %s, across the change of clocks and on 29 February', (heute, ende) => {
		const w = welt();
		w.heute = heute;
		beginne(w);
		expect(offene(w)[0]?.gueltigBis).toBe(ende);
	});

	it.each([
		['TRAEGER', 'Sie sind noch nicht an der Reihe. Zuerst unterschreibt: Freiwillige Person.'],
		['ERZIEHUNGSBERECHTIGTER', 'Diese Partei unterschreibt das Dokument nicht.'],
	] as const)('refuses %s', (partei, text) => {
		const eingabe = { dokumentID: 'd', partei, unterzeichnerID: null };
		expect(
			welt()
				.verstoesse('a', TRAEGER, signaturAnfordern, eingabe)
				.map((v) => v.text),
		).toEqual([text]);
	});

	it('asks a party once while it waits, and again when its time has passed', () => {
		const w = welt();
		beginne(w);
		const eingabe = { dokumentID: 'd', partei: 'FREIWILLIGER', unterzeichnerID: null } as const;
		const nochmal = () => w.verstoesse('a', TRAEGER, signaturAnfordern, eingabe).map((v) => v.code);
		expect(nochmal()).toEqual(['OFFEN']);
		w.heute = '2025-07-04';
		expect(nochmal()).toEqual([]);
		expect(w.akte('a').signaturen.map((s) => s.status)).toEqual(['CANCELED', 'CREATED']);
	});

	it('is none of the Einsatzstelle, and nobody’s while the function is off', () => {
		const w = welt();
		const eingabe = { dokumentID: 'd', partei: 'FREIWILLIGER', unterzeichnerID: null } as const;
		expect(w.verstoesse('a', VEREIN1, signaturAnfordern, eingabe)[0]?.http).toBe(403);
		w.aendere({ parameter: { pdfSignatures: false } });
		expect(w.verstoesse('a', TRAEGER, signaturAnfordern, eingabe)[0]).toMatchObject({ code: 'G31', http: 404 });
	});

	it('of a minor needs a guardian first', () => {
		const w = welt({ person: MINDERJAEHRIG, eltern: 1 });
		const [mutter] = w.akte('a').erziehungsberechtigte;
		if (mutter) mutter.isUnterschriftErforderlich = false;
		const eingabe = { dokumentID: 'd', partei: 'FREIWILLIGER', unterzeichnerID: null } as const;
		expect(w.verstoesse('a', TRAEGER, signaturAnfordern, eingabe).map((v) => v.code)).toEqual(['G13']);
	});
});

describe('signing', () => {
	it('goes through the parties in order and completes the document', () => {
		const w = welt();
		beginne(w);
		perLink(w, sitzung(w, 'FREIWILLIGER'));
		expect(wartend(w)).toEqual(['EINSATZSTELLE']);
		direkt(w, VEREIN1);
		expect(wartend(w)).toEqual(['TRAEGER']);
		direkt(w, TRAEGER);
		expect(offene(w)).toEqual([]);
		// Signed only with its sealed file.
		expect(dokument(w)).toMatchObject({ status: 1500, siegel: null });
		expect(w.tue('a', SYSTEM, dokumentBesiegeln, SIEGEL).map((e) => e.type)).toEqual([
			'DokumentBesiegelt',
			'DokumentUnterschrieben',
		]);
		expect(dokument(w)).toMatchObject({ status: 2000, siegel: { uploadID: 'siegel' } });
		expect(w.tue('a', SYSTEM, dokumentBesiegeln, SIEGEL)).toEqual([]);
	});

	it('is over for everybody while it is sealed, whoever comes to the file', () => {
		const w = welt({ person: MINDERJAEHRIG, eltern: 1 });
		beginne(w);
		direkt(w, freiwillig('a'));
		perLink(w, sitzung(w, 'ERZIEHUNGSBERECHTIGTER'));
		direkt(w, VEREIN1);
		direkt(w, TRAEGER);
		w.tue('a', TRAEGER, erziehungsberechtigteAnlegen, ELTERN);
		expect(wartend(w)).toEqual([]);
		const unterzeichnerID = w.akte('a').erziehungsberechtigte.at(-1)?.id ?? null;
		const frage = { dokumentID: 'd', partei: 'ERZIEHUNGSBERECHTIGTER', unterzeichnerID } as const;
		expect(w.verstoesse('a', TRAEGER, signaturAnfordern, frage).map((v) => v.code)).toEqual(['G22']);
		w.heute = '2026-01-15';
		expect(w.tue('a', SYSTEM, faelligeMahnen, undefined)).toEqual([]);
	});

	it('waits as long as it can’t be sealed, says why once, and is tried again by hand', () => {
		const w = welt();
		beginne(w);
		for (const wer of [freiwillig('a'), VEREIN1, TRAEGER]) direkt(w, wer);
		const anstossen = (wer: Akteur) => w.tue('a', wer, besiegelungAnstossen, { dokumentID: 'd' });
		const angeboten = (wer: Akteur) => dokumentaktionen(w.lage('a', wer), 'd').some((a) => a.aktion === 'besiegeln');
		expect(angeboten(TRAEGER)).toBe(false);
		const fehler = { dokumentID: 'd', fassung: 1, grund: 'PDF' } as const;
		expect(w.tue('a', SYSTEM, besiegelungGescheitert, fehler)).toHaveLength(1);
		expect(w.tue('a', SYSTEM, besiegelungGescheitert, fehler)).toEqual([]);
		expect(dokument(w)).toMatchObject({ status: 1500, siegelfehler: { grund: 'PDF' } });
		expect([TRAEGER, VEREIN1, freiwillig('a')].map(angeboten)).toEqual([true, false, false]);
		expect(w.verstoesse('a', VEREIN1, besiegelungAnstossen, { dokumentID: 'd' })[0]?.code).toBe('BERECHTIGUNG');
		expect(anstossen(TRAEGER).map((e) => e.type)).toEqual(['BesiegelungAngestossen']);
		expect(dokument(w)?.siegelfehler).toBeNull();
		w.tue('a', SYSTEM, dokumentBesiegeln, SIEGEL);
		expect(w.verstoesse('a', TRAEGER, besiegelungAnstossen, { dokumentID: 'd' })[0]?.code).toBe('G22');
	});

	it('taken back while it is sealed, it stays taken back', () => {
		const w = welt();
		beginne(w);
		for (const wer of [freiwillig('a'), VEREIN1, TRAEGER]) direkt(w, wer);
		w.tue('a', TRAEGER, signaturenZuruecksetzen, { dokumentID: 'd' });
		expect(w.tue('a', SYSTEM, dokumentBesiegeln, SIEGEL)).toEqual([]);
		expect(dokument(w)).toMatchObject({ status: 1000, fassung: 2, vollstaendigAm: null });
	});

	it('out of turn names whose turn it is', () => {
		const w = welt({ person: MINDERJAEHRIG, eltern: 1 });
		beginne(w);
		direkt(w, freiwillig('a'));
		expect(direktVerstoesse(w, TRAEGER)).toEqual([
			'Sie sind noch nicht an der Reihe. Zuerst unterschreibt: Erziehungsberechtigte Person.',
		]);
	});

	it('needs the preview, the consent, a name and time', () => {
		const w = welt();
		beginne(w);
		const sitzungID = sitzung(w, 'FREIWILLIGER');
		const mit = (anders: object) =>
			w.verstoesse('a', TOKEN, unterschreiben, { ...NAME, sitzungID, mitLink: true, ...anders }).map((v) => v.text);
		expect(mit({})).toEqual(['Bitte lesen Sie das Dokument vor der Unterschrift.']);
		expect(mit({ name: ' ', isEinverstanden: false })).toHaveLength(2);
		expect(mit({ art: 'GEZEICHNET' })).toEqual(['Dies ist ein Pflichtfeld']);
		w.heute = '2025-07-04';
		expect(mit({})).toEqual(['Der Unterschriftslink ist abgelaufen.']);
	});

	it('happens once', () => {
		const w = welt();
		beginne(w);
		const sitzungID = sitzung(w, 'FREIWILLIGER');
		perLink(w, sitzungID);
		const nochmal = w.verstoesse('a', TOKEN, unterschreiben, { ...NAME, sitzungID, mitLink: true });
		expect(nochmal.map((v) => v.text)).toEqual(['Dieses Dokument haben Sie bereits unterschrieben.']);
		expect(direktVerstoesse(w, freiwillig('a'))).toEqual(['Dieses Dokument haben Sie bereits unterschrieben.']);
	});

	it('of a site is told to the others of it as another’s, and only who signed keeps a copy', () => {
		const w = welt();
		beginne(w);
		direkt(w, freiwillig('a'));
		const sitzungID = sitzung(w, 'EINSATZSTELLE');
		const wer = (linkVon: string | null) => ({ sitzungID, mitLink: true, linkVon });
		const fall = (linkVon: string | null) => sitzungsfall(w.lage('a', TOKEN), wer(linkVon), null);
		for (const verb of [signaturOeffnen, vorschauGesehen]) w.tue('a', TOKEN, verb, wer('greta'));
		w.tue('a', TOKEN, unterschreiben, { ...NAME, ...wer('finn') });
		expect([istUnterzeichner(fall('finn')), kopieFuer(fall('finn'))]).toEqual([true, 'SO_WEIT']);
		for (const andere of ['greta', null])
			expect([istUnterzeichner(fall(andere)), kopieFuer(fall(andere))]).toEqual([false, null]);
		const nochmal = w.verstoesse('a', TOKEN, unterschreiben, { ...NAME, ...wer('greta') });
		expect(nochmal.map((v) => v.text)).toEqual(['Dieses Dokument ist von Ihrer Seite bereits unterschrieben.']);
		expect(w.verstoesse('a', TOKEN, vorschauGesehen, wer('greta')).map((v) => v.code)).toEqual(['ABGEBROCHEN']);
	});

	it('is for one’s own party only, and never in the view of another', () => {
		const w = welt();
		beginne(w);
		const eingabe = { sitzungID: sitzung(w, 'FREIWILLIGER'), mitLink: false };
		expect(w.verstoesse('a', TRAEGER, signaturOeffnen, eingabe)[0]?.http).toBe(404);
		expect(w.verstoesse('a', VEREIN2, direktUnterschreiben, { ...NAME, dokumentID: 'd' })[0]?.http).toBe(404);
		const alsAnderer = { ...freiwillig('a'), impersoniertVon: 'admin' };
		expect(w.verstoesse('a', alsAnderer, direktUnterschreiben, { ...NAME, dokumentID: 'd' })[0]?.code).toBe('G32');
	});

	it('notes nothing for him while somebody else looks with his eyes', () => {
		const w = welt();
		beginne(w);
		const eingabe = { sitzungID: sitzung(w, 'FREIWILLIGER'), mitLink: false };
		const stand = () => w.akte('a').signaturen.map((s) => [s.status, s.vorschauAm !== null]);
		for (const verb of [signaturOeffnen, vorschauGesehen])
			w.tue('a', { ...freiwillig('a'), impersoniertVon: 'admin' }, verb, eingabe);
		expect(stand()).toEqual([['CREATED', false]]);
		for (const verb of [signaturOeffnen, vorschauGesehen]) w.tue('a', freiwillig('a'), verb, eingabe);
		expect(stand()).toEqual([['STARTED', true]]);
	});

	it('asks guardians at the same time, and waits for both', () => {
		const w = welt({ person: MINDERJAEHRIG, eltern: 2 });
		beginne(w);
		direkt(w, freiwillig('a'));
		expect(wartend(w)).toEqual(['ERZIEHUNGSBERECHTIGTER', 'ERZIEHUNGSBERECHTIGTER']);
		perLink(w, sitzung(w, 'ERZIEHUNGSBERECHTIGTER', 1));
		expect(wartend(w)).toEqual(['ERZIEHUNGSBERECHTIGTER']);
		perLink(w, sitzung(w, 'ERZIEHUNGSBERECHTIGTER'));
		expect(wartend(w)).toEqual(['EINSATZSTELLE']);
	});

	it('a guardian who is asked can’t be removed, and isn’t asked any more once he needn’t sign', () => {
		const w = welt({ person: MINDERJAEHRIG, eltern: 2 });
		beginne(w);
		direkt(w, freiwillig('a'));
		const erziehungsberechtigterID = w.akte('a').erziehungsberechtigte[0]?.id ?? '';
		const weg = w.verstoesse('a', TRAEGER, erziehungsberechtigteEntfernen, { erziehungsberechtigterID });
		expect(weg.map((v) => v.code)).toEqual(['SIGNATUR']);
		const ohne = { ...ELTERN, erziehungsberechtigterID, isUnterschriftErforderlich: false };
		w.tue('a', TRAEGER, erziehungsberechtigteBearbeiten, ohne);
		expect(wartend(w)).toEqual(['ERZIEHUNGSBERECHTIGTER']);
	});
});

describe('what a link still gives after the signature', () => {
	/** A minor's contract, signed by the volunteer and by a guardian through her link. */
	function unterschrieben(name: string) {
		const w = welt({ person: MINDERJAEHRIG, eltern: 1 });
		beginne(w);
		direkt(w, freiwillig('a'));
		const sitzungID = sitzung(w, 'ERZIEHUNGSBERECHTIGTER');
		perLink(w, sitzungID, name);
		return { w, link: { sitzungID, mitLink: true } };
	}
	const liest = ({ w, link }: ReturnType<typeof unterschrieben>) => {
		const lage = w.lage('a', TOKEN);
		const codes = w.verstoesse('a', TOKEN, vorschauGesehen, link).map(({ code }) => code);
		return [kopieFuer(sitzungsfall(lage, link, null)), ...codes];
	};

	it('what was signed, sealed once everybody has, until its last day', () => {
		const dort = unterschrieben('Petra Hoffmann');
		expect(liest(dort)).toEqual(['SO_WEIT']);
		for (const wer of [VEREIN1, TRAEGER]) direkt(dort.w, wer);
		expect(liest(dort)).toEqual(['SO_WEIT']);
		dort.w.tue('a', SYSTEM, dokumentBesiegeln, SIEGEL);
		dort.w.heute = '2025-07-03';
		expect(liest(dort)).toEqual(['VOLLSTAENDIG']);
		dort.w.heute = '2025-07-05';
		expect(liest(dort)).toEqual([null, 'LINK_ABGELAUFEN']);
	});

	it('nothing of what was taken back', () => {
		const dort = unterschrieben('Petra Hoffmann');
		dort.w.tue('a', TRAEGER, signaturenZuruecksetzen, { dokumentID: 'd' });
		expect(liest(dort)).toEqual([null, 'ABGEBROCHEN']);
	});

	it('nothing to a guardian from the birthday on, signed or not', () => {
		const dort = unterschrieben('Petra Hoffmann');
		dort.w.tue('a', TRAEGER, bearbeiten, { felder: { geburtsdatum: '2007-06-20' } });
		dort.w.heute = '2025-06-19';
		expect(liest(dort)).toEqual(['SO_WEIT']);
		dort.w.heute = '2025-06-20';
		expect(liest(dort)).toEqual([null, 'ABGEBROCHEN']);

		const w = welt({ person: { ...MINDERJAEHRIG, geburtsdatum: '2007-06-20' }, eltern: 1 });
		beginne(w);
		direkt(w, freiwillig('a'));
		const offen = { sitzungID: sitzung(w, 'ERZIEHUNGSBERECHTIGTER'), mitLink: true };
		const oeffnet = () => w.verstoesse('a', TOKEN, signaturOeffnen, offen).map(({ code }) => code);
		w.heute = '2025-06-19';
		expect(oeffnet()).toEqual([]);
		w.heute = '2025-06-20';
		expect(oeffnet()).toEqual(['ABGEBROCHEN']);
	});

	it.each([
		['Petra Hoffmann', null, 'Petra Hoffmann'],
		['hoffmann, petra', null, 'hoffmann, petra'],
		['Thomas Berg', 'Petra Hoffmann', 'Thomas Berg (angefragt: Petra Hoffmann)'],
	])('keeps who was asked beside the name %s', (name, anderer, imVerlauf) => {
		const { w, link } = unterschrieben(name);
		const geleistet = w.akte('a').signaturen.find(({ id }) => id === link.sitzungID) ?? expect.fail();
		expect(geleistet).toMatchObject({ name, gefragt: 'Petra Hoffmann' });
		expect(andererAlsGefragt(geleistet)).toBe(anderer);
		const zeilen = verlauf('a', w.verlauf.get('a') ?? [], NAMEN).filter(({ satz }) => satz.includes('unterschrieben'));
		expect(zeilen.map(({ unterzeichner }) => unterzeichner)).toContain(imVerlauf);
		// Signed in, the account tells who it is.
		expect(w.akte('a').signaturen.find(({ partei }) => partei === 'FREIWILLIGER')?.gefragt).toBeNull();
		// What the guardian is called later changes nothing about it.
		w.tue('a', TRAEGER, erziehungsberechtigteBearbeiten, {
			...ELTERN,
			erziehungsberechtigterID: w.akte('a').erziehungsberechtigte[0]?.id ?? '',
			person: { ...ELTERN.person, nachname: 'Berg' },
		});
		expect(w.akte('a').signaturen.find(({ id }) => id === link.sitzungID)?.gefragt).toBe('Petra Hoffmann');
	});
});

describe('coming of age between the signatures', () => {
	it.each([
		['2008-03-02', '2026-03-01', '2026-03-02'],
		// Born on 29 February: of age on 1 March.
		['2008-02-29', '2026-02-28', '2026-03-01'],
	])('born %s: a minor on %s, not on %s', (geburtsdatum, davor, danach) => {
		const w = welt({ person: { ...MINDERJAEHRIG, geburtsdatum }, eltern: 1 });
		w.heute = davor;
		beginne(w);
		direkt(w, freiwillig('a'));
		w.tue('a', SYSTEM, signaturenAblaufenLassen, undefined);
		expect(wartend(w)).toEqual(['ERZIEHUNGSBERECHTIGTER']);
		w.heute = danach;
		w.tue('a', SYSTEM, signaturenAblaufenLassen, undefined);
		expect(wartend(w)).toEqual(['EINSATZSTELLE']);
	});

	it('without any party left the document goes back', () => {
		const w = welt({ parteien: ['ERZIEHUNGSBERECHTIGTER'], person: MINDERJAEHRIG, eltern: 1, vertragsrelevant: false });
		beginne(w, 'ERZIEHUNGSBERECHTIGTER', w.akte('a').erziehungsberechtigte[0]?.id ?? null);
		w.heute = '2026-03-02';
		w.tue('a', SYSTEM, signaturenAblaufenLassen, undefined);
		expect(dokument(w)).toMatchObject({ status: 1000, fassung: 2 });
		expect(offene(w)).toEqual([]);
	});
});

describe('what ends', () => {
	it('by time, without anybody being asked again', () => {
		const w = welt();
		beginne(w);
		w.heute = '2025-07-04';
		w.tue('a', SYSTEM, signaturenAblaufenLassen, undefined);
		expect(w.akte('a').signaturen.map((s) => s.status)).toEqual(['CANCELED']);
		expect(dokument(w)?.status).toBe(1500);
	});

	it('by taking back: a new version begins, and everybody signs again', () => {
		const w = welt();
		beginne(w);
		direkt(w, freiwillig('a'));
		expect(vertragAn(w, 'a').ersteUnterschriftAm).not.toBeNull();
		w.tue('a', TRAEGER, signaturenZuruecksetzen, { dokumentID: 'd' });
		expect(dokument(w)).toMatchObject({ status: 1000, fassung: 2 });
		expect(vertragAn(w, 'a').ersteUnterschriftAm).toBeNull();
		expect(w.akte('a').signaturen.map((s) => s.status)).toEqual(['SIGNED', 'CANCELED']);
		beginne(w);
		expect(wartend(w)).toEqual(['FREIWILLIGER']);
	});
});

describe('the last signature', () => {
	function fertig(w: Welt) {
		beginne(w);
		direkt(w, freiwillig('a'));
		direkt(w, VEREIN1);
		direkt(w, TRAEGER);
		return w.tue('a', SYSTEM, mitW9, undefined);
	}
	function mitW9(lage: Lage) {
		const entschluss = dokumentBesiegeln(lage, SIEGEL);
		const vorhaben = faelligerAbschluss(lage, entschluss);
		return vorhaben ? mitAbschluss(entschluss, vorhaben, 'FSJ25-0001') : entschluss;
	}

	it('concludes the contract', () => {
		const w = welt();
		fertig(w);
		expect(w.akte('a').status).toBe(3000);
		expect(vertragAn(w, 'a')).toMatchObject({ status: 3000, vertragsnummer: 'FSJ25-0001' });
		const reset = w.verstoesse('a', TRAEGER, signaturenZuruecksetzen, { dokumentID: 'd' });
		expect(reset.map((v) => v.code)).toEqual(['ABGESCHLOSSEN']);
	});

	it('says what keeps the contract from being concluded, as long as it does', () => {
		const w = welt();
		const dieser = () => w.akte('a').dokumente.find((d) => d.id === 'd') ?? expect.fail();
		expect(warumNichtAbgeschlossen(w.akte('a'), dieser())).toBe(null);
		beginne(w);
		for (const wer of [freiwillig('a'), VEREIN1, TRAEGER]) direkt(w, wer);
		// Changed between the last signature and the seal.
		w.aendere({ parameter: { ...w.referenz.parameter, vertragsnummerModus: 'AUS' } });
		w.tue('a', SYSTEM, mitW9, undefined);
		expect(w.akte('a').status).toBe(2800);
		expect(warumNichtAbgeschlossen(w.akte('a'), dieser())).toBe(
			'Der Vertrag wurde nicht von selbst abgeschlossen: Für den Vertragsabschluss fehlen folgende Angaben: Vertragsnummer.',
		);
	});

	describe('where numbers are given by hand', () => {
		function vorDerLetzten() {
			const w = welt();
			w.aendere({ parameter: { ...w.referenz.parameter, vertragsnummerModus: 'AUS' } });
			beginne(w);
			for (const wer of [freiwillig('a'), VEREIN1]) direkt(w, wer);
			return w;
		}
		const mit = (w: Welt, vertragsnummer?: string) =>
			w
				.verstoesse('a', TRAEGER, direktUnterschreiben, {
					...NAME,
					dokumentID: 'd',
					...(vertragsnummer && { vertragsnummer }),
				})
				.map((v) => [v.code, v.http, v.feld]);

		it('asks for it in the same breath, and concludes with it', () => {
			const w = vorDerLetzten();
			expect(mit(w)).toEqual([['G10', 409, 'vertragsnummer']]);
			expect(mit(w, 'a b')).toEqual([['PT', 422, 'vertragsnummer']]);
			w.tue('a', TRAEGER, direktUnterschreiben, { ...NAME, dokumentID: 'd', vertragsnummer: ' 2025/17 ' });
			w.tue('a', SYSTEM, mitW9, undefined);
			expect(w.akte('a').status).toBe(3000);
			expect(vertragAn(w, 'a')).toMatchObject({ status: 3000, vertragsnummer: '2025/17' });
		});

		it('says so where signing is offered', () => {
			const warum = (w: Welt) => {
				const { dokument: d, spec, lage } = signaturfall(w.lage('a', TRAEGER), 'd', null);
				return nummerGenannt({ lage, dokument: d, spec, eingabe: null });
			};
			expect(warum(vorDerLetzten())).toBe('Es fehlt noch die Vertragsnummer, die hier einzutragen ist');
			const frueher = welt();
			beginne(frueher);
			expect(warum(frueher)).toBeNull();
		});

		it('asks nobody else, and not for a number that is there', () => {
			const w = welt();
			w.aendere({ parameter: { ...w.referenz.parameter, vertragsnummerModus: 'AUS' } });
			beginne(w);
			direkt(w, freiwillig('a'));
			// What isn't asked for isn't taken.
			w.tue('a', VEREIN1, direktUnterschreiben, { ...NAME, dokumentID: 'd', vertragsnummer: 'X-1' });
			expect(vertragAn(w, 'a').vertragsnummer).toBeNull();
			w.tue('a', TRAEGER, vertragsnummerSetzen, { vertragID: vertragAn(w, 'a').id, vertragsnummer: 'N-7' });
			direkt(w, TRAEGER);
			w.tue('a', SYSTEM, mitW9, undefined);
			expect(vertragAn(w, 'a')).toMatchObject({ status: 3000, vertragsnummer: 'N-7' });
		});
	});

	it('is taken back with all the others while the contract is not concluded', () => {
		const w = welt();
		beginne(w);
		for (const wer of [freiwillig('a'), VEREIN1, TRAEGER]) direkt(w, wer);
		w.tue('a', SYSTEM, dokumentBesiegeln, SIEGEL);
		expect(dokument(w)?.status).toBe(2000);
		w.tue('a', TRAEGER, signaturenZuruecksetzen, { dokumentID: 'd' });
		expect(dokument(w)).toMatchObject({ status: 1000, fassung: 2 });
		// What was signed stays as history and counts for nothing.
		expect(w.akte('a').signaturen.map((s) => s.status)).toEqual(['SIGNED', 'SIGNED', 'SIGNED']);
		expect(vertragAn(w, 'a').ersteUnterschriftAm).toBeNull();
	});

	it('is given although something else is missing; the contract waits', () => {
		const w = welt();
		const zeugnis = testSpec({ id: 'fz', bezeichnung: 'Nachweis', stufen: [{ abStatus: 3000, stufe: 'PFLICHT' }] });
		w.aendere({ specs: [...w.referenz.specs, zeugnis] });
		fertig(w);
		expect(dokument(w)?.status).toBe(2000);
		expect(w.akte('a').status).toBe(2800);
	});
});

describe('in the history', () => {
	it('each signature is one sentence of who gave it; what follows from it is the portal’s', () => {
		const w = welt({ parteien: ['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER'] });
		beginne(w);
		const eingabe = { sitzungID: sitzung(w, 'FREIWILLIGER'), mitLink: true };
		for (const schritt of [signaturOeffnen, vorschauGesehen]) w.tue('a', TOKEN, schritt, eingabe);
		w.tue('a', TOKEN, unterschreiben, { ...NAME, ...eingabe });
		for (const wer of [VEREIN1, TRAEGER]) direkt(w, wer);
		const gesehen = verlauf('a', w.verlauf.get('a') ?? [], NAMEN).filter(({ satz }) =>
			/unterschrieben|Unterschrift|Unterschreiben|gesehen/.test(satz),
		);
		const wer = ({ userID, unterzeichner }: (typeof gesehen)[number]) => userID ?? unterzeichner ?? 'Das Portal';
		expect(gesehen.map((e) => `${wer(e)} ${e.satz}`)).toEqual([
			`${TRAEGER.userID} hat die Unterschriften gestartet.`,
			'Das Portal hat um die Unterschrift gebeten: Freiwillige Person.',
			'Freiwillige Person hat „Vereinbarung“ zum Unterschreiben geöffnet.',
			'Freiwillige Person hat „Vereinbarung“ bis zum Ende gesehen.',
			'Lena Hoffmann hat „Vereinbarung“ unterschrieben.',
			'Das Portal hat um die Unterschrift gebeten: Einsatzstelle.',
			`${VEREIN1.userID} hat „Vereinbarung“ für die Einsatzstelle unterschrieben.`,
			'Das Portal hat um die Unterschrift gebeten: Träger.',
			`${TRAEGER.userID} hat „Vereinbarung“ für den Träger unterschrieben.`,
			'Das Portal hat vermerkt, dass alle unterschrieben haben.',
		]);
	});
});
