import { beforeEach, describe, expect, it } from 'vitest';
import { testAnforderung, testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { bis, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Anforderung, Dokument, Signatursitzung } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { DokumentStatus } from '#domain/status/dokument.ts';
import { dranAmDokument, wirdErinnert, zugAusDerAkte } from './dokument.ts';
import { DRAN_KUERZEL } from './dran.ts';

/** Tables: Anforderung (which status waits for what), Reminders (whose task it is), Signature session (order). */

const OFFEN = '2025-06-02T10:00:00.000Z';
const SEITHER = '2025-06-10T10:00:00.000Z';
const ANGEFORDERT = testSpec({ id: 's', bezeichnung: 'Ausweis' });
const GESTELLT: DokumentSpec = { ...ANGEFORDERT, nutzungsart: 'GESTELLT', uploadRollen: ['MA_VERWALTUNG'] };
const VON_STELLE: DokumentSpec = { ...GESTELLT, uploadRollen: ['MA_VEREIN', 'MA_VERWALTUNG'] };
const STELLE_PRUEFT: DokumentSpec = { ...ANGEFORDERT, pruefendeOrganisation: 'EINSATZSTELLE' };

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
	bis(welt, 'f', 2800);
});

interface Lage {
	readonly spec?: DokumentSpec;
	readonly status?: DokumentStatus;
	readonly anforderung?: Partial<Anforderung>;
	readonly dokument?: Partial<Dokument>;
	readonly signaturen?: readonly Partial<Signatursitzung>[];
}

function stelle({ spec = ANGEFORDERT, status, anforderung: wie, dokument, signaturen = [] }: Lage) {
	const akte = welt.akte('f');
	const anforderung = testAnforderung({ id: 'a', specID: 's', ...wie });
	akte.anforderungen = [anforderung];
	const wieDasDokument = { id: 'd', anforderungID: 'a', specID: 's', ...dokument };
	akte.dokumente = status === undefined ? [] : [testDokument({ ...wieDasDokument, status })];
	akte.signaturen = signaturen.map((s, i) => sitzung({ id: `s${i}`, ...s }));
	return { akte, anforderung, dran: dranAmDokument(akte, anforderung, spec, welt.heute) };
}

const sitzung = (wie: Partial<Signatursitzung> & Pick<Signatursitzung, 'id'>): Signatursitzung => ({
	...{ dokumentID: 'd', fassung: 1, partei: 'FREIWILLIGER', unterzeichnerID: null, status: 'CREATED' },
	...{ angefordertAm: SEITHER, gueltigBis: '2025-07-11T21:59:59.999Z', vorschauAm: null },
	...{ unterschriebenAm: null, unterschriebenVon: null, name: null, gefragt: null },
	...wie,
});

/** Party on the tag, act, since when; then whether it is reminded. */
const kurz = ({ dran }: ReturnType<typeof stelle>) =>
	dran && [DRAN_KUERZEL[dran.partei], dran.tat, dran.seit, wirdErinnert(dran)];

