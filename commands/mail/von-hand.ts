import type { Umgebung } from '#commands/umgebung.ts';
import type { Akteur } from '#domain/rollen.ts';
import { mitTransaktion } from './transaktion.ts';

/** A text: why it can't be done; undefined: there is no such mail; null: it is done. */
type Ergebnis = Promise<string | null | undefined>;

type Wer = Pick<Akteur, 'userID' | 'impersoniertVon'>;

/** What was done with a mail by hand, by whom and when; kept with its row. */
export interface Eingriff extends Wer {
	readonly was: 'STORNIERT' | 'ERNEUT';
	/** ISO time. */
	readonly am: string;
}

function eingriff(was: Eingriff['was'], { userID, impersoniertVon }: Wer, { ctx }: Umgebung): string {
	return JSON.stringify([{ was, userID, impersoniertVon, am: ctx().jetzt } satisfies Eingriff]);
}

/** What is on its way, or was, can't be called back. */
export async function storniere(umgebung: Umgebung, wer: Wer, id: string): Ergebnis {
	const { pool } = umgebung;
	const { rowCount } = await pool.query(
		`update outbox set status = 'cancelled', fehler = 'Von Hand storniert', eingriffe = eingriffe || $2
		where id = $1 and art = 'mail' and status = 'queued'`,
		[id, eingriff('STORNIERT', wer, umgebung)],
	);
	if (rowCount) return null;
	return (await gibtEs(pool, id)) ? 'Die E-Mail wartet nicht mehr auf den Versand.' : undefined;
}

/**
 * Queues a mail again that hasn't arrived for certain; its cause is asked anew before it leaves. The address it came
 * back from is tried again, too. The Message-ID stays, so that a receiver can tell a repetition.
 */
export async function sendeErneut(umgebung: Umgebung, wer: Wer, id: string): Ergebnis {
	const { pool, outboxGefuellt } = umgebung;
	const erneut = await mitTransaktion(pool, async (client) => {
		await client.query('delete from mail_sperre where outbox_id = $1', [id]);
		const { rowCount } = await client.query(
			`update outbox set status = 'queued', versuch = 0, fehler = null, uebergabe_am = null, abschluss_am = null, gesendet_am = null,
				faellig_ab = now(), eingriffe = eingriffe || $2
			where id = $1 and art = 'mail' and status in ('failed', 'uncertain', 'cancelled', 'undeliverable')`,
			[id, eingriff('ERNEUT', wer, umgebung)],
		);
		return rowCount === 1;
	});
	if (erneut) outboxGefuellt?.();
	if (erneut) return null;
	return (await gibtEs(pool, id)) ? 'Die E-Mail ist gesendet oder wartet noch auf den Versand.' : undefined;
}

async function gibtEs(pool: Umgebung['pool'], id: string): Promise<boolean> {
	const { rowCount } = await pool.query(`select from outbox where id = $1 and art = 'mail'`, [id]);
	return rowCount === 1;
}
