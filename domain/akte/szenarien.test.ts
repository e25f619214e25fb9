import { beforeEach, describe, expect, it } from 'vitest';
import { dokumentBereitstellen } from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import { dokumentBesiegeln } from '#domain/akte/entscheidungen/dokument/dokument-besiegeln.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { dokumentPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { vorschauGesehen } from '#domain/akte/entscheidungen/dokument/signatur-oeffnen.ts';
import { direktUnterschreiben, unterschreiben } from '#domain/akte/entscheidungen/dokument/unterschreiben.ts';
import { bemerken } from '#domain/akte/entscheidungen/freiwilliger/bemerken.ts';
import { erziehungsberechtigteAnlegen } from '#domain/akte/entscheidungen/freiwilliger/erziehungsberechtigte-anlegen.ts';
import { kontoEroeffnen } from '#domain/akte/entscheidungen/freiwilliger/konto-eroeffnen.ts';
import { reaktivieren } from '#domain/akte/entscheidungen/freiwilliger/reaktivieren.ts';
import { registrieren } from '#domain/akte/entscheidungen/freiwilliger/registrieren.ts';
import { statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { zyklusUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nachbearbeitungAbschliessen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-abschliessen.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { bewerben } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { kontaktieren } from '#domain/akte/entscheidungen/wunsch/kontaktieren.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import { aktensicht } from '#domain/akte/sicht/sicht.ts';
import { kennzahlen } from '#domain/kontingent/belegung.ts';
import type { Akteur } from '#domain/rollen.ts';
import { faelligerAbschluss, mitAbschluss } from './faelliger-abschluss.ts';
import type { Entschluss, Lage } from './lage.ts';
import { testSpec } from './tests/dokumente.fixture.ts';
import {
	ADMIN,
	ERWACHSEN,
	freiwillig,
	OEFFENTLICH,
	SYSTEM,
	TOKEN,
	TRAEGER,
	VEREIN1,
	VEREIN2,
} from './tests/personen.fixture.ts';
import { beworben, bis, inVerhandlung, weltMitPlaetzen, wunschAn } from './tests/wege.fixture.ts';
import type { Welt } from './tests/welt.fixture.ts';

/** The end-to-end scenarios 1 to 10 of the tables. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});

const wunsch = (id: string, ort: string) => wunschAn(welt, id, ort);
const wunschID = (id: string, ort: string): string => wunsch(id, ort).id;
const status = (id: string): number => welt.akte(id).status;

const plaetze = (einsatzstelleID: string, einsatzortID: string) => {
	const zyklus = welt.referenz.zyklen.get('z');
	const k = welt.kontingente.get(einsatzstelleID);
	if (!zyklus || !k) throw new Error('Welt unvollständig');
	return kennzahlen(k, { zyklus, einsatzortID, dienstartID: 'fsj' });
};

const PREFIX = { parameter: { vertragsnummerModus: 'PREFIX' } } as const;
const texte = (verstoesse: readonly { text: string }[]) => verstoesse.map((v) => v.text);

const VEREINBARUNG = testSpec({
	id: 'vb',
	bezeichnung: 'Vereinbarung',
	nutzungsart: 'GESTELLT',
	isVertragsrelevant: true,
	stufen: [{ abStatus: 3000, stufe: 'UEBERPRUEFUNG' }],
	signaturparteien: ['FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER', 'EINSATZSTELLE', 'TRAEGER'],
	uploadRollen: ['MA_VERWALTUNG'],
});
const BESCHEINIGUNG = testSpec({
	id: 'be',
	bezeichnung: 'Bescheinigung',
	nutzungsart: 'GESTELLT',
	nachweisFuer: 'BESCHEINIGUNG',
	stufen: [{ abStatus: 9900, stufe: 'PFLICHT' }],
	uploadRollen: ['MA_VERWALTUNG'],
});

const dokument = (specID: string) => welt.akte('f').dokumente.findLast((d) => d.specID === specID);

function stelleBereit(specID: string): void {
	const datei = { uploadID: `u-${specID}`, sha256: 'ab', name: `${specID}.pdf` };
	const wo = { dokumentID: specID, specID, anforderungID: null, einsatzortID: null, automatisch: false };
	welt.tue('f', TRAEGER, dokumentBereitstellen, { ...wo, datei });
}

const UNTERSCHRIFT = {
	art: 'GETIPPT',
	name: 'Lena Hoffmann',
	bild: null,
	isEinverstanden: true,
	ipHash: null,
} as const;

/** Each for his own party, one after the other. */
function unterschreibe(...parteien: readonly Akteur[]): void {
	for (const wer of parteien) welt.tue('f', wer, direktUnterschreiben, { ...UNTERSCHRIFT, dokumentID: 'vb' });
}
/** By the portal, once all have signed; it concludes the contract. */
function besiegelnUndAbschliessen(lage: Lage): Entschluss {
	const entschluss = dokumentBesiegeln(lage, { dokumentID: 'vb', fassung: 1, uploadID: 'siegel', sha256: 'cd' });
	const vorhaben = faelligerAbschluss(lage, entschluss);
	return vorhaben ? mitAbschluss(entschluss, vorhaben, 'FSJ25-0001') : entschluss;
}

describe('Szenario 1: von der Registrierung bis zum Dienstende', () => {
	it('führt durch jeden Status und bewegt den Platz', () => {
		welt.aendere(PREFIX);
		const person = ERWACHSEN;
		const ereignisse = welt.tue('f', OEFFENTLICH, registrieren, {
			userID: 'user-f',
			person,
			wuensche: [{ einsatzortID: 'o1' }],
		});
		expect(ereignisse.map((e) => e.type)).toEqual([
			'FreiwilligerRegistriert',
			'DatenschutzZugestimmt',
			'PersonendatenGeaendert',
			'WunschGeaeussert',
			'FreiwilligerStatusGeaendert',
		]);
		expect(status('f')).toBe(0);

		welt.tue('f', TOKEN, kontoEroeffnen, { userID: 'user-f' });
		expect(status('f')).toBe(2000);

		welt.tue('f', VEREIN1, kontaktieren, { wunschID: wunschID('f', 'o1') });
		expect(status('f')).toBe(2100);

		inVerhandlung(welt, 'f', 'o1');
		expect(status('f')).toBe(2500);
		expect(welt.akte('f').vertraege).toMatchObject([
			{ status: 0, dienstartID: 'fsj', vertragsbeginn: '2025-09-01', vertragsende: '2026-08-31', taschengeld: 45_000 },
		]);

		welt.tue('f', VEREIN1, einigen, {
			wunschID: wunschID('f', 'o1'),
			felder: { vertragsbeginn: '2025-09-01', vertragsende: '2026-08-31' },
		});
		expect(status('f')).toBe(2800);
		expect(plaetze('s1', 'o1')).toEqual({ zugeteilt: 2, reserviert: 1, belegt: 0, frei: 1 });

		welt.tue('f', TRAEGER, abschliessen, { wunschID: wunschID('f', 'o1'), neueNummer: 'FSJ25-0001' });
		expect(status('f')).toBe(3000);
		expect(welt.akte('f').vertraege).toMatchObject([{ status: 3000, vertragsnummer: 'FSJ25-0001' }]);
		expect(plaetze('s1', 'o1')).toEqual({ zugeteilt: 2, reserviert: 0, belegt: 1, frei: 1 });

		welt.heute = '2025-09-01';
		welt.tue('f', TRAEGER, antreten, { datum: '2025-09-01' });
		expect(status('f')).toBe(4000);

		welt.heute = '2026-08-31';
		welt.tue('f', TRAEGER, beenden, { datum: '2026-08-31' });
		expect(status('f')).toBe(9000);
		expect(welt.akte('f').statusverlauf.map((s) => s.nach)).toEqual([0, 2000, 2100, 2500, 2800, 3000, 4000, 9000]);
	});

	it('schließt mit der letzten Unterschrift den Vertrag und mit der Bescheinigung die Akte', () => {
		welt.aendere({ ...PREFIX, specs: [VEREINBARUNG, BESCHEINIGUNG] });
		beworben(welt, 'f', ['o1']);
		inVerhandlung(welt, 'f', 'o1');
		welt.tue('f', VEREIN1, einigen, { wunschID: wunschID('f', 'o1') });
		stelleBereit('vb');
		expect(dokument('vb')?.status).toBe(1500);

		unterschreibe(freiwillig('f'), VEREIN1);
		expect(plaetze('s1', 'o1')).toEqual({ zugeteilt: 2, reserviert: 1, belegt: 0, frei: 1 });
		unterschreibe(TRAEGER);
		expect([dokument('vb')?.status, status('f')]).toEqual([1500, 2800]);
		welt.tue('f', SYSTEM, besiegelnUndAbschliessen, undefined);
		expect(dokument('vb')?.status).toBe(2000);
		expect(status('f')).toBe(3000);
		expect(welt.akte('f').vertraege).toMatchObject([{ status: 3000, vertragsnummer: 'FSJ25-0001' }]);
		expect(plaetze('s1', 'o1')).toEqual({ zugeteilt: 2, reserviert: 0, belegt: 1, frei: 1 });

		welt.heute = '2025-09-01';
		welt.tue('f', TRAEGER, antreten, { datum: '2025-09-01' });
		welt.heute = '2026-08-31';
		welt.tue('f', TRAEGER, beenden, { datum: '2026-08-31' });
		expect(welt.akte('f').anforderungen.map((a) => a.specID)).toEqual(['vb', 'be']);
		expect(texte(welt.verstoesse('f', TRAEGER, nachbearbeitungAbschliessen, undefined))).toEqual([
			'Die Nachbearbeitung kann noch nicht abgeschlossen werden. Offen: Bescheinigung.',
		]);
		stelleBereit('be');
		welt.tue('f', TRAEGER, nachbearbeitungAbschliessen, undefined);
		expect(status('f')).toBe(9900);
	});
});

const MUTTER = {
	art: 'MUTTER',
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: true,
	person: { vorname: 'Ute', nachname: 'Hoffmann', email: 'ute@test.test' },
} as const;

describe('Szenario 2: minderjährig', () => {
	it('verlangt vor der Einigung eine erziehungsberechtigte Person', () => {
		beworben(welt, 'f', ['o1'], { ...ERWACHSEN, geburtsdatum: '2008-06-30' });
		inVerhandlung(welt, 'f', 'o1');
		const eingabe = { wunschID: wunschID('f', 'o1') };
		expect(welt.verstoesse('f', VEREIN1, einigen, eingabe)).toMatchObject([
			{
				code: 'G13',
				http: 409,
				text: 'Für Minderjährige muss mindestens eine erziehungsberechtigte Person hinterlegt sein.',
			},
		]);
		welt.tue('f', freiwillig('f'), erziehungsberechtigteAnlegen, MUTTER);
		welt.tue('f', VEREIN1, einigen, eingabe);
		expect(status('f')).toBe(2800);
	});

	it('wird nach den Freiwilligen von den Eltern unterschrieben, und erst dann vom Träger', () => {
		welt.aendere({ ...PREFIX, specs: [VEREINBARUNG] });
		beworben(welt, 'f', ['o1'], { ...ERWACHSEN, geburtsdatum: '2008-06-30' });
		inVerhandlung(welt, 'f', 'o1');
		welt.tue('f', freiwillig('f'), erziehungsberechtigteAnlegen, MUTTER);
		welt.tue('f', VEREIN1, einigen, { wunschID: wunschID('f', 'o1') });
		stelleBereit('vb');
		unterschreibe(freiwillig('f'));
		const eltern = welt.akte('f').signaturen.find((s) => s.partei === 'ERZIEHUNGSBERECHTIGTER');
		expect(eltern?.status).toBe('CREATED');
		expect(texte(welt.verstoesse('f', TRAEGER, direktUnterschreiben, { ...UNTERSCHRIFT, dokumentID: 'vb' }))).toEqual([
			'Sie sind noch nicht an der Reihe. Zuerst unterschreibt: Erziehungsberechtigte Person.',
		]);
		const link = { sitzungID: eltern?.id ?? '', mitLink: true };
		welt.tue('f', TOKEN, vorschauGesehen, link);
		welt.tue('f', TOKEN, unterschreiben, { ...UNTERSCHRIFT, name: 'Ute Hoffmann', ...link });
		unterschreibe(VEREIN1, TRAEGER);
		welt.tue('f', SYSTEM, besiegelnUndAbschliessen, undefined);
		expect(dokument('vb')?.status).toBe(2000);
		expect(status('f')).toBe(3000);
	});
});

describe('Szenario 3: Zurückziehen nach der Einigung', () => {
	it('gibt den Platz frei, storniert den Vertrag und führt in den Pool', () => {
		beworben(welt, 'f', ['o1']);
		inVerhandlung(welt, 'f', 'o1');
		welt.tue('f', TRAEGER, einigen, { wunschID: wunschID('f', 'o1') });
		expect(plaetze('s1', 'o1').reserviert).toBe(1);

		const eingabe = { wunschID: wunschID('f', 'o1') };
		expect(welt.verstoesse('f', freiwillig('f'), zurueckziehen, eingabe)).toMatchObject([
			{ code: 'BESTAETIGUNG', http: 409 },
		]);
		welt.tue('f', freiwillig('f'), zurueckziehen, { ...eingabe, bestaetigt: true });

		expect(plaetze('s1', 'o1')).toEqual({ zugeteilt: 2, reserviert: 0, belegt: 0, frei: 2 });
		expect(welt.akte('f').vertraege).toMatchObject([{ status: 9500 }]);
		expect(status('f')).toBe(1500);
	});

	it('macht den Vertrag zur Unterschrift ungültig', () => {
		welt.aendere({ specs: [VEREINBARUNG] });
		beworben(welt, 'f', ['o1']);
		inVerhandlung(welt, 'f', 'o1');
		welt.tue('f', TRAEGER, einigen, { wunschID: wunschID('f', 'o1') });
		stelleBereit('vb');
		unterschreibe(freiwillig('f'));
		welt.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschID('f', 'o1'), bestaetigt: true });
		expect(dokument('vb')?.status).toBe(8000);
		expect(welt.akte('f').signaturen.map((s) => [s.partei, s.status])).toEqual([
			['FREIWILLIGER', 'SIGNED'],
			['EINSATZSTELLE', 'CANCELED'],
		]);
	});

	it('führt mit einem weiteren Wunsch zurück zu Beworben', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		inVerhandlung(welt, 'f', 'o1');
		welt.tue('f', TRAEGER, einigen, { wunschID: wunschID('f', 'o1') });
		welt.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschID('f', 'o1'), bestaetigt: true });
		expect(status('f')).toBe(2000);
	});
});

