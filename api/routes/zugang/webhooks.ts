import type { webhooks } from '#api/contract/zugang/webhooks.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { abgelaufen } from '#api/plugins/sitzung.ts';
import {
	aendereWebhook,
	erneuereGeheimnis,
	erzeugeWebhook,
	loescheWebhook,
	type Schutz,
	sendeErneut,
	sendeProbe,
} from '#commands/webhook/verwalten.ts';
import { alleWebhooks, type Webhookzeile, zustellungen } from '#projections/queries/zugang/webhooks.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Endpoints outside that are told what happens here. */
export const webhookHandlers: Handlers<typeof webhooks> = {
	async listeWebhooks({ umgebung }) {
		return { data: (await alleWebhooks(umgebung.db)).map(zeige) };
	},

	async erzeugeWebhook(anruf) {
		const { umgebung, akteur, idempotenz, body } = anruf;
		const { userID } = akteur;
		if (userID === null) throw abgelaufen();
		const befehl = { akteur: { ...akteur, userID }, idempotenz };
		const { id, geheimnis } = await erzeugeWebhook(umgebung, schutz(anruf), befehl, body);
		return { data: { ...(await einer(anruf, id)), geheimnis } };
	},

	async aendereWebhook(anruf) {
		const { umgebung, params, body } = anruf;
		if (!(await aendereWebhook(umgebung, schutz(anruf), params.id, body))) throw nichtGefunden();
		return { data: await einer(anruf, params.id) };
	},

	async loescheWebhook({ umgebung, params }) {
		if (!(await loescheWebhook(umgebung, params.id))) throw nichtGefunden();
	},

	async erneuereWebhookgeheimnis(anruf) {
		const neu = await erneuereGeheimnis(anruf.umgebung, schutz(anruf), anruf.params.id);
		if (neu === null) throw nichtGefunden();
		return { data: { ...(await einer(anruf, anruf.params.id)), geheimnis: neu.geheimnis } };
	},

	async probiereWebhook({ umgebung, params }) {
		if (!(await sendeProbe(umgebung, params.id))) throw nichtGefunden();
	},

	async listeZustellungen(anruf) {
		const { umgebung, params, query } = anruf;
		await einer(anruf, params.id);
		const { seite, groesse, stand = null } = query;
		const { zeilen, total } = await zustellungen(umgebung.db, { webhookID: params.id, stand, seite, groesse });
		return { data: [...zeilen], total, seite, groesse };
	},

	async sendeErneut({ umgebung, params }) {
		if (!(await sendeErneut(umgebung, params))) throw nichtGefunden();
	},
};

const schutz = ({ portal: { konfiguration } }: Umstand): Schutz => ({
	hauptschluessel: konfiguration.jwtSecret,
	erlaubteHosts: konfiguration.erlaubteHosts,
});

async function einer({ umgebung }: Umstand, id: string) {
	const [zeile] = await alleWebhooks(umgebung.db, id);
	if (!zeile) throw nichtGefunden();
	return zeige(zeile);
}

const zeige = ({ erstelltVonID, erstelltVon, ...z }: Webhookzeile) => ({
	...z,
	erstelltVon: { id: erstelltVonID, name: erstelltVon },
});
