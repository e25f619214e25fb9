import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as warte } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bereinigeEinsichten } from '#commands/auftraege/einsichten.ts';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage, ort } from '#commands/dateien/ablage.ts';
import { gleicheAktenAb, lasseDokumenteAblaufen } from '#commands/dokumente/abgleichen.ts';
import { stelleAusOutboxBereit } from '#commands/dokumente/automatik.ts';
import { pruefeKette } from '#commands/event-store/kette.ts';
import { kehre } from '#commands/mail/faellig.ts';
import type { Mandant } from '#commands/mandant.ts';
import type { SignierterNachweis } from '#commands/nachweis/nachweis.ts';
import { pruefeNachweis } from '#commands/nachweis/pruefung.ts';
import { signaturschluessel } from '#commands/signatur/schluessel.ts';
import { akteVon, anforderung, gelungen, reicheEin, vorlage } from '../dokumente.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

let t: Kleinportal;
let mandant: Mandant;
beforeAll(async () => {
	t = await kleinportal();
	const dateien = ablage(t.verzeichnis);
	mandant = { umgebung: t.umgebung, dateien, mail: { verzeichnis: t.verzeichnis } } as unknown as Mandant;
});
afterAll(() => t.stop());

const jobs = async (schluessel: string): Promise<string[]> =>
	(
		await t.umgebung.pool.query<{ id: string }>(
			`select id from outbox where art = 'job' and schluessel = $1 and status = 'queued' order by erstellt_am, id`,
			[schluessel],
		)
	).rows.map(({ id }) => id);

const mails = async (schluessel: string, freiwilligerID: string): Promise<string[]> =>
	(
		await t.umgebung.pool.query<{ art: string }>(
			`select empfaenger ->> 'art' as art from outbox
			where art = 'mail' and schluessel = $1 and daten ->> 'freiwilligerID' = $2 order by 1`,
			[schluessel, freiwilligerID],
		)
	).rows.map(({ art }) => art);

it('asks for what is published, takes back what is locked, and does nothing the second time', async () => {
	const wer = await t.registriere([t.ort(0)]);
	const spec = await vorlage(t, { bezeichnung: 'Ehrenkodex', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
	expect((await akteVon(t.traeger, wer)).anforderungen).toEqual([]);
	for (const id of await jobs('akten-abgleichen')) await gleicheAktenAb(mandant, id);
	expect(await jobs('akten-abgleichen')).toEqual([]);
	expect((await akteVon(t.traeger, wer)).anforderungen).toMatchObject([{ specID: spec, status: 'NOT_PROVIDED' }]);
	expect(await mails('DOKUMENT_ANFORDERUNG', wer.id)).toEqual(['FREIWILLIGER']);
	const vorher = await t.ereignisse();
	await gleicheAktenAb(mandant, '');
	expect(await t.ereignisse()).toBe(vorher);

	gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${spec}`));
	expect(gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/akte/sync`))).toEqual({ neu: 0, entfallen: 1 });
	expect((await akteVon(t.traeger, wer)).anforderungen).toEqual([]);
});

/** Takes the rows of this job that are due, or wait a moment for another one. */
async function gleicheAb(): Promise<void> {
	await t.umgebung.pool.query(`update outbox set faellig_ab = now() where schluessel = 'akten-abgleichen'`);
	await Promise.all((await jobs('akten-abgleichen')).map((id) => gleicheAktenAb(mandant, id)));
}
interface Abgleich {
	readonly beendetAm: string | null;
	readonly erledigt: number;
	readonly gesamt: number;
	readonly angefordert: number;
}
const abgleich = async (spec: string): Promise<Abgleich> =>
	(await t.traeger('GET', `/v1/dokumentspec/${spec}/abgleich`)).data;
