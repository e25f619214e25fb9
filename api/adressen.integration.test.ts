import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { praegeToken } from '#commands/konto/einmal-token.ts';
import type { Antwort, Fragend } from './portal.fixture.ts';
import { type Kleinportal, kleinportal } from './test-portal.fixture.ts';

/** Addresses: who files and changes what, what refuses it, who is invited. Tables: Adresse; Addresses; G21, G29, G35. */

let t: Kleinportal;
let stelle: string;
let ort: string;
let zyklusID: string;
beforeAll(async () => {
	t = await kleinportal();
	stelle = t.grundlage.stellen[0]?.id ?? '';
	ort = t.ort(0);
	const { data } = await t.admin('GET', '/v1/stammdaten/zyklus');
	zyklusID = (data as { id: string; isAktiv: boolean }[]).find((z) => z.isAktiv)?.id ?? '';
});
afterAll(() => t.stop());

interface Adresse {
	readonly id: string;
	readonly isDeaktiviert: boolean;
	readonly telefon: string | null;
	readonly lat: number | null;
	readonly einsatzstelleID: string | null;
	readonly einsatzorte: { id: string }[];
	readonly leistungen: Record<string, unknown>;
	readonly akte: {
		version: number;
		iban: string | null;
		anerkanntePlaetze: number | null;
		verband: string | null;
		zyklen: { zyklusID: string; isAktiv: boolean; isOnline: boolean }[];
		personen: { nachname: string; funktionen: { funktion: string }[] }[];
	} | null;
}

let laufend = 0;
const eineStelle = (rest: object = {}) => ({
	typ: 'EINSATZSTELLE',
	bezeichnung: `SV Lahntal ${++laufend}`,
	plz: '35578',
	ort: 'Wetzlar',
	email: 'info@lahntal.test',
	...rest,
});
const einOrt = (uebergeordneteID: string, rest: object = {}) => ({
	typ: 'EINSATZORT',
	bezeichnung: `Halle ${++laufend}`,
	plz: '35578',
	ort: 'Wetzlar',
	uebergeordneteID,
	dienstartIDs: [t.dienstart('FSJ')],
	...rest,
});
async function lege(eingabe: object, wer: Fragend = t.traeger): Promise<Adresse> {
	const antwort = await wer('POST', '/v1/adresse', eingabe);
	expect(antwort.status, antwort.roh.body).toBe(201);
	return antwort.data as unknown as Adresse;
}
const hole = async (id: string, wer: Fragend = t.traeger) =>
	(await wer('GET', `/v1/adresse/${id}`)).data as unknown as Adresse;
const aendere = (id: string, eingabe: object, wer: Fragend = t.traeger) => wer('PUT', `/v1/adresse/${id}`, eingabe);
const verstoesse = ({ status, error }: Antwort) => [
	status,
	...(error?.details ?? []).map((d) => (d.feld ? `${d.feld}: ${d.text}` : d.text)),
];
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

