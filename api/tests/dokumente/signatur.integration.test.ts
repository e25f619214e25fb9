import { createHash, randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ablage, ort } from '#commands/dateien/ablage.ts';
import { adressHash } from '#commands/mail/sperre.ts';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import {
	gueltigLautOpenssl,
	gueltigLautPkijs,
	hatOpenssl,
	hatPdfsig,
	lautPdfsig,
	siegelinhalt,
} from '#commands/pdf/siegel/pruefe-siegel.fixture.ts';
import { lasseSignaturenAblaufen } from '#commands/unterschrift/ablaufen.ts';
import { holeBesiegelungNach } from '#commands/unterschrift/besiegeln.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { SIEGELGRUND } from '#domain/akte/siegelgrund.ts';
import { akteVon, gelungen, vorlage } from '../dokumente.fixture.ts';
import { type Antwort, type Fragend, inject } from '../portal.fixture.ts';
import { besiegle } from '../siegel.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { unterschrift } from '../unterschrift.fixture.ts';
import { bild, formular, pdf } from '../upload.fixture.ts';
import { zerstoere } from '../zerstoert.fixture.ts';

let t: Kleinportal;
let spec: string;
beforeAll(async () => {
	t = await kleinportal({ zugeteilt: [{ stelle: 0, ort: 0, key: 'FSJ', plaetze: 30 }] });
	spec = await vorlage(t, {
		bezeichnung: 'Vereinbarung',
		nutzungsart: 'GESTELLT',
		vorlageText: 'Vereinbarung mit {{ freiwilliger.vorname }}',
		uploadRollen: ['MA_VERWALTUNG'],
		isVertragsrelevant: true,
		signaturparteien: ['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER'],
		stufen: [{ abStatus: 3000, stufe: 'UEBERPRUEFUNG' }],
	});
});
afterAll(() => t.stop());

interface Sitzung {
	readonly sitzungID: string;
	readonly status: string;
	readonly partei: string;
	readonly unterzeichner: readonly { readonly partei: string; readonly unterschriebenAm: string | null }[];
}

const DOKUMENT = pdf('Vereinbarung über den Freiwilligendienst');

/** A volunteer whose contract is agreed, and the document everybody has to sign: a file, or filled from the template. */
async function mitVertrag({ ausVorlage = false } = {}): Promise<{ wer: Angemeldet; dokumentID: string }> {
	const wer = await t.registriere([t.ort(0)]);
	await t.verhandle(wer, 0);
	gelungen(await t.einige(wer, 0));
	const { payload, headers } = formular([{ name: 'Vereinbarung.pdf', inhalt: DOKUMENT }]);
	const pfad = `/v1/freiwilliger/${wer.id}/dokumente/direkt?dokumentID=${spec}`;
	const antwort = ausVorlage
		? await t.traeger('POST', pfad)
		: await t.traeger('POST', `${pfad}&expectedLength=${DOKUMENT.length}`, payload, headers);
	const { id, status } = gelungen(antwort) as { id: string; status: number };
	expect(status).toBe(1500);
	return { wer, dokumentID: id };
}

const direkt = (frage: Fragend, dokumentID: string) =>
	frage('POST', `/v1/signature?dokID=${dokumentID}`, ...unterschrift());
const offene = async (frage: Fragend, dokumentID: string) => {
	const { data } = await frage('GET', '/v1/signature?groesse=200');
	return (
		data as unknown as readonly { sitzungID: string; dokumentID: string; partei: string; isGeoeffnet: boolean }[]
	).filter((z) => z.dokumentID === dokumentID);
};
const fehler = (antwort: Antwort) => [antwort.status, antwort.error?.message];
const stand = async (dokumentID: string) =>
	(gelungen(await t.traeger('GET', `/v1/freiwilliger/dokumente/${dokumentID}`)) as { status: number }).status;

/** Kinds of recipients of the mails about a volunteer. */
async function mailsAn(schluessel: string, { id }: { readonly id: string }): Promise<string[]> {
	const { rows } = await t.umgebung.pool.query<{ art: string }>(
		`select empfaenger ->> 'art' as art from outbox
		where schluessel = $1 and daten ->> 'freiwilligerID' = $2 order by 1`,
		[schluessel, id],
	);
	return rows.map(({ art }) => art);
}

