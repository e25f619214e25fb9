import { ablage } from '#commands/dateien/ablage.ts';
import { sende } from '#commands/mail/sende.ts';
import type { Sendung } from '#commands/mail/versand.ts';
import type { Umgebung } from '#commands/umgebung.ts';

/** Delivers what waits in the outbox, as the worker would once nothing of it can be taken back any more, and keeps it. */
export async function leerePost(umgebung: Umgebung, dateien = ablage('/nirgends')): Promise<Sendung[]> {
	const gesendet: Sendung[] = [];
	const versand = async (sendung: Sendung) => {
		gesendet.push(sendung);
	};
	const mail = { versand, verzeichnis: '/nirgends', baseUrl: 'https://portal.test' };
	await umgebung.pool.query(
		`update outbox set faellig_ab = now() where art = 'mail' and status = 'queued' and faellig_ab <= now() + interval '600 seconds'`,
	);
	const { rows } = await umgebung.pool.query<{ id: string }>(
		`select id from outbox where art = 'mail' and status = 'queued' order by erstellt_am`,
	);
	for (const { id } of rows) await sende({ umgebung, mail, dateien }, id);
	return gesendet;
}
