import { afterAll, describe, expect, it } from 'vitest';
import { adressportal, verstoesse } from '../adressen.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { beendet } from '../sammellauf.fixture.ts';

/** Addresses: who files and changes what, and what is told of it. Tables: Adresse; Addresses. */

const { t, stelle, ort, eineStelle, einOrt, lege, hole, aendere } = await adressportal();
afterAll(() => t.stop());
const PFLICHT = 'Dies ist ein Pflichtfeld';

describe('fields', () => {
	it.each<[string, object, unknown[]]>([
		['bezeichnung is required', { bezeichnung: '' }, [422, `bezeichnung: ${PFLICHT}`]],
		[
			'bezeichnung ≤ 100',
			{ bezeichnung: 'x'.repeat(101) },
			[422, 'bezeichnung: Bitte geben Sie höchstens 100 Zeichen ein'],
		],
		['kurzname ≤ 30', { kurzname: 'x'.repeat(31) }, [422, 'kurzname: Bitte geben Sie höchstens 30 Zeichen ein']],
		[
			'externeNummer ≤ 30',
			{ externeNummer: '1'.repeat(31) },
			[422, 'externeNummer: Bitte geben Sie höchstens 30 Zeichen ein'],
		],
		['vkz without signs but the hyphen', { vkz: '35/0418' }, [422, 'vkz: Invalides Format']],
		['vkz ≤ 20', { vkz: '1'.repeat(21) }, [422, 'vkz: Bitte geben Sie höchstens 20 Zeichen ein']],
		[
			'betriebsnummer ≤ 15',
			{ betriebsnummer: '1'.repeat(16) },
			[422, 'betriebsnummer: Bitte geben Sie höchstens 15 Zeichen ein'],
		],
		['debitor ≤ 20', { debitor: '1'.repeat(21) }, [422, 'debitor: Bitte geben Sie höchstens 20 Zeichen ein']],
		['mandatsreferenz by its characters', { mandatsreferenz: 'Ä1' }, [422, 'mandatsreferenz: Invalides Format']],
		[
			'full-time hours ≥ 20',
			{ regulaereVollzeitstunden: 19.5 },
			[422, 'regulaereVollzeitstunden: Bitte geben Sie mindestens 20 ein'],
		],
		[
			'full-time hours ≤ 48',
			{ regulaereVollzeitstunden: 48.5 },
			[422, 'regulaereVollzeitstunden: Bitte geben Sie höchstens 48 ein'],
		],
		[
			'iban with its check digits',
			{ iban: 'DE89370400440532013001' },
			[422, 'iban: Die IBAN ist ungültig. Bitte prüfen Sie Länge, Format und Prüfziffer.'],
		],
		[
			'bic of the same country',
			{ iban: 'DE89370400440532013000', bic: 'DEUTATFF' },
			[422, 'bic: Die BIC ist ungültig.'],
		],
		['plz is required', { plz: '' }, [422, `plz: ${PFLICHT}`]],
		['plz of five digits', { plz: '3557' }, [422, 'plz: Bitte geben Sie eine gültige Postleitzahl ein']],
		['ort is required', { ort: '' }, [422, `ort: ${PFLICHT}`]],
		['an Einsatzstelle has an e-mail address', { email: null }, [422, `email: ${PFLICHT}`]],
		['e-mail', { email: 'info@lahntal' }, [422, 'email: Bitte geben Sie eine gültige E-Mail-Adresse ein']],
		['website by https', { website: 'http://lahntal.test' }, [422, 'website: Invalides Format']],
		['lat −90..90', { lat: 90.1, lon: 8 }, [422, 'lat: Bitte geben Sie höchstens 90 ein']],
		['lat and lon together', { lat: 50 }, [422, `lon: ${PFLICHT}`]],
		[
			'beschreibung ≤ 5000',
			{ beschreibung: 'x'.repeat(5001) },
			[422, 'beschreibung: Bitte geben Sie höchstens 5000 Zeichen ein'],
		],
		[
			'taetigkeiten ≤ 5000',
			{ taetigkeiten: 'x'.repeat(5001) },
			[422, 'taetigkeiten: Bitte geben Sie höchstens 5000 Zeichen ein'],
		],
		['mindestalter ≤ 99', { mindestalter: 100 }, [422, 'mindestalter: Bitte geben Sie höchstens 99 ein']],
		[
			'mindestalter ≤ hoechstalter',
			{ mindestalter: 30, hoechstalter: 20 },
			[422, 'mindestalter: Das Mindestalter darf nicht über dem Höchstalter liegen.'],
		],
	])('%s', async (_, rest, erwartet) => {
		expect(verstoesse(await t.traeger('POST', '/v1/adresse', eineStelle(rest)))).toEqual(erwartet);
	});

	it('an Einsatzstelle can only be linked to itself', async () => {
		const text = 'uebergeordneteID: Eine Einsatzstelle kann nur sich selbst zugeordnet werden.';
		expect(verstoesse(await t.traeger('POST', '/v1/adresse', eineStelle({ uebergeordneteID: stelle })))).toEqual([
			422,
			text,
		]);
		const { id } = await lege(eineStelle());
		expect((await aendere(id, { uebergeordneteID: id })).status).toBe(200);
		expect(verstoesse(await aendere(id, { uebergeordneteID: stelle }))).toEqual([422, text]);
	});

	it('an Einsatzort has an Einsatzstelle and a Dienstart', async () => {
		const ohne = { uebergeordneteID: null, dienstartIDs: [] };
		expect(verstoesse(await t.traeger('POST', '/v1/adresse', einOrt('', ohne)))).toEqual([
			422,
			`uebergeordneteID: ${PFLICHT}`,
			`dienstartIDs: ${PFLICHT}`,
		]);
		expect(verstoesse(await t.traeger('POST', '/v1/adresse', einOrt(ort)))).toEqual([
			422,
			'uebergeordneteID: Bitte wählen Sie eine Einsatzstelle aus.',
		]);
	});

	it('keeps what was entered', async () => {
		const verband = await lege({ typ: 'VERBAND', bezeichnung: 'Handballverband', plz: '35578', ort: 'Wetzlar' });
		const leistungen = {
			TASCHENGELD: '450,50',
			ARBEITSSTUNDEN: 38.5,
			URLAUBSTAGE: 26,
			BILDUNGSTAGE: 25,
			VERPFLEGUNG: false,
			UNTERKUNFT: true,
			ZUSCHUSS_DEUTSCHLANDTICKET: true,
		};
		const { id } = await lege(
			eineStelle({
				verbandID: verband.id,
				iban: 'DE89 3704 0044 0532 0130 00',
				anerkanntePlaetze: 4,
				leistungen,
				lat: 50.5,
				lon: 8.5,
			}),
		);
		expect(await hole(id)).toMatchObject({
			einsatzstelleID: id,
			lat: 50.5,
			leistungen: { ...leistungen, TASCHENGELD: 450.5 },
			akte: { iban: 'DE89370400440532013000', anerkanntePlaetze: 4, verband: 'Handballverband' },
		});
	});

	it('an externe Nummer is taken once, and free again afterwards', async () => {
		const nummer = 'LM-1127';
		const { id } = await lege(eineStelle({ externeNummer: nummer }));
		const vergeben = [409, 'externeNummer: Diese externe Nummer ist bereits vergeben.'];
		expect(verstoesse(await t.traeger('POST', '/v1/adresse', eineStelle({ externeNummer: nummer })))).toEqual(vergeben);
		await aendere(id, { externeNummer: 'LM-1128' });
		await lege(eineStelle({ externeNummer: nummer }));
		expect(verstoesse(await aendere(id, { externeNummer: nummer }))).toEqual(vergeben);
	});
});