describe('links and cycles', () => {
	it('an Einsatzort belongs to its Einsatzstelle and takes part in a cycle', async () => {
		const { id } = await lege(eineStelle());
		const zyklen = [{ zyklusID, isAktiv: true, isOnline: false }];
		const unten = await lege(einOrt(id, { zyklen }));
		expect(unten.akte?.zyklen).toEqual(zyklen);
		expect((await hole(id)).einsatzorte.map((o) => o.id)).toEqual([unten.id]);
		expect((await t.niemand('GET', `/v1/adresse/${unten.id}`)).status).toBe(404);
		await aendere(unten.id, { zyklen: [{ zyklusID, isAktiv: true, isOnline: true }] });
		const oeffentlich = await hole(unten.id, t.niemand);
		expect(oeffentlich).toMatchObject({ id: unten.id, akte: null });
		await aendere(unten.id, { isWartung: true });
		expect((await t.niemand('GET', `/v1/adresse/${unten.id}`)).status).toBe(404);
	});

	it('an Einsatzstelle offers what its Einsatzorte do, and is found by it', async () => {
		const { id } = await lege(eineStelle());
		await lege(einOrt(id, { dienstartIDs: [t.dienstart('FOEJ')] }));
		expect(await hole(id)).toMatchObject({ dienstartIDs: [t.dienstart('FOEJ')] });
		const suche = async (key: 'FSJ' | 'FOEJ') => {
			const und = [
				{ feld: 'dienstartID', op: 'in', wert: [t.dienstart(key)] },
				{ feld: 'typ', op: 'gleich', wert: 'EINSATZSTELLE' },
			];
			const { data } = await t.traeger('GET', `/v1/adresse?f=${encodeURIComponent(JSON.stringify({ und }))}`);
			return (data as unknown as Adresse[]).map((a) => a.id);
		};
		expect(await suche('FOEJ')).toContain(id);
		expect(await suche('FSJ')).not.toContain(id);
	});

	it('is found by sport, activity and the tenant’s groupings; an Einsatzstelle by those of its Einsatzorte', async () => {
		const einer = async (liste: string, lesen = liste): Promise<string> => {
			await t.admin('PUT', `/v1/stammdaten/${liste}`, [{ bezeichnung: `Eintrag ${++laufend}` }]);
			return ((await t.admin('GET', lesen)).data as unknown as { id: string }[]).at(-1)?.id ?? '';
		};
		const sportartID = await einer('sportart', '/v1/stammdaten/sportart');
		const taetigkeitsfeldID = await einer('taetigkeitsfeld', '/v1/stammdaten/taetigkeitsfeld');
		const attribut1ID = await einer('attribut-1', '/v1/system/attributes/1');
		const { id } = await lege(eineStelle({ attribut1ID }));
		const unten = await lege(einOrt(id, { sportartIDs: [sportartID], taetigkeitsfeldIDs: [taetigkeitsfeldID] }));
		const finde = async (feld: string, wert: string) => {
			const f = encodeURIComponent(JSON.stringify({ und: [{ feld, op: 'in', wert: [wert] }] }));
			return ((await t.traeger('GET', `/v1/adresse?f=${f}`)).data as unknown as Adresse[]).map((a) => a.id).sort();
		};
		expect(await finde('sportartID', sportartID)).toEqual([id, unten.id].sort());
		expect(await finde('taetigkeitsfeldID', taetigkeitsfeldID)).toEqual([id, unten.id].sort());
		expect(await finde('attribut1ID', attribut1ID)).toEqual([id]);
	});

	it('its places are told month by month, of the Einsatzstelle and of the Einsatzort', async () => {
		type Plaetze = { dienstartID: string; genehmigt: number | null; zugeteilt: number; monate: object[] };
		const plaetze = async (id: string) =>
			((await t.verein('GET', `/v1/adresse/${id}/plaetze`)).data as unknown as Plaetze[]).find(
				(p) => p.dienstartID === t.dienstart('FSJ'),
			);
		const [oben, unten] = [await plaetze(stelle), await plaetze(ort)];
		expect(oben?.monate).toHaveLength(13);
		expect(oben?.genehmigt).toBeGreaterThan(0);
		expect(unten?.genehmigt).toBeNull();
		expect(unten?.zugeteilt).toBe((await t.plaetze(ort, t.dienstart('FSJ')))?.zugeteilt);
	});

	it('recognised places stand against what is approved', async () => {
		const vorher = (await hole(stelle)).akte?.anerkanntePlaetze;
		expect((await aendere(stelle, { anerkanntePlaetze: 30 })).status).toBe(200);
		const antwort = await aendere(stelle, { anerkanntePlaetze: 0 });
		const gebunden = /^anerkanntePlaetze: Es sind bereits \d+ BFD-Plätze genehmigt bzw. belegt\.$/;
		expect(verstoesse(antwort)).toEqual([409, expect.stringMatching(gebunden)]);
		await aendere(stelle, { anerkanntePlaetze: vorher });
	});
});

describe('deleting', () => {
	it('removes what nothing refers to', async () => {
		const { id } = await lege(eineStelle({ externeNummer: 'WEG-1' }));
		expect((await t.traeger('DELETE', `/v1/adresse/${id}`)).status).toBe(204);
		expect((await t.traeger('GET', `/v1/adresse/${id}`)).status).toBe(404);
		await lege(eineStelle({ externeNummer: 'WEG-1' }));
	});

	it('names what refers to it', async () => {
		const { id } = await lege(eineStelle());
		const unten = await lege(einOrt(id));
		const funktionen = [{ adresseID: id, funktionID: 'ANSPRECHPARTNER' }];
		await t.traeger('POST', '/v1/person', { vorname: 'Pia', nachname: 'Person', funktionen });
		expect(verstoesse(await t.traeger('DELETE', `/v1/adresse/${id}`))).toEqual([
			409,
			'Der Einsatzstelle sind noch Einsatzorte zugeordnet.',
			'Die Adresse kann nicht gelöscht werden, weil sie noch verwendet wird (1 Ansprechperson).',
		]);
		await t.erfasse([ort]);
		expect(verstoesse(await t.traeger('DELETE', `/v1/adresse/${ort}`))[1]).toMatch(
			/^Die Adresse kann nicht gelöscht werden, weil sie noch verwendet wird \(1 Bewerbung, .*Plätze im Kontingent.*\)\.$/,
		);
		expect((await t.traeger('DELETE', `/v1/adresse/${unten.id}`)).status).toBe(204);
	});

	it('an Einsatzort in use stays with its Einsatzstelle', async () => {
		await t.erfasse([ort]);
		const { id } = await lege(eineStelle());
		expect(verstoesse(await aendere(ort, { uebergeordneteID: id }))[1]).toMatch(
			/^uebergeordneteID: Der Einsatzort kann keiner anderen Einsatzstelle zugeordnet werden/,
		);
	});
});

