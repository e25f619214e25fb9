import { AuftragUnterbrochen } from '#commands/jedes.ts';
import { beanspruche, gesendet, gibZurueck, LeaseVerloren, solangeLease, spaeter } from '#commands/mail/outbox.ts';
import type { Outboxzeile } from '#commands/mail/zeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';

/** How the row is ended, where not as sent. */
export type Ausgang = (() => Promise<void>) | typeof ANDERSWO | undefined;

/** Another worker goes on, or other rows do. */
export const ANDERSWO = 'ANDERSWO';

/** The way of every row of the outbox: it is taken, the work done, and the row ended or given back for another attempt. */
export async function ausOutbox(
	{ pool }: Pick<Umgebung, 'pool'>,
	id: string,
	arbeite: (zeile: Outboxzeile) => Promise<Ausgang>,
): Promise<void> {
	const zeile = await beanspruche(pool, id);
	if (!zeile) return;
	try {
		const ausgang = await arbeite(zeile).catch(async (fehler) => {
			if (fehler instanceof AuftragUnterbrochen) await gibZurueck(pool, zeile);
			else if (!(fehler instanceof LeaseVerloren))
				await spaeter(pool, zeile, fehler instanceof Error ? fehler.name : 'Fehler');
			throw fehler;
		});
		// What is done may not be done again because it couldn't be noted at once.
		if (ausgang !== ANDERSWO) await solangeLease(ausgang ?? (() => gesendet(pool, zeile)));
	} catch (fehler) {
		if (!(fehler instanceof LeaseVerloren)) throw fehler;
	}
}