describe('whose turn it is, by what was handed in last', () => {
	const eingereicht = (spec: DokumentSpec, status?: DokumentStatus) =>
		kurz(stelle(status === undefined ? { spec } : { spec, status }));

	it.each<[string, DokumentSpec, string, string, boolean]>([
		['asked of the volunteer', ANGEFORDERT, 'FW', 'EINREICHEN', true],
		['a form to be filled', { ...ANGEFORDERT, nutzungsart: 'BEIDES' }, 'FW', 'EINREICHEN', true],
		['only to be looked at', { ...ANGEFORDERT, nutzungsart: 'EINSICHTNAHME' }, 'FW', 'EINREICHEN', true],
		['provided by the Einsatzstelle', VON_STELLE, 'ES', 'BEREITSTELLEN', true],
		['provided by the Traeger', GESTELLT, 'TR', 'BEREITSTELLEN', false],
	])('nothing yet, %s', (_, spec, ...wer) => {
		const [partei, tat, erinnert] = wer;
		expect(eingereicht(spec)).toEqual([partei, tat, OFFEN, erinnert]);
		for (const status of [4000, 8000, 9000] as const)
			expect(eingereicht(spec, status)).toEqual([partei, tat, OFFEN, erinnert]);
	});

	it.each<[string, DokumentSpec, string]>([
		['the Traeger checks', ANGEFORDERT, 'TR'],
		['the Einsatzstelle checks', STELLE_PRUEFT, 'ES'],
	])('0 (In Prüfung): %s', (_, spec, partei) => {
		expect(eingereicht(spec, 0)).toEqual([partei, 'PRUEFEN', SEITHER, false]);
	});

	it('before the agreement the Traeger checks in place of the Einsatzstelle', () => {
		welt = weltMitPlaetzen();
		bis(welt, 'f', 2500);
		expect(eingereicht(STELLE_PRUEFT, 0)).toEqual(['TR', 'PRUEFEN', SEITHER, false]);
	});

	it.each([1000, 2000] as const)('%i: nobody', (status) => expect(eingereicht(ANGEFORDERT, status)).toBeNull());

	it.each<[string, Partial<Anforderung>]>([
		['closed', { geschlossenAm: SEITHER }],
		['withdrawn', { zurueckgezogenAm: SEITHER }],
	])('%s: nobody', (_, anforderung) => expect(kurz(stelle({ anforderung }))).toBeNull());

	it('locked: nobody', () => expect(eingereicht({ ...ANGEFORDERT, status: 90 })).toBeNull());

	it('looked at and a conviction found: the Traeger decides', () => {
		welt.akte('f').person.isEinschlaegigVerurteilt = true;
		expect(kurz(stelle({ anforderung: { eingesehen: true } }))).toEqual(['TR', 'PRUEFEN', OFFEN, false]);
	});
});

describe('signatures, in their order', () => {
	const spec: DokumentSpec = { ...GESTELLT, signaturparteien: ['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER'] };
	const FW = { partei: 'FREIWILLIGER', unterzeichnerID: 'f', status: 'SIGNED' } as const;
	const ES = { partei: 'EINSATZSTELLE', status: 'SIGNED' } as const;
	const gefragt = { status: 'CREATED', angefordertAm: '2025-06-12T10:00:00.000Z' } as const;

	it.each<[string, string, readonly Partial<Signatursitzung>[]]>([
		['first the volunteer', 'FW', [{ ...FW, ...gefragt }]],
		['then the Einsatzstelle', 'ES', [FW, { ...ES, ...gefragt }]],
		['at last the Traeger', 'TR', [FW, ES, { partei: 'TRAEGER', ...gefragt }]],
		[
			'asked again after the link had run out, since the first time',
			'FW',
			[
				{ ...FW, ...gefragt, status: 'CANCELED' },
				{ ...FW, status: 'CREATED', angefordertAm: '2025-07-14T10:00:00.000Z' },
			],
		],
	])('%s', (_, partei, signaturen) => {
		const lage = stelle({ spec, status: 1500, signaturen });
		expect(kurz(lage)).toEqual([partei, 'UNTERSCHREIBEN', gefragt.angefordertAm, true]);
		// The list reads it from the file alone.
		expect(zugAusDerAkte(lage.akte, lage.anforderung)?.partei).toBe(lage.dran?.partei);
	});

	it('all have signed: nobody, unless it can’t be sealed', () => {
		const fertig = { vollstaendigAm: SEITHER };
		expect(kurz(stelle({ spec, status: 1500, dokument: fertig, signaturen: [FW, ES] }))).toBeNull();
		const dokument = { ...fertig, siegelfehler: { grund: 'DATEI_FEHLT', seit: OFFEN } } as unknown as Dokument;
		expect(kurz(stelle({ spec, status: 1500, dokument }))).toEqual(['TR', 'BESIEGELN', OFFEN, false]);
	});

	it('taken back: the Traeger has to ask for them anew', () => {
		const lage = stelle({ spec, status: 1000, dokument: { fassung: 2 }, signaturen: [FW] });
		expect(kurz(lage)).toEqual(['TR', 'UNTERSCHRIFTEN_STARTEN', SEITHER, false]);
	});
});