describe('deleting while somebody begins to refer to it', () => {
	const person = { vorname: 'Pia', nachname: 'Person' };
	const bewerber = { ...person, geschlecht: 'W', geburtsdatum: '2006-05-05' };
	const verweise: [string, (id: string) => Promise<Antwort>][] = [
		[
			'an application',
			(einsatzortID) =>
				t.admin('POST', '/v1/freiwilliger/erfassung', {
					...bewerber,
					email: `rennen${++laufend}@test.test`,
					wuensche: [{ einsatzortID }],
				}),
		],
		[
			'an allotment',
			(einsatzortID) => {
				const zeile = { zyklusID, einsatzortID, dienstartID: t.dienstart('FOEJ'), zugeteilt: 1 };
				return t.admin('POST', '/v1/stammdaten/einsatzortkontingentzuteilung', zeile);
			},
		],
		[
			'a function of a person',
			(adresseID) =>
				t.admin('POST', '/v1/person', { ...person, funktionen: [{ adresseID, funktionID: 'ANSPRECHPARTNER' }] }),
		],
		[
			'an account',
			(id) =>
				t.admin('POST', '/v1/user/einladung', {
					...person,
					email: `rennen${++laufend}@test.test`,
					rollen: ['MA_VEREIN'],
					adresseIDs: [id],
				}),
		],
	];

	beforeAll(async () => {
		const genehmigt = { zyklusID, einsatzstelleID: stelle, dienstartID: t.dienstart('FOEJ'), genehmigt: 20 };
		expect((await t.admin('POST', '/v1/stammdaten/einsatzstellekontingent', genehmigt)).status).toBe(201);
	});

	it.each(verweise)('%s: one of the two is refused', async (_, verweise) => {
		for (let runde = 0; runde < 8; runde++) {
			const { id } = await lege(einOrt(stelle, { zyklen: [{ zyklusID, isAktiv: true, isOnline: false }] }));
			const [geloescht, verwiesen] = await Promise.all([
				t.traeger('DELETE', `/v1/adresse/${id}`),
				// A little later each time, so that the two meet at different points.
				setTimeout(runde).then(() => verweise(id)),
			]);
			const erfolge = [geloescht.status === 204, verwiesen.status < 300];
			expect(erfolge, `${geloescht.roh.body} ${verwiesen.roh.body}`).toContain(true);
			expect(erfolge, `${geloescht.roh.body} ${verwiesen.roh.body}`).toContain(false);
		}
	});

	it('an Einsatzort: one of the two is refused', async () => {
		for (let runde = 0; runde < 8; runde++) {
			const { id } = await lege(eineStelle());
			const [geloescht, unten] = await Promise.all([
				t.traeger('DELETE', `/v1/adresse/${id}`),
				t.admin('POST', '/v1/adresse', einOrt(id)),
			]);
			expect([geloescht.status === 204, unten.status === 201].sort()).toEqual([false, true]);
		}
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
	it('are entered, or those of the postcode', async () => {
		const verorte = (id: string, body: object) => t.traeger('POST', `/v1/adresse/${id}/coordinates`, body);
		const { id } = await lege(eineStelle());
		expect((await verorte(id, { lat: 50.55, lon: 8.5 })).data).toEqual({ lat: 50.55, lon: 8.5 });
		expect((await hole(id)).lat).toBe(50.55);
		expect(verstoesse(await verorte(id, {}))).toEqual([
			409,
			'Zur Postleitzahl 35578 ist keine Lage bekannt. Bitte geben Sie die Koordinaten ein.',
		]);
		await t.alsEigner(`insert into plz_lage values ('DE', '35578', 50555000, 8501000)`);
		expect((await verorte(id, {})).data).toEqual({ lat: 50.555, lon: 8.501 });
	});
});

describe('inviting', () => {
	const einladung = (rest: object = {}) => ({
		email: `nora${++laufend}@test.test`,
		vorname: 'Nora',
		nachname: 'Neu',
		dienstartID: t.dienstart('FSJ'),
		betreuerUserID: t.betreuer(0),
		nachricht: 'Wir freuen uns auf Sie.',
		...rest,
	});
	const lade = (rest: object = {}, wer: Fragend = t.verein) =>
		wer('POST', `/v1/adresse/${ort}/invite`, einladung(rest));
	const G29 = 'Für eine Einladung sind Dienstart, Betreuer und freies Kontingent am Einsatzort erforderlich.';

	it('needs Dienstart and Betreuer', async () => {
		expect(verstoesse(await lade({ dienstartID: null }))).toEqual([422, G29]);
		expect(verstoesse(await lade({ betreuerUserID: null }))).toEqual([422, G29]);
		expect(verstoesse(await lade({ betreuerUserID: t.betreuer(1) }))).toEqual([422, G29]);
		expect(verstoesse(await lade({ email: 'nora' }))).toEqual([
			422,
			'email: Bitte geben Sie eine gültige E-Mail-Adresse ein',
		]);
	});

	it('needs a Dienstart that isn’t stopped, in its own words', async () => {
		await t.setzeStopp(t.dienstart('FSJ'), true);
		expect(verstoesse(await lade())[1]).toMatch(/^Für die Dienstart .* gilt derzeit ein Bewerbungsstopp\.$/);
		await t.setzeStopp(t.dienstart('FSJ'), false);
	});

	it('needs a free place, and says which there are', async () => {
		const { id } = await lege(einOrt(stelle, { zyklen: [{ zyklusID, isAktiv: true, isOnline: true }] }));
		const antwort = await t.traeger('POST', `/v1/adresse/${id}/invite`, einladung());
		expect(verstoesse(antwort)).toEqual([
			409,
			G29,
			expect.stringMatching(
				/^Am Einsatzort Halle \d+ ist für .* kein freies Kontingent vorhanden \(0 von 0 Plätzen belegt\)\.$/,
			),
		]);
	});

	it('is listed while it is open, and taken back by the site', async () => {
		const { id, email } = (await lade()).data as unknown as { id: string; email: string };
		const offene = async (adresse: string, wer: Fragend) =>
			(await wer('GET', `/v1/adresse/${adresse}/einladungen`)).data as unknown as { id: string; email: string }[];
		for (const adresse of [ort, stelle]) {
			expect(await offene(adresse, t.verein)).toContainEqual(expect.objectContaining({ id, email, einsatzortID: ort }));
		}
		const token = await praegeToken(t.umgebung.db, 'EINLADUNG', id);
		const zieheZurueck = (wer: Fragend, adresse = ort) => wer('DELETE', `/v1/adresse/${adresse}/einladungen/${id}`);
		expect((await zieheZurueck(t.verein2)).status).toBe(404);
		expect((await zieheZurueck(t.traeger, t.ort(1))).status).toBe(404);
		expect((await zieheZurueck(t.verein)).status).toBe(204);
		expect((await zieheZurueck(t.verein)).status).toBe(409);
		expect((await offene(ort, t.verein)).map((e) => e.id)).not.toContain(id);
		expect((await t.niemand('GET', `/v1/freiwilliger/invitation/${token}`)).status).toBe(409);
	});

	it('leads by its link to the place, once', async () => {
		const antwort = await lade();
		expect(antwort.status, antwort.roh.body).toBe(201);
		const { id, email } = antwort.data as unknown as { id: string; email: string };
		expect(verstoesse(await lade({ email }))).toEqual([
			409,
			'email: Für diese E-Mail-Adresse gibt es schon eine offene Einladung zu diesem Einsatzort.',
		]);
		const { rows } = await t.umgebung.pool.query(
			`select from outbox where schluessel = 'EINLADUNG_EINSATZORT' and empfaenger ->> 'id' = $1`,
			[id],
		);
		expect(rows).toHaveLength(1);
		const token = await praegeToken(t.umgebung.db, 'EINLADUNG', id);
		const gesehen = await t.niemand('GET', `/v1/freiwilliger/invitation/${token}`);
		expect(gesehen.status, gesehen.roh.body).toBe(200);
		expect(gesehen.data).toMatchObject({
			email,
			nachricht: 'Wir freuen uns auf Sie.',
			hatKonto: false,
		});
		const person = {
			vorname: 'Nora',
			nachname: 'Neu',
			geschlecht: 'W',
			geburtsdatum: '2006-05-05',
			passwort: 'Ein-Kennwort-7',
			datenschutz: true,
		};
		const nimmAn = () => t.niemand('POST', `/v1/freiwilliger/invitation/accept/${token}`, person);
		const angenommen = await nimmAn();
		expect(angenommen.status, angenommen.roh.body).toBe(200);
		const { freiwilligerID } = angenommen.data as unknown as { freiwilligerID: string };
		const akte = (await t.verein('GET', `/v1/freiwilliger/${freiwilligerID}`)).data as unknown as {
			wuensche: { einsatzortID: string; status: number }[];
		};
		expect(akte.wuensche).toMatchObject([{ einsatzortID: ort, status: 2000 }]);
		expect((await nimmAn()).status).toBe(409);
		expect((await t.niemand('GET', `/v1/freiwilliger/invitation/${token}`)).status).toBe(409);
	});
});
