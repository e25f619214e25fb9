import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liesAkte } from '#commands/akte/lesen.ts';
import { fuehreSammelaktionAus } from '#commands/sammelaktion/fuehre-aus.ts';
import { SAMMELAKTION } from '#commands/sammellauf/beginne.ts';
import { akteVon, gelungen, vorlage } from '../dokumente.fixture.ts';
import { type Dienender, dient, type Geldportal, geldportal, schliesse } from '../geldfaelle.fixture.ts';
import { beendet } from '../sammellauf.fixture.ts';

/** Certificates by law for all of a cycle at once (rules.md §8; docs/adr/0072). */

let t: Geldportal;
let spec: string;
let wer: Readonly<Record<'Ada' | 'Ben' | 'Lea' | 'Mia', Dienender>>;
const TEXT = `{{ freiwilliger.name }}, geboren am {{ freiwilliger.geburtsdatum }}, hat vom {{ vertrag.dienstantritt }} bis
{{ vertrag.dienstende }} einen Freiwilligendienst ({{ dienstart.bezeichnung }} nach dem {{ dienstart.gesetz }}) geleistet. Die
Bestimmungen des Gesetzes wurden eingehalten. Zulassung: {{ mandant.zulassung }}.`;

beforeAll(async () => {
	t = await geldportal();
	await t.setzeParameter({ zulassung: 'Bescheid vom 1. Februar 2020', bescheinigungFrist: 10 });
	t.stelleUhr('2026-10-01');
	const felder = { vertragsbeginn: '2026-10-01' };
	wer = {
		Ada: await dient(t, { nachname: 'Ada', felder }),
		Ben: await dient(t, { nachname: 'Ben', felder, stelle: 2 }),
		Lea: await dient(t, { nachname: 'Lea', felder: { ...felder, vertragsende: '2027-03-31' } }),
		Mia: await dient(t, { nachname: 'Mia', felder, stelle: 1, key: 'BFD_U27' }),
	};
	// Whoever never came has nothing to be certified, also when all is done with him.
	const nie = await dient(t, { nachname: 'Nie', felder, stelle: 2, ort: 1, bis: 3000 });
	const grund = 'Nicht erschienen';
	gelungen(await t.traeger('POST', `/v1/freiwilliger/${nie.id}/dienstantritt`, { angetreten: false, grund }));
	gelungen(
		await t.admin('PUT', `/v1/freiwilliger/${nie.id}`, { statusManuell: { ziel: 9900, grund: 'Alles ist erledigt' } }),
	);
	t.stelleUhr('2026-10-31');
	for (const { id } of [wer.Ada, wer.Ben]) await beende(id, '2026-10-20');
	await beende(wer.Mia.id, '2026-10-30');
	spec = await vorlage(t, {
		...{ bezeichnung: 'Bescheinigung', nutzungsart: 'GESTELLT', nachweisFuer: 'BESCHEINIGUNG', vorlageText: TEXT },
		...{ uploadRollen: ['MA_VERWALTUNG'], stufen: [{ abStatus: 9900, stufe: 'PFLICHT' }] },
		steuerungsfelder: [{ feld: 'krankenkasse', modus: 'LESEN' }],
	});
	for (const { id } of [wer.Ada, wer.Mia]) await ergaenze(id);
});
afterAll(() => t?.stop());

const beende = async (id: string, datum: string) =>
	gelungen(
		await t.traeger('POST', `/v1/freiwilliger/${id}/dienstende`, {
			datum,
			kuendigungDurch: 'FREIWILLIGER',
			grund: 'Studienplatz',
			bestaetigt: true,
		}),
	);
const ergaenze = async (id: string) =>
	gelungen(await t.traeger('PUT', `/v1/freiwilliger/${id}`, { krankenkasse: 'AOK Hessen' }));

interface Zeile {
	readonly freiwilligerID: string;
	readonly nachname: string;
	readonly stand: string;
	readonly dienstende: string;
	readonly frist: string;
	readonly istUeberfaellig: boolean;
	readonly fehlt: readonly string[];
	readonly bei: readonly string[];
	readonly anforderungID: string | null;
	readonly dokumentID: string | null;
	readonly ausgestelltAm: string | null;
}
const filter = (und: readonly object[]) => encodeURIComponent(JSON.stringify({ und }));
const liste = async (frage = '') =>
	gelungen(await t.traeger('GET', `/v1/dokumente/bescheinigungen?groesse=200${frage}`)) as readonly Zeile[];
const staende = async () => Object.fromEntries((await liste('&sort=name')).map((z) => [z.nachname, z.stand]));
const eine = async (nachname: string) => (await liste()).find((z) => z.nachname === nachname) as Zeile;

