import { AuftragUnterbrochen } from '#commands/jedes.ts';
import { beanspruche, gesendet, gibZurueck, LeaseVerloren, spaeter } from '#commands/mail/outbox.ts';
import type { Outboxzeile } from '#commands/mail/zeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';

/**
 * The way of every job of the outbox: its row is taken, the work done, and the row ended or given back for another
 * attempt. Work that ends with `ANDERSWO` is gone on with by another worker.
 */
export async function ausOutbox(
	{ pool }: Pick<Umgebung, 'pool'>,
	id: string,
	arbeite: (zeile: Outboxzeile) => Promise<typeof ANDERSWO | undefined>,
): Promise<void> {
	const zeile = await beanspruche(pool, id);
	if (!zeile) return;
	try {
		if ((await arbeite(zeile)) !== ANDERSWO) await gesendet(pool, zeile);
	} catch (fehler) {
		if (fehler instanceof LeaseVerloren) return;
		if (fehler instanceof AuftragUnterbrochen) await gibZurueck(pool, zeile);
		else await spaeter(pool, zeile, fehler instanceof Error ? fehler.name : 'Fehler');
		throw fehler;
	}
}

export const ANDERSWO = 'ANDERSWO';
