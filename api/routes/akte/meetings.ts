import type { meetings } from '#api/contract/akte/meetings.ts';
import { Zurueckgewiesen } from '#api/plugins/fehler.ts';
import { abgelaufen } from '#api/plugins/sitzung.ts';
import {
	angebotZumLink,
	bieteTermineAn,
	waehleTermin,
	waehleTerminPerLink,
	zieheAngebotZurueck,
} from '#commands/meeting/angebot.ts';
import {
	erneuereWebhook,
	liesKonfiguration,
	speichereDienst,
	speichereKonfiguration,
} from '#commands/meeting/konfiguration.ts';
import { ladeEin, sageAb, vereinbare } from '#commands/meeting/meetings.ts';
import { istEcht, nimmMeldung } from '#commands/meeting/meldung.ts';
import { HOECHSTENS_VERLEGT } from '#domain/meeting/grenzen.ts';
import { nach } from '#domain/meeting/meeting.ts';
import { istMeldung } from '#domain/meeting/meldungen.ts';
import { MEETING } from '#domain/status/meeting.ts';
import { type Meetingzeile, meetingsFuer, offeneAngebote } from '#projections/queries/akte/meetings.ts';
import { freiwilligerDesWunsches } from '../aktenbefehl.ts';
import { blickVon } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { aussenadresse } from '../portaladresse.ts';
import { mitEinmalLink } from '../zugang/auth.ts';
import { raeumeVon, rueckkehradresse } from '../zugang/videodienst.ts';

/** Talks over the net about a wish, and the times offered for them. */
export const meetingHandlers: Handlers<typeof meetings> = {
	async listeMeetings(anruf) {
		const zeilen = await meetingsFuer(anruf.umgebung.db, await blickVon(anruf), filter(anruf.query));
		return { data: zeilen.map((zeile) => zeige(anruf, zeile)) };
	},

	async vereinbareMeeting(anruf) {
		const { umgebung, body } = anruf;
		const { adresswunschId: wunschID, ...neu } = body;
		const freiwilligerID = await freiwilligerDesWunsches(umgebung, wunschID);
		const id = await vereinbare(raeumeVon(anruf), anruf, { ...neu, wunschID, freiwilligerID });
		const zeilen = await meetingsFuer(umgebung.db, await blickVon(anruf), { wunschID });
		const neues = zeilen.find((zeile) => zeile.id === id);
		if (!neues) throw new Error('Das Gespräch ist nicht zu sehen');
		return { data: zeige(anruf, neues) };
	},

	async ladeZumMeetingEin(anruf) {
		await ladeEin(anruf.umgebung, anruf, { ...anruf.params, emails: anruf.body?.emails ?? [] });
	},

	async sageMeetingAb(anruf) {
		await sageAb(anruf.umgebung, anruf, anruf.params.id);
	},

	async listeTerminangebote(anruf) {
		const zeilen = await offeneAngebote(anruf.umgebung.db, await blickVon(anruf), filter(anruf.query));
		return {
			data: zeilen.map(({ id, wunschID, freiwilligerID, einsatzort, titel, termine, dauerMinuten }) => ({
				...{ id, adresswunschId: wunschID, freiwilligerID, einsatzort, titel, termine: [...termine], dauerMinuten },
			})),
		};
	},

	async bieteTermineAn(anruf) {
		const { umgebung, body } = anruf;
		const { adresswunschId: wunschID, ...neu } = body;
		const freiwilligerID = await freiwilligerDesWunsches(umgebung, wunschID);
		return { data: { id: await bieteTermineAn(umgebung, anruf, { ...neu, wunschID, freiwilligerID }) } };
	},

	async zieheTermineZurueck(anruf) {
		await zieheAngebotZurueck(anruf.umgebung, anruf, anruf.params.id);
	},

	async waehleTermin(anruf) {
		await waehleTermin(raeumeVon(anruf), anruf, { ...anruf.params, ...anruf.body });
	},

	async zeigeTerminwahl(anruf) {
		const { umgebung, params } = anruf;
		const angebot = await mitEinmalLink(anruf, params.token, () => angebotZumLink(umgebung, params.token));
		const { vorname, einsatzort, titel, termine, dauerMinuten } = angebot;
		return { data: { vorname, einsatzort, titel, dauerMinuten, termine: kuenftige(anruf, termine) } };
	},

	async waehleTerminPerLink(anruf) {
		const { params, body } = anruf;
		await mitEinmalLink(anruf, params.token, (idempotenz) =>
			waehleTerminPerLink(raeumeVon(anruf), idempotenz, { ...params, ...body }),
		);
	},

	async meldeMeeting({ umgebung, portal, request, body }) {
		const kopf = (name: string) => String(request.headers[name] ?? '');
		const gesendet = {
			zeitstempel: kopf('webhook-timestamp'),
			unterschrift: kopf('webhook-signature'),
			rohtext: request.rohtext ?? '',
		};
		if (!(await istEcht(umgebung, portal.konfiguration.jwtSecret, gesendet)))
			throw new Zurueckgewiesen(403, 'UNTERSCHRIFT', 'Die Unterschrift der Meldung stimmt nicht.');
		if (istMeldung(body.type)) await nimmMeldung(umgebung, { id: body.id, art: body.type, raum: body.room });
	},

	beantworteMeetingProbe: async ({ query }) => query.challenge as never,

	holeMeetingKonfiguration: zeigeKonfiguration,

	async speichereMeetingKonfiguration(anruf) {
		await speichereKonfiguration(raeumeVon(anruf), anruf.body, userIDVon(anruf));
		return zeigeKonfiguration(anruf);
	},

	async speichereVideodienst(anruf) {
		const { clientSecret, ...body } = anruf.body;
		await speichereDienst(raeumeVon(anruf), { ...body, clientSecret: clientSecret || null }, userIDVon(anruf));
		return zeigeKonfiguration(anruf);
	},

	async erneuereMeetingWebhook(anruf) {
		const { umgebung, portal } = anruf;
		const geheimnis = await erneuereWebhook(umgebung.db, portal.konfiguration.jwtSecret, userIDVon(anruf));
		return { data: { geheimnis } };
	},
};

