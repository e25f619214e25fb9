import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { akteVon, gelungen, vorlage } from '../dokumente.fixture.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { besiegle } from '../siegel.fixture.ts';
import { HEUTE } from '../test-mandant.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { unterschrift } from '../unterschrift.fixture.ts';

/** Table: Scenarios 1 to 3, over HTTP, with the documents that hold them up and the signatures under them. */

let t: Kleinportal;
let vereinbarung: string;
let bescheinigung: string;
beforeAll(async () => {
	t = await kleinportal();
	vereinbarung = await vorlage(t, {
		bezeichnung: 'Vereinbarung',
		nutzungsart: 'GESTELLT',
		vorlageText: 'Vereinbarung mit {{ freiwilliger.name }} ab {{ vertrag.beginn }}',
		isVertragsrelevant: true,
		signaturparteien: ['FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER', 'EINSATZSTELLE', 'TRAEGER'],
		stufen: [{ abStatus: 3000, stufe: 'UEBERPRUEFUNG' }],
	});
	bescheinigung = await vorlage(t, {
		bezeichnung: 'Bescheinigung',
		nutzungsart: 'GESTELLT',
		vorlageText:
			'{{ freiwilliger.name }}, {{ vertrag.dienstantritt }} bis {{ vertrag.dienstende }}, {{ dienstart.gesetz }}, {{ mandant.zulassung }}',
		nachweisFuer: 'BESCHEINIGUNG',
		stufen: [{ abStatus: 9900, stufe: 'PFLICHT' }],
	});
});
afterAll(async () => {
	expect(await t.kettenfehler()).toEqual([]);
	await t.stop();
});

interface Akte {
	readonly status: number;
	readonly vertraege: readonly { readonly status: number; readonly vertragsnummer: string | null }[];
}
const akte = async ({ id }: Bewerber) => (await t.traeger('GET', `/v1/freiwilliger/${id}`)).data as Akte;
const absage = (antwort: Antwort) => [antwort.status, antwort.error?.code, antwort.error?.message];
const staende = async (wer: Bewerber) =>
	(await akteVon(t.traeger, wer)).anforderungen.map((a) => [a.specID, a.status, a.dokumente.map((d) => d.status)]);

/** Filled from its template. */
async function stelleBereit({ id }: Bewerber, specID: string): Promise<string> {
	const antwort = await t.traeger('POST', `/v1/freiwilliger/${id}/dokumente/direkt?dokumentID=${specID}`);
	return (gelungen(antwort) as { id: string }).id;
}

const unterschreibe = (frage: Fragend, dokumentID: string) =>
	frage('POST', `/v1/signature?dokID=${dokumentID}`, ...unterschrift());

/** What waits for a signature, as the Traeger sees it. */
async function offene(dokumentID: string) {
	return (await wartende(dokumentID)).map((z) => z.partei);
}

interface Zeile {
	readonly sitzungID: string;
	readonly dokumentID: string;
	readonly partei: string;
}

async function wartende(dokumentID: string): Promise<readonly Zeile[]> {
	const zeilen = (await t.traeger('GET', '/v1/signature?groesse=200')).data as readonly Zeile[];
	return zeilen.filter((z) => z.dokumentID === dokumentID);
}

describe('scenario 1: an adult in FSJ', () => {
	it('goes from the agreement by signatures into service and ends with the certificate', async () => {
		const fsj = t.dienstart('FSJ');
		const vorher = await t.plaetze(t.ort(0), fsj);
		const wer = await t.registriere([t.ort(0)]);
		await t.verhandle(wer, 0);
		gelungen(await t.einige(wer));
		expect(await t.status(wer)).toBe(2800);
		expect(await t.plaetze(t.ort(0), fsj)).toEqual({ ...vorher, reserviert: 1 });
		expect(absage(await t.schliesseAb(wer))).toEqual([
			409,
			'G19',
			'Der Vertrag ist noch nicht vollständig unterschrieben. Es fehlt: Vereinbarung.',
		]);

		const dokumentID = await stelleBereit(wer, vereinbarung);
		for (const frage of [wer.frage, t.verein]) gelungen(await unterschreibe(frage, dokumentID));
		expect(await t.status(wer)).toBe(2800);
		gelungen(await unterschreibe(t.traeger, dokumentID));
		await besiegle(t, dokumentID);
		expect(await akte(wer)).toMatchObject({
			status: 3000,
			vertraege: [{ status: 3000, vertragsnummer: expect.stringMatching(/^FSJ26-\d{4}$/) }],
		});
		expect(await staende(wer)).toEqual([[vereinbarung, 'SIGNED', [2000]]]);
		expect(await t.plaetze(t.ort(0), fsj)).toEqual({ ...vorher, belegt: 1 });

		const dienst = `/v1/freiwilliger/${wer.id}`;
		t.stelleUhr('2026-10-01');
		gelungen(await t.traeger('POST', `${dienst}/dienstantritt`, { angetreten: true, datum: '2026-10-01' }));
		expect(await t.status(wer)).toBe(4000);
		t.stelleUhr('2027-08-31');
		gelungen(await t.traeger('POST', `${dienst}/dienstende`, { datum: '2027-08-31', bestaetigt: true }));
		expect(await t.status(wer)).toBe(9000);

		const schliesse = () => t.traeger('PUT', dienst, { nachbearbeitungAbgeschlossen: true });
		expect(absage(await schliesse()).slice(0, 2)).toEqual([409, 'G33']);
		await stelleBereit(wer, bescheinigung);
		gelungen(await schliesse());
		expect(await t.status(wer)).toBe(9900);
		t.stelleUhr(HEUTE);
	});
});

