import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '#api/contract/contract.ts';
import { LAUFARTEN, type Laufart } from '#domain/geld/posten.ts';
import { gibLaufFrei, holeLauf, type Kasse, kasse, monatVon, type Testlauf } from '../kasse.fixture.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';

/** Each kind of run by each call on a run, over the demo: what another kind alone has is refused, and nobody hears of it. */

const ALLE = LAUFARTEN;
const BEITRAEGE = ['EST_FSJ', 'EST_BFD'] as const;
const [ZAHLT, EINGEZOGEN, ABGERUFEN] = [
	'Eine Zahlungsdatei gibt es nur zu Läufen des Taschengelds.',
	'Lastschriften gibt es nur zu Läufen des Einsatzstellenbeitrags.',
	'Ein Prüfpaket gibt es nur zu Mittelabrufen.',
];

/** Every call on one run: the kinds that have it, and what the others are told. */
const AUFRUFE: Readonly<Record<string, { readonly arten: readonly Laufart[]; readonly sonst?: string | undefined }>> = {
	'GET /v1/exporte/laeufe/{id}': { arten: ALLE },
	'GET /v1/exporte/laeufe/{id}/zeilen/{vertragID}/{monat}': { arten: ALLE },
	'GET /v1/exporte/laeufe/{id}/unterschied': { arten: ALLE },
	'GET /v1/exporte/laeufe/{id}/nachrechnung': { arten: ALLE },
	'GET /v1/exporte/laeufe/{id}/offen': { arten: ALLE },
	'GET /v1/exporte/laeufe/{id}/pdf': { arten: ALLE },
	'GET /v1/exporte/laeufe/{id}/pruefpaket': { arten: ['MITTELABRUF'], sonst: ABGERUFEN },
	'GET /v1/exporte/laeufe/{id}/einzug': { arten: BEITRAEGE, sonst: EINGEZOGEN },
	'POST /v1/exporte/laeufe/{id}/lastschriftdatei': { arten: BEITRAEGE, sonst: EINGEZOGEN },
	'POST /v1/exporte/laeufe/{id}/vormerkung': { arten: ['TASCHENGELD', ...BEITRAEGE], sonst: EINGEZOGEN },
	'POST /v1/exporte/laeufe/{id}/zahlungsdatei': { arten: ['TASCHENGELD'], sonst: ZAHLT },
	'POST /v1/exporte/laeufe/{id}/uebergabe': { arten: ALLE },
	// Rows and steps of a released run are refused for its state, whatever its kind.
	'POST /v1/exporte/laeufe/{id}/zeilen': { arten: ALLE },
	'POST /v1/exporte/laeufe/{id}/schritte': { arten: ALLE },
};

/** Files by their kind, of a run instead of a period. */
const DATEIEN: Readonly<Record<string, readonly Laufart[]>> = {
	'/v1/exporte/buchhaltung/taschengeld': ['TASCHENGELD'],
	'/v1/exporte/buchhaltung/fsj-einsatzstellen-beitrag': ['EST_FSJ'],
	'/v1/exporte/buchhaltung/bfd-einsatzstellen-beitrag': ['EST_BFD'],
	'/v1/exporte/buchhaltung/dsj-mittelabruf/{zyklusID}/{zeitraum}': ['MITTELABRUF'],
	'/v1/exporte/buchhaltung/dsj-mittelabruf-csv/{zyklusID}/{zeitraum}': ['MITTELABRUF'],
};

const BANK = {
	...{ zahlungskontoInhaber: 'Sportverband', zahlungskontoIban: 'DE02120300000000202051' },
	glaeubigerID: 'DE98ZZZ09999999999',
};
const PROGRAMM = {
	...{ bezeichnung: 'Bundesförderung', geldgeber: 'Bund', zentralstelle: null, hinweis: null },
	...{ gueltigVon: null, gueltigBis: null, dienstartIDs: [], dienste: ['FSJ', 'FOEJ', 'BFD'] },
	filter: { alterVon: 15, alterBis: 99, wohnland: null, stellenland: null, mindestMonate: 1 },
	...{ einheit: 'TEILNEHMERMONAT', monatsregel: 'BEGONNEN', isDsj: true },
	saetze: [{ abDienstmonat: 1, cent: 20_000, gueltigVon: '2015-01-01' }],
};