describe('Szenario 4: zwei Einsatzstellen verhandeln', () => {
	it('lässt die zweite erst nach der Annullierung einigen', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		inVerhandlung(welt, 'f', 'o1');
		inVerhandlung(welt, 'f', 'o3');
		welt.tue('f', VEREIN1, einigen, { wunschID: wunschID('f', 'o1') });

		const zweite = { wunschID: wunschID('f', 'o3') };
		expect(welt.verstoesse('f', VEREIN2, einigen, zweite)).toMatchObject([
			{ code: 'G14', text: 'Es besteht bereits eine Vertragseinigung mit einem anderen Einsatzort.' },
		]);

		welt.tue('f', TRAEGER, annullieren, { grund: 'Einsatzstelle zieht zurück' });
		expect(status('f')).toBe(2500);
		expect(wunsch('f', 'o1').status).toBe(3000);
		expect(plaetze('s1', 'o1').frei).toBe(2);

		welt.tue('f', VEREIN2, einigen, zweite);
		expect(status('f')).toBe(2800);
		expect(plaetze('s2', 'o3').reserviert).toBe(1);
	});
});

describe('Szenario 5: Bewerbungsstopp während der Verhandlung', () => {
	it('verhindert die Einigung nur für die gesperrte Dienstart', () => {
		beworben(welt, 'mitBfd', ['o1']);
		beworben(welt, 'mitFsj', ['o1']);
		inVerhandlung(welt, 'mitBfd', 'o1', 'bfd');
		inVerhandlung(welt, 'mitFsj', 'o1', 'fsj');
		const z = welt.referenz.zyklen.get('z');
		const vorgabe = z?.dienstarten.get('bfd');
		if (!z || !vorgabe) throw new Error('Welt unvollständig');
		const dienstarten = new Map([...z.dienstarten, ['bfd', { ...vorgabe, isBewerbungsstopp: true }]]);
		welt.aendere({ zyklen: new Map([...welt.referenz.zyklen, ['z', { ...z, dienstarten }]]) });

		expect(texte(welt.verstoesse('mitBfd', VEREIN1, einigen, { wunschID: wunschID('mitBfd', 'o1') }))).toEqual([
			'Für die Dienstart Bundesfreiwilligendienst U27 gilt derzeit ein Bewerbungsstopp.',
		]);
		welt.tue('mitFsj', VEREIN1, einigen, { wunschID: wunschID('mitFsj', 'o1') });
		expect(status('mitFsj')).toBe(2800);
	});
});