const VON_ALLEN = { stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] };
const sperre = async (spec: string) => gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${spec}`));

it('tells on the page and in the inbox how far the files are, and what came of it', async () => {
	await gleicheAb();
	await t.registriere([t.ort(0)]);
	const eingang = async () =>
		((await t.traeger('GET', '/v1/eingang')).data as { was: string; specID: string | null }[]).filter(
			({ was }) => was === 'Impfnachweis',
		);
	const spec = await vorlage(t, { bezeichnung: 'Impfnachweis', ...VON_ALLEN });
	const { gesamt } = await abgleich(spec);
	expect(await abgleich(spec)).toMatchObject({ beendetAm: null, erledigt: 0, angefordert: 0 });
	expect(await eingang()).toMatchObject([{ art: 'ABGLEICH', stand: 'LAEUFT', specID: spec, gesamt, isNeu: false }]);
	await gleicheAb();
	const fertig = { erledigt: gesamt, gesamt, angefordert: gesamt, entfallen: 0 };
	expect(await abgleich(spec)).toMatchObject({ ...fertig, beendetAm: expect.any(String), unbearbeitet: 0 });
	expect(await eingang()).toMatchObject([{ stand: 'FERTIG', gesperrt: 0, isNeu: true, ...fertig }]);
	// Of one that is locked the last word is what went.
	await sperre(spec);
	await gleicheAb();
	expect(await abgleich(spec)).toMatchObject({ angefordert: 0, entfallen: gesamt });
	expect((await t.admin('GET', '/v1/eingang')).data).toEqual([]);
	expect((await t.traeger('GET', `/v1/dokumentspec/${crypto.randomUUID()}/abgleich`)).status).toBe(404);
});

it('goes over the files for one after the other, and counts each for its own', async () => {
	const [a, b] = [
		await vorlage(t, { bezeichnung: 'Fragebogen', ...VON_ALLEN }),
		await vorlage(t, { bezeichnung: 'Steckbrief', ...VON_ALLEN }),
	];
	while ((await jobs('akten-abgleichen')).length > 0) await gleicheAb();
	for (const spec of [a, b]) {
		const { gesamt, ...stand } = await abgleich(spec);
		expect(stand).toMatchObject({ erledigt: gesamt, angefordert: gesamt, beendetAm: expect.any(String) });
		await sperre(spec);
	}
	while ((await jobs('akten-abgleichen')).length > 0) await gleicheAb();
});

it('killed in the middle it goes on, and asks nobody twice', async () => {
	await Promise.all(Array.from({ length: 50 }, () => t.erfasse([t.ort(0)])));
	const spec = await vorlage(t, { bezeichnung: 'Ausweis', ...VON_ALLEN });
	const [outboxID = ''] = await jobs('akten-abgleichen');
	const skript = fileURLToPath(import.meta.resolve('../../../commands/dokumente/arbeiter.fixture.ts'));
	const { jetzt } = t.umgebung.ctx();
	const kind = spawn(process.execPath, [skript, t.datenbank.appUrl, t.verzeichnis, outboxID, jetzt], {
		stdio: 'inherit',
	});
	const ende = once(kind, 'close');
	while ((await abgleich(spec)).angefordert < 3) await warte(5);
	kind.kill('SIGKILL');
	await ende;
	const { angefordert: mitten, gesamt, beendetAm } = await abgleich(spec);
	expect(mitten).toBeLessThan(gesamt);
	expect(beendetAm).toBeNull();

	await t.umgebung.pool.query(`update outbox set lease_bis = now() - interval '1 minute' where id = $1`, [outboxID]);
	expect(await kehre(t.umgebung.pool)).toBe(1);
	await Promise.all([gleicheAb(), gleicheAb()]);
	expect(await abgleich(spec)).toMatchObject({ angefordert: gesamt, erledigt: gesamt, gesamt });
	const { rows } = await t.umgebung.pool.query<{ n: number }>(
		`select count(*)::int as n from event where type = 'DokumentAngefordert' and facts ->> 'specID' = $1 group by stream`,
		[spec],
	);
	expect(rows).toHaveLength(gesamt);
	expect(rows.every(({ n }) => n === 1)).toBe(true);
	expect(await t.kettenfehler()).toEqual([]);
	await sperre(spec);
	await gleicheAb();
});

it('asks for what depends on a birthday the night after it', async () => {
	const spec = await vorlage(t, {
		bezeichnung: 'Erklärung der Volljährigen',
		stufen: [{ abStatus: 2000, stufe: 'ERINNERN' }],
		bedingungen: [{ art: 'VOLLJAEHRIG', ist: true, werte: [] }],
	});
	const wer = await t.registriere([t.ort(0)], { geburtsdatum: '2008-10-20' });
	const gefragt = async () => (await akteVon(t.traeger, wer)).anforderungen.map((a) => a.specID);
	t.stelleUhr('2026-10-19');
	await gleicheAktenAb(mandant, '');
	expect(await gefragt()).toEqual([]);
	t.stelleUhr('2026-10-20');
	await gleicheAktenAb(mandant, '');
	expect(await gefragt()).toEqual([spec]);
	gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${spec}`));
});

