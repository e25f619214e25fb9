import type { pruefung } from '#api/contract/dokumente/pruefung.ts';
import { Zurueckgewiesen } from '#api/plugins/fehler.ts';
import { pruefePapier } from '#commands/dokumente/pruefung.ts';
import { type Grenze, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import type { Ausgegeben } from '#domain/papier/echtheit.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** From one address: an office that checks a pile of papers doesn't notice. */
const PRUEFUNGEN: Grenze = { zweck: 'pruefung', anzahl: 60, minuten: 1 };

export const pruefungHandlers: Handlers<typeof pruefung> = {
	async pruefePapier(anruf) {
		await bremse(anruf);
		const { nummer = null, sha256 = null } = anruf.body;
		const { db } = anruf.umgebung;
		const [{ ergebnis, papier }, { mandantBezeichnung: organisation }] = await Promise.all([
			pruefePapier(db, { nummer: nummer || null, sha256 }),
			alleParameter(db),
		]);
		return { data: { ergebnis, organisation, papier: papier && nachAussen(papier) } };
	},
};

const nachAussen = ({ titel, am, stand }: Ausgegeben) => ({ titel, am, stand });

async function bremse({ umgebung, request, reply }: Umstand): Promise<void> {
	if ((await zaehleFehlversuch(umgebung.db, PRUEFUNGEN, request.ip)) <= PRUEFUNGEN.anzahl) return;
	reply.header('retry-after', String(PRUEFUNGEN.minuten * 60));
	throw new Zurueckgewiesen(429, 'ZU_OFT', 'Zu viele Prüfungen. Bitte versuchen Sie es in einer Minute noch einmal.');
}