describe('scenario 2: a minor', () => {
	it('needs a guardian, who signs before the site and the Traeger', async () => {
		const wer = await t.registriere([t.ort(1)], { geburtsdatum: '2009-06-01' });
		await t.verhandle(wer, 1);
		expect(absage(await t.einige(wer))).toEqual([
			409,
			'G13',
			'Für Minderjährige muss mindestens eine erziehungsberechtigte Person hinterlegt sein.',
		]);
		const eltern = await t.traeger('POST', `/v1/freiwilliger/${wer.id}/erziehungsberechtigte`, {
			...{ art: 'MUTTER', isUnterschriftErforderlich: true, isAlleinigesSorgerecht: false },
			...{ vorname: 'Petra', nachname: 'Sommer', email: 'petra.sommer@test.de' },
		});
		gelungen(eltern);
		gelungen(await t.einige(wer));

		const dokID = await stelleBereit(wer, vereinbarung);
		expect(await offene(dokID)).toEqual(['FREIWILLIGER']);
		expect((await unterschreibe(t.traeger, dokID)).error.message).toBe(
			'Sie sind noch nicht an der Reihe. Zuerst unterschreibt: Freiwillige Person.',
		);
		gelungen(await unterschreibe(wer.frage, dokID));
		expect(await offene(dokID)).toEqual(['ERZIEHUNGSBERECHTIGTER']);
		expect(absage(await unterschreibe(t.traeger, dokID))).toEqual([
			409,
			'REIHENFOLGE',
			'Sie sind noch nicht an der Reihe. Zuerst unterschreibt: Erziehungsberechtigte Person.',
		]);

		gelungen(await unterschreibtMitLink(dokID));
		for (const frage of [t.verein2, t.traeger]) gelungen(await unterschreibe(frage, dokID));
		await besiegle(t, dokID);
		expect(await t.status(wer)).toBe(3000);
	});
});

/** The guardian: by the link alone, once the document has been looked at. */
async function unterschreibtMitLink(dokumentID: string): Promise<Antwort> {
	const [sitzung] = await wartende(dokumentID);
	const token = await praegeToken(t.umgebung.db, 'UNTERSCHRIFT', sitzung?.sitzungID ?? '');
	gelungen(await t.niemand('GET', `/v1/signature/session/${token}`));
	expect((await t.niemand('GET', `/v1/signature/preview?signToken=${token}`)).roh.statusCode).toBe(200);
	return t.niemand('POST', `/v1/signature/session/${token}`, ...unterschrift({ name: 'Petra Sommer' }));
}

describe('scenario 3: withdrawal after the agreement', () => {
	it('cancels the contract, its document and what still waited to be signed', async () => {
		const wer = await t.registriere([t.ort(1)]);
		await t.verhandle(wer, 1);
		gelungen(await t.einige(wer));
		const dokumentID = await stelleBereit(wer, vereinbarung);
		gelungen(await unterschreibe(wer.frage, dokumentID));
		expect(await offene(dokumentID)).toEqual(['EINSATZSTELLE']);
		gelungen(await wer.frage('DELETE', `/v1/freiwilliger/wunsch/${wer.wunschID()}`, { bestaetigt: true }));
		expect(await akte(wer)).toMatchObject({ status: 1500, vertraege: [{ status: 9500 }] });
		expect(await staende(wer)).toEqual([[vereinbarung, 'NOT_PROVIDED', [8000]]]);
		expect(await offene(dokumentID)).toEqual([]);
	});
});
