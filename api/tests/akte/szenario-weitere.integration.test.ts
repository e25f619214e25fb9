import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Antwort } from '../portal.fixture.ts';
import { HEUTE } from '../test-mandant.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Table: Scenarios, over HTTP. 2 and 6 need documents; 1 plays on the whole portal. */

let t: Kleinportal;
let fsj: string;
beforeAll(async () => {
	t = await kleinportal();
	fsj = t.dienstart('FSJ');
});
afterAll(async () => {
	expect(await t.kettenfehler()).toEqual([]);
	await t.stop();
});

interface Akte {
	readonly status: number;
	readonly zyklusID: string;
	readonly wuensche: readonly { readonly id: string; readonly status: number; readonly zyklusID: string }[];
	readonly vertraege: readonly {
		readonly wunschID: string;
		readonly status: number;
		readonly vertragsnummer: string | null;
	}[];
}
interface Zeile {
	readonly satz: string;
	readonly text: string | null;
	readonly statuswechsel: readonly { readonly katalog: string; readonly von: number | null; readonly nach: number }[];
}
const akte = async ({ id }: { id: string }) => (await t.traeger('GET', `/v1/freiwilliger/${id}`)).data as Akte;
const historie = async ({ id }: { id: string }) =>
	(await t.traeger('GET', `/v1/freiwilliger/${id}/historie`)).data as readonly Zeile[];
const absage = (antwort: Antwort) => [antwort.status, antwort.error?.code, antwort.error?.message];
const gut = (antwort: Antwort, status = 200) => expect([antwort.status, antwort.error]).toEqual([status, undefined]);

describe('scenario 3: withdrawal after the agreement', () => {
	it('gives the place back, cancels the contract and leads to the pool or to the other wish', async () => {
		const vorher = await t.plaetze(t.ort(1), fsj);
		const eine = await t.registriere([t.ort(1)]);
		await t.verhandle(eine, 1);
		gut(await t.einige(eine));
		expect(await t.plaetze(t.ort(1), fsj)).toEqual({ ...vorher, reserviert: (vorher?.reserviert ?? 0) + 1 });

		const zurueck = (bestaetigt?: boolean) =>
			eine.frage('DELETE', `/v1/freiwilliger/wunsch/${eine.wunschID()}`, bestaetigt ? { bestaetigt } : undefined);
		expect((await zurueck()).error.code).toBe('BESTAETIGUNG');
		gut(await zurueck(true));
		expect(await akte(eine)).toMatchObject({
			status: 1500,
			wuensche: [{ status: 9000 }],
			vertraege: [{ status: 9500 }],
		});
		expect(await t.plaetze(t.ort(1), fsj)).toEqual(vorher);

		const andere = await t.registriere([t.ort(1), t.ort(2)]);
		await t.verhandle(andere, 1);
		gut(await t.einige(andere));
		gut(await andere.frage('DELETE', `/v1/freiwilliger/wunsch/${andere.wunschID()}`, { bestaetigt: true }));
		expect(await t.status(andere)).toBe(2000);
	});
});

describe('scenario 4: two sites negotiate', () => {
	it('lets the second agree only after the first agreement is annulled', async () => {
		const wer = await t.erfasse([t.ort(0), t.ort(1)]);
		await t.verhandle(wer, 0, 0);
		await t.verhandle(wer, 1, 1);
		const einige = (frage: Kleinportal['verein'], nr: number) =>
			frage('POST', `/v1/freiwilliger/wunsch/${wer.wunschID(nr)}/einigung`, {
				vertragsbeginn: '2026-10-01',
				vertragsende: '2027-08-31',
			});
		gut(await einige(t.verein, 0));
		expect(absage(await einige(t.verein2, 1))).toEqual([
			409,
			'G14',
			'Es besteht bereits eine Vertragseinigung mit einem anderen Einsatzort.',
		]);
		const reset = await t.traeger('POST', `/v1/freiwilliger/${wer.id}/reset-vertrag`, { grund: 'Rücktritt' });
		gut(reset);
		expect(reset.data).toMatchObject({ status: 2500, wuensche: [{ status: 3000 }, { status: 3000 }] });
		gut(await einige(t.verein2, 1));
		expect(await t.status(wer)).toBe(2800);
	});
});

describe('scenario 5: applications for BFD are stopped', () => {
	it('refuses the agreement on BFD and leaves FSJ alone', async () => {
		const bfd = t.dienstart('BFD_U27');
		const mitBfd = await t.erfasse([t.ort(1)]);
		const mitFsj = await t.erfasse([t.ort(1)]);
		await t.verhandle(mitBfd, 1, 0, bfd);
		await t.verhandle(mitFsj, 1);
		await t.setzeStopp(bfd, true);
		expect(absage(await t.einige(mitBfd))).toEqual([
			409,
			'G02',
			'Für die Dienstart Bundesfreiwilligendienst U27 gilt derzeit ein Bewerbungsstopp.',
		]);
		gut(await t.einige(mitFsj));
		await t.setzeStopp(bfd, false);
		gut(await t.einige(mitBfd));
	});
});

