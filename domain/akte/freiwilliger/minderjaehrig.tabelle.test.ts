import { describe, expect, it } from 'vitest';
import { umfeldDerAkte } from '#domain/akte/dokument/dokumentbedarf.ts';
import { bedingungenErfuellt } from '#domain/akte/dokument/dokumentbedingungen.ts';
import { abgleichen } from '#domain/akte/entscheidungen/dokument/abgleichen.ts';
import { erziehungsberechtigteAnlegen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-anlegen.ts';
import { erziehungsberechtigteBearbeiten } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-bearbeiten.ts';
import { erziehungsberechtigteEntfernen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-entfernen.ts';
import { registrieren } from '#domain/akte/entscheidungen/freiwilliger/registrieren.ts';
import { bewerben } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { beteiligte } from '#domain/akte/signatur/ablauf.ts';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { ERWACHSEN, MINDERJAEHRIG, OEFFENTLICH, SYSTEM } from '#domain/akte/tests/personen.fixture.ts';
import { ALLE_WER, entscheide, typen, WER, type Wer } from '#domain/akte/tests/tabelle.fixture.ts';
import { beworben, inVerhandlung, vertragAn, weltMitPlaetzen, wunschAn } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { STANDARD_DOKUMENTSPECS } from '#domain/dokumentspec/standard.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Entschluss, Lage } from '../lage.ts';

/** Table: Minors, point by point. The world stands at 2 June 2025, its cycle begins on 1 September. */

const geboren = (geburtsdatum: string) => ({ ...ERWACHSEN, geburtsdatum });

describe('Alter', () => {
	it.each([
		['2011-06-03', 'Eine Bewerbung ist erst ab 14 Jahren möglich.'],
		['2011-06-02', null],
	])('Registrierung, geboren %s: %s', (geburtsdatum, text) => {
		const eingabe = { userID: 'user-f', person: geboren(geburtsdatum), wuensche: [] };
		const { grund } = entscheide(weltMitPlaetzen(), OEFFENTLICH, (l) => registrieren(l, eingabe));
		expect(grund?.text ?? null).toBe(text);
	});

	it.each([
		['2010-09-02', 'Die Altersgrenze (ab 15 Jahren) ist zum Dienstbeginn nicht eingehalten.'],
		['2010-09-01', null],
	])('Bewerbung, zum Dienstbeginn geboren %s: %s', (geburtsdatum, text) => {
		const w = weltMitPlaetzen();
		beworben(w, 'f', [], geboren(geburtsdatum));
		const { grund } = entscheide(w, WER.FW, (l) => bewerben(l, { wuensche: [{ einsatzortID: 'o1' }] }));
		expect(grund?.text ?? null).toBe(text);
	});

	it.each([
		// Of age on the day itself, born on 29 February on 1 March.
		['2007-06-02', null],
		['2007-06-03', 'G13'],
		['2007-03-01', null],
	])('Einigung ohne Erziehungsberechtigte, geboren %s: %s', (geburtsdatum, code) => {
		const w = weltMitPlaetzen();
		beworben(w, 'f', ['o1'], geboren(geburtsdatum));
		inVerhandlung(w, 'f');
		const { grund } = entscheide(w, WER.MV, (l) => einigen(l, { wunschID: wunschAn(w, 'f').id }));
		expect(grund?.code ?? null).toBe(code);
	});
});

describe('Erziehungsberechtigte', () => {
	const MUTTER = {
		art: 'MUTTER',
		isUnterschriftErforderlich: true,
		isAlleinigesSorgerecht: false,
		person: { vorname: 'Petra', nachname: 'Hoffmann', email: 'petra@example.org' },
	} as const;
	const mitMutter = (): Welt => {
		const w = weltMitPlaetzen();
		beworben(w, 'f', ['o1'], MINDERJAEHRIG);
		w.tue('f', WER.MV, erziehungsberechtigteAnlegen, MUTTER);
		return w;
	};
	const id = (l: Lage): string => l.akte.erziehungsberechtigte[0]?.id ?? '';

	it.each<[string, (l: Lage) => Entschluss, readonly Wer[]]>([
		['anlegen', (l) => erziehungsberechtigteAnlegen(l, MUTTER), ['FW', 'MV', 'AD']],
		[
			'bearbeiten',
			(l) => erziehungsberechtigteBearbeiten(l, { ...MUTTER, art: 'VATER', erziehungsberechtigterID: id(l) }),
			['MV', 'AD'],
		],
		['entfernen', (l) => erziehungsberechtigteEntfernen(l, { erziehungsberechtigterID: id(l) }), ['MV', 'AD']],
	])('%s', (_, tat, wer) => {
		const w = mitMutter();
		expect(ALLE_WER.filter((einer) => entscheide(w, WER[einer], tat).grund === null)).toEqual(wer);
	});

	it.each([
		['minderjährig', MINDERJAEHRIG, ['FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER', 'TRAEGER']],
		['erwachsen', ERWACHSEN, ['FREIWILLIGER', 'TRAEGER']],
	] as const)('unterschreiben: %s', (_, person, parteien) => {
		const w = mitMutter();
		w.akte('f').person = { ...person };
		const spec = testSpec({
			id: 'x',
			bezeichnung: 'Ehrenkodex',
			signaturparteien: ['TRAEGER', 'ERZIEHUNGSBERECHTIGTER', 'FREIWILLIGER'],
		});
		expect(beteiligte(w.akte('f'), spec, w.heute).map((b) => b.partei)).toEqual(parteien);
	});

	it.each(['Bildrechte', 'Schwimmfähigkeit / Rettungsschwimmabzeichen'])('willigen ein: %s', (bezeichnung) => {
		const spec = STANDARD_DOKUMENTSPECS.find((s) => s.bezeichnung === bezeichnung);
		expect(spec?.signaturparteien).toContain('ERZIEHUNGSBERECHTIGTER');
	});
});

describe('Erstuntersuchung', () => {
	const vorlage = STANDARD_DOKUMENTSPECS.find((s) => s.bezeichnung.startsWith('Erstuntersuchung'));
	const ERSTUNTERSUCHUNG: DokumentSpec = testSpec({
		id: 'eu',
		bezeichnung: 'Erstuntersuchung',
		stufen: vorlage?.stufen ?? [],
		bedingungen: vorlage?.bedingungen ?? [],
	});
	it.each([
		// Eighteen on the first day of service, and a day later.
		['2007-09-01', false],
		['2007-09-02', true],
	])('geboren %s: %s', (geburtsdatum, verlangt) => {
		const w = weltMitPlaetzen();
		beworben(w, 'f', ['o1'], geboren(geburtsdatum));
		inVerhandlung(w, 'f');
		expect(vertragAn(w, 'f').vertragsbeginn).toBe('2025-09-01');
		expect(bedingungenErfuellt(ERSTUNTERSUCHUNG, w.akte('f'), umfeldDerAkte(w.lage('f', WER.MV)))).toBe(verlangt);
	});
});

it('mit dem 18. Geburtstag rechnet die Nacht neu, ohne Beantwortetes noch einmal zu verlangen', () => {
	const spec = testSpec({
		id: 'el',
		bezeichnung: 'Erklärung der Eltern',
		stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }],
		bedingungen: [{ art: 'VOLLJAEHRIG', ist: false, werte: [] }],
	});
	const w = weltMitPlaetzen({ specs: [spec] });
	beworben(w, 'f', ['o1'], MINDERJAEHRIG);
	const nacht = () => typen(entscheide(w, SYSTEM, abgleichen).ausgang?.entschluss.akte ?? []);
	w.heute = '2026-03-01';
	expect(nacht()).toEqual([]);
	w.heute = '2026-03-02';
	expect(nacht()).toEqual(['AnforderungZurueckgezogen']);
});