let t: Kasse;
const laeufe = new Map<Laufart, Testlauf>();
const lauf = (art: Laufart): Testlauf => laeufe.get(art) as Testlauf;
beforeAll(async () => {
	t = await kasse();
	gelungen(await t.anna('PUT', '/v1/parameter', BANK));
	const programmID = (gelungen(await t.anna('POST', '/v1/foerderprogramm', PROGRAMM)) as { id: string }).id;
	const monat = monatVon(t);
	for (const art of LAUFARTEN) {
		const umfang = { art, zeitraum: `${monat}_${monat}`, ...(art === 'MITTELABRUF' && { programmID }) };
		const entwurf: Testlauf = gelungen(await t.anna('POST', '/v1/exporte/laeufe', umfang));
		laeufe.set(art, await gibLaufFrei(t, entwurf));
	}
}, 120_000);
afterAll(() => t.stop());

function anfrage(aufruf: string, { id, version, posten: [erste] }: Testlauf) {
	const [methode = '', muster = ''] = aufruf.split(' ');
	const name = { vertragID: erste?.vertragID ?? '', monat: erste?.monat ?? '' };
	const pfad = muster.replace('{id}', id).replace('{vertragID}', name.vertragID).replace('{monat}', name.monat);
	const inhalt = pfad.endsWith('/schritte')
		? { schritt: 'VERWERFEN', version }
		: pfad.endsWith('/zeilen')
			? { zeilen: [name], was: 'HERAUSNEHMEN' }
			: {};
	return t.anna(methode as 'GET', pfad, ...(methode === 'GET' ? [] : [inhalt]));
}

/** What of the bank's books and mails there is. */
async function spuren() {
	const { rows } = await t.portal.umgebung.pool.query(
		`select (select count(*)::int from event where type = 'ZahlungenUebergeben') as uebergeben,
			(select count(*)::int from event where type = 'LaufUebergeben') as geholt,
			(select count(*)::int from outbox where schluessel = 'ABBUCHUNG_ANKUENDIGUNG') as mails`,
	);
	return rows[0];
}

describe('a call on a run', () => {
	it('is one of those below', () => {
		const alle = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`);
		expect(alle.filter((aufruf) => aufruf.includes('/v1/exporte/laeufe/{id}')).toSorted()).toEqual(
			Object.keys(AUFRUFE).toSorted(),
		);
		expect(
			Object.values(ROUTES)
				.filter(({ query }) => query !== undefined && 'shape' in query && 'laufID' in query.shape)
				.map(({ path }) => path as string)
				.toSorted(),
		).toEqual(Object.keys(DATEIEN).toSorted());
	});
	for (const [aufruf, { arten, sonst }] of Object.entries(AUFRUFE)) {
		it.each(LAUFARTEN.filter((art) => !arten.includes(art)))(
			`${aufruf} isn’t for %s, and leaves no trace`,
			async (art) => {
				const davor = await spuren();
				expect(kurz(await anfrage(aufruf, lauf(art)))).toEqual([409, sonst]);
				expect([await spuren(), (await holeLauf(t.anna, lauf(art))).status]).toEqual([davor, 'FREIGEGEBEN']);
			},
		);
	}
	it.each(
		Object.entries(DATEIEN).flatMap(([pfad, arten]) =>
			LAUFARTEN.map((art) => [pfad, art, arten.includes(art) ? 200 : 404] as const),
		),
	)('%s of %s: %i', async (muster, art, status) => {
		const monat = monatVon(t);
		const { rows } = await t.portal.umgebung.pool.query<{ id: string }>('select id from zyklus limit 1');
		const pfad = muster.replace('{zyklusID}', rows[0]?.id ?? '').replace('{zeitraum}', `${monat}_${monat}`);
		expect((await t.anna('GET', `${pfad}?laufID=${lauf(art).id}`)).status).toBe(status);
	});
	// Those last that change something.
	for (const [aufruf, { arten }] of Object.entries(AUFRUFE)) {
		it.each(arten)(`${aufruf} knows %s`, async (art) => {
			const { status, error } = await anfrage(aufruf, await holeLauf(t.anna, lauf(art)));
			expect([status < 500, error?.code]).not.toEqual([true, 'LAUFART']);
			expect([200, 201, 409]).toContain(status);
		});
	}
});