describe('scenario 7: service not begun', () => {
	it('archives the contract and frees the place', async () => {
		const vorher = await t.plaetze(t.ort(2), fsj);
		const wer = await t.erfasse([t.ort(2)]);
		await t.verhandle(wer, 2);
		gut(await t.einige(wer));
		gut(await t.schliesseAb(wer));
		expect(await t.plaetze(t.ort(2), fsj)).toEqual({ ...vorher, belegt: (vorher?.belegt ?? 0) + 1 });

		const nicht = (grund?: string) =>
			t.traeger('POST', `/v1/freiwilliger/${wer.id}/dienstantritt`, { angetreten: false, grund });
		expect(absage(await nicht('Nicht erschienen'))).toEqual([
			409,
			'G15',
			'Der Dienst kann erst ab dem 01.10.2026 angetreten werden.',
		]);
		t.stelleUhr('2026-10-02');
		expect((await nicht()).error.details).toMatchObject([{ feld: 'grund', text: 'Dies ist ein Pflichtfeld' }]);
		gut(await nicht('Nicht erschienen'));
		t.stelleUhr(HEUTE);
		expect(await akte(wer)).toMatchObject({
			status: 9500,
			wuensche: [{ status: 8000 }],
			vertraege: [{ status: 9000 }],
		});
		expect(await t.plaetze(t.ort(2), fsj)).toEqual(vorher);
	});
});

describe('scenario 8: into the active cycle', () => {
	const [frueher, aktiv] = [0, 1];
	it('sets a negotiation back to contacted and writes a remark', async () => {
		const zyklen = t.grundlage.zyklen.map((z) => z.id);
		const wer = await t.erfasse([t.ort(1)], {}, zyklen[frueher]);
		await t.verhandle(wer, 1);
		expect(await akte(wer)).toMatchObject({ status: 2500, zyklusID: zyklen[frueher] });
		gut(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/move-zyklus`));
		expect(await akte(wer)).toMatchObject({
			status: 2100,
			zyklusID: zyklen[aktiv],
			wuensche: [{ status: 2000, zyklusID: zyklen[aktiv] }],
			vertraege: [{ status: 9500 }],
		});
		const bemerkungen = (await historie(wer)).map((z) => z.text).filter((text) => text !== null);
		expect(bemerkungen).toEqual([
			'Übernahme in Zyklus 2026/2027 am 15.09.2026 durch Sabine Koch; vorheriger Status 2500 (In Verhandlung).',
		]);
	});

	it('is over after the agreement', async () => {
		const wer = await t.erfasse([t.ort(1)], {}, t.grundlage.zyklen[frueher]?.id);
		await t.verhandle(wer, 1);
		gut(await t.einige(wer, 0, { vertragsbeginn: '2025-09-01', vertragsende: '2026-08-31' }));
		expect(absage(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/move-zyklus`))).toEqual([
			409,
			'G17',
			'Freiwillige können nur bis zum Status „In Verhandlung“ in den aktiven Zyklus übernommen werden.',
		]);
		const schon = await t.erfasse([t.ort(1)]);
		expect((await t.traeger('POST', `/v1/freiwilliger/${schon.id}/move-zyklus`)).error.code).toBe('G17');
	});
});

describe('scenario 9: the site declines', () => {
	it('may be taken back by the site and not by the volunteer', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const pfad = `/v1/freiwilliger/wunsch/${wer.wunschID()}`;
		gut(await t.verein('POST', `${pfad}/contact`));
		gut(await t.verein('POST', `${pfad}/decline`, { grund: 'Platz anderweitig vergeben' }));
		expect(await t.status(wer)).toBe(1500);
		expect(absage(await wer.frage('DELETE', `${pfad}/reactivate`))).toEqual([
			403,
			'G18',
			'Nur die Seite, die abgesagt oder abgelehnt hat, kann die Bewerbung reaktivieren.',
		]);
		const wieder = await t.verein('DELETE', `${pfad}/reactivate`);
		gut(wieder);
		expect(wieder.data).toMatchObject({ status: 2000 });
		expect(await t.status(wer)).toBe(2100);
	});
});

describe('scenario 10: the status by hand', () => {
	it('asks for the number of the contract where it is given by hand, then for a reason, and is logged', async () => {
		await t.setzeParameter({ vertragsnummerModus: 'AUS' });
		const wer = await t.erfasse([t.ort(1)]);
		await t.verhandle(wer, 1);
		gut(await t.einige(wer));
		const setze = (mehr: object = {}) =>
			t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, {
				statusManuell: { ziel: 3000, wunschId: wer.wunschID(), grund: 'Vertrag liegt auf Papier vor', ...mehr },
			});
		expect(absage(await setze())).toEqual([
			409,
			'G10',
			'Für den Vertragsabschluss fehlen folgende Angaben: Vertragsnummer.',
		]);
		const { vertraege } = (await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)).data as {
			vertraege: { id: string }[];
		};
		gut(
			await t.traeger('PUT', `/v1/freiwilliger/${wer.id}/vertrag/${vertraege[0]?.id}/vertragsnummer`, {
				vertragsnummer: 'PAPIER/7',
			}),
		);
		const kurz = await setze({ grund: 'darum' });
		expect([kurz.status, kurz.error.details[0]?.feld]).toEqual([422, 'grund']);
		gut(await setze());
		expect(await akte(wer)).toMatchObject({
			status: 3000,
			wuensche: [{ status: 4000 }],
			vertraege: [{ status: 3000, vertragsnummer: 'PAPIER/7' }],
		});
		const wechsel = (await t.traeger('GET', '/v1/freiwilliger/status-changes')).data as {
			freiwilligerID: string;
			nach: number;
			manuell: boolean;
			grund: string | null;
		}[];
		expect(wechsel.find((w) => w.freiwilligerID === wer.id && w.nach === 3000)).toMatchObject({
			manuell: true,
			grund: 'Vertrag liegt auf Papier vor',
		});
	});
});
