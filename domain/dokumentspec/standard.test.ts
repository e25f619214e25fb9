import { describe, expect, it, test } from 'vitest';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { dokumentSpecSchema } from './dokumentspec-felder.ts';
import { pruefeFreigabe } from './freigabe.ts';
import { pruefeText } from './pruefung.ts';
import { STANDARD_DOKUMENTSPECS } from './standard.ts';

const namens = (bezeichnung: string) => STANDARD_DOKUMENTSPECS.filter((s) => s.bezeichnung === bezeichnung);
const stufen = (bezeichnung: string) =>
	namens(bezeichnung)[0]?.stufen.map(({ abStatus, stufe }) => `${stufe} ${abStatus}`);

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
	['Zeugnis (BFD)', 'GESTELLT', ['PFLICHT 9900'], 'EST,TRAEGER'],
	['Zeugnis (FSJ und FÖJ)', 'GESTELLT', ['OPTIONAL 9900'], 'EST,TRAEGER'],
];
const KURZ = { FREIWILLIGER: 'FW', ERZIEHUNGSBERECHTIGTER: 'ERZ', EINSATZSTELLE: 'EST', TRAEGER: 'TRAEGER' };

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

	// Which places are kitchens or schools, each tenant says himself.
	const OFFEN = ['Masernschutznachweis', 'Infektionsschutzbelehrung / Gesundheitszeugnis'];
	test.each(STANDARD_DOKUMENTSPECS.map((s) => [s.bezeichnung, s] as const))('%s can be published', (name, spec) => {
		const { fehler, hinweise } = pruefeFreigabe(spec, pruefeText(spec.vorlageText ?? ''));
		const offen = ['Bei der Bedingung „Gruppierung des Einsatzorts“ fehlt die Auswahl'];
		expect(fehler).toEqual(OFFEN.includes(name) ? offen : []);
		expect(hinweise).toEqual([]);
	});
});