it('lets documents expire after their last day, and asks for them again', async () => {
	const spec = await vorlage(t, { bezeichnung: 'Aufenthaltstitel' });
	const wer = await t.registriere([t.ort(0)]);
	const gefragt = await anforderung(t, wer, spec);
	const { id } = gelungen(await reicheEin(wer.frage, wer, gefragt)) as { id: string };
	const review = `/v1/freiwilliger/${wer.id}/dokumente/${id}/review`;
	gelungen(await t.traeger('POST', review, { ergebnis: 'OK', gueltigBis: '2026-11-15' }));
	const stand = async () => (await akteVon(t.traeger, wer)).anforderungen[0];
	t.stelleUhr('2026-11-15');
	await lasseDokumenteAblaufen(t.umgebung);
	expect(await stand()).toMatchObject({ dokumente: [{ status: 1000 }] });
	t.stelleUhr('2026-11-16');
	await lasseDokumenteAblaufen(t.umgebung);
	await lasseDokumenteAblaufen(t.umgebung);
	expect(await stand()).toMatchObject({ status: 'NOT_PROVIDED', dokumente: [{ status: 4000 }] });
	expect(await mails('DOKUMENT_ABGELAUFEN', wer.id)).toEqual(['FREIWILLIGER']);
});

it('provides by itself what it can fill, once everything is there that it prints', async () => {
	const spec = await vorlage(t, {
		bezeichnung: 'Datenblatt',
		nutzungsart: 'GESTELLT',
		isAutomatischBereitstellen: true,
		vorlageText: 'Krankenkasse: {{ freiwilliger.krankenkasse }}',
		steuerungsfelder: [{ feld: 'krankenkasse', modus: 'LESEN' }],
	});
	const wer = await t.registriere([t.ort(0)]);
	const gefragt = await anforderung(t, wer, spec);
	const bearbeite = async () => {
		for (const id of await jobs('dokumente-bereitstellen')) await stelleAusOutboxBereit(mandant, id);
	};
	const stand = async () => (await akteVon(t.traeger, wer)).anforderungen.find((a) => a.id === gefragt);
	await bearbeite();
	expect(await stand()).toMatchObject({ status: 'NOT_PROVIDED', dokumente: [] });
	const { version } = gelungen(await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)) as { version: number };
	gelungen(await t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, { krankenkasse: 'AOK Hessen', version }));
	await bearbeite();
	expect(await stand()).toMatchObject({ dokumente: [{ status: 1000, herkunft: 'AUTOMATISCH', hochgeladenVon: null }] });
	await gleicheAktenAb(mandant, '');
	expect((await stand())?.dokumente).toHaveLength(1);
});

it('removes the files of documents with the volunteer, deleted ones too', async () => {
	const spec = await vorlage(t, { bezeichnung: 'Lebenslauf', isMehrereDateien: true });
	const wer = await t.registriere([t.ort(0)]);
	const gefragt = await anforderung(t, wer, spec);
	const [a, b] = [
		gelungen(await reicheEin(wer.frage, wer, gefragt)),
		gelungen(await reicheEin(t.traeger, wer, gefragt)),
	] as { id: string; uploadID: string }[];
	gelungen(await wer.frage('POST', `/v1/freiwilliger/${wer.id}/dokumente/${a?.id}/delete`, {}));
	const dateien = [a, b].map((d) => ort(mandant.dateien, d?.uploadID ?? ''));
	expect(dateien.map((d) => existsSync(d))).toEqual([true, true]);
	gelungen(await t.traeger('DELETE', `/v1/freiwilliger/${wer.id}?bestaetigung=L%C3%96SCHEN`));
	expect((await t.traeger('GET', `/v1/freiwilliger/dokumente/${b?.id}`)).status).toBe(404);
	await t.umgebung.pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
	await loeschePersonenbezug(mandant);
	expect(dateien.map((d) => existsSync(d))).toEqual([false, false]);
});

