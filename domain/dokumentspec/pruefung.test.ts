import { describe, expect, it, test } from 'vitest';
import { OHNE_ANGABEN } from './dokumentspec-felder.ts';
import { pruefeFreigabe } from './freigabe.ts';
import type { Feldzuordnung, Formularfeld } from './pdffeld/pdffeld.ts';
import { mitTraegerwerten, pruefeFelder, pruefeText } from './pruefung.ts';

const ZUGELASSEN = { zulassung: 'Bescheid vom 01.02.2020' };

/** Table: check results. */
test.each([
	['{{ freiwilliger.vorname }}', 'freiwilliger.vorname', 'VariableFound', ''],
	['{{vertrag.beginn}}', 'vertrag.beginn', 'VariableFound', ''],
	['{{ vertrag.urlaub }}', 'vertrag.urlaub', 'VariableNotFound', 'Variable nicht bekannt'],
	['{{ sem', '{{', 'InvalidSyntax', 'Invalide Syntax'],
	['{{ feld1 }}', 'feld1', 'InvalidSyntax', 'Invalide Syntax'],
	['{{ seminar.titel }}', 'seminar.titel', 'NoContextGiven', 'Kein Kontext angegeben'],
	['{{ empfaenger.name }}', 'empfaenger.name', 'NoContextGiven', 'Kein Kontext angegeben'],
	['{{ constructor.constructor }}', 'constructor.constructor', 'VariableNotFound', 'Variable nicht bekannt'],
	['{{ __proto__ }}', '__proto__', 'VariableNotFound', 'Variable nicht bekannt'],
	['{{ freiwilliger.toString }}', 'freiwilliger.toString', 'VariableNotFound', 'Variable nicht bekannt'],
])('%s', (vorlage, variable, ergebnis, text) => {
	expect(pruefeText(`Text ${vorlage}`)).toEqual([{ variable, ergebnis, text }]);
});

it('names a placeholder once however often it stands there', () => {
	expect(pruefeText('{{ datum.heute }} und {{datum.heute}}')).toHaveLength(1);
});

describe('the fields of a form', () => {
	const text = (name: string): Formularfeld => ({ name, art: 'TEXT', optionen: [] });
	const befunde = (felder: readonly Formularfeld[], zuordnungen: readonly Feldzuordnung[] = []) =>
		pruefeFelder(felder, zuordnungen).map((b) => [b.variable, b.ergebnis]);
	const angabe = (feld: string, welche: string): Feldzuordnung => ({
		...{ feld, platz: null },
		inhalt: { art: 'ANGABE', angabe: welche, form: { art: 'GANZ' } },
	});

	it('are read by their names; what means nothing stays empty', () => {
		expect(befunde(['freiwilliger.iban', 'Feld 1', '__proto__', 'vertrag.urlaub'].map(text))).toEqual([
			['freiwilliger.iban', 'VariableFound'],
			['Feld 1', 'FieldEmpty'],
			['__proto__', 'FieldEmpty'],
			['vertrag.urlaub', 'FieldEmpty'],
		]);
	});

	it('go by what was decided, whatever their names', () => {
		const zuordnungen: readonly Feldzuordnung[] = [
			angabe('geb', 'freiwilliger.geburtsdatum'),
			angabe('freiwilliger.name', 'freiwilliger.nachname'),
			{ feld: 'Kennzeichen', inhalt: { art: 'LEER' }, platz: null },
			{ feld: 'Ort', inhalt: { art: 'TEXT', text: 'Wetzlar' }, platz: null },
			{ ...angabe('Feld 1', 'vertrag.beginn'), platz: { art: 'TEXT', seite: 1, x: 0, y: 0, breite: 9, hoehe: 9 } },
		];
		const felder = ['geb', 'freiwilliger.name', 'Kennzeichen', 'Ort', 'Feld_17'].map(text);
		expect(befunde(felder, zuordnungen)).toEqual([
			['freiwilliger.geburtsdatum', 'VariableFound'],
			['freiwilliger.nachname', 'VariableFound'],
			['Feld_17', 'FieldEmpty'],
			['vertrag.beginn', 'VariableFound'],
		]);
	});

	it('say nothing of where somebody signs', () => {
		expect(befunde([{ ...text('Unterschrift1'), art: 'UNTERSCHRIFT' }])).toEqual([]);
	});

	it('never keep a template from being published, and are told', () => {
		const felder = { ...OHNE_ANGABEN, vorlageUploadID: 'x' };
		const geprueft = pruefeFelder(['Feld_17', 'freiwilliger.iban'].map(text), []);
		expect(pruefeFreigabe(felder, geprueft, ZUGELASSEN)).toMatchObject({ fehler: [], luecken: ['Feld_17'] });
	});
});

