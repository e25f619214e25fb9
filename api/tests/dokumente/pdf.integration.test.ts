import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ablage } from '#commands/dateien/ablage.ts';
import { fuelleFuer } from '#commands/pdf/fuellen-fuer.ts';
import { ladeVariablen } from '#commands/pdf/lade-variablen.ts';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { siegelzertifikat } from '#commands/pdf/siegel/zertifikat.ts';
import { siegle } from '#commands/pdf/werkstatt.fixture.ts';
import type { Abgelehnt } from '#domain/regelverstoss.ts';
import { anforderung, gelungen, reicheEin, vorlage } from '../dokumente.fixture.ts';
import type { Antwort } from '../portal.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** What templates are filled with, read from the file and everything it points at. */

let t: Kleinportal;
let wer: Bewerber;
beforeAll(async () => {
	t = await kleinportal();
	const [stelle, ort] = [t.grundlage.stellen[1]?.id ?? '', t.ort(1, 0)];
	const person = { vorname: 'Łukasz', nachname: 'Müßig-Śmigły', strasse: 'Rheinweg', hausnummer: '12a', landID: 'DE' };
	wer = await t.erfasse([ort, t.ort(2)], person);
	await t.verhandle(wer, 1);
	erwarte(await t.einige(wer), 200);
	const unterzeichner = (vorname: string, adresseID: string) =>
		t.traeger('POST', '/v1/person', {
			...{ vorname, nachname: 'Vogt', email: `${vorname.toLowerCase()}@verein.test`, position: 'Vorsitz' },
			...{ telefon: '+49 221 1234567', isSystemmailEmpfaenger: false },
			funktionen: [{ adresseID, funktionID: 'UNTERZEICHNER' }],
		});
	erwarte(await unterzeichner('Karla', stelle), 201);
	erwarte(await unterzeichner('Karl', ort), 201);
	erwarte(await t.traeger('PUT', `/v1/adresse/${stelle}`, { vkz: '4711', kurzname: 'TSV', anerkanntePlaetze: 6 }), 200);
	await t.setzeParameter({ mandantBezeichnung: 'Sportjugend Musterland e. V.', baseUrl: 'https://portal.sj.test' });
});
afterAll(() => t.stop());

const dateien = () => ablage(t.verzeichnis);
const erwarte = ({ status, roh }: Antwort, code: number) => expect(status, roh.body).toBe(code);

describe('the values of a volunteer', () => {
	it('come from his file, the places, the people there and the tenant', async () => {
		const werte = await ladeVariablen(t.umgebung, wer.id);
		const { rows } = await t.umgebung.pool.query<Record<'ort' | 'stelle' | 'betreuer', string>>(
			`select o.bezeichnung as ort, s.bezeichnung as stelle, b.name as betreuer
			from adresse o join adresse s on s.id = o.einsatzstelle_id, benutzer b where o.id = $1 and b.id = $2`,
			[t.ort(1, 0), t.betreuer(1)],
		);
		expect(Object.fromEntries(werte)).toMatchObject({
			'freiwilliger.name': 'Łukasz Müßig-Śmigły',
			'freiwilliger.adresse': 'Rheinweg 12a, 35578 Wetzlar',
			'freiwilliger.land': 'Deutschland',
			'freiwilliger.alter': '20',
			'freiwilliger.status': 'Vertragseinigung',
			'vertrag.beginn': '01.10.2026',
			'vertrag.ende': '31.08.2027',
			'vertrag.dauer_monate': '11',
			'vertrag.probezeit': '6 Wochen',
			'vertrag.seminartage': '23',
			'dienstart.kurz': 'FSJ',
			'einsatzort.bezeichnung': rows[0]?.ort,
			'einsatzort.anerkannte_plaetze': '',
			'einsatzstelle.bezeichnung': rows[0]?.stelle,
			'einsatzstelle.vkz': '4711',
			'einsatzstelle.kurzname': 'TSV',
			'einsatzstelle.anerkannte_plaetze': '6',
			'betreuer.name': rows[0]?.betreuer,
			'unterzeichner.name': 'Karl Vogt',
			'unterzeichner.email': 'karl@verein.test',
			'unterzeichner.telefon': '+49 221 1234567',
			'unterzeichner.funktion': 'Vorsitz',
			'zyklus.bezeichnung': '2026/2027',
			'mandant.bezeichnung': 'Sportjugend Musterland e. V.',
			'mandant.url': 'https://portal.sj.test',
			'datum.heute': '15.09.2026',
			'benutzer.name': '',
		});
	});

	it('are those of another wish when that is named, which has no contract', async () => {
		const werte = await ladeVariablen(t.umgebung, wer.id, { wunschID: wer.wunschID(1), benutzer: TOM });
		const { rows } = await t.umgebung.pool.query<{ ort: string }>(
			'select bezeichnung as ort from adresse where id = $1',
			[t.ort(2)],
		);
		expect(werte.get('einsatzort.bezeichnung')).toBe(rows[0]?.ort);
		expect(werte.get('vertrag.beginn')).toBe('');
		expect(werte.get('benutzer.name')).toBe('Tom Kühn');
	});
});