/** Of the signatures under the documents of a file. */
async function namensherkunft({ id }: { readonly id: string }): Promise<string[]> {
	const { rows } = await t.umgebung.pool.query<{ wie: string }>(
		`select facts ->> 'namensherkunft' as wie from event
		where stream = $1 and type = 'UnterschriftGeleistet' order by version`,
		[`Akte-${id}`],
	);
	return rows.map(({ wie }) => wie);
}

/** As somebody who gets the link from who asked for it. */
async function uebergeben(dokumentID: string): Promise<string> {
	gelungen(await t.traeger('POST', `/v1/signature/reset/${dokumentID}`));
	const body = { dokID: dokumentID, partei: 'FREIWILLIGER' };
	const antwort = await t.traeger('POST', '/v1/signature/session', body);
	expect(antwort.status).toBe(201);
	return (antwort.data as { signToken: string }).signToken;
}

describe('signing by link', () => {
	it('opens, shows exactly the document, and signs once it was looked at', async () => {
		const { wer, dokumentID } = await mitVertrag();
		const token = await uebergeben(dokumentID);
		const pfad = `/v1/signature/session/${token}`;
		const offen = gelungen(await t.niemand('GET', `${pfad}?mode=view`)) as Sitzung;
		expect(offen).toMatchObject({
			status: 'CREATED',
			stand: 'OFFEN',
			partei: 'FREIWILLIGER',
			isVorschauGesehen: false,
			isKontoname: false,
		});
		expect(fehler(await t.niemand('POST', pfad, ...unterschrift()))).toEqual([
			409,
			'Bitte lesen Sie das Dokument vor der Unterschrift.',
		]);
		const vorschau = await t.niemand('GET', `/v1/signature/preview?signToken=${token}`);
		expect(vorschau.roh.rawPayload.equals(DOKUMENT)).toBe(true);
		expect(vorschau.roh.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
		expect(fehler(await t.niemand('POST', pfad, ...unterschrift({ isEinverstanden: 'false' })))[0]).toBe(422);
		const danach = gelungen(await t.niemand('POST', pfad, ...unterschrift({}, await bild()))) as Sitzung;
		expect(danach).toMatchObject({ status: 'SIGNED', stand: 'UNTERSCHRIEBEN' });
		// By link the name may be another than that of the file; then this is recorded.
		expect(await namensherkunft(wer)).toEqual(['EINGABE']);
		expect(danach.unterzeichner.map((u) => u.unterschriebenAm !== null)).toEqual([true, false, false]);
		expect((await offene(t.traeger, dokumentID)).map((z) => z.partei)).toEqual(['EINSATZSTELLE']);
		expect(fehler(await t.niemand('POST', pfad, ...unterschrift()))).toEqual([
			409,
			'Dieses Dokument haben Sie bereits unterschrieben.',
		]);
	});

	it('keeps who was asked beside another name, and gives the signer his copy, sealed in the end', async () => {
		const { wer, dokumentID } = await mitVertrag({ ausVorlage: true });
		const token = await uebergeben(dokumentID);
		const pfad = `/v1/signature/session/${token}`;
		const vorschau = async () => (await t.niemand('GET', `/v1/signature/preview?signToken=${token}`)).roh.rawPayload;
		const gezeigt = await vorschau();
		expect(gelungen(await t.niemand('GET', pfad))).toMatchObject({ kopie: null });
		expect(gelungen(await t.niemand('POST', pfad, ...unterschrift({ name: 'Thomas Berg' })))).toMatchObject({
			kopie: 'SO_WEIT',
		});
		expect((await vorschau()).equals(gezeigt)).toBe(true);
		const { vorname, nachname } = gelungen(await wer.frage('GET', '/v1/user/me')) as Record<string, string>;
		const { unterschriften } = gelungen(await t.traeger('GET', `/v1/freiwilliger/dokumente/${dokumentID}`)) as {
			unterschriften: { name: string; angefragt: string | null }[];
		};
		expect(unterschriften[0]).toMatchObject({ name: 'Thomas Berg', angefragt: `${vorname} ${nachname}` });

		for (const frage of [t.verein, t.traeger]) gelungen(await direkt(frage, dokumentID));
		await besiegle(t, dokumentID);
		expect(gelungen(await t.niemand('GET', pfad))).toMatchObject({ kopie: 'VOLLSTAENDIG' });
		const kopie = await vorschau();
		expect(siegelinhalt(kopie).ganz).toBe(true);
		const texte = (await seitentexte(kopie)).join(' ').replaceAll(/\s+/g, ' ');
		expect(texte).toContain(`Angefragt war: ${vorname} ${nachname}.`);
		expect(texte).toContain(
			'unterschrieben als „Thomas Berg“, Name selbst eingegeben, weicht vom angefragten Namen ab',
		);
	}, 60_000);

	it('of a site by one of its people thanks only that one, whichever way he signed', async () => {
		const greta = await t.konto(['MA_VEREIN'], { einsatzortIDs: [t.ort(0)] });
		const finn = await t.konto(['MA_VEREIN'], { einsatzortIDs: [t.ort(0)] });
		const wieGefragt = async (
			unterschreibe: (dokumentID: string, links: { readonly finn: string }) => Promise<Antwort>,
		) => {
			const { wer, dokumentID } = await mitVertrag();
			gelungen(await direkt(wer.frage, dokumentID));
			const sitzungID = (await offene(t.traeger, dokumentID))[0]?.sitzungID ?? '';
			const linkFuer = async (leserID: string) =>
				`/v1/signature/session/${await praegeToken(t.umgebung.db, 'UNTERSCHRIFT', sitzungID, { nebenFrueheren: true, leserID })}`;
			const links = { finn: await linkFuer(finn.id), greta: await linkFuer(greta.id) };
			await t.niemand('GET', links.greta.replace('session/', 'preview?signToken='));
			gelungen(await unterschreibe(dokumentID, links));
			const standVon = async (frage: Fragend, pfad: string) => {
				const { stand: wie, kopie } = gelungen(await frage('GET', pfad)) as { stand: string; kopie: string | null };
				return [wie, kopie];
			};
			const amPortal = `/v1/signature/session/${sitzungID}`;
			return [
				await standVon(t.niemand, links.finn),
				await standVon(t.niemand, links.greta),
				await standVon(finn.frage, amPortal),
				await standVon(greta.frage, amPortal),
			];
		};
		const [er, sie] = [
			['UNTERSCHRIEBEN', 'SO_WEIT'],
			['FUER_IHN', null],
		];
		expect(await wieGefragt((dokumentID) => direkt(finn.frage, dokumentID))).toEqual([er, sie, er, sie]);
		expect(await wieGefragt((_, links) => t.niemand('POST', links.finn, ...unterschrift()))).toEqual([
			er,
			sie,
			er,
			sie,
		]);
	});

	it('of 200 at the same time is one signature', async () => {
		const { wer, dokumentID } = await mitVertrag();
		const token = await uebergeben(dokumentID);
		await t.niemand('GET', `/v1/signature/preview?signToken=${token}`);
		const alle = await Promise.all(
			Array.from({ length: 200 }, () => t.niemand('POST', `/v1/signature/session/${token}`, ...unterschrift())),
		);
		expect(alle.filter((a) => a.status === 200)).toHaveLength(1);
		// Signed already, or more forms at once than one address may send.
		for (const { status } of alle.filter((a) => a.status !== 200)) expect([409, 429]).toContain(status);
		const { rows } = await t.umgebung.pool.query(
			`select count(*)::int as n from event where stream = $1 and type = 'UnterschriftGeleistet'`,
			[`Akte-${wer.id}`],
		);
		expect(rows).toEqual([{ n: 1 }]);
	}, 60_000);

	it('with a link of nothing is refused, and with the id of a session needs its party', async () => {
		const { dokumentID } = await mitVertrag();
		const [sitzung] = await offene(t.traeger, dokumentID);
		const pfad = `/v1/signature/session/${sitzung?.sitzungID}`;
		expect((await t.niemand('GET', `/v1/signature/session/${'x'.repeat(43)}`)).status).toBe(409);
		const unbekannt = await t.verein('GET', `/v1/signature/session/${randomUUID()}`);
		for (const frage of [t.niemand, t.traeger, t.verein, t.verein2]) {
			const antwort = await frage('GET', pfad);
			expect([antwort.status, antwort.roh.body]).toEqual([404, unbekannt.roh.body]);
		}
	});
});

describe('the list of open signatures', () => {
	it('holds nothing for a site before the agreement, as it can open nothing of it', async () => {
		const vorab = await vorlage(t, {
			bezeichnung: 'Vorvereinbarung',
			nutzungsart: 'GESTELLT',
			vorlageText: 'Vorvereinbarung mit {{ freiwilliger.vorname }}',
			uploadRollen: ['MA_VERWALTUNG'],
			signaturparteien: ['EINSATZSTELLE'],
			stufen: [{ abStatus: 3000, stufe: 'OPTIONAL' }],
		});
		const wer = await t.registriere([t.ort(0)]);
		await t.verhandle(wer, 0);
		const pfad = `/v1/freiwilliger/${wer.id}/dokumente/direkt?dokumentID=${vorab}&einsatzortID=${t.ort(0)}`;
		const { id: dokumentID } = gelungen(await t.traeger('POST', pfad)) as { id: string };
		const [sitzung] = await offene(t.traeger, dokumentID);
		expect(sitzung).toMatchObject({ partei: 'EINSATZSTELLE' });
		const oeffne = async (frage: Fragend) => (await frage('GET', `/v1/signature/session/${sitzung?.sitzungID}`)).status;
		expect(await offene(t.verein, dokumentID)).toEqual([]);
		expect(await oeffne(t.verein)).toBe(404);

		gelungen(await t.einige(wer, 0));
		expect(await offene(t.verein, dokumentID)).toMatchObject([{ sitzungID: sitzung?.sitzungID, istEigene: true }]);
		expect(await oeffne(t.verein)).toBe(200);
		expect(await offene(t.verein2, dokumentID)).toEqual([]);
	});
});

describe('signing signed in', () => {
	it('goes by turns, and the last signature concludes the contract and seals the document', async () => {
		await t.setzeParameter({ vertragsnummerModus: 'GLOBAL' });
		const { wer, dokumentID } = await mitVertrag({ ausVorlage: true });
		const lade = async (dazu = '') =>
			(await wer.frage('GET', `/v1/freiwilliger/${wer.id}/dokumente/${dokumentID}${dazu}`)).roh.rawPayload;
		const gezeigt = await lade();
		expect(fehler(await direkt(t.traeger, dokumentID))).toEqual([
			409,
			'Sie sind noch nicht an der Reihe. Zuerst unterschreibt: Freiwillige Person.',
		]);
		expect((await direkt(t.verein2, dokumentID)).status).toBe(404);
		expect(await offene(wer.frage, dokumentID)).toMatchObject([{ partei: 'FREIWILLIGER', istEigene: true }]);
		gelungen(await direkt(wer.frage, dokumentID));
		expect(await offene(wer.frage, dokumentID)).toEqual([]);
		// Drawn as well as typed.
		gelungen(await t.verein('POST', `/v1/signature?dokID=${dokumentID}`, ...unterschrift({}, await bild())));
		const wartet = { status: 1500, isBesiegelt: false, besiegelung: { fehler: null } };
		expect(gelungen(await direkt(t.traeger, dokumentID))).toMatchObject(wartet);
		expect([await t.status(wer), await mailsAn('UNTERSCHRIFTEN_VOLLSTAENDIG', wer)]).toEqual([2800, []]);
		expect(await mailsAn('UNTERSCHRIFT_ANGEFORDERT', wer)).toEqual(['EINSATZORT', 'FREIWILLIGER', 'MANDANT_AP']);

		// Signed in: the name of the own account, whatever else is sent.
		const eigener = async (frage: Fragend) => {
			const { vorname, nachname } = gelungen(await frage('GET', '/v1/user/me')) as {
				vorname: string;
				nachname: string;
			};
			return `${vorname} ${nachname}`;
		};
		const { unterschriften } = gelungen(await t.traeger('GET', `/v1/freiwilliger/dokumente/${dokumentID}`)) as {
			unterschriften: { name: string }[];
		};
		const namen = await Promise.all([wer.frage, t.verein, t.traeger].map(eigener));
		expect(unterschriften.map(({ name }) => name)).toEqual(namen);
		expect(namen).not.toContain('Lena Hoffmann');
		expect(await namensherkunft(wer)).toEqual(['KONTO', 'KONTO', 'KONTO']);

		await besiegle(t, dokumentID);
		expect(await t.status(wer)).toBe(3000);
		expect(await mailsAn('UNTERSCHRIFTEN_VOLLSTAENDIG', wer)).toEqual(['FREIWILLIGER', 'MANDANT_AP']);
		const dokument = gelungen(await t.traeger('GET', `/v1/freiwilliger/dokumente/${dokumentID}`));
		expect(dokument).toMatchObject({ status: 2000, isBesiegelt: true, besiegelung: null });
		const fertig = await lade();
		const angaben = gelungen(await wer.frage('GET', `/v1/freiwilliger/${wer.id}/akte`)) as {
			dokumente: { id: string }[];
		};
		for (const eines of [dokument, angaben.dokumente.find(({ id }) => id === dokumentID)])
			expect(eines).toMatchObject({
				name: expect.stringMatching(/ \(unterschrieben\)\.pdf$/),
				sha256: createHash('sha256').update(fertig).digest('hex'),
				groesse: fertig.length,
				endung: 'pdf',
			});
		const siegel = siegelinhalt(fertig);
		expect(siegel.ganz).toBe(true);
		if (hatOpenssl) expect(gueltigLautOpenssl(siegel)).toBe(true);
		if (hatPdfsig) expect(lautPdfsig(fertig)).toContain('Signature is Valid.');
		expect(await gueltigLautPkijs(siegel)).toBe(true);
		const veraendert = { ...siegel, gesiegelt: Buffer.from(siegel.gesiegelt) };
		veraendert.gesiegelt[200] = (veraendert.gesiegelt[200] ?? 0) ^ 1;
		expect(await gueltigLautPkijs(veraendert)).toBe(false);
		expect((await lade('?original=true')).equals(gezeigt)).toBe(true);
		await besiegle(t, dokumentID);
		expect((await lade()).equals(fertig)).toBe(true);
	}, 60_000);

	it('waits while it can’t be sealed: a task that says why, until somebody tries again or a worker starts', async () => {
		const { wer, dokumentID } = await mitVertrag({ ausVorlage: true });
		for (const frage of [wer.frage, t.verein, t.traeger]) gelungen(await direkt(frage, dokumentID));
		const lies = async (frage: Fragend) =>
			gelungen(await frage('GET', `/v1/freiwilliger/dokumente/${dokumentID}`)) as {
				status: number;
				uploadID: string;
				besiegelung: { fehler: string | null } | null;
			};
		const aufgabe = async () => {
			const { zahlen } = gelungen(await t.traeger('GET', '/v1/start')) as { zahlen: { art: string; anzahl: number }[] };
			return zahlen.find(({ art }) => art === 'BESIEGELUNG')?.anzahl;
		};
		const pfad = ort(ablage(t.verzeichnis), (await lies(t.traeger)).uploadID);
		await rename(pfad, `${pfad}.fort`);
		await expect(besiegle(t, dokumentID)).rejects.toThrow('ENOENT');
		expect(await lies(t.traeger)).toMatchObject({ status: 1500, besiegelung: { fehler: SIEGELGRUND.DATEI } });
		expect(await lies(t.verein)).toMatchObject({ status: 1500, besiegelung: { fehler: null } });
		expect([await t.status(wer), await aufgabe()]).toEqual([2800, 1]);

		const nochmal = `/v1/signature/seal/${dokumentID}`;
		expect((await t.verein('POST', nochmal)).status).toBe(403);
		expect(gelungen(await t.traeger('POST', nochmal))).toMatchObject({ besiegelung: { fehler: null } });
		await expect(besiegle(t, dokumentID)).rejects.toThrow('ENOENT');
		expect(await aufgabe()).toBe(1);

		await rename(`${pfad}.fort`, pfad);
		await besiegle(t, dokumentID);
		expect(await stand(dokumentID)).toBe(1500);
		await holeBesiegelungNach(t.umgebung);
		await besiegle(t, dokumentID);
		expect(await lies(t.traeger)).toMatchObject({ status: 2000, besiegelung: null });
		expect([await t.status(wer), await aufgabe()]).toEqual([3000, 0]);
		expect((await t.traeger('POST', nochmal)).status).toBe(409);
		await holeBesiegelungNach(t.umgebung);
		const { rows } = await t.umgebung.pool.query(
			`select from outbox where schluessel = 'dokument-besiegeln' and status = 'queued' and faellig_ab <= now()`,
		);
		expect(rows).toEqual([]);
	});

	it('is not begun by who looks with the eyes of another, though he sees what there is to sign', async () => {
		const { wer, dokumentID } = await mitVertrag();
		const [sitzung] = await offene(wer.frage, dokumentID);
		const { token } = gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/impersonate`)) as { token: string };
		const ansicht = (url: string) => inject(t.app, { method: 'GET', url: `/api${url}` }, token);
		const oeffne = `/v1/signature/session/${sitzung?.sitzungID}`;
		const lies = `/v1/signature/preview?signToken=${sitzung?.sitzungID}`;
		const begonnen = async () => (await offene(t.traeger, dokumentID)).map((z) => z.isGeoeffnet);
		expect(gelungen(await ansicht(oeffne))).toMatchObject({ status: 'CREATED', stand: 'OFFEN' });
		expect((await ansicht(lies)).roh.rawPayload.equals(DOKUMENT)).toBe(true);
		expect(await begonnen()).toEqual([false]);
		expect(gelungen(await wer.frage('GET', oeffne))).toMatchObject({
			status: 'STARTED',
			stand: 'OFFEN',
			isVorschauGesehen: false,
		});
		expect(await begonnen()).toEqual([true]);
	});

	it('on paper concludes the contract as well: the copy everybody signed is checked', async () => {
		await t.setzeParameter({ vertragsnummerModus: 'GLOBAL' });
		const { wer, dokumentID } = await mitVertrag();
		gelungen(await t.traeger('POST', `/v1/signature/reset/${dokumentID}`));
		const papier = { ergebnis: 'OK', papier: true };
		const pfad = `/v1/freiwilliger/${wer.id}/dokumente/${dokumentID}/review`;
		expect((await t.verein('POST', pfad, papier)).status).toBe(403);
		expect(await t.status(wer)).toBe(2800);
		expect(gelungen(await t.traeger('POST', pfad, papier))).toMatchObject({ status: 2000 });
		expect(await t.status(wer)).toBe(3000);
		const akte = gelungen(await t.traeger('GET', `/v1/freiwilliger/${wer.id}`));
		expect(akte).toMatchObject({ vertraege: [{ status: 3000, vertragsnummer: expect.stringMatching(/\d/) }] });
		expect(await offene(t.traeger, dokumentID)).toEqual([]);
	});

	it('where numbers are given by hand, asks the Traeger for the number, and with it the contract is concluded', async () => {
		await t.setzeParameter({ vertragsnummerModus: 'AUS' });
		const { wer, dokumentID } = await mitVertrag();
		const ohneNummer = async (frage = t.traeger) => {
			const { ohneNummer: liste } = gelungen(await frage('GET', '/v1/start')) as {
				ohneNummer: { freiwilligerID: string }[];
			};
			return liste.filter((z) => z.freiwilligerID === wer.id).length;
		};
		gelungen(await t.traeger('POST', `/v1/signature/reset/${dokumentID}`));
		expect(await ohneNummer()).toBe(0);
		const papier = { ergebnis: 'OK', papier: true };
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/dokumente/${dokumentID}/review`, papier));
		expect([await t.status(wer), await ohneNummer(), await ohneNummer(t.verein)]).toEqual([2800, 1, 0]);
		const abschluss = `/v1/freiwilliger/${wer.id}/wunsch/${wer.wunschID()}/vertragsabschluss`;
		expect(fehler(await t.traeger('POST', abschluss, {}))).toEqual([
			409,
			'Für den Vertragsabschluss fehlen folgende Angaben: Vertragsnummer.',
		]);
		gelungen(await t.traeger('POST', abschluss, { vertragsnummer: `HAND-${wer.id.slice(0, 6)}` }));
		expect([await t.status(wer), await ohneNummer()]).toEqual([3000, 0]);
		// Others need the place.
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/reset-vertrag`, { grund: 'Nur zur Probe' }));
		await t.setzeParameter({ vertragsnummerModus: 'GLOBAL' });
	});

	it('where numbers are given by hand, the last of the Traeger is asked for the number as he signs', async () => {
		await t.setzeParameter({ vertragsnummerModus: 'AUS' });
		const { wer, dokumentID } = await mitVertrag({ ausVorlage: true });
		const gefragt = async (frage: Fragend) => {
			const [{ sitzungID } = { sitzungID: '' }] = await offene(frage, dokumentID);
			return (
				gelungen(await frage('GET', `/v1/signature/session/${sitzungID}?mode=view`)) as { isNummerNoetig: boolean }
			).isNummerNoetig;
		};
		for (const frage of [wer.frage, t.verein]) {
			expect(await gefragt(frage)).toBe(false);
			gelungen(await direkt(frage, dokumentID));
		}
		expect(await gefragt(t.traeger)).toBe(true);
		expect(fehler(await direkt(t.traeger, dokumentID))).toEqual([
			409,
			'Für den Vertragsabschluss fehlen folgende Angaben: Vertragsnummer.',
		]);
		const vertragsnummer = `LETZTE-${wer.id.slice(0, 6)}`;
		gelungen(await t.traeger('POST', `/v1/signature?dokID=${dokumentID}`, ...unterschrift({ vertragsnummer })));
		await besiegle(t, dokumentID);
		expect(gelungen(await t.traeger('GET', `/v1/freiwilliger/${wer.id}`))).toMatchObject({
			status: 3000,
			vertraege: [{ vertragsnummer }],
		});
		// Others need the place.
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/reset-vertrag`, { grund: 'Nur zur Probe' }));
		await t.setzeParameter({ vertragsnummerModus: 'GLOBAL' });
	});

	it('is over with a reset: the document can be signed anew', async () => {
		const { wer, dokumentID } = await mitVertrag();
		gelungen(await direkt(wer.frage, dokumentID));
		expect((await t.verein('POST', `/v1/signature/reset/${dokumentID}`)).status).toBe(403);
		expect(gelungen(await t.traeger('POST', `/v1/signature/reset/${dokumentID}`))).toMatchObject({
			status: 1000,
			fassung: 2,
		});
		expect(await offene(t.traeger, dokumentID)).toEqual([]);
		expect((await akteVon(t.traeger, wer)).anforderungen.find((a) => a.specID === spec)?.status).toBe('PROVIDED');
	});

	it('runs out after its days, and is asked for once more', async () => {
		const { wer, dokumentID } = await mitVertrag();
		const heute = t.umgebung.ctx().heute;
		const kaputt = await mitVertrag();
		const repariere = await zerstoere(t, `Akte-${kaputt.wer.id}`);
		t.stelleUhr('2026-12-30');
		await expect(lasseSignaturenAblaufen(t.umgebung)).rejects.toThrow('signaturen-ablaufen: 1 gescheitert');
		await repariere();
		expect(await offene(t.traeger, dokumentID)).toEqual([]);
		expect(await stand(dokumentID)).toBe(1500);
		expect(await mailsAn('UNTERSCHRIFT_ABGELAUFEN', wer)).toEqual(['MANDANT_AP']);
		await lasseSignaturenAblaufen(t.umgebung);
		expect(await stand(kaputt.dokumentID)).toBe(1500);
		expect(await mailsAn('UNTERSCHRIFT_ABGELAUFEN', wer)).toEqual(['MANDANT_AP']);
		const body = { dokID: dokumentID, partei: 'FREIWILLIGER' };
		expect((await t.traeger('POST', '/v1/signature/session', body)).status).toBe(201);
		expect(await offene(t.traeger, dokumentID)).toHaveLength(1);
		t.stelleUhr(heute);
	});

	it('is asked for again by a mail only where one can leave; else who asks hears why', async () => {
		const { wer, dokumentID } = await mitVertrag();
		const nochmal = async () => {
			const [offen] = await offene(t.traeger, dokumentID);
			const antwort = await t.traeger('POST', '/v1/signature/mail', { sitzungID: offen?.sitzungID });
			return [antwort.status, antwort.error?.code, antwort.error?.message.split(/[.,]/)[0]];
		};
		const hinaus = [204, undefined, undefined];
		expect(await nochmal()).toEqual(hinaus);
		const { email } = gelungen(await wer.frage('GET', `/v1/freiwilliger/${wer.id}`)) as { email: string };
		const { pool } = t.umgebung;
		await pool.query(`insert into mail_sperre (adress_hash, grund, outbox_id) values ($1, 'ADRESSE', $2)`, [
			adressHash(email),
			randomUUID(),
		]);
		expect(await nochmal()).toEqual([
			409,
			'KEIN_EMPFAENGER',
			'An die E-Mail-Adresse dieser Person ist nichts zustellbar',
		]);
		gelungen(await direkt(wer.frage, dokumentID));
		expect(await nochmal()).toEqual(hinaus);
		gelungen(await direkt(t.verein, dokumentID));
		await t.setzeParameter({ mandantApMail: null });
		expect(await nochmal()).toEqual([409, 'KEIN_EMPFAENGER', 'Für den Träger ist keine E-Mail-Adresse eingetragen']);
		await t.setzeParameter({ mandantApMail: 'ap@traeger.test' });
		expect(await nochmal()).toEqual(hinaus);
	});

	it('of a guardian who signs on paper can’t be asked for by mail, and who asks hears it', async () => {
		const eltern = await vorlage(t, {
			bezeichnung: 'Einverständnis',
			nutzungsart: 'GESTELLT',
			vorlageText: 'Einverständnis für {{ freiwilliger.vorname }}',
			uploadRollen: ['MA_VERWALTUNG'],
			signaturparteien: ['ERZIEHUNGSBERECHTIGTER'],
			stufen: [],
		});
		const siebzehn = `${Number(t.umgebung.ctx().heute.slice(0, 4)) - 17}-01-01`;
		const wer = await t.registriere([t.ort(0)], { geburtsdatum: siebzehn });
		const mutter = { art: 'MUTTER', vorname: 'Petra', nachname: 'Beispiel' };
		const lege = (mehr: object) =>
			t.traeger('POST', `/v1/freiwilliger/${wer.id}/erziehungsberechtigte`, { ...mutter, ...mehr });
		expect((await lege({})).status).toBe(422);
		expect((await lege({ aufPapier: true })).status).toBe(201);
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/dokumente/direkt?dokumentID=${eltern}`));
		const { data } = await t.traeger('GET', '/v1/signature?groesse=200');
		const sitzungID = (data as unknown as { sitzungID: string; freiwilligerID: string }[]).find(
			(z) => z.freiwilligerID === wer.id,
		)?.sitzungID;
		const antwort = await t.traeger('POST', '/v1/signature/mail', { sitzungID });
		expect(fehler(antwort)).toEqual([
			409,
			'Für diese Person ist keine E-Mail-Adresse eingetragen. Bitte tragen Sie sie nach oder lassen Sie auf Papier unterschreiben.',
		]);
	});

	it('is not there while the function is off', async () => {
		await t.setzeParameter({ pdfSignatures: false });
		expect(fehler(await t.traeger('GET', '/v1/signature'))).toEqual([404, 'Diese Funktion ist nicht freigeschaltet.']);
		await t.setzeParameter({ pdfSignatures: true });
	});
});
