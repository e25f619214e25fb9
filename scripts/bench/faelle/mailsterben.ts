import { randomUUID } from 'node:crypto';
import { setTimeout as warte } from 'node:timers/promises';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { bestandIn } from '#commands/mail/bestand.fixture.ts';
import { type Senke, starteSenke } from '#commands/mail/senke.fixture.ts';
import { kehreSogleich, starteVersender, toete } from '#commands/mail/versenderprozess.fixture.ts';
import { reaktion } from '#commands/reaktionen/reaktion.ts';
import { erzeugeUmgebung, type Umgebung } from '#commands/umgebung.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import type { Fall, Messung } from '../fall.ts';
import { mitUnserem } from '../unsere.ts';

const MAILS = 2_000;
const TODE = 50;

/** Mails per second while the worker is killed again and again, beside one that lives; fails when one is lost or doubled. */
export const mailsterben: Fall = {
	name: `mails with ${TODE} deaths of the worker / with none`,
	unsere: (ort) => verschicke(TODE)(ort),
	vergleich: (ort) => verschicke(0)(ort),
};

const verschicke =
	(tode: number): Messung =>
	(ort) =>
		mitUnserem(ort, PROJEKTIONEN, async ({ pool }) => {
			const umgebung = await erzeugeUmgebung({ pool, ctx: uhr, projektionen: PROJEKTIONEN, reaktion });
			await fuelle(umgebung);
			const senke = await starteSenke();
			senke.vorAntwort = () => warte(Math.random() * 20);
			const beginn = performance.now();
			try {
				for (let tod = 0; tod < tode; tod++) await lebeUndStirb(umgebung, senke, ort.url);
				const letzter = await starteVersender(ort.url, senke.url);
				while (await wartende(umgebung)) await warte(50);
				await toete(letzter, pool);
				const dauer = (performance.now() - beginn) / 1_000;
				await pruefe(umgebung, senke, tode);
				return MAILS / dauer;
			} finally {
				await senke.stop();
			}
		});

function uhr() {
	const jetzt = new Date().toISOString();
	return { jetzt, heute: jetzt.slice(0, 10), neueID: randomUUID, fingerabdruck };
}

/** As many registrations, each with the mail that asks for the address. */
async function fuelle(umgebung: Umgebung): Promise<void> {
	await umgebung.pool.query('delete from einmal_token');
	const { neueAkte } = await bestandIn({ umgebung });
	const nummern = Array.from({ length: MAILS }, (_, nr) => nr).values();
	const lege = async () => {
		for (const nr of nummern) await neueAkte({ vorname: 'Ada', nachname: 'Byron', email: `ada.${nr}@post.test` });
	};
	await Promise.all(Array.from({ length: 8 }, lege));
	await umgebung.pool.query(`delete from outbox where schluessel <> 'OPTIN_FREIWILLIGER'`);
}

async function lebeUndStirb(umgebung: Umgebung, senke: Senke, url: string): Promise<void> {
	const kind = await starteVersender(url, senke.url);
	const genug = senke.empfangen.length + 5 + Math.floor(Math.random() * 25);
	while (senke.empfangen.length < genug && (await wartende(umgebung))) await warte(1);
	await toete(kind, umgebung.pool);
	await kehreSogleich(umgebung.pool);
}

async function wartende({ pool }: Umgebung): Promise<boolean> {
	const { rowCount } = await pool.query(`select from outbox where status in ('queued', 'sending') limit 1`);
	return rowCount !== 0;
}

/** In doubt are those whose end left while the worker died before it heard the answer: all of them have arrived. */
async function pruefe({ pool }: Umgebung, senke: Senke, tode: number): Promise<void> {
	const { rows } = await pool.query<{ id: string; status: string }>('select message_id as id, status from outbox');
	const angekommen = senke.empfangen.map(({ mail }) => mail.messageId?.replace(/^<|@.*$/g, ''));
	const einmal = new Set(angekommen);
	const fehlend = rows.filter(({ id }) => !einmal.has(id));
	const ergebnis = {
		mails: rows.length,
		tode,
		angekommen: einmal.size,
		doppelt: angekommen.length - einmal.size,
		verloren: fehlend.filter(({ status }) => status !== 'uncertain').length,
		ungewiss: rows.filter(({ status }) => status === 'uncertain').length,
		ungewissUndNichtAngekommen: fehlend.filter(({ status }) => status === 'uncertain').length,
	};
	console.error(JSON.stringify(ergebnis));
	if (rows.length !== MAILS || ergebnis.doppelt || fehlend.length) throw new Error(JSON.stringify(ergebnis));
}
