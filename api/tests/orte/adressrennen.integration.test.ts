import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adressportal, verstoesse } from '../adressen.fixture.ts';
import type { Antwort } from '../portal.fixture.ts';

/** What keeps an address from being deleted, also when it comes at the same moment. Tables: Adresse; G21, G35. */

const { t, stelle, ort, zyklusID, naechste, eineStelle, einOrt, lege, aendere } = await adressportal();
afterAll(() => t.stop());

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
					email: `rennen${naechste()}@test.test`,
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
					email: `rennen${naechste()}@test.test`,
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