describe('rights', () => {
	it('a site changes contact, texts, pictures and benefits of its own, and nothing else', async () => {
		expect((await aendere(stelle, { telefon: '06441 12345', beschreibung: 'Neu.' }, t.verein)).status).toBe(200);
		expect((await hole(stelle)).telefon).toBe('06441 12345');
		expect(verstoesse(await aendere(stelle, { bezeichnung: 'Anders', kurzname: 'A' }, t.verein))).toEqual([
			403,
			'Das Feld „Bezeichnung“ kann nur durch den Träger geändert werden.',
			'Das Feld „Kurzname“ kann nur durch den Träger geändert werden.',
		]);
		expect((await aendere(stelle, { anerkanntePlaetze: 9 }, t.verein)).status).toBe(403);
		expect((await aendere(stelle, { telefon: '1234567' }, t.verein2)).status).toBe(404);
	});

	it('only administrators deactivate', async () => {
		const { id } = await lege(eineStelle());
		const nur = [403, 'isAktiv: Nur Administratoren dürfen Stammdaten deaktivieren.'];
		expect(verstoesse(await aendere(id, { isAktiv: false }))).toEqual(nur);
		expect((await aendere(id, { isAktiv: false }, t.admin)).status).toBe(200);
		expect((await hole(id)).isDeaktiviert).toBe(true);
		expect(verstoesse(await aendere(id, { isAktiv: true }))).toEqual(nur);
		expect((await aendere(id, { isAktiv: true }, t.admin)).status).toBe(200);
	});

	it('whoever saw an older version is told', async () => {
		const { id, akte } = await lege(eineStelle());
		await aendere(id, { kurzname: 'A', version: akte?.version });
		expect(verstoesse(await aendere(id, { kurzname: 'B', version: akte?.version }))).toEqual([
			409,
			'Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.',
		]);
	});
});

