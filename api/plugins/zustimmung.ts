import type { FastifyRequest } from 'fastify';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { recht } from '#domain/zugriff/matrix.ts';
import { istDatenschutzOffen } from '#projections/queries/traeger/portaltexte.ts';
import type { Definition } from '../contract/route.ts';
import type { Portal } from '../portal.ts';
import { aendert } from './herkunft.ts';

const OFFEN: Regelverstoss = {
	code: 'DATENSCHUTZ',
	http: 409,
	text: 'Die Datenschutzerklärung hat sich geändert. Bitte laden Sie die Seite neu und stimmen Sie zu; vorher können Sie nichts ändern.',
	behebbarDurch: ['SELBST'],
};

/** Has a volunteer still to agree to the privacy notice as it stands? Nobody does so in another's view. */
export async function istZustimmungOffen({ umgebung }: Portal, { konto }: FastifyRequest): Promise<boolean> {
	if (!konto?.freiwilligerID || konto.impersoniertVon) return false;
	return istDatenschutzOffen(umgebung.db, konto.freiwilligerID);
}

/** Until then he writes nothing but his consent; what anybody may do, such as to sign out, stays open. */
export async function pruefeZustimmung(
	portal: Portal,
	request: FastifyRequest,
	{ method, action }: Definition,
): Promise<void> {
	if (!aendert(method) || action === 'datenschutzZustimmen' || recht('OEFFENTLICH', action) !== '-') return;
	if (await istZustimmungOffen(portal, request)) throw new Abgelehnt([OFFEN]);
}
