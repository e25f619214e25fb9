import { createHash, timingSafeEqual } from 'node:crypto';
import type { systembetrieb } from '#api/contract/system/systembetrieb.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { gleicheAb } from '#commands/systembetrieb/abgleichen.ts';
import { schalteFeatures } from '#commands/systembetrieb/features.ts';
import { betriebslage } from '#commands/systembetrieb/lage.ts';
import { aktiveSitzungen } from '#commands/systembetrieb/sitzungen.ts';
import { personAggregat } from '#domain/person/person.ts';
import { aktiveFeatures } from '#projections/queries/traeger/features.ts';
import type { Anruf, Handlers, Umstand } from '../handler.ts';

type Abgleich = Pick<Anruf<typeof systembetrieb.gleicheAb>, 'params' | 'query'> & Umstand;

/** Calls of the product operator, and what administrators see of the installation. */
export const systembetriebHandlers: Handlers<typeof systembetrieb> = {
	async schalteFeatures({ umgebung, akteur, idempotenz, body }) {
		await schalteFeatures(umgebung, { akteur, idempotenz }, body);
		return { data: await aktiveFeatures(umgebung.db) };
	},

	async holeBetriebslage({ umgebung, portal: { konfiguration } }) {
		const { jetzt, heute } = umgebung.ctx();
		const uhr = { jetzt, heute, vorsprungMs: konfiguration.vorsprungMs };
		const { auftraege, reste, ...lage } = await betriebslage(umgebung.db, konfiguration.datenVerzeichnis);
		return { data: { ...lage, auftraege: [...auftraege], reste: [...reste], uhr } };
	},

	async listeAlleSitzungen(anruf) {
		pruefeExtraKey(anruf);
		return { data: await aktiveSitzungen(anruf.umgebung.db) };
	},

	gleicheAb: (anruf) => gleicheAlleAb(anruf),
	gleicheAbMitCookie: (anruf) => gleicheAlleAb(anruf),
	// Events are lifted to the newest version as they are read; what is left to be brought up to date are the rows.
	migrierePersonen: (anruf) => gleicheAlleAb(anruf, personAggregat.name),
	migrierePersonenMitCookie: (anruf) => gleicheAlleAb(anruf, personAggregat.name),

	async pruefeAnmeldung(anruf) {
		pruefeExtraKey(anruf);
		return { data: { permissions: anruf.akteur.rollen } };
	},
};

async function gleicheAlleAb(anruf: Abgleich, nur: string | null = null) {
	pruefeExtraKey(anruf);
	const { minID = null, maxID = null } = anruf.query;
	const bereich = { von: minID?.toLowerCase() ?? null, bis: maxID?.toLowerCase() ?? null };
	return { data: { n: await gleicheAb(anruf.umgebung, anruf.akteur, bereich, nur) } };
}

/** Without the right secret these calls don't exist; how much of it was right doesn't show in the time either. */
function pruefeExtraKey({ params, portal }: Pick<Abgleich, 'params' | 'portal'>): void {
	const { extraKey } = portal.konfiguration;
	if (extraKey === null || !timingSafeEqual(hash(extraKey), hash(params.extraKey))) throw nichtGefunden();
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