describe('Szenario 6: Führungszeugnis zum Dienstantritt', () => {
	const FUEHRUNGSZEUGNIS = testSpec({ id: 'fz', bezeichnung: 'Erweitertes Führungszeugnis' });
	const datei = { uploadID: 'u', sha256: 'ab', name: 'zeugnis.pdf' };

	it.each([
		['PFLICHT', null],
		['UEBERPRUEFUNG', 'G01'],
	] as const)('mit der Stufe %s: eingereicht %s, geprüft geht es', (stufe, eingereicht) => {
		welt.aendere({ specs: [{ ...FUEHRUNGSZEUGNIS, stufen: [{ abStatus: 4000, stufe }] }] });
		bis(welt, 'f', 3000);
		welt.heute = '2025-09-01';
		const tritt = () => welt.verstoesse('f', TRAEGER, antreten, { datum: '2025-09-01' });
		expect(tritt()).toMatchObject([
			{
				code: 'G01',
				http: 409,
				text: 'Der Statuswechsel ist nicht möglich, weil noch Pflichtdokumente fehlen: Erweitertes Führungszeugnis.',
			},
		]);
		const anforderungID = welt.akte('f').anforderungen[0]?.id ?? '';
		const eingabe = { dokumentID: 'd', anforderungID, datei, einsatzortID: null };
		welt.tue('f', freiwillig('f'), dokumentHochladen, eingabe);
		expect(tritt()[0]?.code ?? null).toBe(eingereicht);
		if (eingereicht) {
			welt.tue('f', TRAEGER, dokumentPruefen, { dokumentID: 'd', ergebnis: 'OK' });
			expect(tritt()).toEqual([]);
		}
		expect(status('f')).toBe(4000);
	});
});

