import type { papier } from '#api/contract/dokumente/papier.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { druckeZumUnterschreiben } from '#commands/dokumente/drucken.ts';
import { erkenneDrucke, ordneScanZu } from '#commands/dokumente/scans.ts';
import { alsAnhang } from '../dateiinhalt.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { zeigeDokument } from './dokumentansicht.ts';

export const papierHandlers: Handlers<typeof papier> = {
	async druckeZumUnterschreiben(anruf) {
		const { id: freiwilligerID, anforderungID } = anruf.params;
		const { einsatzortID = null } = anruf.body;
		const { name, inhalt } = await druckeZumUnterschreiben(anruf.umgebung, dort(anruf), anruf, {
			...{ freiwilligerID, anforderungID, einsatzortID },
		});
		alsAnhang(anruf.reply, { name });
		anruf.reply.header('content-security-policy', "default-src 'none'; sandbox");
		// The bytes pass through unread; the contract knows them as text.
		return Buffer.from(inhalt) as unknown as string;
	},

	async erkenneDrucke({ umgebung, akteur, body }) {
		const data = await erkenneDrucke(umgebung, akteur, body.nummern);
		return { data: data.map((eines) => ({ ...eines, hindernisse: [...eines.hindernisse] })) };
	},

	async ordneScanZu(anruf) {
		const { id: freiwilligerID } = anruf.params;
		const { dokumentID } = await ordneScanZu(anruf.umgebung, dort(anruf), anruf, { freiwilligerID, ...anruf.body });
		return { data: await zeigeDokument(anruf, freiwilligerID, dokumentID) };
	},
};

const dort = ({ portal }: Umstand) => ablage(portal.konfiguration.datenVerzeichnis);
