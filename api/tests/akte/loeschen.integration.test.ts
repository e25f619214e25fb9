import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { raeumeAuf } from '#commands/auftraege/aufraeumen.ts';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { adressHash } from '#commands/mail/sperre.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { ladeHoch, pdf } from '../upload.fixture.ts';

/** Deletion with the term (table: Löschen, G26, G27) and what is left of somebody afterwards: facts, and no trace of the person. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

/** In how many rows of which tables it stands. */
async function fundstellen(wort: string): Promise<string[]> {
	const { rows: tabellen } = await t.umgebung.pool.query<{ name: string }>(
		`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
	);
	const treffer = await Promise.all(
		tabellen.map(async ({ name }) => {
			const { rowCount } = await t.umgebung.pool.query(`select 1 from "${name}" t where t::text ilike $1`, [
				`%${wort}%`,
			]);
			return rowCount ? [name] : [];
		}),
	);
	return treffer.flat().sort();
}

const loesche = (id: string, wort?: string) =>
	t.traeger('DELETE', `/v1/freiwilliger/${id}${wort === undefined ? '' : `?bestaetigung=${encodeURIComponent(wort)}`}`);

it('leaves facts alone, and frees what was held', async () => {
	const wer = await t.registriere([t.ort(0), t.ort(1)], { nachname: 'Kanarienvogel', geburtsdatum: '2009-05-17' });
	await t.verhandle(wer, 0);
	await t.traeger('POST', `/v1/freiwilliger/${wer.id}/erziehungsberechtigte`, {
		art: 'MUTTER',
		isUnterschriftErforderlich: true,
		isAlleinigesSorgerecht: false,
		vorname: 'Ute',
		nachname: 'Kanarienvogel',
		email: `mutter-${wer.email}`,
	});
	await t.traeger('POST', `/v1/freiwilliger/${wer.id}/historie`, {
		text: 'Frau Kanarienvogel hat angerufen.',
		sichtbarkeit: 'MA_VERWALTUNG',
	});
	const frei = await t.plaetze(t.ort(0), t.dienstart('FSJ'));
	expect((await t.einige(wer)).status).toBe(200);
	await t.umgebung.pool.query(
		`insert into einladung (id, status, email, vorname, nachname, zyklus_id, einsatzort_id, dienstart_id,
			betreuer_user_id, freiwilliger_id, gueltig_bis)
		values ($1, 'ANGENOMMEN', $2, 'Jule', 'Kanarienvogel', $3, $4, $5, $6, $7, now())`,
		[randomUUID(), wer.email, randomUUID(), t.ort(0), t.dienstart('FSJ'), t.betreuer(0), wer.id],
	);
	await frage(wer.email.toUpperCase(), 'OFFEN', 'Kanarienvogel');
	const hochgeladen = await ladeHoch(wer.frage, { name: 'Lebenslauf Kanarienvogel.pdf', inhalt: pdf() });
	expect(hochgeladen.status, hochgeladen.roh.body).toBeLessThan(300);
	await t.niemand('POST', '/v1/auth/password-reset', { email: wer.email });
	await t.verein('GET', `/v1/freiwilliger/${wer.id}`);
	const hash = adressHash(wer.email);
	await t.umgebung.pool.query(`update outbox set adress_hash = $1 where daten ->> 'freiwilligerID' = $2`, [
		hash,
		wer.id,
	]);
	await t.umgebung.pool.query(
		`insert into mail_sperre (adress_hash, grund, outbox_id) values ($1, 'ADRESSE_UNBEKANNT', $2)`,
		[hash, randomUUID()],
	);

	expect((await loesche(wer.id)).error.code).toBe('G27');
	expect((await loesche(wer.id, 'löschen')).error.code).toBe('G26');
	expect(await fundstellen('Kanarienvogel')).not.toEqual([]);
	expect((await loesche(wer.id, 'LÖSCHEN')).status).toBe(204);
	expect((await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)).status).toBe(404);
	expect((await wer.frage('GET', '/v1/auth/check')).status).toBe(401);
	expect(await t.plaetze(t.ort(0), t.dienstart('FSJ'))).toEqual(frei);

	await t.umgebung.pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
	const verzeichnis = join(t.verzeichnis, 'mails');
	const dateiablage = ablage(t.verzeichnis);
	await loeschePersonenbezug({ umgebung: t.umgebung, dateien: dateiablage, mail: { verzeichnis } } as never);
	expect(await fundstellen(hash.toString('hex'))).toEqual([]);
	expect(await fundstellen('Kanarienvogel')).toEqual([]);
	expect(await fundstellen(wer.email)).toEqual([]);
	const { rows: dateien } = await t.umgebung.pool.query('select status from upload');
	expect(dateien).toEqual([]);
	const { rows } = await t.umgebung.pool.query<{ type: string }>(
		`select type from event where stream = $1 order by version desc limit 20`,
		[`Akte-${wer.id}`],
	);
	expect(rows.map((r) => r.type)).toContain('FreiwilligerGeloescht');
	expect(rows.filter((r) => r.type === 'PersonenbezugGeloescht').length).toBe(2);
	expect(await t.kettenfehler()).toEqual([]);
	expect((await t.registriereUnbestaetigt([t.ort(0)], { email: wer.email })).id).not.toBe(wer.id);
});

/** Somebody invited to a place, and one who asks to join, without a file. */
async function frage(email: string, status: string, nachname: string, vor = '0 days'): Promise<void> {
	const { pool } = t.umgebung;
	await pool.query(
		`insert into einladung (id, status, email, vorname, nachname, zyklus_id, einsatzort_id, dienstart_id,
			betreuer_user_id, gueltig_bis) values ($1, $2, $3, 'Jule', $4, $5, $6, $7, $8, now() - $9::interval)`,
		[randomUUID(), status, email, nachname, randomUUID(), t.ort(1), t.dienstart('FSJ'), t.betreuer(0), vor],
	);
	await pool.query(
		`insert into user_einladung (id, status, email, vorname, nachname, rollen, gueltig_bis)
		values ($1, $2, $3, 'Jule', $4, '{MA_VEREIN}', now() - $5::interval)`,
		[randomUUID(), status === 'OFFEN' ? 'ABGELAUFEN' : status, email, nachname, vor],
	);
	await pool.query(
		`insert into beitrittsanfrage (status, email, vorname, nachname, entschieden_am)
		values ($1, $2, 'Jule', $3, case when $1 <> 'OFFEN' then now() - $4::interval end)`,
		[status === 'OFFEN' ? status : 'ABGELEHNT', email, nachname, vor],
	);
}

it('invitations and requests that have ended go after half a year', async () => {
	await frage('laengst@vorbei.test', 'ABGELAUFEN', 'Altvogel', '7 months');
	await frage('noch@nicht.test', 'ABGELAUFEN', 'Neuvogel', '5 months');
	await raeumeAuf(t.umgebung);
	expect(await fundstellen('Altvogel')).toEqual([]);
	expect(await fundstellen('Neuvogel')).toEqual(['beitrittsanfrage', 'einladung', 'user_einladung']);
});

it('asks for no term of those who only apply', async () => {
	const wer = await t.erfasse([t.ort(0)]);
	expect((await t.verein('DELETE', `/v1/freiwilliger/${wer.id}`)).status).toBe(403);
	expect((await loesche(wer.id)).status).toBe(204);
	expect((await loesche(wer.id)).status).toBe(404);
});