const FAKTEN = { fuehrungszeugnisDatum: '2026-05-01', isEinschlaegigVerurteilt: false };
const teile = async (id: string): Promise<number> =>
	(await t.umgebung.pool.query(`select 1 from event_person where betroffener = $1 and art = 'EINSICHT'`, [id]))
		.rowCount ?? 0;
const kette = (id: string) => pruefeKette(t.umgebung.pool, `Akte-${id}`);

it('lets a certificate be looked at once, destroys it with the check, and forgets the facts when nothing comes of it', async () => {
	const spec = await vorlage(t, { bezeichnung: 'Erweitertes Führungszeugnis', nutzungsart: 'EINSICHTNAHME' });
	const wer = await t.registriere([t.ort(0)]);
	const gefragt = await anforderung(t, wer, spec);
	const eingereicht = gelungen(await reicheEin(wer.frage, wer, gefragt, { name: 'Zeugnis von Mara.pdf' }));
	const { id, uploadID, name } = eingereicht as { id: string; uploadID: string; name: string };
	expect(name).toBe('Erweitertes Führungszeugnis');
	const datei = ort(mandant.dateien, uploadID);
	const pfad = `/v1/freiwilliger/${wer.id}/dokumente/${id}`;
	expect((await t.traeger('GET', `/v1/freiwilliger/${wer.id}/download/${uploadID}`)).status).toBe(404);
	expect((await t.traeger('GET', pfad)).status).toBe(200);
	expect((await t.traeger('GET', pfad)).status).toBe(200);
	expect((await t.admin('GET', pfad)).status).toBe(409);
	expect((await wer.frage('GET', pfad)).status).toBe(200);
	expect((await t.traeger('POST', `${pfad}/review`, { ergebnis: 'OK' })).status).toBe(422);
	gelungen(await t.traeger('POST', `${pfad}/review`, { ergebnis: 'OK', steuerwerte: FAKTEN }));
	expect(existsSync(datei)).toBe(false);
	expect((await t.umgebung.pool.query('select 1 from upload where id = $1', [uploadID])).rowCount).toBe(0);
	const [stand] = (await akteVon(t.traeger, wer)).anforderungen;
	expect(stand).toMatchObject({ status: 'PROVIDED', dokumente: [{ isGeloescht: true, endung: null, sha256: '' }] });
	expect(gelungen(await t.traeger('GET', `/v1/freiwilliger/${wer.id}`))).toMatchObject(FAKTEN);

	await bereinigeEinsichten(mandant);
	expect(await teile(wer.id)).toBe(1);
	gelungen(await wer.frage('DELETE', `/v1/freiwilliger/wunsch/${wer.wunschID()}`, { bestaetigt: true }));
	await bereinigeEinsichten(mandant);
	expect(await teile(wer.id)).toBe(0);
	expect(await kette(wer.id)).toMatchObject({ fehler: null });
	expect(gelungen(await t.traeger('GET', `/v1/freiwilliger/${wer.id}`))).not.toMatchObject(FAKTEN);
	gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${spec}`));
});

it('tells nobody what was found once the facts are gone: not by a state, a line, or an event of the proof', async () => {
	const spec = await vorlage(t, { bezeichnung: 'Erweitertes Führungszeugnis', nutzungsart: 'EINSICHTNAHME' });
	const spuren = async (isEinschlaegigVerurteilt: boolean) => {
		const wer = await t.registriere([t.ort(0)]);
		const { id } = gelungen(await reicheEin(wer.frage, wer, await anforderung(t, wer, spec))) as { id: string };
		gelungen(
			await t.traeger('POST', `/v1/freiwilliger/${wer.id}/dokumente/${id}/review`, {
				ergebnis: 'OK',
				steuerwerte: { ...FAKTEN, isEinschlaegigVerurteilt },
			}),
		);
		gelungen(await wer.frage('DELETE', `/v1/freiwilliger/wunsch/${wer.wunschID()}`, { bestaetigt: true }));
		await bereinigeEinsichten(mandant);
		expect(await teile(wer.id)).toBe(0);
		const [gefragt] = (await akteVon(t.traeger, wer)).anforderungen as unknown as readonly {
			status: string;
			angefordertAm: string;
			geschlossenAm: string;
		}[];
		const historie = gelungen(await t.traeger('GET', `/v1/freiwilliger/${wer.id}/historie`)) as { satz: string }[];
		const nachweis = (
			await t.traeger('GET', `/v1/freiwilliger/${wer.id}/nachweis/json`)
		).roh.json() as SignierterNachweis;
		const oeffentlich = signaturschluessel(t.verzeichnis, null).oeffentlich;
		return {
			fehler: pruefeNachweis(nachweis, oeffentlich),
			stand: [gefragt?.status, gefragt?.geschlossenAm === gefragt?.angefordertAm],
			saetze: historie.map(({ satz }) => satz),
			ereignisse: nachweis.verlaeufe[0]?.ereignisse.map(({ type }) => type),
			zeilen: nachweis.zeilen.map(({ satz }) => satz),
		};
	};
	const [ja, nein] = [await spuren(true), await spuren(false)];
	expect(ja).toEqual(nein);
	expect(ja.fehler).toEqual([]);
	expect(ja.stand).toEqual(['FINISHED', true]);
	expect(ja.saetze.join(' ')).not.toContain('eingesehen');
	expect(ja.ereignisse).toContain('Verdeckt');
	expect(ja.ereignisse).not.toContain('EinsichtFestgehalten');
	gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${spec}`));
});

