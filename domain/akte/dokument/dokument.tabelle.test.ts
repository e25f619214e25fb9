import { describe, expect, it } from 'vitest';
import {
	anforderungOeffnen,
	anforderungSchliessen,
	anforderungZurueckziehen,
} from '#domain/akte/entscheidungen/dokument/anforderung-pflegen.ts';
import { dokumentAnfordern } from '#domain/akte/entscheidungen/dokument/dokument-anfordern.ts';
import { dokumentBereitstellen } from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { dokumentInvalidieren } from '#domain/akte/entscheidungen/dokument/dokument-invalidieren.ts';
import { dokumentLoeschen } from '#domain/akte/entscheidungen/dokument/dokument-loeschen.ts';
import { dokumentPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { dokumenteAblaufenLassen } from '#domain/akte/entscheidungen/dokument/dokumente-ablaufen.ts';
import { faelligeMahnen } from '#domain/akte/entscheidungen/dokument/mahnen.ts';
import { signaturAnfordern } from '#domain/akte/entscheidungen/dokument/signatur-anfordern.ts';
import { signaturenZuruecksetzen } from '#domain/akte/entscheidungen/dokument/signaturen-zuruecksetzen.ts';
import { testAnforderung, testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { SYSTEM } from '#domain/akte/tests/personen.fixture.ts';
import { entscheide, WER } from '#domain/akte/tests/tabelle.fixture.ts';
import { bis, vertragAn, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { DokumentStatus } from '#domain/status/dokument.ts';
import type { Entschluss, Lage } from '../lage.ts';
import type { Anforderung } from '../zustand.ts';
import { standDerAnforderung } from './dokumentregeln.ts';

/** Tables: FreiwilligerDokument, Anforderung and Request commands: from every state, by everybody who sees the file. */

const HANDELNDE = { ...WER, SYS: SYSTEM } as const satisfies Record<string, Akteur>;
type Wer = 'FW' | 'ME' | 'MV' | 'AD' | 'SYS';
const PERSONEN = ['FW', 'ME', 'MV', 'AD'] as const;

/** Checked by the Traeger, signed by volunteer and Traeger, handed in by anybody; filled by the portal. */
const UNTERSCHRIEBEN = testSpec({
	id: 's',
	bezeichnung: 'Ehrenkodex',
	nutzungsart: 'GESTELLT',
	signaturparteien: ['FREIWILLIGER', 'TRAEGER'],
	uploadRollen: ['FREIWILLIGER', 'MA_VEREIN', 'MA_VERWALTUNG'],
});
const NACHWEIS: DokumentSpec = { ...UNTERSCHRIEBEN, signaturparteien: [] };
const STELLE_PRUEFT: DokumentSpec = { ...NACHWEIS, pruefendeOrganisation: 'EINSATZSTELLE' };

const STATUS = [0, 1000, 1500, 2000, 4000, 8000, 9000] as const;
type Stand = DokumentStatus | 'ohne';

/** A volunteer in 2800 with one request and one document in it, handed in by himself. */
function welt(stand: Stand, spec: DokumentSpec = UNTERSCHRIEBEN, rest: Partial<Anforderung> = {}): Welt {
	const w = weltMitPlaetzen({ specs: [spec], parameter: { pdfSignatures: true, isMahnungMailversand: true } });
	bis(w, 'f', 2800);
	const akte = w.akte('f');
	akte.anforderungen.push(testAnforderung({ id: 'a', specID: 's', ...rest }));
	if (stand === 'ohne') return w;
	akte.dokumente.push(
		testDokument({
			id: 'd',
			anforderungID: 'a',
			specID: 's',
			status: stand,
			vertragID: spec.isVertragsrelevant ? vertragAn(w, 'f').id : null,
			hochgeladenVon: 'user-f',
			gueltigBis: '2025-06-01',
		}),
	);
	return w;
}

const datei = { uploadID: 'u', sha256: 'ab', name: 'datei.pdf' };
const neu = { dokumentID: 'neu', anforderungID: 'a', datei, einsatzortID: null };
const pruefe = (mehr: object) => (l: Lage) =>
	dokumentPruefen(l, { dokumentID: 'd', ergebnis: 'OK', gueltigBis: null, ...mehr });

/** Row, call, specification, from → to, the request after it, by whom. */
interface Zeile {
	readonly tat: (l: Lage) => Entschluss;
	readonly spec?: DokumentSpec;
	readonly nach: Readonly<Record<number, number | 'weg'>>;
	readonly anforderung: string;
	readonly wer: readonly Wer[];
	/** Narrower than `nach`. */
	readonly nurAus?: Partial<Record<Wer, readonly number[]>>;
	/** Refused although the state would do. */
	readonly sonst?: string;
}
const TRAEGERSEITE = ['MV', 'AD'] as const;
const alle = (nach: number | 'weg', ...von: readonly number[]) => Object.fromEntries(von.map((v) => [v, nach]));

const ZEILEN: Readonly<Record<string, Zeile>> = {
	'Prüfung OK': { tat: pruefe({}), spec: NACHWEIS, nach: { 0: 1000 }, anforderung: 'FINISHED', wer: TRAEGERSEITE },
	'Prüfung OK, Einsatzstelle prüft': {
		tat: pruefe({}),
		spec: STELLE_PRUEFT,
		nach: { 0: 1000 },
		anforderung: 'FINISHED',
		wer: ['ME', ...TRAEGERSEITE],
	},
	'Prüfung OK, wird unterschrieben': {
		tat: pruefe({}),
		nach: { 0: 1500 },
		anforderung: 'WAIT_SIGNING',
		wer: TRAEGERSEITE,
	},
	'Prüfung ABGELEHNT': {
		tat: pruefe({ ergebnis: 'ABGELEHNT', grund: 'unleserlich' }),
		nach: { 0: 9000 },
		anforderung: 'NOT_PROVIDED',
		wer: TRAEGERSEITE,
	},
	Papierfassung: {
		tat: pruefe({ papier: true }),
		nach: { 0: 2000, 1000: 2000 },
		anforderung: 'SIGNED',
		wer: TRAEGERSEITE,
	},
	'Unterschriften beginnen': {
		tat: (l) => signaturAnfordern(l, { dokumentID: 'd', partei: 'FREIWILLIGER', unterzeichnerID: null }),
		// In 1500 a party is asked again.
		nach: { 1000: 1500, 1500: 1500 },
		anforderung: 'WAIT_SIGNING',
		wer: TRAEGERSEITE,
	},
	'Unterschriften zurücksetzen': {
		tat: (l) => signaturenZuruecksetzen(l, { dokumentID: 'd' }),
		nach: { 1500: 1000, 2000: 1000 },
		anforderung: 'PROVIDED',
		wer: TRAEGERSEITE,
	},
	Invalidieren: {
		tat: (l) => dokumentInvalidieren(l, { anforderungID: 'a', grund: 'gefälscht' }),
		nach: alle(8000, 0, 1000, 1500, 2000, 4000),
		anforderung: 'NOT_PROVIDED',
		wer: TRAEGERSEITE,
	},
	Löschen: {
		tat: (l) => dokumentLoeschen(l, { dokumentID: 'd', grund: 'irrtümlich' }),
		nach: alle('weg', ...STATUS),
		anforderung: 'NOT_PROVIDED',
		nurAus: { FW: [0, 9000], MV: [0, 9000] },
		wer: ['FW', ...TRAEGERSEITE],
	},
};

function erwartet({ nach, anforderung, wer, nurAus, sonst }: Zeile, von: DokumentStatus, einer: Wer): string {
	if (!wer.includes(einer)) return 'BERECHTIGUNG';
	const ziel = nurAus?.[einer]?.includes(von) === false ? undefined : nach[von];
	return ziel === undefined ? (sonst ?? 'G22') : `${ziel} ${anforderung}`;
}

/** State of the document and of its request afterwards. */
function danach(w: Welt, wer: Wer, tat: Zeile['tat'], dokumentID = 'd'): string {
	const { ausgang, grund } = entscheide(w, HANDELNDE[wer], tat);
	if (!ausgang) return grund.code;
	const { dokumente, anforderungen } = ausgang.akte;
	const dokument = dokumente.find((d) => d.id === dokumentID);
	const anforderung = anforderungen.find((a) => a.id === 'a');
	const stand = anforderung && standDerAnforderung(ausgang.akte, anforderung);
	return `${dokument?.isGeloescht ? 'weg' : dokument?.status} ${stand}`;
}

describe.each(Object.entries(ZEILEN))('%s', (_, zeile) => {
	it.each(STATUS)('aus %i', (von) => {
		const w = welt(von, zeile.spec);
		expect(PERSONEN.map((wer) => [wer, danach(w, wer, zeile.tat)])).toEqual(
			PERSONEN.map((wer) => [wer, erwartet(zeile, von, wer)]),
		);
	});

	it('gibt es für niemanden, der die Akte nicht sieht', () => {
		const w = welt(0, zeile.spec);
		const fremde = (['FW fremd', 'ME fremd'] as const).map((wer) => entscheide(w, WER[wer], zeile.tat).grund?.code);
		expect(fremde.filter((code) => code !== 'NICHT_GEFUNDEN' && code !== 'BERECHTIGUNG')).toEqual([]);
	});
});

/** What is handed in anew beside the newest document: its state and the request's, for whom. */
describe('Hochladen und bereitstellen', () => {
	const NEU: Readonly<Record<string, readonly [FW: string, ME: string, MV: string]>> = {
		ohne: ['0 NEEDS_REVIEW', '0 NEEDS_REVIEW', '1000 PROVIDED'],
		0: ['0 NEEDS_REVIEW', '0 NEEDS_REVIEW', '1000 PROVIDED'],
		1000: ['0 NEEDS_REVIEW', '0 NEEDS_REVIEW', '1000 PROVIDED'],
		1500: ['0 NEEDS_REVIEW', '0 NEEDS_REVIEW', '1000 PROVIDED'],
		// Whoever signed doesn't undo it by another file.
		2000: ['G22', 'G22', '1000 PROVIDED'],
		4000: ['0 NEEDS_REVIEW', '0 NEEDS_REVIEW', '1000 PROVIDED'],
		8000: ['0 NEEDS_REVIEW', '0 NEEDS_REVIEW', '1000 PROVIDED'],
		9000: ['0 NEEDS_REVIEW', '0 NEEDS_REVIEW', '1000 PROVIDED'],
	};
	it.each(['ohne', ...STATUS] as const)('Hochladen neben %s', (stand) => {
		const w = welt(stand);
		const lade = (wer: Wer) => danach(w, wer, (l) => dokumentHochladen(l, neu), 'neu');
		expect([lade('FW'), lade('ME'), lade('MV'), lade('AD')]).toEqual([...(NEU[stand] ?? []), NEU[stand]?.[2]]);
	});

	it.each(['ohne', ...STATUS] as const)('Bereitstellen neben %s', (stand) => {
		const stelle = (spec: DokumentSpec) => {
			const w = welt(stand, spec);
			const eingabe = { ...neu, specID: null, automatisch: false };
			return PERSONEN.map((wer) => danach(w, wer, (l) => dokumentBereitstellen(l, eingabe), 'neu'));
		};
		const unterschrieben = '1500 WAIT_SIGNING';
		expect(stelle(UNTERSCHRIEBEN)).toEqual(['BERECHTIGUNG', unterschrieben, unterschrieben, unterschrieben]);
		const geprueft = '1000 FINISHED';
		expect(stelle(NACHWEIS)).toEqual(['BERECHTIGUNG', geprueft, geprueft, geprueft]);
	});

	it.each([
		[10, 'geht', 'geht'],
		[30, 'geht', 'VORLAGE'],
		[90, 'VORLAGE', 'VORLAGE'],
		[0, 'VORLAGE', 'VORLAGE'],
	] as const)('zu einer Vorlage in %i: hochladen %s, anfordern %s', (status, hochladen, anfordern) => {
		const w = welt('ohne', { ...NACHWEIS, status });
		const lade = entscheide(w, WER.FW, (l) => dokumentHochladen(l, neu)).grund;
		w.akte('f').anforderungen.length = 0;
		const fordere = entscheide(w, WER.MV, (l) => dokumentAnfordern(l, { specID: 's' })).grund;
		expect([lade?.code ?? 'geht', fordere?.code ?? 'geht']).toEqual([hochladen, anfordern]);
		if (status === 90) expect(lade?.text).toBe('Diese Dokumentvorlage ist gesperrt.');
	});

	it('geprüft oder bereitgestellt löst ein älteres ab, das noch unterschrieben wird', () => {
		const w = welt(1500);
		const { ausgang } = entscheide(w, WER.MV, (l) => dokumentHochladen(l, neu));
		expect(ausgang?.akte.dokumente.map((d) => d.status)).toEqual([8000, 1000]);
		const ungeprueft = entscheide(w, WER.FW, (l) => dokumentHochladen(l, neu)).ausgang;
		expect(ungeprueft?.akte.dokumente.map((d) => d.status)).toEqual([1500, 0]);
	});
});

describe('Unterschrieben wird nur ein PDF', () => {
	const BEREITSTELLEN =
		'Im Portal wird nur ein PDF unterschrieben, diese Datei ist keines. Bitte stellen Sie das Dokument als PDF bereit.';
	const foto = (stand: DokumentStatus, spec = UNTERSCHRIEBEN) => {
		const w = welt(stand, spec);
		for (const dokument of w.akte('f').dokumente) dokument.name = 'Vertrag.JPG';
		return w;
	};

	it('ein Foto geht bei der Prüfung nicht in die Unterschriften; zurückgewiesen oder als Papierfassung schon', () => {
		expect(entscheide(foto(0), WER.MV, pruefe({})).grund).toMatchObject({
			code: 'KEIN_PDF',
			http: 409,
			text: 'Im Portal wird nur ein PDF unterschrieben, diese Datei ist keines. Bitte weisen Sie sie zurück und lassen Sie ein PDF einreichen, oder bestätigen Sie die Papierfassung, wenn darauf schon alle unterschrieben haben.',
		});
		expect(danach(foto(0), 'MV', pruefe({ papier: true }))).toBe('2000 SIGNED');
		expect(danach(foto(0), 'MV', pruefe({ ergebnis: 'ABGELEHNT', grund: 'als PDF' }))).toBe('9000 NOT_PROVIDED');
		expect(danach(foto(0, NACHWEIS), 'MV', pruefe({}))).toBe('1000 FINISHED');
	});

	it('was der Träger selbst hochgeladen hat, auch nicht', () => {
		const tat = ZEILEN['Unterschriften beginnen']?.tat ?? pruefe({});
		expect(entscheide(foto(1000), WER.MV, tat).grund).toMatchObject({ code: 'KEIN_PDF', text: BEREITSTELLEN });
	});

	it.each(['vertrag.docx', 'vertrag.png'])('%s wird dafür auch nicht bereitgestellt', (name) => {
		const eingabe = { ...neu, datei: { ...datei, name }, specID: null, automatisch: false };
		const stelle = (spec: DokumentSpec) =>
			entscheide(welt('ohne', spec), WER.MV, (l) => dokumentBereitstellen(l, eingabe)).grund;
		expect(stelle(UNTERSCHRIEBEN)).toMatchObject({ code: 'KEIN_PDF', text: BEREITSTELLEN });
		expect(stelle(NACHWEIS)).toBeNull();
	});
});

describe('Ablauf in der Nacht', () => {
	const GEHT: Readonly<Record<number, string>> = { 1000: '4000 NOT_PROVIDED', 2000: '4000 NOT_PROVIDED' };
	it.each(STATUS)('aus %i', (von) => {
		const lasse = (w: Welt) => danach(w, 'SYS', (l) => dokumenteAblaufenLassen(l, {}));
		const bleibt = danach(welt(von), 'SYS', (l) => ({ ...dokumenteAblaufenLassen(l, {}), akte: [] }));
		expect(lasse(welt(von))).toBe(GEHT[von] ?? bleibt);
		// A closed request is opened again.
		const geschlossen = { geschlossenAm: '2025-06-11T10:00:00.000Z' };
		if (GEHT[von]) expect(lasse(welt(von, UNTERSCHRIEBEN, geschlossen))).toBe(GEHT[von]);
		const vertrag = { ...UNTERSCHRIEBEN, isVertragsrelevant: true };
		expect(lasse(welt(von, vertrag))).toBe(bleibt);
	});
});

/** A request in each of its states: its newest document, what else is noted of it. */
const ANFORDERUNG = {
	NOT_REQUESTED: ['ohne', { zurueckgezogenAm: '2025-06-02T10:00:00.000Z' }],
	FINISHED: [1000, { geschlossenAm: '2025-06-11T10:00:00.000Z' }],
	NOT_PROVIDED: ['ohne', {}],
	NEEDS_REVIEW: [0, {}],
	PROVIDED: [1000, {}],
	WAIT_SIGNING: [1500, {}],
	SIGNED: [2000, {}],
} as const satisfies Record<string, readonly [Stand, Partial<Anforderung>]>;
type Anforderungsstand = keyof typeof ANFORDERUNG;

function gestellt(stand: Anforderungsstand, isManuell: boolean): Welt {
	const [dokument, rest] = ANFORDERUNG[stand];
	return welt(dokument, UNTERSCHRIEBEN, { ...rest, isManuell });
}

/** She signs it, and so reads it. */
const NUR_GELESEN = { uploadRollen: ['FREIWILLIGER'], signaturparteien: ['EINSATZSTELLE'] } as const;

describe('Anforderung', () => {
	/** By levels and by hand: request, finish, withdraw, reopen; then whether the daily job reminds. */
	const ZEILEN: readonly (readonly [
		Anforderungsstand,
		anfordern: string,
		schliessen: readonly [vonSelbst: string, vonHand: string],
		zurueckziehen: readonly [vonSelbst: string, vonHand: string],
		oeffnen: string,
		gemahnt: boolean,
	])[] = [
		['NOT_REQUESTED', 'geht', ['G22', 'G22'], ['G22', 'G22'], 'geht', false],
		['FINISHED', 'ANGEFORDERT', ['G22', 'G22'], ['G22', 'G22'], 'geht', false],
		['NOT_PROVIDED', 'ANGEFORDERT', ['OHNE_DOKUMENT', 'geht'], ['AUTOMATISCH', 'geht'], 'G22', true],
		['NEEDS_REVIEW', 'ANGEFORDERT', ['OHNE_DOKUMENT', 'geht'], ['G22', 'G22'], 'G22', false],
		['PROVIDED', 'ANGEFORDERT', ['geht', 'geht'], ['G22', 'G22'], 'G22', false],
		['WAIT_SIGNING', 'ANGEFORDERT', ['OHNE_DOKUMENT', 'geht'], ['G22', 'G22'], 'G22', true],
		['SIGNED', 'ANGEFORDERT', ['geht', 'geht'], ['G22', 'G22'], 'G22', false],
	];
	const a = { anforderungID: 'a' };

	it.each(ZEILEN)('%s', (stand, anfordern, schliessen, zurueckziehen, oeffnen, gemahnt) => {
		const versuch = (isManuell: boolean, tat: (l: Lage) => Entschluss) =>
			entscheide(gestellt(stand, isManuell), WER.MV, tat).grund?.code ?? 'geht';
		const beides = (tat: (l: Lage) => Entschluss) => [versuch(false, tat), versuch(true, tat)];
		expect(beides((l) => dokumentAnfordern(l, { specID: 's' }))).toEqual([anfordern, anfordern]);
		expect(beides((l) => anforderungSchliessen(l, a))).toEqual(schliessen);
		expect(beides((l) => anforderungZurueckziehen(l, a))).toEqual(zurueckziehen);
		expect(beides((l) => anforderungOeffnen(l, a))).toEqual([oeffnen, oeffnen]);
		const w = gestellt(stand, true);
		w.heute = '2025-06-12';
		w.aendere({ specs: [{ ...UNTERSCHRIEBEN, stufen: [{ abStatus: 2000, stufe: 'ERINNERN' }] }] });
		const mahnung = entscheide(w, SYSTEM, faelligeMahnen).ausgang?.entschluss.akte ?? [];
		expect(mahnung.some((e) => e.type === 'DokumentGemahnt')).toBe(gemahnt);
	});

	it.each([
		['anfordern', (l: Lage) => dokumentAnfordern(l, { specID: 's' }), 'NOT_REQUESTED', true],
		['abschließen', (l: Lage) => anforderungSchliessen(l, a), 'PROVIDED', false],
		['zurückziehen', (l: Lage) => anforderungZurueckziehen(l, a), 'NOT_PROVIDED', false],
		['öffnen', (l: Lage) => anforderungOeffnen(l, a), 'FINISHED', false],
	] as const)('%s: wer darf', (_, tat, stand, auchStelle) => {
		const versuch = (wer: (typeof PERSONEN)[number], spec = UNTERSCHRIEBEN) => {
			const w = gestellt(stand, true);
			w.aendere({ specs: [spec] });
			return entscheide(w, WER[wer], tat).grund?.code ?? 'geht';
		};
		expect(PERSONEN.map((wer) => versuch(wer))).toEqual([
			'BERECHTIGUNG',
			auchStelle ? 'geht' : 'BERECHTIGUNG',
			'geht',
			'geht',
		]);
		// The Einsatzstelle asks only for what is hers to hand in.
		expect(versuch('ME', { ...UNTERSCHRIEBEN, ...NUR_GELESEN })).toBe('BERECHTIGUNG');
	});
});
