import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ablage } from '#commands/dateien/ablage.ts';
import { stelleAusOutboxBereit } from '#commands/dokumente/automatik.ts';
import type { Mandant } from '#commands/mandant.ts';
import { ZEUGNIS } from '#domain/dokumentspec/standard/nachweise.ts';
import { akteVon, gelungen, vorlage } from '../dokumente.fixture.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { beendet } from '../sammellauf.fixture.ts';
import { HEUTE } from '../test-mandant.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Certificates over HTTP. Table: Documents, Certificate. */

let t: Kleinportal;
let spec: string;
let erste: Dienende;
let zweite: Dienende;
interface Dienende extends Bewerber {
	readonly frage: Fragend;
	readonly vertragID: string;
	readonly zyklusID: string;
}

beforeAll(async () => {
	t = await kleinportal();
	// How the wording stands is told by the shipped text.
	spec = await vorlage(t, {
		bezeichnung: 'Zeugnis',
		nutzungsart: 'GESTELLT',
		vorlageText: ZEUGNIS,
		nachweisFuer: 'ZEUGNIS',
		signaturparteien: ['EINSATZSTELLE', 'TRAEGER'],
		stufen: [{ abStatus: 9900, stufe: 'OPTIONAL' }],
	});
	const bewerber = [];
	for (const nr of [0, 1]) {
		const wer = await t.registriere([t.ort(nr)]);
		await t.verhandle(wer, nr);
		gelungen(await t.einige(wer));
		gelungen(await t.schliesseAb(wer));
		bewerber.push(wer);
	}
	t.stelleUhr('2026-10-01');
	const dienende = [];
	for (const wer of bewerber) {
		const tag = { angetreten: true, datum: '2026-10-01' };
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/dienstantritt`, tag));
		const { rows } = await t.umgebung.pool.query<{ id: string; zyklus: string }>(
			'select id, zyklus_id as zyklus from zeugnis where freiwilliger_id = $1',
			[wer.id],
		);
		dienende.push({ ...wer, vertragID: rows[0]?.id ?? '', zyklusID: rows[0]?.zyklus ?? '' });
	}
	[erste, zweite] = dienende as unknown as [Dienende, Dienende];
});
afterAll(async () => {
	t.stelleUhr(HEUTE);
	expect(await t.kettenfehler()).toEqual([]);
	await t.stop();
});

const pfad = ({ id, vertragID }: Dienende, rest = '') => `/v1/freiwilliger/${id}/vertrag/${vertragID}/zeugnis${rest}`;
const LISTE = '/v1/freiwilliger/list-zeugnisse';
const TEXTE = { taetigkeiten: 'Sportgruppen.', merkmale: '', leistung: 'Sorgfältig.', verhalten: 'Freundlich.' };
const kurz = ({ status, error }: Antwort) => [status, error?.message];

const liste = async (frage: Fragend) =>
	gelungen(await frage('GET', LISTE, undefined, { 'x-zyklus': JSON.stringify({ id: erste.zyklusID }) })) as {
		vertragID: string;
		stand: string;
		frist: string;
	}[];

/** As the worker does. */
async function stelleAus(): Promise<void> {
	const mandant = { umgebung: t.umgebung, dateien: ablage(t.verzeichnis) } as unknown as Mandant;
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = 'dokumente-bereitstellen' and status = 'queued' order by erstellt_am, id`,
	);
	for (const { id } of rows) await stelleAusOutboxBereit(mandant, id);
}

describe('a Zeugnis', () => {
	it('is wanted by the volunteer, who then sees how far it is', async () => {
		expect(gelungen(await erste.frage('GET', pfad(erste, '/stand')))).toMatchObject({
			stand: 'NICHT_VERLANGT',
			umfaenge: ['EINFACH', 'ERWEITERT'],
		});
		const verlangt = await erste.frage('POST', pfad(erste, '/verlangen'), { umfang: 'ERWEITERT' });
		expect(gelungen(verlangt)).toMatchObject({ stand: 'STELLE', umfang: 'ERWEITERT', umfaenge: [] });
		const { rows } = await t.umgebung.pool.query(
			`select empfaenger ->> 'art' as an from outbox where schluessel = 'ZEUGNIS_EINGABE'
				and daten ->> 'freiwilligerID' = $1`,
			[erste.id],
		);
		expect(rows).toEqual([{ an: 'EINSATZORT' }]);
	});

	it('is written by its site alone, and seen as it will look', async () => {
		expect(gelungen(await t.verein('GET', pfad(erste)))).toMatchObject({
			darf: { verlangen: false, schreiben: true, weitergeben: true, freigeben: false },
		});
		expect((await t.verein2('GET', pfad(erste))).status).toBe(404);
		expect((await erste.frage('GET', pfad(erste))).status).toBe(403);
		expect(kurz(await t.verein('POST', pfad(erste, '/weitergabe'), {}))).toEqual([
			409,
			'Im Zeugnis fehlt noch: Tätigkeiten, Leistung, Verhalten.',
		]);
		expect(gelungen(await t.verein('PUT', pfad(erste), { texte: TEXTE }))).toMatchObject({ texte: TEXTE });
		const ansicht = await t.verein('GET', pfad(erste, '/ansicht'));
		expect([ansicht.status, ansicht.roh.headers['content-type']]).toEqual([200, 'application/pdf']);
		expect(gelungen(await t.verein('POST', pfad(erste, '/weitergabe'), {}))).toMatchObject({ stand: 'TRAEGER' });
		expect((await t.verein('POST', pfad(erste, '/entscheidung'), { schritt: 'FREIGEBEN' })).status).toBe(403);
	});

	it('isn’t filled from its template on another way', async () => {
		const antwort = await t.traeger('POST', `/v1/freiwilliger/${erste.id}/dokumente/direkt?dokumentID=${spec}`);
		expect(kurz(antwort)).toEqual([
			409,
			'Ein Zeugnis wird auf der Seite „Zeugnisse“ geschrieben und dort freigegeben.',
		]);
	});

	it('is released by the Traeger, issued and asked to be signed; a correction replaces it', async () => {
		const gibFrei = () => t.traeger('POST', pfad(erste, '/entscheidung'), { schritt: 'FREIGEBEN' });
		expect(kurz(await gibFrei())).toEqual([409, 'Im Zeugnis bliebe etwas leer: „- Zeitraum: 01.10.2026 bis“']);
		for (const { id } of [erste, zweite]) {
			const ende = { datum: '2026-10-01', kuendigungDurch: 'FREIWILLIGER', grund: 'Studienplatz', bestaetigt: true };
			gelungen(await t.traeger('POST', `/v1/freiwilliger/${id}/dienstende`, ende));
		}
		expect(gelungen(await gibFrei())).toMatchObject({ stand: 'AUSSTELLUNG' });
		await stelleAus();
		// No place is bound any more: the one where it was earned signs.
		const { rows } = await t.umgebung.pool.query(
			`select partei, einsatzort_id as ort from signatur where freiwilliger_id = $1 and offen`,
			[erste.id],
		);
		expect(rows).toEqual([{ partei: 'EINSATZSTELLE', ort: t.ort(0) }]);
		const dokumente = async () =>
			(await akteVon(t.traeger, erste)).anforderungen
				.filter(({ specID }) => specID === spec)
				.flatMap((a) => a.dokumente.map(({ status }) => status));
		expect(await dokumente()).toEqual([1500]);
		expect(gelungen(await erste.frage('GET', pfad(erste, '/stand')))).toMatchObject({
			stand: 'UNTERSCHRIFT',
			kannBerichtigen: true,
		});
		const bitte = { nachricht: 'Es fehlt die Ferienfreizeit.' };
		expect(gelungen(await erste.frage('POST', pfad(erste, '/berichtigung'), bitte))).toMatchObject({
			stand: 'BERICHTIGUNG',
		});
		gelungen(await t.traeger('PUT', pfad(erste), { texte: { ...TEXTE, taetigkeiten: 'Auch eine Ferienfreizeit.' } }));
		gelungen(await gibFrei());
		await stelleAus();
		expect((await dokumente()).toSorted()).toEqual([1500, 8000]);
	});
});

describe('many of them', () => {
	it('stand in a list, of which a site sees its own', async () => {
		gelungen(await t.traeger('POST', pfad(zweite, '/verlangen'), { umfang: 'EINFACH' }));
		const alle = await liste(t.traeger);
		expect(alle.find(({ vertragID }) => vertragID === zweite.vertragID)).toMatchObject({ stand: 'STELLE' });
		expect((await liste(t.verein)).map(({ vertragID }) => vertragID)).toEqual([erste.vertragID]);
		expect((await liste(t.verein2)).map(({ vertragID }) => vertragID)).toEqual([zweite.vertragID]);
	});

	it('are released in one run, which says of each what became of it', async () => {
		gelungen(await t.traeger('PUT', pfad(zweite), { texte: { ...TEXTE, leistung: '', verhalten: '' } }));
		gelungen(await t.traeger('POST', pfad(zweite, '/weitergabe'), {}));
		const vertragIDs = [zweite.vertragID, erste.vertragID];
		const lauf = await beendet(t, await t.traeger('POST', '/v1/freiwilliger/zeugnisfreigaben', { vertragIDs }));
		expect(lauf.zeilen.map(({ ergebnis, text }) => [ergebnis, text])).toEqual([
			['GETAN', null],
			['NICHT', 'Die Aktion „Zeugnis freigeben“ ist im Stand „wird unterschrieben“ nicht möglich.'],
		]);
		await stelleAus();
		expect(gelungen(await t.traeger('GET', pfad(zweite)))).toMatchObject({ stand: 'UNTERSCHRIFT' });
		const verboten = await t.verein('POST', '/v1/freiwilliger/zeugnisfreigaben', { vertragIDs });
		expect(verboten.status).toBe(403);
	});
});