describe('history', () => {
	it('tells what changed in sentences, and remarks to those they are for', async () => {
		const bemerke = (text: string, sichtbarkeit: string | undefined, wer: Fragend) =>
			wer('POST', `/v1/adresse/${stelle}/historie`, { text, ...(sichtbarkeit ? { sichtbarkeit } : {}) });
		expect((await bemerke('Nur für die Leitung.', 'ADMIN', t.admin)).status).toBe(201);
		expect((await bemerke('Für alle hier.', 'MA_VEREIN', t.traeger)).status).toBe(201);
		expect(verstoesse(await bemerke('Zu hoch.', 'ADMIN', t.verein))).toEqual([
			422,
			'sichtbarkeit: Die Sichtbarkeit darf höchstens Ihrer eigenen Rolle entsprechen.',
		]);
		expect(verstoesse(await bemerke(' ', 'MA_VEREIN', t.traeger))).toEqual([422, `text: ${PFLICHT}`]);
		await aendere(stelle, { kurzname: 'SVL' });
		type Eintrag = { satz: string; text: string | null; aenderungen: object[] };
		const lies = async (wer: Fragend) =>
			(await wer('GET', `/v1/adresse/${stelle}/historie`)).data as unknown as Eintrag[];
		const texte = async (wer: Fragend) => (await lies(wer)).flatMap((e) => e.text ?? []);
		expect(await texte(t.admin)).toEqual(['Für alle hier.', 'Nur für die Leitung.']);
		expect(await texte(t.traeger)).toEqual(['Für alle hier.']);
		expect(await texte(t.verein)).toEqual(['Für alle hier.']);
		expect((await lies(t.traeger))[0]).toMatchObject({
			satz: 'hat die Angaben geändert.',
			aenderungen: [{ bezeichnung: 'Kurzname', nach: 'SVL' }],
		});
	});
});

describe('remarks', () => {
	it('are deleted by who wrote them, and by administrators', async () => {
		const schreibe = async (sichtbarkeit: string, wer: Fragend) => {
			const antwort = await wer('POST', `/v1/adresse/${stelle}/historie`, { text: 'Weg damit.', sichtbarkeit });
			return (antwort.data as unknown as { bemerkungID: string }).bemerkungID;
		};
		const loesche = async (bemerkungID: string, wer: Fragend) =>
			(await wer('DELETE', `/v1/adresse/${stelle}/historie/${bemerkungID}`)).status;
		const fremde = await schreibe('MA_VEREIN', t.traeger);
		const verborgene = await schreibe('ADMIN', t.admin);
		expect(await loesche(fremde, t.verein)).toBe(403);
		expect(await loesche(verborgene, t.traeger)).toBe(404);
		expect(await loesche(fremde, t.verein2)).toBe(404);
		expect(await loesche(fremde, t.traeger)).toBe(204);
		expect(await loesche(fremde, t.traeger)).toBe(404);
		expect(await loesche(verborgene, t.admin)).toBe(204);
		expect(await loesche(await schreibe('MA_VEREIN', t.verein), t.verein)).toBe(204);
		const verlauf = (await t.admin('GET', `/v1/adresse/${stelle}/historie`)).data as unknown as { text: string }[];
		expect(verlauf.filter(({ text }) => text === 'Weg damit.')).toEqual([]);
	});
});

