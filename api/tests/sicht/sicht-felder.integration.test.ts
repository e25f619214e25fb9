import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { HEUTE } from '../test-mandant.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Table: row-level visibility of MA_VEREIN, field by field, as a volunteer moves on. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

const NAME = { vorname: 'Jule', nachname: 'Sommer', anrede: 'Frau' };
/** What a site may read of an applicant. */
const BEWERBUNG = {
	...NAME,
	email: 'jule@sommer.test',
	mobil: '+49 151 2345678',
	telefon: '+49 6441 12345',
	strasse: 'Hauptstraße',
	hausnummer: '7',
	plz: '35578',
	ort: 'Wetzlar',
	motivation: 'Ich möchte helfen.',
	aktuelleTaetigkeit: 'Schule',
	gewuenschteDauerMonate: 12,
};
/** Of whom it has agreed with; before, the age is enough. */
const EINIGUNG = { ...BEWERBUNG, geburtsdatum: '2009-05-17', geschlecht: 'W' };
/** Once the contract is concluded. */
const DIENST = { ...EINIGUNG, tshirtGroesse: 'M', ernaehrung: 'VEGAN', allergien: 'Nüsse', isSchwimmfaehigkeit: true };
/** Where the site keeps the payroll itself. */
const BANK = {
	kontoinhaber: 'Jule Sommer',
	iban: 'DE89370400440532013000',
	bic: 'COBADEFFXXX',
	steuerID: '86095742719',
	finanzamt: 'Wetzlar',
};
/** Never the site's business. */
const NIE = {
	konfession: 'EV',
	familienstand: 'LEDIG',
	staatsangehoerigkeitID: 'DE',
	krankenkasse: 'AOK Hessen',
	krankenversicherungsart: 'GESETZLICH',
	isSchwerbehinderung: false,
	freiesFeldEins: 'Trainerschein',
};
const ALLES = { ...BEWERBUNG, ...DIENST, ...BANK, ...NIE };
const ELTERN = {
	art: 'MUTTER',
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: false,
	vorname: 'Ute',
	nachname: 'Sommer',
	email: 'ute@sommer.test',
	telefon: '+49 6441 54321',
	strasse: 'Hauptstraße',
	hausnummer: '7',
	plz: '35578',
	ort: 'Wetzlar',
};

interface Akte {
	readonly [feld: string]: unknown;
	readonly alter: number | null;
	readonly isMinderjaehrig: boolean | null;
	readonly wuensche: readonly { readonly status: number; readonly grund: string | null }[];
	readonly vertraege: readonly object[];
	readonly erziehungsberechtigte: readonly object[];
	readonly schreibbar: readonly string[];
}

let laufend = 0;
async function neu(stelle: number): Promise<Bewerber> {
	const email = `jule${++laufend}@sommer.test`;
	return t.erfasse([t.ort(stelle)], { ...ALLES, email, erziehungsberechtigte: [ELTERN] });
}
/** The staff of the first Einsatzstelle (the Traeger keeps its payroll), and of the second (keeps its own). */
const wer = (stelle: number) => (stelle === 0 ? t.verein : t.verein2);
const lies = async (stelle: number, { id }: Bewerber) => wer(stelle)('GET', `/v1/freiwilliger/${id}`);
const sieht = async (stelle: number, bewerber: Bewerber) => (await lies(stelle, bewerber)).data as Akte;
/** Which of the fields asked for are there. */
const davon = (akte: Akte, felder: object) => Object.keys(felder).filter((feld) => feld in akte);

function erwarteFelder(akte: Akte, ...lesbar: readonly object[]): void {
	const erlaubt = Object.assign({}, ...lesbar) as object;
	expect(davon(akte, ALLES).sort()).toEqual(Object.keys(erlaubt).sort());
}

