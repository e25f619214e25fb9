import type { eingang as vertrag } from '#api/contract/system/eingang.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { exportdateiVon, liesExportdatei } from '#commands/dateien/exportdatei.ts';
import { merkeExport } from '#commands/zugang/zugriff.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { G32 } from '#domain/zugriff/ansicht.ts';
import { darf, offenFuer } from '#domain/zugriff/darf.ts';
import { eingang } from '#projections/queries/start/eingang.ts';
import { nichtGefunden } from '../../plugins/fehler.ts';
import { alsExport } from '../datei.ts';
import type { Handlers } from '../handler.ts';

/** Where the results of long work wait for whoever began it. */
export const eingangHandlers: Handlers<typeof vertrag> = {
	async holeEingang({ umgebung, akteur }) {
		const { userID } = akteur;
		if (userID === null) return { data: [] };
		const frage = { userID, jetzt: umgebung.ctx().jetzt, mitPost: darf(akteur, 'mailsLesen') };
		return { data: [...(await eingang(umgebung.db, frage))] };
	},

	async leseEingang({ umgebung, akteur }) {
		if (akteur.userID === null) return;
		await umgebung.db
			.insertInto('eingang_gesehen')
			.values({ user_id: akteur.userID, bis: umgebung.ctx().jetzt })
			.onConflict((doppelt) => doppelt.column('user_id').doUpdateSet({ bis: umgebung.ctx().jetzt }))
			.execute();
	},

	async ladeExportdatei(anruf) {
		const { umgebung, akteur, portal, reply, request, params } = anruf;
		if (akteur.impersoniertVon !== null) throw new Abgelehnt([G32]);
		const datei = akteur.userID && (await exportdateiVon(umgebung, akteur.userID, params.exportdateiID));
		// Whoever may no longer export it doesn't get it again either.
		const inhalt =
			datei && offenFuer(akteur, datei.aktion)
				? await liesExportdatei(ablage(portal.konfiguration.datenVerzeichnis), datei.id)
				: null;
		if (!datei || !inhalt) throw nichtGefunden();
		const { liste, endung, filter, anzahl, begonnenAm } = datei;
		await merkeExport(umgebung.db, { akteur, liste, anzahl, filter, ip: request.ip });
		alsExport(reply, `${liste}-${tagInBerlin(begonnenAm)}.${endung}`);
		return inhalt as unknown as Uint8Array;
	},
};