describe('Szenario 7: Dienst nicht angetreten', () => {
	it('archiviert den Vertrag und gibt den Platz frei', () => {
		beworben(welt, 'f', ['o1']);
		inVerhandlung(welt, 'f', 'o1');
		welt.tue('f', TRAEGER, einigen, { wunschID: wunschID('f', 'o1') });
		welt.tue('f', TRAEGER, abschliessen, { wunschID: wunschID('f', 'o1'), vertragsnummer: 'A-1' });

		expect(texte(welt.verstoesse('f', TRAEGER, nichtAntreten, { grund: 'nicht erschienen' }))).toEqual([
			'Der Dienst kann erst ab dem 01.09.2025 angetreten werden.',
		]);
		welt.heute = '2025-09-03';
		expect(welt.verstoesse('f', TRAEGER, nichtAntreten, {})).toMatchObject([{ code: 'P', feld: 'grund', http: 422 }]);
		welt.tue('f', TRAEGER, nichtAntreten, { grund: 'nicht erschienen' });

		expect(status('f')).toBe(9500);
		expect(wunsch('f', 'o1').status).toBe(8000);
		expect(welt.akte('f').vertraege).toMatchObject([{ status: 9000 }]);
		expect(plaetze('s1', 'o1').frei).toBe(2);
	});
});