describe('an applicant', () => {
	it('shows what is needed to choose, and of the parents only that there must be some', async () => {
		const bewerber = await neu(0);
		const akte = await sieht(0, bewerber);
		erwarteFelder(akte, BEWERBUNG);
		expect(akte).toMatchObject({ alter: 17, isMinderjaehrig: true, schreibbar: [] });
		expect([akte.vertraege, akte.erziehungsberechtigte]).toEqual([[], []]);

		await t.verhandle(bewerber, 0);
		erwarteFelder(await sieht(0, bewerber), BEWERBUNG);
	});

	it('whose agreement is reached shows the contract and the names of the parents', async () => {
		const bewerber = await neu(0);
		await t.verhandle(bewerber, 0);
		expect((await t.einige(bewerber)).error).toBeUndefined();
		const akte = await sieht(0, bewerber);
		erwarteFelder(akte, EINIGUNG);
		expect(akte.vertraege).toHaveLength(1);
		const [mutter] = akte.erziehungsberechtigte as [Record<string, unknown>];
		expect(mutter).toMatchObject({ art: 'MUTTER', vorname: 'Ute', nachname: 'Sommer' });
		for (const feld of ['email', 'telefon', 'strasse', 'plz', 'ort']) expect(mutter).not.toHaveProperty(feld);
	});
});

describe('a volunteer with a contract', () => {
	const mitVertrag = async (stelle: number) => {
		const bewerber = await neu(stelle);
		await t.verhandle(bewerber, stelle);
		await t.einige(bewerber);
		expect((await t.schliesseAb(bewerber)).error).toBeUndefined();
		return bewerber;
	};

	it('shows size, diet and emergency data, and bank and tax only where the site keeps the payroll', async () => {
		erwarteFelder(await sieht(0, await mitVertrag(0)), DIENST);
		erwarteFelder(await sieht(1, await mitVertrag(1)), DIENST, BANK);
	});

	it('is seen until twelve months after the cycle', async () => {
		const bewerber = await mitVertrag(0);
		t.stelleUhr('2028-08-31');
		expect((await lies(0, bewerber)).status).toBe(200);
		t.stelleUhr('2028-09-01');
		expect((await lies(0, bewerber)).status).toBe(404);
		t.stelleUhr(HEUTE);
	});

	it('has its reading of bank and health data recorded', async () => {
		const bewerber = await mitVertrag(1);
		await sieht(1, bewerber);
		const { rows } = await t.umgebung.pool.query<{ art: string }>(
			`select distinct unnest(z.datenarten) as art from zugriff z join benutzer b on b.id::text = z.user_id::text
			where z.betroffener = $1 and b.email = 'verein2@demo.test' order by 1`,
			[bewerber.id],
		);
		expect(rows.map((r) => r.art)).toEqual(['BANK', 'GESUNDHEIT']);
	});
});

describe('a wish that ended', () => {
	const beendet = async (von: 'TRAEGER' | 'VEREIN') => {
		const bewerber = await neu(0);
		const pfad = `/v1/freiwilliger/wunsch/${bewerber.wunschID()}`;
		const frage = von === 'VEREIN' ? t.verein : t.traeger;
		expect((await frage('POST', `${pfad}/decline`, { grund: 'Platz vergeben' })).status).toBe(200);
		return bewerber;
	};

	it.each(['TRAEGER', 'VEREIN'] as const)('by the %s leaves the name and the reason', async (von) => {
		const akte = await sieht(0, await beendet(von));
		erwarteFelder(akte, NAME);
		expect(akte.wuensche).toMatchObject([{ status: 9500, grund: 'Platz vergeben' }]);
		expect([akte.alter, akte.isMinderjaehrig]).toEqual([null, null]);
		expect([akte.vertraege, akte.erziehungsberechtigte]).toEqual([[], []]);
	});

	it('leaves no more than that in the list', async () => {
		const bewerber = await beendet('VEREIN');
		const f = JSON.stringify({ und: [{ feld: 'wunschstatus', op: 'gleich', wert: 9500 }] });
		const { data } = await t.verein('GET', `/v1/freiwilliger/bewerbungen?f=${encodeURIComponent(f)}`);
		const zeile = (data as { freiwilligerID: string }[]).find((z) => z.freiwilligerID === bewerber.id);
		expect(zeile).toMatchObject({
			vorname: 'Jule',
			nachname: 'Sommer',
			geburtsdatum: null,
			alter: null,
			plz: null,
			ort: null,
		});
	});

	it('is forgotten after ninety days', async () => {
		const bewerber = await beendet('VEREIN');
		t.stelleUhr(addiereTage(HEUTE, 90));
		expect((await lies(0, bewerber)).status).toBe(200);
		t.stelleUhr(addiereTage(HEUTE, 91));
		expect((await lies(0, bewerber)).status).toBe(404);
		t.stelleUhr(HEUTE);
	});
});

