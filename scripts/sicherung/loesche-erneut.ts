import { sql } from 'kysely';
import { loescheTeile } from '#commands/auftraege/personenbezug-loeschen.ts';
import { VON_SELBST } from '#commands/befehl.ts';
import type { Loeschung } from '#commands/event-store/loeschprotokoll.ts';
import { streamRef } from '#commands/event-store/stream.ts';
import { execute } from '#commands/execute.ts';
import { loescheAblage } from '#commands/mail/ablage.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import { PersonenbezugGeloescht } from '#domain/personenbezug.ts';

/** Erases what was erased before and came back with a backup; returns in how many streams. */
export async function loescheErneut(
	umgebung: Umgebung,
	aggregate: readonly Aggregat[],
	mailVerzeichnis: string,
	loeschungen: readonly Loeschung[],
): Promise<number> {
	const streams = new Set<string>();
	for (const loeschung of loeschungen) {
		const { aggregat: name, id } = streamRef(loeschung.stream);
		const aggregat = aggregate.find((a) => a.name === name);
		if (!aggregat) continue;
		const erneut = await execute(umgebung, VON_SELBST, async (sitzung) => {
			await sitzung.lies(aggregat, id);
			const vorher = sitzung.version(aggregat, id);
			// A backup that knows of it holds only what was written after it.
			if (vorher > 0 && !(await istBekannt(sitzung, loeschung)))
				await loescheTeile(sitzung, aggregat, id, loeschung.betroffener, loeschung.arten);
			return sitzung.version(aggregat, id) > vorher;
		});
		if (!erneut) continue;
		// Somebody of whom only single kinds were erased keeps his mails and his address.
		if (loeschung.arten.includes('KONTAKT')) await loescheSpuren(umgebung, mailVerzeichnis, loeschung.stream, id);
		streams.add(loeschung.stream);
	}
	return streams.size;
}

async function istBekannt({ db }: Sitzung, { stream, zeit, betroffener }: Loeschung): Promise<boolean> {
	const { rows } = await sql`
		select 1 from event where stream = ${stream} and type = ${PersonenbezugGeloescht.type}
			and meta ->> 'zeit' = ${zeit} and facts ->> 'betroffener' = ${betroffener} limit 1`.execute(db);
	return rows.length > 0;
}

/** Mails about the one erased, and the e-mail address he had taken. */
async function loescheSpuren({ pool }: Umgebung, mailVerzeichnis: string, stream: string, id: string): Promise<void> {
	const { rows } = await pool.query<{ id: string }>(
		`delete from outbox where stream = $1 or daten ->> 'freiwilligerID' = $2 returning id`,
		[stream, id],
	);
	await loescheAblage(
		mailVerzeichnis,
		rows.map((r) => r.id),
	);
	await pool.query(`delete from eindeutig where stream = $1 and art = 'EMAIL'`, [stream]);
}