const filter = ({ adresswunschId, freiwilligerID }: { adresswunschId?: string; freiwilligerID?: string }) => ({
	wunschID: adresswunschId,
	freiwilligerID,
});

/** Nobody takes part in what is off or over. */
function zeige(anruf: Umstand, zeile: Meetingzeile) {
	const { id, wunschID, freiwilligerID, einsatzort, titel, termin, dauerMinuten, status, link, eingeladenAm } = zeile;
	return {
		...{ id, adresswunschId: wunschID, freiwilligerID, einsatzort, titel, termin, dauerMinuten, status, eingeladenAm },
		link: status === MEETING.nr.Geplant || status === MEETING.nr.Gestartet ? link : null,
		wahl: wahl(anruf, zeile),
	};
}

function wahl(anruf: Umstand, { status, angebotID, angebotene, verlegt }: Meetingzeile) {
	if (angebotID === null || nach(status, 'Verlegt') === null) return null;
	return { angebotID, termine: kuenftige(anruf, angebotene ?? []), nochMal: HOECHSTENS_VERLEGT - (verlegt ?? 0) };
}

const kuenftige = ({ umgebung }: Pick<Umstand, 'umgebung'>, termine: readonly string[]): string[] =>
	termine.filter((termin) => Date.parse(termin) >= Date.parse(umgebung.ctx().jetzt));

async function zeigeKonfiguration(anruf: Umstand) {
	const eingerichtet = await liesKonfiguration(anruf.umgebung.db);
	const { aufrufe } = await aussenadresse(anruf);
	const webhookAdresse = `${aufrufe}/v1/integrations/meetings/webhooks`;
	const isEingerichtet = eingerichtet !== null;
	return { data: { ...(eingerichtet ?? LEER), isEingerichtet, webhookAdresse, redirectUri: rueckkehradresse(anruf) } };
}

const LEER = {
	aktiv: false,
	art: 'VORLAGE' as const,
	vorlage: '',
	dienst: null,
	hatWebhook: false,
	geaendertAm: null,
	geaendertVon: null,
};

function userIDVon({ akteur }: Umstand): string {
	if (akteur.userID === null) throw abgelaufen();
	return akteur.userID;
}