describe('a contract at another Einsatzort of the same Einsatzstelle', () => {
	it('is seen at both while it is negotiated, then only where the service is; no list names what cannot be opened', async () => {
		const [hier, dort] = [await t.stelleEin(t.ort(2, 0)), await t.stelleEin(t.ort(2, 1))];
		const bewerber = await t.erfasse([t.ort(2, 0)]);
		await t.verhandle(bewerber, 2);
		const sehen = async () => {
			const oeffnen = async (frage: Kleinportal['verein']) => {
				const { status } = await frage('GET', `/v1/freiwilliger/${bewerber.id}`);
				for (const liste of ['bewerbungen', 'list-freiwillige']) {
					const { data } = await frage('GET', `/v1/freiwilliger/${liste}`);
					const steht = (data as { freiwilligerID: string }[]).some((z) => z.freiwilligerID === bewerber.id);
					if (steht) expect(status, liste).toBe(200);
				}
				return status === 200;
			};
			return [await oeffnen(hier), await oeffnen(dort)];
		};
		expect(await sehen()).toEqual([true, false]);
		const { vertraege } = (await t.traeger('GET', `/v1/freiwilliger/${bewerber.id}`)).data as {
			vertraege: { id: string }[];
		};
		const pfad = `/v1/freiwilliger/${bewerber.id}/vertrag/${vertraege[0]?.id}`;
		expect((await t.traeger('PUT', pfad, { einsatzortID: t.ort(2, 1) })).error).toBeUndefined();
		expect(await sehen()).toEqual([true, true]);
		expect((await t.einige(bewerber)).error).toBeUndefined();
		expect(await sehen()).toEqual([true, true]);
		expect((await t.schliesseAb(bewerber)).error).toBeUndefined();
		expect(await sehen()).toEqual([false, true]);
	});
});

describe('remarks', () => {
	interface Zeile {
		readonly text: string | null;
	}
	const texte = async (frage: Kleinportal['verein'], { id }: Bewerber) =>
		((await frage('GET', `/v1/freiwilliger/${id}/historie`)).data as Zeile[]).map((z) => z.text).filter(Boolean);
	const bemerke = (frage: Kleinportal['verein'], { id }: Bewerber, text: string, sichtbarkeit: string) =>
		frage('POST', `/v1/freiwilliger/${id}/historie`, { text, sichtbarkeit });

	it('are read by rank, and those of another site by nobody there', async () => {
		const bewerber = await t.registriere([t.ort(0), t.ort(1)]);
		await bemerke(t.admin, bewerber, 'nur Leitung', 'ADMIN');
		await bemerke(t.traeger, bewerber, 'nur Träger', 'MA_VERWALTUNG');
		await bemerke(t.verein, bewerber, 'aus der ersten Stelle', 'MA_VEREIN');
		await bemerke(t.verein2, bewerber, 'aus der zweiten Stelle', 'MA_VEREIN');
		await bemerke(t.verein, bewerber, 'für Sie', 'FREIWILLIGER');

		expect((await texte(t.admin, bewerber)).sort()).toEqual([
			'aus der ersten Stelle',
			'aus der zweiten Stelle',
			'für Sie',
			'nur Leitung',
			'nur Träger',
		]);
		expect(await texte(t.traeger, bewerber)).not.toContain('nur Leitung');
		expect((await texte(t.verein, bewerber)).sort()).toEqual(['aus der ersten Stelle', 'für Sie']);
		expect(await texte(t.verein2, bewerber)).toEqual(['aus der zweiten Stelle']);
		expect(await texte(bewerber.frage, bewerber)).toEqual(['für Sie']);
	});

	it('may not be addressed above the own rank', async () => {
		const bewerber = await t.erfasse([t.ort(0)]);
		const hoeher = await bemerke(t.verein, bewerber, 'zu hoch', 'ADMIN');
		expect(hoeher.status).toBe(422);
	});
});

