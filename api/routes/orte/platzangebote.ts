import type { platzangebote as vertrag } from '#api/contract/orte/platzangebote.ts';
import { Zurueckgewiesen } from '#api/plugins/fehler.ts';
import { alsCsv } from '#api/present/dateien/csv.ts';
import { PLATZSPALTEN } from '#api/present/platzangebote.ts';
import { type Grenze, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import { nachAussen } from '#domain/platzangebot/nach-aussen.ts';
import { platzangebote } from '#projections/queries/orte/platzangebote.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { aussenadresse } from '../portaladresse.ts';

/** From one address. */
const ABRUFE: Grenze = { zweck: 'platzangebote', anzahl: 60, minuten: 1 };

/** Places outward, to anybody. */
export const platzangeboteHandlers: Handlers<typeof vertrag> = {
	async listePlatzangebote(anruf) {
		await bremse(anruf);
		const [{ stand, angebote, entfernt }, adresse] = await Promise.all([
			platzangebote(anruf.umgebung.db, { seit: anruf.query.since ?? null }),
			aussenadresse(anruf),
		]);
		return {
			data: {
				stand,
				angebote: angebote.map((angebot) => nachAussen(angebot, adresse, 'json')),
				entfernt: entfernt.map(({ id, geaendertAm }) => ({ id, updatedAt: geaendertAm })),
			},
		};
	},

	async holePlatzangeboteCsv(anruf) {
		await bremse(anruf);
		const [{ angebote }, adresse] = await Promise.all([platzangebote(anruf.umgebung.db), aussenadresse(anruf)]);
		const { heute } = anruf.umgebung.ctx();
		anruf.reply.header('content-disposition', `attachment; filename="platzangebote-${heute}.csv"`);
		return alsCsv(
			PLATZSPALTEN,
			angebote.map((angebot) => nachAussen(angebot, adresse, 'csv')),
		);
	},
};

async function bremse({ umgebung, request, reply }: Umstand): Promise<void> {
	const abrufe = await zaehleFehlversuch(umgebung.db, ABRUFE, request.ip);
	if (abrufe <= ABRUFE.anzahl) return;
	reply.header('retry-after', String(ABRUFE.minuten * 60));
	throw new Zurueckgewiesen(429, 'ZU_OFT', 'Zu viele Abrufe. Bitte versuchen Sie es in einer Minute noch einmal.');
}
