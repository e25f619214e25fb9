import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AUFTRAGSARTEN, type UeberViele } from '#commands/auftraege/arten.ts';
import { raeumeAuf } from '#commands/auftraege/aufraeumen.ts';
import { ablage, ort } from '#commands/dateien/ablage.ts';
import { gleicheAktenAb } from '#commands/dokumente/abgleichen.ts';
import { AuftragUnterbrochen, AuftragUnvollstaendig, fuerJedes } from '#commands/jedes.ts';
import type { Mandant } from '#commands/mandant.ts';
import { UNLESBAR } from '#domain/regelverstoss.ts';
import { akteVon, anforderung, gelungen, reicheEin, vorlage } from '../dokumente.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { formular, pdf } from '../upload.fixture.ts';
import { versperre, zerstoere } from '../zerstoert.fixture.ts';

let t: Kleinportal;
let mandant: Mandant;
const gemeldet: string[] = [];
beforeAll(async () => {
	t = await kleinportal();
	const umgebung = { ...t.umgebung, melde: (_: unknown, wo: { stream: string }) => gemeldet.push(wo.stream) };
	const dateien = ablage(t.verzeichnis);
	mandant = { umgebung, dateien, mail: { verzeichnis: t.verzeichnis } } as unknown as Mandant;
});
afterAll(() => t.stop());

/** As the page about the installation shows it. */
async function reste(auftrag: UeberViele): Promise<{ auftrag: string; stream: string; versuche: number }[]> {
	const lage = gelungen(await t.admin('GET', '/v1/system/betrieb')) as { reste: { auftrag: string }[] };
	return lage.reste.filter((rest) => rest.auftrag === auftrag) as [];
}

/** Two of whom the first can't be done; as the job names it, and how it is broken and mended. */
interface Fall {
	readonly stream: string;
	readonly brich: () => Promise<() => unknown>;
	readonly istGetan: (welches: 0 | 1) => Promise<boolean>;
}

const fall = (stream: string, istGetan: Fall['istGetan'], brich = zerstoere): Fall => ({
	stream,
	brich: () => brich(t, stream),
	istGetan,
});

const ART = new Map(AUFTRAGSARTEN.map((art) => [art.name as string, art]));

/** As the worker does it: what is planned at its hour, what waits in the outbox as soon as its pause is over. */
async function laufe(auftrag: UeberViele): Promise<void> {
	const art = ART.get(auftrag);
	if (!art) throw new Error(auftrag);
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		`update outbox set faellig_ab = now() where schluessel = $1 and status = 'queued' returning id`,
		[auftrag],
	);
	if ('zeitplan' in art) await art.fuehreAus(mandant, '');
	else for (const { id } of rows) await art.fuehreAus(mandant, id);
}

const zwei = async (): Promise<[Angemeldet, Angemeldet]> => [
	await t.registriere([t.ort(0)]),
	await t.registriere([t.ort(0)]),
];
async function hatEreignis(stream: string, typ: string): Promise<boolean> {
	const anweisung = 'select 1 from event where stream = $1 and type = $2';
	return ((await t.umgebung.pool.query(anweisung, [stream, typ])).rowCount ?? 0) > 0;
}
/** Two files, each to have this event. */
const akten = (beide: readonly [Angemeldet, Angemeldet], typ: string): Fall =>
	fall(`Akte-${beide[0].id}`, (welches) => hatEreignis(`Akte-${beide[welches].id}`, typ));

/** In a seminar with one place the first has given it up, and the second hasn't answered yet. */
async function freierPlatz([erster, zweiter]: readonly Angemeldet[], von: string): Promise<string> {
	const neu = { bezeichnung: 'Einführung', seminartypID: 'EINFUEHRUNG', geplanteTage: 1, ort: 'Sporthaus' };
	const angaben = { ...neu, termine: [{ von, bis: von }], maxTeilnehmer: 1 };
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', angaben)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	for (const wer of [erster, zweiter]) gelungen(await t.traeger('POST', `/v1/${wer?.id}/seminarplanung/seminar/${id}`));
	gelungen(await t.traeger('DELETE', `/v1/seminar/${id}/teilnehmer/${erster?.id}`));
	return id;
}

