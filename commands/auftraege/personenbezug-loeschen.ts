import { sql } from 'kysely';
import { z } from 'zod';
import { VON_SELBST } from '#commands/befehl.ts';
import { loescheUploadsVon } from '#commands/dateien/aufraeumen.ts';
import { entferneAlleExporte } from '#commands/dateien/exportdatei.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { execute } from '#commands/execute.ts';
import { fuerJedes } from '#commands/jedes.ts';
import { loescheAblage } from '#commands/mail/ablage.ts';
import type { Mandant } from '#commands/mandant.ts';
import { gibRaeumeZurueck } from '#commands/meeting/raeume.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { PERSON_ARTEN } from '#domain/ereignis.ts';
import { laufAggregat } from '#domain/geld/lauf/lauf.ts';
import { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import { seminarAggregat } from '#domain/seminar/seminar.ts';
import { userAggregat } from '#domain/user/user.ts';
import { gastteile } from '#projections/queries/seminare/haus.ts';
import { frageRoh, frageText } from '#projections/roh.ts';

/**
 * Art. 17 DSGVO for deleted files: what is personal goes as soon as the confirmation has been sent, since until then its
 * address is needed, and after a day in any case. The facts stay. Repeating it erases nothing twice.
 */
export async function loeschePersonenbezug({ umgebung, mail, dateien }: Mandant): Promise<void> {
	const loesche = async (id: string) => {
		// Before the erasure: afterwards nobody knows the addresses any more.
		const einladungen = await fruehereEinladungen(umgebung, id);
		const geloescht = await loescheAkte(umgebung, id);
		const userID = geloescht?.userID ?? null;
		if (geloescht) {
			await loescheUploadsVon(umgebung, dateien, { freiwilligerID: id, ...geloescht });
			await entferneAlleExporte(umgebung, dateien);
		}
		const mails = await mailsUeber(umgebung, id, userID, einladungen);
		await loescheAblage(mail.verzeichnis, mails);
		await umgebung.pool.query(SPERREN_LOESCHEN, [mails]);
		await umgebung.pool.query(`delete from outbox where id = any($1)`, [mails]);
	};
	await fuerJedes(umgebung, await faellige(umgebung), {
		auftrag: 'personenbezug-loeschen',
		stream: (id) => `${akteAggregat.name}-${id}`,
		tue: loesche,
	});
}

const MIT_ID = z.strictObject({ id: z.string() });

/** A hash of an address tells whose it is to whoever knows the address. */
const SPERREN_LOESCHEN = `
delete from mail_sperre where outbox_id = any($1)
	or adress_hash in (select adress_hash from outbox where id = any($1) and adress_hash is not null)`;

async function faellige({ pool }: Umgebung): Promise<string[]> {
	const freiwillige = await frageText(
		pool,
		MIT_ID,
		`select distinct daten ->> 'freiwilligerID' as id from outbox
		where schluessel = 'LOESCHBESTAETIGUNG'
			and (status not in ('queued', 'sending') or erstellt_am < now() - interval '1 day')`,
	);
	return freiwillige.map(({ id }) => id);
}

/** By the file, by the account, by the invitations it began with. */
async function mailsUeber(
	umgebung: Umgebung,
	id: string,
	userID: string | null,
	{ einladungIDs, anfrageIDs }: Einladungen,
): Promise<string[]> {
	const { pool } = umgebung;
	if (userID !== null) await pool.query('delete from supportanfrage where user_id = $1', [userID]);
	await pool.query('update sammelauftrag_zeile set text = null where freiwilliger_id = $1', [id]);
	await pool.query('delete from terminangebot where freiwilliger_id = $1', [id]);
	await gibRaeumeZurueck(umgebung, id);
	await pool.query('delete from meeting where freiwilliger_id = $1', [id]);
	const mails = await frageText(
		pool,
		MIT_ID,
		`select id from outbox where stream = $1 or daten ->> 'freiwilligerID' = $2
			or stream = $3 or daten ->> 'userID' = $4 or daten ->> 'ortseinladungID' = any($5) or daten ->> 'beitrittID' = any($6)`,
		[`${akteAggregat.name}-${id}`, id, `${userAggregat.name}-${userID}`, userID, einladungIDs, anfrageIDs],
	);
	await pool.query('delete from einladung where id = any($1::uuid[])', [einladungIDs]);
	await pool.query('delete from beitrittsanfrage where id = any($1::uuid[])', [anfrageIDs]);
	return mails.map((mail) => mail.id);
}

/** Invitations to a place and requests to join, by the file or by an address that was ever the volunteer's. */
interface Einladungen {
	readonly einladungIDs: readonly string[];
	readonly anfrageIDs: readonly string[];
}

/** Those of users go at once: no mail is found by them. */
async function fruehereEinladungen(umgebung: Umgebung, id: string): Promise<Einladungen> {
	const { pool } = umgebung;
	const verlauf = await ereignisseVon(umgebung, id);
	const istGeloescht = verlauf.some((e) => e.type === 'FreiwilligerGeloescht');
	const adressen = istGeloescht ? emailsVon(verlauf) : [];
	const [einladungen, anfragen] = await Promise.all([
		frageText(pool, MIT_ID, 'select id from einladung where freiwilliger_id = $1 or lower(email) = any($2)', [
			id,
			adressen,
		]),
		frageText(pool, MIT_ID, 'select id from beitrittsanfrage where lower(email) = any($1)', [adressen]),
	]);
	// One that is still open is an offer of today to whoever has that address.
	await pool.query(`delete from user_einladung where status <> 'OFFEN' and lower(email) = any($1)`, [adressen]);
	return { einladungIDs: einladungen.map((e) => e.id), anfrageIDs: anfragen.map((a) => a.id) };
}

function emailsVon(verlauf: readonly AkteEreignis[]): string[] {
	const emails = verlauf.flatMap((e) => (e.type === 'PersonendatenGeaendert' ? (e.person?.werte.email ?? []) : []));
	return [...new Set(emails.map((email) => email.toLowerCase()))];
}

/** What went with a file: its account, and the files of its documents, messages and proofs. */
interface Geloeschtes {
	readonly userID: string | null;
	readonly uploadIDs: readonly string[];
}

/** null: the file is in use. */
async function loescheAkte(umgebung: Umgebung, id: string): Promise<Geloeschtes | null> {
	const verlauf = await ereignisseVon(umgebung, id);
	const betroffene = [id, ...erziehungsberechtigte(verlauf)];
	const anhaenge = await anhaengeNurHier(umgebung, id, verlauf);
	const nachweise = verlauf.flatMap((e) => (e.type === 'SeminarnachweisEingereicht' ? e.facts.uploadID : []));
	return execute(umgebung, VON_SELBST, async (sitzung) => {
		const akte = await sitzung.lies(akteAggregat, id);
		if (!akte.geloescht) return null;
		for (const betroffener of betroffene) await loescheTeile(sitzung, akteAggregat as Aggregat, id, betroffener);
		await loescheSeminarteile(sitzung, id);
		await loescheLaufteile(sitzung, id);
		const dokumente = akte.dokumente.flatMap((d) => [d.uploadID, ...(d.siegel ? [d.siegel.uploadID] : [])]);
		const uploadIDs = [...dokumente, ...anhaenge, ...nachweise];
		if (!akte.userID) return { userID: null, uploadIDs };
		const user = await sitzung.lies(userAggregat, akte.userID);
		if (user.geloescht) await loescheTeile(sitzung, userAggregat as Aggregat, user.id, user.id);
		return { userID: akte.userID, uploadIDs };
	});
}

/** With whom he shared a room and what he needed there, at every seminar he was at. */
async function loescheSeminarteile(sitzung: Sitzung, gastID: string): Promise<void> {
	for (const { betroffener, seminarID } of await gastteile(sitzung.db, { gastID })) {
		await sitzung.lies(seminarAggregat, seminarID);
		await loescheTeile(sitzung, seminarAggregat as Aggregat, seminarID, betroffener);
	}
}

/** Why somebody answered for a row of his in an accounting run, or left it out. */
async function loescheLaufteile(sitzung: Sitzung, betroffener: string): Promise<void> {
	const anfang = `${laufAggregat.name}-`;
	const laeufe = await frageRoh(
		sitzung.db,
		MIT_ID,
		sql`
		select distinct substr(stream, ${anfang.length + 1}) as id from event_person
		where betroffener = ${betroffener} and starts_with(stream, ${anfang})`,
	);
	for (const { id } of laeufe) {
		await sitzung.lies(laufAggregat, id);
		await loescheTeile(sitzung, laufAggregat as Aggregat, id, betroffener);
	}
}

async function ereignisseVon({ pool }: Umgebung, id: string): Promise<readonly AkteEreignis[]> {
	const [inhalt] = await readStreams(pool, [{ aggregat: akteAggregat.name, id }]);
	return (inhalt?.ereignisse ?? []) as unknown as readonly AkteEreignis[];
}

/** All that ever were: the state doesn't know those any more that were removed. */
const erziehungsberechtigte = (verlauf: readonly AkteEreignis[]): string[] =>
	verlauf.flatMap((e) => (e.type === 'ErziehungsberechtigterHinzugefuegt' ? e.facts.erziehungsberechtigterID : []));

/** Files of its messages, without those that went to others as well and can be read there. */
async function anhaengeNurHier(
	{ pool }: Umgebung,
	id: string,
	verlauf: readonly AkteEreignis[],
): Promise<readonly string[]> {
	const eigene = verlauf.flatMap((e) => (e.type === 'NachrichtGesendet' ? (e.facts.anhaenge ?? []) : []));
	if (eigene.length === 0) return [];
	const auchAnderswo = await frageText(
		pool,
		MIT_ID,
		`select distinct anhang as id from event e
			join event_person using (stream, version)
			cross join lateral json_array_elements_text(e.facts -> 'anhaenge') anhang
		where e.type = 'NachrichtGesendet' and e.stream <> $1 and anhang = any($2)`,
		[`${akteAggregat.name}-${id}`, eigene],
	);
	const anderswo = new Set(auchAnderswo.map((anhang) => anhang.id));
	return eigene.filter((uploadID) => !anderswo.has(uploadID));
}

const TEIL = z.strictObject({ art: z.enum(PERSON_ARTEN) });

/** The event that explains the gap, and the gap, in one transaction; of all kinds unless some are named. */
export async function loescheTeile(
	sitzung: Sitzung,
	aggregat: Aggregat,
	id: string,
	betroffener: string,
	nur: readonly string[] = PERSON_ARTEN,
): Promise<void> {
	const stream = `${aggregat.name}-${id}`;
	const teile = await frageRoh(
		sitzung.db,
		TEIL,
		sql`
		select distinct art from event_person where stream = ${stream} and betroffener = ${betroffener}`,
	);
	const arten = PERSON_ARTEN.filter((art) => nur.includes(art) && teile.some((teil) => teil.art === art));
	if (!arten.length) return;
	sitzung.schreibe(aggregat, id, [PersonenbezugGeloescht({ betroffener, arten })]);
	const loeschen = sql`select loeschen(${betroffener}, ${sql.val(arten)}::text[])`;
	sitzung.tabelle({ compile: () => loeschen.compile(sitzung.db) });
}