const VORHABEN = { liste: 'BESCHEINIGUNGEN', eingabe: { aktion: 'bescheinigungAusstellen' } };
const FAELLIG = { und: [{ feld: 'stand', op: 'in', wert: ['OFFEN', 'FEHLT', 'ZURUECKGEZOGEN'] }] };
const probiere = async (auswahl: object) =>
	gelungen(await t.traeger('POST', '/v1/sammelaktion/probelauf', { ...VORHABEN, auswahl })) as {
		mails: number;
		zeilen: { nachname: string; gruende: { code: string; text: string }[] }[];
	};
const stelleAus = async (...ids: string[]) =>
	beendet(t, await t.traeger('POST', '/v1/sammelaktion', { ...VORHABEN, ids }));

describe('all certificates of a cycle', () => {
	it('are listed with what each waits for, and by when it is due', async () => {
		expect(await staende()).toEqual({ Ada: 'OFFEN', Ben: 'FEHLT', Mia: 'OFFEN' });
		expect(await eine('Ben')).toMatchObject({
			...{ fehlt: ['krankenkasse'], dienstende: '2026-10-20', frist: '2026-10-30', istUeberfaellig: true },
		});
		expect(await eine('Mia')).toMatchObject({ frist: '2026-11-09', istUeberfaellig: false, fehlt: [] });
		const ueberfaellig = await liste(`&f=${filter([{ feld: 'istUeberfaellig', op: 'gleich', wert: true }])}`);
		expect(ueberfaellig.map(({ nachname }) => nachname).toSorted()).toEqual(['Ada', 'Ben']);
	});

	it('are counted on the start page as the list it opens', async () => {
		const { zahlen } = gelungen(await t.traeger('GET', '/v1/start')) as {
			zahlen: { art: string; liste: string; anzahl: number; frueheste: string; f: object }[];
		};
		const zahl = zahlen.find(({ art }) => art === 'BESCHEINIGEN');
		expect(zahl).toMatchObject({ liste: 'bescheinigungen', anzahl: 3, frueheste: '2026-10-30' });
		expect(await liste(`&f=${encodeURIComponent(JSON.stringify(zahl?.f))}`)).toHaveLength(3);
	});

	it('are tried first: who is left out, and why', async () => {
		const { zeilen } = await probiere({ filter: FAELLIG });
		expect(zeilen.map(({ nachname, gruende }) => [nachname, gruende[0]?.code ?? null]).toSorted()).toEqual([
			['Ada', null],
			['Ben', 'STEUERFELDER'],
			['Mia', null],
		]);
		const [laufend] = (await probiere({ ids: [wer.Lea.id] })).zeilen;
		expect(laufend?.gruende[0]?.code).toBe('NICHT_GEFUNDEN');
		expect(await staende()).toMatchObject({ Ada: 'OFFEN', Mia: 'OFFEN' });
	});

	it('are issued in one run, with what became of each, and never twice', async () => {
		const ids = [wer.Ada.id, wer.Ben.id, wer.Mia.id];
		const lauf = await stelleAus(...ids);
		expect(lauf).toMatchObject({ aktion: 'bescheinigungAusstellen', gesamt: 3, erledigt: 2, gesperrt: 1 });
		expect(lauf.zeilen.find(({ nachname }) => nachname === 'Ben')).toMatchObject({
			...{ gruende: ['STEUERFELDER'], text: 'Für dieses Dokument fehlen Angaben: Krankenkasse.' },
		});
		expect(await staende()).toEqual({ Ada: 'AUSGESTELLT', Ben: 'FEHLT', Mia: 'AUSGESTELLT' });
		expect((await eine('Ada')).ausgestelltAm).toBe('2026-10-31');

		await ergaenze(wer.Ben.id);
		const zweiter = await stelleAus(...ids);
		expect(zweiter).toMatchObject({ erledigt: 1, gesperrt: 2 });
		expect(zweiter.zeilen.filter(({ gruende }) => gruende?.includes('BESCHEINIGT'))).toHaveLength(2);
		for (const id of ids) {
			const { dokumente } = (await liesAkte(t.umgebung, id)).akte;
			expect(dokumente.filter(({ specID }) => specID === spec)).toHaveLength(1);
		}
	});

	it('do nothing twice where a run is begun again', async () => {
		const { rows } = await t.umgebung.pool.query<{ id: string }>('select id from outbox where schluessel = $1', [
			SAMMELAKTION,
		]);
		for (const { id } of rows) await fuehreSammelaktionAus(t, id);
		expect((await liesAkte(t.umgebung, wer.Ada.id)).akte.dokumente).toHaveLength(1);
		expect(await t.kettenfehler()).toEqual([]);
	});

	it('are genuine papers, withdrawn with a reason, and replaced by the next', async () => {
		const { dokumentID, anforderungID } = await eine('Ada');
		const nummer = async (id: string | null) =>
			(gelungen(await t.traeger('GET', `/v1/freiwilliger/dokumente/${id}`)) as { pruefnummer: string }).pruefnummer;
		const stand = async (pruefnummer: string) =>
			(gelungen(await t.niemand('POST', '/v1/pruefung', { nummer: pruefnummer })) as { papier: { stand: string } })
				.papier.stand;
		const alte = await nummer(dokumentID);
		expect(await stand(alte)).toBe('GUELTIG');

		const pfad = `/v1/freiwilliger/${wer.Ada.id}/anforderungen/${anforderungID}/invalidate`;
		expect((await t.traeger('POST', pfad, { grund: '' })).status).toBe(422);
		gelungen(await t.traeger('POST', pfad, { grund: 'Der Zeitraum war falsch' }));
		expect(await stand(alte)).toBe('ZURUECKGEZOGEN');
		expect(await staende()).toMatchObject({ Ada: 'ZURUECKGEZOGEN' });

		expect(await stelleAus(wer.Ada.id)).toMatchObject({ erledigt: 1, gesperrt: 0 });
		expect(await stand(alte)).toBe('ERSETZT');
		// Whoever has the old one open sees it, too.
		const altes = gelungen(await t.traeger('GET', `/v1/freiwilliger/dokumente/${dokumentID}`));
		expect(altes).toMatchObject({ ausgestellt: { stand: 'ERSETZT', seit: expect.stringMatching(/^2026-/) } });
		expect(await stand(await nummer((await eine('Ada')).dokumentID))).toBe('GUELTIG');
	});

	it('are due anew after another service', async () => {
		const { id } = wer.Ben;
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${id}/stellen`, [{ einsatzortID: t.ort(1) }]));
		const wunschID = (await liesAkte(t.umgebung, id)).akte.wuensche.at(-1)?.id ?? '';
		const zweiter = { ...wer.Ben, wunschID: () => wunschID };
		await t.verhandle(zweiter, 1);
		gelungen(await t.einige(zweiter, 0, { vertragsbeginn: '2026-10-25', vertragsende: '2027-08-31' }));
		await schliesse(t, zweiter);
		const antritt = { angetreten: true, datum: '2026-10-25' };
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${id}/dienstantritt`, antritt));
		await beende(id, '2026-10-30');
		expect(await eine('Ben')).toMatchObject({ stand: 'OFFEN', dienstende: '2026-10-30' });
		expect(await stelleAus(id)).toMatchObject({ erledigt: 1, gesperrt: 0 });
		expect(await eine('Ben')).toMatchObject({ stand: 'AUSGESTELLT' });
	});

	it('tell whose signature they wait for', async () => {
		const signiert = await vorlage(t, {
			...{ bezeichnung: 'Bescheinigung BFD', nutzungsart: 'GESTELLT', nachweisFuer: 'BESCHEINIGUNG' },
			...{ vorlageText: TEXT, uploadRollen: ['MA_VERWALTUNG'], signaturparteien: ['TRAEGER'] },
		});
		const Uli = await dient(t, { nachname: 'Uli', felder: { vertragsbeginn: '2026-10-01' } });
		await beende(Uli.id, '2026-10-30');
		const { anforderungen } = await akteVon(t.traeger, Uli);
		for (const { id, specID } of anforderungen)
			if (specID === spec) await t.traeger('POST', `/v1/freiwilliger/${Uli.id}/anforderungen/${id}/withdraw`);
		await t.traeger('POST', `/v1/freiwilliger/${Uli.id}/dokumente`, { dokumentSpecID: signiert });
		// Who signs first is asked by mail, and the trial says so.
		expect((await probiere({ ids: [Uli.id] })).mails).toBe(1);
		expect(await stelleAus(Uli.id)).toMatchObject({ erledigt: 1 });
		expect(await eine('Uli')).toMatchObject({ stand: 'UNTERSCHRIFT', bei: ['TRAEGER'], istUeberfaellig: false });
	});
});

it('are no business of a site', async () => {
	expect((await t.verein('GET', '/v1/dokumente/bescheinigungen')).status).toBe(403);
	const { zeilen } = gelungen(
		await t.verein('POST', '/v1/sammelaktion/probelauf', { ...VORHABEN, auswahl: { filter: { und: [] } } }),
	) as { zeilen: unknown[] };
	expect(zeilen).toEqual([]);
});