describe('a volunteer', () => {
	it('changes the own data, but not what is for staff or settled by the agreement', async () => {
		const wer = await t.registriere([t.ort(2)]);
		const aendere = (body: object) => wer.frage('PUT', `/v1/freiwilliger/${wer.id}`, body);
		expect((await aendere({ ort: 'Gießen', plz: '35390' })).status).toBe(200);
		for (const body of [
			{ freiesFeldEins: 'selbst' },
			{ email: 'andere@test.test' },
			{ statusManuell: { ziel: 4000, grund: 'Ich will anfangen' } },
			{ nachbearbeitungAbgeschlossen: true },
		]) {
			expect((await aendere(body)).status, JSON.stringify(body)).toBe(403);
		}
		await t.verhandle(wer, 2);
		expect((await t.einige(wer)).status).toBe(200);
		expect((await aendere({ nachname: 'Winter' })).status).toBe(403);
		expect((await aendere({ telefon: '+49 641 12345' })).status).toBe(200);
	});

	it('may withdraw, but takes no step that is the site’s or the Traeger’s', async () => {
		const wer = await t.registriere([t.ort(2)]);
		const wunsch = `/v1/freiwilliger/wunsch/${wer.wunschID()}`;
		for (const [pfad, body] of [
			[`${wunsch}/contact`, {}],
			[`${wunsch}/verhandlung`, {}],
			[`${wunsch}/einigung`, {}],
			[`${wunsch}/decline`, { grund: 'darum' }],
			[`/v1/freiwilliger/${wer.id}/wunsch/${wer.wunschID()}/vertragsabschluss`, {}],
			[`/v1/freiwilliger/${wer.id}/dienstantritt`, { angetreten: true }],
			[`/v1/freiwilliger/${wer.id}/reset-vertrag`, { grund: 'darum' }],
			[`/v1/freiwilliger/${wer.id}/move-zyklus`, undefined],
		] as const) {
			const antwort = await wer.frage('POST', pfad, body);
			expect([antwort.status, antwort.error.message], pfad).toEqual([
				403,
				'Für diese Aktion fehlt Ihnen die Berechtigung.',
			]);
		}
		expect((await wer.frage('DELETE', wunsch)).status).toBe(200);
	});
});

describe('staff of a site', () => {
	it('agrees only on the terms that are its own', async () => {
		const bewerber = await t.erfasse([t.ort(0)]);
		await t.verhandle(bewerber, 0);
		const einige = (felder: object) =>
			t.verein('POST', `/v1/freiwilliger/wunsch/${bewerber.wunschID()}/einigung`, {
				vertragsbeginn: '2026-10-01',
				vertragsende: '2027-08-31',
				...felder,
			});
		const zuViel = await einige({ taschengeld: 500 });
		expect([zuViel.status, zuViel.error.code, zuViel.error.message]).toEqual([
			403,
			'G21',
			'Das Feld „Taschengeld“ kann nur durch den Träger geändert werden.',
		]);
		// Sending what stands there already changes nothing.
		expect((await einige({ taschengeld: 450, wochenstunden: '38,5' })).error).toBeUndefined();
	});
});