const TOM = { name: 'Tom Kühn', email: 'tom@sj.test' };

describe('the template of a specification', () => {
	const lege = async (rest: object) => {
		const antwort = await t.traeger('POST', '/v1/dokumentspec', { bezeichnung: 'Vereinbarung', ...rest });
		erwarte(antwort, 201);
		return (antwort.data as { id: string }).id;
	};

	it('is filled for him', async () => {
		const specID = await lege({ vorlageText: '## Vereinbarung\n\n{{ freiwilliger.name }} ab {{ vertrag.beginn }}' });
		const pdf = await fuelleFuer(t.umgebung, dateien(), specID, wer.id);
		expect((await seitentexte(pdf)).join()).toContain('Łukasz Müßig-Śmigły ab 01.10.2026');
		expect(await fuelleFuer(t.umgebung, dateien(), specID, wer.id)).toEqual(pdf);
	});

	it('is missed in words', async () => {
		const specID = await lege({ bezeichnung: 'Ohne Vorlage' });
		const fehler = await fuelleFuer(t.umgebung, dateien(), specID, wer.id).catch((f: unknown) => f);
		expect((fehler as Abgelehnt).verstoesse).toMatchObject([
			{ http: 422, text: 'Zu diesem Dokument ist keine Vorlage hinterlegt.' },
		]);
	});
});

describe('what is signed outside the portal', () => {
	const AUSSEN = {
		...{ nutzungsart: 'BEIDES', vorlageText: 'Ehrenkodex für {{ freiwilliger.name }}' },
		...{ uploadRollen: ['MA_VERWALTUNG'], signaturparteien: ['FREIWILLIGER'], stufen: [] },
	};
	const ausgabe = async (specID: string) =>
		(await t.traeger('GET', `/v1/freiwilliger/${wer.id}/vorlage/${specID}`)).roh.rawPayload;
	const review = (id: string, urteil: object) =>
		t.traeger('POST', `/v1/freiwilliger/${wer.id}/dokumente/${id}/review`, { ergebnis: 'OK', ...urteil });

	it('comes back as the very file, signed, and counts as signed when somebody has looked at it', async () => {
		const specID = await vorlage(t, { ...AUSSEN, bezeichnung: 'Kodex QES', signaturform: 'QES' });
		const bitte = await anforderung(t, wer, specID);
		const ausgegeben = await ausgabe(specID);
		const ohne = await reicheEin(t.traeger, wer, bitte, { inhalt: ausgegeben });
		expect([ohne.status, ohne.roh.json().error.message]).toEqual([
			422,
			'Die Datei enthält keine elektronische Signatur. Bitte signieren Sie die heruntergeladene Datei mit Ihrem Signaturdienst und laden Sie sie dann hoch.',
		]);
		const fremd = await reicheEin(t.traeger, wer, bitte);
		expect(fremd.roh.json().error.message).toMatch(/^Diese Datei stammt nicht aus dem Portal/);
		const zertifikat = await siegelzertifikat(t.verzeichnis, null, { name: 'Łukasz', heute: '2026-09-01' });
		const inhalt = Buffer.from(await siegle(ausgegeben, zertifikat, { zeit: '2026-09-14T08:00:00Z', name: 'x' }));
		const { id } = gelungen(await reicheEin(t.traeger, wer, bitte, { inhalt })) as { id: string };
		expect(gelungen(await review(id, {}))).toMatchObject({
			status: 2000,
			signaturform: 'QES',
			dateisignaturen: [{ name: 'Siegel Łukasz', aussteller: 'Siegel Łukasz', zeit: '2026-09-14T08:00:00.000Z' }],
		});
	});

	it('on paper comes back as a scan, and somebody says where the original lies', async () => {
		const specID = await vorlage(t, { ...AUSSEN, bezeichnung: 'Kodex Papier', signaturform: 'PAPIER' });
		const bitte = await anforderung(t, wer, specID);
		expect((await ausgabe(specID)).includes('%Ausgabe')).toBe(false);
		const { id } = gelungen(await reicheEin(t.traeger, wer, bitte)) as { id: string };
		expect((await review(id, {})).status).toBe(422);
		expect(gelungen(await review(id, { original: 'Ordner 12' }))).toMatchObject({
			...{ status: 2000, isPapier: true, signaturform: 'PAPIER', original: 'Ordner 12', unterschriften: [] },
		});
	});
});