/** Options of the lists of a volunteer (table: Freiwilliger), yes and no of boxes. */
describe('options of a form', () => {
	const text = (name: string, optionen: string[][], isHaken = false) => {
		const [befund] = pruefeFelder([{ name, art: isHaken ? 'KREUZ' : 'AUSWAHL', optionen }], []);
		return befund?.ergebnis === 'VariableFound' ? '' : `${befund?.ergebnis}: ${befund?.text}`;
	};

	it.each<[string, string[][], boolean?]>([
		['freiwilliger.geschlecht', [['weiblich'], ['männlich'], ['divers'], ['keine Angabe']]],
		[
			'freiwilliger.geschlecht',
			[
				['Weiblich', '0'],
				['MÄNNLICH', '1'],
			],
		],
		['freiwilliger.geschlecht', [['– bitte wählen –'], [''], ['weiblich']]],
		['freiwilliger.vordienst', [['Ja'], ['Nein']]],
		['freiwilliger.vordienst', [['Yes']], true],
		['freiwilliger.tshirt', [['S'], ['M'], ['L']]],
		['freiwilliger.rettungsschwimmabzeichen', [['Bronze'], ['nein']]],
		['erziehungsberechtigter_eins.art', [['Mutter'], ['Vater']]],
		['dienstart.kurz', [['FSJ'], ['was auch immer']]],
	])('%s may be one of %j', (name, optionen, isHaken) => {
		expect(text(name, optionen, isHaken)).toBe('');
	});

	it.each([
		[
			'freiwilliger.geschlecht',
			[['weiblich'], ['Knabe', 'x']],
			'OptionNotFound: Auswahl „Knabe“ nicht bekannt. Möglich: weiblich, männlich, divers, keine Angabe',
		],
		[
			'freiwilliger.vordienst',
			[['Yes'], ['No']],
			'OptionNotFound: Auswahlen „Yes“, „No“ nicht bekannt. Möglich: ja, nein',
		],
	])('%s may not be one of %j', (name, optionen, befund) => {
		expect(text(name, optionen)).toBe(befund);
	});

	it('are nobody’s concern where the field itself is unknown', () => {
		expect(text('freiwilliger.nie', [['x']])).toBe('FieldEmpty: Bleibt leer');
	});
});