let tag = '2026-09-15';
/** The clock only ever goes on. */
function spaeter(tage: number): string {
	tag = new Date(Date.parse(tag) + tage * 86_400_000).toISOString().slice(0, 10);
	t.stelleUhr(tag);
	return tag;
}

let ausweis: string;

/** What each job over many needs to have something to do for two; in the order they are tried. */
const FAELLE: Readonly<Record<UeberViele, () => Promise<Fall>>> = {
	'seminarplaetze-verfallen': async () => {
		const beide = await zwei();
		for (const wer of beide) {
			await t.verhandle(wer, 0);
			gelungen(await t.einige(wer));
		}
		const seminare = [await freierPlatz(beide, '2026-10-12'), await freierPlatz(beide, '2026-11-12')] as const;
		spaeter(5);
		return fall(`Seminar-${seminare[0]}`, async (welches) => {
			const anweisung = `select count(*)::int as n from event where stream = $1 and type = 'AufSeminarwarteliste'`;
			const { rows } = await t.umgebung.pool.query(anweisung, [`Seminar-${seminare[welches]}`]);
			return rows[0]?.n > 1;
		});
	},
	'gruppenseminar-abgleichen': async () => {
		const beide = await zwei();
		for (const wer of beide) {
			await t.verhandle(wer, 0);
			gelungen(await t.einige(wer));
		}
		const gruppe = gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Nord' })) as { id: string };
		const hinzufuegen = beide.map(({ id }) => id);
		gelungen(await t.traeger('PUT', `/v1/seminargruppe/${gruppe.id}`, { hinzufuegen }));
		const neu = { bezeichnung: 'Einführung', seminartypID: 'EINFUEHRUNG', geplanteTage: 1, ort: 'Sporthaus' };
		const angaben = { ...neu, termine: [{ von: '2026-12-01', bis: '2026-12-01' }], seminargruppeIDs: [gruppe.id] };
		const { id } = gelungen(await t.traeger('POST', '/v1/seminar', angaben)) as { id: string };
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
		await t.umgebung.pool.query(
			`update outbox set status = 'cancelled' where schluessel = 'gruppenseminar-abgleichen' and daten ->> 'seminarID' <> $1`,
			[id],
		);
		return akten(beide, 'SeminarnachweisGeplant');
	},
	'seminartage-nachrechnen': async () => {
		const beide = await zwei();
		for (const wer of beide) {
			await t.verhandle(wer, 0);
			gelungen(await t.einige(wer));
		}
		// As if the first were in a cycle of his own.
		const zyklusID = randomUUID();
		const setze = (was: string) =>
			t.alsEigner(`update seminarbedarf set ${was} where freiwilliger_id = '${beide[0].id}'`);
		await setze(`zyklus_id = '${zyklusID}'`);
		return {
			stream: `Zyklus-${zyklusID}`,
			brich: async () => {
				await setze(`bedarf = jsonb_build_object('heil', bedarf)`);
				return () => setze(`bedarf = bedarf -> 'heil'`);
			},
			istGetan: async (welches) => {
				const anweisung = 'select 1 from seminarerreichbarkeit where freiwilliger_id = $1';
				return (await t.umgebung.pool.query(anweisung, [beide[welches].id])).rowCount === 1;
			},
		};
	},
	'seminardaten-loeschen': async () => {
		const beide = await zwei();
		const seminare: string[] = [];
		for (const wer of beide) {
			await t.verhandle(wer, 0);
			gelungen(await t.einige(wer));
			const neu = { bezeichnung: 'Zwischenseminar', seminartypID: 'ZWISCHEN', geplanteTage: 1, ort: 'Sporthaus' };
			const angaben = { ...neu, termine: [{ von: '2027-03-01', bis: '2027-03-01' }] };
			const { id } = gelungen(await t.traeger('POST', '/v1/seminar', angaben)) as { id: string };
			gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
			gelungen(await t.traeger('POST', `/v1/${wer.id}/seminarplanung/seminar/${id}`));
			const bedarf = { mit: [], isBarrierefrei: true, ankunft: null, abreise: null };
			gelungen(await t.traeger('PUT', `/v1/seminar/${id}/haus/gaeste/${wer.id}`, bedarf));
			// Called off and deleted, it has nothing left to keep them for.
			gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 9000, grund: 'Das Haus ist geschlossen.' }));
			gelungen(await t.traeger('DELETE', `/v1/seminar/${id}`));
			seminare.push(id);
		}
		// In the order in which the job takes them.
		const [erstes = '', zweites = ''] = seminare.toSorted();
		return fall(`Seminar-${erstes}`, (welches) =>
			hatEreignis(`Seminar-${welches === 0 ? erstes : zweites}`, 'SeminardatenGeloescht'),
		);
	},
	'meetings-nachziehen': async () => {
		// A talk stays while the end of its wish may be taken back.
		await t.setzeParameter({ versandVerzoegerung: 0 });
		gelungen(
			await t.admin('POST', '/v1/integrations/meetings/configuration', { vorlage: 'https://meet.test/{zufall}' }),
		);
		const beide = await zwei();
		const ids: string[] = [];
		for (const wer of beide) {
			const neu = { adresswunschId: wer.wunschID(), titel: 'Kennenlernen', dauerMinuten: 30 };
			const termin = `${spaeter(0)}T16:00:00Z`;
			ids.push(
				(gelungen(await t.traeger('POST', '/v1/integrations/meetings', { ...neu, termin })) as { id: string }).id,
			);
			gelungen(await wer.frage('DELETE', `/v1/freiwilliger/wunsch/${wer.wunschID()}`));
		}
		return {
			stream: `meeting-${ids[0]}`,
			brich: () => zerstoere(t, `Akte-${beide[0].id}`),
			istGetan: async (welches) => {
				const anweisung = 'select 1 from meeting where id = $1 and status = 9000';
				return (await t.umgebung.pool.query(anweisung, [ids[welches]])).rowCount === 1;
			},
		};
	},
	'personenbezug-loeschen': async () => {
		const beide = await zwei();
		for (const { id } of beide) gelungen(await t.traeger('DELETE', `/v1/freiwilliger/${id}?bestaetigung=L%C3%96SCHEN`));
		await t.umgebung.pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
		return akten(beide, 'PersonenbezugGeloescht');
	},
	'signaturen-ablaufen': async () => {
		const beide = await zwei();
		const spec = await vorlage(t, {
			bezeichnung: 'Vereinbarung',
			nutzungsart: 'GESTELLT',
			vorlageText: 'Vereinbarung',
			uploadRollen: ['MA_VERWALTUNG'],
			signaturparteien: ['FREIWILLIGER', 'TRAEGER'],
		});
		for (const wer of beide) {
			const { payload, headers } = formular([{ name: 'Vereinbarung.pdf', inhalt: pdf() }]);
			const pfad = `/v1/freiwilliger/${wer.id}/dokumente/direkt?dokumentID=${spec}&expectedLength=${pdf().length}`;
			gelungen(await t.traeger('POST', pfad, payload, headers));
		}
		spaeter(60);
		return akten(beide, 'SignaturAbgebrochen');
	},
	'akten-abgleichen': async () => {
		const beide = await zwei();
		ausweis = await vorlage(t, { bezeichnung: 'Ausweis', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
		await t.umgebung.pool.query(`update outbox set status = 'cancelled' where schluessel = 'akten-abgleichen'`);
		return akten(beide, 'DokumentAngefordert');
	},
	mahnen: async () => {
		const beide = await zwei();
		await gleicheAktenAb(mandant, '');
		spaeter(60);
		return akten(beide, 'DokumentGemahnt');
	},
	'dokumente-ablaufen': async () => {
		gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${ausweis}`));
		const beide = await zwei();
		const spec = await vorlage(t, { bezeichnung: 'Nachweis' });
		for (const wer of beide) {
			const { id } = gelungen(await reicheEin(wer.frage, wer, await anforderung(t, wer, spec))) as { id: string };
			const review = `/v1/freiwilliger/${wer.id}/dokumente/${id}/review`;
			gelungen(await t.traeger('POST', review, { ergebnis: 'OK', gueltigBis: spaeter(1) }));
		}
		spaeter(2);
		return fall(`Akte-${beide[0].id}`, async (welches) => {
			const { anforderungen } = await akteVon(t.traeger, beide[welches]);
			return anforderungen.find((a) => a.specID === spec)?.status === 'NOT_PROVIDED';
		});
	},
	'einsichten-bereinigen': async () => {
		const beide = await zwei();
		const spec = await vorlage(t, { bezeichnung: 'Führungszeugnis', nutzungsart: 'EINSICHTNAHME' });
		for (const wer of beide) gelungen(await reicheEin(wer.frage, wer, await anforderung(t, wer, spec)));
		spaeter(31);
		return akten(beide, 'DokumentGeloescht');
	},
	sammelaktion: async () => {
		const beide = await zwei();
		gelungen(
			await t.traeger('POST', '/v1/sammelaktion', {
				liste: 'BEWERBUNGEN',
				eingabe: { aktion: 'kontaktieren' },
				ids: beide.map((wer) => wer.wunschID()),
			}),
		);
		return akten(beide, 'WunschKontaktiert');
	},
	adressimport: async () => {
		const datei = (telefon: string) =>
			`Typ;Bezeichnung;Externe Nummer;PLZ;Ort;E-Mail;Telefon\r\n${[1, 2]
				.map((n) => `Einsatzstelle;Verein Einzeln ${n};EZ-${n};35578;Wetzlar;e${n}@verein.test;${telefon}`)
				.join('\r\n')}`;
		const sende = async (telefon: string) => {
			const { payload, headers } = formular([{ name: 'orte.csv', inhalt: Buffer.from(datei(telefon)) }]);
			return gelungen(await t.admin('POST', '/v1/adresseimport?vorschau=false', payload, headers)) as {
				importID: string;
			};
		};
		const { importID } = await sende('06441 1');
		await laufe('adressimport');
		const { zeilen } = gelungen(await t.admin('GET', `/v1/adresseimport/${importID}`)) as {
			zeilen: { adresseID: string }[];
		};
		await sende('06441 2');
		const streams = zeilen.map(({ adresseID }) => `Adresse-${adresseID}`);
		return fall(streams[0] ?? '', (welches) => hatEreignis(streams[welches] ?? '', 'AdresseGeaendert'), versperre);
	},
	'dateien-nachpruefen': async () => {
		const ids = await legeUploadsAn('Uploaded');
		return { ...sperrigeDatei(ids), istGetan: async (welches) => (await status(ids[welches])) !== 'Uploaded' };
	},
	'dateien-aufraeumen': async () => {
		const ids = await legeUploadsAn('CleanmeDeleted');
		return { ...sperrigeDatei(ids), istGetan: async (welches) => (await status(ids[welches])) === null };
	},
	aufraeumen: async () => {
		const { pool } = t.umgebung;
		const alt = `now() - interval '2 days'`;
		await pool.query(`insert into lebenszeichen values ('alt', ${alt}, '')`);
		await pool.query(`insert into befehl values ('alt', 'alt', '', 200, null, ${alt})`);
		return {
			stream: 'befehl',
			brich: async () => {
				await t.alsEigner('revoke delete on befehl from portal_app');
				return () => t.alsEigner('grant delete on befehl to portal_app');
			},
			istGetan: async (welches) => {
				const was = welches === 0 ? `befehl where user_id = 'alt'` : `lebenszeichen where prozess = 'alt'`;
				return (await pool.query(`select 1 from ${was}`)).rowCount === 0;
			},
		};
	},
	'laender-nachtragen': async () => {
		const vergiss = (tabelle: string, spalte: string, wert: string) =>
			t.alsEigner(`delete from ${tabelle} where ${spalte} = '${wert}'`);
		for (const key of ['FR', 'IT']) {
			await vergiss('stream', 'name', `Land-${key}`);
			await vergiss('event_person', 'stream', `Land-${key}`);
			await vergiss('land', 'id', key);
		}
		await vergiss('event', 'stream', 'Land-IT');
		return {
			stream: 'Land-FR',
			// What it has said already is in the way.
			brich: async () => () => vergiss('event', 'stream', 'Land-FR'),
			istGetan: async (welches) =>
				(await t.umgebung.pool.query('select 1 from land where id = $1', [['FR', 'IT'][welches]])).rowCount === 1,
		};
	},
	'zyklus-uebernehmen': async () => {
		const felder = { bezeichnung: '2027/2028', start: '2027-09-01' };
		const { id } = gelungen(await t.admin('POST', '/v1/stammdaten/zyklus/create', felder)) as { id: string };
		const start = { zyklusID: id, kontingenteUebernehmen: true };
		gelungen(await t.admin('POST', '/v1/stammdaten/zyklus/start', start));
		const orte = [t.ort(1), t.ort(2)];
		const istGetan: Fall['istGetan'] = async (welches) => {
			const anweisung = 'select 1 from adresse where id = $1 and $2 = any(aktiv_in_zyklen)';
			return (await t.umgebung.pool.query(anweisung, [orte[welches], id])).rowCount === 1;
		};
		return fall(`Adresse-${orte[0]}`, istGetan, versperre);
	},
};

async function legeUploadsAn(wie: string): Promise<[string, string]> {
	const ids = [randomUUID(), randomUUID()] as [string, string];
	await t.umgebung.pool.query(
		`insert into upload (id, gid, status, name, endung, groesse, sha256, user_id, hochgeladen_am, geaendert_am)
		select id, gen_random_uuid(), $2, 'a.pdf', 'pdf', 1, '\\x00', 'x', now() - interval '9 days', timestamptz '2026-01-01'
		from unnest($1::uuid[]) id`,
		[ids, wie],
	);
	for (const id of ids) {
		mkdirSync(dirname(ort(mandant.dateien, id)), { recursive: true });
		writeFileSync(ort(mandant.dateien, id), 'a');
	}
	return ids;
}

/** A directory where a file should be. */
function sperrigeDatei([id]: readonly [string, string]): Pick<Fall, 'stream' | 'brich'> {
	const pfad = ort(mandant.dateien, id);
	const brich = async () => {
		rmSync(pfad);
		mkdirSync(pfad);
		return () => rmSync(pfad, { recursive: true });
	};
	return { stream: `upload ${id}`, brich };
}

async function status(id: string): Promise<string | null> {
	const { rows } = await t.umgebung.pool.query<{ status: string }>('select status from upload where id = $1', [id]);
	return rows[0]?.status ?? null;
}

it.each(Object.entries(FAELLE))(
	'%s: one that is broken is named, tried again, and stops no other',
	async (name, baue) => {
		const auftrag = name as UeberViele;
		const { stream, brich, istGetan } = await baue();
		expect([await istGetan(0), await istGetan(1)]).toEqual([false, false]);
		gemeldet.length = 0;
		const repariere = await brich();
		for (const versuche of [1, 2]) {
			await expect(laufe(auftrag)).rejects.toBeInstanceOf(AuftragUnvollstaendig);
			expect(await reste(auftrag)).toMatchObject([{ auftrag, stream, versuche }]);
			expect(await istGetan(1)).toBe(true);
		}
		expect(gemeldet).toEqual([stream, stream]);
		await repariere();
		await laufe(auftrag);
		expect(await istGetan(0)).toBe(true);
		expect(await reste(auftrag)).toEqual([]);
	},
);

it('tries an action on many as if those were not there that cannot be read, and tells so in the end', async () => {
	const beide = await zwei();
	const repariere = await zerstoere(t, `Akte-${beide[0].id}`);
	const eingabe = { aktion: 'kontaktieren' };
	const ids = beide.map((wer) => wer.wunschID());
	const probe = await t.traeger('POST', '/v1/sammelaktion/probelauf', {
		liste: 'BEWERBUNGEN',
		eingabe,
		auswahl: { ids },
	});
	const { zeilen } = gelungen(probe) as { zeilen: { eintragID: string; gruende: { code: string }[] }[] };
	const codes = new Map(zeilen.map((z) => [z.eintragID, z.gruende.map(({ code }) => code)]));
	expect(ids.map((id) => codes.get(id))).toEqual([['UNLESBAR'], []]);
	const begonnen = await t.traeger('POST', '/v1/sammelaktion', { liste: 'BEWERBUNGEN', eingabe, ids });
	const { id } = gelungen(begonnen) as { id: string };
	await t.umgebung.pool.query(`update outbox set versuch = 7 where schluessel = 'sammelaktion' and status = 'queued'`);
	await laufe('sammelaktion');
	expect(gelungen(await t.traeger('GET', `/v1/sammelaktion/${id}`))).toMatchObject({
		erledigt: 1,
		gesperrt: 1,
		beendetAm: expect.any(String),
	});
	await repariere();
});

it('reminds many by hand but those that cannot be read, says which, and tells of them', async () => {
	const beide = await zwei();
	const spec = await vorlage(t, { bezeichnung: 'Ehrenkodex' });
	const ids = [await anforderung(t, beide[0], spec), await anforderung(t, beide[1], spec)];
	spaeter(1);
	const repariere = await zerstoere(t, `Akte-${beide[0].id}`);
	gemeldet.length = 0;
	const { id } = gelungen(await t.traeger('POST', '/v1/dokumente/mahnung', { anforderungIDs: ids })) as { id: string };
	await t.umgebung.pool.query(`update outbox set versuch = 7 where schluessel = 'sammelaktion' and status = 'queued'`);
	await laufe('sammelaktion');
	const { zeilen } = gelungen(await t.traeger('GET', `/v1/sammelaktion/${id}`)) as {
		zeilen: { text: string | null }[];
	};
	expect(zeilen.map(({ text }) => text)).toEqual([UNLESBAR.text, null]);
	expect(gemeldet).toEqual([`Akte-${beide[0].id}`]);
	await repariere();
});

it('stops between two when the process ends', async () => {
	const ende = new AbortController();
	const tue = vi.fn(async (ding: number) => {
		if (ding === 2) ende.abort();
	});
	const lauf = fuerJedes({ ...mandant.umgebung, ende: ende.signal }, [1, 2, 3], { auftrag: 'x', stream: String, tue });
	await expect(lauf).rejects.toBeInstanceOf(AuftragUnterbrochen);
	expect(tue).toHaveBeenCalledTimes(2);
});

it('forgets jobs that are done, and what has not been tried for so long that it is nothing any more', async () => {
	const { pool } = t.umgebung;
	const alt = `now() - interval '31 days'`;
	await pool.query(
		`insert into auftragsrest (auftrag, stream, fehler, zuletzt) values ('mahnen', 'Akte-fort', 'x', ${alt})`,
	);
	await pool.query(
		`insert into outbox (art, schluessel, status, gesendet_am, daten) values
			('job', 'alt', 'sent', ${alt}, '{}'), ('job', 'alt', 'failed', null, '{}'), ('mail', 'alt', 'sent', ${alt}, '{}')`,
	);
	await raeumeAuf(mandant.umgebung);
	expect((await pool.query(`select 1 from auftragsrest where stream = 'Akte-fort'`)).rowCount).toBe(0);
	const { rows } = await pool.query(`select art, status from outbox where schluessel = 'alt' order by 1, 2`);
	expect(rows).toEqual([
		{ art: 'job', status: 'failed' },
		{ art: 'mail', status: 'sent' },
	]);
});
