import { describe, expect, it, test } from 'vitest';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { ohneLeereTeile } from '#domain/vorlagen/teile.ts';
import { type DokumentSpecFelder, dokumentSpecSchema } from './dokumentspec-felder.ts';
import { faelleVon } from './faelle.ts';
import { pruefeFreigabe } from './freigabe.ts';
import { pruefeText } from './pruefung.ts';
import { STANDARD_DOKUMENTSPECS } from './standard.ts';

const namens = (bezeichnung: string) => STANDARD_DOKUMENTSPECS.filter((s) => s.bezeichnung === bezeichnung);
const stufen = (bezeichnung: string) =>
	namens(bezeichnung)[0]?.stufen.map(({ abStatus, stufe }) => `${stufe} ${abStatus}`);

const ZUGELASSEN = { zulassung: 'Bescheid vom 01.02.2020' };

/** Table: default set shipped as drafts. */
const TABELLE: readonly [bezeichnung: string, nutzungsart: string, stufen: readonly string[], parteien: string][] = [
	['Vereinbarung (Freiwilligenvertrag)', 'GESTELLT', ['UEBERPRUEFUNG 3000'], 'FW,ERZ,EST,TRAEGER'],
	['BFD-Vereinbarung', 'BEIDES', ['UEBERPRUEFUNG 3000'], 'FW,ERZ,EST,TRAEGER'],
	['Erweitertes Führungszeugnis', 'EINSICHTNAHME', ['ERINNERN 3000', 'UEBERPRUEFUNG 4000'], ''],
	['Verpflichtungserklärung / Ehrenkodex', 'BEIDES', ['PFLICHT 4000'], 'FW,ERZ'],
	['Datenschutzerklärung', 'GESTELLT', ['PFLICHT 2800'], 'FW,ERZ'],
	['Bildrechte', 'GESTELLT', ['ERINNERN 3000'], 'FW,ERZ'],
	['Masernschutznachweis', 'ANGEFORDERT', ['UEBERPRUEFUNG 4000'], ''],
	['Mitgliedsbescheinigung der Krankenkasse', 'ANGEFORDERT', ['PFLICHT 4000'], ''],
	['Infektionsschutzbelehrung / Gesundheitszeugnis', 'ANGEFORDERT', ['ERINNERN 4000'], ''],
	['Erstuntersuchung (§ 32 JArbSchG)', 'ANGEFORDERT', ['UEBERPRUEFUNG 4000'], ''],
	['Schwimmfähigkeit / Rettungsschwimmabzeichen', 'ANGEFORDERT', ['OPTIONAL 2800'], 'ERZ'],
	['Lebenslauf', 'ANGEFORDERT', ['OPTIONAL 2000'], ''],
	['Schulzeugnis', 'ANGEFORDERT', ['OPTIONAL 2000'], ''],
	['Aufenthaltstitel', 'ANGEFORDERT', ['UEBERPRUEFUNG 3000'], ''],
	['Personalfragebogen', 'BEIDES', ['PFLICHT 3000'], 'FW'],
	['Ausweis für Freiwillige', 'GESTELLT', ['OPTIONAL 4000'], ''],
	['Bescheinigung', 'GESTELLT', ['PFLICHT 9900'], 'EST,TRAEGER'],
	['Zeugnis (BFD)', 'GESTELLT', ['PFLICHT 9900'], 'EST'],
	['Zeugnis (FSJ und FÖJ)', 'GESTELLT', ['OPTIONAL 9900'], 'EST,TRAEGER'],
];
const KURZ = { FREIWILLIGER: 'FW', ERZIEHUNGSBERECHTIGTER: 'ERZ', EINSATZSTELLE: 'EST', TRAEGER: 'TRAEGER' };