describe('release check', () => {
	it('asks for a template where one is filled', () => {
		const fehler = (nutzungsart: 'ANGEFORDERT' | 'GESTELLT' | 'BEIDES') =>
			pruefeFreigabe({ ...OHNE_ANGABEN, nutzungsart }, [], ZUGELASSEN).fehler;
		expect(fehler('ANGEFORDERT')).toEqual([]);
		expect(fehler('GESTELLT')).toEqual(['Es fehlt die Vorlage zum Ausfüllen']);
		expect(fehler('BEIDES')).toEqual(['Es fehlt die Vorlage zum Ausfüllen']);
	});

	it('names placeholders that would stay empty, open conditions and missing parties', () => {
		const vorlageText = '{{ vertrag.urlaub }}';
		const felder = {
			...OHNE_ANGABEN,
			vorlageText,
			isVertragsrelevant: true,
			bedingungen: [{ art: 'DIENSTART' as const, ist: true, werte: [] }],
		};
		expect(pruefeFreigabe(felder, pruefeText(vorlageText), ZUGELASSEN).fehler).toEqual([
			'vertrag.urlaub: Variable nicht bekannt',
			'Bei der Bedingung „Dienst“ fehlt die Auswahl',
			'Es ist nicht festgelegt, wer unterschreibt',
		]);
	});

	it('warns of what an agreement must say and names a placeholder for it', () => {
		const vorlageText = '{{ freiwilliger.name }}';
		const { hinweise } = pruefeFreigabe(
			{ ...OHNE_ANGABEN, vorlageText, isVertragsrelevant: true, signaturparteien: ['TRAEGER'] },
			pruefeText(vorlageText),
			ZUGELASSEN,
		);
		const texte = hinweise.map((h) => h.text);
		expect(texte).not.toContain('Name der freiwilligen Person');
		expect(texte).toContain('Gesetzliche Vertretung');
		expect(texte).toContain('Seminartage');
	});

	const dienst = (...werte: string[]) => ({ art: 'DIENSTART' as const, ist: true, werte });
	const bescheinigung = (vorlageText: string, ...arten: string[]) => {
		const bedingungen = arten.length ? [dienst(...arten)] : [];
		const felder = { ...OHNE_ANGABEN, vorlageText, bedingungen, nachweisFuer: 'BESCHEINIGUNG' as const };
		return (zulassung: string | null) => pruefeFreigabe(felder, pruefeText(vorlageText), { zulassung }).fehler;
	};
	const GANZ = '{{ vertrag.beginn }} {{ vertrag.dienstende }} {{ dienstart.gesetz }} {{ mandant.zulassung }}';

	it('refuses a certificate without what the law wants to read in it', () => {
		expect(bescheinigung(GANZ)('Bescheid')).toEqual([]);
		expect(bescheinigung('Danke')('Bescheid')).toEqual([
			'In der Bescheinigung fehlt: Beginn des Dienstes ({{ vertrag.dienstantritt }})',
			'In der Bescheinigung fehlt: Ende des Dienstes ({{ vertrag.dienstende }})',
			'In der Bescheinigung fehlt: Einhaltung des Gesetzes ({{ dienstart.gesetz }})',
			'In der Bescheinigung fehlt: Zulassung des Trägers ({{ mandant.zulassung }})',
		]);
		expect(bescheinigung('{{ vertrag.beginn }} {{ vertrag.ende }}', 'BFD')(null)).toEqual([]);
	});

	const EINFACH = { signaturform: 'EINFACH', signaturgrund: 'Beschluss' } as const;
	it('wants the admission before agreements and certificates of the JFDG, and of it alone', () => {
		const fehlt = ['In den Parametern fehlt die Zulassung als Träger (Zulassungsbescheid oder gesetzliche Zulassung)'];
		expect(bescheinigung(GANZ)(null)).toEqual(fehlt);
		const vertrag = (...arten: string[]) =>
			pruefeFreigabe(
				{
					...OHNE_ANGABEN,
					...EINFACH,
					isVertragsrelevant: true,
					signaturparteien: ['TRAEGER'],
					bedingungen: [dienst(...arten)],
				},
				[],
				{ zulassung: null },
			).fehler;
		expect(vertrag('FSJ')).toEqual(fehlt);
		expect(vertrag('BFD')).toEqual([]);
	});

	it('refuses a Zeugnis that still asks for its content, or is one fixed text', () => {
		const zeugnis = (vorlageText: string) =>
			pruefeFreigabe({ ...OHNE_ANGABEN, vorlageText, nachweisFuer: 'ZEUGNIS' }, pruefeText(vorlageText), ZUGELASSEN)
				.fehler;
		const werkstatt = '{{ zeugnis.taetigkeiten }} {{ zeugnis.leistung }} {{ zeugnis.verhalten }}';
		expect(zeugnis(`[Bitte beschreiben]\n\n${werkstatt}`)).toContain('Im Zeugnis ist noch offen: Bitte beschreiben');
		expect(zeugnis('War da und hat alles gut gemacht.')).toEqual([
			'Im Zeugnis fehlt: Tätigkeiten ({{ zeugnis.taetigkeiten }})',
			'Im Zeugnis fehlt: Leistung ({{ zeugnis.leistung }})',
			'Im Zeugnis fehlt: Verhalten ({{ zeugnis.verhalten }})',
		]);
		const jeZeile = werkstatt.replaceAll(' {{ z', '\n\n{{ z');
		expect(zeugnis(`${jeZeile}\n\n[Mehr](https://example.org)`)).toEqual([]);
	});
});

it('releases nothing that names the Traeger’s address before there is one', () => {
	const befunde = pruefeText('{{ mandant.bezeichnung }}, {{ mandant.adresse }}');
	const fehler = (mandantAdresse: string | null) =>
		pruefeFreigabe({ ...OHNE_ANGABEN, vorlageText: 'x' }, mitTraegerwerten(befunde, { mandantAdresse }), ZUGELASSEN)
			.fehler;
	expect(fehler(null)).toEqual(['mandant.adresse: Bitte tragen Sie die Anschrift des Trägers unter „Parameter“ ein']);
	expect(fehler('Am Stadion 1, 50933 Köln')).toEqual([]);
});

it('names the sentences that break', () => {
	const vorlageText = 'Sie wohnen in {{ freiwilliger.ort }}, geboren in {{ freiwilliger.geburtsort }}.';
	expect(pruefeFreigabe({ ...OHNE_ANGABEN, vorlageText }, pruefeText(vorlageText), ZUGELASSEN).fehler).toEqual([
		'Im Satz „Sie wohnen in Bonn, geboren in .“ fehlt etwas. Was entfallen darf, markieren Sie bitte und wählen „Nur wenn“',
	]);
});