describe('Szenario 8: Übernahme in den aktiven Zyklus', () => {
	function wechsleZyklus(): void {
		const [z, z1] = ['z', 'z1'].map((id) => welt.referenz.zyklen.get(id));
		if (!z || !z1) throw new Error('Welt unvollständig');
		const zyklen = [
			{ ...z, status: 'BEENDET' as const },
			{ ...z1, status: 'AKTIV' as const },
		];
		welt.aendere({ zyklen: new Map(zyklen.map((zyklus) => [zyklus.id, zyklus])) });
	}

	it('stellt die Verhandlung auf Kontaktiert zurück, storniert den Entwurf und schreibt eine Bemerkung', () => {
		beworben(welt, 'f', ['o1']);
		inVerhandlung(welt, 'f', 'o1');
		wechsleZyklus();
		welt.tue('f', TRAEGER, zyklusUebernehmen, undefined);

		expect(status('f')).toBe(2100);
		expect(welt.akte('f').zyklusID).toBe('z1');
		expect(wunsch('f', 'o1')).toMatchObject({ status: 2000, zyklusID: 'z1' });
		expect(welt.akte('f').vertraege).toMatchObject([{ status: 9500 }]);
		expect(welt.akte('f').bemerkungen).toMatchObject([
			{
				text: 'Übernahme in Zyklus 2026/2027 am 02.06.2025 durch Sabine Koch; vorheriger Status 2500 (In Verhandlung).',
				isSystem: true,
				sichtbarkeit: 'MA_VERWALTUNG',
			},
		]);
	});

	it('lässt der Einsatzstelle von dem, was im alten Zyklus endete, Namen und Grund', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		welt.tue('f', VEREIN1, ablehnen, { wunschID: wunschID('f', 'o1'), grund: 'Voll' });
		wechsleZyklus();
		welt.tue('f', TRAEGER, zyklusUebernehmen, undefined);

		const umfeld = { heute: '2025-06-02', modus: 'EIGENE', freieFelder: [], zyklusEnde: () => null } as const;
		const sicht = aktensicht(VEREIN1, welt.akte('f'), umfeld);
		expect(sicht).toMatchObject({ felder: 'NAME', wuensche: [{ status: 9500, grund: 'Voll' }], vertraege: [] });
		const fehlt = [{ code: 'NICHT_GEFUNDEN', http: 404 }];
		expect(welt.verstoesse('f', VEREIN1, reaktivieren, { wunschID: wunschID('f', 'o1') })).toMatchObject(fehlt);
		expect(welt.verstoesse('f', VEREIN1, bemerken, { text: 'Schade' })).toMatchObject(fehlt);
		expect(welt.verstoesse('f', VEREIN2, kontaktieren, { wunschID: wunschID('f', 'o3') })).toEqual([]);
	});

	it('geht nach der Einigung nicht mehr', () => {
		beworben(welt, 'f', ['o1']);
		inVerhandlung(welt, 'f', 'o1');
		welt.tue('f', TRAEGER, einigen, { wunschID: wunschID('f', 'o1') });
		wechsleZyklus();
		expect(welt.verstoesse('f', TRAEGER, zyklusUebernehmen, undefined)).toMatchObject([
			{
				code: 'G17',
				http: 409,
				text: 'Freiwillige können nur bis zum Status „In Verhandlung“ in den aktiven Zyklus übernommen werden.',
			},
		]);
	});
});