/** The agreement as it reads, with the least that is known and with all. */
test('no sentence of the agreement has a hole', () => {
	const text = namens('Vereinbarung (Freiwilligenvertrag)')[0]?.vorlageText ?? '';
	const [wenigst = '', meist = ''] = faelleVon({ nachweisFuer: null }).map((fall) =>
		ohneLeereTeile(text, (name) => fall(name) === '').replaceAll(/\{\{ ([a-z_.]+) \}\}/g, (_, name) => fall(name)),
	);
	expect(wenigst).toContain('**Mara Muster**\ngeboren am 14.03.2007\nRheinweg 12a, 53113 Bonn\n\n| Einsatzstelle\n');
	expect(wenigst).toContain(
		'| Träger\n**Sportjugend Musterland e. V.**\nHaus des Sports, Am Stadion 1, 50933 Köln\n\n##',
	);
	expect(wenigst).toContain(
		'- Dauer: 12 Monate\n- Einsatzort: Sporthalle am Park\n- Dienstzeit je Woche: 39 Stunden\n\nDie Anschrift',
	);
	expect(wenigst).toContain('und die Seminare.\n\n## § 6 Seminare\n\nDie Teilnahme');
	expect(wenigst).not.toMatch(/gesetzlich vertreten|Ansprechperson|Vertragsnummer/);
	expect(meist).toContain('geboren am 14.03.2007 in Bonn\n');
	expect(meist).toContain('\ngesetzlich vertreten durch Petra Muster und Jens Muster\n');
	expect(meist).toContain('- Deutschlandticket: 30,00 €\n');
	expect(meist).toContain('die Seminare. Ansprechperson beim Träger ist Tom Kühn.');
	expect(meist).toContain('(JFDG), Vertragsnummer FSJ-2025-0042*\n');
});

describe('the default set', () => {
	test.each(TABELLE)('%s', (bezeichnung, nutzungsart, erwarteteStufen, parteien) => {
		const [spec] = namens(bezeichnung);
		expect(spec?.nutzungsart).toBe(nutzungsart);
		expect(stufen(bezeichnung)).toEqual(erwarteteStufen);
		expect(spec?.signaturparteien.map((p) => KURZ[p]).join(',')).toBe(parteien);
	});

	it('has nothing beyond the table, and valid fields', () => {
		expect(STANDARD_DOKUMENTSPECS.map((s) => s.bezeichnung)).toEqual(TABELLE.map(([bezeichnung]) => bezeichnung));
		for (const spec of STANDARD_DOKUMENTSPECS) expect(pruefeFelder(dokumentSpecSchema, spec)).toEqual(spec);
	});

	// How it is signed is each tenant's to decide.
	const entschieden = (spec: DokumentSpecFelder): DokumentSpecFelder =>
		spec.signaturparteien.length > 0 ? { ...spec, signaturform: 'EINFACH', signaturgrund: 'So entschieden' } : spec;

	it('leaves open how something is signed', () => {
		for (const spec of STANDARD_DOKUMENTSPECS) {
			const { fehler } = pruefeFreigabe(spec, pruefeText(spec.vorlageText ?? ''), ZUGELASSEN);
			expect(fehler.includes('Die Form der Unterschrift ist nicht festgelegt')).toBe(spec.signaturparteien.length > 0);
		}
	});

	// Which places are kitchens or schools, each tenant says himself.
	const OFFEN = ['Masernschutznachweis', 'Infektionsschutzbelehrung / Gesundheitszeugnis'];
	test.each(STANDARD_DOKUMENTSPECS.map((s) => [s.bezeichnung, s] as const))(
		'%s can be published, unless a choice is left to the tenant',
		(name, spec) => {
			const { fehler, hinweise } = pruefeFreigabe(entschieden(spec), pruefeText(spec.vorlageText ?? ''), ZUGELASSEN);
			const offen = ['Bei der Bedingung „Gruppierung des Einsatzorts“ fehlt die Auswahl'];
			expect(fehler).toEqual(OFFEN.includes(name) ? offen : []);
			expect(hinweise).toEqual([]);
		},
	);
});