describe('coordinates', () => {
	const verorte = (id: string, body: object) => t.traeger('POST', `/v1/adresse/${id}/coordinates`, body);

	it('are entered, or those of the postcode: exact ones of the operator, else the middle of its area', async () => {
		const { id } = await lege(eineStelle());
		expect((await verorte(id, { lat: 50.55, lon: 8.5 })).data).toEqual({ lat: 50.55, lon: 8.5, bereich: null });
		expect((await hole(id)).lat).toBe(50.55);
		expect((await verorte(id, {})).data).toEqual({ lat: 50.56, lon: 8.5, bereich: 'Wetzlar' });
		await t.alsEigner(`insert into plz_lage values ('DE', '35578', 50555000, 8501000)`);
		expect((await verorte(id, {})).data).toEqual({ lat: 50.555, lon: 8.501, bereich: null });
		const { id: fremd } = await lege(eineStelle({ plz: '00123' }));
		expect(verstoesse(await verorte(fremd, {}))).toEqual([
			409,
			'Zur Postleitzahl 00123 ist keine Lage bekannt. Mitgeliefert sind die Bereiche der ersten drei Ziffern in Deutschland; genaue Lagen aller Postleitzahlen liest der Betreiber mit „npm run plz“ aus einer Datei ein. Sie können die Koordinaten auch selbst eingeben.',
		]);
	});

	it('of many are set together, with a report on each', async () => {
		const { id: mit } = await lege(eineStelle());
		await verorte(mit, { lat: 50.5, lon: 8.5 });
		const { id: ohne } = await lege(eineStelle({ plz: '34117' }));
		const { id: unbekannt } = await lege(eineStelle({ plz: '00123' }));
		const antwort = await t.traeger('POST', '/v1/adresse/koordinaten', { ids: [mit, ohne, unbekannt] });
		const { zeilen, ...lauf } = await beendet(t, antwort);
		expect(lauf).toMatchObject({ liste: 'ADRESSEN', aktion: 'verorten', gesamt: 3, erledigt: 2, gesperrt: 1 });
		const von = (id: string) => zeilen.find((z) => z.eintragID === id);
		expect(von(mit)).toMatchObject({
			...{ bezeichnung: expect.any(String), ergebnis: 'SCHON', text: 'Hat schon Koordinaten.' },
		});
		expect(von(ohne)).toMatchObject({ ergebnis: 'GETAN', text: 'Ungefähr gesetzt: Bereich 341 (Kassel).' });
		expect(von(unbekannt)).toMatchObject({ ergebnis: 'NICHT' });
		expect([(await hole(mit)).lat, (await hole(ohne)).lat]).toEqual([50.5, 51.31]);
	});
});

it('many places go online together; what stands against one of them is said of it alone', async () => {
	const { id: stelle } = await lege(eineStelle());
	const [a, b] = [await lege(einOrt(stelle)), await lege(einOrt(stelle))];
	expect((await t.admin('PUT', `/v1/adresse/${b.id}`, { isAktiv: false })).status).toBe(200);
	const stelleOnline = async (auswahl: object) => {
		const { zeilen } = await beendet(t, await t.traeger('POST', '/v1/adresse/online', auswahl));
		return Object.fromEntries(zeilen.map((z) => [z.eintragID, [z.ergebnis, z.text]]));
	};
	expect(await stelleOnline({ ids: [stelle, a.id, b.id] })).toEqual({
		[stelle]: ['NICHT', 'Nur Einsatzorte stehen auf der Karte.'],
		[a.id]: ['GETAN', 'Online, aber noch ohne Koordinaten.'],
		[b.id]: ['NICHT', 'Die Adresse ist deaktiviert.'],
	});
	const { isAktiv, isOnline } = (await hole(a.id)) as unknown as { isAktiv: boolean; isOnline: boolean };
	expect([isAktiv, isOnline]).toEqual([true, true]);
	// All that a filter finds, and nothing twice.
	const filter = { und: [{ feld: 'einsatzstelleID', op: 'gleich', wert: stelle }] };
	expect((await stelleOnline({ filter }))[a.id]).toEqual(['SCHON', 'War schon online.']);
	expect((await t.verein('POST', '/v1/adresse/online', { ids: [a.id] })).status).toBe(403);
});

it('tells how far the tenant is set up', async () => {
	const lage = async () => (await t.admin('GET', '/v1/system/einrichtung')).data;
	expect(await lage()).toMatchObject({
		zyklus: { bezeichnung: '2026/2027' },
		rechtstexte: { datenschutz: { version: 1 }, impressum: { version: 1 } },
		kontingentMode: 'ZUTEILUNG',
		ohneSignaturform: 0,
		hatVertragsvorlage: false,
		hatJugenddienst: true,
		warOnline: true,
	});
	await t.traeger('DELETE', '/v1/text/impressum');
	expect(await lage()).toMatchObject({ rechtstexte: { impressum: null } });
	expect((await t.traeger('GET', '/v1/system/einrichtung')).status).toBe(403);
});