describe('Szenario 9: Reaktivieren', () => {
	it('steht nur der Seite offen, die abgelehnt hat', () => {
		beworben(welt, 'f', ['o1']);
		const eingabe = { wunschID: wunschID('f', 'o1') };
		welt.tue('f', VEREIN1, kontaktieren, eingabe);
		welt.tue('f', VEREIN1, ablehnen, { ...eingabe, grund: 'Stelle ist schon vergeben' });
		expect(wunsch('f', 'o1').status).toBe(9500);

		expect(welt.verstoesse('f', freiwillig('f'), reaktivieren, eingabe)).toMatchObject([
			{
				code: 'G18',
				http: 403,
				text: 'Nur die Seite, die abgesagt oder abgelehnt hat, kann die Bewerbung reaktivieren.',
			},
		]);
		welt.tue('f', VEREIN1, reaktivieren, eingabe);
		expect(wunsch('f', 'o1').status).toBe(2000);
	});
});

describe('Szenario 10: manueller Status ohne Vertragsnummer', () => {
	it('nennt die fehlende Vertragsnummer', () => {
		beworben(welt, 'f', ['o1']);
		inVerhandlung(welt, 'f', 'o1');
		const eingabe = { ziel: 3000, wunschID: wunschID('f', 'o1'), grund: 'Papiervertrag liegt vor' } as const;
		expect(welt.verstoesse('f', ADMIN, statusSetzen, eingabe)).toMatchObject([
			{ code: 'G10', http: 409, text: 'Für den Vertragsabschluss fehlen folgende Angaben: Vertragsnummer.' },
		]);
		expect(status('f')).toBe(2500);
	});
});

describe('Neue Bewerbung nach dem Dienst', () => {
	it('beginnt wieder bei Beworben', () => {
		beworben(welt, 'f', ['o1']);
		inVerhandlung(welt, 'f', 'o1');
		welt.tue('f', TRAEGER, einigen, { wunschID: wunschID('f', 'o1') });
		welt.tue('f', TRAEGER, abschliessen, { wunschID: wunschID('f', 'o1'), vertragsnummer: 'A-1' });
		welt.heute = '2025-09-10';
		welt.tue('f', TRAEGER, antreten, { datum: '2025-09-01' });
		welt.tue('f', TRAEGER, beenden, {
			datum: '2025-09-10',
			kuendigungDurch: 'FREIWILLIGER',
			grund: 'Studienplatz',
			bestaetigt: true,
		});
		expect(status('f')).toBe(9300);

		welt.tue('f', freiwillig('f'), bewerben, { wuensche: [{ einsatzortID: 'o3' }] });
		expect(status('f')).toBe(2000);
		welt.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschID('f', 'o3') });
		expect(status('f')).toBe(9300);
	});
});