it('treats certificates that were kept the same way, once', async () => {
	const spec = await vorlage(t, { bezeichnung: 'Führungszeugnis' });
	const [geprueft, offen] = [await t.registriere([t.ort(0)]), await t.registriere([t.ort(0)])];
	const dateien: string[] = [];
	for (const wer of [geprueft, offen]) {
		const { id, uploadID } = gelungen(await reicheEin(wer.frage, wer, await anforderung(t, wer, spec))) as {
			id: string;
			uploadID: string;
		};
		dateien.push(ort(mandant.dateien, uploadID));
		const review = `/v1/freiwilliger/${wer.id}/dokumente/${id}/review`;
		if (wer === geprueft) gelungen(await t.traeger('POST', review, { ergebnis: 'OK' }));
	}
	await bereinigeEinsichten(mandant);
	expect(gelungen(await t.traeger('GET', `/v1/dokumentspec/${spec}`))).toMatchObject({ nutzungsart: 'EINSICHTNAHME' });
	expect(dateien.map((d) => existsSync(d))).toEqual([false, true]);
	const stand = async (wer: { id: string }) => (await akteVon(t.traeger, wer)).anforderungen[0]?.status;
	expect(await stand(geprueft)).toBe('PROVIDED');
	expect(await teile(geprueft.id)).toBe(1);
	const vorher = await t.ereignisse();
	await bereinigeEinsichten(mandant);
	expect(await t.ereignisse()).toBe(vorher);

	t.stelleUhr('2026-12-24');
	await bereinigeEinsichten(mandant);
	expect(dateien.map((d) => existsSync(d))).toEqual([false, false]);
	expect(await stand(offen)).toBe('NOT_PROVIDED');
});

it('destroys certificates that were kept under a specification locked since', async () => {
	t.stelleUhr('2027-01-11');
	const spec = await vorlage(t, { bezeichnung: 'Polizeiliches Führungszeugnis' });
	const wer = await t.registriere([t.ort(0)]);
	const { id, uploadID } = gelungen(await reicheEin(wer.frage, wer, await anforderung(t, wer, spec))) as {
		id: string;
		uploadID: string;
	};
	gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/dokumente/${id}/review`, { ergebnis: 'OK' }));
	gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${spec}`));
	await bereinigeEinsichten(mandant);
	expect(existsSync(ort(mandant.dateien, uploadID))).toBe(false);
	expect((await t.umgebung.pool.query('select 1 from upload where id = $1', [uploadID])).rowCount).toBe(0);
});
