import { createHmac, timingSafeEqual } from 'node:crypto';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { nach } from '#domain/meeting/meeting.ts';
import { MELDUNGEN, type Meldungsart } from '#domain/meeting/meldungen.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { meetingImRaum, meetingVon } from '#projections/queries/akte/meetings.ts';
import { webhookGeheimnis } from './konfiguration.ts';
import { aendere, beende, VERALTET } from './meetings.ts';

export const MEETINGMELDUNG = 'meeting-meldung';

/** So much the clock of the service may differ from ours, either way. */
const SPIELRAUM_MS = 5 * 60_000;

export interface Unterschrift {
	/** Seconds since 1970, as sent. */
	readonly zeitstempel: string;
	/** `v1=` and the HMAC-SHA256 in hex, over the time, a dot and the body as it came. */
	readonly unterschrift: string;
	readonly rohtext: string;
}

export const unterschreibe = (geheimnis: string, zeitstempel: string, rohtext: string): string =>
	`v1=${createHmac('sha256', geheimnis).update(`${zeitstempel}.${rohtext}`).digest('hex')}`;

/** Does whoever sends this know the secret of this tenant, and has he written it just now? */
export async function istEcht(
	{ db, ctx }: Pick<Umgebung, 'db' | 'ctx'>,
	hauptschluessel: string,
	{ zeitstempel, unterschrift, rohtext }: Unterschrift,
): Promise<boolean> {
	if (!/^\d{1,12}$/.test(zeitstempel)) return false;
	if (Math.abs(Number(zeitstempel) * 1_000 - Date.parse(ctx().jetzt)) > SPIELRAUM_MS) return false;
	const geheimnis = await webhookGeheimnis(db, hauptschluessel);
	if (geheimnis === null) return false;
	const [gesagt, richtig] = [unterschrift, unterschreibe(geheimnis, zeitstempel, rohtext)].map((t) => Buffer.from(t));
	return gesagt?.length === richtig?.length && timingSafeEqual(gesagt as Buffer, richtig as Buffer);
}

/** Notes what was reported, once; what follows from it is done by a job, so that the service needn't wait. */
export async function nimmMeldung(
	umgebung: Umgebung,
	{ id, art, raum }: { readonly id: string; readonly art: Meldungsart; readonly raum: string },
): Promise<void> {
	const meetingID = await meetingImRaum(umgebung.db, raum);
	if (!meetingID) return;
	try {
		await execute(umgebung, VON_SELBST, async (sitzung) => {
			const { db } = sitzung;
			sitzung.tabelle(
				db
					.insertInto('meeting_meldung')
					.values({ id })
					.onConflict((oc) => oc.doNothing()),
				DOPPELT,
			);
			sitzung.outbox({ art: 'job', schluessel: MEETINGMELDUNG, daten: { meetingID, meldung: art } });
		});
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
	}
}

/** Told to nobody: whoever sends it again is glad that it has arrived. */
const DOPPELT: Regelverstoss = { code: 'MEETING_MELDUNG', http: 409, text: 'Diese Meldung wurde schon angenommen.' };

/** What it changes, if it still can: words that come in another order than they were meant change nothing. */
export async function verarbeiteMeldung({ umgebung }: Pick<Mandant, 'umgebung'>, id: string): Promise<void> {
	await ausOutbox(umgebung, id, async ({ daten: { meetingID = '', meldung } }) => {
		await execute(umgebung, VON_SELBST, (sitzung) => wende(sitzung, meetingID, meldung));
		return undefined;
	});
}

async function wende(sitzung: Sitzung, meetingID: string, meldung: Meldungsart | undefined): Promise<void> {
	const meeting = await meetingVon(sitzung.db, meetingID);
	const schritt = meldung && MELDUNGEN[meldung];
	const status = meeting && schritt ? nach(meeting.status, schritt) : null;
	if (!meeting || status === null) return;
	if (schritt === 'Abgesagt') return beende(sitzung, meeting);
	const gestartet = schritt === 'Gestartet' ? { gestartet_am: sitzung.ctx.jetzt } : {};
	sitzung.tabelle(aendere(sitzung, meeting, { status, ...gestartet }), VERALTET);
}