describe('free fields', () => {
	const FREI = { art: 'TEXT', optionen: [], freiwillige: 'LESEN', einsatzstellen: 'KEINS', isInListen: true } as const;
	const nurTraeger = (name: string) => `Das Feld „${name}“ kann nur durch den Träger geändert werden.`;

	it('are filled in, read and told of by the rights the tenant gives', async () => {
		await t.setzeParameter({
			freieFelderBezeichnung: ['Trainerlizenz', 'Erste Hilfe', 'Kilometer', 'Vermerk', ''],
			freieFelder: [
				{ ...FREI, einsatzstellen: 'LESEN' },
				{ ...FREI, art: 'JA_NEIN', freiwillige: 'SCHREIBEN', einsatzstellen: 'LESEN' },
				{ ...FREI, art: 'ZAHL', freiwillige: 'SCHREIBEN' },
				{ ...FREI, freiwillige: 'KEINS' },
				FREI,
			],
		});
		const wer = await t.registriere([t.ort(1)]);
		const pfad = `/v1/freiwilliger/${wer.id}`;
		const aendere = (body: object) => wer.frage('PUT', pfad, body);
		const meldung = async (body: object) => {
			const { status, error } = await aendere(body);
			return [status, error.details?.[0]?.text ?? error.message];
		};
		expect((await aendere({ freiesFeldZwei: 'ja', freiesFeldDrei: '12.5' })).data).toMatchObject({
			freiesFeldZwei: 'ja',
			freiesFeldDrei: '12,5',
		});
		expect(await meldung({ freiesFeldDrei: 'weit' })).toEqual([422, 'Invalides Format']);
		expect(await meldung({ freiesFeldZwei: 'vielleicht' })).toEqual([422, 'Invalides Format']);
		expect(await meldung({ freiesFeldEins: 'C' })).toEqual([403, nurTraeger('Trainerlizenz')]);
		expect(await meldung({ freiesFeldVier: 'selbst' })).toEqual([403, nurTraeger('Vermerk')]);
		expect(await meldung({ freiesFeldFuenf: 'ohne Namen' })).toEqual([403, nurTraeger('Freies Feld 5')]);
		const intern = { freiesFeldEins: 'C', freiesFeldVier: 'unpünktlich' };
		expect((await t.traeger('PUT', pfad, intern)).data).toMatchObject(intern);
		expect((await t.traeger('PUT', pfad, { freiesFeldFuenf: 'x' })).status).toBe(403);

		const frei = (akte: unknown) =>
			Object.fromEntries(Object.entries(akte as object).filter(([feld]) => feld.startsWith('freiesFeld')));
		const eigene = (await wer.frage('GET', pfad)).data as unknown as Akte;
		expect(frei(eigene)).toEqual({ freiesFeldEins: 'C', freiesFeldZwei: 'ja', freiesFeldDrei: '12,5' });
		expect(eigene.schreibbar.filter((feld) => feld.startsWith('freiesFeld'))).toEqual([
			'freiesFeldZwei',
			'freiesFeldDrei',
		]);
		const stelle = (await t.verein2('GET', pfad)).data as unknown as Akte;
		expect(frei(stelle)).toEqual({ freiesFeldEins: 'C', freiesFeldZwei: 'ja' });
		expect((await t.verein2('PUT', pfad, { freiesFeldZwei: 'nein' })).status).toBe(403);

		const erzaehlt = async (frage: typeof t.traeger) => {
			const zeilen = (await frage('GET', `${pfad}/historie`)).data as { aenderungen: { bezeichnung: string }[] }[];
			return new Set(zeilen.flatMap(({ aenderungen }) => aenderungen.map(({ bezeichnung }) => bezeichnung)));
		};
		expect([...(await erzaehlt(t.traeger))]).toEqual(
			expect.arrayContaining(['Trainerlizenz', 'Erste Hilfe', 'Kilometer', 'Vermerk']),
		);
		expect((await erzaehlt(wer.frage)).has('Vermerk')).toBe(false);

		const labels = async (frage: typeof t.traeger) =>
			((await frage('GET', '/v1/parameter')).data as { freieFelderBezeichnung: string[] }).freieFelderBezeichnung;
		expect(await labels(wer.frage)).toEqual(['Trainerlizenz', 'Erste Hilfe', 'Kilometer', '', '']);
		expect(await labels(t.verein2)).toEqual(['Trainerlizenz', 'Erste Hilfe', '', '', '']);
	});
});
