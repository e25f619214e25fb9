import type { system } from '#api/contract/system/system.ts';
import { type Grenze, istGebremst, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import { Zurueckgewiesen } from '../plugins/fehler.ts';
import type { Handler } from './handler.ts';

const FEHLERMELDUNG: Grenze = { zweck: 'fehlermeldung', anzahl: 60, minuten: 15 };

/** Notes in the log what a page ran into, under the number its user reads, so that both can be brought together. */
export const meldeFehler: Handler<typeof system.meldeFehler> = async ({ umgebung: { db }, request, body }) => {
	const gebremst = await istGebremst(db, FEHLERMELDUNG, request.ip);
	if (gebremst) throw new Zurueckgewiesen(429, 'ZU_OFT', 'Zu viele Meldungen. Bitte versuchen Sie es später erneut.');
	await zaehleFehlversuch(db, FEHLERMELDUNG, request.ip);
	request.log.error({ ...body }, 'Fehler der Oberfläche');
};
