import type { Mandant } from '#commands/mandant.ts';
import { sammle } from '#commands/webhook/sammeln.ts';
import { sendeWebhook } from '#commands/webhook/senden.ts';
import { istFreigeschaltet } from '#projections/queries/traeger/features.ts';

/** While the function is switched off nothing goes out; all of it waits. */
export async function sammleWebhooks({ umgebung }: Mandant): Promise<void> {
	if (await istFreigeschaltet(umgebung.db, 'API')) await sammle(umgebung);
}

export async function sendeFaelligenWebhook({ umgebung, aussen }: Mandant, id: string): Promise<void> {
	if (await istFreigeschaltet(umgebung.db, 'API')) await sendeWebhook({ umgebung, ...aussen }, id);
}
