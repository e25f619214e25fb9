import { gibLaufAuf, rechneLauf } from '#commands/geld/laeufe.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import { VERSUCHE } from '#commands/mail/outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import { laufAggregat } from '#domain/geld/lauf/lauf.ts';

/** Reckons a run that was ordered. Killed and begun again, or done by two at once, it writes once. */
export async function rechneBestellten({ umgebung }: Pick<Mandant, 'umgebung'>, id: string): Promise<void> {
	await ausOutbox(umgebung, id, async ({ stream, versuch }) => {
		const laufID = stream?.slice(`${laufAggregat.name}-`.length) ?? '';
		try {
			await rechneLauf(umgebung, laufID);
		} catch (fehler) {
			if (versuch < VERSUCHE) throw fehler;
			await gibLaufAuf(umgebung, laufID);
		}
		return undefined;
	});
}
